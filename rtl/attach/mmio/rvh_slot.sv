// SPDX-License-Identifier: Apache-2.0
// Slot of the reference system: the memory-mapped peripheral.

`default_nettype none

module rvh_slot #(
    parameter int unsigned XLen           = 32,    // bits of an operand
    parameter int unsigned NumRs          = 2,     // source registers of an instruction, 2 or 3
    parameter int unsigned IdWidth        = 4,     // bits of an instruction's identifier
    parameter int unsigned AddrWidth      = 32,    // of the manager port
    parameter int unsigned DataWidth      = 32,    // of the manager port
    parameter int unsigned EngineWidth    = 32,    // of rvh_mmio, like all that follow
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b1,
    parameter bit          HasSha256      = 1'b1,
    parameter bit          HasSha512      = 1'b1,
    parameter bit          HasKeccak      = 1'b1,
    parameter bit          HasDma         = 1'b1,
    parameter bit          HasChains      = 1'b0
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // its page: OBI subordinate
    input  wire logic        page_req_i,
    output logic             page_gnt_o,
    input  wire logic [11:0] page_addr_i,
    input  wire logic        page_we_i,
    input  wire logic [ 3:0] page_be_i,
    input  wire logic [31:0] page_wdata_i,
    output logic             page_rvalid_o,
    output logic      [31:0] page_rdata_o,
    output logic             page_err_o,
    output logic             irq_o,

    // its manager port: OBI
    output logic                        mgr_req_o,
    input  wire logic                   mgr_gnt_i,
    output logic      [  AddrWidth-1:0] mgr_addr_o,
    output logic                        mgr_we_o,
    output logic      [DataWidth/8-1:0] mgr_be_o,
    output logic      [  DataWidth-1:0] mgr_wdata_o,
    input  wire logic                   mgr_rvalid_i,
    input  wire logic [  DataWidth-1:0] mgr_rdata_i,
    input  wire logic                   mgr_err_i,

    // extension interface of the host: CV-X-IF, operands with the offer. register_read: of 1.0, unused by a host of 0.2
    input  wire logic                         x_issue_valid_i,
    output logic                              x_issue_ready_o,
    input  wire logic [       31:0]           x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]           x_issue_req_id_i,
    input  wire logic [  NumRs-1:0][XLen-1:0] x_issue_req_rs_i,
    input  wire logic [  NumRs-1:0]           x_issue_req_rs_valid_i,
    output logic                              x_issue_resp_accept_o,
    output logic                              x_issue_resp_writeback_o,
    output logic      [  NumRs-1:0]           x_issue_resp_register_read_o,
    input  wire logic                         x_commit_valid_i,
    input  wire logic [IdWidth-1:0]           x_commit_id_i,
    input  wire logic                         x_commit_kill_i,
    output logic                              x_result_valid_o,
    input  wire logic                         x_result_ready_i,
    output logic      [IdWidth-1:0]           x_result_id_o,
    output logic      [   XLen-1:0]           x_result_data_o,
    output logic      [        4:0]           x_result_rd_o,
    output logic                              x_result_we_o
);

  if (AddrWidth < 32 || AddrWidth > 64 || !(DataWidth inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_slot: AddrWidth must be 32 to 64, DataWidth 32, 64 or 128");
  end

  rvh_mmio #(
      .EngineWidth   (EngineWidth),
      .ManagerWidth  (DataWidth),
      .AddrWidth     (AddrWidth),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak),
      .HasDma        (HasDma),
      .HasChains     (HasChains)
  ) u_mmio (
      .clk_i,
      .rst_ni,
      .obi_req_i   (page_req_i),
      .obi_gnt_o   (page_gnt_o),
      .obi_addr_i  (page_addr_i),
      .obi_we_i    (page_we_i),
      .obi_be_i    (page_be_i),
      .obi_wdata_i (page_wdata_i),
      .obi_rvalid_o(page_rvalid_o),
      .obi_rdata_o (page_rdata_o),
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_be_o,
      .mgr_wdata_o,
      .mgr_more_o  (),               // no bursts here
      .mgr_cancel_o(),
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i,
      .irq_o,
      .idle_o      ()
  );

  assign page_err_o = 1'b0;

  // ---- no extension interface ----
  assign {x_issue_ready_o, x_issue_resp_accept_o, x_issue_resp_writeback_o, x_issue_resp_register_read_o} = '0;
  assign {x_result_valid_o, x_result_id_o, x_result_data_o, x_result_rd_o, x_result_we_o} = '0;

  logic unused_xif;
  assign unused_xif = ^{
        x_issue_valid_i, x_issue_req_instr_i, x_issue_req_id_i, x_issue_req_rs_i, x_issue_req_rs_valid_i,
        x_commit_valid_i, x_commit_id_i, x_commit_kill_i, x_result_ready_i
      };

endmodule

`default_nettype wire
