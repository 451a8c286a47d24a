// SPDX-License-Identifier: Apache-2.0
// Relations that always hold between registers of the engine's control: the place in the block, the packer, the bytes
// still to come, and the cores. A proof by induction needs them, because it begins in any state that is not excluded.
// rvh_formal_engine_response.sv asserts them. Each output is 1 if a group of relations holds.

`default_nettype none

module rvh_formal_engine_states
  import rvh_engine_pkg::*;
  import rvh_formal_engine_rank_pkg::*;
#(
    parameter int unsigned Width          = 64,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Overlap        = 1'b0,
    parameter bit          HasSha256      = 1'b1,
    parameter bit          HasSha512      = 1'b1,
    parameter bit          HasKeccak      = 1'b1,
    parameter int unsigned WipeCycles     = 22
) (
    input  ctrl_t        ctrl_i,
    input  cores_t       cores_i,
    input  logic         keccak_i,
    input  logic         wide_i,
    input  logic   [2:0] kind_i,    // the other registers of the place: Keccak, SHA-2 with 64 bits, XOF
    input  logic   [5:0] left_i,
    input  logic         at_end_i,
    output logic         phase_o,   // algorithm and phase fit the step
    output logic         place_o,   // the place is in the block and at a beat; the registers beside it fit
    output logic         kept_o,    // no more bytes in the packer than the step leaves there
    output logic         rest_o,    // the bytes still to come end with a word
    output logic         sha2_o,    // the state of the core fits the place in the block
    output logic         keccak_o
);

  localparam bit HasSha2 = HasSha256 || HasSha512;
  localparam int unsigned R = RoundsPerCycle;
  localparam cycles_t WordBytes = cycles_t'(Width / 8);
  localparam int unsigned ShaBeat = HasSha2 ? (HasSha512 ? 64 : 32) * R : 32;
  localparam cycles_t PackBytes = cycles_t'((Width > ShaBeat ? Width : ShaBeat) / 8);

  fsm_e fsm;
  cycles_t kept, rem, place, block, left, t, hash_bytes, beat_bytes, next_bytes, low, moved;
  logic built, xof, squeezing, sha2_still, keccak_still;

  assign fsm        = ctrl_i.fsm;
  assign squeezing  = ctrl_i.squeezing;
  assign xof        = HasKeccak && is_xof(ctrl_i.alg);
  assign kept       = cycles_t'(cores_i.kept);
  assign rem        = cycles_t'(ctrl_i.rem);
  assign t          = cycles_t'(cores_i.t);
  assign hash_bytes = wide_i ? 10'd8 : 10'd4;
  assign beat_bytes = wide_i ? cycles_t'(8 * R) : cycles_t'(4 * R);
  assign low        = WordBytes - 10'd1;  // low bits of a byte count, below a whole word
  assign place      = cycles_t'(ctrl_i.pos) << 2;  // in bytes
  assign left       = block - place;
  assign next_bytes = !keccak_i ? beat_bytes : (Width == 128 && left == 10'd8) ? 10'd8 : WordBytes;
  assign moved      = wide_i ? cycles_t'(ctrl_i.index) << 3 : cycles_t'(ctrl_i.index) << 2;  // of the hash value

  always_comb begin
    block = wide_i ? 10'd128 : 10'd64;
    if (keccak_i && fsm inside {FsmSaveData, FsmLoadState}) block = 10'd200;
    else if (keccak_i) block = cycles_t'(8 * rvh_keccak_pkg::rate_lanes(rate(ctrl_i.alg, ctrl_i.rate)));
  end

  always_comb begin
    unique case (ctrl_i.alg)
      AlgSha224, AlgSha256: built = HasSha256;
      AlgSha384, AlgSha512, AlgSha512t224, AlgSha512t256: built = HasSha512;
      AlgSha3224, AlgSha3256, AlgSha3384, AlgSha3512, AlgShake128, AlgShake256: built = HasKeccak;
      AlgSponge: built = HasKeccak && ctrl_i.rate <= rvh_keccak_pkg::Rate168;
      default: built = 1'b0;
    endcase
  end

  always_comb begin
    phase_o = 1'b1;
    unique case (fsm)
      FsmIdle, FsmLoadHead: ;
      FsmWipe: phase_o = cycles_t'(ctrl_i.index) < cycles_t'(WipeCycles);
      FsmLoadCheck: phase_o = ctrl_i.bad || (built && (xof || !squeezing));
      FsmAbsorb: phase_o = built && !squeezing;
      FsmPad: phase_o = built && !squeezing;
      FsmFill: phase_o = built && keccak_i && !squeezing;
      FsmProcess, FsmOutput: phase_o = built && squeezing == keccak_i;
      FsmSaveSettle, FsmSaveHead: phase_o = built && (xof || !squeezing);
      FsmSaveUnread: phase_o = Overlap && ctrl_i.index == '0 && built && xof && squeezing;
      FsmSaveTurn: phase_o = built && ctrl_i.index == '0 && (xof || !squeezing) && !(Overlap && squeezing);
      FsmSaveHash: phase_o = built && !keccak_i && !squeezing && ctrl_i.index < 6'd8;
      FsmSaveData: phase_o = built && (xof || !squeezing);
      FsmSaveZeros:
      phase_o = built && (xof || !squeezing) && (ctrl_i.index == 6'd1 || (ctrl_i.index == '0 && Overlap && squeezing));
      FsmLoadHash: phase_o = built && !keccak_i && !squeezing && ctrl_i.index < 6'd8;
      FsmLoadState, FsmLoadDrop: phase_o = built && keccak_i && (xof || !squeezing);
      FsmLoadTail: phase_o = built && (xof || !squeezing);
      default: phase_o = 1'b0;
    endcase
    if (fsm == FsmLoadHead && ctrl_i.index == '0) phase_o = ctrl_i.alg == AlgNone && !squeezing;
    else if (fsm == FsmLoadHead) phase_o = ctrl_i.bad || (built && (xof || !squeezing));
    if (fsm inside {FsmLoadHead, FsmSaveHead}) phase_o &= 32'(ctrl_i.index) < HeaderBits / Width;
    phase_o &= !ctrl_i.fresh || fsm == FsmAbsorb;
  end

  always_comb begin
    place_o = 1'b1;
    if (fsm inside {FsmLoadHead, FsmLoadCheck, FsmLoadHash, FsmLoadDrop, FsmProcess} || (fsm == FsmSaveHash))
      place_o = place == '0;
    else if (!(fsm inside {FsmIdle, FsmWipe})) begin
      place_o = place < block && (place & (keccak_i ? low : beat_bytes - 10'd1)) == '0;
    end
    // The length of a block, by which the header is checked
    if (fsm == FsmLoadCheck) place_o &= !at_end_i && (ctrl_i.bad || cycles_t'(left_i) << 2 == block);
    if (fsm == FsmSaveZeros) begin
      // After the unread bytes the state follows.
      if (ctrl_i.index == '0) place_o &= place == '0 && left_i == 6'd50 && !at_end_i;
    end else if (!(fsm inside {FsmIdle, FsmWipe, FsmLoadHead, FsmLoadCheck})) begin
      place_o &= cycles_t'(left_i) << 2 == left && at_end_i == (left == next_bytes);
    end
    place_o &= kind_i == {is_keccak(ctrl_i.alg), is_sha512(ctrl_i.alg), is_xof(ctrl_i.alg)};
  end

  always_comb begin
    kept_o = kept < PackBytes;
    unique case (fsm)
      FsmAbsorb, FsmFill, FsmPad: begin
        kept_o = kept < (keccak_i ? WordBytes : larger(WordBytes, beat_bytes));
        if (fsm == FsmFill) kept_o &= !(left == 10'd8 && kept >= 10'd8);
        if (fsm == FsmPad && !ctrl_i.marker) kept_o = kept == '0;
      end
      FsmSaveSettle: kept_o = squeezing ? kept == '0 : kept < (keccak_i ? WordBytes : larger(WordBytes, beat_bytes));
      FsmSaveHead, FsmSaveTurn: begin
        if (squeezing) kept_o = kept == '0;
        else if (keccak_i) kept_o = kept < WordBytes && !(left == 10'd8 && kept >= 10'd8);
        else kept_o = kept < beat_bytes;
      end
      FsmProcess, FsmWipe, FsmLoadHead, FsmLoadCheck, FsmLoadState, FsmSaveUnread: kept_o = kept == '0;
      FsmLoadDrop: kept_o = kept == (Width == 128 ? 10'd8 : '0);
      FsmLoadTail:
      if (!keccak_i) kept_o = kept < larger(WordBytes, beat_bytes);
      else kept_o = kept == '0 || (!squeezing && rem == '0 && kept < WordBytes);
      default: ;
    endcase
  end

  // The bytes in the packer and the bytes to come are whole words together.
  always_comb begin
    rest_o = 1'b1;
    unique case (fsm)
      FsmProcess: rest_o = (rem == cycles_t'(digest_bytes(ctrl_i.alg)));
      FsmOutput: begin
        if (xof) rest_o = kept == '0;
        else begin
          rest_o = kept + rem != '0 && (kept & 10'd3) == '0 && (rem & 10'd3) == '0;
          if (keccak_i)
            rest_o &= rem == '0 ? kept < WordBytes : kept == '0 && place + rem == cycles_t'(digest_bytes(ctrl_i.alg));
          else
            rest_o &= kept < larger(
                WordBytes, hash_bytes
            ) && ((kept & (hash_bytes - 10'd1)) == '0 || rem == '0 || hash_bytes > WordBytes);
        end
      end
      FsmSaveUnread: rest_o = ((left + rem) & low) == '0 && rem < 10'd16;
      FsmSaveHash, FsmLoadHash: begin
        if (hash_bytes > WordBytes) rest_o = kept inside {10'd0, 10'd4};
        else begin
          rest_o = kept < WordBytes && (kept & (hash_bytes - 10'd1)) == '0;
          rest_o &= ((fsm == FsmSaveHash ? moved - kept : moved + kept) & low) == '0;
        end
      end
      FsmSaveData: begin
        if (keccak_i) rest_o = kept == '0;
        else if (beat_bytes > WordBytes) rest_o = kept <= beat_bytes - WordBytes && (kept & low) == '0;
        else rest_o = kept < WordBytes && (kept & (beat_bytes - 10'd1)) == '0 && ((kept + left) & low) == '0;
      end
      FsmSaveZeros: begin
        rest_o = ((kept + rem) & low) == '0;
        if (ctrl_i.index != '0) rest_o &= kept + rem != '0;
        if (keccak_i) rest_o &= kept < WordBytes && rem <= 10'd16 && (kept == '0 || kept == 10'd8);
        else rest_o &= rem == '0;
      end
      FsmLoadDrop, FsmLoadTail: begin
        if (keccak_i && squeezing) rest_o = rem <= left && (rem == left || (rem & low) == '0);
        else if (keccak_i) rest_o = rem + kept < left;
        if (keccak_i && fsm == FsmLoadDrop && !squeezing) rest_o = rem < left;
      end
      FsmLoadState:
      if (keccak_i) begin
        cycles_t rate_block;
        rate_block = cycles_t'(8 * rvh_keccak_pkg::rate_lanes(rate(ctrl_i.alg, ctrl_i.rate)));
        rest_o = squeezing ? rem <= rate_block && (rem == rate_block || (rem & low) == '0) : rem < rate_block;
      end
      default: ;
    endcase
  end

  // SHA-2: while loading, the core has as many words as the place says. Otherwise the place is 0.
  assign sha2_still = t == '0 && !cores_i.word_valid && !cores_i.feed;

  always_comb begin
    cycles_t words;
    words  = wide_i ? place >> 3 : place >> 2;
    sha2_o = 1'b1;
    if (keccak_i || !(fsm inside {FsmAbsorb, FsmPad, FsmProcess, FsmSaveSettle, FsmSaveHead, FsmLoadTail})) begin
      sha2_o = sha2_still;
    end else begin
      sha2_o = t < (wide_i ? 10'd80 : 10'd64) && (t & cycles_t'(R - 1)) == '0;
      if (t >= 16) sha2_o &= cores_i.word_valid && !cores_i.feed;
      if (cores_i.feed) sha2_o &= t == (cores_i.word_valid ? cycles_t'(R) : 10'd0);
      if (fsm != FsmSaveHead) sha2_o &= words == (t < 16 ? t : 10'd0);
      else sha2_o &= t < 16 && !cores_i.word_valid && !cores_i.feed && (ctrl_i.index == '0 || t == '0);
      if (fsm == FsmPad) sha2_o &= !ctrl_i.length || (!ctrl_i.marker && (R == 2 || words == 15));
    end
  end

  assign keccak_still = {cores_i.running, cores_i.pending, cores_i.done, cores_i.loaded} == '0;

  always_comb begin
    logic next, never;
    // The output phase of an XOF: a block is computed, or one is read while the next one is computed or complete.
    next     = cores_i.loaded ? cores_i.running != cores_i.done : cores_i.running;
    never    = (cores_i.done && cores_i.pending) || (cores_i.loaded && cores_i.pending);
    keccak_o = 32'(cores_i.index) < 24 / R && (cores_i.running || cores_i.index == '0);
    if (fsm inside {FsmLoadHead, FsmLoadCheck} || (!keccak_i && !(fsm inside {FsmIdle, FsmWipe}))) begin
      keccak_o &= keccak_still;
    end else if (!Overlap) begin
      if (!(fsm inside {FsmAbsorb, FsmFill, FsmPad, FsmProcess, FsmOutput, FsmSaveSettle, FsmLoadTail}))
        keccak_o &= !cores_i.running;
      if (fsm inside {FsmAbsorb, FsmFill, FsmPad}) keccak_o &= !cores_i.running || place == '0;
      if (fsm == FsmFill && Width != 128) keccak_o &= !cores_i.running || cores_i.index != '0;
      if (fsm == FsmLoadTail) keccak_o &= !cores_i.running || (squeezing && rem == '0);
      if (fsm == FsmOutput && !xof) keccak_o &= !cores_i.running;
    end else begin
      unique case (fsm)
        FsmAbsorb, FsmFill, FsmPad:
        keccak_o &= !cores_i.loaded && !(cores_i.done && (cores_i.running || cores_i.pending));
        FsmSaveHead, FsmSaveSettle: begin
          if (!squeezing) keccak_o &= !cores_i.loaded && !(cores_i.done && (cores_i.running || cores_i.pending));
          else keccak_o &= !cores_i.pending && next && (fsm == FsmSaveSettle || cores_i.loaded);
          if (fsm == FsmSaveHead) keccak_o &= !cores_i.pending;
        end
        FsmSaveTurn: keccak_o &= !cores_i.loaded && !cores_i.pending && !(cores_i.done && cores_i.running);
        FsmProcess: begin
          if (cores_i.pending) keccak_o &= cores_i.pending_run && !cores_i.done && !cores_i.loaded;
          else if (xof) keccak_o &= next;
          else keccak_o &= $onehot({cores_i.running, cores_i.done, cores_i.loaded});
        end
        FsmOutput: keccak_o &= !cores_i.pending && (xof ? next : cores_i.loaded && !cores_i.running && !cores_i.done);
        FsmSaveUnread: keccak_o &= !cores_i.pending && cores_i.loaded && next;
        FsmSaveData: begin
          if (cores_i.pending) keccak_o &= !cores_i.pending_run && !cores_i.done && !cores_i.loaded;
          else keccak_o &= $onehot({cores_i.running, cores_i.done, cores_i.loaded});
        end
        FsmSaveZeros:
        if (ctrl_i.index == '0)
          keccak_o &= !cores_i.pending && $onehot({cores_i.running, cores_i.done, cores_i.loaded});
        FsmLoadState: keccak_o &= keccak_still;
        FsmLoadDrop, FsmLoadTail: begin
          if (cores_i.pending)
            keccak_o &= fsm == FsmLoadDrop &&
                !(cores_i.pending_run || cores_i.running || cores_i.done || cores_i.loaded);
          else if (squeezing) keccak_o &= next;
          else keccak_o &= !cores_i.loaded && !cores_i.running;
          if (fsm == FsmLoadDrop && Width == 128) keccak_o &= cores_i.pending;
        end
        default: ;
      endcase
      if (fsm inside {FsmAbsorb, FsmFill, FsmPad, FsmSaveSettle} && cores_i.pending)
        keccak_o &= cores_i.pending_run && place == '0;
      if (!(fsm inside {FsmIdle, FsmWipe})) keccak_o &= !never;
      // PAD takes a cycle, in which a block that waits in the second buffer is taken over
      if (fsm == FsmFill && Width != 128 && cores_i.pending) begin
        keccak_o &= cores_i.running && (cycles_t'(cores_i.index) * WordBytes > block);
      end
      // At least one round for each beat that came since the rounds began
      if (fsm inside {FsmAbsorb, FsmFill, FsmPad} && cores_i.running) begin
        cycles_t beats;
        beats = ((cores_i.pending ? block : place) + low) / WordBytes;
        keccak_o &= cycles_t'(cores_i.index) >= (beats < cycles_t'(24 / R) ? beats : cycles_t'(24 / R - 1));
      end
    end
  end

endmodule

`default_nettype wire
