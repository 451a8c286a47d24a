// SPDX-License-Identifier: Apache-2.0
// SHA-224/SHA-256 block core (seam B): sixteen message words in, hash value out.
//
// A word may be offered every cycle from the cycle in which the last round of the
// block before it runs, so a long message costs 65 cycles a block: 64 rounds and
// one feed-forward. Words may come late at any point. Padding, byte order and
// message length belong to rvh_engine.
//
// `first_i` goes with the first word of a message and starts from the initial
// hash value; such a word waits until the core is idle. `sha224_i` is sampled
// with it. The hash value is at `digest_o`, one word at a time, while `idle_o`.
// `abort_i` gives up the block in work (control only: what the registers hold
// stays until the next message overwrites it).
//
// h is kept with the constant of the coming round already added, which takes one
// adder out of the path through the round.

module rvh_sha256_core
  import rvh_sha256_pkg::*;
(
    input logic clk_i,
    input logic rst_ni,

    input logic abort_i,

    input  logic  valid_i,
    output logic  ready_o,
    input  word_t word_i,   // W[t] as FIPS 180-4 has it: first byte in bits 31:24
    input  logic  first_i,
    input  logic  sha224_i,

    output logic        idle_o,          // no block begun, hash value complete
    input  logic  [2:0] digest_index_i,  // which word of the hash value
    output word_t       digest_o
);

  // Two stages: `take` brings W[t] to the end of the window, `step` runs round t on it.
  logic [15:0][31:0] w_d, w_q;  // w_q[15] is the youngest word
  vars_t vars_d, vars_q, hash_d, hash_q;
  logic [5:0] t_d, t_q;  // index of the next word to enter the window
  logic word_valid_d, word_valid_q;  // w_q[15] waits for its round
  logic feed_d, feed_q;  // all rounds done: feed-forward in this cycle

  logic loading;  // the next word comes from the message
  logic take, step, last_round, init;
  vars_t sum, iv;
  word_t k_next;  // constant of the round after this one; none after the last

  // ---- control ----
  assign loading    = t_q < 6'd16;
  assign step       = word_valid_q & ~feed_q;
  assign last_round = step && (t_q == 6'd0);
  assign ready_o    = loading & (step | ~word_valid_q) & ~(first_i & ~idle_o);
  assign idle_o     = ~word_valid_q & ~feed_q & (t_q == 6'd0);
  assign take       = loading ? (valid_i & ready_o) : step;
  assign init       = valid_i & ready_o & first_i;

  always_comb begin
    t_d          = t_q + 6'(take);
    word_valid_d = take | (word_valid_q & ~step);
    feed_d       = last_round;
    if (abort_i) begin
      t_d          = 6'd0;
      word_valid_d = 1'b0;
      feed_d       = 1'b0;
    end
  end

  // ---- message schedule ----
  always_comb begin
    w_d = w_q;
    if (take) begin
      w_d = {loading ? word_i : schedule(w_q[0], w_q[1], w_q[9], w_q[14]), w_q[15:1]};
    end
  end

  // ---- working variables and hash value ----
  assign k_next = last_round ? '0 : Sha256K[t_q];
  assign sum    = feed_forward(hash_q, vars_q);
  assign iv     = initial_hash(sha224_i);

  always_comb begin
    vars_d = vars_q;
    hash_d = hash_q;
    if (init) begin
      vars_d   = iv;
      vars_d.h = iv.h + Sha256K[0];
      hash_d   = iv;
    end else if (feed_q) begin
      vars_d   = sum;
      vars_d.h = sum.h + Sha256K[0];
      hash_d   = sum;
    end else if (step) begin
      vars_d   = round(vars_q, w_q[15]);
      vars_d.h = vars_q.g + k_next;
    end
  end

  // Word 0 of the hash value is H0, the most significant field.
  assign digest_o = hash_q[32*(7-32'(digest_index_i))+:32];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      t_q          <= '0;
      word_valid_q <= 1'b0;
      feed_q       <= 1'b0;
      w_q          <= '0;
      vars_q       <= '0;
      hash_q       <= '0;
    end else begin
      t_q          <= t_d;
      word_valid_q <= word_valid_d;
      feed_q       <= feed_d;
      w_q          <= w_d;
      vars_q       <= vars_d;
      hash_q       <= hash_d;
    end
  end

`ifndef SYNTHESIS
  // A message begins only on an idle core, and rounds never outrun their words. Nothing is
  // promised before the first reset.
  logic reset_seen;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
    end else if (reset_seen) begin
      assert (!init || idle_o);
      assert (!(feed_q && step));
      assert (loading || word_valid_q || abort_i);
    end
  end
`endif

endmodule
