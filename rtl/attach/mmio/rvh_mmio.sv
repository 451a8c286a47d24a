// SPDX-License-Identifier: Apache-2.0
// Memory-mapped attachment: registers on an OBI subordinate port, rvh_job_unit with its OBI
// manager port, and a level interrupt. Programmer's view: rvh_mmio.rdl, docs/attach/mmio.md.
//
// 0x000: registers (generated, 3 cycles an access). 0x400: message window, 0x800: output window
// (one word a cycle). Aligned 32-bit accesses only. A write of CMD starts a job, which then runs
// without software. Every error sets a bit of ERROR; the port gives no bus error. The manager of
// the subordinate port must take every response in its cycle (OBI without rready). The DMA does
// the same on the manager port.
//
// Every access ends. A write of a message word waits while a block is processed (66 cycles at
// most), a read of output while a permutation runs (24), a read of a context while a block is
// processed. No other access is granted until the response to a register access. The time of a
// job is not limited: it waits for memory. `irq_o` comes from a register.
//
// `idle_o` = 1: no job runs, no response is outstanding, no message or context is open, no output is pending.
// `idle_o` comes from registers only. The clock may be stopped after four consecutive cycles with `idle_o` = 1 and no
// request (`obi_req_i`). It must run in every cycle with a request: rvh_clock_stop.

`default_nettype none

module rvh_mmio
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
#(
    parameter int unsigned EngineWidth    = 32,    // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned ManagerWidth   = 32,    // bits of a word of the manager port: 32, 64 or 128
    parameter int unsigned AddrWidth      = 32,    // bits of an address of the manager port, 32 to 64
    parameter int unsigned RoundsPerCycle = 1,     // of the engine: 1 or 2
    parameter bit          Overlap        = 1'b1,  // of the engine: Keccak words move while rounds run
    parameter bit          HasSha256      = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit          HasSha512      = 1'b1,  // the SHA-512 family is built
    parameter bit          HasKeccak      = 1'b1,  // SHA-3, SHAKE and the sponge are built
    parameter bit          HasDma         = 1'b1,  // jobs move words to and from memory
    parameter bit          HasChains      = 1'b0   // rows of hash chains; requires HasDma
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        obi_req_i,
    output logic             obi_gnt_o,
    input  wire logic [11:0] obi_addr_i,
    input  wire logic        obi_we_i,
    input  wire logic [ 3:0] obi_be_i,
    input  wire logic [31:0] obi_wdata_i,
    output logic             obi_rvalid_o,
    output logic      [31:0] obi_rdata_o,

    // DMA. `more`: at least so many requests with consecutive addresses follow the one that is
    // offered, unless `cancel` is pulsed.
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

    output logic irq_o,
    output logic idle_o
);

  logic regs_req, regs_gnt, regs_rvalid, regs_err;
  logic [31:0] regs_rdata;
  logic bad_access, bad_msg, bad_out, locked, locked_cmd, lock_window, lock_save, cmd_wipe, cmd_save;
  logic msg_valid, msg_ready, out_valid, out_ready;
  logic [31:0] out_word;
  logic [AddrWidth-1:2] base, limit;

  job_t job;
  job_err_t err;
  status_t status;
  logic job_valid, job_ready, busy, job_done, refused, failed, wiped, tail_taken, port_idle;

  assign idle_o = port_idle && !job_valid && !busy && status.idle;

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
      .lock_window_i(lock_window),
      .lock_save_i  (lock_save),
      .cmd_wipe_i   (cmd_wipe),
      .cmd_save_i   (cmd_save),
      .msg_open_i   (status.absorb || status.load),
      .msg_valid_o  (msg_valid),
      .msg_ready_i  (msg_ready),
      .out_open_i   (status.done || status.save),
      .out_valid_i  (out_valid),
      .out_ready_o  (out_ready),
      .out_data_i   (out_word),
      .bad_access_o (bad_access),
      .bad_msg_o    (bad_msg),
      .bad_out_o    (bad_out),
      .locked_o     (locked),
      .locked_cmd_o (locked_cmd),
      .idle_o       (port_idle)
  );

  rvh_mmio_registers #(
      .EngineWidth(EngineWidth),
      .AddrWidth  (AddrWidth),
      .HasUnread  (Overlap && HasKeccak),
      .HasSha256  (HasSha256),
      .HasSha512  (HasSha512),
      .HasKeccak  (HasKeccak),
      .HasDma     (HasDma),
      .HasChains  (HasChains)
  ) u_registers (
      .clk_i,
      .rst_ni,
      .req_i        (regs_req),
      .gnt_o        (regs_gnt),
      .addr_i       (obi_addr_i[6:0]),
      .we_i         (obi_we_i),
      .be_i         (obi_be_i),
      .wdata_i      (obi_wdata_i),
      .rvalid_o     (regs_rvalid),
      .rdata_o      (regs_rdata),
      .err_o        (regs_err),
      .cmd_wipe_o   (cmd_wipe),
      .cmd_save_o   (cmd_save),
      .job_valid_o  (job_valid),
      .job_ready_i  (job_ready),
      .job_o        (job),
      .base_o       (base),
      .limit_o      (limit),
      .lock_window_o(lock_window),
      .lock_save_o  (lock_save),
      .status_i     (status),
      .busy_i       (busy),
      .done_i       (job_done),
      .refused_i    (refused || (locked_cmd && !busy)),
      .failed_i     (failed),
      .wiped_i      (wiped),
      .tail_taken_i (tail_taken),
      .job_err_i    (err),
      .bad_access_i (bad_access),
      .bad_msg_i    (bad_msg),
      .bad_out_i    (bad_out),
      .locked_i     (locked),
      .irq_o
  );

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
      .chain_i        (1'b0),
      .locked_i       (locked_cmd),
      .busy_o         (busy),
      .chained_o      (),
      .done_o         (job_done),
      .refused_o      (refused),
      .failed_o       (failed),
      .err_o          (err),
      .status_o       (status),
      .wiped_o        (wiped),
      .tail_taken_o   (tail_taken),
      .push_valid_i   (msg_valid),
      .push_ready_o   (msg_ready),
      .push_data_i    (obi_wdata_i),
      .pop_valid_o    (out_valid),
      .pop_ready_i    (out_ready),
      .pop_data_o     (out_word),
      .store_valid_i  (1'b0),
      .store_ready_o  (),
      .store_addr_i   ('0),
      .store_data_i   ('0),
      .store_done_o   (),
      .store_err_o    (),
      .store_outside_o(),
      .base_i         (base),
      .limit_i        (limit),
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
