// SPDX-License-Identifier: Apache-2.0
// One round and one step of the schedule in the form of rvh_sha2_core: the constant and the word of the round are
// already added to h, sums are computed in the core's order, and a 32-bit word in 64 bits is in the upper half. Job sha2-round proves that
// this form equals the standard's round. Job sha2-core proves that the core computes this form.

`default_nettype none

package rvh_formal_sha2_form_pkg;

  import rvh_sha2_pkg::*;

  typedef struct packed {logic [31:0] a, b, c, d, e, f, g, h;} vars_32_t;
  typedef struct packed {logic [63:0] a, b, c, d, e, f, g, h;} vars_64_t;

  // Words of 32 bits in 32 bits
  function automatic vars_32_t round_32(vars_32_t v);
    logic [31:0] sigma1, ch, save, carry, t1, t2;
    sigma1 = rvh_sha256_pkg::big_sigma1(v.e);
    ch     = (v.e & v.f) ^ (~v.e & v.g);
    save   = v.h ^ sigma1 ^ ch;
    carry  = (v.h & sigma1) | (v.h & ch) | (sigma1 & ch);
    t1     = save + {carry[30:0], 1'b0};
    t2     = rvh_sha256_pkg::big_sigma0(v.a) + ((v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c));
    return '{a: t1 + t2, b: v.a, c: v.b, d: v.c, e: v.d + t1, f: v.e, g: v.f, h: v.g};
  endfunction

  // Three of the four terms of the schedule
  function automatic logic [31:0] part_32(logic [31:0] w7, logic [31:0] w15, logic [31:0] w16);
    return w7 + (rvh_sha256_pkg::small_sigma0(w15) + w16);
  endfunction

  function automatic logic [31:0] schedule_32(logic [31:0] w2, logic [31:0] part);
    return rvh_sha256_pkg::small_sigma1(w2) + part;
  endfunction

  // Words of 64 bits, or of 32 bits in the upper half
  function automatic vars_64_t round_64(logic wide, vars_64_t v);
    word_t sigma1, ch, save, carry, t1, t2;
    sigma1 = sigma(wide, SigmaBig1, v.e);
    ch     = (v.e & v.f) ^ (~v.e & v.g);
    save   = v.h ^ sigma1 ^ ch;
    carry  = (v.h & sigma1) | (v.h & ch) | (sigma1 & ch);
    t1     = save + {carry[62:0], 1'b0};
    t2     = sigma(wide, SigmaBig0, v.a) + ((v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c));
    return '{a: t1 + t2, b: v.a, c: v.b, d: v.c, e: v.d + t1, f: v.e, g: v.f, h: v.g};
  endfunction

  // Three of the four terms of the schedule
  function automatic word_t part_64(logic wide, word_t w7, word_t w15, word_t w16);
    return w7 + (sigma(wide, SigmaSmall0, w15) + w16);
  endfunction

  function automatic word_t schedule_64(logic wide, word_t w2, word_t part);
    return sigma(wide, SigmaSmall1, w2) + part;
  endfunction

endpackage

`default_nettype wire
