// SPDX-License-Identifier: Apache-2.0
// Keccak sponge core (seam B): absorb words, permute, read words.
//
// Overlap = 0: one state. A block costs its words and 24 / RoundsPerCycle cycles, in absorbing and
// in squeezing. Overlap = 1: a second block buffer, so that words move while the rounds run. A
// block costs 24 / RoundsPerCycle cycles, or its words and one if that is more. From the last word
// absorbed to the first one read: 25 cycles without overlap and 27 with it at one round a cycle, 13
// and 15 at two.
//
// Contract
// - A block is `rate_i` bytes in words of Width bits. `last_i` comes with the last word, and so
//   does `run_i` if the permutation follows; `short_i` with it selects the last 12 rounds alone.
//   `first_i` comes with every word of a message's first block: the state then counts as zero.
//   Width 128: `half_i` says that only the lower lane counts; it comes with the last lane of a rate
//   of odd length.
// - While `squeeze_i`, words are read: `word_o` is the next one while `ready_o`, and `valid_i`
//   takes it; `word_i` is zero then. `last_i` and `run_i` come with the last word as above.
//   `more_i` announces that another block will follow this one; with Overlap its permutation starts
//   at once. Any number of words may be left unread.
// - rate_i Rate200 moves the whole state, 25 lanes, without a permutation. Absorbing: it replaces
//   the state, and `first_i` comes with it. Squeezing: it reads the state, which is lost. It begins
//   at a block boundary.
// - HasChains = 1: `load_i` replaces the first 17 lanes of the state by `block_i`, the others by
//   zero, and starts the permutation. It requires that no rounds run and no word was moved since
//   the last abort or load, and `squeeze_i` from then on until the permutation is over. The result
//   is `front_o`, the first four lanes, while `running_o` is 0. A message needs an abort after it.
//   HasChains = 0: `load_i` and `block_i` have no effect, and no gates.
// - `rate_i` and `short_i` change at block boundaries only. `abort_i` aborts the current operation
//   (control only) and precedes a new message; in the next cycle `ready_o` is 1 for its first word.

`default_nettype none

module rvh_keccak_core
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned Width          = 64,    // bits of a word: 32, 64 or 128
    parameter int unsigned RoundsPerCycle = 1,     // 1 or 2
    parameter bit          Overlap        = 1'b0,  // 1: words move while rounds run
    parameter bit          HasChains      = 1'b0   // 1: `load_i` starts a permutation of `block_i`
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic abort_i,

    input wire rate_e rate_i,
    input wire logic  short_i,
    input wire logic  squeeze_i,
    input wire logic  more_i,

    input  wire logic             valid_i,
    output logic                  ready_o,
    input  wire logic [Width-1:0] word_i,   // first byte in bits 7:0
    input  wire logic             half_i,
    input  wire logic             first_i,
    input  wire logic             last_i,
    input  wire logic             run_i,
    output logic      [Width-1:0] word_o,   // valid while ready_o and squeeze_i

    input  wire logic              load_i,
    input  wire logic [16:0][63:0] block_i,
    output logic                   running_o,
    output logic      [ 3:0][63:0] front_o
);

  logic              load;
  logic [16:0][63:0] block;

  if (HasChains) begin : gen_chains
    assign load  = load_i;
    assign block = block_i;
  end else begin : gen_no_chains
    logic unused_chain;
    assign unused_chain = ^{load_i, block_i};
    assign load = 1'b0;
    assign block = '0;
  end

  if (Overlap) begin : gen_buffered
    rvh_keccak_buffered #(
        .Width         (Width),
        .RoundsPerCycle(RoundsPerCycle)
    ) u_sponge (
        .clk_i,
        .rst_ni,
        .abort_i,
        .rate_i,
        .short_i,
        .squeeze_i,
        .more_i,
        .valid_i,
        .ready_o,
        .word_i,
        .half_i,
        .first_i,
        .last_i,
        .run_i,
        .word_o,
        .load_i (load),
        .block_i(block),
        .running_o,
        .front_o
    );
  end else begin : gen_ring
    logic unused;
    assign unused = ^{squeeze_i, more_i, last_i};

    rvh_keccak_ring #(
        .Width         (Width),
        .RoundsPerCycle(RoundsPerCycle)
    ) u_sponge (
        .clk_i,
        .rst_ni,
        .abort_i,
        .rate_i,
        .short_i,
        .valid_i,
        .ready_o,
        .word_i,
        .half_i,
        .first_i,
        .run_i,
        .word_o,
        .load_i (load),
        .block_i(block),
        .running_o,
        .front_o
    );
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // A block is of one kind.
  rvh_contract_frame #(
      .Name ("rvh_keccak_core.block"),
      .Width($bits(rate_e) + 2)
  ) u_contract_block (
      .clk_i,
      .rst_ni,
      .take_i  (valid_i && ready_o),
      .last_i  (last_i),
      .common_i({rate_i, short_i, squeeze_i}),
      .cancel_i(abort_i)
  );

  // The permutation follows a whole block.
  rvh_contract #(
      .Name("rvh_keccak_core.run")
  ) u_contract_run (
      .clk_i,
      .rst_ni,
      .holds_i(!(valid_i && ready_o && run_i) || last_i)
  );
`endif

endmodule

`default_nettype wire
