// SPDX-License-Identifier: Apache-2.0
// A valid/ready stream, asserted of a source of ours; rvh_formal_stream_assume is its pair.
// What is offered stays as it is until it is taken or `cancel_i`.

module rvh_formal_stream_assert #(
    parameter int unsigned Width = 1
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid_i,
    input logic             ready_i,
    input logic             cancel_i,  // the offer may be taken back behind this cycle
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
    if (rst_ni && held) begin
      a_stays : assert (valid_i && payload_i == payload);
    end
  end

endmodule
