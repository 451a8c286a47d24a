// SPDX-License-Identifier: Apache-2.0
// Instructions of Zbb and Zbkb that only rearrange bits: extensions, orc.b, rev8, brev8, pack, packh, zip, unzip.
// Combinational.

`default_nettype none

module rvh_hart_bytes
  import rvh_hart_pkg::*;
#(
    parameter bit HasZbb  = 1'b1,
    parameter bit HasZbkb = 1'b0
) (
    input  wire bytes_e        op_i,
    input  wire logic   [31:0] first_i,
    input  wire logic   [15:0] second_i,
    output logic        [31:0] result_o
);

  logic [31:0] orc, rev8, brev8, zip, unzip;

  for (genvar i = 0; i < 32; i++) begin : gen_bits
    localparam int unsigned Byte = i / 8;
    assign orc[i]   = |first_i[8*Byte+:8];
    assign rev8[i]  = first_i[8*(3-Byte)+i%8];
    assign brev8[i] = first_i[8*Byte+7-i%8];
    assign zip[i]   = first_i[i%2*16+i/2];
    assign unzip[i] = first_i[i%16*2+i/16];
  end

  always_comb begin
    result_o = '0;
    if (HasZbb || HasZbkb) begin
      if (op_i == BytesRev8) result_o = rev8;
    end
    if (HasZbb) begin
      if (op_i == BytesSextB) result_o = {{24{first_i[7]}}, first_i[7:0]};
      if (op_i == BytesSextH) result_o = {{16{first_i[15]}}, first_i[15:0]};
      if (op_i == BytesZextH) result_o = {16'h0, first_i[15:0]};
      if (op_i == BytesOrcB) result_o = orc;
    end
    if (HasZbkb) begin
      if (op_i == BytesBrev8) result_o = brev8;
      if (op_i == BytesPack) result_o = {second_i[15:0], first_i[15:0]};
      if (op_i == BytesPackh) result_o = {16'h0, second_i[7:0], first_i[7:0]};
      if (op_i == BytesZip) result_o = zip;
      if (op_i == BytesUnzip) result_o = unzip;
    end
  end

endmodule

`default_nettype wire
