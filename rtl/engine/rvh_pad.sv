// SPDX-License-Identifier: Apache-2.0
// One word of the padded message (seam C, combinational): what is left of a message
// word, the marker byte behind it, and at the end of the last block the final bit
// of pad10*1 (FIPS 202, 5.1) or the length (FIPS 180-4, 5.1.1).
//
// rvh_engine decides what goes where; this module places it.

module rvh_pad (
    input logic [31:0] data_i,          // message word, first byte in bits 7:0
    input logic [ 2:0] keep_i,          // how many of its bytes are message, 0 to 4
    input logic        marker_valid_i,  // the marker byte follows; keep_i is at most 3 then
    input logic [ 7:0] marker_i,
    input logic        final_bit_i,     // last word of pad10*1: its last bit is 1
    input logic        length_hi_i,     // this word is the upper half of the length
    input logic        length_lo_i,     // this word is the lower half of the length
    input logic [63:0] length_i,        // message length in bits

    output logic [31:0] word_o
);

  // The length is big-endian, words here are not.
  function automatic logic [31:0] swap(logic [31:0] x);
    return {x[7:0], x[15:8], x[23:16], x[31:24]};
  endfunction

  always_comb begin
    for (int unsigned b = 0; b < 4; b++) begin
      word_o[8*b+:8] = (b < 32'(keep_i)) ? data_i[8*b+:8] : 8'h00;
      if (marker_valid_i && b == 32'(keep_i)) word_o[8*b+:8] = marker_i;
    end
    word_o[31] = word_o[31] | final_bit_i;
    if (length_hi_i) word_o = swap(length_i[63:32]);
    if (length_lo_i) word_o = swap(length_i[31:0]);
  end

endmodule
