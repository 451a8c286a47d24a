// SPDX-License-Identifier: Apache-2.0
// rvh_job between any attachment, any engine and any DMA that keep their contracts.

`default_nettype none

module rvh_formal_job
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
#(
    parameter bit HasDma    = 1'b1,
    parameter bit HasChains = 1'b0
) (
    input logic    clk_i,
    input logic    rst_ni,
    input logic    valid,
    input steps_t  steps,
    input logic    locked,
    input logic    cmd_ready,
    input status_t status,
    input err_t    err,
    input logic    word_taken,  // the engine takes a word
    input logic    msg_ready,
    input logic    dma_busy,
    input logic    dma_taking,
    input logic    dma_error,
    input logic    dma_valid,
    input logic    dma_part,
    input logic    out_part,
    input logic    row_busy,    // a row of chains runs
    input logic    row_bad,
    input logic    chain
);

  logic ready, busy, done, refused, failed, cmd_valid, tail_valid, in_start, list, out_start, row_start, abort;
  logic bad_cmd, bad_alg, bad_state, bad_context, too_long;
  cmd_t cmd;
  logic [1:0] tail_bytes;
  logic [7:0] suffix;

  rvh_job #(
      .HasDma   (HasDma),
      .HasChains(HasChains)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .valid_i      (valid),
      .ready_o      (ready),
      .steps_i      (steps),
      .locked_i     (locked),
      .busy_o       (busy),
      .done_o       (done),
      .refused_o    (refused),
      .failed_o     (failed),
      .cmd_valid_o  (cmd_valid),
      .cmd_ready_i  (cmd_ready),
      .cmd_o        (cmd),
      .status_i     (status),
      .err_i        (err),
      .tail_valid_o (tail_valid),
      .tail_bytes_o (tail_bytes),
      .suffix_o     (suffix),
      .msg_ready_i  (msg_ready),
      .in_start_o   (in_start),
      .list_o       (list),
      .out_start_o  (out_start),
      .abort_o      (abort),
      .dma_busy_i   (dma_busy),
      .dma_taking_i (dma_taking),
      .dma_error_i  (dma_error),
      .dma_valid_i  (dma_valid),
      .dma_part_i   (dma_part),
      .out_part_i   (out_part),
      .chain_start_o(row_start),
      .chain_busy_i (row_busy),
      .chain_bad_i  (row_bad),
      .chain_i      (chain),
      .bad_cmd_o    (bad_cmd),
      .bad_alg_o    (bad_alg),
      .bad_state_o  (bad_state),
      .bad_context_o(bad_context),
      .too_long_o   (too_long)
  );

  // ---- what happens in this cycle ----
  logic taken, wiped, wipe, error;

  assign taken = cmd_valid && cmd_ready;
  assign wiped = taken && cmd.op == OpWipe;  // the engine accepts WIPE
  // The attachment requests WIPE.
  assign wipe = valid && !steps.undefined && steps.op == OpWipe && (!steps.list || steps.in) &&
      (steps.tail_bytes == '0 || steps.finish) && (HasDma || !(steps.in || steps.out));
  assign error = bad_cmd || bad_alg || bad_state || bad_context || too_long || dma_error;

  rvh_formal_command_requester u_host (
      .clk_i,
      .rst_ni,
      .valid_i(cmd_valid),
      .ready_i(cmd_ready),
      .cmd_i  (cmd)
  );

  rvh_formal_stream #(
      .Width(10)
  ) u_tail (
      .clk_i,
      .rst_ni,
      .valid_i  (tail_valid),
      .ready_i  (msg_ready),
      .cancel_i (error || wipe),
      .payload_i({tail_bytes, suffix})
  );

  // ---- the contracts ----
  logic init = 1'b1;
  logic absorbs_q;  // a message is open
  logic row_runs_q, row_over;  // from the start of a row until its end; its end
  logic row_q;  // a row may be busy
  logic row_starts_q;  // ... it must be
  logic dma_q, moves_q, in_q, aborted_q;  // the DMA may be busy; it must be busy; the move reads; it was aborted

  always_ff @(posedge clk_i) init <= 1'b0;

  rvh_formal_stream #(
      .Assume(1'b1),
      .Width ($bits(steps_t))
  ) u_command (
      .clk_i,
      .rst_ni,
      .valid_i  (valid),
      .ready_i  (ready),
      .cancel_i (1'b0),
      .payload_i(steps)
  );

  rvh_formal_command_device #(
      .Assume(1'b1)
  ) u_engine (
      .rst_ni,
      .taken_i  (taken),
      .word_i   (word_taken),
      .loading_i(status.load),
      .err_i    (err)
  );

  logic told_q, part_q;  // in the last cycle: a command waited for the engine; out_part was 1

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {told_q, part_q} <= '0;
    else {told_q, part_q} <= {cmd_valid && !cmd_ready, out_part};
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {absorbs_q, dma_q, moves_q, in_q, aborted_q, row_q, row_starts_q} <= '0;
    end else begin
      row_starts_q <= row_start && !error;
      row_q        <= row_start || (row_busy && !abort && !row_bad);
      absorbs_q    <= status.absorb && !taken && !(tail_valid && msg_ready) && !err.length;
      dma_q        <= dma_busy || in_start || out_start || (row_busy && !abort);
      moves_q      <= in_start && !dma_error;
      in_q         <= in_start || (in_q && !out_start);
      aborted_q    <= abort || (aborted_q && !in_start && !out_start);
    end
  end

  assign row_over = row_runs_q && !row_busy;

  always_comb begin
    if (init) assume (!rst_ni);
    assume (!valid || !busy || wipe);
    assume ($onehot(status) && (!absorbs_q || status.absorb));
    assume ((dma_q || !dma_busy) && (!moves_q || dma_busy) && (!dma_error || dma_busy || in_start));
    assume (!dma_valid || (dma_busy && in_q && !aborted_q));
    assume (HasDma || !chain);
    assume ((row_q || !row_busy) && (row_busy || !row_starts_q) && (!row_bad || row_busy));
    assume (!row_starts_q || !dma_busy);
    assume (!row_over || !dma_busy);
    assume (!told_q || out_part == part_q);
    assume (!dma_taking || (dma_busy && !in_q && !aborted_q));
  end

  // ---- the job ----
  logic row_wipe_q;  // WIPE must follow before the job ends
  logic busy_q, done_q, refused_q, lost_q, open_q, started_q, in_asked_q, error_q;
  logic finish_q, out_due_q;  // end of the message, and output, are pending
  logic [1:0] tail_q;
  logic [7:0] suffix_q;
  logic lost;  // WIPE is pending

  assign lost = busy && lost_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {busy_q, done_q, refused_q, lost_q, open_q, started_q, in_asked_q, error_q, finish_q, out_due_q} <= '0;
      {row_runs_q, row_wipe_q} <= '0;
    end else begin
      row_runs_q <= (row_start || (row_runs_q && row_busy)) && !error && !wipe;
      row_wipe_q <= !wiped && (row_start || row_wipe_q);
      busy_q    <= busy;
      done_q    <= done;
      refused_q <= refused;
      lost_q    <= !wiped && (error || wipe || lost || row_over);
      open_q    <= valid && !busy && ready;
      started_q <= in_start;
      in_asked_q <= steps.in && !wipe;
      if (out_start || lost) out_due_q <= 1'b0;
      else if (valid && !busy) out_due_q <= steps.out;
      if (valid || error || locked) error_q <= error || locked;
      if (valid && !busy) {finish_q, tail_q, suffix_q} <= {steps.finish, steps.tail_bytes, steps.suffix};
      else if ((tail_valid && msg_ready) || lost) finish_q <= 1'b0;
    end
  end

  // ---- properties ----
  typedef enum logic [2:0] {
    Rest,
    Feed,
    Settle,
    Out,
    Drain,
    Clear,
    Chains
  } step_e;

  logic [2:0] step;
  logic agrees;

  assign step = 3'(u_dut.step_q);
  assign agrees = step <= (HasChains ? Chains : Clear) && lost == (step inside {Drain, Clear}) && failed == error_q &&
      (!dma_q || step inside {Feed, Out, Chains, Drain}) && (!lost || !(u_dut.finish_q || u_dut.out_q)) &&
      !(done_q && busy) && row_runs_q == (step == Chains) && (step != Clear || !row_q) &&
      (step != Chains || !(u_dut.finish_q || u_dut.out_q || finish_q)) &&
      (!row_wipe_q || step inside {Chains, Drain, Clear}) && (!row_q || lost || row_runs_q) &&
      (step != Feed || !u_dut.finish_q || (finish_q && {tail_q, suffix_q} == {u_dut.tail_q, u_dut.suffix_q})) &&
      (!busy || lost || !finish_q || (u_dut.finish_q && step == Feed)) &&
      (!busy || lost || out_due_q == (u_dut.out_q && (step == Feed || (step == Settle && !u_dut.finish_q))));

  always_comb begin
    if (rst_ni) begin
      a_ready : assert (!valid || ready || (cmd_valid && !cmd_ready));
      a_told :
      assert (!cmd_valid || busy || (valid && !(steps.op inside {JobNone, OpWipe}) && !steps.undefined &&
              cmd == {steps.short_rounds, steps.rate, (steps.op == JobChain) ? OpStart : steps.op, steps.alg}));
      a_wipe : assert (!(cmd_valid && busy) || (cmd.op == OpWipe && lost && !dma_busy));
      a_lost : assert (!lost || (!done && !in_start && !out_start && !tail_valid && (!dma_busy || abort)));
      a_abort : assert (!abort || lost);
      a_done :
      assert ((!done || (busy && !dma_busy && !status.busy && !finish_q && !out_due_q)) &&
              (!busy_q || done_q == !busy));
      a_refused :
      assert (refused == (valid && ready && !busy && (bad_cmd || bad_alg || bad_state)) &&
              (!refused_q || (!busy && !done && failed)));
      a_undefined : assert (!(valid && steps.undefined) || (ready && refused && bad_cmd && !cmd_valid));
      a_part :
      assert (!(out_part && valid && !busy && !steps.undefined && steps.op == OpSave) ||
              (!cmd_valid && refused && (bad_state || bad_cmd)));
      a_begins : assert (!(busy && !busy_q) || (open_q && started_q == in_asked_q));
      a_one : assert (!(in_start && out_start));
      a_starts : assert (!(in_start || out_start) || (!dma_busy && !abort && !(err.cmd || err.alg || err.state)));
      a_in : assert (!in_start || (valid && ready && !busy && HasDma && steps.in && list == steps.list));
      a_out : assert (!out_start || out_due_q || (valid && !busy && steps.out) || (chain && tail_valid && msg_ready));
      a_tail :
      assert (!tail_valid || (busy && finish_q && !dma_busy && status.absorb && !cmd_valid &&
              {tail_bytes, suffix} == {tail_q, suffix_q}));
      a_row :
      assert (!row_start || (valid && ready && !busy && HasChains && steps.op == JobChain && taken && !in_start &&
              !out_start && steps.alg inside {AlgSha256, AlgShake256}));
      a_row_wiped : assert (!(done && row_wipe_q) && (!row_runs_q || !(done || tail_valid || in_start || out_start)));
      a_failed : assert (failed == error_q);
      a_invariant : assert (agrees);
    end
  end

  // ---- covers ----
  logic locked_q;  // a job was refused by the lock while this one runs
  logic row_done_q;  // a row ended
  logic given_q, out_q;  // without an error: the message ended; output was requested

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {row_done_q, locked_q, given_q, out_q} <= '0;
    else
      {row_done_q, locked_q, given_q, out_q} <= {
        row_over || (row_done_q && busy),
        locked || (locked_q && busy),
        !error && !wipe && (given_q || (tail_valid && msg_ready && in_q)),
        !error && !wipe && (out_q || (given_q && dma_taking))
      };
  end

  always_comb begin
    c_job : cover (rst_ni && done && out_q && !failed);
    c_failed : cover (rst_ni && done && failed);
    c_wipe : cover (rst_ni && wipe && given_q && dma_taking);
    c_refused : cover (rst_ni && refused_q);
    c_row : cover (rst_ni && done && row_done_q && !failed);
    c_locked : cover (rst_ni && done && out_q && failed && locked_q);
  end

endmodule

`default_nettype wire
