// SPDX-License-Identifier: Apache-2.0
// The outputs of a unit that is placed alone: each goes into a flip-flop, and nothing else. While `load_i`, a shift
// register takes them over. `rvhash pnr` puts it after every output port.

`default_nettype none

module rvh_pins_out #(
    parameter int unsigned Bits = 1
) (
    input  wire logic            clk_i,
    input  wire logic            load_i,
    input  wire logic            shift_i,
    output logic                 shift_o,
    input  wire logic [Bits-1:0] unit_i
);

  logic [Bits-1:0] unit_q, shift_q;

  always_ff @(posedge clk_i) begin
    unit_q  <= unit_i;
    shift_q <= load_i ? unit_q : Bits'({shift_q, shift_i});
  end

  assign shift_o = shift_q[Bits-1];

endmodule

`default_nettype wire
