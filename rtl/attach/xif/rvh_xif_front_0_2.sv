// SPDX-License-Identifier: Apache-2.0
// The host's side of a coprocessor on CV-X-IF 0.2 whose instructions write nothing back. It accepts instructions, lets
// each retire as soon as it is committed (posted), and passes them to the core, oldest first. Only WAIT waits, at the
// issue port, where an interrupt can kill it. A decoder outside says what an instruction is (`ours_i` to `n_i`).
//
// Ports: names of the specification. The compressed, memory and memory result interfaces are not used.
//
// Contract
// - No instruction reaches the core before its commit.
// - An instruction is accepted only when its operands are valid.
// - The result is offered from the cycle after the commit on.
// - An accepted instruction that the host neither commits nor kills is dropped when a younger one is committed, when
//   its identifier is offered again, or when an offer has waited only for such instructions for `Patience` cycles.
// - If the host commits an instruction after this time-out, `host_error_o` reports it and the host gets a result
//   for it: rvh_xif_late_0_2.
// - The host never offers a committed instruction again: rvh_xif_gate_0_2.
// - `idle_o`, from registers: no instruction is held and no result is outstanding.

`default_nettype none

module rvh_xif_front_0_2 #(
    parameter int unsigned IdWidth  = 4,
    parameter int unsigned Depth    = 2,           // instructions in the queue, 1 to 4
    parameter int unsigned Patience = 64,          // cycles before a forgotten instruction is dropped; 0: never
    parameter int unsigned XLen     = 32,          // bits of an operand
    parameter int unsigned NWidth   = 4,           // bits of an instruction's number
    parameter type         verb_t   = logic [3:0]  // of the set of instructions
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                         x_issue_valid_i,
    output logic                              x_issue_ready_o,
    input  wire logic [IdWidth-1:0]           x_issue_req_id_i,
    input  wire logic [        1:0][XLen-1:0] x_issue_req_rs_i,
    input  wire logic [        1:0]           x_issue_req_rs_valid_i,
    output logic                              x_issue_resp_accept_o,

    input wire logic               x_commit_valid_i,
    input wire logic [IdWidth-1:0] x_commit_id_i,
    input wire logic               x_commit_kill_i,

    output logic                    x_result_valid_o,
    input  wire logic               x_result_ready_i,
    output logic      [IdWidth-1:0] x_result_id_o,

    // the decoded offer, in the same cycle
    input wire logic               ours_i,
    input wire logic  [       1:0] reads_i,  // rs1, rs2
    input wire logic               wait_i,   // it is WAIT
    input wire verb_t              verb_i,
    input wire logic  [NWidth-1:0] n_i,
    input wire logic               busy_i,   // WAIT also waits while this is 1

    // the oldest instruction that is not done, if it is committed: rvh_xif_queue
    output logic                   core_valid_o,
    output logic                   settled_o,
    input  wire logic              core_ready_i,
    input  wire logic              core_ending_i,
    output verb_t                  core_verb_o,
    output logic      [NWidth-1:0] core_n_o,
    output logic      [  XLen-1:0] core_rs1_o,
    output logic      [  XLen-1:0] core_rs2_o,
    output logic                   then_o,
    output verb_t                  then_verb_o,
    output logic      [  XLen-1:0] then_rs1_o,
    output logic      [  XLen-1:0] then_rs2_o,
    output logic                   host_error_o,   // the host killed a committed instruction, or committed too late
    output logic                   idle_o
);

  logic operands, room, push, full, clear, committed, fresh, stuck;
  logic [Depth-1:0] waits, named, commit, dropped, given_up;
  logic [Depth-1:0][IdWidth-1:0] ids;
  logic commit_offer, drop_offer, killed, late;
  logic queue_valid, late_valid, owed, queue_idle;
  logic [IdWidth-1:0] queue_id, late_id;
  logic unused_take, unused_writes;
  logic [4:0] unused_rd;

  assign operands              = (x_issue_req_rs_valid_i | ~reads_i) == '1;
  assign room                  = wait_i ? clear && !busy_i : !full;
  assign x_issue_ready_o       = !ours_i || (operands && room);
  assign x_issue_resp_accept_o = ours_i;
  assign push                  = x_issue_valid_i && ours_i && operands && room;
  assign stuck                 = x_issue_valid_i && ours_i && operands && !room && !committed && !(wait_i && busy_i);

  rvh_xif_commit_0_2 #(
      .Depth   (Depth),
      .IdWidth (IdWidth),
      .Patience(Patience)
  ) u_commit (
      .clk_i,
      .rst_ni,
      .offer_i       (fresh),
      .id_i          (x_issue_req_id_i),
      .stuck_i       (stuck),
      .waits_i       (waits),
      .named_i       (named),
      .ids_i         (ids),
      .commit_valid_i(x_commit_valid_i),
      .commit_kill_i (x_commit_kill_i),
      .commit_id_i   (x_commit_id_i),
      .commit_o      (commit),
      .drop_o        (dropped),
      .given_up_o    (given_up),
      .commit_offer_o(commit_offer),
      .drop_offer_o  (drop_offer),
      .host_error_o  (killed)
  );

  if (Patience != 0) begin : gen_late
    rvh_xif_late_0_2 #(
        .Depth  (Depth),
        .IdWidth(IdWidth)
    ) u_late (
        .clk_i,
        .rst_ni,
        .given_up_i    (given_up),
        .ids_i         (ids),
        .younger_i     (commit_offer || commit != '0),
        .offer_i       (x_issue_valid_i),
        .id_i          (x_issue_req_id_i),
        .commit_valid_i(x_commit_valid_i),
        .commit_kill_i (x_commit_kill_i),
        .commit_id_i   (x_commit_id_i),
        .late_o        (late),
        .owed_o        (owed),
        .res_valid_o   (late_valid),
        .res_ready_i   (x_result_ready_i),
        .res_id_o      (late_id)
    );
  end else begin : gen_no_late
    logic unused_given_up;
    assign unused_given_up = ^given_up;
    assign {late, owed, late_valid, late_id} = '0;
  end

  assign idle_o           = queue_idle && !owed;
  assign host_error_o     = killed || late;
  assign x_result_valid_o = owed ? late_valid : queue_valid;
  assign x_result_id_o    = owed ? late_id : queue_id;

  rvh_xif_queue #(
      .Depth  (Depth),
      .IdWidth(IdWidth),
      .XLen   (XLen),
      .NWidth (NWidth),
      .verb_t (verb_t)
  ) u_queue (
      .clk_i,
      .rst_ni,
      .full_o        (full),
      .clear_o       (clear),
      .committed_o   (committed),
      .offer_i       (x_issue_valid_i),
      .answer_i      (x_issue_valid_i && x_issue_ready_o),
      .push_i        (push),
      .verb_i        (verb_i),
      .n_i           (n_i),
      .writes_i      (1'b0),
      .filled_i      (1'b1),
      .rs1_i         (x_issue_req_rs_i[0]),
      .rs2_i         (x_issue_req_rs_i[1]),
      .id_i          (x_issue_req_id_i),
      .fill_i        (1'b0),
      .fill_id_i     ('0),
      .fill_rs1_i    ('0),
      .fill_rs2_i    ('0),
      .fresh_o       (fresh),
      .waits_o       (waits),
      .named_o       (named),
      .ids_o         (ids),
      .commit_i      (commit),
      .drop_i        (dropped),
      .commit_offer_i(commit_offer),
      .drop_offer_i  (drop_offer),
      .core_valid_o,
      .settled_o,
      .core_ready_i,
      .core_ending_i,
      .core_verb_o,
      .core_n_o,
      .core_rs1_o,
      .core_rs2_o,
      .then_o,
      .then_verb_o,
      .then_rs1_o,
      .then_rs2_o,
      .data_valid_i  (1'b0),
      .data_take_o   (unused_take),
      .res_valid_o   (queue_valid),
      .res_ready_i   (x_result_ready_i && !owed),
      .res_id_o      (queue_id),
      .res_writes_o  (unused_writes),
      .res_rd_o      (unused_rd),
      .idle_o        (queue_idle)
  );

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_xif_front_0_2.result"),
      .Width(IdWidth)
  ) u_contract_result (
      .clk_i,
      .rst_ni,
      .valid_i  (x_result_valid_o),
      .ready_i  (x_result_ready_i),
      .payload_i(x_result_id_o),
      .cancel_i (1'b0)
  );

  // A rejection does not wait. An offer may be retracted.
  rvh_contract #(
      .Name("rvh_xif_front_0_2.issue")
  ) u_contract_issue (
      .clk_i,
      .rst_ni,
      .holds_i(!x_issue_valid_i || x_issue_ready_o || x_issue_resp_accept_o)
  );
`endif

endmodule

`default_nettype wire
