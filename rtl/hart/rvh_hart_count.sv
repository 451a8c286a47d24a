// SPDX-License-Identifier: Apache-2.0
// clz, ctz and cpop of Zbb with one population count: the zeros before the first one, from either end, are made ones
// and all else zeros. Combinational.

`default_nettype none

module rvh_hart_count
  import rvh_hart_pkg::*;
(
    input  wire count_e        op_i,
    input  wire logic   [31:0] data_i,
    output logic        [ 5:0] count_o  // 0 to 32
);

  logic [31:0] word, trailing, ones;

  for (genvar i = 0; i < 32; i++) begin : gen_reverse
    assign word[i] = op_i == CountLeading ? data_i[31-i] : data_i[i];
  end

  assign trailing = ~word & (word - 32'd1);  // ones where `word` has trailing zeros
  assign ones     = op_i == CountOnes ? data_i : trailing;

  always_comb begin
    count_o = '0;
    for (int unsigned i = 0; i < 32; i++) count_o = count_o + 6'(ones[i]);
  end

endmodule

`default_nettype wire
