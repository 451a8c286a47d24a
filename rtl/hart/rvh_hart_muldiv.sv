// SPDX-License-Identifier: Apache-2.0
// Multiplication and division of the M extension. Cycles, the same for all operands: a multiplication 32 / MulBits, a
// division 34. MulBits = 32 is a multiplier of the target, such as DSP blocks; less is that many additions per cycle.
//
// Contract: the operation and its operands are stable from `valid_i` = 1 until `done_o` = 1, when the result is there;
// `take_i` = 1 in that cycle ends it. `valid_i` = 0 aborts it. The result stays until it is taken.

`default_nettype none

module rvh_hart_muldiv
  import rvh_hart_pkg::*;
#(
    parameter int unsigned MulBits = 8  // bits of the second operand per cycle: 4, 8, 16 or 32
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic           valid_i,
    input  wire muldiv_e        op_i,
    input  wire logic    [31:0] first_i,
    input  wire logic    [31:0] second_i,
    output logic                done_o,
    output logic         [31:0] result_o,
    input  wire logic           take_i
);

  if (MulBits != 4 && MulBits != 8 && MulBits != 16 && MulBits != 32) begin : gen_bad_mul_bits
    $error("rvh_hart_muldiv: MulBits must be 4, 8, 16 or 32");
  end

  localparam logic [5:0] LastMul = 6'(32 / MulBits - 1), LastDiv = 6'd33;

  logic [5:0] step_q;
  logic [31:0] high_q, low_q;
  logic divides, first_step, last_step;

  assign divides    = op_i >= MdDiv;
  assign first_step = step_q == '0;
  assign last_step  = step_q == (divides ? LastDiv : LastMul);
  assign done_o     = valid_i && last_step;

  // ---- multiplication: MulBits bits of the second operand at a time, the last one with its sign ----
  logic [32:0] factor, carried;
  logic [MulBits-1:0] digit;
  logic [MulBits+32:0] product;
  logic negative_bit;  // the last bit of the digit is the sign
  logic [31:0] mul_high, mul_low;
  logic sign_q;  // of high_q

  assign factor       = {first_i[31] && op_i != MdMulhu, first_i};
  assign digit        = MulBits'(second_i >> (step_q * MulBits));
  assign negative_bit = last_step && !op_i[1];
  assign carried      = first_step ? '0 : {sign_q, high_q};

  if (MulBits == 32) begin : gen_whole
    assign product = signed'(factor) * signed'({negative_bit && digit[31], digit});
    assign mul_low = product[31:0];
    logic unused_carried;
    assign unused_carried = ^carried;
  end else begin : gen_rows
    // One addition per bit, on a carry chain. An adder tree, which tools make of `*`, is twice as large.
    logic [MulBits-1:0][33:0] sum;

    for (genvar i = 0; i < MulBits; i++) begin : gen_row
      logic [33:0] above, row;
      logic subtract;
      if (i == 0) begin : gen_first
        assign above = {carried[32], carried};
      end else begin : gen_later
        assign above = {sum[i-1][33], sum[i-1][33:1]};
        assign product[i-1] = sum[i-1][0];
      end
      assign subtract = i == MulBits - 1 && negative_bit && digit[i];
      assign row      = digit[i] ? {34{subtract}} ^ {factor[32], factor} : '0;
      assign sum[i]   = above + row + 34'(subtract);
    end
    assign product[MulBits+32:MulBits-1] = sum[MulBits-1];
    assign mul_low = {product[MulBits-1:0], low_q[31:MulBits]};
  end

  assign mul_high = product[MulBits+31:MulBits];

  // ---- division: one bit of the quotient per cycle, of the absolute values ----
  logic is_signed, negative, div_rest, adds;
  logic [31:0] to_negate, negated, magnitude;
  logic [32:0] difference;

  assign is_signed = !op_i[0];
  assign div_rest = op_i[1];
  // The dividend in the first cycle, the result in the last one
  assign to_negate = first_step ? first_i : (div_rest ? high_q : low_q);
  assign negated = -to_negate;
  assign negative   = is_signed && (first_i[31] ^ (second_i[31] && !first_step && !div_rest)) &&
                      (first_step || div_rest || second_i != '0);
  assign magnitude = negative ? negated : to_negate;
  assign adds = is_signed && second_i[31];  // the divisor is negative
  assign difference = {high_q, low_q[31]} + (adds ? {1'b1, second_i} : ~{1'b0, second_i}) + 33'(!adds);

  assign result_o = divides ? magnitude : op_i == MdMul ? mul_low : mul_high;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q <= '0;
    end else if (!valid_i || (done_o && take_i)) begin
      step_q <= '0;
    end else if (!last_step) begin
      step_q <= step_q + 6'd1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (valid_i && !last_step) begin
      if (!divides) begin
        high_q <= mul_high;
        low_q  <= mul_low;
        sign_q <= product[MulBits+32];
      end else if (first_step) begin
        high_q <= '0;
        low_q  <= magnitude;
      end else begin
        high_q <= difference[32] ? {high_q[30:0], low_q[31]} : difference[31:0];
        low_q  <= {low_q[30:0], !difference[32]};
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_hart_muldiv.operation"),
      .Width(67)
  ) u_contract_operation (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_i),
      .ready_i  (done_o && take_i),
      .payload_i({op_i, first_i, second_i}),
      .cancel_i (!valid_i)
  );
`endif

endmodule

`default_nettype wire
