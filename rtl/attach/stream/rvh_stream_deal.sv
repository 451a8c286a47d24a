// SPDX-License-Identifier: Apache-2.0
// Chooses the lane that the next packet goes to, or comes from: the next lane in turn or, without InOrder, the next one
// that is ready (`can_i`). The choice stays until the last beat of the packet.
//
// Contract: `goes_i` transfers a beat of `lane_o`; with `last_i` it is the last beat of the packet. Without InOrder the
// lane is chosen as soon as one is ready.

`default_nettype none

module rvh_stream_deal #(
    parameter  int unsigned Lanes     = 4,             // a power of 2
    parameter  bit          InOrder   = 1'b1,
    localparam int unsigned LaneWidth = $clog2(Lanes)
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic [    Lanes-1:0] can_i,
    input  wire logic                 goes_i,
    input  wire logic                 last_i,
    output logic      [LaneWidth-1:0] lane_o
);

  logic [LaneWidth-1:0] lane_q, next;
  logic fixed_q;  // the lane is chosen
  logic any;

  if (InOrder) begin : gen_order
    logic unused_can;

    assign unused_can = ^can_i;
    assign next       = lane_q;
    assign any        = 1'b1;
  end else begin : gen_any
    rvh_stream_turn #(
        .Slots(Lanes)
    ) u_turn (
        .clk_i,
        .rst_ni,
        .wants_i(can_i),
        .taken_i(!fixed_q && any),
        .valid_o(any),
        .slot_o (next)
    );
  end

  assign lane_o = (fixed_q || InOrder) ? lane_q : next;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      lane_q  <= '0;
      fixed_q <= 1'b0;
    end else if (InOrder) begin
      lane_q <= lane_q + LaneWidth'(goes_i && last_i);
    end else begin
      if (!fixed_q) lane_q <= next;
      fixed_q <= (fixed_q || any) && !(goes_i && last_i);
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_stream_deal.goes")
  ) u_contract_goes (
      .clk_i,
      .rst_ni,
      .holds_i(!goes_i || can_i[lane_o])
  );

  // A packet has one lane.
  rvh_contract_frame #(
      .Name ("rvh_stream_deal.lane"),
      .Width(LaneWidth)
  ) u_contract_lane (
      .clk_i,
      .rst_ni,
      .take_i  (goes_i),
      .last_i  (last_i),
      .common_i(lane_o),
      .cancel_i(1'b0)
  );
`endif

endmodule

`default_nettype wire
