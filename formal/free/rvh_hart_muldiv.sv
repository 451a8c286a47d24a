// SPDX-License-Identifier: Apache-2.0
// A stand-in of rvh_hart_muldiv: the same contract, any number of cycles, and the alternative operations of
// riscv-formal (formal/ref/rvh_formal_ref_rv32_pkg.sv) for the results.

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

  logic done;  // any value in every cycle
  logic waits_q;  // the result was offered and not taken

  assign done_o   = valid_i && (done || waits_q);
  assign result_o = rvh_formal_ref_rv32_pkg::altops(op_i, first_i, second_i);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) waits_q <= 1'b0;
    else waits_q <= done_o && !take_i;
  end

endmodule

`default_nettype wire
