// SPDX-License-Identifier: Apache-2.0
// The upper word of 64 bits that are rotated to the left. Combinational: 64 bits go in, and only those that can reach the
// result go on.

`default_nettype none

module rvh_asip_left (
    input  wire logic [63:0] from_i,
    input  wire logic [ 5:0] bits_i,
    output logic      [31:0] upper_o
);

  logic [63:0] turned;
  logic [46:0] by_16;  // 0, 16, 32 or 48 bits are done; up to 15 are left
  logic [34:0] by_4;

  always_comb begin
    unique case (bits_i[5:4])
      2'd1:    turned = {from_i[47:0], from_i[63:48]};
      2'd2:    turned = {from_i[31:0], from_i[63:32]};
      2'd3:    turned = {from_i[15:0], from_i[63:16]};
      default: turned = from_i;
    endcase
    by_16 = turned[63:17];
    unique case (bits_i[3:2])
      2'd1:    by_4 = by_16[42:8];
      2'd2:    by_4 = by_16[38:4];
      2'd3:    by_4 = by_16[34:0];
      default: by_4 = by_16[46:12];
    endcase
    unique case (bits_i[1:0])
      2'd1:    upper_o = by_4[33:2];
      2'd2:    upper_o = by_4[32:1];
      2'd3:    upper_o = by_4[31:0];
      default: upper_o = by_4[34:3];
    endcase
  end

  logic unused_low;
  assign unused_low = ^turned[16:0];

endmodule

`default_nettype wire
