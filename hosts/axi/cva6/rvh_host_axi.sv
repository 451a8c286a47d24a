// SPDX-License-Identifier: Apache-2.0
// CVA6 of the Python package as host of rvh_soc_axi: RV64IMAC, instruction cache of 16 KiB, data cache
// of 32 KiB in lines of 16 bytes. The memory is cached and executable; every other address is a device:
// not cached, accessed once, in program order. With RVH_SOC_EXTENSION it offers instructions on CV-X-IF 0.2, through
// rvh_cva6_offers.

`default_nettype none

module rvh_host_axi
  import rvh_soc_axi_pkg::*;
#(
    parameter logic [63:0] BootAddr = 64'h0
) (
    input  wire logic                   clk_i,
    input  wire logic                   rst_ni,
`ifdef RVH_SOC_EXTENSION
    output logic                        x_issue_valid_o,
    input  wire logic                   x_issue_ready_i,
    output logic           [31:0]       x_issue_req_instr_o,
    output logic           [ 2:0]       x_issue_req_id_o,
    output logic           [ 1:0][63:0] x_issue_req_rs_o,
    output logic           [ 1:0]       x_issue_req_rs_valid_o,
    input  wire logic                   x_issue_resp_accept_i,
    output logic                        x_commit_valid_o,
    output logic           [ 2:0]       x_commit_id_o,
    output logic                        x_commit_kill_o,
    input  wire logic                   x_result_valid_i,
    output logic                        x_result_ready_o,
    input  wire logic      [ 2:0]       x_result_id_i,
`endif
    output axi_req_t                    axi_req_o,
    input  wire axi_resp_t              axi_resp_i,
    input  wire logic                   irq_external_i,          // bit 11 of mip
    input  wire logic                   irq_timer_i              // bit 7 of mip
);

  localparam ariane_pkg::ariane_cfg_t Config = '{
      RASDepth: 2,
      BTBEntries: 32,
      BHTEntries: 128,
      NrNonIdempotentRules: 1,
      NonIdempotentAddrBase: 1024'(64'h0),
      NonIdempotentLength: 1024'(RamBase),
      NrExecuteRegionRules: 1,
      ExecuteRegionAddrBase: 1024'(RamBase),
      ExecuteRegionLength: 1024'(64'(RamBytes)),
      NrCachedRegionRules: 1,
      CachedRegionAddrBase: 1024'(RamBase),
      CachedRegionLength: 1024'(64'(RamBytes)),
      AxiCompliant: 1'b1,
      SwapEndianess: 1'b0,
      DmBaseAddress: 64'h0,
      NrPMPEntries: 0
  };

  cvxif_pkg::cvxif_req_t  cvxif_req;
  cvxif_pkg::cvxif_resp_t cvxif_resp;

`ifdef RVH_SOC_EXTENSION
  logic issue_ready;

  rvh_cva6_offers u_offers (
      .clk_i,
      .rst_ni,
      .host_valid_i(cvxif_req.x_issue_valid),
      .host_ready_o(issue_ready),
      .host_instr_i(cvxif_req.x_issue_req.instr),
      .host_id_i   (cvxif_req.x_issue_req.id),
      .host_rs_i   (cvxif_req.x_issue_req.rs),
      .x_issue_valid_o,
      .x_issue_ready_i,
      .x_issue_req_instr_o,
      .x_issue_req_id_o,
      .x_issue_req_rs_o,
      .x_issue_req_rs_valid_o,
      .x_issue_resp_accept_i,
      .x_commit_valid_o,
      .x_commit_id_o,
      .x_commit_kill_o
  );

  assign x_result_ready_o = cvxif_req.x_result_ready;

  always_comb begin
    cvxif_resp                     = '0;
    cvxif_resp.x_issue_ready       = issue_ready;
    cvxif_resp.x_issue_resp.accept = x_issue_resp_accept_i;
    cvxif_resp.x_result_valid      = x_result_valid_i;
    cvxif_resp.x_result.id         = x_result_id_i;
  end
`else
  assign cvxif_resp = '0;
`endif

  cva6 #(
      .ArianeCfg    (Config),
      .AxiAddrWidth (64),
      .AxiDataWidth (64),
      .AxiIdWidth   (AxiIdWidth),
      .axi_ar_chan_t(axi_ar_chan_t),
      .axi_aw_chan_t(axi_aw_chan_t),
      .axi_w_chan_t (axi_w_chan_t),
      .axi_req_t    (axi_req_t),
      .axi_rsp_t    (axi_resp_t)
  ) u_cva6 (
      .clk_i,
      .rst_ni,
      .boot_addr_i (BootAddr[riscv::VLEN-1:0]),
      .hart_id_i   ('0),
      .irq_i       ({1'b0, irq_external_i}),
      .ipi_i       (1'b0),
      .time_irq_i  (irq_timer_i),
      .debug_req_i (1'b0),
      .cvxif_req_o (cvxif_req),
      .cvxif_resp_i(cvxif_resp),
      .axi_req_o,
      .axi_resp_i
  );

  logic unused_bits;
  assign unused_bits = ^{BootAddr, cvxif_req};

endmodule

`default_nettype wire
