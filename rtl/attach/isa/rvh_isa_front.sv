// SPDX-License-Identifier: Apache-2.0
// The host's side of instructions on the general registers, on CV-X-IF 1.0: it accepts an instruction with its sources,
// takes its result from a unit without state in the same cycle, and offers it from the commit on. One instruction per
// cycle. A decoder and a unit outside say what an instruction is (`ours_i`, `reads_i`) and what it computes (`data_i`,
// `carry_i`).
//
// Ports: names of the specification. The compressed interface is not used: compressed_ready 1, accept 0.
// Parameters of the specification: X_NUM_RS is 3, X_ISSUE_REGISTER_SPLIT is 0, X_RFR_WIDTH and X_RFW_WIDTH are 32.
//
// Contract
// - All instructions write back, also to x0.
// - An instruction is accepted when the sources that it reads are valid. Others need not be.
// - The unit belongs to one hart. Instructions of other harts are rejected, their commits and kills ignored.
// - The result is offered from the cycle of the commit on, in order, and stays until it is taken. With Depth = 2 and a
//   host that commits in the cycle after acceptance, an instruction that depends on it waits for one cycle.
// - rvh_xif_commit_1_0 determines to which instructions a commit or kill applies.

`default_nettype none

module rvh_isa_front #(
    parameter int unsigned IdWidth = 4,  // X_ID_WIDTH, 2 to 8
    parameter int unsigned HartIdWidth = 1,  // X_HARTID_WIDTH
    parameter logic [HartIdWidth-1:0] HartId = '0,  // the hart that has this unit
    parameter int unsigned Depth = 2  // results in the queue, 1 to 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                   x_issue_valid_i,
    output logic                        x_issue_ready_o,
    input  wire logic [HartIdWidth-1:0] x_issue_req_hartid_i,
    input  wire logic [    IdWidth-1:0] x_issue_req_id_i,
    output logic                        x_issue_resp_accept_o,
    output logic                        x_issue_resp_writeback_o,
    output logic      [            2:0] x_issue_resp_register_read_o,
    input  wire logic [            2:0] x_register_rs_valid_i,
    output logic                        x_register_ready_o,

    input wire logic                   x_commit_valid_i,
    input wire logic [HartIdWidth-1:0] x_commit_hartid_i,
    input wire logic [    IdWidth-1:0] x_commit_id_i,
    input wire logic                   x_commit_kill_i,

    output logic                        x_result_valid_o,
    input  wire logic                   x_result_ready_i,
    output logic      [HartIdWidth-1:0] x_result_hartid_o,
    output logic      [    IdWidth-1:0] x_result_id_o,
    output logic      [           31:0] x_result_data_o,
    output logic      [            4:0] x_result_rd_o,
    output logic                        x_result_we_o,

    // the decoded offer of any hart, and what it computes, in the same cycle
    input  wire logic        ours_i,
    input  wire logic [ 2:0] reads_i,  // rs1, rs2, rs3
    input  wire logic [ 4:0] rd_i,
    input  wire logic [31:0] data_i,
    output logic      [ 1:0] carry_o,  // that it finds
    input  wire logic [ 1:0] carry_i,  // that it leaves

    output logic idle_o
);

  if (IdWidth < 2 || IdWidth > 8) begin : gen_bad_id_width
    $error("rvh_isa_front: IdWidth must be 2 to 8");
  end

  logic ours, offer, operands, push, full, fresh, commit_offer, drop_offer, unused_host_error;
  logic [Depth-1:0] waits, commit, dropped;
  logic [Depth-1:0][IdWidth-1:0] ids;

  assign ours = ours_i && x_issue_req_hartid_i == HartId;
  assign offer = x_issue_valid_i && x_issue_req_hartid_i == HartId;
  assign operands = (x_register_rs_valid_i | ~reads_i) == '1;
  assign push = offer && ours_i && operands && !full;
  assign x_issue_ready_o = !ours || (operands && !full);
  assign x_issue_resp_accept_o = ours;
  assign x_issue_resp_writeback_o = ours;
  assign x_issue_resp_register_read_o = ours ? reads_i : '0;
  assign x_register_ready_o = x_issue_ready_o;

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
      .named_i       ('0),                                               // there is nobody to tell of an error
      .ids_i         (ids),
      .commit_valid_i(x_commit_valid_i && x_commit_hartid_i == HartId),
      .commit_kill_i (x_commit_kill_i),
      .commit_id_i   (x_commit_id_i),
      .commit_o      (commit),
      .drop_o        (dropped),
      .commit_offer_o(commit_offer),
      .drop_offer_o  (drop_offer),
      .host_error_o  (unused_host_error)
  );

  rvh_isa_queue #(
      .Depth  (Depth),
      .IdWidth(IdWidth)
  ) u_queue (
      .clk_i,
      .rst_ni,
      .full_o        (full),
      .offer_i       (offer),
      .answer_i      (offer && x_issue_ready_o),
      .push_i        (push),
      .id_i          (x_issue_req_id_i),
      .rd_i,
      .data_i,
      .carry_o,
      .carry_i,
      .fresh_o       (fresh),
      .waits_o       (waits),
      .ids_o         (ids),
      .commit_i      (commit),
      .drop_i        (dropped),
      .commit_offer_i(commit_offer),
      .drop_offer_i  (drop_offer),
      .res_valid_o   (x_result_valid_o),
      .res_ready_i   (x_result_ready_i),
      .res_id_o      (x_result_id_o),
      .res_rd_o      (x_result_rd_o),
      .res_data_o    (x_result_data_o),
      .idle_o
  );

  assign x_result_hartid_o = HartId;
  assign x_result_we_o     = x_result_valid_o;

`ifndef SYNTHESIS
  // ---- contract ----
  // A rejection does not wait. An offer may be retracted.
  rvh_contract #(
      .Name("rvh_isa_front.issue")
  ) u_contract_issue (
      .clk_i,
      .rst_ni,
      .holds_i(!x_issue_valid_i || x_issue_ready_o || x_issue_resp_accept_o)
  );
`endif

endmodule

`default_nettype wire
