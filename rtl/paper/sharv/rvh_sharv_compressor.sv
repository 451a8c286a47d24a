// SPDX-License-Identifier: Apache-2.0
// Message compressor of SHA-RV (MC): a round of FIPS 180-4, 6.2.2 in four pipeline stages, one adder in each path
// between registers. Up to four messages are in it at once, a stage apart; a message alone takes four cycles a round.
//
// Contract: K and W of the round belong to its first stage. With `load_i` that stage takes `hash_i` instead of the
// output of the fourth, for the first round of a message.
//
// Cycles: `vars_o` is the input of the first stage four cycles ago, one round later; cycles with `en_i` = 0 do not
// count.

`default_nettype none

module rvh_sharv_compressor
  import rvh_sha256_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic en_i,

    input wire logic load_i,
    input wire vars_t hash_i,
    input wire word_t k_i,
    input wire word_t w_i,
    output vars_t vars_o
);

  typedef struct packed {
    vars_t v;
    word_t kw;   // K + W
    word_t sum;  // of e, f, g
    word_t t2;
  } first_t;

  typedef struct packed {
    word_t a, b, c, d, e, f, g;
    word_t h_kw;  // h + K + W
    word_t sum;
    word_t t2;
  } second_t;

  typedef struct packed {word_t a, b, c, d, e, f, g, t1, t2;} third_t;

  vars_t in, vars_q;
  first_t  first_q;
  second_t second_q;
  third_t  third_q;

  assign in     = load_i ? hash_i : vars_q;
  assign vars_o = vars_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      first_q  <= '0;
      second_q <= '0;
      third_q  <= '0;
      vars_q   <= '0;
    end else if (en_i) begin
      first_q <= '{
          v: in,
          kw: k_i + w_i,
          sum: big_sigma1(in.e) + ch(in.e, in.f, in.g),
          t2: big_sigma0(in.a) + maj(in.a, in.b, in.c)
      };
      second_q <= '{
          a: first_q.v.a,
          b: first_q.v.b,
          c: first_q.v.c,
          d: first_q.v.d,
          e: first_q.v.e,
          f: first_q.v.f,
          g: first_q.v.g,
          h_kw: first_q.v.h + first_q.kw,
          sum: first_q.sum,
          t2: first_q.t2
      };
      third_q <= '{
          a: second_q.a,
          b: second_q.b,
          c: second_q.c,
          d: second_q.d,
          e: second_q.e,
          f: second_q.f,
          g: second_q.g,
          t1: second_q.h_kw + second_q.sum,
          t2: second_q.t2
      };
      vars_q <= '{
          a: third_q.t1 + third_q.t2,
          b: third_q.a,
          c: third_q.b,
          d: third_q.c,
          e: third_q.d + third_q.t1,
          f: third_q.e,
          g: third_q.f,
          h: third_q.g
      };
    end
  end

endmodule

`default_nettype wire
