// SPDX-License-Identifier: Apache-2.0
// rvh_hart_fetch between a memory that answers at any time and a pipeline that takes or redirects at any time. One
// word of memory, any, has a content or an error. What fetch delivers has this content where it belongs to that word.
//
// The proof has its own list of the words that are buffered or in flight: their addresses, and the loops of the cycle in
// which each was requested.

`default_nettype none

module rvh_formal_hart_fetch
  import rvh_hart_pkg::*;
#(
    parameter bit HasLoops = 1'b0
) (
    input logic               clk_i,
    input logic               rst_ni,
    input logic               redirect,
    input logic        [31:1] target,
    input logic               ready,
    input loop_t [1:0]        loops,
    input logic               predict,
    input logic               gnt,
    input logic               rvalid,
    input logic        [31:0] rdata,
    input logic               err
);

  localparam logic [31:0] BootAddr = 32'h8000_0000;

  logic redirect_ready, valid, error, error_high, compressed, turn, turn_level, torn, turns, req;
  logic [31:0] instr, addr;
  logic [7:0] open;

  rvh_hart_fetch #(
      .BootAddr(BootAddr),
      .HasLoops(HasLoops)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .redirect_i      (redirect),
      .redirect_ready_o(redirect_ready),
      .target_i        (target),
      .valid_o         (valid),
      .ready_i         (ready),
      .instr_o         (instr),
      .error_o         (error),
      .error_high_o    (error_high),
      .compressed_i    (compressed),
      .loops_i         (loops),
      .predict_i       (predict),
      .turn_o          (turn),
      .turn_level_o    (turn_level),
      .torn_o          (torn),
      .turns_o         (turns),
      .instr_req_o     (req),
      .instr_gnt_i     (gnt),
      .instr_addr_o    (addr),
      .instr_rvalid_i  (rvalid),
      .instr_rdata_i   (rdata),
      .instr_err_i     (err)
  );

  assign compressed = instr[1:0] != 2'b11;

  rvh_formal_obi #(
      .AssumeSubordinate(1'b1),
      .Width            (32)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i(addr),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);
  always_comb assume (!redirect || redirect_ready);

  // ---- the word of memory ----
  logic [31:2] at;
  logic [32:0] content;  // error, data

  always_ff @(posedge clk_i) begin
    at      <= at;
    content <= content;
  end

  // ---- the words that are buffered, then those in flight ----
  typedef struct packed {
    logic [31:2] addr;
    logic turn;  // the last of a body that has another turn
    logic level;
    logic [31:1] start;  // of that body
  } word_t;

  word_t [2:0] list_q;
  word_t asked;
  logic [1:0] buffered_q, listed_q, stale_q;  // `listed_q` without `stale_q`: discarded, in flight
  logic [1:0] hits;
  logic granted, takes, pops, arrives;
  logic [31:1] pc_q, next;  // of the instruction that is delivered; of the one after it
  logic [31:1] beyond;  // the address after it
  logic lost_q;  // the instruction before was torn or had an error: nothing is right until the next redirect

  assign granted = req && gnt;
  assign arrives = rvalid && stale_q == '0;
  assign takes   = valid && ready;
  assign pops    = takes && ((lost_q ? u_dut.high_q : pc_q[1]) || !compressed);

  for (genvar i = 0; i < 2; i++) begin : gen_hits
    assign hits[i] = HasLoops && predict && loops[i].on && loops[i].stop == addr[31:2] + 30'd1;
  end
  assign asked = '{addr: addr[31:2], turn: hits != '0, level: !hits[0], start: loops[!hits[0]].start};

  assign beyond = pc_q + (compressed ? 31'd1 : 31'd2);
  assign next   = turn ? list_q[0].start : beyond;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {list_q, buffered_q, listed_q, stale_q, lost_q} <= '0;
      pc_q <= BootAddr[31:1];
    end else begin
      if (redirect) begin
        buffered_q <= '0;
        listed_q   <= 2'(granted);
        stale_q    <= 2'(open - 8'(rvalid));
        pc_q       <= target;
        lost_q     <= 1'b0;
        list_q[0]  <= asked;
      end else begin
        buffered_q <= buffered_q + 2'(arrives) - 2'(pops);
        listed_q   <= listed_q + 2'(granted) - 2'(pops);
        stale_q    <= stale_q - 2'(rvalid && stale_q != '0);
        if (takes) pc_q <= next;
        if (takes && (torn || error)) lost_q <= 1'b1;
        if (pops) list_q <= list_q >> $bits(word_t);
        if (granted) list_q[listed_q-2'(pops)] <= asked;
      end
    end
  end

  always_comb assume (!arrives || list_q[buffered_q].addr != at || {err, rdata} == content);

  // ---- properties ----
  logic delivers, first, crosses, second;
  logic [2:0] words_agree, order_agrees, tags_agree;
  logic [31:2] expected;  // address of the next request

  assign delivers = rst_ni && valid && !lost_q;
  assign first    = pc_q[31:2] == at;  // it begins in that word
  assign crosses  = pc_q[1] && !compressed && !(error && !error_high);
  assign second   = crosses && !torn && list_q[1].addr == at;  // it ends there

  for (genvar i = 0; i < 3; i++) begin : gen_agree
    assign words_agree[i] = 2'(i) >= buffered_q || list_q[i].addr != at || u_dut.words_q[i] == content;
    if (i == 0) begin : gen_first
      assign order_agrees[i] = lost_q || listed_q == '0 || list_q[0].addr == pc_q[31:2];
    end else begin : gen_later
      assign order_agrees[i] = 2'(i) >= listed_q || list_q[i].addr == (
          list_q[i-1].turn ? list_q[i-1].start[31:2] : list_q[i-1].addr + 30'd1);
    end
    if (HasLoops) begin : gen_tag
      assign tags_agree[i] = u_dut.gen_loops.tags_q[i].turn == (2'(i) < listed_q && list_q[i].turn) &&
                             (2'(i) >= listed_q || (u_dut.gen_loops.tags_q[i].level == list_q[i].level &&
                              u_dut.gen_loops.tags_q[i].high == list_q[i].start[1]));
    end else begin : gen_no_tag
      assign tags_agree[i] = !list_q[i].turn;
    end
  end

  always_comb begin
    expected = pc_q[31:2];
    for (int i = 0; i < 3; i++) begin
      if (2'(i) + 2'd1 == listed_q) expected = list_q[i].turn ? list_q[i].start[31:2] : list_q[i].addr + 30'd1;
    end
  end

  rvh_formal_stream #(
      .Width(37)
  ) u_out (
      .clk_i,
      .rst_ni,
      .valid_i  (valid),
      .ready_i  (ready),
      .cancel_i (redirect),
      .payload_i({turn, turn && turn_level, torn, error, error && error_high,
                  error || torn ? 32'h0 : {compressed ? 16'h0 : instr[31:16], instr[15:0]}})
  );

  always_comb begin
    if (delivers && first) begin
      a_error_low : assert (content[32] == (error && !error_high));
      a_low : assert (content[32] || instr[15:0] == (pc_q[1] ? content[31:16] : content[15:0]));
      a_high : assert (content[32] || pc_q[1] || compressed || instr[31:16] == content[31:16]);
      a_error_word : assert (content[32] || !error || torn || crosses);
    end
    if (delivers && second) begin
      a_error_high : assert (content[32] == error);
      a_second : assert (content[32] || instr[31:16] == content[15:0]);
    end
    if (delivers) begin
      a_next_word : assert (!(crosses && !torn) || list_q[1].addr == pc_q[31:2] + 30'd1);
      a_turn :
      assert (turn == (list_q[0].turn && beyond == {list_q[0].addr + 30'd1, 1'b0}) &&
              torn == (list_q[0].turn && pc_q[1] && instr[1:0] == 2'b11 && !(error && !error_high)) &&
              (!turn || turn_level == list_q[0].level));
    end
    if (rst_ni) begin
      a_turns :
      assert (turns == ((list_q[0].turn && listed_q != '0) || (list_q[1].turn && listed_q > 2'd1) ||
                        (list_q[2].turn && listed_q > 2'd2)));
      a_room : assert (!arrives || pops || buffered_q != 2'd3);
      i_count :
      assert (u_dut.count_q == buffered_q && u_dut.stale_q == stale_q && 8'(u_dut.open_q) == open && open <= 8'd3 &&
              8'(stale_q) <= open && 8'(listed_q) == 8'(buffered_q) + open - 8'(stale_q) &&
              (!u_dut.pending_q || (listed_q != 2'd3 && open != 8'd3)));
      i_words : assert (&words_agree);
      i_order : assert (&order_agrees && (lost_q || u_dut.high_q == pc_q[1]));
      i_request : assert ((lost_q && listed_q == '0) || u_dut.addr_q == expected);
      i_tags : assert (&tags_agree);
    end
  end

  // ---- covers ----
  always_comb begin
    c_crosses : cover (delivers && first && crosses && !error && ready && listed_q == 2'd3);
    c_error : cover (delivers && second && error);
    c_redirect : cover (rst_ni && redirect && stale_q != '0 && open == 8'd2);
    c_turn : cover (delivers && (HasLoops ? turn && turn_level && ready && pc_q[1] : ready && listed_q == 2'd2));
  end

endmodule

`default_nettype wire
