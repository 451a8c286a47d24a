// SPDX-License-Identifier: Apache-2.0
// SHA-384, SHA-512, SHA-512/224, SHA-512/256 block core (seam B): rvh_sha2_core with
// 64-bit words alone. Cycles and contract stand there: 80 / RoundsPerCycle + 1 cycles
// a block.

module rvh_sha512_core
  import rvh_sha2_pkg::*;
#(
    parameter int unsigned RoundsPerCycle = 1  // 1 or 2
) (
    input logic clk_i,
    input logic rst_ni,

    input logic abort_i,

    input  logic                                valid_i,
    output logic                                ready_o,
    input  logic     [RoundsPerCycle-1:0][63:0] words_i,   // W[t] first, big-endian inside
    input  logic                                first_i,
    input  variant_e                            variant_i, // stable during a message

    output logic        idle_o,
    input  logic [ 2:0] digest_index_i,
    output logic [63:0] digest_o
);

  rvh_sha2_core #(
      .Has256        (1'b0),
      .Has512        (1'b1),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_core (
      .clk_i,
      .rst_ni,
      .abort_i,
      .valid_i,
      .ready_o,
      .words_i,
      .first_i,
      .variant_i,
      .idle_o,
      .digest_index_i,
      .digest_o
  );

endmodule
