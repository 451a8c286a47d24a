// SPDX-License-Identifier: Apache-2.0
// Replaces rvh_engine in proofs: any engine that answers commands as its contract says.

`default_nettype none

module rvh_engine
  import rvh_engine_pkg::*;
  import rvh_chain_pkg::*;
#(
    parameter int unsigned Width          = 32,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b0,
    parameter bit          HasSha256      = 1'b1,
    parameter bit          HasSha512      = 1'b1,
    parameter bit          HasKeccak      = 1'b1,
    parameter bit          HasChains      = 1'b0
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic cmd_valid_i,
    output logic cmd_ready_o,
    input  cmd_t cmd_i,

    input  logic        msg_valid_i,
    output logic        msg_ready_o,
    input  logic [31:0] msg_data_i,
    input  logic [ 2:0] msg_bytes_i,
    input  logic        msg_last_i,
    input  logic [ 7:0] msg_suffix_i,

    output logic        out_valid_o,
    input  logic        out_ready_i,
    output logic [31:0] out_data_o,
    output logic [ 2:0] out_bytes_o,
    output logic        out_last_o,

    output status_t status_o,
    output err_t    err_o,

    input  chain_t       chain_i,
    output chain_state_t chain_o
);

  rvh_formal_command_device #(
      .Assume(1'b1)
  ) u_answers (
      .rst_ni,
      .taken_i  (cmd_valid_i && cmd_ready_o),
      .word_i   (msg_valid_i && msg_ready_o),
      .loading_i(status_o.load),
      .err_i    (err_o)
  );

  always_comb begin
    assume ($onehot(status_o));
    assume (!out_valid_o || out_bytes_o == 3'd4 || (out_last_o && out_bytes_o inside {[3'd1 : 3'd3]}));
  end

endmodule

`default_nettype wire
