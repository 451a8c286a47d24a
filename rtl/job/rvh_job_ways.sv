// SPDX-License-Identifier: Apache-2.0
// The paths of the words of a job: from attachment, memory or tail to the engine, and from the
// engine to attachment or memory, with byte order and width.
//
// Contract: one source and one sink at a time. Words of a context are never swapped. `swap_in_i`
// and `swap_out_i` are stable while words are offered, `tail_i` while `tail_valid_i`. `status_o` is
// the engine's, except that save stays 1 while a part of a context's last word is here. `busy_o`:
// this module holds more words for the engine, without further input. `part_o`: a word of output is
// partly taken, its rest is here; `clear_out_i` drops it. `abort_i` drops the words for the engine.
//
// Cycles: a word passes in the cycle in which it comes; one for each word of the narrower side.

`default_nettype none

module rvh_job_ways
  import rvh_engine_pkg::*;
#(
    parameter int unsigned EngineWidth = 32,  // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned SourceWidth = 32,  // ... from memory
    parameter int unsigned SinkWidth = 32,  // ... to memory: the narrower of both
    localparam int unsigned Count = $clog2(EngineWidth / 8) + 1,
    localparam int unsigned SourceCount = $clog2(SourceWidth / 8) + 1,
    localparam int unsigned SinkCount = $clog2(SinkWidth / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic    swap_in_i,
    input  wire logic    swap_out_i,
    input  wire logic    abort_i,
    input  wire logic    clear_out_i,
    input  wire status_t engine_status_i,
    output status_t      status_o,
    output logic         busy_o,
    output logic         part_o,

    input  wire logic                   push_valid_i,
    output logic                        push_ready_o,
    input  wire logic [           31:0] push_data_i,
    input  wire logic                   source_valid_i,
    output logic                        source_ready_o,
    input  wire logic [SourceWidth-1:0] source_data_i,   // first byte in bits 7:0
    input  wire logic [SourceCount-1:0] source_bytes_i,
    input  wire logic                   tail_valid_i,    // the message ends; accepted with msg_ready_i
    input  wire logic [           31:0] tail_i,
    input  wire logic [            1:0] tail_bytes_i,
    output logic                        msg_valid_o,
    input  wire logic                   msg_ready_i,
    output logic      [EngineWidth-1:0] msg_data_o,
    output logic      [      Count-1:0] msg_bytes_o,

    input  wire logic                   out_valid_i,
    output logic                        out_ready_o,
    input  wire logic [EngineWidth-1:0] out_data_i,
    input  wire logic [      Count-1:0] out_bytes_i,
    input  wire logic                   out_last_i,
    output logic                        pop_valid_o,
    input  wire logic                   pop_ready_i,
    output logic      [           31:0] pop_data_o,
    output logic                        sink_valid_o,
    input  wire logic                   sink_ready_i,
    output logic      [  SinkWidth-1:0] sink_data_o,
    output logic      [  SinkCount-1:0] sink_bytes_o,
    output logic                        sink_last_o,
    input  wire logic [  SinkCount-1:0] sink_taken_i
);

  localparam bit Resized = SourceWidth != 32 || EngineWidth != 32;

  typedef logic [Count-1:0] count_t;
  typedef logic [SourceCount-1:0] source_count_t;
  typedef logic [SinkCount-1:0] sink_count_t;

  logic valid, ready, word_valid, takes;
  logic [SourceWidth-1:0] source;
  source_count_t source_bytes;
  logic [EngineWidth-1:0] word;
  count_t word_bytes;
  logic [SinkWidth-1:0] out_data;
  sink_count_t taken;

  function automatic logic [31:0] swapped(logic [31:0] value, logic swap);
    return swap ? {value[7:0], value[15:8], value[23:16], value[31:24]} : value;
  endfunction

  // ---- to the engine ----
  assign valid = push_valid_i || source_valid_i;
  assign source_bytes = source_valid_i ? source_bytes_i : source_count_t'(4);
  assign {push_ready_o, source_ready_o} = {ready, ready};

  for (genvar i = 0; i < SourceWidth; i += 32) begin : gen_source
    assign source[i+:32] = swapped(
        source_valid_i ? source_data_i[i+:32] : (i == 0) ? push_data_i : '0, swap_in_i && !status_o.load
    );
  end

  if (Resized) begin : gen_words
    rvh_job_words #(
        .In (SourceWidth),
        .Out(EngineWidth)
    ) u_words (
        .clk_i,
        .rst_ni,
        .gather_i(status_o.load),
        .clear_i (abort_i || status_o.idle || status_o.done || status_o.save),
        .busy_o,
        .valid_i (valid),
        .ready_o (ready),
        .data_i  (source),
        .bytes_i (source_bytes),
        .valid_o (word_valid),
        .ready_i (msg_ready_i),
        .data_o  (word),
        .bytes_o (word_bytes)
    );
  end else begin : gen_same_words
    logic unused_abort;
    assign unused_abort = abort_i;
    assign {busy_o, ready, word_valid} = {1'b0, msg_ready_i, valid};
    assign {word, word_bytes} = {source, source_bytes};
  end

  // The tail follows its words.
  assign msg_valid_o = word_valid || tail_valid_i;
  assign msg_data_o  = tail_valid_i ? EngineWidth'(swapped(tail_i, swap_in_i)) : word;
  assign msg_bytes_o = tail_valid_i ? count_t'(tail_bytes_i) : word_bytes;

  // ---- from the engine: the rest of a word goes to the next reader ----
  if (EngineWidth != 32) begin : gen_output
    rvh_job_output #(
        .Width(EngineWidth),
        .Sink (SinkWidth)
    ) u_output (
        .clk_i,
        .rst_ni,
        .clear_i(clear_out_i),
        .left_o (part_o),
        .valid_i(out_valid_i),
        .ready_o(out_ready_o),
        .data_i (out_data_i),
        .bytes_i(out_bytes_i),
        .last_i (out_last_i),
        .valid_o(sink_valid_o),
        .ready_i(takes),
        .taken_i(taken),
        .data_o (out_data),
        .bytes_o(sink_bytes_o),
        .last_o (sink_last_o)
    );

    // The engine has output the last word of a context, and a part of it is left.
    always_comb begin
      status_o = engine_status_i;
      if (engine_status_i.idle && part_o) {status_o.idle, status_o.save} = 2'b01;
    end
  end else begin : gen_same_output
    logic unused_output;
    assign unused_output = ^{clear_out_i, taken};
    assign {sink_valid_o, out_data, sink_bytes_o, sink_last_o} = {out_valid_i, out_data_i, out_bytes_i, out_last_i};
    assign {out_ready_o, part_o, status_o} = {takes, 1'b0, engine_status_i};
  end

  for (genvar i = 0; i < SinkWidth; i += 32) begin : gen_sink
    assign sink_data_o[i+:32] = swapped(out_data[i+:32], swap_out_i && !status_o.save);
  end

  assign takes       = pop_ready_i || sink_ready_i;
  assign taken       = pop_ready_i ? sink_count_t'(4) : sink_taken_i;
  assign pop_valid_o = sink_valid_o;
  assign pop_data_o  = sink_data_o[31:0];

`ifndef SYNTHESIS
  // ---- contract ----
  // A word stays while its message or context is open.
  rvh_contract_stream #(
      .Name ("rvh_job_ways.push"),
      .Width(32)
  ) u_contract_push (
      .clk_i,
      .rst_ni,
      .valid_i  (push_valid_i),
      .ready_i  (push_ready_o),
      .payload_i(push_data_i),
      .cancel_i (!(status_o.absorb || status_o.load))
  );

  rvh_contract_stream #(
      .Name ("rvh_job_ways.source"),
      .Width(SourceWidth + SourceCount)
  ) u_contract_source (
      .clk_i,
      .rst_ni,
      .valid_i  (source_valid_i),
      .ready_i  (source_ready_o),
      .payload_i({source_data_i, source_bytes_i}),
      .cancel_i (abort_i)
  );

  // On an abort the word is withdrawn.
  rvh_contract_stream #(
      .Name ("rvh_job_ways.msg"),
      .Width(EngineWidth + Count)
  ) u_contract_msg (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid_o),
      .ready_i  (msg_ready_i),
      .payload_i({msg_data_o, msg_bytes_o}),
      .cancel_i (!msg_valid_o || abort_i || !(status_o.absorb || status_o.load))
  );

  // The byte order of a word may change between its two readers.
  rvh_contract_stream #(
      .Name ("rvh_job_ways.out"),
      .Width(SinkWidth + SinkCount + 1)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (sink_valid_o && pop_valid_o),
      .ready_i  (pop_ready_i || sink_ready_i),
      .payload_i({out_data, sink_bytes_o, sink_last_o}),
      .cancel_i (clear_out_i)
  );

  rvh_contract #(
      .Name("rvh_job_ways.words")
  ) u_contract_words (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0({push_valid_i, source_valid_i, tail_valid_i}) && !(pop_ready_i && sink_ready_i))
  );
`endif

endmodule

`default_nettype wire
