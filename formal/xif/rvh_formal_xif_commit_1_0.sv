// SPDX-License-Identifier: Apache-2.0
// rvh_xif_commit_1_0 compared with the rules of CV-X-IF 1.0 on ideal numbers: instructions have increasing numbers, and
// an identifier is the low bits of a number. A number has enough extra bits to represent an unbounded one. One
// arbitrary accepted instruction is followed. The module handles each instruction in the same way and independently, so
// Depth = 1 is sufficient.
//
// The host keeps the contract in the module's header: the number of an offer is less than one range of identifiers
// above every instruction that was neither committed nor killed. Offers may be retracted, and the next offer may have a
// lower number. The number of a killed instruction may be used again.

`default_nettype none

module rvh_formal_xif_commit_1_0 #(
    parameter int unsigned IdWidth = 4,
    parameter int unsigned Width   = IdWidth + 8
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid,         // an instruction is offered
    input logic             answer,        // it is accepted or rejected
    input logic             follow,        // it is accepted and will be followed
    input logic [Width-1:0] number_bits,
    input logic             commit_valid,
    input logic             commit_kill,
    input logic [Width-1:0] commit_bits,
    input logic             ends           // the followed one leaves the coprocessor
);

  typedef logic [IdWidth-1:0] id_t;
  typedef logic signed [Width-1:0] number_t;

  localparam number_t Turn = number_t'(1) << IdWidth;
  localparam number_t Far = number_t'(1) << (Width - 2);

  number_t number, commit_number;
  logic fresh, commit, drop, commit_offer, drop_offer, host_error;
  logic held_q, committed_q, killed_q, lost_q;  // the one that is followed
  number_t item_q;
  logic open, named;

  assign number        = number_t'(number_bits);
  assign commit_number = number_t'(commit_bits);
  assign open          = held_q && !committed_q && !killed_q;
  assign named         = held_q && committed_q && !lost_q;

  rvh_xif_commit_1_0 #(
      .Depth  (1),
      .IdWidth(IdWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .offer_i       (fresh),
      .answer_i      (answer),
      .id_i          (number_bits[IdWidth-1:0]),
      .waits_i       (open),
      .named_i       (named),
      .ids_i         (item_q[IdWidth-1:0]),
      .commit_valid_i(commit_valid),
      .commit_kill_i (commit_kill),
      .commit_id_i   (commit_bits[IdWidth-1:0]),
      .commit_o      (commit),
      .drop_o        (drop),
      .commit_offer_o(commit_offer),
      .drop_offer_o  (drop_offer),
      .host_error_o  (host_error)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the offer ----
  logic offered_q, early_commit_q, early_kill_q;
  number_t offered_number_q;
  logic goes_on, marked;

  assign goes_on = offered_q && id_t'(offered_number_q) == id_t'(number);
  assign marked  = goes_on && (early_commit_q || early_kill_q);
  assign fresh   = valid && !marked;

  // ---- the span: from the oldest answered number neither committed nor killed, or below, to the youngest one ----
  // Its low bits are registers of the module; a_span asserts that the module updates them correctly.
  logic span, span_d;
  number_t low, low_d, high, high_d;
  logic [Width-IdWidth-1:0] low_q, high_q;  // the upper bits
  number_t last_q;  // the highest committed number

  assign span = u_dut.open_q;
  assign low  = {low_q, u_dut.low_q};
  assign high = {high_q, u_dut.high_q};

  // ---- places of all numbers, counted from the beginning of the span with the offer ----
  number_t first, at, place, offer_place, end_place, past;
  number_t behind;  // number of the followed one minus the number of the commit
  logic wide, hits, hits_offer, inside_span, older, younger;

  assign wide = span || fresh;
  assign first = !span ? number : fresh && number_t'(number - low) >= Turn ? number - Turn + 1 : low;
  assign at = commit_number - first;
  assign place = item_q - first;
  assign offer_place = number - first;
  assign end_place = fresh ? offer_place : number_t'(high - first);
  assign past = at - end_place;
  assign behind = item_q - commit_number;
  assign inside_span = at >= 0 && past <= 0;
  assign older = at < 0 && at > -Turn && -at < Turn - end_place + at;  // nearer to the beginning, with wrap-around
  assign younger = at >= 0 && past > 0 && past < Turn - at;
  assign hits = commit_valid && open && (commit_kill ? place >= at : place <= at);
  assign hits_offer = commit_valid && fresh && (commit_kill ? offer_place >= at : offer_place <= at);

  always_comb begin
    span_d = span || (fresh && answer);
    low_d  = first;
    high_d = (fresh && answer) ? number : high;
    if (commit_valid && !commit_kill && at >= 0) begin
      low_d = commit_number + number_t'(1);
      if (at >= number_t'(high_d - first)) span_d = 1'b0;
    end
    if (commit_valid && commit_kill && at <= number_t'(high_d - first)) begin
      high_d = commit_number - number_t'(1);
      if (at <= 0) span_d = 1'b0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {offered_q, early_commit_q, early_kill_q, offered_number_q, low_q, high_q, last_q} <= '0;
      {held_q, committed_q, killed_q, lost_q, item_q} <= '0;
    end else begin
      offered_q        <= valid && !answer;
      early_commit_q   <= (hits_offer && !commit_kill) || (marked && early_commit_q);
      early_kill_q     <= (hits_offer && commit_kill) || (marked && early_kill_q);
      offered_number_q <= number;
      low_q            <= low_d[Width-1:IdWidth];
      high_q           <= high_d[Width-1:IdWidth];
      if (commit_valid && !commit_kill && number_t'(commit_number - last_q) > 0) last_q <= commit_number;
      if (hits && !commit_kill) committed_q <= 1'b1;
      if (hits && commit_kill) killed_q <= 1'b1;
      if (valid && id_t'(number) == id_t'(item_q)) lost_q <= 1'b1;
      if (ends) held_q <= 1'b0;
      if (valid && answer && follow && (!held_q || ends)) begin
        held_q      <= 1'b1;
        committed_q <= (hits_offer && !commit_kill) || (marked && early_commit_q);
        killed_q    <= (hits_offer && commit_kill) || (marked && early_kill_q);
        lost_q      <= 1'b0;
        item_q      <= number;
      end
    end
  end

  // ---- assumptions about the host ----
  always_comb begin
    if (valid && goes_on) assume (number == offered_number_q);
    if (fresh) begin
      assume (number_t'(number - last_q) > 0 && number_t'(number - last_q) < Far);
      assume (!span || (number_t'(number - high) >= 0 && number_t'(number - high) < Turn));
      assume (!open || (number_t'(number - item_q) > 0 && number_t'(number - item_q) < Turn));
    end
    if (commit_valid) begin
      assume (number_t'(commit_number - last_q) < Far && number_t'(commit_number - last_q) > -Far);
      assume (!wide || inside_span || older || younger);
      if (commit_kill && named && !(wide && inside_span)) assume (behind >= -(Turn / 2) && behind < Turn / 2);
    end
    assume (!ends || held_q && !open);
  end

  // ---- properties ----
  logic item_agrees, span_agrees, agrees;

  assign item_agrees = !open || (span && number_t'(item_q - low) >= 0 && number_t'(high - item_q) >= 0);
  assign span_agrees = !span || (number_t'(high - low) >= 0 && number_t'(high - low) < Turn &&
      number_t'(low - last_q) > 0 && number_t'(low - last_q) < Far);

  // The direct consequences are asserted under the condition that the relations hold: the solver is faster with that.
  assign agrees = item_agrees && span_agrees;

  always_comb begin
    if (rst_ni) begin
      a_commit : assert (!agrees || commit == (hits && !commit_kill));
      a_kill : assert (!agrees || drop == (hits && commit_kill));
      a_offer :
      assert (!agrees || (commit_offer == (hits_offer && !commit_kill) && drop_offer == (hits_offer && commit_kill)));
      a_host_error :
      assert (!agrees || host_error == (commit_valid && commit_kill && named && !(wide && inside_span) && behind >= 0));
      a_span :
      assert (!agrees || (u_dut.open_d == span_d &&
              (!span_d || (u_dut.low_d == id_t'(low_d) && u_dut.high_d == id_t'(high_d)))));
      a_invariant : assert (agrees);
    end
  end

  // ---- covers ----
  always_comb begin
    c_batch : cover (rst_ni && hits && hits_offer && !commit_kill && past > 0);
    c_flush : cover (rst_ni && hits && hits_offer && commit_kill && at < 0);
    c_between : cover (rst_ni && hits && fresh && !hits_offer && commit_number != item_q && commit_number != number);
    c_whole : cover (rst_ni && open && fresh && number_t'(number - item_q) == Turn - 1 && hits_offer && !hits);
    c_comes_round : cover (rst_ni && open && fresh && number_t'(number - low) >= Turn && hits_offer && hits);
    c_retracted : cover (rst_ni && open && fresh && offered_q && number_t'(offered_number_q - number) > 0);
    c_again : cover (rst_ni && held_q && killed_q && fresh && number == item_q);
    c_host_error : cover (rst_ni && host_error);
  end

endmodule

`default_nettype wire
