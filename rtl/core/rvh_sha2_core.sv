// SPDX-License-Identifier: Apache-2.0
// SHA-2 block core (seam B): sixteen message words in, hash value out. One datapath for 32-bit
// words (SHA-224, SHA-256), for 64-bit words (the SHA-512 family), or for both; one or two rounds a
// cycle.
//
// RoundsPerCycle words enter at once (a beat). The next block's first beat is accepted from the
// cycle of the previous block's last round on, then one beat a cycle, so a long message costs 64 /
// RoundsPerCycle + 1 cycles a block, or 80 / RoundsPerCycle + 1. Beats may be late at any point.
// Padding, byte order and message length are rvh_engine's.
//
// Contract: `init_i` begins a message with the initial hash value of `variant_i` (VariantNone:
// zeros). It requires `idle_o`, and may come with the first beat. While `quiet_o` nothing moves by
// itself, and
// - `hash_move_i` shifts the hash value by one word: `hash_word_o`, H0 first, leaves and
//   `hash_word_i` enters after H7;
// - `window_move_i` shifts the message window by one beat without rounds: `window_o`, the oldest
//   words, leaves and `words_i` enters;
// - `resume_i` continues from a restored hash value, after an `init_i` with VariantNone and eight
//   moves that brought it in (one cycle, in which the core is not idle).
// `chain_i` with `init_i`: the block begins with the hash value `chaining_i`. The core's own hash
// value stays: it can be moved on in this cycle and until the last round, and must be `chaining_i`
// by then.
// `abort_i` aborts the current block and clears control only. If `quiet_o`, the hash value stays as
// it was before that block.
//
// Words of either size are left-justified: if both sizes are built, a 32-bit word is in the upper
// half and the lower half is zero. No carry comes from the lower half, so the adders serve both
// sizes.
//
// Two sums are a cycle ahead, so that the paths through a round and through the schedule have two
// adders each. Register h already includes the constant of the coming round, and its word as soon
// as that is there. The oldest words of the window are replaced, once all sixteen are there, by
// three of the four terms of the words that the schedule computes next.

`default_nettype none

module rvh_sha2_core
  import rvh_sha2_pkg::*;
#(
    parameter  bit          Has256         = 1'b1,             // SHA-224 and SHA-256 are built
    parameter  bit          Has512         = 1'b1,             // the SHA-512 family is built
    parameter  int unsigned RoundsPerCycle = 1,                // 1 or 2
    localparam int unsigned WordWidth      = Has512 ? 64 : 32
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire variant_e variant_i,  // stable during a message
    input wire logic     init_i,
    input wire logic     abort_i,

    input  wire logic                                     valid_i,
    output logic                                          ready_o,
    input  wire logic [RoundsPerCycle-1:0][WordWidth-1:0] words_i,  // W[t] first, big-endian inside

    output logic idle_o,  // no block begun, hash value complete
    output logic quiet_o, // no round and no feed-forward is pending

    input  wire logic                                     hash_move_i,
    input  wire logic [     WordWidth-1:0]                hash_word_i,
    output logic      [     WordWidth-1:0]                hash_word_o,
    input  wire logic                                     window_move_i,
    output logic      [RoundsPerCycle-1:0][WordWidth-1:0] window_o,
    input  wire logic                                     resume_i,

    input wire logic                      chain_i,    // init_i: begin with `chaining_i`
    input wire logic [7:0][WordWidth-1:0] chaining_i  // H0 is the last one
);

  localparam int unsigned R = RoundsPerCycle;
  localparam int unsigned Constants = Has512 ? 80 : 64;

  if (!Has256 && !Has512) begin : gen_no_family
    $error("rvh_sha2_core: Has256 or Has512 must be 1");
  end
  if (R != 1 && R != 2) begin : gen_bad_rounds
    $error("rvh_sha2_core: RoundsPerCycle must be 1 or 2");
  end

  typedef logic [WordWidth-1:0] w_t;
  typedef struct packed {w_t a, b, c, d, e, f, g, h;} w_vars_t;
  typedef struct packed {w_t save, carry;} two_t;
  typedef logic [$clog2(Constants)-1:0] index_t;  // of a constant

  // Two stages: `take` brings R words to the end of the window, `step` runs their rounds.
  w_t [ 15:0] w_q;  // w_q[15] is the youngest word
  w_t [R-1:0] oldest;  // what becomes w_q[R-1:0]
  w_t [R-1:0] scheduled;  // the words that the schedule computes
  w_t [R-1:0] w_next;  // the words that enter the window
  w_vars_t vars_d, vars_q, hash_d, hash_q;
  logic [6:0] t_d, t_q;  // index of the next word to enter the window
  logic word_valid_d, word_valid_q;  // the youngest words wait for their rounds
  logic feed_d, feed_q;  // all rounds done: feed-forward in this cycle

  logic wide, loading, take, step, last_round;
  logic [6:0] words;  // of a block's schedule
  w_vars_t rounds, sum, iv, others;
  w_t iv_h, h, h_addend, h_word;

  // ---- words of either size ----
  assign wide  = Has512 && (!Has256 || is_wide(variant_i));
  assign words = wide ? 7'd80 : 7'd64;

  function automatic logic [63:0] widen(w_t x);
    return 64'(x) << (64 - WordWidth);
  endfunction

  function automatic w_t sigma_w(logic w64, sigma_e which, w_t x);
    return w_t'(sigma(w64, which, widen(x)) >> (64 - WordWidth));
  endfunction

  function automatic w_t k_w(logic w64, index_t t);
    w_t [Constants-1:0] from_last;  // a variable index of the tables themselves would cost a subtraction
    w_t k;
    for (int unsigned i = 0; i < Constants; i++) begin
      from_last[i] = Has512 ? w_t'(constant(1'b1, 7'(i)) >> (64 - WordWidth)) : w_t'(rvh_sha256_pkg::Sha256K[i]);
    end
    k = from_last[t];
    return Has512 ? k & w_t'({{32{1'b1}}, {32{w64}}} >> (64 - WordWidth)) : k;
  endfunction

  // Three terms as two of the same sum
  function automatic two_t add_3(w_t x, w_t y, w_t z);
    return '{save: x ^ y ^ z, carry: {(x & y) | (x & z) | (y & z)} << 1};
  endfunction

  // FIPS 180-4, 6.2.2 and 6.4.2, step 3; h already holds h + K[t] + W[t]
  function automatic w_vars_t round_w(logic w64, w_vars_t v);
    two_t t1, with_d, with_t2;
    t1      = add_3(v.h, sigma_w(w64, SigmaBig1, v.e), (v.e & v.f) ^ (~v.e & v.g));
    with_d  = add_3(t1.save, t1.carry, v.d);
    with_t2 = add_3(t1.save, sigma_w(w64, SigmaBig0, v.a), (v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c));
    with_t2 = add_3(with_t2.save, with_t2.carry, t1.carry);
    return
    '{
        a: with_t2.save + with_t2.carry,
        b: v.a,
        c: v.b,
        d: v.c,
        e: with_d.save + with_d.carry,
        f: v.e,
        g: v.f,
        h: v.g
    }
    ;
  endfunction

  // ---- control ----
  assign loading    = t_q < 7'd16;
  assign step       = word_valid_q & ~feed_q;
  assign last_round = step && (t_q == '0);
  assign ready_o    = loading & (step | ~word_valid_q);
  assign quiet_o    = loading & ~word_valid_q & ~feed_q;
  assign idle_o     = quiet_o & (t_q == '0);
  assign take       = loading ? (valid_i & ready_o) : step;

  always_comb begin
    t_d = t_q;
    if (take) t_d = (t_q + 7'(R) == words) ? '0 : t_q + 7'(R);
    word_valid_d = take | (word_valid_q & ~step);
    feed_d       = last_round | resume_i;
    if (abort_i) begin
      t_d          = '0;
      word_valid_d = 1'b0;
      feed_d       = 1'b0;
    end
  end

  // ---- message schedule ----
  always_comb begin
    for (int unsigned i = 0; i < R; i++) begin
      scheduled[i] = sigma_w(wide, SigmaSmall1, w_q[14+i]) + w_q[i];
      w_next[i] = loading ? words_i[i] : scheduled[i];
      oldest[i] = w_q[R+i];
      if (take && (!loading || t_q == 7'(16 - R))) begin  // W[t-7] + sigma0(W[t-15]) + W[t-16]
        oldest[i] = w_q[9+R+i] + (sigma_w(wide, SigmaSmall0, w_q[1+R+i]) + w_q[R+i]);
      end
    end
  end

  assign window_o = w_q[R-1:0];

  // ---- working variables and hash value ----
  always_comb begin
    rounds = vars_q;
    for (int unsigned i = 0; i < R; i++) begin
      // The words from t_q - R on wait.
      if (i != 0) rounds.h += w_q[16-R+i] + k_w(wide, index_t'(((t_q == '0) ? words : t_q) - 7'(R - i)));
      rounds = round_w(wide, rounds);
    end
  end

  // h gets the constant of the next round, after the last round K[0] for the next block. It gets a
  // word that enters; but one that enters in the last round only with the feed-forward, so that the
  // hash value does not contain it.
  always_comb begin
    h        = step ? rounds.h : vars_q.h;
    h_addend = '0;
    if (step || resume_i) h_addend = k_w(wide, index_t'(t_q));
    else if (feed_q) h_addend = hash_q.h;
    if (init_i) begin
      h        = chain_i ? chaining_i[0] : iv_h;
      h_addend = chain_i ? k_w(wide, '0) : '0;
    end
    // One of these at most. The scheduled word, which comes last, passes one gate.
    h_word = '0;
    if (!abort_i && take && loading && !last_round) h_word = words_i[0];
    if (!abort_i && feed_q && word_valid_q) h_word = w_q[16-R];
    h_word |= scheduled[0] & {WordWidth{!abort_i && take && !loading}};
  end

  always_comb begin
    for (int unsigned i = 0; i < 8; i++) begin
      iv[WordWidth*(7-i)+:WordWidth] = w_t'(initial_word(variant_i, 3'(i)) >> (64 - WordWidth));
      sum[WordWidth*i+:WordWidth] = hash_q[WordWidth*i+:WordWidth] + vars_q[WordWidth*i+:WordWidth];
    end
    iv_h = w_t'(initial_h(variant_i) >> (64 - WordWidth));
    sum.h -= k_w(wide, '0);
    others = vars_q;
    hash_d = hash_q;
    if (init_i) begin
      others = chain_i ? w_vars_t'(chaining_i) : iv;
      if (!chain_i) hash_d = iv;
    end else if (feed_q) begin
      others = sum;
      hash_d = sum;
    end
    vars_d   = step && !init_i ? rounds : others;  // the rounds come last and pass one gate
    vars_d.h = (h + h_addend) + h_word;
    if (hash_move_i) hash_d = {hash_q[7*WordWidth-1:0], hash_word_i};
  end

  assign hash_word_o = hash_q.a;

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
      if (take || window_move_i) w_q <= {w_next, w_q[15:2*R], oldest};
      vars_q <= vars_d;
      hash_q <= hash_d;
    end
  end

`ifndef SYNTHESIS
  // A message begins only on an idle core, transfers require a quiet one, and rounds never overtake
  // their words. Nothing is promised before the first reset.
  logic reset_seen;
  logic chained_q;  // the hash value is not used before the feed-forward

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) chained_q <= 1'b0;
    else if (init_i || last_round || abort_i) chained_q <= init_i && chain_i && !abort_i;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
    end else if (reset_seen) begin
      a_init : assert (!init_i || idle_o || abort_i);
      a_moves : assert (quiet_o || abort_i || !(window_move_i || resume_i || (hash_move_i && !chained_q)));
      a_feed : assert (!(feed_q && step));
      a_words : assert (loading || word_valid_q || abort_i);
    end
  end
`endif

endmodule

`default_nettype wire
