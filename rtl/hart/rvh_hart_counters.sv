// SPDX-License-Identifier: Apache-2.0
// mcycle and minstret, 64 bits each. mcycle counts every cycle, also while the hart waits in wfi. A write replaces the
// increment of its cycle. `data_o` of a counter is its value before this cycle's increment.

`default_nettype none

module rvh_hart_counters (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        retired_i,
    input  wire logic [ 3:0] we_i,       // mcycle, mcycleh, minstret, minstreth
    input  wire logic [31:0] wdata_i,
    output logic      [63:0] cycle_o,
    output logic      [63:0] instret_o
);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      cycle_o   <= '0;
      instret_o <= '0;
    end else begin
      if (we_i[0]) cycle_o[31:0] <= wdata_i;
      else if (we_i[1]) cycle_o[63:32] <= wdata_i;
      else cycle_o <= cycle_o + 64'd1;
      if (we_i[2]) instret_o[31:0] <= wdata_i;
      else if (we_i[3]) instret_o[63:32] <= wdata_i;
      else instret_o <= instret_o + 64'(retired_i);
    end
  end

endmodule

`default_nettype wire
