// SPDX-License-Identifier: Apache-2.0
// Keccak-f[1600] sponge core (seam B): absorb words, permute, read words.
//
// The words of the rate form a ring: each accepted word moves the ring by one
// place, XORs `word_i` into the word at its head and shows that word, as it was
// before, at `word_o`. After a whole rate every word is back in its place, so
// absorbing needs no write multiplexer and squeezing no read multiplexer: to read
// is to absorb zero. One word a cycle, then one round a cycle: a block costs
// rate/width + 24 cycles, with no cycle between.
//
// Contract: `run_i` goes with the last word of a rate and starts the permutation.
// `first_i` goes with every word of a message's first block: the state counts as
// zero then, capacity included (it is shifted out while the block comes in).
// `rate_i` holds still from the first word to the last one that is read. At the
// ends of a message any number of words may be left unread. `abort_i` ends a
// permutation (control only).

module rvh_keccak_core
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned Width = 32  // bits of a word: 32 or 64
) (
    input logic clk_i,
    input logic rst_ni,

    input logic abort_i,

    input rate_e rate_i,

    input  logic             valid_i,
    output logic             ready_o,
    input  logic [Width-1:0] word_i,   // first byte in bits 7:0
    input  logic             first_i,
    input  logic             run_i,
    output logic [Width-1:0] word_o    // the word at the head; good while ready_o
);

  localparam int unsigned Words = 1600 / Width;
  localparam int unsigned PerLane = 64 / Width;

  if (Width != 32 && Width != 64) begin : gen_bad_width
    $error("rvh_keccak_core: Width must be 32 or 64");
  end

  logic [Words-1:0][Width-1:0] state_q, shifted;
  state_t permuted;
  logic [4:0] round_q;
  logic running_q;

  logic take;
  logic [Width-1:0] head;  // what goes back in at the end of the ring

  // ---- control ----
  assign ready_o = ~running_q;
  assign take    = valid_i & ready_o;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      running_q <= 1'b0;
      round_q   <= '0;
    end else if (abort_i) begin
      running_q <= 1'b0;
      round_q   <= '0;
    end else if (running_q) begin
      running_q <= round_q != 5'(KeccakRounds - 1);
      round_q   <= (round_q == 5'(KeccakRounds - 1)) ? '0 : round_q + 5'd1;
    end else begin
      running_q <= take & run_i;
    end
  end

  // ---- ring ----
  assign word_o = state_q[0];
  assign head   = (first_i ? '0 : state_q[0]) ^ word_i;

  // What a word takes over when the ring moves: its neighbour, or the head where
  // the ring of this rate ends, or zero where fresh capacity comes in. For the
  // smallest rate the capacity is longer than the block, so zeros come in at two
  // places.
  always_comb begin
    shifted = {Width'(0), state_q[Words-1:1]};
    unique case (rate_i)
      Rate72: begin
        shifted[PerLane*9-1]  = head;
        shifted[PerLane*17-1] = '0;
      end
      Rate104: shifted[PerLane*13-1] = head;
      Rate136: shifted[PerLane*17-1] = head;
      Rate144: shifted[PerLane*18-1] = head;
      default: shifted[PerLane*21-1] = head;  // Rate168
    endcase
  end

  // ---- state ----
  assign permuted = round(state_q, KeccakRc[round_q]);

  for (genvar i = 0; i < int'(Words); i++) begin : gen_word
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        state_q[i] <= '0;
      end else if (running_q) begin
        state_q[i] <= permuted[i/PerLane][Width*(i%PerLane)+:Width];
      end else if (take && (first_i || i < int'(PerLane * rate_lanes(rate_i)))) begin
        state_q[i] <= shifted[i];
      end
    end
  end

endmodule
