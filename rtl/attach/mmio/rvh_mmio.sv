// SPDX-License-Identifier: Apache-2.0
// Memory-mapped attachment: rvh_engine behind an OBI subordinate port, with a DMA on an OBI
// manager port and a level interrupt. Programmer's view: rvh_mmio.rdl, docs/attach/mmio.md.
//
// 0x000 registers (generated, 3 cycles an access), 0x400 message window and 0x800 output
// window (one word a cycle). Aligned 32-bit accesses only. A command starts a job, which runs
// by itself. Whatever is wrong sets a bit of ERROR; there are no bus errors. The manager of
// the subordinate port must take every response in its cycle (OBI without rready), and so does
// the DMA.
//
// No access waits without end. A message word waits while a block is processed (66 cycles at
// most), a read of output for a permutation (24), a read of a context for the block that is in
// work. Until a register access is answered, no other access is granted. A job waits for
// memory as long as memory takes.

module rvh_mmio
  import rvh_engine_pkg::*;
#(
    parameter bit HasSha256 = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit HasSha512 = 1'b1,  // the SHA-512 family is built
    parameter bit HasKeccak = 1'b1,  // SHA-3, SHAKE and the sponge are built
    parameter bit HasDma    = 1'b1,  // jobs move words to and from memory
    parameter bit Overlap   = 1'b1   // of the engine: Keccak words move while rounds run
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic        obi_req_i,
    output logic        obi_gnt_o,
    input  logic [11:0] obi_addr_i,
    input  logic        obi_we_i,
    input  logic [ 3:0] obi_be_i,
    input  logic [31:0] obi_wdata_i,
    output logic        obi_rvalid_o,
    output logic [31:0] obi_rdata_o,

    // DMA. `more`: requests with consecutive addresses that follow the one on offer, at least,
    // unless `cancel` says that they do not come.
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
    input  logic        mgr_err_i,

    output logic irq_o
);

  rvh_mmio_regs_pkg::rvh_mmio_regs__in_t  reg_in;
  rvh_mmio_regs_pkg::rvh_mmio_regs__out_t reg_out;

  logic regs_req, regs_gnt, regs_rvalid, regs_err;
  logic [31:0] regs_rdata;
  logic bad_access, bad_msg, bad_out, locked;

  logic cmd_valid, cmd_ready, msg_valid, msg_ready, out_valid, out_ready, out_last;
  cmd_t cmd;
  logic [31:0] msg_word, msg_data, out_data, out_word;
  logic [2:0] msg_bytes, out_bytes;
  status_t status;
  err_t err;

  logic job_valid, job_ready, job_done, job_pending_q, busy, failed;
  logic bad_cmd, bad_alg, bad_state, bad_context, too_long;
  logic window_msg, window_out, tail_valid;
  logic [1:0] tail_bytes;
  logic [7:0] suffix;

  logic in_start, list, out_start, abort, dma_busy, dma_taking;
  logic read_error, write_error, addr_error, dma_msg, dma_out;
  logic [31:0] dma_data;
  logic [ 2:0] dma_bytes;

  // ---- bus ----
  rvh_mmio_port u_port (
      .clk_i,
      .rst_ni,
      .obi_req_i,
      .obi_gnt_o,
      .obi_addr_i,
      .obi_we_i,
      .obi_be_i,
      .obi_wdata_i,
      .obi_rvalid_o,
      .obi_rdata_o,
      .regs_req_o   (regs_req),
      .regs_gnt_i   (regs_gnt),
      .regs_rvalid_i(regs_rvalid),
      .regs_rdata_i (regs_rdata),
      .regs_err_i   (regs_err),
      .lock_i       (busy),
      .msg_open_i   (status.absorb || status.load),
      .msg_valid_o  (window_msg),
      .msg_ready_i  (msg_ready),
      .out_open_i   (status.done || status.save),
      .out_valid_i  (out_valid),
      .out_ready_o  (window_out),
      .out_data_i   (out_word),
      .bad_access_o (bad_access),
      .bad_msg_o    (bad_msg),
      .bad_out_o    (bad_out),
      .locked_o     (locked)
  );

  rvh_mmio_regs u_regs (
      .clk         (clk_i),
      .arst_n      (rst_ni),
      .s_obi_req   (regs_req),
      .s_obi_gnt   (regs_gnt),
      .s_obi_addr  (obi_addr_i[6:0]),
      .s_obi_we    (obi_we_i),
      .s_obi_be    (obi_be_i),
      .s_obi_wdata (obi_wdata_i),
      .s_obi_aid   (1'b0),
      .s_obi_rvalid(regs_rvalid),
      .s_obi_rready(1'b1),
      .s_obi_rdata (regs_rdata),
      .s_obi_err   (regs_err),
      .s_obi_rid   (),
      .hwif_in     (reg_in),
      .hwif_out    (reg_out)
  );

  // ---- jobs ----
  // The strobe of the external register lasts one cycle; its data stay until the answer.
  assign job_valid = (reg_out.CMD.req && reg_out.CMD.req_is_wr) || job_pending_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) job_pending_q <= 1'b0;
    else job_pending_q <= job_valid && !job_ready;
  end

  rvh_job #(
      .HasDma(HasDma)
  ) u_job (
      .clk_i,
      .rst_ni,
      .valid_i      (job_valid),
      .ready_o      (job_ready),
      .word_i       (reg_out.CMD.wr_data),
      .busy_o       (busy),
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
      .chain_i      (1'b0),
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
        .swap_i       (reg_out.CONFIG.SWAP_IN.value),
        .src_i        (reg_out.SRC.ADDR.value),
        .len_i        (reg_out.LEN.COUNT.value),
        .out_start_i  (out_start),
        .dst_i        (reg_out.DST.ADDR.value),
        .out_len_i    (reg_out.OLEN.BYTES.value),
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
        .out_data_i   (out_word),
        .out_bytes_i  (out_bytes),
        .out_last_i   (out_last),
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
          in_start, list, out_start, abort, mgr_gnt_i, mgr_rvalid_i, mgr_rdata_i, mgr_err_i, out_bytes, out_last,
          reg_out.SRC.ADDR.value, reg_out.LEN.COUNT.value, reg_out.DST.ADDR.value, reg_out.OLEN.BYTES.value
        };
    assign {dma_busy, dma_taking, read_error, write_error, addr_error, dma_msg, dma_out} = '0;
    assign {dma_data, dma_bytes} = '0;
    assign {mgr_req_o, mgr_addr_o, mgr_we_o, mgr_be_o, mgr_wdata_o, mgr_more_o, mgr_cancel_o} = '0;
  end

  // ---- the words ----
  function automatic logic [31:0] swapped(logic [31:0] word, logic swap);
    return swap ? {word[7:0], word[15:8], word[23:16], word[31:24]} : word;
  endfunction

  // One at a time: a word from the bus, one from the DMA, the end of the message.
  assign msg_valid = window_msg || dma_msg || tail_valid;
  assign msg_word  = tail_valid ? reg_out.TAIL.BYTES.value : dma_msg ? dma_data : obi_wdata_i;
  assign msg_data  = swapped(msg_word, reg_out.CONFIG.SWAP_IN.value && !status.load);
  assign msg_bytes = tail_valid ? {1'b0, tail_bytes} : dma_msg ? dma_bytes : 3'd4;
  assign out_word  = swapped(out_data, reg_out.CONFIG.SWAP_OUT.value && !status.save);
  assign out_ready = window_out || dma_out;

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

  // ---- registers ----
  logic done_event, error_level, unlocked;

  assign done_event = job_done || reg_out.INTR_TEST.DONE.value;
  assign error_level = reg_out.ERROR.CMD.value || reg_out.ERROR.ALG.value || reg_out.ERROR.STATE.value ||
      reg_out.ERROR.MSG.value || reg_out.ERROR.OUT.value || reg_out.ERROR.ACCESS.value ||
      reg_out.ERROR.LENGTH.value || reg_out.ERROR.CONTEXT.value || reg_out.ERROR.READ.value ||
      reg_out.ERROR.WRITE.value || reg_out.ERROR.ADDR.value || reg_out.ERROR.LOCKED.value;
  assign unlocked = !busy;
  assign irq_o = (reg_out.INTR_STATE.DONE.value && reg_out.INTR_ENABLE.DONE.value) ||
      ((error_level || reg_out.INTR_TEST.ERROR.value) && reg_out.INTR_ENABLE.ERROR.value);

  always_comb begin
    reg_in.CMD.wr_ack              = job_valid && job_ready;
    reg_in.TAIL.BYTES.hwclr        = (tail_valid && msg_ready) || (cmd_valid && cmd.op == OpWipe);
    reg_in.TAIL.BYTES.swwe         = unlocked;
    reg_in.STATUS.IDLE.next        = status.idle;
    reg_in.STATUS.ABSORB.next      = status.absorb;
    reg_in.STATUS.BUSY.next        = status.busy;
    reg_in.STATUS.DONE.next        = status.done;
    reg_in.STATUS.LOAD.next        = status.load;
    reg_in.STATUS.SAVE.next        = status.save;
    reg_in.STATUS.JOB.next         = busy;
    reg_in.STATUS.FAILED.next      = failed;
    reg_in.ERROR.CMD.hwset         = bad_cmd;
    reg_in.ERROR.ALG.hwset         = bad_alg;
    reg_in.ERROR.STATE.hwset       = bad_state;
    reg_in.ERROR.MSG.hwset         = bad_msg;
    reg_in.ERROR.OUT.hwset         = bad_out;
    reg_in.ERROR.ACCESS.hwset      = bad_access;
    reg_in.ERROR.LENGTH.hwset      = too_long;
    reg_in.ERROR.CONTEXT.hwset     = bad_context;
    reg_in.ERROR.READ.hwset        = read_error;
    reg_in.ERROR.WRITE.hwset       = write_error;
    reg_in.ERROR.ADDR.hwset        = addr_error;
    reg_in.ERROR.LOCKED.hwset      = locked;
    reg_in.INTR_STATE.DONE.hwset   = done_event;
    reg_in.INTR_STATE.DONE.hwclr   = job_valid;
    reg_in.INTR_STATE.ERROR.next   = error_level || reg_out.INTR_TEST.ERROR.value;
    reg_in.CAPABILITY.SHA256.next  = HasSha256;
    reg_in.CAPABILITY.SHA512.next  = HasSha512;
    reg_in.CAPABILITY.KECCAK.next  = HasKeccak;
    reg_in.CAPABILITY.DMA.next     = HasDma;
    reg_in.CAPABILITY.CONTEXT.next = 1'b1;
    reg_in.CAPABILITY.UNREAD.next  = Overlap && HasKeccak;
    reg_in.CONFIG.SWAP_IN.swwe     = unlocked;
    reg_in.CONFIG.SWAP_OUT.swwe    = unlocked;
    reg_in.SRC.ADDR.swwe           = unlocked && HasDma;
    reg_in.LEN.COUNT.swwe          = unlocked && HasDma;
    reg_in.DST.ADDR.swwe           = unlocked && HasDma;
    reg_in.OLEN.BYTES.swwe         = unlocked && HasDma;
  end

endmodule
