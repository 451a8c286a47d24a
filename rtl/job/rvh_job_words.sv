// SPDX-License-Identifier: Apache-2.0
// Converts words of a message or context to the engine's width: cuts wider words, and with
// `gather_i` (a context, which the engine takes in full words) assembles full words.
//
// Contract: a word has any number of bytes except 0. Without `gather_i` all bytes of a word are
// offered at once, as words of Out bits, the last of them with the rest; with it, less than a word
// is kept. `busy_o`: this module holds more words to offer, without further input. `clear_i` drops
// the kept bytes.
//
// Cycles: a word passes in the cycle in which it comes; one for each word at the output.

`default_nettype none

module rvh_job_words #(
    parameter  int unsigned In       = 64,                  // bits of a word at the input: 32, 64 or 128
    parameter  int unsigned Out      = 64,                  // bits of a word of the engine: 32, 64 or 128
    localparam int unsigned InCount  = $clog2(In / 8) + 1,
    localparam int unsigned OutCount = $clog2(Out / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic gather_i,
    input  wire logic clear_i,
    output logic      busy_o,

    input  wire logic               valid_i,
    output logic                    ready_o,
    input  wire logic [     In-1:0] data_i,   // first byte in bits 7:0
    input  wire logic [InCount-1:0] bytes_i,

    output logic                     valid_o,
    input  wire logic                ready_i,
    output logic      [     Out-1:0] data_o,
    output logic      [OutCount-1:0] bytes_o
);

  localparam int unsigned InBytes = In / 8;
  localparam int unsigned OutBytes = Out / 8;
  localparam int unsigned Kept = ((InBytes > OutBytes) ? InBytes : OutBytes) - 1;
  localparam int unsigned All = InBytes + OutBytes - 1;
  localparam int unsigned Count = $clog2(All) + 1;

  if (!(In inside {32, 64, 128}) || !(Out inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_job_words: In and Out must be 32, 64 or 128");
  end

  typedef logic [Count-1:0] count_t;

  logic [8*Kept-1:0] kept_q;
  count_t count_q, total, given;
  logic [In-1:0] data;
  logic [8*All-1:0] all;
  logic gather, gather_q, waits_q, joins, takes, gives;

  // Bytes after the count of a word are masked.
  for (genvar i = 0; i < InBytes; i++) begin : gen_data
    assign data[8*i+:8] = (InCount'(i) < bytes_i) ? data_i[8*i+:8] : '0;
  end

  // The offered word does not change when a context ends.
  assign gather  = waits_q ? gather_q : gather_i;
  assign joins   = valid_i && (gather ? count_q < count_t'(OutBytes) : count_q == '0);
  assign total   = count_q + (joins ? count_t'(bytes_i) : '0);
  assign given   = (total < count_t'(OutBytes)) ? total : count_t'(OutBytes);
  assign all     = (8 * All)'(kept_q) | (joins ? (8 * All)'(data) << {count_q, 3'b000} : '0);
  assign valid_o = gather ? total >= count_t'(OutBytes) : total != '0;
  assign data_o  = all[Out-1:0];
  assign bytes_o = OutCount'(given);
  assign gives   = valid_o && ready_i;
  assign ready_o = joins && (ready_i || !valid_o);
  assign takes   = ready_o;
  assign busy_o  = gather ? count_q >= count_t'(OutBytes) : count_q != '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      kept_q   <= '0;
      count_q  <= '0;
      gather_q <= 1'b0;
      waits_q  <= 1'b0;
    end else begin
      waits_q  <= valid_o && !ready_i;
      gather_q <= gather;
      if (gives) begin
        kept_q  <= (8 * Kept)'(all >> Out);
        count_q <= total - given;
      end else if (takes) begin
        kept_q  <= all[8*Kept-1:0];
        count_q <= total;
      end
      if (clear_i) begin
        kept_q  <= '0;
        count_q <= '0;
        waits_q <= 1'b0;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_job_words.bytes")
  ) u_contract_bytes (
      .clk_i,
      .rst_ni,
      .holds_i(!valid_i || (bytes_i != '0 && 32'(bytes_i) <= InBytes))
  );

  rvh_contract_stream #(
      .Name ("rvh_job_words.out"),
      .Width(Out + OutCount)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_o),
      .ready_i  (ready_i),
      .payload_i({data_o, bytes_o}),
      .cancel_i (clear_i || !valid_i)
  );
`endif

endmodule

`default_nettype wire
