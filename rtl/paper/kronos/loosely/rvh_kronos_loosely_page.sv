// SPDX-License-Identifier: Apache-2.0
// The attachment `kronos-loosely` of the reference system: rvh_kronos_loosely at 0x000 to 0x7ff of
// its page, and the DMA of the paper's system, rvh_kronos_dma, at 0x800 to 0xfff. One interrupt
// line for both.

`default_nettype none

module rvh_kronos_loosely_page (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        obi_req_i,
    output logic             obi_gnt_o,
    input  wire logic [11:0] obi_addr_i,
    input  wire logic        obi_we_i,
    input  wire logic [ 3:0] obi_be_i,
    input  wire logic [31:0] obi_wdata_i,
    output logic             obi_rvalid_o,
    output logic      [31:0] obi_rdata_o,

    output logic             mgr_req_o,
    input  wire logic        mgr_gnt_i,
    output logic      [31:0] mgr_addr_o,
    output logic             mgr_we_o,
    output logic      [ 3:0] mgr_be_o,
    output logic      [31:0] mgr_wdata_o,
    input  wire logic        mgr_rvalid_i,
    input  wire logic [31:0] mgr_rdata_i,
    input  wire logic        mgr_err_i,

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

  rvh_kronos_dma u_dma (
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

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_kronos_loosely_page.obi"),
      .Width(49),
      .MaxOpen(1)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(obi_req_i),
      .gnt_i(obi_gnt_o),
      .payload_i({obi_addr_i, obi_we_i, obi_be_i, obi_we_i ? obi_wdata_i : 32'b0}),
      .rvalid_i(obi_rvalid_o)
  );

  rvh_contract #(
      .Name("rvh_kronos_loosely_page.one")
  ) u_contract_one (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0(rvalid))
  );
`endif

endmodule

`default_nettype wire
