// SPDX-License-Identifier: Apache-2.0
// rvh_xif_1_0 between any host and any core that keeps its contract. The host is unconstrained: offers may be retracted
// or changed, operands may come late or never, commits and kills may come at any time for any identifier. To which
// instructions they apply is taken from rvh_xif_commit_1_0, which job xif-commit-1-0 proves.

`default_nettype none

module rvh_formal_xif_1_0
  import rvh_xif_instr_pkg::*;
#(
    parameter int unsigned Depth         = 2,
    parameter int unsigned IdWidth       = 4,
    parameter bit          RegisterSplit = 1'b0,
    parameter bit          HasDma        = 1'b1,
    parameter bit          HartId        = 1'b0,
    parameter int unsigned XLen          = 32,
    parameter bit          HasChains     = 1'b0
) (
    input logic                         clk_i,
    input logic                         rst_ni,
    input logic                         enable,
    input logic                         issue_valid,
    input logic [       31:0]           instr,
    input logic                         hart,
    input logic [IdWidth-1:0]           id,
    input logic                         register_valid,
    input logic                         register_hart,
    input logic [IdWidth-1:0]           register_id,
    input logic [        1:0][XLen-1:0] rs,
    input logic [        1:0]           rs_valid,
    input logic                         commit_valid,
    input logic                         commit_hart,
    input logic [IdWidth-1:0]           commit_id,
    input logic                         commit_kill,
    input logic                         result_ready
);

  logic idle, issue_ready, accept, writeback, register_ready, result_valid, result_hart, result_we;
  logic [1:0] register_read;
  logic [IdWidth-1:0] result_id;
  logic [XLen-1:0] result_data;
  logic [4:0] result_rd;

  rvh_xif_1_0 #(
      .IdWidth      (IdWidth),
      .HartIdWidth  (1),
      .HartId       (HartId),
      .RegisterSplit(RegisterSplit),
      .Depth        (Depth),
      .HasDma       (HasDma),
      .XLen         (XLen),
      .HasChains    (HasChains)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .enable_i                    (enable),
      .x_issue_valid_i             (issue_valid),
      .x_issue_ready_o             (issue_ready),
      .x_issue_req_instr_i         (instr),
      .x_issue_req_hartid_i        (hart),
      .x_issue_req_id_i            (id),
      .x_issue_resp_accept_o       (accept),
      .x_issue_resp_writeback_o    (writeback),
      .x_issue_resp_register_read_o(register_read),
      .x_register_valid_i          (register_valid),
      .x_register_ready_o          (register_ready),
      .x_register_hartid_i         (register_hart),
      .x_register_id_i             (register_id),
      .x_register_rs_i             (rs),
      .x_register_rs_valid_i       (rs_valid),
      .x_commit_valid_i            (commit_valid),
      .x_commit_hartid_i           (commit_hart),
      .x_commit_id_i               (commit_id),
      .x_commit_kill_i             (commit_kill),
      .x_result_valid_o            (result_valid),
      .x_result_ready_i            (result_ready),
      .x_result_hartid_o           (result_hart),
      .x_result_id_o               (result_id),
      .x_result_data_o             (result_data),
      .x_result_rd_o               (result_rd),
      .x_result_we_o               (result_we),
      .mgr_req_o                   (),
      .mgr_gnt_i                   (1'b0),
      .mgr_addr_o                  (),
      .mgr_we_o                    (),
      .mgr_be_o                    (),
      .mgr_wdata_o                 (),
      .mgr_more_o                  (),
      .mgr_cancel_o                (),
      .mgr_rvalid_i                (1'b0),
      .mgr_rdata_i                 ('0),
      .mgr_err_i                   (1'b0),
      .idle_o                      (idle)
  );

  localparam int unsigned NWidth = (XLen == 64) ? 5 : 4;

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the offer ----
  decoded_t want;
  logic [1:0] reads;
  logic mine, ours, operands, filled, fill, push;

  assign want = decode(instr, XLen == 64);
  assign reads = {want.rs2, want.rs1};
  assign mine = issue_valid && hart == HartId;
  assign ours     = want.known && (HasDma || !want.needs_dma) && (HasChains || !want.needs_chains) && hart == HartId &&
                    enable;
  assign fill = RegisterSplit && register_valid && register_hart == HartId;
  assign operands = RegisterSplit || (rs_valid & reads) == reads;
  assign filled = !RegisterSplit || reads == '0 || (fill && register_id == id);
  assign push = issue_valid && issue_ready && accept;

  // ---- commits and kills ----
  logic [Depth-1:0] held, open, unused_committed, named, live;
  logic [Depth-1:0][IdWidth-1:0] ids;
  logic offered_q, committed_q, killed_q;  // status of the offer of the last cycle, if it was not answered
  logic [IdWidth-1:0] id_q;
  logic rests, marked, committed, killed;

  assign marked    = offered_q && id_q == id && (committed_q || killed_q);
  assign committed = u_dut.u_front.commit_offer || (marked && committed_q);
  assign killed    = u_dut.u_front.drop_offer || (marked && killed_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {offered_q, committed_q, killed_q, id_q} <= '0;
    end else begin
      offered_q   <= mine && !issue_ready;
      committed_q <= committed;
      killed_q    <= killed;
      id_q        <= id;
    end
  end

  rvh_formal_xif_list #(
      .Depth  (Depth),
      .IdWidth(IdWidth),
      .XLen   (XLen)
  ) u_list (
      .clk_i,
      .rst_ni,
      .offer_i     (mine),
      .push_i      (push),
      .verb_i      (want.verb),
      .n_i         (want.n[NWidth-1:0]),
      .reads_i     (reads),
      .writes_i    (want.rd),
      .filled_i    (filled),
      .rs_i        (rs),
      .rd_i        (instr[11:7]),
      .id_i        (id),
      .committed_i (committed),
      .killed_i    (killed),
      .commit_i    (u_dut.u_front.commit),
      .kill_i      (u_dut.u_front.dropped),
      .fill_i      (fill),
      .fill_id_i   (register_id),
      .fill_rs_i   (rs),
      .leaves_i    (u_dut.u_front.u_queue.leaves),
      .core_valid_i(u_dut.core_valid),
      .settled_i   (u_dut.settled),
      .core_ready_i(u_dut.core_ready),
      .core_verb_i (u_dut.core_verb),
      .core_n_i    (u_dut.core_n),
      .core_rs_i   ({u_dut.core_rs2, u_dut.core_rs1}),
      .drain_i     (u_dut.drain),
      .drain_rs_i  ({u_dut.drain_rs2, u_dut.drain_rs1}),
      .data_valid_i(u_dut.data_valid),
      .data_take_i (u_dut.data_take),
      .data_i      (u_dut.data),
      .res_valid_i (result_valid),
      .res_ready_i (result_ready),
      .res_id_i    (result_id),
      .res_we_i    (result_we),
      .res_rd_i    (result_rd),
      .res_data_i  (result_data),
      .held_o      (held),
      .open_o      (open),
      .committed_o (unused_committed),
      .named_o     (named),
      .live_o      (live),
      .ids_o       (ids),
      .rests_o     (rests)
  );

  // ---- the queue and the list ----
  logic [Depth-1:0] agrees;
  logic [Depth-1:0] ids_agree;
  logic offer_agrees;

  for (genvar i = 0; i < Depth; i++) begin : gen_agrees
    assign agrees[i] = u_dut.u_front.u_queue.entry_q[i].held == held[i] && (!held[i] || (
        u_dut.u_front.u_queue.entry_q[i].committed == u_list.item_q[i].committed &&
        u_dut.u_front.u_queue.entry_q[i].dropped == u_list.item_q[i].killed &&
        u_dut.u_front.u_queue.entry_q[i].lost == u_list.item_q[i].lost &&
        u_dut.u_front.u_queue.entry_q[i].id == u_list.item_q[i].id)) && (!held[i] || u_list.item_q[i].killed || (
        u_dut.u_front.u_queue.entry_q[i].filled == u_list.item_q[i].filled &&
        u_dut.u_front.u_queue.entry_q[i].told == u_list.item_q[i].told &&
        u_dut.u_front.u_queue.entry_q[i].done == u_list.item_q[i].done &&
        u_dut.u_front.u_queue.entry_q[i].writes == u_list.item_q[i].writes &&
        u_dut.u_front.u_queue.entry_q[i].verb == u_list.item_q[i].verb &&
        u_dut.u_front.u_queue.entry_q[i].n == u_list.item_q[i].n &&
        (!u_list.item_q[i].writes || u_dut.u_front.u_queue.entry_q[i].rs1[4:0] == u_list.item_q[i].rd) &&
        (!u_list.item_q[i].filled || (
        (!u_list.item_q[i].reads[0] || u_dut.u_front.u_queue.entry_q[i].rs1 == u_list.item_q[i].rs[0]) &&
        (!u_list.item_q[i].reads[1] || u_dut.u_front.u_queue.entry_q[i].rs2 == u_list.item_q[i].rs[1])))));
  end

  for (genvar i = 0; i < Depth; i++) begin : gen_ids
    assign ids_agree[i] = !(open[i] || named[i]) || u_dut.u_front.u_commit.ids_i[i] == ids[i];
  end

  assign offer_agrees = u_dut.u_front.u_queue.offered_q == offered_q && (!offered_q || (
      !(committed_q && killed_q) && u_dut.u_front.u_queue.offered_id_q == id_q &&
      u_dut.u_front.u_queue.early_commit_q == committed_q && u_dut.u_front.u_queue.early_kill_q == killed_q));

  // ---- properties ----
  always_comb begin
    if (rst_ni) begin
      a_accept :
      assert (accept == ours && (ours || issue_ready) && writeback == (ours && want.rd) &&
              register_read == (ours ? reads : '0) && register_ready == (RegisterSplit || issue_ready));
      a_enable : assert (enable || !(accept || writeback || register_read != '0));
      a_operands : assert (!push || operands);
      a_wait : assert (!push || want.verb != DoWait || rests);
      a_answer : assert (!(issue_valid && ours && operands && !issue_ready) || (want.verb == DoWait ? held[0] : &held));
      a_hart :
      assert (!result_valid || (result_hart == HartId && (result_we || (result_rd == '0 && result_data == '0))));
      a_rules :
      assert (u_dut.u_front.u_commit.offer_i == (mine && !marked) && u_dut.u_front.u_commit.answer_i == issue_ready &&
              u_dut.u_front.u_commit.id_i == id && u_dut.u_front.u_commit.waits_i == open &&
              u_dut.u_front.u_commit.named_i == named &&
              ids_agree == '1 && u_dut.u_front.u_commit.commit_valid_i == (commit_valid && commit_hart == HartId) &&
              u_dut.u_front.u_commit.commit_kill_i == commit_kill && u_dut.u_front.u_commit.commit_id_i == commit_id);
      a_marks :
      assert (u_dut.u_front.u_queue.offer_committed == committed && u_dut.u_front.u_queue.offer_killed == killed &&
              u_dut.u_core.host_error_i == u_dut.u_front.u_commit.host_error_o);
      a_idle : assert (!idle || (held == '0 && !u_dut.core_valid && !result_valid));
      a_invariant : assert (agrees == '1 && offer_agrees);
    end
  end

  // ---- covers ----
  always_comb begin
    c_early : cover (rst_ni && push && marked && committed_q && held[0]);
    c_killed : cover (rst_ni && push && marked && killed_q);
    c_batch : cover (rst_ni && &u_dut.u_front.commit);
    c_flush : cover (rst_ni && |u_dut.u_front.dropped && killed);
    c_late :
    cover (rst_ni && live[Depth-1] &&
           (RegisterSplit ? u_list.item_q[Depth-1].filled && !u_list.item_q[0].filled : u_dut.core_valid));
    c_word : cover (rst_ni && result_valid && result_we && result_ready && held[Depth-1]);
    c_wait : cover (rst_ni && push && want.verb == DoWait && held[0]);
  end

endmodule

`default_nettype wire
