// SPDX-License-Identifier: Apache-2.0
// The host's side of a coprocessor on CV-X-IF 1.0. It accepts instructions, with their operands or before them, and
// passes them to the core, oldest first. Instructions without writeback retire as soon as they are committed (posted).
// Only WAIT waits, at the issue port, where the host can retract it. A decoder outside says what an instruction is
// (`ours_i` to `n_i`). An instruction has up to two sources, or it writes back and has none: its entry of the queue
// holds rd in place of rs1.
//
// Ports: names of the specification. The compressed interface is not used: compressed_ready 1, accept 0.
//
// Contract
// - No instruction reaches the core before its commit.
// - A core belongs to one hart. Instructions of other harts are rejected, their commits and kills ignored.
// - RegisterSplit = 0: register and issue transaction are one. An instruction is accepted only when its operands are
//   valid. RegisterSplit = 1: operands come with the issue or after it, in any order, and are always taken.
// - The result is offered from the cycle after commit and operands on, in order, and stays until it is taken.
// - rvh_xif_commit_1_0 determines to which instructions a commit or kill applies.
// - `idle_o`, from registers: no instruction is held.

`default_nettype none

module rvh_xif_front_1_0 #(
    parameter int unsigned IdWidth = 4,  // X_ID_WIDTH, 2 to 8
    parameter int unsigned HartIdWidth = 1,  // X_HARTID_WIDTH
    parameter logic [HartIdWidth-1:0] HartId = '0,  // the hart that has this core
    parameter bit RegisterSplit = 1'b0,  // X_ISSUE_REGISTER_SPLIT
    parameter int unsigned Depth = 2,  // instructions in the queue, 1 to 4
    parameter int unsigned XLen = 32,  // X_RFR_WIDTH, X_RFW_WIDTH
    parameter int unsigned NWidth = 4,  // bits of an instruction's number
    parameter type verb_t = logic [3:0]  // of the set of instructions
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                   x_issue_valid_i,
    output logic                        x_issue_ready_o,
    input  wire logic [HartIdWidth-1:0] x_issue_req_hartid_i,
    input  wire logic [    IdWidth-1:0] x_issue_req_id_i,
    output logic                        x_issue_resp_accept_o,
    output logic                        x_issue_resp_writeback_o,
    output logic      [            1:0] x_issue_resp_register_read_o,

    input  wire logic                             x_register_valid_i,
    output logic                                  x_register_ready_o,
    input  wire logic [HartIdWidth-1:0]           x_register_hartid_i,
    input  wire logic [    IdWidth-1:0]           x_register_id_i,
    input  wire logic [            1:0][XLen-1:0] x_register_rs_i,
    input  wire logic [            1:0]           x_register_rs_valid_i,

    input wire logic                   x_commit_valid_i,
    input wire logic [HartIdWidth-1:0] x_commit_hartid_i,
    input wire logic [    IdWidth-1:0] x_commit_id_i,
    input wire logic                   x_commit_kill_i,

    output logic                        x_result_valid_o,
    input  wire logic                   x_result_ready_i,
    output logic      [HartIdWidth-1:0] x_result_hartid_o,
    output logic      [    IdWidth-1:0] x_result_id_o,
    output logic      [       XLen-1:0] x_result_data_o,
    output logic      [            4:0] x_result_rd_o,
    output logic                        x_result_we_o,

    // the decoded offer of any hart, in the same cycle
    input wire logic               ours_i,
    input wire logic  [       1:0] reads_i,   // rs1, rs2
    input wire logic               wait_i,    // it is WAIT
    input wire logic               writes_i,  // it writes back, and reads nothing
    input wire logic  [       4:0] rd_i,
    input wire verb_t              verb_i,
    input wire logic  [NWidth-1:0] n_i,

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
    input  wire logic              data_valid_i,   // the word of an instruction that writes back
    output logic                   data_take_o,
    input  wire logic [  XLen-1:0] data_i,
    output logic                   host_error_o,   // the host killed a committed instruction
    output logic                   idle_o
);

  if (IdWidth < 2 || IdWidth > 8) begin : gen_bad_id_width
    $error("rvh_xif_front_1_0: IdWidth must be 2 to 8");
  end

  logic ours, offer, operands, room, push, full, clear, unused_committed, fresh;
  logic fill, filled;
  logic [Depth-1:0] waits, named, commit, dropped;
  logic [Depth-1:0][IdWidth-1:0] ids;
  logic commit_valid, commit_offer, drop_offer, writes;
  logic [4:0] rd;

  assign ours = ours_i && x_issue_req_hartid_i == HartId;
  assign offer = x_issue_valid_i && x_issue_req_hartid_i == HartId;
  assign room = wait_i ? clear : !full;
  assign x_issue_ready_o = !ours || (operands && room);
  assign x_issue_resp_accept_o = ours;
  assign x_issue_resp_writeback_o = ours && writes_i;
  assign x_issue_resp_register_read_o = ours ? reads_i : '0;
  assign push = x_issue_valid_i && ours && operands && room;
  assign commit_valid = x_commit_valid_i && x_commit_hartid_i == HartId;

  if (RegisterSplit) begin : gen_split
    logic unused_rs_valid;
    assign unused_rs_valid    = ^x_register_rs_valid_i;
    assign operands           = 1'b1;
    assign fill               = x_register_valid_i && x_register_hartid_i == HartId;
    assign filled             = reads_i == '0 || (fill && x_register_id_i == x_issue_req_id_i);
    assign x_register_ready_o = 1'b1;
  end else begin : gen_joint
    logic unused_register;
    assign unused_register    = ^{x_register_valid_i, x_register_hartid_i, x_register_id_i};
    assign operands           = (x_register_rs_valid_i | ~reads_i) == '1;
    assign fill               = 1'b0;
    assign filled             = 1'b1;
    assign x_register_ready_o = x_issue_ready_o;
  end

  rvh_xif_commit_1_0 #(
      .Depth  (Depth),
      .IdWidth(IdWidth)
  ) u_commit (
      .clk_i,
      .rst_ni,
      .offer_i       (fresh),
      .answer_i      (x_issue_ready_o),
      .id_i          (x_issue_req_id_i),
      .waits_i       (waits),
      .named_i       (named),
      .ids_i         (ids),
      .commit_valid_i(commit_valid),
      .commit_kill_i (x_commit_kill_i),
      .commit_id_i   (x_commit_id_i),
      .commit_o      (commit),
      .drop_o        (dropped),
      .commit_offer_o(commit_offer),
      .drop_offer_o  (drop_offer),
      .host_error_o
  );

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
      .committed_o   (unused_committed),
      .offer_i       (offer),
      .answer_i      (offer && x_issue_ready_o),
      .push_i        (push),
      .verb_i,
      .n_i,
      .writes_i,
      .filled_i      (filled),
      .rs1_i         (writes_i ? XLen'(rd_i) : x_register_rs_i[0]),
      .rs2_i         (x_register_rs_i[1]),
      .id_i          (x_issue_req_id_i),
      .fill_i        (fill),
      .fill_id_i     (x_register_id_i),
      .fill_rs1_i    (x_register_rs_i[0]),
      .fill_rs2_i    (x_register_rs_i[1]),
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
      .data_valid_i,
      .data_take_o,
      .res_valid_o   (x_result_valid_o),
      .res_ready_i   (x_result_ready_i),
      .res_id_o      (x_result_id_o),
      .res_writes_o  (writes),
      .res_rd_o      (rd),
      .idle_o
  );

  assign x_result_hartid_o = HartId;
  assign x_result_we_o     = x_result_valid_o && writes;
  assign x_result_rd_o     = x_result_we_o ? rd : '0;
  assign x_result_data_o   = x_result_we_o ? data_i : '0;

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_xif_front_1_0.result"),
      .Width(IdWidth + XLen + 6)
  ) u_contract_result (
      .clk_i,
      .rst_ni,
      .valid_i  (x_result_valid_o),
      .ready_i  (x_result_ready_i),
      .payload_i({x_result_id_o, x_result_data_o, x_result_rd_o, x_result_we_o}),
      .cancel_i (1'b0)
  );

  // An instruction that writes back has no sources.
  rvh_contract #(
      .Name("rvh_xif_front_1_0.sources")
  ) u_contract_sources (
      .clk_i,
      .rst_ni,
      .holds_i(!(push && writes_i) || reads_i == '0)
  );

  // A rejection does not wait. An offer may be retracted.
  rvh_contract #(
      .Name("rvh_xif_front_1_0.issue")
  ) u_contract_issue (
      .clk_i,
      .rst_ni,
      .holds_i(!x_issue_valid_i || x_issue_ready_o || x_issue_resp_accept_o)
  );

  // Operands are taken at once (split), or with their instruction.
  rvh_contract #(
      .Name("rvh_xif_front_1_0.register")
  ) u_contract_register (
      .clk_i,
      .rst_ni,
      .holds_i(!x_register_valid_i || x_register_ready_o == (RegisterSplit || x_issue_ready_o))
  );
`endif

endmodule

`default_nettype wire
