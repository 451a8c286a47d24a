// SPDX-License-Identifier: Apache-2.0
// A queue of words. One enters and one leaves in each cycle; a word is offered in the cycle after it entered. The
// memory is neither reset nor cleared.

`default_nettype none

module rvh_fifo #(
    parameter int unsigned Width = 8,
    parameter int unsigned Depth = 2   // a power of 2, at least 2
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic             valid_i,
    output logic                  ready_o,
    input  wire logic [Width-1:0] data_i,

    output logic                  valid_o,
    input  wire logic             ready_i,
    output logic      [Width-1:0] data_o
);

  localparam int unsigned AtWidth = $clog2(Depth);

  if (Depth < 2 || 1 << AtWidth != Depth) begin : gen_bad_depth
    $error("rvh_fifo: Depth must be a power of 2, 2 at least");
  end

  logic [Width-1:0] memory[Depth];
  logic [AtWidth:0] in_q, out_q;  // the highest bit counts the wraps

  assign ready_o = in_q != {!out_q[AtWidth], out_q[AtWidth-1:0]};
  assign valid_o = in_q != out_q;
  assign data_o  = memory[out_q[AtWidth-1:0]];

  always_ff @(posedge clk_i) begin
    if (valid_i && ready_o) memory[in_q[AtWidth-1:0]] <= data_i;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      in_q  <= '0;
      out_q <= '0;
    end else begin
      in_q  <= in_q + (AtWidth + 1)'(valid_i && ready_o);
      out_q <= out_q + (AtWidth + 1)'(valid_o && ready_i);
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_fifo.out"),
      .Width(Width)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_o),
      .ready_i  (ready_i),
      .payload_i(data_o),
      .cancel_i (1'b0)
  );

  // The queue holds at most Depth words.
  rvh_contract #(
      .Name("rvh_fifo.count")
  ) u_contract_count (
      .clk_i,
      .rst_ni,
      .holds_i(32'((AtWidth + 1)'(in_q - out_q)) <= Depth)
  );
`endif

endmodule

`default_nettype wire
