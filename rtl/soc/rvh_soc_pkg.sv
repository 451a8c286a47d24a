// SPDX-License-Identifier: Apache-2.0
// Address map of the reference system. The firmware's link script and start-up code (sw/boot) and
// the simulator (sim/soc.cpp) use the same numbers.

`default_nettype none

package rvh_soc_pkg;

  localparam logic [31:0] IramBase = 32'h8000_0000;  // instruction fetch only
  localparam int unsigned IramBytes = 256 * 1024;
  localparam logic [31:0] DramBase = 32'h8010_0000;  // data, constants, stack
  localparam int unsigned DramBytes = 512 * 1024;
  localparam logic [31:0] DevBase = 32'h1000_0000;  // simulation device
  localparam logic [31:0] PageBase = 32'h2000_0000;  // the attachment
  localparam int unsigned PageBytes = 4096;  // size of the device and of the attachment's page
  localparam int unsigned PageIrq = 16;  // the page's interrupt line at the host
  localparam int unsigned DevIrq = 17;  // the simulation device's

  typedef enum logic [1:0] {
    SelDram,
    SelDev,
    SelPage,
    SelNone
  } sel_e;

endpackage

`default_nettype wire
