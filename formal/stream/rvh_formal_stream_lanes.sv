// SPDX-License-Identifier: Apache-2.0
// rvh_stream_lanes between any source that keeps its offers and any sink. The outputs of each lane's rvh_stream_single
// are cut: they may have any values that fit the properties proved by job stream-single.
//
// With InOrder, message n goes to lane n mod Lanes, and output n comes from there (a_order). The queue of a lane keeps
// the order (a_queue), and a lane handles one message after the other. So the outputs come in the order of the
// messages.
//
// `u_other` has the same inputs except m_axis_tready: while its registers and the outputs of its lanes are the same,
// its outputs are the same.

`default_nettype none

module rvh_formal_stream_lanes
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned Lanes      = 2,
    parameter  bit          InOrder    = 1'b1,
    parameter  int unsigned QueueBeats = 2,
    localparam int unsigned DataWidth  = 32,
    localparam int unsigned Width      = 32,
    localparam int unsigned IdWidth    = 2,
    localparam int unsigned InBytes    = DataWidth / 8,
    localparam int unsigned Bytes      = Width / 8,
    localparam int unsigned LaneWidth  = $clog2(Lanes)
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
    input logic                 follow         // follow the beat that is taken to its lane
);

  localparam int unsigned BeatWidth = DataWidth + InBytes + 1 + IdWidth + UserBits;
  localparam int unsigned OutWidth = Width + Bytes + 1 + IdWidth + 1;
  localparam int unsigned AtWidth = $clog2(QueueBeats);

  logic tready, out_tvalid, out_tlast, out_tuser, other_tvalid, other_tlast, other_tuser, unused_other;
  logic [Width-1:0] out_tdata, other_tdata;
  logic [Bytes-1:0] out_tkeep, other_tkeep;
  logic [IdWidth-1:0] out_tid, other_tid;

  rvh_stream_lanes #(
      .Lanes     (Lanes),
      .QueueBeats(QueueBeats),
      .InOrder   (InOrder),
      .DataWidth (DataWidth),
      .Width     (Width),
      .IdWidth   (IdWidth),
      .HasSha512 (1'b0),
      .HasKeccak (1'b0)
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

  rvh_stream_lanes #(
      .Lanes     (Lanes),
      .QueueBeats(QueueBeats),
      .InOrder   (InOrder),
      .DataWidth (DataWidth),
      .Width     (Width),
      .IdWidth   (IdWidth),
      .HasSha512 (1'b0),
      .HasKeccak (1'b0)
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

  rvh_formal_stream #(
      .Assume(1'b1),
      .Width (BeatWidth)
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

  // ---- the lanes' ports ----
  logic [Lanes-1:0] push, pop, comes, sent, sent_last, due_q, same_lane, agrees_lane;
  logic [Lanes-1:0][BeatWidth-1:0] pushed, popped, at_place;
  logic [Lanes-1:0][OutWidth-1:0] offers;
  logic [Lanes-1:0][AtWidth+1:0] count_q;  // beats in the queue
  logic [LaneWidth-1:0] lane_q;  // lane of the followed beat
  logic [AtWidth+1:0] ahead_q;  // beats before the followed one
  logic [BeatWidth-1:0] beat_q;

  for (genvar i = 0; i < Lanes; i++) begin : gen_lane
    logic [AtWidth-1:0] at;

    assign push[i] = u_dut.gen_lane[i].u_queue.valid_i && u_dut.gen_lane[i].u_queue.ready_o;
    assign pushed[i] = u_dut.gen_lane[i].u_queue.data_i;
    assign pop[i] = u_dut.gen_lane[i].valid && u_dut.gen_lane[i].ready;
    assign popped[i] = {
      u_dut.gen_lane[i].u_single.s_axis_tdata_i,
      u_dut.gen_lane[i].u_single.s_axis_tkeep_i,
      u_dut.gen_lane[i].u_single.s_axis_tlast_i,
      u_dut.gen_lane[i].u_single.s_axis_tid_i,
      u_dut.gen_lane[i].u_single.s_axis_tuser_i
    };
    assign comes[i] = u_dut.comes[i];
    assign offers[i] = u_dut.out[i];
    assign sent[i] = u_dut.gen_lane[i].u_single.m_axis_tvalid_o && u_dut.gen_lane[i].u_single.m_axis_tready_i;
    assign sent_last[i] = sent[i] && u_dut.out[i].last;
    assign at = AtWidth'(u_dut.gen_lane[i].u_queue.out_q + (AtWidth + 1)'(ahead_q));
    assign at_place[i] = u_dut.gen_lane[i].u_queue.memory[at];
    assign agrees_lane[i] = count_q[i] <= (AtWidth + 2)'(QueueBeats) &&
        (AtWidth + 1)'(u_dut.gen_lane[i].u_queue.in_q - u_dut.gen_lane[i].u_queue.out_q) == (AtWidth + 1)'(count_q[i]);
    assign same_lane[i] = comes[i] == u_other.comes[i] && u_dut.out[i] == u_other.out[i] &&
        u_dut.gen_lane[i].u_queue.in_q == u_other.gen_lane[i].u_queue.in_q &&
        u_dut.gen_lane[i].u_queue.out_q == u_other.gen_lane[i].u_queue.out_q;

    // An output stays, begins after the last beat of its message, and ends before the next message is taken.
    rvh_formal_stream #(
        .Assume(1'b1),
        .Width (OutWidth)
    ) u_offer (
        .clk_i,
        .rst_ni,
        .valid_i  (comes[i]),
        .ready_i  (u_dut.gen_lane[i].u_single.m_axis_tready_i),
        .cancel_i (1'b0),
        .payload_i(offers[i])
    );

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        due_q[i]   <= 1'b0;
        count_q[i] <= '0;
      end else begin
        due_q[i]   <= (pop[i] && u_dut.gen_lane[i].first.last) || (due_q[i] && !sent_last[i]);
        count_q[i] <= count_q[i] + (AtWidth + 2)'(push[i]) - (AtWidth + 2)'(pop[i]);
      end
    end

    always_comb if (rst_ni) assume ((!comes[i] || due_q[i]) && !(pop[i] && due_q[i]));
  end

  // ---- packets ----
  logic taken, gives, in_open_q, out_open_q;
  logic [LaneWidth-1:0] in_lane_q, out_lane_q, in_lane, out_lane;  // lane of the open packet; of this beat
  logic [LaneWidth-1:0] in_turn_q, out_turn_q;  // number of packets that ended, modulo Lanes

  assign taken = tvalid && tready;
  assign gives = out_tvalid && out_tready;

  always_comb begin
    in_lane  = '0;
    out_lane = '0;
    for (int unsigned i = 0; i < Lanes; i++) begin
      if (push[i]) in_lane |= LaneWidth'(i);
      if (sent[i]) out_lane |= LaneWidth'(i);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {in_open_q, out_open_q, in_turn_q, out_turn_q} <= '0;
    end else begin
      if (taken) in_open_q <= !tlast;
      if (gives) out_open_q <= !out_tlast;
      in_turn_q  <= in_turn_q + LaneWidth'(taken && tlast);
      out_turn_q <= out_turn_q + LaneWidth'(gives && out_tlast);
    end
  end

  always_ff @(posedge clk_i) begin
    if (taken) in_lane_q <= in_lane;
    if (gives) out_lane_q <= out_lane;
  end

  // ---- one arbitrary beat, to its lane ----
  logic followed_q, begins;

  assign begins = taken && follow && !followed_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {followed_q, ahead_q} <= '0;
    end else if (begins) begin
      followed_q <= 1'b1;
      ahead_q    <= count_q[in_lane] - (AtWidth + 2)'(pop[in_lane]);
    end else if (followed_q && pop[lane_q]) begin
      followed_q <= ahead_q != '0;
      ahead_q    <= ahead_q - (AtWidth + 2)'(ahead_q != '0);
    end
  end

  always_ff @(posedge clk_i) begin
    if (begins) begin
      lane_q <= in_lane;
      beat_q <= {tdata, tkeep, tlast, tid, tuser};
    end
  end

  // ---- one arbitrary lane with an output: outputs of other lanes that end before its own begins ----
  logic [LaneWidth-1:0] watched, ahead;
  logic [LaneWidth:0] others_q;
  logic waits, can_take, can_give;

  assign waits    = comes[watched] && !(out_open_q && out_lane_q == watched);
  assign can_take = (in_open_q || InOrder) ? u_dut.room[InOrder ? in_turn_q : in_lane_q] : |u_dut.room;
  assign can_give = (out_open_q || InOrder) ? comes[InOrder ? out_turn_q : out_lane_q] : |comes;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) others_q <= '0;
    else if (!waits) others_q <= '0;
    else others_q <= others_q + (LaneWidth + 1)'(gives && out_tlast);
  end

  always_ff @(posedge clk_i) watched <= watched;

  // ---- registers ----
  logic in_fixed, out_fixed, turns_agree, same;
  logic [LaneWidth-1:0] last_in, last_out;

  assign in_fixed  = u_dut.u_in.fixed_q;
  assign out_fixed = u_dut.u_out.fixed_q;

  if (InOrder) begin : gen_order
    assign turns_agree = u_dut.u_in.lane_q == in_turn_q && u_dut.u_out.lane_q == out_turn_q &&
        (!in_open_q || in_lane_q == in_turn_q) && (!out_open_q || out_lane_q == out_turn_q);
    assign ahead = watched - out_turn_q;
    assign last_in = '0;
    assign last_out = '0;
  end else begin : gen_any
    assign turns_agree = (!in_open_q || (in_fixed && u_dut.u_in.lane_q == in_lane_q)) &&
        (!out_open_q || (out_fixed && u_dut.u_out.lane_q == out_lane_q)) &&
        (!out_fixed || (u_dut.u_out.gen_any.u_turn.last_q == u_dut.u_out.lane_q &&
        (out_open_q || comes[u_dut.u_out.lane_q]))) &&
        (!in_fixed || in_open_q || u_dut.room[u_dut.u_in.lane_q]);
    assign ahead = watched - u_dut.u_out.gen_any.u_turn.last_q - LaneWidth'(!out_fixed);
    assign last_in = u_dut.u_in.gen_any.u_turn.last_q ^ u_other.u_in.gen_any.u_turn.last_q;
    assign last_out = u_dut.u_out.gen_any.u_turn.last_q ^ u_other.u_out.gen_any.u_turn.last_q;
  end

  assign same = &same_lane && last_in == '0 && last_out == '0 &&
      {in_fixed, u_dut.u_in.lane_q, out_fixed, u_dut.u_out.lane_q} ==
      {u_other.u_in.fixed_q, u_other.u_in.lane_q, u_other.u_out.fixed_q, u_other.u_out.lane_q};

  // ---- properties ----
  always_comb begin
    if (rst_ni) begin
      a_independent :
      assert (!same || ({out_tvalid, out_tdata, out_tkeep, out_tlast, out_tid, out_tuser} ==
              {other_tvalid, other_tdata, other_tkeep, other_tlast, other_tid, other_tuser} && tready == unused_other));
      a_beat :
      assert ($onehot0(push) && taken == |push && (!taken || pushed[in_lane] == {tdata, tkeep, tlast, tid, tuser}));
      a_whole : assert (!(taken && in_open_q) || in_lane == in_lane_q);
      a_queue : assert (!(followed_q && pop[lane_q] && ahead_q == '0) || popped[lane_q] == beat_q);
      a_output :
      assert ($onehot0(
          sent
      ) && gives == |sent && (!gives || offers[out_lane] == {out_tdata, out_tkeep, out_tlast, out_tid, out_tuser}));
      a_not_mixed : assert (!(gives && out_open_q) || out_lane == out_lane_q);
      a_order : assert (!InOrder || ((!taken || in_lane == in_turn_q) && (!gives || out_lane == out_turn_q)));
      a_goes_on : assert (tready == can_take && out_tvalid == can_give);
      a_turn :
      assert (!waits || (others_q <= (LaneWidth + 1)'(Lanes - 1) &&
          others_q + (LaneWidth + 1)'(ahead) <= (LaneWidth + 1)'(Lanes - 1)));
      a_invariant :
      assert (agrees_lane == '1 && turns_agree &&
              (!followed_q || (ahead_q < count_q[lane_q] && at_place[lane_q] == beat_q)));
    end
    c_all : cover (rst_ni && comes == '1 && gives && out_tlast && in_open_q);
    c_followed :
    cover (rst_ni && followed_q && pop[lane_q] && ahead_q == '0 && lane_q != '0 && !beat_q[IdWidth+UserBits]);
    c_other : cover (rst_ni && same && out_tvalid && out_open_q && out_tready && !other_tready);
  end

endmodule

`default_nettype wire
