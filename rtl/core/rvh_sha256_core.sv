// SPDX-License-Identifier: Apache-2.0
// SHA-224 and SHA-256 block core (seam B): rvh_sha2_core with
// 32-bit words alone. Contract and ports stand there: 64 / RoundsPerCycle + 1 cycles a
// block.

module rvh_sha256_core
  import rvh_sha2_pkg::*;
#(
    parameter int unsigned RoundsPerCycle = 1  // 1 or 2
) (
    input logic clk_i,
    input logic rst_ni,

    input variant_e variant_i,
    input logic     init_i,
    input logic     abort_i,

    input  logic                            valid_i,
    output logic                            ready_o,
    input  logic [RoundsPerCycle-1:0][31:0] words_i,

    output logic idle_o,
    output logic quiet_o,

    input  logic                            hash_move_i,
    input  logic [              31:0]       hash_word_i,
    output logic [              31:0]       hash_word_o,
    input  logic                            window_move_i,
    output logic [RoundsPerCycle-1:0][31:0] window_o,
    input  logic                            resume_i
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
      .resume_i
  );

endmodule
