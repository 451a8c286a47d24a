// SPDX-License-Identifier: Apache-2.0
// Determines to which instruction a commit or kill of CV-X-IF 0.2 applies: always to exactly one. Combinational,
// except for a counter.
//
// - If an instruction commits, all older ones that were neither committed nor killed are dropped: the host has
//   forgotten them (CV32E40X does).
// - When an offer has waited only for uncommitted instructions for `Patience` cycles, all of these are dropped
//   (`given_up_o`).
// - An identifier that is offered again belongs to the offer. An accepted, uncommitted instruction that had it is
//   dropped.

`default_nettype none

module rvh_xif_commit_0_2 #(
    parameter int unsigned Depth    = 2,
    parameter int unsigned IdWidth  = 4,
    parameter int unsigned Patience = 64  // cycles, up to 65535; 0: no time-out
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic               offer_i,  // an instruction is offered, neither committed nor killed
    input wire logic [IdWidth-1:0] id_i,
    input wire logic               stuck_i,  // ... and waits only for those that are not committed

    // the accepted instructions, oldest first
    input wire logic [Depth-1:0]              waits_i,  // neither committed nor dropped
    input wire logic [Depth-1:0]              named_i,  // committed, and its identifier was not offered again
    input wire logic [Depth-1:0][IdWidth-1:0] ids_i,

    input wire logic               commit_valid_i,
    input wire logic               commit_kill_i,
    input wire logic [IdWidth-1:0] commit_id_i,

    output logic [Depth-1:0] commit_o,        // of those that wait
    output logic [Depth-1:0] drop_o,
    output logic [Depth-1:0] given_up_o,      // those of drop_o that are dropped by the time-out
    output logic             commit_offer_o,
    output logic             drop_offer_o,
    output logic             host_error_o     // a kill of a committed instruction
);

  localparam int unsigned WaitedWidth = (Patience > 1) ? $clog2(Patience) : 1;

  if (Patience > 65535) begin : gen_bad_patience
    $error("rvh_xif_commit_0_2: Patience must be 0 to 65535");
  end

  logic [WaitedWidth-1:0] waited_q;  // cycles for which the offer has waited
  logic last, to_offer, commits, give_up;
  logic [Depth-1:0] hit, again;

  assign last    = Patience != 0 && stuck_i && waited_q == WaitedWidth'(Patience - 1);
  assign commits = commit_valid_i && !commit_kill_i && (to_offer || |(hit & waits_i));
  assign give_up = last && !commits;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) waited_q <= '0;
    else if (Patience != 0 && stuck_i && !last) waited_q <= waited_q + WaitedWidth'(1);
    else waited_q <= '0;
  end

  assign to_offer       = commit_valid_i && offer_i && id_i == commit_id_i;
  assign commit_offer_o = to_offer && !commit_kill_i;
  assign drop_offer_o   = to_offer && commit_kill_i;
  assign host_error_o   = commit_kill_i && |(hit & named_i);
  assign given_up_o     = give_up ? waits_i : '0;

  always_comb begin
    for (int unsigned i = 0; i < Depth; i++) begin
      hit[i]   = commit_valid_i && !to_offer && ids_i[i] == commit_id_i;
      again[i] = offer_i && ids_i[i] == id_i;
    end
  end

  always_comb begin
    logic younger;  // a younger one commits in this cycle
    younger  = commit_offer_o;
    commit_o = '0;
    drop_o   = '0;
    for (int i = int'(Depth) - 1; i >= 0; i--) begin
      drop_o[i]   = waits_i[i] && (younger || give_up || again[i] || (hit[i] && commit_kill_i));
      commit_o[i] = waits_i[i] && hit[i] && !drop_o[i];
      if (commit_o[i]) younger = 1'b1;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // Only an instruction that waits is committed or dropped, and never both.
  rvh_contract #(
      .Name("rvh_xif_commit_0_2.each")
  ) u_contract_each (
      .clk_i,
      .rst_ni,
      .holds_i((commit_o & drop_o) == '0 && ((commit_o | drop_o) & ~waits_i) == '0)
  );
`endif

endmodule

`default_nettype wire
