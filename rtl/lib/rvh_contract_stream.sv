// SPDX-License-Identifier: Apache-2.0
// The contract of a valid/ready stream, at either end: what is offered stays unchanged until it is accepted, or
// until `cancel_i`. For its placement, and when it starts to hold: rvh_contract.

`default_nettype none

module rvh_contract_stream #(
    parameter string       Name  = "rvh_contract_stream.out",  // module.port, for the message
    parameter int unsigned Width = 1                           // of the payload
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic             valid_i,
    input wire logic             ready_i,
    input wire logic [Width-1:0] payload_i,  // everything that is offered
    input wire logic             cancel_i    // the offer may be withdrawn or changed in this cycle and after it
);

`ifndef FORMAL
  logic reset_seen, held_q;
  logic [Width-1:0] payload_q;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      held_q     <= 1'b0;
    end else if (reset_seen) begin
      held_q <= valid_i && !ready_i && !cancel_i;
      if (valid_i && !ready_i) payload_q <= payload_i;
      a_valid :
      assert (!held_q || valid_i || cancel_i)
      else $error("%s: an offer was taken back", Name);
      a_payload :
      assert (!held_q || !valid_i || payload_i == payload_q || cancel_i)
      else $error("%s: an offer changed before it was taken", Name);
    end
  end
`endif

endmodule

`default_nettype wire
