// SPDX-License-Identifier: Apache-2.0
// The registers and what is on its way to them: writeback holds one instruction with its result, or waits for a load;
// the coprocessor writes its results when writeback does not write.
//
// A source is the register, or the result in writeback. It is not ready while a load or a result of the coprocessor is
// pending for it; it is ready one cycle after the response of the load.

`default_nettype none

module rvh_hart_operands #(
    parameter int unsigned Ports = 2  // sources: 2 or 3
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // execute
    input  wire logic [Ports-1:0][ 4:0] rs_i,
    output logic      [Ports-1:0][31:0] rs_o,
    output logic      [Ports-1:0]       rs_ready_o,
    input  wire logic                   go_i,        // an instruction enters writeback
    input  wire logic                   writes_i,    // it writes rd, which is not x0
    input  wire logic                   load_i,      // a load
    input  wire logic                   memory_i,    // a load or a store
    input  wire logic [      4:0]       rd_i,
    input  wire logic [     31:0]       result_i,    // unless it is a load

    // memory: rvh_hart_lsu
    input wire logic        mem_ready_i,
    input wire logic        mem_fault_i,
    input wire logic        mem_done_i,
    input wire logic        mem_first_i,  // the first half of a load: it is kept in the place of the result
    input wire logic [31:0] mem_rdata_i,
    input wire logic [31:0] load_data_i,

    // the coprocessor
    input wire logic [31:0] busy_i,     // registers that wait for a result
    input wire logic        x_write_i,
    input wire logic [ 4:0] x_rd_i,
    input wire logic [31:0] x_data_i,

    output logic        valid_o,    // an instruction is in writeback
    output logic        used_o,     // it writes; from registers
    output logic        retired_o,  // it retires
    output logic [31:0] kept_o,     // the result in writeback
    output logic [31:0] wdata_o     // what it writes when it retires
);

  logic valid_q, writes_q, load_q, memory_q;
  logic [4:0] rd_q;
  logic [31:0] result_q;
  logic [Ports-1:0][31:0] regs;

  assign valid_o   = valid_q;
  assign used_o    = valid_q && writes_q;
  assign retired_o = valid_q && (!memory_q || mem_done_i);
  assign kept_o    = result_q;
  assign wdata_o   = load_q ? load_data_i : result_q;

  rvh_hart_regs #(
      .Ports(Ports)
  ) u_regs (
      .clk_i,
      .addr_i (rs_i),
      .data_o (regs),
      .we_i   ((retired_o && writes_q) || x_write_i),
      .waddr_i(used_o ? rd_q : x_rd_i),
      .wdata_i(used_o ? wdata_o : x_data_i)
  );

  for (genvar i = 0; i < Ports; i++) begin : gen_source
    logic from_writeback;
    assign from_writeback = used_o && rd_q == rs_i[i];
    assign rs_o[i]        = from_writeback ? result_q : regs[i];
    assign rs_ready_o[i]  = !(from_writeback && load_q) && !busy_i[rs_i[i]];
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
    end else if (mem_ready_i || mem_fault_i) begin
      valid_q <= go_i;
    end
  end

  always_ff @(posedge clk_i) begin
    if (go_i) begin
      writes_q <= writes_i;
      load_q   <= load_i;
      memory_q <= memory_i;
      rd_q     <= rd_i;
    end
    if (mem_first_i) result_q <= mem_rdata_i;
    else if (go_i && !load_i) result_q <= result_i;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // One write port.
  rvh_contract #(
      .Name("rvh_hart_operands.one_write")
  ) u_contract_write (
      .clk_i,
      .rst_ni,
      .holds_i(!(x_write_i && used_o))
  );
`endif

endmodule

`default_nettype wire
