// SPDX-License-Identifier: Apache-2.0
// The order of the program and its registers: each instruction follows the one before it, begins where that one said,
// and reads from its source registers what the instructions before it have written last. Memories answer at any time,
// with errors and interrupts; a coprocessor writes results at any time and in any order, as CV-X-IF 1.0 has it.

`default_nettype none

module rvh_formal_hart_order
  import rvh_hart_pkg::*;
#(
    parameter int unsigned NumRs   = 2,
    parameter int unsigned IdWidth = 3
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

  logic instr_req, data_req, data_we, issue_valid;
  logic [31:0] instr_addr, issue_instr;
  logic [IdWidth-1:0] issue_id;
  logic [NumRs-1:0] rs_valid;
  logic [NumRs-1:0][31:0] rs;
  logic result_ready;
  logic [1:0] valid;
  rvfi_t [1:0] rvfi;

  rvh_hart #(
      .HasXif (1'b1),
      .NumRs  (NumRs),
      .IdWidth(IdWidth),
      .HasRvfi(1'b1)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .mtime_i,
      .irq_i,
      .sleep_o              (),
      .instr_req_o          (instr_req),
      .instr_gnt_i,
      .instr_addr_o         (instr_addr),
      .instr_rvalid_i,
      .instr_rdata_i,
      .instr_err_i,
      .data_req_o           (data_req),
      .data_gnt_i,
      .data_addr_o          (),
      .data_we_o            (data_we),
      .data_be_o            (),
      .data_wdata_o         (),
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
      .x_commit_valid_o     (),
      .x_commit_id_o        (),
      .x_commit_kill_o      (),
      .x_result_valid_i,
      .x_result_ready_o     (result_ready),
      .x_result_id_i,
      .x_result_data_i,
      .x_result_rd_i,
      .x_result_we_i,
      .rvfi_valid_o         (valid),
      .rvfi_o               (rvfi)
  );

  // ---- reset, memories ----
  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb assume (rst_ni == !init);

  logic [7:0] instr_open, data_open;

  rvh_formal_obi #(
      .AssumeSubordinate(1'b1),
      .Width            (32)
  ) u_instr (
      .clk_i,
      .rst_ni,
      .req_i    (instr_req),
      .gnt_i    (instr_gnt_i),
      .payload_i(instr_addr),
      .rvalid_i (instr_rvalid_i),
      .open_o   (instr_open)
  );

  // Address and data of a request stay too: a_lsu, and hart-lsu.
  rvh_formal_obi #(
      .AssumeSubordinate(1'b1),
      .Width            (1)
  ) u_data (
      .clk_i,
      .rst_ni,
      .req_i    (data_req),
      .gnt_i    (data_gnt_i),
      .payload_i(data_we),
      .rvalid_i (data_rvalid_i),
      .open_o   (data_open)
  );

  // ---- one register, any ----
  logic [4:0] k;  // of formal/free/rvh_hart_regs.sv
  assign k = u_dut.u_operands.u_regs.k;
  logic [NumRs-1:0][31:0] rs_k;  // the sources that are this register: what holds of them holds of all

  for (genvar p = 0; p < NumRs; p++) begin : gen_rs_k
    assign rs_k[p] = u_dut.rs[p] == k ? rs[p] : '0;
  end

  // ---- the coprocessor ----
  localparam int unsigned Ids = 1 << IdWidth;
  logic [Ids-1:0] open_q, committed_q, writes_q;
  logic [Ids-1:0][4:0] rd_q;
  logic [IdWidth-1:0] next_id, commit_next;
  logic [1:0] waiting;
  logic accepts, killed, commits;

  assign accepts = issue_valid && x_issue_ready_i && x_issue_resp_accept_i;
  assign commits = u_dut.x_commit_valid_o && !u_dut.x_commit_kill_o;
  assign killed  = u_dut.x_commit_valid_o && u_dut.x_commit_kill_o;

  rvh_formal_xif_rules_1_0 #(
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
      .rs_i           (rs_k),
      .rs_valid_i     (rs_valid),
      .commit_valid_i (u_dut.x_commit_valid_o),
      .commit_id_i    (u_dut.x_commit_id_o),
      .commit_kill_i  (u_dut.x_commit_kill_o),
      .result_valid_i (x_result_valid_i),
      .result_ready_i (result_ready),
      .result_id_i    (x_result_id_i),
      .result_data_i  (x_result_data_i),
      .result_rd_i    (x_result_rd_i),
      .result_we_i    (x_result_we_i),
      .open_o         (open_q),
      .committed_o    (committed_q),
      .writes_o       (writes_q),
      .rd_o           (rd_q),
      .next_id_o      (next_id),
      .commit_id_o    (commit_next),
      .waiting_o      (waiting)
  );

  // ---- what it holds ----
  logic [31:0] shadow_q;  // what the instructions that have retired wrote last
  logic written_q;  // it was written since the reset

  always_comb assume (k != '0);

  logic [1:0] writes_k;
  for (genvar c = 0; c < 2; c++) begin : gen_writes
    assign writes_k[c] = valid[c] && !rvfi[c].trap && rvfi[c].rd_addr == k;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) written_q <= 1'b0;
    else if (writes_k != '0) written_q <= 1'b1;
  end
  always_ff @(posedge clk_i) begin
    if (writes_k[0]) shadow_q <= rvfi[0].rd_wdata;
    else if (writes_k[1]) shadow_q <= rvfi[1].rd_wdata;
  end

  logic [31:0] now;  // of the register file
  assign now = u_dut.u_operands.u_regs.value_q;

  rvfi_t w, r;
  logic w_valid;
  assign w       = u_dut.gen_rvfi.u_rvfi.w_q;
  assign r       = rvfi[0];
  assign w_valid = rst_ni && u_dut.u_operands.valid_q;

  // ---- order ----
  logic [31:0] next_q;  // where the last instruction that has left execute said that the next one begins
  logic first_q;  // none has
  logic [63:0] order_q;
  logic leaves;
  assign leaves = u_dut.go;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      first_q <= 1'b1;
      next_q  <= 32'h8000_0000;
    end else begin
      if (leaves) begin
        first_q <= 1'b0;
        next_q  <= u_dut.gen_rvfi.u_rvfi.record.pc_wdata;
      end
      if (u_dut.u_control.trap_q && u_dut.redirect) next_q <= {u_dut.vector, 1'b0};
    end
  end

  always_comb begin
    if (rst_ni) begin
      a_one_write : assert (writes_k != 2'b11);
      a_pc : assert (!leaves || u_dut.gen_rvfi.u_rvfi.record.pc_rdata == next_q);
      if (w_valid) begin
        a_reads_1 : assert (w.rs1_addr != k || !written_q || w.rs1_rdata == shadow_q);
        a_reads_2 : assert (w.rs2_addr != k || !written_q || w.rs2_rdata == shadow_q);
      end
      i_record :
      assert (!w_valid || u_dut.gen_rvfi.u_rvfi.w_later_q ||
              w.rd_addr == (u_dut.u_operands.writes_q ? u_dut.u_operands.rd_q : '0));
      i_later_writes : assert (!(w_valid && u_dut.gen_rvfi.u_rvfi.w_later_q) || !u_dut.u_operands.writes_q);
      // The register file is what has retired.
      i_shadow : assert (!written_q || now == shadow_q);
      i_pc : assert (u_dut.u_control.trap_q || {u_dut.pc_q, 1'b0} == next_q);
    end
  end

  // ---- what the coprocessor has, and what the hart knows of it ----
  logic [Ids-1:0] by, known, readable, recorded, own, apart;  // by: a result of it is to be written to k
  logic [Ids-1:0] may_write;  // a result of it may come now
  logic [Ids-1:0] flight;
  logic [IdWidth-1:0] x_id, commit_id;
  logic [NumRs-1:0] reads_q, reads_k, loaded;  // reads_q: sources that the instruction in execute was accepted with
  logic started;

  assign flight    = u_dut.gen_xif.u_xif.flight_q;
  assign x_id      = u_dut.x_id;
  assign commit_id = u_dut.x_commit_id_o;
  assign started   = u_dut.x_started;

  for (genvar i = 0; i < Ids; i++) begin : gen_ids
    logic killed_now, overwrites;
    assign by[i] = flight[i] && writes_q[i] && rd_q[i] == k;
    assign killed_now = killed && commit_id == IdWidth'(i);
    assign may_write[i] = open_q[i] && writes_q[i] && (committed_q[i] || (commits && commit_id == IdWidth'(i)));
    assign known[i] = flight[i] == (open_q[i] && !killed_now);
    assign own[i] = !started || (x_id == IdWidth'(i) ?
                                 flight[i] && !committed_q[i] && rd_q[i] == u_dut.instr_q[11:7] :
                                 !(by[i] && u_dut.instr_q[11:7] == k));
    assign apart[i] = !started || x_id == IdWidth'(i) || !by[i] || reads_k == '0;
    assign recorded[i] = !may_write[i] || rd_q[i] == '0 || (
                         (u_dut.gen_rvfi.u_rvfi.flight_q[i].rd_addr == k) == (rd_q[i] == k) &&
                         !u_dut.gen_rvfi.u_rvfi.flight_q[i].trap);
    assign readable[i] = !(open_q[i] && writes_q[i] && committed_q[i] && rd_q[i] == k && w_valid) ||
                         (w.rs1_addr != k && w.rs2_addr != k);
  end

  always_comb begin
    if (rst_ni) begin
      i_flight : assert (&known);
      i_busy : assert (by == '0 || u_dut.busy[k]);
      i_apart : assert (&apart);
      i_single : assert ((by & (by - 1'b1)) == '0);
      i_reader : assert (&readable);
      i_own : assert (&own);
      i_loaded : assert (!(started && w_valid && u_dut.u_operands.writes_q && u_dut.u_operands.load_q) || loaded == '0);
      i_started :
      assert (!started || (!u_dut.compressed_q && u_dut.gen_rvfi.u_rvfi.reads_q == reads_q[1:0] &&
                           u_dut.gen_rvfi.u_rvfi.later_q == (writes_q[x_id] && u_dut.instr_q[11:7] != '0)));
      i_committed : assert ((committed_q & ~flight) == '0);
      i_commit :
      assert (!commits || (flight[commit_id] && !committed_q[commit_id] && w_valid &&
                           !u_dut.u_operands.memory_q && !(started && x_id == commit_id)));

      i_recorded : assert (&recorded);
    end
  end

  // ---- the handshake with the coprocessor: its order, and sources that are those of the program ----
  logic [NumRs-1:0][31:0] handed_q;
  logic [NumRs-1:0] current, stays;

  always_ff @(posedge clk_i) begin
    if (accepts) begin
      handed_q <= rs_k;
      reads_q  <= x_issue_resp_register_read_i;
    end
  end

  for (genvar p = 0; p < NumRs; p++) begin : gen_sources
    assign reads_k[p] = reads_q[p] && u_dut.rs[p] == k;
    assign loaded[p] = reads_k[p] && u_dut.u_operands.rd_q == k;
    assign current[p] = !(u_dut.valid_q && rs_valid[p] && u_dut.rs[p] == k && written_q) || rs[p] == (
        w_valid && u_dut.u_operands.writes_q && u_dut.u_operands.rd_q == k ? u_dut.u_operands.result_q : shadow_q);
    assign stays[p] = !(started && reads_q[p]) || rs_k[p] == handed_q[p];
    always_comb begin
      if (rst_ni) begin
        a_current : assert (current[p]);
        a_handed : assert (stays[p]);
      end
    end
  end

  always_comb begin
    if (rst_ni) begin
      i_ids :
      assert (waiting == 2'(started) + 2'(u_dut.x_commit_valid_o) && next_id == u_dut.gen_xif.u_xif.id_q &&
              next_id == commit_next + IdWidth'(waiting) &&
              (!u_dut.x_commit_valid_o || (commit_id == commit_next && (killed || !u_xif.rejected_q[0]))) &&
              (!started || !u_xif.rejected_q[1'(waiting-2'd1)]) &&
              !(killed && u_dut.valid_q && !u_dut.x_rejected) && !(killed && started));
    end
  end

  // ---- the contracts of units that are proved apart ----
  logic muldiv_q;  // an operation was not taken in the last cycle
  logic [66:0] muldiv_operands, muldiv_operands_q;
  logic [99:0] lsu_operands, lsu_operands_q;

  assign muldiv_operands = {u_dut.decoded.compute.op[2:0], rs_k[0], rs_k[1]};
  assign lsu_operands = {
    u_dut.decoded.store,
    u_dut.decoded.size,
    u_dut.decoded.load_unsigned,
    u_dut.imm,
    rs_k[0],
    u_dut.decoded.store ? rs_k[1] : '0
  };

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) muldiv_q <= 1'b0;
    else muldiv_q <= u_dut.muldiv_go && !(u_dut.muldiv_done && u_dut.go);
  end

  always_ff @(posedge clk_i) begin
    muldiv_operands_q <= muldiv_operands;
    lsu_operands_q    <= lsu_operands;
  end

  always_comb begin
    if (rst_ni) begin
      a_muldiv : assert (!(muldiv_q && u_dut.muldiv_go) || muldiv_operands == muldiv_operands_q);
      a_lsu :
      assert (!u_dut.lsu_started || (u_dut.lsu_go && lsu_operands == lsu_operands_q && u_dut.decoded.size != 2'd3));
      a_redirect : assert (!u_dut.redirect || u_dut.redirect_ready);
      a_whole : assert (!(u_dut.go && (u_dut.error_q || u_dut.torn_q)));
    end
  end

  // ---- fetch: where the instruction in execute was fetched, as hart-fetch counts ----
  logic [31:1] fetch_pc_q, at_q;
  logic takes, error_q;  // error_q: an instruction with an error was taken

  assign takes = u_dut.fetch_valid && u_dut.fetch_ready;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      fetch_pc_q <= 31'h4000_0000;
      error_q    <= 1'b0;
    end else if (u_dut.redirect) begin
      fetch_pc_q <= u_dut.target;
      error_q    <= 1'b0;
    end else if (takes) begin
      fetch_pc_q <= fetch_pc_q + (u_dut.fetch_compressed ? 31'd1 : 31'd2);
      error_q    <= error_q || u_dut.fetch_error;
    end
  end

  always_ff @(posedge clk_i) if (takes) at_q <= fetch_pc_q;

  always_comb begin
    if (rst_ni) begin
      a_place : assert (!u_dut.valid_q || at_q == u_dut.pc_q);
      i_place :
      assert (u_dut.u_control.trap_q || u_dut.u_control.again_q ||
              (error_q ? u_dut.valid_q && u_dut.error_q : fetch_pc_q == (u_dut.valid_q ? u_dut.next : u_dut.pc_q)));
    end
  end

  always_comb begin
    c_forward : cover (w_valid && w.rs1_addr == k && written_q && writes_k[0]);
    c_late : cover (rst_ni && writes_k[1]);
    c_trap : cover (rst_ni && u_dut.u_control.trap_q && !first_q);
  end

endmodule

`default_nettype wire
