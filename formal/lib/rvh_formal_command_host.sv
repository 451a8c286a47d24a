// SPDX-License-Identifier: Apache-2.0
// Commands to an engine, assumed of the host: one that is offered stays until it is taken.

module rvh_formal_command_host
  import rvh_engine_pkg::*;
(
    input logic clk_i,
    input logic rst_ni,
    input logic valid_i,
    input logic ready_i,
    input cmd_t cmd_i
);

  rvh_formal_stream_assume #(
      .Width($bits(cmd_t))
  ) u_stream (
      .clk_i,
      .rst_ni,
      .valid_i,
      .ready_i,
      .cancel_i (1'b0),
      .payload_i(cmd_i)
  );

endmodule
