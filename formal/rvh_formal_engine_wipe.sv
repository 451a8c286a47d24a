// SPDX-License-Identifier: Apache-2.0
// An engine in any state whatever, reachable or not, takes WIPE. After `Cycles` cycles, the
// figure in the header of rvh_engine.sv, it is idle, and every register has one fixed value:
// zero, and in the control registers what is written here. So two engines with different
// messages are equal in every bit then. Nothing is assumed of `msg` and `out` meanwhile.
//
// The property of the registers is made by formal/prepare.py for all that are in the netlist.

module rvh_formal_engine_wipe
  import rvh_engine_pkg::*;
#(
    parameter  int unsigned Width          = 32,
    parameter  int unsigned RoundsPerCycle = 1,
    parameter  bit          Overlap        = 1'b0,
    parameter  bit          HasSha256      = 1'b1,
    parameter  bit          HasSha512      = 1'b1,
    parameter  bit          HasKeccak      = 1'b1,
    parameter  int unsigned Cycles         = 44,                    // with that of the command
    localparam int unsigned BytesWidth     = $clog2(Width / 8) + 1
) (
    input logic clk_i,

    input logic cmd_valid_i,
    input cmd_t cmd_i,

    input logic                  msg_valid_i,
    input logic [     Width-1:0] msg_data_i,
    input logic [BytesWidth-1:0] msg_bytes_i,
    input logic                  msg_last_i,
    input logic [           7:0] msg_suffix_i,

    input logic out_ready_i
);

  logic cmd_ready, msg_ready, out_valid, out_last;
  logic [Width-1:0] out_data;
  logic [BytesWidth-1:0] out_bytes;
  status_t status;
  err_t err;
  logic unused;
  assign unused = ^{msg_ready, out_valid, out_last, out_data, out_bytes, err};

  rvh_engine #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak)
  ) u_dut (
      .clk_i,
      .rst_ni     (1'b1),
      .cmd_valid_i,
      .cmd_ready_o(cmd_ready),
      .cmd_i,
      .msg_valid_i,
      .msg_ready_o(msg_ready),
      .msg_data_i,
      .msg_bytes_i,
      .msg_last_i,
      .msg_suffix_i,
      .out_valid_o(out_valid),
      .out_ready_i,
      .out_data_o (out_data),
      .out_bytes_o(out_bytes),
      .out_last_o (out_last),
      .status_o   (status),
      .err_o      (err)
  );

  logic [6:0] age_q = '0;
  (* keep *) logic wiped;
  ctrl_t public_ctrl;  // Idle is zero

  always_ff @(posedge clk_i) age_q <= (age_q == 7'd127) ? age_q : age_q + 7'd1;

  assign wiped = age_q == 7'(Cycles);

  always_comb begin
    public_ctrl       = '0;
    public_ctrl.index = 6'(Cycles - 1);
  end

  // The wipe ends with a block of zeros of the longest rate, the first of a message.
  logic buffered_right;
  if (HasKeccak && Overlap) begin : gen_buffered
    assign buffered_right = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_first_q &&
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.done_q &&
        u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_rate_q == rvh_keccak_pkg::Rate168;
  end else begin : gen_ring
    assign buffered_right = 1'b1;
  end

  always_comb begin
    if (age_q == '0) assume (cmd_valid_i && cmd_ready && cmd_i.op == OpWipe);
    if (wiped) begin
      a_idle : assert (status.idle);
      a_control : assert (u_dut.u_ctrl.ctrl_q == public_ctrl && buffered_right);
    end
    if (age_q != '0 && !wiped && age_q < 7'(Cycles)) begin
      a_no_sooner : assert (!status.idle && !cmd_ready && !out_valid);
    end
    c_wiped : cover (wiped);
  end

endmodule
