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
    input logic has_first_i,
    input logic has_place_i,
    input logic word_bad_i,
    input logic length_bad_i,

    output ctrl_t                       ctrl_o,
    output rvh_keccak_pkg::rate_e       rate_o,
    output logic                  [5:0] left_o,    // of the block, as rvh_engine_place says
    output logic                  [2:0] step_o,
    output logic                        at_end_o,
    output logic                        start_o,   // a message begins: START or RESTORE
    output logic                        wipe_o,
    output logic                        restore_o  // the context is possible
);

  localparam int unsigned HeaderIndices = HeaderBits / Width;
  localparam int unsigned WordBytes = Width / 8;

  ctrl_t ctrl_d, ctrl_q;

  logic keccak, wide, save, pad, start, restore, wipe, built;
  logic [5:0] block, next;  // length of the block and the place behind the coming beat
  logic [5:0] tail_words;  // of the unfinished block in a context, less one
  logic possible;
  fsm_e fsm_now;

  // In the cycle in which the last block is done the output phase has begun.
  assign fsm_now     = (ctrl_q.fsm == Process && (keccak ? keccak_ready_i : sha_idle_i)) ? Output : ctrl_q.fsm;

  // ---- commands ----
  assign cmd_ready_o = !(ctrl_q.fsm inside {Fill, LoadCheck, Wipe});

  rvh_engine_command #(
      .HasSha256(HasSha256),
      .HasSha512(HasSha512),
      .HasKeccak(HasKeccak)
  ) u_command (
      .valid_i        (cmd_valid_i && cmd_ready_o),
      .op_i           (cmd_i.op),
      .alg_i          (cmd_i.alg),
      .rate_i         (cmd_i.rate),
      .fsm_i          (fsm_now),
      .current_i      (ctrl_q.alg),
      .context_alg_i  (fields_i.alg),
      .context_built_o(built),
      .start_o        (start),
      .pad_o          (pad),
      .save_o         (save),
      .restore_o      (restore),
      .wipe_o         (wipe),
      .bad_cmd_o      (err_o.cmd),
      .bad_alg_o      (err_o.alg),
      .bad_state_o    (err_o.state)
  );

  assign err_o.length      = length_over_i;
  assign err_o.context_bad = (ctrl_q.fsm == LoadCheck) && !possible;

  // ---- the block ----
  assign keccak            = HasKeccak && is_keccak(ctrl_q.alg);
  assign wide              = HasSha512 && (!HasSha256 || is_sha512(ctrl_q.alg));
  assign rate_o            = rate(ctrl_q.alg, ctrl_q.rate);
  assign tail_words        = wide ? 6'(128 / WordBytes - 1) : 6'(64 / WordBytes - 1);

  rvh_engine_place #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_place (
      .keccak_i  (keccak),
      .wide_i    (wide),
      .transfer_i(ctrl_q.fsm inside {SaveData, LoadState}),
      .rate_i    (rate_o),
      .pos_i     (ctrl_q.pos),
      .block_o   (block),
      .left_o,
      .step_o,
      .at_end_o,
      .next_o    (next)
  );

  // Is the context possible whose header was read? Output goes on with a whole word.
  always_comb begin
    possible = !ctrl_q.bad;
    if (!keccak) possible &= !length_bad_i;
    else if (ctrl_q.rem == {block, 2'b00}) possible &= ctrl_q.squeezing;
    else possible &= ctrl_q.rem < {block, 2'b00} && !(ctrl_q.squeezing && ctrl_q.rem % 8'(WordBytes) != '0);
  end

  // ---- the step the engine is in ----
  always_comb begin
    ctrl_d       = ctrl_q;
    ctrl_d.fresh = 1'b0;

    if (move_i) begin
      ctrl_d.pos   = next;
      ctrl_d.first = ctrl_q.first && !at_end_o;
    end
    if (source_take_i) ctrl_d.rem = ctrl_q.rem - 8'(source_bytes_i);  // of no meaning for an XOF

    unique case (ctrl_q.fsm)
      Absorb: begin
        if (msg_take_i && msg_last_i) begin
          ctrl_d.fsm    = Pad;
          ctrl_d.marker = 1'b1;
          ctrl_d.length = 1'b0;
          ctrl_d.suffix = marker(ctrl_q.alg, msg_suffix_i);
        end
        if (pad) ctrl_d.fsm = Fill;
      end
      Fill:    if (!whole_i && ((ctrl_q.pos == '0 && kept_i == '0) || (move_i && at_end_o))) ctrl_d.fsm = Absorb;
      Pad: begin
        if (tail_take_i) begin
          ctrl_d.marker = 1'b0;
          // The length begins in this beat unless the marker is in it.
          ctrl_d.length = ctrl_q.length || (left_o == (wide ? 6'd4 : 6'd2) && !ctrl_q.marker);
          if (at_end_o && (keccak || (RoundsPerCycle == 1 ? ctrl_q.length : !ctrl_q.marker))) begin
            ctrl_d.fsm       = Process;
            ctrl_d.rem       = digest_bytes(ctrl_q.alg);
            ctrl_d.squeezing = keccak;
          end
        end
      end
      Process: ctrl_d.fsm = fsm_now;
      Wipe: begin
        ctrl_d.index = ctrl_q.index + 6'd1;
        if (ctrl_q.index == 6'(WipeBeats)) ctrl_d.fsm = Idle;
      end

      SaveSettle: begin
        ctrl_d.index = '0;
        if (!whole_i && (keccak ? keccak_ready_i : sha_quiet_i)) ctrl_d.fsm = SaveHead;
      end
      SaveHead: begin
        if (out_take_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          if (ctrl_q.index == 6'(HeaderIndices - 1)) begin
            ctrl_d.index = '0;
            ctrl_d.fsm   = (Overlap && ctrl_q.squeezing) ? SaveUnread : SaveTurn;
            ctrl_d.rem   = {4'b0, -{left_o[1:0], 2'b00}};  // of zeros behind the unread bytes
          end
        end
      end
      SaveUnread: if (move_i && at_end_o) ctrl_d.fsm = SaveZeros;
      SaveTurn:   if (move_i && at_end_o) ctrl_d.fsm = keccak ? SaveData : SaveHash;
      SaveHash: begin
        if (hash_move_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          if (ctrl_q.index == 6'd7) ctrl_d.fsm = SaveData;
        end
      end
      SaveData: begin
        ctrl_d.index = 6'd1;
        if (move_i && at_end_o) begin
          ctrl_d.fsm = SaveZeros;
          ctrl_d.rem = keccak ? 8'd8 : 8'd0;
        end
      end
      SaveZeros:  if (Overlap && ctrl_q.index == '0 && ctrl_q.rem == '0 && !whole_i) ctrl_d.fsm = SaveData;

      LoadHead: begin
        if (msg_take_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          ctrl_d.bad   = ctrl_q.bad || word_bad_i;
          if (has_first_i) begin
            ctrl_d.alg          = alg_e'(fields_i.alg);
            ctrl_d.rate         = fields_i.rate;
            ctrl_d.short_rounds = fields_i.short_rounds;
            ctrl_d.squeezing    = fields_i.squeezing;
            if (!built) begin
              ctrl_d.alg = AlgNone;
              ctrl_d.bad = 1'b1;
            end
          end
          if (has_place_i) ctrl_d.rem = fields_i.position;
          if (ctrl_q.index == 6'(HeaderIndices - 1)) ctrl_d.fsm = LoadCheck;
        end
      end
      LoadCheck: begin
        ctrl_d.index = '0;
        ctrl_d.first = 1'b1;
        ctrl_d.fsm   = !possible ? Idle : keccak ? LoadState : LoadHash;
      end
      LoadHash: begin
        if (hash_move_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          if (ctrl_q.index == 6'd7) begin
            ctrl_d.fsm   = LoadTail;
            ctrl_d.index = '0;
          end
        end
      end
      LoadState: if (move_i && at_end_o) ctrl_d.fsm = LoadDrop;
      LoadDrop: begin
        if (whole_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          if (Width > 32 || ctrl_q.index == 6'd1) ctrl_d.fsm = LoadTail;
        end
      end
      LoadTail: begin
        if (!keccak) begin
          if (msg_take_i) ctrl_d.index = ctrl_q.index + 6'd1;
          if (msg_take_i && ctrl_q.index == tail_words) ctrl_d.fsm = Absorb;
        end else if (ctrl_q.squeezing) begin
          if (move_i) ctrl_d.rem = ctrl_q.rem - {3'b0, step_o, 2'b00};
          if (ctrl_q.rem < {3'b0, step_o, 2'b00}) ctrl_d.fsm = Output;
        end else if (ctrl_q.rem == '0) begin
          ctrl_d.fsm = Absorb;
        end
      end
      default:   ;
    endcase

    if (out_take_i && out_last_i) ctrl_d.fsm = Idle;
    if (save) ctrl_d.fsm = SaveSettle;

    if (start || restore) begin
      ctrl_d.fsm          = start ? Absorb : LoadHead;
      ctrl_d.alg          = start ? alg_e'(cmd_i.alg) : AlgNone;
      ctrl_d.rate         = cmd_i.rate;
      ctrl_d.short_rounds = start && cmd_i.alg == AlgSponge && cmd_i.short_rounds;
      ctrl_d.squeezing    = 1'b0;
      ctrl_d.first        = 1'b1;
      ctrl_d.fresh        = start;
      ctrl_d.bad          = 1'b0;
      ctrl_d.pos          = '0;
      ctrl_d.index        = '0;
    end
    if (length_over_i) ctrl_d.fsm = Idle;
    if (wipe) begin
      ctrl_d     = '0;
      ctrl_d.fsm = Wipe;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) ctrl_q <= '0;
    else ctrl_q <= ctrl_d;
  end

  // ---- what the rest of the engine is told ----
  assign ctrl_o = ctrl_q;
  assign start_o = start || restore;
  assign wipe_o = wipe;
  assign restore_o = (ctrl_q.fsm == LoadCheck) && possible;

  assign status_o = '{
          idle: fsm_now == Idle,
          absorb: fsm_now == Absorb,
          busy: fsm_now inside {Fill, Pad, Process, Wipe},
          done: fsm_now == Output,
          save: fsm_now inside {SaveSettle, SaveHead, SaveUnread, SaveTurn, SaveHash, SaveData, SaveZeros},
          load: fsm_now inside {LoadHead, LoadCheck, LoadHash, LoadState, LoadDrop, LoadTail}
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
