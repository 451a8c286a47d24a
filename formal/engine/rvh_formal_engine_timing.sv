// SPDX-License-Identifier: Apache-2.0
// Two engines have the same inputs, except for the words of messages, keys and states. Their
// handshakes, status and errors are always equal.
//
// The words of a context's header are public and equal. The engine takes them in FsmLoadHead, 256
// bits for each RESTORE; this is asserted here. The proof is by induction: all registers that a
// handshake depends on are equal in both engines. None of them holds a message byte.

`default_nettype none

module rvh_formal_engine_timing
  import rvh_engine_pkg::*;
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

    input logic cmd_valid_i,
    input cmd_t cmd_i,

    input logic                             msg_valid_i,
    input logic [           1:0][Width-1:0] msg_data_i,
    input logic [BytesWidth-1:0]            msg_bytes_i,
    input logic                             msg_last_i,
    input logic [           7:0]            msg_suffix_i,

    input logic out_ready_i
);

  typedef struct packed {
    logic                  cmd_ready;
    logic                  msg_ready;
    logic                  out_valid;
    logic [BytesWidth-1:0] out_bytes;
    logic                  out_last;
    status_t               status;
    err_t                  err;
  } seen_t;

  // Registers that handshakes depend on; none in a core that is not built.
  typedef struct packed {
    ctrl_t        ctrl;
    logic         bare;
    logic [9:0]   place;
    logic [4:0]   kept;
    logic [124:0] length;
    logic [8:0]   sha2;
    logic [7:0]   buffered;
    logic [5:0]   rounds;
  } control_t;

  localparam bit HasSha2 = HasSha256 || HasSha512;

  seen_t [1:0] seen;
  control_t [1:0] control;
  logic [1:0][Width-1:0] out_data;
  logic unused;
  assign unused = ^out_data;

  for (genvar i = 0; i < 2; i++) begin : gen_engine
    rvh_engine #(
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
        .cmd_ready_o(seen[i].cmd_ready),
        .cmd_i,
        .msg_valid_i,
        .msg_ready_o(seen[i].msg_ready),
        .msg_data_i (msg_data_i[i]),
        .msg_bytes_i,
        .msg_last_i,
        .msg_suffix_i,
        .out_valid_o(seen[i].out_valid),
        .out_ready_i,
        .out_data_o (out_data[i]),
        .out_bytes_o(seen[i].out_bytes),
        .out_last_o (seen[i].out_last),
        .status_o   (seen[i].status),
        .err_o      (seen[i].err),
        .chain_i    ('0),
        .chain_o    ()
    );

    assign control[i].ctrl  = u_dut.u_ctrl.ctrl_q;
    assign control[i].bare  = u_dut.u_ctrl.bare_q;
    assign control[i].place = u_dut.u_ctrl.u_place.place_q;
    assign control[i].kept  = 5'(u_dut.u_pack.count_q);

    if (HasSha2) begin : gen_sha2
      assign control[i].length = 125'(u_dut.gen_length.u_length.length_q);
      assign control[i].sha2 = {
        u_dut.gen_sha2.u_sha2.u_core.t_q, u_dut.gen_sha2.u_sha2.u_core.word_valid_q, u_dut.gen_sha2.u_sha2.u_core.feed_q
      };
    end else begin : gen_no_sha2
      assign control[i].length = '0;
      assign control[i].sha2   = '0;
    end

    if (HasKeccak && Overlap) begin : gen_buffered
      assign control[i].buffered = {
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_q,
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_run_q,
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_rate_q,
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.resumed_q,
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.done_q,
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.loaded_q
      };
      assign control[i].rounds = {
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.u_rounds.running_q,
        5'(u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.u_rounds.index_q)
      };
    end else if (HasKeccak) begin : gen_ring
      assign control[i].buffered = '0;
      assign control[i].rounds = {
        u_dut.gen_keccak.u_keccak.u_core.gen_ring.u_sponge.u_rounds.running_q,
        5'(u_dut.gen_keccak.u_keccak.u_core.gen_ring.u_sponge.u_rounds.index_q)
      };
    end else begin : gen_no_keccak
      assign control[i].buffered = '0;
      assign control[i].rounds   = '0;
    end
  end

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;

  // ---- the words of a header are equal, other words may differ ----
  logic loading;  // the engine takes a word of a header
  logic [3:0] header_q;  // header words that RESTORE still expects
  assign loading = control[0].ctrl.fsm == FsmLoadHead;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) header_q <= '0;
    else if (cmd_valid_i && seen[0].cmd_ready && seen[0].err == '0 && cmd_i.op == OpRestore)
      header_q <= 4'(HeaderBits / Width);
    else if (cmd_valid_i && seen[0].cmd_ready && seen[0].err == '0) header_q <= '0;
    else if (msg_valid_i && seen[0].msg_ready && header_q != '0) header_q <= header_q - 4'd1;
  end

  always_comb begin
    if (init) assume (!rst_ni);
    if (loading) assume (msg_data_i[0] == msg_data_i[1]);
  end

  always_comb begin
    a_handshakes : assert (seen[0] == seen[1]);
    a_control : assert (control[0] == control[1]);
    a_header :
    assert (loading == (header_q != '0) &&
            (!loading || 32'(control[0].ctrl.index) + 32'(header_q) == HeaderBits / Width));
    c_differ : cover (seen[0].status.absorb && msg_valid_i && seen[0].msg_ready && msg_data_i[0] != msg_data_i[1]);
    c_header : cover (header_q == 4'd1);
  end

endmodule

`default_nettype wire
