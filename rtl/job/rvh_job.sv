// SPDX-License-Identifier: Apache-2.0
// Sequencer of a job: sends the engine a command, starts the DMA for words of a message or context,
// ends the message, and starts the DMA for the output. Each step is optional. docs/attach/mmio.md
// lists the combinations.
//
// Contract: a job, `steps_i`, is offered until `ready_o`, which waits for the engine only. It is
// offered while `busy_o` is 0; WIPE may be offered at any time. A refused job has no effect except
// its error. Errors are pulses of one cycle. An error while the job runs aborts it: the DMA aborts,
// the engine is zeroized. `done_o` is a pulse at the end of a job, successful or not; `refused_o`
// is a pulse when a job is refused. `failed_o` holds the result of the last job. `locked_i` marks a
// job as refused that the attachment did not pass on.
//
// Cycles: the engine's own; one after the last word of the message; two at the end.

`default_nettype none

module rvh_job
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
#(
    parameter bit HasDma    = 1'b1,
    parameter bit HasChains = 1'b0   // requires HasDma
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic valid_i,
    output logic ready_o,
    input wire steps_t steps_i,
    input wire logic locked_i,
    output logic busy_o,
    output logic done_o,
    output logic refused_o,
    output logic failed_o,  // the last job was refused, or ended with an error

    output logic               cmd_valid_o,
    input  wire logic          cmd_ready_i,
    output cmd_t               cmd_o,
    input  wire status_t       status_i,
    input  wire err_t          err_i,
    output logic               tail_valid_o,  // the message ends, with that many bytes of `tail`
    output logic         [1:0] tail_bytes_o,
    output logic         [7:0] suffix_o,
    input  wire logic          msg_ready_i,

    output logic      in_start_o,
    output logic      list_o,
    output logic      out_start_o,
    output logic      abort_o,
    input  wire logic dma_busy_i,
    input  wire logic dma_taking_i,  // more words of output are wanted
    input  wire logic dma_error_i,
    input  wire logic dma_valid_i,   // a word is offered to the engine
    input  wire logic dma_part_i,    // ... less than a full one
    input  wire logic out_part_i,    // the engine's word of output is partly taken: a context cannot express that

    output logic chain_start_o,  // a row of chains begins; the engine accepts its START in this cycle
    input wire logic chain_busy_i,
    input wire logic chain_bad_i,  // its description is impossible

    input wire logic chain_i,  // the output of a message that ends is wanted, although its command did not request it

    output logic bad_cmd_o,     // undefined command
    output logic bad_alg_o,     // algorithm not built
    output logic bad_state_o,   // not allowed in this state
    output logic bad_context_o, // impossible or incomplete context
    output logic too_long_o     // message too long
);

  typedef enum logic [2:0] {
    Rest,
    Feed,    // the DMA delivers words, then the message ends
    Settle,  // the engine is busy
    Out,     // the DMA writes the output
    Drain,   // the DMA aborts
    Clear,   // WIPE
    Chains   // a row of chains
  } step_e;

  step_e step_d, step_q;
  logic finish_q, out_q, failed_q;
  logic [1:0] tail_q;
  logic [7:0] suffix_q;
  logic known, allowed, parted, tells, refused, begins, wipes, settling, working, lost, wrong;

  // A context is completely received, and its state moves into place: the message counts as open.
  assign settling = status_i.load && !msg_ready_i;

  // ---- is it a command, and is it allowed? The engine checks its own commands ----
  always_comb begin
    known = !steps_i.undefined;
    if (!HasDma && (steps_i.in || steps_i.out)) known = 1'b0;
    if (steps_i.list && !steps_i.in) known = 1'b0;
    if (steps_i.tail_bytes != '0 && !steps_i.finish) known = 1'b0;
    unique case (steps_i.op)
      JobNone: if (!(steps_i.in || steps_i.finish || steps_i.out)) known = 1'b0;
      OpStart, OpPad: if (steps_i.out && !steps_i.finish) known = 1'b0;
      OpRestore: if ((steps_i.finish || steps_i.out) && !steps_i.in) known = 1'b0;
      OpSave: if (steps_i.in || steps_i.finish) known = 1'b0;
      OpWipe: ;
      JobChain: begin
        known = known && HasChains && !(steps_i.in || steps_i.finish || steps_i.out) &&
            steps_i.alg inside {AlgSha256, AlgShake256};
      end
      default: known = 1'b0;
    endcase
  end

  always_comb begin
    allowed = 1'b1;
    if (steps_i.op == JobNone) begin
      if (steps_i.finish) allowed = status_i.absorb || settling;
      else if (steps_i.in) allowed = (status_i.absorb || status_i.load) && !steps_i.out;
      else allowed = status_i.done || status_i.save;
    end
  end

  assign parted = steps_i.op == OpSave && out_part_i;
  assign tells = valid_i && step_q == Rest && known && !parted && !(steps_i.op inside {JobNone, OpWipe});
  assign refused = err_i.cmd || err_i.alg || err_i.state;
  assign wipes = valid_i && known && steps_i.op == OpWipe;
  assign begins = tells ? cmd_ready_i && !refused :
      valid_i && step_q == Rest && known && allowed && steps_i.op == JobNone;
  assign ready_o = !tells || cmd_ready_i;

  // WIPE is stored here until the engine accepts it; every other command stays in `steps_i`.
  assign cmd_valid_o = tells || step_q == Clear;
  always_comb begin
    cmd_o = '{op: steps_i.op, alg: steps_i.alg, rate: steps_i.rate, short_rounds: steps_i.short_rounds};
    if (steps_i.op == JobChain) cmd_o.op = OpStart;
    if (step_q == Clear) cmd_o = '{op: OpWipe, default: '0};
  end

  // ---- progress ----
  // Padding, processing, wiping, or moving a state into place. States that take words do not count.
  assign working = status_i.busy || settling;

  // The words have no destination, or the output never comes.
  always_comb begin
    lost = 1'b0;
    if (step_q == Feed && dma_valid_i) lost = status_i.idle || status_i.done;
    if (step_q == Feed && !dma_busy_i && finish_q) lost = !status_i.absorb && !working && !status_i.load;
    if (step_q == Out && dma_taking_i) lost = status_i.idle || status_i.absorb || status_i.load;
  end

  // A context comes in full words, and the message ends after it.
  assign bad_context_o = err_i.context_bad || chain_bad_i || (step_q == Feed && status_i.load &&
      (dma_valid_i ? msg_ready_i && dma_part_i : !dma_busy_i && finish_q && !working));
  assign bad_cmd_o = (valid_i && !known) || (tells && err_i.cmd);
  assign bad_alg_o = tells && err_i.alg;
  assign bad_state_o = (tells && err_i.state) || lost ||
      (valid_i && step_q == Rest && known && !wipes && (!allowed || parted));
  assign too_long_o = err_i.length;
  assign wrong = bad_cmd_o || bad_alg_o || bad_state_o || bad_context_o || too_long_o || dma_error_i;
  assign failed_o = failed_q;
  assign refused_o = valid_i && ready_o && step_q == Rest && step_d == Rest;

  assign tail_valid_o = step_q == Feed && finish_q && !dma_busy_i && status_i.absorb;
  assign tail_bytes_o = tail_q;
  assign suffix_o = suffix_q;
  assign in_start_o = begins && steps_i.in;
  assign chain_start_o = begins && steps_i.op == JobChain;
  assign list_o = steps_i.list;
  assign abort_o = step_q == Drain;
  assign busy_o = step_q != Rest;
  assign done_o = step_q != Rest && step_d == Rest;

  always_comb begin
    step_d      = step_q;
    out_start_o = 1'b0;
    unique case (step_q)
      Rest: begin
        if (begins && steps_i.op == JobNone && !steps_i.in && !steps_i.finish) begin
          step_d      = Out;
          out_start_o = 1'b1;
        end else if (chain_start_o) begin
          step_d = Chains;
        end else if (begins) begin
          step_d = (steps_i.in || steps_i.finish) ? Feed : Settle;
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
      Chains:  if (!chain_busy_i) step_d = Clear;  // nothing of them stays in the engine
      Drain:   if (!dma_busy_i) step_d = Clear;
      Clear:   if (cmd_ready_i) step_d = Settle;
      default: step_d = Rest;
    endcase
    if ((begins || step_q inside {Feed, Settle, Out, Chains}) && wrong) begin
      step_d      = Drain;
      out_start_o = 1'b0;
    end
    // A WIPE that already waits for the engine serves for this one too.
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
      if (valid_i || wrong || locked_i) failed_q <= wrong || locked_i;
      if (begins) begin
        finish_q <= steps_i.finish;
        out_q    <= steps_i.out;
        tail_q   <= steps_i.tail_bytes;
        suffix_q <= steps_i.suffix;
      end
      if (step_d == Drain) begin
        finish_q <= 1'b0;
        out_q    <= 1'b0;
        tail_q   <= '0;
        suffix_q <= '0;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_job.job"),
      .Width($bits(steps_t))
  ) u_contract_job (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_i),
      .ready_i  (ready_o),
      .payload_i(steps_i),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_job.cmd"),
      .Width($bits(cmd_t))
  ) u_contract_cmd (
      .clk_i,
      .rst_ni,
      .valid_i  (cmd_valid_o),
      .ready_i  (cmd_ready_i),
      .payload_i(cmd_o),
      .cancel_i (1'b0)
  );

  // An aborted job has no end of message.
  rvh_contract_stream #(
      .Name ("rvh_job.tail"),
      .Width(10)
  ) u_contract_tail (
      .clk_i,
      .rst_ni,
      .valid_i  (tail_valid_o),
      .ready_i  (msg_ready_i),
      .payload_i({tail_bytes_o, suffix_o}),
      .cancel_i (step_d == Drain)
  );

  // While a job runs, only WIPE is offered.
  rvh_contract #(
      .Name("rvh_job.valid")
  ) u_contract_valid (
      .clk_i,
      .rst_ni,
      .holds_i(!valid_i || !busy_o || steps_i.op == OpWipe)
  );

  rvh_contract #(
      .Name("rvh_job.ends")
  ) u_contract_ends (
      .clk_i,
      .rst_ni,
      .holds_i(!(done_o && refused_o))
  );
`endif

endmodule

`default_nettype wire
