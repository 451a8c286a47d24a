// SPDX-License-Identifier: Apache-2.0
// Header of a saved context (seam C, combinational): builds its words, takes its fields
// apart and finds what is impossible in them. Layout: docs/context.md.
//
// The length is kept in rvh_engine_length, which checks it.

module rvh_engine_context
  import rvh_engine_pkg::*;
#(
    parameter  int unsigned Width      = 64,
    parameter  int unsigned LengthBits = 125,
    localparam int unsigned IndexWidth = $clog2(HeaderBits / Width)
) (
    input logic [IndexWidth-1:0] index_i,  // which word of the header
    input logic                  sponge_i, // the context is a sponge's; known behind the first word

    input  head_t             head_i,
    input  logic  [    124:0] length_i,
    output logic  [Width-1:0] word_o,

    input  logic    [Width-1:0] word_i,
    output fields_t             fields_o,     // what the word has of them, else zero
    output logic                has_first_o,  // version to rounds
    output logic                has_place_o,  // position and unread
    output logic                bad_o         // the word has something that no context of ours has
);

  logic [HeaderBits-1:0] given, taken;
  head_t found;

  assign given  = {3'b0, length_i, head_i};
  assign word_o = given[Width*32'(index_i)+:Width];

  always_comb begin
    taken = '0;
    taken[Width*32'(index_i)+:Width] = word_i;
  end

  assign found = taken[LengthAt-1:0];
  assign fields_o = '{
          position: found.position[7:0],
          short_rounds: found.short_rounds,
          rate: found.rate,
          squeezing: found.squeezing,
          alg: found.alg
      };
  assign has_first_o = index_i == '0;
  assign has_place_o = 32'(index_i) == 32 / Width;

  always_comb begin
    bad_o = |{found.zero, found.unread, found.position[15:8], found.sponge_zero, found.phase_zero, found.alg_zero} ||
        |(taken >> (LengthAt + LengthBits)) || (sponge_i && |(taken >> LengthAt));
    if (has_first_o) begin
      bad_o |= found.version != 8'(ContextVersion);
      bad_o |= (found.alg == AlgSponge) ? found.rate > rvh_keccak_pkg::Rate168 : |{found.short_rounds, found.rate};
      bad_o |= found.squeezing && !is_xof(alg_e'(found.alg));
    end
  end

endmodule
