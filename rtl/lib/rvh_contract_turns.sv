// SPDX-License-Identifier: Apache-2.0
// The contract of an arbiter that takes turns: no user is served twice while another one waits, and no user is
// served that does not request. For its placement, and when it starts to hold: rvh_contract.

`default_nettype none

module rvh_contract_turns #(
    parameter string       Name  = "rvh_contract_turns.turns",  // module.what, for the message
    parameter int unsigned Users = 2
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic [Users-1:0] wants_i,
    input wire logic [Users-1:0] served_i  // one at most
);

`ifndef FORMAL
  logic reset_seen;
  logic [Users-1:0][Users-1:0] passed_q;  // [i]: users that were served since i waits
  logic twice;

  initial reset_seen = 1'b0;

  always_comb begin
    twice = 1'b0;
    for (int unsigned i = 0; i < Users; i++) twice |= wants_i[i] && !served_i[i] && (passed_q[i] & served_i) != '0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      passed_q   <= '0;
    end else if (reset_seen) begin
      for (int unsigned i = 0; i < Users; i++) begin
        passed_q[i] <= (wants_i[i] && !served_i[i]) ? passed_q[i] | served_i : '0;
      end
      a_wanted :
      assert ($onehot0(served_i) && (served_i & ~wants_i) == '0)
      else $error("%s: served more than one, or one that does not want", Name);
      a_turns :
      assert (!twice)
      else $error("%s: one was served twice while another one waits", Name);
    end
  end
`endif

endmodule

`default_nettype wire
