// SPDX-License-Identifier: Apache-2.0
// rvh_apb_to_obi between any APB manager and any OBI subordinate.

`default_nettype none

module rvh_formal_apb_to_obi (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        psel,
    input logic        penable,
    input logic [11:0] paddr,
    input logic        pwrite,
    input logic [31:0] pwdata,
    input logic [ 3:0] pstrb,
    input logic        gnt,
    input logic        rvalid,
    input logic [31:0] rdata
);

  logic pready, pslverr, req, we;
  logic [31:0] prdata, wdata;
  logic [11:0] addr;
  logic [3:0] be;
  logic [7:0] open;
  logic access;

  rvh_apb_to_obi u_dut (
      .clk_i,
      .rst_ni,
      .s_apb_psel_i   (psel),
      .s_apb_penable_i(penable),
      .s_apb_paddr_i  (paddr),
      .s_apb_pprot_i  ('0),
      .s_apb_pwrite_i (pwrite),
      .s_apb_pwdata_i (pwdata),
      .s_apb_pstrb_i  (pstrb),
      .s_apb_pready_o (pready),
      .s_apb_prdata_o (prdata),
      .s_apb_pslverr_o(pslverr),
      .obi_req_o      (req),
      .obi_gnt_i      (gnt),
      .obi_addr_o     (addr),
      .obi_we_o       (we),
      .obi_be_o       (be),
      .obi_wdata_o    (wdata),
      .obi_rvalid_i   (rvalid),
      .obi_rdata_i    (rdata)
  );

  rvh_formal_apb #(
      .Assume(1'b1),
      .Width (49)
  ) u_apb (
      .clk_i,
      .rst_ni,
      .psel_i   (psel),
      .penable_i(penable),
      .pready_i (pready),
      .payload_i({paddr, pwrite, pwdata, pstrb}),
      .access_o (access)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b1),
      .Width            (49)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({addr, we, be, wdata}),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  logic init = 1'b1;
  logic asked_q;  // the request of this access was granted

  always_ff @(posedge clk_i) init <= 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) asked_q <= 1'b0;
    else if (access && pready) asked_q <= 1'b0;
    else if (req && gnt) asked_q <= 1'b1;
  end

  always_comb begin
    if (init) assume (!rst_ni);
    if (rst_ni) begin
      a_once :
      assert (req == (psel && !asked_q) &&
              (!req || (addr == paddr && we == pwrite && wdata == pwdata && be == (pwrite ? pstrb : 4'hf))));
      a_ready : assert (pready == rvalid && (!pready || (access && asked_q)));
      a_data : assert (!pready || (prdata == rdata && !pslverr));
      a_invariant : assert (open == 8'(asked_q) && u_dut.waits_q == asked_q && (!asked_q || access));
    end
    c_no_wait : cover (rst_ni && psel && penable && pready && we);
    c_waits : cover (rst_ni && access && !gnt && !asked_q);
  end

endmodule

`default_nettype wire
