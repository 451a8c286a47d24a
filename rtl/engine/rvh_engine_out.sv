// SPDX-License-Identifier: Apache-2.0
// Port `out` of the engine (seam C): words of the output or of a context, with the end of each.
// Nothing follows the end. Combinational; the clock is for the contract. A word stays until it is
// accepted, or until a command ends the output.

`default_nettype none

module rvh_engine_out
  import rvh_engine_pkg::*;
#(
    parameter  int unsigned Width      = 64,
    parameter  bit          Overlap    = 1'b0,
    parameter  int unsigned CountWidth = 4,
    localparam int unsigned BytesWidth = $clog2(Width / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire fsm_e       fsm_i,
    input wire logic       keccak_i,
    input wire logic       xof_i,
    input wire logic       at_end_i,   // of the block
    input wire logic       turned_i,   // FsmSaveZeros: the zeros at the end of a context
    input wire logic [7:0] rem_i,      // bytes pending in this step
    input wire logic       replaced_i, // a command ends the output

    input wire logic [     Width-1:0] head_word_i,    // of a context's header
    input wire logic                  pack_valid_i,
    input wire logic [     Width-1:0] pack_beat_i,
    input wire logic [CountWidth-1:0] beat_bytes_i,
    input wire logic [CountWidth-1:0] kept_i,
    input wire logic                  joins_i,        // bytes enter the packer in this cycle's beat
    input wire logic                  exact_i,        // ... and none are left after it
    input wire logic [CountWidth-1:0] source_bytes_i,

    output logic                       valid_o,
    input  wire logic                  ready_i,
    output logic      [     Width-1:0] data_o,
    output logic      [BytesWidth-1:0] bytes_o,
    output logic                       last_o
);

  logic whole, tail, zeros_end, source_end;

  assign whole     = gives_output(fsm_i) || gives_context(fsm_i);
  assign tail      = gives_output(fsm_i) && !xof_i && rem_i == '0 && kept_i != '0 && !pack_valid_i;

  // Nothing follows the word that is now offered.
  assign zeros_end = joins_i ? (rem_i == 8'(source_bytes_i)) : (rem_i == '0);

  always_comb begin
    unique case (fsm_i)
      FsmProcess, FsmOutput: source_end = !xof_i && zeros_end;
      FsmSaveData: source_end = !keccak_i && joins_i && at_end_i;
      FsmSaveZeros: source_end = (!Overlap || turned_i) && zeros_end;
      default: source_end = 1'b0;
    endcase
  end

  assign valid_o = fsm_i == FsmSaveHead || (whole && pack_valid_i) || tail;
  assign last_o  = tail || (source_end && exact_i);
  assign bytes_o = BytesWidth'(tail ? kept_i : whole ? beat_bytes_i : CountWidth'(Width / 8));

  // Bytes of the core after the end of a digest are hidden. Words have multiples of 4 bytes.
  always_comb begin
    data_o = (fsm_i == FsmSaveHead) ? head_word_i : pack_beat_i;
    for (int unsigned i = 0; i < Width / 32; i++) begin
      if (!valid_o || 4 * i >= 32'(bytes_o)) data_o[32*i+:32] = '0;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_engine_out.out"),
      .Width(Width + BytesWidth + 1)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_o),
      .ready_i  (ready_i),
      .payload_i({data_o, bytes_o, last_o}),
      .cancel_i (replaced_i)
  );

  rvh_contract #(
      .Name("rvh_engine_out.bytes")
  ) u_contract_bytes (
      .clk_i,
      .rst_ni,
      .holds_i(!valid_o || (bytes_o != '0 && 32'(bytes_o) <= Width / 8))
  );
`endif

endmodule

`default_nettype wire
