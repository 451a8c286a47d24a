// SPDX-License-Identifier: Apache-2.0
// rvh_dma_write between any source of words and any memory. One arbitrary byte is followed from the
// word in which it came to the write that contains it.

`default_nettype none

module rvh_formal_dma_write #(
    parameter  int unsigned Width     = 32,
    parameter  int unsigned WordWidth = 32,
    parameter  int unsigned AddrWidth = 32,
    localparam int unsigned Bytes     = Width / 8,
    localparam int unsigned Lane      = $clog2(Bytes),
    localparam int unsigned WordBytes = WordWidth / 8,
    localparam int unsigned WordLane  = $clog2(WordBytes)
) (
    input logic                    clk_i,
    input logic                    rst_ni,
    input logic                    start,
    input logic [   AddrWidth-1:0] addr,
    input logic [   AddrWidth-1:0] bytes,
    input logic                    abort,
    input logic [AddrWidth-1:Lane] base,
    input logic [AddrWidth-1:Lane] limit,
    input logic                    valid,
    input logic [   WordWidth-1:0] data,
    input logic [      WordLane:0] word_bytes,
    input logic                    last,
    input logic                    gnt,
    input logic                    rvalid,
    input logic                    err
);

  // Numbers of words, numbers of bytes and sums of them
  typedef logic [AddrWidth-2:0] words_t;
  typedef logic [AddrWidth:0] bytes_t;
  typedef logic [AddrWidth+1:0] sums_t;

  logic busy, wants, write_error, outside, ready, req;
  logic [AddrWidth-1:0] mgr_addr;
  logic [Width-1:0] mgr_wdata;
  logic [Bytes-1:0] be;
  logic [WordLane:0] taken;
  logic [7:0] open;
  logic granted, takes, gives_up;

  rvh_dma_write #(
      .Width    (Width),
      .WordWidth(WordWidth),
      .AddrWidth(AddrWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .start_i     (start),
      .addr_i      (addr),
      .bytes_i     (bytes),
      .abort_i     (abort),
      .busy_o      (busy),
      .open_o      (wants),
      .error_o     (write_error),
      .outside_o   (outside),
      .base_i      (base),
      .limit_i     (limit),
      .valid_i     (valid),
      .ready_o     (ready),
      .data_i      (data),
      .word_bytes_i(word_bytes),
      .last_i      (last),
      .taken_o     (taken),
      .mgr_req_o   (req),
      .mgr_gnt_i   (gnt),
      .mgr_addr_o  (mgr_addr),
      .mgr_be_o    (be),
      .mgr_wdata_o (mgr_wdata),
      .mgr_rvalid_i(rvalid),
      .mgr_err_i   (err)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b1),
      .Width            (AddrWidth + Bytes + Width)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({mgr_addr, be, mgr_wdata}),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  assign granted  = req && gnt;
  assign takes    = valid && ready;
  assign gives_up = abort || write_error || outside;

  // ---- the move, and counters of it ----
  logic [AddrWidth-1:0] addr_q, bytes_q;
  bytes_t taken_q, count, left;
  logic [AddrWidth-2:0] written_q;  // words
  logic ended_q, stopped_q;  // all words were taken; the move was aborted
  logic ends;

  assign left  = bytes_t'(bytes_q) - taken_q;
  assign count = bytes_t'(word_bytes) < left ? bytes_t'(word_bytes) : left;
  assign ends  = last || taken_q + count == bytes_t'(bytes_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {addr_q, bytes_q, taken_q, written_q, stopped_q} <= '0;
      ended_q <= 1'b1;
    end else begin
      written_q <= written_q + words_t'(granted);
      if (takes) taken_q <= taken_q + count;
      if (takes && ends) ended_q <= 1'b1;
      if (gives_up) stopped_q <= 1'b1;
      if (start) begin
        {addr_q, bytes_q} <= {addr, bytes};
        {taken_q, written_q, stopped_q} <= '0;
        ended_q <= bytes == '0;
      end
    end
  end

  // ---- the contract ----
  logic init = 1'b1;
  logic [AddrWidth-1:Lane] base_q, limit_q;

  always_ff @(posedge clk_i) {init, base_q, limit_q} <= {1'b0, base, limit};

  always_comb begin
    if (init) assume (!rst_ni);
    assume (!busy || {base, limit} == {base_q, limit_q});
    assume (!start || (!busy && !abort));
    assume (!valid || (32'(word_bytes) >= 1 && 32'(word_bytes) <= WordBytes));
    assume (!valid || last || data >> {word_bytes, 3'b000} == '0);
  end

  // ---- one arbitrary byte ----
  logic [AddrWidth-1:0] offset_q;  // from the first byte of the move
  logic [7:0] value_q;  // as it was taken
  logic stored_q;  // it was written
  logic [AddrWidth-2:0] place, behind;  // its word, and the place of that word in the queue
  logic [Lane-1:0] lane;
  logic [WordLane-1:0] at;  // its place in the offered word
  logic came, comes, goes;  // it was taken before, is taken now, is in the offered write

  assign place  = words_t'((bytes_t'(offset_q) + bytes_t'(addr_q[Lane-1:0])) >> Lane);
  assign lane   = offset_q[Lane-1:0] + addr_q[Lane-1:0];
  assign at     = WordLane'(offset_q - AddrWidth'(taken_q));
  assign behind = place - written_q;
  assign came   = bytes_t'(offset_q) < taken_q;
  assign comes  = takes && !came && bytes_t'(offset_q) < taken_q + count;
  assign goes   = req && came && written_q == place;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) stored_q <= 1'b0;
    else stored_q <= !start && (stored_q || (goes && gnt && be[lane]));
  end

  always_ff @(posedge clk_i) begin
    offset_q <= offset_q;
    if (comes) value_q <= data[8*at+:8];
  end

  // ---- properties ----
  // Byte enables of a word of the move: its bytes that were taken.
  function automatic logic [Bytes-1:0] enables(logic [AddrWidth-2:0] word);
    for (int unsigned i = 0; i < Bytes; i++)
    enables[i] = {word, Lane'(i)} >= (AddrWidth - 1 + Lane)'(addr_q[Lane-1:0]) &&
        {word, Lane'(i)} < (AddrWidth - 1 + Lane)'(addr_q[Lane-1:0]) + (AddrWidth - 1 + Lane)'(taken_q);
  endfunction

  logic [AddrWidth-2:0]
      word, made, begun, all, top;  // word of the next write; number of writes made, begun, and of the whole move
  logic refused;  // the next write is outside the window
  logic [Bytes-1:0] first_be, second_be, rest_be;  // of the next two writes, and of the incomplete one
  logic [Width-1:0] rest, rest_mask;

  assign top = words_t'(1) << (AddrWidth - Lane);
  assign word = words_t'(addr_q[AddrWidth-1:Lane]) + written_q;
  assign refused = addr_q[AddrWidth-1:Lane] < base || words_t'(addr_q[AddrWidth-1:Lane]) + made > words_t'(limit);
  assign made = written_q + words_t'(u_dut.count_q);
  assign begun = words_t'((sums_t'(taken_q) + sums_t'(addr_q[Lane-1:0])) >> Lane);
  assign all = taken_q == '0 ? '0 : words_t'(
      (sums_t'(taken_q) + sums_t'(addr_q[Lane-1:0]) + sums_t'(Bytes - 1)) >> Lane);
  assign first_be = enables(written_q);
  assign second_be = enables(written_q + words_t'(1));
  assign rest_be = enables(made);
  assign rest = {8'h0, u_dut.rest_q};

  for (genvar i = 0; i < Bytes; i++) begin : gen_rest_mask
    assign rest_mask[8*i+:8] = {8{rest_be[i]}};
  end

  // Relations between counters of the proof and registers
  logic counts_agree, move_agrees, queue_agrees, byte_agrees;

  assign counts_agree = open == 8'(u_dut.awaited_q) && u_dut.count_q <= 2'd2 && taken_q <= bytes_t'(bytes_q) &&
      bytes_t'(u_dut.left_q) + taken_q == bytes_t'(bytes_q) && u_dut.open_q == (!ended_q && !stopped_q) &&
      (taken_q != bytes_t'(bytes_q) || ended_q) &&
      words_t'(u_dut.word_q) == words_t'(addr_q[AddrWidth-1:Lane]) + made &&
      u_dut.addr_q == word[AddrWidth-1-Lane:0] && words_t'(u_dut.word_q) <= top && made <= top &&
      (!busy || (u_dut.below_q == (addr_q[AddrWidth-1:Lane] < base) &&
                 (made == '0 || (addr_q[AddrWidth-1:Lane] >= base &&
                 words_t'(u_dut.word_q) <= words_t'(limit) + words_t'(1)))));
  assign move_agrees = (stopped_q ? u_dut.rest_be_q == '0 && u_dut.rest_q == '0 && made <= all :
      u_dut.place_q == Lane'(taken_q) + addr_q[Lane-1:0] && {1'b0, u_dut.rest_be_q} == rest_be &&
          (ended_q ? made == all || made + words_t'(1) == all : made == begun && (rest & ~rest_mask) == '0));
  assign queue_agrees =
      (u_dut.count_q == '0 || (first_be != '0 && u_dut.queue_q[0].be == first_be)) &&
      (!u_dut.count_q[1] || (second_be != '0 && u_dut.queue_q[1].be == second_be));
  assign byte_agrees = stored_q == (came && place < written_q) && (!came || place < written_q ||
      (place < made ? u_dut.queue_q[behind[0]].data[8*lane+:8] == value_q :
       stopped_q || rest[8*lane+:8] == value_q));

  always_comb begin
    if (rst_ni) begin
      a_request : assert (!req || (word < top && mgr_addr == {word[AddrWidth-1-Lane:0], Lane'(0)}));
      a_window : assert (!req || (mgr_addr[AddrWidth-1:Lane] >= base && mgr_addr[AddrWidth-1:Lane] <= limit));
      a_enables : assert (!req || (be == first_be && be != '0));
      a_data : assert (!goes || (be[lane] && mgr_wdata[8*lane+:8] == value_q && !stored_q));
      a_all : assert (busy || stopped_q || (ended_q && written_q == all && stored_q == came));
      a_open : assert (wants == (!ended_q && !stopped_q) && (!ready || wants) && (!takes || bytes_t'(taken) == count));
      a_stop : assert (!stopped_q || busy == (req || open != '0));
      a_outside : assert (outside == (!stopped_q && (!ended_q || made != all) && refused));
      a_error : assert (write_error == (rvalid && err));
      a_invariant : assert (counts_agree && move_agrees && queue_agrees && byte_agrees);
    end
  end

  // ---- covers ----
  always_comb begin
    c_whole :
    cover (rst_ni && !busy && !stopped_q && bytes_q == AddrWidth'(10) && taken_q == bytes_t'(9) &&
           32'(addr_q[Lane-1:0]) == 2);
    c_rest : cover (rst_ni && granted && u_dut.rest_be_q != '0 && written_q == words_t'(1));
    c_full : cover (rst_ni && u_dut.awaited_q == 3'd3 && u_dut.count_q == 2'd2 && valid);
    c_byte : cover (rst_ni && goes && gnt && written_q == words_t'(2) && 32'(addr_q[Lane-1:0]) == 3);
    c_error : cover (rst_ni && write_error && takes && u_dut.count_q != '0);
    c_outside : cover (rst_ni && outside && written_q != '0);
    c_edge :
    cover (rst_ni && !busy && !stopped_q && addr_q[AddrWidth-1:Lane] == base && written_q == words_t'(2) &&
           limit == base + (AddrWidth - Lane)'(1) && bytes_q > AddrWidth'(2 * Bytes + 1));
  end

endmodule

`default_nettype wire
