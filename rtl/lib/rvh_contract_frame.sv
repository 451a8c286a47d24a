// SPDX-License-Identifier: Apache-2.0
// The contract of words that belong together: the attributes of a frame's first word are the same with each word up
// to the last one, or until `cancel_i`. For its placement, and when it starts to hold: rvh_contract.

`default_nettype none

module rvh_contract_frame #(
    parameter string       Name  = "rvh_contract_frame.words",  // module.port, for the message
    parameter int unsigned Width = 1                            // of the attributes that the words have in common
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic             take_i,    // a word is accepted
    input wire logic             last_i,    // it is the last one of its frame
    input wire logic [Width-1:0] common_i,
    input wire logic             cancel_i   // the frame ends, even if a word is accepted in this cycle
);

`ifndef FORMAL
  logic reset_seen, inside_q;
  logic [Width-1:0] common_q;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      inside_q   <= 1'b0;
    end else if (reset_seen) begin
      if (take_i) begin
        inside_q <= !last_i;
        common_q <= common_i;
      end
      if (cancel_i) inside_q <= 1'b0;
      a_common :
      assert (!(take_i && inside_q) || cancel_i || common_i == common_q)
      else $error("%s: a frame changed before its last word", Name);
    end
  end
`endif

endmodule

`default_nettype wire
