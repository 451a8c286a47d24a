// SPDX-License-Identifier: Apache-2.0
// One round and one step of the schedule in the form of rvh_sha2_core: the constant of the round is already added to h,
// sums are computed in the core's order, and a 32-bit word in 64 bits is in the upper half. Job sha2-round proves that
// this form equals the standard's round. Job sha2-core proves that the core computes this form.

`default_nettype none

package rvh_formal_sha2_form_pkg;

  import rvh_sha2_pkg::*;

  typedef struct packed {logic [31:0] a, b, c, d, e, f, g, h;} vars_32_t;
  typedef struct packed {logic [63:0] a, b, c, d, e, f, g, h;} vars_64_t;

  // Words of 32 bits in 32 bits. `k_next` is the constant of the round that follows.
  function automatic vars_32_t round_32(vars_32_t v, logic [31:0] w, logic [31:0] k_next);
    logic [31:0] t1, t2;
    t1 = (v.h + w) + (rvh_sha256_pkg::big_sigma1(v.e) + ((v.e & v.f) ^ (~v.e & v.g)));
    t2 = rvh_sha256_pkg::big_sigma0(v.a) + ((v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c));
    return '{a: t1 + t2, b: v.a, c: v.b, d: v.c, e: v.d + t1, f: v.e, g: v.f, h: v.g + k_next};
  endfunction

  function automatic logic [31:0] schedule_32(logic [31:0] w2, logic [31:0] w7, logic [31:0] w15, logic [31:0] w16);
    return (rvh_sha256_pkg::small_sigma1(w2) + w7) + (rvh_sha256_pkg::small_sigma0(w15) + w16);
  endfunction

  // Words of 64 bits, or of 32 bits in the upper half
  function automatic vars_64_t round_64(logic wide, vars_64_t v, word_t w, word_t k_next);
    word_t t1, t2;
    t1 = (v.h + w) + (sigma(wide, SigmaBig1, v.e) + ((v.e & v.f) ^ (~v.e & v.g)));
    t2 = sigma(wide, SigmaBig0, v.a) + ((v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c));
    return '{a: t1 + t2, b: v.a, c: v.b, d: v.c, e: v.d + t1, f: v.e, g: v.f, h: v.g + k_next};
  endfunction

  function automatic word_t schedule_64(logic wide, word_t w2, word_t w7, word_t w15, word_t w16);
    return (sigma(wide, SigmaSmall1, w2) + w7) + (sigma(wide, SigmaSmall0, w15) + w16);
  endfunction

endpackage

`default_nettype wire
