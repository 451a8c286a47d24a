// SPDX-License-Identifier: Apache-2.0
// Between CVA6 and a coprocessor on CV-X-IF 0.2 whose acceptance depends on the instruction only. CVA6 samples ready in
// the cycle before the offer, and makes the offer in one cycle, with its commit, whatever ready is then. This module
// holds an instruction that the coprocessor accepts later; meanwhile CVA6 offers no other.
//
// Contract
// - CVA6 makes an offer only in the cycle after one with `host_ready_o`.
// - To the coprocessor an offer stays, with its commit, until it is answered. The answer to CVA6 is given in the cycle
//   of its offer: acceptance, or rejection with `host_ready_o`.
// - It does not repair what CVA6 does: an instruction is committed while an older one can still flush it
//   (docs/hosts.md).
//
// Cost: no cycle. Registers: one instruction with its operands.

`default_nettype none

module rvh_cva6_offers (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic              host_valid_i,
    output logic                   host_ready_o,
    input  wire logic [31:0]       host_instr_i,
    input  wire logic [ 2:0]       host_id_i,
    input  wire logic [ 1:0][63:0] host_rs_i,

    output logic                   x_issue_valid_o,
    input  wire logic              x_issue_ready_i,
    output logic      [31:0]       x_issue_req_instr_o,
    output logic      [ 2:0]       x_issue_req_id_o,
    output logic      [ 1:0][63:0] x_issue_req_rs_o,
    output logic      [ 1:0]       x_issue_req_rs_valid_o,
    input  wire logic              x_issue_resp_accept_i,
    output logic                   x_commit_valid_o,
    output logic      [ 2:0]       x_commit_id_o,
    output logic                   x_commit_kill_o
);

  typedef struct packed {
    logic [31:0]      instr;
    logic [2:0]       id;
    logic [1:0][63:0] rs;
  } offer_t;

  logic held_q;
  offer_t offer, offer_q;

  assign offer                  = held_q ? offer_q : {host_instr_i, host_id_i, host_rs_i};
  assign x_issue_valid_o        = held_q || host_valid_i;
  assign x_issue_req_instr_o    = offer.instr;
  assign x_issue_req_id_o       = offer.id;
  assign x_issue_req_rs_o       = offer.rs;
  assign x_issue_req_rs_valid_o = '1;
  assign x_commit_valid_o       = x_issue_valid_o;
  assign x_commit_id_o          = offer.id;
  assign x_commit_kill_o        = 1'b0;
  assign host_ready_o           = !x_issue_valid_o || x_issue_ready_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      held_q  <= 1'b0;
      offer_q <= '0;
    end else begin
      held_q  <= x_issue_valid_o && !x_issue_ready_i;
      offer_q <= offer;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // CVA6 makes no offer while one is held. A rejection does not wait.
  rvh_contract #(
      .Name("rvh_cva6_offers.offer")
  ) u_contract_offer (
      .clk_i,
      .rst_ni,
      .holds_i(!(held_q && host_valid_i) && (!x_issue_valid_o || x_issue_ready_i || x_issue_resp_accept_i))
  );
`endif

endmodule

`default_nettype wire
