// SPDX-License-Identifier: Apache-2.0
// Round-robin arbiter: of the slots that request, it chooses the next one after the slot that was served last.
//
// Contract: `slot_o` may change until `taken_i`. A slot that requests is served before another one is served twice.

`default_nettype none

module rvh_stream_turn #(
    parameter  int unsigned Slots   = 32,            // a power of 2
    localparam int unsigned IdWidth = $clog2(Slots)
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic [  Slots-1:0] wants_i,
    input  wire logic               taken_i,
    output logic                    valid_o,
    output logic      [IdWidth-1:0] slot_o
);

  logic [IdWidth-1:0] last_q;
  logic [Slots-1:0] behind, chosen;

  assign behind  = wants_i & ~((Slots'(2) << last_q) - Slots'(1));  // those with a higher number
  assign chosen  = (behind != '0) ? behind : wants_i;
  assign valid_o = wants_i != '0;

  always_comb begin
    slot_o = '0;
    for (int unsigned s = Slots; s > 0; s--) begin
      if (chosen[s-1]) slot_o = IdWidth'(s - 1);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) last_q <= '0;
    else if (taken_i) last_q <= slot_o;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_turns #(
      .Name ("rvh_stream_turn.turns"),
      .Users(Slots)
  ) u_contract_turns (
      .clk_i,
      .rst_ni,
      .wants_i (wants_i),
      .served_i(taken_i ? Slots'(1) << slot_o : '0)
  );

  rvh_contract #(
      .Name("rvh_stream_turn.taken")
  ) u_contract_taken (
      .clk_i,
      .rst_ni,
      .holds_i(!taken_i || valid_o)
  );
`endif

endmodule

`default_nettype wire
