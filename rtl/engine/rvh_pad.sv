// SPDX-License-Identifier: Apache-2.0
// One beat of the padded message (seam C, combinational): the rest of the message, the marker byte
// after it, and at the end of the last block the final bit of pad10*1 (FIPS 202, 5.1) or the
// message length (FIPS 180-4, 5.1).
//
// rvh_engine decides on the contents of a beat; this module places them. The length takes two beats
// at one round a cycle and one beat at two: `length_first_i` marks the first or only one,
// `length_second_i` the second.

`default_nettype none

module rvh_pad #(
    parameter  int unsigned Bytes          = 8,                 // of the widest beat: 4, 8 or 16
    parameter  int unsigned RoundsPerCycle = 1,                 // of the SHA-2 core
    localparam int unsigned CountWidth     = $clog2(Bytes) + 1
) (
    input wire logic [   8*Bytes-1:0] data_i,           // message bytes, the first one in bits 7:0
    input wire logic                  tail_i,           // less than a beat of them: padding may follow
    input wire logic [CountWidth-1:0] kept_i,           // number of them in a tail
    input wire logic                  marker_valid_i,   // in a tail the marker byte follows them
    input wire logic [           7:0] marker_i,
    input wire logic [CountWidth-1:0] beat_i,           // bytes of this beat
    input wire logic                  final_bit_i,      // last beat of pad10*1: its last bit is 1
    input wire logic                  length_first_i,
    input wire logic                  length_second_i,
    input wire logic                  wide_i,           // SHA-512 family: length of 128 bits, not 64
    input wire logic [         127:0] length_i,         // message length in bits

    output logic [8*Bytes-1:0] beat_o
);

  logic [127:0] length;  // bytes of the length in block order, first byte on top
  logic [8*Bytes-1:0] padding;
  logic [Bytes-1:0] keep;

  always_comb begin
    length = wide_i ? length_i : {length_i[63:0], 64'h0};
    if (RoundsPerCycle == 1 && length_second_i) length = wide_i ? {length_i[63:0], 64'h0} : {length_i[31:0], 96'h0};
  end

  always_comb begin
    for (int unsigned b = 0; b < Bytes; b++) begin
      padding[8*b+:8] = (marker_valid_i && b == 32'(kept_i)) ? marker_i : 8'h00;
      if (final_bit_i && b + 1 == 32'(beat_i)) padding[8*b+7] = 1'b1;
      if (length_first_i || length_second_i) padding[8*b+:8] = length[127-8*b-:8];
      padding[8*b+:8] &= {8{tail_i}};
      keep[b] = tail_i ? b < 32'(kept_i) && !(length_first_i || length_second_i) : b < 32'(beat_i);
      // The data comes last and passes one gate.
      beat_o[8*b+:8] = (data_i[8*b+:8] & {8{keep[b]}}) | padding[8*b+:8];
    end
  end

endmodule

`default_nettype wire
