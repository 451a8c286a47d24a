// SPDX-License-Identifier: Apache-2.0
// The rules of formal/protocol in pairs on the same signals: one instance assumes the rules, the other
// instance asserts them.

`default_nettype none

module rvh_formal_streams
  import rvh_engine_pkg::*;
(
    input logic clk_i,
    input logic rst_ni,
    input logic valid_i,
    input logic ready_i,
    input logic cancel_i,
    input logic word_i,
    input logic loading_i,
    input cmd_t cmd_i,
    input err_t err_i
);

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // A requester's commands are a stream.
  rvh_formal_command_requester #(
      .Assume(1'b1)
  ) u_requester_assumed (
      .clk_i,
      .rst_ni,
      .valid_i,
      .ready_i(ready_i),
      .cmd_i
  );

  rvh_formal_command_requester #(
      .Assume(1'b0)
  ) u_requester (
      .clk_i,
      .rst_ni,
      .valid_i,
      .ready_i,
      .cmd_i
  );

  // Another stream, whose offers may be retracted
  logic [7:0] payload;
  logic offered;

  rvh_formal_stream #(
      .Assume(1'b1),
      .Width (8)
  ) u_stream_assumed (
      .clk_i,
      .rst_ni,
      .valid_i  (offered),
      .ready_i  (word_i),
      .cancel_i (cancel_i),
      .payload_i(payload)
  );

  rvh_formal_stream #(
      .Assume(1'b0),
      .Width (8)
  ) u_stream (
      .clk_i,
      .rst_ni,
      .valid_i  (offered),
      .ready_i  (word_i),
      .cancel_i,
      .payload_i(payload)
  );

  rvh_formal_command_device #(
      .Assume(1'b1)
  ) u_device_assumed (
      .rst_ni,
      .taken_i  (valid_i && ready_i),
      .word_i,
      .loading_i(loading_i),
      .err_i
  );

  rvh_formal_command_device #(
      .Assume(1'b0)
  ) u_device (
      .rst_ni,
      .taken_i(valid_i && ready_i),
      .word_i,
      .loading_i,
      .err_i
  );

  always_comb begin
    c_waits : cover (rst_ni && valid_i && !ready_i && offered && !word_i);
    c_taken_back : cover (rst_ni && offered && !word_i && cancel_i);
    c_error : cover (rst_ni && valid_i && ready_i && err_i.alg);
  end

endmodule

`default_nettype wire
