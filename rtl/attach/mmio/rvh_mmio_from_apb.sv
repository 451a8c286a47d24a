// SPDX-License-Identifier: Apache-2.0
// APB4 in front of rvh_mmio: a subordinate of 32 bits of data and 12 of address. The OBI
// request is made in the setup phase, so an access takes
//
//   2 cycles (no wait state) to the windows, while the engine takes or has a word
//   3 cycles to a register
//
// and as many more as rvh_mmio makes it wait. PREADY is the OBI response. PSTRB becomes the
// byte enables of a write; bits 1:0 of PADDR go through: rvh_mmio itself flags what is not an
// aligned word. PSLVERR is 0 always.
//
// One flip-flop. PREADY and PRDATA come straight from the OBI response, the request straight
// from PSEL. The contract is that of APB: an access stays as it is until PREADY, and a setup
// phase is followed by its access phase. A reset ends an access on both sides at once.

module rvh_mmio_from_apb (
    input logic clk_i,
    input logic rst_ni,

    input  logic        s_apb_psel_i,
    input  logic        s_apb_penable_i,
    input  logic [11:0] s_apb_paddr_i,
    input  logic [ 2:0] s_apb_pprot_i,
    input  logic        s_apb_pwrite_i,
    input  logic [31:0] s_apb_pwdata_i,
    input  logic [ 3:0] s_apb_pstrb_i,
    output logic        s_apb_pready_o,
    output logic [31:0] s_apb_prdata_o,
    output logic        s_apb_pslverr_o,

    output logic        obi_req_o,
    input  logic        obi_gnt_i,
    output logic [11:0] obi_addr_o,
    output logic        obi_we_o,
    output logic [ 3:0] obi_be_o,
    output logic [31:0] obi_wdata_o,
    input  logic        obi_rvalid_i,
    input  logic [31:0] obi_rdata_i
);

  logic waits_q;  // the request is granted, its response awaited
  logic unused;

  assign unused          = ^{s_apb_penable_i, s_apb_pprot_i};

  assign obi_req_o       = s_apb_psel_i && !waits_q;
  assign obi_addr_o      = s_apb_paddr_i;
  assign obi_we_o        = s_apb_pwrite_i;
  assign obi_be_o        = s_apb_pwrite_i ? s_apb_pstrb_i : 4'hf;
  assign obi_wdata_o     = s_apb_pwdata_i;

  assign s_apb_pready_o  = waits_q && obi_rvalid_i;
  assign s_apb_prdata_o  = obi_rdata_i;
  assign s_apb_pslverr_o = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) waits_q <= 1'b0;
    else if (obi_req_o) waits_q <= obi_gnt_i;
    else if (obi_rvalid_i) waits_q <= 1'b0;
  end

`ifndef SYNTHESIS
  // The contract. Nothing is promised before the first reset.
  logic reset_seen;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
    end else if (reset_seen) begin
      a_access : assert (!waits_q || (s_apb_psel_i && s_apb_penable_i));
      a_answer : assert (!obi_rvalid_i || waits_q);
    end
  end
`endif

endmodule
