// SPDX-License-Identifier: Apache-2.0
// SHA-224 and SHA-256 as pure functions (seam A). Names and formulas are those of FIPS 180-4, each
// with its section number. `python -m rvhash.model.constants` derives the constants, and a test
// compares them.

`default_nettype none

package rvh_sha256_pkg;

  typedef logic [31:0] word_t;

  typedef struct packed {
    word_t a, b, c, d, e, f, g, h;
  } vars_t;  // working variables, or the hash value H0..H7 in the same order

  // 4.2.2
  // verilog_format: off
  localparam logic [31:0] Sha256K[64] = '{
    32'h428a2f98, 32'h71374491, 32'hb5c0fbcf, 32'he9b5dba5,
    32'h3956c25b, 32'h59f111f1, 32'h923f82a4, 32'hab1c5ed5,
    32'hd807aa98, 32'h12835b01, 32'h243185be, 32'h550c7dc3,
    32'h72be5d74, 32'h80deb1fe, 32'h9bdc06a7, 32'hc19bf174,
    32'he49b69c1, 32'hefbe4786, 32'h0fc19dc6, 32'h240ca1cc,
    32'h2de92c6f, 32'h4a7484aa, 32'h5cb0a9dc, 32'h76f988da,
    32'h983e5152, 32'ha831c66d, 32'hb00327c8, 32'hbf597fc7,
    32'hc6e00bf3, 32'hd5a79147, 32'h06ca6351, 32'h14292967,
    32'h27b70a85, 32'h2e1b2138, 32'h4d2c6dfc, 32'h53380d13,
    32'h650a7354, 32'h766a0abb, 32'h81c2c92e, 32'h92722c85,
    32'ha2bfe8a1, 32'ha81a664b, 32'hc24b8b70, 32'hc76c51a3,
    32'hd192e819, 32'hd6990624, 32'hf40e3585, 32'h106aa070,
    32'h19a4c116, 32'h1e376c08, 32'h2748774c, 32'h34b0bcb5,
    32'h391c0cb3, 32'h4ed8aa4a, 32'h5b9cca4f, 32'h682e6ff3,
    32'h748f82ee, 32'h78a5636f, 32'h84c87814, 32'h8cc70208,
    32'h90befffa, 32'ha4506ceb, 32'hbef9a3f7, 32'hc67178f2
  };
  // verilog_format: on

  // 5.3.2, 5.3.3
  // verilog_format: off
  localparam logic [31:0] Sha224Iv[8] = '{
    32'hc1059ed8, 32'h367cd507, 32'h3070dd17, 32'hf70e5939,
    32'hffc00b31, 32'h68581511, 32'h64f98fa7, 32'hbefa4fa4
  };
  // verilog_format: on

  // verilog_format: off
  localparam logic [31:0] Sha256Iv[8] = '{
    32'h6a09e667, 32'hbb67ae85, 32'h3c6ef372, 32'ha54ff53a,
    32'h510e527f, 32'h9b05688c, 32'h1f83d9ab, 32'h5be0cd19
  };
  // verilog_format: on

  // 3.2: circular right shift of a 32-bit word
  function automatic word_t rotr(word_t x, int unsigned n);
    return (x >> n) | (x << (32 - n));
  endfunction

  // 4.1.2
  function automatic word_t ch(word_t x, word_t y, word_t z);
    return (x & y) ^ (~x & z);
  endfunction

  function automatic word_t maj(word_t x, word_t y, word_t z);
    return (x & y) ^ (x & z) ^ (y & z);
  endfunction

  function automatic word_t big_sigma0(word_t x);
    return rotr(x, 2) ^ rotr(x, 13) ^ rotr(x, 22);
  endfunction

  function automatic word_t big_sigma1(word_t x);
    return rotr(x, 6) ^ rotr(x, 11) ^ rotr(x, 25);
  endfunction

  function automatic word_t small_sigma0(word_t x);
    return rotr(x, 7) ^ rotr(x, 18) ^ (x >> 3);
  endfunction

  function automatic word_t small_sigma1(word_t x);
    return rotr(x, 17) ^ rotr(x, 19) ^ (x >> 10);
  endfunction

  // 6.2.2 step 1: W[t] from W[t-16], W[t-15], W[t-7], W[t-2]
  function automatic word_t schedule(word_t w16, word_t w15, word_t w7, word_t w2);
    return (small_sigma1(w2) + w7) + (small_sigma0(w15) + w16);
  endfunction

  // 6.2.2 step 3: one round; kw is K[t] + W[t]
  function automatic vars_t round(vars_t v, word_t kw);
    word_t t1, t2;
    t1 = (v.h + kw) + (big_sigma1(v.e) + ch(v.e, v.f, v.g));
    t2 = big_sigma0(v.a) + maj(v.a, v.b, v.c);
    return '{a: t1 + t2, b: v.a, c: v.b, d: v.c, e: v.d + t1, f: v.e, g: v.f, h: v.g};
  endfunction

  // 6.2.2 step 4: hash value after a block
  function automatic vars_t feed_forward(vars_t hash, vars_t v);
    return
    '{
        a: hash.a + v.a,
        b: hash.b + v.b,
        c: hash.c + v.c,
        d: hash.d + v.d,
        e: hash.e + v.e,
        f: hash.f + v.f,
        g: hash.g + v.g,
        h: hash.h + v.h
    }
    ;
  endfunction

  // 5.3: initial hash value
  function automatic vars_t initial_hash(logic sha224);
    vars_t iv;
    for (int unsigned i = 0; i < 8; i++) begin
      iv[32*(7-i)+:32] = sha224 ? Sha224Iv[i] : Sha256Iv[i];
    end
    return iv;
  endfunction

endpackage

`default_nettype wire
