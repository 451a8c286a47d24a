// SPDX-License-Identifier: Apache-2.0
// Trims the engine's output to the beats that are sent: the whole of a digest, and the requested number of bytes of an
// XOF. The last word of an XOF may be cut; the engine's own `last` is ignored for it.
//
// Contract: `load_i` comes before the words of each message, and no word is taken in the same cycle. `keep_o` has no
// hole; lanes that are not kept are 0.
//
// Cycles: none; data passes in the same cycle. The only state is the request and the number of bytes left.

`default_nettype none

module rvh_stream_trim #(
    parameter  int unsigned Width = 64,        // 32, 64 or 128
    localparam int unsigned Bytes = Width / 8
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic        load_i,   // the next message follows
    input wire logic        xof_i,    // ... and is an XOF,
    input wire logic [23:0] length_i, // of which this number of bytes is requested

    input  wire logic                   take_i,   // the word is taken
    input  wire logic [      Width-1:0] data_i,
    input  wire logic [$clog2(Bytes):0] bytes_i,
    input  wire logic                   last_i,
    output logic      [      Width-1:0] data_o,
    output logic      [      Bytes-1:0] keep_o,
    output logic                        last_o
);

  typedef logic [$clog2(Bytes):0] count_t;

  logic xof_q;
  logic [23:0] left_q;  // bytes not sent yet
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
