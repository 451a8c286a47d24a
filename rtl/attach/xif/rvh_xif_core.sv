// SPDX-License-Identifier: Apache-2.0
// The coprocessor without its interface: does one committed instruction after the other
// (rtl/instructions.toml, docs/attach/xif.md). An engine, its jobs, a DMA on an OBI manager port.
//
// Contract: an instruction stays until `ready_o`, which comes when it is done. For one that gives
// a word, `data_valid_o` comes instead, the word stays with it, and `data_take_i` ends the
// instruction. Whatever is wrong sets a bit of the status word and has no other effect; an
// error in the middle of a message loses the message. `host_error_i`: a pulse, the host broke a rule of the
// interface. Nothing waits without end but for memory.
//
// Cycles of an instruction: rtl/instructions.toml.

module rvh_xif_core
  import rvh_engine_pkg::*;
  import rvh_xif_instr_pkg::*;
#(
    parameter bit HasSha256 = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit HasSha512 = 1'b1,  // the SHA-512 family is built
    parameter bit HasKeccak = 1'b1,  // SHA-3, SHAKE and the sponge are built
    parameter bit HasDma    = 1'b1,  // the instructions that need the manager port can come
    parameter bit Overlap   = 1'b1   // of the engine: Keccak words move while rounds run
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic         valid_i,
    input  logic         settled_i,     // ... and its commit is in a register
    output logic         ready_o,
    output logic         ending_o,      // ... with this one, known early
    input  verb_e        verb_i,
    input  logic  [ 3:0] n_i,
    input  logic  [31:0] rs1_i,
    input  logic  [31:0] rs2_i,
    input  logic         drain_i,       // the next one is DRAIN, committed, with these operands
    input  logic  [31:0] drain_rs1_i,
    input  logic  [31:0] drain_rs2_i,
    output logic         data_valid_o,
    input  logic         data_take_i,
    output logic  [31:0] data_o,
    input  logic         host_error_i,

    output logic        mgr_req_o,
    input  logic        mgr_gnt_i,
    output logic [31:0] mgr_addr_o,
    output logic        mgr_we_o,
    output logic [ 3:0] mgr_be_o,
    output logic [31:0] mgr_wdata_o,
    output logic [ 7:0] mgr_more_o,
    output logic        mgr_cancel_o,
    input  logic        mgr_rvalid_i,
    input  logic [31:0] mgr_rdata_i,
    input  logic        mgr_err_i
);

  typedef enum logic [2:0] {
    Decide,
    Open,    // the START that stood for the message runs
    Words,   // message words out of the operands
    Job,
    Answer   // memory has the status word
  } step_e;

  // A command of rvh_job: docs/attach/mmio.md has its fields.
  function automatic logic [31:0] command(op_e op, logic [7:0] mode, logic in, logic finish, logic out,
                                          logic [1:0] tail, logic [7:0] suffix);
    return {suffix, 4'b0, mode[7], mode[6:4], out, finish, 1'b0, in, mode[3:0], 2'b0, tail, 1'b0, op};
  endfunction

  localparam op_e OpNone = op_e'(0);

  step_e step_d, step_q;
  logic pending_d, pending_q;  // a START is told with the next thing
  logic [7:0] mode_d, mode_q, suffix_d, suffix_q;
  logic [1:0] moved_d, moved_q;  // words of the operands that the engine has
  logic [1:0] words;  // that it gets as whole words
  logic opens, stores, early, clear_errors;
  logic [11:0] error_q, error_new;
  logic telling, squash_q;  // the status word is on its way; the host's error waits until it is there
  logic [31:0] status_word;

  logic job_valid, job_ready, job_busy, job_done, failed;
  logic [31:0] job_word;
  logic cmd_valid, cmd_ready, msg_valid, msg_ready, out_valid, out_ready, out_last, push_valid;
  cmd_t cmd;
  logic [31:0] msg_data, push_data, out_data;
  logic [2:0] msg_bytes, out_bytes;
  status_t status;
  err_t err;
  logic bad_cmd, bad_alg, bad_state, bad_context, too_long, bad_msg, bad_out, bad_addr, bad_store;
  logic tail_valid;
  logic [1:0] tail_bytes;
  logic [7:0] suffix;

  logic in_start, list, out_start, abort, dma_busy, dma_taking;
  logic read_error, write_error, addr_error, dma_msg, dma_out;
  logic [31:0] dma_data;
  logic [ 2:0] dma_bytes;
  logic dma_req, dma_we;
  logic [31:0] dma_addr, dma_wdata;
  logic [3:0] dma_be;

  // ---- what an instruction comes to ----
  assign opens = pending_q && verb_i inside {DoAbsorb, DoFinish, DoDrain, DoSave, DoPad, DoWord};
  assign ending_o = step_q == Answer && mgr_rvalid_i;
  assign stores = step_q == Decide && settled_i && verb_i == DoStatus && rs1_i[1:0] == '0;
  assign words = (verb_i == DoAbsorb) ? 2'd2 : n_i[3:2];

  always_comb begin
    unique case (verb_i)
      DoFinish: job_word = command(OpNone, '0, 1'b0, 1'b1, 1'b0, n_i[1:0], suffix_q);
      DoFeed:
      job_word = command(pending_q ? OpStart : OpNone, pending_q ? mode_q : '0, 1'b1, n_i[0], 1'b0, '0,
                         n_i[0] ? suffix_q : '0);
      DoDrain: job_word = command(OpNone, '0, 1'b0, 1'b0, 1'b1, '0, '0);
      DoSave: job_word = command(OpSave, '0, 1'b0, 1'b0, 1'b1, '0, '0);
      DoRestore: job_word = command(OpRestore, '0, 1'b1, 1'b0, 1'b0, '0, '0);
      DoPad: job_word = command(OpPad, '0, 1'b0, 1'b0, 1'b0, '0, '0);
      default: job_word = command(OpWipe, '0, 1'b0, 1'b0, 1'b0, '0, '0);
    endcase
    if (opens) job_word = command(OpStart, mode_q, 1'b0, 1'b0, 1'b0, '0, '0);
  end

  // The first word moves while it is decided what to do, if the instruction has waited.
  assign early      = step_q == Decide && settled_i && verb_i inside {DoAbsorb, DoFinish} && !opens;
  assign push_valid = (step_q == Words || early) && status.absorb;
  assign push_data  = (moved_q == 2'd0) ? rs1_i : rs2_i;

  always_comb begin
    step_d                                  = step_q;
    pending_d                               = pending_q;
    mode_d                                  = mode_q;
    suffix_d                                = suffix_q;
    moved_d                                 = moved_q;
    job_valid                               = 1'b0;
    ready_o                                 = 1'b0;
    data_valid_o                            = 1'b0;
    clear_errors                            = 1'b0;
    {bad_msg, bad_out, bad_addr, bad_store} = '0;
    unique case (step_q)
      Decide: begin
        if (valid_i) begin
          if (opens) begin
            job_valid = 1'b1;
            if (job_ready) begin
              step_d    = Open;
              pending_d = 1'b0;
            end
          end else begin
            unique case (verb_i)
              DoStart: begin
                mode_d    = rs1_i[7:0];
                pending_d = 1'b1;
                ready_o   = 1'b1;
              end
              DoSuffix: begin
                suffix_d = rs1_i[7:0];
                ready_o  = 1'b1;
              end
              DoStatus: begin
                if (rs1_i[1:0] != '0) begin
                  bad_addr = 1'b1;
                  ready_o  = 1'b1;
                end else if (stores && mgr_gnt_i) begin
                  step_d = Answer;
                end
              end
              DoAbsorb: begin
                step_d  = Words;
                moved_d = (early && status.absorb && msg_ready) ? 2'd1 : 2'd0;
              end
              DoWord: begin
                data_valid_o = out_valid || !(status.done || status.save);
                bad_out      = data_take_i && !(status.done || status.save);
              end
              DoGetstatus: begin
                data_valid_o = 1'b1;
                clear_errors = data_take_i;
              end
              DoFinish: begin
                if (words != '0) begin
                  step_d  = Words;
                  moved_d = (early && status.absorb && msg_ready) ? 2'd1 : 2'd0;
                end else begin
                  job_valid = 1'b1;
                  if (job_ready) step_d = Job;
                end
              end
              DoWait: ready_o = 1'b1;
              default: begin
                job_valid = 1'b1;
                if (job_ready) begin
                  step_d    = Job;
                  pending_d = 1'b0;
                end
              end
            endcase
          end
        end
      end
      Open: begin
        if (job_done || !job_busy) begin
          step_d  = Decide;
          ready_o = failed && verb_i != DoWord;  // what was to be the message's goes nowhere
        end
      end
      Words: begin
        if (moved_q == words) begin
          job_valid = 1'b1;
          if (job_ready) step_d = Job;
        end else if (!status.absorb) begin
          bad_msg = 1'b1;
          ready_o = 1'b1;
          step_d  = Decide;
          moved_d = '0;
        end else if (msg_ready) begin
          moved_d = moved_q + 2'd1;
          if (verb_i == DoAbsorb && moved_q == 2'd1) begin
            ready_o = 1'b1;
            step_d  = Decide;
            moved_d = '0;
          end
        end
      end
      Job: begin
        if (out_start && verb_i == DoFeed) begin  // from here on the job is the DRAIN's
          ready_o = 1'b1;
        end else if (job_done || !job_busy) begin
          ready_o = 1'b1;
          step_d  = Decide;
          moved_d = '0;  // up to here it tells where the tail is
        end
      end
      Answer: begin
        if (mgr_rvalid_i) begin
          clear_errors = !mgr_err_i;
          bad_store    = mgr_err_i;
          ready_o      = 1'b1;
          step_d       = Decide;
        end
      end
      default: step_d = Decide;
    endcase
    if (cmd_valid && cmd.op == OpWipe) suffix_d = '0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q    <= Decide;
      pending_q <= 1'b0;
      mode_q    <= '0;
      suffix_q  <= '0;
      moved_q   <= '0;
      error_q   <= '0;
      squash_q  <= 1'b0;
    end else begin
      step_q    <= step_d;
      pending_q <= pending_d;
      mode_q    <= mode_d;
      suffix_q  <= suffix_d;
      moved_q   <= moved_d;
      error_q   <= (clear_errors ? '0 : error_q) | error_new;
      squash_q  <= host_error_i || (squash_q && telling);
    end
  end

  // ---- status ----
  assign telling = stores || step_q == Answer || (step_q == Decide && valid_i && verb_i == DoGetstatus);
  assign error_new = {
    squash_q && !telling,
    addr_error || bad_addr,
    write_error || bad_store,
    read_error,
    bad_context,
    too_long,
    1'b0,
    bad_out,
    bad_msg,
    bad_state,
    bad_alg,
    bad_cmd
  };
  assign status_word = {
    error_q != '0,
    3'b0,
    error_q,
    4'b0,
    HasDma,
    HasKeccak,
    HasSha512,
    HasSha256,
    2'b0,
    status.save,
    status.load,
    status.done,
    status.busy,
    status.absorb,
    status.idle
  };
  assign data_o = (verb_i == DoGetstatus) ? status_word : (status.done || status.save) ? out_data : '0;

  // ---- jobs ----
  rvh_job #(
      .HasDma(HasDma)
  ) u_job (
      .clk_i,
      .rst_ni,
      .valid_i      (job_valid),
      .ready_o      (job_ready),
      .word_i       (job_word),
      .busy_o       (job_busy),
      .done_o       (job_done),
      .failed_o     (failed),
      .cmd_valid_o  (cmd_valid),
      .cmd_ready_i  (cmd_ready),
      .cmd_o        (cmd),
      .status_i     (status),
      .err_i        (err),
      .tail_valid_o (tail_valid),
      .tail_bytes_o (tail_bytes),
      .suffix_o     (suffix),
      .msg_ready_i  (msg_ready),
      .in_start_o   (in_start),
      .list_o       (list),
      .out_start_o  (out_start),
      .abort_o      (abort),
      .dma_busy_i   (dma_busy),
      .dma_taking_i (dma_taking),
      .dma_error_i  (read_error || write_error || addr_error),
      .dma_valid_i  (dma_msg),
      .dma_bytes_i  (dma_bytes),
      .chain_i      (drain_i && verb_i == DoFeed),
      .bad_cmd_o    (bad_cmd),
      .bad_alg_o    (bad_alg),
      .bad_state_o  (bad_state),
      .bad_context_o(bad_context),
      .too_long_o   (too_long)
  );

  if (HasDma) begin : gen_dma
    rvh_dma u_dma (
        .clk_i,
        .rst_ni,
        .in_start_i   (in_start),
        .list_i       (list),
        .swap_i       (1'b0),
        .src_i        (rs1_i),
        .len_i        (rs2_i),
        .out_start_i  (out_start),
        .dst_i        ((verb_i == DoFeed) ? drain_rs1_i : rs1_i),
        .out_len_i    ((verb_i == DoFeed) ? drain_rs2_i : rs2_i),
        .abort_i      (abort),
        .busy_o       (dma_busy),
        .taking_o     (dma_taking),
        .read_error_o (read_error),
        .write_error_o(write_error),
        .addr_error_o (addr_error),
        .msg_valid_o  (dma_msg),
        .msg_ready_i  (msg_ready),
        .msg_data_o   (dma_data),
        .msg_bytes_o  (dma_bytes),
        .out_valid_i  (out_valid),
        .out_ready_o  (dma_out),
        .out_data_i   (out_data),
        .out_bytes_i  (out_bytes),
        .out_last_i   (out_last),
        .mgr_req_o    (dma_req),
        .mgr_gnt_i,
        .mgr_addr_o   (dma_addr),
        .mgr_we_o     (dma_we),
        .mgr_be_o     (dma_be),
        .mgr_wdata_o  (dma_wdata),
        .mgr_more_o,
        .mgr_cancel_o,
        .mgr_rvalid_i,
        .mgr_rdata_i,
        .mgr_err_i
    );

    // The DMA rests while the status word is stored.
    assign mgr_req_o   = dma_req || stores;
    assign mgr_addr_o  = stores ? rs1_i : dma_addr;
    assign mgr_we_o    = stores ? 1'b1 : dma_we;
    assign mgr_be_o    = stores ? 4'hf : dma_be;
    assign mgr_wdata_o = stores ? status_word : dma_wdata;
  end else begin : gen_no_dma
    logic unused_dma;
    assign unused_dma = ^{in_start, list, out_start, abort, mgr_rdata_i, out_bytes, out_last};
    assign {dma_busy, dma_taking, read_error, write_error, addr_error, dma_msg, dma_out} = '0;
    assign {dma_data, dma_bytes, dma_req, dma_addr, dma_we, dma_be, dma_wdata} = '0;
    assign {mgr_req_o, mgr_addr_o, mgr_we_o, mgr_be_o, mgr_wdata_o, mgr_more_o, mgr_cancel_o} = '0;
  end

  // ---- the words: from the operands, from memory, the end of the message ----
  assign msg_valid = push_valid && moved_q != words || dma_msg || tail_valid;
  assign msg_data  = dma_msg ? dma_data : push_data;
  assign msg_bytes = tail_valid ? {1'b0, tail_bytes} : dma_msg ? dma_bytes : 3'd4;
  assign out_ready = dma_out || (valid_i && step_q == Decide && verb_i == DoWord && !opens && data_take_i);

  rvh_engine #(
      .Width    (32),
      .Overlap  (Overlap),
      .HasSha256(HasSha256),
      .HasSha512(HasSha512),
      .HasKeccak(HasKeccak)
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
      .out_valid_o (out_valid),
      .out_ready_i (out_ready),
      .out_data_o  (out_data),
      .out_bytes_o (out_bytes),
      .out_last_o  (out_last),
      .status_o    (status),
      .err_o       (err)
  );

endmodule
