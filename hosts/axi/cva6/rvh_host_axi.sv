// SPDX-License-Identifier: Apache-2.0
// CVA6 of the Python package as host of rvh_soc_axi: RV64IMAC, instruction cache of 16 KiB, data cache
// of 32 KiB in lines of 16 bytes. The memory is cached and executable; every other address is a device:
// not cached, accessed once, in program order.

`default_nettype none

module rvh_host_axi
  import rvh_soc_axi_pkg::*;
#(
    parameter logic [63:0] BootAddr = 64'h0
) (
    input  wire logic      clk_i,
    input  wire logic      rst_ni,
    output axi_req_t       axi_req_o,
    input  wire axi_resp_t axi_resp_i,
    input  wire logic      irq_external_i,  // bit 11 of mip
    input  wire logic      irq_timer_i      // bit 7 of mip
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

  cvxif_pkg::cvxif_req_t unused_cvxif;

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
      .cvxif_req_o (unused_cvxif),
      .cvxif_resp_i('0),
      .axi_req_o,
      .axi_resp_i
  );

  logic unused_bits;
  assign unused_bits = ^{BootAddr, unused_cvxif};

endmodule

`default_nettype wire
