// SPDX-License-Identifier: Apache-2.0
// Host processor: the hart of this project (rtl/hart), RV32IMC with Zba, Zbb, Zbs.
// Ports and parameters: those of every rvh_host, see hosts/cv32e40x, but three sources of an offered instruction. Parameters of the
// hart: those of a variant of host.toml, by macros.

`default_nettype none

`ifndef RVH_HART_OWN
`define RVH_HART_OWN
`endif
`ifndef RVH_HART_NUM_RS
`define RVH_HART_NUM_RS 3
`endif
`ifndef RVH_HART_ID_WIDTH
`define RVH_HART_ID_WIDTH 4
`endif

`define RVH_HART_PARAMETERS .BootAddr(BootAddr), .HasXif(Xif), .NumRs(NumRs), .IdWidth(IdWidth) `RVH_HART_OWN

module rvh_host #(
    parameter logic [31:0] BootAddr = 32'h8000_0000,  // first instruction and first trap vector, 128-byte aligned
    parameter bit Xif = 1'b0,  // instructions unknown to it are offered to a coprocessor
    localparam int unsigned NumRs = `RVH_HART_NUM_RS,
    localparam int unsigned IdWidth = `RVH_HART_ID_WIDTH
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

    input wire logic [31:0] irq_i,  // level interrupts; 16 and up are free for the platform

    output logic                          x_issue_valid_o,
    input  wire logic                     x_issue_ready_i,
    output logic      [       31:0]       x_issue_req_instr_o,
    output logic      [IdWidth-1:0]       x_issue_req_id_o,
    output logic      [  NumRs-1:0][31:0] x_issue_req_rs_o,
    output logic      [  NumRs-1:0]       x_issue_req_rs_valid_o,
    input  wire logic                     x_issue_resp_accept_i,
    input  wire logic                     x_issue_resp_writeback_i,
    input  wire logic [  NumRs-1:0]       x_issue_resp_register_read_i,
    output logic                          x_commit_valid_o,
    output logic      [IdWidth-1:0]       x_commit_id_o,
    output logic                          x_commit_kill_o,
    input  wire logic                     x_result_valid_i,
    output logic                          x_result_ready_o,
    input  wire logic [IdWidth-1:0]       x_result_id_i,
    input  wire logic [       31:0]       x_result_data_i,
    input  wire logic [        4:0]       x_result_rd_i,
    input  wire logic                     x_result_we_i
);

  rvh_hart #(
  `RVH_HART_PARAMETERS
  ) u_hart (
      .clk_i,
      .rst_ni,
      .mtime_i              (64'h0),
      .irq_i,
      .sleep_o              (),
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
      .x_issue_valid_o,
      .x_issue_ready_i,
      .x_issue_req_instr_o,
      .x_issue_req_id_o,
      .x_issue_resp_accept_i,
      .x_issue_resp_writeback_i,
      .x_issue_resp_register_read_i,
      .x_register_rs_o      (x_issue_req_rs_o),
      .x_register_rs_valid_o(x_issue_req_rs_valid_o),
      .x_commit_valid_o,
      .x_commit_id_o,
      .x_commit_kill_o,
      .x_result_valid_i,
      .x_result_ready_o,
      .x_result_id_i,
      .x_result_data_i,
      .x_result_rd_i,
      .x_result_we_i,
      .rvfi_valid_o         (),
      .rvfi_o               ()
  );

endmodule

`default_nettype wire
