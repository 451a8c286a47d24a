// SPDX-License-Identifier: Apache-2.0
// One round and one step of the schedule in the form of rvh_sha2_core: the constant and the word of the round are
// already added to h, sums are computed in the core's order, and a 32-bit word in 64 bits is in the upper half. Job sha2-round proves that
// this form equals the standard's round. Job sha2-core proves that the core computes this form.

`default_nettype none

package rvh_formal_sha2_form_pkg;

  import rvh_sha2_pkg::*;

  typedef struct packed {logic [31:0] a, b, c, d, e, f, g, h;} vars_32_t;
  typedef struct packed {logic [63:0] a, b, c, d, e, f, g, h;} vars_64_t;
  typedef struct packed {logic [31:0] save, carry;} two_32_t;
  typedef struct packed {logic [63:0] save, carry;} two_64_t;

  // Words of 32 bits in 32 bits. Three terms as two of the same sum
  function automatic two_32_t add_3_32(logic [31:0] x, logic [31:0] y, logic [31:0] z);
    return '{save: x ^ y ^ z, carry: {(x & y) | (x & z) | (y & z)} << 1};
  endfunction

  function automatic vars_32_t round_32(vars_32_t v);
    two_32_t t1, with_d, with_t2;
    t1      = add_3_32(v.h, rvh_sha256_pkg::big_sigma1(v.e), (v.e & v.f) ^ (~v.e & v.g));
    with_d  = add_3_32(t1.save, t1.carry, v.d);
    with_t2 = add_3_32(t1.save, rvh_sha256_pkg::big_sigma0(v.a), (v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c));
    with_t2 = add_3_32(with_t2.save, with_t2.carry, t1.carry);
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

  // Three of the four terms of the schedule
  function automatic logic [31:0] part_32(logic [31:0] w7, logic [31:0] w15, logic [31:0] w16);
    return w7 + (rvh_sha256_pkg::small_sigma0(w15) + w16);
  endfunction

  function automatic logic [31:0] schedule_32(logic [31:0] w2, logic [31:0] part);
    return rvh_sha256_pkg::small_sigma1(w2) + part;
  endfunction

  // Words of 64 bits, or of 32 bits in the upper half
  function automatic two_64_t add_3_64(word_t x, word_t y, word_t z);
    return '{save: x ^ y ^ z, carry: {(x & y) | (x & z) | (y & z)} << 1};
  endfunction

  function automatic vars_64_t round_64(logic wide, vars_64_t v);
    two_64_t t1, with_d, with_t2;
    t1      = add_3_64(v.h, sigma(wide, SigmaBig1, v.e), (v.e & v.f) ^ (~v.e & v.g));
    with_d  = add_3_64(t1.save, t1.carry, v.d);
    with_t2 = add_3_64(t1.save, sigma(wide, SigmaBig0, v.a), (v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c));
    with_t2 = add_3_64(with_t2.save, with_t2.carry, t1.carry);
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

  // Three of the four terms of the schedule
  function automatic word_t part_64(logic wide, word_t w7, word_t w15, word_t w16);
    return w7 + (sigma(wide, SigmaSmall0, w15) + w16);
  endfunction

  function automatic word_t schedule_64(logic wide, word_t w2, word_t part);
    return sigma(wide, SigmaSmall1, w2) + part;
  endfunction

endpackage

`default_nettype wire
