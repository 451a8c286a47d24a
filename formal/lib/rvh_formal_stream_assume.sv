// SPDX-License-Identifier: Apache-2.0
// A valid/ready stream, assumed of a source outside; rvh_formal_stream_assert is its pair.

module rvh_formal_stream_assume #(
    parameter int unsigned Width = 1
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid_i,
    input logic             ready_i,
    input logic             cancel_i,
    input logic [Width-1:0] payload_i
);

  logic held;
  logic [Width-1:0] payload;

  rvh_formal_stream_memory #(
      .Width(Width)
  ) u_memory (
      .clk_i,
      .rst_ni,
      .valid_i,
      .ready_i,
      .cancel_i,
      .payload_i,
      .held_o   (held),
      .payload_o(payload)
  );

  always_comb begin
    if (rst_ni && held) assume (valid_i && payload_i == payload);
  end

endmodule
