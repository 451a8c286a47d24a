// SPDX-License-Identifier: Apache-2.0
// Memory-mapped attachment: rvh_engine behind an OBI subordinate port and a level
// interrupt. Programmer's view: rvh_mmio.rdl and docs/attach/mmio.md.
//
// 0x000 registers (generated, 3 cycles an access), 0x400 message window and 0x800
// output window (one word a cycle). Aligned 32-bit accesses only. Whatever is wrong
// sets a bit of ERROR and has no other effect; there are no bus errors. The manager
// must take every response in its cycle (OBI without rready).
//
// No access waits without end. A message word waits while a block is processed (66
// cycles at most), a read of XOF output for a permutation (24), a command for the end
// of a wipe or a FINISH for a full block (68 from its grant to its answer). Until a
// register access is answered, no other access is granted.

module rvh_mmio
  import rvh_engine_pkg::*;
#(
    parameter bit HasSha256 = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit HasSha512 = 1'b1,  // the SHA-512 family is built
    parameter bit HasKeccak = 1'b1   // SHA-3 and SHAKE are built
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

    output logic irq_o
);

  rvh_mmio_regs_pkg::rvh_mmio_regs__in_t  reg_in;
  rvh_mmio_regs_pkg::rvh_mmio_regs__out_t reg_out;

  logic cmd_valid, cmd_ready, msg_valid, msg_ready, out_valid, out_ready;
  cmd_t cmd;
  logic [31:0] msg_data, out_data;
  logic [2:0] msg_bytes;
  status_t status;
  err_t err;
  logic unused_status, unused_err;  // of operations that have no register yet

  assign unused_status = ^{status.load, status.save};
  assign unused_err    = err.context_bad;

  // ---- address decode ----
  logic word_access, to_regs, to_msg, to_out, to_nothing;

  assign word_access = obi_be_i == 4'hf && obi_addr_i[1:0] == 2'b00;
  assign to_regs     = word_access && obi_addr_i[11:6] == '0;
  assign to_msg      = word_access && obi_addr_i[11:10] == 2'b01 && obi_we_i;
  assign to_out      = word_access && obi_addr_i[11:10] == 2'b10 && !obi_we_i;
  assign to_nothing  = !(to_regs || to_msg || to_out);

  // ---- bus: windows answer in the next cycle, registers in their own time ----
  logic regs_busy_q;  // a register access is granted and not yet answered
  logic regs_gnt, regs_rvalid, regs_err;
  logic [31:0] regs_rdata;
  logic window_req, window_gnt, window_rvalid_q;
  logic [31:0] window_rdata_q;
  logic msg_dropped, out_missing;

  assign window_req  = obi_req_i && !to_regs && !regs_busy_q;
  assign msg_dropped = to_msg && !status.absorb;
  assign out_missing = to_out && !status.done;
  assign window_gnt  = window_req && (to_nothing || msg_dropped || out_missing || (to_msg ? msg_ready : out_valid));

  assign obi_gnt_o    = window_gnt || regs_gnt;
  assign obi_rvalid_o = window_rvalid_q || regs_rvalid;
  assign obi_rdata_o  = window_rvalid_q ? window_rdata_q : regs_rdata;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      regs_busy_q     <= 1'b0;
      window_rvalid_q <= 1'b0;
      window_rdata_q  <= '0;
    end else begin
      if (regs_gnt) regs_busy_q <= 1'b1;
      else if (regs_rvalid) regs_busy_q <= 1'b0;
      window_rvalid_q <= window_gnt;
      window_rdata_q  <= (window_gnt && to_out && !out_missing) ? out_data : '0;
    end
  end

  rvh_mmio_regs u_regs (
      .clk         (clk_i),
      .arst_n      (rst_ni),
      .s_obi_req   (obi_req_i && to_regs && !regs_busy_q),
      .s_obi_gnt   (regs_gnt),
      .s_obi_addr  (obi_addr_i[5:0]),
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

  // ---- commands ----
  // The strobe of the external register lasts one cycle; its data stay until the answer.
  logic cmd_pending_q, cmd_now, cmd_done;
  logic finish, finish_refused, reserved_set;
  logic [31:0] cmd_word;

  assign cmd_word       = reg_out.CMD.wr_data;
  assign cmd_now        = (reg_out.CMD.req && reg_out.CMD.req_is_wr) || cmd_pending_q;
  assign reserved_set   = |(cmd_word & ~32'h0000_0f37);
  assign finish         = cmd_now && !reserved_set && cmd_word[2:0] == OpFinish;
  assign finish_refused = finish && !status.absorb;

  assign cmd_valid      = cmd_now && !finish;
  // The sponge and contexts have no registers yet.
  always_comb begin
    cmd     = '0;
    cmd.alg = (cmd_word[11:8] == AlgSponge) ? AlgNone : cmd_word[11:8];
    if (!reserved_set && cmd_word[2:0] inside {OpStart, OpWipe}) cmd.op = cmd_word[2:0];
  end
  assign cmd_done = finish ? (finish_refused || msg_ready) : (cmd_now && cmd_ready);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      cmd_pending_q <= 1'b0;
    end else begin
      cmd_pending_q <= cmd_now && !cmd_done;
    end
  end

  // ---- message and output ----
  assign msg_valid = (window_req && to_msg && status.absorb) || (finish && !finish_refused);
  assign msg_data  = finish ? reg_out.TAIL.BYTES.value : obi_wdata_i;
  assign msg_bytes = finish ? {1'b0, cmd_word[5:4]} : 3'd4;
  assign out_ready = window_req && to_out;

  rvh_engine #(
      .Width    (32),
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
      .msg_last_i  (finish),
      .msg_suffix_i('0),
      .out_valid_o (out_valid),
      .out_ready_i (out_ready),
      .out_data_o  (out_data),
      .out_bytes_o (),           // software knows how long a digest is
      .out_last_o  (),
      .status_o    (status),
      .err_o       (err)
  );

  // ---- status, errors, interrupt ----
  logic done_level, error_level;

  assign done_level = status.done || reg_out.INTR_TEST.DONE.value;
  assign error_level = reg_out.ERROR.CMD.value || reg_out.ERROR.ALG.value || reg_out.ERROR.STATE.value ||
      reg_out.ERROR.MSG.value || reg_out.ERROR.OUT.value || reg_out.ERROR.ACCESS.value ||
      reg_out.ERROR.LENGTH.value || reg_out.INTR_TEST.ERROR.value;
  assign irq_o = (done_level && reg_out.INTR_ENABLE.DONE.value) || (error_level && reg_out.INTR_ENABLE.ERROR.value);

  always_comb begin
    reg_in.CMD.wr_ack            = cmd_done;
    reg_in.TAIL.BYTES.hwclr      = (finish && !finish_refused && cmd_done) || (cmd_valid && cmd.op == OpWipe);
    reg_in.STATUS.IDLE.next      = status.idle;
    reg_in.STATUS.ABSORB.next    = status.absorb;
    reg_in.STATUS.BUSY.next      = status.busy;
    reg_in.STATUS.DONE.next      = status.done;
    reg_in.ERROR.CMD.hwset       = err.cmd;
    reg_in.ERROR.ALG.hwset       = err.alg;
    reg_in.ERROR.STATE.hwset     = err.state || finish_refused;
    reg_in.ERROR.MSG.hwset       = window_req && msg_dropped;
    reg_in.ERROR.OUT.hwset       = window_req && out_missing;
    reg_in.ERROR.ACCESS.hwset    = (window_req && to_nothing) || (regs_rvalid && regs_err);
    reg_in.ERROR.LENGTH.hwset    = err.length;
    reg_in.INTR_STATE.DONE.next  = done_level;
    reg_in.INTR_STATE.ERROR.next = error_level;
  end

endmodule
