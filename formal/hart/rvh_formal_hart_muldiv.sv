// SPDX-License-Identifier: Apache-2.0
// The multiplier and divider of rvh_hart, with any operands, aborts at any time and results that are taken at any time.
//
// Multiplication: the sum of the products of the first operand and the digits of the second one, each at its weight.
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
  // The solver knows a product only as a circuit. What follows for every product of two numbers is assumed: |a * b| is at
  // most |a| times the greatest |b|. The width of `product` is that of two such numbers.
  logic signed [MulBits+32:0] product;
  logic signed [65:0] factor, digit, total, total_q, least, most;
  logic [5:0] weight;

  assign weight = 6'(cycle_q * 6'(MulBits));  // of this cycle's digit
  assign factor = op == MdMulhu ? 66'(first) : 66'($signed(first));
  assign digit  = last && op inside {MdMul, MdMulh} ?
                  66'($signed(second[31:32-MulBits])) : 66'(MulBits'(second >> weight));
  assign product = u_dut.factor * u_dut.digit;  // a_digit: of `factor` and `digit`
  assign total = (cycle_q == '0 ? 66'sd0 : total_q) + (66'(product) <<< weight);
  assign least = digit < 66'sd0 ? -(factor <<< (MulBits - 1)) : 66'sd0;
  assign most  = digit < 66'sd0 ? 66'sd0 : (factor <<< MulBits) - factor;

  always_comb begin
    assume (factor < 66'sd0 ? 66'(product) <= least && 66'(product) >= most :
                              66'(product) >= least && 66'(product) <= most);
  end

  // ---- division ----
  logic is_signed, bit_q, fits;
  logic [31:0] dividend, divisor;  // their absolute values
  logic [31:0] rest_q, quotient_q, prefix_q;
  logic [63:0] product_q;
  logic [32:0] next_rest;

  assign is_signed = op inside {MdDiv, MdRem};
  assign dividend  = is_signed && first[31] ? -first : first;
  assign divisor   = is_signed && second[31] ? -second : second;
  assign bit_q     = dividend[5'(6'd32-cycle_q)];  // in cycles 1 to 32
  assign next_rest = {rest_q, bit_q};
  assign fits      = next_rest >= 33'(divisor);

  always_ff @(posedge clk_i) begin
    if (valid && !last) begin
      total_q <= total;
      if (cycle_q == '0) begin
        {rest_q, quotient_q, prefix_q, product_q} <= '0;
      end else begin
        rest_q     <= 32'(next_rest - (fits ? 33'(divisor) : 33'd0));
        quotient_q <= {quotient_q[30:0], fits};
        prefix_q   <= {prefix_q[30:0], bit_q};
        product_q  <= {product_q[62:0], 1'b0} + (fits ? 64'(divisor) : 64'd0);
      end
    end
  end

  logic by_zero, overflow;
  logic [31:0] quotient, rest;

  assign by_zero  = second == '0;
  assign overflow = is_signed && first == 32'h8000_0000 && second == '1;
  assign quotient = is_signed && (first[31] ^ second[31]) ? -quotient_q : quotient_q;
  assign rest     = is_signed && first[31] ? -rest_q : rest_q;

  // ---- properties; `runs`: in the middle of an operation ----
  logic runs;
  logic signed [65:0] carried;
  logic [5:0] bits;  // of the quotient
  logic [63:0] mask;

  assign runs = rst_ni && valid && cycle_q != '0;
  assign bits = cycle_q - 6'd1;
  assign mask = (64'd1 << weight) - 64'd1;
  assign carried = total_q >>> weight;

  always_comb begin
    if (rst_ni) begin
      a_cycles : assert (done == (valid && last));
      a_stays : assert (!(waits_q && valid) || (done && result == result_q));
      i_step :
      assert (u_dut.step_q == cycle_q && (goes_on_q || (cycle_q == '0 && !waits_q)) &&
              cycle_q < (op_q inside {MdDiv, MdDivu, MdRem, MdRemu} ? DivCycles : MulCycles));
    end
    if (rst_ni && valid && !divides) begin
      a_digit : assert (66'(u_dut.factor) == factor && 66'(u_dut.digit) == digit);
    end
    if (rst_ni && done && !divides) begin
      a_product : assert (op == MdMul || result == total[63:32]);
      a_low : assert (op != MdMul || result == total[31:0]);
    end
    if (rst_ni && done && divides) begin
      a_definition :
      assert (64'(dividend) == product_q + 64'(rest_q) && (by_zero || rest_q < divisor) && prefix_q == dividend);
      a_quotient : assert (!(op inside {MdDiv, MdDivu}) || by_zero || result == quotient);
      a_rest : assert (!(op inside {MdRem, MdRemu}) || by_zero || result == rest);
      a_by_zero : assert (!by_zero || result == (op inside {MdDiv, MdDivu} ? '1 : first));
      a_overflow : assert (!overflow || result == (op == MdDiv ? 32'h8000_0000 : '0));
    end
    if (runs && !divides) begin
      i_total :
      assert (66'($signed({u_dut.sign_q, u_dut.high_q})) == carried &&
              (factor < 66'sd0 ? carried <= 66'sd0 && carried >= factor : carried >= 66'sd0 && carried <= factor) &&
              (64'(u_dut.low_q) >> (6'd32 - weight)) == (64'(total_q) & mask));
    end
    if (runs && divides) begin
      i_restoring :
      assert (u_dut.high_q == rest_q &&
              64'(u_dut.low_q) == ((64'(dividend) << bits) & 64'hffff_ffff | 64'(quotient_q)) &&
              64'(prefix_q) == product_q + 64'(rest_q) && (by_zero || rest_q < divisor) &&
              64'(prefix_q) == 64'(dividend) >> (6'd32 - bits) && 64'(quotient_q) >> bits == '0 &&
              (!by_zero || (product_q == '0 && quotient_q == 32'((64'd1 << bits) - 64'd1))));
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
