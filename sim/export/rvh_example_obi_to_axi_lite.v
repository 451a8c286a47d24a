// SPDX-License-Identifier: Apache-2.0
// The page of the example's processor on AXI4-Lite: one access at a time.

`default_nettype none

module rvh_example_obi_to_axi_lite (
    input wire clk_i,
    input wire rst_ni,

    input  wire        obi_req_i,
    output wire        obi_gnt_o,
    input  wire [11:0] obi_addr_i,
    input  wire        obi_we_i,
    input  wire [ 3:0] obi_be_i,
    input  wire [31:0] obi_wdata_i,
    output wire        obi_rvalid_o,
    output wire [31:0] obi_rdata_o,

    output reg         awvalid_o,
    input  wire        awready_i,
    output reg         wvalid_o,
    input  wire        wready_i,
    output reg         arvalid_o,
    input  wire        arready_i,
    output reg  [11:0] addr_o,     // of both channels
    output reg  [31:0] wdata_o,
    output reg  [ 3:0] wstrb_o,
    input  wire        bvalid_i,
    input  wire        rvalid_i,
    input  wire [31:0] rdata_i
);

  reg active_q;

  assign obi_gnt_o    = !active_q;
  assign obi_rvalid_o = active_q && (bvalid_i || rvalid_i);
  assign obi_rdata_o  = rdata_i;

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {active_q, awvalid_o, wvalid_o, arvalid_o} <= 4'd0;
      {addr_o, wdata_o, wstrb_o} <= 48'd0;
    end else if (!active_q) begin
      active_q <= obi_req_i;
      awvalid_o <= obi_req_i && obi_we_i;
      wvalid_o <= obi_req_i && obi_we_i;
      arvalid_o <= obi_req_i && !obi_we_i;
      {addr_o, wdata_o, wstrb_o} <= {obi_addr_i, obi_wdata_i, obi_be_i};
    end else begin
      if (awready_i) awvalid_o <= 1'b0;
      if (wready_i) wvalid_o <= 1'b0;
      if (arready_i) arvalid_o <= 1'b0;
      if (obi_rvalid_o) active_q <= 1'b0;
    end
  end

endmodule

`default_nettype wire
