// SPDX-License-Identifier: Apache-2.0
// Types of the message seam (seam C): what an attachment says to rvh_engine and
// hears from it. The numbers of algorithms and operations are the same in the
// registers, in C (rvhash.h) and in Python (rvhash.model). They leave room for
// what the engine does not build yet; asking for that is an error with a name.
//
// Byte order everywhere at this seam: the first byte is in bits 7:0.

package rvh_engine_pkg;

  localparam int unsigned WordBits = 32;  // of a message or output word; fixed in this version

  typedef enum logic [3:0] {
    AlgNone    = 4'd0,
    AlgSha224  = 4'd1,
    AlgSha256  = 4'd2,
    AlgSha3224 = 4'd8,
    AlgSha3256 = 4'd9,
    AlgSha3384 = 4'd10,
    AlgSha3512 = 4'd11,
    AlgShake128 = 4'd12,
    AlgShake256 = 4'd13
  } alg_e;

  // FINISH comes to the engine as the last word of the message, not as a command.
  typedef enum logic [2:0] {
    OpStart  = 3'd1,
    OpFinish = 3'd2,
    OpWipe   = 3'd6
  } op_e;

  typedef struct packed {
    logic [2:0] op;   // op_e; other values are undefined commands
    logic [3:0] alg;  // alg_e, with OpStart
  } cmd_t;

  typedef struct packed {
    logic [WordBits-1:0] data;
    logic [2:0]          bytes;  // 0 to 4 (more counts as 4), with last; every other word is full
    logic                last;
  } msg_t;

  typedef struct packed {
    logic [WordBits-1:0] data;
    logic                last;  // last word of a digest of fixed length
  } out_t;

  // Exactly one bit is 1.
  typedef struct packed {
    logic done;    // output phase
    logic busy;    // padding, processing the last block, or wiping
    logic absorb;  // a message is open
    logic idle;    // no message
  } status_t;

  // Pulses of one cycle.
  typedef struct packed {
    logic length;  // message longer than FIPS 180-4 allows; given up
    logic state;   // command not allowed now
    logic alg;     // algorithm not built
    logic cmd;     // undefined command
  } err_t;

  function automatic logic is_built(logic [3:0] alg);
    return alg inside {AlgSha224, AlgSha256, AlgSha3224, AlgSha3256, AlgSha3384, AlgSha3512, AlgShake128, AlgShake256};
  endfunction

  function automatic logic is_keccak(alg_e alg);
    return alg inside {AlgSha3224, AlgSha3256, AlgSha3384, AlgSha3512, AlgShake128, AlgShake256};
  endfunction

  // Extendable-output functions: output has no end.
  function automatic logic is_xof(alg_e alg);
    return alg inside {AlgShake128, AlgShake256};
  endfunction

  // FIPS 202, 6.1 and 6.2
  function automatic rvh_keccak_pkg::rate_e rate(alg_e alg);
    unique case (alg)
      AlgSha3224: return rvh_keccak_pkg::Rate144;
      AlgSha3384: return rvh_keccak_pkg::Rate104;
      AlgSha3512: return rvh_keccak_pkg::Rate72;
      AlgShake128: return rvh_keccak_pkg::Rate168;
      default: return rvh_keccak_pkg::Rate136;  // SHA3-256, SHAKE256
    endcase
  endfunction

  // Words of a message block, less one.
  function automatic logic [5:0] last_word(alg_e alg);
    if (!is_keccak(alg)) return 6'd15;
    return 6'(2 * rvh_keccak_pkg::rate_lanes(rate(alg)) - 1);
  endfunction

  // Words of the digest, less one; of no meaning for an XOF.
  function automatic logic [5:0] last_out(alg_e alg);
    unique case (alg)
      AlgSha224, AlgSha3224: return 6'd6;
      AlgSha3384: return 6'd11;
      AlgSha3512: return 6'd15;
      default: return 6'd7;  // SHA-256, SHA3-256
    endcase
  endfunction

  // The byte that follows the message: the 1 bit of FIPS 180-4, 5.1.1, or the
  // domain suffix and first 1 bit of FIPS 202, B.2.
  function automatic logic [7:0] marker(alg_e alg);
    if (!is_keccak(alg)) return 8'h80;
    return is_xof(alg) ? 8'h1f : 8'h06;
  endfunction

endpackage
