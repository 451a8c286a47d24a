// SPDX-License-Identifier: Apache-2.0
// The RISC-V Formal Interface: what retires. For simulation and formal verification; nothing of the hart depends on it.
//
// Channel 0: what retires from writeback, and what traps; channel 1: instructions of the coprocessor that write back,
// when their result arrives. So `order` may be out of order between the channels; causality holds. An access that
// crosses a word is one access at its byte address, with masks from bit 0. An instruction that traps is reported with
// `trap`, and its `pc_wdata` is the vector; `intr` marks the first instruction of a handler.

`default_nettype none

module rvh_hart_rvfi
  import rvh_hart_pkg::*;
#(
    parameter int unsigned IdWidth = 3
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // execute: the record of the instruction, without order, intr, results
    input wire rvfi_t              record_i,
    input wire logic               go_i,         // it leaves execute
    input wire logic               exception_i,  // it traps there, synchronously
    input wire logic               trap_i,       // a trap of any kind is taken
    input wire logic               later_i,      // the coprocessor will write its result, not to x0
    input wire logic [IdWidth-1:0] id_i,         // of the instruction in execute
    input wire logic        [31:1] vector_i,     // valid in the cycle after a trap
    input wire logic        [31:0] cause_i,      // mcause, valid in the cycle after a trap

    // writeback
    input wire logic               retired_i,
    input wire logic        [31:0] rd_wdata_i,
    input wire logic        [31:0] load_i,
    input wire logic               fault_i,
    input wire logic               fault_first_i,
    input wire logic               result_i,      // the result of a coprocessor's instruction is written
    input wire logic [IdWidth-1:0] result_id_i,
    input wire logic        [31:0] result_data_i,

    output logic  [1:0] valid_o,
    output rvfi_t [1:0] rvfi_o
);

  logic [63:0] order_q;
  logic intr_q, w_later_q, trapped_q;
  logic trap_q;
  logic [31:0] intr_cause_q, intr_cause;
  rvfi_t record, w_q, trap_record_q;
  rvfi_t [2**IdWidth-1:0] flight_q;

  assign intr_cause = trap_q ? cause_i : intr_cause_q;

  always_comb begin
    record       = record_i;
    record.order = order_q;
    record.intr  = intr_q;
    record.intr_cause = intr_q ? intr_cause : '0;
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
      w_later_q <= later_i;
      if (later_i) flight_q[id_i] <= record;
    end
    if (exception_i || fault_i) begin
      trap_record_q           <= exception_i || fault_first_i ? record : w_q;
      trap_record_q.trap      <= 1'b1;
      trap_record_q.rd_addr   <= '0;
      trap_record_q.mem_rdata <= '0;
    end
  end

  always_comb begin
    valid_o[0] = (retired_i && !w_later_q) || trapped_q;
    rvfi_o[0]  = trapped_q ? trap_record_q : w_q;
    if (trapped_q) begin
      rvfi_o[0].pc_wdata = {vector_i, 1'b0};
      rvfi_o[0].rd_wdata = '0;
      rvfi_o[0].trap_cause = cause_i;
    end else begin
      rvfi_o[0].rd_wdata  = w_q.rd_addr == '0 ? '0 : rd_wdata_i;
      rvfi_o[0].mem_rdata = w_q.mem_rmask == '0 ? '0 : load_i;
    end
    valid_o[1]         = result_i;
    rvfi_o[1]          = flight_q[result_id_i];
    rvfi_o[1].rd_wdata = result_data_i;
  end

endmodule

`default_nettype wire
