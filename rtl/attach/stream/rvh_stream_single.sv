// SPDX-License-Identifier: Apache-2.0
// AXI4-Stream messages in, digests out, through one engine: whole messages one after the other, any algorithm.
//
// Contract (AMBA AXI4-Stream)
// - s_axis: each packet is a message. `tuser` of the first beat is an rvh_stream_pkg::request_t; `tid` is returned with
//   the digest. The bytes of a beat are in its lowest lanes, as `tkeep` says; any beat may have fewer bytes than lanes,
//   or none. A message without bytes is one beat with tlast and tkeep 0.
// - m_axis: a packet for each message, in order, with its `tid`: the digest, or the requested amount of XOF output,
//   first byte in the lowest lane. Beats are full, except the last one of the packet and, with 128 bits, the last one
//   of each block of output. A refused message gives one beat without bytes and with `tuser` = 1.
// - A message is refused if its request is undefined or its algorithm not built, if tkeep has a hole, or if a beat has
//   another tid. If the engine has begun the message, it is wiped. All beats up to the next tlast are taken and
//   dropped, whatever their tid.
// - The first beat of the next message is taken after the last beat of the output of this one. So a sink that stalls
//   also stalls the messages.
//
// Cycles: those of rvh_engine with its START; one more for each message if beats are wider than the engine's words.
//
// `idle_o` = 1: no message is open, no wipe runs, no output is pending.
// `idle_o` comes from registers only. The clock may be stopped after four consecutive cycles with `idle_o` = 1 and no
// request (`s_axis_tvalid_i`). It must run in every cycle with a request: rvh_clock_stop.

`default_nettype none

module rvh_stream_single
  import rvh_engine_pkg::*;
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned DataWidth      = 64,             // of s_axis: 32, 64, 128, 256 or 512, no less than Width
    parameter  int unsigned Width          = 64,             // of the engine and of m_axis: 32, 64 or 128
    parameter  int unsigned IdWidth        = 8,              // of tid, 1 to 32
    parameter  int unsigned RoundsPerCycle = 1,              // these as in rvh_engine
    parameter  bit          HasSha256      = 1'b1,
    parameter  bit          HasSha512      = 1'b1,
    parameter  bit          HasKeccak      = 1'b1,
    localparam int unsigned InBytes        = DataWidth / 8,
    localparam int unsigned Bytes          = Width / 8
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                 s_axis_tvalid_i,
    output logic                      s_axis_tready_o,
    input  wire logic [DataWidth-1:0] s_axis_tdata_i,
    input  wire logic [  InBytes-1:0] s_axis_tkeep_i,
    input  wire logic                 s_axis_tlast_i,
    input  wire logic [  IdWidth-1:0] s_axis_tid_i,
    input  wire logic [ UserBits-1:0] s_axis_tuser_i,

    output logic                    m_axis_tvalid_o,
    input  wire logic               m_axis_tready_i,
    output logic      [  Width-1:0] m_axis_tdata_o,
    output logic      [  Bytes-1:0] m_axis_tkeep_o,
    output logic                    m_axis_tlast_o,
    output logic      [IdWidth-1:0] m_axis_tid_o,
    output logic                    m_axis_tuser_o,   // refused

    output logic idle_o
);

  if (IdWidth < 1 || IdWidth > 32) begin : gen_bad_id
    $error("rvh_stream_single: IdWidth must be 1 to 32");
  end

  localparam int unsigned CountWidth = $clog2(Bytes) + 1;
  localparam int unsigned InCountWidth = $clog2(InBytes) + 1;
  typedef logic [CountWidth-1:0] count_t;

  typedef enum logic [2:0] {
    Rest,
    Feed,   // the message is received
    Give,   // its output is sent
    Clear,  // the engine aborts it and wipes
    Drop,   // the rest of it is taken and dropped
    Refuse  // the beat that reports a refused message is sent
  } step_e;

  step_e step_d, step_q;
  logic [IdWidth-1:0] id_q;
  logic ended_d, ended_q;  // the last beat of the refused message was taken
  logic begins, wipes, good_beat, gives, out_end;
  logic [InCountWidth-1:0] kept;

  request_t request;
  logic beat_valid, beat_ready, cmd_valid, cmd_ready, msg_valid, msg_ready, msg_last, out_valid, out_ready, out_last;
  logic [Width-1:0] msg_data, out_data, trimmed;
  logic [Bytes-1:0] out_keep;
  count_t msg_bytes, out_bytes;
  cmd_t cmd;
  err_t err;
  status_t status;
  logic unused_status;

  assign request   = request_t'(s_axis_tuser_i);
  assign begins    = step_q == Rest && s_axis_tvalid_i && is_request(request);
  assign good_beat = (s_axis_tkeep_i & (s_axis_tkeep_i + InBytes'(1))) == '0 && s_axis_tid_i == id_q;

  always_comb begin
    kept = '0;
    for (int unsigned lane = 0; lane < InBytes; lane++) kept += InCountWidth'(s_axis_tkeep_i[lane]);
  end

  // ---- the engine ----
  assign cmd_valid       = begins || wipes;
  assign wipes           = step_q == Clear;
  assign cmd             = '{op: wipes ? OpWipe : OpStart, alg: wipes ? '0 : request.alg, default: '0};
  assign beat_valid      = step_q == Feed && s_axis_tvalid_i && good_beat;
  assign out_ready       = step_q == Give && m_axis_tready_i;

  // ---- output ----
  assign gives           = step_q == Give && out_valid;
  assign m_axis_tvalid_o = gives || step_q == Refuse;
  assign m_axis_tdata_o  = (step_q == Give) ? trimmed : '0;
  assign m_axis_tkeep_o  = (step_q == Give) ? out_keep : '0;
  assign m_axis_tlast_o  = step_q == Refuse || out_end;
  assign m_axis_tid_o    = id_q;
  assign m_axis_tuser_o  = step_q == Refuse;

  rvh_stream_trim #(
      .Width(Width)
  ) u_trim (
      .clk_i,
      .rst_ni,
      .load_i  (step_q == Rest),
      .xof_i   (is_xof(alg_e'(request.alg))),
      .length_i(request.out_bytes),
      .take_i  (gives && m_axis_tready_i),
      .data_i  (out_data),
      .bytes_i (out_bytes),
      .last_i  (out_last),
      .data_o  (trimmed),
      .keep_o  (out_keep),
      .last_o  (out_end)
  );

  // The wipe after a refused message may still run when the next message can already come.
  assign idle_o = step_q == Rest && !status.busy;
  assign unused_status = ^{status.idle, status.absorb, status.done, status.load, status.save};

  // ---- one message after the other ----
  always_comb begin
    step_d          = step_q;
    ended_d         = ended_q;
    s_axis_tready_o = 1'b0;
    unique case (step_q)
      Rest: begin
        ended_d = 1'b0;
        if (s_axis_tvalid_i && !begins) step_d = Drop;
        else if (begins && cmd_ready) step_d = (err != '0) ? Drop : Feed;
      end
      Feed: begin
        s_axis_tready_o = beat_ready || !good_beat;
        if (s_axis_tvalid_i && s_axis_tready_o) begin
          ended_d = s_axis_tlast_i;
          if (!good_beat) step_d = Clear;
          else if (s_axis_tlast_i) step_d = Give;
        end
        if (err.length) step_d = Clear;
      end
      Give: begin
        if (gives && m_axis_tready_i && out_end) step_d = Rest;
        if (err.length) step_d = Clear;
      end
      Clear:   if (cmd_ready) step_d = ended_q ? Refuse : Drop;
      Drop: begin
        s_axis_tready_o = 1'b1;
        if (s_axis_tvalid_i && s_axis_tlast_i) step_d = Refuse;
      end
      Refuse:  if (m_axis_tready_i) step_d = Rest;
      default: step_d = Rest;
    endcase
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q  <= Rest;
      id_q    <= '0;
      ended_q <= 1'b0;
    end else begin
      step_q  <= step_d;
      ended_q <= ended_d;
      if (step_q == Rest) id_q <= s_axis_tid_i;
    end
  end

  rvh_stream_narrow #(
      .DataWidth(DataWidth),
      .Width    (Width)
  ) u_narrow (
      .clk_i,
      .rst_ni,
      .clear_i(wipes),
      .valid_i(beat_valid),
      .ready_o(beat_ready),
      .data_i (s_axis_tdata_i),
      .bytes_i(kept),
      .last_i (s_axis_tlast_i),
      .valid_o(msg_valid),
      .ready_i(msg_ready),
      .data_o (msg_data),
      .bytes_o(msg_bytes),
      .last_o (msg_last)
  );

  rvh_engine #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (1'b1),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak)
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
      .msg_last_i  (msg_last),
      .msg_suffix_i('0),
      .out_valid_o (out_valid),
      .out_ready_i (out_ready),
      .out_data_o  (out_data),
      .out_bytes_o (out_bytes),
      .out_last_o  (out_last),
      .status_o    (status),
      .err_o       (err),
      .chain_i     ('0),
      .chain_o     ()
  );

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_stream_single.s_axis"),
      .Width(DataWidth + InBytes + IdWidth + UserBits + 1)
  ) u_contract_in (
      .clk_i,
      .rst_ni,
      .valid_i  (s_axis_tvalid_i),
      .ready_i  (s_axis_tready_o),
      .payload_i({s_axis_tdata_i, s_axis_tkeep_i, s_axis_tlast_i, s_axis_tid_i, s_axis_tuser_i}),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_stream_single.m_axis"),
      .Width(Width + Bytes + IdWidth + 2)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (m_axis_tvalid_o),
      .ready_i  (m_axis_tready_i),
      .payload_i({m_axis_tdata_o, m_axis_tkeep_o, m_axis_tlast_o, m_axis_tid_o, m_axis_tuser_o}),
      .cancel_i (1'b0)
  );

  // A packet has one tid.
  rvh_contract_frame #(
      .Name ("rvh_stream_single.packet"),
      .Width(IdWidth)
  ) u_contract_packet (
      .clk_i,
      .rst_ni,
      .take_i  (m_axis_tvalid_o && m_axis_tready_i),
      .last_i  (m_axis_tlast_o),
      .common_i(m_axis_tid_o),
      .cancel_i(1'b0)
  );
`endif

endmodule

`default_nettype wire
