// SPDX-License-Identifier: Apache-2.0
// The hart with the fields of RVFI as ports of their own, for simulation mains and for riscv-formal: rvfi_* with two
// channels, channel 0 in the lower bits.

`default_nettype none

module rvh_hart_traced
  import rvh_hart_pkg::*;
#(
    parameter logic        [31:0] BootAddr   = 32'h8000_0000,
    parameter bit                 HasC       = 1'b1,
    parameter bit                 HasZba     = 1'b1,
    parameter bit                 HasZbb     = 1'b1,
    parameter bit                 HasZbs     = 1'b1,
    parameter bit                 HasZbkb    = 1'b1,
    parameter int unsigned        MulBits    = 8,
    parameter bit                 HasXif     = 1'b1,
    parameter int unsigned        NumRs      = 3,
    parameter int unsigned        IdWidth    = 3,
    parameter bit                 Custom0Rs3 = 1'b1,
    parameter bit                 HasLoops   = 1'b1
) (
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

    output logic                          x_issue_valid_o,
    input  wire logic                     x_issue_ready_i,
    output logic      [       31:0]       x_issue_req_instr_o,
    output logic      [IdWidth-1:0]       x_issue_req_id_o,
    input  wire logic                     x_issue_resp_accept_i,
    input  wire logic                     x_issue_resp_writeback_i,
    input  wire logic [  NumRs-1:0]       x_issue_resp_register_read_i,
    output logic      [  NumRs-1:0][31:0] x_register_rs_o,
    output logic      [  NumRs-1:0]       x_register_rs_valid_o,
    output logic                          x_commit_valid_o,
    output logic      [IdWidth-1:0]       x_commit_id_o,
    output logic                          x_commit_kill_o,
    input  wire logic                     x_result_valid_i,
    output logic                          x_result_ready_o,
    input  wire logic [IdWidth-1:0]       x_result_id_i,
    input  wire logic [       31:0]       x_result_data_i,
    input  wire logic [        4:0]       x_result_rd_i,
    input  wire logic                     x_result_we_i,

    output logic [1:0]       rvfi_valid,
    output logic [1:0][63:0] rvfi_order,
    output logic [1:0][31:0] rvfi_insn,
    output logic [1:0]       rvfi_trap,
    output logic [1:0]       rvfi_halt,
    output logic [1:0]       rvfi_intr,
    output logic [1:0][ 1:0] rvfi_mode,
    output logic [1:0][ 1:0] rvfi_ixl,
    output logic [1:0][ 4:0] rvfi_rs1_addr,
    output logic [1:0][ 4:0] rvfi_rs2_addr,
    output logic [1:0][31:0] rvfi_rs1_rdata,
    output logic [1:0][31:0] rvfi_rs2_rdata,
    output logic [1:0][ 4:0] rvfi_rd_addr,
    output logic [1:0][31:0] rvfi_rd_wdata,
    output logic [1:0][31:0] rvfi_pc_rdata,
    output logic [1:0][31:0] rvfi_pc_wdata,
    output logic [1:0][31:0] rvfi_mem_addr,
    output logic [1:0][ 3:0] rvfi_mem_rmask,
    output logic [1:0][ 3:0] rvfi_mem_wmask,
    output logic [1:0][31:0] rvfi_mem_rdata,
    output logic [1:0][31:0] rvfi_mem_wdata,
    output logic [1:0]       rvfi_mem_fault,
    output logic [1:0][ 3:0] rvfi_mem_fault_rmask,
    output logic [1:0][ 3:0] rvfi_mem_fault_wmask,
    output logic [1:0]       rvfi_csr,
    output logic [1:0]       rvfi_csr_writes,
    output logic [1:0][11:0] rvfi_csr_addr,
    output logic [1:0][31:0] rvfi_csr_rdata,
    output logic [1:0][31:0] rvfi_csr_wdata,
    output logic [1:0][31:0] rvfi_trap_cause,
    output logic [1:0][31:0] rvfi_intr_cause
);

  rvfi_t [1:0] rvfi;

  rvh_hart #(
      .BootAddr  (BootAddr),
      .HasC      (HasC),
      .HasZba    (HasZba),
      .HasZbb    (HasZbb),
      .HasZbs    (HasZbs),
      .HasZbkb   (HasZbkb),
      .MulBits   (MulBits),
      .HasXif    (HasXif),
      .NumRs     (NumRs),
      .IdWidth   (IdWidth),
      .Custom0Rs3(Custom0Rs3),
      .HasLoops  (HasLoops),
      .HasRvfi   (1'b1)
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
      .x_issue_valid_o,
      .x_issue_ready_i,
      .x_issue_req_instr_o,
      .x_issue_req_id_o,
      .x_issue_resp_accept_i,
      .x_issue_resp_writeback_i,
      .x_issue_resp_register_read_i,
      .x_register_rs_o,
      .x_register_rs_valid_o,
      .x_commit_valid_o,
      .x_commit_id_o,
      .x_commit_kill_o,
      .x_result_valid_i,
      .x_result_ready_o,
      .x_result_id_i,
      .x_result_data_i,
      .x_result_rd_i,
      .x_result_we_i,
      .rvfi_valid_o(rvfi_valid),
      .rvfi_o      (rvfi)
  );

  for (genvar i = 0; i < 2; i++) begin : gen_channel
    assign rvfi_order[i]           = rvfi[i].order;
    assign rvfi_insn[i]            = rvfi[i].insn;
    assign rvfi_trap[i]            = rvfi[i].trap;
    assign rvfi_halt[i]            = rvfi[i].halt;
    assign rvfi_intr[i]            = rvfi[i].intr;
    assign rvfi_mode[i]            = rvfi[i].mode;
    assign rvfi_ixl[i]             = rvfi[i].ixl;
    assign rvfi_rs1_addr[i]        = rvfi[i].rs1_addr;
    assign rvfi_rs2_addr[i]        = rvfi[i].rs2_addr;
    assign rvfi_rs1_rdata[i]       = rvfi[i].rs1_rdata;
    assign rvfi_rs2_rdata[i]       = rvfi[i].rs2_rdata;
    assign rvfi_rd_addr[i]         = rvfi[i].rd_addr;
    assign rvfi_rd_wdata[i]        = rvfi[i].rd_wdata;
    assign rvfi_pc_rdata[i]        = rvfi[i].pc_rdata;
    assign rvfi_pc_wdata[i]        = rvfi[i].pc_wdata;
    assign rvfi_mem_addr[i]        = rvfi[i].mem_addr;
    assign rvfi_mem_rmask[i]       = rvfi[i].mem_rmask;
    assign rvfi_mem_wmask[i]       = rvfi[i].mem_wmask;
    assign rvfi_mem_rdata[i]       = rvfi[i].mem_rdata;
    assign rvfi_mem_wdata[i]       = rvfi[i].mem_wdata;
    assign rvfi_mem_fault[i]       = rvfi[i].mem_fault;
    assign rvfi_mem_fault_rmask[i] = rvfi[i].mem_fault_rmask;
    assign rvfi_mem_fault_wmask[i] = rvfi[i].mem_fault_wmask;
    assign rvfi_csr[i]             = rvfi[i].csr;
    assign rvfi_csr_writes[i]      = rvfi[i].csr_writes;
    assign rvfi_csr_addr[i]        = rvfi[i].csr_addr;
    assign rvfi_csr_rdata[i]       = rvfi[i].csr_rdata;
    assign rvfi_csr_wdata[i]       = rvfi[i].csr_wdata;
    assign rvfi_trap_cause[i]      = rvfi[i].trap_cause;
    assign rvfi_intr_cause[i]      = rvfi[i].intr_cause;
  end

endmodule

`default_nettype wire
