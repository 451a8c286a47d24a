// SPDX-License-Identifier: Apache-2.0
// rvh_stream_slots, for one arbitrary slot: its beats, blocks and outputs are those of one message after the other. A
// block has the bytes that follow those of the previous block, at the places in the ring where they were written, and
// no byte is overwritten before it is sent. A slot that waits is served before another one is served twice.
//
// Bytes taken and bytes sent are counted modulo 2^16, which is more than the size of a ring.

`default_nettype none

module rvh_formal_stream_slots
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned DataWidth = 64,
    parameter  int unsigned Slots     = 2,
    parameter  int unsigned SlotBytes = 512,
    localparam int unsigned InBytes   = DataWidth / 8,
    localparam int unsigned IdWidth   = $clog2(Slots),
    localparam int unsigned BeatWidth = $clog2(8 * SlotBytes / DataWidth),
    localparam int unsigned LaneWidth = $clog2(SlotBytes / 8),
    localparam int unsigned HaveWidth = $clog2(SlotBytes) + 1
) (
    input logic                     clk_i,
    input logic                     rst_ni,
    input logic     [  IdWidth-1:0] slot_i,
    input logic                     offer_i,
    input request_t                 request_i,
    input logic                     good_i,
    input logic     [HaveWidth-1:0] bytes_i,
    input logic                     last_i,
    input logic                     ready_i,
    input logic                     back_i,
    input logic     [  IdWidth-1:0] back_slot_i,
    input logic                     stay_i,
    input logic                     accept_i,
    input logic                     more_i
);

  // The same type as in rvh_stream_slots.
  typedef struct packed {
    logic used;
    logic open;
    logic bad;
    logic first;
    logic away;
    logic padded;
    logic squeeze;
  } flags_t;

  logic init = 1'b1;
  logic [IdWidth-1:0] a;  // the watched slot

  always_ff @(posedge clk_i) begin
    init <= 1'b0;
    a    <= a;
  end

  logic room, go, out_valid, out_bad, leave;
  logic [IdWidth-1:0] go_slot, out_slot;
  logic [BeatWidth-1:0] beat;
  logic [LaneWidth-1:0] lane;
  block_t block;
  request_t out_request;

  assign leave = accept_i && out_valid;

  // ---- the message of the watched slot ----
  logic takes, begins, goes, backs, leaves, refused;
  flags_t ref_d, ref_q;
  request_t asked_q, asked;
  logic [15:0] taken_q, gone_q;
  logic [7:0] rate;

  assign takes = offer_i && room && slot_i == a;
  assign begins = takes && !ref_q.used;
  assign goes = go && go_slot == a;
  assign backs = back_i && back_slot_i == a;
  assign leaves = leave && out_slot == a;
  assign asked = begins ? request_i : asked_q;
  assign refused = !good_i || (begins && (request_i.zero != '0 || !(request_i.alg inside {[4'd8 : 4'd13]}) ||
                                          (request_i.out_bytes != '0 && request_i.alg < 4'd12)));

  always_comb begin
    unique case (asked_q.alg)
      4'd8: rate = 8'd144;
      4'd9: rate = 8'd136;
      4'd10: rate = 8'd104;
      4'd11: rate = 8'd72;
      4'd12: rate = 8'd168;
      default: rate = 8'd136;
    endcase
  end

  always_comb begin
    ref_d = ref_q;
    if (leaves && more_i) ref_d.squeeze = 1'b1;
    if (leaves && !more_i) ref_d = '0;
    if (backs) ref_d.away = 1'b0;
    if (goes) begin
      ref_d.away    = 1'b1;
      ref_d.first   = 1'b0;
      ref_d.squeeze = 1'b0;
      ref_d.padded  = ref_q.padded || block.pad;
    end
    if (begins) ref_d = '{used: 1'b1, open: 1'b1, first: 1'b1, default: '0};
    if (takes && last_i) ref_d.open = 1'b0;
    if (takes && refused) ref_d.bad = 1'b1;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      ref_q   <= '0;
      asked_q <= '0;
      taken_q <= '0;
      gone_q  <= '0;
    end else begin
      ref_q <= ref_d;
      if (begins) asked_q <= request_i;
      if (takes) taken_q <= (begins ? '0 : taken_q) + 16'(bytes_i);
      if (begins) gone_q <= '0;
      else if (goes && !block.empty) gone_q <= gone_q + 16'(block.bytes);
    end
  end

  // ---- how often other slots are served while it waits ----
  logic [Slots-1:0] may_go, may_leave;
  logic [IdWidth-1:0] go_turn, out_turn;
  logic [IdWidth:0] go_waits_q, out_waits_q;
  logic go_wants, out_wants, out_done;

  assign may_go    = u_dut.may_go;
  assign may_leave = u_dut.may_leave;
  assign go_turn   = a - u_dut.u_go.last_q - IdWidth'(1);
  assign out_turn  = a - u_dut.u_out.last_q - IdWidth'(1);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      go_waits_q  <= '0;
      out_waits_q <= '0;
    end else begin
      go_waits_q  <= (!go_wants || goes) ? '0 : go_waits_q + (IdWidth + 1)'(go);
      out_waits_q <= (!out_done || leaves) ? '0 : out_waits_q + (IdWidth + 1)'(leave && out_slot != u_dut.last_out_q);
    end
  end

  // ---- registers ----
  flags_t [Slots-1:0] flags;
  flags_t slot;
  logic [15:0] here;  // bytes in the ring

  assign flags = u_dut.flags_q;
  assign slot = flags[a];
  assign here = taken_q - gone_q;
  assign go_wants = ref_q.used && !ref_q.bad && !ref_q.away &&
      (ref_q.padded ? ref_q.squeeze : !ref_q.open || here >= 16'(rate));
  assign out_done = ref_q.used && !ref_q.open && !ref_q.away && (ref_q.bad || (ref_q.padded && !ref_q.squeeze));
  assign out_wants = out_done && !(stay_i && u_dut.last_out_q != a);

  // ---- properties ----
  always_comb begin
    assume (rst_ni == !init);
    assume (bytes_i <= HaveWidth'(InBytes) && (!good_i || last_i || bytes_i == HaveWidth'(InBytes)));
    assume (!back_i || flags[back_slot_i].away);
    a_place :
    assert (!takes || (begins ? beat == '0 : ref_q.open && (ref_q.bad || 16'(beat) * 16'(InBytes) ==
                                                                     taken_q % 16'(SlotBytes))));
    a_block :
    assert (!goes || block.empty || (16'(lane) * 16'd8 == gone_q % 16'(SlotBytes) && (block.pad ?
        !ref_q.open && 16'(block.bytes) == here && here < 16'(rate) : block.bytes == rate && here >= 16'(rate))));
    a_kept : assert (!takes || begins || ref_q.bad || here + 16'(InBytes) <= 16'(SlotBytes));
    a_alone : assert (!(goes || begins || leaves) || !ref_q.away);
    a_first :
    assert (!goes || (block.first == ref_q.first && block.empty == ref_q.padded && block.rate == rate &&
        block.suffix == ((asked_q.alg < 4'd12) ? 8'h06 : 8'h1f) && !ref_q.bad));
    a_output : assert (!(out_valid && out_slot == a) || (out_wants && out_bad == ref_q.bad && out_request == asked_q));
    a_wants : assert (may_go[a] == go_wants && may_leave[a] == out_wants);
    a_serves : assert (go == (may_go != '0 && ready_i) && out_valid == (may_leave != '0));
    a_turn : assert (go_waits_q <= (IdWidth + 1)'(Slots - 1) && out_waits_q <= (IdWidth + 1)'(Slots - 1));
    a_invariant :
    assert (slot == ref_q && u_dut.request_q[a] == asked_q && (ref_q.used || ref_q == '0) &&
        (!ref_q.padded || (!ref_q.open && here == '0)) && (!ref_q.open || !ref_q.padded) &&
        (!ref_q.used || ref_q.bad || (16'(u_dut.have_q[a]) == here && here <= 16'(SlotBytes) &&
            asked_q.alg inside {[4'd8 : 4'd13]} && asked_q.zero == '0 &&
            (ref_q.padded || 16'(u_dut.lane_q[a]) * 16'd8 == gone_q % 16'(SlotBytes)) &&
            (!ref_q.open || (taken_q % 16'(InBytes) == '0 &&
                16'(u_dut.beat_q[a]) * 16'(InBytes) == taken_q % 16'(SlotBytes))))));
    a_turns :
    assert (u_dut.last_out_q == u_dut.u_out.last_q &&
            go_waits_q + (IdWidth + 1)'(go_turn) <= (IdWidth + 1)'(Slots - 1) &&
            out_waits_q + (IdWidth + 1)'(out_turn) <= (IdWidth + 1)'(Slots - 1));
    c_wraps : cover (goes && taken_q > 16'(SlotBytes) && !ref_q.first);
    c_refused : cover (leaves && ref_q.bad && !ref_q.first);
    c_further : cover (goes && block.empty);
  end

  rvh_stream_slots #(
      .DataWidth(DataWidth),
      .Slots    (Slots),
      .SlotBytes(SlotBytes)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .slot_i,
      .room_o       (room),
      .take_i       (offer_i && room),
      .request_i,
      .good_i,
      .bytes_i,
      .last_i,
      .beat_o       (beat),
      .ready_i,
      .go_o         (go),
      .go_slot_o    (go_slot),
      .go_lane_o    (lane),
      .go_block_o   (block),
      .back_i,
      .back_slot_i,
      .stay_i,
      .out_valid_o  (out_valid),
      .out_slot_o   (out_slot),
      .out_bad_o    (out_bad),
      .out_request_o(out_request),
      .leave_i      (leave),
      .more_i,
      .idle_o       ()
  );

endmodule

`default_nettype wire
