// SPDX-License-Identifier: Apache-2.0
// The hart without C, with a coprocessor: where a jump leads and when it traps, and what becomes of a word that is no
// instruction of 32 bits, whatever the memories answer and whenever, with interrupts and bus errors at any time.

`default_nettype none

module rvh_formal_hart_no_c
  import rvh_hart_pkg::*;
  import rvh_formal_ref_rv32_pkg::*;
#(
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
    input logic [        1:0] x_issue_resp_register_read_i,
    input logic               x_result_valid_i,
    input logic [IdWidth-1:0] x_result_id_i,
    input logic [       31:0] x_result_data_i,
    input logic [        4:0] x_result_rd_i,
    input logic               x_result_we_i
);

  logic instr_req, data_req, data_we, x_issue_valid;
  logic [31:0] instr_addr, data_addr, data_wdata, x_issue_instr;
  logic  [3:0] data_be;
  logic  [1:0] valid;
  rvfi_t [1:0] rvfi;

  rvh_hart #(
      .HasC   (1'b0),
      .HasZbkb(1'b1),
      .HasXif (1'b1),
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
      .data_addr_o          (data_addr),
      .data_we_o            (data_we),
      .data_be_o            (data_be),
      .data_wdata_o         (data_wdata),
      .data_rvalid_i,
      .data_rdata_i,
      .data_err_i,
      .x_issue_valid_o      (x_issue_valid),
      .x_issue_ready_i,
      .x_issue_req_instr_o  (x_issue_instr),
      .x_issue_req_id_o     (),
      .x_issue_resp_accept_i,
      .x_issue_resp_writeback_i,
      .x_issue_resp_register_read_i,
      .x_register_rs_o      (),
      .x_register_rs_valid_o(),
      .x_commit_valid_o     (),
      .x_commit_id_o        (),
      .x_commit_kill_o      (),
      .x_result_valid_i,
      .x_result_ready_o     (),
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

  // ---- what an instruction should do: `w`, in writeback; `t`, which has trapped in the cycle before ----
  rvfi_t w, t;
  does_t dw, dt;
  logic w_valid, trapped, short_q, exception_q;  // exception_q: it was not a fault of an access
  logic [31:0] cause;

  assign w       = u_dut.gen_rvfi.u_rvfi.w_q;
  assign t       = rvfi[0];
  assign dw      = does(w.insn, w.rs1_rdata, w.rs2_rdata, w.pc_rdata, 1'b1);
  assign dt      = does(t.insn, t.rs1_rdata, t.rs2_rdata, t.pc_rdata, 1'b1);
  assign w_valid = rst_ni && u_dut.u_operands.valid_q;
  assign trapped = rst_ni && u_dut.gen_rvfi.u_rvfi.trapped_q;
  assign cause   = t.trap_cause;
  assign short_q = u_dut.compressed_q;

  always_ff @(posedge clk_i) exception_q <= u_dut.exception && !u_dut.lsu_fault;

  always_comb begin
    if (w_valid) begin
      a_short : assert (w.insn[1:0] == 2'b11);
      a_next : assert (dw.kind inside {KindSystem, KindOther, KindIllegal} || (w.pc_wdata == dw.next && !dw.next[1]));
    end
    if (trapped) begin
      a_misaligned :
      assert (cause != 32'd0 || (dt.kind inside {KindBranch, KindJump} && dt.next[1] &&
              u_dut.u_csr.mepc_q == t.pc_rdata[31:1] && u_dut.u_csr.mtval_q == dt.next));
      a_writes_nothing : assert (valid[0] && t.rd_addr == '0 && t.rd_wdata == '0);
      a_short_traps : assert (!exception_q || t.insn[1:0] == 2'b11 || cause == 32'd1 || cause == 32'd2);
    end
    if (rst_ni) begin
      a_offer : assert (!x_issue_valid || x_issue_instr[1:0] == 2'b11);
    end
  end

  // ---- what makes the proof inductive ----
  always_comb begin
    if (rst_ni) begin
      i_aligned : assert (!u_dut.pc_q[1]);
      i_rd : assert (!(u_dut.u_operands.valid_q && u_dut.u_operands.writes_q) || u_dut.u_operands.rd_q != '0);
      i_word :
      assert (!u_dut.valid_q || u_dut.error_q || (short_q == (u_dut.instr_q[1:0] != 2'b11) &&
              (!short_q || u_dut.gen_rvfi.u_rvfi.word_q[1:0] == u_dut.instr_q[1:0])));
      i_offered :
      assert (!(u_dut.x_started || u_dut.x_rejected) || (u_dut.valid_q && !u_dut.known && !u_dut.error_q && !short_q &&
              !u_dut.torn_q && !u_dut.u_control.trap_q && !u_dut.u_control.again_q));
    end
  end

  // ---- covers ----
  always_comb begin
    c_jal : cover (trapped && cause == 32'd0 && dt.kind == KindJump && !dt.reads_rs1);
    c_jalr : cover (trapped && cause == 32'd0 && dt.kind == KindJump && dt.reads_rs1);
    c_branch : cover (trapped && cause == 32'd0 && dt.kind == KindBranch);
    c_short : cover (trapped && t.insn[1:0] != 2'b11 && cause == 32'd2 && t.insn != '0);
  end

endmodule

`default_nettype wire
