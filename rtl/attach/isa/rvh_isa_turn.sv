// SPDX-License-Identifier: Apache-2.0
// The rotator of the instruction unit: rs1 ^ rs2 rotated right, or rs1 ^ rs2 of which rs2 is rotated left by one bit; or 0.
// Combinational. The step by one bit goes first, so one table per bit has it and both exclusive ors.

`default_nettype none

module rvh_isa_turn
  import rvh_isa_pkg::*;
(
    input  wire rotator_t        control_i,
    input  wire logic     [31:0] rs1_i,
    input  wire logic     [31:0] rs2_i,
    output logic          [31:0] word_o
);

  logic [31:0] both, step, by_two;

  assign both = rs1_i ^ rs2_i;

  always_comb begin
    unique case (control_i.turn)
      TurnRight:  step = both;
      TurnOdd:    step = {both[30:0], both[31]};
      TurnSecond: step = rs1_i ^ {rs2_i[30:0], rs2_i[31]};
      default:    step = '0;
    endcase
    unique case (control_i.pairs[1:0])
      2'd1:    by_two = {step[1:0], step[31:2]};
      2'd2:    by_two = {step[3:0], step[31:4]};
      2'd3:    by_two = {step[5:0], step[31:6]};
      default: by_two = step;
    endcase
    unique case (control_i.pairs[3:2])
      2'd1:    word_o = {by_two[7:0], by_two[31:8]};
      2'd2:    word_o = {by_two[15:0], by_two[31:16]};
      2'd3:    word_o = {by_two[23:0], by_two[31:24]};
      default: word_o = by_two;
    endcase
  end

endmodule

`default_nettype wire
