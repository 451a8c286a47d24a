// SPDX-License-Identifier: Apache-2.0
// The page of an attachment without one: every access is a bus error, one cycle after its grant.

`default_nettype none

module rvh_soc_no_page (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        req_i,
    output logic             gnt_o,
    output logic             rvalid_o,
    output logic      [31:0] rdata_o,
    output logic             err_o
);

  assign gnt_o   = 1'b1;
  assign rdata_o = '0;
  assign err_o   = 1'b1;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) rvalid_o <= 1'b0;
    else rvalid_o <= req_i;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_soc_no_page.page"),
      .Width(1),
      .MaxOpen(1)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(req_i),
      .gnt_i(gnt_o),
      .payload_i(1'b0),
      .rvalid_i(rvalid_o)
  );
`endif

endmodule

`default_nettype wire
