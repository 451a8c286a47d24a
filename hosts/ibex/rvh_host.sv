// SPDX-License-Identifier: Apache-2.0
// Host processor: Ibex, unmodified, RV32IMC, two stages, without an instruction cache.
// Ports and parameters: those of every rvh_host, see hosts/cv32e40x.
//
// After reset Ibex fetches from 128 bytes after its boot address, which is a multiple of 256. Here that is 128 bytes
// before BootAddr: the response to the first fetch is replaced by a jump to BootAddr. Its trap vector is a table in
// every case, so the firmware has an entry for each interrupt: RVH_TRAP_VECTORS in host.toml.

`default_nettype none

module rvh_host #(
    parameter logic [31:0] BootAddr = 32'h8000_0000,  // first instruction and first trap vector, 256-byte aligned
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

  if (BootAddr[7:0] != '0) begin : gen_bad_boot_addr
    $error("rvh_host: BootAddr must be 256-byte aligned");
  end

  localparam logic [31:0] JumpToBoot = 32'h0800_006f;  // jal x0, 128

  logic first_q;  // no fetch has been answered

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) first_q <= 1'b1;
    else if (instr_rvalid_i) first_q <= 1'b0;
  end

  logic unused_irq;
  assign unused_irq = ^{irq_i[31], irq_i[15:12], irq_i[10:8], irq_i[6:4], irq_i[2:0]};

  ibex_top u_ibex (
      .clk_i,
      .rst_ni,
      .test_en_i(1'b0),
      .ram_cfg_i('0),

      .hart_id_i  (32'h0),
      .boot_addr_i(BootAddr - 32'h100),

      .instr_req_o,
      .instr_gnt_i,
      .instr_rvalid_i,
      .instr_addr_o,
      .instr_rdata_i     (first_q ? JumpToBoot : instr_rdata_i),
      .instr_rdata_intg_i(7'h0),
      .instr_err_i       (instr_err_i && !first_q),

      .data_req_o,
      .data_gnt_i,
      .data_rvalid_i,
      .data_we_o,
      .data_be_o,
      .data_addr_o,
      .data_wdata_o,
      .data_wdata_intg_o(),
      .data_rdata_i,
      .data_rdata_intg_i(7'h0),
      .data_err_i,

      .irq_software_i(irq_i[3]),
      .irq_timer_i   (irq_i[7]),
      .irq_external_i(irq_i[11]),
      .irq_fast_i    (irq_i[30:16]),
      .irq_nm_i      (1'b0),

      .scramble_key_valid_i(1'b0),
      .scramble_key_i      ('0),
      .scramble_nonce_i    ('0),
      .scramble_req_o      (),

      .debug_req_i        (1'b0),
      .crash_dump_o       (),
      .double_fault_seen_o(),

      .fetch_enable_i        (ibex_pkg::IbexMuBiOn),
      .alert_minor_o         (),
      .alert_major_internal_o(),
      .alert_major_bus_o     (),
      .core_sleep_o          (),
      .scan_rst_ni           (1'b1)
  );

  // ---- no extension interface ----
  if (Xif) begin : gen_bad_xif
    $error("rvh_host: Ibex has no extension interface, Xif must be 0");
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
