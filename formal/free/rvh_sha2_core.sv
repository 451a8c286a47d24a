// SPDX-License-Identifier: Apache-2.0
// Replaces rvh_sha2_core in proofs: a core with unconstrained outputs. A property that is proved with
// it holds for every core.

`default_nettype none

module rvh_sha2_core
  import rvh_sha2_pkg::*;
#(
    parameter  bit          Has256         = 1'b1,
    parameter  bit          Has512         = 1'b1,
    parameter  int unsigned RoundsPerCycle = 1,
    localparam int unsigned WordWidth      = Has512 ? 64 : 32
) (
    input logic clk_i,
    input logic rst_ni,

    input variant_e variant_i,
    input logic     init_i,
    input logic     abort_i,

    input  logic                                     valid_i,
    output logic                                     ready_o,
    input  logic [RoundsPerCycle-1:0][WordWidth-1:0] words_i,

    output logic idle_o,
    output logic quiet_o,

    input  logic                                     hash_move_i,
    input  logic [     WordWidth-1:0]                hash_word_i,
    output logic [     WordWidth-1:0]                hash_word_o,
    input  logic                                     window_move_i,
    output logic [RoundsPerCycle-1:0][WordWidth-1:0] window_o,
    input  logic                                     resume_i,

    input logic                      chain_i,
    input logic [7:0][WordWidth-1:0] chaining_i
);

  // Without a driver: any value in every cycle. Each output has one driver, so that all readers see the same value.
  logic ready, idle, quiet;
  logic [WordWidth-1:0] hash_word;
  logic [RoundsPerCycle-1:0][WordWidth-1:0] window;

  assign ready_o     = ready;
  assign idle_o      = idle;
  assign quiet_o     = quiet;
  assign hash_word_o = hash_word;
  assign window_o    = window;

endmodule

`default_nettype wire
