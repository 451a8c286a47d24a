// SPDX-License-Identifier: Apache-2.0
// Reference system on a 64-bit bus: a 64-bit host processor with caches, one memory, the simulation
// device's port, and an attachment with a page of registers on AXI4-Lite, a manager port on AXI4, and
// an interrupt. The file list selects host and attachment: modules rvh_host_axi and rvh_slot_axi.
// Crossbar, width converters and the memory's front are cells of the PULP platform.
//
// `dev_*`: as in rvh_soc. The attachment's interrupt is the machine external interrupt, the device's is
// the timer interrupt. RVH_SLOT_OWN, a macro: `, .Name(value)` for each parameter of the attachment
// itself that is to be set. RVH_SOC_EXTENSION, a macro: the host offers instructions to the attachment,
// CV-X-IF 0.2 with operands of 64 bits.

`default_nettype none

`ifndef RVH_SLOT_OWN
`define RVH_SLOT_OWN
`endif

`define RVH_SLOT_PARAMETERS .DataWidth(64) `RVH_SLOT_OWN

module rvh_soc_axi
  import rvh_soc_axi_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    output logic             dev_req_o,
    output logic             dev_we_o,
    output logic      [ 3:0] dev_be_o,
    output logic      [11:0] dev_addr_o,
    output logic      [31:0] dev_wdata_o,
    input  wire logic [31:0] dev_rdata_i,
    input  wire logic        dev_irq_i
);

  localparam int unsigned Host = 0, Attached = 1;  // managers
  localparam int unsigned Ram = 0, Dev = 1, Page = 2;  // subordinates

  axi_req_t  [1:0] mgr_req;
  axi_resp_t [1:0] mgr_resp;
  sub_req_t  [2:0] sub_req;
  sub_resp_t [2:0] sub_resp;
  lite_req_t dev_req, page_req;
  lite_resp_t dev_resp, page_resp;
  logic page_irq;

`ifdef RVH_SOC_EXTENSION
  localparam int unsigned XLen = 64, XIdWidth = 3;

  logic x_issue_valid, x_issue_ready, x_issue_resp_accept, x_commit_valid, x_commit_kill, x_result_valid;
  logic x_result_ready;
  logic [31:0] x_issue_req_instr;
  logic [XIdWidth-1:0] x_issue_req_id, x_commit_id, x_result_id;
  logic [1:0][XLen-1:0] x_issue_req_rs;
  logic [1:0] x_issue_req_rs_valid;
`endif

  rvh_host_axi #(
      .BootAddr(RamBase)
  ) u_host (
      .clk_i,
      .rst_ni,
`ifdef RVH_SOC_EXTENSION
      .x_issue_valid_o       (x_issue_valid),
      .x_issue_ready_i       (x_issue_ready),
      .x_issue_req_instr_o   (x_issue_req_instr),
      .x_issue_req_id_o      (x_issue_req_id),
      .x_issue_req_rs_o      (x_issue_req_rs),
      .x_issue_req_rs_valid_o(x_issue_req_rs_valid),
      .x_issue_resp_accept_i (x_issue_resp_accept),
      .x_commit_valid_o      (x_commit_valid),
      .x_commit_id_o         (x_commit_id),
      .x_commit_kill_o       (x_commit_kill),
      .x_result_valid_i      (x_result_valid),
      .x_result_ready_o      (x_result_ready),
      .x_result_id_i         (x_result_id),
`endif
      .axi_req_o             (mgr_req[Host]),
      .axi_resp_i            (mgr_resp[Host]),
      .irq_external_i        (page_irq),
      .irq_timer_i           (dev_irq_i)
  );

  // ---- crossbar; an address of nobody is a decode error ----
  localparam axi_pkg::xbar_cfg_t Crossbar = '{
      NoSlvPorts: 2,
      NoMstPorts: 3,
      MaxMstTrans: 8,
      MaxSlvTrans: 8,
      FallThrough: 1'b0,
      LatencyMode: axi_pkg::NO_LATENCY,
      AxiIdWidthSlvPorts: AxiIdWidth,
      AxiIdUsedSlvPorts: AxiIdWidth,
      UniqueIds: 1'b0,
      AxiAddrWidth: 64,
      AxiDataWidth: 64,
      NoAddrRules: 3
  };

  localparam axi_pkg::xbar_rule_64_t [2:0] Map = '{
      '{idx: Page, start_addr: PageBase, end_addr: PageBase + 64'(PageBytes)},
      '{idx: Dev, start_addr: DevBase, end_addr: DevBase + 64'(PageBytes)},
      '{idx: Ram, start_addr: RamBase, end_addr: RamBase + 64'(RamBytes)}
  };

  axi_xbar #(
      .Cfg          (Crossbar),
      .slv_aw_chan_t(axi_aw_chan_t),
      .mst_aw_chan_t(sub_aw_chan_t),
      .w_chan_t     (axi_w_chan_t),
      .slv_b_chan_t (axi_b_chan_t),
      .mst_b_chan_t (sub_b_chan_t),
      .slv_ar_chan_t(axi_ar_chan_t),
      .mst_ar_chan_t(sub_ar_chan_t),
      .slv_r_chan_t (axi_r_chan_t),
      .mst_r_chan_t (sub_r_chan_t),
      .slv_req_t    (axi_req_t),
      .slv_resp_t   (axi_resp_t),
      .mst_req_t    (sub_req_t),
      .mst_resp_t   (sub_resp_t),
      .rule_t       (axi_pkg::xbar_rule_64_t)
  ) u_crossbar (
      .clk_i,
      .rst_ni,
      .test_i               (1'b0),
      .slv_ports_req_i      (mgr_req),
      .slv_ports_resp_o     (mgr_resp),
      .mst_ports_req_o      (sub_req),
      .mst_ports_resp_i     (sub_resp),
      .addr_map_i           (Map),
      .en_default_mst_port_i('0),
      .default_mst_port_i   ('0)
  );

  rvh_soc_axi_ram u_ram (
      .clk_i,
      .rst_ni,
      .axi_req_i (sub_req[Ram]),
      .axi_resp_o(sub_resp[Ram])
  );

  // ---- simulation device ----
  rvh_soc_axi_lite u_dev_lite (
      .clk_i,
      .rst_ni,
      .axi_req_i  (sub_req[Dev]),
      .axi_resp_o (sub_resp[Dev]),
      .lite_req_o (dev_req),
      .lite_resp_i(dev_resp)
  );

  logic dev_rvalid, unused_dev_idle;

  rvh_axi_lite_to_obi u_dev (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i(dev_req.aw_valid),
      .s_axil_awready_o(dev_resp.aw_ready),
      .s_axil_awaddr_i (dev_req.aw.addr[11:0]),
      .s_axil_awprot_i (dev_req.aw.prot),
      .s_axil_wvalid_i (dev_req.w_valid),
      .s_axil_wready_o (dev_resp.w_ready),
      .s_axil_wdata_i  (dev_req.w.data),
      .s_axil_wstrb_i  (dev_req.w.strb),
      .s_axil_bvalid_o (dev_resp.b_valid),
      .s_axil_bready_i (dev_req.b_ready),
      .s_axil_bresp_o  (dev_resp.b.resp),
      .s_axil_arvalid_i(dev_req.ar_valid),
      .s_axil_arready_o(dev_resp.ar_ready),
      .s_axil_araddr_i (dev_req.ar.addr[11:0]),
      .s_axil_arprot_i (dev_req.ar.prot),
      .s_axil_rvalid_o (dev_resp.r_valid),
      .s_axil_rready_i (dev_req.r_ready),
      .s_axil_rdata_o  (dev_resp.r.data),
      .s_axil_rresp_o  (dev_resp.r.resp),
      .obi_req_o       (dev_req_o),
      .obi_gnt_i       (1'b1),
      .obi_addr_o      (dev_addr_o),
      .obi_we_o        (dev_we_o),
      .obi_be_o        (dev_be_o),
      .obi_wdata_o     (dev_wdata_o),
      .obi_rvalid_i    (dev_rvalid),
      .obi_rdata_i     (dev_rdata_i),
      .idle_o          (unused_dev_idle)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) dev_rvalid <= 1'b0;
    else dev_rvalid <= dev_req_o;
  end

  // ---- the attachment ----
  rvh_soc_axi_lite u_page_lite (
      .clk_i,
      .rst_ni,
      .axi_req_i  (sub_req[Page]),
      .axi_resp_o (sub_resp[Page]),
      .lite_req_o (page_req),
      .lite_resp_i(page_resp)
  );

  logic [31:0] attached_awaddr, attached_araddr;
  logic attached_awid, attached_arid;

  assign mgr_req[Attached].aw.id     = id_t'(attached_awid);
  assign mgr_req[Attached].aw.addr   = {32'h0, attached_awaddr};
  assign mgr_req[Attached].aw.region = '0;
  assign mgr_req[Attached].aw.atop   = '0;
  assign mgr_req[Attached].aw.user   = '0;
  assign mgr_req[Attached].w.user    = '0;
  assign mgr_req[Attached].ar.id     = id_t'(attached_arid);
  assign mgr_req[Attached].ar.addr   = {32'h0, attached_araddr};
  assign mgr_req[Attached].ar.region = '0;
  assign mgr_req[Attached].ar.user   = '0;

  rvh_slot_axi #(`RVH_SLOT_PARAMETERS) u_slot (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i      (page_req.aw_valid),
      .s_axil_awready_o      (page_resp.aw_ready),
      .s_axil_awaddr_i       (page_req.aw.addr[11:0]),
      .s_axil_awprot_i       (page_req.aw.prot),
      .s_axil_wvalid_i       (page_req.w_valid),
      .s_axil_wready_o       (page_resp.w_ready),
      .s_axil_wdata_i        (page_req.w.data),
      .s_axil_wstrb_i        (page_req.w.strb),
      .s_axil_bvalid_o       (page_resp.b_valid),
      .s_axil_bready_i       (page_req.b_ready),
      .s_axil_bresp_o        (page_resp.b.resp),
      .s_axil_arvalid_i      (page_req.ar_valid),
      .s_axil_arready_o      (page_resp.ar_ready),
      .s_axil_araddr_i       (page_req.ar.addr[11:0]),
      .s_axil_arprot_i       (page_req.ar.prot),
      .s_axil_rvalid_o       (page_resp.r_valid),
      .s_axil_rready_i       (page_req.r_ready),
      .s_axil_rdata_o        (page_resp.r.data),
      .s_axil_rresp_o        (page_resp.r.resp),
      .m_axi_awvalid_o       (mgr_req[Attached].aw_valid),
      .m_axi_awready_i       (mgr_resp[Attached].aw_ready),
      .m_axi_awid_o          (attached_awid),
      .m_axi_awaddr_o        (attached_awaddr),
      .m_axi_awlen_o         (mgr_req[Attached].aw.len),
      .m_axi_awsize_o        (mgr_req[Attached].aw.size),
      .m_axi_awburst_o       (mgr_req[Attached].aw.burst),
      .m_axi_awlock_o        (mgr_req[Attached].aw.lock),
      .m_axi_awcache_o       (mgr_req[Attached].aw.cache),
      .m_axi_awprot_o        (mgr_req[Attached].aw.prot),
      .m_axi_awqos_o         (mgr_req[Attached].aw.qos),
      .m_axi_wvalid_o        (mgr_req[Attached].w_valid),
      .m_axi_wready_i        (mgr_resp[Attached].w_ready),
      .m_axi_wdata_o         (mgr_req[Attached].w.data),
      .m_axi_wstrb_o         (mgr_req[Attached].w.strb),
      .m_axi_wlast_o         (mgr_req[Attached].w.last),
      .m_axi_bvalid_i        (mgr_resp[Attached].b_valid),
      .m_axi_bready_o        (mgr_req[Attached].b_ready),
      .m_axi_bid_i           (mgr_resp[Attached].b.id[0]),
      .m_axi_bresp_i         (mgr_resp[Attached].b.resp),
      .m_axi_arvalid_o       (mgr_req[Attached].ar_valid),
      .m_axi_arready_i       (mgr_resp[Attached].ar_ready),
      .m_axi_arid_o          (attached_arid),
      .m_axi_araddr_o        (attached_araddr),
      .m_axi_arlen_o         (mgr_req[Attached].ar.len),
      .m_axi_arsize_o        (mgr_req[Attached].ar.size),
      .m_axi_arburst_o       (mgr_req[Attached].ar.burst),
      .m_axi_arlock_o        (mgr_req[Attached].ar.lock),
      .m_axi_arcache_o       (mgr_req[Attached].ar.cache),
      .m_axi_arprot_o        (mgr_req[Attached].ar.prot),
      .m_axi_arqos_o         (mgr_req[Attached].ar.qos),
      .m_axi_rvalid_i        (mgr_resp[Attached].r_valid),
      .m_axi_rready_o        (mgr_req[Attached].r_ready),
      .m_axi_rid_i           (mgr_resp[Attached].r.id[0]),
      .m_axi_rdata_i         (mgr_resp[Attached].r.data),
      .m_axi_rresp_i         (mgr_resp[Attached].r.resp),
      .m_axi_rlast_i         (mgr_resp[Attached].r.last),
`ifdef RVH_SOC_EXTENSION
      .x_issue_valid_i       (x_issue_valid),
      .x_issue_ready_o       (x_issue_ready),
      .x_issue_req_instr_i   (x_issue_req_instr),
      .x_issue_req_id_i      (x_issue_req_id),
      .x_issue_req_rs_i      (x_issue_req_rs),
      .x_issue_req_rs_valid_i(x_issue_req_rs_valid),
      .x_issue_resp_accept_o (x_issue_resp_accept),
      .x_commit_valid_i      (x_commit_valid),
      .x_commit_id_i         (x_commit_id),
      .x_commit_kill_i       (x_commit_kill),
      .x_result_valid_o      (x_result_valid),
      .x_result_ready_i      (x_result_ready),
      .x_result_id_o         (x_result_id),
`endif
      .irq_o                 (page_irq)
  );

  logic unused_bits;
  assign unused_bits = ^{
        dev_req.aw.addr[63:12], dev_req.ar.addr[63:12], page_req.aw.addr[63:12], page_req.ar.addr[63:12],
        mgr_resp[Attached].b.id[AxiIdWidth-1:1], mgr_resp[Attached].b.user, mgr_resp[Attached].r.id[AxiIdWidth-1:1],
        mgr_resp[Attached].r.user, unused_dev_idle
      };

endmodule

`default_nettype wire
