// SPDX-License-Identifier: Apache-2.0
// A stand-in of rvh_hart_regs: register `k`, any but x0, holds what was written to it last. All other registers have
// any value in every cycle. So what is proved of `k` is proved of each register; job hart-regs proves that
// rvh_hart_regs does the same for each `k`.

`default_nettype none

module rvh_hart_regs #(
    parameter int unsigned Ports = 2
) (
    input wire logic clk_i,

    input  wire logic [Ports-1:0][ 4:0] addr_i,
    output logic      [Ports-1:0][31:0] data_o,

    input wire logic        we_i,
    input wire logic [ 4:0] waddr_i,
    input wire logic [31:0] wdata_i
);

  logic [4:0] k;  // any value, chosen once
  logic [31:0] value_q;
  logic [Ports-1:0][31:0] other;  // any value in every cycle

  always_ff @(posedge clk_i) begin
    k <= k;
    if (we_i && waddr_i == k) value_q <= wdata_i;
  end

  for (genvar p = 0; p < Ports; p++) begin : gen_port
    assign data_o[p] = addr_i[p] == '0 ? '0 : addr_i[p] == k ? value_q : other[p];
  end

endmodule

`default_nettype wire
