// SPDX-License-Identifier: Apache-2.0
// Test only: rvh_clock_stop, with the cycles counted in which the clock was stopped. `busy_i`: something that must keep
// the clock running.

`default_nettype none

module stopped_clock (
    input  wire logic clk_i,
    input  wire logic rst_ni,
    input  wire logic request_i,
    input  wire logic idle_i,
    input  wire logic busy_i,
    output logic      clk_o
);

  logic [31:0] all = '0, passed = '0, stopped, passed_q = '0;
  logic reset_seen = 1'b0, needed_q = 1'b0;

  always_ff @(negedge rst_ni) reset_seen <= 1'b1;
  always_ff @(posedge clk_i) if (reset_seen) all <= all + 1;
  always_ff @(posedge clk_o) if (reset_seen) passed <= passed + 1;

  assign stopped = all - passed;

  always_ff @(posedge clk_i) begin
    passed_q <= passed;
    needed_q <= reset_seen && (request_i || busy_i);
  end

  rvh_clock_stop u_stop (
      .clk_i,
      .rst_ni,
      .request_i,
      .idle_i,
      .clk_o
  );

  rvh_contract #(
      .Name("stopped_clock.busy")
  ) u_contract_busy (
      .clk_i,
      .rst_ni,
      .holds_i(!(idle_i && busy_i))
  );

  // An edge in every cycle with a request, or with something inside
  rvh_contract #(
      .Name("stopped_clock.edge")
  ) u_contract_edge (
      .clk_i,
      .rst_ni,
      .holds_i(!needed_q || passed != passed_q)
  );

endmodule

`default_nettype wire
