// SPDX-License-Identifier: Apache-2.0
// Both word sizes of SHA-2 side by side (seam A): the functions of the family by variant, and the
// functions and constants by word size. The functions themselves are in rvh_sha256_pkg and
// rvh_sha512_pkg. A word of either size is 64 bits here; one of 32 bits is in the upper half, and
// the lower half is zero.

`default_nettype none

package rvh_sha2_pkg;

  typedef logic [63:0] word_t;

  typedef enum logic [2:0] {
    VariantSha224,
    VariantSha256,
    VariantSha384,
    VariantSha512,
    VariantSha512t224,
    VariantSha512t256,
    VariantNone = 3'd7  // initial hash value zero: to clear a core, or before a restore
  } variant_e;

  typedef enum logic [1:0] {
    SigmaBig0,
    SigmaBig1,
    SigmaSmall0,
    SigmaSmall1
  } sigma_e;

  // 64-bit words, 80 rounds; otherwise 32-bit words, 64 rounds.
  function automatic logic is_wide(variant_e variant);
    return !(variant inside {VariantSha224, VariantSha256, VariantNone});
  endfunction

  // FIPS 180-4, 4.1.2 or 4.1.3
  function automatic word_t sigma(logic wide, sigma_e which, word_t x);
    unique case (which)
      SigmaBig0: return wide ? rvh_sha512_pkg::big_sigma0(x) : {rvh_sha256_pkg::big_sigma0(x[63:32]), 32'h0};
      SigmaBig1: return wide ? rvh_sha512_pkg::big_sigma1(x) : {rvh_sha256_pkg::big_sigma1(x[63:32]), 32'h0};
      SigmaSmall0: return wide ? rvh_sha512_pkg::small_sigma0(x) : {rvh_sha256_pkg::small_sigma0(x[63:32]), 32'h0};
      default: return wide ? rvh_sha512_pkg::small_sigma1(x) : {rvh_sha256_pkg::small_sigma1(x[63:32]), 32'h0};
    endcase
  endfunction

  // 4.2.2 or 4.2.3: K[t]. The constants of SHA-256 are the upper halves of those of SHA-512.
  function automatic word_t constant(logic wide, logic [6:0] t);
    return rvh_sha512_pkg::Sha512K[t] & {{32{1'b1}}, {32{wide}}};
  endfunction

  // 5.3: word i of the initial hash value
  function automatic word_t initial_word(variant_e variant, logic [2:0] i);
    unique case (variant)
      VariantSha224: return {rvh_sha256_pkg::Sha224Iv[i], 32'h0};
      VariantSha256: return {rvh_sha256_pkg::Sha256Iv[i], 32'h0};
      VariantSha384: return rvh_sha512_pkg::Sha384Iv[i];
      VariantSha512: return rvh_sha512_pkg::Sha512Iv[i];
      VariantSha512t224: return rvh_sha512_pkg::Sha512t224Iv[i];
      VariantSha512t256: return rvh_sha512_pkg::Sha512t256Iv[i];
      default: return '0;
    endcase
  endfunction

  // H7 + K[0]: a constant sum for each function, so that it needs no adder.
  function automatic word_t initial_h(variant_e variant);
    unique case (variant)
      VariantSha224: return initial_word(VariantSha224, 3'd7) + constant(1'b0, 7'd0);
      VariantSha256: return initial_word(VariantSha256, 3'd7) + constant(1'b0, 7'd0);
      VariantSha384: return initial_word(VariantSha384, 3'd7) + constant(1'b1, 7'd0);
      VariantSha512: return initial_word(VariantSha512, 3'd7) + constant(1'b1, 7'd0);
      VariantSha512t224: return initial_word(VariantSha512t224, 3'd7) + constant(1'b1, 7'd0);
      VariantSha512t256: return initial_word(VariantSha512t256, 3'd7) + constant(1'b1, 7'd0);
      default: return '0;
    endcase
  endfunction

endpackage

`default_nettype wire
