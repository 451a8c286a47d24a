// SPDX-License-Identifier: Apache-2.0
// rvh_isa_single, the front of OASIP, DASIP and lane, with any decoder and any unit, at a processor that keeps the rules
// which job hart-order proves of rvh_hart. It keeps the rules which that job assumes of a coprocessor:
// formal/protocol/rvh_formal_xif_rules_1_0.sv. No output of rvh_hart depends on an input of the interface, so the path
// from the commit and from result_ready to issue_ready is no loop.

`default_nettype none

module rvh_formal_isa_single #(
    parameter int unsigned IdWidth = 3
) (
    input logic                     clk_i,
    input logic                     rst_ni,
    input logic                     withdraw,
    input logic                     issue_valid,
    input logic [       31:0]       instr,
    input logic [IdWidth-1:0]       id,
    input logic [        1:0][31:0] rs,
    input logic [        1:0]       rs_valid,
    input logic                     commit_valid,
    input logic [IdWidth-1:0]       commit_id,
    input logic                     commit_kill,
    input logic                     result_ready,
    input logic                     able
);

  localparam int unsigned Ids = 2 ** IdWidth;

  logic issue_ready, accept, writeback, result_valid, result_we, unused_register_ready, unused_hart, unused_idle;
  logic done, must_q;
  logic [1:0] register_read;
  logic [1:0] waiting;
  logic [IdWidth-1:0] result_id, next_id, commit_next;
  logic [31:0] what;
  logic [ 4:0] result_rd;
  logic [Ids-1:0] open, committed, writes;
  logic [Ids-1:0][4:0] rd;
  logic is_committed;

  // A decoder of the instruction alone
  rvh_isa_single #(
      .IdWidth(IdWidth),
      .Width  (32)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .x_issue_valid_i             (issue_valid),
      .x_issue_ready_o             (issue_ready),
      .x_issue_req_hartid_i        (1'b0),
      .x_issue_req_id_i            (id),
      .x_issue_resp_accept_o       (accept),
      .x_issue_resp_writeback_o    (writeback),
      .x_issue_resp_register_read_o(register_read),
      .x_register_rs_valid_i       (rs_valid),
      .x_register_ready_o          (unused_register_ready),
      .x_commit_valid_i            (commit_valid),
      .x_commit_hartid_i           (1'b0),
      .x_commit_id_i               (commit_id),
      .x_commit_kill_i             (commit_kill),
      .x_result_valid_o            (result_valid),
      .x_result_ready_i            (result_ready),
      .x_result_hartid_o           (unused_hart),
      .x_result_id_o               (result_id),
      .x_result_rd_o               (result_rd),
      .x_result_we_o               (result_we),
      .ours_i                      (instr[0]),
      .reads_i                     (instr[2:1]),
      .writes_i                    (instr[3]),
      .rd_i                        (instr[11:7]),
      .what_i                      (rs[0]),
      .committed_o                 (is_committed),
      .what_o                      (what),
      .able_i                      (able),
      .done_o                      (done),
      .idle_o                      (unused_idle)
  );

  // The unit stays able until the instruction is done.
  always_ff @(posedge clk_i) must_q <= rst_ni && is_committed && able && !done;
  always_comb if (must_q) assume (able);

  rvh_formal_xif_rules_1_0 #(
      .AssumeHost(1'b1),
      .NumRs     (2),
      .IdWidth   (IdWidth)
  ) u_rules (
      .clk_i,
      .rst_ni,
      .withdraw_i     (withdraw),
      .issue_valid_i  (issue_valid),
      .issue_ready_i  (issue_ready),
      .instr_i        (instr),
      .id_i           (id),
      .accept_i       (accept),
      .writeback_i    (writeback),
      .register_read_i(register_read),
      .rs_i           (rs),
      .rs_valid_i     (rs_valid),
      .commit_valid_i (commit_valid),
      .commit_id_i    (commit_id),
      .commit_kill_i  (commit_kill),
      .result_valid_i (result_valid),
      .result_ready_i (result_ready),
      .result_id_i    (result_id),
      .result_data_i  (what),
      .result_rd_i    (result_rd),
      .result_we_i    (result_we),
      .open_o         (open),
      .committed_o    (committed),
      .writes_o       (writes),
      .rd_o           (rd),
      .next_id_o      (next_id),
      .commit_id_o    (commit_next),
      .waiting_o      (waiting)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the instruction that is held, and what the rules say of its identifier ----
  logic held, agrees;
  logic [IdWidth-1:0] place;

  assign held = u_dut.held_q;
  assign place = u_dut.id_q - commit_next;
  assign agrees = !held || (open[u_dut.id_q] && committed[u_dut.id_q] == u_dut.committed_q &&
                            writes[u_dut.id_q] == u_dut.writes_q && rd[u_dut.id_q] == u_dut.rd_q &&
                            (u_dut.committed_q || (32'(place) < 32'(waiting) && !u_rules.rejected_q[place[0]])));

  logic span;
  assign span = u_dut.u_commit.open_q == (waiting != '0) && (waiting == '0 || (
      u_dut.u_commit.low_q == commit_next && u_dut.u_commit.high_q == next_id - IdWidth'(1)));

  logic [1:0] waits_right;  // an accepted instruction that waits for its commit is open, a rejected one is not
  for (genvar p = 0; p < 2; p++) begin : gen_waits
    logic [IdWidth-1:0] of;
    assign of = commit_next + IdWidth'(p);
    assign waits_right[p] = 2'(p) >= waiting || (u_rules.rejected_q[p] ? !open[of] : open[of] && !committed[of]);
  end

  always_comb begin
    if (rst_ni) begin
      i_held : assert (agrees);
      i_kept : assert (open == (held ? Ids'(1) << u_dut.id_q : '0) && (committed & ~open) == '0);
      i_span : assert (span && &waits_right && next_id == commit_next + IdWidth'(waiting));
      i_early : assert (!u_dut.offered_q || !(u_dut.early_commit_q || u_dut.early_kill_q));
    end
  end

  always_comb begin
    c_result : cover (rst_ni && result_valid && result_we && result_ready && waiting != '0);
    c_both : cover (rst_ni && issue_valid && issue_ready && accept && register_read == 2'b11 && waiting != '0);
    c_one : cover (rst_ni && issue_valid && issue_ready && accept && !rs_valid[1]);
    c_waits : cover (rst_ni && is_committed && !able && issue_valid && !issue_ready);
    c_killed : cover (rst_ni && commit_valid && commit_kill && held && commit_id == u_dut.id_q);
    c_turns : cover (rst_ni && result_valid && result_id == '1);
  end

endmodule

`default_nettype wire
