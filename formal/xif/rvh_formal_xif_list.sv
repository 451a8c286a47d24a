// SPDX-License-Identifier: Apache-2.0
// Reference list of the accepted instructions, oldest first, and of their status. The module that instantiates the list
// says to which of them a commit or kill applies: `commit_i`, `kill_i`, and `committed_i`, `killed_i` for the one that
// is accepted in this cycle. Asserted: what the core gets, which results are offered, and that the oldest instruction
// always progresses.

`default_nettype none

module rvh_formal_xif_list
  import rvh_xif_instr_pkg::*;
#(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 4,
    parameter int unsigned XLen    = 32,
    localparam int unsigned NWidth = (XLen == 64) ? 5 : 4
) (
    input logic clk_i,
    input logic rst_ni,

    input logic                          offer_i,      // an instruction with `id_i` is offered
    input logic                          push_i,       // ... and accepted
    input verb_e                         verb_i,
    input logic  [ NWidth-1:0]           n_i,
    input logic  [        1:0]           reads_i,
    input logic                          writes_i,
    input logic                          filled_i,     // its operands come with it
    input logic  [        1:0][XLen-1:0] rs_i,
    input logic  [        4:0]           rd_i,
    input logic  [IdWidth-1:0]           id_i,
    input logic                          committed_i,
    input logic                          killed_i,

    input logic [  Depth-1:0]           commit_i,
    input logic [  Depth-1:0]           kill_i,
    input logic                         fill_i,
    input logic [IdWidth-1:0]           fill_id_i,
    input logic [        1:0][XLen-1:0] fill_rs_i,

    // of the coprocessor
    input logic                         leaves_i,      // the oldest one leaves
    input logic                         core_valid_i,
    input logic                         settled_i,
    input logic                         core_ready_i,
    input verb_e                        core_verb_i,
    input logic  [NWidth-1:0]           core_n_i,
    input logic  [       1:0][XLen-1:0] core_rs_i,
    input logic                         drain_i,
    input logic  [       1:0][XLen-1:0] drain_rs_i,
    input logic                         data_valid_i,
    input logic                         data_take_i,
    input logic  [  XLen-1:0]           data_i,

    input logic               res_valid_i,
    input logic               res_ready_i,
    input logic [IdWidth-1:0] res_id_i,
    input logic               res_we_i,
    input logic [        4:0] res_rd_i,
    input logic [   XLen-1:0] res_data_i,

    output logic [Depth-1:0]              held_o,
    output logic [Depth-1:0]              open_o,       // neither committed nor killed
    output logic [Depth-1:0]              committed_o,
    output logic [Depth-1:0]              named_o,      // committed, and its identifier was not offered again
    output logic [Depth-1:0]              live_o,       // the host waits for its result
    output logic [Depth-1:0][IdWidth-1:0] ids_o,
    output logic                          rests_o       // no instruction is active after this cycle
);

  typedef struct packed {
    logic                 held;
    logic                 committed;
    logic                 killed;
    logic                 lost;       // its identifier was offered again
    logic                 filled;
    logic                 told;       // the host has taken the result
    logic                 done;       // the core has executed it
    logic                 writes;
    logic [1:0]           reads;
    verb_e                verb;
    logic [NWidth-1:0]    n;
    logic [1:0][XLen-1:0] rs;
    logic [4:0]           rd;
    logic [IdWidth-1:0]   id;
  } item_t;

  item_t [Depth-1:0] item_q, item_d;
  item_t work, behind, turn;  // the oldest one not executed, the one after it; the oldest one without a result
  logic [Depth-1:0] work_at, turn_at;
  logic work_commit;  // `work` is committed in this cycle
  logic done, told;

  assign done = (core_valid_i && core_ready_i) || data_take_i;
  assign told = res_valid_i && res_ready_i;

  always_comb begin
    work        = '0;
    behind      = '0;
    turn        = '0;
    work_at     = '0;
    turn_at     = '0;
    work_commit = 1'b0;
    for (int i = int'(Depth) - 1; i >= 0; i--) begin
      if (item_q[i].held && !item_q[i].killed && !item_q[i].done) begin
        behind      = work;
        work        = item_q[i];
        work_at     = '0;
        work_at[i]  = 1'b1;
        work_commit = commit_i[i];
      end
      if (item_q[i].held && !item_q[i].killed && !item_q[i].told) begin
        turn       = item_q[i];
        turn_at    = '0;
        turn_at[i] = 1'b1;
      end
    end
  end

  always_comb begin
    rests_o = 1'b1;
    for (int unsigned i = 0; i < Depth; i++) begin
      held_o[i]      = item_q[i].held;
      open_o[i]      = item_q[i].held && !item_q[i].committed && !item_q[i].killed;
      committed_o[i] = item_q[i].held && item_q[i].committed;
      named_o[i]     = item_q[i].held && item_q[i].committed && !item_q[i].lost;
      live_o[i]      = item_q[i].held && !item_q[i].killed && !item_q[i].told;
      ids_o[i]       = item_q[i].id;
      if (item_q[i].held && !item_q[i].killed && !(item_q[i].told && (item_q[i].done || (work_at[i] && done)))) begin
        rests_o = 1'b0;
      end
    end
  end

  always_comb begin
    logic placed;
    item_t [Depth-1:0] now;
    now = item_q;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (commit_i[i]) now[i].committed = 1'b1;
      if (kill_i[i]) now[i].killed = 1'b1;
      if (item_q[i].held && offer_i && id_i == item_q[i].id) now[i].lost = 1'b1;
      if (work_at[i] && done) now[i].done = 1'b1;
      if (turn_at[i] && told) now[i].told = 1'b1;
      if (fill_i && fill_id_i == item_q[i].id && item_q[i].held && !item_q[i].filled) begin
        now[i].filled = 1'b1;
        now[i].rs     = fill_rs_i;
      end
    end
    if (leaves_i) begin
      for (int unsigned i = 0; i + 1 < Depth; i++) now[i] = now[i+1];
      now[Depth-1] = '0;
    end
    placed = !push_i;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (!placed && !now[i].held) begin
        now[i] = '{
            held: 1'b1,
            committed: committed_i,
            killed: killed_i,
            lost: 1'b0,
            filled: filled_i,
            told: 1'b0,
            done: 1'b0,
            writes: writes_i,
            reads: reads_i,
            verb: verb_i,
            n: n_i,
            rs: rs_i,
            rd: rd_i,
            id: id_i
        };
        placed = 1'b1;
      end
    end
    item_d = now;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) item_q <= '0;
    else item_q <= item_d;
  end

  // ---- streams ----
  rvh_formal_stream #(
      .Width(4 + NWidth + 2 * XLen)
  ) u_core (
      .clk_i,
      .rst_ni,
      .valid_i  (core_valid_i),
      .ready_i  (core_ready_i || data_take_i),
      .cancel_i (1'b0),
      .payload_i({core_verb_i, core_n_i, core_rs_i})
  );

  rvh_formal_stream #(
      .Width(IdWidth + 6 + XLen)
  ) u_result (
      .clk_i,
      .rst_ni,
      .valid_i  (res_valid_i),
      .ready_i  (res_ready_i),
      .cancel_i (1'b0),
      .payload_i({res_id_i, res_we_i, res_rd_i, res_data_i})
  );

  // ---- properties ----
  function automatic logic same_operands(item_t item, logic [1:0][XLen-1:0] rs);
    return (!item.reads[0] || rs[0] == item.rs[0]) && (!item.reads[1] || rs[1] == item.rs[1]);
  endfunction

  logic work_ready, turn_ready, finished;

  assign work_ready = work.held && work.committed && work.filled;
  assign turn_ready = turn.held && turn.committed && turn.filled && (!turn.writes || data_valid_i);
  assign finished   = item_q[0].held && (item_q[0].killed || ((item_q[0].told || (turn_at[0] && told)) &&
                                                              (item_q[0].done || (work_at[0] && done))));

  logic ordered;

  always_comb begin
    ordered = 1'b1;
    for (int i = 0; i < int'(Depth); i++) begin
      if (item_q[i].committed && item_q[i].killed) ordered = 1'b0;
      if ((item_q[i].told || item_q[i].done) && !(item_q[i].committed && item_q[i].filled)) ordered = 1'b0;
      if (item_q[i].writes && item_q[i].told != item_q[i].done) ordered = 1'b0;
      if (item_q[i].writes && item_q[i].reads != '0) ordered = 1'b0;
      if (item_q[i].held && item_q[i].reads == '0 && !item_q[i].filled) ordered = 1'b0;
      if (item_q[i].writes != (item_q[i].verb inside {DoWord, DoGetstatus})) ordered = 1'b0;
      if (!item_q[i].held && item_q[i] != '0) ordered = 1'b0;
      for (int j = 0; j < i; j++) begin
        if (item_q[i].held && !item_q[j].held) ordered = 1'b0;
        if (item_q[i].told && !item_q[j].told && !item_q[j].killed) ordered = 1'b0;
        if (item_q[i].done && !item_q[j].done && !item_q[j].killed) ordered = 1'b0;
      end
    end
  end

  always_comb begin
    if (rst_ni) begin
      a_invariant : assert (ordered);
      a_core :
      assert (!core_valid_i || (work.held && (work.committed || work_commit) && work.filled &&
              core_verb_i == work.verb && core_n_i == work.n && same_operands(
          work, core_rs_i
      )));
      a_given : assert ((!work_ready || core_valid_i) && settled_i == work_ready);
      a_drain :
      assert (!drain_i || !core_valid_i ||
              (behind.held && behind.committed && behind.filled && behind.verb == DoDrain &&
              same_operands(
          behind, drain_rs_i
      )));
      a_result :
      assert (res_valid_i == (turn_ready && (!turn.writes || turn_at == work_at)) &&
              (!res_valid_i || (res_id_i == turn.id && res_we_i == turn.writes)));
      a_word :
      assert (data_take_i == (told && turn.writes) &&
              (!res_valid_i || !res_we_i || (res_rd_i == turn.rd && res_data_i == data_i)));
      a_room : assert (!push_i || !item_q[Depth-1].held || leaves_i);
      a_leaves : assert (leaves_i == finished);
      a_goes_on : assert (!item_q[0].held || leaves_i || open_o[0] || !item_q[0].filled || core_valid_i || res_valid_i);
    end
  end

endmodule

`default_nettype wire
