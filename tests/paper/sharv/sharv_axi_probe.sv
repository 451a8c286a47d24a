// SPDX-License-Identifier: Apache-2.0
// Test only: rvh_sharv_axi with the port names of the bus model.

`default_nettype none

module sharv_axi_probe #(
    parameter int unsigned IdWidth = 4
) (
    input  logic               clk_i,
    input  logic               rst_ni,
    input  logic               s_axi_awvalid,
    output logic               s_axi_awready,
    input  logic [IdWidth-1:0] s_axi_awid,
    input  logic [       31:0] s_axi_awaddr,
    input  logic [        7:0] s_axi_awlen,
    input  logic [        2:0] s_axi_awsize,
    input  logic [        1:0] s_axi_awburst,
    input  logic               s_axi_wvalid,
    output logic               s_axi_wready,
    input  logic [       31:0] s_axi_wdata,
    input  logic [        3:0] s_axi_wstrb,
    input  logic               s_axi_wlast,
    output logic               s_axi_bvalid,
    input  logic               s_axi_bready,
    output logic [IdWidth-1:0] s_axi_bid,
    output logic [        1:0] s_axi_bresp,
    input  logic               s_axi_arvalid,
    output logic               s_axi_arready,
    input  logic [IdWidth-1:0] s_axi_arid,
    input  logic [       31:0] s_axi_araddr,
    input  logic [        7:0] s_axi_arlen,
    input  logic [        2:0] s_axi_arsize,
    input  logic [        1:0] s_axi_arburst,
    output logic               s_axi_rvalid,
    input  logic               s_axi_rready,
    output logic [IdWidth-1:0] s_axi_rid,
    output logic [       31:0] s_axi_rdata,
    output logic [        1:0] s_axi_rresp,
    output logic               s_axi_rlast,
    output logic               mgr_req_o,
    input  logic               mgr_gnt_i,
    output logic [       31:0] mgr_addr_o,
    output logic               mgr_we_o,
    output logic [        3:0] mgr_be_o,
    output logic [       31:0] mgr_wdata_o,
    input  logic               mgr_rvalid_i,
    input  logic [       31:0] mgr_rdata_i,
    input  logic               mgr_err_i
);

  rvh_sharv_axi #(
      .IdWidth(IdWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .s_axi_awvalid_i(s_axi_awvalid),
      .s_axi_awready_o(s_axi_awready),
      .s_axi_awid_i(s_axi_awid),
      .s_axi_awaddr_i(s_axi_awaddr),
      .s_axi_awlen_i(s_axi_awlen),
      .s_axi_awsize_i(s_axi_awsize),
      .s_axi_awburst_i(s_axi_awburst),
      .s_axi_wvalid_i(s_axi_wvalid),
      .s_axi_wready_o(s_axi_wready),
      .s_axi_wdata_i(s_axi_wdata),
      .s_axi_wstrb_i(s_axi_wstrb),
      .s_axi_wlast_i(s_axi_wlast),
      .s_axi_bvalid_o(s_axi_bvalid),
      .s_axi_bready_i(s_axi_bready),
      .s_axi_bid_o(s_axi_bid),
      .s_axi_bresp_o(s_axi_bresp),
      .s_axi_arvalid_i(s_axi_arvalid),
      .s_axi_arready_o(s_axi_arready),
      .s_axi_arid_i(s_axi_arid),
      .s_axi_araddr_i(s_axi_araddr),
      .s_axi_arlen_i(s_axi_arlen),
      .s_axi_arsize_i(s_axi_arsize),
      .s_axi_arburst_i(s_axi_arburst),
      .s_axi_rvalid_o(s_axi_rvalid),
      .s_axi_rready_i(s_axi_rready),
      .s_axi_rid_o(s_axi_rid),
      .s_axi_rdata_o(s_axi_rdata),
      .s_axi_rresp_o(s_axi_rresp),
      .s_axi_rlast_o(s_axi_rlast),
      .req_o(mgr_req_o),
      .gnt_i(mgr_gnt_i),
      .addr_o(mgr_addr_o),
      .we_o(mgr_we_o),
      .be_o(mgr_be_o),
      .wdata_o(mgr_wdata_o),
      .rvalid_i(mgr_rvalid_i),
      .rdata_i(mgr_rdata_i),
      .err_i(mgr_err_i)
  );

endmodule

`default_nettype wire
