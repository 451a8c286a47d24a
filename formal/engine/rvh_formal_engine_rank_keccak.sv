// SPDX-License-Identifier: Apache-2.0
// Remaining cycles of a message of a sponge. A block has `full` beats; the rounds follow.

`default_nettype none

module rvh_formal_engine_rank_keccak
  import rvh_engine_pkg::*;
  import rvh_formal_engine_rank_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b0
) (
    input  ctrl_t   ctrl_i,
    input  cores_t  cores_i,
    output cycles_t rank_o,
    output cycles_t fill_o    // until PAD is done
);

  localparam cycles_t WordBytes = cycles_t'(Width / 8);
  localparam cycles_t Steps = cycles_t'(24 / RoundsPerCycle);

  cycles_t block, left, full, beats, rem, rem_beats, kept, rounds, left_rounds, wait_take, then_rounds, wait_read;
  logic half;  // with words of 128 bits: the packer holds the last lane of an odd rate

  assign block       = cycles_t'(8 * rvh_keccak_pkg::rate_lanes(rate(ctrl_i.alg, ctrl_i.rate)));  // in bytes
  assign left        = block - (cycles_t'(ctrl_i.pos) << 2);
  assign full        = (block + WordBytes - 10'd1) / WordBytes;
  assign beats       = (left + WordBytes - 10'd1) / WordBytes;
  assign kept        = cycles_t'(cores_i.kept);
  assign rem         = cycles_t'(ctrl_i.rem);
  assign rem_beats   = (rem + WordBytes - 10'd1) / WordBytes;
  assign half        = Width == 128 && left == 10'd8 && kept >= 10'd8;
  assign rounds      = ctrl_i.short_rounds ? Steps / 10'd2 : Steps;
  assign left_rounds = cores_i.running ? Steps - cycles_t'(cores_i.index) : '0;

  // Time of a ready core that still has `busy` cycles of rounds of the previous block: `count` beats complete a block,
  // and the core is ready again. With a second buffer the block waits for these rounds, and at least one cycle.
  function automatic cycles_t absorb(cycles_t busy, cycles_t count);
    return Overlap ? larger(busy, count + 10'd1) : count + rounds;
  endfunction

  // The same until the output can be read. With a second buffer the copy takes one more cycle.
  function automatic cycles_t finish(cycles_t busy, cycles_t count);
    return Overlap ? absorb(busy, count) + rounds + 10'd1 : absorb(busy, count);
  endfunction

  always_comb begin
    if (!Overlap) begin
      wait_take   = left_rounds;
      then_rounds = '0;
      wait_read   = left_rounds;
    end else if (cores_i.pending) begin
      wait_take   = larger(left_rounds, 10'd1);
      then_rounds = cores_i.pending_run ? rounds : '0;
      wait_read   = wait_take + then_rounds + 10'd1;
    end else begin
      wait_take   = '0;
      then_rounds = left_rounds;
      wait_read   = cores_i.loaded ? '0 : cores_i.done ? 10'd1 : left_rounds + 10'd1;
    end
  end

  // Time to the position in an output block that a context had; at the end of the block the next one is computed.
  function automatic cycles_t discard(cycles_t ready);
    cycles_t running;
    running = cores_i.loaded ? left_rounds : cores_i.done ? left_rounds - 10'd1 : rounds - 10'd1;
    if (rem == '0) return larger(ready, 10'd1);
    if (rem != left) return ready + rem_beats + 10'd1;
    return Overlap ? ready + larger(running, rem_beats) + 10'd1 : rem_beats + rounds;
  endfunction

  cycles_t settled;
  assign settled = wait_take + (half ? absorb(then_rounds, 10'd1) : '0);

  always_comb begin
    rank_o = '0;
    fill_o = '0;
    unique case (ctrl_i.fsm)
      FsmAbsorb: rank_o = settled;
      FsmFill: begin
        if (ctrl_i.pos == '0 && kept == '0) begin
          rank_o = larger(wait_take, 10'd1);
          fill_o = 10'd1;
        end else begin
          rank_o = wait_take + absorb(then_rounds, beats);
          fill_o = wait_take + beats;
        end
      end
      FsmPad: rank_o = half ? settled + finish(rounds, full) : wait_take + finish(then_rounds, beats);
      FsmProcess: rank_o = wait_read;
      FsmOutput: begin
        if (is_xof(ctrl_i.alg)) rank_o = wait_read;
        else if (rem != '0) rank_o = wait_read + cycles_t'(rem < WordBytes);
      end
      FsmSaveSettle: rank_o = (ctrl_i.squeezing ? wait_read : settled) + 10'd1;
      FsmSaveTurn: rank_o = Overlap ? larger(left_rounds, beats + 10'd1) + 10'd1 : beats;
      FsmSaveUnread: rank_o = wait_read + cycles_t'(left < WordBytes);
      FsmSaveData: rank_o = wait_read + cycles_t'(Width == 128 && ctrl_i.pos == 6'd48);
      FsmSaveZeros: if (Overlap && ctrl_i.index == '0 && rem == '0 && kept == '0) rank_o = larger(wait_read, 10'd1);
      FsmLoadDrop: begin
        if (Width == 128 && !ctrl_i.squeezing) rank_o = rem_beats + 10'd2;
        else if (Width == 128) rank_o = 10'd1 + discard(Overlap ? wait_read - 10'd1 : wait_read);
      end
      FsmLoadTail: rank_o = ctrl_i.squeezing ? discard(wait_read) : rem_beats + 10'd1;
      default: rank_o = '0;
    endcase
  end

endmodule

`default_nettype wire
