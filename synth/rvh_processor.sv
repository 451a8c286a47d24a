// SPDX-License-Identifier: Apache-2.0
// A host with the attachment that is joined to it, without memories: what `rvhash synth` maps for a unit of the part
// designs/NAME. As in rvh_soc, but every port of both is outside.

`default_nettype none

`ifndef RVH_SLOT_OWN
`define RVH_SLOT_OWN
`endif

`define RVH_SLOT_PARAMETERS .XLen(32), .NumRs(NumRs), .IdWidth(IdWidth), .AddrWidth(32), .DataWidth(32) `RVH_SLOT_OWN

module rvh_processor #(
    parameter bit          Extension = 1'b0,
    parameter int unsigned NumRs     = 2,
    parameter int unsigned IdWidth   = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    output logic             instr_req_o,
    input  wire logic        instr_gnt_i,
    output logic      [31:0] instr_addr_o,
    input  wire logic        instr_rvalid_i,
    input  wire logic [31:0] instr_rdata_i,
    input  wire logic        instr_err_i,

    output logic             data_req_o,
    input  wire logic        data_gnt_i,
    output logic      [31:0] data_addr_o,
    output logic             data_we_o,
    output logic      [ 3:0] data_be_o,
    output logic      [31:0] data_wdata_o,
    input  wire logic        data_rvalid_i,
    input  wire logic [31:0] data_rdata_i,
    input  wire logic        data_err_i,

    input wire logic [31:0] irq_i,

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

  logic x_issue_valid, x_issue_ready, x_issue_resp_accept, x_issue_resp_writeback;
  logic [31:0] x_issue_req_instr;
  logic [IdWidth-1:0] x_issue_req_id, x_commit_id, x_result_id;
  logic [NumRs-1:0][31:0] x_issue_req_rs;
  logic [NumRs-1:0] x_issue_req_rs_valid, x_issue_resp_register_read;
  logic x_commit_valid, x_commit_kill, x_result_valid, x_result_ready, x_result_we;
  logic [31:0] x_result_data;
  logic [ 4:0] x_result_rd;

  rvh_host #(
      .Xif(Extension)
  ) u_host (
      .clk_i,
      .rst_ni,
      .instr_req_o,
      .instr_gnt_i,
      .instr_addr_o,
      .instr_rvalid_i,
      .instr_rdata_i,
      .instr_err_i,
      .data_req_o,
      .data_gnt_i,
      .data_addr_o,
      .data_we_o,
      .data_be_o,
      .data_wdata_o,
      .data_rvalid_i,
      .data_rdata_i,
      .data_err_i,
      .irq_i,
      .x_issue_valid_o             (x_issue_valid),
      .x_issue_ready_i             (x_issue_ready),
      .x_issue_req_instr_o         (x_issue_req_instr),
      .x_issue_req_id_o            (x_issue_req_id),
      .x_issue_req_rs_o            (x_issue_req_rs),
      .x_issue_req_rs_valid_o      (x_issue_req_rs_valid),
      .x_issue_resp_accept_i       (x_issue_resp_accept),
      .x_issue_resp_writeback_i    (x_issue_resp_writeback),
      .x_issue_resp_register_read_i(x_issue_resp_register_read),
      .x_commit_valid_o            (x_commit_valid),
      .x_commit_id_o               (x_commit_id),
      .x_commit_kill_o             (x_commit_kill),
      .x_result_valid_i            (x_result_valid),
      .x_result_ready_o            (x_result_ready),
      .x_result_id_i               (x_result_id),
      .x_result_data_i             (x_result_data),
      .x_result_rd_i               (x_result_rd),
      .x_result_we_i               (x_result_we)
  );

  // The page is not used.
  rvh_slot #(
  `RVH_SLOT_PARAMETERS
  ) u_slot (
      .clk_i,
      .rst_ni,
      .page_req_i                  (1'b0),
      .page_gnt_o                  (),
      .page_addr_i                 ('0),
      .page_we_i                   (1'b0),
      .page_be_i                   ('0),
      .page_wdata_i                ('0),
      .page_rvalid_o               (),
      .page_rdata_o                (),
      .page_err_o                  (),
      .irq_o                       (),
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_be_o,
      .mgr_wdata_o,
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i,
      .x_issue_valid_i             (x_issue_valid),
      .x_issue_ready_o             (x_issue_ready),
      .x_issue_req_instr_i         (x_issue_req_instr),
      .x_issue_req_id_i            (x_issue_req_id),
      .x_issue_req_rs_i            (x_issue_req_rs),
      .x_issue_req_rs_valid_i      (x_issue_req_rs_valid),
      .x_issue_resp_accept_o       (x_issue_resp_accept),
      .x_issue_resp_writeback_o    (x_issue_resp_writeback),
      .x_issue_resp_register_read_o(x_issue_resp_register_read),
      .x_commit_valid_i            (x_commit_valid),
      .x_commit_id_i               (x_commit_id),
      .x_commit_kill_i             (x_commit_kill),
      .x_result_valid_o            (x_result_valid),
      .x_result_ready_i            (x_result_ready),
      .x_result_id_o               (x_result_id),
      .x_result_data_o             (x_result_data),
      .x_result_rd_o               (x_result_rd),
      .x_result_we_o               (x_result_we)
  );

endmodule

`default_nettype wire
