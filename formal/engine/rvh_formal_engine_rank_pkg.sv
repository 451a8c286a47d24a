// SPDX-License-Identifier: Apache-2.0
// Types and bounds for the engine's own time: the number of cycles until the engine is idle, offers a word on `out` or
// is ready on `msg`. rvh_formal_engine_rank_sha2 and rvh_formal_engine_rank_keccak compute that number from the
// registers of the engine's control. The numbers are exact and do not depend on the environment. They were derived from
// the RTL by hand; rvh_formal_engine_response proves them.

`default_nettype none

package rvh_formal_engine_rank_pkg;

  // Control registers of the cores, and the bytes held by the packer. Zero for a core that is not built.
  typedef struct packed {
    logic [4:0] kept;         // bytes
    logic [6:0] t;            // SHA-2: next word to enter the window
    logic       word_valid;
    logic       feed;
    logic       running;      // Keccak
    logic [4:0] index;
    logic       pending;      // ... with the second buffer
    logic       pending_run;
    logic       done;
    logic       loaded;
  } cores_t;

  typedef logic [9:0] cycles_t;

  function automatic cycles_t larger(cycles_t a, cycles_t b);
    return (a > b) ? a : b;
  endfunction

  // ---- bounds, in cycles; each is reached ----

  // WIPE, after its command: the longest rate or the message window, whichever takes more, and one cycle.
  function automatic int unsigned wipe_cycles(int unsigned width, int unsigned r, bit sha2, bit keccak);
    int unsigned sponge, window;
    sponge = keccak ? (1344 + width - 1) / width : 0;
    window = sha2 ? 16 / r : 0;
    return (sponge > window ? sponge : window) + 1;
  endfunction

  // End of a message when its length does not fit into the last block: the beats in the packer when the last word
  // comes, the rest of the block, one more block, and the first word of the digest.
  function automatic int unsigned sha2_bound(int unsigned width, int unsigned r, bit wide);
    int unsigned word, words, whole;
    word  = wide ? 64 : 32;
    words = wide ? 80 : 64;
    whole = (width - 8) / (r * word);
    return whole + (words - 14) / r + words / r + 3 + (width > word ? width / word - 1 : 0);
  endfunction

  // End of a message after a full block: the rounds of that block, a block of padding, and its rounds. With a second
  // buffer beats enter while rounds run, and a block may still wait in the buffer when the message ends.
  function automatic int unsigned keccak_bound(int unsigned width, int unsigned r, bit overlap);
    int unsigned rounds, half, found, busy, bound;
    rounds = 24 / r;
    half   = (width == 128) ? 1 : 0;  // the last lane of the full block is still in the packer
    bound  = 0;
    for (int unsigned rate = 0; rate < 5; rate++) begin
      int unsigned beats;
      beats = (64 * rvh_keccak_pkg::rate_lanes(rvh_keccak_pkg::rate_e'(rate)) + width - 1) / width;
      busy  = overlap ? (rounds > beats ? rounds - beats : 1) : rounds;
      found = overlap ? (rounds > beats + 1 ? rounds : beats + 1) + 1 : beats;
      if (busy + half + found + rounds > bound) bound = busy + half + found + rounds;
    end
    return bound;
  endfunction

  // PAD after a full block, counted after its command: zeros to the end of a block. The last lane of the full block
  // leaves the packer in the cycle in which the command is accepted.
  function automatic int unsigned fill_bound(int unsigned width, int unsigned r, bit overlap);
    int unsigned rounds, half, beats;
    rounds = 24 / r;
    half   = (width == 128) ? 1 : 0;
    beats  = (1344 + width - 1) / width;  // for the longest rate
    if (!overlap) return rounds - 1 + half + beats;
    return (beats > rounds - 1 ? beats : rounds - 1) + half;
  endfunction

endpackage

`default_nettype wire
