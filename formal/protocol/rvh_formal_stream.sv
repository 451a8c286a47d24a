// SPDX-License-Identifier: Apache-2.0
// A valid/ready stream. An offer is stable until it is taken, or until `cancel_i`. Assume = 0 asserts
// this of a source in this project, Assume = 1 assumes it of an external one.

`default_nettype none

module rvh_formal_stream #(
    parameter bit          Assume = 1'b0,
    parameter int unsigned Width  = 1
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid_i,
    input logic             ready_i,
    input logic             cancel_i,  // the offer may be retracted after this cycle
    input logic [Width-1:0] payload_i
);

  logic held_q;  // the offer of the last cycle must still be there
  logic [Width-1:0] payload_q;
  logic stays;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) held_q <= 1'b0;
    else held_q <= valid_i && !ready_i && !cancel_i;
  end

  always_ff @(posedge clk_i) payload_q <= payload_i;

  assign stays = !rst_ni || !held_q || (valid_i && payload_i == payload_q);

  if (Assume) begin : gen_assume
    always_comb assume (stays);
  end else begin : gen_assert
    always_comb begin
      a_stays : assert (stays);
    end
  end

endmodule

`default_nettype wire
