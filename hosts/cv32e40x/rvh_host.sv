// SPDX-License-Identifier: Apache-2.0
// Host processor: CV32E40X 0.6.0, unmodified, RV32IMC with Zba, Zbb, Zbs. Every
// folder below hosts/ offers a module of this name with these ports, so that a
// system takes another processor by another file list.
//
// Both memory ports are OBI: req/gnt address phase, rvalid response phase in
// order. The host always accepts a response.
//
// `x_*`: CV-X-IF, names of its specification, operands with the offer; without the compressed and memory
// interfaces, privilege mode and context status. Its version and widths: host.toml. `register_read` is of
// version 1.0. Xif = 0: it is off. What this host (version 0.2) does not keep of the specification: host.toml.

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

  logic unused_register_read;
  assign unused_register_read = ^x_issue_resp_register_read_i;

  if_xif xif ();

  assign xif.compressed_ready   = 1'b0;
  assign xif.compressed_resp    = '0;
  assign xif.mem_valid          = 1'b0;
  assign xif.mem_req            = '0;

  assign x_issue_valid_o        = xif.issue_valid;
  assign x_issue_req_instr_o    = xif.issue_req.instr;
  assign x_issue_req_id_o       = xif.issue_req.id;
  assign x_issue_req_rs_o       = xif.issue_req.rs;
  assign x_issue_req_rs_valid_o = xif.issue_req.rs_valid;
  assign x_commit_valid_o       = xif.commit_valid;
  assign x_commit_id_o          = xif.commit.id;
  assign x_commit_kill_o        = xif.commit.commit_kill;
  assign x_result_ready_o       = xif.result_ready;
  assign xif.issue_ready        = x_issue_ready_i;
  assign xif.result_valid       = x_result_valid_i;

  always_comb begin
    xif.issue_resp           = '0;
    xif.issue_resp.accept    = x_issue_resp_accept_i;
    xif.issue_resp.writeback = x_issue_resp_writeback_i;
    xif.result               = '0;
    xif.result.id            = x_result_id_i;
    xif.result.data          = x_result_data_i;
    xif.result.rd            = x_result_rd_i;
    xif.result.we            = x_result_we_i;
  end

  cv32e40x_core #(
      .B_EXT(cv32e40x_pkg::ZBA_ZBB_ZBS),
      .X_EXT(Xif)
  ) u_core (
      .clk_i,
      .rst_ni,
      .scan_cg_en_i(1'b0),

      .boot_addr_i        (BootAddr),
      .dm_exception_addr_i(32'h0),
      .dm_halt_addr_i     (32'h0),
      .mhartid_i          (32'h0),
      .mimpid_patch_i     (4'h0),
      .mtvec_addr_i       (BootAddr),

      .instr_req_o,
      .instr_gnt_i,
      .instr_rvalid_i,
      .instr_addr_o,
      .instr_memtype_o(),
      .instr_prot_o   (),
      .instr_dbg_o    (),
      .instr_rdata_i,
      .instr_err_i,

      .data_req_o,
      .data_gnt_i,
      .data_rvalid_i,
      .data_addr_o,
      .data_be_o,
      .data_we_o,
      .data_wdata_o,
      .data_memtype_o(),
      .data_prot_o   (),
      .data_dbg_o    (),
      .data_atop_o   (),
      .data_rdata_i,
      .data_err_i,
      .data_exokay_i (1'b0),

      .mcycle_o(),

      .xif_compressed_if(xif),
      .xif_issue_if     (xif),
      .xif_commit_if    (xif),
      .xif_mem_if       (xif),
      .xif_mem_result_if(xif),
      .xif_result_if    (xif),

      .irq_i,
      .wu_wfe_i        (1'b0),
      .clic_irq_i      (1'b0),
      .clic_irq_id_i   (5'h0),
      .clic_irq_level_i(8'h0),
      .clic_irq_priv_i (2'h0),
      .clic_irq_shv_i  (1'b0),

      .fencei_flush_req_o(),
      .fencei_flush_ack_i(1'b1),

      .debug_req_i      (1'b0),
      .debug_havereset_o(),
      .debug_running_o  (),
      .debug_halted_o   (),

      .fetch_enable_i(1'b1),
      .core_sleep_o  ()
  );

endmodule

`default_nettype wire
