// SPDX-License-Identifier: Apache-2.0
// rvh_hart never waits for nothing. A step is an instruction that leaves execute, a trap, or the fetch of its handler.
// In every cycle there is a step; or something arrives from outside or is owed by it: the grant or the response of a
// memory, the answer or a result of the coprocessor, an interrupt in wfi, the result of the unit of M; or an instruction
// moves: it enters execute, retires, is committed or killed, or is torn. Between two steps only so much arrives, and so
// many instructions move; results are of what is in flight, and each instruction is committed or killed once (hart-order).
// So if everything that is owed arrives after a finite time, the next step does too.

`default_nettype none

module rvh_formal_hart_progress
  import rvh_hart_pkg::*;
#(
    parameter bit          HasXif   = 1'b1,
    parameter bit          HasLoops = 1'b0,
    parameter int unsigned NumRs    = 3,
    parameter int unsigned IdWidth  = 3
) (
    input logic               clk_i,
    input logic               rst_ni,
    input logic [       63:0] mtime_i,
    input logic [       31:0] irq_i,
    input logic               instr_gnt_i,
    input logic               instr_rvalid_i,
    input logic [       31:0] instr_rdata_i,
    input logic               instr_err_i,
    input logic               data_gnt_i,
    input logic               data_rvalid_i,
    input logic [       31:0] data_rdata_i,
    input logic               data_err_i,
    input logic               x_issue_ready_i,
    input logic               x_issue_resp_accept_i,
    input logic               x_issue_resp_writeback_i,
    input logic [  NumRs-1:0] x_issue_resp_register_read_i,
    input logic               x_result_valid_i,
    input logic [IdWidth-1:0] x_result_id_i,
    input logic [       31:0] x_result_data_i,
    input logic [        4:0] x_result_rd_i,
    input logic               x_result_we_i
);

  localparam int unsigned MaxWords = HasLoops ? 20 : 7;  // of instructions, that arrive between two steps
  localparam int unsigned Ids = 1 << IdWidth;

  logic instr_req, data_req, data_we, issue_valid, commit_valid, commit_kill, result_ready, sleep;
  logic [31:0] instr_addr, data_addr, data_wdata, issue_instr;
  logic [3:0] data_be;
  logic [IdWidth-1:0] issue_id, commit_id;
  logic [NumRs-1:0] rs_valid;
  logic [NumRs-1:0][31:0] rs;
  logic [1:0] unused_valid;
  rvfi_t [1:0] unused_rvfi;

  rvh_hart #(
      .HasXif  (HasXif),
      .NumRs   (NumRs),
      .IdWidth (IdWidth),
      .HasLoops(HasLoops)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .mtime_i,
      .irq_i,
      .sleep_o              (sleep),
      .instr_req_o          (instr_req),
      .instr_gnt_i,
      .instr_addr_o         (instr_addr),
      .instr_rvalid_i,
      .instr_rdata_i,
      .instr_err_i,
      .data_req_o           (data_req),
      .data_gnt_i,
      .data_addr_o          (data_addr),
      .data_we_o            (data_we),
      .data_be_o            (data_be),
      .data_wdata_o         (data_wdata),
      .data_rvalid_i,
      .data_rdata_i,
      .data_err_i,
      .x_issue_valid_o      (issue_valid),
      .x_issue_ready_i,
      .x_issue_req_instr_o  (issue_instr),
      .x_issue_req_id_o     (issue_id),
      .x_issue_resp_accept_i,
      .x_issue_resp_writeback_i,
      .x_issue_resp_register_read_i,
      .x_register_rs_o      (rs),
      .x_register_rs_valid_o(rs_valid),
      .x_commit_valid_o     (commit_valid),
      .x_commit_id_o        (commit_id),
      .x_commit_kill_o      (commit_kill),
      .x_result_valid_i,
      .x_result_ready_o     (result_ready),
      .x_result_id_i,
      .x_result_data_i,
      .x_result_rd_i,
      .x_result_we_i,
      .rvfi_valid_o         (unused_valid),
      .rvfi_o               (unused_rvfi)
  );

  // ---- reset, memories ----
  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb assume (rst_ni == !init);

  logic data_open_q;
  logic [1:0] instr_open_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      data_open_q  <= 1'b0;
      instr_open_q <= '0;
    end else begin
      data_open_q  <= (data_req && data_gnt_i) || (data_open_q && !data_rvalid_i);
      instr_open_q <= instr_open_q + 2'(instr_req && instr_gnt_i) - 2'(instr_rvalid_i);
    end
  end

  always_comb begin
    assume (!data_rvalid_i || data_open_q);
    assume (!instr_rvalid_i || instr_open_q != '0);
  end

  // ---- coprocessor: job hart-order proves the rules of the hart that are assumed here ----
  logic [Ids-1:0] open, committed, writes;
  logic [Ids-1:0][4:0] rd;
  logic [IdWidth-1:0] next_id, commit_next;
  logic [1:0] waiting;

  rvh_formal_xif_rules_1_0 #(
      .AssumeHost       (1'b1),
      .AssumeCoprocessor(1'b1),
      .NumRs            (NumRs),
      .IdWidth          (IdWidth)
  ) u_xif (
      .clk_i,
      .rst_ni,
      .withdraw_i     (u_dut.trap),
      .issue_valid_i  (issue_valid),
      .issue_ready_i  (x_issue_ready_i),
      .instr_i        (issue_instr),
      .id_i           (issue_id),
      .accept_i       (x_issue_resp_accept_i),
      .writeback_i    (x_issue_resp_writeback_i),
      .register_read_i(x_issue_resp_register_read_i),
      .rs_i           ('0),
      .rs_valid_i     (rs_valid),
      .commit_valid_i (commit_valid),
      .commit_id_i    (commit_id),
      .commit_kill_i  (commit_kill),
      .result_valid_i (x_result_valid_i),
      .result_ready_i (result_ready),
      .result_id_i    (x_result_id_i),
      .result_data_i  (x_result_data_i),
      .result_rd_i    (x_result_rd_i),
      .result_we_i    (x_result_we_i),
      .open_o         (open),
      .committed_o    (committed),
      .writes_o       (writes),
      .rd_o           (rd),
      .next_id_o      (next_id),
      .commit_id_o    (commit_next),
      .waiting_o      (waiting)
  );

  // ---- what happens, and what is owed ----
  logic trap_q, again_q, steps, owed, arrives, answered, result, enters, tears, moves;
  logic lost;  // a register is busy and nothing is in flight: i_busy excludes it, for each register

  assign trap_q = u_dut.u_control.trap_q;
  assign again_q = u_dut.u_control.again_q;
  assign steps = u_dut.go || u_dut.trap || (trap_q && u_dut.redirect);
  assign answered = issue_valid && x_issue_ready_i;
  assign result = x_result_valid_i && result_ready;
  assign arrives  = (instr_req && instr_gnt_i) || instr_rvalid_i || (data_req && data_gnt_i) || data_rvalid_i ||
                    answered || result;
  assign owed     = (instr_req && !instr_gnt_i) || (instr_open_q != '0 && !instr_rvalid_i) ||
                    (data_req && !data_gnt_i) || (data_open_q && !data_rvalid_i) ||
                    (issue_valid && rs_valid == '1 && !x_issue_ready_i) || (committed != '0 && !x_result_valid_i) ||
                    sleep || (u_dut.muldiv_go && !u_dut.muldiv_done);
  assign enters = u_dut.fetch_valid && u_dut.fetch_ready && !u_dut.discard;
  assign tears = u_dut.valid_q && u_dut.torn_q;
  assign moves = enters || tears || u_dut.retired || commit_valid;

  // ---- what has arrived since the last step ----
  logic [1:0] data_q, answers_q, enters_q, tears_q, retires_q;
  logic [4:0] words_q;
  logic [3:0] results_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {data_q, answers_q, enters_q, tears_q, retires_q, words_q, results_q} <= '0;
    end else begin
      enters_q  <= steps ? '0 : enters_q + 2'(enters);
      tears_q   <= steps ? '0 : tears_q + 2'(tears);
      retires_q <= steps ? '0 : retires_q + 2'(u_dut.retired);
      data_q    <= steps ? '0 : data_q + 2'(data_rvalid_i);
      answers_q <= steps ? '0 : answers_q + 2'(answered);
      words_q   <= steps ? '0 : words_q + 5'(instr_rvalid_i);
      results_q <= steps ? '0 : results_q + 4'(result);
    end
  end

  // ---- how many words of instructions can still arrive before the next step ----
  logic [4:0] fill, words;
  logic torn_ahead;  // an instruction can be torn

  assign fill = 5'd3 - 5'(u_dut.u_fetch.count_q) + 5'(u_dut.u_fetch.stale_q);

  if (HasLoops) begin : gen_torn
    logic hold_q;
    logic [2:0] turns;

    assign hold_q = u_dut.gen_loops.hold_q;
    assign turns = {
      u_dut.u_fetch.gen_loops.tags_q[2].turn,
      u_dut.u_fetch.gen_loops.tags_q[1].turn,
      u_dut.u_fetch.gen_loops.tags_q[0].turn
    };
    assign torn_ahead = !hold_q;
    always_comb begin
      if (rst_ni) begin
        // Without marks until an instruction leaves
        i_hold : assert ((!hold_q || trap_q || again_q || turns == '0) && !(hold_q && tears));
      end
    end
  end else begin : gen_not_torn
    assign torn_ahead = 1'b0;
    always_comb begin
      if (rst_ni) begin
        i_hold : assert (!again_q && !tears);
      end
    end
  end

  // Instructions that can enter execute, and be torn, before the next step
  logic [1:0] can_enter;
  logic can_tear;

  always_comb begin
    can_tear  = torn_ahead;
    can_enter = 2'd1 + 2'(torn_ahead);
    if (u_dut.valid_q) begin
      can_tear  = u_dut.torn_q;
      can_enter = 2'(u_dut.torn_q);
    end
    if (trap_q) {can_tear, can_enter} = '0;
  end

  always_comb begin
    words = fill + 5'd1 + (torn_ahead ? 5'd10 : '0);
    if (u_dut.valid_q) words = fill + (u_dut.torn_q ? 5'd10 : '0);
    if (trap_q || again_q) begin
      words = 5'(u_dut.u_fetch.open_q) + 5'(u_dut.u_fetch.pending_q) + (!again_q ? '0 : torn_ahead ? 5'd17 : 5'd7);
    end
  end

  always_comb begin
    if (rst_ni) begin
      a_waits : assert (steps || arrives || owed || moves || lost || !u_dut.u_fetch.awake_q);
      a_moves : assert (enters_q <= 2'd2 && tears_q <= 2'd1 && retires_q <= 2'd1);
      a_words : assert (32'(words_q) <= MaxWords);
      a_data : assert (data_q <= 2'd2);
      a_answers : assert (answers_q <= 2'd1);
      i_enters : assert (32'(enters_q) + 32'(can_enter) <= 2 && 32'(tears_q) + 32'(can_tear) <= 1);
      i_retires : assert (32'(retires_q) + 32'(u_dut.w_valid) <= 1);
      i_words : assert (32'(words_q) + 32'(words) <= MaxWords);
    end
  end

  // ---- memories: what the units know of their requests ----
  logic [1:0] count, f_open, stale, data_left;
  logic f_pending, l_open, l_last, l_later, l_pending;

  assign count     = u_dut.u_fetch.count_q;
  assign f_open    = u_dut.u_fetch.open_q;
  assign stale     = u_dut.u_fetch.stale_q;
  assign f_pending = u_dut.u_fetch.pending_q;
  assign l_open    = u_dut.u_lsu.open_q;
  assign l_last    = u_dut.u_lsu.last_q;
  assign l_later   = u_dut.u_lsu.later_q;
  assign l_pending = u_dut.u_lsu.pending_q;

  // Before the next step: that of writeback, and the first one of two accesses in execute
  assign data_left = l_open ? (l_last ? 2'd2 : 2'd1) : (l_later ? 2'd0 : 2'd1);

  always_comb begin
    if (rst_ni) begin
      i_fetch :
      assert (f_open == instr_open_q && stale <= f_open && 4'(count) + 4'(f_open - stale) <= 4'd3 &&
              (!f_pending || (f_open != 2'd3 && 4'(count) + 4'(f_open - stale) < 4'd3)));
      i_lsu :
      assert (l_open == data_open_q &&
              (!l_open || (l_last ? u_dut.w_valid && u_dut.u_operands.memory_q : !u_dut.w_valid && l_later)) &&
              (l_open || !(u_dut.w_valid && u_dut.u_operands.memory_q)));
      i_later :
      assert (!(l_later || l_pending) || (u_dut.valid_q && u_dut.known && u_dut.u_control.memory && u_dut.sources &&
                                          !u_dut.torn_q && !trap_q && !again_q));
      i_data : assert (32'(data_q) + 32'(data_left) <= 2);
      i_away : assert (!(trap_q || again_q) || (!u_dut.valid_q && !(trap_q && again_q)));
      i_trap : assert (!trap_q || (!u_dut.w_valid && !l_open));
    end
  end

  // ---- coprocessor: what the hart knows of it ----
  if (HasXif) begin : gen_xif
    logic [Ids-1:0] flight, known, left, own;
    logic fresh;

    assign flight = u_dut.gen_xif.u_xif.flight_q;
    assign fresh  = !u_dut.x_started && !u_dut.x_rejected;

    // One register, any: it is busy if something in flight writes it, and one thing only.
    logic [4:0] k, k_q;
    logic [Ids-1:0] by;

    always_ff @(posedge clk_i) k_q <= k;
    always_comb assume (k != '0 && (init || k == k_q));

    for (genvar i = 0; i < Ids; i++) begin : gen_ids
      assign by[i] = flight[i] && writes[i] && rd[i] == k;
      assign known[i] = flight[i] == (open[i] && !(commit_valid && commit_kill && commit_id == IdWidth'(i)));
      // What is in flight is committed, or commits now, or is in execute.
      assign left[i] = !flight[i] || committed[i] || (commit_valid && commit_id == IdWidth'(i)) ||
                       (u_dut.x_started && u_dut.x_id == IdWidth'(i));
      // Of those in flight, the instruction in execute is the only one with its register.
      assign own[i] = u_dut.x_id == IdWidth'(i) ? rd[i] == u_dut.instr_q[11:7] : !(by[i] && u_dut.instr_q[11:7] == k);
    end

    assign lost = u_dut.busy != '0 && flight == '0;

    always_comb begin
      if (rst_ni) begin
        i_flight : assert (&known);
        i_left : assert (&left && (committed & ~flight) == '0);
        i_alone : assert ((by & (by - 1'b1)) == '0);
        i_busy : assert (u_dut.busy[k] == (by != '0) && !u_dut.busy[0]);
        i_answers : assert (answers_q == 2'(!fresh) && u_dut.gen_xif.u_xif.state_q != 2'd3);
        i_offered :
        assert (fresh || (u_dut.valid_q && !u_dut.known && !u_dut.error_q && !u_dut.compressed_q && !u_dut.torn_q &&
                          !trap_q && !again_q));
        i_own : assert (!u_dut.x_started || (flight[u_dut.x_id] && !committed[u_dut.x_id] && &own));
        i_commit :
        assert (!commit_valid || (!u_dut.x_started && (commit_kill || (flight[commit_id] && !committed[commit_id]))));
        i_ids : assert (next_id == u_dut.gen_xif.u_xif.id_q);
      end
    end
  end else begin : gen_no_xif
    assign lost = 1'b0;
  end

  // ---- covers ----
  always_comb begin
    c_moves : cover (rst_ni && enters_q == 2'd1 && retires_q == 2'd1 && answers_q == 2'd1 && steps);
    c_results : cover (rst_ni && results_q == 4'd2 && steps);
    c_words : cover (rst_ni && words_q == 5'd6 && steps);
  end

endmodule

`default_nettype wire
