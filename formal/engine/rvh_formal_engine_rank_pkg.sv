// SPDX-License-Identifier: Apache-2.0
// How long the engine works by itself: types and bounds. rvh_formal_engine_rank_sha2 and rvh_formal_engine_rank_keccak
// give the cycles from the registers of its control: until it is idle or offers a word on `out` or its ready on `msg`.
// The times are exact, and the environment has no part in them. They were found by reading the RTL; that they are
// right is what rvh_formal_engine_response proves.

`default_nettype none

package rvh_formal_engine_rank_pkg;

  // Control registers of the cores, and what the packer keeps. Zero for a core that is not built.
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

  // ---- bounds, in cycles; what they stand for is reached ----

  // WIPE, behind its command: the longest rate, or the message window, and one.
  function automatic int unsigned wipe_cycles(int unsigned width, int unsigned r, bit sha2, bit keccak);
    int unsigned sponge, window;
    sponge = keccak ? (1344 + width - 1) / width : 0;
    window = sha2 ? 16 / r : 0;
    return (sponge > window ? sponge : window) + 1;
  endfunction

  // The end of a message whose length does not fit behind it: the beats that are in the packer when the last word
  // comes, the rest of the block, one more block, and the first word of the digest.
  function automatic int unsigned sha2_bound(int unsigned width, int unsigned r, bit wide);
    int unsigned word, words, whole;
    word  = wide ? 64 : 32;
    words = wide ? 80 : 64;
    whole = (width - 8) / (r * word);
    return whole + (words - 14) / r + words / r + 3 + (width > word ? width / word - 1 : 0);
  endfunction

  // The end of a message behind a block that is full: its rounds, a block of padding, and its rounds. With a second
  // buffer the beats come in while rounds run, and a block may wait there when the message ends.
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

  // PAD, the same, behind its command: zeros to the end of a block. The last lane of the full block leaves the packer
  // while the command is accepted.
  function automatic int unsigned fill_bound(int unsigned width, int unsigned r, bit overlap);
    int unsigned rounds, half, beats;
    rounds = 24 / r;
    half   = (width == 128) ? 1 : 0;
    beats  = (1344 + width - 1) / width;  // of the longest rate
    if (!overlap) return rounds - 1 + half + beats;
    return (beats > rounds - 1 ? beats : rounds - 1) + half;
  endfunction

endpackage

`default_nettype wire
