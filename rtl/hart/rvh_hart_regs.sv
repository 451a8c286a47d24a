// SPDX-License-Identifier: Apache-2.0
// Registers x0 to x31 in flip-flops: two or three read ports in the same cycle, one write port. A read in the cycle of
// a write gives the old value. x0 is 0. Without reset: software writes a register before it reads it.

`default_nettype none

module rvh_hart_regs #(
    parameter int unsigned Ports = 2  // read ports: 2 or 3
) (
    input wire logic clk_i,

    input  wire logic [Ports-1:0][ 4:0] addr_i,
    output logic      [Ports-1:0][31:0] data_o,

    input wire logic        we_i,
    input wire logic [ 4:0] waddr_i,
    input wire logic [31:0] wdata_i
);

  if (Ports != 2 && Ports != 3) begin : gen_bad_ports
    $error("rvh_hart_regs: Ports must be 2 or 3");
  end

  logic [31:0][31:0] regs;

  assign regs[0] = '0;

  for (genvar i = 1; i < 32; i++) begin : gen_reg
    logic [31:0] reg_q;
    always_ff @(posedge clk_i) begin
      if (we_i && waddr_i == 5'(i)) reg_q <= wdata_i;
    end
    assign regs[i] = reg_q;
  end

  for (genvar p = 0; p < Ports; p++) begin : gen_port
    // Selections of four by select lines, then one line for each group: fewer tables than a tree of selections.
    logic [31:0] word;

    always_comb begin
      word = '0;
      for (int unsigned i = 0; i < 32; i += 4) begin
        word |= (({32{!addr_i[p][1]}} & (addr_i[p][0] ? regs[i+1] : regs[i])) |
                 ({32{addr_i[p][1]}} & (addr_i[p][0] ? regs[i+3] : regs[i+2]))) & {32{addr_i[p][4:2] == 3'(i / 4)}};
      end
    end
    assign data_o[p] = word;
  end

endmodule

`default_nettype wire
