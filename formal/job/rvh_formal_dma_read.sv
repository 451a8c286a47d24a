// SPDX-License-Identifier: Apache-2.0
// rvh_dma_read between any memory and any sink of words. One arbitrary byte of the fragment is
// followed from the response of memory to the word in which it is given to the sink.

`default_nettype none

module rvh_formal_dma_read #(
    parameter int unsigned Width = 32,
    parameter int unsigned AddrWidth = 32,
    localparam int unsigned Bytes = Width / 8,
    localparam int unsigned Lane = $clog2(Bytes)
) (
    input logic                    clk_i,
    input logic                    rst_ni,
    input logic                    start,
    input logic [   AddrWidth-1:0] addr,
    input logic [   AddrWidth-1:0] bytes,
    input logic                    abort,
    input logic [AddrWidth-1:Lane] base,
    input logic [AddrWidth-1:Lane] limit,
    input logic                    ready,
    input logic                    gnt,
    input logic                    rvalid,
    input logic [       Width-1:0] rdata,
    input logic                    err
);

  // Numbers of words, numbers of bytes and sums of them
  typedef logic [AddrWidth-2:0] words_t;
  typedef logic [AddrWidth:0] bytes_t;
  typedef logic [AddrWidth+1:0] sums_t;

  logic busy, read_error, outside, valid, req;
  logic [AddrWidth-1:0] mgr_addr;
  logic [Width-1:0] data;
  logic [Lane:0] count;
  logic [Bytes-1:0] be;
  logic [7:0] more, open;
  logic granted, takes, gives_up;

  rvh_dma_read #(
      .Width    (Width),
      .AddrWidth(AddrWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .start_i     (start),
      .addr_i      (addr),
      .bytes_i     (bytes),
      .abort_i     (abort),
      .busy_o      (busy),
      .error_o     (read_error),
      .outside_o   (outside),
      .base_i      (base),
      .limit_i     (limit),
      .valid_o     (valid),
      .ready_i     (ready),
      .data_o      (data),
      .bytes_o     (count),
      .mgr_req_o   (req),
      .mgr_gnt_i   (gnt),
      .mgr_addr_o  (mgr_addr),
      .mgr_be_o    (be),
      .mgr_more_o  (more),
      .mgr_rvalid_i(rvalid),
      .mgr_rdata_i (rdata),
      .mgr_err_i   (err)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b1),
      .Width            (AddrWidth + 8 + Bytes)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({mgr_addr, be, more}),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  rvh_formal_stream #(
      .Width(Width + Lane + 1)
  ) u_words (
      .clk_i,
      .rst_ni,
      .valid_i  (valid),
      .ready_i  (ready),
      .cancel_i (gives_up),
      .payload_i({data, count})
  );

  assign granted  = req && gnt;
  assign takes    = valid && ready;
  assign gives_up = abort || read_error || outside;

  // ---- the fragment, and counters of it ----
  logic [AddrWidth-1:0] addr_q, bytes_q;
  logic [AddrWidth-2:0] asked_q, answered_q, given_q;  // words
  logic [AddrWidth:0] sum_q;  // bytes given
  logic stopped_q;  // it was aborted
  logic waits_q;  // a request was offered and not granted
  logic fresh_q;  // the fragment was started in the last cycle
  logic [AddrWidth-2:0] words;
  logic [AddrWidth:0] end_q;  // address of the first byte after it
  logic refused;  // the fragment is not empty, and a byte of it is outside the window

  assign words   = bytes_q == '0 ? '0 : words_t'(
      (sums_t'(bytes_q) + sums_t'(addr_q[Lane-1:0]) + sums_t'(Bytes - 1)) >> Lane);
  assign refused = bytes_q != '0 && (addr_q[AddrWidth-1:Lane] < base ||
      end_q > {1'b0, limit, {Lane{1'b1}}} + bytes_t'(1));

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {addr_q, bytes_q} <= '0;
      {asked_q, answered_q, given_q, sum_q, stopped_q, waits_q, fresh_q, end_q} <= '0;
    end else begin
      waits_q    <= req && !gnt;
      fresh_q    <= start;
      asked_q    <= asked_q + words_t'(granted);
      answered_q <= answered_q + words_t'(rvalid);
      given_q    <= given_q + words_t'(takes);
      if (takes) sum_q <= sum_q + bytes_t'(count);
      if (gives_up) stopped_q <= 1'b1;
      if (start) begin
        {addr_q, bytes_q}                                <= {addr, bytes};
        end_q                                            <= bytes_t'(addr) + bytes_t'(bytes);
        {asked_q, answered_q, given_q, sum_q, stopped_q} <= '0;
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
    assume (!start || !busy || (takes && sum_q + bytes_t'(count) == bytes_t'(bytes_q)));
    assume (!start || !abort);
  end

  // ---- one arbitrary byte ----
  logic [AddrWidth-1:0] offset_q;  // in the fragment
  logic [7:0] value_q;  // as memory returned it
  logic [AddrWidth-2:0] place, behind;  // its word, and the place of that word in the store
  logic [Lane-1:0] lane;

  assign place  = words_t'((bytes_t'(offset_q) + bytes_t'(addr_q[Lane-1:0])) >> Lane);
  assign lane   = offset_q[Lane-1:0] + addr_q[Lane-1:0];
  assign behind = place - given_q;

  always_ff @(posedge clk_i) begin
    offset_q <= offset_q;
    if (rvalid && answered_q == place) value_q <= rdata[8*lane+:8];
  end

  // ---- properties ----
  function automatic logic inside_fragment(logic [AddrWidth-1:0] address);
    return address >= addr_q && bytes_t'(address) < bytes_t'(addr_q) + bytes_t'(bytes_q);
  endfunction

  logic [Bytes-1:0] enables;
  logic [Lane:0] at;  // the byte's place in the offered word
  logic [AddrWidth-2:0] word;  // address of the next request's word
  logic offers_byte;
  logic [AddrWidth-2:0] top;

  assign top = words_t'(1) << (AddrWidth - Lane);
  assign word = words_t'(addr_q[AddrWidth-1:Lane]) + asked_q;
  assign at = (Lane + 1)'(offset_q - AddrWidth'(sum_q));
  assign offers_byte = valid && bytes_t'(offset_q) >= sum_q && bytes_t'(offset_q) < sum_q + bytes_t'(count);

  for (genvar i = 0; i < Bytes; i++) begin : gen_enables
    assign enables[i] = inside_fragment({mgr_addr[AddrWidth-1:Lane], Lane'(i)});
  end

  // Relations between counters of the proof and registers
  logic counts_agree, fragment_agrees, byte_agrees;

  assign counts_agree = open == 8'(u_dut.awaited_q) && stopped_q == u_dut.stop_q && waits_q == u_dut.asked_q &&
      3'(u_dut.awaited_q) + 3'(u_dut.stored_q) + 3'(req) <= 3'd3 && (!stopped_q || u_dut.stored_q == '0) &&
      (stopped_q || (answered_q == given_q + words_t'(u_dut.stored_q) &&
      asked_q == answered_q + words_t'(u_dut.awaited_q)));
  assign fragment_agrees = words_t'(u_dut.words_q) == words - asked_q && asked_q <= words && given_q <= words &&
      u_dut.word_q == word[AddrWidth-1-Lane:0] &&
      (!busy || refused || u_dut.words_q == '0 || (u_dut.word_q >= base && word < top &&
          AddrWidth'(u_dut.word_q) + AddrWidth'(u_dut.words_q) <= AddrWidth'(limit) + AddrWidth'(1))) &&
      (!waits_q || asked_q < words) && (!fresh_q || asked_q == '0) &&
      (!busy || words == '0 || u_dut.outside_q == refused) && (!refused || !busy || asked_q == '0) &&
      (!refused || !busy || (!waits_q && u_dut.awaited_q == '0 && u_dut.stored_q == '0)) &&
      (!busy || !refused || fresh_q) &&
      u_dut.skip_q == addr_q[Lane-1:0] && u_dut.end_q == addr_q[Lane-1:0] + bytes_q[Lane-1:0] &&
      (words == '0 || u_dut.first_ask_q == (asked_q == '0)) && (words == '0 || u_dut.first_give_q == (given_q == '0)) &&
      sum_q == (given_q == '0 ? '0 : given_q == words ? bytes_t'(bytes_q) :
                bytes_t'({given_q, Lane'(0)}) - bytes_t'(addr_q[Lane-1:0]));
  assign byte_agrees = stopped_q || place < given_q || place >= answered_q ||
      u_dut.store_q[behind[1:0]][8*lane+:8] == value_q;

  always_comb begin
    if (rst_ni) begin
      a_request :
      assert (!req || (asked_q < words && word < top && mgr_addr == {word[AddrWidth-1-Lane:0], Lane'(0)} &&
                       words_t'(more) ==
                       (words - asked_q > words_t'(256) ? words_t'(255) : words - asked_q - words_t'(1))));
      a_enables : assert (!req || (be == enables && be != '0));
      a_room : assert (!rvalid || stopped_q || u_dut.stored_q != 2'd3);
      a_words : assert (!valid || (count != '0 && 32'(count) <= Bytes && sum_q + bytes_t'(count) <= bytes_t'(bytes_q)));
      a_sum : assert (busy || stopped_q || sum_q == bytes_t'(bytes_q));
      a_data : assert (!offers_byte || (answered_q > place && data[8*at[Lane-1:0]+:8] == value_q));
      a_stop : assert (!stopped_q || (!valid && (!req || waits_q) && busy == (req || open != '0)));
      a_window :
      assert (!req || (mgr_addr[AddrWidth-1:Lane] >= base &&
              words_t'(mgr_addr[AddrWidth-1:Lane]) + words_t'(more) <= words_t'(limit)));
      a_outside : assert (outside == (fresh_q && refused) && (!fresh_q || !refused || !req));
      a_error : assert (read_error == (!stopped_q && rvalid && err));
      a_invariant : assert (counts_agree && fragment_agrees && byte_agrees);
    end
  end

  // ---- covers ----
  logic follows_q;  // a fragment began with the last word of the previous one

  always_ff @(posedge clk_i) follows_q <= rst_ni && start && busy;

  always_comb begin
    c_whole : cover (rst_ni && !stopped_q && !busy && bytes_q == AddrWidth'(9) && addr_q[1:0] == 2'd3 && given_q != '0);
    c_follows : cover (rst_ni && follows_q && bytes_q != '0);
    c_byte : cover (rst_ni && offers_byte && takes && given_q == words_t'(2));
    c_error : cover (rst_ni && read_error && u_dut.stored_q != '0 && waits_q);
    c_outside :
    cover (rst_ni && outside && addr_q == {base, Lane'(0)} &&
           addr_q + bytes_q == {limit, {Lane{1'b1}}} + AddrWidth'(2));
    c_edge :
    cover (rst_ni && !stopped_q && !busy && addr_q == {base, Lane'(0)} && bytes_q == AddrWidth'(3 * Bytes) &&
           limit == '1 && given_q == words_t'(3));
  end

endmodule

`default_nettype wire
