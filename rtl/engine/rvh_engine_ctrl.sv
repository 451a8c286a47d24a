// SPDX-License-Identifier: Apache-2.0
// Control of the engine (seam C): commands, the step the engine is in, the place in the
// block. rvh_engine routes the bytes; what is public (algorithm, counts, place) is kept
// here, and no message byte comes here.

module rvh_engine_ctrl
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b0,
    parameter bit          HasSha256      = 1'b1,
    parameter bit          HasSha512      = 1'b1,
    parameter bit          HasKeccak      = 1'b1,
    parameter int unsigned CountWidth     = 4,
    parameter int unsigned WipeBeats      = 21     // WIPE takes one cycle more
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic    cmd_valid_i,
    output logic    cmd_ready_o,
    input  cmd_t    cmd_i,
    output status_t status_o,
    output err_t    err_o,

    // what happens in this cycle
    input logic                  msg_take_i,      // a word of the message or of a context
    input logic                  msg_last_i,
    input logic [           7:0] msg_suffix_i,
    input logic                  length_over_i,   // ... which makes the message too long
    input logic                  out_take_i,
    input logic                  out_last_i,
    input logic                  source_take_i,   // a word of another source goes into the packer
    input logic [CountWidth-1:0] source_bytes_i,
    input logic                  whole_i,         // the packer has a whole beat
    input logic [CountWidth-1:0] kept_i,          // bytes in the packer
    input logic                  tail_take_i,     // what the packer kept is on its way
    input logic                  move_i,          // the core's block moves on by a beat
    input logic                  hash_move_i,
    input logic                  sha_idle_i,
    input logic                  sha_quiet_i,
    input logic                  keccak_ready_i,

    // a word of a context's header
    input fields_t fields_i,
    input logic  has_first_i,
    input logic  has_place_i,
    input logic  word_bad_i,
    input logic  length_bad_i,

    output fsm_e                  fsm_o,
    output alg_e                  alg_o,
    output rvh_keccak_pkg::rate_e rate_o,
    output logic                  short_o,
    output logic                  squeezing_o,  // sponge in its output phase
    output logic                  first_o,      // first block of a message
    output logic                  fresh_o,      // first cycle of a message
    output logic                  marker_o,     // Pad: the marker byte is still to be placed
    output logic            [7:0] marker_byte_o,
    output logic                  length_o,     // Pad: the first part of the length is placed
    output logic            [5:0] pos_o,        // place in the block, in units of 4 bytes
    output logic                  at_end_o,     // the coming beat ends the block
    output logic            [2:0] step_o,       // its size, in units of 4 bytes
    output logic            [5:0] index_o,      // word in the header, step of a sequence
    output logic            [7:0] rem_o,        // bytes still to come in this step
    output head_t                 head_o,
    output logic                  start_o,      // a message begins: START or RESTORE
    output logic                  wipe_o,
    output logic                  restore_o     // the context is possible
);

  localparam int unsigned HeaderIndices = HeaderBits / Width;
  localparam int unsigned WordBytes = Width / 8;

  fsm_e fsm_d, fsm_q;
  alg_e alg_d, alg_q;
  logic [2:0] rate_d, rate_q;
  logic short_d, short_q, squeezing_d, squeezing_q, first_d, first_q, fresh_d, fresh_q;
  logic marker_d, marker_q, length_d, length_q, bad_d, bad_q;
  logic [7:0] suffix_d, suffix_q, rem_d, rem_q;
  logic [5:0] pos_d, pos_q, index_d, index_q;

  logic keccak, wide, xof, transfer, save, pad, start, restore, wipe;
  logic [5:0] units, left;  // of a block; of it from here on
  logic [5:0] tail_words;  // of the unfinished block in a context, less one
  logic possible;

  function automatic logic is_built(logic [3:0] alg);
    unique case (alg)
      AlgSha224, AlgSha256: return HasSha256;
      AlgSha384, AlgSha512, AlgSha512t224, AlgSha512t256: return HasSha512;
      AlgSha3224, AlgSha3256, AlgSha3384, AlgSha3512, AlgShake128, AlgShake256, AlgSponge: return HasKeccak;
      default: return 1'b0;
    endcase
  endfunction

  // ---- commands ----
  assign cmd_ready_o = !(fsm_q inside {Fill, Wipe});

  always_comb begin
    start   = 1'b0;
    pad     = 1'b0;
    save    = 1'b0;
    restore = 1'b0;
    wipe    = 1'b0;
    err_o   = '0;
    if (cmd_valid_i && cmd_ready_o) begin
      unique case (cmd_i.op)
        OpStart: begin
          if (!(fsm_q inside {Idle, Output})) err_o.state = 1'b1;
          else if (!is_built(cmd_i.alg)) err_o.alg = 1'b1;
          else if (cmd_i.alg == AlgSponge && cmd_i.rate > rvh_keccak_pkg::Rate168) err_o.alg = 1'b1;
          else start = 1'b1;
        end
        OpPad: begin
          if (fsm_q != Absorb || !keccak) err_o.state = 1'b1;
          else pad = 1'b1;
        end
        OpSave: begin
          if (fsm_q != Absorb && !(fsm_q == Output && xof)) err_o.state = 1'b1;
          else save = 1'b1;
        end
        OpRestore: begin
          if (!(fsm_q inside {Idle, Output})) err_o.state = 1'b1;
          else restore = 1'b1;
        end
        OpWipe:  wipe = 1'b1;
        default: err_o.cmd = 1'b1;
      endcase
    end
    err_o.length      = length_over_i;
    err_o.context_bad = (fsm_q == LoadCheck) && !possible && !wipe;
  end

  // ---- the block ----
  assign keccak   = HasKeccak && is_keccak(alg_q);
  assign wide     = HasSha512 && (!HasSha256 || is_sha512(alg_q));
  assign xof      = HasKeccak && is_xof(alg_q);
  assign transfer = fsm_q inside {SaveData, LoadState};  // of a sponge: the whole state counts as a block
  assign rate_o   = rate(alg_q, rate_q);

  always_comb begin
    units  = wide ? 6'd32 : 6'd16;
    step_o = 3'(wide ? 2 * RoundsPerCycle : RoundsPerCycle);
    if (keccak) begin
      units  = transfer ? 6'd50 : 6'(2 * rvh_keccak_pkg::rate_lanes(rate_o));
      step_o = (Width == 128 && left == 6'd2) ? 3'd2 : 3'(Width / 32);
    end
  end

  assign left       = units - pos_q;
  assign at_end_o   = left == 6'(step_o);
  assign tail_words = wide ? 6'(128 / WordBytes - 1) : 6'(64 / WordBytes - 1);

  // Is the context possible whose header was read? Output goes on with a whole word.
  always_comb begin
    possible = !bad_q;
    if (!keccak) possible &= !length_bad_i;
    else if (rem_q == {units, 2'b00}) possible &= squeezing_q;
    else possible &= rem_q < {units, 2'b00} && !(squeezing_q && rem_q % 8'(WordBytes) != '0);
  end

  // ---- the step the engine is in ----
  always_comb begin
    fsm_d       = fsm_q;
    alg_d       = alg_q;
    rate_d      = rate_q;
    short_d     = short_q;
    squeezing_d = squeezing_q;
    first_d     = first_q;
    fresh_d     = 1'b0;
    marker_d    = marker_q;
    suffix_d    = suffix_q;
    length_d    = length_q;
    bad_d       = bad_q;
    pos_d       = pos_q;
    index_d     = index_q;
    rem_d       = rem_q;

    if (move_i) begin
      pos_d   = at_end_o ? '0 : pos_q + 6'(step_o);
      first_d = first_q && !at_end_o;
    end
    if (source_take_i) rem_d = rem_q - 8'(source_bytes_i);

    unique case (fsm_q)
      Absorb: begin
        if (msg_take_i && msg_last_i) begin
          fsm_d    = Pad;
          marker_d = 1'b1;
          length_d = 1'b0;
          suffix_d = marker(alg_q, msg_suffix_i);
        end
        if (pad) fsm_d = Fill;
        if (save) fsm_d = SaveSettle;
      end
      Fill: if (!whole_i && ((pos_q == '0 && kept_i == '0) || (move_i && at_end_o))) fsm_d = Absorb;
      Pad: begin
        if (tail_take_i) begin
          marker_d = 1'b0;
          // The length begins in this beat unless the marker is in it.
          length_d = length_q || (left == (wide ? 6'd4 : 6'd2) && !marker_q);
          if (at_end_o && (keccak || (RoundsPerCycle == 1 ? length_q : !marker_q))) begin
            fsm_d       = Process;
            rem_d       = digest_bytes(alg_q);
            squeezing_d = keccak;
          end
        end
      end
      Process: if (keccak ? keccak_ready_i : sha_idle_i) fsm_d = Output;
      Output: if (save) fsm_d = SaveSettle;
      Wipe: begin
        index_d = index_q + 6'd1;
        if (index_q == 6'(WipeBeats)) fsm_d = Idle;
      end

      SaveSettle: begin
        index_d = '0;
        if (!whole_i && (keccak ? keccak_ready_i : sha_quiet_i)) fsm_d = SaveHead;
      end
      SaveHead: begin
        if (out_take_i) begin
          index_d = index_q + 6'd1;
          if (index_q == 6'(HeaderIndices - 1)) begin
            index_d = '0;
            fsm_d   = (Overlap && squeezing_q) ? SaveUnread : SaveTurn;
            rem_d   = {4'b0, -head_o.unread[3:0]};  // of zeros behind the unread bytes
          end
        end
      end
      SaveUnread: if (move_i && at_end_o) fsm_d = SaveZeros;
      SaveTurn: if (move_i && at_end_o) fsm_d = keccak ? SaveData : SaveHash;
      SaveHash: begin
        if (hash_move_i) begin
          index_d = index_q + 6'd1;
          if (index_q == 6'd7) fsm_d = SaveData;
        end
      end
      SaveData: begin
        index_d = 6'd1;
        if (move_i && at_end_o) begin
          fsm_d = SaveZeros;
          rem_d = keccak ? 8'd8 : 8'd0;
        end
      end
      SaveZeros: if (Overlap && index_q == '0 && rem_q == '0 && !whole_i) fsm_d = SaveData;

      LoadHead: begin
        if (msg_take_i) begin
          index_d = index_q + 6'd1;
          bad_d   = bad_q || word_bad_i;
          if (has_first_i) begin
            alg_d       = alg_e'(fields_i.alg);
            rate_d      = fields_i.rate;
            short_d     = fields_i.short_rounds;
            squeezing_d = fields_i.squeezing;
            if (!is_built(fields_i.alg)) begin
              alg_d = AlgNone;
              bad_d = 1'b1;
            end
          end
          if (has_place_i) rem_d = fields_i.position;
          if (index_q == 6'(HeaderIndices - 1)) fsm_d = LoadCheck;
        end
      end
      LoadCheck: begin
        index_d = '0;
        first_d = 1'b1;
        fsm_d   = !possible ? Idle : keccak ? LoadState : LoadHash;
      end
      LoadHash: begin
        if (hash_move_i) begin
          index_d = index_q + 6'd1;
          if (index_q == 6'd7) begin
            fsm_d   = LoadTail;
            index_d = '0;
          end
        end
      end
      LoadState: if (move_i && at_end_o) fsm_d = LoadDrop;
      LoadDrop: begin
        if (whole_i) begin
          index_d = index_q + 6'd1;
          if (Width > 32 || index_q == 6'd1) fsm_d = LoadTail;
        end
      end
      LoadTail: begin
        if (!keccak) begin
          if (msg_take_i) index_d = index_q + 6'd1;
          if (msg_take_i && index_q == tail_words) fsm_d = Absorb;
        end else if (squeezing_q) begin
          if (move_i) rem_d = rem_q - {3'b0, step_o, 2'b00};
          if (rem_q < {3'b0, step_o, 2'b00}) fsm_d = Output;
        end else if (rem_q == '0) begin
          fsm_d = Absorb;
        end
      end
      default: ;
    endcase

    if (out_take_i && out_last_i) fsm_d = Idle;

    if (start || restore) begin
      fsm_d       = start ? Absorb : LoadHead;
      alg_d       = start ? alg_e'(cmd_i.alg) : AlgNone;
      rate_d      = cmd_i.rate;
      short_d     = start && cmd_i.alg == AlgSponge && cmd_i.short_rounds;
      squeezing_d = 1'b0;
      first_d     = 1'b1;
      fresh_d     = start;
      bad_d       = 1'b0;
      pos_d       = '0;
      index_d     = '0;
    end
    if (length_over_i) fsm_d = Idle;
    if (wipe) begin
      fsm_d       = Wipe;
      alg_d       = AlgNone;
      rate_d      = '0;
      short_d     = 1'b0;
      squeezing_d = 1'b0;
      first_d     = 1'b0;
      marker_d    = 1'b0;
      suffix_d    = '0;
      length_d    = 1'b0;
      bad_d       = 1'b0;
      pos_d       = '0;
      index_d     = '0;
      rem_d       = '0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      fsm_q       <= Idle;
      alg_q       <= AlgNone;
      rate_q      <= '0;
      short_q     <= 1'b0;
      squeezing_q <= 1'b0;
      first_q     <= 1'b0;
      fresh_q     <= 1'b0;
      marker_q    <= 1'b0;
      suffix_q    <= '0;
      length_q    <= 1'b0;
      bad_q       <= 1'b0;
      pos_q       <= '0;
      index_q     <= '0;
      rem_q       <= '0;
    end else begin
      fsm_q       <= fsm_d;
      alg_q       <= alg_d;
      rate_q      <= rate_d;
      short_q     <= short_d;
      squeezing_q <= squeezing_d;
      first_q     <= first_d;
      fresh_q     <= fresh_d;
      marker_q    <= marker_d;
      suffix_q    <= suffix_d;
      length_q    <= length_d;
      bad_q       <= bad_d;
      pos_q       <= pos_d;
      index_q     <= index_d;
      rem_q       <= rem_d;
    end
  end

  // ---- what the rest of the engine is told ----
  assign fsm_o         = fsm_q;
  assign alg_o         = alg_q;
  assign short_o       = short_q;
  assign squeezing_o   = squeezing_q;
  assign first_o       = first_q;
  assign fresh_o       = fresh_q;
  assign marker_o      = marker_q;
  assign marker_byte_o = suffix_q;
  assign length_o      = length_q;
  assign pos_o         = pos_q;
  assign index_o       = index_q;
  assign rem_o         = rem_q;
  assign start_o       = start || restore;
  assign wipe_o        = wipe;
  assign restore_o     = (fsm_q == LoadCheck) && possible;

  always_comb begin
    head_o              = '0;
    head_o.version      = 8'(ContextVersion);
    head_o.alg          = alg_q;
    head_o.squeezing    = squeezing_q;
    head_o.short_rounds = short_q;
    head_o.rate         = (alg_q == AlgSponge) ? rate_q : '0;
    if (Overlap && squeezing_q) head_o.unread = {8'b0, left, 2'b00};
    else head_o.position = {8'b0, pos_q, 2'b00} + 16'(kept_i);
  end

  assign status_o = '{
          idle: fsm_q == Idle,
          absorb: fsm_q == Absorb,
          busy: fsm_q inside {Fill, Pad, Process, Wipe},
          done: fsm_q == Output,
          save: fsm_q inside {SaveSettle, SaveHead, SaveUnread, SaveTurn, SaveHash, SaveData, SaveZeros},
          load: fsm_q inside {LoadHead, LoadCheck, LoadHash, LoadState, LoadDrop, LoadTail}
      };

`ifndef SYNTHESIS
  // Nothing is promised before the first reset.
  logic reset_seen;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) reset_seen <= 1'b1;
    else if (reset_seen) assert ($onehot(status_o));
  end
`endif

endmodule
