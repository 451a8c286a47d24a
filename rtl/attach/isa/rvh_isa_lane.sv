// SPDX-License-Identifier: Apache-2.0
// The bit interleaver of the instruction unit: rs1 ^ the even or the odd bits of the lane whose words are rs2 and rs3; or a
// word of the lane whose even bits are rs1 and whose odd bits are rs2; or 0. Combinational.

`default_nettype none

module rvh_isa_lane
  import rvh_isa_pkg::*;
(
    input  wire lane_e        lane_i,
    input  wire logic  [31:0] rs1_i,
    input  wire logic  [31:0] rs2_i,
    input  wire logic  [31:0] rs3_i,
    output logic       [31:0] gathered_o,
    output logic       [31:0] spread_o
);

  logic [63:0] lane;

  assign lane = {rs3_i, rs2_i};

  for (genvar i = 0; i < 32; i++) begin : gen_bit
    logic low, high;
    if (i % 2 == 0) begin : gen_even
      assign {high, low} = {rs1_i[i/2+16], rs1_i[i/2]};
    end else begin : gen_odd
      assign {high, low} = {rs2_i[i/2+16], rs2_i[i/2]};
    end
    assign gathered_o[i] = (lane_i == LaneEven && (rs1_i[i] ^ lane[2*i])) ||
                           (lane_i == LaneOdd && (rs1_i[i] ^ lane[2*i+1]));
    assign spread_o[i] = (lane_i == LaneLow && low) || (lane_i == LaneHigh && high);
  end

endmodule

`default_nettype wire
