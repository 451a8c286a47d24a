// SPDX-License-Identifier: Apache-2.0
// rvh_mmio with AXI ports: registers and windows on an AXI4-Lite subordinate port, the manager port
// of jobs on AXI4. Cycles and contracts: rvh_mmio, rvh_axi_lite_to_obi, rvh_obi_to_axi.
// Both sides have one reset: after a reset in the middle of a burst the bus must be reset too.
//
// `idle_o` = 1: rvh_mmio is idle, no access is pending at the AXI4-Lite port, no burst is in flight at the AXI4 port.
// `idle_o` comes from registers only. The clock may be stopped after four consecutive cycles with `idle_o` = 1 and no
// request (`s_axil_awvalid_i`, `s_axil_wvalid_i`, `s_axil_arvalid_i`). It must run in every cycle with a request:
// rvh_clock_stop.

`default_nettype none

module rvh_mmio_axi #(
    parameter int unsigned EngineWidth = 32,  // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned ManagerWidth = 32,  // bits of a word of AXI: 32, 64 or 128
    parameter int unsigned AddrWidth = 32,  // bits of an address of AXI, 32 to 64
    parameter int unsigned RoundsPerCycle = 1,  // of the engine: 1 or 2
    parameter bit Overlap = 1'b1,  // of the engine: Keccak words move while rounds run
    parameter bit HasSha256 = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit HasSha512 = 1'b1,  // the SHA-512 family is built
    parameter bit HasKeccak = 1'b1,  // SHA-3, SHAKE and the sponge are built
    parameter bit HasDma = 1'b1,  // jobs move words to and from memory; 0: the AXI4 port is unused
    parameter bit HasChains = 1'b0,  // rows of hash chains; requires the manager port
    parameter int unsigned MaxBurst = 16,  // beats of a burst, 1 to 256
    parameter int unsigned AxiIdWidth = 1,  // at least 1
    parameter int unsigned AxiId = 0,  // of every transfer, less than 2^AxiIdWidth
    parameter bit [2:0] Prot = 3'b010  // AxPROT: data, not secure, unprivileged
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    output logic irq_o,
    output logic idle_o,

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

    output logic                           m_axi_awvalid_o,
    input  wire logic                      m_axi_awready_i,
    output logic      [    AxiIdWidth-1:0] m_axi_awid_o,
    output logic      [     AddrWidth-1:0] m_axi_awaddr_o,
    output logic      [               7:0] m_axi_awlen_o,
    output logic      [               2:0] m_axi_awsize_o,
    output logic      [               1:0] m_axi_awburst_o,
    output logic                           m_axi_awlock_o,
    output logic      [               3:0] m_axi_awcache_o,
    output logic      [               2:0] m_axi_awprot_o,
    output logic      [               3:0] m_axi_awqos_o,
    output logic                           m_axi_wvalid_o,
    input  wire logic                      m_axi_wready_i,
    output logic      [  ManagerWidth-1:0] m_axi_wdata_o,
    output logic      [ManagerWidth/8-1:0] m_axi_wstrb_o,
    output logic                           m_axi_wlast_o,
    input  wire logic                      m_axi_bvalid_i,
    output logic                           m_axi_bready_o,
    input  wire logic [    AxiIdWidth-1:0] m_axi_bid_i,
    input  wire logic [               1:0] m_axi_bresp_i,
    output logic                           m_axi_arvalid_o,
    input  wire logic                      m_axi_arready_i,
    output logic      [    AxiIdWidth-1:0] m_axi_arid_o,
    output logic      [     AddrWidth-1:0] m_axi_araddr_o,
    output logic      [               7:0] m_axi_arlen_o,
    output logic      [               2:0] m_axi_arsize_o,
    output logic      [               1:0] m_axi_arburst_o,
    output logic                           m_axi_arlock_o,
    output logic      [               3:0] m_axi_arcache_o,
    output logic      [               2:0] m_axi_arprot_o,
    output logic      [               3:0] m_axi_arqos_o,
    input  wire logic                      m_axi_rvalid_i,
    output logic                           m_axi_rready_o,
    input  wire logic [    AxiIdWidth-1:0] m_axi_rid_i,
    input  wire logic [  ManagerWidth-1:0] m_axi_rdata_i,
    input  wire logic [               1:0] m_axi_rresp_i,
    input  wire logic                      m_axi_rlast_i
);

  logic mgr_req, mgr_gnt, mgr_we, mgr_rvalid, mgr_err, mgr_cancel;
  logic [AddrWidth-1:0] mgr_addr;
  logic [ManagerWidth-1:0] mgr_wdata, mgr_rdata;
  logic [ManagerWidth/8-1:0] mgr_be;
  logic [7:0] mgr_more;

  logic obi_req, obi_gnt, obi_we, obi_rvalid;
  logic [11:0] obi_addr;
  logic [31:0] obi_wdata, obi_rdata;
  logic [3:0] obi_be;
  logic lite_idle, mmio_idle, drain;

  assign idle_o = lite_idle && mmio_idle && !drain && !m_axi_awvalid_o && !m_axi_wvalid_o && !m_axi_arvalid_o;

  rvh_axi_lite_to_obi u_from_axi_lite (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i,
      .s_axil_awready_o,
      .s_axil_awaddr_i,
      .s_axil_awprot_i,
      .s_axil_wvalid_i,
      .s_axil_wready_o,
      .s_axil_wdata_i,
      .s_axil_wstrb_i,
      .s_axil_bvalid_o,
      .s_axil_bready_i,
      .s_axil_bresp_o,
      .s_axil_arvalid_i,
      .s_axil_arready_o,
      .s_axil_araddr_i,
      .s_axil_arprot_i,
      .s_axil_rvalid_o,
      .s_axil_rready_i,
      .s_axil_rdata_o,
      .s_axil_rresp_o,
      .obi_req_o   (obi_req),
      .obi_gnt_i   (obi_gnt),
      .obi_addr_o  (obi_addr),
      .obi_we_o    (obi_we),
      .obi_be_o    (obi_be),
      .obi_wdata_o (obi_wdata),
      .obi_rvalid_i(obi_rvalid),
      .obi_rdata_i (obi_rdata),
      .idle_o      (lite_idle)
  );

  rvh_mmio #(
      .EngineWidth   (EngineWidth),
      .ManagerWidth  (ManagerWidth),
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
      .obi_req_i   (obi_req),
      .obi_gnt_o   (obi_gnt),
      .obi_addr_i  (obi_addr),
      .obi_we_i    (obi_we),
      .obi_be_i    (obi_be),
      .obi_wdata_i (obi_wdata),
      .obi_rvalid_o(obi_rvalid),
      .obi_rdata_o (obi_rdata),
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
      .irq_o,
      .idle_o      (mmio_idle)
  );

  rvh_obi_to_axi #(
      .DataWidth(ManagerWidth),
      .AddrWidth(AddrWidth),
      .MaxBurst (MaxBurst),
      .IdWidth  (AxiIdWidth),
      .Id       (AxiId),
      .Prot     (Prot)
  ) u_to_axi (
      .clk_i,
      .rst_ni,
      .mgr_req_i   (mgr_req),
      .mgr_gnt_o   (mgr_gnt),
      .mgr_addr_i  (mgr_addr),
      .mgr_we_i    (mgr_we),
      .mgr_be_i    (mgr_be),
      .mgr_wdata_i (mgr_wdata),
      .mgr_rvalid_o(mgr_rvalid),
      .mgr_rdata_o (mgr_rdata),
      .mgr_err_o   (mgr_err),
      .mgr_more_i  (mgr_more),
      .mgr_cancel_i(mgr_cancel),
      .mgr_drain_o (drain),
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
      .m_axi_rlast_i
  );

endmodule

`default_nettype wire
