// SPDX-License-Identifier: Apache-2.0
// CV-X-IF 0.2, between a coprocessor and a host that commits an instruction with its offer and may offer it again when
// an interrupt finds it in decode, held there by a data access in execute (CV32E40PX). The coprocessor cannot tell the
// second from another one and would do it twice. While a data access is ungranted or unanswered the gate lets no offer
// through, nor the commit of what is on offer: what the coprocessor accepts leaves decode in that cycle.
//
// Contract of the host
// - It commits what it offers in every cycle of the offer, until it is answered or taken back.
// - Nothing but a data access holds an accepted instruction in decode. A division does, and the second half of a
//   misaligned load or store: neither may be right before an instruction of the coprocessor.
// - Its data port is OBI: answers in order, one at least a cycle after its grant, `MaxOpen` granted and unanswered at most.
//   A request does not depend on `host_issue_ready_o` in the same cycle.
//
// What the gate does not name goes past it: instruction, identifier and operands of the offer, its acceptance, kill and identifier of
// the commit, results. A commit of another instruction than the one on offer is not held.
//
// Cost: no cycle with memory that grants at once and answers a cycle later; else none but those in which execute stands
// still. Registers: a counter of accesses, 2 bits as it comes.

`default_nettype none

module rvh_xif_gate_0_2 #(
    parameter int unsigned IdWidth = 4,
    parameter int unsigned MaxOpen = 2   // data accesses granted and unanswered, 1 to 15
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // the host's data port, watched
    input wire logic data_req_i,
    input wire logic data_gnt_i,
    input wire logic data_rvalid_i,

    // of the host
    input  wire logic               host_issue_valid_i,
    output logic                    host_issue_ready_o,
    input  wire logic [IdWidth-1:0] host_issue_req_id_i,
    input  wire logic               host_commit_valid_i,
    input  wire logic [IdWidth-1:0] host_commit_id_i,

    // of the coprocessor
    output logic x_issue_valid_o,
    input wire logic x_issue_ready_i,
    output logic x_commit_valid_o
);

  if (MaxOpen < 1 || MaxOpen > 15) begin : gen_bad_max_open
    $error("rvh_xif_gate_0_2: MaxOpen must be 1 to 15");
  end

  localparam int unsigned OpenWidth = $clog2(MaxOpen + 1);

  logic [OpenWidth-1:0] open_q, rest;  // granted and unanswered: before this cycle, and after its answer
  logic hold, to_offer;

  assign rest               = open_q - OpenWidth'(data_rvalid_i);
  assign hold               = (data_req_i && !data_gnt_i) || rest != '0;
  assign to_offer           = host_issue_valid_i && host_commit_id_i == host_issue_req_id_i;

  assign x_issue_valid_o    = host_issue_valid_i && !hold;
  assign host_issue_ready_o = x_issue_ready_i && !hold;
  assign x_commit_valid_o   = host_commit_valid_i && !(hold && to_offer);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) open_q <= '0;
    else open_q <= rest + OpenWidth'(data_req_i && data_gnt_i);
  end

`ifndef SYNTHESIS
  // The contract. Nothing is promised before the first reset.
  logic reset_seen;
  logic held_q;  // the last cycle held an offer that was committed
  logic [IdWidth-1:0] id_q;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      held_q     <= 1'b0;
      id_q       <= '0;
    end else if (reset_seen) begin
      held_q <= hold && to_offer && host_commit_valid_i;
      id_q   <= host_issue_req_id_i;
      a_answer : assert (!data_rvalid_i || open_q != '0);
      a_open : assert (!(data_req_i && data_gnt_i) || rest != OpenWidth'(MaxOpen));
      a_commit :
      assert (!(held_q && host_issue_valid_i && host_issue_req_id_i == id_q) || (host_commit_valid_i && to_offer));
    end
  end

  // ---- contract ----
  // Both sides see the same offers answered.
  rvh_contract #(
      .Name("rvh_xif_gate_0_2.same")
  ) u_contract_same (
      .clk_i,
      .rst_ni,
      .holds_i((host_issue_valid_i && host_issue_ready_o) == (x_issue_valid_o && x_issue_ready_i))
  );
`endif

endmodule

`default_nettype wire
