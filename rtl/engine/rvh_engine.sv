// SPDX-License-Identifier: Apache-2.0
// Hash engine (seam C): whole messages in, digest out. SHA-224, SHA-256, SHA-384,
// SHA-512, SHA-512/224, SHA-512/256, SHA3-224 to SHA3-512, SHAKE128, SHAKE256, and a
// sponge of given rate, suffix and rounds; padding is done here. A message can be saved
// at any byte and restored here, in another engine or in software (docs/context.md).
//
// Contract
// - START opens a message. Its words follow on `msg`; each carries a byte count, 0 to
//   Width / 8 (more counts as full), and the last one `last` and, for the sponge, its
//   suffix. Then the output comes on `out`: a digest ends with `last`, an XOF goes on
//   for as long as words are taken. Words are full but at the end of a digest and,
//   with Width 128, at the end of an output block of odd length.
// - PAD (sponges, while the message is open) fills the unfinished block with zeros.
// - SAVE, while the message is open or in the output of an XOF, gives the context out on
//   `out`, ending with `last`; the message is over here then. RESTORE takes a context on
//   `msg` in full words and goes on with its message, in squeezing at a whole word of
//   output. One that is impossible is refused behind its header, and no more words are
//   taken.
// - START and RESTORE are allowed in idle and done. WIPE is allowed always: it gives up
//   what is in work and overwrites every register that held message, state or digest.
// - A command is answered in the cycle it is accepted; an error has no other effect.
//   The exceptions: a message longer than FIPS 180-4 allows, and an impossible context:
//   they are given up, and only WIPE clears what they left.
// - START, RESTORE, SAVE and WIPE end an output that is not all taken. Whoever gives WIPE takes
//   back a word that it offers on `msg`, or the next message begins with it.
// - A word waits while a block is processed or a command is offered.
// - No handshake and no cycle count depends on message, state or digest bits.
//
// Cycles, R = RoundsPerCycle: a block of SHA-2 64 / R + 1 or 80 / R + 1; of a sponge its
// words and 24 / R, with Overlap the larger of the two. WIPE: 44 with 32-bit words, 23
// with 64, 13 with 128 (17 at least where SHA-2 is built, R = 1).
//
// rst_ni asserts asynchronously and is released synchronously, here and in every
// module of this project.

module rvh_engine
  import rvh_engine_pkg::*;
#(
    parameter  int unsigned Width          = 32,                   // bits of a word: 32, 64 or 128
    parameter  int unsigned RoundsPerCycle = 1,                    // 1 or 2, of every core
    parameter  bit          Overlap        = 1'b0,                 // Keccak words move while rounds run
    parameter  bit          HasSha256      = 1'b1,                 // SHA-224 and SHA-256 are built
    parameter  bit          HasSha512      = 1'b1,                 // the SHA-512 family is built
    parameter  bit          HasKeccak      = 1'b1,                 // SHA-3, SHAKE and the sponge are built
    localparam int unsigned BytesWidth     = $clog2(Width / 8) + 1
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic cmd_valid_i,
    output logic cmd_ready_o,
    input  cmd_t cmd_i,

    input  logic                  msg_valid_i,
    output logic                  msg_ready_o,
    input  logic [     Width-1:0] msg_data_i,
    input  logic [BytesWidth-1:0] msg_bytes_i,
    input  logic                  msg_last_i,
    input  logic [           7:0] msg_suffix_i,

    output logic                  out_valid_o,
    input  logic                  out_ready_i,
    output logic [     Width-1:0] out_data_o,
    output logic [BytesWidth-1:0] out_bytes_o,
    output logic                  out_last_o,

    output status_t status_o,
    output err_t    err_o
);

  if (!(Width inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_engine: Width must be 32, 64 or 128");
  end
  if (!HasSha256 && !HasSha512 && !HasKeccak) begin : gen_no_family
    $error("rvh_engine: at least one family must be built");
  end

  localparam bit HasSha2 = HasSha256 || HasSha512;
  localparam int unsigned ShaWidth = HasSha512 ? 64 : 32;
  localparam int unsigned ShaBeat = HasSha2 ? ShaWidth * RoundsPerCycle : 32;
  localparam int unsigned BeatWidth = (Width > ShaBeat) ? Width : ShaBeat;  // the widest way of a beat
  localparam int unsigned CountWidth = $clog2(BeatWidth / 8) + 1;
  localparam int unsigned IndexWidth = $clog2(HeaderBits / Width);
  localparam int unsigned WordBytes = Width / 8;

  // Enough to clear the longest rate and the message window, whichever takes longer.
  localparam int unsigned KeccakBeats = HasKeccak ? (42 * 32 + Width - 1) / Width : 0;
  localparam int unsigned ShaBeats = HasSha2 ? 16 / RoundsPerCycle : 0;
  localparam int unsigned WipeBeats = (KeccakBeats > ShaBeats) ? KeccakBeats : ShaBeats;

  typedef logic [CountWidth-1:0] count_t;

  // from the control
  fsm_e fsm;
  alg_e alg;
  rvh_keccak_pkg::rate_e rate_now;
  logic short_rounds, squeezing, first, fresh, marker_pending, length_begun, at_end, start, wipe, restore;
  logic [7:0] marker_byte, rem;
  logic [5:0] pos, index;
  logic [2:0] step;
  head_t head;
  fields_t fields;
  logic has_first, has_place, word_bad, length_bad;

  // routes of this cycle
  logic keccak, wide, xof, xfer_end;
  logic to_core, reading, outputting, dumping;
  logic core_beat, core_ready, tail, tail_take, core_take, discard;
  count_t step_bytes, word_bytes, sha_word_bytes, source_bytes;
  logic source_valid, source_ready, from_msg, source_take;
  logic [BeatWidth-1:0] source, packed_beat, padded;
  logic pack_valid, pack_ready, joins, exact, source_end;
  count_t beat_bytes, kept;
  logic msg_take, out_take, length_over;
  count_t msg_bytes;
  logic [124:0] length;
  logic [Width-1:0] head_word;

  // cores
  logic sha_idle, sha_quiet, sha_ready, sha_valid, sha_clear, hash_move, window_move, abort;
  logic [ShaWidth-1:0] sha_hash;
  logic [ShaBeat-1:0] sha_window;
  logic keccak_ready, keccak_valid;
  logic [Width-1:0] keccak_word;

  assign keccak     = HasKeccak && is_keccak(alg);
  assign wide       = HasSha512 && (!HasSha256 || is_sha512(alg));
  assign xof        = HasKeccak && is_xof(alg);
  assign step_bytes = count_t'({step, 2'b00});
  assign word_bytes = count_t'(WordBytes);
  assign sha_word_bytes = wide ? count_t'(ShaWidth / 8) : count_t'(4);

  // ---- where beats go ----
  assign outputting = fsm inside {Process, Output};
  assign dumping    = fsm inside {SaveUnread, SaveHash, SaveData, SaveZeros};
  assign to_core    = fsm inside {Absorb, Fill, Pad, SaveSettle, SaveTurn} || (fsm == LoadTail && !squeezing);
  assign core_ready = keccak ? keccak_ready : (sha_ready || fsm == SaveTurn);

  always_comb begin
    unique case (fsm)
      Process, Output: beat_bytes = keccak ? step_bytes : word_bytes;
      SaveUnread, SaveHash, SaveData, SaveZeros: beat_bytes = word_bytes;
      LoadHash: beat_bytes = sha_word_bytes;
      LoadDrop: beat_bytes = count_t'(Width > 64 ? 8 : WordBytes);
      default: beat_bytes = step_bytes;
    endcase
    unique case (fsm)
      Process, Output, SaveUnread, SaveHash, SaveData, SaveZeros: pack_ready = out_ready_i;
      LoadHash, LoadDrop: pack_ready = 1'b1;
      default: pack_ready = core_ready;
    endcase
  end

  // What is kept goes out behind the whole beats, though it is less than one.
  always_comb begin
    unique case (fsm)
      Pad, SaveTurn: tail = !pack_valid;
      Fill: tail = !pack_valid && !(pos == '0 && kept == '0);
      default: tail = 1'b0;
    endcase
  end

  assign core_beat = to_core && (pack_valid || tail);
  assign core_take = core_beat && core_ready;
  assign tail_take = tail && core_ready;

  // ---- where bytes come from ----
  assign from_msg = fsm inside {Absorb, LoadHash, LoadState, LoadDrop} || (fsm == LoadTail && !keccak);
  assign reading  = keccak && (outputting || fsm inside {SaveUnread, SaveData});
  assign msg_bytes = msg_bytes_i[BytesWidth-1] ? word_bytes : count_t'(msg_bytes_i);

  always_comb begin
    source       = BeatWidth'(msg_data_i);
    source_valid = msg_valid_i && from_msg && !cmd_valid_i;
    source_bytes = word_bytes;
    unique case (fsm)
      Absorb: source_bytes = msg_bytes;
      Process, Output: begin
        source       = keccak ? BeatWidth'(keccak_word) : BeatWidth'(sha_hash);
        source_valid = (keccak ? keccak_ready : sha_idle) && (xof || rem != '0);
        source_bytes = keccak ? step_bytes : sha_word_bytes;
      end
      SaveUnread: begin
        source       = BeatWidth'(keccak_word);
        source_valid = keccak_ready;
        source_bytes = step_bytes;
      end
      SaveHash: begin
        source       = BeatWidth'(sha_hash);
        source_valid = 1'b1;
        source_bytes = sha_word_bytes;
      end
      SaveData: begin
        source       = keccak ? BeatWidth'(keccak_word) : BeatWidth'(sha_window);
        source_valid = !keccak || keccak_ready;
        source_bytes = step_bytes;
      end
      SaveZeros: begin
        source       = '0;
        source_valid = rem != '0;
      end
      LoadTail: begin
        if (keccak) begin
          source       = '0;
          source_valid = !squeezing && rem != '0;
        end
      end
      default: ;
    endcase
    // The last bytes of a digest, of zeros or of an unfinished block.
    if ((outputting && !xof) || fsm inside {SaveZeros, LoadTail}) begin
      if (rem < 8'(source_bytes)) source_bytes = count_t'(rem);
    end
  end

  assign source_take = source_valid && source_ready;
  assign msg_ready_o = !cmd_valid_i && (from_msg ? source_ready : fsm == LoadHead);
  assign msg_take    = msg_valid_i && msg_ready_o;

  rvh_pack #(
      .Bytes(BeatWidth / 8)
  ) u_pack (
      .clk_i,
      .rst_ni,
      .clear_i(wipe),
      .flush_i(start || tail_take),
      .valid_i(source_valid),
      .ready_o(source_ready),
      .data_i (source),
      .bytes_i(source_bytes),
      .beat_i (beat_bytes),
      .valid_o(pack_valid),
      .ready_i(pack_ready),
      .data_o (packed_beat),
      .joins_o(joins),
      .exact_o(exact),
      .count_o(kept)
  );

  rvh_pad #(
      .Bytes         (BeatWidth / 8),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_pad (
      .data_i         (packed_beat),
      .keep_i         (tail ? kept : step_bytes),
      .marker_valid_i (tail && fsm == Pad && marker_pending),
      .marker_i       (marker_byte),
      .beat_i         (step_bytes),
      .final_bit_i    (tail && fsm == Pad && keccak && at_end),
      .length_first_i (tail && fsm == Pad && !keccak && !marker_pending && pos == (wide ? 6'd28 : 6'd14)),
      .length_second_i(tail && fsm == Pad && !keccak && length_begun && at_end),
      .wide_i         (wide),
      .length_i       ({length, 3'b000}),
      .beat_o         (padded)
  );

  // ---- output ----
  logic out_tail;

  assign out_tail = outputting && !xof && rem == '0 && kept != '0 && !pack_valid;
  assign out_take = out_valid_o && out_ready_i;
  // Nothing comes behind what is on offer now.
  assign xfer_end = joins ? (rem == 8'(source_bytes)) : (rem == '0);

  always_comb begin
    source_end = 1'b0;
    unique case (fsm)
      Process, Output: source_end = !xof && xfer_end;
      SaveData: source_end = !keccak && joins && at_end;
      SaveZeros: source_end = (!Overlap || index != '0) && xfer_end;
      default: ;
    endcase
  end

  assign out_valid_o = fsm == SaveHead || ((outputting || dumping) && pack_valid) || out_tail;
  assign out_last_o  = out_tail || (source_end && exact);
  assign out_bytes_o = BytesWidth'(out_tail ? kept : (outputting || dumping) ? beat_bytes : word_bytes);
  assign out_data_o  = !out_valid_o ? '0 : (fsm == SaveHead) ? head_word : Width'(packed_beat);

  // ---- control, length, context header ----
  rvh_engine_ctrl #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak),
      .CountWidth    (CountWidth),
      .WipeBeats     (WipeBeats)
  ) u_ctrl (
      .clk_i,
      .rst_ni,
      .cmd_valid_i,
      .cmd_ready_o,
      .cmd_i,
      .status_o,
      .err_o,
      .msg_take_i    (msg_take),
      .msg_last_i,
      .msg_suffix_i,
      .length_over_i (length_over),
      .out_take_i    (out_take),
      .out_last_i    (out_last_o),
      .source_take_i (source_take && (outputting || fsm inside {SaveZeros, LoadTail})),
      .source_bytes_i(source_bytes),
      .whole_i       (pack_valid),
      .kept_i        (kept),
      .tail_take_i   (tail_take),
      .move_i        (core_take || (keccak_valid && keccak_ready && fsm != Wipe) || (window_move && fsm == SaveData)),
      .hash_move_i   (hash_move),
      .sha_idle_i    (sha_idle),
      .sha_quiet_i   (sha_quiet),
      .keccak_ready_i(keccak_ready),
      .fields_i      (fields),
      .has_first_i   (has_first),
      .has_place_i   (has_place),
      .word_bad_i    (word_bad),
      .length_bad_i  (length_bad),
      .fsm_o         (fsm),
      .alg_o         (alg),
      .rate_o        (rate_now),
      .short_o       (short_rounds),
      .squeezing_o   (squeezing),
      .first_o       (first),
      .fresh_o       (fresh),
      .marker_o      (marker_pending),
      .marker_byte_o (marker_byte),
      .length_o      (length_begun),
      .pos_o         (pos),
      .at_end_o      (at_end),
      .step_o        (step),
      .index_o       (index),
      .rem_o         (rem),
      .head_o        (head),
      .start_o       (start),
      .wipe_o        (wipe),
      .restore_o     (restore)
  );

  logic length_limit;
  assign length_over = length_limit && fsm == Absorb && msg_take && !keccak;

  rvh_engine_length #(
      .Width     (Width),
      .Has512    (HasSha512),
      .CountWidth(CountWidth)
  ) u_length (
      .clk_i,
      .rst_ni,
      .clear_i   (start || wipe),
      .add_i     (source_take && fsm inside {Absorb, LoadTail} && !keccak),
      .bytes_i   (source_bytes),
      .wide_i    (wide),
      .over_o    (length_limit),
      .load_i    (fsm == LoadHead && msg_take),
      .index_i   (IndexWidth'(index)),
      .word_i    (msg_data_i),
      .restore_i (restore && !keccak),
      .position_i(rem),
      .bad_o     (length_bad),
      .length_o  (length)
  );

  rvh_engine_context #(
      .Width     (Width),
      .LengthBits(HasSha512 ? 125 : 61)
  ) u_context (
      .index_i    (IndexWidth'(index)),
      .head_i     (head),
      .length_i   (keccak ? '0 : length),
      .word_o     (head_word),
      .word_i     (msg_data_i),
      .fields_o   (fields),
      .has_first_o(has_first),
      .has_place_o(has_place),
      .bad_o      (word_bad)
  );

  // ---- cores ----
  assign abort       = wipe || length_over || fsm == SaveHead;
  assign sha_clear   = restore || (fsm == Wipe && index == '0);
  assign sha_valid   = core_beat && !keccak && fsm != SaveTurn;
  assign hash_move   = !keccak && ((source_take && (outputting || fsm == SaveHash)) || (fsm == LoadHash && pack_valid));
  assign window_move = (!keccak && ((fsm == SaveTurn && core_take) || (fsm == SaveData && source_take))) || fsm == Wipe;

  if (HasSha2) begin : gen_sha2
    logic [ShaBeat-1:0] beat;
    assign beat = to_core ? padded[ShaBeat-1:0] : (fsm == LoadHash) ? packed_beat[ShaBeat-1:0] : '0;

    rvh_engine_sha2 #(
        .Has256        (HasSha256),
        .Has512        (HasSha512),
        .RoundsPerCycle(RoundsPerCycle)
    ) u_sha2 (
        .clk_i,
        .rst_ni,
        .variant_i    (variant(alg)),
        .clear_i      (sha_clear),
        .init_i       (fresh && !keccak),
        .abort_i      (abort),
        .valid_i      (sha_valid),
        .ready_o      (sha_ready),
        .beat_i       (beat),
        .idle_o       (sha_idle),
        .quiet_o      (sha_quiet),
        .hash_move_i  (hash_move),
        .hash_o       (sha_hash),
        .window_move_i(window_move),
        .window_o     (sha_window),
        .resume_i     (fsm == LoadHash && hash_move && index == 6'd7)
    );
  end else begin : gen_no_sha2
    logic unused;
    assign unused = ^{sha_clear, sha_valid, window_move, hash_move, abort, fresh, variant(alg)};
    assign {sha_ready, sha_idle, sha_quiet} = '1;
    assign sha_hash = '0;
    assign sha_window = '0;
  end

  // Discarded: output that was given out before the context was saved.
  assign discard = fsm == LoadTail && squeezing && rem >= 8'(step_bytes);

  always_comb begin
    unique case (fsm)
      LoadState: keccak_valid = pack_valid;
      Wipe: keccak_valid = index < 6'(WipeBeats);
      default: keccak_valid = keccak && (core_beat || (reading && source_take) || discard);
    endcase
  end

  if (HasKeccak) begin : gen_keccak
    logic [Width-1:0] word;
    assign word = to_core ? padded[Width-1:0] : (fsm == LoadState) ? packed_beat[Width-1:0] : '0;

    rvh_keccak_core #(
        .Width         (Width),
        .RoundsPerCycle(RoundsPerCycle),
        .Overlap       (Overlap)
    ) u_keccak (
        .clk_i,
        .rst_ni,
        .abort_i  (start || wipe || restore),
        .rate_i   (fsm == Wipe ? rvh_keccak_pkg::Rate168 : fsm inside {SaveData, LoadState} ? rvh_keccak_pkg::Rate200 : rate_now),
        .short_i  (short_rounds),
        .squeeze_i(fsm != Wipe && (squeezing || fsm == SaveData) && fsm != LoadState),
        .more_i   (xof && squeezing && !(fsm inside {SaveHead, SaveUnread, SaveZeros, SaveData})),
        .valid_i  (keccak_valid),
        .ready_o  (keccak_ready),
        .word_i   (word),
        .half_i   (Width == 128 && step == 3'd2),
        .first_i  (first || fsm == Wipe),
        .last_i   (fsm == Wipe ? index == 6'(WipeBeats - 1) : at_end),
        .run_i    (at_end && !(fsm inside {SaveTurn, SaveUnread, SaveData, LoadState, Wipe})),
        .word_o   (keccak_word)
    );
  end else begin : gen_no_keccak
    logic unused;
    assign unused = ^{keccak_valid, discard, short_rounds, first, rate_now, restore};
    assign keccak_ready = 1'b1;
    assign keccak_word = '0;
  end

`ifndef SYNTHESIS
  // Output that is offered stays until it is taken, or until a command ends it. Nothing is
  // promised before the first reset.
  logic reset_seen, offered_q;
  logic [Width+BytesWidth:0] out_q;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      offered_q  <= 1'b0;
    end else if (reset_seen) begin
      offered_q <= out_valid_o && !out_ready_i && !(cmd_valid_i && cmd_ready_o && err_o == '0);
      out_q     <= {out_data_o, out_bytes_o, out_last_o};
      assert (!offered_q || (out_valid_o && {out_data_o, out_bytes_o, out_last_o} == out_q));
    end
  end
`endif

endmodule
