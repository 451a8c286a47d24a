// SPDX-License-Identifier: Apache-2.0
// The RISC-V Formal Interface: what retires. For simulation and formal verification; nothing of the hart depends on it.
//
// Channel 0: what retires from writeback, and what traps; channel 1: instructions of the coprocessor that write back,
// when their result arrives. So `order` may be out of order between the channels; causality holds. An access that
// crosses a word is one access at its byte address, with masks from bit 0. An instruction that traps is reported with
// `trap`, and its `pc_wdata` is the vector; `intr` marks the first instruction of a handler. The instruction word is 0 if
// it could not be fetched. The masks of an access that failed are in `mem_fault_rmask` and `mem_fault_wmask`.

`default_nettype none

module rvh_hart_rvfi
  import rvh_hart_pkg::*;
#(
    parameter int unsigned IdWidth = 3
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // execute
    input wire logic                   fetched_i,     // an instruction enters execute
    input wire logic     [       15:0] word_i,        // its first halfword
    input wire logic     [       31:0] instr_i,
    input wire logic                   compressed_i,
    input wire decoded_t               decoded_i,
    input wire logic                   known_i,
    input wire logic     [       31:0] rs1_i,
    input wire logic     [       31:0] rs2_i,
    input wire logic     [       31:1] pc_i,
    input wire logic     [       31:1] next_i,        // address of its successor
    input wire logic     [       31:0] addr_i,        // of a load or store
    input wire logic                   error_i,       // it could not be fetched
    input wire logic     [       31:0] csr_rdata_i,   // of a CSR instruction
    input wire logic     [       31:0] csr_wdata_i,
    input wire logic                   csr_writes_i,
    input wire logic                   go_i,          // it leaves execute
    input wire logic                   exception_i,   // it traps there, synchronously
    input wire logic                   trap_i,        // a trap of any kind is taken
    input wire logic     [       31:1] vector_i,      // valid in the cycle after a trap
    input wire logic     [       31:0] cause_i,       // mcause, valid in the cycle after a trap
    input wire logic                   x_accepts_i,   // the coprocessor accepts it in this cycle
    input wire logic                   x_writes_i,    // with that: it will write back
    input wire logic     [        1:0] x_reads_i,     // with that: it reads rs1, rs2
    input wire logic                   x_started_i,   // it accepted it before
    input wire logic     [IdWidth-1:0] x_id_i,        // of the instruction in execute

    // writeback
    input wire logic               retired_i,
    input wire logic [       31:0] rd_wdata_i,
    input wire logic [       31:0] load_i,
    input wire logic               fault_i,
    input wire logic               fault_first_i,
    input wire logic               result_i,       // the result of a coprocessor's instruction is written
    input wire logic [IdWidth-1:0] result_id_i,
    input wire logic [       31:0] result_data_i,

    output logic  [1:0] valid_o,
    output rvfi_t [1:0] rvfi_o
);

  logic [63:0] order_q;
  logic intr_q, w_later_q, trapped_q;
  logic trap_q;
  logic [31:0] intr_cause_q, intr_cause;
  rvfi_t record, w_q, trap_record_q;
  rvfi_t [2**IdWidth-1:0] flight_q;

  // ---- the record of the instruction in execute ----
  logic [15:0] word_q;
  logic [3:0] mask;
  logic [1:0] reads, reads_q;  // rs1, rs2
  logic later, later_q;  // the coprocessor will write its result

  logic unused_decoded;
  assign unused_decoded = ^decoded_i;

  assign mask = decoded_i.size[1] ? 4'hf : decoded_i.size[0] ? 4'h3 : 4'h1;
  assign reads = known_i ? {decoded_i.rs2, decoded_i.rs1} : x_accepts_i ? x_reads_i : x_started_i ? reads_q : '0;
  assign later = x_accepts_i ? x_writes_i && instr_i[11:7] != '0 : x_started_i && later_q;

  always_ff @(posedge clk_i) begin
    if (fetched_i) word_q <= word_i;
    if (x_accepts_i) {reads_q, later_q} <= {x_reads_i, later};
  end

  assign intr_cause = trap_q ? cause_i : intr_cause_q;

  always_comb begin
    record            = '0;
    record.order      = order_q;
    record.intr       = intr_q;
    record.intr_cause = intr_q ? intr_cause : '0;
    record.insn       = error_i ? '0 : compressed_i ? 32'(word_q) : instr_i;
    record.mode       = 2'd3;
    record.ixl        = 2'd1;
    record.rs1_addr   = reads[0] ? instr_i[19:15] : '0;
    record.rs2_addr   = reads[1] ? instr_i[24:20] : '0;
    record.rs1_rdata  = record.rs1_addr != '0 ? rs1_i : '0;
    record.rs2_rdata  = record.rs2_addr != '0 ? rs2_i : '0;
    record.rd_addr    = (known_i && decoded_i.rd) || (!known_i && later) ? instr_i[11:7] : '0;
    record.pc_rdata   = {pc_i, 1'b0};
    record.pc_wdata   = {next_i, 1'b0};
    if (known_i && (decoded_i.load || decoded_i.store)) begin
      record.mem_addr  = addr_i;
      record.mem_rmask = decoded_i.load ? mask : '0;
      record.mem_wmask = decoded_i.store ? mask : '0;
      record.mem_wdata = decoded_i.store ? rs2_i : '0;
    end
    if (known_i && decoded_i.csr) begin
      record.csr        = 1'b1;
      record.csr_writes = csr_writes_i;
      record.csr_addr   = instr_i[31:20];
      record.csr_rdata  = csr_rdata_i;
      record.csr_wdata  = csr_writes_i ? csr_wdata_i : '0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      order_q   <= '0;
      intr_q    <= 1'b0;
      trapped_q <= 1'b0;
      trap_q    <= 1'b0;
    end else begin
      if (go_i || exception_i || (fault_i && fault_first_i)) order_q <= order_q + 64'd1;
      if (trap_i) intr_q <= 1'b1;
      else if (go_i) intr_q <= 1'b0;
      trapped_q <= exception_i || fault_i;
      trap_q    <= trap_i;
    end
  end

  always_ff @(posedge clk_i) begin
    if (trap_q) intr_cause_q <= cause_i;
    if (go_i) begin
      w_q       <= record;
      w_later_q <= later;
      if (later) flight_q[x_id_i] <= record;
    end
    if (exception_i || fault_i) begin
      trap_record_q           <= exception_i || fault_first_i ? record : w_q;
      trap_record_q.trap      <= 1'b1;
      trap_record_q.rd_addr   <= '0;
      trap_record_q.mem_fault <= fault_i || error_i;
      trap_record_q.mem_rdata <= '0;
    end
  end

  always_comb begin
    valid_o[0] = (retired_i && !w_later_q) || trapped_q;
    rvfi_o[0]  = trapped_q ? trap_record_q : w_q;
    if (trapped_q) begin
      rvfi_o[0].pc_wdata   = {vector_i, 1'b0};
      rvfi_o[0].rd_wdata   = '0;
      rvfi_o[0].trap_cause = cause_i;
    end else begin
      rvfi_o[0].rd_wdata  = w_q.rd_addr == '0 ? '0 : rd_wdata_i;
      rvfi_o[0].mem_rdata = w_q.mem_rmask == '0 ? '0 : load_i;
    end
    if (trapped_q) begin
      rvfi_o[0].mem_fault_rmask = trap_record_q.mem_rmask;
      rvfi_o[0].mem_fault_wmask = trap_record_q.mem_wmask;
      rvfi_o[0].mem_rmask       = '0;
      rvfi_o[0].mem_wmask       = '0;
    end
    valid_o[1]         = result_i;
    rvfi_o[1]          = flight_q[result_id_i];
    rvfi_o[1].rd_wdata = result_data_i;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // x0 is 0.
  rvh_contract #(
      .Name("rvh_hart_rvfi.zero")
  ) u_contract_zero (
      .clk_i,
      .rst_ni,
      .holds_i((!valid_o[0] || rvfi_o[0].rd_addr != '0 || rvfi_o[0].rd_wdata == '0) &&
               (!valid_o[1] || rvfi_o[1].rd_addr != '0))
  );
`endif

endmodule

`default_nettype wire
