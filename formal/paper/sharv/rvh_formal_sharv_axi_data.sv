// SPDX-License-Identifier: Apache-2.0
// For rvh_formal_sharv_axi: one arbitrary W word is followed to memory (`mark_i` chooses it), and one arbitrary beat of
// each read from memory to R (`follow_q`). A property that holds for these holds for all.

`default_nettype none

module rvh_formal_sharv_axi_data (
    input logic clk_i,
    input logic rst_ni,

    input logic        mark_i,         // follow the word that is taken on W now
    input logic        w_taken_i,
    input logic [31:0] wdata_i,
    input logic [ 3:0] wstrb_i,
    input logic [ 9:0] words_i,        // W words taken, counted from the first one of the active burst
    input logic        bvalid_i,
    input logic        b_taken_i,
    input logic        write_good_i,
    input logic [ 8:0] write_beats_i,
    input logic [ 8:0] write_done_i,
    input logic [ 3:0] write_lanes_i,
    input logic        granted_i,      // a write is granted
    input logic [ 3:0] be_i,
    input logic [31:0] data_i,

    input logic        made_i,         // a refused read gives a response
    input logic        answer_i,       // memory responds to a read
    input logic [31:0] answer_data_i,
    input logic        answer_err_i,
    input logic [ 8:0] answered_i,     // beats of the read that have their response
    input logic [ 8:0] given_i,        // beats of the read that R has given
    input logic        rvalid_i,
    input logic [31:0] rdata_i,
    input logic [ 1:0] rresp_i,

    input  logic [1:0][35:0] words_kept_i,  // registers of the module, for the invariant
    input  logic [3:0][33:0] reads_kept_i,
    output logic             agrees_o,

    output logic       marked_o,  // a word is followed
    output logic       stored_o,  // ... and its write was requested
    output logic [9:0] place_o,   // its place, counted like `words_i`
    output logic [8:0] follow_o
);

  // ---- one W word ----
  logic marked_q, stored_q, marks, stores;
  logic [ 9:0] place_q;
  logic [ 3:0] strb_q;
  logic [31:0] data_q;

  assign marks  = w_taken_i && mark_i && !marked_q;
  assign stores = marked_q && granted_i && place_q == 10'(write_done_i);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {marked_q, stored_q} <= '0;
    end else if (marked_q && b_taken_i && place_q < 10'(write_beats_i)) begin
      {marked_q, stored_q} <= '0;
    end else begin
      marked_q <= marked_q || marks;
      stored_q <= stored_q || stores;
    end
  end

  always_ff @(posedge clk_i) begin
    place_q <= (marks ? words_i : place_q) - (b_taken_i ? 10'(write_beats_i) : 10'd0);
    if (marks) {strb_q, data_q} <= {wstrb_i, wdata_i};
  end

  // ---- one beat of each read, and the value that R must have ----
  logic [ 8:0] follow_q;
  logic [32:0] answer_q;

  always_ff @(posedge clk_i) begin
    follow_q <= follow_q;
    if (made_i && answered_i == follow_q) answer_q <= {1'b1, 32'd0};
    else if (answer_i && answered_i == follow_q) answer_q <= {answer_err_i, answer_err_i ? 32'd0 : answer_data_i};
  end

  // ---- properties ----
  logic lost;

  assign lost = bvalid_i && write_good_i && marked_q && place_q < 10'(write_beats_i) && !stored_q;

  always_comb begin
    if (rst_ni) begin
      a_word : assert (!stores || (data_i == data_q && be_i == (strb_q & write_lanes_i) && !stored_q));
      a_lost : assert (!lost);
      a_read : assert (!rvalid_i || given_i != follow_q || {rdata_i, rresp_i} == {answer_q[31:0], answer_q[32], 1'b0});
    end
  end

  logic word_agrees;
  logic [3:0] read_agrees;

  assign word_agrees = marked_q ? place_q < words_i && stored_q == (place_q < 10'(write_done_i) && write_good_i) &&
                                  (place_q < 10'(write_done_i) ||
                                   words_kept_i[place_q!=10'(write_done_i)] == {strb_q, data_q})
                                : !stored_q;

  for (genvar i = 0; i < 4; i++) begin : gen_read
    assign read_agrees[i] = 9'(i) >= answered_i - given_i || given_i + 9'(i) != follow_q ||
                            {reads_kept_i[i][33], reads_kept_i[i][31:0]} == answer_q;  // error, last, data
  end

  assign agrees_o = word_agrees && (&read_agrees);
  assign {marked_o, stored_o, place_o, follow_o} = {marked_q, stored_q, place_q, follow_q};

endmodule

`default_nettype wire
