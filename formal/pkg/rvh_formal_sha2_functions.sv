// SPDX-License-Identifier: Apache-2.0
// Every function of rvh_sha256_pkg and rvh_sha512_pkg, and those of rvh_sha2_pkg that choose between them, equal the
// reference for every input.

`default_nettype none

module rvh_formal_sha2_functions
  import rvh_formal_ref_sha2_pkg::*;
(
    input logic [ 7:0][31:0] v32_i,
    input logic [31:0]       k32_i,
    input logic [31:0]       w32_i,
    input logic [ 7:0][63:0] v64_i,
    input logic [63:0]       k64_i,
    input logic [63:0]       w64_i,
    input logic [ 6:0]       t_i
);

  // The words of v are a to h in the reference, and h to a in a packed structure.
  function automatic logic [7:0][31:0] turned32(logic [7:0][31:0] v);
    for (int unsigned i = 0; i < 8; i++) turned32[i] = v[7-i];
  endfunction

  function automatic logic [7:0][63:0] turned64(logic [7:0][63:0] v);
    for (int unsigned i = 0; i < 8; i++) turned64[i] = v[7-i];
  endfunction

  function automatic logic [63:0] upper(logic [31:0] x);
    return {x, 32'h0};
  endfunction

  logic [31:0] x32, y32, z32;
  logic [63:0] x64, y64, z64;
  logic [7:0][31:0] next32, sum32, added32;
  logic [7:0][63:0] next64;

  assign {x32, y32, z32} = v32_i[2:0];
  assign {x64, y64, z64} = v64_i[2:0];
  assign next32 = turned32(rvh_sha256_pkg::round(turned32(v32_i), k32_i + w32_i));
  assign next64 = turned64(rvh_sha512_pkg::round(turned64(v64_i), k64_i + w64_i));
  // Any two vectors of eight words: v, and v rotated by one word with k in the free place
  assign sum32 = rvh_sha256_pkg::feed_forward(v32_i, {k32_i, v32_i[7:1]});

  always_comb begin
    for (int unsigned i = 0; i < 8; i++) added32[i] = v32_i[i] + ((i == 7) ? k32_i : v32_i[(i+1)%8]);
  end

  // 32-bit words
  always_comb begin
    a_big_sigma0_256 : assert (rvh_sha256_pkg::big_sigma0(x32) == big_sigma0_256(x32));
    a_big_sigma1_256 : assert (rvh_sha256_pkg::big_sigma1(x32) == big_sigma1_256(x32));
    a_small_sigma0_256 : assert (rvh_sha256_pkg::small_sigma0(x32) == small_sigma0_256(x32));
    a_small_sigma1_256 : assert (rvh_sha256_pkg::small_sigma1(x32) == small_sigma1_256(x32));
    a_ch_256 : assert (rvh_sha256_pkg::ch(x32, y32, z32) == 32'(ch(64'(x32), 64'(y32), 64'(z32))));
    a_maj_256 : assert (rvh_sha256_pkg::maj(x32, y32, z32) == 32'(maj(64'(x32), 64'(y32), 64'(z32))));
    a_schedule_256 : assert (rvh_sha256_pkg::schedule(w32_i, z32, y32, x32) == schedule_256(x32, y32, z32, w32_i));
    a_round_256 : assert (next32 == round_256(v32_i, k32_i, w32_i));
    a_feed_forward_256 : assert (sum32 == added32);
  end

  // 64-bit words
  always_comb begin
    a_big_sigma0_512 : assert (rvh_sha512_pkg::big_sigma0(x64) == big_sigma0_512(x64));
    a_big_sigma1_512 : assert (rvh_sha512_pkg::big_sigma1(x64) == big_sigma1_512(x64));
    a_small_sigma0_512 : assert (rvh_sha512_pkg::small_sigma0(x64) == small_sigma0_512(x64));
    a_small_sigma1_512 : assert (rvh_sha512_pkg::small_sigma1(x64) == small_sigma1_512(x64));
    a_ch_512 : assert (rvh_sha512_pkg::ch(x64, y64, z64) == ch(x64, y64, z64));
    a_maj_512 : assert (rvh_sha512_pkg::maj(x64, y64, z64) == maj(x64, y64, z64));
    a_schedule_512 : assert (rvh_sha512_pkg::schedule(w64_i, z64, y64, x64) == schedule_512(x64, y64, z64, w64_i));
    a_round_512 : assert (next64 == round_512(v64_i, k64_i, w64_i));
  end

  // Words of either size in 64 bits
  logic [3:0][63:0] sigmas_of_256, sigmas_of_512;

  function automatic logic [3:0][63:0] sigmas(logic wide, logic [63:0] x);
    for (int unsigned i = 0; i < 4; i++) sigmas[i] = rvh_sha2_pkg::sigma(wide, rvh_sha2_pkg::sigma_e'(i), x);
  endfunction

  assign sigmas_of_256 = {
    upper(small_sigma1_256(x64[63:32])),
    upper(small_sigma0_256(x64[63:32])),
    upper(big_sigma1_256(x64[63:32])),
    upper(big_sigma0_256(x64[63:32]))
  };
  assign sigmas_of_512 = {small_sigma1_512(x64), small_sigma0_512(x64), big_sigma1_512(x64), big_sigma0_512(x64)};

  always_comb begin
    assume (t_i < 7'd80);
    a_sigma_narrow : assert (sigmas_of_256 == sigmas(1'b0, x64));
    a_sigma_wide : assert (sigmas_of_512 == sigmas(1'b1, x64));
    a_constant_narrow :
    assert (t_i >= 7'd64 || rvh_sha2_pkg::constant(1'b0, t_i) == upper(rvh_sha256_pkg::Sha256K[t_i[5:0]]));
    a_constant_wide : assert (rvh_sha2_pkg::constant(1'b1, t_i) == rvh_sha512_pkg::Sha512K[t_i]);
  end

endmodule

`default_nettype wire
