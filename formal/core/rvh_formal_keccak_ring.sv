// SPDX-License-Identifier: Apache-2.0
// The words that enter and leave rvh_keccak_core without Overlap. One arbitrary unit of the state
// (a lane, or half of one) is followed. It counts as zero when a message begins. Its word of each
// block is XORed into it once. It is shown when its word is read, and it is in its place whenever
// the rounds run. The result of the rounds is unconstrained here; job keccak-rounds proves them.

`default_nettype none

module rvh_formal_keccak_ring
  import rvh_keccak_pkg::*;
#(
    parameter  int unsigned Width          = 64,
    parameter  int unsigned RoundsPerCycle = 1,
    localparam int unsigned UnitWidth      = (Width < 64) ? Width : 64,
    localparam int unsigned PerLane        = 64 / UnitWidth,
    localparam int unsigned Units          = 25 * PerLane,
    localparam int unsigned Step           = Width / UnitWidth
) (
    input logic                            clk_i,
    input logic                            rst_ni,
    input logic                            abort_i,
    input rate_e                           rate_i,
    input logic                            short_i,
    input logic                            squeeze_i,
    input logic                            more_i,
    input logic                            valid_i,
    input logic  [Step-1:0][UnitWidth-1:0] word_i,
    input logic                            half_i,
    input logic                            first_i,
    input logic                            last_i,
    input logic                            run_i
);

  typedef logic [UnitWidth-1:0] unit_t;
  typedef unit_t [Units-1:0] units_t;
  typedef unit_t [Step-1:0] word_t;
  typedef logic [5:0] place_t;

  logic  ready;
  word_t word;

  rvh_keccak_core #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (1'b0)
  ) u_core (
      .clk_i,
      .rst_ni,
      .abort_i,
      .rate_i,
      .short_i,
      .squeeze_i,
      .more_i,
      .valid_i,
      .ready_o(ready),
      .word_i,
      .half_i,
      .first_i,
      .last_i,
      .run_i,
      .word_o(word),
      .load_i(1'b0),
      .block_i('0),
      .running_o(),
      .front_o()
  );

  // ---- signals of the core ----
  units_t ring, into_rounds, permuted;
  logic [4:0] to_rounds;
  logic running;

  assign ring = u_core.gen_ring.u_sponge.state_q;
  assign permuted = u_core.gen_ring.u_sponge.permuted;
  assign running = u_core.gen_ring.u_sponge.running;
  assign into_rounds = u_core.gen_ring.u_sponge.u_rounds.state_i;
  assign to_rounds = {
    u_core.gen_ring.u_sponge.u_rounds.rst_ni,
    u_core.gen_ring.u_sponge.u_rounds.abort_i,
    u_core.gen_ring.u_sponge.u_rounds.start_i,
    u_core.gen_ring.u_sponge.u_rounds.short_i,
    u_core.gen_ring.u_sponge.u_rounds.hold_i
  };

  // ---- blocks, by a count of units ----
  place_t moved_q;  // units of this block so far; 0 at a boundary
  logic   first_q;  // value of first_i with the last word
  rate_e  rate_q;  // rate with the last word
  logic   lost_q;  // after an abort: the next block is the first of a message
  logic   begun_q = 1'b0;

  place_t rate_units, step, moved_d;
  logic take, ends;

  assign rate_units = 6'(PerLane * rate_lanes(rate_i));
  assign step = (Step == 2 && half_i) ? 6'd1 : 6'(Step);
  assign take = valid_i && ready;
  assign moved_d = moved_q + step;
  assign ends = moved_d == rate_units;

  always_ff @(posedge clk_i) begin
    begun_q <= 1'b1;
    if (take) begin
      moved_q <= ends ? '0 : moved_d;
      first_q <= first_i;
      rate_q  <= rate_i;
      lost_q  <= 1'b0;
    end
    if (abort_i || !rst_ni) begin
      moved_q <= '0;
      first_q <= 1'b0;
      lost_q  <= 1'b1;
    end
    if (!rst_ni) rate_q <= Rate72;
  end

  // ---- the contract ----
  always_comb begin
    assume (rst_ni == begun_q);
    if (begun_q) begin
      assume (rate_i inside {Rate72, Rate104, Rate136, Rate144, Rate168, Rate200});
      // Rate and first do not change within a block.
      assume (moved_q == '0 || (rate_i == rate_q && first_i == first_q));
      assume (!lost_q || !valid_i || first_i);
      // A permutation follows only the last word; of an odd rate one lane is left.
      assume (!(valid_i && run_i) || ends);
      assume (Step == 1 || !valid_i || half_i == (rate_units - moved_q == 6'd1));
    end
  end

  // ---- the capacity in a message's first block ----
  // Zeros enter the ring at its end. With the smallest rate, whose capacity is longer than the
  // block, they also enter at a second place.
  place_t q_units;
  logic [Units-1:0] late;

  assign q_units = 6'(PerLane * rate_lanes(rate_q));

  always_comb begin
    for (int unsigned i = 0; i < Units; i++) begin
      late[i] = 6'(i) >= q_units && ring[i] != '0 && (6'(i) >= 6'(Units) - moved_q ||
          (rate_q == Rate72 && i < 17 * PerLane && 6'(i) >= 6'(17 * PerLane) - moved_q));
    end
  end

  // ---- the unit that is followed ----
  place_t unit_q;  // arbitrary, and constant
  place_t place;  // its position in the ring
  unit_t  value_q;  // its value by the standard; not checked while it is `open`
  logic   open;
  logic   hits;  // the word of this cycle contains it
  place_t part;  // its position in the word

  assign part = unit_q - moved_q;
  assign hits = take && unit_q < rate_units && unit_q >= moved_q && part < step;
  assign open = lost_q || (first_q && moved_q != '0 && (unit_q >= q_units || unit_q >= moved_q));

  always_comb begin
    assume (unit_q < 6'(Units));
    place = unit_q;
    if (moved_q != '0 && unit_q < q_units) place = unit_q - moved_q + ((unit_q < moved_q) ? q_units : 6'd0);
  end

  always_ff @(posedge clk_i) begin
    unit_q <= unit_q;
    if (!rst_ni) value_q <= '0;
    else if (running) value_q <= permuted[unit_q];
    else if (hits) value_q <= (first_i ? '0 : value_q) ^ word_i[part];
    else if (take && ends && first_i && unit_q >= rate_units) value_q <= '0;
  end

  // ---- properties ----
  always_comb begin
    if (begun_q) begin
      a_ready : assert (ready == !running);
      a_value : assert (open || ring[place] == value_q);
      a_shown : assert (open || lost_q || !hits || word[part] == value_q);
      a_rounds : assert (into_rounds == ring && to_rounds == {rst_ni, abort_i, take && run_i, short_i, 1'b0});
      a_zeros : assert (!first_q || moved_q == '0 || late == '0);
      a_boundary : assert (!running || moved_q == '0);
      a_block :
      assert (rate_q inside {Rate72, Rate104, Rate136, Rate144, Rate168, Rate200} &&
              (moved_q == '0 || (moved_q < q_units && !lost_q && (Step == 1 || !moved_q[0]))));
    end
  end

  // ---- covers ----
  always_comb begin
    if (begun_q) begin
      c_first : cover (take && ends && first_i && run_i);
      c_next : cover (take && ends && !first_i && rate_i == Rate72);
      c_abort : cover (take && abort_i && moved_q > 6'd4);
    end
  end

endmodule

`default_nettype wire
