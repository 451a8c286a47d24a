// SPDX-License-Identifier: Apache-2.0
// The instructions of SHA-RV on the core of seam B, a round a cycle, without a BufferSet: for one long message. Words
// of a block go from memory into the core while its rounds run. IV comes from memory, as in the paper's version; K is
// built into the core, and the 64 words after IV are not read.
//
// Contract: that of rvh_sharv_session. A run is of any number of blocks.
//
// Cycles: 15 for IV; 13 before the first block, 65 a block, 13 for the digest. Short messages 91 each. A wipe 17.

`default_nettype none

module rvh_sharv_long
  import rvh_sha2_pkg::*;
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

  typedef enum logic [2:0] {
    Idle,
    Moves,   // IV into the core
    Ask,     // request the words of a run, or of a short message
    Feed,
    Rounds,  // until the last block is done
    Digest,  // to memory, and back into the core
    Done,
    Wipe
  } state_e;

  state_e state_d, state_q;
  logic [3:0] count_d, count_q;
  logic [29:0] left_d, left_q;  // words of the run
  logic [31:0] at_d, at_q, to_d, to_q;
  logic staging_d, staging_q, staged_d, staged_q, chained_d, chained_q, failed_d, failed_q;
  logic [7:0][31:0] iv_q;  // H0 in 0, except while it rotates
  logic [2:0] stage_count_q;
  logic iv_turn, last, unused_four;

  logic init, core_valid, core_ready, core_idle, unused_quiet, hash_move, window_move, resume;
  logic [31:0] hash_in, hash_out, words, unused_window;

  assign unused_four = mode_i.four;
  assign last = left_q == '0;
  assign ready_o = state_q == Idle && !staging_q && !dma_busy_i && !run_i;
  assign staged_o = staging_q || staged_q;
  assign chained_o = chained_q;

  always_comb begin
    state_d                                                                  = state_q;
    count_d                                                                  = count_q;
    left_d                                                                   = left_q;
    at_d                                                                     = at_q;
    to_d                                                                     = to_q;
    chained_d                                                                = chained_q;
    failed_d                                                                 = failed_q || (dma_error_i && !staging_q);
    in_start_o                                                               = stage_i;
    out_start_o                                                              = 1'b0;
    done_o                                                                   = 1'b0;
    {init, resume, hash_move, window_move, iv_turn, core_valid, out_valid_o} = '0;
    unique case (state_q)
      Idle: begin
        count_d  = '0;
        failed_d = 1'b0;
        if (wipe_i) begin
          state_d   = Wipe;
          init      = 1'b1;
          chained_d = 1'b0;
        end else if (run_i && !staging_q && !dma_busy_i) begin
          left_d   = {blocks_i, 4'b0};
          at_d     = src_i;
          to_d     = dst_i;
          init     = !mode_i.goes_on;
          failed_d = !staged_q;
          state_d  = !staged_q ? Done : mode_i.goes_on ? Ask : Moves;
        end
      end
      Moves: begin
        hash_move = count_q != 4'd8;
        iv_turn   = count_q != 4'd8;
        resume    = count_q == 4'd8;
        count_d   = (count_q == 4'd8) ? '0 : count_q + 4'd1;
        if (count_q == 4'd8) state_d = Ask;
      end
      Ask: begin
        if (failed_q) state_d = Done;
        else if (!dma_busy_i) begin
          in_start_o = 1'b1;
          state_d    = Feed;
        end
      end
      Feed: begin
        core_valid = msg_valid_i;
        if (failed_q) begin
          state_d = Done;
        end else if (msg_valid_i && core_ready) begin
          left_d  = left_q - 30'd1;
          at_d    = at_q + 32'd4;
          count_d = count_q + 4'd1;
          if (mode_i.chained ? left_q == 30'd1 : count_q == '1) state_d = Rounds;
        end
      end
      Rounds: begin
        if (core_idle && !dma_busy_i) begin
          state_d     = (mode_i.chained && !store_i) ? Done : Digest;
          out_start_o = store_i;
        end
      end
      Digest: begin
        // The eighth word of SHA-224 is not stored.
        out_valid_o = store_i && count_q < digest_words(mode_i.sha224);
        if (failed_q) begin
          state_d = Done;
        end else if (count_q == 4'd8) begin
          init    = !mode_i.chained;
          count_d = '0;
          to_d    = to_q + (mode_i.sha224 ? 32'd28 : 32'd32);
          state_d = last ? Done : Moves;
        end else if (!out_valid_o || out_ready_i) begin
          hash_move = 1'b1;
          count_d   = count_q + 4'd1;
        end
      end
      Done: begin
        if (!dma_busy_i) begin
          done_o    = 1'b1;
          state_d   = Idle;
          chained_d = mode_i.chained && !failed_q;
        end
      end
      Wipe: begin
        window_move = 1'b1;
        iv_turn     = 1'b1;
        count_d     = count_q + 4'd1;
        if (count_q == '1) state_d = Idle;
      end
      default: state_d = Idle;
    endcase
  end

  // ---- IV ----
  always_comb begin
    staging_d = staging_q;
    staged_d  = staged_q;
    if (staging_q && msg_valid_i && stage_count_q == 3'd7) {staging_d, staged_d} = 2'b01;
    if (stage_i || wipe_i || (dma_error_i && staging_q)) begin
      staging_d = stage_i;
      staged_d  = 1'b0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q       <= Idle;
      count_q       <= '0;
      left_q        <= '0;
      at_q          <= '0;
      to_q          <= '0;
      staging_q     <= 1'b0;
      staged_q      <= 1'b0;
      chained_q     <= 1'b0;
      failed_q      <= 1'b0;
      stage_count_q <= '0;
      iv_q          <= '0;
    end else begin
      state_q   <= state_d;
      count_q   <= count_d;
      left_q    <= left_d;
      at_q      <= at_d;
      to_q      <= to_d;
      staging_q <= staging_d;
      staged_q  <= staged_d;
      chained_q <= chained_d;
      failed_q  <= failed_d;
      if (stage_i) stage_count_q <= '0;
      if (staging_q && msg_valid_i) begin
        stage_count_q <= stage_count_q + 3'd1;
        iv_q          <= {msg_data_i, iv_q[7:1]};
      end else if (iv_turn) begin
        iv_q <= {(state_q == Wipe) ? 32'd0 : iv_q[0], iv_q[7:1]};
      end
    end
  end

  // ---- memory ----
  assign in_addr_o   = stage_i ? src_i : at_q;
  assign in_bytes_o  = stage_i ? 32'd32 : mode_i.chained ? {left_q, 2'b00} : 32'd64;
  assign msg_ready_o = staging_q || (state_q == Feed && core_ready && !failed_q);
  assign out_addr_o  = to_q;
  assign out_bytes_o = 32'({digest_words(mode_i.sha224), 2'b00});
  assign out_data_o  = bytes_of(hash_out);

  // ---- the core ----
  assign hash_in     = (state_q == Digest) ? hash_out : iv_q[0];
  assign words       = (state_q == Feed) ? bytes_of(msg_data_i) : '0;

  rvh_sha256_core u_core (
      .clk_i,
      .rst_ni,
      .variant_i    (VariantNone),
      .init_i       (init),
      .abort_i      (state_q == Done && failed_q),
      .valid_i      (core_valid && !failed_q),
      .ready_o      (core_ready),
      .words_i      (words),
      .idle_o       (core_idle),
      .quiet_o      (unused_quiet),
      .hash_move_i  (hash_move),
      .hash_word_i  (hash_in),
      .hash_word_o  (hash_out),
      .window_move_i(window_move),
      .window_o     (unused_window),
      .resume_i     (resume)
  );

`ifndef SYNTHESIS
  // ---- contract ----
  // A run stays until it is done.
  rvh_contract_stream #(
      .Name ("rvh_sharv_long.run"),
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
      .Name("rvh_sharv_long.ready")
  ) u_contract_ready (
      .clk_i,
      .rst_ni,
      .holds_i(!(stage_i || wipe_i) || (ready_o && !(stage_i && wipe_i)))
  );

  // The DMA has one move at a time.
  rvh_contract #(
      .Name("rvh_sharv_long.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!(in_start_o || out_start_o) || (!dma_busy_i && !(in_start_o && out_start_o)))
  );

  // The offer ends with the move of the DMA, and a cycle after an error.
  rvh_contract_stream #(
      .Name ("rvh_sharv_long.out"),
      .Width(32)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (out_valid_o),
      .ready_i  (out_ready_i),
      .payload_i(out_data_o),
      .cancel_i (dma_error_i || failed_q || !dma_busy_i)
  );

  // The offer of a word ends with the move too.
  rvh_contract_stream #(
      .Name ("rvh_sharv_long.msg"),
      .Width(32)
  ) u_contract_msg (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid_i),
      .ready_i  (msg_ready_o),
      .payload_i(msg_data_i),
      .cancel_i (dma_error_i || !dma_busy_i)
  );
`endif

endmodule

`default_nettype wire
