// SPDX-License-Identifier: Apache-2.0
// An engine in any state, reachable or not, accepts WIPE. After `Cycles` cycles, the number in the
// header of rvh_engine.sv, it is idle and every register has one fixed value: zero, except for the
// control registers, whose values are listed here. So two engines with different messages are then
// equal in every bit. `msg` and `out` are unconstrained meanwhile.
//
// formal/prepare.py generates the property for every register in the netlist. The induction needs
// to know which registers are clear after each cycle: zeros move through the rings and chains, one
// word a cycle, and no round runs.

`default_nettype none

module rvh_formal_engine_wipe
  import rvh_engine_pkg::*;
#(
    parameter  int unsigned Width          = 32,
    parameter  int unsigned RoundsPerCycle = 1,
    parameter  bit          Overlap        = 1'b0,
    parameter  bit          HasSha256      = 1'b1,
    parameter  bit          HasSha512      = 1'b1,
    parameter  bit          HasKeccak      = 1'b1,
    parameter  bit          HasChains      = 1'b0,
    parameter  int unsigned Cycles         = 44,                    // including that of the command
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
      .HasKeccak     (HasKeccak),
      .HasChains     (HasChains)
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
      .err_o      (err),
      .chain_i    ('0),
      .chain_o    ()
  );

  logic [6:0] age_q = '0;
  (* keep *) logic wiped;
  ctrl_t public_ctrl;  // the value of Idle is zero

  always_ff @(posedge clk_i) age_q <= (age_q == 7'd127) ? age_q : age_q + 7'd1;

  assign wiped = age_q == 7'(Cycles);

  always_comb begin
    public_ctrl       = '0;
    public_ctrl.index = 6'(Cycles - 1);
  end

  // ---- registers that are clear while WIPE runs ----
  // Cycles of Wipe that are done; each moves every chain by a step.
  logic on_way;
  logic [6:0] moves;
  assign on_way = age_q != '0 && age_q < 7'(Cycles);
  assign moves  = age_q - 7'd1;

  // A unit n steps from the end of a chain is clear after n moves.
  function automatic int unsigned steps(int unsigned distance, int unsigned step);
    return (distance + step - 1) / step;
  endfunction

  logic sha2_right, sha2_clear, keccak_right, keccak_clear, buffered_right;

  if (HasSha256 || HasSha512) begin : gen_sha2
    localparam int unsigned WordWidth = HasSha512 ? 64 : 32;
    logic [15:0][WordWidth-1:0] window;
    logic [15:0] fresh;
    assign window = u_dut.gen_sha2.u_sha2.u_core.w_q;
    for (genvar i = 0; i < 16; i++) begin : gen_word
      assign fresh[i] = window[i] == '0 || moves < 7'(steps(16 - i, RoundsPerCycle));
    end
    assign sha2_right = {u_dut.gen_sha2.u_sha2.u_core.t_q, u_dut.gen_sha2.u_sha2.u_core.word_valid_q,
                         u_dut.gen_sha2.u_sha2.u_core.feed_q, u_dut.gen_length.u_length.length_q} == '0;
    assign sha2_clear = (&fresh) &&
        (moves == '0 || {u_dut.gen_sha2.u_sha2.u_core.hash_q, u_dut.gen_sha2.u_sha2.u_core.vars_q} == '0);
  end else begin : gen_no_sha2
    assign sha2_right = 1'b1;
    assign sha2_clear = 1'b1;
  end

  if (HasKeccak) begin : gen_keccak
    localparam int unsigned UnitWidth = (Width < 64) ? Width : 64;
    localparam int unsigned PerLane = 64 / UnitWidth;
    localparam int unsigned Step = Width / UnitWidth;
    localparam int unsigned Rate = 21 * PerLane;  // the longest rate
    logic [25*PerLane-1:0][UnitWidth-1:0] state;
    logic [25*PerLane-1:0] fresh;

    if (Overlap) begin : gen_buffered
      logic [Rate-1:0][UnitWidth-1:0] buffer;
      logic [Rate-1:0] moved;
      logic pending, done, loaded, resumed, first, run;
      assign state = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.state_q;
      assign buffer = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.buffer_q;
      assign pending = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_q;
      assign done = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.done_q;
      assign loaded = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.loaded_q;
      assign resumed = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.resumed_q;
      assign first = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_first_q;
      assign run = u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_run_q;
      for (genvar i = 0; i < Rate; i++) begin : gen_unit
        assign moved[i] = buffer[i] == '0 || moves < 7'(steps(Rate - i, Step));
      end
      assign fresh = '1;
      // The complete block of zeros waits one cycle, then replaces the state.
      assign buffered_right = first && u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.pending_rate_q ==
          rvh_keccak_pkg::Rate168 && (wiped ? done : !run);
      assign keccak_right =
          {u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.u_rounds.running_q,
           u_dut.gen_keccak.u_keccak.u_core.gen_buffered.u_sponge.u_rounds.index_q, loaded, resumed, done} == '0 &&
          pending == (moves == 7'(Cycles - 2)) && (moves == '0 || buffered_right);
      assign keccak_clear = &moved;
    end else begin : gen_ring
      assign state = u_dut.gen_keccak.u_keccak.u_core.gen_ring.u_sponge.state_q;
      for (genvar i = 0; i < 25 * PerLane; i++) begin : gen_unit
        assign fresh[i] = state[i] == '0 || moves < 7'(steps(((i < Rate) ? Rate : 25 * PerLane) - i, Step));
      end
      assign buffered_right = 1'b1;
      assign keccak_right = {u_dut.gen_keccak.u_keccak.u_core.gen_ring.u_sponge.u_rounds.running_q,
                             u_dut.gen_keccak.u_keccak.u_core.gen_ring.u_sponge.u_rounds.index_q} == '0;
      assign keccak_clear = &fresh;
    end
  end else begin : gen_no_keccak
    assign buffered_right = 1'b1;
    assign keccak_right   = 1'b1;
    assign keccak_clear   = 1'b1;
  end

  logic chain_right;  // no step runs, the template is clear

  if (HasChains) begin : gen_chain
    assign chain_right = {u_dut.gen_chain.u_chain.run_q, u_dut.gen_chain.u_chain.hashed_q} == '0 &&
        u_dut.gen_chain.u_chain.part_q == 4'd8 && u_dut.gen_chain.u_chain.lanes == '0;
  end else begin : gen_no_chain
    assign chain_right = 1'b1;
  end

  ctrl_t way_ctrl;
  always_comb begin
    way_ctrl       = '0;
    way_ctrl.fsm   = FsmWipe;
    way_ctrl.index = 6'(moves);
  end

  always_comb begin
    if (age_q == '0) assume (cmd_valid_i && cmd_ready && cmd_i.op == OpWipe);
    if (wiped) begin
      a_idle : assert (status.idle);
      a_control : assert (u_dut.u_ctrl.ctrl_q == public_ctrl && buffered_right && chain_right);
    end
    if (on_way) begin
      a_no_sooner : assert (!status.idle && !cmd_ready && !out_valid);
      a_way :
      assert (u_dut.u_ctrl.ctrl_q == way_ctrl && !u_dut.u_ctrl.bare_q && u_dut.u_ctrl.u_place.place_q == '0 &&
              sha2_right && keccak_right &&
              {u_dut.u_pack.kept_q, u_dut.u_pack.count_q} == '0 && chain_right);
      a_chains : assert (sha2_clear && keccak_clear);
    end
    c_wiped : cover (wiped);
  end

endmodule

`default_nettype wire
