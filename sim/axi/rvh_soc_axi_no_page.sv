// SPDX-License-Identifier: Apache-2.0
// A page without registers: every access to it is an error.

`default_nettype none

module rvh_soc_axi_no_page (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        s_axil_awvalid_i,
    output logic             s_axil_awready_o,
    input  wire logic        s_axil_wvalid_i,
    output logic             s_axil_wready_o,
    output logic             s_axil_bvalid_o,
    input  wire logic        s_axil_bready_i,
    output logic      [ 1:0] s_axil_bresp_o,
    input  wire logic        s_axil_arvalid_i,
    output logic             s_axil_arready_o,
    output logic             s_axil_rvalid_o,
    input  wire logic        s_axil_rready_i,
    output logic      [31:0] s_axil_rdata_o,
    output logic      [ 1:0] s_axil_rresp_o
);

  localparam logic [1:0] SlvErr = 2'b10;

  // ---- the page: one access of each kind at a time ----
  logic aw_q, w_q, r_q;

  assign s_axil_awready_o = !aw_q;
  assign s_axil_wready_o  = !w_q;
  assign s_axil_arready_o = !r_q;
  assign s_axil_bvalid_o  = aw_q && w_q;
  assign s_axil_rvalid_o  = r_q;
  assign s_axil_bresp_o   = SlvErr;
  assign s_axil_rresp_o   = SlvErr;
  assign s_axil_rdata_o   = '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {aw_q, w_q, r_q} <= '0;
    end else begin
      aw_q <= aw_q ? !(w_q && s_axil_bready_i) : s_axil_awvalid_i;
      w_q  <= w_q ? !(aw_q && s_axil_bready_i) : s_axil_wvalid_i;
      r_q  <= r_q ? !s_axil_rready_i : s_axil_arvalid_i;
    end
  end

endmodule

`default_nettype wire
