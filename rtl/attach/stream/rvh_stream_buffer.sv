// SPDX-License-Identifier: Apache-2.0
// The packet buffer of the pipeline: a ring of `SlotBytes` for each message in flight. Whole beats are written; a whole
// block is read in one cycle, beginning at any lane.
//
// Contract: data is read in a later cycle than it is written. The user counts the positions in a ring.
//
// Cycles: one beat and one block per cycle. `lanes_o` comes in the cycle after `read_i`.

`default_nettype none

module rvh_stream_buffer
  import rvh_keccak_pkg::*;
#(
    parameter  int unsigned DataWidth = 512,                                // of a beat: 64, 128, 256 or 512
    parameter  int unsigned Slots     = 32,                                 // a power of 2
    parameter  int unsigned SlotBytes = 512,                                // a power of 2, at least 512
    localparam int unsigned MostLanes = 21,                                 // of the longest block: SHAKE128
    localparam int unsigned IdWidth   = $clog2(Slots),
    localparam int unsigned BeatWidth = $clog2(8 * SlotBytes / DataWidth),
    localparam int unsigned LaneWidth = $clog2(SlotBytes / 8)
) (
    input wire logic clk_i,

    input wire logic                 write_i,
    input wire logic [  IdWidth-1:0] write_slot_i,
    input wire logic [BeatWidth-1:0] write_beat_i,  // position in the ring
    input wire logic [DataWidth-1:0] write_data_i,

    input  wire logic                 read_i,
    input  wire logic [  IdWidth-1:0] read_slot_i,
    input  wire logic [LaneWidth-1:0] read_lane_i,  // position in the ring of the block's first lane
    output lane_t     [MostLanes-1:0] lanes_o       // that lane and the lanes after it
);

  localparam int unsigned Lanes = DataWidth / 64;  // of a beat
  // Enough banks of beats that all beats of a block are in different banks, wherever the block begins.
  localparam int unsigned Banks = 1 << $clog2((MostLanes + 2 * Lanes - 2) / Lanes);
  localparam int unsigned BankWidth = $clog2(Banks);
  localparam int unsigned RowWidth = BeatWidth - BankWidth;
  localparam int unsigned ShiftWidth = (Lanes == 1) ? 1 : $clog2(Lanes);

  if (!(DataWidth inside {64, 128, 256, 512})) begin : gen_bad_width
    $error("rvh_stream_buffer: DataWidth must be 64, 128, 256 or 512");
  end
  if (SlotBytes < 512 || 1 << $clog2(
          SlotBytes
      ) != SlotBytes || Slots < 2 || 1 << $clog2(
          Slots
      ) != Slots) begin : gen_bad_size
    $error("rvh_stream_buffer: Slots and SlotBytes must be powers of 2, no less than 2 and 512");
  end

  logic [ BeatWidth-1:0] first;  // position of the beat with the first lane
  logic [ BankWidth-1:0] turn_q;  // its bank
  logic [ShiftWidth-1:0] shift_q;  // position of the first lane in its beat
  logic [Banks-1:0][DataWidth-1:0] bank, turned;
  lane_t [Banks*Lanes-1:0] window;

  assign first = BeatWidth'(read_lane_i >> $clog2(Lanes));

  for (genvar b = 0; b < Banks; b++) begin : gen_bank
    logic [DataWidth-1:0] memory [Slots << RowWidth];
    logic [DataWidth-1:0] word_q;
    logic [IdWidth+RowWidth-1:0] write_at, read_at;
    logic [BankWidth-1:0] ahead;
    logic [BeatWidth-1:0] beat;  // the first beat of this bank at or after `first`

    assign ahead    = BankWidth'(b) - BankWidth'(first);
    assign beat     = first + BeatWidth'(ahead);
    assign read_at  = (IdWidth + RowWidth)'({read_slot_i, beat} >> BankWidth);
    assign write_at = (IdWidth + RowWidth)'({write_slot_i, write_beat_i} >> BankWidth);
    assign bank[b]  = word_q;

    always_ff @(posedge clk_i) begin
      if (write_i && BankWidth'(write_beat_i) == BankWidth'(b)) memory[write_at] <= write_data_i;
      if (read_i) word_q <= memory[read_at];
    end
  end

  always_ff @(posedge clk_i) begin
    if (read_i) begin
      turn_q  <= BankWidth'(first);
      shift_q <= (Lanes == 1) ? '0 : ShiftWidth'(read_lane_i);
    end
  end

  always_comb begin
    for (int unsigned j = 0; j < Banks; j++) turned[j] = bank[BankWidth'(j)+turn_q];
  end

  assign window = turned;

  always_comb begin
    for (int unsigned l = 0; l < MostLanes; l++) lanes_o[l] = window[l+32'(shift_q)];
  end

endmodule

`default_nettype wire
