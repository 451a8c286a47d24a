// SPDX-License-Identifier: Apache-2.0
// rvh_keccak_core for the engine (seam C): what the core is asked for in each step of the
// engine. Ports that are not explained here are those of the core.

module rvh_engine_keccak
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b0,
    parameter int unsigned WipeBeats      = 21
) (
    input logic clk_i,
    input logic rst_ni,

    input fsm_e                        fsm_i,
    input logic                  [5:0] index_i,
    input logic                        squeezing_i,
    input logic                        first_i,
    input logic                        short_i,
    input rvh_keccak_pkg::rate_e       rate_i,
    input logic                        xof_i,
    input logic                        half_i,       // the coming beat is one lane of a 128-bit word
    input logic                        at_end_i,
    input logic                        start_i,      // a message begins
    input logic                        wipe_i,

    input  logic             beat_i,    // `padded_i` is to be absorbed
    input  logic [Width-1:0] padded_i,
    input  logic             state_i,   // `packed_i` is a word of a context's state
    input  logic [Width-1:0] packed_i,
    input  logic             read_i,    // the word on offer is taken
    output logic             ready_o,
    output logic [Width-1:0] word_o,
    output logic             move_o     // the block moves on by a beat
);

  rvh_keccak_pkg::rate_e block_rate;
  logic wiping, transfer, valid, half, first, last, run, squeeze, more;
  logic [Width-1:0] word;

  assign wiping   = fsm_i == Wipe;
  assign transfer = fsm_i inside {SaveData, LoadState};
  assign move_o   = valid && ready_o && !wiping;

  always_comb begin
    block_rate = transfer ? rvh_keccak_pkg::Rate200 : rate_i;
    valid      = beat_i || state_i || read_i;
    word       = beat_i ? padded_i : state_i ? packed_i : '0;
    half       = half_i;
    first      = first_i;
    last       = at_end_i;
    run        = at_end_i && !transfer && !(fsm_i inside {SaveTurn, SaveUnread});
    squeeze    = (squeezing_i || fsm_i == SaveData) && fsm_i != LoadState;
    more       = xof_i && squeezing_i && !(fsm_i inside {SaveHead, SaveUnread, SaveZeros, SaveData});
    if (wiping) begin  // zeros as a message's first block of the longest rate, and no permutation
      block_rate = rvh_keccak_pkg::Rate168;
      valid      = index_i < 6'(WipeBeats);
      half       = 1'b0;
      first      = 1'b1;
      last       = index_i == 6'(WipeBeats - 1);
      run        = 1'b0;
      squeeze    = 1'b0;
    end
  end

  rvh_keccak_core #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap)
  ) u_core (
      .clk_i,
      .rst_ni,
      .abort_i  (start_i || wipe_i),
      .rate_i   (block_rate),
      .short_i,
      .squeeze_i(squeeze),
      .more_i   (more),
      .valid_i  (valid),
      .ready_o,
      .word_i   (word),
      .half_i   (half),
      .first_i  (first),
      .last_i   (last),
      .run_i    (run),
      .word_o
  );

endmodule
