// SPDX-License-Identifier: Apache-2.0
// rvh_mmio with its registers and windows on an APB4 subordinate port; the manager port of jobs stays OBI. Cycles and
// contracts: rvh_mmio, rvh_apb_to_obi.
//
// `idle_o` = 1: rvh_mmio is idle. `idle_o` comes from registers only. The clock may be stopped after four consecutive
// cycles with `idle_o` = 1 and no request (`s_apb_psel_i`). It must run in every cycle with a request: rvh_clock_stop.

`default_nettype none

module rvh_mmio_apb #(
    parameter int unsigned EngineWidth = 32,  // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned ManagerWidth = 32,  // bits of a word of the manager port: 32, 64 or 128
    parameter int unsigned AddrWidth = 32,  // bits of an address of the manager port, 32 to 64
    parameter int unsigned RoundsPerCycle = 1,  // of the engine: 1 or 2
    parameter bit Overlap = 1'b1,  // of the engine: Keccak words move while rounds run
    parameter bit HasSha256 = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit HasSha512 = 1'b1,  // the SHA-512 family is built
    parameter bit HasKeccak = 1'b1,  // SHA-3, SHAKE and the sponge are built
    parameter bit HasDma = 1'b1,  // jobs move words to and from memory; 0: the manager port is unused
    parameter bit HasChains = 1'b0  // rows of hash chains; requires the manager port
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    output logic irq_o,
    output logic idle_o,

    input  wire logic        s_apb_psel_i,
    input  wire logic        s_apb_penable_i,
    input  wire logic [11:0] s_apb_paddr_i,
    input  wire logic [ 2:0] s_apb_pprot_i,
    input  wire logic        s_apb_pwrite_i,
    input  wire logic [31:0] s_apb_pwdata_i,
    input  wire logic [ 3:0] s_apb_pstrb_i,
    output logic             s_apb_pready_o,
    output logic      [31:0] s_apb_prdata_o,
    output logic             s_apb_pslverr_o,

    output logic                           mgr_req_o,
    input  wire logic                      mgr_gnt_i,
    output logic      [     AddrWidth-1:0] mgr_addr_o,
    output logic                           mgr_we_o,
    output logic      [ManagerWidth/8-1:0] mgr_be_o,
    output logic      [  ManagerWidth-1:0] mgr_wdata_o,
    output logic      [               7:0] mgr_more_o,
    output logic                           mgr_cancel_o,
    input  wire logic                      mgr_rvalid_i,
    input  wire logic [  ManagerWidth-1:0] mgr_rdata_i,
    input  wire logic                      mgr_err_i
);

  logic obi_req, obi_gnt, obi_we, obi_rvalid;
  logic [11:0] obi_addr;
  logic [31:0] obi_wdata, obi_rdata;
  logic [3:0] obi_be;

  rvh_apb_to_obi u_from_apb (
      .clk_i,
      .rst_ni,
      .s_apb_psel_i,
      .s_apb_penable_i,
      .s_apb_paddr_i,
      .s_apb_pprot_i,
      .s_apb_pwrite_i,
      .s_apb_pwdata_i,
      .s_apb_pstrb_i,
      .s_apb_pready_o,
      .s_apb_prdata_o,
      .s_apb_pslverr_o,
      .obi_req_o   (obi_req),
      .obi_gnt_i   (obi_gnt),
      .obi_addr_o  (obi_addr),
      .obi_we_o    (obi_we),
      .obi_be_o    (obi_be),
      .obi_wdata_o (obi_wdata),
      .obi_rvalid_i(obi_rvalid),
      .obi_rdata_i (obi_rdata)
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
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_be_o,
      .mgr_wdata_o,
      .mgr_more_o,
      .mgr_cancel_o,
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i,
      .irq_o,
      .idle_o
  );

endmodule

`default_nettype wire
