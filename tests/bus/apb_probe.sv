// SPDX-License-Identifier: Apache-2.0
// Test only: rvh_mmio with its APB bridge, with the port names of the bus model. The reset
// counts as asserted until it is asserted for the first time, as in mmio_probe.

`default_nettype none

module apb_probe (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        s_apb_psel,
    input  logic        s_apb_penable,
    input  logic [11:0] s_apb_paddr,
    input  logic [ 2:0] s_apb_pprot,
    input  logic        s_apb_pwrite,
    input  logic [31:0] s_apb_pwdata,
    input  logic [ 3:0] s_apb_pstrb,
    output logic        s_apb_pready,
    output logic [31:0] s_apb_prdata,
    output logic        s_apb_pslverr,
    output logic        irq_o
);

  logic reset_seen = 1'b0;
  logic obi_req, obi_gnt, obi_we, obi_rvalid;
  logic [11:0] obi_addr;
  logic [ 3:0] obi_be;
  logic [31:0] obi_wdata, obi_rdata;

  always_ff @(negedge rst_ni) reset_seen <= 1'b1;

  rvh_apb_to_obi u_bridge (
      .clk_i,
      .rst_ni         (rst_ni & reset_seen),
      .s_apb_psel_i   (s_apb_psel),
      .s_apb_penable_i(s_apb_penable),
      .s_apb_paddr_i  (s_apb_paddr),
      .s_apb_pprot_i  (s_apb_pprot),
      .s_apb_pwrite_i (s_apb_pwrite),
      .s_apb_pwdata_i (s_apb_pwdata),
      .s_apb_pstrb_i  (s_apb_pstrb),
      .s_apb_pready_o (s_apb_pready),
      .s_apb_prdata_o (s_apb_prdata),
      .s_apb_pslverr_o(s_apb_pslverr),
      .obi_req_o      (obi_req),
      .obi_gnt_i      (obi_gnt),
      .obi_addr_o     (obi_addr),
      .obi_we_o       (obi_we),
      .obi_be_o       (obi_be),
      .obi_wdata_o    (obi_wdata),
      .obi_rvalid_i   (obi_rvalid),
      .obi_rdata_i    (obi_rdata)
  );

  rvh_mmio u_mmio (
      .clk_i,
      .rst_ni      (rst_ni & reset_seen),
      .obi_req_i   (obi_req),
      .obi_gnt_o   (obi_gnt),
      .obi_addr_i  (obi_addr),
      .obi_we_i    (obi_we),
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
