// SPDX-License-Identifier: Apache-2.0
// Jobs of the memory-mapped attachment: what a write of CMD brings about. A job tells the
// engine a command, lets the DMA bring words of a message or context, ends the message, and
// lets the DMA take the output away; each may be left out. docs/attach/mmio.md lists them.
//
// Contract: the command stays until `ready_o`, which waits for the engine alone. It comes
// while `busy_o` is 0, but WIPE may come at any time. A command that is refused has no other
// effect than its error. Errors are pulses of one cycle. An error in the middle of a job ends
// it: the DMA gives up, the engine is wiped. `done_o` is a pulse at the end of a job, whatever
// became of it.
//
// Cycles: the engine's own; one behind the last word of the message; two at the end.

module rvh_job
  import rvh_engine_pkg::*;
#(
    parameter bit HasDma = 1'b1
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic        valid_i,
    output logic        ready_o,
    input  logic [31:0] word_i,   // CMD
    output logic        busy_o,
    output logic        done_o,
    output logic        failed_o, // the last command was refused, or its job ended with an error

    output logic          cmd_valid_o,
    input  logic          cmd_ready_i,
    output cmd_t          cmd_o,
    input  status_t       status_i,
    input  err_t          err_i,
    output logic          tail_valid_o,  // the message ends, with so many bytes of register TAIL
    output logic    [1:0] tail_bytes_o,
    output logic    [7:0] suffix_o,
    input  logic          msg_ready_i,

    output logic       in_start_o,
    output logic       list_o,
    output logic       out_start_o,
    output logic       abort_o,
    input  logic       dma_busy_i,
    input  logic       dma_taking_i,  // words of output are still wanted
    input  logic       dma_error_i,
    input  logic       dma_valid_i,   // a word is offered to the engine
    input  logic [2:0] dma_bytes_i,

    input logic chain_i,  // the output of a message that ends is wanted, though its command did not say so

    output logic bad_cmd_o,     // undefined command
    output logic bad_alg_o,     // algorithm not built
    output logic bad_state_o,   // not allowed now
    output logic bad_context_o, // impossible or incomplete context
    output logic too_long_o     // message too long
);

  // CMD, as rvh_mmio.rdl has it
  typedef struct packed {
    logic [7:0] suffix;
    logic [3:0] zero_20;
    logic       short_rounds;
    logic [2:0] rate;
    logic       out;
    logic       finish;
    logic       list;
    logic       in;
    logic [3:0] alg;
    logic [1:0] zero_6;
    logic [1:0] tail;
    logic       zero_3;
    logic [2:0] op;
  } word_t;

  localparam logic [2:0] OpNone = 3'd0;  // the engine is told nothing

  typedef enum logic [2:0] {
    Rest,
    Feed,    // the DMA brings words, then the message ends
    Settle,  // the engine is at work
    Out,     // the DMA takes the output away
    Drain,   // the DMA gives up
    Clear    // WIPE
  } step_e;

  step_e step_d, step_q;
  word_t word;
  logic finish_q, out_q, failed_q;
  logic [1:0] tail_q;
  logic [7:0] suffix_q;
  logic known, allowed, tells, refused, begins, wipes, settling, working, lost, wrong;

  assign word = word_t'(word_i);

  // A context came in whole, and its state moves into its place: the message is as good as open.
  assign settling = status_i.load && !msg_ready_i;

  // ---- is it a command, and is it allowed? The engine says about its own whether they are ----
  always_comb begin
    known = {word.zero_20, word.zero_6, word.zero_3} == '0;
    if (!HasDma && (word.in || word.out)) known = 1'b0;
    if (word.list && !word.in) known = 1'b0;
    if (word.tail != '0 && !word.finish) known = 1'b0;
    unique case (word.op)
      OpNone: if (!(word.in || word.finish || word.out)) known = 1'b0;
      OpStart, OpPad: if (word.out && !word.finish) known = 1'b0;
      OpRestore: if ((word.finish || word.out) && !word.in) known = 1'b0;
      OpSave: if (word.in || word.finish) known = 1'b0;
      OpWipe: if (word_i != 32'(OpWipe)) known = 1'b0;
      default: known = 1'b0;
    endcase
  end

  always_comb begin
    allowed = 1'b1;
    if (word.op == OpNone) begin
      if (word.finish) allowed = status_i.absorb || settling;
      else if (word.in) allowed = (status_i.absorb || status_i.load) && !word.out;
      else allowed = status_i.done || status_i.save;
    end
  end

  assign tells = valid_i && step_q == Rest && known && !(word.op inside {OpNone, OpWipe});
  assign refused = err_i.cmd || err_i.alg || err_i.state;
  assign wipes = valid_i && known && word.op == OpWipe;
  assign begins = tells ? cmd_ready_i && !refused : valid_i && step_q == Rest && known && allowed && word.op == OpNone;
  assign ready_o = !tells || cmd_ready_i;

  // WIPE stands in a register until the engine takes it; every other command stays where it came from.
  assign cmd_valid_o = tells || step_q == Clear;
  always_comb begin
    cmd_o = '{op: word.op, alg: word.alg, rate: word.rate, short_rounds: word.short_rounds};
    if (step_q == Clear) cmd_o = '{op: OpWipe, default: '0};
  end

  // ---- what goes on ----
  // Padding, processing, wiping, or moving a state in place. A state that takes words is not waited for.
  assign working = status_i.busy || settling;

  // The words have nowhere to go, or the output never comes.
  always_comb begin
    lost = 1'b0;
    if (step_q == Feed && dma_valid_i) lost = status_i.idle || status_i.done;
    if (step_q == Feed && !dma_busy_i && finish_q) lost = !status_i.absorb && !working && !status_i.load;
    if (step_q == Out && dma_taking_i) lost = status_i.idle || status_i.absorb || status_i.load;
  end

  // A context comes in full words, and the message ends behind it.
  assign bad_context_o = err_i.context_bad || (step_q == Feed && status_i.load &&
      (dma_valid_i ? msg_ready_i && dma_bytes_i != 3'd4 : !dma_busy_i && finish_q && !working));
  assign bad_cmd_o = (valid_i && !known) || (tells && err_i.cmd);
  assign bad_alg_o = tells && err_i.alg;
  assign bad_state_o = (tells && err_i.state) || (valid_i && step_q == Rest && known && !wipes && !allowed) || lost;
  assign too_long_o = err_i.length;
  assign wrong = bad_cmd_o || bad_alg_o || bad_state_o || bad_context_o || too_long_o || dma_error_i;
  assign failed_o = failed_q;

  assign tail_valid_o = step_q == Feed && finish_q && !dma_busy_i && status_i.absorb;
  assign tail_bytes_o = tail_q;
  assign suffix_o = suffix_q;
  assign in_start_o = begins && word.in;
  assign list_o = word.list;
  assign abort_o = step_q == Drain;
  assign busy_o = step_q != Rest;
  assign done_o = step_q != Rest && step_d == Rest;

  always_comb begin
    step_d      = step_q;
    out_start_o = 1'b0;
    unique case (step_q)
      Rest: begin
        if (begins && word.op == OpNone && !word.in && !word.finish) begin
          step_d      = Out;
          out_start_o = 1'b1;
        end else if (begins) begin
          step_d = (word.in || word.finish) ? Feed : Settle;
        end
      end
      Feed: begin
        if (!dma_busy_i && !finish_q) begin
          step_d = Settle;
        end else if (tail_valid_o && msg_ready_i) begin
          step_d      = (out_q || chain_i) ? Out : Settle;
          out_start_o = out_q || chain_i;
        end
      end
      Settle: begin
        if (!working) begin
          step_d      = (out_q && !finish_q) ? Out : Rest;
          out_start_o = out_q && !finish_q;
        end
      end
      Out:     if (!dma_busy_i && !status_i.busy) step_d = Rest;
      Drain:   if (!dma_busy_i) step_d = Clear;
      Clear:   if (cmd_ready_i) step_d = Settle;
      default: step_d = Rest;
    endcase
    if ((begins || step_q inside {Feed, Settle, Out}) && wrong) begin
      step_d      = Drain;
      out_start_o = 1'b0;
    end
    // One that waits for the engine already serves for this one.
    if (wipes && step_q != Clear) begin
      step_d      = Drain;
      out_start_o = 1'b0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q   <= Rest;
      finish_q <= 1'b0;
      out_q    <= 1'b0;
      tail_q   <= '0;
      suffix_q <= '0;
      failed_q <= 1'b0;
    end else begin
      step_q <= step_d;
      if (valid_i || wrong) failed_q <= wrong;
      if (begins) begin
        finish_q <= word.finish;
        out_q    <= word.out;
        tail_q   <= word.tail;
        suffix_q <= word.suffix;
      end
      if (step_d == Drain) begin
        finish_q <= 1'b0;
        out_q    <= 1'b0;
        tail_q   <= '0;
        suffix_q <= '0;
      end
    end
  end

endmodule
