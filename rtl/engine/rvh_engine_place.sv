// SPDX-License-Identifier: Apache-2.0
// Place in the block (seam C, combinational): the length of a block and of the coming beat, and the
// place after that beat. In units of 4 bytes. rvh_engine_ctrl has the place in registers, and with
// it whether the coming beat is the last one: no path begins with a subtraction.

`default_nettype none

module rvh_engine_place
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1
) (
    input wire logic                        keccak_i,
    input wire logic                        wide_i,      // SHA-2 with 64-bit words
    input wire logic                        transfer_i,  // of a sponge: the next block is the whole state
    input wire rvh_keccak_pkg::rate_e       rate_i,
    input wire logic                  [5:0] pos_i,
    input wire logic                  [5:0] left_i,      // from the place to the end of the block
    input wire logic                        at_end_i,    // the coming beat ends the block

    output logic [5:0] block_o,  // the next one
    output logic [2:0] step_o,   // of the coming beat
    output logic [5:0] pos_o,    // after it
    output logic [5:0] left_o,
    output logic       at_end_o
);

  logic [5:0] rest;

  always_comb begin
    block_o = wide_i ? 6'd32 : 6'd16;
    step_o  = 3'(wide_i ? 2 * RoundsPerCycle : RoundsPerCycle);
    if (keccak_i) begin
      block_o = transfer_i ? 6'd50 : 6'(2 * rvh_keccak_pkg::rate_lanes(rate_i));
      step_o  = (Width == 128 && left_i == 6'd2) ? 3'd2 : 3'(Width / 32);
    end
  end

  // A block is longer than a beat. A sponge of an odd number of lanes ends with half a beat of 128
  // bits.
  assign rest     = left_i - 6'(step_o);
  assign pos_o    = at_end_i ? '0 : pos_i + 6'(step_o);
  assign left_o   = at_end_i ? block_o : rest;
  assign at_end_o = !at_end_i && (rest == 6'(step_o) || (Width == 128 && keccak_i && rest == 6'd2));

endmodule

`default_nettype wire
