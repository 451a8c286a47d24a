// SPDX-License-Identifier: Apache-2.0
// Coprocessor on CV-X-IF 0.2: all algorithms, with its own manager port to memory. Instructions:
// rtl/instructions.toml, docs/attach/xif.md. No instruction writes back: digest, status and contexts go to memory
// through the manager port. An instruction retires as soon as it is committed (posted). Only WAIT waits, at the issue
// port, where an interrupt can kill it.
//
// Ports: names of the specification. Contract of the interface: rvh_xif_front_0_2. An instruction has no effect before
// its commit.
//
// `idle_o` = 1: no instruction is held, no job runs, no message or context is open, no output is pending.
// `idle_o` comes from registers only. The clock may be stopped after four consecutive cycles with `idle_o` = 1 and no
// request (`x_issue_valid_i`, `x_commit_valid_i`). It must run in every cycle with a request: rvh_clock_stop.

`default_nettype none

module rvh_xif_0_2
  import rvh_xif_instr_pkg::*;
#(
    parameter int unsigned IdWidth        = 4,
    parameter int unsigned Depth          = 2,     // instructions accepted and not done, 1 to 4
    parameter int unsigned Patience       = 64,    // cycles before a forgotten instruction is dropped; 0: never
    parameter int unsigned XLen           = 32,    // bits of an operand: 32 or 64
    parameter int unsigned AddrWidth      = 32,    // bits of an address of the manager port, 32 to XLen
    parameter int unsigned EngineWidth    = 32,    // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned ManagerWidth   = 32,    // bits of a word of the manager port: 32, 64 or 128
    parameter int unsigned RoundsPerCycle = 1,     // of the engine: 1 or 2
    parameter bit          Overlap        = 1'b1,  // of the engine: Keccak words move while rounds run
    parameter bit          HasSha256      = 1'b1,  // SHA-224 and SHA-256 are built
    parameter bit          HasSha512      = 1'b1,  // the SHA-512 family is built
    parameter bit          HasKeccak      = 1'b1,  // SHA-3, SHAKE and the sponge are built
    parameter bit          HasChains      = 1'b0   // rows of hash chains; requires HasSha256 or HasKeccak
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic enable_i, // 0: instructions are rejected, so the host traps; those accepted before are executed

    input  wire logic                         x_issue_valid_i,
    output logic                              x_issue_ready_o,
    input  wire logic [       31:0]           x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]           x_issue_req_id_i,
    input  wire logic [        1:0][XLen-1:0] x_issue_req_rs_i,
    input  wire logic [        1:0]           x_issue_req_rs_valid_i,
    output logic                              x_issue_resp_accept_o,   // the other signals of issue_resp are 0

    input wire logic               x_commit_valid_i,
    input wire logic [IdWidth-1:0] x_commit_id_i,
    input wire logic               x_commit_kill_i,

    output logic                    x_result_valid_o,
    input  wire logic               x_result_ready_i,
    output logic      [IdWidth-1:0] x_result_id_o,     // the other signals of result are 0

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

  localparam int unsigned NWidth = (XLen == 64) ? 5 : 4;  // of FINISH: 0 to XLen / 4

  decoded_t instr;
  logic unused_instr, host_error, front_idle, core_idle;
  logic core_valid, settled, core_ready, core_ending, unused_data_valid;
  logic [XLen-1:0] unused_data;
  verb_e verb, core_verb;
  logic [NWidth-1:0] core_n;
  logic behind, drain;
  verb_e behind_verb;
  logic [XLen-1:0] core_rs1, core_rs2, drain_rs1, drain_rs2;

  assign instr        = decode(x_issue_req_instr_i, XLen == 64);
  assign verb         = verb_e'({HasChains && instr.verb[4], instr.verb[3:0]});  // no register for what is not built
  assign unused_instr = ^{instr.rd, instr.needs_dma, instr.n[4]};

  rvh_xif_front_0_2 #(
      .IdWidth (IdWidth),
      .Depth   (Depth),
      .Patience(Patience),
      .XLen    (XLen),
      .NWidth  (NWidth),
      .verb_t  (verb_e)
  ) u_front (
      .clk_i,
      .rst_ni,
      .x_issue_valid_i,
      .x_issue_ready_o,
      .x_issue_req_id_i,
      .x_issue_req_rs_i,
      .x_issue_req_rs_valid_i,
      .x_issue_resp_accept_o,
      .x_commit_valid_i,
      .x_commit_id_i,
      .x_commit_kill_i,
      .x_result_valid_o,
      .x_result_ready_i,
      .x_result_id_o,
      .ours_i       (instr.known && !instr.only_1_0 && (HasChains || !instr.needs_chains) && enable_i),
      .reads_i      ({instr.rs2, instr.rs1}),
      .wait_i       (instr.verb == DoWait),
      .verb_i       (verb),
      .n_i          (instr.n[NWidth-1:0]),
      .busy_i       (1'b0),
      .core_valid_o (core_valid),
      .settled_o    (settled),
      .core_ready_i (core_ready),
      .core_ending_i(core_ending),
      .core_verb_o  (core_verb),
      .core_n_o     (core_n),
      .core_rs1_o   (core_rs1),
      .core_rs2_o   (core_rs2),
      .then_o       (behind),
      .then_verb_o  (behind_verb),
      .then_rs1_o   (drain_rs1),
      .then_rs2_o   (drain_rs2),
      .host_error_o (host_error),
      .idle_o       (front_idle)
  );

  assign drain  = behind && behind_verb == DoDrain;
  assign idle_o = front_idle && core_idle;

  rvh_xif_core #(
      .XLen          (XLen),
      .AddrWidth     (AddrWidth),
      .EngineWidth   (EngineWidth),
      .ManagerWidth  (ManagerWidth),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak),
      .HasDma        (1'b1),
      .HasChains     (HasChains)
  ) u_core (
      .clk_i,
      .rst_ni,
      .valid_i     (core_valid),
      .settled_i   (settled),
      .ready_o     (core_ready),
      .ending_o    (core_ending),
      .verb_i      (core_verb),
      .n_i         (core_n),
      .rs1_i       (core_rs1),
      .rs2_i       (core_rs2),
      .drain_i     (drain),
      .drain_rs1_i (drain_rs1),
      .drain_rs2_i (drain_rs2),
      .data_valid_o(unused_data_valid),
      .data_take_i (1'b0),
      .data_o      (unused_data),
      .host_error_i(host_error),
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
      .mgr_err_i,
      .idle_o      (core_idle)
  );

endmodule

`default_nettype wire
