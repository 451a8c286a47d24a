// SPDX-License-Identifier: Apache-2.0
// Control of the engine (seam C): commands, the current step, the place in the block. rvh_engine
// routes the bytes. This module holds what is public (algorithm, counts, place); no message byte
// enters it.

`default_nettype none

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
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic    cmd_valid_i,
    output logic    cmd_ready_o,
    input wire cmd_t    cmd_i,
    output status_t status_o,
    output err_t    err_o,

    // What happens in this cycle
    input wire logic                  msg_take_i,      // a word of the message or of a context
    input wire logic                  msg_last_i,
    input wire logic [           7:0] msg_suffix_i,
    input wire logic                  length_over_i,   // ... which makes the message too long
    input wire logic                  out_take_i,
    input wire logic                  out_last_i,
    input wire logic                  source_take_i,   // a word of another source goes into the packer
    input wire logic [CountWidth-1:0] source_bytes_i,
    input wire logic                  whole_i,         // the packer has a whole beat
    input wire logic [CountWidth-1:0] kept_i,          // bytes in the packer
    input wire logic                  tail_take_i,     // the bytes in the packer leave
    input wire logic                  move_i,          // the core's block advances by a beat
    input wire logic                  hash_move_i,
    input wire logic                  sha_idle_i,
    input wire logic                  sha_quiet_i,
    input wire logic                  keccak_ready_i,

    // A word of a context's header
    input wire fields_t fields_i,
    input wire logic has_first_i,
    input wire logic has_place_i,
    input wire logic bare_i,
    input wire logic word_bad_i,
    input wire logic length_bad_i,

    output ctrl_t                       ctrl_o,
    output rvh_keccak_pkg::rate_e       rate_o,
    output logic                        keccak_o,  // what follows is from rvh_engine_place
    output logic                        wide_o,
    output logic                        xof_o,
    output logic                  [2:0] step_o,
    output logic                  [5:0] left_o,
    output logic                        at_end_o,
    output logic                        start_o,   // a message begins: START or RESTORE
    output logic                        wipe_o,
    output logic                        restore_o  // the context is possible
);

  localparam int unsigned HeaderIndices = HeaderBits / Width;
  localparam int unsigned WordBytes = Width / 8;

  ctrl_t ctrl_d, ctrl_q;

  logic keccak, wide, save, pad, start, restore, wipe, built;
  logic [5:0] next;  // the place after the coming beat
  logic whole_next;  // of a sponge: the next block is the whole state
  logic [5:0] tail_words;  // of the unfinished block in a context, minus one
  logic possible;
  logic bare_d, bare_q;  // FsmLoadHead to FsmLoadHash: no unfinished block follows
  fsm_e fsm_now;

  // The output phase already begins in the cycle in which the last block is done.
  assign fsm_now     = (ctrl_q.fsm == FsmProcess && (keccak ? keccak_ready_i : sha_idle_i)) ? FsmOutput : ctrl_q.fsm;

  // ---- commands ----
  assign cmd_ready_o = !(ctrl_q.fsm inside {FsmFill, FsmLoadCheck, FsmWipe});

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
  assign err_o.context_bad = (ctrl_q.fsm == FsmLoadCheck) && !possible;

  // ---- the block ----
  assign keccak            = keccak_o;
  assign wide              = wide_o;
  assign whole_next        = ctrl_q.fsm inside {FsmSaveTurn, FsmSaveUnread, FsmSaveData, FsmLoadCheck};
  assign rate_o            = rate(ctrl_q.alg, ctrl_q.rate);
  assign tail_words        = wide ? 6'(128 / WordBytes - 1) : 6'(64 / WordBytes - 1);

  rvh_engine_place #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak)
  ) u_place (
      .clk_i,
      .rst_ni,
      .alg_i  (ctrl_d.alg),
      .rate_i (ctrl_d.rate),
      .clear_i(wipe),
      .load_i (start || ctrl_q.fsm inside {FsmLoadHead, FsmLoadCheck}),
      .whole_i(keccak && whole_next && !start),
      .move_i,
      .pos_i  (ctrl_q.pos),
      .keccak_o,
      .wide_o,
      .xof_o,
      .step_o,
      .left_o,
      .at_end_o,
      .pos_o  (next)
  );

  // Is the context possible whose header was read? Output continues at a whole word. `left_o` is the
  // length of a block here.
  always_comb begin
    possible = !ctrl_q.bad;
    if (!keccak) possible &= !length_bad_i && !(bare_q && ctrl_q.rem != '0);
    else if (ctrl_q.rem == {left_o, 2'b00}) possible &= ctrl_q.squeezing;
    else possible &= ctrl_q.rem < {left_o, 2'b00} && !(ctrl_q.squeezing && ctrl_q.rem % 8'(WordBytes) != '0);
  end

  // ---- the step the engine is in ----
  always_comb begin
    ctrl_d       = ctrl_q;
    ctrl_d.fresh = 1'b0;
    bare_d       = bare_q;

    if (move_i) begin
      ctrl_d.pos   = next;
      ctrl_d.first = ctrl_q.first && !at_end_o;
    end
    if (source_take_i) ctrl_d.rem = ctrl_q.rem - 8'(source_bytes_i);  // meaningless for an XOF

    unique case (ctrl_q.fsm)
      FsmAbsorb: begin
        if (msg_take_i && msg_last_i) begin
          ctrl_d.fsm    = FsmPad;
          ctrl_d.marker = 1'b1;
          ctrl_d.length = 1'b0;
          ctrl_d.suffix = marker(ctrl_q.alg, msg_suffix_i);
        end
        if (pad) ctrl_d.fsm = FsmFill;
      end
      FsmFill:    if (!whole_i && ((ctrl_q.pos == '0 && kept_i == '0) || (move_i && at_end_o))) ctrl_d.fsm = FsmAbsorb;
      FsmPad: begin
        if (tail_take_i) begin
          ctrl_d.marker = 1'b0;
          // The length begins in this beat unless the marker is in it.
          ctrl_d.length = ctrl_q.length || (left_o == (wide ? 6'd4 : 6'd2) && !ctrl_q.marker);
          if (at_end_o && (keccak || (RoundsPerCycle == 1 ? ctrl_q.length : !ctrl_q.marker))) begin
            ctrl_d.fsm       = FsmProcess;
            ctrl_d.rem       = digest_bytes(ctrl_q.alg);
            ctrl_d.squeezing = keccak;
          end
        end
      end
      FsmProcess: ctrl_d.fsm = fsm_now;
      FsmWipe: begin
        ctrl_d.index = ctrl_q.index + 6'd1;
        if (ctrl_q.index == 6'(WipeBeats)) ctrl_d.fsm = FsmIdle;
      end

      FsmSaveSettle: begin
        ctrl_d.index = '0;
        if (!whole_i && (keccak ? keccak_ready_i : sha_quiet_i)) ctrl_d.fsm = FsmSaveHead;
      end
      FsmSaveHead: begin
        if (out_take_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          if (ctrl_q.index == 6'(HeaderIndices - 1)) begin
            ctrl_d.index = '0;
            ctrl_d.fsm   = (Overlap && ctrl_q.squeezing) ? FsmSaveUnread : FsmSaveTurn;
            ctrl_d.rem   = {4'b0, -{left_o[1:0], 2'b00}};  // of zeros after the unread bytes
          end
        end
      end
      FsmSaveUnread: if (move_i && at_end_o) ctrl_d.fsm = FsmSaveZeros;
      FsmSaveTurn:   if (move_i && at_end_o) ctrl_d.fsm = keccak ? FsmSaveData : FsmSaveHash;
      FsmSaveHash: begin
        if (hash_move_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          if (ctrl_q.index == 6'd7) ctrl_d.fsm = FsmSaveData;
        end
      end
      FsmSaveData: begin
        ctrl_d.index = 6'd1;
        if (move_i && at_end_o) begin
          ctrl_d.fsm = FsmSaveZeros;
          ctrl_d.rem = keccak ? 8'd8 : 8'd0;
        end
      end
      FsmSaveZeros:  if (Overlap && ctrl_q.index == '0 && ctrl_q.rem == '0 && !whole_i) ctrl_d.fsm = FsmSaveData;

      FsmLoadHead: begin
        if (msg_take_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          ctrl_d.bad   = ctrl_q.bad || word_bad_i;
          if (has_first_i) begin
            ctrl_d.alg          = alg_e'(fields_i.alg);
            ctrl_d.rate         = fields_i.rate;
            ctrl_d.short_rounds = fields_i.short_rounds;
            ctrl_d.squeezing    = fields_i.squeezing;
            bare_d              = bare_i;
            if (!built) begin
              ctrl_d.alg = AlgNone;
              ctrl_d.bad = 1'b1;
            end
          end
          if (has_place_i) ctrl_d.rem = fields_i.position;
          if (ctrl_q.index == 6'(HeaderIndices - 1)) ctrl_d.fsm = FsmLoadCheck;
        end
      end
      FsmLoadCheck: begin
        ctrl_d.index = '0;
        ctrl_d.first = 1'b1;
        ctrl_d.fsm   = !possible ? FsmIdle : keccak ? FsmLoadState : FsmLoadHash;
      end
      FsmLoadHash: begin
        if (hash_move_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          if (ctrl_q.index == 6'd7) begin
            ctrl_d.fsm   = bare_q ? FsmAbsorb : FsmLoadTail;
            ctrl_d.index = '0;
          end
        end
      end
      FsmLoadState: if (move_i && at_end_o) ctrl_d.fsm = FsmLoadDrop;
      FsmLoadDrop: begin
        if (whole_i) begin
          ctrl_d.index = ctrl_q.index + 6'd1;
          if (Width > 32 || ctrl_q.index == 6'd1) ctrl_d.fsm = FsmLoadTail;
        end
      end
      FsmLoadTail: begin
        if (!keccak) begin
          if (msg_take_i) ctrl_d.index = ctrl_q.index + 6'd1;
          if (msg_take_i && ctrl_q.index == tail_words) ctrl_d.fsm = FsmAbsorb;
        end else if (ctrl_q.squeezing) begin
          if (move_i) ctrl_d.rem = ctrl_q.rem - {3'b0, step_o, 2'b00};
          if (ctrl_q.rem < {3'b0, step_o, 2'b00}) ctrl_d.fsm = FsmOutput;
        end else if (ctrl_q.rem == '0) begin
          ctrl_d.fsm = FsmAbsorb;
        end
      end
      default: ;
    endcase

    if (out_take_i && out_last_i) ctrl_d.fsm = FsmIdle;
    if (save) ctrl_d.fsm = FsmSaveSettle;

    if (start || restore) begin
      ctrl_d.fsm          = start ? FsmAbsorb : FsmLoadHead;
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
    if (length_over_i) ctrl_d.fsm = FsmIdle;
    if (wipe) begin
      ctrl_d     = '0;
      ctrl_d.fsm = FsmWipe;
      bare_d     = 1'b0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {ctrl_q, bare_q} <= '0;
    else {ctrl_q, bare_q} <= {ctrl_d, bare_d};
  end

  // ---- to the rest of the engine ----
  assign ctrl_o = ctrl_q;
  assign start_o = start || restore;
  assign wipe_o = wipe;
  assign restore_o = (ctrl_q.fsm == FsmLoadCheck) && possible;

  assign status_o = '{
          idle: fsm_now == FsmIdle,
          absorb: fsm_now == FsmAbsorb,
          busy: fsm_now inside {FsmFill, FsmPad, FsmProcess, FsmWipe},
          done: fsm_now == FsmOutput,
          save:
          fsm_now
          inside {
          FsmSaveSettle
          ,
          FsmSaveHead
          ,
          FsmSaveUnread
          ,
          FsmSaveTurn
          ,
          FsmSaveHash
          ,
          FsmSaveData
          ,
          FsmSaveZeros
          },
          load: fsm_now inside {FsmLoadHead, FsmLoadCheck, FsmLoadHash, FsmLoadState, FsmLoadDrop, FsmLoadTail}
      };

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_engine_ctrl.status")
  ) u_contract_status (
      .clk_i,
      .rst_ni,
      .holds_i($onehot(status_o))
  );

  // A beat stays inside its block.
  rvh_contract #(
      .Name("rvh_engine_ctrl.place")
  ) u_contract_place (
      .clk_i,
      .rst_ni,
      .holds_i(!move_i || 6'(step_o) <= left_o)
  );

  // WIPE ends.
  rvh_contract #(
      .Name("rvh_engine_ctrl.wipe")
  ) u_contract_wipe (
      .clk_i,
      .rst_ni,
      .holds_i(ctrl_q.fsm != FsmWipe || ctrl_q.index <= 6'(WipeBeats))
  );

  // A command has exactly one outcome, and no outcome is without a command.
  rvh_contract #(
      .Name("rvh_engine_ctrl.event")
  ) u_contract_event (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0({start, pad, save, restore, wipe, err_o.cmd, err_o.alg, err_o.state}))
  );
`endif

endmodule

`default_nettype wire
