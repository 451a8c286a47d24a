// SPDX-License-Identifier: Apache-2.0
// rvh_isa at a processor that keeps the rules which job hart-order proves of rvh_hart. It keeps the rules which that job
// assumes of a coprocessor: formal/protocol/rvh_formal_xif_rules_1_0.sv. Neither side's outputs to the other depend on the
// other's in both directions within a cycle: no output of rvh_hart depends on an input of the interface.

`default_nettype none

module rvh_formal_isa_joined #(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 3
) (
    input logic                     clk_i,
    input logic                     rst_ni,
    input logic                     enable,
    input logic                     withdraw,
    input logic                     issue_valid,
    input logic [       31:0]       instr,
    input logic [IdWidth-1:0]       id,
    input logic [        2:0][31:0] rs,
    input logic [        2:0]       rs_valid,
    input logic                     commit_valid,
    input logic [IdWidth-1:0]       commit_id,
    input logic                     commit_kill,
    input logic                     result_ready
);

  localparam int unsigned Ids = 2 ** IdWidth;

  logic issue_ready, accept, writeback, result_valid, result_we, unused_register_ready, unused_hart, unused_idle;
  logic [2:0] register_read;
  logic [1:0] waiting;
  logic [IdWidth-1:0] result_id, next_id, commit_next;
  logic [31:0] result_data;
  logic [ 4:0] result_rd;
  logic [Ids-1:0] open, committed, writes;
  logic [Ids-1:0][4:0] rd;

  rvh_isa #(
      .IdWidth(IdWidth),
      .Depth  (Depth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .enable_i                    (enable),
      .x_issue_valid_i             (issue_valid),
      .x_issue_ready_o             (issue_ready),
      .x_issue_req_instr_i         (instr),
      .x_issue_req_hartid_i        (1'b0),
      .x_issue_req_id_i            (id),
      .x_issue_resp_accept_o       (accept),
      .x_issue_resp_writeback_o    (writeback),
      .x_issue_resp_register_read_o(register_read),
      .x_register_rs_i             (rs),
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
      .x_result_data_o             (result_data),
      .x_result_rd_o               (result_rd),
      .x_result_we_o               (result_we),
      .idle_o                      (unused_idle)
  );

  rvh_formal_xif_rules_1_0 #(
      .AssumeHost(1'b1),
      .NumRs     (3),
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
      .result_data_i  (result_data),
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

  // ---- the queue, and what the rules say of its identifiers ----
  logic [Depth-1:0] agrees, single, listed;
  logic [Ids-1:0] held;  // an entry has it, and owes its result

  for (genvar i = 0; i < Depth; i++) begin : gen_entry
    logic entry_held, entry_committed, dropped;
    logic [IdWidth-1:0] entry_id, place;
    logic [Depth-1:0] others;

    assign entry_held = u_dut.u_front.u_queue.entry_q[i].held;
    assign entry_committed = u_dut.u_front.u_queue.entry_q[i].committed;
    assign dropped = u_dut.u_front.u_queue.entry_q[i].dropped;
    assign entry_id = u_dut.u_front.u_queue.entry_q[i].id;
    assign place = entry_id - commit_next;
    assign listed[i] = entry_held && !dropped;

    // An entry that is not committed waits for its commit, and is the only one of its identifier.
    assign agrees[i] = entry_held ? !(dropped && entry_committed) && (!listed[i] || (
        open[entry_id] && committed[entry_id] == entry_committed && writes[entry_id] &&
        rd[entry_id] == u_dut.u_front.u_queue.entry_q[i].rd &&
        (entry_committed || (32'(place) < 32'(waiting) && !u_rules.rejected_q[place[0]])))) :
        !dropped && !entry_committed;
    for (genvar j = 0; j < Depth; j++) begin : gen_others
      if (j < i) begin : gen_older
        // Entries are committed in order, and those that wait are in the order of their identifiers.
        logic [IdWidth-1:0] older_place;
        assign older_place = u_dut.u_front.u_queue.entry_q[j].id - commit_next;
        assign others[j] = (!entry_held || u_dut.u_front.u_queue.entry_q[j].held) && (!listed[i] || !listed[j] || (
            entry_id != u_dut.u_front.u_queue.entry_q[j].id &&
            (entry_committed ? u_dut.u_front.u_queue.entry_q[j].committed :
             u_dut.u_front.u_queue.entry_q[j].committed || older_place < place)));
      end else begin : gen_younger
        assign others[j] = 1'b1;
      end
    end
    assign single[i] = &others;
  end

  for (genvar i = 0; i < Ids; i++) begin : gen_ids
    logic [Depth-1:0] has;
    for (genvar j = 0; j < Depth; j++) begin : gen_has
      assign has[j] = listed[j] && u_dut.u_front.u_queue.entry_q[j].id == IdWidth'(i);
    end
    assign held[i] = has != '0;
  end

  logic span;
  assign span = u_dut.u_front.u_commit.open_q == (waiting != '0) && (waiting == '0 || (
      u_dut.u_front.u_commit.low_q == commit_next && u_dut.u_front.u_commit.high_q == next_id - IdWidth'(1)));

  logic [1:0] waits_right;  // an accepted instruction that waits for its commit is open, a rejected one is not
  for (genvar p = 0; p < 2; p++) begin : gen_waits
    logic [IdWidth-1:0] of;
    assign of = commit_next + IdWidth'(p);
    assign waits_right[p] = 2'(p) >= waiting || (u_rules.rejected_q[p] ? !open[of] : open[of] && !committed[of]);
  end

  always_comb begin
    if (rst_ni) begin
      i_entries : assert (&agrees && &single);
      i_kept : assert (open == held && (committed & ~open) == '0);
      i_span : assert (span && &waits_right && next_id == commit_next + IdWidth'(waiting));
      i_early :
      assert (!u_dut.u_front.u_queue.offered_q ||
              !(u_dut.u_front.u_queue.early_commit_q || u_dut.u_front.u_queue.early_kill_q));
    end
  end

  always_comb begin
    c_result : cover (rst_ni && result_valid && result_we && result_ready && waiting != '0);
    c_third : cover (rst_ni && issue_valid && issue_ready && accept && register_read == 3'b111 && waiting != '0);
    c_two : cover (rst_ni && issue_valid && issue_ready && accept && !rs_valid[2]);
    c_killed : cover (rst_ni && commit_valid && commit_kill && committed != '0 && open[commit_id]);
    c_turns : cover (rst_ni && result_valid && result_id == '1);
  end

endmodule

`default_nettype wire
