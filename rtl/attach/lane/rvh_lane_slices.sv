// SPDX-License-Identifier: Apache-2.0
// A pass over eleven slices of the state of Keccak (FIPS 202, section 3.2): pi, chi and iota of one round, then theta of
// the next one. Combinational. rho, which moves bits between slices, is outside. A slice has the 25 bits of one z.
//
// theta of a slice needs the column parities of the slice before it, after chi: `previous_i` are those of the slice before
// the first one here.

`default_nettype none

module rvh_lane_slices #(
    parameter int unsigned Slices = 11
) (
    input wire logic first_i,  // theta alone
    input wire logic last_i,  // without theta
    input wire logic [Slices:0] iota_i,  // round constant of each slice, then of the last slice of the lane
    input wire logic [Slices:0][24:0] slices_i,  // bit x + 5 y; after them the last slice of the lane
    input wire logic start_i,  // the first slice here is the first one of the lane
    input wire logic [4:0] previous_i,  // column parities of the slice before, unless start_i
    output logic [4:0] parity_o,  // column parities of the last slice here
    output logic [Slices-1:0][24:0] slices_o
);

  function automatic logic [24:0] chi_pi(logic [24:0] a);
    logic [24:0] b, c;
    for (int unsigned x = 0; x < 5; x++) begin
      for (int unsigned y = 0; y < 5; y++) b[x+5*y] = a[(x+3*y)%5+5*x];
    end
    for (int unsigned x = 0; x < 5; x++) begin
      for (int unsigned y = 0; y < 5; y++) c[x+5*y] = b[x+5*y] ^ (~b[(x+1)%5+5*y] & b[(x+2)%5+5*y]);
    end
    return c;
  endfunction

  function automatic logic [4:0] columns(logic [24:0] a);
    return a[4:0] ^ a[9:5] ^ a[14:10] ^ a[19:15] ^ a[24:20];
  endfunction

  logic [Slices:0][24:0] rows;  // after chi and iota
  logic [Slices:0][ 4:0] parity;  // of the slice before each, then of the last one

  for (genvar i = 0; i <= Slices; i++) begin : gen_rows
    assign rows[i] = first_i ? slices_i[i] : chi_pi(slices_i[i]) ^ 25'(iota_i[i]);
  end

  assign parity[0] = start_i ? columns(rows[Slices]) : previous_i;
  assign parity_o  = parity[Slices];

  for (genvar i = 0; i < Slices; i++) begin : gen_theta
    logic [4:0] effect;

    assign parity[i+1] = columns(rows[i]);
    for (genvar x = 0; x < 5; x++) begin : gen_effect
      assign effect[x] = !last_i && (parity[i+1][(x+4)%5] ^ parity[i][(x+1)%5]);
    end
    assign slices_o[i] = rows[i] ^ {5{effect}};
  end

endmodule

`default_nettype wire
