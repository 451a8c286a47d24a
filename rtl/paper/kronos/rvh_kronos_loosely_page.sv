// SPDX-License-Identifier: Apache-2.0
// The attachment `kronos-loosely` of the reference system: rvh_kronos_loosely at 0x000 to
// 0x7ff of its page, and the DMA that the paper's system has, rvh_soc_dma, at 0x800 to 0xfff.
// One interrupt line for both.

module rvh_kronos_loosely_page (
    input logic clk_i,
    input logic rst_ni,

    input  logic        obi_req_i,
    output logic        obi_gnt_o,
    input  logic [11:0] obi_addr_i,
    input  logic        obi_we_i,
    input  logic [ 3:0] obi_be_i,
    input  logic [31:0] obi_wdata_i,
    output logic        obi_rvalid_o,
    output logic [31:0] obi_rdata_o,

    output logic        mgr_req_o,
    input  logic        mgr_gnt_i,
    output logic [31:0] mgr_addr_o,
    output logic        mgr_we_o,
    output logic [ 3:0] mgr_be_o,
    output logic [31:0] mgr_wdata_o,
    input  logic        mgr_rvalid_i,
    input  logic [31:0] mgr_rdata_i,
    input  logic        mgr_err_i,

    output logic irq_o
);

  logic to_dma;
  logic [1:0] gnt, rvalid, irq;
  logic [1:0][31:0] rdata;

  assign to_dma       = obi_addr_i[11];
  assign obi_gnt_o    = gnt[to_dma];
  assign obi_rvalid_o = |rvalid;
  assign obi_rdata_o  = rvalid[1] ? rdata[1] : rdata[0];
  assign mgr_be_o     = 4'hf;
  assign irq_o        = |irq;

  rvh_kronos_loosely u_kronos (
      .clk_i,
      .rst_ni,
      .obi_req_i   (obi_req_i && !to_dma),
      .obi_gnt_o   (gnt[0]),
      .obi_addr_i,
      .obi_we_i,
      .obi_be_i,
      .obi_wdata_i,
      .obi_rvalid_o(rvalid[0]),
      .obi_rdata_o (rdata[0]),
      .irq_o       (irq[0])
  );

  rvh_soc_dma u_dma (
      .clk_i,
      .rst_ni,
      .obi_req_i   (obi_req_i && to_dma),
      .obi_gnt_o   (gnt[1]),
      .obi_addr_i  (obi_addr_i[10:0]),
      .obi_we_i,
      .obi_be_i,
      .obi_wdata_i,
      .obi_rvalid_o(rvalid[1]),
      .obi_rdata_o (rdata[1]),
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_wdata_o,
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i,
      .irq_o       (irq[1])
  );

endmodule
