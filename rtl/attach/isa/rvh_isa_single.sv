// SPDX-License-Identifier: Apache-2.0
// The host's side of instructions that change the state of a unit, on CV-X-IF 1.0: it accepts an instruction with its
// sources and holds it; the unit executes it from its commit on. One instruction per cycle. A decoder outside says what
// an instruction is (`ours_i`, `reads_i`, `writes_i`).
//
// Ports: names of the specification. The compressed interface is not used: compressed_ready 1, accept 0.
// Parameters of the specification: X_NUM_RS is 2, X_ISSUE_REGISTER_SPLIT is 0, X_RFR_WIDTH and X_RFW_WIDTH are 32.
//
// Contract
// - An instruction is accepted when the sources that it reads are valid, and none is held or the host takes the result
//   of the held one in this cycle. So x_issue_ready_o depends on x_commit_* and x_result_ready_i of the same cycle; these
//   must not depend on x_issue_ready_o.
// - The unit belongs to one hart. Instructions of other harts are rejected, their commits and kills ignored.
// - `committed_o`: the held instruction is committed; at the earliest one cycle after its acceptance. The unit answers
//   with `able_i` and the result, and keeps both until `done_o`: then the host takes the result, and the unit changes
//   its state. A killed instruction has no `committed_o`.
// - With a host that commits in the cycle after acceptance, an instruction that depends on a result waits for one cycle.
// - rvh_xif_commit_1_0 determines to which instructions a commit or kill applies.
// - `idle_o`, from registers: no instruction is held.

`default_nettype none

module rvh_isa_single #(
    parameter int unsigned IdWidth = 4,  // X_ID_WIDTH, 2 to 8
    parameter int unsigned HartIdWidth = 1,  // X_HARTID_WIDTH
    parameter logic [HartIdWidth-1:0] HartId = '0,  // the hart that has this unit
    parameter int unsigned Width = 64  // what the unit needs of an instruction
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
    input  wire logic [            1:0] x_register_rs_valid_i,
    output logic                        x_register_ready_o,

    input wire logic                   x_commit_valid_i,
    input wire logic [HartIdWidth-1:0] x_commit_hartid_i,
    input wire logic [    IdWidth-1:0] x_commit_id_i,
    input wire logic                   x_commit_kill_i,

    output logic                        x_result_valid_o,
    input  wire logic                   x_result_ready_i,
    output logic      [HartIdWidth-1:0] x_result_hartid_o,
    output logic      [    IdWidth-1:0] x_result_id_o,
    output logic      [            4:0] x_result_rd_o,
    output logic                        x_result_we_o,

    // the decoded offer of any hart
    input wire logic             ours_i,
    input wire logic [      1:0] reads_i,   // rs1, rs2
    input wire logic             writes_i,  // rd
    input wire logic [      4:0] rd_i,
    input wire logic [Width-1:0] what_i,    // for the unit

    // the instruction that is committed
    output logic                  committed_o,
    output logic      [Width-1:0] what_o,
    input  wire logic             able_i,
    output logic                  done_o,

    output logic idle_o
);

  if (IdWidth < 2 || IdWidth > 8) begin : gen_bad_id_width
    $error("rvh_isa_single: IdWidth must be 2 to 8");
  end

  logic ours, offer, operands, push, room;
  logic commit, drop, commit_offer, drop_offer, unused_host_error;
  logic held_q, committed_q, writes_q;
  logic [IdWidth-1:0] id_q;
  logic [4:0] rd_q;

  // ---- issue ----
  assign ours = ours_i && x_issue_req_hartid_i == HartId;
  assign offer = x_issue_valid_i && x_issue_req_hartid_i == HartId;
  assign operands = (x_register_rs_valid_i | ~reads_i) == '1;
  assign room = !held_q || done_o;
  assign push = offer && ours_i && operands && room;
  assign x_issue_ready_o = !ours || (operands && room);
  assign x_issue_resp_accept_o = ours;
  assign x_issue_resp_writeback_o = ours && writes_i;
  assign x_issue_resp_register_read_o = ours ? reads_i : '0;
  assign x_register_ready_o = x_issue_ready_o;

  // ---- an offer may be committed or killed before it is accepted ----
  logic offered_q, early_commit_q, early_kill_q, offer_committed, offer_killed, same, fresh;
  logic [IdWidth-1:0] offered_id_q;

  assign same            = offered_q && offered_id_q == x_issue_req_id_i;
  assign fresh           = offer && !(same && (early_commit_q || early_kill_q));
  assign offer_committed = commit_offer || (same && early_commit_q);
  assign offer_killed    = drop_offer || (same && early_kill_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      offered_q      <= 1'b0;
      offered_id_q   <= '0;
      early_commit_q <= 1'b0;
      early_kill_q   <= 1'b0;
    end else begin
      offered_q      <= offer && !x_issue_ready_o;
      offered_id_q   <= x_issue_req_id_i;
      early_commit_q <= offer_committed;
      early_kill_q   <= offer_killed;
    end
  end

  rvh_xif_commit_1_0 #(
      .Depth  (1),
      .IdWidth(IdWidth)
  ) u_commit (
      .clk_i,
      .rst_ni,
      .offer_i       (fresh),
      .answer_i      (x_issue_ready_o),
      .id_i          (x_issue_req_id_i),
      .waits_i       (held_q && !committed_q),
      .named_i       (1'b0),                                             // there is nobody to tell of an error
      .ids_i         (id_q),
      .commit_valid_i(x_commit_valid_i && x_commit_hartid_i == HartId),
      .commit_kill_i (x_commit_kill_i),
      .commit_id_i   (x_commit_id_i),
      .commit_o      (commit),
      .drop_o        (drop),
      .commit_offer_o(commit_offer),
      .drop_offer_o  (drop_offer),
      .host_error_o  (unused_host_error)
  );

  // ---- the instruction ----
  assign committed_o = held_q && (committed_q || commit);
  assign done_o = x_result_valid_o && x_result_ready_i;
  assign idle_o = !held_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      held_q      <= 1'b0;
      committed_q <= 1'b0;
    end else begin
      if (room) held_q <= push && !offer_killed;
      else if (drop) held_q <= 1'b0;
      committed_q <= room ? offer_committed : committed_q || commit;
    end
  end

  always_ff @(posedge clk_i) begin
    if (push) begin
      id_q     <= x_issue_req_id_i;
      rd_q     <= rd_i;
      writes_q <= writes_i;
      what_o   <= what_i;
    end
  end

  // ---- result ----
  assign x_result_valid_o  = committed_o && able_i;
  assign x_result_hartid_o = HartId;
  assign x_result_id_o     = id_q;
  assign x_result_rd_o     = rd_q;
  assign x_result_we_o     = x_result_valid_o && writes_q;

`ifndef SYNTHESIS
  // ---- contract ----
  // A rejection does not wait. An offer may be retracted.
  rvh_contract #(
      .Name("rvh_isa_single.issue")
  ) u_contract_issue (
      .clk_i,
      .rst_ni,
      .holds_i(!x_issue_valid_i || x_issue_ready_o || x_issue_resp_accept_o)
  );

  rvh_contract_stream #(
      .Name ("rvh_isa_single.result"),
      .Width(IdWidth + 6)
  ) u_contract_result (
      .clk_i,
      .rst_ni,
      .valid_i  (x_result_valid_o),
      .ready_i  (x_result_ready_i),
      .payload_i({x_result_id_o, x_result_rd_o, x_result_we_o}),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
