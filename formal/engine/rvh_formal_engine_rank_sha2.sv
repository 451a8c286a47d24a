// SPDX-License-Identifier: Apache-2.0
// Remaining cycles of a message of SHA-2. In a block 16 words of the message enter, then the other words of the
// schedule; R words enter in a cycle.

`default_nettype none

module rvh_formal_engine_rank_sha2
  import rvh_engine_pkg::*;
  import rvh_formal_engine_rank_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1
) (
    input  ctrl_t   ctrl_i,
    input  cores_t  cores_i,
    input  logic    wide_i,  // words of 64 bits
    output cycles_t rank_o
);

  localparam int unsigned R = RoundsPerCycle;
  localparam cycles_t WordBytes = cycles_t'(Width / 8);

  cycles_t words, block_cycles, t, place, kept, rem, whole;
  cycles_t rounds, behind, take, quiet, ends, blocks, to_idle, gather, out, missing;
  logic crosses, last, wraps, spill, begun;

  function automatic cycles_t words_of(cycles_t bytes);  // words of the hash value; the last one may be partial
    return wide_i ? (bytes + 10'd7) >> 3 : (bytes + 10'd3) >> 2;
  endfunction

  assign words        = wide_i ? 10'd80 : 10'd64;
  assign block_cycles = words / cycles_t'(R);
  assign t            = cycles_t'(cores_i.t);
  assign kept         = cycles_t'(cores_i.kept);
  assign rem          = cycles_t'(ctrl_i.rem);
  assign place        = cycles_t'(wide_i ? ctrl_i.pos >> 1 : ctrl_i.pos);  // in the block, in words
  assign whole        = (wide_i ? kept >> 3 : kept >> 2) / cycles_t'(R);  // beats in the packer

  // Time until these beats are in the core and it is ready for another one: the rounds of a complete block, the rounds
  // of a block that the beats complete, and the cycle of the feed-forward if a beat follows one of these blocks.
  assign rounds       = (t >= 16) ? (words - t) / cycles_t'(R) : '0;
  assign crosses      = t < 16 && t + whole * cycles_t'(R) >= 16;
  assign ends         = crosses ? (16 - t) / cycles_t'(R) : '0;
  assign last         = t >= 16 || (t == 0 && cores_i.word_valid) || crosses;  // a block ends in this time
  assign behind       = last ? whole - ends : '0;

  always_comb begin
    take = rounds + whole;
    if (crosses) take += (words - 16) / cycles_t'(R);
    if (behind != '0 || (t < 16 && cores_i.word_valid && cores_i.feed)) take += 10'd1;
    // Time until the core is quiet: also the last round and the feed-forward, or the round of the last beat.
    quiet = take;
    if (last && behind == '0) quiet += 10'd2;
    else if (whole != '0 || cores_i.word_valid || cores_i.feed) quiet += 10'd1;
  end

  // Time to the end of the message: blocks that have not begun, then the active one.
  assign wraps = place + whole * cycles_t'(R) >= 16;

  always_comb begin
    cycles_t marked;
    marked = place + whole * cycles_t'(R) - (wraps ? 10'd16 : 10'd0);
    spill  = (R == 1 && !ctrl_i.marker) ? marked == 15 && !ctrl_i.length : ctrl_i.marker && marked >= 14;
    blocks = '0;
    if (ctrl_i.fsm == FsmPad) blocks = cycles_t'(place == '0) + cycles_t'(wraps) + cycles_t'(spill);
    begun   = t != '0 || cores_i.word_valid;
    to_idle = blocks * (block_cycles + 10'd1);
    if (t != '0) to_idle += (words - t) / cycles_t'(R);
    if (begun) to_idle += 10'd1;
    if (begun || blocks != '0) to_idle += 10'd1;
    if (cores_i.feed && (cores_i.word_valid || blocks == '0)) to_idle += 10'd1;
  end

  // Words of the hash value, or beats of the window, until a word of `out` is complete. The last one passes through.
  assign gather  = words_of(WordBytes) - 10'd1;
  assign missing = (kept < WordBytes) ? WordBytes - kept : '0;

  always_comb begin
    if (missing == '0 || rem == '0) out = '0;
    else if (rem >= missing) out = words_of(missing) - 10'd1;
    else out = words_of(rem);
  end

  always_comb begin
    unique case (ctrl_i.fsm)
      FsmAbsorb, FsmLoadTail: rank_o = take;
      FsmPad, FsmProcess: rank_o = to_idle + gather;
      FsmOutput: rank_o = out;
      FsmSaveSettle: rank_o = quiet + 10'd1;
      FsmSaveTurn: rank_o = (10'd16 - place) / cycles_t'(R) + gather;
      FsmSaveHash: rank_o = (missing == '0) ? '0 : words_of(missing) - 10'd1;
      FsmSaveData: rank_o = (missing == '0) ? '0 : (words_of(missing) + cycles_t'(R) - 10'd1) / cycles_t'(R) - 10'd1;
      FsmLoadHash: rank_o = wide_i ? kept >> 3 : kept >> 2;
      default: rank_o = '0;
    endcase
  end

endmodule

`default_nettype wire
