// SPDX-License-Identifier: Apache-2.0
// The inputs of a unit that is placed alone: each comes from a flip-flop of a shift register. `rvhash pnr` puts it
// before every input port.

`default_nettype none

module rvh_pins_in #(
    parameter int unsigned Bits = 1
) (
    input  wire logic            clk_i,
    input  wire logic            shift_i,
    output logic                 shift_o,
    output logic      [Bits-1:0] unit_o
);

  always_ff @(posedge clk_i) unit_o <= Bits'({unit_o, shift_i});

  assign shift_o = unit_o[Bits-1];

endmodule

`default_nettype wire
