// SPDX-License-Identifier: Apache-2.0
// SHA-RV's core with all four places of the pipeline in use: four messages at once, a stage apart, and the blocks of
// the next four are loaded while these are active. Messages of one block each, any number of them; or four long ones
// of the same length; or one long one in one place.
//
// A round takes four cycles, one for each place: rounds 0 to 63, and one more in which the last sums are made. Two
// adders after the core add the old hash value to the output of the rounds, two words a round: after round 60 the
// final d and h, after round 63 the final a and e.
//
// K is loaded after the first blocks and used while it is loaded. The place of each word of K depends on how far K
// has rotated.
//
// Contract: that of rvh_sharv_session. A run is of any number of blocks; of four long messages the first quarter is
// the first. An error ends the run, and IV and K have to be loaded again.
//
// Cycles: 260 for four blocks side by side. Before the first 13 for IV, 5 for a move and 1 a word of the first blocks
// (a move for all four, or, of four long messages, for each), 4 for K. After the last 8 a digest and 5. A wipe 257.

`default_nettype none

module rvh_sharv_four
  import rvh_sha256_pkg::*;
  import rvh_sharv_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic         stage_i,
    input  wire logic         wipe_i,
    output logic              ready_o,
    output logic              staged_o,
    output logic              chained_o,
    input  wire logic         run_i,
    input  wire mode_t        mode_i,
    input  wire logic  [31:0] src_i,
    input  wire logic  [25:0] blocks_i,
    input  wire logic         store_i,
    input  wire logic  [31:0] dst_i,
    output logic              done_o,

    output logic             in_start_o,
    output logic      [31:0] in_addr_o,
    output logic      [31:0] in_bytes_o,
    output logic             out_start_o,
    output logic      [31:0] out_addr_o,
    output logic      [31:0] out_bytes_o,
    input  wire logic        dma_busy_i,
    input  wire logic        dma_error_i,

    input  wire logic        msg_valid_i,
    output logic             msg_ready_o,
    input  wire logic [31:0] msg_data_i,
    output logic             out_valid_o,
    input  wire logic        out_ready_i,
    output logic      [31:0] out_data_o
);

  localparam logic [6:0] Rounds = 7'd64;

  typedef struct packed {
    logic       full;   // its blocks are loaded
    logic       last;   // of the run
    logic [2:0] count;  // messages in it
  } set_t;

  set_t [1:0] set_q;
  set_t now;
  logic now_q;  // the active set
  logic staged_q, iv_q, chained_q, chained_four_q, first_q;
  logic active_q, finished_q, failed_q, wiping_q;
  logic [6:0] k_count_q;  // words of K already loaded
  logic [7:0] k_at_q;  // the place of the next word
  logic [7:0] wipe_q;
  logic [2:0] digests_q;  // of the last set, not yet stored
  logic start, ends, rest;

  logic iv_done, set_done, set_to, set_last, digests_done, to_iv, to_k, to_block;
  logic [2:0] set_count, give_word;
  logic [6:0] to_index;
  logic [1:0] give_place;

  logic [6:0] round_q;
  logic [1:0] place_q;
  logic idle, go, adds, k_rotate, rotate, from_iv, we;
  logic [1:0] which;  // words of the hash value that are ready: this one, and the one four words after it
  logic [7:0] index;
  word_t word, k, w0, w1, w9, w14, new_word, read;
  word_t [1:0] sum;
  vars_t hash, vars;
  logic unused_vars;

  // ---- runs ----
  assign now       = set_q[now_q];
  assign start     = run_i && !active_q && !wiping_q;
  assign ends      = go && round_q == Rounds && place_q == 2'd3;
  assign done_o    = active_q && finished_q && rest && digests_q == '0;
  assign ready_o   = !run_i && !wiping_q && rest && !(staged_q && k_count_q != Rounds);
  assign staged_o  = staged_q;
  // A run continues only from the same number of messages; without a run both count.
  assign chained_o = chained_q && (chained_four_q == mode_i.four || !mode_i.chained);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {staged_q, iv_q, chained_q, chained_four_q, first_q, active_q, finished_q, failed_q, wiping_q} <= '0;
      k_count_q                                                                                      <= '0;
      wipe_q                                                                                         <= '0;
      set_q                                                                                          <= '0;
      now_q                                                                                          <= 1'b0;
      digests_q                                                                                      <= '0;
    end else begin
      if (stage_i || wipe_i) begin
        staged_q  <= stage_i;
        iv_q      <= 1'b0;
        k_count_q <= '0;
      end
      if (iv_done) iv_q <= 1'b1;
      if (to_k && msg_valid_i) k_count_q <= k_count_q + 7'd1;
      if (start) begin
        active_q   <= 1'b1;
        finished_q <= !staged_q;  // IV was refused in the last cycle
        failed_q   <= !staged_q;
        first_q    <= 1'b1;
      end
      if (set_done) set_q[set_to] <= '{full: 1'b1, last: set_last, count: set_count};
      if (ends) begin
        set_q[now_q] <= '0;
        now_q        <= !now_q;
        first_q      <= 1'b0;
        finished_q   <= now.last;
        if (store_i && (!mode_i.chained || now.last)) digests_q <= now.count;
      end
      if (digests_done) digests_q <= '0;
      if (done_o) begin
        active_q       <= 1'b0;
        chained_q      <= mode_i.chained && !failed_q;
        chained_four_q <= mode_i.four;
      end
      if (wipe_i) {chained_q, wiping_q} <= 2'b01;
      if (wiping_q) begin
        wipe_q   <= wipe_q + 8'd1;
        wiping_q <= wipe_q != '1;
      end
      if (dma_error_i) begin
        {staged_q, iv_q}       <= '0;
        {finished_q, failed_q} <= '1;
        k_count_q              <= '0;
        set_q                  <= '0;
        digests_q              <= '0;
      end
    end
  end

  rvh_sharv_four_moves u_moves (
      .clk_i,
      .rst_ni,
      .stage_i,
      .start_i       (start && staged_q),
      .clear_i       (dma_error_i),
      .rest_o        (rest),
      .mode_i,
      .src_i,
      .blocks_i,
      .dst_i,
      .iv_there_i    (iv_q),
      .k_begun_i     (k_count_q != '0),
      .set_first_i   (now_q),
      .set_full_i    ({set_q[1].full, set_q[0].full}),
      .iv_done_o     (iv_done),
      .set_done_o    (set_done),
      .set_o         (set_to),
      .set_count_o   (set_count),
      .set_last_o    (set_last),
      .digests_i     (digests_q),
      .digests_done_o(digests_done),
      .iv_o          (to_iv),
      .k_o           (to_k),
      .block_o       (to_block),
      .index_o       (to_index),
      .place_o       (give_place),
      .word_o        (give_word),
      .in_start_o,
      .in_addr_o,
      .in_bytes_o,
      .out_start_o,
      .out_addr_o,
      .out_bytes_o,
      .dma_busy_i,
      .msg_valid_i,
      .msg_ready_o,
      .out_valid_o,
      .out_ready_i
  );

  // K rotates while it is loaded: the place of its next word advances with each word, and goes back with each
  // rotation.
  function automatic logic [7:0] place_below(logic [7:0] at);
    return (at == 8'(KAt)) ? 8'(StagedWords - 1) : at - 8'd1;
  endfunction

  function automatic logic [7:0] place_above(logic [7:0] at);
    return (at == 8'(StagedWords - 1)) ? 8'(KAt) : at + 8'd1;
  endfunction

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) k_at_q <= 8'(KAt);
    else if (stage_i) k_at_q <= 8'(KAt);
    else if (to_k && msg_valid_i && !k_rotate) k_at_q <= place_above(k_at_q);
    else if (!(to_k && msg_valid_i) && k_rotate) k_at_q <= place_below(k_at_q);
  end

  always_comb begin
    we    = (msg_valid_i && msg_ready_o) || wiping_q;
    index = wipe_q;
    word  = '0;
    if (to_iv) index = 8'(to_index);
    if (to_k) index = k_rotate ? place_below(k_at_q) : k_at_q;
    if (to_block) index = 8'(block_at(MapFour, 0)) + 8'(to_index);
    if (!wiping_q) word = to_block ? bytes_of(msg_data_i) : msg_data_i;
  end

  assign out_data_o = bytes_of(read);

  // ---- rounds ----
  assign idle = round_q == '0 && place_q == '0;

  always_comb begin
    go = 1'b1;
    if (idle) go = active_q && now.full && k_count_q != '0;
    else if (place_q == '0) go = (round_q == Rounds || k_count_q > round_q) && !(round_q == 7'd61 && digests_q != '0);
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      round_q <= '0;
      place_q <= '0;
    end else if (dma_error_i) begin
      round_q <= '0;
      place_q <= '0;
    end else if (go) begin
      place_q <= place_q + 2'd1;
      if (place_q == 2'd3) round_q <= (round_q == Rounds) ? '0 : round_q + 7'd1;
    end
  end

  // A block rotates two stages after the use of its words, in this round or in the next.
  assign k_rotate = place_q == 2'd3 && round_q != Rounds;  // only place 0 ever waits
  assign rotate = go && (place_q[1] ? round_q != Rounds : round_q != '0);
  assign from_iv = wiping_q || !(mode_i.chained && (!first_q || mode_i.goes_on));

  // ---- the last sums ----
  assign unused_vars = ^{vars.b, vars.c, vars.d, vars.f, vars.g, vars.h};
  assign adds = go && round_q > 7'd60 && {1'b0, place_q} < now.count;
  assign which = 2'(Rounds - round_q);

  always_comb begin
    sum = '0;
    for (int unsigned i = 0; i < 4; i++) begin
      if (which == 2'(i)) begin
        sum[0] = hash[32*(7-i)+:32] + vars.a;
        sum[1] = hash[32*(3-i)+:32] + vars.e;
      end
    end
  end

  rvh_sharv_bufferset #(
      .Four(1'b1)
  ) u_bufferset (
      .clk_i,
      .rst_ni,
      .map_i         (MapFour),
      .we_i          (we),
      .index_i       (index),
      .word_i        (word),
      .k_rotate_i    (k_rotate),
      .k_o           (k),
      .tap_i         ({1'b0, now_q, place_q}),
      .w0_o          (w0),
      .w1_o          (w1),
      .w9_o          (w9),
      .w14_o         (w14),
      .rotate_i      (rotate),
      .rotate_place_i({1'b0, now_q, place_q - 2'd2}),
      .new_i         (new_word),
      .from_iv_i     (from_iv),
      .hash_place_i  (place_q),
      .hash_o        (hash),
      .digest_we_i   ({2{adds}}),
      .digest_place_i({2'b0, place_q}),
      .digest_index_i({1'b1, which, 1'b0, which}),
      .digest_i      (sum),
      .read_place_i  ({1'b0, give_place}),
      .read_index_i  (give_word),
      .read_o        (read)
  );

  rvh_sharv_core u_core (
      .clk_i,
      .rst_ni,
      .en_i      (go || wiping_q),
      .load_i    (round_q == '0),
      .hash_i    (hash),
      .k_i       (k),
      .w0_i      (w0),
      .w1_i      (w1),
      .w9_i      (w9),
      .w14_i     (w14),
      .vars_o    (vars),
      .schedule_o(new_word)
  );

`ifndef SYNTHESIS
  // ---- contract ----
  // A run stays until it is done.
  rvh_contract_stream #(
      .Name ("rvh_sharv_four.run"),
      .Width($bits(mode_t) + 91)
  ) u_contract_run (
      .clk_i,
      .rst_ni,
      .valid_i  (run_i),
      .ready_i  (done_o),
      .payload_i({mode_i, src_i, blocks_i, store_i, dst_i}),
      .cancel_i (1'b0)
  );

  rvh_contract #(
      .Name("rvh_sharv_four.ready")
  ) u_contract_ready (
      .clk_i,
      .rst_ni,
      .holds_i(!(stage_i || wipe_i) || (ready_o && !(stage_i && wipe_i)))
  );

  // The DMA has one move at a time.
  rvh_contract #(
      .Name("rvh_sharv_four.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!(in_start_o || out_start_o) || (!dma_busy_i && !(in_start_o && out_start_o)))
  );

  // The offer ends with the move of the DMA.
  rvh_contract_stream #(
      .Name ("rvh_sharv_four.out"),
      .Width(32)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (out_valid_o),
      .ready_i  (out_ready_i),
      .payload_i(out_data_o),
      .cancel_i (dma_error_i || !dma_busy_i)
  );
`endif

endmodule

`default_nettype wire
