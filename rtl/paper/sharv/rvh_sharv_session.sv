// SPDX-License-Identifier: Apache-2.0
// The controller of SHA-RV with its BufferSet and its core: one message at a time, by the state machine of the paper
// (Table II). A run takes up to 11 blocks of a long message, or up to 7 blocks that are a message each.
//
//   IDLE     until a run comes
//   PREP     until IV and K are in the BufferSet
//   LOADMSG  16 words of a block come from memory
//   EXEC     64 rounds, four cycles each: one message has one of the four places of the pipeline
//   FINAL    the hash value after the block into the BufferSet, a word a cycle, one adder
//   DONE     the next block, or the end of the run
//
// Digests go to memory, if the run stores them, while FINAL makes them.
//
// Contract
// - `stage_i` and `wipe_i` come, for one cycle, while `ready_o`. A stage then loads IV and K from `src_i`; a wipe
//   zeroizes every register that held message or hash value.
// - `run_i` and its parameters are stable until `done_o`. No run comes during a wipe.
// - The DMA's error ends the current operation; after an error in a stage IV and K are missing.
//
// Cycles: 72 and 5 for IV and K; 281 for a block: 16, 256, 8 and 1. A wipe 257.

`default_nettype none

module rvh_sharv_session
  import rvh_sha256_pkg::*;
  import rvh_sharv_pkg::*;
#(
    parameter bit Small = 1'b0  // rvh_sharv_buffer instead of rvh_sharv_bufferset
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic         stage_i,
    input  wire logic         wipe_i,
    output logic              ready_o,
    output logic              staged_o,   // IV and K are loaded, or being loaded
    output logic              chained_o,  // a hash value is present from which a message can continue
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
    Prep,
    LoadMsg,
    Exec,
    Final,
    Done,
    Wipe
  } state_e;

  state_e state_d, state_q;
  logic [7:0] count_d, count_q;
  logic [3:0] block_d, block_q, next_q, asked_block;  // block of the run, and the one after it
  logic asked_d, asked_q;  // its words are requested
  logic failed_d, failed_q;
  logic staging_d, staging_q, staged_d, staged_q, chained_d, chained_q;
  logic [6:0] stage_count_d, stage_count_q;
  logic [3:0] given_d, given_q;  // words of the digest already stored
  logic storing_q, stores, last, more, ask, takes;

  map_e map;
  logic we, k_rotate, rotate, load, from_iv;
  logic [7:0] index;
  word_t word, k, w0, w1, w9, w14, new_word, digest, read;
  logic [1:0] digest_we;
  logic [3:0] digest_place;
  vars_t hash, vars;
  logic unused_mode;

  assign unused_mode = ^{mode_i.four, blocks_i[25:4]};
  assign map         = mode_i.chained ? MapLong : MapShort;
  assign last        = next_q == blocks_i[3:0];
  assign more        = !last && !failed_q;
  assign stores      = store_i && (!mode_i.chained || last);
  assign ready_o     = state_q == Idle && !staging_q && !dma_busy_i;

  // ---- states ----
  always_comb begin
    state_d     = state_q;
    count_d     = count_q;
    block_d     = block_q;
    asked_d     = asked_q;
    failed_d    = failed_q || (dma_error_i && !staging_q);
    chained_d   = chained_q;
    ask         = 1'b0;
    out_start_o = 1'b0;
    done_o      = 1'b0;
    unique case (state_q)
      Idle: begin
        block_d  = '0;
        count_d  = '0;
        asked_d  = 1'b0;
        failed_d = 1'b0;
        if (wipe_i) state_d = Wipe;
        else if (run_i) state_d = Prep;
      end
      Prep: begin
        if (!staging_q && !dma_busy_i) begin
          ask     = staged_q;
          asked_d = 1'b1;
          state_d = staged_q ? LoadMsg : Done;
          if (!staged_q) failed_d = 1'b1;
        end
      end
      LoadMsg: begin
        if (failed_q) begin
          state_d = Done;
        end else if (msg_valid_i) begin
          count_d = count_q + 8'd1;
          if (count_q == 8'(BlockWords - 1)) begin
            state_d = Exec;
            count_d = '0;
            asked_d = 1'b0;
          end
        end
      end
      Exec: begin
        count_d = count_q + 8'd1;
        if (count_q == '1) begin
          state_d     = Final;
          out_start_o = stores && !failed_q;
        end
      end
      Final: begin
        count_d = count_q + 8'd1;
        if (count_q == 8'd6 && more && !dma_busy_i) begin
          ask     = 1'b1;
          asked_d = 1'b1;
        end
        if (count_q == 8'd7) begin
          state_d = Done;
          count_d = '0;
        end
      end
      Done: begin
        if (more) begin
          if (asked_q || !dma_busy_i) begin
            ask     = !asked_q;
            asked_d = 1'b1;
            block_d = next_q;
            state_d = LoadMsg;
          end
        end else if (!dma_busy_i) begin
          state_d   = Idle;
          done_o    = 1'b1;
          chained_d = mode_i.chained && !failed_q;
        end
      end
      Wipe: begin
        count_d   = count_q + 8'd1;
        chained_d = 1'b0;
        if (count_q == '1) state_d = Idle;
      end
      default: state_d = Idle;
    endcase
  end

  // ---- IV and K, whenever they are requested ----
  always_comb begin
    staging_d     = staging_q;
    staged_d      = staged_q && state_q != Wipe;
    stage_count_d = stage_count_q;
    if (stage_i) begin
      staging_d     = 1'b1;
      staged_d      = 1'b0;
      stage_count_d = '0;
    end else if (staging_q && dma_error_i) begin
      staging_d = 1'b0;
    end else if (staging_q && msg_valid_i) begin
      stage_count_d = stage_count_q + 7'd1;
      if (stage_count_q == 7'(StagedWords - 1)) begin
        staging_d = 1'b0;
        staged_d  = 1'b1;
      end
    end
  end

  assign staged_o  = staging_q || staged_q;
  assign chained_o = chained_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q       <= Idle;
      count_q       <= '0;
      block_q       <= '0;
      next_q        <= 4'd1;
      asked_q       <= 1'b0;
      failed_q      <= 1'b0;
      staging_q     <= 1'b0;
      staged_q      <= 1'b0;
      chained_q     <= 1'b0;
      stage_count_q <= '0;
      storing_q     <= 1'b0;
      given_q       <= '0;
    end else begin
      state_q       <= state_d;
      count_q       <= count_d;
      block_q       <= block_d;
      next_q        <= block_d + 4'd1;
      asked_q       <= asked_d;
      failed_q      <= failed_d;
      staging_q     <= staging_d;
      staged_q      <= staged_d;
      chained_q     <= chained_d;
      stage_count_q <= stage_count_d;
      storing_q     <= out_start_o || (storing_q && dma_busy_i);
      given_q       <= given_d;
    end
  end

  // ---- words from memory ----
  assign in_start_o  = stage_i || ask;
  assign asked_block = (state_q == Final) ? next_q : block_d;
  assign in_addr_o   = src_i + (stage_i ? '0 : 32'({asked_block, 6'b0}));
  assign in_bytes_o  = stage_i ? 32'(4 * StagedWords) : 32'(4 * BlockWords);
  assign msg_ready_o = staging_q || (state_q == LoadMsg && !failed_q);
  assign takes       = msg_valid_i && msg_ready_o;

  always_comb begin
    we    = takes || state_q == Wipe;
    index = count_q;
    word  = '0;
    if (staging_q) begin
      index = 8'(stage_count_q);
      word  = msg_data_i;
    end else if (state_q == LoadMsg) begin
      index = count_q;
      word  = bytes_of(msg_data_i);
      for (int unsigned p = 0; p < 11; p++) begin
        if (block_q == 4'(p)) begin
          index = 8'(mode_i.chained ? block_at(MapLong, p) : block_at(MapShort, p)) + count_q;
        end
      end
    end
  end

  // ---- rounds ----
  assign load         = count_q == '0 || state_q == Wipe;
  assign rotate       = state_q == Exec && count_q[1:0] == 2'd2;
  assign k_rotate     = state_q == Exec && count_q[1:0] == 2'd3;
  assign from_iv      = !(mode_i.chained && (block_q != '0 || mode_i.goes_on));

  // ---- FINAL: one word a cycle ----
  assign digest_we    = {1'b0, state_q == Final};
  assign digest_place = mode_i.chained ? '0 : block_q;

  always_comb begin
    digest = '0;
    for (int unsigned i = 0; i < 8; i++) begin
      if (count_q[2:0] == 3'(i)) digest = hash[32*(7-i)+:32] + vars[32*(7-i)+:32];
    end
  end

  // ---- digests to memory ----
  assign out_addr_o  = dst_i + (mode_i.chained ? '0 : mode_i.sha224 ? 32'(28 * block_q) : 32'({block_q, 5'b0}));
  assign out_bytes_o = 32'({digest_words(mode_i.sha224), 2'b00});
  assign out_valid_o = storing_q && (state_q != Final || given_q < 4'(count_q));
  assign out_data_o  = bytes_of(read);

  always_comb begin
    given_d = given_q;
    if (state_q == Exec) given_d = '0;
    else if (out_valid_o && out_ready_i) given_d = given_q + 4'd1;
  end

  if (Small) begin : gen_small
    logic unused_place;
    assign unused_place = ^{map, digest_place, digest_we[1]};

    rvh_sharv_buffer u_buffer (
        .clk_i,
        .rst_ni,
        .we_i          (we),
        .index_i       (index),
        .word_i        (word),
        .k_rotate_i    (k_rotate),
        .k_o           (k),
        .w0_o          (w0),
        .w1_o          (w1),
        .w9_o          (w9),
        .w14_o         (w14),
        .rotate_i      (rotate),
        .new_i         (new_word),
        .from_iv_i     (from_iv),
        .hash_o        (hash),
        .digest_we_i   (digest_we[0]),
        .digest_index_i(count_q[2:0]),
        .digest_i      (digest),
        .read_index_i  (given_q[2:0]),
        .read_o        (read)
    );
  end else begin : gen_whole
    rvh_sharv_bufferset u_bufferset (
        .clk_i,
        .rst_ni,
        .map_i         (map),
        .we_i          (we),
        .index_i       (index),
        .word_i        (word),
        .k_rotate_i    (k_rotate),
        .k_o           (k),
        .tap_i         (block_q),
        .w0_o          (w0),
        .w1_o          (w1),
        .w9_o          (w9),
        .w14_o         (w14),
        .rotate_i      (rotate),
        .rotate_place_i(block_q),
        .new_i         (new_word),
        .from_iv_i     (from_iv),
        .hash_place_i  ('0),
        .hash_o        (hash),
        .digest_we_i   (digest_we),
        .digest_place_i(digest_place),
        .digest_index_i({3'd0, count_q[2:0]}),
        .digest_i      ({32'd0, digest}),
        .read_place_i  (digest_place[2:0]),
        .read_index_i  (given_q[2:0]),
        .read_o        (read)
    );
  end

  rvh_sharv_core u_core (
      .clk_i,
      .rst_ni,
      .en_i      (state_q inside {Exec, Wipe}),
      .load_i    (load),
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
      .Name ("rvh_sharv_session.run"),
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
      .Name("rvh_sharv_session.ready")
  ) u_contract_ready (
      .clk_i,
      .rst_ni,
      .holds_i(!(stage_i || wipe_i) || (ready_o && !(stage_i && wipe_i)))
  );

  // The DMA has one move at a time.
  rvh_contract #(
      .Name("rvh_sharv_session.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!(in_start_o || out_start_o) || (!dma_busy_i && !(in_start_o && out_start_o)))
  );

  // The offer ends with the move of the DMA.
  rvh_contract_stream #(
      .Name ("rvh_sharv_session.out"),
      .Width(32)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (out_valid_o),
      .ready_i  (out_ready_i),
      .payload_i(out_data_o),
      .cancel_i (dma_error_i || !dma_busy_i)
  );

  // The offer of a word ends with it too.
  rvh_contract_stream #(
      .Name ("rvh_sharv_session.msg"),
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
