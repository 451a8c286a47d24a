// SPDX-License-Identifier: Apache-2.0
// Keccak-f[1600] (FIPS 202, 3.3) for many states at once: a ring of stages, each of one round. A state passes the ring
// 24 / Stages times and carries a tag.
//
// Contract: `valid_i` comes two cycles after a cycle with `free_o`, or not at all. The ring never stalls: the user
// takes each state in the cycle of `valid_o`.
//
// Cycles: 24 from `valid_i` to `valid_o`. One state per cycle with 24 stages, one in two cycles with 12, and so on.

`default_nettype none

module rvh_stream_ring
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned Stages   = 24,  // 24, 12, 6 or 3
    parameter int unsigned TagWidth = 5
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    output logic                       free_o,
    input  wire logic                  valid_i,
    input  wire logic   [TagWidth-1:0] tag_i,
    input  wire state_t                state_i,
    output logic                       valid_o,
    output logic        [TagWidth-1:0] tag_o,
    output state_t                     state_o
);

  if (!(Stages inside {24, 12, 6, 3})) begin : gen_bad_stages
    $error("rvh_stream_ring: Stages must be 24, 12, 6 or 3");
  end

  localparam int unsigned Laps = KeccakRounds / Stages;
  localparam int unsigned LapWidth = (Laps == 1) ? 1 : $clog2(Laps);
  localparam logic [LapWidth-1:0] LastLap = LapWidth'(Laps - 1);

  typedef struct packed {
    logic                valid;
    logic [LapWidth-1:0] lap;
    logic [TagWidth-1:0] tag;
  } item_t;

  item_t [Stages-1:0] item_d, item_q;
  state_t [Stages-1:0] state_d, state_q;
  logic goes_round;

  assign goes_round = item_q[Stages-1].valid && item_q[Stages-1].lap != LastLap;
  assign valid_o    = item_q[Stages-1].valid && item_q[Stages-1].lap == LastLap;
  assign tag_o      = item_q[Stages-1].tag;
  assign state_o    = state_q[Stages-1];

  // The state two stages before the last one is in the last stage when the new state comes.
  assign free_o     = !(item_q[Stages-3].valid && item_q[Stages-3].lap != LastLap);

  for (genvar i = 0; i < Stages; i++) begin : gen_stage
    state_t from;
    lane_t [Laps-1:0] constants;

    if (i == 0) begin : gen_first
      assign item_d[i] = goes_round ?
          '{valid: 1'b1, lap: item_q[Stages-1].lap + LapWidth'(1), tag: tag_o} :
          '{valid: valid_i, lap: '0, tag: tag_i};
      assign from = goes_round ? state_q[Stages-1] : state_i;
    end else begin : gen_other
      assign item_d[i] = item_q[i-1];
      assign from      = state_q[i-1];
    end

    for (genvar lap = 0; lap < Laps; lap++) begin : gen_lap
      assign constants[lap] = KeccakRc[lap*Stages+i];
    end

    assign state_d[i] = round(from, constants[item_d[i].lap]);

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) state_q[i] <= '0;
      else if (item_d[i].valid) state_q[i] <= state_d[i];
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) item_q <= '0;
    else item_q <= item_d;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // A new state enters a free place.
  rvh_contract #(
      .Name("rvh_stream_ring.free")
  ) u_contract_free (
      .clk_i,
      .rst_ni,
      .holds_i(!(valid_i && goes_round))
  );

  // Each state comes out 24 cycles after it came in, and none is lost.
  logic [23:0] in_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) in_q <= '0;
    else in_q <= {in_q[22:0], valid_i};
  end

  rvh_contract #(
      .Name("rvh_stream_ring.valid")
  ) u_contract_valid (
      .clk_i,
      .rst_ni,
      .holds_i(valid_o == in_q[23])
  );
`endif

endmodule

`default_nettype wire
