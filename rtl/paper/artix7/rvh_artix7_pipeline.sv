// SPDX-License-Identifier: Apache-2.0
// The Artix-7 paper's Keccak core: 24 stages, a round in each. Blocks of different messages follow each other every
// cycle; the next block of a message enters when the state of the previous one comes out.
//
// Contract: blocks of a message come in order, and those of the next message after its last one, as rvh_artix7_pre
// outputs them. A digest is offered until it is taken; until then all stages stall.
//
// Cycles: 24 from a block to its state; a block a cycle for messages of one block, a block in 24 for a longer one.

`default_nettype none

module rvh_artix7_pipeline
  import rvh_artix7_pkg::*;
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned Gating = GatingNone
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                 block_valid_i,
    output logic                      block_ready_o,
    input  wire logic [BlockBits-1:0] block_i,
    input  wire logic                 first_i,
    input  wire logic                 last_i,

    output logic state_valid_o,
    input wire logic state_ready_i,
    output state_t state_o
);

  logic [KeccakRounds:0] valid, last;
  state_t [KeccakRounds:0] state;
  logic move, comes, goes_on, enters;

  assign comes         = valid[KeccakRounds];
  assign goes_on       = comes && !last[KeccakRounds];  // the next block to enter is of the same message
  assign state_valid_o = comes && last[KeccakRounds];
  assign state_o       = state[KeccakRounds];

  // A state that continues waits for its block; the rest of the pipeline is empty then.
  assign move          = !comes || (goes_on ? block_valid_i : state_ready_i);
  assign enters        = block_valid_i && (first_i || goes_on);
  assign block_ready_o = move && (first_i || goes_on);

  assign valid[0]      = enters;
  assign last[0]       = last_i;
  assign state[0]      = (first_i ? state_t'('0) : state[KeccakRounds]) ^ state_t'(1600'(block_i));

  for (genvar i = 0; i < KeccakRounds; i++) begin : gen_stage
    rvh_artix7_stage #(
        .Index (i),
        .Gating(Gating)
    ) u_stage (
        .clk_i,
        .rst_ni,
        .move_i (move),
        .valid_i(valid[i]),
        .last_i (last[i]),
        .state_i(state[i]),
        .valid_o(valid[i+1]),
        .last_o (last[i+1]),
        .state_o(state[i+1])
    );
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_artix7_pipeline.block"),
      .Width(BlockBits + 2)
  ) u_contract_block (
      .clk_i,
      .rst_ni,
      .valid_i  (block_valid_i),
      .ready_i  (block_ready_o),
      .payload_i({block_i, first_i, last_i}),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_artix7_pipeline.state"),
      .Width($bits(state_t))
  ) u_contract_state (
      .clk_i,
      .rst_ni,
      .valid_i  (state_valid_o),
      .ready_i  (state_ready_i),
      .payload_i(state_o),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
