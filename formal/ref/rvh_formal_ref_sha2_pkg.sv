// SPDX-License-Identifier: Apache-2.0
// Reference of the SHA-2 functions for the proofs, written independently of rtl/pkg from FIPS 180-4: bit by bit, with
// rotations as index arithmetic, and additions in the order of the standard.

`default_nettype none

package rvh_formal_ref_sha2_pkg;

  // 3.2: bit i of ROTR^n(x) and of SHR^n(x), for words of `width` bits in the lower part of x
  function automatic logic rotr_bit(logic [63:0] x, int unsigned width, int unsigned n, int unsigned i);
    return x[(i+n)%width];
  endfunction

  function automatic logic shr_bit(logic [63:0] x, int unsigned width, int unsigned n, int unsigned i);
    return (i + n < width) ? x[i+n] : 1'b0;
  endfunction

  // Exclusive or of three rotations, or of two and a shift
  function automatic logic [63:0] rotations(logic [63:0] x, int unsigned width, int unsigned n0, int unsigned n1,
                                            int unsigned n2, logic last_shifts);
    rotations = '0;
    for (int unsigned i = 0; i < width; i++) begin
      rotations[i] = rotr_bit(x, width, n0, i) ^ rotr_bit(x, width, n1, i) ^
          (last_shifts ? shr_bit(x, width, n2, i) : rotr_bit(x, width, n2, i));
    end
  endfunction

  // 4.1.2: (4.4) to (4.7)
  function automatic logic [31:0] big_sigma0_256(logic [31:0] x);
    return 32'(rotations({32'h0, x}, 32, 2, 13, 22, 1'b0));
  endfunction

  function automatic logic [31:0] big_sigma1_256(logic [31:0] x);
    return 32'(rotations({32'h0, x}, 32, 6, 11, 25, 1'b0));
  endfunction

  function automatic logic [31:0] small_sigma0_256(logic [31:0] x);
    return 32'(rotations({32'h0, x}, 32, 7, 18, 3, 1'b1));
  endfunction

  function automatic logic [31:0] small_sigma1_256(logic [31:0] x);
    return 32'(rotations({32'h0, x}, 32, 17, 19, 10, 1'b1));
  endfunction

  // 4.1.3: (4.10) to (4.13)
  function automatic logic [63:0] big_sigma0_512(logic [63:0] x);
    return rotations(x, 64, 28, 34, 39, 1'b0);
  endfunction

  function automatic logic [63:0] big_sigma1_512(logic [63:0] x);
    return rotations(x, 64, 14, 18, 41, 1'b0);
  endfunction

  function automatic logic [63:0] small_sigma0_512(logic [63:0] x);
    return rotations(x, 64, 1, 8, 7, 1'b1);
  endfunction

  function automatic logic [63:0] small_sigma1_512(logic [63:0] x);
    return rotations(x, 64, 19, 61, 6, 1'b1);
  endfunction

  // (4.2), (4.8): x chooses y or z. (4.3), (4.9): two of three. The width does not matter.
  function automatic logic [63:0] ch(logic [63:0] x, logic [63:0] y, logic [63:0] z);
    for (int unsigned i = 0; i < 64; i++) ch[i] = x[i] ? y[i] : z[i];
  endfunction

  function automatic logic [63:0] maj(logic [63:0] x, logic [63:0] y, logic [63:0] z);
    for (int unsigned i = 0; i < 64; i++) maj[i] = (2'(x[i]) + 2'(y[i]) + 2'(z[i])) >= 2'd2;
  endfunction

  // 6.2.2 step 1: W[t] for t >= 16, of W[t-2], W[t-7], W[t-15], W[t-16]
  function automatic logic [31:0] schedule_256(logic [31:0] w2, logic [31:0] w7, logic [31:0] w15, logic [31:0] w16);
    return small_sigma1_256(w2) + w7 + small_sigma0_256(w15) + w16;
  endfunction

  // 6.4.2 step 1
  function automatic logic [63:0] schedule_512(logic [63:0] w2, logic [63:0] w7, logic [63:0] w15, logic [63:0] w16);
    return small_sigma1_512(w2) + w7 + small_sigma0_512(w15) + w16;
  endfunction

  // 6.2.2 step 3: one round. v[0] to v[7] are a to h; k is K[t], w is W[t].
  function automatic logic [7:0][31:0] round_256(logic [7:0][31:0] v, logic [31:0] k, logic [31:0] w);
    logic [31:0] t1, t2;
    t1 = v[7] + big_sigma1_256(v[4]) + 32'(ch(64'(v[4]), 64'(v[5]), 64'(v[6]))) + k + w;
    t2 = big_sigma0_256(v[0]) + 32'(maj(64'(v[0]), 64'(v[1]), 64'(v[2])));
    for (int unsigned i = 1; i < 8; i++) round_256[i] = v[i-1];  // h = g ... b = a
    round_256[4] = v[3] + t1;
    round_256[0] = t1 + t2;
  endfunction

  // 6.4.2 step 3
  function automatic logic [7:0][63:0] round_512(logic [7:0][63:0] v, logic [63:0] k, logic [63:0] w);
    logic [63:0] t1, t2;
    t1 = v[7] + big_sigma1_512(v[4]) + ch(v[4], v[5], v[6]) + k + w;
    t2 = big_sigma0_512(v[0]) + maj(v[0], v[1], v[2]);
    for (int unsigned i = 1; i < 8; i++) round_512[i] = v[i-1];
    round_512[4] = v[3] + t1;
    round_512[0] = t1 + t2;
  endfunction

endpackage

`default_nettype wire
