// SPDX-License-Identifier: Apache-2.0
// What a stream offered in the last cycle, and whether it has to be there still.

module rvh_formal_stream_memory #(
    parameter int unsigned Width = 1
) (
    input  logic             clk_i,
    input  logic             rst_ni,
    input  logic             valid_i,
    input  logic             ready_i,
    input  logic             cancel_i,
    input  logic [Width-1:0] payload_i,
    output logic             held_o,
    output logic [Width-1:0] payload_o
);

  logic held_q;
  logic [Width-1:0] payload_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) held_q <= 1'b0;
    else held_q <= valid_i && !ready_i && !cancel_i;
  end

  always_ff @(posedge clk_i) payload_q <= payload_i;

  assign held_o    = held_q;
  assign payload_o = payload_q;

endmodule
