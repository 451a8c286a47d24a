// SPDX-License-Identifier: Apache-2.0
// Stops the clock of an attachment while nothing happens in it: the `idle_o` of the attachment goes to `idle_i`, the OR
// of its requests, which its header names, to `request_i`, and its clock comes from `clk_o`.
//
// Contract: clk_i always runs. `idle_i` comes from registers of the attachment, `request_i` is settled before clk_i
// rises, and the reset is the attachment's own. A rising edge of clk_i goes through in every cycle with a request, while
// the attachment is not idle, and for four cycles after both; it is held back in every other cycle. A request needs
// no extra cycle.
//
// Cost: 3 flip-flops on clk_i and an rvh_clock_gate. Whoever has a clock controller of his own leaves this module out.

`default_nettype none

module rvh_clock_stop (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic request_i,
    input wire logic idle_i,
    output logic clk_o
);

  localparam logic [2:0] Cycles = 3'd4;  // until every register that an event reaches late has it

  logic [2:0] quiet_q;  // cycles of idle without a request, up to so many

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) quiet_q <= '0;
    else if (request_i || !idle_i) quiet_q <= '0;
    else if (quiet_q != Cycles) quiet_q <= quiet_q + 3'd1;
  end

  rvh_clock_gate u_gate (
      .clk_i,
      .en_i(request_i || quiet_q != Cycles),
      .clk_o
  );

`ifndef SYNTHESIS
  // ---- contract ----
  // What is idle stays so without a request.
  logic was_quiet_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) was_quiet_q <= 1'b0;
    else was_quiet_q <= idle_i && !request_i;
  end

  rvh_contract #(
      .Name("rvh_clock_stop.idle")
  ) u_contract_idle (
      .clk_i,
      .rst_ni,
      .holds_i(!was_quiet_q || idle_i)
  );
`endif

endmodule

`default_nettype wire
