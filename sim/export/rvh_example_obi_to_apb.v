// SPDX-License-Identifier: Apache-2.0
// The page of the example's processor on APB4: one access at a time.

`default_nettype none

module rvh_example_obi_to_apb (
    input wire clk_i,
    input wire rst_ni,

    input  wire        obi_req_i,
    output wire        obi_gnt_o,
    input  wire [11:0] obi_addr_i,
    input  wire        obi_we_i,
    input  wire [ 3:0] obi_be_i,
    input  wire [31:0] obi_wdata_i,
    output reg         obi_rvalid_o,
    output reg  [31:0] obi_rdata_o,

    output reg         psel_o,
    output reg         penable_o,
    output reg  [11:0] paddr_o,
    output reg         pwrite_o,
    output reg  [ 3:0] pstrb_o,
    output reg  [31:0] pwdata_o,
    input  wire        pready_i,
    input  wire [31:0] prdata_i
);

  assign obi_gnt_o = !psel_o;

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {psel_o, penable_o, obi_rvalid_o} <= 3'b000;
      {paddr_o, pwrite_o, pstrb_o, pwdata_o} <= 49'd0;
      obi_rdata_o <= 32'd0;
    end else begin
      obi_rvalid_o <= 1'b0;
      if (!psel_o) begin
        psel_o <= obi_req_i;
        {paddr_o, pwrite_o, pwdata_o} <= {obi_addr_i, obi_we_i, obi_wdata_i};
        pstrb_o <= obi_we_i ? obi_be_i : 4'd0;
      end else if (!penable_o) begin
        penable_o <= 1'b1;
      end else if (pready_i) begin
        {psel_o, penable_o} <= 2'b00;
        obi_rvalid_o <= 1'b1;
        obi_rdata_o <= prdata_i;
      end
    end
  end

endmodule

`default_nettype wire
