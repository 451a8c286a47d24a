// SPDX-License-Identifier: Apache-2.0
// The engine's output as the beats that go out: all of a digest, and of an XOF as many bytes as were asked for, so that
// its last word may be cut and the engine's own end does not count.
//
// Contract: `load_i` comes before the words of each message, with no word taken in the same cycle. `keep_o` has no
// hole, lanes that are not kept are 0. Without delay; the counter is all that it holds.

`default_nettype none

module rvh_stream_trim #(
    parameter  int unsigned Width = 64,        // 32, 64 or 128
    localparam int unsigned Bytes = Width / 8
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic        load_i,   // what follows is of the next message
    input wire logic        xof_i,    // ... an XOF,
    input wire logic [23:0] length_i, // of which so many bytes are wanted

    input  wire logic                   take_i,   // the word goes
    input  wire logic [      Width-1:0] data_i,
    input  wire logic [$clog2(Bytes):0] bytes_i,
    input  wire logic                   last_i,
    output logic      [      Width-1:0] data_o,
    output logic      [      Bytes-1:0] keep_o,
    output logic                        last_o
);

  typedef logic [$clog2(Bytes):0] count_t;

  logic xof_q;
  logic [23:0] left_q;  // bytes still to go
  count_t given;

  assign last_o = xof_q ? left_q <= 24'(bytes_i) : last_i;
  assign given  = (xof_q && left_q < 24'(bytes_i)) ? count_t'(left_q) : bytes_i;
  assign keep_o = ~(Bytes'('1) << given);

  always_comb begin
    for (int unsigned lane = 0; lane < Bytes; lane++) data_o[8*lane+:8] = keep_o[lane] ? data_i[8*lane+:8] : '0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      xof_q  <= 1'b0;
      left_q <= '0;
    end else if (load_i) begin
      xof_q  <= xof_i;
      left_q <= length_i;
    end else if (take_i) begin
      left_q <= left_q - 24'(given);
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_stream_trim.load")
  ) u_contract_load (
      .clk_i,
      .rst_ni,
      .holds_i(!(load_i && take_i))
  );
`endif

endmodule

`default_nettype wire
