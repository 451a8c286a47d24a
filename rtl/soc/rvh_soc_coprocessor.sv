// SPDX-License-Identifier: Apache-2.0
// The coprocessor of the reference system, one of those that are on CV-X-IF 0.2. Ports: names of the specification, and an
// OBI manager port for those that have one.

module rvh_soc_coprocessor #(
    parameter bit          Xif    = 1'b1,  // ours
    parameter bit          Kronos = 1'b0,  // KRONOS's
    parameter int unsigned Sharv  = 0      // SHA-RV's, 1 + Kind of rvh_sharv_coprocessor; 0: not this one
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic              x_issue_valid_i,
    output logic              x_issue_ready_o,
    input  logic [31:0]       x_issue_req_instr_i,
    input  logic [ 3:0]       x_issue_req_id_i,
    input  logic [ 1:0][31:0] x_issue_req_rs_i,
    input  logic [ 1:0]       x_issue_req_rs_valid_i,
    output logic              x_issue_resp_accept_o,
    output logic              x_issue_resp_writeback_o,

    input logic       x_commit_valid_i,
    input logic [3:0] x_commit_id_i,
    input logic       x_commit_kill_i,

    output logic        x_result_valid_o,
    input  logic        x_result_ready_i,
    output logic [ 3:0] x_result_id_o,
    output logic [31:0] x_result_data_o,
    output logic [ 4:0] x_result_rd_o,
    output logic        x_result_we_o,

    output logic        mgr_req_o,
    input  logic        mgr_gnt_i,
    output logic [31:0] mgr_addr_o,
    output logic        mgr_we_o,
    output logic [ 3:0] mgr_be_o,
    output logic [31:0] mgr_wdata_o,
    input  logic        mgr_rvalid_i,
    input  logic [31:0] mgr_rdata_i,
    input  logic        mgr_err_i
);

  if ($countones({Xif, Kronos, Sharv != 0}) != 1) begin : gen_not_one
    $error("rvh_soc_coprocessor: exactly one");
  end

  if (Xif) begin : gen_xif
    logic [7:0] unused_more;
    logic unused_cancel;

    rvh_xif_0_2 u_xif (
        .clk_i,
        .rst_ni,
        .x_issue_valid_i,
        .x_issue_ready_o,
        .x_issue_req_instr_i,
        .x_issue_req_id_i,
        .x_issue_req_rs_i,
        .x_issue_req_rs_valid_i,
        .x_issue_resp_accept_o,
        .x_commit_valid_i,
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
        .mgr_more_o  (unused_more),
        .mgr_cancel_o(unused_cancel),
        .mgr_rvalid_i,
        .mgr_rdata_i,
        .mgr_err_i
    );
    assign {x_issue_resp_writeback_o, x_result_data_o, x_result_rd_o, x_result_we_o} = '0;
  end else if (Kronos) begin : gen_kronos
    logic unused_mgr;
    assign unused_mgr = ^{mgr_gnt_i, mgr_rvalid_i, mgr_rdata_i, mgr_err_i};

    rvh_kronos_coprocessor u_kronos (
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
        .x_result_we_o
    );
    assign {mgr_req_o, mgr_addr_o, mgr_we_o, mgr_be_o, mgr_wdata_o} = '0;
  end else begin : gen_sharv
    rvh_sharv_coprocessor #(
        .Kind(Sharv - 1)
    ) u_sharv (
        .clk_i,
        .rst_ni,
        .x_issue_valid_i,
        .x_issue_ready_o,
        .x_issue_req_instr_i,
        .x_issue_req_id_i,
        .x_issue_req_rs_i,
        .x_issue_req_rs_valid_i,
        .x_issue_resp_accept_o,
        .x_commit_valid_i,
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
        .mgr_rvalid_i,
        .mgr_rdata_i,
        .mgr_err_i
    );
    assign {x_issue_resp_writeback_o, x_result_data_o, x_result_rd_o, x_result_we_o} = '0;
  end

endmodule
