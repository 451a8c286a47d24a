// SPDX-License-Identifier: Apache-2.0
// Clock and reset of the example. The program ends the simulation; after +cycles= cycles (default: 2,000,000) this does.

`default_nettype none
`timescale 1ns / 1ps

module rvh_example_tb;

  reg clk, rst_n;
  integer cycles;

  initial begin
    if (!$value$plusargs("cycles=%d", cycles)) cycles = 2000000;
    clk   = 1'b0;
    rst_n = 1'b1;
    #1 rst_n = 1'b0;
    repeat (8) @(negedge clk);
    rst_n = 1'b1;
    repeat (cycles) @(negedge clk);
    $display("FAILED: no end after %0d cycles", cycles);
    $stop;
  end

  always #5 clk = !clk;

  rvh_example u_example (
      .clk_i (clk),
      .rst_ni(rst_n)
  );

endmodule

`default_nettype wire
