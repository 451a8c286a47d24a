// SPDX-License-Identifier: Apache-2.0
// The state of Keccak-f[1600] in a ring of 25 lanes, and what moves it. In each cycle one of these:
//
// - LaneWord: the lower half of the first lane is replaced.
// - LaneTurn: the lanes move by one place, and the first one, with its upper half replaced, becomes the last.
// - LaneSlices: the slices move by eleven places; eleven new ones, of rvh_lane_slices, come in.
// - LaneEnd: the slices move by the nine that are left of the 64; nine new ones come in.
// - LaneRho: the same, and rho (FIPS 202, section 3.2.2).
//
// Nothing here computes: bits move along fixed wires.

`default_nettype none

module rvh_lane_state
  import rvh_lane_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire move_e                    move_i,
    input  wire logic  [      31:0]       word_i,    // for LaneWord and LaneTurn
    input  wire logic                     clear_i,   // LaneTurn: the lane becomes 0
    input  wire logic  [Slices-1:0][24:0] slices_i,  // new slices: bit x + 5 y
    output logic       [Slices : 0][24:0] slices_o,  // the first slices, then the last one of the lanes
    output logic       [      63:0]       first_o    // the first lane
);

  logic [24:0][63:0] lane_q;  // x + 5 y

  for (genvar i = 0; i < 25; i++) begin : gen_lane
    localparam int unsigned Turn = 32'(rvh_keccak_pkg::KeccakRho[i]);
    logic [63:0] turned, moved, ended, rho;
    logic [Slices-1:0] fresh;

    for (genvar z = 0; z < Slices; z++) begin : gen_slice
      assign slices_o[z][i] = lane_q[i][z];
      assign fresh[z] = slices_i[z][i];
    end
    assign slices_o[Slices][i] = lane_q[i][63];

    assign moved = {fresh, lane_q[i][63:Slices]};
    assign ended = {fresh[Left-1:0], lane_q[i][63:Left]};
    if (Turn == 0) begin : gen_still
      assign rho = ended;
    end else begin : gen_rho
      assign rho = {ended[63-Turn:0], ended[63:64-Turn]};
    end
    if (i == 24) begin : gen_last
      assign turned = clear_i ? 64'h0 : {word_i, lane_q[0][31:0]};
    end else begin : gen_not_last
      assign turned = lane_q[i+1];
    end

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        lane_q[i] <= '0;
      end else begin
        unique case (move_i)
          LaneWord:   if (i == 0) lane_q[i][31:0] <= word_i;
          LaneTurn:   lane_q[i] <= turned;
          LaneSlices: lane_q[i] <= moved;
          LaneEnd:    lane_q[i] <= ended;
          LaneRho:    lane_q[i] <= rho;
          default:    ;
        endcase
      end
    end
  end

  assign first_o = lane_q[0];

endmodule

`default_nettype wire
