// SPDX-License-Identifier: Apache-2.0
// Shifts and rotations of 32 bits: one rotator to the right, then a mask. A shift to the left by n is a rotation to the
// right by 32 - n. Combinational.

`default_nettype none

module rvh_hart_shift
  import rvh_hart_pkg::*;
#(
    parameter bit HasZbb = 1'b1,  // rotations
    parameter bit HasZbs = 1'b1   // ShiftBit
) (
    input  wire shift_e        op_i,
    input  wire logic          left_i,
    input  wire logic   [31:0] data_i,
    input  wire logic   [ 4:0] amount_i,
    output logic        [31:0] data_o
);

  logic [4:0] right;
  logic [31:0] rotated_4, rotated_16, rotated, ones, kept;
  logic fill;

  assign right = left_i ? -amount_i : amount_i;

  // Two bits of the amount at a time: a selection of four is one 6-input table.
  always_comb begin
    unique case (right[1:0])
      2'd0: rotated_4 = data_i;
      2'd1: rotated_4 = {data_i[0], data_i[31:1]};
      2'd2: rotated_4 = {data_i[1:0], data_i[31:2]};
      default: rotated_4 = {data_i[2:0], data_i[31:3]};
    endcase
    unique case (right[3:2])
      2'd0: rotated_16 = rotated_4;
      2'd1: rotated_16 = {rotated_4[3:0], rotated_4[31:4]};
      2'd2: rotated_16 = {rotated_4[7:0], rotated_4[31:8]};
      default: rotated_16 = {rotated_4[11:0], rotated_4[31:12]};
    endcase
  end
  assign rotated = right[4] ? {rotated_16[15:0], rotated_16[31:16]} : rotated_16;

  // The bits that come from the operand. To the right by n: 31 - n to 0. To the left by n: 31 to n.
  assign ones = 32'hffff_ffff >> amount_i;

  for (genvar i = 0; i < 32; i++) begin : gen_kept
    assign kept[i] = left_i ? ones[31-i] : ones[i];
  end

  assign fill = op_i == ShiftArithmetic && data_i[31];

  always_comb begin
    data_o = (rotated & kept) | ({32{fill}} & ~kept);
    if (HasZbb && op_i == ShiftRotate) data_o = rotated;
    if (HasZbs && op_i == ShiftBit) data_o = 32'(rotated[0]);
  end

endmodule

`default_nettype wire
