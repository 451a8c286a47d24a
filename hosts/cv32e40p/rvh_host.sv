// SPDX-License-Identifier: Apache-2.0
// Host processor: CV32E40P, unmodified, RV32IMC, four stages, without FPU and PULP instructions.
// Ports and parameters: those of every rvh_host, see hosts/cv32e40x.
//
// It has no error inputs: an access that fails returns what the bus returns, and is no trap.

`default_nettype none

module rvh_host #(
    parameter logic [31:0] BootAddr = 32'h8000_0000,  // first instruction and first trap vector, 128-byte aligned
    parameter bit          Xif      = 1'b0            // instructions unknown to it are offered to a coprocessor
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

    output logic                   x_issue_valid_o,
    input  wire logic              x_issue_ready_i,
    output logic      [31:0]       x_issue_req_instr_o,
    output logic      [ 3:0]       x_issue_req_id_o,
    output logic      [ 1:0][31:0] x_issue_req_rs_o,
    output logic      [ 1:0]       x_issue_req_rs_valid_o,
    input  wire logic              x_issue_resp_accept_i,
    input  wire logic              x_issue_resp_writeback_i,
    input  wire logic [ 1:0]       x_issue_resp_register_read_i,
    output logic                   x_commit_valid_o,
    output logic      [ 3:0]       x_commit_id_o,
    output logic                   x_commit_kill_o,
    input  wire logic              x_result_valid_i,
    output logic                   x_result_ready_o,
    input  wire logic [ 3:0]       x_result_id_i,
    input  wire logic [31:0]       x_result_data_i,
    input  wire logic [ 4:0]       x_result_rd_i,
    input  wire logic              x_result_we_i
);

  if (BootAddr[6:0] != '0) begin : gen_bad_boot_addr
    $error("rvh_host: BootAddr must be 128-byte aligned");
  end

  cv32e40p_top u_top (
      .clk_i,
      .rst_ni,
      .pulp_clock_en_i(1'b0),
      .scan_cg_en_i   (1'b0),

      .boot_addr_i        (BootAddr),
      .mtvec_addr_i       (BootAddr),
      .dm_halt_addr_i     (32'h0),
      .hart_id_i          (32'h0),
      .dm_exception_addr_i(32'h0),

      .instr_req_o,
      .instr_gnt_i,
      .instr_rvalid_i,
      .instr_addr_o,
      .instr_rdata_i,

      .data_req_o,
      .data_gnt_i,
      .data_rvalid_i,
      .data_we_o,
      .data_be_o,
      .data_addr_o,
      .data_wdata_o,
      .data_rdata_i,

      .irq_i,
      .irq_ack_o(),
      .irq_id_o (),

      .debug_req_i      (1'b0),
      .debug_havereset_o(),
      .debug_running_o  (),
      .debug_halted_o   (),

      .fetch_enable_i(1'b1),
      .core_sleep_o  ()
  );

  logic unused_errors;
  assign unused_errors = ^{instr_err_i, data_err_i};

  // ---- no extension interface ----
  if (Xif) begin : gen_bad_xif
    $error("rvh_host: CV32E40P has no extension interface, Xif must be 0");
  end

  assign {x_issue_valid_o, x_issue_req_instr_o, x_issue_req_id_o, x_issue_req_rs_o, x_issue_req_rs_valid_o} = '0;
  assign {x_commit_valid_o, x_commit_id_o, x_commit_kill_o, x_result_ready_o} = '0;

  logic unused_xif;
  assign unused_xif = ^{
        x_issue_ready_i, x_issue_resp_accept_i, x_issue_resp_writeback_i, x_issue_resp_register_read_i,
        x_result_valid_i, x_result_id_i, x_result_data_i, x_result_rd_i, x_result_we_i
      };

endmodule

`default_nettype wire
