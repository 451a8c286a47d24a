// SPDX-License-Identifier: Apache-2.0
// Slot of the reference system for hosts with CV-X-IF 0.2: the coprocessor.

`default_nettype none

module rvh_slot #(
    parameter int unsigned XLen           = 32,    // bits of an operand
    parameter int unsigned NumRs          = 2,     // source registers of an instruction, 2 or 3
    parameter int unsigned IdWidth        = 4,     // bits of an instruction's identifier
    parameter int unsigned AddrWidth      = 32,    // of the manager port
    parameter int unsigned DataWidth      = 32,    // of the manager port
    parameter int unsigned Depth          = 2,     // of rvh_xif_0_2, like all that follow
    parameter int unsigned Patience       = 64,
    parameter int unsigned EngineWidth    = 32,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b1,
    parameter bit          HasSha256      = 1'b1,
    parameter bit          HasSha512      = 1'b1,
    parameter bit          HasKeccak      = 1'b1,
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

  if (!(XLen inside {32, 64}) || !(NumRs inside {2, 3}) || AddrWidth < 32 || AddrWidth > XLen ||
      !(DataWidth inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_slot: XLen must be 32 or 64, NumRs 2 or 3, AddrWidth 32 to XLen, DataWidth 32, 64 or 128");
  end

  rvh_xif_0_2 #(
      .IdWidth       (IdWidth),
      .Depth         (Depth),
      .XLen          (XLen),
      .AddrWidth     (AddrWidth),
      .Patience      (Patience),
      .EngineWidth   (EngineWidth),
      .ManagerWidth  (DataWidth),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak),
      .HasChains     (HasChains)
  ) u_xif (
      .clk_i,
      .rst_ni,
      .enable_i              (1'b1),
      .x_issue_valid_i,
      .x_issue_ready_o,
      .x_issue_req_instr_i,
      .x_issue_req_id_i,
      .x_issue_req_rs_i      (x_issue_req_rs_i[1:0]),
      .x_issue_req_rs_valid_i(x_issue_req_rs_valid_i[1:0]),
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
      .mgr_more_o            (),                             // no bursts here
      .mgr_cancel_o          (),
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i,
      .idle_o                ()
  );

  assign {x_issue_resp_writeback_o, x_result_data_o, x_result_rd_o, x_result_we_o} = '0;

  assign x_issue_resp_register_read_o = NumRs'(2'b11);

  if (NumRs > 2) begin : gen_third_source
    logic unused_third;
    assign unused_third = ^{x_issue_req_rs_i[NumRs-1], x_issue_req_rs_valid_i[NumRs-1]};
  end

  // ---- no page ----
  rvh_soc_no_page u_no_page (
      .clk_i,
      .rst_ni,
      .req_i   (page_req_i),
      .gnt_o   (page_gnt_o),
      .rvalid_o(page_rvalid_o),
      .rdata_o (page_rdata_o),
      .err_o   (page_err_o)
  );

  assign irq_o = 1'b0;

  logic unused_page;
  assign unused_page = ^{page_addr_i, page_we_i, page_be_i, page_wdata_i};

endmodule

`default_nettype wire
