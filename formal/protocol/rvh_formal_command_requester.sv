// SPDX-License-Identifier: Apache-2.0
// Commands to an engine, rule of the requester: an offered command stays until it is taken. Assume = 0
// asserts it of a requester in this project, Assume = 1 assumes it of an external one. The rules of
// the other side are in rvh_formal_command_device.

`default_nettype none

module rvh_formal_command_requester
  import rvh_engine_pkg::*;
#(
    parameter bit Assume = 1'b0
) (
    input logic clk_i,
    input logic rst_ni,
    input logic valid_i,
    input logic ready_i,
    input cmd_t cmd_i
);

  rvh_formal_stream #(
      .Assume(Assume),
      .Width ($bits(cmd_t))
  ) u_stream (
      .clk_i,
      .rst_ni,
      .valid_i,
      .ready_i,
      .cancel_i (1'b0),
      .payload_i(cmd_i)
  );

endmodule

`default_nettype wire
