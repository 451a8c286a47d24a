// SPDX-License-Identifier: Apache-2.0
// Source of the packer's bytes in this step, and their number (seam C, combinational): `msg`, a
// core, or zeros.

`default_nettype none

module rvh_engine_source
  import rvh_engine_pkg::*;
#(
    parameter int unsigned Width      = 64,
    parameter int unsigned BeatWidth  = 64,
    parameter int unsigned ShaWidth   = 64,  // of a word of the hash value
    parameter int unsigned ShaBeat    = 64,  // of the window's oldest words
    parameter int unsigned CountWidth = 4
) (
    input wire fsm_e fsm_i,
    input wire logic keccak_i,
    input wire logic xof_i,
    input wire logic squeezing_i,

    input wire logic [7:0] rem_i,  // bytes pending, if the step knows

    input wire logic                  msg_valid_i,
    input wire logic [     Width-1:0] msg_data_i,
    input wire logic [CountWidth-1:0] msg_bytes_i,

    input wire logic [CountWidth-1:0] step_bytes_i,    // of a beat of the core
    input wire logic [CountWidth-1:0] hash_bytes_i,    // of a word of the hash value
    input wire logic                  sha_idle_i,
    input wire logic [  ShaWidth-1:0] hash_i,
    input wire logic [   ShaBeat-1:0] window_i,
    input wire logic                  keccak_ready_i,
    input wire logic [     Width-1:0] keccak_word_i,

    output logic                  from_msg_o,  // words of `msg` are wanted
    output logic                  valid_o,
    output logic [ BeatWidth-1:0] data_o,
    output logic [CountWidth-1:0] bytes_o
);

  localparam logic [CountWidth-1:0] WordBytes = CountWidth'(Width / 8);

  typedef logic [CountWidth-1:0] count_t;

  count_t output_bytes;

  // A power of two, or the pending bytes if they are less: without a carry chain.
  function automatic count_t limited(count_t bytes, logic [7:0] pending);
    logic [7:0] seen;  // bits of numbers that are at least `bytes`
    seen = '0;
    for (int unsigned i = 0; i < CountWidth; i++) begin
      for (int unsigned k = i; k < 8; k++) seen[k] |= bytes[i];
    end
    return |(pending & seen) ? bytes : count_t'(pending);
  endfunction

  // Beside the choice of the step, not after it
  assign output_bytes = keccak_i ? step_bytes_i : hash_bytes_i;

  assign from_msg_o = fsm_i inside {FsmAbsorb, FsmLoadHash, FsmLoadState, FsmLoadDrop} ||
      (fsm_i == FsmLoadTail && !keccak_i);

  always_comb begin
    data_o  = BeatWidth'(msg_data_i);
    valid_o = msg_valid_i && from_msg_o;
    bytes_o = WordBytes;
    unique case (fsm_i)
      FsmAbsorb: bytes_o = msg_bytes_i;
      FsmProcess, FsmOutput: begin
        data_o  = keccak_i ? BeatWidth'(keccak_word_i) : BeatWidth'(hash_i);
        valid_o = (keccak_i ? keccak_ready_i : sha_idle_i) && (xof_i || rem_i != '0);
        bytes_o = xof_i ? output_bytes : limited(output_bytes, rem_i);
      end
      FsmSaveUnread: begin
        data_o  = BeatWidth'(keccak_word_i);
        valid_o = keccak_ready_i;
        bytes_o = step_bytes_i;
      end
      FsmSaveHash: begin
        data_o  = BeatWidth'(hash_i);
        valid_o = 1'b1;
        bytes_o = hash_bytes_i;
      end
      FsmSaveData: begin
        data_o  = keccak_i ? BeatWidth'(keccak_word_i) : BeatWidth'(window_i);
        valid_o = !keccak_i || keccak_ready_i;
        bytes_o = step_bytes_i;
      end
      FsmSaveZeros: begin
        data_o  = '0;
        valid_o = rem_i != '0;
        bytes_o = limited(WordBytes, rem_i);
      end
      FsmLoadTail: begin
        bytes_o = limited(WordBytes, rem_i);
        if (keccak_i) begin
          data_o  = '0;
          valid_o = !squeezing_i && rem_i != '0;
        end
      end
      default:   ;
    endcase
  end

endmodule

`default_nettype wire
