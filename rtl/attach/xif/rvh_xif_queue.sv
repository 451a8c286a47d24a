// SPDX-License-Identifier: Apache-2.0
// Queue of the coprocessor's instructions, in order, from acceptance until the core has executed them and the host has
// taken their results. No instruction goes to the core before its commit. A killed instruction has no effect.
//
// Contract
// - An instruction is accepted with `push_i` while `full_o` is 0. Its commit or kill may come in any cycle from the
//   first cycle of its offer on. rvh_xif_commit_0_2 or rvh_xif_commit_1_0, outside, determines to which instruction it
//   applies.
// - Operands that are missing at the push come later, by `fill_i`. The instruction does not go to the core before.
// - The result of an instruction without writeback is offered from the cycle after commit and operands on, before the
//   core has executed it. The result of one with writeback (`writes`) is offered when the core has its word;
//   `res_ready_i` takes the word.
// - `idle_o`, from registers: the queue is empty.

`default_nettype none

module rvh_xif_queue #(
    parameter int unsigned Depth   = 2,           // instructions, 1 to 4
    parameter int unsigned IdWidth = 4,
    parameter int unsigned XLen    = 32,          // bits of an operand
    parameter int unsigned NWidth  = 4,           // bits of an instruction's number
    parameter type         verb_t  = logic [3:0]  // of the set of instructions
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    output logic                     full_o,
    output logic                     clear_o,      // the queue is empty, or its last instruction leaves in this cycle
    output logic                     committed_o,  // an instruction in the queue is committed
    input  wire logic                offer_i,      // the host offers an instruction with `id_i`
    input  wire logic                answer_i,     // ... which is accepted or rejected in this cycle
    input  wire logic                push_i,       // ... which is accepted
    input  wire verb_t               verb_i,
    input  wire logic  [ NWidth-1:0] n_i,
    input  wire logic                writes_i,     // it writes a word back
    input  wire logic                filled_i,     // its operands come with it
    input  wire logic  [   XLen-1:0] rs1_i,        // with writes_i: number of the register
    input  wire logic  [   XLen-1:0] rs2_i,
    input  wire logic  [IdWidth-1:0] id_i,

    input wire logic               fill_i,
    input wire logic [IdWidth-1:0] fill_id_i,
    input wire logic [   XLen-1:0] fill_rs1_i,
    input wire logic [   XLen-1:0] fill_rs2_i,

    // to and from rvh_xif_commit_0_2 or rvh_xif_commit_1_0
    output logic                               fresh_o,         // the offer is neither committed nor killed
    output logic      [Depth-1:0]              waits_o,
    output logic      [Depth-1:0]              named_o,         // committed, and its identifier was not offered again
    output logic      [Depth-1:0][IdWidth-1:0] ids_o,
    input  wire logic [Depth-1:0]              commit_i,
    input  wire logic [Depth-1:0]              drop_i,
    input  wire logic                          commit_offer_i,
    input  wire logic                          drop_offer_i,

    // the oldest instruction that is not done, if it is committed
    output logic                   core_valid_o,
    output logic                   settled_o,      // it was committed before this cycle
    input  wire logic              core_ready_i,
    input  wire logic              core_ending_i,  // core_ready_i is 1 in this cycle; comes early in the cycle
    output verb_t                  core_verb_o,
    output logic      [NWidth-1:0] core_n_o,
    output logic      [  XLen-1:0] core_rs1_o,
    output logic      [  XLen-1:0] core_rs2_o,
    output logic                   then_o,         // an instruction follows it, committed before this cycle
    output verb_t                  then_verb_o,
    output logic      [  XLen-1:0] then_rs1_o,
    output logic      [  XLen-1:0] then_rs2_o,
    input  wire logic              data_valid_i,
    output logic                   data_take_o,

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
    logic               held;       // the entry is used
    logic               committed;
    logic               dropped;    // killed, or dropped by rvh_xif_commit_0_2
    logic               filled;     // it has its operands
    logic               lost;       // its identifier was offered again, for another instruction
    logic               told;       // the host has taken its result
    logic               done;       // the core has executed it
    logic               writes;
    verb_t              verb;
    logic [NWidth-1:0]  n;
    logic [XLen-1:0]    rs1;
    logic [XLen-1:0]    rs2;
    logic [IdWidth-1:0] id;
  } entry_t;

  entry_t [Depth-1:0] entry_q, entry_d;
  entry_t coming;
  logic [Depth-1:0] held;  // committed, and its result or its execution is pending
  logic [Depth-1:0] ready, ready_now;  // ... with its operands
  logic [IndexWidth-1:0] next, behind;  // the one for the core, and the entry after it
  logic [Depth-1:0] told_now, done_now;
  logic leaves;  // the oldest one leaves the queue

  // ---- an offer may be committed or killed before it is accepted ----
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

  // ---- status of each entry ----
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

  // ---- for the core: the oldest one that it has not executed ----
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
      .Width($bits(verb_t) + NWidth + 2 * XLen)
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
