// SPDX-License-Identifier: Apache-2.0
// The baseline of the Artix-7 paper: one state, a round of Keccak-f[1600] (FIPS 202, 3.3) in each cycle. Ports and
// contract are those of rvh_artix7_pipeline.
//
// Cycles: 24 for a block if the next one is ready when it ends, and one more in a cycle with a digest.

`default_nettype none

module rvh_artix7_iterative
  import rvh_artix7_pkg::*;
  import rvh_keccak_pkg::*;
(
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

  state_t state_q, rounded;
  logic running, ends, takes, done_q, last_q;

  // A block is accepted when there is room for it: in idle, in the last round of the previous block, or together with
  // the digest of the previous message.
  assign block_ready_o = (!running && (!done_q || state_ready_i)) || (ends && !last_q);
  assign takes         = block_valid_i && block_ready_o;
  assign state_valid_o = done_q;
  assign state_o       = state_q;

  rvh_keccak_rounds u_rounds (
      .clk_i,
      .rst_ni,
      .abort_i  (1'b0),
      .start_i  (takes),
      .short_i  (1'b0),
      .hold_i   (1'b0),
      .running_o(running),
      .last_o   (ends),
      .state_i  (state_q),
      .state_o  (rounded)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q <= '0;
      done_q  <= 1'b0;
      last_q  <= 1'b0;
    end else begin
      if (takes) begin
        state_q <= (first_i ? state_t'('0) : running ? rounded : state_q) ^ state_t'(1600'(block_i));
        last_q  <= last_i;
      end else if (running) begin
        state_q <= rounded;
      end
      if (ends && last_q) done_q <= 1'b1;
      else if (state_ready_i) done_q <= 1'b0;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_artix7_iterative.block"),
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
      .Name ("rvh_artix7_iterative.state"),
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
