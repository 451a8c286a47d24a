// SPDX-License-Identifier: Apache-2.0
// Header of a saved context (seam C, combinational): builds its words, extracts its fields and
// detects impossible values. Layout: docs/context.md.
//
// rvh_engine_length holds and checks the length.

`default_nettype none

module rvh_engine_context
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width      = 64,
    parameter bit          Overlap    = 1'b0,
    parameter int unsigned CountWidth = 4,
    parameter int unsigned LengthBits = 125
) (
    input wire ctrl_t ctrl_i,
    input wire logic  sponge_i, // the context is a sponge's; known after the first word

    input  wire logic [           5:0] left_i,    // of the block, in units of 4 bytes
    input  wire logic [CountWidth-1:0] kept_i,    // bytes of the message in the packer
    input  wire logic [         124:0] length_i,
    output logic      [     Width-1:0] word_o,

    input  wire logic [Width-1:0] word_i,
    output fields_t               fields_o,     // the fields in this word, zero for the others
    output logic                  has_first_o,  // version to rounds
    output logic                  has_place_o,  // position and unread
    output logic                  bare_o,       // the phase: no unfinished block follows
    output logic                  bad_o         // the word holds a value that no valid context has
);

  localparam int unsigned IndexWidth = $clog2(HeaderBits / Width);

  logic [HeaderBits-1:0] given, taken;
  logic [IndexWidth-1:0] index;  // which word of the header
  head_t head, found;

  always_comb begin
    head              = '0;
    head.version      = 8'(ContextVersion);
    head.alg          = ctrl_i.alg;
    head.squeezing    = ctrl_i.squeezing;
    head.short_rounds = ctrl_i.short_rounds;
    head.rate         = (ctrl_i.alg == AlgSponge) ? ctrl_i.rate : '0;
    if (Overlap && ctrl_i.squeezing) head.unread = {8'b0, left_i, 2'b00};
    else head.position = {8'b0, ctrl_i.pos, 2'b00} + 16'(kept_i);
  end

  logic unused_ctrl;  // not part of a context
  assign unused_ctrl = ^{ctrl_i.fsm, ctrl_i.first, ctrl_i.fresh, ctrl_i.marker, ctrl_i.length, ctrl_i.bad} ^
      ^{ctrl_i.suffix, ctrl_i.rem};

  assign index = IndexWidth'(ctrl_i.index);
  assign given = {3'b0, length_i, head};
  assign word_o = given[Width*32'(index)+:Width];

  always_comb begin
    taken = '0;
    taken[Width*32'(index)+:Width] = word_i;
  end

  assign found = taken[LengthAt-1:0];
  assign fields_o = '{
          position: found.position[7:0],
          short_rounds: found.short_rounds,
          rate: found.rate,
          squeezing: found.squeezing,
          alg: found.alg
      };
  assign has_first_o = index == '0;
  assign has_place_o = 32'(index) == 32 / Width;

  assign bare_o = found.phase_zero[0];

  always_comb begin
    bad_o = |{found.zero, found.unread, found.position[15:8], found.sponge_zero, found.phase_zero[6:1],
              found.alg_zero} ||
        |(taken >> (LengthAt + LengthBits)) || (sponge_i && |(taken >> LengthAt));
    if (has_first_o) begin
      bad_o |= found.version != 8'(ContextVersion);
      bad_o |= (found.alg == AlgSponge) ? found.rate > rvh_keccak_pkg::Rate168 : |{found.short_rounds, found.rate};
      bad_o |= found.squeezing && !is_xof(alg_e'(found.alg));
      bad_o |= bare_o && is_keccak(alg_e'(found.alg));
    end
  end

endmodule

`default_nettype wire
