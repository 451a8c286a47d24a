// SPDX-License-Identifier: Apache-2.0
// Clock gate: a latch that is transparent while the clock is low, and an AND. Replace it by the library's cell,
// with these ports, wherever the library has one. On an FPGA use the enable-based build of the module that
// instantiates it.
//
// Contract: `en_i` is stable before clk_i rises. A rising edge of clk_i passes if en_i was 1 before it.

`default_nettype none

module rvh_clock_gate (
    input wire logic clk_i,
    input wire logic en_i,
    output logic clk_o
);

  logic en_q;

  always_latch begin
    if (!clk_i) en_q = en_i;
  end

  assign clk_o = clk_i && en_q;

endmodule

`default_nettype wire
