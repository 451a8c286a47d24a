// SPDX-License-Identifier: Apache-2.0
// Message length of SHA-2 in bytes (seam C): counts up to the limits of FIPS 180-4, section 1, 2^61
// - 1 and 2^125 - 1 bytes, and reports a word that would exceed them.

`default_nettype none

module rvh_engine_length
  import rvh_engine_pkg::*;
#(
    parameter  int unsigned Width      = 64,                         // of a context word
    parameter  bit          Has512     = 1'b1,                       // counts for 64-bit words too
    parameter  int unsigned CountWidth = 4,
    localparam int unsigned IndexWidth = $clog2(HeaderBits / Width)
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic clear_i,

    input  wire logic                  add_i,
    input  wire logic [CountWidth-1:0] bytes_i,
    input  wire logic [CountWidth-1:0] taken_i,  // of a word of the message
    input  wire logic                  wide_i,   // the limit of the SHA-512 family
    output logic                       over_o,   // the length plus `taken_i` exceeds the limit

    input wire logic                  load_i,   // a word of a context's header
    input wire logic [IndexWidth-1:0] index_i,  // which one
    input wire logic [     Width-1:0] word_i,

    input  wire logic       restore_i,   // back to the end of the last whole block
    input  wire logic [7:0] position_i,  // position that the header claims
    output logic            bad_o,       // the loaded length contradicts position or limit

    output logic [124:0] length_o
);

  localparam int unsigned Bits = Has512 ? 125 : 61;

  logic [Bits-1:0] length_d, length_q;
  logic [Bits-1:0] sum;
  logic carry, full_61, full;  // a word carries into the bits above its own; they are all 1
  logic [CountWidth-1:0] low;
  logic [127:0] loaded;
  logic unused;

  assign unused       = ^{loaded[127:Bits], low};

  // Without the carry chain of the sum: the limit ends the message in this cycle.
  assign {carry, low} = {1'b0, length_q[CountWidth-1:0]} + {1'b0, taken_i};
  assign full_61      = &length_q[60:CountWidth];
  assign full         = &length_q[Bits-1:CountWidth];
  assign over_o       = (Has512 && wide_i) ? carry && full : (carry && full_61) || |(length_q >> 61);

  assign sum          = length_q + Bits'(bytes_i);
  assign length_o     = 125'(length_q);

  // The low bits are the position in the block.
  always_comb begin
    bad_o = {1'b0, length_q[6:0]} != position_i;
    if (!(Has512 && wide_i)) bad_o = {2'b0, length_q[5:0]} != position_i || |(length_q >> 61);
  end

  always_comb begin
    loaded = '0;
    loaded[Bits-1:0] = length_q;
    if (32'(index_i) >= LengthAt / Width) loaded[Width*(32'(index_i)-LengthAt/Width)+:Width] = word_i;
    length_d = length_q;
    if (add_i) length_d = sum[Bits-1:0];
    if (load_i) length_d = loaded[Bits-1:0];
    if (restore_i) length_d[6:0] = (Has512 && wide_i) ? '0 : length_q[6:0] & 7'h40;
    if (clear_i) length_d = '0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) length_q <= '0;
    else length_q <= length_d;
  end

endmodule

`default_nettype wire
