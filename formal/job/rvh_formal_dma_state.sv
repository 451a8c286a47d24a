// SPDX-License-Identifier: Apache-2.0
// Bound to every rvh_dma: relations between its registers and those of its parts, the window and the promise. A proof
// of a larger unit requires them. The window does not change while the DMA is busy: the owner of the window assumes or
// proves that.

`default_nettype none

module rvh_formal_dma_state #(
    parameter  int unsigned AddrWidth  = 32,
    localparam int unsigned EntryWords = AddrWidth > 32 ? 4 : 2  // words of 32 bits in an entry of a list
) (
    input logic                 clk_i,
    input logic                 rst_ni,
    input logic [AddrWidth-1:2] base_i,
    input logic [AddrWidth-1:2] limit_i,
    input logic                 in_start_i,
    input logic                 out_start_i,
    input logic                 mgr_req_o,
    input logic                 mgr_gnt_i,
    input logic                 mgr_we_o,
    input logic [AddrWidth-1:0] mgr_addr_o,
    input logic [          7:0] mgr_more_o,
    input logic                 mgr_cancel_o,
    input logic                 gives_up,
    input logic                 busy,
    input logic [          1:0] step,
    input logic [          1:0] part,          // words of the list's entry that have come
    input logic                 gave_up,
    input logic                 read_start,
    input logic                 read_busy,
    input logic                 read_outside,
    input logic                 write_outside,

    // of the reader
    input logic [AddrWidth-3:0] r_word,
    input logic [AddrWidth-2:0] r_words,
    input logic                 r_asked,
    input logic                 r_outside,
    input logic                 r_stop,
    input logic [          1:0] r_awaited,
    input logic [          1:0] r_stored,

    // of the writer
    input logic                 w_busy,
    input logic                 w_req,
    input logic                 w_open,
    input logic                 w_below,
    input logic [          2:0] w_rest,
    input logic [          1:0] w_count,
    input logic [AddrWidth-3:0] w_addr,
    input logic [AddrWidth-2:0] w_word
);

  typedef logic [AddrWidth-2:0] words_t;

  typedef enum logic [1:0] {
    None,
    Entry,
    Fragment
  } step_e;

  logic granted, resting, gave_up_q, waits_q, in_q, fresh_q;
  logic [7:0] promised_q;
  logic [AddrWidth-1:2] next_q;

  assign granted = mgr_req_o && mgr_gnt_i;
  assign resting = step == None;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {waits_q, in_q, fresh_q, promised_q} <= '0;
      gave_up_q <= 1'b1;
    end else begin
      waits_q   <= mgr_req_o && !mgr_gnt_i;
      fresh_q   <= read_start;
      gave_up_q <= gives_up || (gave_up_q && !in_start_i && !out_start_i);
      in_q      <= in_start_i || (in_q && !out_start_i);
      if (mgr_cancel_o) promised_q <= '0;
      else if (granted) promised_q <= (promised_q > mgr_more_o) ? promised_q - 8'd1 : mgr_more_o;
    end
  end

  always_ff @(posedge clk_i) if (granted) next_q <= mgr_addr_o[AddrWidth-1:2] + (AddrWidth - 2)'(1);

  // Registers
  logic [2:0] held;  // words of the reader that are awaited or stored
  logic bus_agrees, moves_agree, entry_agrees, promise_agrees, reads_inside, writes_inside;

  assign held = 3'(r_awaited) + 3'(r_stored);
  assign bus_agrees = waits_q == (r_asked || (waits_q && w_req)) && w_count <= 2'd2 &&
      held + 3'(mgr_req_o && !w_req) <= 3'd3 && (!r_asked || (r_words != '0 && !r_outside)) &&
      (!r_stop || r_stored == '0);
  assign moves_agree = !(read_busy && w_busy) && (resting || (!w_busy && !r_stop)) && (resting || !gave_up_q) &&
      (!resting || !read_busy || (r_stop && gave_up)) && (!gave_up_q || (!w_open && w_rest == '0)) &&
      (!gave_up || gave_up_q) && (!gave_up_q || gave_up || !busy) && (!resting || gave_up_q || !in_q || !busy);
  assign entry_agrees = step <= Fragment && (step != Entry ||
      (r_words <= words_t'(EntryWords) && 4'(r_words) + 4'(held) + 4'(part) == 4'(EntryWords)));
  assign promise_agrees = promised_q == '0 || (words_t'(promised_q) <= r_words && next_q == r_word && !r_outside &&
      !w_busy && (!resting || gave_up));
  assign reads_inside = !read_busy || r_words == '0 || (r_outside ?
      held == '0 && !r_asked && promised_q == '0 && (fresh_q || r_stop) :
      r_word >= base_i && AddrWidth'(r_word) + AddrWidth'(r_words) <= AddrWidth'(limit_i) + AddrWidth'(1));
  assign writes_inside = !w_busy || (w_word[AddrWidth-3:0] == w_addr + (AddrWidth - 2)'(w_count) && (w_count == '0 ||
      (!w_below && w_addr >= base_i && w_word == {1'b0, w_addr} + words_t'(w_count) &&
          w_word <= {1'b0, limit_i} + words_t'(1))) &&
      (w_below || w_word >= {1'b0, base_i}));

  always_comb begin
    if (rst_ni) begin
      a_window :
      assert (!mgr_req_o || (mgr_addr_o[AddrWidth-1:2] >= base_i &&
              {1'b0, mgr_addr_o[AddrWidth-1:2]} + words_t'(mgr_more_o) <= {1'b0, limit_i}));
      a_outside :
      assert ((!(read_outside || write_outside) || !gave_up_q || in_start_i || out_start_i) &&
              (!read_outside || (!mgr_req_o && fresh_q)));
      a_promise : assert (!mgr_req_o || promised_q == '0 || (!mgr_we_o && mgr_addr_o[AddrWidth-1:2] == next_q));
      a_taken_back : assert (promised_q == '0 || busy || mgr_cancel_o);
      a_state : assert (bus_agrees && moves_agree && entry_agrees && promise_agrees && reads_inside && writes_inside);
    end
  end

endmodule

bind rvh_dma rvh_formal_dma_state #(
    .AddrWidth(AddrWidth)
) u_state (
    .clk_i,
    .rst_ni,
    .base_i,
    .limit_i,
    .in_start_i,
    .out_start_i,
    .mgr_req_o,
    .mgr_gnt_i,
    .mgr_we_o,
    .mgr_addr_o,
    .mgr_more_o,
    .mgr_cancel_o,
    .gives_up     (gives_up),
    .busy         (busy_o),
    .step         (2'(step_q)),
    .part         (2'(part_q)),
    .gave_up      (gave_up_q),
    .read_start   (read_start),
    .read_busy    (read_busy),
    .read_outside (read_outside),
    .write_outside(write_outside),
    .r_word       (u_read.word_q),
    .r_words      (u_read.words_q),
    .r_asked      (u_read.asked_q),
    .r_outside    (u_read.outside_q),
    .r_stop       (u_read.stop_q),
    .r_awaited    (u_read.awaited_q),
    .r_stored     (u_read.stored_q),
    .w_busy       (write_busy),
    .w_req        (write_req),
    .w_open       (u_write.open_q),
    .w_below      (u_write.below_q),
    .w_rest       (u_write.rest_be_q),
    .w_count      (u_write.count_q),
    .w_addr       (u_write.addr_q),
    .w_word       (u_write.word_q)
);

`default_nettype wire
