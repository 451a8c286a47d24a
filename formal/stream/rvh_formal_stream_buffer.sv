// SPDX-License-Identifier: Apache-2.0
// rvh_stream_buffer with any writes and reads. One arbitrary lane of the ring of one arbitrary slot is watched. A read
// that begins at any lane gives it at its place, with the value that was last written there before the cycle of the
// read.

`default_nettype none

module rvh_formal_stream_buffer
  import rvh_keccak_pkg::*;
#(
    parameter  int unsigned DataWidth = 64,
    parameter  int unsigned Slots     = 2,
    parameter  int unsigned SlotBytes = 512,
    localparam int unsigned MostLanes = 21,
    localparam int unsigned SlotLanes = SlotBytes / 8,
    localparam int unsigned IdWidth   = $clog2(Slots),
    localparam int unsigned BeatWidth = $clog2(8 * SlotBytes / DataWidth),
    localparam int unsigned LaneWidth = $clog2(SlotLanes)
) (
    input logic                 clk_i,
    input logic                 write_i,
    input logic [  IdWidth-1:0] write_slot_i,
    input logic [BeatWidth-1:0] write_beat_i,
    input logic [DataWidth-1:0] write_data_i,
    input logic                 read_i,
    input logic [  IdWidth-1:0] read_slot_i,
    input logic [LaneWidth-1:0] read_lane_i
);

  localparam int unsigned Lanes = DataWidth / 64;
  localparam int unsigned Banks = (DataWidth == 64) ? 32 : (DataWidth == 128) ? 16 : (DataWidth == 256) ? 8 : 4;
  localparam int unsigned BankWidth = $clog2(Banks);
  localparam int unsigned RowWidth = BeatWidth - BankWidth;
  localparam int unsigned InWidth = LaneWidth - BeatWidth;  // bits of a lane's number in its beat
  localparam int unsigned ShiftWidth = (Lanes == 1) ? 1 : InWidth;

  lane_t [MostLanes-1:0] lanes;

  // ---- the watched lane ----
  logic  [  IdWidth-1:0] slot;
  logic  [LaneWidth-1:0] place;

  always_ff @(posedge clk_i) {slot, place} <= {slot, place};

  logic [BeatWidth-1:0] beat;
  logic [BankWidth-1:0] bank;
  logic [ShiftWidth-1:0] column;  // its number in the beat
  lane_t [Lanes-1:0] written;

  assign beat    = BeatWidth'(place >> InWidth);
  assign bank    = BankWidth'(beat);
  assign column  = (Lanes == 1) ? '0 : ShiftWidth'(place);
  assign written = write_data_i;

  // ---- its value, and the value that the last read must give ----
  logic written_q = 1'b0;
  logic here_q = 1'b0;  // the last read includes the lane, at_q lanes after its first one
  logic read_q = 1'b0;
  lane_t shadow_q, expected_q;
  logic [LaneWidth-1:0] at, first_q;
  logic [4:0] at_q;

  assign at = place - read_lane_i;

  always_ff @(posedge clk_i) begin
    if (write_i && write_slot_i == slot && write_beat_i == beat) begin
      written_q <= 1'b1;
      shadow_q  <= written[column];
    end
    if (read_i) begin
      read_q     <= 1'b1;
      here_q     <= written_q && read_slot_i == slot && at < LaneWidth'(MostLanes);
      at_q       <= 5'(at);
      first_q    <= read_lane_i;
      expected_q <= shadow_q;
    end
  end

  // ---- the lane in the memory, and in the word that its bank read ----
  lane_t [Banks-1:0] in_memory, in_word;

  for (genvar b = 0; b < Banks; b++) begin : gen_bank
    lane_t [Lanes-1:0] stored, given;
    assign stored       = u_dut.gen_bank[b].memory[(IdWidth+RowWidth)'({slot, beat}>>BankWidth)];
    assign given        = u_dut.gen_bank[b].word_q;
    assign in_memory[b] = stored[column];
    assign in_word[b]   = given[column];
  end

  logic late_q = 1'b0;  // the lane was written since the last read
  always_ff @(posedge clk_i) late_q <= !read_i && (late_q || (write_i && write_slot_i == slot && write_beat_i == beat));

  always_comb begin
    a_lane : assert (!here_q || lanes[at_q] == expected_q);
    a_memory : assert (!written_q || in_memory[bank] == shadow_q);
    a_word : assert (!here_q || in_word[bank] == expected_q);
    a_shift :
    assert ((!here_q || (read_q && written_q && at_q < 5'(MostLanes) && LaneWidth'(at_q) == place - first_q)) &&
            (!read_q || (u_dut.turn_q == BankWidth'(first_q >> InWidth) &&
                         u_dut.shift_q == ((Lanes == 1) ? '0 : ShiftWidth'(first_q)))));
    c_wraps : cover (here_q && place < first_q && expected_q != '0);
    c_late : cover (here_q && late_q && expected_q != shadow_q);
  end

  rvh_stream_buffer #(
      .DataWidth(DataWidth),
      .Slots    (Slots),
      .SlotBytes(SlotBytes)
  ) u_dut (
      .clk_i,
      .write_i,
      .write_slot_i,
      .write_beat_i,
      .write_data_i,
      .read_i,
      .read_slot_i,
      .read_lane_i,
      .lanes_o(lanes)
  );

endmodule

`default_nettype wire
