// SPDX-License-Identifier: Apache-2.0
// SHA-384, SHA-512, SHA-512/224 and SHA-512/256 as pure functions (seam A). Names and formulas are
// those of FIPS 180-4, each with its section number. `python -m rvhash.model.constants` derives the
// constants, and a test compares them.

`default_nettype none

package rvh_sha512_pkg;

  typedef logic [63:0] word_t;

  typedef struct packed {
    word_t a, b, c, d, e, f, g, h;
  } vars_t;  // working variables, or the hash value H0..H7 in the same order

  // 4.2.3
  // verilog_format: off
  localparam logic [63:0] Sha512K[80] = '{
    64'h428a2f98d728ae22, 64'h7137449123ef65cd,
    64'hb5c0fbcfec4d3b2f, 64'he9b5dba58189dbbc,
    64'h3956c25bf348b538, 64'h59f111f1b605d019,
    64'h923f82a4af194f9b, 64'hab1c5ed5da6d8118,
    64'hd807aa98a3030242, 64'h12835b0145706fbe,
    64'h243185be4ee4b28c, 64'h550c7dc3d5ffb4e2,
    64'h72be5d74f27b896f, 64'h80deb1fe3b1696b1,
    64'h9bdc06a725c71235, 64'hc19bf174cf692694,
    64'he49b69c19ef14ad2, 64'hefbe4786384f25e3,
    64'h0fc19dc68b8cd5b5, 64'h240ca1cc77ac9c65,
    64'h2de92c6f592b0275, 64'h4a7484aa6ea6e483,
    64'h5cb0a9dcbd41fbd4, 64'h76f988da831153b5,
    64'h983e5152ee66dfab, 64'ha831c66d2db43210,
    64'hb00327c898fb213f, 64'hbf597fc7beef0ee4,
    64'hc6e00bf33da88fc2, 64'hd5a79147930aa725,
    64'h06ca6351e003826f, 64'h142929670a0e6e70,
    64'h27b70a8546d22ffc, 64'h2e1b21385c26c926,
    64'h4d2c6dfc5ac42aed, 64'h53380d139d95b3df,
    64'h650a73548baf63de, 64'h766a0abb3c77b2a8,
    64'h81c2c92e47edaee6, 64'h92722c851482353b,
    64'ha2bfe8a14cf10364, 64'ha81a664bbc423001,
    64'hc24b8b70d0f89791, 64'hc76c51a30654be30,
    64'hd192e819d6ef5218, 64'hd69906245565a910,
    64'hf40e35855771202a, 64'h106aa07032bbd1b8,
    64'h19a4c116b8d2d0c8, 64'h1e376c085141ab53,
    64'h2748774cdf8eeb99, 64'h34b0bcb5e19b48a8,
    64'h391c0cb3c5c95a63, 64'h4ed8aa4ae3418acb,
    64'h5b9cca4f7763e373, 64'h682e6ff3d6b2b8a3,
    64'h748f82ee5defb2fc, 64'h78a5636f43172f60,
    64'h84c87814a1f0ab72, 64'h8cc702081a6439ec,
    64'h90befffa23631e28, 64'ha4506cebde82bde9,
    64'hbef9a3f7b2c67915, 64'hc67178f2e372532b,
    64'hca273eceea26619c, 64'hd186b8c721c0c207,
    64'heada7dd6cde0eb1e, 64'hf57d4f7fee6ed178,
    64'h06f067aa72176fba, 64'h0a637dc5a2c898a6,
    64'h113f9804bef90dae, 64'h1b710b35131c471b,
    64'h28db77f523047d84, 64'h32caab7b40c72493,
    64'h3c9ebe0a15c9bebc, 64'h431d67c49c100d4c,
    64'h4cc5d4becb3e42b6, 64'h597f299cfc657e2a,
    64'h5fcb6fab3ad6faec, 64'h6c44198c4a475817
  };
  // verilog_format: on

  // 5.3.4, 5.3.5, 5.3.6.1, 5.3.6.2
  // verilog_format: off
  localparam logic [63:0] Sha384Iv[8] = '{
    64'hcbbb9d5dc1059ed8, 64'h629a292a367cd507,
    64'h9159015a3070dd17, 64'h152fecd8f70e5939,
    64'h67332667ffc00b31, 64'h8eb44a8768581511,
    64'hdb0c2e0d64f98fa7, 64'h47b5481dbefa4fa4
  };
  // verilog_format: on

  // verilog_format: off
  localparam logic [63:0] Sha512Iv[8] = '{
    64'h6a09e667f3bcc908, 64'hbb67ae8584caa73b,
    64'h3c6ef372fe94f82b, 64'ha54ff53a5f1d36f1,
    64'h510e527fade682d1, 64'h9b05688c2b3e6c1f,
    64'h1f83d9abfb41bd6b, 64'h5be0cd19137e2179
  };
  // verilog_format: on

  // verilog_format: off
  localparam logic [63:0] Sha512t224Iv[8] = '{
    64'h8c3d37c819544da2, 64'h73e1996689dcd4d6,
    64'h1dfab7ae32ff9c82, 64'h679dd514582f9fcf,
    64'h0f6d2b697bd44da8, 64'h77e36f7304c48942,
    64'h3f9d85a86a1d36c8, 64'h1112e6ad91d692a1
  };
  // verilog_format: on

  // verilog_format: off
  localparam logic [63:0] Sha512t256Iv[8] = '{
    64'h22312194fc2bf72c, 64'h9f555fa3c84c64c2,
    64'h2393b86b6f53b151, 64'h963877195940eabd,
    64'h96283ee2a88effe3, 64'hbe5e1e2553863992,
    64'h2b0199fc2c85b8aa, 64'h0eb72ddc81c52ca2
  };
  // verilog_format: on

  // 3.2: circular right shift of a 64-bit word
  function automatic word_t rotr(word_t x, int unsigned n);
    return (x >> n) | (x << (64 - n));
  endfunction

  // 4.1.3
  function automatic word_t ch(word_t x, word_t y, word_t z);
    return (x & y) ^ (~x & z);
  endfunction

  function automatic word_t maj(word_t x, word_t y, word_t z);
    return (x & y) ^ (x & z) ^ (y & z);
  endfunction

  function automatic word_t big_sigma0(word_t x);
    return rotr(x, 28) ^ rotr(x, 34) ^ rotr(x, 39);
  endfunction

  function automatic word_t big_sigma1(word_t x);
    return rotr(x, 14) ^ rotr(x, 18) ^ rotr(x, 41);
  endfunction

  function automatic word_t small_sigma0(word_t x);
    return rotr(x, 1) ^ rotr(x, 8) ^ (x >> 7);
  endfunction

  function automatic word_t small_sigma1(word_t x);
    return rotr(x, 19) ^ rotr(x, 61) ^ (x >> 6);
  endfunction

  // 6.4.2 step 1: W[t] from W[t-16], W[t-15], W[t-7], W[t-2]
  function automatic word_t schedule(word_t w16, word_t w15, word_t w7, word_t w2);
    return (small_sigma1(w2) + w7) + (small_sigma0(w15) + w16);
  endfunction

  // 6.4.2 step 3: one round; kw is K[t] + W[t]
  function automatic vars_t round(vars_t v, word_t kw);
    word_t t1, t2;
    t1 = (v.h + kw) + (big_sigma1(v.e) + ch(v.e, v.f, v.g));
    t2 = big_sigma0(v.a) + maj(v.a, v.b, v.c);
    return '{a: t1 + t2, b: v.a, c: v.b, d: v.c, e: v.d + t1, f: v.e, g: v.f, h: v.g};
  endfunction

endpackage

`default_nettype wire
