// SPDX-License-Identifier: Apache-2.0
// The whole rvh_mmio with its generated registers: the assumptions of its parts about each other. The
// engine keeps its contract, the manager keeps the rules of OBI; both are arbitrary otherwise. Memory is
// unconstrained.

`default_nettype none

module rvh_formal_mmio_whole #(
    parameter bit HasDma = 1'b1
) (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        req,
    input logic [11:0] addr,
    input logic        we,
    input logic [ 3:0] be,
    input logic [31:0] wdata,
    input logic        mgr_gnt,
    input logic        mgr_rvalid,
    input logic [31:0] mgr_rdata,
    input logic        mgr_err
);

  logic gnt, rvalid, mgr_req, mgr_we, mgr_cancel, irq, idle;
  logic [31:0] rdata, mgr_addr, mgr_wdata;
  logic [3:0] mgr_be;
  logic [7:0] mgr_more, open, regs_open;
  logic stored;

  rvh_mmio #(
      .HasDma(HasDma)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .obi_req_i   (req),
      .obi_gnt_o   (gnt),
      .obi_addr_i  (addr),
      .obi_we_i    (we),
      .obi_be_i    (be),
      .obi_wdata_i (wdata),
      .obi_rvalid_o(rvalid),
      .obi_rdata_o (rdata),
      .mgr_req_o   (mgr_req),
      .mgr_gnt_i   (mgr_gnt),
      .mgr_addr_o  (mgr_addr),
      .mgr_we_o    (mgr_we),
      .mgr_be_o    (mgr_be),
      .mgr_wdata_o (mgr_wdata),
      .mgr_more_o  (mgr_more),
      .mgr_cancel_o(mgr_cancel),
      .mgr_rvalid_i(mgr_rvalid),
      .mgr_rdata_i (mgr_rdata),
      .mgr_err_i   (mgr_err),
      .irq_o       (irq),
      .idle_o      (idle)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b1),
      .AssumeSubordinate(1'b0),
      .Width            (49)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({addr, we, be, wdata}),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b0),
      .Width            (49)
  ) u_regs (
      .clk_i,
      .rst_ni,
      .req_i    (u_dut.regs_req),
      .gnt_i    (u_dut.regs_gnt),
      .payload_i({addr, we, be, wdata}),
      .rvalid_i (u_dut.regs_rvalid),
      .open_o   (regs_open)
  );

  rvh_formal_job_user u_user (
      .clk_i,
      .rst_ni,
      .job_valid_i  (u_dut.job_valid),
      .job_ready_i  (u_dut.job_ready),
      .job_i        (u_dut.job),
      .busy_i       (u_dut.busy),
      .push_valid_i (u_dut.msg_valid),
      .pop_ready_i  (u_dut.out_ready),
      .store_valid_i(u_dut.u_unit.store_valid_i),
      .store_ready_i(u_dut.u_unit.store_ready_o),
      .store_addr_i (u_dut.u_unit.store_addr_i),
      .store_data_i (u_dut.u_unit.store_data_i),
      .store_done_i (u_dut.u_unit.store_done_o),
      .base_i       (u_dut.u_unit.base_i),
      .limit_i      (u_dut.u_unit.limit_i),
      .stored_o     (stored)
  );

  logic init = 1'b1;
  logic asked_q, busy_q, busy;

  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  assign busy = u_dut.busy;

  // ---- locks, and the interrupt as described in docs/attach/mmio.md ----
  logic window_locked, save_locked, lock_window_q, lock_save_q, locked_out_q, irq_q;
  logic [31:2] base, limit, base_q, limit_q;

  assign {window_locked, save_locked} = {
    u_dut.u_registers.reg_out.LOCK.WINDOW.value, u_dut.u_registers.reg_out.LOCK.SAVE.value
  };
  assign {base, limit} = {
    u_dut.u_registers.reg_out.WINDOW_BASE.ADDR.value, u_dut.u_registers.reg_out.WINDOW_LIMIT.ADDR.value
  };

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {asked_q, busy_q, lock_window_q, lock_save_q, locked_out_q, irq_q} <= '0;
    end else begin
      {asked_q, busy_q} <= {u_dut.regs_req && !u_dut.regs_gnt, busy};
      {lock_window_q, lock_save_q} <= {window_locked, save_locked};
      // A write of CMD that the port refuses: all byte enables, its address, granted, not passed to the registers
      locked_out_q <= req && gnt && we && be == 4'hf && addr == 12'h008 && !u_dut.regs_req;
      irq_q <= (u_dut.u_registers.reg_out.INTR_STATE.DONE.value && u_dut.u_registers.reg_out.INTR_ENABLE.DONE.value) ||
          (u_dut.u_registers.reg_in.INTR_STATE.ERROR.next && u_dut.u_registers.reg_out.INTR_ENABLE.ERROR.value);
    end
  end

  always_ff @(posedge clk_i) {base_q, limit_q} <= {base, limit};

  // ---- registers of the generated module ----
  logic active, granted, answers, pending, command, regs_agree, job_agrees;

  assign active = u_dut.u_registers.u_regs.is_active;
  assign granted = u_dut.u_registers.u_regs.gnt_q;
  assign answers = u_dut.u_registers.u_regs.rsp_pending;
  assign pending = u_dut.u_registers.u_regs.external_pending;
  assign command = u_dut.u_registers.u_regs.cpuif_req_is_wr && u_dut.u_registers.u_regs.cpuif_addr == 7'h08;

  assign regs_agree = u_dut.u_port.regs_busy_q == (active && !granted) && regs_open == 8'(active && !granted) &&
      u_dut.u_registers.u_regs.cpuif_req == granted && (!granted || (active && !answers && !pending)) &&
      (!active || granted || answers != pending) && (active || (!answers && !pending)) && (!pending || command) &&
      u_dut.u_registers.job_pending_q == pending && asked_q == granted &&
      open == regs_open + 8'(u_dut.u_port.window_rvalid_q) &&
      !(u_dut.u_port.window_rvalid_q && regs_open != '0);
  assign job_agrees = !(save_locked && pending && u_dut.u_registers.reg_out.CMD.wr_data[2:0] == 3'd4) &&
      (!granted || (command == (we && addr == 12'h008) && req && u_dut.u_registers.u_regs.cpuif_wr_data == wdata &&
      u_dut.u_registers.u_regs.cpuif_addr == addr[6:0] && u_dut.u_registers.u_regs.cpuif_req_is_wr == we &&
      u_dut.u_port.to_regs)) && (!pending || !busy) && 3'(u_dut.u_unit.u_job.step_q) <= 3'd5 &&
      (!u_dut.u_unit.dma_busy || 3'(u_dut.u_unit.u_job.step_q) inside {3'd1, 3'd3, 3'd4});

  always_comb begin
    if (rst_ni) begin
      a_registers : assert (!u_dut.regs_gnt || (asked_q && regs_open == '0));
      a_lock : assert (!busy || busy_q || regs_open != '0);
      a_wipe : assert (!(u_dut.job_valid && busy) || u_dut.u_registers.reg_out.CMD.wr_data == 32'd6);
      a_starts :
      assert (!(u_dut.u_unit.in_start || u_dut.u_unit.out_start) || (!u_dut.u_unit.dma_busy && !u_dut.u_unit.abort));
      a_words :
      assert ($onehot0(
          {u_dut.msg_valid, u_dut.u_unit.dma_valid, u_dut.u_unit.tail_valid}
      ) && !(u_dut.out_ready && u_dut.u_unit.dma_ready));
      a_locks :
      assert ((!lock_window_q || (window_locked && {base, limit} == {base_q, limit_q})) &&
              (!lock_save_q || save_locked) &&
              (!save_locked || !u_dut.job_valid || 3'(u_dut.job.steps.op) != 3'd4));
      a_failed :
      assert (!locked_out_q || (u_dut.failed && u_dut.u_registers.reg_out.ERROR.LOCKED.value && (busy_q || !busy) &&
              (busy_q || u_dut.u_registers.reg_out.INTR_STATE.DONE.value)));
      a_irq : assert (irq == irq_q);
      a_idle :
      assert (!idle || (open == '0 && !busy && !u_dut.job_valid && !u_dut.u_unit.dma_busy && u_dut.status.idle));
      a_invariant : assert (regs_agree && job_agrees && !stored);
    end
    c_idle : cover (rst_ni && idle && u_dut.u_registers.reg_out.ERROR.ACCESS.value);
    c_job : cover (rst_ni && u_dut.job_done);
    c_locked : cover (rst_ni && window_locked && save_locked && locked_out_q && !busy);
    c_pending : cover (rst_ni && u_dut.u_registers.job_pending_q && u_dut.job_ready);
  end

  logic unused;
  assign unused = ^{rdata, mgr_req, mgr_addr, mgr_we, mgr_be, mgr_wdata, mgr_more, mgr_cancel, stored};
endmodule

`default_nettype wire
