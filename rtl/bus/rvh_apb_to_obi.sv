// SPDX-License-Identifier: Apache-2.0
// APB4 in front of rvh_mmio: a subordinate with 32 data bits and 12 address bits. The OBI request
// is made in the setup phase, so an access takes
//
//   2 cycles (no wait state) to the windows, while the engine accepts or has a word
//   3 cycles to a register
//
// and more if rvh_mmio inserts wait cycles. PREADY is the OBI response. PSTRB becomes the byte
// enables of a write. Bits 1:0 of PADDR pass through: rvh_mmio itself flags accesses that are not
// an aligned word. PSLVERR is always 0.
//
// One flip-flop. PREADY and PRDATA come straight from the OBI response, the request straight from
// PSEL. The contract is that of APB: an access stays unchanged until PREADY, and the access phase
// follows the setup phase. A reset ends an access on both sides at once.

`default_nettype none

module rvh_apb_to_obi (
    input wire logic clk_i,
    input wire logic rst_ni,

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

    output logic             obi_req_o,
    input  wire logic        obi_gnt_i,
    output logic      [11:0] obi_addr_o,
    output logic             obi_we_o,
    output logic      [ 3:0] obi_be_o,
    output logic      [31:0] obi_wdata_o,
    input  wire logic        obi_rvalid_i,
    input  wire logic [31:0] obi_rdata_i
);

  logic waits_q;  // the request is granted, its response is pending
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
  // ---- contract ----
  // An access stays unchanged until PREADY.
  rvh_contract_stream #(
      .Name ("rvh_apb_to_obi.s_apb"),
      .Width(49)
  ) u_contract_apb (
      .clk_i,
      .rst_ni,
      .valid_i  (s_apb_psel_i),
      .ready_i  (s_apb_pready_o),
      .payload_i({s_apb_paddr_i, s_apb_pwrite_i, s_apb_pwrite_i ? {s_apb_pstrb_i, s_apb_pwdata_i} : 36'b0}),
      .cancel_i (1'b0)
  );

  rvh_contract_obi #(
      .Name("rvh_apb_to_obi.obi"),
      .Width(49),
      .MaxOpen(1)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(obi_req_o),
      .gnt_i(obi_gnt_i),
      .payload_i({obi_addr_o, obi_we_o, obi_be_o, obi_we_o ? obi_wdata_o : 32'b0}),
      .rvalid_i(obi_rvalid_i)
  );

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

`default_nettype wire
