// SPDX-License-Identifier: Apache-2.0
// rvh_isa between any host and any instructions: the order of the results, and the carry. The host is unconstrained: offers
// may be retracted or changed, operands may come late or never, commits and kills may come at any time, before acceptance
// too, several at once, for instructions of other coprocessors too. To which instructions they apply is free, within what
// isa-commits proves of rvh_xif_commit_1_0.
//
// The reference is a second decoder and unit, which isa-unit proves. They get the instruction, its operands, and the carry
// after the youngest accepted instruction that is not killed. The carry of the program is the reference's own: it changes
// in program order, at commits only.

`default_nettype none

module rvh_formal_isa_carry #(
    parameter int unsigned Depth         = 2,
    parameter int unsigned IdWidth       = 4,
    parameter bit          HartId        = 1'b0,
    parameter bit          HasKeccak     = 1'b1,
    parameter bit          HasInterleave = 1'b1,
    parameter bit          HasChMaj      = 1'b1,
    parameter bit          HasAdd3       = 1'b1,
    parameter bit          HasSha256     = 1'b1,
    parameter bit          HasSha512     = 1'b1,
    parameter bit          HasZknh256    = 1'b1,
    parameter bit          HasZknh512    = 1'b1
) (
    input logic                     clk_i,
    input logic                     rst_ni,
    input logic                     enable,
    input logic                     issue_valid,
    input logic [       31:0]       instr,
    input logic                     hart,
    input logic [IdWidth-1:0]       id,
    input logic [        2:0][31:0] rs,
    input logic [        2:0]       rs_valid,
    input logic                     commit_valid,
    input logic                     commit_hart,
    input logic [IdWidth-1:0]       commit_id,
    input logic                     commit_kill,
    input logic                     result_ready
);

  logic idle, issue_ready, accept, writeback, register_ready, result_valid, result_hart, result_we;
  logic [2:0] register_read;
  logic [IdWidth-1:0] result_id;
  logic [31:0] result_data;
  logic [4:0] result_rd;

  rvh_isa #(
      .IdWidth      (IdWidth),
      .HartIdWidth  (1),
      .HartId       (HartId),
      .Depth        (Depth),
      .HasKeccak    (HasKeccak),
      .HasInterleave(HasInterleave),
      .HasChMaj     (HasChMaj),
      .HasAdd3      (HasAdd3),
      .HasSha256    (HasSha256),
      .HasSha512    (HasSha512),
      .HasZknh256   (HasZknh256),
      .HasZknh512   (HasZknh512)
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
      .x_register_rs_i             (rs),
      .x_register_rs_valid_i       (rs_valid),
      .x_register_ready_o          (register_ready),
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
      .idle_o                      (idle)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the offer, and what it computes ----
  rvh_isa_pkg::decoded_t want;
  logic mine, ours, operands, push;
  logic [31:0] data;
  logic [1:0] youngest, found, carried, after;

  rvh_isa_decode #(
      .HasKeccak(HasKeccak),
      .HasInterleave(HasInterleave),
      .HasChMaj(HasChMaj),
      .HasAdd3(HasAdd3),
      .HasSha256(HasSha256),
      .HasSha512(HasSha512),
      .HasZknh256(HasZknh256),
      .HasZknh512(HasZknh512)
  ) u_ref_decode (
      .instr_i  (instr),
      .decoded_o(want)
  );

  rvh_isa_unit #(
      .HasKeccak(HasKeccak),
      .HasInterleave(HasInterleave),
      .HasChMaj(HasChMaj),
      .HasAdd3(HasAdd3),
      .HasSha256(HasSha256),
      .HasSha512(HasSha512),
      .HasZknh256(HasZknh256),
      .HasZknh512(HasZknh512)
  ) u_ref_unit (
      .control_i(want.control),
      .rs_i     (rs),
      .carry_i  (found),
      .carry_o  (carried),
      .result_o (data)
  );

  assign found    = u_dut.u_unit.carry_i;  // a_found: it is `youngest`
  assign mine     = issue_valid && hart == HartId;
  assign ours     = want.known && hart == HartId && enable;
  assign operands = (rs_valid & want.reads) == want.reads;
  assign push     = issue_valid && issue_ready && accept;
  assign after    = want.control.set ? carried : want.control.take ? 2'd0 : found;

  // ---- commits and kills: those of accepted instructions, and those of the offer ----
  logic [Depth-1:0] commit, kill, held, open, are_committed, are_killed;
  logic commit_offer, kill_offer, fresh, marked, committed, killed;
  logic offered_q, committed_q, killed_q;  // status of the offer of the last cycle, if it was not answered
  logic [IdWidth-1:0] id_q;

  assign commit       = u_dut.u_front.commit;
  assign kill         = u_dut.u_front.dropped;
  assign commit_offer = u_dut.u_front.commit_offer;
  assign kill_offer   = u_dut.u_front.drop_offer;
  assign marked       = offered_q && id_q == id && (committed_q || killed_q);
  assign fresh        = mine && !marked;
  assign committed    = commit_offer || (marked && committed_q);
  assign killed       = kill_offer || (marked && killed_q);

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

  logic [Depth-1:0][IdWidth-1:0] ids;
  logic [Depth-1:0][4:0] rds;
  logic [Depth-1:0][31:0] datas;
  logic [Depth-1:0][1:0] afters;
  logic [1:0] carry;
  logic leaves, ordered, told;

  assign told = result_valid && result_ready;

  rvh_formal_isa_order #(
      .Assume(1'b1),
      .Depth (Depth)
  ) u_order (
      .rst_ni,
      .given_i       (1'b1),
      .open_i        (open),
      .fresh_i       (fresh),
      .commit_i      (commit),
      .kill_i        (kill),
      .commit_offer_i(commit_offer),
      .kill_offer_i  (kill_offer)
  );

  rvh_formal_isa_list #(
      .Depth  (Depth),
      .IdWidth(IdWidth)
  ) u_list (
      .clk_i,
      .rst_ni,
      .push_i     (push),
      .committed_i(committed),
      .killed_i   (killed),
      .id_i       (id),
      .rd_i       (instr[11:7]),
      .data_i     (data),
      .found_i    (found),
      .after_i    (after),
      .commit_i   (commit),
      .kill_i     (kill),
      .told_i     (told),
      .held_o     (held),
      .open_o     (open),
      .committed_o(are_committed),
      .killed_o   (are_killed),
      .ids_o      (ids),
      .rds_o      (rds),
      .datas_o    (datas),
      .afters_o   (afters),
      .leaves_o   (leaves),
      .youngest_o (youngest),
      .carry_o    (carry),
      .ordered_o  (ordered)
  );

  // ---- the queue and the list ----
  logic [Depth-1:0] agrees, ids_agree;
  logic offer_agrees;

  for (genvar i = 0; i < Depth; i++) begin : gen_agrees
    assign ids_agree[i] = !open[i] || u_dut.u_front.u_commit.ids_i[i] == ids[i];
    assign agrees[i] = u_dut.u_front.u_queue.entry_q[i].held == held[i] &&
                       u_dut.u_front.u_queue.entry_q[i].committed == are_committed[i] &&
                       u_dut.u_front.u_queue.entry_q[i].dropped == are_killed[i] && (!held[i] || are_killed[i] || (
        u_dut.u_front.u_queue.entry_q[i].id == ids[i] &&
        u_dut.u_front.u_queue.entry_q[i].rd == rds[i] && u_dut.u_front.u_queue.entry_q[i].data == datas[i] &&
        (are_committed[i] || u_dut.u_front.u_queue.entry_q[i].carry == afters[i])));
  end

  assign offer_agrees = u_dut.u_front.u_queue.offered_q == offered_q && (!offered_q || (
      !(committed_q && killed_q) && !(committed_q && open != '0) && u_dut.u_front.u_queue.offered_id_q == id_q &&
      u_dut.u_front.u_queue.early_commit_q == committed_q && u_dut.u_front.u_queue.early_kill_q == killed_q));

  rvh_formal_stream #(
      .Width(IdWidth + 6 + 32)
  ) u_result (
      .clk_i,
      .rst_ni,
      .valid_i  (result_valid),
      .ready_i  (result_ready),
      .cancel_i (1'b0),
      .payload_i({result_id, result_we, result_rd, result_data})
  );

  // ---- properties ----
  always_comb begin
    if (rst_ni) begin
      a_accept :
      assert (accept == ours && (ours || issue_ready) && writeback == ours &&
              register_read == (ours ? want.reads : '0) && register_ready == issue_ready);
      a_operands : assert (!push || operands);
      a_answer : assert (!(issue_valid && ours && operands) || issue_ready == !(&held));
      a_rules :
      assert (u_dut.u_front.u_commit.offer_i == fresh && (!fresh || u_dut.u_front.u_commit.answer_i == issue_ready) &&
              u_dut.u_front.u_commit.id_i == id && u_dut.u_front.u_commit.waits_i == open && &ids_agree &&
              u_dut.u_front.u_commit.commit_valid_i == (commit_valid && commit_hart == HartId) &&
              u_dut.u_front.u_commit.commit_kill_i == commit_kill && u_dut.u_front.u_commit.commit_id_i == commit_id);
      a_result :
      assert (result_valid == (held[0] && !are_killed[0] && (are_committed[0] || commit[0])) &&
              (!result_valid || (result_hart == HartId && result_we && result_id == ids[0] &&
                                 result_rd == rds[0] && result_data == datas[0])));
      a_leaves : assert (u_dut.u_front.u_queue.leaves == leaves);
      a_goes_on : assert (!held[0] || u_dut.u_front.u_queue.leaves || open[0] || (result_valid && !result_ready));
      a_found : assert (!push || found == youngest);
      a_carry : assert (u_dut.u_front.u_queue.carry_q == carry);
      a_idle : assert (!idle || (held == '0 && !result_valid));
      a_invariant : assert (&agrees && ordered && offer_agrees);
    end
  end

  // ---- covers ----
  always_comb begin
    c_early : cover (rst_ni && push && marked && committed_q && want.control.take && youngest != '0 && held[0]);
    c_killed : cover (rst_ni && push && marked && killed_q);
    c_batch : cover (rst_ni && &commit && commit_offer && afters[0] == '0 && youngest != '0 && carry != '0);
    c_flush : cover (rst_ni && |kill && killed && youngest != carry && carry != '0);
    c_again : cover (rst_ni && push && want.control.take && are_killed[0] && afters[0] != carry && carry != '0);
    c_same : cover (rst_ni && push && commit_offer && want.control.set && told && commit[0]);
  end

endmodule

`default_nettype wire
