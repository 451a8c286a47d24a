// SPDX-License-Identifier: Apache-2.0
// One stage of the Artix-7 paper's pipeline: a round of Keccak-f[1600] (FIPS 202, 3.3) and a state register after it.
//
// Contract: the state marked by `valid_i` is in the register one cycle after a cycle with `move_i`; without it
// nothing changes. If the stage is gated, its state and the clock of its state change only when a block enters. Its
// old contents stay until the next one, so `valid_o` decides. The clock's enable depends on `move_i` and `valid_i` in
// the same cycle.

`default_nettype none

module rvh_artix7_stage
  import rvh_artix7_pkg::*;
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned Index = 0,  // of the round
    parameter int unsigned Gating = GatingNone
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic move_i,
    input wire logic valid_i,
    input wire logic last_i,  // the last block of its message
    input wire state_t state_i,
    output logic valid_o,
    output logic last_o,
    output state_t state_o
);

  if (Index >= KeccakRounds) begin : gen_bad_index
    $error("rvh_artix7_stage: Index must be 0 to 23");
  end
  if (Gating > GatingEnable) begin : gen_bad_gating
    $error("rvh_artix7_stage: Gating must be 0, 1 or 2");
  end

  state_t state_d, state_q;
  logic valid_q, last_q;

  assign state_d = round(state_i, KeccakRc[Index]);
  assign valid_o = valid_q;
  assign last_o  = last_q;
  assign state_o = state_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      last_q  <= 1'b0;
    end else if (move_i) begin
      valid_q <= valid_i;
      last_q  <= valid_i && last_i;
    end
  end

  if (Gating == GatingClock) begin : gen_gated
    logic clk;

    rvh_clock_gate u_gate (
        .clk_i,
        .en_i (move_i && valid_i),
        .clk_o(clk)
    );

    always_ff @(posedge clk or negedge rst_ni) begin
      if (!rst_ni) state_q <= '0;
      else state_q <= state_d;
    end
  end else begin : gen_enabled
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) state_q <= '0;
      else if (move_i && (valid_i || Gating == GatingNone)) state_q <= state_d;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_artix7_stage.state"),
      .Width($bits(state_t) + 1)
  ) u_contract_state (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_o),
      .ready_i  (move_i),
      .payload_i({state_o, last_o}),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
