// SPDX-License-Identifier: Apache-2.0
// Output of an engine with words of more than 32 bits, for readers with narrower words: the rest of
// a word is offered next, and no byte is lost.
//
// Contract: at most Sink bits are offered at once. The reader takes `taken_i` of the offered bytes;
// a number that is not a multiple of 4 is rounded up to the next one. `left_o`: the first bytes of
// a word are taken, its rest is here. `clear_i` drops the rest.
//
// Cycles: none added.

`default_nettype none

module rvh_job_output #(
    parameter int unsigned Width = 64,  // of a word of the engine: 64 or 128
    parameter int unsigned Sink = 32,  // of a word for the reader: 32, 64 or 128, at most Width
    localparam int unsigned CountWidth = $clog2(Width / 8) + 1,
    localparam int unsigned SinkCount = $clog2(Sink / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic clear_i,
    output logic      left_o,

    input  wire logic                  valid_i,
    output logic                       ready_o,
    input  wire logic [     Width-1:0] data_i,   // first byte in bits 7:0
    input  wire logic [CountWidth-1:0] bytes_i,
    input  wire logic                  last_i,

    output logic                      valid_o,
    input  wire logic                 ready_i,
    input  wire logic [SinkCount-1:0] taken_i,
    output logic      [     Sink-1:0] data_o,
    output logic      [SinkCount-1:0] bytes_o,
    output logic                      last_o
);

  if (!(Width inside {64, 128})) begin : gen_bad_width
    $error("rvh_job_output: Width must be 64 or 128");
  end

  if (!(Sink inside {32, 64, 128}) || Sink > Width) begin : gen_bad_sink
    $error("rvh_job_output: Sink must be 32, 64 or 128, and no more than Width");
  end

  typedef logic [CountWidth-1:0] count_t;

  logic [Width-1:0] left_q, data;
  count_t bytes_q, bytes, taken, rest;
  logic last_q, last, takes;

  assign left_o  = bytes_q != '0;
  assign data    = left_o ? left_q : data_i;
  assign bytes   = left_o ? bytes_q : bytes_i;
  assign last    = left_o ? last_q : last_i;
  assign taken   = (count_t'(taken_i) + count_t'(3)) & ~count_t'(3);
  assign rest    = (taken < bytes) ? bytes - taken : '0;
  assign valid_o = left_o || valid_i;
  assign data_o  = data[Sink-1:0];
  assign bytes_o = (32'(bytes) > Sink / 8) ? SinkCount'(Sink / 8) : SinkCount'(bytes);
  assign last_o  = last && 32'(bytes) <= Sink / 8;
  assign takes   = valid_o && ready_i;
  assign ready_o = ready_i && !left_o;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      left_q  <= '0;
      bytes_q <= '0;
      last_q  <= 1'b0;
    end else begin
      if (takes) begin
        left_q  <= (rest != '0) ? data >> {taken, 3'b000} : '0;
        bytes_q <= rest;
        last_q  <= last;
      end
      if (clear_i) begin
        left_q  <= '0;
        bytes_q <= '0;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_job_output.taken")
  ) u_contract_taken (
      .clk_i,
      .rst_ni,
      .holds_i(!takes || (taken_i != '0 && taken_i <= bytes_o))
  );

  rvh_contract_stream #(
      .Name ("rvh_job_output.out"),
      .Width(Sink + SinkCount + 1)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_o),
      .ready_i  (ready_i),
      .payload_i({data_o, bytes_o, last_o}),
      .cancel_i (clear_i)
  );
`endif

endmodule

`default_nettype wire
