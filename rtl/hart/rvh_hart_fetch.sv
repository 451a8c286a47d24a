// SPDX-License-Identifier: Apache-2.0
// Instruction fetch: words from an OBI port, instructions of 16 or 32 bits at any halfword to the pipeline. Up to three
// words are buffered or in flight. A word is passed on in the cycle of its response if nothing is buffered, so an
// instruction arrives one cycle after the request of its word, if the memory responds at once.
//
// Contract: `redirect_i` = 1 is allowed while `redirect_ready_o` = 1; it discards everything that was fetched, and
// the request of the target is sent in the same cycle. A request that is not granted stays unchanged. `error_o`: a part
// of the instruction could not be read; `error_high_o`: its second halfword alone.
//
// Hardware loops: after the last word of a body that has another turn, the word at its start is requested.
// `turn_o`: the instruction is the last of that body. Execute compares: the loops may have changed since.
// `torn_o`: an instruction crosses the end of the body, so its second halfword was not fetched; execute fetches it again
// with `predict_i` = 0.

`default_nettype none

module rvh_hart_fetch
  import rvh_hart_pkg::*;
#(
    parameter logic [31:0] BootAddr = 32'h8000_0000,  // of the first instruction, a multiple of 4
    parameter bit          HasC     = 1'b1,           // 0: instructions are at multiples of 4
    parameter bit          HasLoops = 1'b0
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        redirect_i,
    output logic             redirect_ready_o,
    input  wire logic [31:1] target_i,

    output logic             valid_o,
    input  wire logic        ready_i,
    output logic      [31:0] instr_o,       // the first halfword in bits 15:0
    output logic             error_o,
    output logic             error_high_o,
    input  wire logic        compressed_i,  // instr_o is an instruction of 16 bits

    input  wire loop_t [1:0] loops_i,       // the inner one first
    input  wire logic        predict_i,
    output logic             turn_o,
    output logic             turn_level_o,
    output logic             torn_o,
    output logic             turns_o,       // such a word is buffered or in flight

    output logic             instr_req_o,
    input  wire logic        instr_gnt_i,
    output logic      [31:0] instr_addr_o,
    input  wire logic        instr_rvalid_i,
    input  wire logic [31:0] instr_rdata_i,
    input  wire logic        instr_err_i
);

  localparam int unsigned Depth = 3;

  // ---- requests ----
  logic awake_q;  // OBI has no request in reset
  logic [31:2] addr_q;  // of the next request
  logic pending_q;  // a request was not granted
  logic [1:0] open_q, stale_q;  // responses that are missing; those of them that are discarded
  logic [1:0] open, stale;
  logic [1:0] count_q;  // words that are buffered
  logic room, granted;
  logic [31:2] after;  // the word after the requested one
  logic turn, turn_level;  // the requested word is the last of a body

  assign redirect_ready_o = !pending_q && open_q != 2'd3;
  assign room             = 3'(count_q) + 3'(open_q - stale_q) < 3'(Depth) && open_q != 2'd3 && awake_q;
  assign instr_req_o      = pending_q || redirect_i || room;
  assign instr_addr_o     = {redirect_i ? target_i[31:2] : addr_q, 2'b00};
  assign granted          = instr_req_o && instr_gnt_i;
  assign after            = instr_addr_o[31:2] + 30'd1;

  // Without this cycle's response
  assign open             = open_q - 2'(instr_rvalid_i);
  assign stale            = stale_q - 2'(instr_rvalid_i && stale_q != '0);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      awake_q   <= 1'b0;
      addr_q    <= BootAddr[31:2];
      pending_q <= 1'b0;
      open_q    <= '0;
      stale_q   <= '0;
    end else begin
      awake_q <= 1'b1;
      if (granted) addr_q <= turn ? loops_i[turn_level].start[31:2] : after;
      else if (redirect_i) addr_q <= instr_addr_o[31:2];
      pending_q <= instr_req_o && !instr_gnt_i;
      open_q    <= open + 2'(granted);
      stale_q   <= redirect_i ? open : stale;
    end
  end

  // ---- words: those that are buffered, then the response ----
  logic [Depth-1:0][32:0] words_q;  // error, data; the oldest in words_q[0]
  logic [32:0] word, first;
  logic [16:0] second;  // error, lower half
  logic [ 1:0] have;
  logic arrives, pop, high_q;  // high_q: the next instruction begins in the upper halfword

  assign arrives = instr_rvalid_i && stale_q == '0;
  assign word    = {instr_err_i, instr_rdata_i};
  assign have    = count_q + 2'(arrives);
  assign first   = count_q != '0 ? words_q[0] : word;
  assign second  = count_q > 2'd1 ? {words_q[1][32], words_q[1][15:0]} : {word[32], word[15:0]};

  logic both;  // the instruction is in two words
  logic turn_high;  // the body that is repeated starts in the upper halfword

  assign both         = high_q && first[17:16] == 2'b11 && !first[32];
  assign instr_o      = high_q ? {second[15:0], first[31:16]} : first[31:0];
  assign error_o      = first[32] || (both && second[16]);
  assign error_high_o = !first[32];
  assign valid_o      = have > 2'(both);
  assign pop          = valid_o && ready_i && (high_q || !compressed_i);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      count_q <= '0;
      high_q  <= 1'b0;
    end else if (redirect_i) begin
      count_q <= '0;
      high_q  <= HasC && target_i[1];
    end else begin
      count_q <= have - 2'(pop);
      high_q  <= HasC && (pop && turn_o ? turn_high : high_q ^ (valid_o && ready_i && compressed_i));
    end
  end

  for (genvar i = 0; i < Depth; i++) begin : gen_words
    logic [32:0] kept, later;

    assign kept = 2'(i) < count_q ? words_q[i] : word;
    if (i == Depth - 1) begin : gen_last
      assign later = word;
    end else begin : gen_not_last
      assign later = 2'(i + 1) < count_q ? words_q[i+1] : word;
    end

    always_ff @(posedge clk_i) begin
      if (arrives || pop) words_q[i] <= pop ? later : kept;
    end
  end

  // ---- loops: which of the words that are buffered, then of those in flight, are the last of a body ----
  if (HasLoops) begin : gen_loops
    typedef struct packed {
      logic turn;
      logic level;
      logic high;
    } tag_t;

    tag_t [Depth-1:0] tags_q;
    tag_t tag;
    logic [1:0] held;  // entries of tags_q, this cycle's pop left out
    logic [1:0] hits;

    for (genvar i = 0; i < 2; i++) begin : gen_hits
      assign hits[i] = loops_i[i].on && after == loops_i[i].stop && predict_i;
    end

    assign turn       = hits != '0;
    assign turn_level = !hits[0];
    assign tag        = '{turn: turn, level: turn_level, high: loops_i[turn_level].start[1]};
    assign held       = redirect_i ? '0 : count_q + (open_q - stale_q) - 2'(pop);

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        tags_q <= '0;
      end else begin
        if (redirect_i) tags_q <= '0;
        else if (pop) tags_q <= {3'b0, tags_q[Depth-1:1]};
        if (granted) tags_q[held] <= tag;
      end
    end

    assign turn_o       = tags_q[0].turn && !both && high_q == compressed_i;
    assign turn_level_o = tags_q[0].level;
    assign turn_high    = tags_q[0].high;
    assign torn_o       = tags_q[0].turn && both;
    assign turns_o      = tags_q[0].turn || tags_q[1].turn || tags_q[2].turn;
  end else begin : gen_no_loops
    logic unused_loops;
    assign unused_loops = ^{loops_i, predict_i};
    assign {turn, turn_level, turn_high, turn_o, turn_level_o, torn_o, turns_o} = '0;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name   ("rvh_hart_fetch.instr"),
      .Width  (32),
      .MaxOpen(3)
  ) u_contract_instr (
      .clk_i,
      .rst_ni,
      .req_i    (instr_req_o),
      .gnt_i    (instr_gnt_i),
      .payload_i(instr_addr_o),
      .rvalid_i (instr_rvalid_i)
  );

  // Of 16 bits, and of one that could not be read, the upper half has no meaning.
  rvh_contract_stream #(
      .Name ("rvh_hart_fetch.out"),
      .Width(33)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_o),
      .ready_i  (ready_i),
      .payload_i({error_o, compressed_i || error_o ? 16'h0 : instr_o[31:16], instr_o[15:0]}),
      .cancel_i (redirect_i)
  );

  rvh_contract #(
      .Name("rvh_hart_fetch.redirect")
  ) u_contract_redirect (
      .clk_i,
      .rst_ni,
      .holds_i(!redirect_i || redirect_ready_o)
  );

  // The buffer has room for every response.
  rvh_contract #(
      .Name("rvh_hart_fetch.room")
  ) u_contract_room (
      .clk_i,
      .rst_ni,
      .holds_i(!arrives || pop || 32'(count_q) < Depth)
  );
`endif

endmodule

`default_nettype wire
