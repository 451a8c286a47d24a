// SPDX-License-Identifier: Apache-2.0
// Test only: rvh_mmio whose DMA goes through rvh_obi_to_axi, with the port names of the bus models. The reset counts as
// asserted until it is asserted for the first time: assertions in generated code do not expect a clock edge before that.

`default_nettype none

module axi_dma_probe #(
    parameter int unsigned MaxBurst     = 16,
    parameter int unsigned EngineWidth  = 32,
    parameter int unsigned ManagerWidth = 32
) (
    input  logic                      clk_i,
    input  logic                      rst_ni,
    input  logic                      s_obi_req,
    output logic                      s_obi_gnt,
    input  logic [              11:0] s_obi_addr,
    input  logic                      s_obi_we,
    input  logic [               3:0] s_obi_be,
    input  logic [              31:0] s_obi_wdata,
    output logic                      s_obi_rvalid,
    input  logic                      s_obi_rready,
    output logic [              31:0] s_obi_rdata,
    output logic                      s_obi_err,
    output logic                      irq_o,
    output logic                      m_axi_awvalid,
    input  logic                      m_axi_awready,
    output logic [               0:0] m_axi_awid,
    output logic [              31:0] m_axi_awaddr,
    output logic [               7:0] m_axi_awlen,
    output logic [               2:0] m_axi_awsize,
    output logic [               1:0] m_axi_awburst,
    output logic                      m_axi_awlock,
    output logic [               3:0] m_axi_awcache,
    output logic [               2:0] m_axi_awprot,
    output logic [               3:0] m_axi_awqos,
    output logic                      m_axi_wvalid,
    input  logic                      m_axi_wready,
    output logic [  ManagerWidth-1:0] m_axi_wdata,
    output logic [ManagerWidth/8-1:0] m_axi_wstrb,
    output logic                      m_axi_wlast,
    input  logic                      m_axi_bvalid,
    output logic                      m_axi_bready,
    input  logic [               0:0] m_axi_bid,
    input  logic [               1:0] m_axi_bresp,
    output logic                      m_axi_arvalid,
    input  logic                      m_axi_arready,
    output logic [               0:0] m_axi_arid,
    output logic [              31:0] m_axi_araddr,
    output logic [               7:0] m_axi_arlen,
    output logic [               2:0] m_axi_arsize,
    output logic [               1:0] m_axi_arburst,
    output logic                      m_axi_arlock,
    output logic [               3:0] m_axi_arcache,
    output logic [               2:0] m_axi_arprot,
    output logic [               3:0] m_axi_arqos,
    input  logic                      m_axi_rvalid,
    output logic                      m_axi_rready,
    input  logic [               0:0] m_axi_rid,
    input  logic [  ManagerWidth-1:0] m_axi_rdata,
    input  logic [               1:0] m_axi_rresp,
    input  logic                      m_axi_rlast
);

  logic unused_rready, unused_drain;
  logic reset_seen = 1'b0;
  logic mgr_req, mgr_gnt, mgr_we, mgr_rvalid, mgr_err, mgr_cancel, drain;
  logic [31:0] mgr_addr;
  logic [ManagerWidth-1:0] mgr_wdata, mgr_rdata;
  logic [ManagerWidth/8-1:0] mgr_be;
  logic [7:0] mgr_more;

  always_ff @(negedge rst_ni) reset_seen <= 1'b1;

  assign unused_rready = s_obi_rready;
  assign unused_drain  = drain;
  assign s_obi_err     = 1'b0;

  rvh_mmio #(
      .EngineWidth (EngineWidth),
      .ManagerWidth(ManagerWidth)
  ) u_mmio (
      .clk_i,
      .rst_ni      (rst_ni & reset_seen),
      .obi_req_i   (s_obi_req),
      .obi_gnt_o   (s_obi_gnt),
      .obi_addr_i  (s_obi_addr),
      .obi_we_i    (s_obi_we),
      .obi_be_i    (s_obi_be),
      .obi_wdata_i (s_obi_wdata),
      .obi_rvalid_o(s_obi_rvalid),
      .obi_rdata_o (s_obi_rdata),
      .mgr_req_o   (mgr_req),
      .mgr_gnt_i   (mgr_gnt),
      .mgr_addr_o  (mgr_addr),
      .mgr_we_o    (mgr_we),
      .mgr_be_o    (mgr_be),
      .mgr_wdata_o (mgr_wdata),
      .mgr_more_o  (mgr_more),
      .mgr_cancel_o(mgr_cancel),
      .mgr_rvalid_i(mgr_rvalid),
      .mgr_rdata_i (mgr_rdata),
      .mgr_err_i   (mgr_err),
      .irq_o
  );

  rvh_obi_to_axi #(
      .DataWidth(ManagerWidth),
      .MaxBurst (MaxBurst)
  ) u_shim (
      .clk_i,
      .rst_ni         (rst_ni & reset_seen),
      .mgr_req_i      (mgr_req),
      .mgr_gnt_o      (mgr_gnt),
      .mgr_addr_i     (mgr_addr),
      .mgr_we_i       (mgr_we),
      .mgr_be_i       (mgr_be),
      .mgr_wdata_i    (mgr_wdata),
      .mgr_rvalid_o   (mgr_rvalid),
      .mgr_rdata_o    (mgr_rdata),
      .mgr_err_o      (mgr_err),
      .mgr_more_i     (mgr_more),
      .mgr_cancel_i   (mgr_cancel),
      .mgr_drain_o    (drain),
      .m_axi_awvalid_o(m_axi_awvalid),
      .m_axi_awready_i(m_axi_awready),
      .m_axi_awid_o   (m_axi_awid),
      .m_axi_awaddr_o (m_axi_awaddr),
      .m_axi_awlen_o  (m_axi_awlen),
      .m_axi_awsize_o (m_axi_awsize),
      .m_axi_awburst_o(m_axi_awburst),
      .m_axi_awlock_o (m_axi_awlock),
      .m_axi_awcache_o(m_axi_awcache),
      .m_axi_awprot_o (m_axi_awprot),
      .m_axi_awqos_o  (m_axi_awqos),
      .m_axi_wvalid_o (m_axi_wvalid),
      .m_axi_wready_i (m_axi_wready),
      .m_axi_wdata_o  (m_axi_wdata),
      .m_axi_wstrb_o  (m_axi_wstrb),
      .m_axi_wlast_o  (m_axi_wlast),
      .m_axi_bvalid_i (m_axi_bvalid),
      .m_axi_bready_o (m_axi_bready),
      .m_axi_bid_i    (m_axi_bid),
      .m_axi_bresp_i  (m_axi_bresp),
      .m_axi_arvalid_o(m_axi_arvalid),
      .m_axi_arready_i(m_axi_arready),
      .m_axi_arid_o   (m_axi_arid),
      .m_axi_araddr_o (m_axi_araddr),
      .m_axi_arlen_o  (m_axi_arlen),
      .m_axi_arsize_o (m_axi_arsize),
      .m_axi_arburst_o(m_axi_arburst),
      .m_axi_arlock_o (m_axi_arlock),
      .m_axi_arcache_o(m_axi_arcache),
      .m_axi_arprot_o (m_axi_arprot),
      .m_axi_arqos_o  (m_axi_arqos),
      .m_axi_rvalid_i (m_axi_rvalid),
      .m_axi_rready_o (m_axi_rready),
      .m_axi_rid_i    (m_axi_rid),
      .m_axi_rdata_i  (m_axi_rdata),
      .m_axi_rresp_i  (m_axi_rresp),
      .m_axi_rlast_i  (m_axi_rlast)
  );

endmodule

`default_nettype wire
