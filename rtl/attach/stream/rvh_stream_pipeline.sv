// SPDX-License-Identifier: Apache-2.0
// AXI4-Stream messages in, digests out, many messages at once: SHA-3 and SHAKE through a ring of Keccak stages that all
// messages in flight share. The next block of a message enters the ring as soon as the state of the message has left
// it, independently of the other messages.
//
// Contract (AMBA AXI4-Stream)
// - s_axis: each packet is a message. `tid` is the number of the message's slot: packets with different tids may be
//   interleaved beat by beat. A packet waits while an earlier message with its tid is in flight, and so do all packets
//   after it. `tuser` of the first beat is an rvh_stream_pkg::request_t. All beats except the last one of a message are
//   full; the last one has its bytes in the lowest lanes, or none.
// - m_axis: a packet for each message with its `tid`, in the order in which they are ready: the digest, or the
//   requested amount of XOF output, first byte in the lowest lane. Beats are full, except the last one of each block of
//   output. A refused message gives one beat without bytes and with `tuser` = 1.
// - A message is refused if its request is not SHA-3 or SHAKE, if a beat other than the last one is not full, or if
//   tkeep has a hole. The rest of the message is taken and dropped.
// - A message waits while its ring in the buffer is full, until one of its blocks leaves the buffer. A slot is occupied
//   until its output is taken. Messages in other slots continue meanwhile, until their output is ready too.
//
// Cycles
// - One for each beat, while there is room.
// - All messages together: a block every cycle with 24 stages, every second cycle with 12, and so on.
// - One message: 27 for each block of the message, 28 for each block of output.
// - From the last beat to the first beat of output: 29 for a message shorter than a block; 27 more for each block that
//   is processed before the last one.
//
// `idle_o` = 1: no message is in flight, no output is pending.
// `idle_o` comes from registers only. The clock may be stopped after four consecutive cycles with `idle_o` = 1 and no
// request (`s_axis_tvalid_i`). It must run in every cycle with a request: rvh_clock_stop.

`default_nettype none

module rvh_stream_pipeline
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned DataWidth = 512,            // of s_axis: 64, 128, 256 or 512
    parameter  int unsigned OutWidth  = 256,            // of m_axis, the same
    parameter  int unsigned Stages    = 24,             // 24, 12, 6 or 3
    parameter  int unsigned Slots     = 32,             // messages in flight: a power of 2, 2 to 256
    parameter  int unsigned SlotBytes = 512,            // of the buffer, for each slot: a power of 2, at least 512
    localparam int unsigned IdWidth   = $clog2(Slots),
    localparam int unsigned InBytes   = DataWidth / 8,
    localparam int unsigned OutBytes  = OutWidth / 8
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

    output logic                     m_axis_tvalid_o,
    input  wire logic                m_axis_tready_i,
    output logic      [OutWidth-1:0] m_axis_tdata_o,
    output logic      [OutBytes-1:0] m_axis_tkeep_o,
    output logic                     m_axis_tlast_o,
    output logic      [ IdWidth-1:0] m_axis_tid_o,
    output logic                     m_axis_tuser_o,   // refused

    output logic idle_o
);

  if (!(Slots inside {2, 4, 8, 16, 32, 64, 128, 256})) begin : gen_bad_slots
    $error("rvh_stream_pipeline: Slots must be a power of 2, 2 to 256");
  end

  localparam int unsigned BeatWidth = $clog2(8 * SlotBytes / DataWidth);
  localparam int unsigned LaneWidth = $clog2(SlotBytes / 8);
  localparam int unsigned HaveWidth = $clog2(SlotBytes) + 1;

  logic take, good, free, go, valid, back, out_valid, out_bad, leave, more, stay, slots_idle;
  logic [HaveWidth-1:0] bytes;
  logic [BeatWidth-1:0] beat;
  logic [IdWidth-1:0] go_slot, slot, back_slot, out_slot;
  logic [LaneWidth-1:0] go_lane;
  block_t go_block;
  request_t out_request;
  rvh_keccak_pkg::lane_t [20:0] lanes;
  rvh_keccak_pkg::state_t state, back_state, out_state;

  assign idle_o = slots_idle && !m_axis_tvalid_o;
  assign take   = s_axis_tvalid_i && s_axis_tready_o;
  assign good   = (s_axis_tkeep_i & (s_axis_tkeep_i + InBytes'(1))) == '0 && (s_axis_tlast_i || s_axis_tkeep_i == '1);

  always_comb begin
    bytes = '0;
    for (int unsigned b = 0; b < InBytes; b++) bytes += HaveWidth'(s_axis_tkeep_i[b]);
  end

  rvh_stream_slots #(
      .DataWidth(DataWidth),
      .Slots    (Slots),
      .SlotBytes(SlotBytes)
  ) u_slots (
      .clk_i,
      .rst_ni,
      .slot_i       (s_axis_tid_i),
      .room_o       (s_axis_tready_o),
      .take_i       (take),
      .request_i    (request_t'(s_axis_tuser_i)),
      .good_i       (good),
      .bytes_i      (bytes),
      .last_i       (s_axis_tlast_i),
      .beat_o       (beat),
      .ready_i      (free),
      .go_o         (go),
      .go_slot_o    (go_slot),
      .go_lane_o    (go_lane),
      .go_block_o   (go_block),
      .back_i       (back),
      .back_slot_i  (back_slot),
      .stay_i       (stay),
      .out_valid_o  (out_valid),
      .out_slot_o   (out_slot),
      .out_bad_o    (out_bad),
      .out_request_o(out_request),
      .leave_i      (leave),
      .more_i       (more),
      .idle_o       (slots_idle)
  );

  rvh_stream_buffer #(
      .DataWidth(DataWidth),
      .Slots    (Slots),
      .SlotBytes(SlotBytes)
  ) u_buffer (
      .clk_i,
      .write_i     (take),
      .write_slot_i(s_axis_tid_i),
      .write_beat_i(beat),
      .write_data_i(s_axis_tdata_i),
      .read_i      (go),
      .read_slot_i (go_slot),
      .read_lane_i (go_lane),
      .lanes_o     (lanes)
  );

  rvh_stream_absorb #(
      .Slots(Slots)
  ) u_absorb (
      .clk_i,
      .rst_ni,
      .go_i        (go),
      .slot_i      (go_slot),
      .block_i     (go_block),
      .lanes_i     (lanes),
      .valid_o     (valid),
      .slot_o      (slot),
      .state_o     (state),
      .back_i      (back),
      .back_slot_i (back_slot),
      .back_state_i(back_state),
      .out_slot_i  (out_slot),
      .out_state_o (out_state)
  );

  rvh_stream_ring #(
      .Stages  (Stages),
      .TagWidth(IdWidth)
  ) u_ring (
      .clk_i,
      .rst_ni,
      .free_o (free),
      .valid_i(valid),
      .tag_i  (slot),
      .state_i(state),
      .valid_o(back),
      .tag_o  (back_slot),
      .state_o(back_state)
  );

  rvh_stream_out #(
      .Width  (OutWidth),
      .IdWidth(IdWidth)
  ) u_out (
      .clk_i,
      .rst_ni,
      .stay_o   (stay),
      .valid_i  (out_valid),
      .slot_i   (out_slot),
      .bad_i    (out_bad),
      .request_i(out_request),
      .state_i  (out_state),
      .leave_o  (leave),
      .more_o   (more),
      .m_axis_tvalid_o,
      .m_axis_tready_i,
      .m_axis_tdata_o,
      .m_axis_tkeep_o,
      .m_axis_tlast_o,
      .m_axis_tid_o,
      .m_axis_tuser_o
  );

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_stream_pipeline.s_axis"),
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
      .Name ("rvh_stream_pipeline.m_axis"),
      .Width(OutWidth + OutBytes + IdWidth + 2)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (m_axis_tvalid_o),
      .ready_i  (m_axis_tready_i),
      .payload_i({m_axis_tdata_o, m_axis_tkeep_o, m_axis_tlast_o, m_axis_tid_o, m_axis_tuser_o}),
      .cancel_i (1'b0)
  );

  // A packet has one tid.
  rvh_contract_frame #(
      .Name ("rvh_stream_pipeline.packet"),
      .Width(IdWidth)
  ) u_contract_packet (
      .clk_i,
      .rst_ni,
      .take_i  (m_axis_tvalid_o && m_axis_tready_i),
      .last_i  (m_axis_tlast_o),
      .common_i(m_axis_tid_o),
      .cancel_i(1'b0)
  );
`endif

endmodule

`default_nettype wire
