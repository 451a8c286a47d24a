// SPDX-License-Identifier: Apache-2.0
// Slot of rvh_soc_axi without an attachment: every access to its page is answered with an error.

`default_nettype none

module rvh_slot_axi #(
    parameter int unsigned DataWidth = 64  // of the manager port
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

    output logic irq_o
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

  // ---- nothing else ----
  assign m_axi_awvalid_o = '0;
  assign m_axi_awid_o = '0;
  assign m_axi_awaddr_o = '0;
  assign m_axi_awlen_o = '0;
  assign m_axi_awsize_o = '0;
  assign m_axi_awburst_o = '0;
  assign m_axi_awlock_o = '0;
  assign m_axi_awcache_o = '0;
  assign m_axi_awprot_o = '0;
  assign m_axi_awqos_o = '0;
  assign m_axi_wvalid_o = '0;
  assign m_axi_wdata_o = '0;
  assign m_axi_wstrb_o = '0;
  assign m_axi_wlast_o = '0;
  assign m_axi_bready_o = '0;
  assign m_axi_arvalid_o = '0;
  assign m_axi_arid_o = '0;
  assign m_axi_araddr_o = '0;
  assign m_axi_arlen_o = '0;
  assign m_axi_arsize_o = '0;
  assign m_axi_arburst_o = '0;
  assign m_axi_arlock_o = '0;
  assign m_axi_arcache_o = '0;
  assign m_axi_arprot_o = '0;
  assign m_axi_arqos_o = '0;
  assign m_axi_rready_o = '0;
  assign irq_o = '0;

  logic unused_bits;
  assign unused_bits = ^{
        s_axil_awaddr_i, s_axil_awprot_i, s_axil_wdata_i, s_axil_wstrb_i, s_axil_araddr_i, s_axil_arprot_i,
        m_axi_awready_i, m_axi_wready_i, m_axi_bvalid_i, m_axi_bid_i, m_axi_bresp_i, m_axi_arready_i,
        m_axi_rvalid_i, m_axi_rid_i, m_axi_rdata_i, m_axi_rresp_i, m_axi_rlast_i
      };

endmodule

`default_nettype wire
