// SPDX-License-Identifier: Apache-2.0
// rvh_stream_single between any source that keeps its offers and any sink, with any engine that keeps the rules of its
// ports: the job cuts the engine's outputs, the rules are those of formal/protocol.
//
// Messages are not mixed: only beats of one message are taken until its output has ended (a_one). Byte n that the
// engine gets after START is byte n of that message (a_data, a_start), up to its end (a_count). All beats of the output
// have the tid of that message (a_id). There is no other output and no other refusal.
//
// `u_other` has the same inputs except m_axis_tready: while its registers and its engine's outputs are the same, its
// outputs are the same.

`default_nettype none

module rvh_formal_stream_single
  import rvh_engine_pkg::*;
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned DataWidth = 64,
    parameter  int unsigned Width     = 64,
    parameter  int unsigned IdWidth   = 3,
    localparam int unsigned InBytes   = DataWidth / 8,
    localparam int unsigned Bytes     = Width / 8,
    localparam int unsigned LaneWidth = $clog2(InBytes)
) (
    input logic                 clk_i,
    input logic                 rst_ni,
    input logic                 tvalid,
    input logic [DataWidth-1:0] tdata,
    input logic [  InBytes-1:0] tkeep,
    input logic                 tlast,
    input logic [  IdWidth-1:0] tid,
    input logic [ UserBits-1:0] tuser,
    input logic                 out_tready,
    input logic                 other_tready,
    input logic                 follow,        // follow the byte in this lane of the beat that is taken
    input logic [LaneWidth-1:0] lane
);

  localparam bit Cut = DataWidth != Width;
  localparam int unsigned OutWidth = Width + Bytes + IdWidth + 2;

  // Steps of the RTL
  localparam logic [2:0] Rest = 3'd0;
  localparam logic [2:0] Feed = 3'd1;
  localparam logic [2:0] Give = 3'd2;
  localparam logic [2:0] Clear = 3'd3;
  localparam logic [2:0] Drop = 3'd4;
  localparam logic [2:0] Refuse = 3'd5;

  logic tready, out_tvalid, out_tlast, out_tuser, other_tvalid, other_tlast, other_tuser, unused_other;
  logic [Width-1:0] out_tdata, other_tdata;
  logic [Bytes-1:0] out_tkeep, other_tkeep;
  logic [IdWidth-1:0] out_tid, other_tid;

  rvh_stream_single #(
      .DataWidth(DataWidth),
      .Width    (Width),
      .IdWidth  (IdWidth),
      .HasSha512(1'b0),
      .HasKeccak(1'b0)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .s_axis_tvalid_i(tvalid),
      .s_axis_tready_o(tready),
      .s_axis_tdata_i (tdata),
      .s_axis_tkeep_i (tkeep),
      .s_axis_tlast_i (tlast),
      .s_axis_tid_i   (tid),
      .s_axis_tuser_i (tuser),
      .m_axis_tvalid_o(out_tvalid),
      .m_axis_tready_i(out_tready),
      .m_axis_tdata_o (out_tdata),
      .m_axis_tkeep_o (out_tkeep),
      .m_axis_tlast_o (out_tlast),
      .m_axis_tid_o   (out_tid),
      .m_axis_tuser_o (out_tuser),
      .idle_o         ()
  );

  rvh_stream_single #(
      .DataWidth(DataWidth),
      .Width    (Width),
      .IdWidth  (IdWidth),
      .HasSha512(1'b0),
      .HasKeccak(1'b0)
  ) u_other (
      .clk_i,
      .rst_ni,
      .s_axis_tvalid_i(tvalid),
      .s_axis_tready_o(unused_other),
      .s_axis_tdata_i (tdata),
      .s_axis_tkeep_i (tkeep),
      .s_axis_tlast_i (tlast),
      .s_axis_tid_i   (tid),
      .s_axis_tuser_i (tuser),
      .m_axis_tvalid_o(other_tvalid),
      .m_axis_tready_i(other_tready),
      .m_axis_tdata_o (other_tdata),
      .m_axis_tkeep_o (other_tkeep),
      .m_axis_tlast_o (other_tlast),
      .m_axis_tid_o   (other_tid),
      .m_axis_tuser_o (other_tuser),
      .idle_o         ()
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the engine's ports ----
  logic cmd_valid, cmd_ready, msg_valid, msg_ready, msg_last, out_valid, out_ready, out_last;
  logic [Width-1:0] msg_data, out_data;
  logic [$clog2(Bytes):0] msg_bytes, out_bytes;
  cmd_t cmd;
  err_t err;
  logic cmd_taken, msg_taken, answered, begins, open, ended, bad_beat;

  assign {cmd_valid, cmd_ready, cmd, err} = {u_dut.cmd_valid, u_dut.cmd_ready, u_dut.cmd, u_dut.err};
  assign {msg_valid, msg_ready, msg_data, msg_bytes, msg_last} = {
    u_dut.msg_valid, u_dut.msg_ready, u_dut.msg_data, u_dut.msg_bytes, u_dut.msg_last
  };
  assign {out_valid, out_ready, out_data, out_bytes, out_last} = {
    u_dut.out_valid, u_dut.out_ready, u_dut.out_data, u_dut.out_bytes, u_dut.out_last
  };
  assign cmd_taken = cmd_valid && cmd_ready;
  assign msg_taken = msg_valid && msg_ready;
  assign answered = err.cmd || err.alg || err.state;
  assign begins = cmd_taken && cmd.op == OpStart && !answered;

  rvh_formal_command_requester u_host (
      .clk_i,
      .rst_ni,
      .valid_i(cmd_valid),
      .ready_i(cmd_ready),
      .cmd_i  ({cmd[$bits(cmd)-1:4], cmd.op == OpStart ? cmd.alg : 4'd0})  // WIPE has no algorithm
  );

  rvh_formal_command_device #(
      .Assume(1'b1)
  ) u_device (
      .rst_ni,
      .taken_i  (cmd_taken),
      .word_i   (msg_taken),
      .loading_i(1'b0),
      .err_i    (err)
  );

  rvh_formal_command_message #(
      .Assume(1'b1),
      .Width (Width)
  ) u_message (
      .clk_i,
      .rst_ni,
      .cmd_valid_i(cmd_valid),
      .cmd_ready_i(cmd_ready),
      .cmd_i      (cmd),
      .err_i      (err),
      .msg_valid_i(msg_valid),
      .msg_ready_i(msg_ready),
      .msg_last_i (msg_last),
      .out_valid_i(out_valid),
      .out_bytes_i(out_bytes),
      .open_o     (open),
      .ended_o    (ended)
  );

  rvh_formal_stream #(
      .Assume(1'b1),
      .Width (Width + $bits(out_bytes) + 1)
  ) u_engine_out (
      .clk_i,
      .rst_ni,
      .valid_i  (out_valid),
      .ready_i  (out_ready),
      .cancel_i (cmd_taken && !answered),
      .payload_i({out_data, out_bytes, out_last})
  );

  // ---- streams ----
  rvh_formal_stream #(
      .Assume(1'b1),
      .Width (DataWidth + InBytes + IdWidth + UserBits + 1)
  ) u_source (
      .clk_i,
      .rst_ni,
      .valid_i  (tvalid),
      .ready_i  (tready),
      .cancel_i (1'b0),
      .payload_i({tdata, tkeep, tlast, tid, tuser})
  );

  rvh_formal_stream #(
      .Width(OutWidth)
  ) u_sink (
      .clk_i,
      .rst_ni,
      .valid_i  (out_tvalid),
      .ready_i  (out_tready),
      .cancel_i (1'b0),
      .payload_i({out_tdata, out_tkeep, out_tlast, out_tid, out_tuser})
  );

  // A word is retracted only for a WIPE.
  rvh_formal_stream #(
      .Width(Width + $bits(msg_bytes) + 1)
  ) u_words (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid),
      .ready_i  (msg_ready),
      .cancel_i ((tvalid && tready && bad_beat) || (cmd_valid && cmd.op == OpWipe)),
      .payload_i({msg_data, msg_bytes, msg_last})
  );

  // ---- the active message ----
  request_t request;
  logic asks, xof, hole, taken, bad, sent;
  logic in_open_q;  // a beat of the message was taken, but not the last one
  logic due_q;  // the last beat was taken, and the output has not ended
  logic out_open_q;  // a beat of the output was sent, but not the last one
  logic started_q;  // START was taken
  logic no_start_q;  // START was answered with an error
  logic bad_q;  // refused
  logic dirty_q;  // refused, and the engine has begun the message
  logic xof_q;
  logic [3:0] alg_q;
  logic [IdWidth-1:0] id_q;
  logic [23:0] want_q, sent_q;  // bytes of an XOF
  logic [23:0] kept_out;

  assign request = request_t'(tuser);
  assign xof = request.alg == 4'd12 || request.alg == 4'd13;
  assign asks = request.zero == '0 && request.alg != 4'd15 && (request.out_bytes == '0 || xof);
  assign hole = |(tkeep[InBytes-1:1] & ~tkeep[InBytes-2:0]);
  assign taken = tvalid && tready;
  assign bad_beat = hole || (in_open_q && tid != id_q);
  assign bad = (taken && !started_q) || (taken && bad_beat) || err.length;
  assign sent = out_tvalid && out_tready;

  always_comb begin
    kept_out = '0;
    for (int unsigned i = 0; i < Bytes; i++) kept_out += 24'(out_tkeep[i]);
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {in_open_q, due_q, out_open_q, started_q, no_start_q, bad_q, dirty_q, sent_q} <= '0;
    end else begin
      if (taken) begin
        in_open_q <= !tlast;
        due_q     <= tlast;
      end
      if (begins) started_q <= 1'b1;
      if (cmd_taken && cmd.op == OpStart && answered) no_start_q <= 1'b1;
      if (bad) bad_q <= 1'b1;
      if (cmd_taken && cmd.op == OpWipe) dirty_q <= 1'b0;
      else if (bad && started_q && !bad_q) dirty_q <= 1'b1;
      if (sent) begin
        out_open_q <= !out_tlast;
        sent_q     <= out_tlast ? '0 : sent_q + kept_out;
        if (out_tlast) {due_q, started_q, no_start_q, bad_q} <= '0;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (taken && !in_open_q) id_q <= tid;
    if (begins) begin
      alg_q  <= request.alg;
      xof_q  <= xof;
      want_q <= request.out_bytes;
    end
  end

  // ---- bytes, modulo 2^16: the counters differ by at most one beat ----
  localparam int unsigned CountBits = 16;
  typedef logic [CountBits-1:0] place_t;

  place_t taken_q, given_q, kept_in, behind, place_q, place, offset;
  logic followed_q, follows, followed, gives_followed;
  logic [7:0] byte_q, byte_now, byte_given;

  always_comb begin
    kept_in = '0;
    for (int unsigned i = 0; i < InBytes; i++) kept_in += place_t'(tkeep[i]);
    byte_now = '0;
    for (int unsigned i = 0; i < InBytes; i++) if (lane == LaneWidth'(i)) byte_now |= tdata[8*i+:8];
    byte_given = '0;
    for (int unsigned i = 0; i < Bytes; i++) if (offset == place_t'(i)) byte_given |= msg_data[8*i+:8];
  end

  assign behind   = taken_q - given_q + ((taken && !bad_beat) ? kept_in : '0);  // with the beat that is taken now
  assign follows  = taken && started_q && !bad_q && !bad && tkeep[lane] && follow && !followed_q;
  assign followed = followed_q || follows;
  assign place    = followed_q ? place_q : taken_q + place_t'(lane);
  assign offset   = place - given_q;
  assign gives_followed = msg_taken && followed && offset < place_t'(msg_bytes);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {taken_q, given_q, followed_q} <= '0;
    end else if (begins || bad) begin
      {taken_q, given_q, followed_q} <= '0;
    end else if (!bad_q) begin
      if (taken) taken_q <= taken_q + kept_in;
      if (msg_taken) given_q <= given_q + place_t'(msg_bytes);
      followed_q <= followed && !(msg_taken && offset < place_t'(msg_bytes));
    end
  end

  always_ff @(posedge clk_i) begin
    if (follows) begin
      place_q <= place;
      byte_q  <= byte_now;
    end
  end

  // ---- two copies ----
  logic same, others_same, narrow_same;
  logic full, last, held_same;
  place_t left;

  if (Cut) begin : gen_cut
    place_t at;
    assign at = place_q - given_q;
    assign full = u_dut.u_narrow.gen_cut.full_q;
    assign last = u_dut.u_narrow.gen_cut.last_q;
    assign left = place_t'(u_dut.u_narrow.gen_cut.left_q);
    assign narrow_same = u_dut.u_narrow.gen_cut.data_q == u_other.u_narrow.gen_cut.data_q &&
        u_dut.u_narrow.gen_cut.left_q == u_other.u_narrow.gen_cut.left_q &&
        u_dut.u_narrow.gen_cut.last_q == u_other.u_narrow.gen_cut.last_q &&
        u_dut.u_narrow.gen_cut.full_q == u_other.u_narrow.gen_cut.full_q;
    logic [7:0] byte_held;
    always_comb begin
      byte_held = '0;
      for (int unsigned i = 0; i < InBytes; i++)
      if (at == place_t'(i)) byte_held |= u_dut.u_narrow.gen_cut.data_q[8*i+:8];
    end
    assign held_same = at < left && byte_held == byte_q;
  end else begin : gen_equal
    assign full = 1'b0;
    assign last = 1'b0;
    assign left = '0;
    assign narrow_same = 1'b1;
    assign held_same = 1'b0;
  end

  assign same = narrow_same && u_dut.step_q == u_other.step_q && u_dut.id_q == u_other.id_q &&
      u_dut.u_trim.left_q == u_other.u_trim.left_q && u_dut.u_trim.xof_q == u_other.u_trim.xof_q &&
      u_dut.ended_q == u_other.ended_q && cmd_ready == u_other.cmd_ready && err == u_other.err &&
      msg_ready == u_other.msg_ready && out_valid == u_other.out_valid && out_data == u_other.out_data &&
      out_bytes == u_other.out_bytes && out_last == u_other.out_last;
  assign others_same = {out_tvalid, out_tdata, out_tkeep, out_tlast, out_tid, out_tuser} == {
    other_tvalid, other_tdata, other_tkeep, other_tlast, other_tid, other_tuser
  } && {cmd_valid, cmd, msg_valid, msg_data, msg_bytes, msg_last} == {
    u_other.cmd_valid, u_other.cmd, u_other.msg_valid, u_other.msg_data, u_other.msg_bytes, u_other.msg_last
  };

  // ---- counters and registers ----
  logic agrees, held_agrees;

  always_comb begin
    unique case (u_dut.step_q)
      Rest: agrees = !in_open_q && !due_q && !started_q && !no_start_q && !bad_q && !full;
      Feed: agrees = started_q && !bad_q && !due_q && !u_dut.ended_q && open && !(full && last);
      Give: agrees = started_q && !bad_q && due_q && !in_open_q && u_dut.ended_q && (full ? open && last : ended);
      Clear: agrees = started_q && bad_q && u_dut.ended_q == due_q;
      Drop: agrees = !due_q && !full && (started_q ? bad_q : in_open_q == bad_q);
      Refuse: agrees = due_q && !in_open_q && bad_q && !full;
      default: agrees = 1'b0;
    endcase
    agrees &= dirty_q == (u_dut.step_q == Clear) && !(open && ended) && !(in_open_q && due_q) &&
        (!started_q || !no_start_q) &&
        (!out_open_q || (u_dut.step_q == Give && ended)) && (out_open_q || sent_q == '0);
    agrees &= !(in_open_q || due_q) || id_q == u_dut.id_q;
    if (u_dut.step_q inside {Feed, Clear, Drop} && !in_open_q && !due_q) begin  // the first beat is offered
      agrees &= tvalid && tid == u_dut.id_q && !full && u_dut.step_q != Clear;
      if (u_dut.step_q == Drop) agrees &= no_start_q || !asks;
    end
    if (u_dut.step_q inside {Feed, Give}) agrees &= xof_q == u_dut.u_trim.xof_q;
    if (u_dut.step_q inside {Feed, Give} && xof_q) agrees &= u_dut.u_trim.left_q + sent_q == want_q;
    if (u_dut.step_q == Give && out_open_q && xof_q) agrees &= u_dut.u_trim.left_q != '0;
    held_agrees = 1'b1;
    if (u_dut.step_q inside {Feed, Give}) begin
      held_agrees = taken_q == given_q + (full ? left : '0) && (!full || 32'(left) <= InBytes) &&
          (!followed_q || (full && held_same));
    end
  end

  // ---- properties ----
  logic [Bytes-1:0] wanted;  // lanes that are kept
  logic [Width-1:0] mask;

  always_comb begin
    for (int unsigned i = 0; i < Bytes; i++) begin
      wanted[i] = 32'(i) < 32'(out_bytes) && (!xof_q || 24'(i) < want_q - sent_q);
      mask[8*i+:8] = {8{out_tkeep[i]}};
    end
  end

  always_comb begin
    if (rst_ni) begin
      a_independent : assert (!same || others_same);
      a_one : assert (!(taken && due_q) && !(out_tvalid && !due_q));
      a_id : assert (!out_tvalid || out_tid == id_q);
      a_keep :
      assert (!out_tvalid || ((out_tkeep[Bytes-1:1] & ~out_tkeep[Bytes-2:0]) == '0 && (out_tdata & ~mask) == '0));
      a_output :
      assert (!out_tvalid || out_tuser || (out_valid && out_tkeep == wanted && ((out_tdata ^ out_data) & mask) == '0 &&
              out_tlast == (xof_q ? want_q - sent_q <= 24'(out_bytes) : out_last) && out_ready == out_tready));
      a_length : assert (!(out_tvalid && out_tlast && !out_tuser && xof_q) || sent_q + kept_out == want_q);
      a_refused :
      assert (!out_tvalid || (out_tuser == bad_q && (!out_tuser || (out_tlast && out_tkeep == '0 && !out_open_q))));
      a_start :
      assert ((!(cmd_valid && cmd.op == OpStart) || (tvalid && asks && cmd.alg == request.alg && !in_open_q && !due_q &&
               !started_q && !no_start_q)) && !(msg_valid && !started_q) && !(msg_taken && bad_q) &&
              !(taken && !in_open_q && !started_q && asks && !no_start_q));
      a_wipe :
      assert (!(cmd_valid && (cmd.op == OpWipe) != dirty_q) && !(cmd_valid && !(cmd.op inside {OpWipe, OpStart})) &&
              !(dirty_q && (!cmd_valid || msg_taken || taken || out_tvalid)));
      a_data : assert (!gives_followed || byte_given == (followed_q ? byte_q : byte_now));
      a_count :
      assert (!msg_taken || (32'(msg_bytes) <= Bytes && 32'(msg_bytes) <= 32'(behind) &&
              (!msg_last || (place_t'(msg_bytes) == behind && (due_q || (taken && tlast && !Cut))))));
      a_invariant : assert (agrees && held_agrees);
    end
    c_digest :
    cover (rst_ni && sent && out_open_q && out_tlast && !out_tuser && alg_q == 4'd2 && given_q > place_t'(Bytes));
    c_refused : cover (rst_ni && sent && out_tuser && started_q && u_dut.ended_q);
    c_long : cover (rst_ni && err.length && due_q);
    c_followed : cover (rst_ni && msg_taken && followed_q && offset < place_t'(msg_bytes) && given_q != '0);
    c_ready : cover (rst_ni && same && out_tvalid && !out_tuser && out_tready && !other_tready);
  end

endmodule

`default_nettype wire
