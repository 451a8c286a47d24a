// SPDX-License-Identifier: Apache-2.0
// Keccak sponge without a second buffer: absorb words, permute, read words. Instantiate
// rvh_keccak_core, which has the same ports and the same contract.
//
// The words of the rate form a ring. Each accepted word moves the ring by one place, XORs `word_i`
// into the word at its head and shows the previous value of that word at `word_o`. After a whole
// rate every word is back in its place, so absorbing needs no write multiplexer and squeezing no
// read multiplexer: to read is to absorb zero. One word a cycle, then one or two rounds a cycle: a
// block costs its words and 24 / RoundsPerCycle cycles, or 12 / RoundsPerCycle with `short_i`, and
// no cycle between them.
//
// In the first block of a message the state counts as zero, capacity included: the old state is
// shifted out while the block comes in.

`default_nettype none

module rvh_keccak_ring
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned Width          = 64,  // bits of a word: 32, 64 or 128
    parameter int unsigned RoundsPerCycle = 1    // 1 or 2
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic abort_i,

    input wire rate_e rate_i,
    input wire logic  short_i,

    input  wire logic             valid_i,
    output logic                  ready_o,
    input  wire logic [Width-1:0] word_i,   // first byte in bits 7:0
    input  wire logic             half_i,
    input  wire logic             first_i,
    input  wire logic             run_i,
    output logic      [Width-1:0] word_o,   // the word at the head; valid while ready_o

    input  wire logic              load_i,
    input  wire logic [16:0][63:0] block_i,
    output logic                   running_o,
    output logic      [ 3:0][63:0] front_o
);

  if (Width != 32 && Width != 64 && Width != 128) begin : gen_bad_width
    $error("rvh_keccak_ring: Width must be 32, 64 or 128");
  end

  // The ring is made of units; a word is one of them, or two lanes in a 128-bit word.
  localparam int unsigned UnitWidth = (Width < 64) ? Width : 64;
  localparam int unsigned PerLane = 64 / UnitWidth;
  localparam int unsigned Units = 25 * PerLane;
  localparam int unsigned Step = Width / UnitWidth;

  typedef logic [UnitWidth-1:0] unit_t;
  typedef unit_t [Units-1:0] ring_t;
  typedef unit_t [Step-1:0] word_t;

  ring_t state_q, shifted;
  state_t permuted;
  logic running, take;
  logic [24:0] of_rate;
  logic unused_last, unused_half;

  assign ready_o     = ~running;
  assign take        = valid_i & ready_o;
  assign word_o      = state_q[Step-1:0];
  assign unused_half = half_i;
  assign running_o   = running;
  assign front_o     = state_q[4*PerLane-1:0];

  rvh_keccak_rounds #(
      .RoundsPerCycle(RoundsPerCycle)
  ) u_rounds (
      .clk_i,
      .rst_ni,
      .abort_i,
      .start_i  (load_i | (take & run_i)),
      .short_i,
      .hold_i   (1'b0),
      .running_o(running),
      .last_o   (unused_last),
      .state_i  (state_q),
      .state_o  (permuted)
  );

  rvh_keccak_rate u_rate (
      .rate_i,
      .lanes_o(of_rate)
  );

  // The ring moved by `step` units. A unit takes one of three values: that of its neighbour; at the
  // end of this rate's ring, the head XORed with the word; where fresh capacity comes in, zero. For
  // the smallest rate the capacity is longer than the block, so zeros come in at two places.
  function automatic ring_t moved(ring_t state, word_t word, rate_e rate, logic first, int unsigned step);
    int unsigned ring_end, split;
    word_t head;
    head     = state[Step-1:0];
    ring_end = PerLane * rate_lanes(rate);
    split    = (rate == Rate72) ? PerLane * 17 : Units;
    for (int unsigned i = 0; i < Units; i++) begin
      if (i < ring_end && i + step >= ring_end) begin
        moved[i] = (first ? '0 : head[i+step-ring_end]) ^ word[i+step-ring_end];
      end else if (i + step >= Units || (i < split && i + step >= split)) begin
        moved[i] = '0;
      end else begin
        moved[i] = state[i+step];
      end
    end
  endfunction

  always_comb begin
    unique case (rate_i)
      Rate72:  shifted = moved(state_q, word_i, Rate72, first_i, Step);
      Rate104: shifted = moved(state_q, word_i, Rate104, first_i, Step);
      Rate136: shifted = moved(state_q, word_i, Rate136, first_i, Step);
      Rate144: shifted = moved(state_q, word_i, Rate144, first_i, Step);
      Rate168: shifted = moved(state_q, word_i, Rate168, first_i, Step);
      default: shifted = moved(state_q, word_i, Rate200, first_i, Step);
    endcase
    if (Step == 2 && half_i) begin  // rates with an odd number of lanes
      unique case (rate_i)
        Rate72:  shifted = moved(state_q, word_i, Rate72, first_i, 1);
        Rate104: shifted = moved(state_q, word_i, Rate104, first_i, 1);
        Rate136: shifted = moved(state_q, word_i, Rate136, first_i, 1);
        Rate168: shifted = moved(state_q, word_i, Rate168, first_i, 1);
        default: shifted = moved(state_q, word_i, Rate200, first_i, 1);
      endcase
    end
  end

  for (genvar i = 0; i < int'(Units); i++) begin : gen_unit
    unit_t loaded;
    assign loaded = (i < int'(17 * PerLane)) ? block_i[i/PerLane][UnitWidth*(i%PerLane)+:UnitWidth] : '0;

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        state_q[i] <= '0;
      end else if (running) begin
        state_q[i] <= permuted[i/PerLane][UnitWidth*(i%PerLane)+:UnitWidth];
      end else if (load_i || (take && (first_i || of_rate[i/PerLane]))) begin
        state_q[i] <= load_i ? loaded : shifted[i];
      end
    end
  end

endmodule

`default_nettype wire
