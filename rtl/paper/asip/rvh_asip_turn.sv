// SPDX-License-Identifier: Apache-2.0
// 64 bits rotated to the left. Combinational.

`default_nettype none

module rvh_asip_turn (
    input  wire logic [63:0] from_i,
    input  wire logic [ 5:0] bits_i,
    output logic      [63:0] turned_o
);

  logic [63:0] by_16, by_4;

  always_comb begin
    unique case (bits_i[5:4])
      2'd1:    by_16 = {from_i[47:0], from_i[63:48]};
      2'd2:    by_16 = {from_i[31:0], from_i[63:32]};
      2'd3:    by_16 = {from_i[15:0], from_i[63:16]};
      default: by_16 = from_i;
    endcase
    unique case (bits_i[3:2])
      2'd1:    by_4 = {by_16[59:0], by_16[63:60]};
      2'd2:    by_4 = {by_16[55:0], by_16[63:56]};
      2'd3:    by_4 = {by_16[51:0], by_16[63:52]};
      default: by_4 = by_16;
    endcase
    unique case (bits_i[1:0])
      2'd1:    turned_o = {by_4[62:0], by_4[63]};
      2'd2:    turned_o = {by_4[61:0], by_4[63:62]};
      2'd3:    turned_o = {by_4[60:0], by_4[63:61]};
      default: turned_o = by_4;
    endcase
  end

endmodule

`default_nettype wire
