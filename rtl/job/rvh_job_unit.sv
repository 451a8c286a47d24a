// SPDX-License-Identifier: Apache-2.0
// Executes the jobs of an attachment (seam C): sequencer, memory, engine and the paths of the words
// between them (rvh_job_ways). An attachment turns registers or instructions into `job_i` and does
// not use the engine's ports.
//
// Contract
// - `job_i` is offered as described in rvh_job. `steps`, `src` and `len` are sampled at its
//   acceptance; `dst`, `olen`, `tail`, `swap_in` and `swap_out` stay until `done_o`, or change
//   where `chain_i` allows it.
// - `chain_i`: the next job, already known, takes the output of the message that ends with this
//   one, to `dst`, `olen`; `chained_o` marks the start of that output.
// - `push` takes whole message or context words of 32 bits, `pop` gives words of output of 32 bits,
//   between jobs only: while no job runs. Neither waits when `status_o` says that the engine has no
//   use for it (`push` requires absorb or load, `pop` requires done or save).
// - `store`: one word to memory, between jobs. It is offered until `store_ready_o`; one
//   `store_done_o` follows, and until then neither a job nor another store is offered. An address
//   outside the window gives `store_done_o` at once, with `store_outside_o`, and no request.
// - A job JobChain (docs/chains.md) reads what `src` describes, which stays until `done_o`. It ends
//   with WIPE: the engine is idle after it.
// - A job whose address or number of bytes has more than AddrWidth bits ends with an error (`addr`).
// - No request leaves the window, `base_i` to `limit_i`, which changes between jobs and stores
//   only. With a wider manager port, a word of the port that is not completely inside is not
//   requested, except that the store's word may be in one.
// - If the engine's words are wider than 32 bits, an output can still be taken 4 bytes at a time.
//   SAVE is refused (`state`) while such a word is partly taken.
// - Errors are pulses.
//
// Cycles: those of rvh_job, rvh_dma and rvh_engine; none added. A word as wide as the narrower of
// manager port and engine moves in a cycle.

`default_nettype none

module rvh_job_unit
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
  import rvh_chain_pkg::*;
#(
    parameter int unsigned EngineWidth    = 32,    // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned ManagerWidth   = 32,    // bits of a word of the manager port: 32, 64 or 128
    parameter int unsigned AddrWidth      = 32,    // bits of an address and of a number of bytes: 32 to 64
    parameter int unsigned RoundsPerCycle = 1,     // of the engine: 1 or 2
    parameter bit          Overlap        = 1'b1,  // of the engine: Keccak words move while rounds run
    parameter bit          HasSha256      = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit          HasSha512      = 1'b1,  // the SHA-512 family is built
    parameter bit          HasKeccak      = 1'b1,  // SHA-3, SHAKE and the sponge are built
    parameter bit          HasDma         = 1'b1,  // jobs move words to and from memory; 0: the manager port is 0
    parameter bit          HasChains      = 1'b0   // jobs for rows of hash chains; requires HasDma
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic job_valid_i,
    output logic      job_ready_o,
    input  wire job_t job_i,
    input  wire logic chain_i,
    input  wire logic locked_i,     // a job was refused before it reached this unit
    output logic      busy_o,
    output logic      chained_o,
    output logic      done_o,
    output logic      refused_o,
    output logic      failed_o,
    output job_err_t  err_o,
    output status_t   status_o,
    output logic      wiped_o,      // WIPE is sent to the engine
    output logic      tail_taken_o, // the message ended

    input  wire logic        push_valid_i,
    output logic             push_ready_o,
    input  wire logic [31:0] push_data_i,
    output logic             pop_valid_o,
    input  wire logic        pop_ready_i,
    output logic      [31:0] pop_data_o,

    input  wire logic                 store_valid_i,
    output logic                      store_ready_o,
    input  wire logic [AddrWidth-1:2] store_addr_i,
    input  wire logic [         31:0] store_data_i,
    output logic                      store_done_o,
    output logic                      store_err_o,
    output logic                      store_outside_o,

    input  wire logic [     AddrWidth-1:2] base_i,
    input  wire logic [     AddrWidth-1:2] limit_i,
    output logic                           mgr_req_o,
    input  wire logic                      mgr_gnt_i,
    output logic      [     AddrWidth-1:0] mgr_addr_o,
    output logic                           mgr_we_o,
    output logic      [ManagerWidth/8-1:0] mgr_be_o,
    output logic      [  ManagerWidth-1:0] mgr_wdata_o,
    output logic      [               7:0] mgr_more_o,
    output logic                           mgr_cancel_o,
    input  wire logic                      mgr_rvalid_i,
    input  wire logic [  ManagerWidth-1:0] mgr_rdata_i,
    input  wire logic                      mgr_err_i
);

  if (!(EngineWidth inside {32, 64, 128})) begin : gen_bad_engine_width
    $error("rvh_job_unit: EngineWidth must be 32, 64 or 128");
  end
  if (!(ManagerWidth inside {32, 64, 128})) begin : gen_bad_manager_width
    $error("rvh_job_unit: ManagerWidth must be 32, 64 or 128");
  end
  if (HasChains && !(HasDma && (HasSha256 || HasKeccak))) begin : gen_bad_chains
    $error("rvh_job_unit: HasChains requires HasDma, and HasSha256 or HasKeccak");
  end
  if (AddrWidth < 32 || AddrWidth > 64) begin : gen_bad_addr_width
    $error("rvh_job_unit: AddrWidth must be 32 to 64");
  end

  localparam int unsigned SourceWidth = HasDma ? ManagerWidth : 32;
  localparam int unsigned SinkWidth = (EngineWidth < SourceWidth) ? EngineWidth : SourceWidth;
  localparam bit Resized = SourceWidth != 32 || EngineWidth != 32;

  typedef logic [$clog2(EngineWidth/8):0] count_t;
  typedef logic [$clog2(SourceWidth/8):0] source_count_t;
  typedef logic [$clog2(SinkWidth/8):0] sink_count_t;

  logic cmd_valid, cmd_ready, msg_valid, msg_ready, out_valid, out_last;
  cmd_t cmd;
  err_t engine_err;
  status_t engine_status;
  logic [EngineWidth-1:0] msg_data;
  count_t msg_bytes;

  logic in_start, list, out_start, beyond_in, beyond_out, beyond_q, abort, dma_busy, dma_taking, words_busy, out_part;
  logic read_error, write_error, addr_error, dma_valid, dma_ready;
  logic source_ready;
  logic [SourceWidth-1:0] dma_data;
  source_count_t dma_bytes;
  logic [SinkWidth-1:0] out_data;
  sink_count_t out_bytes, dma_taken;
  logic engine_valid, engine_ready, engine_last;
  logic [EngineWidth-1:0] engine_data;
  count_t engine_bytes;
  logic chain_start, chain_busy, chain_bad, beyond_chain, chain_reads, chain_writes, chain_ready, chain_valid;
  logic [AddrWidth-1:0] chain_src, chain_len, chain_dst, chain_olen;
  logic [31:0] chain_data;
  chain_t chain;
  chain_state_t chain_state;
  logic tail_valid;
  logic [1:0] tail_bytes;
  logic [7:0] suffix;

  assign chained_o = out_start;
  assign wiped_o = cmd_valid && cmd.op == OpWipe;
  assign tail_taken_o = tail_valid && msg_ready;
  assign {err_o.addr, err_o.write, err_o.read} = {addr_error || beyond_q, write_error, read_error};

  rvh_job #(
      .HasDma   (HasDma),
      .HasChains(HasChains)
  ) u_job (
      .clk_i,
      .rst_ni,
      .valid_i      (job_valid_i),
      .ready_o      (job_ready_o),
      .steps_i      (job_i.steps),
      .locked_i,
      .busy_o,
      .done_o,
      .refused_o,
      .failed_o,
      .cmd_valid_o  (cmd_valid),
      .cmd_ready_i  (cmd_ready),
      .cmd_o        (cmd),
      .status_i     (status_o),
      .err_i        (engine_err),
      .tail_valid_o (tail_valid),
      .tail_bytes_o (tail_bytes),
      .suffix_o     (suffix),
      .msg_ready_i  (msg_ready),
      .in_start_o   (in_start),
      .list_o       (list),
      .out_start_o  (out_start),
      .abort_o      (abort),
      .dma_busy_i   (dma_busy || words_busy || beyond_q),
      .dma_taking_i (dma_taking),
      .dma_error_i  (read_error || write_error || addr_error || beyond_q),
      .dma_valid_i  (dma_valid),
      .dma_part_i   (!Resized && 32'(dma_bytes) != SourceWidth / 8),
      .out_part_i   (out_part),
      .chain_start_o(chain_start),
      .chain_busy_i (chain_busy),
      .chain_bad_i  (chain_bad),
      .chain_i,
      .bad_cmd_o    (err_o.cmd),
      .bad_alg_o    (err_o.alg),
      .bad_state_o  (err_o.state),
      .bad_context_o(err_o.context_bad),
      .too_long_o   (err_o.length)
  );

  // ---- memory ----
  // A move of an address or a number of bytes that the port cannot express does not start.
  if (HasDma && AddrWidth < 64) begin : gen_beyond
    assign beyond_in = in_start && (job_i.src[63:AddrWidth] != '0 || job_i.len[63:AddrWidth] != '0);
    assign beyond_chain = chain_start && job_i.src[63:AddrWidth] != '0;
    assign beyond_out = out_start && (job_i.dst[63:AddrWidth] != '0 || job_i.olen[63:AddrWidth] != '0);

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) beyond_q <= 1'b0;
      else beyond_q <= beyond_in || beyond_out || beyond_chain;
    end
  end else begin : gen_all_reached
    assign {beyond_in, beyond_out, beyond_chain, beyond_q} = '0;
  end

  if (HasDma) begin : gen_dma
    rvh_job_memory #(
        .Width    (ManagerWidth),
        .WordWidth(SinkWidth),
        .AddrWidth(AddrWidth)
    ) u_memory (
        .clk_i,
        .rst_ni,
        .in_start_i   ((in_start && !beyond_in) || chain_reads),
        .list_i       (list && !chain_reads),
        .swap_i       (job_i.swap_in && !chain_reads && !chain_busy),
        .src_i        (chain_reads ? chain_src : job_i.src[AddrWidth-1:0]),
        .len_i        (chain_reads ? chain_len : job_i.len[AddrWidth-1:0]),
        .out_start_i  ((out_start && !beyond_out) || chain_writes),
        .dst_i        (chain_busy ? chain_dst : job_i.dst[AddrWidth-1:0]),
        .out_len_i    (chain_busy ? chain_olen : job_i.olen[AddrWidth-1:0]),
        .base_i,
        .limit_i,
        .abort_i      (abort),
        .busy_o       (dma_busy),
        .taking_o     (dma_taking),
        .read_error_o (read_error),
        .write_error_o(write_error),
        .addr_error_o (addr_error),
        .msg_valid_o  (dma_valid),
        .msg_ready_i  (chain_busy ? chain_ready : source_ready),
        .msg_data_o   (dma_data),
        .msg_bytes_o  (dma_bytes),
        .out_valid_i  (chain_busy ? chain_valid : out_valid),
        .out_ready_o  (dma_ready),
        .out_data_i   (chain_busy ? SinkWidth'(chain_data) : out_data),
        .out_bytes_i  (chain_busy ? sink_count_t'(4) : out_bytes),
        .out_last_i   (!chain_busy && out_last),
        .out_taken_o  (dma_taken),
        .store_valid_i,
        .store_ready_o,
        .store_addr_i,
        .store_data_i,
        .store_done_o,
        .store_err_o,
        .store_outside_o,
        .mgr_req_o,
        .mgr_gnt_i,
        .mgr_addr_o,
        .mgr_we_o,
        .mgr_be_o,
        .mgr_wdata_o,
        .mgr_more_o,
        .mgr_cancel_o,
        .mgr_rvalid_i,
        .mgr_rdata_i,
        .mgr_err_i
    );
  end else begin : gen_no_dma
    logic unused_dma;
    assign unused_dma = ^{
          in_start, list, out_start, beyond_in, beyond_out, abort, job_i.src, job_i.len, job_i.dst, job_i.olen,
          source_ready, out_valid, out_data, out_bytes, out_last, base_i, limit_i, store_valid_i, store_addr_i,
          store_data_i, mgr_gnt_i, mgr_rvalid_i, mgr_rdata_i, mgr_err_i
        };
    assign {dma_busy, dma_taking, read_error, write_error, addr_error, dma_valid, dma_ready} = '0;
    assign {dma_data, dma_bytes, dma_taken} = '0;
    assign {store_ready_o, store_done_o, store_err_o, store_outside_o} = '0;
    assign {mgr_req_o, mgr_addr_o, mgr_we_o, mgr_be_o, mgr_wdata_o, mgr_more_o, mgr_cancel_o} = '0;
  end

  // ---- chains ----
  if (HasChains) begin : gen_chain
    rvh_chain #(
        .SourceWidth(SourceWidth),
        .AddrWidth  (AddrWidth)
    ) u_chain (
        .clk_i,
        .rst_ni,
        .start_i    (chain_start && !beyond_chain),
        .src_i      (job_i.src[AddrWidth-1:0]),
        .abort_i    (abort),
        .busy_o     (chain_busy),
        .bad_o      (chain_bad),
        .in_start_o (chain_reads),
        .in_addr_o  (chain_src),
        .in_len_o   (chain_len),
        .out_start_o(chain_writes),
        .out_addr_o (chain_dst),
        .out_len_o  (chain_olen),
        .busy_i     (dma_busy),
        .valid_i    (dma_valid),
        .ready_o    (chain_ready),
        .data_i     (dma_data),
        .bytes_i    (dma_bytes),
        .out_valid_o(chain_valid),
        .out_ready_i(dma_ready),
        .out_data_o (chain_data),
        .chain_o    (chain),
        .chain_i    (chain_state)
    );
  end else begin : gen_no_chain
    logic unused_chain;
    assign unused_chain = ^{chain_start, chain_state, beyond_chain, chain_reads, chain_writes, chain_ready, chain_valid,
                            chain_src, chain_len, chain_dst, chain_olen, chain_data};
    assign {chain_busy, chain_bad, chain_reads, chain_writes, chain_ready, chain_valid} = '0;
    assign {chain_src, chain_len, chain_dst, chain_olen, chain_data, chain} = '0;
  end

  rvh_job_ways #(
      .EngineWidth(EngineWidth),
      .SourceWidth(SourceWidth),
      .SinkWidth  (SinkWidth)
  ) u_ways (
      .clk_i,
      .rst_ni,
      .swap_in_i      (job_i.swap_in),
      .swap_out_i     (job_i.swap_out),
      .abort_i        (abort),
      .clear_out_i    (cmd_valid && cmd_ready && engine_err == '0),
      .engine_status_i(engine_status),
      .status_o,
      .busy_o         (words_busy),
      .part_o         (out_part),
      .push_valid_i,
      .push_ready_o,
      .push_data_i,
      .source_valid_i (dma_valid && !chain_busy),
      .source_ready_o (source_ready),
      .source_data_i  (dma_data),
      .source_bytes_i (dma_bytes),
      .tail_valid_i   (tail_valid),
      .tail_i         (job_i.tail),
      .tail_bytes_i   (tail_bytes),
      .msg_valid_o    (msg_valid),
      .msg_ready_i    (msg_ready),
      .msg_data_o     (msg_data),
      .msg_bytes_o    (msg_bytes),
      .out_valid_i    (engine_valid),
      .out_ready_o    (engine_ready),
      .out_data_i     (engine_data),
      .out_bytes_i    (engine_bytes),
      .out_last_i     (engine_last),
      .pop_valid_o,
      .pop_ready_i,
      .pop_data_o,
      .sink_valid_o   (out_valid),
      .sink_ready_i   (dma_ready),
      .sink_data_o    (out_data),
      .sink_bytes_o   (out_bytes),
      .sink_last_o    (out_last),
      .sink_taken_i   (dma_taken)
  );

  rvh_engine #(
      .Width         (EngineWidth),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak),
      .HasChains     (HasChains)
  ) u_engine (
      .clk_i,
      .rst_ni,
      .cmd_valid_i (cmd_valid),
      .cmd_ready_o (cmd_ready),
      .cmd_i       (cmd),
      .msg_valid_i (msg_valid),
      .msg_ready_o (msg_ready),
      .msg_data_i  (msg_data),
      .msg_bytes_i (msg_bytes),
      .msg_last_i  (tail_valid),
      .msg_suffix_i(suffix),
      .out_valid_o (engine_valid),
      .out_ready_i (engine_ready),
      .out_data_o  (engine_data),
      .out_bytes_o (engine_bytes),
      .out_last_o  (engine_last),
      .status_o    (engine_status),
      .err_o       (engine_err),
      .chain_i     (chain),
      .chain_o     (chain_state)
  );

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_job_unit.store")
  ) u_contract_store (
      .clk_i,
      .rst_ni,
      .holds_i(!store_valid_i || (HasDma && !busy_o && !job_valid_i))
  );
`endif

endmodule

`default_nettype wire
