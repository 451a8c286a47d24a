// SPDX-License-Identifier: Apache-2.0
// Shared by the modules of the Artix-7 paper's core: SHA3-256, a block, a digest, the clocking of a stage.

`default_nettype none

package rvh_artix7_pkg;

  localparam int unsigned BlockBytes = 136;  // FIPS 202, 6.1: 1088 bits of rate
  localparam int unsigned BlockBits = 8 * BlockBytes;
  localparam int unsigned DigestBits = 256;
  localparam logic [7:0] Suffix = 8'h06;  // 01 of SHA3-256 and the first bit of pad10*1 (FIPS 202, 6.1 and 5.1)

  // How the stages of the pipeline are clocked.
  localparam int unsigned GatingNone = 0;  // in every cycle in which the pipeline moves
  localparam int unsigned GatingClock = 1;  // a stage only when a block comes into it, by a gate in its clock
  localparam int unsigned GatingEnable = 2;  // the same by the enable of its registers, for FPGAs

endpackage

`default_nettype wire
