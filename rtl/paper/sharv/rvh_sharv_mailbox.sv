// SPDX-License-Identifier: Apache-2.0
// Mailbox between the AXI manager and the processor of SHA-RV's subsystem: registers for the manager
// (rvh_sharv_regs.rdl), a page of two words for the processor, an interrupt line for each. A job processes one half
// of the data memory. At most two jobs are pending, and they are done in the order of their arrival.
//
//   0x000  JOB, R: 0: none. The oldest job: BLOCKS 15:0, MODE 17:16, SHA224 24, LAST 30 (its half), VALID 31
//   0x004  DONE, W: the oldest job has ended; bit 0: without its digests; bit 1: no further job will be done (FAULT)
//
// Contract: both ports are OBI subordinates whose responses are taken at once. A job for a half with a pending job is
// refused, with the half's ERROR. With RUN = 0 all jobs are dropped, without DONE.
//
// Cycles: the page answers in the next cycle. The processor's line is high from two cycles after the write of a job,
// as long as a job is pending.

`default_nettype none

module rvh_sharv_mailbox (
    input wire logic clk_i,
    input wire logic rst_ni,

    // the AXI manager
    input  wire logic        obi_req_i,
    output logic             obi_gnt_o,
    input  wire logic [11:0] obi_addr_i,
    input  wire logic        obi_we_i,
    input  wire logic [ 3:0] obi_be_i,
    input  wire logic [31:0] obi_wdata_i,
    output logic             obi_rvalid_o,
    output logic      [31:0] obi_rdata_o,
    output logic             irq_o,
    output logic             run_o,

    // processor
    input  wire logic        page_req_i,
    output logic             page_gnt_o,
    input  wire logic [11:0] page_addr_i,
    input  wire logic        page_we_i,
    input  wire logic [ 1:0] page_wdata_i,
    output logic             page_rvalid_o,
    output logic      [31:0] page_rdata_o,
    output logic             page_irq_o
);

  typedef struct packed {
    logic        sha224;
    logic [1:0]  mode;
    logic [15:0] blocks;
  } job_t;

  rvh_sharv_regs_pkg::rvh_sharv_regs__in_t  reg_in;
  rvh_sharv_regs_pkg::rvh_sharv_regs__out_t reg_out;

  // ---- the registers; other addresses read 0 and ignore writes ----
  logic here, reg_gnt, reg_busy_q, reg_rvalid, out_rvalid_q, unused_reg_err, unused_reg_rid;
  logic [31:0] reg_rdata;

  assign here         = obi_addr_i[11:5] == '0;
  assign obi_gnt_o    = here ? reg_gnt : !reg_busy_q;
  assign obi_rvalid_o = reg_rvalid || out_rvalid_q;
  assign obi_rdata_o  = reg_rvalid ? reg_rdata : '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reg_busy_q   <= 1'b0;
      out_rvalid_q <= 1'b0;
    end else begin
      reg_busy_q   <= (reg_busy_q || (obi_req_i && here)) && !reg_rvalid;
      out_rvalid_q <= obi_req_i && !here && !reg_busy_q;
    end
  end

  rvh_sharv_regs u_regs (
      .clk         (clk_i),
      .arst_n      (rst_ni),
      .s_obi_req   (obi_req_i && here),
      .s_obi_gnt   (reg_gnt),
      .s_obi_addr  (obi_addr_i[4:0]),
      .s_obi_we    (obi_we_i),
      .s_obi_be    (obi_be_i),
      .s_obi_wdata (obi_wdata_i),
      .s_obi_aid   (1'b0),
      .s_obi_rvalid(reg_rvalid),
      .s_obi_rready(1'b1),
      .s_obi_rdata (reg_rdata),
      .s_obi_err   (unused_reg_err),
      .s_obi_rid   (unused_reg_rid),
      .hwif_in     (reg_in),
      .hwif_out    (reg_out)
  );

  // ---- jobs ----
  logic [1:0] written_q, busy_q, failed, done;
  job_t [1:0] told, job_q;
  logic first_q;  // half of the older job
  logic turn, fault_q, ends;
  logic [1:0][31:0] cycles_q;
  logic [31:0] count_q;
  logic looked_q;  // the processor has seen the job

  assign run_o = reg_out.CTRL.RUN.value;
  assign told = {
    job_t'{reg_out.LAST.JOB.SHA224.value, reg_out.LAST.JOB.MODE.value, reg_out.LAST.JOB.BLOCKS.value},
    job_t'{reg_out.FIRST.JOB.SHA224.value, reg_out.FIRST.JOB.MODE.value, reg_out.FIRST.JOB.BLOCKS.value}
  };

  // With two jobs, the older one; with one, that one.
  assign turn = (busy_q == 2'b11) ? first_q : busy_q[1];
  assign ends = page_req_i && page_we_i && page_addr_i == 12'h004 && busy_q != '0;

  always_comb begin
    for (int unsigned h = 0; h < 2; h++) begin
      done[h]   = ends && turn == 1'(h);
      failed[h] = (done[h] && page_wdata_i[0]) || (written_q[h] && busy_q[h]);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      written_q <= '0;
      busy_q    <= '0;
      job_q     <= '0;
      first_q   <= 1'b0;
      fault_q   <= 1'b0;
      cycles_q  <= '0;
      count_q   <= '0;
      looked_q  <= 1'b0;
    end else begin
      written_q <= {reg_out.LAST.JOB.SHA224.swmod, reg_out.FIRST.JOB.SHA224.swmod};
      for (int unsigned h = 0; h < 2; h++) begin
        if (done[h]) begin
          busy_q[h]   <= 1'b0;
          cycles_q[h] <= count_q;
        end
        if (written_q[h] && !busy_q[h]) begin
          busy_q[h] <= 1'b1;
          job_q[h]  <= told[h];
          first_q   <= 1'(1 - h);
        end
      end
      count_q  <= looked_q ? count_q + 32'd1 : '0;
      looked_q <= !ends && (looked_q || (page_req_i && !page_we_i && page_addr_i == '0 && busy_q != '0));
      if (page_req_i && page_we_i && page_addr_i == 12'h004 && page_wdata_i[1]) fault_q <= 1'b1;
      if (!run_o) begin
        busy_q   <= '0;
        fault_q  <= 1'b0;
        looked_q <= 1'b0;
      end
    end
  end

  always_comb begin
    reg_in.STATUS.BUSY.next         = busy_q;
    reg_in.STATUS.DONE_FIRST.hwset  = done[0];
    reg_in.STATUS.DONE_LAST.hwset   = done[1];
    reg_in.STATUS.ERROR_FIRST.hwset = failed[0];
    reg_in.STATUS.ERROR_LAST.hwset  = failed[1];
    reg_in.STATUS.FAULT.next        = fault_q;
    reg_in.FIRST.CYCLES.VALUE.next  = cycles_q[0];
    reg_in.LAST.CYCLES.VALUE.next   = cycles_q[1];
  end

  assign irq_o = ((reg_out.STATUS.DONE_FIRST.value || fault_q) && reg_out.INTR_ENABLE.FIRST.value) ||
      ((reg_out.STATUS.DONE_LAST.value || fault_q) && reg_out.INTR_ENABLE.LAST.value);

  // ---- the processor's page ----
  assign page_gnt_o = 1'b1;
  assign page_irq_o = busy_q != '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      page_rvalid_o <= 1'b0;
      page_rdata_o  <= '0;
    end else begin
      page_rvalid_o <= page_req_i;
      page_rdata_o  <= '0;
      if (page_addr_i == '0 && busy_q != '0) begin
        page_rdata_o <= {1'b1, turn, 5'b0, job_q[turn].sha224, 6'b0, job_q[turn].mode, job_q[turn].blocks};
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_sharv_mailbox.obi"),
      .Width(49),
      .MaxOpen(1)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(obi_req_i),
      .gnt_i(obi_gnt_o),
      .payload_i({obi_addr_i, obi_we_i, obi_be_i, obi_we_i ? obi_wdata_i : 32'b0}),
      .rvalid_i(obi_rvalid_o)
  );

  rvh_contract_obi #(
      .Name("rvh_sharv_mailbox.page"),
      .Width(15),
      .MaxOpen(1)
  ) u_contract_page (
      .clk_i,
      .rst_ni,
      .req_i(page_req_i),
      .gnt_i(page_gnt_o),
      .payload_i({page_addr_i, page_we_i, page_we_i ? page_wdata_i : 2'b0}),
      .rvalid_i(page_rvalid_o)
  );

  // A job ends once.
  rvh_contract #(
      .Name("rvh_sharv_mailbox.done")
  ) u_contract_done (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0(done) && (done & ~busy_q) == '0)
  );
`endif

endmodule

`default_nettype wire
