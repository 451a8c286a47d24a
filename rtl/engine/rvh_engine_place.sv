// SPDX-License-Identifier: Apache-2.0
// Place in the block (seam C), in units of 4 bytes, and the kind of algorithm that decides on it.
// All of it is in registers, with whether the coming beat ends the block: no path begins with the
// decoding of an algorithm or with a subtraction. rvh_engine_ctrl has the place from the start of
// the block, `pos`.
//
// A block is that of the algorithm. In a context the state of a sponge counts as a block:
// `whole_i`.

`default_nettype none

module rvh_engine_place
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          HasSha256      = 1'b1,
    parameter bit          HasSha512      = 1'b1,
    parameter bit          HasKeccak      = 1'b1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire alg_e       alg_i,    // of the next cycle
    input wire logic [2:0] rate_i,   // of the sponge, likewise
    input wire logic       clear_i,  // zeroize
    input wire logic       load_i,   // a block begins now
    input wire logic       whole_i,  // the block that begins, now or after this one, is the whole state
    input wire logic       move_i,   // the block advances by a beat
    input wire logic [5:0] pos_i,

    output logic       keccak_o,
    output logic       wide_o,    // SHA-2 with words of 64 bits
    output logic       xof_o,
    output logic [2:0] step_o,    // length of the coming beat
    output logic [5:0] left_o,    // from the place to the end of the block
    output logic       at_end_o,  // the coming beat ends the block
    output logic [5:0] pos_o      // place after it
);

  typedef struct packed {
    logic       keccak;
    logic       wide;
    logic       xof;
    logic [5:0] left;
    logic       at_end;
  } place_t;

  place_t place_d, place_q;
  logic [5:0] block, rest;

  assign keccak_o = HasKeccak && place_q.keccak;
  assign wide_o   = HasSha512 && (!HasSha256 || place_q.wide);
  assign xof_o    = HasKeccak && place_q.xof;
  assign left_o   = place_q.left;
  assign at_end_o = place_q.at_end;

  always_comb begin
    block = is_sha512(alg_i) ? 6'd32 : 6'd16;
    if (is_keccak(alg_i)) block = 6'(2 * rvh_keccak_pkg::rate_lanes(rate(alg_i, rate_i)));
    if (whole_i) block = 6'd50;
  end

  always_comb begin
    step_o = 3'(wide_o ? 2 * RoundsPerCycle : RoundsPerCycle);
    if (keccak_o) step_o = (Width == 128 && left_o == 6'd2) ? 3'd2 : 3'(Width / 32);
  end

  assign rest  = left_o - 6'(step_o);
  assign pos_o = at_end_o ? '0 : pos_i + 6'(step_o);

  // A block is longer than a beat. A sponge of an odd number of lanes ends with half a beat of 128
  // bits.
  always_comb begin
    place_d        = place_q;
    place_d.keccak = is_keccak(alg_i);
    place_d.wide   = is_sha512(alg_i);
    place_d.xof    = is_xof(alg_i);
    if (move_i) begin
      place_d.left   = rest;
      place_d.at_end = rest == 6'(step_o) || (Width == 128 && keccak_o && rest == 6'd2);
    end
    if (load_i || (move_i && at_end_o)) begin
      place_d.left   = block;
      place_d.at_end = 1'b0;
    end
    if (clear_i) place_d = '0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) place_q <= '0;
    else place_q <= place_d;
  end

endmodule

`default_nettype wire
