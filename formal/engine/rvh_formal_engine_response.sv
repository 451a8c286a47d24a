// SPDX-License-Identifier: Apache-2.0
// The engine always answers within a bounded time, whatever the environment does.
//
// `rank` is a number of cycles, computed only from registers of the control (rvh_formal_engine_rank_*.sv). The proof
// shows:
// - In each cycle `rank` is one less than in the cycle before, until it is 0, unless a command takes effect.
// - `rank` is 0 exactly when the engine is idle, has a word on `out`, or is ready on `msg` (while no command is
//   offered).
// - `rank` is never more than Bound, a formula of the parameters.
// So from every reachable state the engine is idle or waits for the environment within Bound cycles. The same holds for
// commands with `refused` and CommandBound: cmd_ready_o is 0 exactly while `refused` is not 0. `refused` is a function
// of registers, so cmd_ready_o does not depend on cmd_valid_i. An accepted WIPE ends in idle after WipeCycles. The
// proof is an induction of one step over the states in which the relations of rvh_formal_engine_states.sv hold.

`default_nettype none

module rvh_formal_engine_response
  import rvh_engine_pkg::*;
  import rvh_formal_engine_rank_pkg::*;
#(
    parameter  int unsigned Width          = 32,
    parameter  int unsigned RoundsPerCycle = 1,
    parameter  bit          Overlap        = 1'b0,
    parameter  bit          HasSha256      = 1'b1,
    parameter  bit          HasSha512      = 1'b1,
    parameter  bit          HasKeccak      = 1'b1,
    parameter  bit          Reach          = 1'b0,                  // cover the bound itself
    localparam int unsigned BytesWidth     = $clog2(Width / 8) + 1
) (
    input logic clk_i,
    input logic rst_ni,

    input logic cmd_valid_i,
    input cmd_t cmd_i,

    input logic                  msg_valid_i,
    input logic [     Width-1:0] msg_data_i,
    input logic [BytesWidth-1:0] msg_bytes_i,
    input logic                  msg_last_i,
    input logic [           7:0] msg_suffix_i,

    input logic out_ready_i
);

  localparam bit HasSha2 = HasSha256 || HasSha512;
  localparam int unsigned WipeCycles = wipe_cycles(Width, RoundsPerCycle, HasSha2, HasKeccak);
  localparam int unsigned ShaCycles = HasSha2 ? sha2_bound(Width, RoundsPerCycle, HasSha512) : 0;
  localparam int unsigned KeccakCycles = HasKeccak ? keccak_bound(Width, RoundsPerCycle, Overlap) : 0;
  localparam int unsigned FillCycles = HasKeccak ? fill_bound(Width, RoundsPerCycle, Overlap) : 0;
  localparam int unsigned MessageCycles = ShaCycles > KeccakCycles ? ShaCycles : KeccakCycles;
  localparam int unsigned Bound = WipeCycles > MessageCycles ? WipeCycles : MessageCycles;
  localparam int unsigned CommandBound = WipeCycles > FillCycles ? WipeCycles : FillCycles;

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb assume (rst_ni == !init);

  logic cmd_ready, msg_ready, out_valid, out_last;
  logic [Width-1:0] out_data;
  logic [BytesWidth-1:0] out_bytes;
  status_t status;
  err_t err;
  ctrl_t ctrl;
  cores_t cores;
  logic keccak, wide, control_good, sha2_good, keccak_good;

  rvh_formal_engine_dut #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .cmd_valid_i,
      .cmd_ready_o   (cmd_ready),
      .cmd_i,
      .msg_valid_i,
      .msg_ready_o   (msg_ready),
      .msg_data_i,
      .msg_bytes_i,
      .msg_last_i,
      .msg_suffix_i,
      .out_valid_o   (out_valid),
      .out_ready_i,
      .out_data_o    (out_data),
      .out_bytes_o   (out_bytes),
      .out_last_o    (out_last),
      .status_o      (status),
      .err_o         (err),
      .ctrl_o        (ctrl),
      .cores_o       (cores),
      .keccak_o      (keccak),
      .wide_o        (wide),
      .control_good_o(control_good),
      .sha2_good_o   (sha2_good),
      .keccak_good_o (keccak_good)
  );

  // ---- the rank ----
  cycles_t rank_sha2, rank_keccak, rank, fill, refused;

  rvh_formal_engine_rank_sha2 #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_rank_sha2 (
      .ctrl_i (ctrl),
      .cores_i(cores),
      .wide_i (wide),
      .rank_o (rank_sha2)
  );

  rvh_formal_engine_rank_keccak #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap)
  ) u_rank_keccak (
      .ctrl_i (ctrl),
      .cores_i(cores),
      .rank_o (rank_keccak),
      .fill_o (fill)
  );

  always_comb begin
    rank    = keccak ? rank_keccak : rank_sha2;
    refused = '0;
    unique case (ctrl.fsm)
      FsmIdle, FsmLoadHead, FsmSaveHead: rank = '0;
      FsmLoadCheck: begin
        rank    = 10'd1;
        refused = 10'd1;
      end
      FsmWipe: begin
        rank    = cycles_t'(WipeCycles) - cycles_t'(ctrl.index);
        refused = rank;
      end
      FsmFill: refused = fill;
      default: ;
    endcase
  end

  // ---- what is proved ----
  logic working, effective, past_q, effective_q, wiped_q;
  logic [2:0] errors;
  cycles_t rank_q, refused_q, wipe_q;

  assign working   = !status.idle && !cmd_valid_i && !msg_ready && !out_valid;
  assign errors    = {err.cmd, err.alg, err.state};
  assign effective = cmd_valid_i && cmd_ready && errors == '0;  // a command takes effect

  always_ff @(posedge clk_i) begin
    past_q      <= rst_ni;
    effective_q <= rst_ni && effective;
    rank_q      <= rank;
    refused_q   <= refused;
    // Remaining cycles of a WIPE, and the cycle after it
    wiped_q     <= rst_ni && wipe_q == 10'd1;
    if (!rst_ni) wipe_q <= '0;
    else if (cmd_valid_i && cmd_ready && cmd_i.op == OpWipe) wipe_q <= cycles_t'(WipeCycles);
    else if (wipe_q != '0) wipe_q <= wipe_q - 10'd1;
  end

  always_comb begin
    if (rst_ni) begin
      a_control : assert (control_good);
      a_sha2 : assert (sha2_good);
      a_keccak : assert (keccak_good);
      a_offer : assert (cmd_valid_i || working == (rank != '0));
      a_bound : assert (32'(rank) <= Bound);
      a_work : assert (!past_q || effective_q || rank_q == '0 || rank == rank_q - 10'd1);
      a_command : assert (cmd_ready == (refused == '0) && 32'(refused) <= CommandBound && refused <= rank);
      a_command_work : assert (!past_q || refused_q == '0 || refused == refused_q - 10'd1);
      a_wipe : assert ((wipe_q != '0) == (ctrl.fsm == FsmWipe) && (wipe_q == '0 || wipe_q == rank));
      a_wiped : assert (!wiped_q || status.idle);
    end
    c_end : cover (rst_ni && ctrl.fsm == FsmPad && (Reach ? 32'(rank) == Bound : rank != '0));
    c_wipe : cover (rst_ni && 32'(refused) == WipeCycles);
    c_save : cover (rst_ni && ctrl.fsm == FsmSaveHead);
  end

endmodule

`default_nettype wire
