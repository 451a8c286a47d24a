// SPDX-License-Identifier: Apache-2.0
// Hash engine (seam C): whole messages in, digest out. SHA-224, SHA-256, SHA3-224,
// SHA3-256, SHA3-384, SHA3-512, SHAKE128, SHAKE256; padding is done here.
//
// Contract
// - START opens a message. Its words follow on `msg`; the last one carries its byte
//   count (0 to 4) and `last`. Then the output comes on `out`: a digest ends with
//   `last`, an XOF goes on for as long as words are taken.
// - START is allowed in idle and done. WIPE is allowed always: it gives up what is in
//   work and overwrites every register that held message, state or digest (67 cycles,
//   in which commands wait).
// - A command is answered in the cycle it is accepted; an error has no other effect.
//   The exception is a message longer than FIPS 180-4 allows: it is given up, but
//   only WIPE clears what it left.
// - START and WIPE end an output that is not all taken. Whoever gives WIPE takes back
//   a word that it offers on `msg`, or the next message begins with it.
// - A word waits while a block is processed: at most 48 cycles in SHA-2, 24 in Keccak.
// - No handshake and no cycle count depends on message or digest bits.
//
// A block costs 65 cycles in SHA-2, its words and 24 in Keccak. From the last word of
// the padded message to the first output word: 51 cycles in SHA-2, 25 in Keccak.
// Padding goes in one word a cycle, and waits as message words do.
//
// rst_ni asserts asynchronously and is released synchronously, here and in every
// module of this project.

module rvh_engine
  import rvh_engine_pkg::*;
(
    input logic clk_i,
    input logic rst_ni,

    input  logic cmd_valid_i,
    output logic cmd_ready_o,
    input  cmd_t cmd_i,

    input  logic msg_valid_i,
    output logic msg_ready_o,
    input  msg_t msg_i,

    output logic out_valid_o,
    input  logic out_ready_i,
    output out_t out_o,

    output status_t status_o,
    output err_t    err_o
);

  typedef enum logic [2:0] {
    Idle,
    Absorb,   // message words go to the core
    Pad,      // padding words go to the core
    Process,  // the core works on the last block
    Output,
    Wipe
  } fsm_e;

  fsm_e fsm_d, fsm_q;
  alg_e alg_d, alg_q;
  logic [5:0] pos_d, pos_q;  // word in the block; in Output the word of the output block
  logic first_d, first_q;  // first block of the message
  logic marker_d, marker_q;  // Pad: the marker byte is still to be placed
  logic length_d, length_q;  // Pad: the upper half of the length was placed in this block
  logic [60:0] bytes_d, bytes_q;  // message length in bytes

  logic keccak, at_end, closing, final_word;
  logic start, wipe, msg_take, out_take, word_take;
  logic length_error;
  logic [2:0] count;  // message bytes of this word
  logic [61:0] bytes_sum;
  logic [31:0] padded;

  // core ports
  logic core_valid, core_ready, core_idle, abort;
  logic sha_valid, sha_ready, sha_idle, keccak_valid, keccak_ready;
  logic [31:0] sha_digest, keccak_word;

  // ---- commands ----
  assign cmd_ready_o = fsm_q != Wipe;

  always_comb begin
    start = 1'b0;
    wipe  = 1'b0;
    err_o = '0;
    if (cmd_valid_i && cmd_ready_o) begin
      unique case (cmd_i.op)
        OpStart: begin
          if (!(fsm_q inside {Idle, Output})) err_o.state = 1'b1;
          else if (!is_built(cmd_i.alg)) err_o.alg = 1'b1;
          else start = 1'b1;
        end
        OpWipe:  wipe = 1'b1;
        default: err_o.cmd = 1'b1;
      endcase
    end
    err_o.length = length_error;
  end

  // ---- words to the core ----
  assign keccak = is_keccak(alg_q);
  assign at_end = pos_q == last_word(alg_q);
  assign closing = msg_i.last && !msg_i.bytes[2];  // the marker fits behind this word
  assign count = closing ? msg_i.bytes : 3'd4;
  assign final_word = at_end && (keccak ? (fsm_q == Pad || closing) : (fsm_q == Pad && length_q));

  rvh_pad u_pad (
      .data_i        (msg_i.data),
      .keep_i        (fsm_q == Pad ? 3'd0 : count),
      .marker_valid_i(fsm_q == Pad ? marker_q : closing),
      .marker_i      (marker(alg_q)),
      .final_bit_i   (keccak && final_word),
      .length_hi_i   (!keccak && fsm_q == Pad && pos_q == 6'd14 && !marker_q),
      .length_lo_i   (!keccak && final_word),
      .length_i      ({bytes_q, 3'b000}),
      .word_o        (padded)
  );

  assign core_ready   = keccak ? keccak_ready : sha_ready;
  assign core_idle    = keccak ? keccak_ready : sha_idle;
  assign msg_ready_o  = (fsm_q == Absorb) && core_ready;
  assign msg_take     = msg_valid_i && msg_ready_o;
  assign core_valid   = (fsm_q == Pad) || (fsm_q == Absorb && msg_valid_i);
  assign word_take    = core_valid && core_ready;

  // ---- message length ----
  assign bytes_sum    = {1'b0, bytes_q} + 62'(count);
  assign length_error = msg_take && !keccak && bytes_sum[61];

  // ---- output ----
  assign out_valid_o  = (fsm_q == Output) && core_idle;
  assign out_take     = out_valid_o && out_ready_i;
  assign out_o.data   = !out_valid_o ? '0 : keccak ? keccak_word : sha_digest;
  assign out_o.last   = !is_xof(alg_q) && pos_q == last_out(alg_q);

  // ---- state machine ----
  assign abort        = wipe || length_error;

  always_comb begin
    fsm_d    = fsm_q;
    alg_d    = alg_q;
    pos_d    = pos_q;
    first_d  = first_q;
    marker_d = marker_q;
    length_d = length_q;
    bytes_d  = bytes_q;

    if (word_take) begin
      pos_d    = at_end ? '0 : pos_q + 6'd1;
      first_d  = first_q && !at_end;
      length_d = length_q || (pos_q == 6'd14 && !marker_q);
    end

    unique case (fsm_q)
      Absorb: begin
        length_d = 1'b0;
        if (msg_take) begin
          bytes_d = bytes_sum[60:0];
          if (msg_i.last) begin
            fsm_d    = final_word ? Process : Pad;
            marker_d = !closing;
          end
        end
      end
      Pad: begin
        if (word_take) begin
          marker_d = 1'b0;
          if (final_word) fsm_d = Process;
        end
      end
      Process: if (core_idle) fsm_d = Output;
      Output: begin
        if (out_take) begin
          pos_d = at_end ? '0 : pos_q + 6'd1;
          if (out_o.last) fsm_d = Idle;
        end
      end
      Wipe: begin
        if (pos_q != 6'd16) pos_d = pos_q + 6'd1;
        else if (sha_idle) fsm_d = Idle;
      end
      default: ;
    endcase

    if (start) begin
      fsm_d   = Absorb;
      alg_d   = alg_e'(cmd_i.alg);
      pos_d   = '0;
      first_d = 1'b1;
      bytes_d = '0;
    end
    if (length_error) fsm_d = Idle;
    if (wipe) begin
      fsm_d    = Wipe;
      alg_d    = AlgNone;
      pos_d    = '0;
      first_d  = 1'b0;
      marker_d = 1'b0;
      length_d = 1'b0;
      bytes_d  = '0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      fsm_q    <= Idle;
      alg_q    <= AlgNone;
      pos_q    <= '0;
      first_q  <= 1'b0;
      marker_q <= 1'b0;
      length_q <= 1'b0;
      bytes_q  <= '0;
    end else begin
      fsm_q    <= fsm_d;
      alg_q    <= alg_d;
      pos_q    <= pos_d;
      first_q  <= first_d;
      marker_q <= marker_d;
      length_q <= length_d;
      bytes_q  <= bytes_d;
    end
  end

  assign status_o = '{
          idle: fsm_q == Idle,
          absorb: fsm_q == Absorb,
          busy: fsm_q inside {Pad, Process, Wipe},
          done: fsm_q == Output
      };

  // ---- cores ----
  // A wipe runs zeros through each core as the first block of a message: that overwrites
  // the whole state, and the digest it leaves is a constant. 16 words and 64 rounds keep the
  // SHA-256 core busy for longer than the 34 words that clear the Keccak core.
  logic wiping;
  logic [31:0] sha_word, sha_digest_word;

  assign wiping       = fsm_q == Wipe;
  assign sha_valid    = wiping ? (pos_q < 6'd16) : (core_valid && !keccak);
  assign keccak_valid = wiping || (keccak && (core_valid || out_take));
  assign sha_word     = {padded[7:0], padded[15:8], padded[23:16], padded[31:24]};

  rvh_sha256_core u_sha256 (
      .clk_i,
      .rst_ni,
      .abort_i       (abort),
      .valid_i       (sha_valid),
      .ready_o       (sha_ready),
      .word_i        (wiping ? '0 : sha_word),
      .first_i       (wiping ? (pos_q == '0) : (first_q && pos_q == '0)),
      .sha224_i      (alg_q == AlgSha224),
      .idle_o        (sha_idle),
      .digest_index_i(pos_q[2:0]),
      .digest_o      (sha_digest_word)
  );

  assign sha_digest = {sha_digest_word[7:0], sha_digest_word[15:8], sha_digest_word[23:16], sha_digest_word[31:24]};

  rvh_keccak_core #(
      .Width(WordBits)
  ) u_keccak (
      .clk_i,
      .rst_ni,
      .abort_i(abort),
      .rate_i (rate(alg_q)),
      .short_i(1'b0),
      .valid_i(keccak_valid),
      .ready_o(keccak_ready),
      .word_i (core_valid ? padded : '0),
      .half_i (1'b0),
      .first_i(wiping || first_q),
      .run_i  (at_end && !wiping),
      .word_o (keccak_word)
  );

`ifndef SYNTHESIS
  // Output that is offered stays until it is taken, or until a command ends it. Nothing is
  // promised before the first reset.
  logic reset_seen, offered_q;
  out_t out_q;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      offered_q  <= 1'b0;
    end else if (reset_seen) begin
      offered_q <= out_valid_o && !out_ready_i && !start && !wipe;
      out_q     <= out_o;
      assert (!offered_q || (out_valid_o && out_o == out_q));
      assert ($onehot(status_o));
    end
  end
`endif

endmodule
