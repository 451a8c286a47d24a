// SPDX-License-Identifier: Apache-2.0
// Hash engine (seam C): whole messages in, digest out. SHA-224, SHA-256, SHA-384, SHA-512,
// SHA-512/224, SHA-512/256, SHA3-224 to SHA3-512, SHAKE128, SHAKE256, and a sponge with
// configurable rate, suffix and rounds. The engine pads. A message can be saved at any byte and
// restored here, in another engine or in software (docs/context.md).
//
// Contract
// - START opens a message. Its words follow on `msg`. Each carries a byte count, 0 to Width / 8
//   (larger counts mean a full word); the last one carries `last` and, for the sponge, the suffix.
//   The output then comes on `out`: a digest ends with `last`; an XOF continues as long as words
//   are accepted. Words are full, except at the end of a digest and, with Width 128, at the end of
//   an output block of odd length.
// - PAD (sponges, while the message is open) fills the unfinished block with zeros.
// - SAVE, while the message is open or an XOF is in output, sends the context on `out`, ending with
//   `last`; the message is then closed. RESTORE takes a context on `msg` in full words and
//   continues its message; in squeezing the position must be at a whole word of output. An
//   impossible context is refused after its header, and no more words are taken.
// - START and RESTORE are allowed in idle and done. WIPE is always allowed: it aborts the current
//   operation and zeroizes all message, state and digest registers.
// - A command is answered in the cycle it is accepted; an error has no other effect. A command
//   waits while PAD fills a block, while WIPE runs and while a context's header is checked. Two
//   errors are reported later: a message longer than FIPS 180-4 allows, and an impossible context.
//   Both abort the message or context; only WIPE clears the registers.
// - START, RESTORE, SAVE and WIPE end an output that is not completely read. If a message or a
//   context ends otherwise than by its last word, deassert `msg_valid_i`; otherwise the pending
//   word becomes the first word of the next message.
// - A word waits while a block is processed or a command is offered. A command stays unchanged
//   until it is accepted; so does a word while a message or a context is open and no command is
//   offered.
// - `chain_i` (rvh_engine_chain): after START of SHA-256 or SHAKE256, instead of words and of other
//   commands. WIPE ends it.
// - No handshake and no cycle count depends on message, state or digest bits.
//
// Cycles, R = RoundsPerCycle. A block of SHA-2: 64 / R + 1 or 80 / R + 1, if the port is at least R
// words wide. A block of a sponge: its words and 24 / R; with Overlap 24 / R, or its words and one
// if that is more. WIPE, from the command on: two, and the larger of 42, 21 or 11 for Keccak (words
// of 32, 64, 128 bits) and 16 / R for SHA-2.
//
// rst_ni is asserted asynchronously and released synchronously, here and in every module of this
// project.

`default_nettype none

module rvh_engine
  import rvh_engine_pkg::*;
  import rvh_chain_pkg::*;
#(
    parameter  int unsigned Width          = 32,                    // bits of a word: 32, 64 or 128
    parameter  int unsigned RoundsPerCycle = 1,                     // 1 or 2, of every core
    parameter  bit          Overlap        = 1'b0,                  // Keccak words move while rounds run
    parameter  bit          HasSha256      = 1'b1,                  // SHA-224 and SHA-256 are built
    parameter  bit          HasSha512      = 1'b1,                  // the SHA-512 family is built
    parameter  bit          HasKeccak      = 1'b1,                  // SHA-3, SHAKE and the sponge are built
    parameter  bit          HasChains      = 1'b0,                  // chains of SHA-256 and SHAKE256
    localparam int unsigned BytesWidth     = $clog2(Width / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic cmd_valid_i,
    output logic cmd_ready_o,
    input wire cmd_t cmd_i,

    input  wire logic                  msg_valid_i,
    output logic                       msg_ready_o,
    input  wire logic [     Width-1:0] msg_data_i,
    input  wire logic [BytesWidth-1:0] msg_bytes_i,
    input  wire logic                  msg_last_i,
    input  wire logic [           7:0] msg_suffix_i,

    output logic                       out_valid_o,
    input  wire logic                  out_ready_i,
    output logic      [     Width-1:0] out_data_o,
    output logic      [BytesWidth-1:0] out_bytes_o,
    output logic                       out_last_o,

    output status_t status_o,
    output err_t    err_o,

    input  wire chain_t  chain_i,
    output chain_state_t chain_o
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
  localparam int unsigned BeatWidth = (Width > ShaBeat) ? Width : ShaBeat;  // the widest beat
  localparam int unsigned CountWidth = $clog2(BeatWidth / 8) + 1;
  localparam int unsigned IndexWidth = $clog2(HeaderBits / Width);
  // Enough to clear the longest rate and the message window, whichever takes longer.
  localparam int unsigned KeccakBeats = HasKeccak ? (42 * 32 + Width - 1) / Width : 0;
  localparam int unsigned ShaBeats = HasSha2 ? 16 / RoundsPerCycle : 0;
  localparam int unsigned WipeBeats = (KeccakBeats > ShaBeats) ? KeccakBeats : ShaBeats;

  typedef logic [CountWidth-1:0] count_t;

  localparam count_t WordBytes = count_t'(Width / 8);

  // from the control
  ctrl_t ctrl;
  fsm_e fsm;
  rvh_keccak_pkg::rate_e rate_now;
  fields_t fields;
  logic at_end, start, wipe, restore, has_first, has_place, bare, word_bad, length_bad;
  logic [5:0] left;  // of the block
  logic [2:0] step;

  // the path of the bytes
  logic keccak, wide, xof, outputting, to_core, reading;
  count_t step_bytes, hash_bytes, beat_bytes, msg_bytes, source_bytes, kept;
  logic from_msg, source_valid, source_ready, source_take, joins, exact, pack_valid, pack_ready, in_ready, room;
  logic core_beat, core_take, tail, tail_take, discard;
  logic [BeatWidth-1:0] source, packed_beat, padded;
  logic msg_take, length_limit, length_over;
  logic [124:0] length;
  logic [Width-1:0] head_word;

  // chains
  logic chain_init, chain_valid, chain_move, chain_load, chain_runs, keccak_rounds;
  logic [255:0] chaining;
  logic [32*RoundsPerCycle-1:0] chain_beat;
  logic [31:0] chain_word;
  logic [16:0][63:0] chain_block;
  logic [3:0][63:0] keccak_front;

  // cores
  logic sha_idle, sha_quiet, sha_ready, sha_clear, sha_abort, hash_move, window_move;
  logic [ShaWidth-1:0] hash;
  logic [ ShaBeat-1:0] window;
  logic keccak_ready, keccak_move;
  logic [Width-1:0] keccak_word;

  assign fsm        = ctrl.fsm;
  assign step_bytes = count_t'({step, 2'b00});
  assign hash_bytes = wide ? count_t'(8) : count_t'(4);
  assign msg_bytes  = msg_bytes_i[BytesWidth-1] ? WordBytes : count_t'(msg_bytes_i);

  assign outputting = gives_output(fsm);

  // ---- destination of beats, source of bytes ----
  rvh_engine_route #(
      .Width     (Width),
      .CountWidth(CountWidth)
  ) u_route (
      .fsm_i         (fsm),
      .keccak_i      (keccak),
      .squeezing_i   (ctrl.squeezing),
      .pos_i         (ctrl.pos),
      .step_bytes_i  (step_bytes),
      .hash_bytes_i  (hash_bytes),
      .pack_valid_i  (pack_valid),
      .room_i        (room),
      .kept_i        (kept),
      .sha_ready_i   (sha_ready),
      .keccak_ready_i(keccak_ready),
      .out_ready_i,
      .beat_bytes_o  (beat_bytes),
      .pack_ready_o  (pack_ready),
      .in_ready_o    (in_ready),
      .to_core_o     (to_core),
      .core_beat_o   (core_beat),
      .core_take_o   (core_take),
      .tail_o        (tail),
      .tail_take_o   (tail_take)
  );

  rvh_engine_source #(
      .Width     (Width),
      .BeatWidth (BeatWidth),
      .ShaWidth  (ShaWidth),
      .ShaBeat   (ShaBeat),
      .CountWidth(CountWidth)
  ) u_source (
      .fsm_i         (fsm),
      .keccak_i      (keccak),
      .xof_i         (xof),
      .squeezing_i   (ctrl.squeezing),
      .rem_i         (ctrl.rem),
      .msg_valid_i   (msg_valid_i && !cmd_valid_i),
      .msg_data_i,
      .msg_bytes_i   (msg_bytes),
      .step_bytes_i  (step_bytes),
      .hash_bytes_i  (hash_bytes),
      .sha_idle_i    (sha_idle),
      .hash_i        (hash),
      .window_i      (window),
      .keccak_ready_i(keccak_ready),
      .keccak_word_i (keccak_word),
      .from_msg_o    (from_msg),
      .valid_o       (source_valid),
      .data_o        (source),
      .bytes_o       (source_bytes)
  );

  assign source_take = source_valid && source_ready;
  assign msg_ready_o = !cmd_valid_i && (from_msg ? room && in_ready : fsm == FsmLoadHead);
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
      .room_o (room),
      .count_o(kept)
  );

  rvh_pad #(
      .Bytes         (BeatWidth / 8),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_pad (
      .data_i         (packed_beat),
      .tail_i         (tail),
      .kept_i         (kept),
      .marker_valid_i (fsm == FsmPad && ctrl.marker),
      .marker_i       (ctrl.suffix),
      .beat_i         (step_bytes),
      .final_bit_i    (fsm == FsmPad && keccak && at_end),
      .length_first_i (fsm == FsmPad && !keccak && !ctrl.marker && left == (wide ? 6'd4 : 6'd2)),
      .length_second_i(fsm == FsmPad && !keccak && ctrl.length && at_end),
      .wide_i         (wide),
      .length_i       ({length, 3'b000}),
      .beat_o         (padded)
  );

  rvh_engine_out #(
      .Width     (Width),
      .Overlap   (Overlap),
      .CountWidth(CountWidth)
  ) u_out (
      .clk_i,
      .rst_ni,
      .fsm_i         (fsm),
      .keccak_i      (keccak),
      .xof_i         (xof),
      .at_end_i      (at_end),
      .turned_i      (ctrl.index != '0),
      .rem_i         (ctrl.rem),
      .replaced_i    (cmd_valid_i && cmd_ready_o && err_o == '0),
      .head_word_i   (head_word),
      .pack_valid_i  (pack_valid),
      .pack_beat_i   (packed_beat[Width-1:0]),
      .beat_bytes_i  (beat_bytes),
      .kept_i        (kept),
      .joins_i       (joins),
      .exact_i       (exact),
      .source_bytes_i(source_bytes),
      .valid_o       (out_valid_o),
      .ready_i       (out_ready_i),
      .data_o        (out_data_o),
      .bytes_o       (out_bytes_o),
      .last_o        (out_last_o)
  );

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
      .out_take_i    (out_valid_o && out_ready_i),
      .out_last_i    (out_last_o),
      .source_take_i (source_take && (outputting || fsm inside {FsmSaveZeros, FsmLoadTail})),
      .source_bytes_i(source_bytes),
      .whole_i       (pack_valid),
      .kept_i        (kept),
      .tail_take_i   (tail_take),
      .move_i        (keccak ? keccak_move : core_take || (window_move && fsm == FsmSaveData)),
      .hash_move_i   (hash_move),
      .sha_idle_i    (sha_idle),
      .sha_quiet_i   (sha_quiet),
      .keccak_ready_i(keccak_ready),
      .fields_i      (fields),
      .has_first_i   (has_first),
      .has_place_i   (has_place),
      .bare_i        (bare),
      .word_bad_i    (word_bad),
      .length_bad_i  (length_bad),
      .ctrl_o        (ctrl),
      .rate_o        (rate_now),
      .keccak_o      (keccak),
      .wide_o        (wide),
      .xof_o         (xof),
      .step_o        (step),
      .left_o        (left),
      .at_end_o      (at_end),
      .start_o       (start),
      .wipe_o        (wipe),
      .restore_o     (restore)
  );

  assign length_over = length_limit && fsm == FsmAbsorb && msg_take && !keccak;

  if (HasSha2) begin : gen_length
    rvh_engine_length #(
        .Width     (Width),
        .Has512    (HasSha512),
        .CountWidth(CountWidth)
    ) u_length (
        .clk_i,
        .rst_ni,
        .clear_i   (start || wipe),
        .add_i     (source_take && fsm inside {FsmAbsorb, FsmLoadTail} && !keccak),
        .bytes_i   (source_bytes),
        .taken_i   (msg_bytes),
        .wide_i    (wide),
        .over_o    (length_limit),
        .load_i    (fsm == FsmLoadHead && msg_take),
        .index_i   (IndexWidth'(ctrl.index)),
        .word_i    (msg_data_i),
        .restore_i (restore && !keccak),
        .position_i(ctrl.rem),
        .bad_o     (length_bad),
        .length_o  (length)
    );
  end else begin : gen_no_length
    assign length_limit = 1'b0;
    assign length_bad   = 1'b0;
    assign length       = '0;
  end

  rvh_engine_context #(
      .Width     (Width),
      .Overlap   (Overlap),
      .CountWidth(CountWidth),
      .LengthBits(HasSha512 ? 125 : 61)
  ) u_context (
      .ctrl_i     (ctrl),
      .sponge_i   (keccak),
      .left_i     (left),
      .kept_i     (kept),
      .length_i   (keccak ? '0 : length),
      .word_o     (head_word),
      .word_i     (msg_data_i),
      .fields_o   (fields),
      .has_first_o(has_first),
      .has_place_o(has_place),
      .bare_o     (bare),
      .bad_o      (word_bad)
  );

  // ---- cores ----
  assign sha_abort = wipe || length_over || fsm == FsmSaveHead;
  assign sha_clear = fsm == FsmLoadCheck || (fsm == FsmWipe && ctrl.index == '0);
  assign hash_move = !keccak &&
      ((source_take && (outputting || fsm == FsmSaveHash)) || (fsm == FsmLoadHash && pack_valid));
  assign window_move = fsm == FsmWipe ||
      (!keccak && ((fsm == FsmSaveTurn && core_take) || (fsm == FsmSaveData && source_take)));

  if (HasSha2) begin : gen_sha2
    logic [ShaBeat-1:0] beat;
    assign beat = to_core ? padded[ShaBeat-1:0] : (fsm == FsmLoadHash) ? packed_beat[ShaBeat-1:0] : '0;

    rvh_engine_sha2 #(
        .Has256        (HasSha256),
        .Has512        (HasSha512),
        .RoundsPerCycle(RoundsPerCycle)
    ) u_sha2 (
        .clk_i,
        .rst_ni,
        .variant_i    (variant(ctrl.alg)),
        .clear_i      (sha_clear),
        .init_i       (ctrl.fresh && !keccak),
        .abort_i      (sha_abort),
        .valid_i      (core_beat && !keccak && fsm != FsmSaveTurn),
        .ready_o      (sha_ready),
        .beat_i       (beat),
        .idle_o       (sha_idle),
        .quiet_o      (sha_quiet),
        .hash_move_i  (hash_move),
        .hash_o       (hash),
        .window_move_i(window_move),
        .window_o     (window),
        .resume_i     (fsm == FsmLoadHash && pack_valid && ctrl.index == 6'd7),
        .chain_i      (HasChains && !keccak && (chain_valid || chain_move)),
        .chain_init_i (chain_init),
        .chaining_i   (chaining),
        .chain_valid_i(chain_valid),
        .chain_beat_i (chain_beat),
        .chain_move_i (chain_move),
        .chain_word_i (chain_word)
    );
  end else begin : gen_no_sha2
    logic unused;
    assign unused = ^{sha_clear, sha_abort, window_move, to_core, chain_init, chaining, chain_valid, chain_beat,
                      chain_move, chain_word};
    assign {sha_ready, sha_idle, sha_quiet} = '1;
    assign hash = '0;
    assign window = '0;
  end

  // Discarded: output that was read before the context was saved.
  assign discard = fsm == FsmLoadTail && ctrl.squeezing && ctrl.rem >= 8'(step_bytes);
  assign reading = outputting || fsm inside {FsmSaveUnread, FsmSaveData};

  if (HasKeccak) begin : gen_keccak
    rvh_engine_keccak #(
        .Width         (Width),
        .RoundsPerCycle(RoundsPerCycle),
        .Overlap       (Overlap),
        .HasChains     (HasChains),
        .WipeBeats     (WipeBeats)
    ) u_keccak (
        .clk_i,
        .rst_ni,
        .fsm_i      (fsm),
        .index_i    (ctrl.index),
        .squeezing_i(ctrl.squeezing),
        .first_i    (ctrl.first),
        .short_i    (ctrl.short_rounds),
        .rate_i     (rate_now),
        .xof_i      (xof),
        .half_i     (Width == 128 && step == 3'd2),
        .at_end_i   (at_end),
        .start_i    (start),
        .wipe_i     (wipe),
        .beat_i     (keccak && core_beat),
        .padded_i   (padded[Width-1:0]),
        .state_i    (fsm == FsmLoadState && pack_valid),
        .packed_i   (packed_beat[Width-1:0]),
        .read_i     (keccak && ((reading && source_take) || discard)),
        .ready_o    (keccak_ready),
        .word_o     (keccak_word),
        .move_o     (keccak_move),
        .load_i     (chain_load),
        .block_i    (chain_block),
        .chain_i    (chain_runs),
        .rounds_o   (keccak_rounds),
        .front_o    (keccak_front)
    );
  end else begin : gen_no_keccak
    logic unused;
    assign unused = ^{discard, reading, ctrl.short_rounds, ctrl.first, rate_now, chain_load, chain_block, chain_runs};
    assign {keccak_rounds, keccak_front} = '0;
    assign keccak_ready = 1'b1;
    assign keccak_move = 1'b0;
    assign keccak_word = '0;
  end

  // ---- chains ----
  if (HasChains) begin : gen_chain
    rvh_engine_chain #(
        .HasSha256     (HasSha256),
        .HasKeccak     (HasKeccak),
        .RoundsPerCycle(RoundsPerCycle)
    ) u_chain (
        .clk_i,
        .rst_ni,
        .wipe_i    (wipe),
        .keccak_i  (keccak),
        .chain_i,
        .state_o   (chain_o),
        .load_o    (chain_load),
        .block_o   (chain_block),
        .running_o (chain_runs),
        .rounds_i  (keccak_rounds),
        .front_i   (keccak_front),
        .init_o    (chain_init),
        .chaining_o(chaining),
        .valid_o   (chain_valid),
        .beat_o    (chain_beat),
        .ready_i   (sha_ready),
        .idle_i    (sha_idle),
        .move_o    (chain_move),
        .word_o    (chain_word),
        .hash_i    (hash[31:0])
    );
  end else begin : gen_no_chain
    logic unused_chain;
    assign unused_chain = ^{chain_i, keccak_rounds, keccak_front};
    assign {chain_init, chain_valid, chain_move, chain_load, chain_runs} = '0;
    assign {chaining, chain_beat, chain_word, chain_block, chain_o} = '0;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // For `out`: rvh_engine_out.
  rvh_contract_stream #(
      .Name ("rvh_engine.cmd"),
      .Width($bits(cmd_t))
  ) u_contract_cmd (
      .clk_i,
      .rst_ni,
      .valid_i  (cmd_valid_i),
      .ready_i  (cmd_ready_o),
      .payload_i(cmd_i),
      .cancel_i (1'b0)
  );

  // A word stays while its message or context is open: until it is accepted, a command is offered,
  // or an error ends it.
  rvh_contract_stream #(
      .Name ("rvh_engine.msg"),
      .Width(Width + BytesWidth + 9)
  ) u_contract_msg (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid_i),
      .ready_i  (msg_ready_o),
      .payload_i({msg_data_i, msg_bytes_i, msg_last_i, msg_suffix_i}),
      // On an abort the user withdraws its word, and WIPE follows.
      .cancel_i (!msg_valid_i || cmd_valid_i || err_o != '0 || !(status_o.absorb || status_o.load))
  );

  // A command is answered in the cycle in which it is taken.
  rvh_contract #(
      .Name("rvh_engine.err")
  ) u_contract_err (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0(err_o) && !((err_o.cmd || err_o.alg || err_o.state) && !(cmd_valid_i && cmd_ready_o)))
  );

  // Words are full, except at the end.
  rvh_contract #(
      .Name("rvh_engine.full")
  ) u_contract_full (
      .clk_i,
      .rst_ni,
      .holds_i(Width == 128 || !out_valid_o || out_last_o || 32'(out_bytes_o) == Width / 8)
  );
`endif

endmodule

`default_nettype wire
