// SPDX-License-Identifier: Apache-2.0
// Instructions of the coprocessor from their acceptance to their end, in order: what the host
// has not committed yet, what waits for the core, what the core does, and whose result the host
// has not taken. Nothing leaves for the core before its commit; what is killed leaves no trace.
//
// Contract
// - An instruction is accepted with `push_i` while `full_o` is 0. Its commit or kill may come in the
//   same cycle or any later one.
// - Batch = 1 (CV-X-IF 1.0): a commit is for an instruction and all older ones, a kill for it and all
//   younger ones, whether it was accepted here or not. Identifiers in flight span less than
//   half of their range.
// - Batch = 0 (CV-X-IF 0.2): both are for one instruction alone; those older than a committed one that were
//   neither committed nor killed are dropped, and so is everything uncommitted with `drop_i`.
// - An instruction that gives no word has its result from the cycle behind its commit on, before it is done. One that
//   does (`writes`) has it when the core has the word, which `res_ready_i` takes.
// - `host_error_o`: a pulse for a kill of what was committed. It has no other effect.

module rvh_xif_queue
  import rvh_xif_instr_pkg::*;
#(
    parameter int unsigned Depth       = 2,    // instructions, 1 to 4
    parameter int unsigned IdWidth     = 4,
    parameter int unsigned HartIdWidth = 1,
    parameter bit          Batch       = 1'b1
) (
    input logic clk_i,
    input logic rst_ni,

    output logic                    full_o,
    output logic                    clear_o,      // nothing is in it, or the last one leaves in this cycle
    output logic                    committed_o,  // something in it is committed
    input  logic                    offer_i,      // the host offers something with `id_i`, accepted or not
    input  logic                    push_i,
    input  verb_e                   verb_i,
    input  logic  [            3:0] n_i,
    input  logic                    writes_i,     // it gives a word
    input  logic  [           31:0] rs1_i,        // of one that gives a word: number of the register
    input  logic  [           31:0] rs2_i,
    input  logic  [    IdWidth-1:0] id_i,
    input  logic  [HartIdWidth-1:0] hartid_i,
    input  logic                    drop_i,

    input  logic                   commit_valid_i,
    input  logic                   commit_kill_i,
    input  logic [    IdWidth-1:0] commit_id_i,
    input  logic [HartIdWidth-1:0] commit_hartid_i,
    output logic                   host_error_o,

    // the oldest one that is not done, once it is committed
    output logic         core_valid_o,
    output logic         settled_o,      // it was committed before this cycle
    input  logic         core_ready_i,
    input  logic         core_ending_i,  // it comes in this cycle, for sure; early
    output verb_e        core_verb_o,
    output logic  [ 3:0] core_n_o,
    output logic  [31:0] core_rs1_o,
    output logic  [31:0] core_rs2_o,
    output logic         drain_o,        // the one behind it is DRAIN, and was committed before
    output logic  [31:0] drain_rs1_o,
    output logic  [31:0] drain_rs2_o,
    input  logic         data_valid_i,
    output logic         data_take_o,

    output logic                   res_valid_o,
    input  logic                   res_ready_i,
    output logic [    IdWidth-1:0] res_id_o,
    output logic [HartIdWidth-1:0] res_hartid_o,
    output logic                   res_writes_o,
    output logic [            4:0] res_rd_o
);

  if (Depth < 1 || Depth > 4) begin : gen_bad_depth
    $error("rvh_xif_queue: Depth must be 1 to 4");
  end

  localparam int unsigned IndexWidth = (Depth > 1) ? $clog2(Depth) : 1;

  typedef struct packed {
    logic                   held;       // there is one here
    logic                   committed;
    logic                   dropped;    // killed, or given up
    logic                   told;       // the host has its result
    logic                   done;       // the core has done it
    logic                   writes;
    verb_e                  verb;
    logic [3:0]             n;
    logic [31:0]            rs1;
    logic [31:0]            rs2;
    logic [IdWidth-1:0]     id;
    logic [HartIdWidth-1:0] hartid;
  } entry_t;

  entry_t [Depth-1:0] entry_q, marked, entry_d;
  logic [Depth-1:0] waits;  // neither committed nor dropped
  logic [Depth-1:0] hit;  // the commit or kill is for this one
  logic comes;  // ... for the one that is accepted now
  logic leaves;  // the oldest one
  logic [IndexWidth-1:0] next, behind;  // that the core does, and the place behind it
  logic [Depth-1:0] told_now;
  entry_t coming;

  // Is `id` as old as `of`, or older?
  function automatic logic as_old(logic [IdWidth-1:0] id, logic [IdWidth-1:0] of);
    logic [IdWidth-1:0] distance;
    distance = of - id;
    return !distance[IdWidth-1];
  endfunction

  function automatic logic meant(logic [IdWidth-1:0] id, logic [HartIdWidth-1:0] hartid);
    if (hartid != commit_hartid_i) return 1'b0;
    if (!Batch || id == commit_id_i) return id == commit_id_i;
    return commit_kill_i ? as_old(commit_id_i, id) : as_old(id, commit_id_i);
  endfunction

  // ---- commit and kill ----
  always_comb begin
    for (int unsigned i = 0; i < Depth; i++) begin
      waits[i] = entry_q[i].held && !entry_q[i].committed && !entry_q[i].dropped;
      hit[i] = commit_valid_i && entry_q[i].held && !entry_q[i].dropped && meant(entry_q[i].id, entry_q[i].hartid) &&
          !(offer_i && id_i == commit_id_i);  // its identifier came round, so it is forgotten
    end
    comes = commit_valid_i && push_i && meant(id_i, hartid_i);
  end

  always_comb begin
    logic older;  // of one that is committed now
    host_error_o = 1'b0;
    marked       = entry_q;
    older        = 1'b0;
    for (int i = int'(Depth) - 1; i >= 0; i--) begin
      if (waits[i]) begin
        if (older || drop_i || (hit[i] && commit_kill_i)) marked[i].dropped = 1'b1;
        else if (hit[i]) marked[i].committed = 1'b1;
      end else if (hit[i] && commit_kill_i) begin
        host_error_o = 1'b1;
      end
      if (!Batch && waits[i] && hit[i] && !commit_kill_i) older = 1'b1;
    end
  end

  always_comb begin
    coming = '{
        held: push_i,
        committed: comes && !commit_kill_i,
        dropped: comes && commit_kill_i,
        told: 1'b0,
        done: 1'b0,
        writes: writes_i,
        verb: verb_i,
        n: n_i,
        rs1: rs1_i,
        rs2: rs2_i,
        id: id_i,
        hartid: hartid_i
    };
  end

  // ---- for the core: the oldest one that it has not done ----
  assign behind = (32'(next) + 1 < Depth) ? next + IndexWidth'(1) : next;

  always_comb begin
    next = '0;
    for (int i = int'(Depth) - 1; i >= 0; i--) begin
      if (entry_q[i].held && !entry_q[i].done && !entry_q[i].dropped) next = IndexWidth'(i);
    end
    core_valid_o = marked[next].held && marked[next].committed && !entry_q[next].done;
    settled_o    = entry_q[next].held && entry_q[next].committed && !entry_q[next].done;
    core_verb_o  = entry_q[next].verb;
    core_n_o     = entry_q[next].n;
    core_rs1_o   = entry_q[next].rs1;
    core_rs2_o   = entry_q[next].rs2;
    drain_o      = 1'b0;
    drain_rs1_o  = entry_q[behind].rs1;
    drain_rs2_o  = entry_q[behind].rs2;
    if (behind != next) begin
      drain_o = entry_q[behind].held && entry_q[behind].committed && entry_q[behind].verb == DoDrain;
    end
  end

  // ---- results, in order; from registers, so that they are stable ----
  always_comb begin
    logic open;
    open         = 1'b1;
    res_valid_o  = 1'b0;
    res_id_o     = entry_q[0].id;
    res_hartid_o = entry_q[0].hartid;
    res_writes_o = 1'b0;
    res_rd_o     = entry_q[0].rs1[4:0];
    told_now     = '0;
    data_take_o  = 1'b0;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (open && entry_q[i].held && !entry_q[i].dropped && !entry_q[i].told) begin
        open = 1'b0;
        if (entry_q[i].committed && (!entry_q[i].writes || (i == 32'(next) && data_valid_i))) begin
          res_valid_o  = 1'b1;
          res_id_o     = entry_q[i].id;
          res_hartid_o = entry_q[i].hartid;
          res_writes_o = entry_q[i].writes;
          told_now[i]  = res_ready_i;
          data_take_o  = entry_q[i].writes && res_ready_i;
        end
      end
    end
  end

  // ---- the queue moves up ----
  logic [Depth-1:0] done_now;

  always_comb begin
    done_now       = '0;
    done_now[next] = (core_valid_o && core_ready_i) || data_take_o;
  end

  assign leaves = entry_q[0].held && (entry_q[0].dropped ||
      ((entry_q[0].done || done_now[0]) && (entry_q[0].told || told_now[0])));

  always_comb begin
    entry_t [Depth-1:0] now;
    logic placed;
    now = marked;
    if (!Batch && comes && !commit_kill_i) begin
      for (int unsigned i = 0; i < Depth; i++) begin
        if (now[i].held && !now[i].committed) now[i].dropped = 1'b1;
      end
    end
    for (int unsigned i = 0; i < Depth; i++) begin
      if (told_now[i]) now[i].told = 1'b1;
      if (done_now[i]) now[i].done = 1'b1;
    end
    if (leaves) begin
      for (int unsigned i = 0; i + 1 < Depth; i++) now[i] = now[i+1];
      now[Depth-1] = '0;
    end
    placed = !push_i;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (!placed && !now[i].held) begin
        now[i] = coming;
        placed = 1'b1;
      end
    end
    entry_d = now;
  end

  always_comb begin
    full_o      = 1'b1;
    clear_o     = !entry_q[0].held || (entry_q[0].told && core_ending_i);
    committed_o = 1'b0;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (!entry_q[i].held) full_o = 1'b0;
      else if (i > 0) clear_o = 1'b0;
      if (entry_q[i].held && entry_q[i].committed) committed_o = 1'b1;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) entry_q <= '0;
    else entry_q <= entry_d;
  end

endmodule
