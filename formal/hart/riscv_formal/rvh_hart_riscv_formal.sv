// SPDX-License-Identifier: Apache-2.0
// The hart for riscv-formal, with one channel of RVFI: generate.py makes plain Verilog of it.

`default_nettype none

module rvh_hart_riscv_formal
  import rvh_hart_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic [63:0] mtime_i,
    input  wire logic [31:0] irq_i,
    output logic             sleep_o,

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

    output logic        rvfi_valid,
    output logic [63:0] rvfi_order,
    output logic [31:0] rvfi_insn,
    output logic        rvfi_trap,
    output logic        rvfi_halt,
    output logic        rvfi_intr,
    output logic [ 1:0] rvfi_mode,
    output logic [ 1:0] rvfi_ixl,
    output logic [ 4:0] rvfi_rs1_addr,
    output logic [ 4:0] rvfi_rs2_addr,
    output logic [31:0] rvfi_rs1_rdata,
    output logic [31:0] rvfi_rs2_rdata,
    output logic [ 4:0] rvfi_rd_addr,
    output logic [31:0] rvfi_rd_wdata,
    output logic [31:0] rvfi_pc_rdata,
    output logic [31:0] rvfi_pc_wdata,
    output logic [31:0] rvfi_mem_addr,
    output logic [ 3:0] rvfi_mem_rmask,
    output logic [ 3:0] rvfi_mem_wmask,
    output logic [31:0] rvfi_mem_rdata,
    output logic [31:0] rvfi_mem_wdata,

    output logic        mem_fault,
    output logic [ 3:0] mem_fault_rmask,
    output logic [ 3:0] mem_fault_wmask,
    output logic        csr,
    output logic        csr_writes,
    output logic [11:0] csr_addr,
    output logic [31:0] csr_rdata,
    output logic [31:0] csr_wdata
);

  logic  [1:0] valid;
  rvfi_t [1:0] rvfi;

  rvh_hart #(
      .HasZbkb(1'b1),
      .HasRvfi(1'b1)
  ) u_hart (
      .clk_i,
      .rst_ni,
      .mtime_i,
      .irq_i,
      .sleep_o,
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
      .x_issue_valid_o             (),
      .x_issue_ready_i             (1'b0),
      .x_issue_req_instr_o         (),
      .x_issue_req_id_o            (),
      .x_issue_resp_accept_i       (1'b0),
      .x_issue_resp_writeback_i    (1'b0),
      .x_issue_resp_register_read_i('0),
      .x_register_rs_o             (),
      .x_register_rs_valid_o       (),
      .x_commit_valid_o            (),
      .x_commit_id_o               (),
      .x_commit_kill_o             (),
      .x_result_valid_i            (1'b0),
      .x_result_ready_o            (),
      .x_result_id_i               ('0),
      .x_result_data_i             ('0),
      .x_result_rd_i               ('0),
      .x_result_we_i               (1'b0),
      .rvfi_valid_o                (valid),
      .rvfi_o                      (rvfi)
  );

  assign rvfi_valid      = valid[0];
  assign rvfi_order      = rvfi[0].order;
  assign rvfi_insn       = rvfi[0].insn;
  assign rvfi_trap       = rvfi[0].trap;
  assign rvfi_halt       = rvfi[0].halt;
  assign rvfi_intr       = rvfi[0].intr;
  assign rvfi_mode       = rvfi[0].mode;
  assign rvfi_ixl        = rvfi[0].ixl;
  assign rvfi_rs1_addr   = rvfi[0].rs1_addr;
  assign rvfi_rs2_addr   = rvfi[0].rs2_addr;
  assign rvfi_rs1_rdata  = rvfi[0].rs1_rdata;
  assign rvfi_rs2_rdata  = rvfi[0].rs2_rdata;
  assign rvfi_rd_addr    = rvfi[0].rd_addr;
  assign rvfi_rd_wdata   = rvfi[0].rd_wdata;
  assign rvfi_pc_rdata   = rvfi[0].pc_rdata;
  assign rvfi_pc_wdata   = rvfi[0].pc_wdata;
  assign rvfi_mem_addr   = rvfi[0].mem_addr;
  assign rvfi_mem_rmask  = rvfi[0].mem_rmask;
  assign rvfi_mem_wmask  = rvfi[0].mem_wmask;
  assign rvfi_mem_rdata  = rvfi[0].mem_rdata;
  assign rvfi_mem_wdata  = rvfi[0].mem_wdata;
  assign mem_fault       = rvfi[0].mem_fault;
  assign mem_fault_rmask = rvfi[0].mem_fault_rmask;
  assign mem_fault_wmask = rvfi[0].mem_fault_wmask;
  assign csr             = rvfi[0].csr;
  assign csr_writes      = rvfi[0].csr_writes;
  assign csr_addr        = rvfi[0].csr_addr;
  assign csr_rdata       = rvfi[0].csr_rdata;
  assign csr_wdata       = rvfi[0].csr_wdata;

endmodule

`default_nettype wire
