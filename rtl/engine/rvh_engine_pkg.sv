// SPDX-License-Identifier: Apache-2.0
// Types of the message seam (seam C): what an attachment sends to rvh_engine and receives from it,
// and the properties of each algorithm. The numbers of algorithms and operations are the same in
// the registers, in C (rvhash.h) and in Python (rvhash.model).
//
// Byte order everywhere at this seam: the first byte is in bits 7:0.

`default_nettype none

package rvh_engine_pkg;

  typedef enum logic [3:0] {
    AlgNone       = 4'd0,
    AlgSha224     = 4'd1,
    AlgSha256     = 4'd2,
    AlgSha384     = 4'd3,
    AlgSha512     = 4'd4,
    AlgSha512t224 = 4'd5,
    AlgSha512t256 = 4'd6,
    AlgSha3224    = 4'd8,
    AlgSha3256    = 4'd9,
    AlgSha3384    = 4'd10,
    AlgSha3512    = 4'd11,
    AlgShake128   = 4'd12,
    AlgShake256   = 4'd13,
    AlgSponge     = 4'd15   // rate and rounds from the command, suffix from the end of the message
  } alg_e;

  // FINISH reaches the engine as the last word of the message, not as a command.
  typedef enum logic [2:0] {
    OpStart   = 3'd1,  // open a message
    OpPad     = 3'd3,  // sponges: zeros to the end of the unfinished block (bytepad, SP 800-185, 2.3.3)
    OpSave    = 3'd4,  // output the context, close the message here
    OpRestore = 3'd5,  // take a context, continue its message
    OpWipe    = 3'd6   // abort the current operation, zeroize every register that held message data
  } op_e;

  typedef struct packed {
    logic       short_rounds;  // OpStart with AlgSponge: the last 12 rounds instead of 24
    logic [2:0] rate;          // OpStart with AlgSponge: rvh_keccak_pkg::rate_e, Rate72 to Rate168
    logic [2:0] op;            // op_e; other values are undefined commands
    logic [3:0] alg;           // OpStart: alg_e
  } cmd_t;

  // Exactly one bit is 1.
  typedef struct packed {
    logic load;    // context words are taken
    logic save;    // context words are output, or will be
    logic done;    // output phase
    logic busy;    // padding, processing the last block, or wiping
    logic absorb;  // a message is open
    logic idle;    // no message
  } status_t;

  // Pulses of one cycle.
  typedef struct packed {
    logic context_bad;  // impossible context; not restored
    logic length;  // message longer than FIPS 180-4 allows; aborted
    logic state;   // command not allowed now
    logic alg;     // algorithm not built
    logic cmd;     // undefined command
  } err_t;

  // The current step of the engine. Save and Load are the steps of OpSave and OpRestore, in their
  // order.
  typedef enum logic [4:0] {
    FsmIdle,
    FsmAbsorb,      // message words are taken
    FsmFill,        // OpPad: zeros to the end of the block
    FsmPad,         // the end of the message
    FsmProcess,     // the core processes the last block
    FsmOutput,
    FsmWipe,
    FsmSaveSettle,  // whole beats in the packer go to the core, its block ends
    FsmSaveHead,    // header out
    FsmSaveUnread,  // unread rest of the output block out
    FsmSaveTurn,    // the rest of the message, then zeros: window or ring back in place
    FsmSaveHash,    // chaining value out
    FsmSaveData,    // unfinished block or sponge state out
    FsmSaveZeros,   // zeros after an area
    FsmLoadHead,    // header in
    FsmLoadCheck,   // check of the header
    FsmLoadHash,    // chaining value in
    FsmLoadState,   // sponge state in
    FsmLoadDrop,    // the zeros after it
    FsmLoadTail     // unfinished block in; sponges: to the position in the block
  } fsm_e;

  // Steps whose beats are words of output.
  function automatic logic gives_output(fsm_e fsm);
    return fsm inside {FsmProcess, FsmOutput};
  endfunction

  // Steps whose beats are words of a context, except its header.
  function automatic logic gives_context(fsm_e fsm);
    return fsm inside {FsmSaveUnread, FsmSaveHash, FsmSaveData, FsmSaveZeros};
  endfunction

  // What the engine knows of the current message. All of it is public.
  typedef struct packed {
    fsm_e       fsm;
    alg_e       alg;
    logic [2:0] rate;          // of the sponge
    logic       short_rounds;
    logic       squeezing;     // sponge in its output phase
    logic       first;         // first block of a message
    logic       fresh;         // first cycle of a message
    logic       marker;        // FsmPad: the marker byte is still to be placed
    logic       length;        // FsmPad: the first part of the length is placed
    logic       bad;           // FsmLoadHead: something is impossible
    logic [7:0] suffix;        // the marker byte
    logic [5:0] pos;           // place in the block, in units of 4 bytes
    logic [5:0] index;         // word in the header, or step of a sequence
    logic [7:0] rem;           // bytes pending in this step
  } ctrl_t;

  // Saved context, version 1: docs/context.md. The whole header except the length.
  localparam int unsigned ContextVersion = 1;
  localparam int unsigned HeaderBits = 256;
  localparam int unsigned LengthAt = 128;  // bit where the length begins

  typedef struct packed {
    logic [63:0] zero;
    logic [15:0] unread;
    logic [15:0] position;
    logic [3:0]  sponge_zero;
    logic        short_rounds;
    logic [2:0]  rate;
    logic [6:0]  phase_zero;
    logic        squeezing;
    logic [3:0]  alg_zero;
    logic [3:0]  alg;
    logic [7:0]  version;
  } head_t;

  // The fields that the engine loads.
  typedef struct packed {
    logic [7:0] position;
    logic       short_rounds;
    logic [2:0] rate;
    logic       squeezing;
    logic [3:0] alg;
  } fields_t;

  function automatic logic is_keccak(alg_e alg);
    return alg >= AlgSha3224;
  endfunction

  // 64-bit words
  function automatic logic is_sha512(alg_e alg);
    return alg inside {AlgSha384, AlgSha512, AlgSha512t224, AlgSha512t256};
  endfunction

  // Extendable-output functions: unlimited output.
  function automatic logic is_xof(alg_e alg);
    return alg inside {AlgShake128, AlgShake256, AlgSponge};
  endfunction

  function automatic rvh_sha2_pkg::variant_e variant(alg_e alg);
    unique case (alg)
      AlgSha224: return rvh_sha2_pkg::VariantSha224;
      AlgSha256: return rvh_sha2_pkg::VariantSha256;
      AlgSha384: return rvh_sha2_pkg::VariantSha384;
      AlgSha512: return rvh_sha2_pkg::VariantSha512;
      AlgSha512t224: return rvh_sha2_pkg::VariantSha512t224;
      AlgSha512t256: return rvh_sha2_pkg::VariantSha512t256;
      default: return rvh_sha2_pkg::VariantNone;
    endcase
  endfunction

  // FIPS 202, 6.1 and 6.2; AlgSponge has the rate of its START.
  function automatic rvh_keccak_pkg::rate_e rate(alg_e alg, logic [2:0] of_sponge);
    unique case (alg)
      AlgSha3224: return rvh_keccak_pkg::Rate144;
      AlgSha3384: return rvh_keccak_pkg::Rate104;
      AlgSha3512: return rvh_keccak_pkg::Rate72;
      AlgShake128: return rvh_keccak_pkg::Rate168;
      AlgSponge: return rvh_keccak_pkg::rate_e'(of_sponge);
      default: return rvh_keccak_pkg::Rate136;  // SHA3-256, SHAKE256
    endcase
  endfunction

  // Bytes of a digest; meaningless for an XOF.
  function automatic logic [7:0] digest_bytes(alg_e alg);
    unique case (alg)
      AlgSha224, AlgSha512t224, AlgSha3224: return 8'd28;
      AlgSha384, AlgSha3384: return 8'd48;
      AlgSha512, AlgSha3512: return 8'd64;
      default: return 8'd32;  // SHA-256, SHA-512/256, SHA3-256
    endcase
  endfunction

  // The byte that follows the message: the 1 bit of FIPS 180-4, 5.1, or the domain
  // suffix and first 1 bit of FIPS 202, B.2.
  function automatic logic [7:0] marker(alg_e alg, logic [7:0] of_sponge);
    unique case (alg)
      AlgSha3224, AlgSha3256, AlgSha3384, AlgSha3512: return 8'h06;
      AlgShake128, AlgShake256: return 8'h1f;
      AlgSponge: return of_sponge;
      default: return 8'h80;
    endcase
  endfunction

endpackage

`default_nettype wire
