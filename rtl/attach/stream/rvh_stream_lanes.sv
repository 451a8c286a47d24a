// SPDX-License-Identifier: Apache-2.0
// AXI4-Stream messages in, digests out, through several engines: whole messages are distributed to lanes. A lane is a
// queue of beats and an rvh_stream_single.
//
// Contract: that of rvh_stream_single. Without InOrder, however, outputs come in the order in which they are ready. A
// message goes to the next lane in turn; without InOrder, lanes with a full queue are skipped. While the queue of its
// lane is full, a message waits, and so do all messages after it.
//
// Cycles: one for each beat, while there is room. In each lane those of rvh_stream_single, and one more for its queue.
//
// `idle_o` = 1: no lane has a message, and all queues are empty.
// `idle_o` comes from registers only. The clock may be stopped after four consecutive cycles with `idle_o` = 1 and no
// request (`s_axis_tvalid_i`). It must run in every cycle with a request: rvh_clock_stop.

`default_nettype none

module rvh_stream_lanes
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned Lanes          = 4,              // a power of 2, 2 to 32
    parameter  int unsigned QueueBeats     = 32,             // of each lane: a power of 2, at least 2
    parameter  bit          InOrder        = 1'b1,           // outputs come in the order of the messages
    parameter  int unsigned DataWidth      = 256,            // these as in rvh_stream_single
    parameter  int unsigned Width          = 64,
    parameter  int unsigned IdWidth        = 8,
    parameter  int unsigned RoundsPerCycle = 1,
    parameter  bit          HasSha256      = 1'b1,
    parameter  bit          HasSha512      = 1'b1,
    parameter  bit          HasKeccak      = 1'b1,
    localparam int unsigned InBytes        = DataWidth / 8,
    localparam int unsigned Bytes          = Width / 8
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                 s_axis_tvalid_i,
    output logic                      s_axis_tready_o,
    input  wire logic [DataWidth-1:0] s_axis_tdata_i,
    input  wire logic [  InBytes-1:0] s_axis_tkeep_i,
    input  wire logic                 s_axis_tlast_i,
    input  wire logic [  IdWidth-1:0] s_axis_tid_i,
    input  wire logic [ UserBits-1:0] s_axis_tuser_i,

    output logic                    m_axis_tvalid_o,
    input  wire logic               m_axis_tready_i,
    output logic      [  Width-1:0] m_axis_tdata_o,
    output logic      [  Bytes-1:0] m_axis_tkeep_o,
    output logic                    m_axis_tlast_o,
    output logic      [IdWidth-1:0] m_axis_tid_o,
    output logic                    m_axis_tuser_o,   // refused

    output logic idle_o
);

  if (Lanes < 2 || Lanes > 32 || 1 << $clog2(Lanes) != Lanes) begin : gen_bad_lanes
    $error("rvh_stream_lanes: Lanes must be 2, 4, 8, 16 or 32");
  end

  localparam int unsigned LaneWidth = $clog2(Lanes);

  typedef struct packed {
    logic [DataWidth-1:0] data;
    logic [InBytes-1:0]   keep;
    logic                 last;
    logic [IdWidth-1:0]   id;
    logic [UserBits-1:0]  user;
  } beat_t;

  typedef struct packed {
    logic [Width-1:0]   data;
    logic [Bytes-1:0]   keep;
    logic               last;
    logic [IdWidth-1:0] id;
    logic               user;
  } out_t;

  logic [Lanes-1:0] room, comes, idle;
  out_t [Lanes-1:0] out;
  beat_t beat;
  logic [LaneWidth-1:0] in_lane, out_lane;
  logic in_goes, out_goes;

  assign beat = '{
          data: s_axis_tdata_i,
          keep: s_axis_tkeep_i,
          last: s_axis_tlast_i,
          id: s_axis_tid_i,
          user: s_axis_tuser_i
      };
  assign idle_o = idle == '1;
  assign s_axis_tready_o = room[in_lane];
  assign m_axis_tvalid_o = comes[out_lane];
  assign {m_axis_tdata_o, m_axis_tkeep_o, m_axis_tlast_o, m_axis_tid_o, m_axis_tuser_o} = out[out_lane];
  assign in_goes = s_axis_tvalid_i && s_axis_tready_o;
  assign out_goes = m_axis_tvalid_o && m_axis_tready_i;

  rvh_stream_deal #(
      .Lanes  (Lanes),
      .InOrder(InOrder)
  ) u_in (
      .clk_i,
      .rst_ni,
      .can_i (room),
      .goes_i(in_goes),
      .last_i(s_axis_tlast_i),
      .lane_o(in_lane)
  );

  rvh_stream_deal #(
      .Lanes  (Lanes),
      .InOrder(InOrder)
  ) u_out (
      .clk_i,
      .rst_ni,
      .can_i (comes),
      .goes_i(out_goes),
      .last_i(m_axis_tlast_o),
      .lane_o(out_lane)
  );

  for (genvar i = 0; i < Lanes; i++) begin : gen_lane
    logic valid, ready, single_idle;
    beat_t first;

    assign idle[i] = single_idle && !valid;

    rvh_fifo #(
        .Width($bits(beat_t)),
        .Depth(QueueBeats)
    ) u_queue (
        .clk_i,
        .rst_ni,
        .valid_i(s_axis_tvalid_i && in_lane == LaneWidth'(i)),
        .ready_o(room[i]),
        .data_i (beat),
        .valid_o(valid),
        .ready_i(ready),
        .data_o (first)
    );

    rvh_stream_single #(
        .DataWidth     (DataWidth),
        .Width         (Width),
        .IdWidth       (IdWidth),
        .RoundsPerCycle(RoundsPerCycle),
        .HasSha256     (HasSha256),
        .HasSha512     (HasSha512),
        .HasKeccak     (HasKeccak)
    ) u_single (
        .clk_i,
        .rst_ni,
        .s_axis_tvalid_i(valid),
        .s_axis_tready_o(ready),
        .s_axis_tdata_i (first.data),
        .s_axis_tkeep_i (first.keep),
        .s_axis_tlast_i (first.last),
        .s_axis_tid_i   (first.id),
        .s_axis_tuser_i (first.user),
        .m_axis_tvalid_o(comes[i]),
        .m_axis_tready_i(m_axis_tready_i && out_lane == LaneWidth'(i)),
        .m_axis_tdata_o (out[i].data),
        .m_axis_tkeep_o (out[i].keep),
        .m_axis_tlast_o (out[i].last),
        .m_axis_tid_o   (out[i].id),
        .m_axis_tuser_o (out[i].user),
        .idle_o         (single_idle)
    );
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_stream_lanes.s_axis"),
      .Width(DataWidth + InBytes + IdWidth + UserBits + 1)
  ) u_contract_in (
      .clk_i,
      .rst_ni,
      .valid_i  (s_axis_tvalid_i),
      .ready_i  (s_axis_tready_o),
      .payload_i({s_axis_tdata_i, s_axis_tkeep_i, s_axis_tlast_i, s_axis_tid_i, s_axis_tuser_i}),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_stream_lanes.m_axis"),
      .Width(Width + Bytes + IdWidth + 2)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (m_axis_tvalid_o),
      .ready_i  (m_axis_tready_i),
      .payload_i({m_axis_tdata_o, m_axis_tkeep_o, m_axis_tlast_o, m_axis_tid_o, m_axis_tuser_o}),
      .cancel_i (1'b0)
  );

  // A packet has one tid, and comes from one lane.
  rvh_contract_frame #(
      .Name ("rvh_stream_lanes.packet"),
      .Width(IdWidth + LaneWidth)
  ) u_contract_packet (
      .clk_i,
      .rst_ni,
      .take_i  (m_axis_tvalid_o && m_axis_tready_i),
      .last_i  (m_axis_tlast_o),
      .common_i({m_axis_tid_o, out_lane}),
      .cancel_i(1'b0)
  );
`endif

endmodule

`default_nettype wire
