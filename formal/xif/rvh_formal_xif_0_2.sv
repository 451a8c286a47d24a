// SPDX-License-Identifier: Apache-2.0
// rvh_xif_0_2 between any host and any core that keeps its contract. The host is unconstrained: offers may be retracted
// or changed, commits and kills may come at any time for any identifier.

`default_nettype none

module rvh_formal_xif_0_2
  import rvh_xif_instr_pkg::*;
#(
    parameter int unsigned Depth     = 2,
    parameter int unsigned IdWidth   = 4,
    parameter int unsigned Patience  = 64,
    parameter int unsigned XLen      = 32,
    parameter bit          HasChains = 1'b0
) (
    input logic                         clk_i,
    input logic                         rst_ni,
    input logic                         enable,
    input logic                         issue_valid,
    input logic [       31:0]           instr,
    input logic [IdWidth-1:0]           id,
    input logic [        1:0][XLen-1:0] rs,
    input logic [        1:0]           rs_valid,
    input logic                         commit_valid,
    input logic [IdWidth-1:0]           commit_id,
    input logic                         commit_kill,
    input logic                         result_ready
);

  logic issue_ready, accept, result_valid;
  logic [IdWidth-1:0] result_id;

  rvh_xif_0_2 #(
      .IdWidth  (IdWidth),
      .Depth    (Depth),
      .Patience (Patience),
      .XLen     (XLen),
      .HasChains(HasChains)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .enable_i              (enable),
      .x_issue_valid_i       (issue_valid),
      .x_issue_ready_o       (issue_ready),
      .x_issue_req_instr_i   (instr),
      .x_issue_req_id_i      (id),
      .x_issue_req_rs_i      (rs),
      .x_issue_req_rs_valid_i(rs_valid),
      .x_issue_resp_accept_o (accept),
      .x_commit_valid_i      (commit_valid),
      .x_commit_id_i         (commit_id),
      .x_commit_kill_i       (commit_kill),
      .x_result_valid_o      (result_valid),
      .x_result_ready_i      (result_ready),
      .x_result_id_o         (result_id),
      .mgr_req_o             (),
      .mgr_gnt_i             (1'b0),
      .mgr_addr_o            (),
      .mgr_we_o              (),
      .mgr_be_o              (),
      .mgr_wdata_o           (),
      .mgr_more_o            (),
      .mgr_cancel_o          (),
      .mgr_rvalid_i          (1'b0),
      .mgr_rdata_i           ('0),
      .mgr_err_i             (1'b0),
      .idle_o                ()
  );

  localparam int unsigned NWidth = (XLen == 64) ? 5 : 4;

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the offer ----
  decoded_t want;
  logic ours, operands, push;
  logic offered_q, committed_q, killed_q;  // status of the offer of the last cycle, if it was not answered
  logic [IdWidth-1:0] id_q;
  logic marked, committed, killed;

  assign want     = decode(instr, XLen == 64);
  assign ours     = want.known && !want.only_1_0 && (HasChains || !want.needs_chains) && enable;
  assign operands = &(rs_valid | ~{want.rs2, want.rs1});
  assign push     = issue_valid && issue_ready && accept;

  // ---- to which instruction a commit or a kill applies ----
  logic [Depth-1:0] held, open, in_work, named, unused_live, commit, kill;
  logic [Depth-1:0][IdWidth-1:0] ids;
  logic rests, to_offer, give_up, commits, waits, told_off;
  logic owed;
  logic [6:0] waits_q;  // cycles in which an offer has waited only for uncommitted instructions

  assign marked    = offered_q && id_q == id && (committed_q || killed_q);
  assign to_offer  = commit_valid && issue_valid && !marked && commit_id == id;
  assign committed = (to_offer && !commit_kill) || (marked && committed_q);
  assign killed    = (to_offer && commit_kill) || (marked && killed_q);
  assign waits     = issue_valid && ours && operands && !issue_ready && in_work == '0;
  assign give_up   = u_dut.u_front.u_commit.give_up;
  assign owed      = u_dut.u_front.owed;
  assign commits   = (to_offer && !commit_kill) || commit != '0;

  always_comb begin
    logic younger;  // a younger one commits in this cycle
    younger  = to_offer && !commit_kill;
    told_off = 1'b0;
    for (int i = int'(Depth) - 1; i >= 0; i--) begin
      logic hit;
      hit       = commit_valid && !to_offer && ids[i] == commit_id;
      // An identifier that is offered again belongs to the offer.
      kill[i]   = open[i] && (younger || give_up || (hit && commit_kill) || (issue_valid && ids[i] == id));
      commit[i] = open[i] && hit && !commit_kill && !kill[i];
      if (commit[i]) younger = 1'b1;
      if (hit && commit_kill && named[i]) told_off = 1'b1;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {offered_q, committed_q, killed_q, id_q, waits_q} <= '0;
    end else begin
      offered_q   <= issue_valid && !issue_ready;
      committed_q <= committed;
      killed_q    <= killed;
      id_q        <= id;
      waits_q     <= (waits && Patience != 0) ? waits_q + 7'd1 : '0;
    end
  end

  rvh_formal_xif_list #(
      .Depth  (Depth),
      .IdWidth(IdWidth),
      .XLen   (XLen)
  ) u_list (
      .clk_i,
      .rst_ni,
      .offer_i     (issue_valid),
      .push_i      (push),
      .verb_i      (want.verb),
      .n_i         (want.n[NWidth-1:0]),
      .reads_i     ({want.rs2, want.rs1}),
      .writes_i    (1'b0),
      .filled_i    (1'b1),
      .rs_i        (rs),
      .rd_i        ('0),
      .id_i        (id),
      .committed_i (committed),
      .killed_i    (killed),
      .commit_i    (commit),
      .kill_i      (kill),
      .fill_i      (1'b0),
      .fill_id_i   ('0),
      .fill_rs_i   ('0),
      .leaves_i    (u_dut.u_front.u_queue.leaves),
      .core_valid_i(u_dut.core_valid),
      .settled_i   (u_dut.settled),
      .core_ready_i(u_dut.core_ready),
      .core_verb_i (u_dut.core_verb),
      .core_n_i    (u_dut.core_n),
      .core_rs_i   ({u_dut.core_rs2, u_dut.core_rs1}),
      .drain_i     (u_dut.drain),
      .drain_rs_i  ({u_dut.drain_rs2, u_dut.drain_rs1}),
      .data_valid_i(1'b0),
      .data_take_i (u_dut.u_front.unused_take),
      .data_i      ('0),
      .res_valid_i (u_dut.u_front.queue_valid),
      .res_ready_i (result_ready && !owed),
      .res_id_i    (u_dut.u_front.queue_id),
      .res_we_i    (1'b0),
      .res_rd_i    ('0),
      .res_data_i  ('0),
      .held_o      (held),
      .open_o      (open),
      .committed_o (in_work),
      .named_o     (named),
      .live_o      (unused_live),
      .ids_o       (ids),
      .rests_o     (rests)
  );

  // ---- the queue and the list ----
  logic [Depth-1:0] agrees;
  logic [7:0] count;  // number of instructions held
  logic offer_agrees, waits_agrees;

  for (genvar i = 0; i < Depth; i++) begin : gen_agrees
    assign agrees[i] = u_dut.u_front.u_queue.entry_q[i].held == held[i] && (!held[i] || (
        u_dut.u_front.u_queue.entry_q[i].committed == u_list.item_q[i].committed &&
        u_dut.u_front.u_queue.entry_q[i].dropped == u_list.item_q[i].killed &&
        u_dut.u_front.u_queue.entry_q[i].lost == u_list.item_q[i].lost &&
        u_dut.u_front.u_queue.entry_q[i].id == u_list.item_q[i].id)) && (!held[i] || u_list.item_q[i].killed || (
        u_dut.u_front.u_queue.entry_q[i].filled == u_list.item_q[i].filled &&
        u_dut.u_front.u_queue.entry_q[i].told == u_list.item_q[i].told &&
        u_dut.u_front.u_queue.entry_q[i].done == u_list.item_q[i].done &&
        u_dut.u_front.u_queue.entry_q[i].writes == u_list.item_q[i].writes &&
        u_dut.u_front.u_queue.entry_q[i].verb == u_list.item_q[i].verb &&
        u_dut.u_front.u_queue.entry_q[i].n == u_list.item_q[i].n &&
        (!u_list.item_q[i].reads[0] || u_dut.u_front.u_queue.entry_q[i].rs1 == u_list.item_q[i].rs[0]) &&
        (!u_list.item_q[i].reads[1] || u_dut.u_front.u_queue.entry_q[i].rs2 == u_list.item_q[i].rs[1])));
  end

  always_comb begin
    count = '0;
    for (int unsigned i = 0; i < Depth; i++) count += 8'(held[i]);
  end

  assign offer_agrees = u_dut.u_front.u_queue.offered_q == offered_q && (!offered_q || (
      !(committed_q && killed_q) && u_dut.u_front.u_queue.offered_id_q == id_q &&
      u_dut.u_front.u_queue.early_commit_q == committed_q && u_dut.u_front.u_queue.early_kill_q == killed_q));
  // After the time-out the offer waits for the places of dropped instructions, or for one that committed in that cycle.
  assign waits_agrees = (Patience == 0) ? u_dut.u_front.u_commit.waited_q == '0 :
      (waits_q < 7'(Patience)) ? 7'(u_dut.u_front.u_commit.waited_q) == waits_q :
      (7'(u_dut.u_front.u_commit.waited_q) == waits_q - 7'(Patience) && ((in_work != '0) ? waits_q == 7'(Patience) :
       open == '0 && count + 8'(waits_q) <= 8'(Patience + Depth)));

  // ---- instructions that commit after the time-out: one arbitrary identifier ----
  logic [IdWidth-1:0] one, turn_q;
  logic gave_one, late, one_late, late_agrees;
  logic given_q, due_q;  // it was dropped and may still commit; its result is outstanding
  logic moves_q;  // the turn for a result has moved on

  always_ff @(posedge clk_i) one <= one;

  always_comb begin
    gave_one = 1'b0;
    for (int unsigned i = 0; i < Depth; i++) gave_one |= give_up && open[i] && ids[i] == one;
  end

  assign late     = u_dut.u_front.late;
  assign one_late = given_q && commit_valid && !commit_kill && commit_id == one && !(issue_valid && id == one);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {given_q, due_q, moves_q, turn_q} <= '0;
    end else begin
      given_q <= !commits && !(issue_valid && id == one) && !(commit_valid && commit_id == one) &&
          (given_q || gave_one);
      moves_q <= owed && (!result_valid || result_ready);
      turn_q <= u_dut.u_front.late_id;
      due_q <= one_late || (due_q && !(result_valid && result_ready && owed && result_id == one));
    end
  end

  if (Patience != 0) begin : gen_late
    assign late_agrees = u_dut.u_front.gen_late.u_late.lost_q[one] == given_q &&
        u_dut.u_front.gen_late.u_late.owed_q[one] == due_q && (u_dut.u_front.gen_late.u_late.lost_q == '0 ||
        (in_work == '0 && !(offered_q && committed_q)));
  end else begin : gen_no_late
    assign late_agrees = !given_q && !due_q;
  end

  rvh_formal_stream #(
      .Width(IdWidth)
  ) u_result (
      .clk_i,
      .rst_ni,
      .valid_i  (result_valid),
      .ready_i  (result_ready),
      .cancel_i (1'b0),
      .payload_i(result_id)
  );

  // ---- properties ----
  always_comb begin
    if (rst_ni) begin
      a_late : assert (commit_id != one || late == one_late);
      a_owed : assert (!due_q || owed);
      a_due :
      assert (owed ? (!result_valid || result_id != one || due_q) :
              (result_valid == u_dut.u_front.queue_valid && result_id == u_dut.u_front.queue_id));
      a_turn : assert (!moves_q || !owed || u_dut.u_front.late_id == turn_q + IdWidth'(1));
      a_accept : assert (accept == ours && (ours || issue_ready));
      a_enable : assert (enable || !accept);
      a_operands : assert (!push || operands);
      a_wait : assert (!push || want.verb != DoWait || rests);
      a_answer : assert (!(issue_valid && ours && operands && !issue_ready) || (want.verb == DoWait ? held[0] : &held));
      a_given_up : assert (give_up == (Patience != 0 && waits && waits_q == 7'(Patience - 1) && !commits));
      a_patience : assert (Patience == 0 || waits_q <= 7'(Patience + Depth));
      a_marks :
      assert ({u_dut.u_front.commit, u_dut.u_front.dropped} == {commit, kill} &&
              {u_dut.u_front.u_queue.offer_committed, u_dut.u_front.u_queue.offer_killed} == {committed, killed});
      a_host_error : assert (u_dut.host_error == (told_off || late));
      a_invariant :
      assert (agrees == '1 && offer_agrees && waits_agrees && late_agrees &&
              (!(offered_q && committed_q) || open == '0));
    end
  end

  // ---- covers ----
  logic enable_q, locked_q;  // value of the last cycle; the window was set

  always_ff @(posedge clk_i) begin
    enable_q <= enable;
    locked_q <= rst_ni && (locked_q || (u_dut.core_valid && u_dut.core_ready && u_dut.core_verb == DoWindow));
  end

  always_comb begin
    c_early : cover (rst_ni && push && marked && committed_q && held[0]);
    c_killed : cover (rst_ni && push && marked && killed_q);
    c_younger : cover (rst_ni && |kill && |commit);
    c_drain : cover (rst_ni && u_dut.drain && u_dut.core_ready);
    c_again : cover (rst_ni && issue_valid && ids[0] == id && kill[0] && !commit_valid);
    c_late : cover (rst_ni && late);
    c_host_error : cover (rst_ni && told_off);
    c_enable : cover (rst_ni && push && held[0] && !enable_q);
    c_lock : cover (rst_ni && u_dut.core_valid && u_dut.core_verb == DoLock && locked_q && !enable);
    c_wait : cover (rst_ni && push && want.verb == DoWait && held[0]);
  end

endmodule

`default_nettype wire
