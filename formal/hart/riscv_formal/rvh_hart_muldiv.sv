// SPDX-License-Identifier: Apache-2.0
// In the place of rvh_hart_muldiv in riscv-formal: the alternative operations of its convention, in one cycle.

`default_nettype none

module rvh_hart_muldiv
  import rvh_hart_pkg::*;
#(
    parameter int unsigned MulBits = 8
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

  logic unused;
  assign unused   = ^{clk_i, rst_ni, take_i};

  assign done_o   = valid_i;
  assign result_o = rvh_formal_ref_rv32_pkg::altops(op_i, first_i, second_i);

endmodule

`default_nettype wire
