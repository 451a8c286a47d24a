// SPDX-License-Identifier: Apache-2.0
// Reference of each algorithm's padding for the proofs, written independently of rtl/pkg: FIPS 180-4,
// section 5.1 and figure 1; FIPS 202, sections 5.1, 6.1, 6.2 and B.2.

`default_nettype none

package rvh_formal_ref_modes_pkg;

  typedef struct packed {
    logic       sponge;
    logic       wide;    // SHA-2 with words of 64 bits
    logic [7:0] block;   // bytes
    logic [7:0] marker;  // the byte after the message
    logic [7:0] length;  // bytes of the length field
  } mode_t;

  function automatic mode_t mode(logic [3:0] alg, logic [2:0] rate, logic [7:0] suffix);
    mode = '{sponge: 1'b0, wide: 1'b0, block: 8'd64, marker: 8'h80, length: 8'd8};
    if (alg inside {4'd3, 4'd4, 4'd5, 4'd6}) mode = '{1'b0, 1'b1, 8'd128, 8'h80, 8'd16};
    if (alg >= 4'd8) begin
      mode.sponge = 1'b1;
      mode.length = 8'd0;
      mode.marker = (alg == 4'd15) ? suffix : (alg >= 4'd12) ? 8'h1f : 8'h06;
      unique case (alg)  // 200 bytes minus twice the digest, or twice the security strength
        4'd8: mode.block = 8'(200 - 2 * 28);
        4'd9: mode.block = 8'(200 - 2 * 32);
        4'd10: mode.block = 8'(200 - 2 * 48);
        4'd11: mode.block = 8'(200 - 2 * 64);
        4'd12: mode.block = 8'(200 - 2 * 16);
        4'd13: mode.block = 8'(200 - 2 * 32);
        default: mode.block = given_rate(rate);
      endcase
    end
  endfunction

  // The raw sponge selects one of these rates by its number.
  function automatic logic [7:0] given_rate(logic [2:0] rate);
    unique case (rate)
      3'd0: given_rate = 8'd72;
      3'd1: given_rate = 8'd104;
      3'd2: given_rate = 8'd136;
      3'd3: given_rate = 8'd144;
      default: given_rate = 8'd168;
    endcase
  endfunction

endpackage

`default_nettype wire
