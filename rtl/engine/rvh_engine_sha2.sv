// SPDX-License-Identifier: Apache-2.0
// rvh_sha2_core for the engine (seam C): beats of bytes instead of words. A beat is RoundsPerCycle
// words of 4 or 8 bytes, the first byte in bits 7:0. Ports without a comment are those of the core.

`default_nettype none

module rvh_engine_sha2
  import rvh_sha2_pkg::*;
#(
    parameter  bit          Has256         = 1'b1,
    parameter  bit          Has512         = 1'b1,
    parameter  int unsigned RoundsPerCycle = 1,
    localparam int unsigned WordWidth      = Has512 ? 64 : 32,
    localparam int unsigned BeatWidth      = WordWidth * RoundsPerCycle,
    localparam int unsigned R              = RoundsPerCycle
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire variant_e variant_i,
    input wire logic     clear_i,    // initial hash value zero, for any variant
    input wire logic     init_i,
    input wire logic     abort_i,

    input  wire logic                 valid_i,
    output logic                      ready_o,
    input  wire logic [BeatWidth-1:0] beat_i,

    output logic idle_o,
    output logic quiet_o,

    input  wire logic                 hash_move_i,    // the word that enters is the first one of `beat_i`
    output logic      [WordWidth-1:0] hash_o,
    input  wire logic                 window_move_i,
    output logic      [BeatWidth-1:0] window_o,
    input  wire logic                 resume_i,

    // of a chain, which sends its own beats and moves the hash value (rvh_engine_chain)
    input wire logic            chain_i,
    input wire logic            chain_init_i,
    input wire logic [   255:0] chaining_i,
    input wire logic            chain_valid_i,
    input wire logic [32*R-1:0] chain_beat_i,
    input wire logic            chain_move_i,
    input wire logic [    31:0] chain_word_i
);

  logic [R-1:0][WordWidth-1:0] words, window;
  logic [7:0][WordWidth-1:0] chaining;
  logic [WordWidth-1:0] hash_word;
  logic narrow;  // a word is the upper half of WordWidth bits

  assign narrow = Has256 && Has512 && !is_wide(variant_i);

  function automatic logic [WordWidth-1:0] swap(logic [WordWidth-1:0] x);
    for (int unsigned b = 0; b < WordWidth / 8; b++) swap[8*b+:8] = x[WordWidth-8-8*b+:8];
  endfunction

  // A word of 32 bits in its place: see rvh_sha2_core.
  function automatic logic [WordWidth-1:0] narrow_of(logic [31:0] x);
    return swap(WordWidth'(x));
  endfunction

  for (genvar i = 0; i < 8; i++) begin : gen_chaining
    assign chaining[7-i] = narrow_of(chaining_i[32*i+:32]);
  end

  for (genvar i = 0; i < int'(R); i++) begin : gen_word
    // Narrow words are packed, 4 bytes a word: the upper half of `beat_i` is unused.
    logic [WordWidth-1:0] wide_word, narrow_word;
    assign wide_word   = swap(beat_i[WordWidth*i+:WordWidth]);
    assign narrow_word = narrow_of(chain_i ? chain_beat_i[32*i+:32] : beat_i[32*i+:32]);
    assign words[i]    = (narrow || chain_i) ? narrow_word : wide_word;
  end

  always_comb begin
    window_o = '0;
    for (int unsigned i = 0; i < R; i++) begin
      if (narrow) window_o[32*i+:32] = 32'(swap(window[i]));
      else window_o[WordWidth*i+:WordWidth] = swap(window[i]);
    end
  end

  assign hash_o = swap(hash_word);

  rvh_sha2_core #(
      .Has256        (Has256),
      .Has512        (Has512),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_core (
      .clk_i,
      .rst_ni,
      .variant_i  (clear_i ? VariantNone : variant_i),
      .init_i     (init_i || clear_i || chain_init_i),
      .abort_i,
      .valid_i    (valid_i || chain_valid_i),
      .ready_o,
      .words_i    (words),
      .idle_o,
      .quiet_o,
      .hash_move_i(hash_move_i || chain_move_i),
      .hash_word_i(chain_i ? narrow_of(chain_word_i) : words[0]),
      .hash_word_o(hash_word),
      .window_move_i,
      .window_o   (window),
      .resume_i,
      .chain_i    (chain_init_i),
      .chaining_i (chaining)
  );

endmodule

`default_nettype wire
