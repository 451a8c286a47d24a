// SPDX-License-Identifier: Apache-2.0
// The rounds of a Keccak core (seam B): counts them and computes one or two a cycle.
//
// After a cycle with `start_i`, `running_o` is 1 for 24 / RoundsPerCycle cycles, or for 12 /
// RoundsPerCycle if `short_i` (the last 12 rounds, as in TurboSHAKE). In each of them the core
// loads `state_o`. `last_o` marks the last one; `hold_i` postpones it, and the next `start_i` may
// come with it. `abort_i` stops the rounds.

`default_nettype none

module rvh_keccak_rounds
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned RoundsPerCycle = 1  // 1 or 2
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic abort_i,
    input wire logic start_i,
    input wire logic short_i,
    input wire logic hold_i,

    output logic running_o,
    output logic last_o,
    input wire state_t state_i,
    output state_t state_o
);

  localparam int unsigned Steps = KeccakRounds / RoundsPerCycle;
  localparam int unsigned IndexWidth = $clog2(Steps);

  if (RoundsPerCycle != 1 && RoundsPerCycle != 2) begin : gen_bad_rounds
    $error("rvh_keccak_rounds: RoundsPerCycle must be 1 or 2");
  end

  logic running_d, running_q;
  logic [IndexWidth-1:0] index_d, index_q;

  assign running_o = running_q;
  assign last_o    = running_q && index_q == IndexWidth'(Steps - 1);

  always_comb begin
    running_d = running_q;
    index_d   = index_q;
    if (last_o && !hold_i) begin
      running_d = 1'b0;
      index_d   = '0;
    end else if (running_q && !last_o) begin
      index_d = index_q + IndexWidth'(1);
    end
    if (start_i) begin
      running_d = 1'b1;
      index_d   = short_i ? IndexWidth'(Steps / 2) : '0;
    end
    if (abort_i) begin
      running_d = 1'b0;
      index_d   = '0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      running_q <= 1'b0;
      index_q   <= '0;
    end else begin
      running_q <= running_d;
      index_q   <= index_d;
    end
  end

  // A variable index of KeccakRc itself would cost a subtraction, 23 - i.
  function automatic lane_t constant(logic [4:0] i);
    lane_t [23:0] from_last;
    for (int unsigned r = 0; r < KeccakRounds; r++) from_last[r] = KeccakRc[r];
    return from_last[i];
  endfunction

  if (RoundsPerCycle == 1) begin : gen_one
    assign state_o = round(state_i, constant(5'(index_q)));
  end else begin : gen_two
    assign state_o = round(round(state_i, constant({index_q, 1'b0})), constant({index_q, 1'b1}));
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // Rounds start when none are running, or in the last cycle of the previous ones.
  rvh_contract #(
      .Name("rvh_keccak_rounds.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!start_i || abort_i || !running_o || (last_o && !hold_i))
  );

  rvh_contract #(
      .Name("rvh_keccak_rounds.index")
  ) u_contract_index (
      .clk_i,
      .rst_ni,
      .holds_i(32'(index_q) < Steps && (running_q || index_q == '0))
  );
`endif

endmodule

`default_nettype wire
