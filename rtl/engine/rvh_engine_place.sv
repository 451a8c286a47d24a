// SPDX-License-Identifier: Apache-2.0
// Place in the block (seam C, combinational): the length of the block, the length of the coming
// beat, and whether that beat ends the block. In units of 4 bytes.

`default_nettype none

module rvh_engine_place
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1
) (
    input wire logic                        keccak_i,
    input wire logic                        wide_i,      // SHA-2 with 64-bit words
    input wire logic                        transfer_i,  // of a sponge: the whole state counts as a block
    input wire rvh_keccak_pkg::rate_e       rate_i,
    input wire logic                  [5:0] pos_i,

    output logic [5:0] block_o,
    output logic [5:0] left_o,    // from the place to the end of the block
    output logic [2:0] step_o,    // of the coming beat
    output logic       at_end_o,  // it ends the block
    output logic [5:0] next_o     // the place after it
);

  always_comb begin
    block_o = wide_i ? 6'd32 : 6'd16;
    step_o  = 3'(wide_i ? 2 * RoundsPerCycle : RoundsPerCycle);
    if (keccak_i) begin
      block_o = transfer_i ? 6'd50 : 6'(2 * rvh_keccak_pkg::rate_lanes(rate_i));
      step_o  = (Width == 128 && left_o == 6'd2) ? 3'd2 : 3'(Width / 32);
    end
  end

  assign left_o   = block_o - pos_i;
  assign at_end_o = left_o == 6'(step_o);
  assign next_o   = at_end_o ? '0 : pos_i + 6'(step_o);

endmodule

`default_nettype wire
