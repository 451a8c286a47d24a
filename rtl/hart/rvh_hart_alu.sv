// SPDX-License-Identifier: Apache-2.0
// Arithmetic, logic, comparison and bit manipulation: RV32I, Zba, Zbb, Zbs, Zbkb. Which of them are built, the decoder
// decides; what it never asks for is removed by synthesis if the parameters say so. Combinational, one cycle.

`default_nettype none

module rvh_hart_alu
  import rvh_hart_pkg::*;
#(
    parameter bit HasZba  = 1'b1,
    parameter bit HasZbb  = 1'b1,
    parameter bit HasZbs  = 1'b1,
    parameter bit HasZbkb = 1'b0
) (
    input  wire compute_t        compute_i,
    input  wire logic     [31:0] first_i,
    input  wire logic     [31:0] second_i,
    output logic          [31:0] result_o,   // of the units above, 0 for the others
    output logic          [31:0] sum_o,      // of the adder
    output logic                 equal_o,    // comparison of the operands; `compute_i.subtract` is 1
    output logic                 less_o
);

  // ---- adder and comparison ----
  logic [31:0] scaled, addend;
  logic [32:0] sum;

  assign scaled = HasZba ? first_i << compute_i.scale : first_i;
  assign addend = second_i ^ {32{compute_i.subtract}};
  assign sum = {1'b0, scaled} + {1'b0, addend} + 33'(compute_i.subtract);
  assign sum_o = sum[31:0];
  assign equal_o = first_i == second_i;
  // Without a carry the difference is negative. Signed: the signs are exchanged.
  assign less_o = !sum[32] ^ (!compute_i.is_unsigned && (first_i[31] ^ second_i[31]));

  // ---- logic and single bits ----
  logic [31:0] second, logical;

  assign second = (HasZbs && compute_i.single ? 32'd1 << second_i[4:0] : second_i) ^ {32{compute_i.invert}};

  always_comb begin
    unique case (compute_i.op[1:0])
      2'(LogicXor): logical = first_i ^ second;
      2'(LogicOr): logical = first_i | second;
      2'(LogicAnd): logical = first_i & second;
      default: logical = second;
    endcase
  end

  logic [31:0] shifted, bytes, count;

  rvh_hart_shift #(
      .HasZbb(HasZbb || HasZbkb),
      .HasZbs(HasZbs)
  ) u_shift (
      .op_i    (shift_e'(compute_i.op[1:0])),
      .left_i  (compute_i.left),
      .data_i  (first_i),
      .amount_i(second_i[4:0]),
      .data_o  (shifted)
  );

  rvh_hart_bytes #(
      .HasZbb (HasZbb),
      .HasZbkb(HasZbkb)
  ) u_bytes (
      .op_i    (bytes_e'(compute_i.op)),
      .first_i,
      .second_i(second_i[15:0]),
      .result_o(bytes)
  );

  if (HasZbb) begin : gen_count
    rvh_hart_count u_count (
        .op_i   (count_e'(compute_i.op[1:0])),
        .data_i (first_i),
        .count_o(count[5:0])
    );
    assign count[31:6] = '0;
  end else begin : gen_no_count
    assign count = '0;
  end

  always_comb begin
    unique case (compute_i.unit)
      UnitAdder: result_o = sum[31:0];
      UnitLess:  result_o = 32'(less_o);
      UnitPick:  result_o = HasZbb ? (less_o ^ compute_i.pick_more ? first_i : second_i) : '0;
      UnitLogic: result_o = logical;
      UnitShift: result_o = shifted;
      UnitBytes: result_o = bytes;
      UnitCount: result_o = count;
      default:   result_o = '0;
    endcase
  end

endmodule

`default_nettype wire
