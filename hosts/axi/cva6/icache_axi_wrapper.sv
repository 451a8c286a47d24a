// SPDX-License-Identifier: Apache-2.0
// A file of CVA6 that the waivers of host.vlt do not reach.

/* verilator lint_off WIDTH */
/* verilator lint_off UNUSED */
/* verilator lint_off UNDRIVEN */
`include "cva6_icache_axi_wrapper.sv"
/* verilator lint_on UNDRIVEN */
/* verilator lint_on UNUSED */
/* verilator lint_on WIDTH */
