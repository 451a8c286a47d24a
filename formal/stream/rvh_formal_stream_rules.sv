// SPDX-License-Identifier: Apache-2.0
// The streams of rvh_stream_pipeline between any source and any sink: an offer stays, and each message gives one whole
// packet with the right number of bytes. A source may retract an offer; that has no effect.
//
// The packets of one arbitrary slot are followed. A slot may have two messages: one whose output is being sent, and the
// next one. The values of the states and the duration of the rounds are unconstrained.

`default_nettype none

module rvh_formal_stream_rules
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned DataWidth = 64,
    parameter  int unsigned OutWidth  = 64,
    parameter  int unsigned Slots     = 2,
    localparam int unsigned Stages    = 3,
    localparam int unsigned SlotBytes = 512,
    localparam int unsigned IdWidth   = $clog2(Slots),
    localparam int unsigned InBytes   = DataWidth / 8,
    localparam int unsigned OutBytes  = OutWidth / 8
) (
    input logic clk_i,
    input logic rst_ni,

    // of the pipeline, and of another one with different inputs
    input logic [1:0]                s_axis_tvalid_i,
    input logic [1:0][DataWidth-1:0] s_axis_tdata_i,
    input logic [1:0][  InBytes-1:0] s_axis_tkeep_i,
    input logic [1:0]                s_axis_tlast_i,
    input logic [1:0][  IdWidth-1:0] s_axis_tid_i,
    input logic [1:0][ UserBits-1:0] s_axis_tuser_i,
    input logic [1:0]                m_axis_tready_i
);

  typedef struct packed {
    logic                valid;
    logic [OutWidth-1:0] data;
    logic [OutBytes-1:0] keep;
    logic                last;
    logic [IdWidth-1:0]  id;
    logic                user;
  } out_t;

  // The same type as in rvh_stream_slots.
  typedef struct packed {
    logic used;
    logic open;
    logic bad;
    logic first;
    logic away;
    logic padded;
    logic squeeze;
  } flags_t;

  // A message of the watched slot.
  typedef struct packed {
    logic        bad;   // to be refused
    logic [23:0] want;  // bytes of output
  } message_t;

  out_t [1:0] out;
  logic [1:0] ready;
  flags_t [1:0][Slots-1:0] flags;
  logic [1:0][Slots-1:0][9:0] have;
  logic [1:0][1344+8+IdWidth+2:0] held;  // the registers of the output from which a beat is made
  logic [1:0][23:0] left;

  for (genvar i = 0; i < 2; i++) begin : gen_copy
    rvh_stream_pipeline #(
        .DataWidth(DataWidth),
        .OutWidth (OutWidth),
        .Stages   (Stages),
        .Slots    (Slots),
        .SlotBytes(SlotBytes)
    ) u_dut (
        .clk_i,
        .rst_ni,
        .s_axis_tvalid_i(s_axis_tvalid_i[i]),
        .s_axis_tready_o(ready[i]),
        .s_axis_tdata_i (s_axis_tdata_i[i]),
        .s_axis_tkeep_i (s_axis_tkeep_i[i]),
        .s_axis_tlast_i (s_axis_tlast_i[i]),
        .s_axis_tid_i   (s_axis_tid_i[i]),
        .s_axis_tuser_i (s_axis_tuser_i[i]),
        .m_axis_tvalid_o(out[i].valid),
        .m_axis_tready_i(m_axis_tready_i[i]),
        .m_axis_tdata_o (out[i].data),
        .m_axis_tkeep_o (out[i].keep),
        .m_axis_tlast_o (out[i].last),
        .m_axis_tid_o   (out[i].id),
        .m_axis_tuser_o (out[i].user),
        .idle_o         ()
    );

    assign flags[i] = u_dut.u_slots.flags_q;
    assign have[i] = u_dut.u_slots.have_q;
    assign left[i] = u_dut.u_out.left_q;
    assign held[i] = {
      u_dut.u_out.data_q,
      u_dut.u_out.here_q,
      u_dut.u_out.id_q,
      u_dut.u_out.full_q,
      u_dut.u_out.bad_q,
      u_dut.u_out.more_q
    };
  end

  rvh_formal_stream #(
      .Width($bits(out_t))
  ) u_stays (
      .clk_i,
      .rst_ni,
      .valid_i  (out[0].valid),
      .ready_i  (m_axis_tready_i[0]),
      .cancel_i (1'b0),
      .payload_i(out[0])
  );

  logic init = 1'b1;
  logic [IdWidth-1:0] a;  // the watched slot

  always_ff @(posedge clk_i) begin
    init <= 1'b0;
    a    <= a;
  end

  // ---- the messages of the watched slot ----
  logic takes, opens, goes, ends;
  logic bad_beat, bad_request;
  request_t request;
  message_t [1:0] message_d, message_q;  // the older one in 0
  logic [1:0] begun_q;  // number of messages
  logic [1:0] owed_q;  // number of messages whose beats have all come
  logic open_q;  // the last one still gets beats
  logic [23:0] given_q;  // bytes sent of the current packet
  logic going_q;  // the current packet has not ended
  logic [IdWidth-1:0] going_id_q;
  logic going_user_q;
  logic [$clog2(OutBytes):0] kept;

  assign request = request_t'(s_axis_tuser_i[0]);
  assign takes = s_axis_tvalid_i[0] && ready[0] && s_axis_tid_i[0] == a;
  assign opens = takes && !open_q;
  assign goes = out[0].valid && m_axis_tready_i[0];
  assign ends = goes && out[0].last && out[0].id == a;
  assign bad_beat    = (s_axis_tkeep_i[0] & (s_axis_tkeep_i[0] + InBytes'(1))) != '0 ||
      !(s_axis_tlast_i[0] || s_axis_tkeep_i[0] == '1);
  assign bad_request = request.zero != '0 || !(request.alg inside {[4'd8 : 4'd13]}) ||
      (request.out_bytes != '0 && request.alg < 4'd12);

  always_comb begin
    kept = '0;
    for (int unsigned b = 0; b < OutBytes; b++) kept += ($clog2(OutBytes) + 1)'(out[0].keep[b]);
  end

  function automatic logic [23:0] wanted(request_t asked);
    unique case (asked.alg)
      4'd8: return 24'd28;
      4'd9: return 24'd32;
      4'd10: return 24'd48;
      4'd11: return 24'd64;
      default: return asked.out_bytes;
    endcase
  endfunction

  logic last_one;  // the message that a beat belongs to
  assign last_one = (begun_q - 2'(open_q)) != '0;

  always_comb begin
    message_d = message_q;
    if (takes) begin
      if (opens) message_d[last_one] = '{bad: bad_request, want: wanted(request)};
      if (bad_beat) message_d[last_one].bad = 1'b1;
    end
    if (ends) message_d[0] = message_d[1];
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      message_q    <= '0;
      begun_q      <= '0;
      owed_q       <= '0;
      open_q       <= 1'b0;
      given_q      <= '0;
      going_q      <= 1'b0;
      going_id_q   <= '0;
      going_user_q <= 1'b0;
    end else begin
      message_q <= message_d;
      begun_q   <= begun_q + 2'(opens) - 2'(ends);
      owed_q    <= owed_q + 2'(takes && s_axis_tlast_i[0]) - 2'(ends);
      if (takes) open_q <= !s_axis_tlast_i[0];
      if (goes) begin
        given_q      <= out[0].last ? '0 : given_q + 24'(kept);
        going_q      <= !out[0].last;
        going_id_q   <= out[0].id;
        going_user_q <= out[0].user;
      end
    end
  end

  // ---- registers ----
  logic full, more, bad;
  logic [IdWidth-1:0] id;
  logic [7:0] here;
  flags_t slot;
  request_t slot_request;
  logic in_out;  // the output register has the last block of a packet of the slot
  message_t in_slot;

  assign {here, id, full, bad, more} = held[0][8+IdWidth+2:0];
  assign slot                        = flags[0][a];
  assign slot_request                = gen_copy[0].u_dut.u_slots.request_q[a];
  assign in_out                      = full && id == a && !more;
  assign in_slot                     = message_q[in_out];

  logic [Slots-1:0] no_request;  // an active slot without a valid request

  for (genvar s = 0; s < Slots; s++) begin : gen_slot
    request_t asked;
    assign asked         = gen_copy[0].u_dut.u_slots.request_q[s];
    assign no_request[s] = flags[0][s].used && !flags[0][s].bad && !(asked.alg inside {[4'd8 : 4'd13]});
  end

  // ---- properties ----
  always_comb begin
    assume (rst_ni == !init);
    a_ready :
    assert (s_axis_tid_i[0] != s_axis_tid_i[1] || flags[0] != flags[1] || have[0] != have[1] || ready[0] == ready[1]);
    a_registered : assert (held[0] != held[1] || out[0] == out[1]);
    a_count : assert (!(out[0].valid && out[0].id == a) || owed_q != '0);
    a_keep :
    assert ((out[0].keep & (out[0].keep + OutBytes'(1))) == '0 &&
            (!out[0].valid || out[0].keep != '0 || (out[0].last && !going_q)));
    a_refused : assert (!(out[0].valid && out[0].user) || (out[0].last && out[0].keep == '0 && !going_q));
    a_whole : assert (!(out[0].valid && going_q) || (out[0].id == going_id_q && out[0].user == going_user_q));
    a_answer : assert (!(out[0].valid && out[0].id == a) || out[0].user == message_q[0].bad);
    a_bytes :
    assert (!(out[0].valid && out[0].id == a && !out[0].user) ||
            (out[0].last ? given_q + 24'(kept) == message_q[0].want : given_q + 24'(kept) < message_q[0].want));
    a_owed :
    assert (owed_q == 2'(slot.used && !slot.open) + 2'(in_out) && begun_q == 2'(slot.used) + 2'(in_out) &&
            open_q == (slot.used && slot.open) && (!slot.padded || !slot.open) && (slot.used || slot == '0));
    a_more :
    assert (!more || (gen_copy[0].u_dut.u_slots.last_out_q == id && flags[0][id].used && !flags[0][id].open &&
                      !flags[0][id].bad && left[0] != '0 && !bad && here != '0 == full));
    a_going :
    assert ((!going_q || (id == going_id_q && bad == going_user_q && !bad && (full || more))) &&
            (going_q || full || !more) && (going_q || given_q == '0) &&
            (!(going_q && full) || here != '0) && (!bad || here == '0));
    a_message :
    assert (no_request == '0 && (!slot.used || (slot.bad == in_slot.bad && (slot.bad || wanted(
        slot_request
    ) == in_slot.want))) && (!((full || more) && id == a) ||
                             (bad == message_q[0].bad && (bad || 26'(given_q) + 26'(here) +
                                                          (more ? 26'(left[0]) : '0) == 26'(message_q[0].want)))));
    if (rst_ni) begin
      c_two : cover (owed_q == 2'd2 && going_q);
      c_blocks : cover (going_q && more && !full && id == a);
      c_refused : cover (ends && out[0].user);
    end
  end

endmodule

`default_nettype wire
