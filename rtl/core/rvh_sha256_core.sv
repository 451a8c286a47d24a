// SPDX-License-Identifier: Apache-2.0
// SHA-224 and SHA-256 block core (seam B): rvh_sha2_core with 32-bit words alone, which documents
// contract and ports. 64 / RoundsPerCycle + 1 cycles a block.

`default_nettype none

module rvh_sha256_core
  import rvh_sha2_pkg::*;
#(
    parameter int unsigned RoundsPerCycle = 1  // 1 or 2
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire variant_e variant_i,
    input wire logic     init_i,
    input wire logic     abort_i,

    input  wire logic                            valid_i,
    output logic                                 ready_o,
    input  wire logic [RoundsPerCycle-1:0][31:0] words_i,

    output logic idle_o,
    output logic quiet_o,

    input  wire logic                            hash_move_i,
    input  wire logic [              31:0]       hash_word_i,
    output logic      [              31:0]       hash_word_o,
    input  wire logic                            window_move_i,
    output logic      [RoundsPerCycle-1:0][31:0] window_o,
    input  wire logic                            resume_i
);

  rvh_sha2_core #(
      .Has256        (1'b1),
      .Has512        (1'b0),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_core (
      .clk_i,
      .rst_ni,
      .variant_i,
      .init_i,
      .abort_i,
      .valid_i,
      .ready_o,
      .words_i,
      .idle_o,
      .quiet_o,
      .hash_move_i,
      .hash_word_i,
      .hash_word_o,
      .window_move_i,
      .window_o,
      .resume_i,
      .chain_i   (1'b0),
      .chaining_i('0)
  );

endmodule

`default_nettype wire
