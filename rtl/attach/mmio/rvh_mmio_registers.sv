// SPDX-License-Identifier: Apache-2.0
// Registers of the memory-mapped attachment (rvh_mmio.rdl): builds a job_t from them, shows how the
// job ended, and drives the interrupt. Only this module knows the layout of CMD.
//
// Contract: the OBI port is that of the generated registers, 3 cycles an access. `job_valid_o`
// stays until `job_ready_i`; the job does not change while `busy_i` is 1. Events are pulses. Both
// locks stay until reset. `irq_o` comes from a register. `cmd_wipe_o` and `cmd_save_o` decode
// `wdata_i` as a command, in the same cycle, for every access.

`default_nettype none

module rvh_mmio_registers
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
#(
    parameter int unsigned EngineWidth = 32,    // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned AddrWidth   = 32,    // bits of an address, 32 to 64
    parameter bit          HasUnread   = 1'b1,  // contexts can have unread output
    parameter bit          HasSha256   = 1'b1,
    parameter bit          HasSha512   = 1'b1,
    parameter bit          HasKeccak   = 1'b1,
    parameter bit          HasDma      = 1'b1,
    parameter bit          HasChains   = 1'b0
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        req_i,
    output logic             gnt_o,
    input  wire logic [ 6:0] addr_i,
    input  wire logic        we_i,
    input  wire logic [ 3:0] be_i,
    input  wire logic [31:0] wdata_i,
    output logic             rvalid_o,
    output logic      [31:0] rdata_o,
    output logic             err_o,
    output logic             cmd_wipe_o,  // wdata_i is WIPE: no other bit is set
    output logic             cmd_save_o,  // ... SAVE, with whatever else

    output logic                      job_valid_o,
    input  wire logic                 job_ready_i,
    output job_t                      job_o,
    output logic      [AddrWidth-1:2] base_o,         // window
    output logic      [AddrWidth-1:2] limit_o,
    output logic                      lock_window_o,
    output logic                      lock_save_o,

    input wire status_t  status_i,
    input wire logic     busy_i,
    input wire logic     done_i,
    input wire logic     refused_i,
    input wire logic     failed_i,
    input wire logic     wiped_i,
    input wire logic     tail_taken_i,
    input wire job_err_t job_err_i,
    input wire logic     bad_access_i,
    input wire logic     bad_msg_i,
    input wire logic     bad_out_i,
    input wire logic     locked_i,

    output logic irq_o
);

  // The layout of CMD in rvh_mmio.rdl.
  typedef struct packed {
    logic [7:0] suffix;
    logic [3:0] zero_20;
    logic       short_rounds;
    logic [2:0] rate;
    logic       out;
    logic       finish;
    logic       list;
    logic       in;
    logic [3:0] alg;
    logic [1:0] zero_6;
    logic [1:0] tail;
    logic       zero_3;
    logic [2:0] op;
  } command_t;

  localparam command_t Wipe = '{op: OpWipe, default: '0};  // with any other bit set it is not a command

  rvh_mmio_regs_pkg::rvh_mmio_regs__in_t  reg_in;
  rvh_mmio_regs_pkg::rvh_mmio_regs__out_t reg_out;

  command_t command, written;
  logic job_pending_q, error_level, unlocked, moves, far, irq;

  rvh_mmio_regs u_regs (
      .clk         (clk_i),
      .arst_n      (rst_ni),
      .s_obi_req   (req_i),
      .s_obi_gnt   (gnt_o),
      .s_obi_addr  (addr_i),
      .s_obi_we    (we_i),
      .s_obi_be    (be_i),
      .s_obi_wdata (wdata_i),
      .s_obi_aid   (1'b0),
      .s_obi_rvalid(rvalid_o),
      .s_obi_rready(1'b1),
      .s_obi_rdata (rdata_o),
      .s_obi_err   (err_o),
      .s_obi_rid   (),
      .hwif_in     (reg_in),
      .hwif_out    (reg_out)
  );

  // ---- the word that is written, decoded as a command ----
  assign written    = command_t'(wdata_i);
  assign cmd_wipe_o = written == Wipe;
  assign cmd_save_o = written.op == OpSave;

  // ---- the job ----
  // The strobe of the external register lasts one cycle; its data stay until the acknowledge.
  assign job_valid_o = (reg_out.CMD.req && reg_out.CMD.req_is_wr) || job_pending_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) job_pending_q <= 1'b0;
    else job_pending_q <= job_valid_o && !job_ready_i;
  end

  assign command = command_t'(reg_out.CMD.wr_data);
  assign job_o = '{
          steps: '{
              undefined: {
              command.zero_20
              ,
              command.zero_6
              ,
              command.zero_3
              } != '0 || (
              command.op == OpWipe && command != Wipe
              ),
              op: command.op,
              alg: command.alg,
              rate: command.rate,
              short_rounds: command.short_rounds,
              in: command.in,
              list: command.list,
              finish: command.finish,
              tail_bytes: command.tail,
              suffix: command.suffix,
              out: command.out
          },
          tail: reg_out.TAIL.BYTES.value,
          swap_in: reg_out.CONFIG.SWAP_IN.value,
          swap_out: reg_out.CONFIG.SWAP_OUT.value,
          src: {reg_out.SRC_HIGH.ADDR.value, reg_out.SRC.ADDR.value},
          len: {reg_out.LEN_HIGH.COUNT.value, reg_out.LEN.COUNT.value},
          dst: {reg_out.DST_HIGH.ADDR.value, reg_out.DST.ADDR.value},
          olen: {reg_out.OLEN_HIGH.BYTES.value, reg_out.OLEN.BYTES.value}
      };

  // ---- window: with a base beyond the last address it is empty, a limit beyond it means the last one ----
  logic [63:2] base, limit;
  assign base  = {reg_out.WINDOW_BASE_HIGH.ADDR.value, reg_out.WINDOW_BASE.ADDR.value};
  assign limit = {reg_out.WINDOW_LIMIT_HIGH.ADDR.value, reg_out.WINDOW_LIMIT.ADDR.value};

  if (AddrWidth == 32) begin : gen_low
    logic unused_high;
    assign unused_high = ^{base[63:32], limit[63:32]};
    assign {base_o, limit_o} = {base[31:2], limit[31:2]};
  end else if (AddrWidth < 64) begin : gen_high
    always_comb begin
      {base_o, limit_o} = {base[AddrWidth-1:2], limit[AddrWidth-1:2]};
      if (limit[63:AddrWidth] != '0) limit_o = '1;
      if (base[63:AddrWidth] != '0) {base_o, limit_o} = {(AddrWidth - 2)'('1), (AddrWidth - 2)'(0)};
    end
  end else begin : gen_all
    assign {base_o, limit_o} = {base, limit};
  end

  assign {lock_window_o, lock_save_o} = {reg_out.LOCK.WINDOW.value, reg_out.LOCK.SAVE.value};

  // ---- errors and interrupt ----
  assign error_level = reg_out.ERROR.CMD.value || reg_out.ERROR.ALG.value || reg_out.ERROR.STATE.value ||
      reg_out.ERROR.MSG.value || reg_out.ERROR.OUT.value || reg_out.ERROR.ACCESS.value ||
      reg_out.ERROR.LENGTH.value || reg_out.ERROR.CONTEXT.value || reg_out.ERROR.READ.value ||
      reg_out.ERROR.WRITE.value || reg_out.ERROR.ADDR.value || reg_out.ERROR.LOCKED.value;
  assign unlocked = !busy_i;
  assign moves = unlocked && HasDma;
  assign far = moves && AddrWidth > 32;

  assign irq = (reg_out.INTR_STATE.DONE.value && reg_out.INTR_ENABLE.DONE.value) ||
      ((error_level || reg_out.INTR_TEST.ERROR.value) && reg_out.INTR_ENABLE.ERROR.value);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) irq_o <= 1'b0;
    else irq_o <= irq;
  end

  always_comb begin
    reg_in.CMD.wr_ack                  = job_valid_o && job_ready_i;
    reg_in.TAIL.BYTES.hwclr            = tail_taken_i || wiped_i;
    reg_in.TAIL.BYTES.swwe             = unlocked;
    reg_in.STATUS.IDLE.next            = status_i.idle;
    reg_in.STATUS.ABSORB.next          = status_i.absorb;
    reg_in.STATUS.BUSY.next            = status_i.busy;
    reg_in.STATUS.DONE.next            = status_i.done;
    reg_in.STATUS.LOAD.next            = status_i.load;
    reg_in.STATUS.SAVE.next            = status_i.save;
    reg_in.STATUS.JOB.next             = busy_i;
    reg_in.STATUS.FAILED.next          = failed_i;
    reg_in.ERROR.CMD.hwset             = job_err_i.cmd;
    reg_in.ERROR.ALG.hwset             = job_err_i.alg;
    reg_in.ERROR.STATE.hwset           = job_err_i.state;
    reg_in.ERROR.MSG.hwset             = bad_msg_i;
    reg_in.ERROR.OUT.hwset             = bad_out_i;
    reg_in.ERROR.ACCESS.hwset          = bad_access_i;
    reg_in.ERROR.LENGTH.hwset          = job_err_i.length;
    reg_in.ERROR.CONTEXT.hwset         = job_err_i.context_bad;
    reg_in.ERROR.READ.hwset            = job_err_i.read;
    reg_in.ERROR.WRITE.hwset           = job_err_i.write;
    reg_in.ERROR.ADDR.hwset            = job_err_i.addr;
    reg_in.ERROR.LOCKED.hwset          = locked_i;
    reg_in.INTR_STATE.DONE.hwset       = done_i || refused_i || reg_out.INTR_TEST.DONE.value;
    reg_in.INTR_STATE.DONE.hwclr       = job_valid_o;
    reg_in.INTR_STATE.ERROR.next       = error_level || reg_out.INTR_TEST.ERROR.value;
    reg_in.CAPABILITY.SHA256.next      = HasSha256;
    reg_in.CAPABILITY.SHA512.next      = HasSha512;
    reg_in.CAPABILITY.KECCAK.next      = HasKeccak;
    reg_in.CAPABILITY.DMA.next         = HasDma;
    reg_in.CAPABILITY.CONTEXT.next     = 1'b1;
    reg_in.CAPABILITY.UNREAD.next      = HasUnread;
    reg_in.CAPABILITY.CHAINS.next      = HasChains;
    reg_in.CAPABILITY.WORD.next        = 3'(EngineWidth / 32 - 1);
    reg_in.CAPABILITY.ADDRESS.next     = 7'(AddrWidth);
    reg_in.CONFIG.SWAP_IN.swwe         = unlocked;
    reg_in.CONFIG.SWAP_OUT.swwe        = unlocked;
    reg_in.SRC.ADDR.swwe               = moves;
    reg_in.LEN.COUNT.swwe              = moves;
    reg_in.DST.ADDR.swwe               = moves;
    reg_in.OLEN.BYTES.swwe             = moves;
    reg_in.WINDOW_BASE.ADDR.swwe       = moves;
    reg_in.WINDOW_LIMIT.ADDR.swwe      = moves;
    reg_in.SRC_HIGH.ADDR.swwe          = far;
    reg_in.LEN_HIGH.COUNT.swwe         = far;
    reg_in.DST_HIGH.ADDR.swwe          = far;
    reg_in.OLEN_HIGH.BYTES.swwe        = far;
    reg_in.WINDOW_BASE_HIGH.ADDR.swwe  = far;
    reg_in.WINDOW_LIMIT_HIGH.ADDR.swwe = far;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_mmio_registers.job"),
      .Width($bits(steps_t))
  ) u_contract_job (
      .clk_i,
      .rst_ni,
      .valid_i  (job_valid_o),
      .ready_i  (job_ready_i),
      .payload_i(job_o.steps),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
