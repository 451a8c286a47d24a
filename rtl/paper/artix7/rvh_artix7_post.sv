// SPDX-License-Identifier: Apache-2.0
// Post-processing of the Artix-7 paper's core: takes the 256 bits of the digest from the last state of a message
// (FIPS 202, 4 and 6.1).
//
// Contract: a digest is offered until it is taken. Cycles: one, a digest a cycle.

`default_nettype none

module rvh_artix7_post
  import rvh_artix7_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                   state_valid_i,
    output logic                        state_ready_o,
    input  wire rvh_keccak_pkg::state_t state_i,

    output logic                       digest_valid_o,
    input  wire logic                  digest_ready_i,
    output logic      [DigestBits-1:0] digest_o         // first byte in bits 7:0
);

  logic [1599:DigestBits] unused_state;
  logic [DigestBits-1:0] digest, digest_q;
  logic valid_q;

  assign {unused_state, digest} = state_i;
  assign state_ready_o          = !valid_q || digest_ready_i;
  assign digest_valid_o         = valid_q;
  assign digest_o               = digest_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      valid_q  <= 1'b0;
      digest_q <= '0;
    end else if (state_ready_o) begin
      valid_q <= state_valid_i;
      if (state_valid_i) digest_q <= digest;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_artix7_post.digest"),
      .Width(DigestBits)
  ) u_contract_digest (
      .clk_i,
      .rst_ni,
      .valid_i  (digest_valid_o),
      .ready_i  (digest_ready_i),
      .payload_i(digest_o),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_artix7_post.state"),
      .Width(1600)
  ) u_contract_state (
      .clk_i,
      .rst_ni,
      .valid_i  (state_valid_i),
      .ready_i  (state_ready_o),
      .payload_i(state_i),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
