// SPDX-License-Identifier: Apache-2.0
// Bookkeeping of the pipeline's messages in flight, one in each slot: how much of each was received, whose block is
// sent next, whose output is ready. The number of a slot is the `tid` of its message, so no look-up is needed.
//
// Contract
// - `take_i` writes a beat of the message in `slot_i`, only while `room_o` is 1.
// - `go_o` sends a block to the rounds, only while `ready_i` is 1. `back_i` reports its return.
// - `leave_i` takes the output of `out_slot_o`. With `more_i` the slot is kept for another block of output.
// - `idle_o`, from registers: no slot has a message.
//
// Cycles: one beat, one block and one output per cycle.

`default_nettype none

module rvh_stream_slots
  import rvh_engine_pkg::*;
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned DataWidth = 512,
    parameter  int unsigned Slots     = 32,                                 // a power of 2
    parameter  int unsigned SlotBytes = 512,                                // a power of 2
    localparam int unsigned IdWidth   = $clog2(Slots),
    localparam int unsigned BeatWidth = $clog2(8 * SlotBytes / DataWidth),
    localparam int unsigned LaneWidth = $clog2(SlotBytes / 8),
    localparam int unsigned HaveWidth = $clog2(SlotBytes) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // a beat
    input  wire logic     [  IdWidth-1:0] slot_i,
    output logic                          room_o,
    input  wire logic                     take_i,
    input  wire request_t                 request_i,  // of the first beat
    input  wire logic                     good_i,     // the beat is well-formed
    input  wire logic     [HaveWidth-1:0] bytes_i,
    input  wire logic                     last_i,
    output logic          [BeatWidth-1:0] beat_o,     // its position in the ring

    // a block
    input  wire logic                 ready_i,
    output logic                      go_o,
    output logic      [  IdWidth-1:0] go_slot_o,
    output logic      [LaneWidth-1:0] go_lane_o,   // its first lane
    output block_t                    go_block_o,
    input  wire logic                 back_i,
    input  wire logic [  IdWidth-1:0] back_slot_i,

    // output
    input  wire logic               stay_i,         // only from the slot of the previous output
    output logic                    out_valid_o,
    output logic      [IdWidth-1:0] out_slot_o,
    output logic                    out_bad_o,
    output request_t                out_request_o,
    input  wire logic               leave_i,
    input  wire logic               more_i,

    output logic idle_o
);

  typedef struct packed {
    logic used;     // from the first beat until the output is taken
    logic open;     // the last beat has not come yet
    logic bad;      // refused
    logic first;    // no block was sent yet
    logic away;     // a block is in flight
    logic padded;   // the last block was sent
    logic squeeze;  // another block of output is requested
  } flags_t;

  flags_t [Slots-1:0] flags_d, flags_q;
  request_t [Slots-1:0] request_q;
  logic [Slots-1:0][HaveWidth-1:0] have_d, have_q;  // bytes in the ring
  logic [Slots-1:0][BeatWidth-1:0] beat_q;
  logic [Slots-1:0][LaneWidth-1:0] lane_q;

  // ---- beats ----
  logic begins, open_here;

  assign begins = !flags_q[slot_i].used;
  assign open_here = flags_q[slot_i].open;
  assign room_o = begins || (open_here && have_q[slot_i] <= HaveWidth'(SlotBytes - DataWidth / 8));
  assign beat_o = begins ? '0 : beat_q[slot_i];

  // ---- blocks: those that may be sent, in turn ----
  logic [Slots-1:0] may_go, may_leave;
  logic [IdWidth-1:0] go_slot, out_slot, last_out_q;
  logic go, rest, padded;
  logic [7:0] of_rate;
  logic [3:0] of_alg;

  always_comb begin
    idle_o = 1'b1;
    for (int unsigned s = 0; s < Slots; s++) begin
      if (flags_q[s].used) idle_o = 1'b0;
      may_go[s] = flags_q[s].used && !flags_q[s].bad && !flags_q[s].away && (flags_q[s].padded ? flags_q[s].squeeze :
          !flags_q[s].open || have_q[s] >= HaveWidth'(block_bytes(request_q[s].alg)));
      may_leave[s] = flags_q[s].used && !flags_q[s].open && !flags_q[s].away &&
          (flags_q[s].bad || (flags_q[s].padded && !flags_q[s].squeeze)) && !(stay_i && last_out_q != IdWidth'(s));
    end
  end

  rvh_stream_turn #(
      .Slots(Slots)
  ) u_go (
      .clk_i,
      .rst_ni,
      .wants_i(may_go),
      .taken_i(go_o),
      .valid_o(go),
      .slot_o (go_slot)
  );

  assign padded = flags_q[go_slot].padded;
  assign of_alg = request_q[go_slot].alg;
  assign of_rate = block_bytes(of_alg);
  assign rest = !padded && have_q[go_slot] < HaveWidth'(of_rate);  // the last block, with padding
  assign go_o = go && ready_i;
  assign go_slot_o = go_slot;
  assign go_lane_o = lane_q[go_slot];
  assign go_block_o = '{
          first: flags_q[go_slot].first,
          empty: padded,
          pad: rest,
          bytes: rest ? 8'(have_q[go_slot]) : of_rate,
          rate: of_rate,
          suffix: marker(alg_e'(of_alg), 8'h0)
      };

  // ---- outputs, in turn ----
  rvh_stream_turn #(
      .Slots(Slots)
  ) u_out (
      .clk_i,
      .rst_ni,
      .wants_i(may_leave),
      .taken_i(leave_i),
      .valid_o(out_valid_o),
      .slot_o (out_slot)
  );

  assign out_slot_o    = out_slot;
  assign out_bad_o     = flags_q[out_slot].bad;
  assign out_request_o = request_q[out_slot];

  // ---- next state ----
  always_comb begin
    flags_d = flags_q;
    have_d  = have_q;
    if (leave_i) begin
      if (more_i) flags_d[out_slot].squeeze = 1'b1;
      else flags_d[out_slot] = '0;
    end
    if (back_i) flags_d[back_slot_i].away = 1'b0;
    if (go_o) begin
      flags_d[go_slot].away    = 1'b1;
      flags_d[go_slot].first   = 1'b0;
      flags_d[go_slot].squeeze = 1'b0;
      if (rest) flags_d[go_slot].padded = 1'b1;
      if (!padded) have_d[go_slot] = rest ? '0 : have_q[go_slot] - HaveWidth'(of_rate);
    end
    if (take_i) begin
      if (begins) begin
        flags_d[slot_i] = '{used: 1'b1, open: 1'b1, first: 1'b1, default: '0};
        have_d[slot_i]  = '0;
      end
      if (last_i) flags_d[slot_i].open = 1'b0;
      if (!good_i || (begins && !is_sponge_request(request_i))) flags_d[slot_i].bad = 1'b1;
      have_d[slot_i] = have_d[slot_i] + bytes_i;
      if (flags_d[slot_i].bad) have_d[slot_i] = '0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      flags_q   <= '0;
      request_q <= '0;
      have_q    <= '0;
      beat_q    <= '0;
      lane_q    <= '0;
      last_out_q <= '0;
    end else begin
      if (leave_i) last_out_q <= out_slot;
      flags_q <= flags_d;
      have_q  <= have_d;
      if (take_i) beat_q[slot_i] <= beat_o + BeatWidth'(1);
      if (take_i && begins) begin
        request_q[slot_i] <= request_i;
        lane_q[slot_i]    <= '0;
      end
      if (go_o) lane_q[go_slot] <= go_lane_o + LaneWidth'(of_rate >> 3);
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_stream_slots.take")
  ) u_contract_take (
      .clk_i,
      .rst_ni,
      .holds_i(!take_i || room_o)
  );

  // A message has at most one block in flight.
  rvh_contract #(
      .Name("rvh_stream_slots.go")
  ) u_contract_go (
      .clk_i,
      .rst_ni,
      .holds_i(!go_o || (ready_i && !flags_q[go_slot].away))
  );

  rvh_contract #(
      .Name("rvh_stream_slots.back")
  ) u_contract_back (
      .clk_i,
      .rst_ni,
      .holds_i(!back_i || flags_q[back_slot_i].away)
  );

  rvh_contract #(
      .Name("rvh_stream_slots.leave")
  ) u_contract_leave (
      .clk_i,
      .rst_ni,
      .holds_i(!leave_i || (out_valid_o && !flags_q[out_slot].away))
  );

  // A ring does not overflow.
  rvh_contract #(
      .Name("rvh_stream_slots.have")
  ) u_contract_have (
      .clk_i,
      .rst_ni,
      .holds_i(!take_i || have_d[slot_i] <= HaveWidth'(SlotBytes))
  );
`endif

endmodule

`default_nettype wire
