// SPDX-License-Identifier: Apache-2.0
// The engine with the signals that the proofs read: registers of its control and of its cores, and whether the
// relations of rvh_formal_engine_states.sv hold between them.

`default_nettype none

module rvh_formal_engine_dut
  import rvh_engine_pkg::*;
  import rvh_formal_engine_rank_pkg::*;
#(
    parameter  int unsigned Width          = 32,
    parameter  int unsigned RoundsPerCycle = 1,
    parameter  bit          Overlap        = 1'b0,
    parameter  bit          HasSha256      = 1'b1,
    parameter  bit          HasSha512      = 1'b1,
    parameter  bit          HasKeccak      = 1'b1,
    localparam int unsigned BytesWidth     = $clog2(Width / 8) + 1
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic cmd_valid_i,
    output logic cmd_ready_o,
    input  cmd_t cmd_i,

    input  logic                  msg_valid_i,
    output logic                  msg_ready_o,
    input  logic [     Width-1:0] msg_data_i,
    input  logic [BytesWidth-1:0] msg_bytes_i,
    input  logic                  msg_last_i,
    input  logic [           7:0] msg_suffix_i,

    output logic                  out_valid_o,
    input  logic                  out_ready_i,
    output logic [     Width-1:0] out_data_o,
    output logic [BytesWidth-1:0] out_bytes_o,
    output logic                  out_last_o,

    output status_t status_o,
    output err_t    err_o,

    output ctrl_t  ctrl_o,
    output cores_t cores_o,
    output logic   keccak_o,        // the algorithm is based on Keccak
    output logic   wide_o,          // words of 64 bits
    output logic   control_good_o,
    output logic   sha2_good_o,
    output logic   keccak_good_o
);

  localparam bit HasSha2 = HasSha256 || HasSha512;

  rvh_engine #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak)
  ) u_engine (
      .clk_i,
      .rst_ni,
      .cmd_valid_i,
      .cmd_ready_o,
      .cmd_i,
      .msg_valid_i,
      .msg_ready_o,
      .msg_data_i,
      .msg_bytes_i,
      .msg_last_i,
      .msg_suffix_i,
      .out_valid_o,
      .out_ready_i,
      .out_data_o,
      .out_bytes_o,
      .out_last_o,
      .status_o,
      .err_o,
      .chain_i('0),
      .chain_o()
  );

  // ---- registers of the control ----
  logic [2:0] kind;
  logic [5:0] left;
  logic at_end;
  assign ctrl_o               = u_engine.u_ctrl.ctrl_q;
  assign cores_o.kept         = 5'(u_engine.u_pack.count_q);
  assign {kind, left, at_end} = u_engine.u_ctrl.u_place.place_q;
  assign keccak_o             = HasKeccak && is_keccak(ctrl_o.alg);
  assign wide_o               = HasSha512 && (!HasSha256 || is_sha512(ctrl_o.alg));

  if (HasSha2) begin : gen_sha2
    assign cores_o.t          = u_engine.gen_sha2.u_sha2.u_core.t_q;
    assign cores_o.word_valid = u_engine.gen_sha2.u_sha2.u_core.word_valid_q;
    assign cores_o.feed       = u_engine.gen_sha2.u_sha2.u_core.feed_q;
  end else begin : gen_no_sha2
    assign {cores_o.t, cores_o.word_valid, cores_o.feed} = '0;
  end

  if (!HasKeccak) begin : gen_no_keccak
    assign {cores_o.running, cores_o.index, cores_o.pending, cores_o.pending_run, cores_o.done, cores_o.loaded} = '0;
  end else if (Overlap) begin : gen_buffered
    assign cores_o.running     = u_engine.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.u_rounds.running_q;
    assign cores_o.index       = 5'(u_engine.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.u_rounds.index_q);
    assign cores_o.pending     = u_engine.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_q;
    assign cores_o.pending_run = u_engine.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_run_q;
    assign cores_o.done        = u_engine.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.done_q;
    assign cores_o.loaded      = u_engine.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.loaded_q;
  end else begin : gen_ring
    assign cores_o.running = u_engine.gen_keccak.u_keccak.u_core.gen_ring.u_sponge.u_rounds.running_q;
    assign cores_o.index = 5'(u_engine.gen_keccak.u_keccak.u_core.gen_ring.u_sponge.u_rounds.index_q);
    assign {cores_o.pending, cores_o.pending_run, cores_o.done, cores_o.loaded} = '0;
  end

  logic phase_good, place_good, kept_good, rest_good;
  assign control_good_o = phase_good && place_good && kept_good && rest_good;

  rvh_formal_engine_states #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak),
      .WipeCycles    (wipe_cycles(Width, RoundsPerCycle, HasSha2, HasKeccak))
  ) u_states (
      .ctrl_i  (ctrl_o),
      .cores_i (cores_o),
      .keccak_i(keccak_o),
      .wide_i  (wide_o),
      .kind_i  (kind),
      .left_i  (left),
      .at_end_i(at_end),
      .phase_o (phase_good),
      .place_o (place_good),
      .kept_o  (kept_good),
      .rest_o  (rest_good),
      .sha2_o  (sha2_good_o),
      .keccak_o(keccak_good_o)
  );

endmodule

`default_nettype wire
