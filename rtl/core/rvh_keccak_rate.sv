// SPDX-License-Identifier: Apache-2.0
// The lanes of a rate: bit i of `lanes_o` says that lane i belongs to it. Combinational, without
// comparators, which would be in the path to the enables of the state.

`default_nettype none

module rvh_keccak_rate
  import rvh_keccak_pkg::*;
(
    input  wire rate_e        rate_i,
    output logic       [24:0] lanes_o
);

  function automatic logic [24:0] first(int unsigned lanes);
    for (int unsigned i = 0; i < 25; i++) first[i] = i < lanes;
  endfunction

  always_comb begin
    unique case (rate_i)
      Rate72:  lanes_o = first(rate_lanes(Rate72));
      Rate104: lanes_o = first(rate_lanes(Rate104));
      Rate136: lanes_o = first(rate_lanes(Rate136));
      Rate144: lanes_o = first(rate_lanes(Rate144));
      Rate168: lanes_o = first(rate_lanes(Rate168));
      default: lanes_o = '1;
    endcase
  end

endmodule

`default_nettype wire
