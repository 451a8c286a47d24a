// SPDX-License-Identifier: Apache-2.0
// rvh_hart_regs: a read port gives the register, x0 gives 0; a register keeps what was written to it last. What
// formal/free/rvh_hart_regs.sv promises of one register, shown for each. No register has a reset value: the first cycle
// is any state, so two cycles show it for all time.

`default_nettype none

module rvh_formal_hart_regs #(
    parameter int unsigned Ports = 2
) (
    input logic                  clk_i,
    input logic [Ports-1:0][4:0] addr_i,
    input logic                  we_i,
    input logic [      4:0]      waddr_i,
    input logic [     31:0]      wdata_i
);

  logic [Ports-1:0][31:0] data;

  rvh_hart_regs #(
      .Ports(Ports)
  ) u_dut (
      .clk_i,
      .addr_i,
      .data_o(data),
      .we_i,
      .waddr_i,
      .wdata_i
  );

  logic later_q = 1'b0;
  always_ff @(posedge clk_i) later_q <= 1'b1;

  for (genvar k = 1; k < 32; k++) begin : gen_reg
    logic [31:0] expected_q;
    logic [Ports-1:0] agrees;

    always_ff @(posedge clk_i) expected_q <= we_i && waddr_i == 5'(k) ? wdata_i : u_dut.regs[k];

    for (genvar p = 0; p < Ports; p++) begin : gen_port
      assign agrees[p] = addr_i[p] != 5'(k) || data[p] == u_dut.regs[k];
    end

    always_comb begin
      a_reads : assert (&agrees);
      a_writes : assert (!later_q || u_dut.regs[k] == expected_q);
      c_reads : cover (later_q && addr_i[Ports-1] == 5'(k) && we_i && waddr_i == 5'(k));
    end
  end

  for (genvar p = 0; p < Ports; p++) begin : gen_zero
    always_comb begin
      a_x0 : assert (addr_i[p] != '0 || data[p] == '0);
    end
  end

endmodule

`default_nettype wire
