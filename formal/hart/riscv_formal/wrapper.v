// SPDX-License-Identifier: Apache-2.0
// The hart for riscv-formal: its module rvfi_wrapper, copied to cores/rvhash. docs/hart.md, "Public suites", says how.
//
// The hart is rvh_hart_riscv_formal of hart.v, which generate.py makes: plain Verilog, without the extension interface
// and loops, with the alternative operations of M. Both memories grant and answer at any time, with any data. Interrupts
// are free. With RISCV_FORMAL_FAIRNESS memories grant and answer at once, and the hart does not sleep.

module rvfi_wrapper (
    input clock,
    input reset,
    `RVFI_OUTPUTS
`ifdef RISCV_FORMAL_BUS
    `RVFI_BUS_OUTPUTS
`endif
);

  (* keep *) `rvformal_rand_reg [63:0] mtime;
  (* keep *) `rvformal_rand_reg [31:0] irq;
  (* keep *) `rvformal_rand_reg instr_gnt;
  (* keep *) `rvformal_rand_reg instr_answers;
  (* keep *) `rvformal_rand_reg [31:0] instr_next_data;
  (* keep *) `rvformal_rand_reg instr_next_err;
  (* keep *) `rvformal_rand_reg data_gnt;
  (* keep *) `rvformal_rand_reg data_answers;
  (* keep *) `rvformal_rand_reg [31:0] data_next_data;
  (* keep *) `rvformal_rand_reg data_next_err;

  wire instr_req, data_req, data_we, sleep;
  wire [31:0] instr_addr, data_addr, data_wdata;
  wire [3:0] data_be;
  wire hart_csr, hart_csr_writes;
  wire [11:0] hart_csr_addr;
  wire [31:0] hart_csr_rdata, hart_csr_wdata;
  wire hart_mem_fault;
  wire [3:0] hart_mem_fault_rmask, hart_mem_fault_wmask;

`ifdef RISCV_FORMAL_MEM_FAULT
  wire instr_err = instr_next_err, data_err = data_next_err;
`else
  wire instr_err = 1'b0, data_err = 1'b0;
`endif

  // ---- memories: what a request will be answered is chosen when it is granted; up to three wait ----
  reg [98:0] instr_queue = 0;
  reg [1:0] instr_open = 0;
  reg [32:0] data_queue = 0;
  reg data_open = 0;
  wire instr_granted = instr_req && instr_gnt, data_granted = data_req && data_gnt;
  wire instr_rvalid = instr_open != 0 && instr_answers;
  wire data_rvalid = data_open && data_answers;
  wire [1:0] instr_left = instr_open - {1'b0, instr_rvalid};
  wire [98:0] instr_rest = instr_rvalid ? instr_queue >> 33 : instr_queue;
  wire [98:0] instr_new = {66'h0, instr_err, instr_next_data};

  always @(posedge clock) begin
    if (reset) begin
      instr_open <= 0;
      data_open  <= 0;
    end else begin
      instr_open  <= instr_left + {1'b0, instr_granted};
      instr_queue <= instr_granted ? (instr_left == 0 ? instr_new : instr_left == 1 ? {33'h0, instr_new[32:0], instr_rest[32:0]} :
                                      {instr_new[32:0], instr_rest[65:0]}) : instr_rest;
      data_open   <= data_granted || (data_open && !data_rvalid);
      if (data_granted) data_queue <= {data_err, data_next_data};
    end
  end

  rvh_hart_riscv_formal u_hart (
      .clk_i(clock),
      .rst_ni(!reset),
      .mtime_i(mtime),
      .irq_i(irq),
      .sleep_o(sleep),
      .instr_req_o(instr_req),
      .instr_gnt_i(instr_gnt),
      .instr_addr_o(instr_addr),
      .instr_rvalid_i(instr_rvalid),
      .instr_rdata_i(instr_queue[31:0]),
      .instr_err_i(instr_queue[32]),
      .data_req_o(data_req),
      .data_gnt_i(data_gnt),
      .data_addr_o(data_addr),
      .data_we_o(data_we),
      .data_be_o(data_be),
      .data_wdata_o(data_wdata),
      .data_rvalid_i(data_rvalid),
      .data_rdata_i(data_queue[31:0]),
      .data_err_i(data_queue[32]),
      .rvfi_valid(rvfi_valid),
      .rvfi_order(rvfi_order),
      .rvfi_insn(rvfi_insn),
      .rvfi_trap(rvfi_trap),
      .rvfi_halt(rvfi_halt),
      .rvfi_intr(rvfi_intr),
      .rvfi_mode(rvfi_mode),
      .rvfi_ixl(rvfi_ixl),
      .rvfi_rs1_addr(rvfi_rs1_addr),
      .rvfi_rs2_addr(rvfi_rs2_addr),
      .rvfi_rs1_rdata(rvfi_rs1_rdata),
      .rvfi_rs2_rdata(rvfi_rs2_rdata),
      .rvfi_rd_addr(rvfi_rd_addr),
      .rvfi_rd_wdata(rvfi_rd_wdata),
      .rvfi_pc_rdata(rvfi_pc_rdata),
      .rvfi_pc_wdata(rvfi_pc_wdata),
      .rvfi_mem_addr(rvfi_mem_addr),
      .rvfi_mem_rmask(rvfi_mem_rmask),
      .rvfi_mem_wmask(rvfi_mem_wmask),
      .rvfi_mem_rdata(rvfi_mem_rdata),
      .rvfi_mem_wdata(rvfi_mem_wdata),
      .mem_fault(hart_mem_fault),
      .mem_fault_rmask(hart_mem_fault_rmask),
      .mem_fault_wmask(hart_mem_fault_wmask),
      .csr(hart_csr),
      .csr_writes(hart_csr_writes),
      .csr_addr(hart_csr_addr),
      .csr_rdata(hart_csr_rdata),
      .csr_wdata(hart_csr_wdata)
  );

`ifdef RISCV_FORMAL_MEM_FAULT
  assign rvfi_mem_fault = hart_mem_fault;
  assign rvfi_mem_fault_rmask = hart_mem_fault_rmask;
  assign rvfi_mem_fault_wmask = hart_mem_fault_wmask;
`endif

  // ---- CSRs: an instruction reports the one that it names; the data written is what it asks for, before WARL fields ----
`define RVH_CSR(name, number) \
  assign rvfi_csr_``name``_rmask = {32{hart_csr && hart_csr_addr == number}}; \
  assign rvfi_csr_``name``_wmask = {32{hart_csr && hart_csr_writes && hart_csr_addr == number}}; \
  assign rvfi_csr_``name``_rdata = hart_csr_rdata & {32{hart_csr && hart_csr_addr == number}}; \
  assign rvfi_csr_``name``_wdata = hart_csr_wdata & {32{hart_csr && hart_csr_addr == number}};

  // Of 64 bits: its lower half at `number`, its upper half at `number` + 0x80.
`define RVH_CSR64(name, number) \
  wire name``_low = hart_csr && hart_csr_addr == number, name``_high = hart_csr && hart_csr_addr == number + 12'h080; \
  assign rvfi_csr_``name``_rmask = {{32{name``_high}}, {32{name``_low}}}; \
  assign rvfi_csr_``name``_wmask = rvfi_csr_``name``_rmask & {64{hart_csr_writes}}; \
  assign rvfi_csr_``name``_rdata = rvfi_csr_``name``_rmask & {2{hart_csr_rdata}}; \
  assign rvfi_csr_``name``_wdata = rvfi_csr_``name``_rmask & {2{hart_csr_wdata}};

`ifdef RISCV_FORMAL_CSR_MISA
  assign rvfi_csr_misa_rmask = 32'hffff_ffff;
  assign rvfi_csr_misa_wmask = {32{hart_csr && hart_csr_writes && hart_csr_addr == 12'h301}};
  assign rvfi_csr_misa_rdata = 32'h4000_1106;
  assign rvfi_csr_misa_wdata = hart_csr_wdata;
`endif
`ifdef RISCV_FORMAL_CSR_MSTATUS
  `RVH_CSR(mstatus, 12'h300)
`endif
`ifdef RISCV_FORMAL_CSR_MSTATUSH
  `RVH_CSR(mstatush, 12'h310)
`endif
`ifdef RISCV_FORMAL_CSR_MIE
  `RVH_CSR(mie, 12'h304)
`endif
`ifdef RISCV_FORMAL_CSR_MTVEC
  `RVH_CSR(mtvec, 12'h305)
`endif
`ifdef RISCV_FORMAL_CSR_MCOUNTINHIBIT
  `RVH_CSR(mcountinhibit, 12'h320)
`endif
`ifdef RISCV_FORMAL_CSR_MSCRATCH
  `RVH_CSR(mscratch, 12'h340)
`endif
`ifdef RISCV_FORMAL_CSR_MEPC
  `RVH_CSR(mepc, 12'h341)
`endif
`ifdef RISCV_FORMAL_CSR_MCAUSE
  `RVH_CSR(mcause, 12'h342)
`endif
`ifdef RISCV_FORMAL_CSR_MTVAL
  `RVH_CSR(mtval, 12'h343)
`endif
`ifdef RISCV_FORMAL_CSR_MIP
  `RVH_CSR(mip, 12'h344)
`endif
`ifdef RISCV_FORMAL_CSR_MHPMEVENT3
  `RVH_CSR(mhpmevent3, 12'h323)
`endif
`ifdef RISCV_FORMAL_CSR_MHPMCOUNTER3
  `RVH_CSR64(mhpmcounter3, 12'hb03)
`endif
`ifdef RISCV_FORMAL_CSR_MVENDORID
  `RVH_CSR(mvendorid, 12'hf11)
`endif
`ifdef RISCV_FORMAL_CSR_MARCHID
  `RVH_CSR(marchid, 12'hf12)
`endif
`ifdef RISCV_FORMAL_CSR_MIMPID
  `RVH_CSR(mimpid, 12'hf13)
`endif
`ifdef RISCV_FORMAL_CSR_MHARTID
  `RVH_CSR(mhartid, 12'hf14)
`endif
`ifdef RISCV_FORMAL_CSR_MCONFIGPTR
  `RVH_CSR(mconfigptr, 12'hf15)
`endif
`ifdef RISCV_FORMAL_CSR_MCYCLE
  `RVH_CSR64(mcycle, 12'hb00)
`endif
`ifdef RISCV_FORMAL_CSR_MINSTRET
  `RVH_CSR64(minstret, 12'hb02)
`endif

`ifdef RISCV_FORMAL_BUS
  // ---- channel 0: instructions; channel 1: data ----
  assign rvfi_bus_valid = {data_granted, instr_granted};
  assign rvfi_bus_insn  = 2'b01;
  assign rvfi_bus_data  = 2'b10;
  assign rvfi_bus_fault = {data_err, instr_err};
  assign rvfi_bus_addr  = {data_addr, instr_addr};
  assign rvfi_bus_rmask = {data_we ? 4'h0 : data_be, 4'hf};
  assign rvfi_bus_wmask = {data_we ? data_be : 4'h0, 4'h0};
  assign rvfi_bus_rdata = {data_next_data, instr_next_data};
  assign rvfi_bus_wdata = {data_wdata, 32'h0};
`endif

`ifdef RISCV_FORMAL_FAIRNESS
  always @* begin
    assume (instr_gnt && instr_answers && data_gnt && data_answers && !sleep);
  end
`endif

endmodule
