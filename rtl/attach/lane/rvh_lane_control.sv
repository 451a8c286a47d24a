// SPDX-License-Identifier: Apache-2.0
// The sequence of rvh_lane: words in and out of the ring, the turn of the ring to its first lane, rounds.
//
// A permutation of n rounds: the ring turns on to its first lane, 25 cycles at most, 0 if it is there; then n + 1 passes
// of six cycles. A pass is chi of a round and theta of the next one; the first one is theta alone, the last one chi alone.
// Clearing takes 25 cycles. No instruction is executed meanwhile.

`default_nettype none

module rvh_lane_control
  import rvh_lane_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    // the instruction that is executed in this cycle; allowed with `ready_o`
    output logic             ready_o,
    input  wire logic        word_i,
    input  wire logic        permute_i,
    input  wire logic        clear_i,
    input  wire logic [31:0] rounds_i,
    output logic      [ 5:0] where_o,    // the index of the next word

    output move_e                  move_o,
    output logic                   clear_o,    // LaneTurn: the lane becomes 0
    output logic                   first_o,    // of rvh_lane_slices
    output logic                   last_o,
    output logic                   start_o,
    output logic      [Slices : 0] iota_o,
    input  wire logic [     4 : 0] parity_i,
    output logic      [     4 : 0] previous_o
);

  typedef enum logic [1:0] {
    Idle,
    Clear,
    Turn,
    Rounds
  } phase_e;

  phase_e phase_q;
  logic [4:0] count_q;  // lanes that the ring has turned
  logic half_q;  // the next word is the upper half of the first lane
  logic first_q;  // the first pass
  logic [2:0] step_q;
  logic [4:0] round_q, previous_q;
  logic turns, home, ends;
  logic [63:0] constant;

  assign ready_o    = phase_q == Idle;
  assign where_o    = {count_q, half_q};

  // ---- the ring ----
  assign turns      = (word_i && half_q) || phase_q == Clear || phase_q == Turn;
  assign home       = count_q == 5'd24;  // the turn that brings the first lane back

  // ---- rounds ----
  assign ends       = step_q == 3'(Steps - 1);
  assign first_o    = first_q;
  assign last_o     = !first_q && round_q == 5'd23;
  assign start_o    = step_q == '0;
  assign previous_o = previous_q;

  always_comb begin
    constant = '0;
    for (int unsigned i = 0; i < 24; i++) if (round_q == 5'(i)) constant = rvh_keccak_pkg::KeccakRc[i];
    iota_o = '0;
    for (int unsigned s = 0; s < Steps; s++) begin
      for (int unsigned i = 0; i < Slices; i++) begin
        if (s * Slices + i < 64 && step_q == 3'(s)) iota_o[i] = constant[s*Slices+i];
      end
    end
    iota_o[Slices] = constant[63];
  end

  always_comb begin
    move_o = LaneHold;
    if (word_i) move_o = half_q ? LaneTurn : LaneWord;
    if (phase_q == Clear || phase_q == Turn) move_o = LaneTurn;
    if (phase_q == Rounds) move_o = !ends ? LaneSlices : last_o ? LaneEnd : LaneRho;
  end

  assign clear_o = phase_q == Clear;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      phase_q <= Idle;
      count_q <= '0;
      half_q <= 1'b0;
      first_q <= 1'b0;
      step_q <= '0;
      round_q <= '0;
      previous_q <= '0;
    end else begin
      if (word_i) half_q <= !half_q;
      if (turns) count_q <= home ? '0 : count_q + 5'd1;
      unique case (phase_q)
        Clear: if (home) phase_q <= Idle;
        Turn:  if (home) phase_q <= Rounds;
        Rounds: begin
          step_q <= ends ? '0 : step_q + 3'd1;
          previous_q <= parity_i;
          if (ends) begin
            first_q <= 1'b0;
            if (!first_q) round_q <= round_q + 5'd1;
            if (last_o) phase_q <= Idle;
          end
        end
        default: begin
          if (clear_i) begin
            phase_q <= Clear;
            count_q <= '0;
            half_q  <= 1'b0;
          end
          if (permute_i && rounds_i >= 32'd1 && rounds_i <= 32'd24) begin
            phase_q <= where_o == '0 ? Rounds : Turn;
            half_q  <= 1'b0;
            first_q <= 1'b1;
            round_q <= 5'd24 - rounds_i[4:0];
          end
        end
      endcase
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_lane_control.ready")
  ) u_contract_ready (
      .clk_i,
      .rst_ni,
      .holds_i(!(word_i || permute_i || clear_i) || ready_o)
  );
`endif

endmodule

`default_nettype wire
