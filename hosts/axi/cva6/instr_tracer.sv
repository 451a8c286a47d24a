// SPDX-License-Identifier: Apache-2.0
// In place of CVA6's tracer: writes nothing.

`default_nettype none

module instr_tracer (
    instr_tracer_if tracer_if,
    input wire logic [riscv::XLEN-1:0] hart_id_i
);

  logic unused;
  assign unused = ^{hart_id_i, tracer_if.clk};

endmodule

`default_nettype wire
