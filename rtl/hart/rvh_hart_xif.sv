// SPDX-License-Identifier: Apache-2.0
// The processor's side of CV-X-IF 1.0, X_ISSUE_REGISTER_SPLIT = 0, without the compressed interface: it offers the
// instruction in execute, tells the coprocessor whether it is committed, and keeps account of what is in flight.
//
// - An instruction is offered once its destination has no result pending. It is taken back if an interrupt comes first.
// - It may be accepted before the memory access ahead of it is answered. If that access fails, it is killed.
// - Commit or kill follows one cycle after the instruction leaves execute; a rejected one is killed.
// - Up to 2^IdWidth instructions are in flight. Results come in any order. `busy_o`: the registers that wait for one.
// No output depends combinationally on an input of the interface.

`default_nettype none

module rvh_hart_xif #(
    parameter int unsigned IdWidth = 3  // X_ID_WIDTH, 3 to 8
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // execute
    input wire logic offer_i,  // the instruction is unknown to the hart, and may be offered in this cycle
    input wire logic [4:0] rd_i,  // bits 11:7 of it
    input wire logic leave_i,  // it leaves execute: `done_o` is 1
    input wire logic flush_i,  // it is discarded
    output logic done_o,  // it is accepted
    output logic started_o,  // it was accepted in an earlier cycle
    output logic rejected_o,  // it was rejected in an earlier cycle
    output logic accepts_o,  // it is accepted in this cycle
    output logic [IdWidth-1:0] id_o,  // of the instruction in execute
    output logic [31:0] busy_o,

    // the write port of the registers
    input  wire logic write_used_i,  // by another instruction, from registers
    output logic      write_o,

    output logic                    x_issue_valid_o,
    input  wire logic               x_issue_ready_i,
    output logic      [IdWidth-1:0] x_issue_req_id_o,
    input  wire logic               x_issue_resp_accept_i,
    input  wire logic               x_issue_resp_writeback_i,
    output logic                    x_commit_valid_o,
    output logic      [IdWidth-1:0] x_commit_id_o,
    output logic                    x_commit_kill_o,
    input  wire logic               x_result_valid_i,
    output logic                    x_result_ready_o,
    input  wire logic [IdWidth-1:0] x_result_id_i,
    input  wire logic [        4:0] x_result_rd_i,
    input  wire logic               x_result_we_i
);

  if (IdWidth < 3 || IdWidth > 8) begin : gen_bad_id_width
    $error("rvh_hart_xif: IdWidth must be 3 to 8");
  end

  localparam int unsigned Ids = 1 << IdWidth;

  typedef enum logic [1:0] {
    Fresh,     // not offered yet, or offered without an answer
    Accepted,
    Rejected
  } state_e;

  state_e state_q;
  logic [IdWidth-1:0] id_q;  // of the next offer
  logic [Ids-1:0] flight_q;  // accepted, no result yet
  logic [31:0] busy_q;
  logic answered, accepts, rejects, kills, result, ours;
  logic [IdWidth-1:0] id;

  // ---- issue ----
  assign x_issue_valid_o  = offer_i && state_q == Fresh && !flight_q[id_q] && !busy_q[rd_i];
  assign x_issue_req_id_o = id_q;
  assign answered         = x_issue_valid_o && x_issue_ready_i;
  assign accepts          = answered && x_issue_resp_accept_i;
  assign rejects          = answered && !x_issue_resp_accept_i;
  assign accepts_o        = accepts;
  assign done_o           = accepts || state_q == Accepted;
  assign started_o        = state_q == Accepted;
  assign rejected_o       = state_q == Rejected;
  assign id               = state_q == Accepted ? id_q - IdWidth'(1) : id_q;  // of the instruction in execute
  assign id_o             = id;
  assign kills            = (flush_i && done_o) || rejects;

  // ---- results ----
  assign x_result_ready_o = !write_used_i;
  assign result           = x_result_valid_i && x_result_ready_o;
  assign ours             = flight_q[x_result_id_i];  // anything else is not written
  assign write_o          = result && x_result_we_i && ours;
  assign busy_o           = busy_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q          <= Fresh;
      id_q             <= '0;
      flight_q         <= '0;
      busy_q           <= '0;
      x_commit_valid_o <= 1'b0;
      x_commit_kill_o  <= 1'b0;
    end else begin
      if (leave_i || flush_i) state_q <= Fresh;
      else if (accepts) state_q <= Accepted;
      else if (rejects) state_q <= Rejected;

      id_q <= id_q + IdWidth'(answered);

      if (result) flight_q[x_result_id_i] <= 1'b0;
      if (write_o) busy_q[x_result_rd_i] <= 1'b0;
      if (accepts) flight_q[id] <= 1'b1;
      if (accepts && x_issue_resp_writeback_i) busy_q[rd_i] <= rd_i != '0;
      if (flush_i && done_o) begin
        flight_q[id] <= 1'b0;
        busy_q[rd_i] <= 1'b0;
      end

      x_commit_valid_o <= leave_i || kills;
      x_commit_kill_o  <= kills;
    end
  end

  always_ff @(posedge clk_i) begin
    x_commit_id_o <= id;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_hart_xif.x_issue"),
      .Width(IdWidth)
  ) u_contract_issue (
      .clk_i,
      .rst_ni,
      .valid_i  (x_issue_valid_o),
      .ready_i  (x_issue_ready_i),
      .payload_i(x_issue_req_id_o),
      .cancel_i (flush_i)
  );

  rvh_contract_stream #(
      .Name ("rvh_hart_xif.x_result"),
      .Width(IdWidth + 6)
  ) u_contract_result (
      .clk_i,
      .rst_ni,
      .valid_i  (x_result_valid_i),
      .ready_i  (x_result_ready_o),
      .payload_i({x_result_id_i, x_result_rd_i, x_result_we_i}),
      .cancel_i (1'b0)
  );

  rvh_contract #(
      .Name("rvh_hart_xif.result_in_flight")
  ) u_contract_in_flight (
      .clk_i,
      .rst_ni,
      .holds_i(!x_result_valid_i || ours)
  );
`endif

endmodule

`default_nettype wire
