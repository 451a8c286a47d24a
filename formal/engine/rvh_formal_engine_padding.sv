// SPDX-License-Identifier: Apache-2.0
// The core gets the padded message of the standard, byte by byte: for messages of any length up
// to the limit, cut into words in any way, with any stalls, filled with zeros by PAD at any
// place, in every mode. The cores are unconstrained (formal/free).
//
// A monitor has its own counters and follows one arbitrary message byte from `msg` to the core.
// The proof is by induction; invariants relate the monitor's counters to those of the engine.
// Messages that RESTORE brings are not followed.

`default_nettype none

module rvh_formal_engine_padding
  import rvh_engine_pkg::*;
  import rvh_formal_ref_modes_pkg::*;
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

    input logic                  msg_valid_i,
    input logic [     Width-1:0] msg_data_i,
    input logic [BytesWidth-1:0] msg_bytes_i,
    input logic                  msg_last_i,
    input logic [           7:0] msg_suffix_i,

    input logic out_ready_i,

    input logic       pick_i,  // follow a byte of this word
    input logic [3:0] which_i  // its number in the word
);

  localparam int unsigned R = RoundsPerCycle;
  localparam bit HasSha2 = HasSha256 || HasSha512;
  localparam int unsigned WordWidth = HasSha512 ? 64 : 32;
  localparam int unsigned PackBytes = ((HasSha2 && WordWidth * R > Width) ? WordWidth * R : Width) / 8;

  logic cmd_ready, msg_ready, out_valid, out_last;
  logic [Width-1:0] out_data;
  logic [BytesWidth-1:0] out_bytes;
  status_t status;
  err_t err;
  logic unused;
  assign unused = ^{out_valid, out_last, out_data, out_bytes, status};

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

  ctrl_t ctrl;
  logic  filling;
  assign ctrl    = u_dut.u_ctrl.ctrl_q;
  assign filling = ctrl.fsm == FsmFill;

  // ---- the monitor ----
  logic open_q;  // from START until the core has the whole message
  logic done_q, mark_q, final_q, first_q;  // last word taken; marker sent; this block has the length; first block
  logic filling_q, short_q;
  logic [3:0] alg_q;
  logic [2:0] rate_q;
  logic [7:0] suffix_q;
  logic [124:0] total_q;  // message bytes taken
  logic [7:0] sent_q;  // place of the next byte in the block
  logic [5:0] fifo_q;  // message bytes taken and not sent
  logic live_q;  // one of them is the followed byte
  logic [5:0] index_q;
  logic [7:0] value_q;

  mode_t m;
  assign m = mode(alg_q, rate_q, suffix_q);

  logic take, ends, marks, length_here, over, tracked;

  // ---- inputs of the cores: bytes in the order of the message ----
  logic sha_beat, sponge_beat, beat, port_right;
  logic [15:0][7:0] sha_bytes, sponge_bytes, bytes;
  logic [7:0] size;

  if (HasSha2) begin : gen_sha2
    logic [R-1:0][WordWidth-1:0] words;
    assign sha_beat = u_dut.gen_sha2.u_sha2.u_core.valid_i && u_dut.gen_sha2.u_sha2.u_core.ready_o;
    assign words    = u_dut.gen_sha2.u_sha2.u_core.words_i;
    always_comb begin
      sha_bytes = '0;
      for (int unsigned b = 0; b < 8 * R; b++) begin
        if (m.wide) sha_bytes[b] = 8'(words[b/8] >> (WordWidth - 8 - 8 * (b % 8)));
        else if (b < 4 * R) sha_bytes[b] = 8'(words[b/4] >> (WordWidth - 8 - 8 * (b % 4)));
      end
    end
  end else begin : gen_no_sha2
    assign sha_beat  = 1'b0;
    assign sha_bytes = '0;
  end

  if (HasKeccak) begin : gen_keccak
    assign sponge_beat = u_dut.gen_keccak.u_keccak.u_core.valid_i && u_dut.gen_keccak.u_keccak.u_core.ready_o;
    assign sponge_bytes = 128'(u_dut.gen_keccak.u_keccak.u_core.word_i);
    assign port_right   = u_dut.gen_keccak.u_keccak.u_core.first_i == first_q &&
        u_dut.gen_keccak.u_keccak.u_core.last_i == ends &&
        u_dut.gen_keccak.u_keccak.u_core.run_i == ends &&
        u_dut.gen_keccak.u_keccak.u_core.half_i == (Width == 128 && size == 8'd8) &&
        u_dut.gen_keccak.u_keccak.u_core.short_i == short_q &&
        !u_dut.gen_keccak.u_keccak.u_core.squeeze_i &&
        8'(8 * rvh_keccak_pkg::rate_lanes(
        u_dut.gen_keccak.u_keccak.u_core.rate_i
    )) == m.block;
  end else begin : gen_no_keccak
    assign sponge_beat  = 1'b0;
    assign sponge_bytes = '0;
    assign port_right   = 1'b0;
  end

  assign beat  = m.sponge ? sponge_beat : sha_beat;
  assign bytes = m.sponge ? sponge_bytes : sha_bytes;

  always_comb begin
    size = 8'(m.wide ? 8 * R : 4 * R);
    if (m.sponge) size = (Width == 128 && m.block - sent_q == 8'd8) ? 8'd8 : 8'(Width / 8);
  end

  // ---- one cycle ----
  logic [5:0] count, avail, at;
  logic [7:0] value;

  assign take        = msg_valid_i && msg_ready && ctrl.fsm == FsmAbsorb;
  assign count       = (msg_bytes_i > BytesWidth'(Width / 8)) ? 6'(Width / 8) : 6'(msg_bytes_i);
  assign avail       = fifo_q + (take ? count : 6'd0);
  assign ends        = sent_q + size == m.block;
  assign marks       = done_q && !mark_q && 8'(avail) < size;
  assign length_here = mark_q ? final_q : marks && sent_q + 8'(avail) < m.block - m.length;
  assign over        = ends && (m.sponge ? mark_q || marks : length_here);

  assign tracked     = live_q || (pick_i && take && 6'(which_i) < count);
  assign at          = live_q ? index_q : fifo_q + 6'(which_i);
  assign value       = live_q ? value_q : 8'(msg_data_i >> (8 * which_i));

  // Byte b of the beat, after the end of the message.
  function automatic logic [7:0] padding(logic [7:0] b);
    logic [7:0] behind;  // number of bytes after it in the block
    behind  = m.block - 8'd1 - (sent_q + b);
    padding = 8'h00;
    if (marks && b == 8'(avail)) padding = m.marker;
    if (m.sponge && (mark_q || marks) && behind == 8'd0) padding = padding | 8'h80;
    if (!m.sponge && length_here && behind < m.length) padding = 8'({total_q, 3'b000} >> (8 * behind));
  endfunction

  logic opened, closed;
  assign opened = cmd_valid_i && cmd_ready && err == '0 && cmd_i.op == OpStart;
  assign closed = err.length || (cmd_valid_i && cmd_ready && err == '0 && cmd_i.op inside {OpSave, OpRestore, OpWipe});

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {open_q, live_q, filling_q} <= '0;
    end else begin
      filling_q <= filling;
      fifo_q    <= avail;
      if (take) begin
        total_q <= total_q + 125'(count);
        if (msg_last_i) begin
          done_q   <= 1'b1;
          suffix_q <= msg_suffix_i;
        end
      end
      if (tracked) begin
        live_q  <= 1'b1;
        index_q <= at;
        value_q <= value;
      end
      if (beat && open_q) begin
        sent_q  <= ends ? '0 : sent_q + size;
        fifo_q  <= (8'(avail) < size) ? '0 : avail - 6'(size);
        live_q  <= tracked && 8'(at) >= size;
        index_q <= at - 6'(size);
        mark_q  <= mark_q || marks;
        final_q <= ends ? mark_q || marks : length_here;
        if (ends) first_q <= 1'b0;
        if (over) open_q <= 1'b0;
      end
      if (opened) begin
        open_q <= 1'b1;
        {live_q, done_q, mark_q, final_q} <= '0;
        first_q <= 1'b1;
        alg_q <= cmd_i.alg;
        rate_q <= cmd_i.rate;
        short_q <= cmd_i.alg == 4'd15 && cmd_i.short_rounds;
        total_q <= '0;
        sent_q <= '0;
        fifo_q <= '0;
      end
      if (closed) open_q <= 1'b0;
    end
  end

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- properties ----
  logic padding_right, message_right, total_wraps;
  assign total_wraps = take && !err.length && total_q + 125'(count) < total_q;

  always_comb begin
    padding_right = 1'b1;
    message_right = 1'b1;
    for (int unsigned b = 0; b < 16; b++) begin
      if (8'(b) < size) begin
        if (8'(b) >= 8'(avail) && bytes[b] != padding(8'(b))) padding_right = 1'b0;
        if (tracked && 8'(b) == 8'(at) && bytes[b] != value) message_right = 1'b0;
      end
    end
  end

  always_comb begin
    if (open_q && beat) begin
      a_padding : assert (padding_right);
      a_message : assert (message_right);
      a_shape : assert ((8'(avail) >= size || done_q || filling) && (!m.sponge || port_right));
    end
    if (open_q) begin
      a_steps :
      assert (ctrl.fsm == (done_q ? FsmPad : filling ? FsmFill : FsmAbsorb) && !(m.sponge ? sha_beat : sponge_beat));
      a_filled : assert (filling || !filling_q || (sent_q == '0 && fifo_q == '0));
      a_limit : assert (m.sponge || (!total_wraps && (m.wide || total_q[124:61] == '0)));
    end
    if (ctrl.fsm inside {FsmProcess, FsmOutput}) begin
      a_all : assert (!open_q);
    end
    c_two_blocks : cover (open_q && beat && mark_q && !first_q);
    c_followed : cover (open_q && beat && live_q && 8'(at) < size);
  end

  // ---- invariants ----
  logic alg_right, place_right, counts_right, end_right, followed_right;

  assign alg_right = ctrl.alg == alg_q && ctrl.rate == rate_q && ctrl.short_rounds == short_q && !ctrl.squeezing &&
      ((HasSha256 && alg_q inside {1, 2}) || (HasSha512 && alg_q inside {3, 4, 5, 6}) ||
       (HasKeccak && alg_q inside {8, 9, 10, 11, 12, 13, 15})) && (alg_q != 4'd15 || rate_q <= 3'd4);

  assign place_right = {u_dut.u_ctrl.u_place.place_q.keccak, u_dut.u_ctrl.u_place.place_q.wide} == {is_keccak(
      ctrl.alg
  ), is_sha512(
      ctrl.alg
  )} && {u_dut.u_ctrl.u_place.place_q.left, 2'b00} == m.block - sent_q && u_dut.u_ctrl.u_place.place_q.at_end == ends;

  assign counts_right = {ctrl.pos, 2'b00} == sent_q && sent_q < m.block &&
      sent_q % (m.sponge ? 8'(Width / 8) : 8'(m.wide ? 8 * R : 4 * R)) == '0 &&
      6'(u_dut.u_pack.count_q) == fifo_q && 32'(fifo_q) < PackBytes &&
      (m.sponge ? ctrl.first == first_q : u_dut.length == total_q) && (!filling || m.sponge);

  assign end_right = (!mark_q || (done_q && fifo_q == '0)) &&
      (!done_q || (ctrl.marker == !mark_q && ctrl.suffix == m.marker)) &&
      (m.sponge || ((!final_q || mark_q) && (!mark_q || final_q || sent_q > m.block - m.length) &&
                    (!done_q || ctrl.length == (R == 1 && final_q && sent_q > m.block - m.length))));

  assign followed_right = !live_q || (index_q < fifo_q && u_dut.u_pack.kept_q[index_q] == value_q);

  always_comb begin
    if (open_q) begin
      a_invariant : assert (alg_right && place_right && counts_right && end_right && followed_right);
    end
  end

endmodule

`default_nettype wire
