// SPDX-License-Identifier: Apache-2.0
// Test only: rvh_mmio with its AXI4-Lite bridge, with the port names of the bus model. The
// reset counts as asserted until it is asserted for the first time, as in mmio_probe.

`default_nettype none

module axi_lite_probe (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        s_axil_awvalid,
    output logic        s_axil_awready,
    input  logic [11:0] s_axil_awaddr,
    input  logic [ 2:0] s_axil_awprot,
    input  logic        s_axil_wvalid,
    output logic        s_axil_wready,
    input  logic [31:0] s_axil_wdata,
    input  logic [ 3:0] s_axil_wstrb,
    output logic        s_axil_bvalid,
    input  logic        s_axil_bready,
    output logic [ 1:0] s_axil_bresp,
    input  logic        s_axil_arvalid,
    output logic        s_axil_arready,
    input  logic [11:0] s_axil_araddr,
    input  logic [ 2:0] s_axil_arprot,
    output logic        s_axil_rvalid,
    input  logic        s_axil_rready,
    output logic [31:0] s_axil_rdata,
    output logic [ 1:0] s_axil_rresp,
    output logic        obi_req_o,
    output logic        obi_gnt_o,
    output logic        obi_we_o,
    output logic        irq_o
);

  logic reset_seen = 1'b0;
  logic obi_rvalid;
  logic [11:0] obi_addr;
  logic [3:0] obi_be;
  logic [31:0] obi_wdata, obi_rdata;

  always_ff @(negedge rst_ni) reset_seen <= 1'b1;

  rvh_axi_lite_to_obi u_bridge (
      .clk_i,
      .rst_ni          (rst_ni & reset_seen),
      .s_axil_awvalid_i(s_axil_awvalid),
      .s_axil_awready_o(s_axil_awready),
      .s_axil_awaddr_i (s_axil_awaddr),
      .s_axil_awprot_i (s_axil_awprot),
      .s_axil_wvalid_i (s_axil_wvalid),
      .s_axil_wready_o (s_axil_wready),
      .s_axil_wdata_i  (s_axil_wdata),
      .s_axil_wstrb_i  (s_axil_wstrb),
      .s_axil_bvalid_o (s_axil_bvalid),
      .s_axil_bready_i (s_axil_bready),
      .s_axil_bresp_o  (s_axil_bresp),
      .s_axil_arvalid_i(s_axil_arvalid),
      .s_axil_arready_o(s_axil_arready),
      .s_axil_araddr_i (s_axil_araddr),
      .s_axil_arprot_i (s_axil_arprot),
      .s_axil_rvalid_o (s_axil_rvalid),
      .s_axil_rready_i (s_axil_rready),
      .s_axil_rdata_o  (s_axil_rdata),
      .s_axil_rresp_o  (s_axil_rresp),
      .obi_req_o,
      .obi_gnt_i       (obi_gnt_o),
      .obi_addr_o      (obi_addr),
      .obi_we_o,
      .obi_be_o        (obi_be),
      .obi_wdata_o     (obi_wdata),
      .obi_rvalid_i    (obi_rvalid),
      .obi_rdata_i     (obi_rdata),
      .idle_o          ()
  );

  rvh_mmio u_mmio (
      .clk_i,
      .rst_ni      (rst_ni & reset_seen),
      .obi_req_i   (obi_req_o),
      .obi_gnt_o,
      .obi_addr_i  (obi_addr),
      .obi_we_i    (obi_we_o),
      .obi_be_i    (obi_be),
      .obi_wdata_i (obi_wdata),
      .obi_rvalid_o(obi_rvalid),
      .obi_rdata_o (obi_rdata),
      .mgr_req_o   (),                     // no job moves words here
      .mgr_gnt_i   (1'b0),
      .mgr_addr_o  (),
      .mgr_we_o    (),
      .mgr_be_o    (),
      .mgr_wdata_o (),
      .mgr_more_o  (),
      .mgr_cancel_o(),
      .mgr_rvalid_i(1'b0),
      .mgr_rdata_i ('0),
      .mgr_err_i   (1'b0),
      .irq_o,
      .idle_o      ()
  );

endmodule

`default_nettype wire
