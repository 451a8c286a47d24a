// SPDX-License-Identifier: Apache-2.0
// RAM of 64-bit words on AXI4: one burst at a time, a beat a cycle. Contents are not reset.

`default_nettype none

`include "axi/assign.svh"

module rvh_soc_axi_ram
  import rvh_soc_axi_pkg::*;
(
    input  wire logic     clk_i,
    input  wire logic     rst_ni,
    input  wire sub_req_t axi_req_i,
    output sub_resp_t     axi_resp_o
);

  localparam int unsigned Words = RamBytes / 8;

  AXI_BUS #(
      .AXI_ADDR_WIDTH(64),
      .AXI_DATA_WIDTH(64),
      .AXI_ID_WIDTH  (SubIdWidth),
      .AXI_USER_WIDTH(UserWidth)
  ) bus ();

  `AXI_ASSIGN_FROM_REQ(bus, axi_req_i)
  `AXI_ASSIGN_TO_RESP(axi_resp_o, bus)

  logic req, we;
  logic [7:0] be;
  logic [63:0] addr, wdata, rdata;
  logic [UserWidth-1:0] unused_user;

  axi2mem #(
      .AXI_ID_WIDTH  (SubIdWidth),
      .AXI_ADDR_WIDTH(64),
      .AXI_DATA_WIDTH(64),
      .AXI_USER_WIDTH(UserWidth)
  ) u_axi2mem (
      .clk_i,
      .rst_ni,
      .slave (bus),
      .req_o (req),
      .we_o  (we),
      .addr_o(addr),
      .be_o  (be),
      .user_o(unused_user),
      .data_o(wdata),
      .user_i('0),
      .data_i(rdata)
  );

  logic [63:0] mem[Words]  /* verilator public_flat_rw */;
  logic [$clog2(Words)-1:0] index;
  logic unused_addr;

  assign index       = addr[3+:$clog2(Words)];
  assign unused_addr = ^{addr[63:3+$clog2(Words)], addr[2:0], unused_user};

  always_ff @(posedge clk_i) begin
    if (req) begin
      rdata <= mem[index];
      for (int unsigned b = 0; b < 8; b++) begin
        if (we && be[b]) mem[index][8*b+:8] <= wdata[8*b+:8];
      end
    end
  end

endmodule

`default_nettype wire
