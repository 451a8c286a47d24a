// SPDX-License-Identifier: Apache-2.0
// Instructions of the coprocessor from their acceptance to their end, in order: what the host
// has not committed yet, what waits for the core, what the core does, and whose result the host
// has not taken. Nothing leaves for the core before its commit; what is killed leaves no trace.
//
// Contract
// - An instruction is accepted with `push_i` while `full_o` is 0. Its commit or kill may come in any
//   cycle from the first of its offer on. Which one a commit is for, the module beside says:
//   rvh_xif_commit_0_2, rvh_xif_commit_1_0.
// - Operands that are not there at the push come later, by `fill_i`; nothing is done before.
// - An instruction that gives no word has its result from the cycle behind commit and operands on, before it is done.
//   One that does (`writes`) has it when the core has the word, which `res_ready_i` takes.
// - `idle_o`, from registers: no instruction is in it.

`default_nettype none

module rvh_xif_queue #(
    parameter int unsigned Depth   = 2,           // instructions, 1 to 4
    parameter int unsigned IdWidth = 4,
    parameter type         verb_t  = logic [3:0]  // of the set of instructions
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    output logic                     full_o,
    output logic                     clear_o,      // nothing is in it, or the last one leaves in this cycle
    output logic                     committed_o,  // something in it is committed
    input  wire logic                offer_i,      // the host offers something with `id_i`
    input  wire logic                answer_i,     // ... which is accepted or rejected in this cycle
    input  wire logic                push_i,       // ... and accepted
    input  wire verb_t               verb_i,
    input  wire logic  [        3:0] n_i,
    input  wire logic                writes_i,     // it gives a word
    input  wire logic                filled_i,     // it has its operands
    input  wire logic  [       31:0] rs1_i,        // of one that gives a word: number of the register
    input  wire logic  [       31:0] rs2_i,
    input  wire logic  [IdWidth-1:0] id_i,

    input wire logic               fill_i,
    input wire logic [IdWidth-1:0] fill_id_i,
    input wire logic [       31:0] fill_rs1_i,
    input wire logic [       31:0] fill_rs2_i,

    // to and from the module that knows what a commit is for
    output logic                               fresh_o,         // what is offered is neither committed nor killed
    output logic      [Depth-1:0]              waits_o,
    output logic      [Depth-1:0]              named_o,         // committed, still here, and its identifier is its own
    output logic      [Depth-1:0][IdWidth-1:0] ids_o,
    input  wire logic [Depth-1:0]              commit_i,
    input  wire logic [Depth-1:0]              drop_i,
    input  wire logic                          commit_offer_i,
    input  wire logic                          drop_offer_i,

    // the oldest one that is not done, once it is committed
    output logic             core_valid_o,
    output logic             settled_o,      // it was committed before this cycle
    input  wire logic        core_ready_i,
    input  wire logic        core_ending_i,  // it comes in this cycle, for sure; early
    output verb_t            core_verb_o,
    output logic      [ 3:0] core_n_o,
    output logic      [31:0] core_rs1_o,
    output logic      [31:0] core_rs2_o,
    output logic             then_o,         // there is one behind it, which was committed before
    output verb_t            then_verb_o,
    output logic      [31:0] then_rs1_o,
    output logic      [31:0] then_rs2_o,
    input  wire logic        data_valid_i,
    output logic             data_take_o,

    output logic                    res_valid_o,
    input  wire logic               res_ready_i,
    output logic      [IdWidth-1:0] res_id_o,
    output logic                    res_writes_o,
    output logic      [        4:0] res_rd_o,

    output logic idle_o
);

  if (Depth < 1 || Depth > 4) begin : gen_bad_depth
    $error("rvh_xif_queue: Depth must be 1 to 4");
  end

  localparam int unsigned IndexWidth = (Depth > 1) ? $clog2(Depth) : 1;

  typedef struct packed {
    logic               held;       // there is one here
    logic               committed;
    logic               dropped;    // killed, or given up
    logic               filled;     // it has its operands
    logic               lost;       // its identifier was on offer again: it means another one
    logic               told;       // the host has its result
    logic               done;       // the core has done it
    logic               writes;
    verb_t              verb;
    logic [3:0]         n;
    logic [31:0]        rs1;
    logic [31:0]        rs2;
    logic [IdWidth-1:0] id;
  } entry_t;

  entry_t [Depth-1:0] entry_q, entry_d;
  entry_t coming;
  logic [Depth-1:0] held;  // committed, and its result or its end is still to come
  logic [Depth-1:0] ready, ready_now;  // ... with its operands
  logic [IndexWidth-1:0] next, behind;  // that the core does, and the place behind it
  logic [Depth-1:0] told_now, done_now;
  logic leaves;  // the oldest one

  // ---- the one on offer may be committed or killed before it is accepted ----
  logic offered_q, early_commit_q, early_kill_q, offer_committed, offer_killed, same;
  logic [IdWidth-1:0] offered_id_q;

  assign same            = offered_q && offered_id_q == id_i;
  assign fresh_o         = offer_i && !(same && (early_commit_q || early_kill_q));
  assign offer_committed = commit_offer_i || (same && early_commit_q);
  assign offer_killed    = drop_offer_i || (same && early_kill_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      offered_q      <= 1'b0;
      offered_id_q   <= '0;
      early_commit_q <= 1'b0;
      early_kill_q   <= 1'b0;
    end else begin
      offered_q      <= offer_i && !answer_i;
      offered_id_q   <= id_i;
      early_commit_q <= offer_committed;
      early_kill_q   <= offer_killed;
    end
  end

  // ---- where each one stands ----
  always_comb begin
    full_o      = 1'b1;
    idle_o      = 1'b1;
    clear_o     = !entry_q[0].held || (entry_q[0].told && core_ending_i);
    committed_o = 1'b0;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (entry_q[i].held) idle_o = 1'b0;
      if (!entry_q[i].held) full_o = 1'b0;
      else if (i > 0) clear_o = 1'b0;
      waits_o[i]   = entry_q[i].held && !entry_q[i].committed && !entry_q[i].dropped;
      held[i]      = entry_q[i].held && entry_q[i].committed;
      named_o[i]   = held[i] && !entry_q[i].lost;
      ids_o[i]     = entry_q[i].id;
      ready[i]     = held[i] && entry_q[i].filled;
      ready_now[i] = (held[i] || commit_i[i]) && entry_q[i].filled;
      if (held[i]) committed_o = 1'b1;
    end
  end

  // ---- for the core: the oldest one that it has not done ----
  assign behind = (32'(next) + 1 < Depth) ? next + IndexWidth'(1) : next;

  always_comb begin
    next = '0;
    for (int i = int'(Depth) - 1; i >= 0; i--) begin
      if (entry_q[i].held && !entry_q[i].done && !entry_q[i].dropped) next = IndexWidth'(i);
    end
    core_valid_o = ready_now[next] && !entry_q[next].done;
    settled_o    = ready[next] && !entry_q[next].done;
    core_verb_o  = entry_q[next].verb;
    core_n_o     = entry_q[next].n;
    core_rs1_o   = entry_q[next].rs1;
    core_rs2_o   = entry_q[next].rs2;
    then_o       = behind != next && ready[behind];
    then_verb_o  = entry_q[behind].verb;
    then_rs1_o   = entry_q[behind].rs1;
    then_rs2_o   = entry_q[behind].rs2;
  end

  // ---- results, in order; from registers, so that they are stable ----
  always_comb begin
    logic open;
    open         = 1'b1;
    res_valid_o  = 1'b0;
    res_id_o     = entry_q[0].id;
    res_writes_o = 1'b0;
    res_rd_o     = entry_q[0].rs1[4:0];
    told_now     = '0;
    data_take_o  = 1'b0;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (open && entry_q[i].held && !entry_q[i].dropped && !entry_q[i].told) begin
        open         = 1'b0;
        res_id_o     = entry_q[i].id;
        res_rd_o     = entry_q[i].rs1[4:0];
        res_writes_o = entry_q[i].writes;
        if (ready[i] && (!entry_q[i].writes || (i == 32'(next) && data_valid_i))) begin
          res_valid_o = 1'b1;
          told_now[i] = res_ready_i;
          data_take_o = entry_q[i].writes && res_ready_i;
        end
      end
    end
  end

  // ---- the queue moves up ----
  always_comb begin
    done_now       = '0;
    done_now[next] = (core_valid_o && core_ready_i) || data_take_o;
  end

  assign leaves = entry_q[0].held && (entry_q[0].dropped ||
      ((entry_q[0].done || done_now[0]) && (entry_q[0].told || told_now[0])));

  always_comb begin
    coming           = '0;
    coming.held      = push_i;
    coming.committed = offer_committed;
    coming.dropped   = offer_killed;
    coming.filled    = filled_i;
    coming.writes    = writes_i;
    coming.verb      = verb_i;
    coming.n         = n_i;
    coming.rs1       = rs1_i;
    coming.rs2       = rs2_i;
    coming.id        = id_i;
  end

  always_comb begin
    entry_t [Depth-1:0] now;
    logic placed;
    now = entry_q;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (commit_i[i]) now[i].committed = 1'b1;
      if (drop_i[i]) now[i].dropped = 1'b1;
      if (entry_q[i].held && offer_i && id_i == entry_q[i].id) now[i].lost = 1'b1;
      if (told_now[i]) now[i].told = 1'b1;
      if (done_now[i]) now[i].done = 1'b1;
      if (fill_i && fill_id_i == entry_q[i].id && entry_q[i].held && !entry_q[i].filled) begin
        now[i].filled = 1'b1;
        now[i].rs1    = fill_rs1_i;
        now[i].rs2    = fill_rs2_i;
      end
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

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) entry_q <= '0;
    else entry_q <= entry_d;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_xif_queue.core"),
      .Width($bits(verb_t) + 68)
  ) u_contract_core (
      .clk_i,
      .rst_ni,
      .valid_i  (core_valid_o),
      .ready_i  (core_ready_i || data_take_o),
      .payload_i({core_verb_o, core_n_o, core_rs1_o, core_rs2_o}),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_xif_queue.result"),
      .Width(IdWidth + 6)
  ) u_contract_result (
      .clk_i,
      .rst_ni,
      .valid_i  (res_valid_o),
      .ready_i  (res_ready_i),
      .payload_i({res_id_o, res_writes_o, res_rd_o}),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
