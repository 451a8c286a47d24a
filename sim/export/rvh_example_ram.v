// SPDX-License-Identifier: Apache-2.0
// Memory of the example: one array with three OBI ports without wait states: instructions, data, and the block's own
// port of Width bits. An access outside the memory is an error. The file of the plusarg +firmware= fills it at start,
// one word of 32 bits a line; without the plusarg: firmware.hex.

`default_nettype none

module rvh_example_ram #(
    parameter Width = 32,
    parameter WordsLog2 = 16,  // 256 KiB
    parameter Base = 32'h8000_0000
) (
    input wire clk_i,
    input wire rst_ni,

    input  wire        instr_req_i,
    input  wire [31:0] instr_addr_i,
    output reg         instr_rvalid_o,
    output reg  [31:0] instr_rdata_o,
    output reg         instr_err_o,

    input  wire        data_req_i,
    input  wire [31:0] data_addr_i,
    input  wire        data_we_i,
    input  wire [ 3:0] data_be_i,
    input  wire [31:0] data_wdata_i,
    output reg         data_rvalid_o,
    output reg  [31:0] data_rdata_o,

    input  wire               mem_req_i,
    input  wire [       31:0] mem_addr_i,
    input  wire               mem_we_i,
    input  wire [Width/8-1:0] mem_be_i,
    input  wire [  Width-1:0] mem_wdata_i,
    output reg                mem_rvalid_o,
    output reg  [  Width-1:0] mem_rdata_o,
    output reg                mem_err_o
);

  localparam Bytes = 4 << WordsLog2;
  localparam Lanes = Width / 32;

  reg [  31:0] mem  [0:(1<<WordsLog2)-1];
  reg [1023:0] file;
  integer lane, bits;

  wire [31:0] mem_offset = mem_addr_i - Base;
  wire [31:0] instr_offset = instr_addr_i - Base;
  wire [31:0] data_offset = data_addr_i - Base;
  wire [WordsLog2-1:0] mem_first = mem_offset[2+:WordsLog2] & ~(Lanes[WordsLog2-1:0] - 1'b1);

  initial begin
    if (!$value$plusargs("firmware=%s", file)) file = "firmware.hex";
    for (lane = 0; lane < (1 << WordsLog2); lane = lane + 1) mem[lane] = 32'h0;
    $readmemh(file, mem);
  end

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      instr_rvalid_o <= 1'b0;
      data_rvalid_o  <= 1'b0;
      mem_rvalid_o   <= 1'b0;
    end else begin
      instr_rvalid_o <= instr_req_i;
      data_rvalid_o  <= data_req_i;
      mem_rvalid_o   <= mem_req_i;
    end
  end

  always @(posedge clk_i) begin
    instr_rdata_o <= mem[instr_offset[2+:WordsLog2]];
    instr_err_o   <= instr_offset >= Bytes;
    data_rdata_o  <= mem[data_offset[2+:WordsLog2]];
    mem_err_o     <= mem_offset >= Bytes;
    for (lane = 0; lane < Lanes; lane = lane + 1) begin
      mem_rdata_o[32*lane+:32] <= mem[mem_first+lane[WordsLog2-1:0]];
      for (bits = 0; bits < 4; bits = bits + 1) begin
        if (mem_req_i && mem_we_i && mem_be_i[4*lane+bits] && mem_offset < Bytes) begin
          mem[mem_first+lane[WordsLog2-1:0]][8*bits+:8] <= mem_wdata_i[32*lane+8*bits+:8];
        end
      end
    end
    for (bits = 0; bits < 4; bits = bits + 1) begin
      if (data_req_i && data_we_i && data_be_i[bits]) begin
        mem[data_offset[2+:WordsLog2]][8*bits+:8] <= data_wdata_i[8*bits+:8];
      end
    end
  end

endmodule

`default_nettype wire
