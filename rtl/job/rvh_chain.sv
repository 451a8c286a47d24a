// SPDX-License-Identifier: Apache-2.0
// Sequencer of a row of hash chains: reads its description, then for each chain the digit and the
// start, changes the counters of the engine's template, requests the steps and writes the end.
// docs/chains.md describes a row.
//
// Contract: `start_i` comes while `busy_o` is 0 and the engine has begun its message. `src_i` stays
// until the row ends. `busy_o` is 1 from the next cycle until then. `abort_i` ends the row at once;
// so does `bad_o`, a pulse: an impossible description or digit. For memory the contract is that of
// rvh_job_memory: one move at a time, `busy_i` is its busy_o. A chain without a step and without a
// PRF writes nothing.
//
// The next chain is prepared while the last step of a chain runs: its digit, its start and its
// counters. If it has no step, it waits for the end of the chain before.
//
// Cycles of the first chain, beside its steps and with memory that answers in the next cycle: 7 and
// a word a cycle for the start; 6 for a digit. Of each chain: 8 and a word a cycle for the end.

`default_nettype none

module rvh_chain
  import rvh_chain_pkg::*;
#(
    parameter  int unsigned SourceWidth = 32,                          // bits of a word from memory: 32, 64 or 128
    parameter  int unsigned AddrWidth   = 32,                          // bits of an address: 32 to 64
    localparam int unsigned Count       = $clog2(SourceWidth / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                 start_i,
    input  wire logic [AddrWidth-1:0] src_i,    // of the description
    input  wire logic                 abort_i,
    output logic                      busy_o,
    output logic                      bad_o,

    output logic                        in_start_o,
    output logic      [  AddrWidth-1:0] in_addr_o,
    output logic      [  AddrWidth-1:0] in_len_o,
    output logic                        out_start_o,
    output logic      [  AddrWidth-1:0] out_addr_o,
    output logic      [  AddrWidth-1:0] out_len_o,
    input  wire logic                   busy_i,
    input  wire logic                   valid_i,
    output logic                        ready_o,
    input  wire logic [SourceWidth-1:0] data_i,
    input  wire logic [      Count-1:0] bytes_i,
    output logic                        out_valid_o,
    input  wire logic                   out_ready_i,
    output logic      [           31:0] out_data_o,

    output chain_t            chain_o,
    input  wire chain_state_t chain_i
);

  localparam int unsigned HeadBytes = (AddrWidth > 32) ? 40 : 28;
  localparam int unsigned TemplateBytes = 8 * TemplateLanes;
  localparam int unsigned Width = (SourceWidth == 128) ? 64 : SourceWidth;  // of a word that goes to the template
  localparam int unsigned WidthCount = $clog2(Width / 8) + 1;

  typedef enum logic [3:0] {
    Rest,
    Head,     // the first part of the description, for the fields
    Fetch,    // its template
    Next,     // the next chain begins, if one is left
    Digit,
    Value,    // the start, and the counters
    Step,     // a step is offered
    Prepare,  // counters of the next step
    End       // the end of the chain before goes to memory
  } step_e;

  step_e step_d, step_q;
  place_t count_d, count_q, next_count;  // bytes of this move; with the word that is there
  logic [2:0] field_d, field_q;  // the next counter that is written
  logic [7:0] number_d, number_q, end_d, end_q;  // of the next step; one more than that of the last one
  logic prf_d, prf_q;  // the next step is the PRF
  logic pending_d, pending_q;  // the last step of the chain before runs, and its end was not written
  logic fill, filled;
  logic word_valid, word_ready, word_taken, load, advance, advance_end, offers, digit_bad, begins, write, fields_bad;
  logic [Width-1:0] word;
  logic [WidthCount-1:0] word_bytes;
  logic [3:0] bytes;
  logic [63:0] data;
  place_t place;

  logic none, two, prf, to, from, give;
  logic [AddrWidth-1:0] starts, digits, ends;
  logic [15:0] number_of_chain;
  place_t value, step_at, chain_at, prf_at;
  logic [2:0] lanes;
  logic [7:0] last, prf_byte, plain_byte;

  // ---- words from memory ----
  if (SourceWidth != Width) begin : gen_words
    logic unused_busy;

    rvh_job_words #(
        .In (SourceWidth),
        .Out(Width)
    ) u_words (
        .clk_i,
        .rst_ni,
        .gather_i(1'b0),
        .clear_i (abort_i || step_q == Rest),
        .busy_o  (unused_busy),
        .valid_i,
        .ready_o,
        .data_i,
        .bytes_i,
        .valid_o (word_valid),
        .ready_i (word_ready),
        .data_o  (word),
        .bytes_o (word_bytes)
    );
  end else begin : gen_same_words
    assign {word_valid, word, word_bytes} = {valid_i, data_i, bytes_i};
    assign ready_o = word_ready;
  end

  // The fields of narrow addresses are in its first part.
  logic [64*HeadLanes-1:0] head;
  logic unused_head;
  assign head        = chain_i.head;
  assign unused_head = ^head;

  assign word_ready  = step_q == Digit || (step_q inside {Head, Fetch, Value} && chain_i.write_ready);
  assign word_taken  = word_valid && word_ready;

  rvh_chain_fields #(
      .AddrWidth(AddrWidth)
  ) u_fields (
      .clk_i,
      .rst_ni,
      .load_i      (load),
      .head_i      (head[8*HeadBytes-1:0]),
      .sha_i       (chain_i.sha),
      .bad_o       (fields_bad),
      .next_i      (advance),
      .next_end_i  (advance_end),
      .none_o      (none),
      .starts_o    (starts),
      .digits_o    (digits),
      .ends_o      (ends),
      .chain_o     (number_of_chain),
      .value_o     (value),
      .lanes_o     (lanes),
      .step_at_o   (step_at),
      .last_o      (last),
      .chain_at_o  (chain_at),
      .two_o       (two),
      .prf_o       (prf),
      .to_o        (to),
      .from_o      (from),
      .prf_at_o    (prf_at),
      .prf_byte_o  (prf_byte),
      .plain_byte_o(plain_byte)
  );

  // ---- progress ----
  assign busy_o     = step_q != Rest;
  assign give       = prf_q ? number_q == end_q : number_q + 8'd1 == end_q;
  assign offers     = step_q == Step;
  assign digit_bad  = word[7:0] > last;
  assign next_count = word_taken ? count_q + place_t'(word_bytes) : count_q;
  assign filled     = field_q == 3'd4;  // the template has the chain's counters; in End, its start too
  assign out_len_o  = AddrWidth'({lanes, 3'b000});
  assign out_addr_o = ends;

  always_comb begin
    step_d      = step_q;
    count_d     = count_q;
    field_d     = field_q;
    number_d    = number_q;
    end_d       = end_q;
    prf_d       = prf_q;
    pending_d   = pending_q;
    in_start_o  = 1'b0;
    in_addr_o   = starts;
    in_len_o    = AddrWidth'({lanes, 3'b000});
    out_start_o = 1'b0;
    begins      = 1'b0;
    load        = 1'b0;
    write       = 1'b0;
    bytes       = 4'd1;
    place       = step_at;
    data        = '0;
    advance     = 1'b0;
    advance_end = 1'b0;
    fill        = 1'b0;
    bad_o       = 1'b0;
    unique case (step_q)
      Rest: begin
        field_d   = '0;
        in_addr_o = src_i;
        in_len_o  = AddrWidth'(HeadBytes);
        count_d   = '0;
        if (start_i) begin
          in_start_o = 1'b1;
          step_d     = Head;
        end
      end
      Head: begin
        in_addr_o = src_i + AddrWidth'(HeadBytes);
        in_len_o  = AddrWidth'(TemplateBytes);
        write     = word_valid;
        if (count_q == place_t'(HeadBytes) && !busy_i) begin
          load       = 1'b1;
          bad_o      = fields_bad;
          in_start_o = 1'b1;
          count_d    = '0;
          step_d     = Fetch;
        end
      end
      Fetch: begin
        write = word_valid;
        if (count_q == place_t'(TemplateBytes) && !busy_i) begin
          begins = 1'b1;
          step_d = Next;
        end
      end
      Next: begin
        count_d  = '0;
        prf_d    = prf;
        number_d = '0;
        end_d    = last;
        fill     = field_q < 3'd2;
        if (none && !busy_i) begin
          step_d      = pending_q ? End : Rest;
          out_start_o = pending_q;
        end else if (!busy_i) begin
          in_start_o = 1'b1;
          step_d     = Value;
          if (to || from) begin
            in_addr_o = digits;
            in_len_o  = AddrWidth'(1);
            step_d    = Digit;
          end
        end
      end
      Digit: begin
        if (word_taken) begin
          count_d = place_t'(1);
          bad_o   = digit_bad;
          if (to) end_d = word[7:0];
          else number_d = word[7:0];
        end
        if (count_q != '0 && !busy_i) begin
          count_d = '0;
          step_d  = Value;
          if (number_q == end_q && !prf) begin
            field_d     = '0;
            step_d      = pending_q ? End : Next;
            out_start_o = pending_q;
            advance     = !pending_q;
            advance_end = !pending_q;
          end else begin
            in_start_o = 1'b1;
          end
        end
      end
      Value: begin
        write = word_valid;
        fill  = !word_valid && !filled;
      end
      Step: begin
        count_d = '0;
        field_d = '0;
        if (chain_i.step_ready) begin
          step_d    = give ? Next : Prepare;
          pending_d = give;
          advance   = give;
          if (!prf_q) number_d = number_q + 8'd1;
        end
      end
      Prepare: begin
        write = 1'b1;
        {place, data[7:0]} = {step_at, number_q};
        if (prf_q && field_q == '0) {place, data[7:0]} = {prf_at, plain_byte};
        if (chain_i.write_ready) begin
          field_d = 3'd1;
          if (!prf_q || field_q != '0) begin
            step_d = Step;
            prf_d  = 1'b0;
          end
        end
      end
      End: begin
        if (out_valid_o && out_ready_i) count_d = count_q + place_t'(4);
        if (count_d == place_t'({lanes, 3'b000})) begin
          step_d      = filled ? Step : none ? Next : Digit;  // a chain without a step is left out now
          count_d     = place_t'(1);
          pending_d   = 1'b0;
          advance_end = 1'b1;
        end
      end
      default: step_d = Rest;
    endcase
    // The counters, while no word comes; that of the step only after the digit.
    if (fill) begin
      write = 1'b1;
      unique case (field_q[1:0])
        2'd0: {place, data[7:0]} = {chain_at + place_t'(two), number_of_chain[7:0]};
        2'd1: {place, data[7:0], write} = {chain_at, number_of_chain[15:8], two};
        2'd2: {place, data[7:0]} = {step_at, prf ? 8'b0 : number_q};
        default: {place, data[7:0], write} = {prf_at, prf_byte, prf};
      endcase
      if (chain_i.write_ready || !write) field_d = field_q + 3'd1;
    end
    // Words from memory go to the template, a start to the place of the value.
    if (step_q inside {Head, Fetch, Value} && word_valid) begin
      bytes = 4'(word_bytes);
      place = (step_q == Value) ? value + count_q : count_q;
      data = 64'(word);
      count_d = next_count;
    end
    if (step_q == Value && next_count == place_t'({lanes, 3'b000}) && field_d == 3'd4) begin
      step_d = Step;
      if (pending_q) begin
        step_d = Value;
        if (!busy_i) begin
          step_d      = End;
          out_start_o = 1'b1;
          count_d     = '0;
        end
      end
    end
    if (bad_o || abort_i) begin
      step_d      = Rest;
      pending_d   = 1'b0;
      in_start_o  = 1'b0;
      out_start_o = 1'b0;
    end
  end

  assign out_valid_o = step_q == End && chain_i.valid;
  assign out_data_o = chain_i.data;
  assign chain_o = '{
          begins: begins,
          write: write,
          bytes: bytes,
          place: place,
          data: data,
          step: offers,
          give: give,
          value: value,
          lanes: lanes,
          take: out_valid_o && out_ready_i
      };

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q   <= Rest;
      count_q  <= '0;
      field_q  <= '0;
      number_q <= '0;
      end_q    <= '0;
      prf_q    <= 1'b0;
      pending_q <= 1'b0;
    end else begin
      step_q   <= step_d;
      count_q  <= count_d;
      field_q  <= field_d;
      number_q <= number_d;
      end_q    <= end_d;
      prf_q    <= prf_d;
      pending_q <= pending_d;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_chain.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!start_i || !busy_o)
  );
`endif

endmodule

`default_nettype wire
