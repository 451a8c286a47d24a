// SPDX-License-Identifier: Apache-2.0
// The multiplier and divider of rvh_hart, with any operands, aborts at any time and results that are taken at any time.
//
// Multiplication: the first operand is added for each bit of the second one, at its weight.
// Division: a restoring divider beside it keeps quotient and remainder, and the product of the quotient's digits and
// the divisor, each at its weight. The dividend is that product and the remainder, which is less than the divisor.

`default_nettype none

module rvh_formal_hart_muldiv
  import rvh_hart_pkg::*;
#(
    parameter int unsigned MulBits = 8
) (
    input logic           clk_i,
    input logic           rst_ni,
    input logic           valid,
    input muldiv_e        op,
    input logic    [31:0] first,
    input logic    [31:0] second,
    input logic           take
);

  localparam logic [5:0] MulCycles = 6'(32 / MulBits), DivCycles = 6'd34;

  logic done;
  logic [31:0] result;

  rvh_hart_muldiv #(
      .MulBits(MulBits)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .valid_i (valid),
      .op_i    (op),
      .first_i (first),
      .second_i(second),
      .done_o  (done),
      .result_o(result),
      .take_i  (take)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the contract: an operation is stable until it is taken or aborted ----
  muldiv_e op_q;
  logic [31:0] first_q, second_q, result_q;
  logic goes_on_q, waits_q;  // the operation of the last cycle is not taken; its result was there
  logic [5:0] cycle_q;  // cycles of this operation before this one, up to its last one

  always_comb assume (!(goes_on_q && valid) || (op == op_q && first == first_q && second == second_q));

  logic divides, last;
  assign divides = op inside {MdDiv, MdDivu, MdRem, MdRemu};
  assign last    = cycle_q == (divides ? DivCycles : MulCycles) - 6'd1;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {goes_on_q, waits_q, cycle_q} <= '0;
    end else begin
      goes_on_q <= valid && !(done && take);
      waits_q   <= valid && done && !take;
      if (!valid || (done && take)) cycle_q <= '0;
      else if (!last) cycle_q <= cycle_q + 6'd1;
    end
  end

  always_ff @(posedge clk_i) begin
    {op_q, first_q, second_q} <= {op, first, second};
    result_q <= result;
  end

  // ---- multiplication ----
  // `value`: the sum of this cycle's last row and all bits below it. Each row adds at its own weight, and leaves out the
  // lowest bit for the next one, so the last value is the product, if each row is exact. It is if the sum above it is
  // between 0 and the first operand. That holds of the first row, and a_row passes it on.
  logic signed [65:0] factor, value, value_q;
  logic [31:0] digits;  // bits of this cycle and later ones
  logic minus;  // bit 31 of the second operand is negative

  function automatic logic between(logic signed [65:0] number, logic signed [65:0] bound);
    return bound < 66'sd0 ? number <= 66'sd0 && number >= bound : number >= 66'sd0 && number <= bound;
  endfunction

  assign factor = op == MdMulhu ? 66'(first) : 66'($signed(first));
  assign digits = second >> (cycle_q * MulBits);
  assign minus  = last && op inside {MdMul, MdMulh};

  logic [MulBits-1:0][33:0] sums;
  logic [MulBits+32:0] product;
  assign sums = u_dut.gen_rows.sum;
  assign product = u_dut.product;
  for (genvar i = 0; i < MulBits; i++) begin : gen_row
    logic signed [65:0] above, sum, want;
    logic negative;
    if (i == 0) begin : gen_first
      assign above = 66'($signed(u_dut.carried));
    end else begin : gen_later
      assign above = 66'($signed(sums[i-1])) >>> 1;
    end
    assign negative = i == MulBits - 1 && minus;
    assign sum      = 66'($signed(sums[i]));
    assign want     = !digits[i] ? above : negative ? above - factor : above + factor;
    always_comb begin
      if (rst_ni && valid && !divides && between(above, factor)) begin
        a_row : assert (sum == want && (negative || between(sum >>> 1, factor)));
      end
    end
    if (i < MulBits - 1) begin : gen_bit
      always_comb begin
        a_bit : assert (product[i] == sums[i][0]);
      end
    end
  end
  assign value = 66'($signed({sums[MulBits-1], product[MulBits-2:0], u_dut.low_q[31:MulBits]}));

  // ---- division ----
  logic is_signed, bit_q, fits;
  logic [31:0] dividend, divisor;  // their absolute values
  logic [31:0] rest_q, quotient_q, prefix_q;
  logic [31:0] product_q;
  logic [32:0] next_rest;

  assign is_signed = op inside {MdDiv, MdRem};
  assign dividend  = is_signed && first[31] ? -first : first;
  assign divisor   = is_signed && second[31] ? -second : second;
  assign bit_q     = dividend[5'(6'd32-cycle_q)];  // in cycles 1 to 32
  assign next_rest = {rest_q, bit_q};
  assign fits      = next_rest >= 33'(divisor);

  always_ff @(posedge clk_i) begin
    if (valid && !last) begin
      value_q <= value;
      if (cycle_q == '0) begin
        {rest_q, quotient_q, prefix_q, product_q} <= '0;
      end else begin
        rest_q     <= 32'(next_rest - (fits ? 33'(divisor) : 33'd0));
        quotient_q <= {quotient_q[30:0], fits};
        prefix_q   <= {prefix_q[30:0], bit_q};
        product_q  <= {product_q[30:0], 1'b0} + (fits ? divisor : 32'd0);
      end
    end
  end

  logic by_zero, overflow;
  logic [31:0] quotient, rest;

  assign by_zero  = second == '0;
  assign overflow = is_signed && first == 32'h8000_0000 && second == '1;
  assign quotient = is_signed && (first[31] ^ second[31]) ? -quotient_q : quotient_q;
  assign rest     = is_signed && first[31] ? -rest_q : rest_q;

  // ---- properties ----
  logic [64:0] kept, kept_q;  // registers of the unit: with the operands they make the result

  assign kept = {u_dut.sign_q, u_dut.high_q, u_dut.low_q};
  always_ff @(posedge clk_i) kept_q <= kept;

  always_comb begin
    if (rst_ni) begin
      a_cycles : assert (done == (valid && last));
      a_stays : assert (!(waits_q && valid) || (done && kept == kept_q));
      i_step :
      assert (u_dut.step_q == cycle_q && (goes_on_q || (cycle_q == '0 && !waits_q)) &&
              cycle_q < (op_q inside {MdDiv, MdDivu, MdRem, MdRemu} ? DivCycles : MulCycles));
    end
    if (rst_ni && valid && !divides) begin
      a_digit :
      assert (66'($signed(
          u_dut.factor
      )) == factor && u_dut.digit == digits[MulBits-1:0] && u_dut.negative_bit == minus);
      a_carried :
      assert ($signed(
          u_dut.carried
      ) == (cycle_q == '0 ? 33'sd0 : 33'(value_q >>> 32)) && (cycle_q == '0 || u_dut.low_q == value_q[31:0]));
    end
    if (rst_ni && done && !divides) begin
      a_product : assert (op == MdMul || result == value[63:32]);
      a_low : assert (op != MdMul || result == value[31:0]);
    end
    if (rst_ni && done && divides) begin
      a_quotient : assert (!(op inside {MdDiv, MdDivu}) || by_zero || result == quotient);
      a_rest : assert (!(op inside {MdRem, MdRemu}) || by_zero || result == rest);
      a_by_zero : assert (!by_zero || result == (op inside {MdDiv, MdDivu} ? '1 : first));
      a_overflow : assert (!overflow || result == (op == MdDiv ? 32'h8000_0000 : '0));
    end
  end

  // In the middle of an operation
  for (genvar c = 1; c < 34; c++) begin : gen_div
    always_comb begin
      if (rst_ni && valid && divides && cycle_q == 6'(c)) begin
        i_restoring : assert (u_dut.high_q == rest_q && u_dut.low_q == (32'(64'(dividend) << (c - 1)) | quotient_q));
        i_prefix :
        assert (prefix_q == 32'(64'(dividend) >> (33 - c)) && 64'(quotient_q) >> (c - 1) == '0 &&
                (divisor != 32'd1 || product_q == quotient_q) &&
                (by_zero ? product_q == '0 && quotient_q == 32'((64'd1 << (c - 1)) - 64'd1) : rest_q < divisor));
        i_division : assert (33'(prefix_q) == 33'(product_q) + 33'(rest_q));
      end
    end
  end

  // ---- covers ----
  logic aborted_q;  // an operation was aborted

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) aborted_q <= 1'b0;
    else if (goes_on_q && !valid) aborted_q <= 1'b1;
  end

  always_comb begin
    c_waits : cover (rst_ni && done && op == MdMulhsu && take && waits_q && first[31] && result[31]);
    c_abort : cover (rst_ni && done && aborted_q && op == MdMulh);
    c_divide : cover (rst_ni && done && op == MdRem && second == 32'd3 && result == 32'd2);
  end

endmodule

`default_nettype wire
