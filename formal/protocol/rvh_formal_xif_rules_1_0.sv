// SPDX-License-Identifier: Apache-2.0
// CV-X-IF 1.0 between a processor that offers, answers and commits in order, and a coprocessor with
// X_ISSUE_REGISTER_SPLIT = 0. AssumeHost = 0 asserts the rules of the processor, 1 assumes them; AssumeCoprocessor does
// the same for those of the coprocessor. So what one proof assumes of the other side is what the other proof asserts.
//
// Rules of the processor
// - An offer stays until it is answered, or until the cycle in which it is taken back (`withdraw_i`); its sources stay
//   once they are valid.
// - Identifiers of answered offers are consecutive, and none is used that waits for its result.
// - Each answered instruction is committed or killed once, in order, in a later cycle; a rejected one is killed. A kill
//   comes alone: no younger instruction is answered or offered.
// Rules of the coprocessor
// - It accepts when the sources that it reads are valid.
// - Each accepted instruction that is committed gives one result, not before its commit; a killed one gives none. The
//   result writes if the answer said so, the register of the instruction. It stays until it is taken.

`default_nettype none

module rvh_formal_xif_rules_1_0 #(
    parameter bit          AssumeHost        = 1'b0,
    parameter bit          AssumeCoprocessor = 1'b0,
    parameter int unsigned NumRs             = 2,
    parameter int unsigned IdWidth           = 3
) (
    input logic                     clk_i,
    input logic                     rst_ni,
    input logic                     withdraw_i,
    input logic                     issue_valid_i,
    input logic                     issue_ready_i,
    input logic [       31:0]       instr_i,
    input logic [IdWidth-1:0]       id_i,
    input logic                     accept_i,
    input logic                     writeback_i,
    input logic [  NumRs-1:0]       register_read_i,
    input logic [  NumRs-1:0][31:0] rs_i,
    input logic [  NumRs-1:0]       rs_valid_i,
    input logic                     commit_valid_i,
    input logic [IdWidth-1:0]       commit_id_i,
    input logic                     commit_kill_i,
    input logic                     result_valid_i,
    input logic                     result_ready_i,
    input logic [IdWidth-1:0]       result_id_i,
    input logic [       31:0]       result_data_i,
    input logic [        4:0]       result_rd_i,
    input logic                     result_we_i,

    output logic [2**IdWidth-1:0]      open_o,       // accepted, not killed, no result yet
    output logic [2**IdWidth-1:0]      committed_o,  // of those
    output logic [2**IdWidth-1:0]      writes_o,     // the answer said that it writes
    output logic [2**IdWidth-1:0][4:0] rd_o,
    output logic [   IdWidth-1:0]      next_id_o,    // of the next answered offer
    output logic [   IdWidth-1:0]      commit_id_o,  // of the next commit or kill
    output logic [           1:0]      waiting_o     // answered, neither committed nor killed
);

  localparam int unsigned Ids = 2 ** IdWidth;

  logic [Ids-1:0] open_q, committed_q, writes_q;
  logic [Ids-1:0][4:0] rd_q;
  logic [IdWidth-1:0] next_q, commit_q;
  logic [1:0] waiting_q, rejected_q;  // rejected_q: of those that wait, the oldest in bit 0
  logic answered, accepts, commits, kills, result, last;

  assign answered = issue_valid_i && issue_ready_i;
  assign accepts  = answered && accept_i;
  assign commits  = commit_valid_i && !commit_kill_i;
  assign kills    = commit_valid_i && commit_kill_i;
  assign result   = result_valid_i && result_ready_i;
  assign last     = 1'(waiting_q - 2'(commit_valid_i));  // place of a new one among those that wait

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {open_q, committed_q, next_q, commit_q, waiting_q, rejected_q} <= '0;
    end else begin
      next_q    <= next_q + IdWidth'(answered);
      commit_q  <= commit_q + IdWidth'(commit_valid_i);
      waiting_q <= waiting_q + 2'(answered) - 2'(commit_valid_i);
      if (commit_valid_i) rejected_q <= rejected_q >> 1;
      if (answered) rejected_q[last] <= !accept_i;
      if (commits) committed_q[commit_id_i] <= open_q[commit_id_i];
      if (result) {open_q[result_id_i], committed_q[result_id_i]} <= '0;
      if (kills) open_q[commit_id_i] <= 1'b0;
      if (accepts) open_q[id_i] <= 1'b1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (accepts) begin
      writes_q[id_i] <= writeback_i;
      rd_q[id_i]     <= instr_i[11:7];
    end
  end

  assign open_o      = open_q;
  assign committed_o = committed_q;
  assign writes_o    = writes_q;
  assign rd_o        = rd_q;
  assign next_id_o   = next_q;
  assign commit_id_o = commit_q;
  assign waiting_o   = waiting_q;

  // ---- sources that were valid in the last cycle, of an offer that is still there ----
  logic offered_q;
  logic [31+IdWidth:0] offer_q;
  logic [NumRs-1:0] valid_q, source_stays;
  logic [NumRs-1:0][31:0] rs_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) offered_q <= 1'b0;
    else offered_q <= issue_valid_i && !issue_ready_i && !withdraw_i;
  end

  always_ff @(posedge clk_i) begin
    offer_q <= {instr_i, id_i};
    valid_q <= rs_valid_i;
    rs_q    <= rs_i;
  end

  for (genvar i = 0; i < NumRs; i++) begin : gen_source
    assign source_stays[i] = !valid_q[i] || (rs_valid_i[i] && rs_i[i] == rs_q[i]);
  end

  // ---- rules ----
  logic offer, sources, id, commit, answer, in_flight, fits;

  assign offer = !rst_ni || !offered_q || withdraw_i || (issue_valid_i && {instr_i, id_i} == offer_q);
  assign sources = !rst_ni || !offered_q || withdraw_i || &source_stays;
  assign id = !rst_ni || !issue_valid_i || (id_i == next_q && !open_q[id_i]);
  assign commit    = !rst_ni || !commit_valid_i || (waiting_q != '0 && commit_id_i == commit_q &&
                     (commit_kill_i ? waiting_q == 2'd1 && !issue_valid_i : !rejected_q[0]));
  assign answer = !rst_ni || (!accepts || (register_read_i & ~rs_valid_i) == '0) && (!writeback_i || accept_i);
  assign in_flight = !rst_ni || !result_valid_i || (open_q[result_id_i] &&
                     (committed_q[result_id_i] || (commits && commit_id_i == result_id_i)));
  assign fits      = !rst_ni || !result_valid_i || (result_we_i == writes_q[result_id_i] &&
                     (!result_we_i || result_rd_i == rd_q[result_id_i]));

  rvh_formal_stream #(
      .Assume(AssumeCoprocessor),
      .Width (IdWidth + 38)
  ) u_result (
      .clk_i,
      .rst_ni,
      .valid_i  (result_valid_i),
      .ready_i  (result_ready_i),
      .cancel_i (1'b0),
      .payload_i({result_id_i, result_we_i, result_we_i ? {result_rd_i, result_data_i} : 37'h0})
  );

  if (AssumeHost) begin : gen_assume_host
    always_comb assume (offer && sources && id && commit && (!rst_ni || waiting_q != 2'd3));
  end else begin : gen_assert_host
    always_comb begin
      a_offer : assert (offer);
      a_sources_stay : assert (sources);
      a_id : assert (id);
      a_commit : assert (commit);
      a_waiting : assert (!rst_ni || waiting_q != 2'd3);
    end
  end

  if (AssumeCoprocessor) begin : gen_assume_coprocessor
    always_comb assume (answer && in_flight && fits);
  end else begin : gen_assert_coprocessor
    always_comb begin
      a_answer : assert (answer);
      a_in_flight : assert (in_flight);
      a_fits : assert (fits);
    end
  end

endmodule

`default_nettype wire
