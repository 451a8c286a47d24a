// SPDX-License-Identifier: Apache-2.0
// Control and status registers of machine mode, with Zicntr. Those of the standard that this hart has no use for read
// as 0. One of its own, mhartctl (0x7c0): bit 0 enables CV-X-IF.
//
// The read data and whether the access is legal are combinational. The write, the trap and the return from it take
// effect at the end of the cycle.

`default_nettype none

module rvh_hart_csr
  import rvh_hart_pkg::*;
#(
    parameter logic [31:0] BootAddr = 32'h8000_0000,  // of mtvec after reset, 128-byte aligned
    parameter logic [31:0] HartId   = 32'd0,
    parameter logic [31:0] Misa     = 32'h4000_1106,
    parameter bit          HasC     = 1'b1,           // 0: instructions are at multiples of 4
    parameter bit          HasXif   = 1'b0,
    parameter bit          HasLoops = 1'b0
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic [63:0] mtime_i,
    input wire logic [31:0] irq_i,
    input wire logic        retired_i,

    // a CSR instruction
    input  wire logic [11:0] addr_i,
    input  wire logic [ 1:0] op_i,       // 1 write, 2 set, 3 clear
    input  wire logic        writes_i,
    input  wire logic [31:0] operand_i,
    input  wire logic        go_i,       // it is executed in this cycle
    output logic             legal_o,
    output logic      [31:0] data_o,
    output logic             counts_o,   // it counts in minstret: it does not write there

    // rvh_hart_loops, which holds its registers itself
    input  wire logic [31:0] loops_data_i,
    output logic             loops_we_o,
    output logic      [31:0] wdata_o,

    // traps
    input  wire logic        trap_i,
    input  wire logic        trap_irq_i,
    input  wire logic [ 4:0] trap_cause_i,
    input  wire logic [31:1] trap_pc_i,
    input  wire logic [31:0] trap_value_i,
    input  wire logic        mret_i,
    output logic             mie_o,         // mstatus.MIE
    output logic             irq_o,         // an interrupt is pending and enabled in mie
    output logic      [ 4:0] irq_cause_o,
    output logic      [31:1] vector_o,      // of the trap before
    output logic      [31:0] mcause_o,
    output logic      [31:1] mepc_o,
    output logic             xif_enable_o
);

  if (BootAddr[6:0] != '0) begin : gen_bad_boot_addr
    $error("rvh_hart_csr: BootAddr must be 128-byte aligned");
  end

  logic mie_q, mpie_q, vectored_q, cause_irq_q, xif_q, irq_q;
  logic [31:7] mtvec_q;
  logic [31:1] mepc_q;
  logic [4:0] cause_q, irq_cause_q;
  logic [31:0] mtval_q, mscratch_q, enable_q;
  logic [63:0] cycle, instret;
  logic [31:0] wdata;
  logic known, we;
  logic [3:0] counter_we;

  // ---- read: a few bits of the address choose the data; whether there is such a CSR is a matter of its own ----
  logic [31:0] mstatus, setup, trap_data, counter;
  logic is_setup, is_trap, is_counter, is_loop;

  assign mstatus    = {19'h0, 2'b11, 3'h0, mpie_q, 3'h0, mie_q, 3'h0};
  assign is_setup   = addr_i[11:3] == 9'b0011_0000_0 && !addr_i[1];
  assign is_trap    = addr_i[11:4] == 8'h34;
  assign is_counter = (addr_i[11:8] == 4'hb || addr_i[11:8] == 4'hc) && addr_i[6:2] == '0;
  assign is_loop    = HasLoops && addr_i[11:3] == 9'b0111_1100_1;

  always_comb begin
    unique case ({
      addr_i[2], addr_i[0]
    })
      2'd0: setup = mstatus;
      2'd1: setup = Misa;
      2'd2: setup = enable_q & IrqMask;  // mie
      default: setup = {mtvec_q, 6'h0, vectored_q};  // mtvec
    endcase
    unique case (addr_i[2:0])
      3'd0: trap_data = mscratch_q;
      3'd1: trap_data = {mepc_q, 1'b0};
      3'd2: trap_data = mcause_o;
      3'd3: trap_data = mtval_q;
      default: trap_data = irq_i & IrqMask;  // mip
    endcase
    unique case (addr_i[1:0])
      2'd0: counter = addr_i[7] ? cycle[63:32] : cycle[31:0];
      2'd1: counter = addr_i[7] ? mtime_i[63:32] : mtime_i[31:0];
      2'd2: counter = addr_i[7] ? instret[63:32] : instret[31:0];
      default: counter = '0;  // mhpmcounter3
    endcase
    data_o = (is_setup ? setup : '0) | (is_trap ? trap_data : '0) | (is_counter ? counter : '0);
    if (addr_i == 12'h7c0) data_o[0] = xif_q;  // mhartctl
    if (addr_i == 12'hf14) data_o |= HartId;  // mhartid
    if (is_loop) data_o |= loops_data_i;
  end

  always_comb begin
    unique casez (addr_i)
      12'h300, 12'h301, 12'h304, 12'h305, 12'h310: known = 1'b1;  // mstatus, misa, mie, mtvec, mstatush
      12'b0011_001?_????: known = addr_i[4:0] == '0 || addr_i[4:0] > 5'd2;  // mcountinhibit, mhpmevent3 to 31
      12'h340, 12'h341, 12'h342, 12'h343, 12'h344: known = 1'b1;  // mscratch, mepc, mcause, mtval, mip
      12'h7c0: known = HasXif;  // mhartctl
      12'b0111_1100_1???: known = HasLoops && addr_i[1:0] != 2'd3;  // mlpstart, mlpstop, mlpcount
      12'hc00, 12'hc01, 12'hc02, 12'hc80, 12'hc81, 12'hc82: known = 1'b1;  // cycle, time, instret
      12'hf11, 12'hf12, 12'hf13, 12'hf14, 12'hf15: known = 1'b1;  // mvendorid to mconfigptr
      12'b1011_?00?_????: known = addr_i[4:0] != 5'd1;  // mcycle, minstret, mhpmcounter3 to 31, and their upper halves
      default: known = 1'b0;
    endcase
  end

  assign legal_o = known && !(writes_i && addr_i[11:10] == 2'b11);

  // ---- write ----
  always_comb begin
    unique case (op_i)
      2'd2: wdata = data_o | operand_i;
      2'd3: wdata = data_o & ~operand_i;
      default: wdata = operand_i;
    endcase
  end

  assign we         = go_i && writes_i;
  assign counter_we = {addr_i == 12'hb82, addr_i == 12'hb02, addr_i == 12'hb80, addr_i == 12'hb00} & {4{we}};
  assign loops_we_o = we && is_loop;
  assign wdata_o    = wdata;
  assign counts_o   = counter_we[3:2] == '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      mie_q       <= 1'b0;
      mpie_q      <= 1'b0;
      vectored_q  <= 1'b0;
      mtvec_q     <= BootAddr[31:7];
      mepc_q      <= '0;
      cause_irq_q <= 1'b0;
      cause_q     <= '0;
      mtval_q     <= '0;
      mscratch_q  <= '0;
      enable_q    <= '0;
      xif_q       <= HasXif;
    end else if (trap_i) begin
      mie_q       <= 1'b0;
      mpie_q      <= mie_q;
      mepc_q      <= trap_pc_i;
      cause_irq_q <= trap_irq_i;
      cause_q     <= trap_cause_i;
      mtval_q     <= trap_value_i;
    end else if (mret_i) begin
      mie_q  <= mpie_q;
      mpie_q <= 1'b1;
    end else if (we) begin
      unique case (addr_i)
        12'h300: {mpie_q, mie_q} <= {wdata[7], wdata[3]};
        12'h304: enable_q <= wdata & IrqMask;
        12'h305: {mtvec_q, vectored_q} <= {wdata[31:7], wdata[0]};
        12'h340: mscratch_q <= wdata;
        12'h341: mepc_q <= {wdata[31:2], HasC && wdata[1]};
        12'h342: {cause_irq_q, cause_q} <= {wdata[31], wdata[4:0]};
        12'h343: mtval_q <= wdata;
        12'h7c0: xif_q <= HasXif && wdata[0];
        default: ;
      endcase
    end
  end

  rvh_hart_counters u_counters (
      .clk_i,
      .rst_ni,
      .retired_i,
      .we_i     (counter_we),
      .wdata_i  (wdata),
      .cycle_o  (cycle),
      .instret_o(instret)
  );

  // ---- interrupts: the fast ones from 31 down, then external, software, timer ----
  logic [31:0] ready;
  logic [ 4:0] cause;

  assign ready = irq_i & enable_q & IrqMask;

  always_comb begin
    cause = 5'(IrqTimer);
    if (ready[IrqSoftware]) cause = 5'(IrqSoftware);
    if (ready[IrqExternal]) cause = 5'(IrqExternal);
    for (int unsigned i = IrqFast; i < 32; i++) begin
      if (ready[i]) cause = 5'(i);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      irq_q       <= 1'b0;
      irq_cause_q <= '0;
    end else begin
      irq_q       <= ready != '0 && !(we && addr_i == 12'h304);  // mie changes: look again
      irq_cause_q <= cause;
    end
  end

  assign mie_o        = mie_q;
  assign irq_o        = irq_q;
  assign irq_cause_o  = irq_cause_q;
  assign vector_o     = {mtvec_q, vectored_q && cause_irq_q ? cause_q : 5'd0, 1'b0};
  assign mepc_o       = mepc_q;
  assign mcause_o     = {cause_irq_q, 26'h0, cause_q};
  assign xif_enable_o = xif_q;

endmodule

`default_nettype wire
