// SPDX-License-Identifier: Apache-2.0
// The memory moves of rvh_sharv_four, one after the other: IV; the blocks of the first four messages; K; the blocks
// of the next four as soon as half of the places for blocks is free; and digests, which have priority.
//
// Contract: `stage_i` comes while `rest_o`, for one cycle. `start_i` comes for one cycle while no run is active;
// moves of IV and K may then be pending. The parameters of a run are stable until its end. With `clear_i` no further
// move starts.
//
// Cycles: 5 between two moves.

`default_nettype none

module rvh_sharv_four_moves
  import rvh_sharv_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic         stage_i,   // from src_i
    input  wire logic         start_i,   // a run
    input  wire logic         clear_i,
    output logic              rest_o,
    input  wire mode_t        mode_i,
    input  wire logic  [31:0] src_i,
    input  wire logic  [25:0] blocks_i,
    input  wire logic  [31:0] dst_i,

    input  wire logic       iv_there_i,
    input  wire logic       k_begun_i,      // words of K are loaded
    input  wire logic       set_first_i,    // half of the places that the run begins with
    input  wire logic [1:0] set_full_i,     // of the two halves
    output logic            iv_done_o,
    output logic            set_done_o,     // the blocks of a half are loaded
    output logic            set_o,          // which half
    output logic      [2:0] set_count_o,    // messages in it
    output logic            set_last_o,     // the last set
    input  wire logic [2:0] digests_i,      // not yet stored
    output logic            digests_done_o,

    output logic       iv_o,     // destination of the incoming word
    output logic       k_o,
    output logic       block_o,
    output logic [6:0] index_o,
    output logic [1:0] place_o,  // digest and word that is output next
    output logic [2:0] word_o,

    output logic             in_start_o,
    output logic      [31:0] in_addr_o,
    output logic      [31:0] in_bytes_o,
    output logic             out_start_o,
    output logic      [31:0] out_addr_o,
    output logic      [31:0] out_bytes_o,
    input  wire logic        dma_busy_i,
    input  wire logic        msg_valid_i,
    output logic             msg_ready_o,
    output logic             out_valid_o,
    input  wire logic        out_ready_i
);

  typedef enum logic [2:0] {
    Rest,
    Iv,
    K,
    Blocks,
    Store
  } move_e;

  move_e move_d, move_q;
  logic [6:0] word_q, words;  // of the move
  logic [ 1:0] lane_q;  // of four long messages, the one whose block is next
  logic [25:0] left_q;  // blocks not yet loaded; of four long messages, of each
  logic [31:0] k_at_q, group_at_q, lane_at_q, next_group_at, to_q;
  logic [1:0] place_q;
  logic [2:0] given_q;
  logic unused_goes_on;
  logic set_q, comes, ends, lanes, group_done, given_last;
  logic [2:0] count;

  // ---- selection of the move ----
  assign unused_goes_on = mode_i.goes_on;
  assign rest_o = move_q == Rest && !dma_busy_i;

  always_comb begin
    count = 3'd1;
    if (mode_i.four) count = 3'd4;
    else if (!mode_i.chained) count = (left_q[25:2] != '0) ? 3'd4 : left_q[2:0];
  end

  always_comb begin
    move_d = move_q;
    if (stage_i) move_d = Iv;
    else if (rest_o) begin
      if (digests_i != '0) move_d = Store;
      else if (left_q != '0 && !set_full_i[set_q] && (k_begun_i || set_full_i == '0)) move_d = Blocks;
      else if (iv_there_i && !k_begun_i) move_d = K;
    end else if (ends) move_d = Rest;
  end

  always_comb begin
    in_start_o  = move_q == Rest && move_d inside {Iv, K, Blocks};
    out_start_o = move_q == Rest && move_d == Store;
    in_addr_o   = src_i;
    in_bytes_o  = 32'd32;
    if (move_d == K) begin
      in_addr_o  = k_at_q;
      in_bytes_o = 32'd256;
    end else if (move_d == Blocks) begin
      in_addr_o  = lane_at_q;
      in_bytes_o = mode_i.four ? 32'd64 : 32'({count, 6'b0});
    end
  end

  // ---- words of the move ----
  always_comb begin
    unique case (move_q)
      Iv:      words = 7'd8;
      K:       words = 7'd64;
      default: words = mode_i.four ? 7'd16 : {count, 4'b0};
    endcase
  end

  assign msg_ready_o   = iv_o || k_o || block_o;
  assign iv_o          = move_q == Iv;
  assign k_o           = move_q == K;
  assign block_o       = move_q == Blocks;
  assign comes         = msg_valid_i && msg_ready_o;
  assign ends          = (move_q == Store) ? !dma_busy_i : comes && word_q == words - 7'd1;
  assign index_o       = block_o ? {set_q, mode_i.four ? lane_q : word_q[5:4], word_q[3:0]} : word_q;
  assign iv_done_o     = iv_o && ends;

  // ---- blocks: the next message of the four, or the next group ----
  assign lanes         = mode_i.four && lane_q != 2'd3;
  assign group_done    = block_o && ends && !lanes;
  assign next_group_at = group_at_q + (mode_i.chained ? 32'd64 : 32'd256);
  assign set_done_o    = group_done;
  assign set_o         = set_q;
  assign set_count_o   = count;
  assign set_last_o    = left_q == (mode_i.chained ? 26'd1 : 26'(count));

  // ---- digests ----
  assign out_valid_o   = move_q == Store;
  assign out_addr_o    = to_q;

  always_comb begin
    out_bytes_o = 32'({digests_i, 5'b0});
    if (mode_i.sha224) begin
      unique case (digests_i)
        3'd1:    out_bytes_o = 32'd28;
        3'd2:    out_bytes_o = 32'd56;
        3'd3:    out_bytes_o = 32'd84;
        default: out_bytes_o = 32'd112;
      endcase
    end
  end

  assign digests_done_o = move_q == Store && ends;
  assign place_o        = place_q;
  assign word_o         = given_q;
  assign given_last     = 4'(given_q) + 4'd1 == digest_words(mode_i.sha224);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      move_q     <= Rest;
      word_q     <= '0;
      lane_q     <= '0;
      left_q     <= '0;
      k_at_q     <= '0;
      group_at_q <= '0;
      lane_at_q  <= '0;
      to_q       <= '0;
      place_q    <= '0;
      given_q    <= '0;
      set_q      <= 1'b0;
    end else begin
      move_q <= clear_i ? Rest : move_d;
      word_q <= (move_q == Rest) ? '0 : word_q + 7'(comes);
      if (stage_i) k_at_q <= src_i + 32'd32;
      if (block_o && ends) begin
        lane_q    <= lane_q + 2'(mode_i.four);
        lane_at_q <= lanes ? lane_at_q + {2'b0, blocks_i[25:2], 6'b0} : next_group_at;
      end
      if (group_done) begin
        set_q      <= !set_q;
        left_q     <= left_q - (mode_i.chained ? 26'd1 : 26'(count));
        group_at_q <= next_group_at;
      end
      if (start_i) begin
        set_q      <= set_first_i;
        lane_q     <= '0;
        left_q     <= mode_i.four ? {2'b0, blocks_i[25:2]} : blocks_i;
        group_at_q <= src_i;
        lane_at_q  <= src_i;
        to_q       <= dst_i;
      end
      if (digests_done_o) to_q <= to_q + out_bytes_o;
      if (out_start_o) begin
        place_q <= '0;
        given_q <= '0;
      end else if (out_valid_o && out_ready_i) begin
        given_q <= given_last ? '0 : given_q + 3'd1;
        place_q <= place_q + 2'(given_last);
      end
      if (clear_i) left_q <= '0;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_sharv_four_moves.stage")
  ) u_contract_stage (
      .clk_i,
      .rst_ni,
      .holds_i(!stage_i || rest_o)
  );

  // A move is of one kind.
  rvh_contract #(
      .Name("rvh_sharv_four_moves.one")
  ) u_contract_one (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0({iv_o, k_o, block_o, out_valid_o}))
  );

  // The DMA has one move at a time.
  rvh_contract #(
      .Name("rvh_sharv_four_moves.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!(in_start_o || out_start_o) || (!dma_busy_i && !(in_start_o && out_start_o)))
  );

  // The offer ends with the move of the DMA.
  rvh_contract_stream #(
      .Name ("rvh_sharv_four_moves.msg"),
      .Width(1)
  ) u_contract_msg (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid_i),
      .ready_i  (msg_ready_o),
      .payload_i(1'b1),
      .cancel_i (clear_i || !dma_busy_i)
  );

  rvh_contract_stream #(
      .Name ("rvh_sharv_four_moves.out"),
      .Width(5)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (out_valid_o),
      .ready_i  (out_ready_i),
      .payload_i({place_o, word_o}),
      .cancel_i (clear_i || !dma_busy_i)
  );
`endif

endmodule

`default_nettype wire
