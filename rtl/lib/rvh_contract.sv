// SPDX-License-Identifier: Apache-2.0
// A promise of a module, or an obligation of its users: `holds_i` is 1 at every rising edge of the clock after the
// first reset, except while reset is asserted.
//
// This and the other contracts are for simulation. They are instantiated at the foot of the module that promises,
// where SYNTHESIS is not defined, so the netlist is the same without them. With FORMAL the body is empty: formal/
// has modules of its own, and proves the labelled assertions of the RTL itself.

`default_nettype none

module rvh_contract #(
    parameter string Name = "rvh_contract.holds"  // module.promise, for the message
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic holds_i
);

`ifndef FORMAL
  logic reset_seen;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
    end else if (reset_seen) begin
      a_holds :
      assert (holds_i)
      else $error("%s does not hold", Name);
    end
  end
`endif

endmodule

`default_nettype wire
