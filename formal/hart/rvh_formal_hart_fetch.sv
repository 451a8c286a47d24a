// SPDX-License-Identifier: Apache-2.0
// rvh_hart_fetch between a memory that answers at any time and a pipeline that takes or redirects at any time. One
// word of memory, any, has a content or an error. What fetch delivers has this content where it belongs to that word.
//
// The proof has its own list of the words that are buffered or in flight: rvh_formal_hart_words.

`default_nettype none

module rvh_formal_hart_fetch
  import rvh_hart_pkg::*;
#(
    parameter bit HasC = 1'b1,
    parameter bit HasLoops = 1'b0
) (
    input logic         clk_i,
    input logic         rst_ni,
    input logic         redirect,
    input logic  [31:1] target,
    input logic         ready,
    input loop_t [ 1:0] loops,
    input logic         predict,
    input logic         gnt,
    input logic         rvalid,
    input logic  [31:0] rdata,
    input logic         err
);

  localparam logic [31:0] BootAddr = 32'h8000_0000;

  logic redirect_ready, valid, error, error_high, compressed, turn, turn_level, torn, turns, req;
  logic [31:0] instr, addr;
  logic [7:0] open;

  rvh_hart_fetch #(
      .BootAddr(BootAddr),
      .HasC    (HasC),
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
  logic [2:0][31:2] where;  // their addresses
  logic [2:0] turns_at, level_at;
  logic [2:0][31:1] unused_start;
  logic [2:0][ 2:0] tags;
  logic [1:0] buffered, listed;
  logic [31:1] pc_q, beyond;  // of the instruction that is delivered; of what is after it in memory
  logic lost_q, takes, pops, arrives;

  assign takes  = valid && ready;
  assign beyond = pc_q + (compressed ? 31'(HasC) : 31'd2);

  if (HasLoops) begin : gen_tags
    assign tags = u_dut.gen_loops.tags_q;
  end else begin : gen_no_tags
    assign tags = '0;
  end

  rvh_formal_hart_words #(
      .HasC    (HasC),
      .HasLoops(HasLoops)
  ) u_words (
      .clk_i,
      .rst_ni,
      .redirect_i  (redirect),
      .target_i    (target),
      .takes_i     (takes),
      .compressed_i(compressed),
      .error_i     (error),
      .error_high_i(error_high),
      .turn_i      (turn),
      .torn_i      (torn),
      .loops_i     (loops),
      .predict_i   (predict),
      .granted_i   (req && gnt),
      .addr_i      (addr[31:2]),
      .rvalid_i    (rvalid),
      .open_i      (open),
      .count_q     (u_dut.count_q),
      .open_q      (u_dut.open_q),
      .stale_q     (u_dut.stale_q),
      .pending_q   (u_dut.pending_q),
      .high_q      (u_dut.high_q),
      .addr_q      (u_dut.addr_q),
      .tags_q      (tags),
      .pc_o        (pc_q),
      .lost_o      (lost_q),
      .buffered_o  (buffered),
      .listed_o    (listed),
      .arrives_o   (arrives),
      .pops_o      (pops),
      .addr_o      (where),
      .turn_o      (turns_at),
      .level_o     (level_at),
      .start_o     (unused_start)
  );

  always_comb assume (!arrives || where[buffered] != at || {err, rdata} == content);

  // ---- properties ----
  logic delivers, first, crosses, second;
  logic [2:0] words_agree;

  assign delivers = rst_ni && valid && !lost_q;
  assign first    = pc_q[31:2] == at;  // it begins in that word
  assign crosses  = pc_q[1] && !compressed && !(error && !error_high);
  assign second   = crosses && !torn && where[1] == at;  // it ends there

  for (genvar i = 0; i < 3; i++) begin : gen_agree
    assign words_agree[i] = 2'(i) >= buffered || where[i] != at || u_dut.words_q[i] == content;
  end

  rvh_formal_stream #(
      .Width(37)
  ) u_out (
      .clk_i,
      .rst_ni,
      .valid_i(valid),
      .ready_i(ready),
      .cancel_i(redirect),
      .payload_i({
        turn,
        turn && turn_level,
        torn,
        error,
        error && error_high,
        error || torn ? 32'h0 : {compressed ? 16'h0 : instr[31:16], instr[15:0]}
      })
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
      a_next_word : assert (!(crosses && !torn) || where[1] == pc_q[31:2] + 30'd1);
      a_turn :
      assert (turn == (turns_at[0] && beyond == {where[0] + 30'd1, 1'b0}) &&
              torn == (turns_at[0] && pc_q[1] && !compressed && !(error && !error_high)) &&
              (!turn || turn_level == level_at[0]));
    end
    if (rst_ni) begin
      a_turns : assert (turns == (turns_at != '0));
      a_room : assert (!arrives || pops || buffered != 2'd3);
      i_words : assert (&words_agree);
    end
  end

  // ---- covers ----
  always_comb begin
    c_crosses : cover (delivers && first && (crosses || !HasC) && !error && ready && listed == 2'd3);
    c_error : cover (delivers && (HasC ? second : first) && error);
    c_redirect : cover (rst_ni && redirect && u_dut.stale_q != '0 && open == 8'd2);
    c_turn :
    cover (delivers && (HasLoops ? turn && turn_level && ready && (pc_q[1] || !HasC) : ready && listed == 2'd2));
  end

endmodule

`default_nettype wire
