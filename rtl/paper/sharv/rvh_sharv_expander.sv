// SPDX-License-Identifier: Apache-2.0
// Message expander of SHA-RV (ME): W[t+16] from four words of a block, two pipeline stages, one adder in each path.
//
// Cycles: `new_o` belongs to the words of two cycles ago; cycles with `en_i` = 0 do not count.

`default_nettype none

module rvh_sharv_expander
  import rvh_sha256_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic en_i,

    input wire word_t w0_i,  // W[t]
    input wire word_t w1_i,  // W[t+1]
    input wire word_t w9_i,  // W[t+9]
    input wire word_t w14_i,  // W[t+14]
    output word_t new_o
);

  word_t low_q, high_q, new_q;

  assign new_o = new_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      low_q  <= '0;
      high_q <= '0;
      new_q  <= '0;
    end else if (en_i) begin
      low_q  <= small_sigma0(w1_i) + w0_i;
      high_q <= small_sigma1(w14_i) + w9_i;
      new_q  <= low_q + high_q;
    end
  end

endmodule

`default_nettype wire
