// SPDX-License-Identifier: Apache-2.0
// The SHA3-256 core of the Artix-7 paper in its three variants: a round a cycle on one state; 24 stages; 24 stages
// whose clocks run only for blocks (docs/paper/artix7.md).
//
// Contract: that of rvh_artix7_pre for messages and of rvh_artix7_post for digests, which come in the order of the
// messages.
//
// Cycles from the last word of a message of one block to its digest: 26, or 27 with one state. In sequence: a block
// takes 24 cycles, 25 with its digest. With 24 stages, messages of one block take one cycle each, if their words come
// as fast.

`default_nettype none

module rvh_artix7
  import rvh_artix7_pkg::*;
#(
    parameter  int unsigned Width      = 64,                    // of a message word: as rvh_artix7_pre
    parameter  bit          Pipelined  = 1'b1,                  // 24 stages, else one
    parameter  int unsigned Gating     = GatingNone,            // of the stages
    localparam int unsigned BytesWidth = $clog2(Width / 8 + 1)
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                  msg_valid_i,
    output logic                       msg_ready_o,
    input  wire logic [     Width-1:0] msg_data_i,
    input  wire logic [BytesWidth-1:0] msg_bytes_i,
    input  wire logic                  msg_last_i,

    output logic                       digest_valid_o,
    input  wire logic                  digest_ready_i,
    output logic      [DigestBits-1:0] digest_o
);

  if (!Pipelined && Gating != GatingNone) begin : gen_bad_gating
    $error("rvh_artix7: without a pipeline there are no stages to be gated");
  end

  logic block_valid, block_ready, first, last, state_valid, state_ready;
  logic [BlockBits-1:0] block;
  rvh_keccak_pkg::state_t state;

  rvh_artix7_pre #(
      .Width(Width)
  ) u_pre (
      .clk_i,
      .rst_ni,
      .msg_valid_i,
      .msg_ready_o,
      .msg_data_i,
      .msg_bytes_i,
      .msg_last_i,
      .block_valid_o(block_valid),
      .block_ready_i(block_ready),
      .block_o      (block),
      .first_o      (first),
      .last_o       (last)
  );

  if (Pipelined) begin : gen_pipeline
    rvh_artix7_pipeline #(
        .Gating(Gating)
    ) u_core (
        .clk_i,
        .rst_ni,
        .block_valid_i(block_valid),
        .block_ready_o(block_ready),
        .block_i      (block),
        .first_i      (first),
        .last_i       (last),
        .state_valid_o(state_valid),
        .state_ready_i(state_ready),
        .state_o      (state)
    );
  end else begin : gen_iterative
    rvh_artix7_iterative u_core (
        .clk_i,
        .rst_ni,
        .block_valid_i(block_valid),
        .block_ready_o(block_ready),
        .block_i      (block),
        .first_i      (first),
        .last_i       (last),
        .state_valid_o(state_valid),
        .state_ready_i(state_ready),
        .state_o      (state)
    );
  end

  rvh_artix7_post u_post (
      .clk_i,
      .rst_ni,
      .state_valid_i(state_valid),
      .state_ready_o(state_ready),
      .state_i      (state),
      .digest_valid_o,
      .digest_ready_i,
      .digest_o
  );

endmodule

`default_nettype wire
