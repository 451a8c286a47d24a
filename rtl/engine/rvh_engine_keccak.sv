// SPDX-License-Identifier: Apache-2.0
// rvh_keccak_core for the engine (seam C): what each step of the engine requests from the core.
// Ports without a comment are those of the core.

`default_nettype none

module rvh_engine_keccak
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b0,
    parameter bit          HasChains      = 1'b0,
    parameter int unsigned WipeBeats      = 21
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire fsm_e                        fsm_i,
    input wire logic                  [5:0] index_i,
    input wire logic                        squeezing_i,
    input wire logic                        first_i,
    input wire logic                        short_i,
    input wire rvh_keccak_pkg::rate_e       rate_i,
    input wire logic                        xof_i,
    input wire logic                        half_i,       // the coming beat is one lane of a 128-bit word
    input wire logic                        at_end_i,
    input wire logic                        start_i,      // a message begins
    input wire logic                        wipe_i,

    input  wire logic             beat_i,    // `padded_i` is to be absorbed
    input  wire logic [Width-1:0] padded_i,
    input  wire logic             state_i,   // `packed_i` is a word of a context's state
    input  wire logic [Width-1:0] packed_i,
    input  wire logic             read_i,    // the offered word is taken
    output logic                  ready_o,
    output logic      [Width-1:0] word_o,
    output logic                  move_o,    // the block advances by a beat

    // of a chain (rvh_engine_chain)
    input  wire logic              load_i,
    input  wire logic [16:0][63:0] block_i,
    input  wire logic              chain_i,   // the rounds run for it
    output logic                   rounds_o,
    output logic      [ 3:0][63:0] front_o
);

  rvh_keccak_pkg::rate_e block_rate;
  logic wiping, transfer, valid, half, first, last, run, squeeze, more;
  logic [Width-1:0] word;

  assign wiping   = fsm_i == FsmWipe;
  assign transfer = fsm_i inside {FsmSaveData, FsmLoadState};
  assign move_o   = valid && ready_o && !wiping;

  always_comb begin
    block_rate = transfer ? rvh_keccak_pkg::Rate200 : rate_i;
    valid      = beat_i || state_i || read_i;
    word       = beat_i ? padded_i : state_i ? packed_i : '0;
    half       = half_i;
    first      = first_i;
    last       = at_end_i;
    run        = at_end_i && !transfer && !(fsm_i inside {FsmSaveTurn, FsmSaveUnread});
    squeeze    = ((squeezing_i || fsm_i == FsmSaveData) && fsm_i != FsmLoadState) || chain_i;
    more       = xof_i && squeezing_i && !(fsm_i inside {FsmSaveHead, FsmSaveUnread, FsmSaveZeros, FsmSaveData});
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
      .Overlap       (Overlap),
      .HasChains     (HasChains)
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
      .word_o,
      .load_i,
      .block_i,
      .running_o(rounds_o),
      .front_o
  );

`ifndef SYNTHESIS
  // ---- contract ----
  // The core has one use in a cycle.
  rvh_contract #(
      .Name("rvh_engine_keccak.one")
  ) u_contract_one (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0({beat_i, state_i, read_i}))
  );
`endif

endmodule

`default_nettype wire
