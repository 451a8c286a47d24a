// SPDX-License-Identifier: Apache-2.0
// What OASIP and DASIP both compute.

`default_nettype none

package rvh_asip_pkg;

  // The paper's remv: 16 + v becomes v modulo 5, for v from -9 to 9; otherwise bits 2:0 of the sum.
  function automatic logic [2:0] modulo5(logic [4:0] sum);
    unique case (sum)
      5'd7, 5'd12, 5'd17, 5'd22: return 3'd1;
      5'd8, 5'd13, 5'd18, 5'd23: return 3'd2;
      5'd9, 5'd14, 5'd19, 5'd24: return 3'd3;
      5'd10, 5'd15, 5'd20, 5'd25: return 3'd4;
      5'd11, 5'd16, 5'd21: return 3'd0;
      default: return sum[2:0];
    endcase
  endfunction

  // The paper's lfsr: a step of the LFSR of the round constants (FIPS 202, algorithm 5).
  function automatic logic [7:0] lfsr(logic [7:0] a);
    return {a[6:0], 1'b0} ^ (a[7] ? 8'h71 : 8'h00);
  endfunction

endpackage

`default_nettype wire
