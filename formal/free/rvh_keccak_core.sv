// SPDX-License-Identifier: Apache-2.0
// Replaces rvh_keccak_core in proofs: a core with unconstrained outputs. A property that is proved
// with it holds for every core.

`default_nettype none

module rvh_keccak_core
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b0,
    parameter bit          HasChains      = 1'b0
) (
    input logic clk_i,
    input logic rst_ni,

    input logic abort_i,

    input rate_e rate_i,
    input logic  short_i,
    input logic  squeeze_i,
    input logic  more_i,

    input  logic             valid_i,
    output logic             ready_o,
    input  logic [Width-1:0] word_i,
    input  logic             half_i,
    input  logic             first_i,
    input  logic             last_i,
    input  logic             run_i,
    output logic [Width-1:0] word_o,

    input  logic              load_i,
    input  logic [16:0][63:0] block_i,
    output logic              running_o,
    output logic [ 3:0][63:0] front_o
);

  // Without a driver: any value in every cycle. Each output has one driver, so that all readers see the same value.
  logic ready, running;
  logic [3:0][63:0] front;
  logic [Width-1:0] word;

  assign ready_o = ready;
  assign word_o = word;
  assign running_o = running;
  assign front_o = front;

endmodule

`default_nettype wire
