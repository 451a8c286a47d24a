// SPDX-License-Identifier: Apache-2.0
// rvh_stream_single with a source that always has a beat, a sink that always takes one, and an engine that delays a
// command, a word or its next output by at most Wait cycles: a beat is taken or sent at least every Bound + 1 cycles.
// So no reachable state deadlocks: a started packet is taken to its end. The first beat of its output follows its last
// beat, and each beat of output the previous one, within that time.
//
// `rest` is a number of cycles, computed from the registers and from the cycles that the engine has waited. The sum of
// `rest` and the cycles since the last beat never exceeds Bound.

`default_nettype none

module rvh_formal_stream_single_response
  import rvh_engine_pkg::*;
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned DataWidth = 64,
    parameter  int unsigned Width     = 64,
    parameter  int unsigned Wait      = 3,
    localparam int unsigned IdWidth   = 2,
    localparam int unsigned InBytes   = DataWidth / 8,
    localparam int unsigned Bytes     = Width / 8
) (
    input logic                 clk_i,
    input logic                 rst_ni,
    input logic [DataWidth-1:0] tdata,
    input logic [  InBytes-1:0] tkeep,
    input logic                 tlast,
    input logic [  IdWidth-1:0] tid,
    input logic [ UserBits-1:0] tuser
);

  localparam bit Cut = DataWidth != Width;
  localparam int unsigned Words = DataWidth / Width;
  localparam int unsigned Bound = Words * (Wait + 1) + Wait + 1;

  // Steps of the RTL
  localparam logic [2:0] Rest = 3'd0;
  localparam logic [2:0] Feed = 3'd1;
  localparam logic [2:0] Give = 3'd2;
  localparam logic [2:0] Clear = 3'd3;
  localparam logic [2:0] Drop = 3'd4;
  localparam logic [2:0] Refuse = 3'd5;

  logic tready, out_tvalid, unused_tlast, unused_tuser;
  logic [  Width-1:0] unused_tdata;
  logic [  Bytes-1:0] unused_tkeep;
  logic [IdWidth-1:0] unused_tid;

  rvh_stream_single #(
      .DataWidth(DataWidth),
      .Width    (Width),
      .IdWidth  (IdWidth),
      .HasSha512(1'b0),
      .HasKeccak(1'b0)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .s_axis_tvalid_i(1'b1),
      .s_axis_tready_o(tready),
      .s_axis_tdata_i (tdata),
      .s_axis_tkeep_i (tkeep),
      .s_axis_tlast_i (tlast),
      .s_axis_tid_i   (tid),
      .s_axis_tuser_i (tuser),
      .m_axis_tvalid_o(out_tvalid),
      .m_axis_tready_i(1'b1),
      .m_axis_tdata_o (unused_tdata),
      .m_axis_tkeep_o (unused_tkeep),
      .m_axis_tlast_o (unused_tlast),
      .m_axis_tid_o   (unused_tid),
      .m_axis_tuser_o (unused_tuser),
      .idle_o         ()
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  rvh_formal_stream #(
      .Assume(1'b1),
      .Width (DataWidth + InBytes + IdWidth + UserBits + 1)
  ) u_source (
      .clk_i,
      .rst_ni,
      .valid_i  (1'b1),
      .ready_i  (tready),
      .cancel_i (1'b0),
      .payload_i({tdata, tkeep, tlast, tid, tuser})
  );

  // ---- the engine ----
  logic open, ended, command_waits, word_waits, output_waits;
  logic [7:0] command_q, word_q, output_q;  // cycles that each has waited for the engine

  rvh_formal_command_device #(
      .Assume(1'b1)
  ) u_device (
      .rst_ni,
      .taken_i  (u_dut.cmd_valid && u_dut.cmd_ready),
      .word_i   (u_dut.msg_valid && u_dut.msg_ready),
      .loading_i(1'b0),
      .err_i    (u_dut.err)
  );

  rvh_formal_command_message #(
      .Assume(1'b1),
      .Width (Width)
  ) u_message (
      .clk_i,
      .rst_ni,
      .cmd_valid_i(u_dut.cmd_valid),
      .cmd_ready_i(u_dut.cmd_ready),
      .cmd_i      (u_dut.cmd),
      .err_i      (u_dut.err),
      .msg_valid_i(u_dut.msg_valid),
      .msg_ready_i(u_dut.msg_ready),
      .msg_last_i (u_dut.msg_last),
      .out_valid_i(u_dut.out_valid),
      .out_bytes_i(u_dut.out_bytes),
      .open_o     (open),
      .ended_o    (ended)
  );

  assign command_waits = u_dut.cmd_valid && !u_dut.cmd_ready;
  assign word_waits    = open && u_dut.msg_valid && !u_dut.cmd_valid && !u_dut.msg_ready;
  assign output_waits  = ended && !u_dut.cmd_valid && !u_dut.out_valid;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {command_q, word_q, output_q} <= '0;
    end else begin
      command_q <= command_waits ? command_q + 8'd1 : '0;
      word_q    <= word_waits ? word_q + 8'd1 : '0;
      output_q  <= output_waits ? output_q + 8'd1 : '0;
    end
  end

  always_comb begin
    if (rst_ni) begin
      assume (!(command_waits && command_q >= 8'(Wait)));
      assume (!(word_waits && word_q >= 8'(Wait)));
      assume (!(output_waits && output_q >= 8'(Wait)));
    end
  end

  // ---- cycles without a beat ----
  logic moves, agrees, full, last;
  logic [7:0] still_q, rest, held, word_rest;

  assign moves = tready || out_tvalid;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) still_q <= '0;
    else still_q <= moves ? '0 : still_q + 8'd1;
  end

  if (Cut) begin : gen_cut
    logic [$clog2(InBytes):0] left;

    assign left = u_dut.u_narrow.gen_cut.left_q;
    assign full = u_dut.u_narrow.gen_cut.full_q;
    assign last = u_dut.u_narrow.gen_cut.last_q;
    assign held = (left == '0) ? 8'd1 : 8'((32'(left) + Bytes - 1) / Bytes);
  end else begin : gen_equal
    assign full = 1'b0;
    assign last = 1'b0;
    assign held = 8'd1;
  end

  // Cycles until the last word of the beat is taken
  assign word_rest = 8'(Wait) - word_q + (held - 8'd1) * 8'(Wait + 1);

  always_comb begin
    agrees = command_q <= 8'(Wait) && word_q <= 8'(Wait) && output_q <= 8'(Wait) && (!full || 32'(held) <= Words);
    unique case (u_dut.step_q)
      Rest: begin
        agrees &= !full && word_q == '0;
        rest = 8'(Wait) - command_q + 8'd1 + (Cut ? 8'd0 : 8'(Wait));
      end
      Feed: begin
        agrees &= open && !ended && !(full && last) && (Cut || command_q == '0);
        rest = (Cut && !full) ? 8'd0 : Cut ? word_rest + 8'd2 : word_rest;
      end
      Give: begin
        agrees &= full ? open && !ended && last : ended && !open;
        rest = full ? word_rest + 8'(Wait + 2) : 8'(Wait) - output_q;
      end
      Clear: rest = 8'(Wait) - command_q + 8'd1;
      Drop: begin
        agrees &= !full;
        rest = '0;
      end
      Refuse: begin
        agrees &= !full;
        rest = '0;
      end
      default: begin
        agrees = 1'b0;
        rest   = '0;
      end
    endcase
    agrees &= (u_dut.step_q inside {Rest, Clear} || command_q == '0) &&
        (u_dut.step_q inside {Feed, Give, Clear} || word_q == '0);
    agrees &= (full || !Cut || u_dut.step_q == Clear || word_q == '0);
  end

  always_comb begin
    if (rst_ni) begin
      a_moves : assert (32'(still_q) <= Bound);
      a_refuses : assert (!(u_dut.step_q inside {Drop, Refuse}) || moves);
      a_invariant : assert (agrees && 32'(still_q) + 32'(rest) <= Bound);
    end
    c_last : cover (rst_ni && u_dut.step_q == Give && out_tvalid && 32'(still_q) >= Wait + 1);
    c_refused : cover (rst_ni && u_dut.step_q == Refuse && still_q != '0 && u_dut.ended_q);
  end

endmodule

`default_nettype wire
