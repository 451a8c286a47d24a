// SPDX-License-Identifier: Apache-2.0
// Test only: rvh_xif_0_2 with its gate, with the port names of the host model.

`default_nettype none

module gate_probe (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic enable_i,

    input wire logic data_req_i,
    input wire logic data_gnt_i,
    input wire logic data_rvalid_i,

    input  wire logic              x_issue_valid_i,
    output logic                   x_issue_ready_o,
    input  wire logic [31:0]       x_issue_req_instr_i,
    input  wire logic [ 3:0]       x_issue_req_id_i,
    input  wire logic [ 1:0][31:0] x_issue_req_rs_i,
    input  wire logic [ 1:0]       x_issue_req_rs_valid_i,
    output logic                   x_issue_resp_accept_o,
    input  wire logic              x_commit_valid_i,
    input  wire logic [ 3:0]       x_commit_id_i,
    input  wire logic              x_commit_kill_i,
    output logic                   x_result_valid_o,
    input  wire logic              x_result_ready_i,
    output logic      [ 3:0]       x_result_id_o,

    output logic             mgr_req_o,
    input  wire logic        mgr_gnt_i,
    output logic      [31:0] mgr_addr_o,
    output logic             mgr_we_o,
    output logic      [ 3:0] mgr_be_o,
    output logic      [31:0] mgr_wdata_o,
    input  wire logic        mgr_rvalid_i,
    input  wire logic [31:0] mgr_rdata_i,
    input  wire logic        mgr_err_i
);

  logic issue_valid, issue_ready, commit_valid;

  rvh_xif_gate_0_2 u_gate (
      .clk_i,
      .rst_ni,
      .data_req_i,
      .data_gnt_i,
      .data_rvalid_i,
      .host_issue_valid_i (x_issue_valid_i),
      .host_issue_ready_o (x_issue_ready_o),
      .host_issue_req_id_i(x_issue_req_id_i),
      .host_commit_valid_i(x_commit_valid_i),
      .host_commit_id_i   (x_commit_id_i),
      .x_issue_valid_o    (issue_valid),
      .x_issue_ready_i    (issue_ready),
      .x_commit_valid_o   (commit_valid)
  );

  rvh_xif_0_2 u_xif (
      .clk_i,
      .rst_ni,
      .enable_i,
      .x_issue_valid_i (issue_valid),
      .x_issue_ready_o (issue_ready),
      .x_issue_req_instr_i,
      .x_issue_req_id_i,
      .x_issue_req_rs_i,
      .x_issue_req_rs_valid_i,
      .x_issue_resp_accept_o,
      .x_commit_valid_i(commit_valid),
      .x_commit_id_i,
      .x_commit_kill_i,
      .x_result_valid_o,
      .x_result_ready_i,
      .x_result_id_o,
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_be_o,
      .mgr_wdata_o,
      .mgr_more_o      (),
      .mgr_cancel_o    (),
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i,
      .idle_o          ()
  );

endmodule

`default_nettype wire
