// SPDX-License-Identifier: Apache-2.0
// What a commit or kill of CV-X-IF 0.2 is for: one instruction alone. Combinational but for a counter.
//
// - Accepted instructions that are older than a committed one and were neither committed nor killed are
//   dropped: the host has forgotten them (CV32E40X does).
// - So is everything uncommitted when an offer has waited for it alone for 64 cycles.
// - An identifier that is on offer again means the offer: what had it before is forgotten.

module rvh_xif_commit_0_2 #(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 4
) (
    input logic clk_i,
    input logic rst_ni,

    input logic               offer_i,  // an instruction is on offer, neither committed nor killed
    input logic [IdWidth-1:0] id_i,
    input logic               stuck_i,  // ... and waits for those that are not committed, for nothing else

    // the accepted instructions, oldest first
    input logic [Depth-1:0]              waits_i,  // neither committed nor dropped
    input logic [Depth-1:0]              named_i,  // committed, and its identifier was not on offer again
    input logic [Depth-1:0][IdWidth-1:0] ids_i,

    input logic               commit_valid_i,
    input logic               commit_kill_i,
    input logic [IdWidth-1:0] commit_id_i,

    output logic [Depth-1:0] commit_o,        // of those that wait
    output logic [Depth-1:0] drop_o,
    output logic             commit_offer_o,
    output logic             drop_offer_o,
    output logic             host_error_o     // a kill of what was committed
);

  logic [5:0] patience_q;
  logic to_offer, give_up;
  logic [Depth-1:0] hit, again;

  assign give_up = patience_q == '1;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) patience_q <= '0;
    else if (stuck_i && !give_up) patience_q <= patience_q + 6'd1;
    else patience_q <= '0;
  end

  assign to_offer       = commit_valid_i && offer_i && id_i == commit_id_i;
  assign commit_offer_o = to_offer && !commit_kill_i;
  assign drop_offer_o   = to_offer && commit_kill_i;
  assign host_error_o   = commit_kill_i && |(hit & named_i);

  always_comb begin
    logic younger;  // one that is committed now
    younger  = commit_offer_o;
    commit_o = '0;
    drop_o   = '0;
    for (int i = int'(Depth) - 1; i >= 0; i--) begin
      hit[i]      = commit_valid_i && !to_offer && ids_i[i] == commit_id_i;
      again[i]    = offer_i && ids_i[i] == id_i;
      drop_o[i]   = waits_i[i] && (younger || give_up || again[i] || (hit[i] && commit_kill_i));
      commit_o[i] = waits_i[i] && hit[i] && !drop_o[i];
      if (commit_o[i]) younger = 1'b1;
    end
  end

endmodule
