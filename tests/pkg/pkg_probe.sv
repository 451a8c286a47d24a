// SPDX-License-Identifier: Apache-2.0
// Test only: every function of the three packages as a combinational output, so
// that a test bench can reach it.

`default_nettype none

module pkg_probe (
    input logic [  31:0] x32_i,
    input logic [  31:0] y32_i,
    input logic [  31:0] z32_i,
    input logic [ 255:0] v32_i,
    input logic [  63:0] x64_i,
    input logic [  63:0] y64_i,
    input logic [  63:0] z64_i,
    input logic [ 511:0] v64_i,
    input logic [1599:0] a_i,
    input logic [   4:0] round_i,

    output logic [ 31:0] sha256_ch_o,
    output logic [ 31:0] sha256_maj_o,
    output logic [ 31:0] sha256_big_sigma0_o,
    output logic [ 31:0] sha256_big_sigma1_o,
    output logic [ 31:0] sha256_small_sigma0_o,
    output logic [ 31:0] sha256_small_sigma1_o,
    output logic [ 31:0] sha256_schedule_o,
    output logic [255:0] sha256_round_o,
    output logic [255:0] sha256_feed_forward_o,
    output logic [255:0] sha256_iv_o,
    output logic [255:0] sha224_iv_o,

    output logic [ 63:0] sha512_ch_o,
    output logic [ 63:0] sha512_maj_o,
    output logic [ 63:0] sha512_big_sigma0_o,
    output logic [ 63:0] sha512_big_sigma1_o,
    output logic [ 63:0] sha512_small_sigma0_o,
    output logic [ 63:0] sha512_small_sigma1_o,
    output logic [ 63:0] sha512_schedule_o,
    output logic [511:0] sha512_round_o,

    output logic [1599:0] theta_o,
    output logic [1599:0] rho_o,
    output logic [1599:0] pi_o,
    output logic [1599:0] chi_o,
    output logic [1599:0] iota_o,
    output logic [1599:0] keccak_round_o
);

  logic [255:0] swapped;

  assign sha256_ch_o           = rvh_sha256_pkg::ch(x32_i, y32_i, z32_i);
  assign sha256_maj_o          = rvh_sha256_pkg::maj(x32_i, y32_i, z32_i);
  assign sha256_big_sigma0_o   = rvh_sha256_pkg::big_sigma0(x32_i);
  assign sha256_big_sigma1_o   = rvh_sha256_pkg::big_sigma1(x32_i);
  assign sha256_small_sigma0_o = rvh_sha256_pkg::small_sigma0(x32_i);
  assign sha256_small_sigma1_o = rvh_sha256_pkg::small_sigma1(x32_i);
  assign sha256_schedule_o     = rvh_sha256_pkg::schedule(x32_i, y32_i, z32_i, v32_i[31:0]);
  assign sha256_round_o        = rvh_sha256_pkg::round(v32_i, x32_i);
  assign swapped               = {v32_i[127:0], v32_i[255:128]};
  assign sha256_feed_forward_o = rvh_sha256_pkg::feed_forward(v32_i, swapped);
  assign sha256_iv_o           = rvh_sha256_pkg::initial_hash(1'b0);
  assign sha224_iv_o           = rvh_sha256_pkg::initial_hash(1'b1);

  assign sha512_ch_o           = rvh_sha512_pkg::ch(x64_i, y64_i, z64_i);
  assign sha512_maj_o          = rvh_sha512_pkg::maj(x64_i, y64_i, z64_i);
  assign sha512_big_sigma0_o   = rvh_sha512_pkg::big_sigma0(x64_i);
  assign sha512_big_sigma1_o   = rvh_sha512_pkg::big_sigma1(x64_i);
  assign sha512_small_sigma0_o = rvh_sha512_pkg::small_sigma0(x64_i);
  assign sha512_small_sigma1_o = rvh_sha512_pkg::small_sigma1(x64_i);
  assign sha512_schedule_o     = rvh_sha512_pkg::schedule(x64_i, y64_i, z64_i, v64_i[63:0]);
  assign sha512_round_o        = rvh_sha512_pkg::round(v64_i, x64_i);

  assign theta_o               = rvh_keccak_pkg::theta(a_i);
  assign rho_o                 = rvh_keccak_pkg::rho(a_i);
  assign pi_o                  = rvh_keccak_pkg::pi(a_i);
  assign chi_o                 = rvh_keccak_pkg::chi(a_i);
  assign iota_o                = rvh_keccak_pkg::iota(a_i, rvh_keccak_pkg::KeccakRc[round_i]);
  assign keccak_round_o        = rvh_keccak_pkg::round(a_i, rvh_keccak_pkg::KeccakRc[round_i]);

endmodule

`default_nettype wire
