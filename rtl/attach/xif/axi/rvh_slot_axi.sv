// SPDX-License-Identifier: Apache-2.0
// Slot of rvh_soc_axi: the coprocessor on CV-X-IF 0.2 with operands of 64 bits, and its manager port on AXI4. It has no
// page: every access to it is an error.

`default_nettype none

module rvh_slot_axi #(
    parameter int unsigned XLen           = 64,    // bits of an operand
    parameter int unsigned IdWidth        = 3,     // bits of an instruction's identifier
    parameter int unsigned DataWidth      = 64,    // of the manager port
    parameter int unsigned Depth          = 2,     // of rvh_xif_0_2_axi, like all that follow
    parameter int unsigned Patience       = 0,
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

    input  wire logic        s_axil_awvalid_i,
    output logic             s_axil_awready_o,
    input  wire logic [11:0] s_axil_awaddr_i,
    input  wire logic [ 2:0] s_axil_awprot_i,
    input  wire logic        s_axil_wvalid_i,
    output logic             s_axil_wready_o,
    input  wire logic [31:0] s_axil_wdata_i,
    input  wire logic [ 3:0] s_axil_wstrb_i,
    output logic             s_axil_bvalid_o,
    input  wire logic        s_axil_bready_i,
    output logic      [ 1:0] s_axil_bresp_o,
    input  wire logic        s_axil_arvalid_i,
    output logic             s_axil_arready_o,
    input  wire logic [11:0] s_axil_araddr_i,
    input  wire logic [ 2:0] s_axil_arprot_i,
    output logic             s_axil_rvalid_o,
    input  wire logic        s_axil_rready_i,
    output logic      [31:0] s_axil_rdata_o,
    output logic      [ 1:0] s_axil_rresp_o,

    output logic                        m_axi_awvalid_o,
    input  wire logic                   m_axi_awready_i,
    output logic                        m_axi_awid_o,
    output logic      [           31:0] m_axi_awaddr_o,
    output logic      [            7:0] m_axi_awlen_o,
    output logic      [            2:0] m_axi_awsize_o,
    output logic      [            1:0] m_axi_awburst_o,
    output logic                        m_axi_awlock_o,
    output logic      [            3:0] m_axi_awcache_o,
    output logic      [            2:0] m_axi_awprot_o,
    output logic      [            3:0] m_axi_awqos_o,
    output logic                        m_axi_wvalid_o,
    input  wire logic                   m_axi_wready_i,
    output logic      [  DataWidth-1:0] m_axi_wdata_o,
    output logic      [DataWidth/8-1:0] m_axi_wstrb_o,
    output logic                        m_axi_wlast_o,
    input  wire logic                   m_axi_bvalid_i,
    output logic                        m_axi_bready_o,
    input  wire logic                   m_axi_bid_i,
    input  wire logic [            1:0] m_axi_bresp_i,
    output logic                        m_axi_arvalid_o,
    input  wire logic                   m_axi_arready_i,
    output logic                        m_axi_arid_o,
    output logic      [           31:0] m_axi_araddr_o,
    output logic      [            7:0] m_axi_arlen_o,
    output logic      [            2:0] m_axi_arsize_o,
    output logic      [            1:0] m_axi_arburst_o,
    output logic                        m_axi_arlock_o,
    output logic      [            3:0] m_axi_arcache_o,
    output logic      [            2:0] m_axi_arprot_o,
    output logic      [            3:0] m_axi_arqos_o,
    input  wire logic                   m_axi_rvalid_i,
    output logic                        m_axi_rready_o,
    input  wire logic                   m_axi_rid_i,
    input  wire logic [  DataWidth-1:0] m_axi_rdata_i,
    input  wire logic [            1:0] m_axi_rresp_i,
    input  wire logic                   m_axi_rlast_i,


    input  wire logic                         x_issue_valid_i,
    output logic                              x_issue_ready_o,
    input  wire logic [       31:0]           x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]           x_issue_req_id_i,
    input  wire logic [        1:0][XLen-1:0] x_issue_req_rs_i,
    input  wire logic [        1:0]           x_issue_req_rs_valid_i,
    output logic                              x_issue_resp_accept_o,
    input  wire logic                         x_commit_valid_i,
    input  wire logic [IdWidth-1:0]           x_commit_id_i,
    input  wire logic                         x_commit_kill_i,
    output logic                              x_result_valid_o,
    input  wire logic                         x_result_ready_i,
    output logic      [IdWidth-1:0]           x_result_id_o,

    output logic irq_o
);

  rvh_xif_0_2_axi #(
      .IdWidth       (IdWidth),
      .Depth         (Depth),
      .XLen          (XLen),
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
      .enable_i(1'b1),
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
      .m_axi_awvalid_o,
      .m_axi_awready_i,
      .m_axi_awid_o,
      .m_axi_awaddr_o,
      .m_axi_awlen_o,
      .m_axi_awsize_o,
      .m_axi_awburst_o,
      .m_axi_awlock_o,
      .m_axi_awcache_o,
      .m_axi_awprot_o,
      .m_axi_awqos_o,
      .m_axi_wvalid_o,
      .m_axi_wready_i,
      .m_axi_wdata_o,
      .m_axi_wstrb_o,
      .m_axi_wlast_o,
      .m_axi_bvalid_i,
      .m_axi_bready_o,
      .m_axi_bid_i,
      .m_axi_bresp_i,
      .m_axi_arvalid_o,
      .m_axi_arready_i,
      .m_axi_arid_o,
      .m_axi_araddr_o,
      .m_axi_arlen_o,
      .m_axi_arsize_o,
      .m_axi_arburst_o,
      .m_axi_arlock_o,
      .m_axi_arcache_o,
      .m_axi_arprot_o,
      .m_axi_arqos_o,
      .m_axi_rvalid_i,
      .m_axi_rready_o,
      .m_axi_rid_i,
      .m_axi_rdata_i,
      .m_axi_rresp_i,
      .m_axi_rlast_i,
      .idle_o  ()
  );

  // ---- no page ----
  rvh_soc_axi_no_page u_no_page (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i,
      .s_axil_awready_o,
      .s_axil_wvalid_i,
      .s_axil_wready_o,
      .s_axil_bvalid_o,
      .s_axil_bready_i,
      .s_axil_bresp_o,
      .s_axil_arvalid_i,
      .s_axil_arready_o,
      .s_axil_rvalid_o,
      .s_axil_rready_i,
      .s_axil_rdata_o,
      .s_axil_rresp_o
  );

  logic unused_page;
  assign unused_page = ^{
        s_axil_awaddr_i, s_axil_awprot_i, s_axil_wdata_i, s_axil_wstrb_i, s_axil_araddr_i, s_axil_arprot_i
      };

  assign irq_o = 1'b0;

endmodule

`default_nettype wire
