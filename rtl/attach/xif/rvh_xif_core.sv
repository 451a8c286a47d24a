// SPDX-License-Identifier: Apache-2.0
// The coprocessor without its interface. It executes the committed instructions one after the other
// (rtl/instructions.toml, docs/attach/xif.md) with rvh_job_unit, and stores its status word.
//
// Contract
// - An instruction stays until `ready_o`, which comes when it is done. An instruction that writes back gets
//   `data_valid_o` instead: the word is stable with it, and `data_take_i` ends the instruction.
// - An error sets a bit of the status word. An error of a running job also aborts the job and its message (rvh_job);
//   any other error has no other effect. `host_error_i`: a pulse, the host violated a rule of the interface.
// - Only memory can delay an instruction without limit.
// - XLen = 64: an instruction whose address or length needs more than AddrWidth bits sets ADDR and has no other
//   effect. A window that begins beyond them is empty, one that ends beyond them has no end.
// - `idle_o`, from registers, is valid between two instructions: no message or context is open, no START is pending
//   for the next instruction, and no output is pending.
//
// Cycles of an instruction: rtl/instructions.toml.

`default_nettype none

module rvh_xif_core
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
  import rvh_xif_instr_pkg::*;
#(
    parameter int unsigned XLen = 32,  // bits of an operand: 32 or 64
    parameter int unsigned AddrWidth = 32,  // bits of an address of the manager port, 32 to XLen
    parameter int unsigned EngineWidth = 32,  // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned ManagerWidth = 32,  // bits of a word of the manager port: 32, 64 or 128
    parameter int unsigned RoundsPerCycle = 1,  // of the engine: 1 or 2
    parameter bit Overlap = 1'b1,  // of the engine: Keccak words move while rounds run
    parameter bit HasSha256 = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit HasSha512 = 1'b1,  // the SHA-512 family is built
    parameter bit HasKeccak = 1'b1,  // SHA-3, SHAKE and the sponge are built
    parameter bit HasDma = 1'b1,  // instructions that need the manager port are possible
    parameter bit HasChains = 1'b0,  // rows of hash chains are built; requires HasDma
    localparam int unsigned NWidth = (XLen == 64) ? 5 : 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic               valid_i,
    input  wire logic               settled_i,     // ... and its commit came in an earlier cycle
    output logic                    ready_o,
    output logic                    ending_o,      // ready_o is 1 in this cycle; known early in the cycle
    input  wire verb_e              verb_i,
    input  wire logic  [NWidth-1:0] n_i,
    input  wire logic  [  XLen-1:0] rs1_i,
    input  wire logic  [  XLen-1:0] rs2_i,
    input  wire logic               drain_i,       // the next one is DRAIN, committed, with these operands
    input  wire logic  [  XLen-1:0] drain_rs1_i,
    input  wire logic  [  XLen-1:0] drain_rs2_i,
    output logic                    data_valid_o,
    input  wire logic               data_take_i,
    output logic       [  XLen-1:0] data_o,
    input  wire logic               host_error_i,

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
    input  wire logic                      mgr_err_i,

    output logic idle_o
);

  if (!(XLen inside {32, 64})) begin : gen_bad_xlen
    $error("rvh_xif_core: XLen must be 32 or 64");
  end
  if (AddrWidth < 32 || AddrWidth > XLen) begin : gen_bad_addr_width
    $error("rvh_xif_core: AddrWidth must be 32 to XLen");
  end

  job_t job;
  job_err_t err;
  status_t status;
  logic job_valid, job_ready, job_busy, job_done, failed, chained, wiped;
  logic push_valid, push_ready, pop_valid, pop_ready;
  logic [31:0] push_data, pop_data, status_word;
  logic bad_msg, bad_out, bad_addr, bad_store, bad_window;
  logic store_valid, store_ready, store_done, store_err, store_outside, telling, clear_errors;
  logic opens, pending;
  logic [7:0] mode, suffix;
  logic [AddrWidth-1:2] base_q, limit_q;  // window of the manager port
  logic window_locked_q, sets_window, locks_window;
  logic [1:0] rs_beyond;  // an operand has more bits than an address
  logic beyond, drain_beyond;
  logic reads, word_valid, word_empty;
  logic [XLen-1:0] word;

  if (XLen > AddrWidth) begin : gen_beyond
    assign rs_beyond = {rs2_i[XLen-1:AddrWidth] != '0, rs1_i[XLen-1:AddrWidth] != '0};
    assign drain_beyond = {drain_rs2_i[XLen-1:AddrWidth], drain_rs1_i[XLen-1:AddrWidth]} != '0;
    assign beyond       = verb_i inside {DoFeed, DoDrain, DoSave, DoRestore} ? rs_beyond != '0 :
        verb_i inside {DoStatus, DoChain} && rs_beyond[0];
  end else begin : gen_all_inside
    assign {rs_beyond, drain_beyond, beyond} = '0;
  end

  rvh_xif_steps #(
      .XLen(XLen)
  ) u_steps (
      .clk_i,
      .rst_ni,
      .valid_i,
      .settled_i,
      .ready_o,
      .ending_o,
      .verb_i         (verb_i),
      .n_i            (n_i[NWidth-1:2]),
      .rs1_i,
      .rs2_i,
      .beyond_i       (beyond),
      .data_valid_o,
      .data_take_i,
      .job_valid_o    (job_valid),
      .job_ready_i    (job_ready),
      .job_busy_i     (job_busy),
      .job_done_i     (job_done),
      .failed_i       (failed),
      .chained_i      (chained),
      .wiped_i        (wiped),
      .absorb_i       (status.absorb),
      .push_valid_o   (push_valid),
      .push_ready_i   (push_ready),
      .push_data_o    (push_data),
      .reads_o        (reads),
      .word_valid_i   (word_valid),
      .word_empty_i   (word_empty),
      .store_valid_o  (store_valid),
      .store_ready_i  (store_ready),
      .store_done_i   (store_done),
      .store_err_i    (store_err),
      .store_outside_i(store_outside),
      .telling_o      (telling),
      .clear_errors_o (clear_errors),
      .opens_o        (opens),
      .pending_o      (pending),
      .mode_o         (mode),
      .suffix_o       (suffix),
      .bad_msg_o      (bad_msg),
      .bad_out_o      (bad_out),
      .bad_addr_o     (bad_addr),
      .bad_store_o    (bad_store),
      .bad_window_o   (bad_window),
      .window_locked_i(window_locked_q),
      .sets_window_o  (sets_window),
      .locks_window_o (locks_window)
  );

  // What is beyond AddrWidth bits is refused before it becomes a job.
  rvh_xif_job u_job (
      .verb_i     (verb_i),
      .n_i        (n_i[3:0]),
      .rs1_i      (64'(rs1_i[AddrWidth-1:0])),
      .rs2_i      (64'(rs2_i[AddrWidth-1:0])),
      .drain_rs1_i(64'(drain_rs1_i[AddrWidth-1:0])),
      .drain_rs2_i(64'(drain_rs2_i[AddrWidth-1:0])),
      .opens_i    (opens),
      .pending_i  (pending),
      .mode_i     (mode),
      .suffix_i   (suffix),
      .tail_i     (push_data),
      .job_o      (job)
  );

  assign idle_o = !job_busy && status.idle && !pending;

  // ---- words that are written back ----
  assign data_o = (verb_i == DoGetstatus) ? XLen'(signed'(status_word)) : word;

  rvh_xif_word #(
      .XLen(XLen)
  ) u_word (
      .clk_i,
      .rst_ni,
      .reads_i     (reads),
      .output_i    (status.done || status.save),
      .data_valid_o(word_valid),
      .data_take_i (data_take_i && verb_i == DoWord),
      .data_o      (word),
      .empty_o     (word_empty),
      .pop_valid_i (pop_valid),
      .pop_ready_o (pop_ready),
      .pop_data_i  (pop_data)
  );

  // ---- status and window ----
  rvh_xif_status #(
      .XLen       (XLen),
      .AddrWidth  (AddrWidth),
      .EngineWidth(EngineWidth),
      .HasSha256  (HasSha256),
      .HasSha512  (HasSha512),
      .HasKeccak  (HasKeccak),
      .HasDma     (HasDma),
      .HasChains  (HasChains)
  ) u_status (
      .clk_i,
      .rst_ni,
      .status_i    (status),
      .job_err_i   (err),
      .bad_msg_i   (bad_msg),
      .bad_out_i   (bad_out),
      .bad_addr_i  (bad_addr),
      .bad_store_i (bad_store),
      .bad_window_i(bad_window),
      .host_error_i,
      .telling_i   (telling),
      .clear_i     (clear_errors),
      .word_o      (status_word)
  );

  if (HasDma) begin : gen_window
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        base_q          <= '0;
        limit_q         <= '1;
        window_locked_q <= 1'b0;
      end else begin
        if (sets_window) begin
          base_q  <= rs1_i[AddrWidth-1:2] | {AddrWidth - 2{rs_beyond[0]}};
          limit_q <= rs_beyond[0] ? '0 : rs2_i[AddrWidth-1:2] | {AddrWidth - 2{rs_beyond[1]}};
        end
        if (locks_window) window_locked_q <= 1'b1;
      end
    end
  end else begin : gen_no_window
    logic unused_window;
    assign unused_window = ^{sets_window, locks_window, rs_beyond};
    assign {window_locked_q, base_q} = '0;
    assign limit_q = '1;
  end

  // ---- jobs ----
  rvh_job_unit #(
      .EngineWidth   (EngineWidth),
      .ManagerWidth  (ManagerWidth),
      .AddrWidth     (AddrWidth),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak),
      .HasDma        (HasDma),
      .HasChains     (HasChains)
  ) u_unit (
      .clk_i,
      .rst_ni,
      .job_valid_i    (job_valid),
      .job_ready_o    (job_ready),
      .job_i          (job),
      .chain_i        (drain_i && !drain_beyond && verb_i == DoFeed),
      .locked_i       (1'b0),
      .busy_o         (job_busy),
      .chained_o      (chained),
      .done_o         (job_done),
      .refused_o      (),
      .failed_o       (failed),
      .err_o          (err),
      .status_o       (status),
      .wiped_o        (wiped),
      .tail_taken_o   (),
      .push_valid_i   (push_valid),
      .push_ready_o   (push_ready),
      .push_data_i    (push_data),
      .pop_valid_o    (pop_valid),
      .pop_ready_i    (pop_ready),
      .pop_data_o     (pop_data),
      .store_valid_i  (store_valid),
      .store_ready_o  (store_ready),
      .store_addr_i   (rs1_i[AddrWidth-1:2]),
      .store_data_i   (status_word),
      .store_done_o   (store_done),
      .store_err_o    (store_err),
      .store_outside_o(store_outside),
      .base_i         (base_q),
      .limit_i        (limit_q),
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

endmodule

`default_nettype wire
