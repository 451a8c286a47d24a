// SPDX-License-Identifier: Apache-2.0
// The controller of KRONOS's coprocessor: takes instructions from the offer to the result, in order, by CV-X-IF 0.2.
// Ports of the interface: names of the specification. The others go to rvh_kronos_keccak.
//
// Contract
// - No instruction takes effect before its commit. It executes in the cycle of the commit, unless the previous result
//   waits for the host. There is room for two instructions and one result.
// - START and STORE are not accepted while rounds run or a START is pending. So no committed instruction waits for
//   the rounds, and an interrupt reaches the hart while it waits for them.
// - A commit or kill applies to one instruction; it comes in the cycle of the acceptance or in any later one.
// - An accepted instruction that the host neither commits nor kills is dropped when a younger one is committed, when
//   its identifier is offered again, or when an offer has waited only for it for 64 cycles.
// - The result is offered from the cycle after the commit on, until it is taken.
//
// Cycles: an instruction a cycle. A STORE is accepted 24 cycles after the commit of START, at the earliest.

`default_nettype none

module rvh_kronos_control
  import rvh_kronos_instr_pkg::*;
#(
    parameter int unsigned IdWidth = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                     x_issue_valid_i,
    output logic                          x_issue_ready_o,
    input  wire logic [       31:0]       x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]       x_issue_req_id_i,
    input  wire logic [        1:0][31:0] x_issue_req_rs_i,
    input  wire logic [        1:0]       x_issue_req_rs_valid_i,
    output logic                          x_issue_resp_accept_o,
    output logic                          x_issue_resp_writeback_o,

    input wire logic               x_commit_valid_i,
    input wire logic [IdWidth-1:0] x_commit_id_i,
    input wire logic               x_commit_kill_i,

    output logic                    x_result_valid_o,
    input  wire logic               x_result_ready_i,
    output logic      [IdWidth-1:0] x_result_id_o,
    output logic      [       31:0] x_result_data_o,
    output logic      [        4:0] x_result_rd_o,
    output logic                    x_result_we_o,

    output logic      [ 1:0] write_o,
    output logic      [ 4:0] lane_o,
    output logic      [63:0] data_o,
    output logic             start_o,
    input  wire logic        running_i,
    input  wire logic        last_i,
    output logic      [ 5:0] index_o,
    input  wire logic [31:0] word_i
);

  typedef struct packed {
    logic               held;       // the entry is in use
    logic               committed;
    verb_e              verb;
    logic [5:0]         n;          // lane or word
    logic [4:0]         rd;
    logic [IdWidth-1:0] id;
    logic [1:0][31:0]   rs;
  } entry_t;

  typedef struct packed {
    logic               valid;
    logic [IdWidth-1:0] id;
    logic               we;
    logic [4:0]         rd;
    logic [31:0]        data;
  } result_t;

  entry_t [1:0] slot_d, slot_q, marked;  // 0: the older one
  entry_t coming, first;
  result_t  result_q;
  decoded_t instr;
  logic operands, rounds, room, push, comes, done;
  logic [1:0] undecided, hit, drop;
  logic stuck, forget;
  logic [5:0] patience_q;

  // ---- offers ----
  assign instr = decode(x_issue_req_instr_i);
  assign operands = (x_issue_req_rs_valid_i[0] || !instr.rs1) && (x_issue_req_rs_valid_i[1] || !instr.rs2);
  assign rounds = (running_i && !last_i) || (slot_q[0].held && slot_q[0].verb == DoStart);
  assign room = !slot_q[1].held && (instr.verb == DoLoad || !rounds);
  assign x_issue_ready_o = !instr.known || (operands && room);
  assign x_issue_resp_accept_o = instr.known;
  assign x_issue_resp_writeback_o = instr.rd;
  assign push = x_issue_valid_i && instr.known && operands && room;

  // Only instructions that the host forgot block the offer.
  assign stuck = x_issue_valid_i && instr.known && operands && !room && !running_i && undecided != '0 && hit == '0 &&
      !(slot_q[0].held && slot_q[0].committed) && !result_q.valid;
  assign forget = patience_q == '1;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) patience_q <= '0;
    else patience_q <= (stuck && !forget) ? patience_q + 6'd1 : '0;
  end

  // ---- commit and kill ----
  assign comes = x_commit_valid_i && push && x_issue_req_id_i == x_commit_id_i;

  always_comb begin
    for (int unsigned i = 0; i < 2; i++) begin
      logic reused;  // its identifier is offered again: the host forgot it
      reused       = x_issue_valid_i && x_issue_req_id_i == slot_q[i].id;
      undecided[i] = slot_q[i].held && !slot_q[i].committed;
      hit[i]       = undecided[i] && x_commit_valid_i && slot_q[i].id == x_commit_id_i && !reused;
      drop[i]      = undecided[i] && (reused || forget || (hit[i] && x_commit_kill_i) || (comes && !x_commit_kill_i));
    end
    if (undecided[0] && hit[1] && !x_commit_kill_i) drop[0] = 1'b1;
    marked = slot_q;
    for (int unsigned i = 0; i < 2; i++) begin
      if (drop[i]) marked[i].held = 1'b0;
      if (hit[i]) marked[i].committed = 1'b1;
    end
  end

  // ---- the oldest one executes ----
  assign first   = marked[0].held ? marked[0] : marked[1];
  assign done    = first.held && first.committed && (!result_q.valid || x_result_ready_i);
  assign write_o = {2{done && first.verb == DoLoad}};
  assign start_o = done && first.verb == DoStart;
  assign lane_o  = first.n[4:0];
  assign index_o = first.n;
  assign data_o  = first.rs;

  always_comb begin
    logic [1:0] stays;
    coming = '{
        held: push && !(comes && x_commit_kill_i),
        committed: comes,
        verb: instr.verb,
        n: instr.n,
        rd: x_issue_req_instr_i[11:7],
        id: x_issue_req_id_i,
        rs: x_issue_req_rs_i
    };
    stays = {marked[1].held && !(done && !marked[0].held), marked[0].held && !done};
    slot_d[0] = stays[0] ? marked[0] : stays[1] ? marked[1] : coming;
    slot_d[1] = (stays == 2'b11) ? marked[1] : coming;
    if (stays == 2'b00) slot_d[1].held = 1'b0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) slot_q <= '0;
    else slot_q <= slot_d;
  end

  // ---- result ----
  assign x_result_valid_o = result_q.valid;
  assign x_result_id_o    = result_q.id;
  assign x_result_data_o  = result_q.data;
  assign x_result_rd_o    = result_q.rd;
  assign x_result_we_o    = result_q.we;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      result_q <= '0;
    end else if (done) begin
      result_q <= '{
          valid: 1'b1,
          id: first.id,
          we: first.verb == DoStore,
          rd: first.rd,
          data: (first.verb == DoStore) ? word_i : '0
      };
    end else if (x_result_ready_i) begin
      result_q.valid <= 1'b0;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_kronos_control.x_result"),
      .Width($bits(result_t))
  ) u_contract_result (
      .clk_i,
      .rst_ni,
      .valid_i  (x_result_valid_o),
      .ready_i  (x_result_ready_i),
      .payload_i(result_q),
      .cancel_i (1'b0)
  );

  // No instruction uses the rounds while they run.
  rvh_contract #(
      .Name("rvh_kronos_control.settled")
  ) u_contract_settled (
      .clk_i,
      .rst_ni,
      .holds_i(!done || first.verb == DoLoad || !running_i)
  );

  rvh_contract #(
      .Name("rvh_kronos_control.write")
  ) u_contract_write (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0({write_o[0], start_o}) && write_o inside {2'b00, 2'b11})
  );

  // The older instruction is in the first place.
  rvh_contract #(
      .Name("rvh_kronos_control.order")
  ) u_contract_order (
      .clk_i,
      .rst_ni,
      .holds_i(!slot_q[1].held || slot_q[0].held)
  );

  // A rejected instruction is rejected at once. An offer may be withdrawn.
  rvh_contract #(
      .Name("rvh_kronos_control.x_issue")
  ) u_contract_issue (
      .clk_i,
      .rst_ni,
      .holds_i(!x_issue_valid_i || x_issue_ready_o || x_issue_resp_accept_o)
  );
`endif

endmodule

`default_nettype wire
