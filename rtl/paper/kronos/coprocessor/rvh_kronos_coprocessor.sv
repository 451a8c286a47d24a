// SPDX-License-Identifier: Apache-2.0
// KRONOS, coprocessor on CV-X-IF, as the paper describes it: Keccak-f[1600] controlled by three R-type instructions.
// LOAD writes two words of the hart into a register of 1,600 bits, START runs 24 rounds, STORE reads one word of the
// permuted state into a register of the hart. Padding and absorbing are software. Instructions:
// rtl/instructions.toml, docs/paper/kronos.md.
//
// There are two states, according to the paper's table of areas: the register keeps its value while the rounds run on
// a copy. So each instruction can be repeated with the same result.
//
// Ports: names of CV-X-IF 0.2; signals that are missing here are unused, or 0. Contract: rvh_kronos_control.
//
// Cycles: LOAD and STORE one each; START 25, from its commit to the cycle in which a STORE can be accepted, both
// included. No cycle count depends on data.

`default_nettype none

module rvh_kronos_coprocessor #(
    parameter int unsigned IdWidth = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                     x_issue_valid_i,
    output logic                          x_issue_ready_o,
    input  wire logic [       31:0]       x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]       x_issue_req_id_i,
    input  wire logic [        1:0][31:0] x_issue_req_rs_i,
    input  wire logic [        1:0]       x_issue_req_rs_valid_i,
    output logic                          x_issue_resp_accept_o,
    output logic                          x_issue_resp_writeback_o,

    input wire logic               x_commit_valid_i,
    input wire logic [IdWidth-1:0] x_commit_id_i,
    input wire logic               x_commit_kill_i,

    output logic                    x_result_valid_o,
    input  wire logic               x_result_ready_i,
    output logic      [IdWidth-1:0] x_result_id_o,
    output logic      [       31:0] x_result_data_o,
    output logic      [        4:0] x_result_rd_o,
    output logic                    x_result_we_o
);

  logic [ 1:0] write;
  logic [ 4:0] lane;
  logic [63:0] data;
  logic start, running, last;
  logic [ 5:0] index;
  logic [31:0] word;

  rvh_kronos_control #(
      .IdWidth(IdWidth)
  ) u_control (
      .clk_i,
      .rst_ni,
      .x_issue_valid_i,
      .x_issue_ready_o,
      .x_issue_req_instr_i,
      .x_issue_req_id_i,
      .x_issue_req_rs_i,
      .x_issue_req_rs_valid_i,
      .x_issue_resp_accept_o,
      .x_issue_resp_writeback_o,
      .x_commit_valid_i,
      .x_commit_id_i,
      .x_commit_kill_i,
      .x_result_valid_o,
      .x_result_ready_i,
      .x_result_id_o,
      .x_result_data_o,
      .x_result_rd_o,
      .x_result_we_o,
      .write_o  (write),
      .lane_o   (lane),
      .data_o   (data),
      .start_o  (start),
      .running_i(running),
      .last_i   (last),
      .index_o  (index),
      .word_i   (word)
  );

  rvh_kronos_keccak u_keccak (
      .clk_i,
      .rst_ni,
      .write_i  (write),
      .lane_i   (lane),
      .data_i   (data),
      .start_i  (start),
      .running_o(running),
      .last_o   (last),
      .index_i  (index),
      .word_o   (word)
  );

endmodule

`default_nettype wire
