// SPDX-License-Identifier: Apache-2.0
// Where the packer's beats go in this step, and how many bytes a beat has (seam C,
// combinational): to a core, to `out`, or nowhere.

module rvh_engine_route
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width      = 64,
    parameter int unsigned CountWidth = 4
) (
    input fsm_e       fsm_i,
    input logic       keccak_i,
    input logic       squeezing_i,
    input logic [5:0] pos_i,        // place in the block

    input logic [CountWidth-1:0] step_bytes_i,  // of a beat of the core
    input logic [CountWidth-1:0] hash_bytes_i,  // of a word of the hash value

    input logic                  pack_valid_i,    // the packer has a whole beat
    input logic [CountWidth-1:0] kept_i,          // bytes in the packer
    input logic                  sha_ready_i,
    input logic                  keccak_ready_i,
    input logic                  out_ready_i,

    output logic [CountWidth-1:0] beat_bytes_o,
    output logic                  pack_ready_o,  // a whole beat leaves the packer
    output logic                  to_core_o,     // this step's beats are a core's
    output logic                  core_beat_o,   // there is one for it, whole or a tail
    output logic                  core_take_o,
    output logic                  tail_o,        // what is kept goes, though it is less than a beat
    output logic                  tail_take_o
);

  localparam logic [CountWidth-1:0] WordBytes = CountWidth'(Width / 8);

  logic core_ready;

  assign to_core_o  = fsm_i inside {Absorb, Fill, Pad, SaveSettle, SaveTurn} || (fsm_i == LoadTail && !squeezing_i);
  assign core_ready = keccak_i ? keccak_ready_i : (sha_ready_i || fsm_i == SaveTurn);

  always_comb begin
    unique case (fsm_i)
      Process, Output: beat_bytes_o = keccak_i ? step_bytes_i : WordBytes;
      SaveUnread, SaveHash, SaveData, SaveZeros: beat_bytes_o = WordBytes;
      LoadHash: beat_bytes_o = hash_bytes_i;
      LoadDrop: beat_bytes_o = (Width > 64) ? CountWidth'(8) : WordBytes;
      default: beat_bytes_o = step_bytes_i;
    endcase
    // Towards `out` bytes are gathered without its ready, or a reader that waits for valid would wait for ever.
    unique case (fsm_i)
      Process, Output, SaveUnread, SaveHash, SaveData, SaveZeros: pack_ready_o = out_ready_i || !pack_valid_i;
      LoadHash, LoadDrop: pack_ready_o = 1'b1;
      default: pack_ready_o = core_ready;
    endcase
  end

  // A tail goes behind the whole beats.
  always_comb begin
    unique case (fsm_i)
      Pad, SaveTurn: tail_o = !pack_valid_i;
      Fill: tail_o = !pack_valid_i && !(pos_i == '0 && kept_i == '0);
      default: tail_o = 1'b0;
    endcase
  end

  assign core_beat_o = to_core_o && (pack_valid_i || tail_o);
  assign core_take_o = core_beat_o && core_ready;
  assign tail_take_o = tail_o && core_ready;

endmodule
