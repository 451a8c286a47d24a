// SPDX-License-Identifier: Apache-2.0
// Destination of the packer's beats in this step, and the bytes of a beat (seam C, combinational):
// a core, `out`, or none.

`default_nettype none

module rvh_engine_route
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width      = 64,
    parameter int unsigned CountWidth = 4
) (
    input wire fsm_e       fsm_i,
    input wire logic       keccak_i,
    input wire logic       squeezing_i,
    input wire logic [5:0] pos_i,        // place in the block

    input wire logic [CountWidth-1:0] step_bytes_i,  // of a beat of the core
    input wire logic [CountWidth-1:0] hash_bytes_i,  // of a word of the hash value

    input wire logic                  pack_valid_i,    // the packer has a whole beat
    input wire logic                  room_i,          // it keeps less; no word comes in the steps with a tail
    input wire logic [CountWidth-1:0] kept_i,          // bytes in the packer
    input wire logic                  sha_ready_i,
    input wire logic                  keccak_ready_i,
    input wire logic                  out_ready_i,

    output logic [CountWidth-1:0] beat_bytes_o,
    output logic                  pack_ready_o,  // a whole beat leaves the packer
    output logic                  in_ready_o,    // ... in the steps that take words of `msg`
    output logic                  to_core_o,     // this step's beats go to a core
    output logic                  core_beat_o,   // a beat for it is here, whole or a tail
    output logic                  core_take_o,
    output logic                  tail_o,        // the kept bytes leave, though less than a beat
    output logic                  tail_take_o
);

  localparam logic [CountWidth-1:0] WordBytes = CountWidth'(Width / 8);

  logic core_ready;

  assign to_core_o  = fsm_i inside {FsmAbsorb, FsmFill, FsmPad, FsmSaveSettle, FsmSaveTurn} ||
      (fsm_i == FsmLoadTail && !squeezing_i);
  assign core_ready = keccak_i ? keccak_ready_i : (sha_ready_i || fsm_i == FsmSaveTurn);

  always_comb begin
    unique case (fsm_i)
      FsmProcess, FsmOutput: beat_bytes_o = keccak_i ? step_bytes_i : WordBytes;
      FsmSaveUnread, FsmSaveHash, FsmSaveData, FsmSaveZeros: beat_bytes_o = WordBytes;
      FsmLoadHash: beat_bytes_o = hash_bytes_i;
      FsmLoadDrop: beat_bytes_o = (Width > 64) ? CountWidth'(8) : WordBytes;
      default: beat_bytes_o = step_bytes_i;
    endcase
    // Towards `out` the packer gathers bytes without its ready; a reader that waits for valid would
    // deadlock otherwise.
    in_ready_o   = core_ready || fsm_i inside {FsmLoadHash, FsmLoadDrop};
    pack_ready_o = in_ready_o;
    if (gives_output(fsm_i) || gives_context(fsm_i)) pack_ready_o = out_ready_i || !pack_valid_i;
  end

  // A tail follows the whole beats.
  always_comb begin
    unique case (fsm_i)
      FsmPad, FsmSaveTurn: tail_o = room_i;
      FsmFill: tail_o = room_i && !(pos_i == '0 && kept_i == '0);
      default: tail_o = 1'b0;
    endcase
  end

  assign core_beat_o = to_core_o && (pack_valid_i || tail_o);
  assign core_take_o = core_beat_o && core_ready;
  assign tail_take_o = tail_o && core_ready;

endmodule

`default_nettype wire
