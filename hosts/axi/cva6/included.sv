// SPDX-License-Identifier: Apache-2.0
// Files of CVA6 that are not read as they are.
//
// Under Verilator, cva6.sv writes every instruction to a file in the current folder. Without the macro it
// instantiates a tracer instead: instr_tracer.sv is an empty one.

`default_nettype none

`undef VERILATOR
`include "instr_tracer_if.sv"
`include "cva6.sv"
`define VERILATOR 1

// The waivers of host.vlt do not reach this file.
/* verilator lint_off WIDTH */
/* verilator lint_off UNUSED */
/* verilator lint_off UNDRIVEN */
`include "cva6_icache_axi_wrapper.sv"
/* verilator lint_on UNDRIVEN */
/* verilator lint_on UNUSED */
/* verilator lint_on WIDTH */

`default_nettype wire
