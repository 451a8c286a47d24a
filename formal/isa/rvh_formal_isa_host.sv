// SPDX-License-Identifier: Apache-2.0
// A host of CV-X-IF 1.0 for rvh_xif_commit_1_0 with several accepted instructions. Instructions have increasing numbers, an
// identifier is the low bits of a number, and a number has enough extra bits to represent an unbounded one. Assumed: the
// contract in the header of rvh_xif_commit_1_0, as in job xif-commit-1-0. Its outputs: to which accepted instructions, and
// whether to the offer, a commit or kill applies. Asserted: the span of rvh_xif_commit_1_0.

`default_nettype none

module rvh_formal_isa_host #(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 4,
    parameter int unsigned Width   = IdWidth + 8
) (
    input logic clk_i,
    input logic rst_ni,

    input logic valid_i,  // an instruction is offered
    input logic goes_on_i,  // its identifier is that of the last cycle's offer, which was not answered
    input logic fresh_i,  // it is offered, and neither committed nor killed
    input logic answer_i,
    input logic [Width-1:0] number_i,
    input logic [Depth-1:0] open_i,  // accepted instructions, oldest first, neither committed nor killed
    input logic [Depth-1:0][Width-1:0] numbers_i,
    input logic commit_valid_i,
    input logic commit_kill_i,
    input logic [Width-1:0] commit_number_i,

    // registers of rvh_xif_commit_1_0: the span is not empty, its ends; and their next values
    input logic               span_i,
    input logic [IdWidth-1:0] low_i,
    input logic [IdWidth-1:0] high_i,
    input logic               next_span_i,
    input logic [IdWidth-1:0] next_low_i,
    input logic [IdWidth-1:0] next_high_i,

    output logic [Depth-1:0] commit_o,
    output logic [Depth-1:0] kill_o,
    output logic             commit_offer_o,
    output logic             kill_offer_o,
    output logic             agrees_o         // numbers and span are consistent
);

  typedef logic [IdWidth-1:0] id_t;
  typedef logic signed [Width-1:0] number_t;

  localparam number_t Turn = number_t'(1) << IdWidth;
  localparam number_t Far = number_t'(1) << (Width - 2);

  number_t number, commit_number, low, high, low_d, high_d, offered_number_q;
  logic [Width-IdWidth-1:0] low_q, high_q;  // the upper bits; the lower ones are registers of the module
  number_t last_q;  // the highest committed number
  logic span_d;

  assign number        = number_t'(number_i);
  assign commit_number = number_t'(commit_number_i);
  assign low           = {low_q, low_i};
  assign high          = {high_q, high_i};

  // ---- places, counted from the beginning of the span with the offer ----
  number_t first, at, offer_place, end_place, past;
  logic wide, inside_span, older, younger, hits_offer;
  logic [Depth-1:0] hits;

  assign wide           = span_i || fresh_i;
  assign first          = !span_i ? number : fresh_i && number_t'(number - low) >= Turn ? number - Turn + 1 : low;
  assign at             = commit_number - first;
  assign offer_place    = number - first;
  assign end_place      = fresh_i ? offer_place : number_t'(high - first);
  assign past           = at - end_place;
  assign inside_span    = at >= 0 && past <= 0;
  assign older          = at < 0 && at > -Turn && -at < Turn - end_place + at;
  assign younger        = at >= 0 && past > 0 && past < Turn - at;
  assign hits_offer     = commit_valid_i && fresh_i && (commit_kill_i ? offer_place >= at : offer_place <= at);
  assign commit_o       = commit_kill_i ? '0 : hits;
  assign kill_o         = commit_kill_i ? hits : '0;
  assign commit_offer_o = hits_offer && !commit_kill_i;
  assign kill_offer_o   = hits_offer && commit_kill_i;

  always_comb begin
    span_d = span_i || (fresh_i && answer_i);
    low_d  = first;
    high_d = (fresh_i && answer_i) ? number : high;
    if (commit_valid_i && !commit_kill_i && at >= 0) begin
      low_d = commit_number + number_t'(1);
      if (at >= number_t'(high_d - first)) span_d = 1'b0;
    end
    if (commit_valid_i && commit_kill_i && at <= number_t'(high_d - first)) begin
      high_d = commit_number - number_t'(1);
      if (at <= 0) span_d = 1'b0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {offered_number_q, low_q, high_q, last_q} <= '0;
    end else begin
      offered_number_q <= number;
      low_q            <= low_d[Width-1:IdWidth];
      high_q           <= high_d[Width-1:IdWidth];
      if (commit_valid_i && !commit_kill_i && number_t'(commit_number - last_q) > 0) last_q <= commit_number;
    end
  end

  // ---- each accepted instruction ----
  logic [Depth-1:0] in_span, below_offer, increasing;

  for (genvar i = 0; i < Depth; i++) begin : gen_item
    number_t item, place;
    logic [Depth-1:0] older_ones;
    assign item           = number_t'(numbers_i[i]);
    assign place          = item - first;
    assign hits[i]        = commit_valid_i && open_i[i] && (commit_kill_i ? place >= at : place <= at);
    assign below_offer[i] = !open_i[i] || (number_t'(number - item) > 0 && number_t'(number - item) < Turn);
    assign in_span[i]     = !open_i[i] || (span_i && number_t'(item - low) >= 0 && number_t'(high - item) >= 0);
    for (genvar j = 0; j < Depth; j++) begin : gen_older
      assign older_ones[j] = j >= i || !open_i[i] || !open_i[j] || number_t'(item - number_t'(numbers_i[j])) > 0;
    end
    assign increasing[i] = &older_ones;
  end

  // ---- the contract ----
  always_comb begin
    if (valid_i && goes_on_i) assume (number == offered_number_q);
    if (fresh_i) begin
      assume (number_t'(number - last_q) > 0 && number_t'(number - last_q) < Far);
      assume (!span_i || (number_t'(number - high) >= 0 && number_t'(number - high) < Turn));
      assume (&below_offer);
    end
    if (commit_valid_i) begin
      assume (number_t'(commit_number - last_q) < Far && number_t'(commit_number - last_q) > -Far);
      assume (!wide || inside_span || older || younger);
    end
  end

  // ---- properties ----
  logic span_agrees;

  assign span_agrees = !span_i || (number_t'(high - low) >= 0 && number_t'(high - low) < Turn &&
      number_t'(low - last_q) > 0 && number_t'(low - last_q) < Far);
  assign agrees_o = &in_span && &increasing && span_agrees;

  always_comb begin
    if (rst_ni) begin
      a_numbers : assert (agrees_o);
      a_span :
      assert (!agrees_o || (next_span_i == span_d &&
              (!span_d || (next_low_i == id_t'(low_d) && next_high_i == id_t'(high_d)))));
    end
  end

endmodule

`default_nettype wire
