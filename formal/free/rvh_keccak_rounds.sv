// SPDX-License-Identifier: Apache-2.0
// Replaces rvh_keccak_rounds in proofs about the logic around it: runs from a start for any number of cycles, and gives
// any state. Signals without a driver take any value. Job keccak-rounds proves the real module.

`default_nettype none

module rvh_keccak_rounds
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned RoundsPerCycle = 1
) (
    input logic clk_i,
    input logic rst_ni,

    input logic abort_i,
    input logic start_i,
    input logic short_i,
    input logic hold_i,

    output logic   running_o,
    output logic   last_o,
    input  state_t state_i,
    output state_t state_o
);

  logic   any_last;  // no driver
  state_t any_state;  // no driver
  logic   running_q;

  assign running_o = running_q;
  assign last_o    = running_q && any_last;
  assign state_o   = any_state;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) running_q <= 1'b0;
    else running_q <= !abort_i && (start_i || (running_q && !(last_o && !hold_i)));
  end

endmodule

`default_nettype wire
