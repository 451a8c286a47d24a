// SPDX-License-Identifier: Apache-2.0
// Reads a fragment of a message from memory: any address, any number of bytes. Outputs its bytes as
// words with a byte count, in the format of `msg` of rvh_engine. OBI manager, aligned words of
// Width bits. Only bytes of the fragment are enabled; words without any of them are not read.
//
// Contract: `start_i` comes, with the fragment, while `busy_o` is 0 or in the cycle in which the
// last word is taken. busy_o is 1 from the next cycle until the last word is taken and no response
// is pending. A fragment without bytes gives no words. A fragment that is not completely inside the
// window, or exceeds the last address, is refused before its first request (`outside_o`, one cycle
// after start_i). The window is sampled with start_i. `abort_i` or a response with an error
// (`error_o`) aborts the fragment: no more words follow, and pending responses are waited for.
// Requests are limited by the room for their words, so any response is accepted.
//
// One word a cycle if memory answers in the next cycle; the first one is offered three cycles after
// start_i.

`default_nettype none

module rvh_dma_read #(
    parameter  int unsigned Width      = 32,             // of the manager port: 32, 64 or 128
    parameter  int unsigned AddrWidth  = 32,             // of an address and of a number of bytes: 32 to 64
    localparam int unsigned Bytes      = Width / 8,
    localparam int unsigned Lane       = $clog2(Bytes),  // address bits inside a word
    localparam int unsigned CountWidth = Lane + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                    start_i,
    input  wire logic [   AddrWidth-1:0] addr_i,
    input  wire logic [   AddrWidth-1:0] bytes_i,
    input  wire logic                    abort_i,
    output logic                         busy_o,
    output logic                         error_o,
    output logic                         outside_o,
    input  wire logic [AddrWidth-1:Lane] base_i,     // window: addresses of its first and last word
    input  wire logic [AddrWidth-1:Lane] limit_i,

    output logic                       valid_o,
    input  wire logic                  ready_i,
    output logic      [     Width-1:0] data_o,   // first byte in bits 7:0
    output logic      [CountWidth-1:0] bytes_o,

    output logic                      mgr_req_o,
    input  wire logic                 mgr_gnt_i,
    output logic      [AddrWidth-1:0] mgr_addr_o,
    output logic      [    Bytes-1:0] mgr_be_o,
    output logic      [          7:0] mgr_more_o,    // requests that follow this one, at least, unless aborted
    input  wire logic                 mgr_rvalid_i,
    input  wire logic [    Width-1:0] mgr_rdata_i,
    input  wire logic                 mgr_err_i
);

  localparam int unsigned Room = 3;  // words requested and not taken; 3 hide a latency of one cycle

  if (!(Width inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_dma_read: Width must be 32, 64 or 128");
  end
  if (AddrWidth < 32 || AddrWidth > 64) begin : gen_bad_addr_width
    $error("rvh_dma_read: AddrWidth must be 32 to 64");
  end

  typedef logic [AddrWidth-1-Lane:0] word_t;
  typedef logic [AddrWidth-Lane:0] words_t;
  typedef logic [AddrWidth:0] sum_t;
  typedef logic [CountWidth-1:0] count_t;

  word_t  word_q;  // address of the next word
  words_t words_q;  // not yet requested
  logic [Lane-1:0] skip_q, end_q;  // place of the first byte in its word, place after the last byte in its word
  logic first_ask_q, first_give_q;  // no request granted, no word given yet
  logic asked_q;  // a request is offered and not yet granted
  logic outside_q;  // the fragment is not completely inside the window
  logic stop_q;  // the fragment is aborted
  logic [1:0] awaited_q, stored_q;  // responses pending, words stored
  logic [Room-1:0][Width-1:0] store_q;  // oldest in 0
  sum_t behind;  // address of the first byte after the fragment
  logic granted, came, takes, gives_up, ends;
  count_t low, high;

  // ---- requests ----
  assign mgr_req_o  = asked_q || (words_q != '0 && !outside_q && !stop_q && 3'(awaited_q) + 3'(stored_q) < 3'(Room));
  assign mgr_addr_o = {word_q, Lane'(0)};
  assign mgr_more_o = (words_q > words_t'(256)) ? 8'd255 : 8'(words_q - words_t'(1));
  assign granted    = mgr_req_o && mgr_gnt_i;
  assign came       = mgr_rvalid_i && awaited_q != '0;
  assign error_o    = came && mgr_err_i && !stop_q;
  assign outside_o  = words_q != '0 && outside_q && !stop_q;
  assign gives_up   = abort_i || error_o || outside_o;
  assign behind     = sum_t'(addr_i) + sum_t'(bytes_i);

  always_comb begin
    mgr_be_o = '1;
    if (first_ask_q) mgr_be_o &= {Bytes{1'b1}} << skip_q;
    if (words_q == words_t'(1) && end_q != '0) mgr_be_o &= ~({Bytes{1'b1}} << end_q);
  end

  // ---- words ----
  assign ends    = words_q == '0 && awaited_q == '0 && stored_q == 2'd1;
  assign low     = first_give_q ? {1'b0, skip_q} : '0;
  assign high    = (ends && end_q != '0) ? {1'b0, end_q} : count_t'(Bytes);
  assign valid_o = stored_q != '0 && !stop_q;
  assign data_o  = store_q[0] >> {low[Lane-1:0], 3'b000};
  assign bytes_o = high - low;
  assign takes   = valid_o && ready_i;
  assign busy_o  = (!stop_q && (words_q != '0 || stored_q != '0)) || awaited_q != '0 || asked_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      word_q       <= '0;
      words_q      <= '0;
      skip_q       <= '0;
      end_q        <= '0;
      first_ask_q  <= 1'b0;
      first_give_q <= 1'b0;
      asked_q      <= 1'b0;
      outside_q    <= 1'b0;
      stop_q       <= 1'b0;
      awaited_q    <= '0;
      stored_q     <= '0;
      store_q      <= '0;
    end else begin
      asked_q   <= mgr_req_o && !mgr_gnt_i;
      awaited_q <= awaited_q + 2'(granted) - 2'(came);
      stored_q  <= stored_q + 2'(came) - 2'(takes);
      if (granted) begin
        word_q      <= word_q + word_t'(1);
        words_q     <= words_q - words_t'(1);
        first_ask_q <= 1'b0;
      end
      if (takes) begin
        store_q      <= store_q >> Width;
        first_give_q <= 1'b0;
      end
      for (int unsigned i = 0; i < Room; i++) begin
        if (came && 2'(i) == stored_q - 2'(takes)) store_q[i] <= mgr_rdata_i;
      end
      // Words already read are zeroized, and pending responses are dropped.
      if (gives_up || stop_q) begin
        stop_q   <= 1'b1;
        store_q  <= '0;
        stored_q <= '0;
      end
      if (start_i) begin
        word_q       <= addr_i[AddrWidth-1:Lane];
        outside_q    <= addr_i[AddrWidth-1:Lane] < base_i || behind > {1'b0, limit_i, {Lane{1'b1}}} + sum_t'(1);
        words_q      <= words_t'((sum_t'(bytes_i) + sum_t'(addr_i[Lane-1:0]) + sum_t'(Bytes) - sum_t'(1)) >> Lane);
        skip_q       <= addr_i[Lane-1:0];
        end_q        <= addr_i[Lane-1:0] + bytes_i[Lane-1:0];
        first_ask_q  <= 1'b1;
        first_give_q <= 1'b1;
        stop_q       <= 1'b0;
        if (bytes_i == '0) words_q <= '0;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_dma_read.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!start_i || !busy_o || (takes && ends))
  );

  rvh_contract_stream #(
      .Name ("rvh_dma_read.words"),
      .Width(Width + CountWidth)
  ) u_contract_words (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_o),
      .ready_i  (ready_i),
      .payload_i({data_o, bytes_o}),
      .cancel_i (gives_up)
  );
`endif

endmodule

`default_nettype wire
