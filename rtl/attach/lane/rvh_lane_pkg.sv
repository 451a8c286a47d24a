// SPDX-License-Identifier: Apache-2.0
// Types of rvh_lane.

`default_nettype none

package rvh_lane_pkg;

  localparam int unsigned Slices = 11;  // of a cycle: 275 bits
  localparam int unsigned Steps = 6;  // cycles of a pass over the 64 slices
  localparam int unsigned Left = 64 - (Steps - 1) * Slices;  // slices of the last cycle

  // What the state does: rvh_lane_state. Bit 2: all lanes move.
  typedef enum logic [2:0] {
    LaneHold   = 3'b000,
    LaneWord   = 3'b001,
    LaneTurn   = 3'b100,
    LaneSlices = 3'b101,
    LaneEnd    = 3'b110,
    LaneRho    = 3'b111
  } move_e;

endpackage

`default_nettype wire
