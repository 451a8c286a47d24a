// SPDX-License-Identifier: Apache-2.0
// A 32-bit OBI manager on a port with wider words: its data is on the lane of its address.
//
// Adds no cycle. At most one response is pending; the next request may be granted in the cycle of the response. Address
// and handshake bypass this module.

`default_nettype none

module rvh_soc_lane #(
    parameter int unsigned Width = 64  // bits of a word: 32, 64 or 128
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic               granted_i,  // the request of this address is granted
    input  wire logic [       31:0] addr_i,
    input  wire logic [        3:0] be_i,
    input  wire logic [       31:0] wdata_i,
    output logic      [       31:0] rdata_o,
    output logic      [Width/8-1:0] be_o,
    output logic      [  Width-1:0] wdata_o,
    input  wire logic [  Width-1:0] rdata_i
);

  if (!(Width inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_soc_lane: Width must be 32, 64 or 128");
  end

  assign wdata_o = {Width / 32{wdata_i}};

  if (Width == 32) begin : gen_same
    logic unused;
    assign unused = ^{clk_i, rst_ni, granted_i, addr_i};
    assign {be_o, rdata_o} = {be_i, rdata_i};
  end else begin : gen_lane
    localparam int unsigned Bits = $clog2(Width / 32);
    logic [Bits-1:0] lane, lane_q;
    logic unused;

    assign unused  = ^{addr_i[31:2+Bits], addr_i[1:0]};
    assign lane    = addr_i[2+:Bits];
    assign be_o    = (Width / 8)'(be_i) << {lane, 2'b00};
    assign rdata_o = rdata_i[32*lane_q+:32];

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) lane_q <= '0;
      else if (granted_i) lane_q <= lane;
    end
  end

endmodule

`default_nettype wire
