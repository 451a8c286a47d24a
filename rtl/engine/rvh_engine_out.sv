// SPDX-License-Identifier: Apache-2.0
// Port `out` of the engine (seam C): words of the output or of a context, the end of each,
// and nothing behind it. Combinational; the registers here check the contract in simulation.

module rvh_engine_out
  import rvh_engine_pkg::*;
#(
    parameter  int unsigned Width      = 64,
    parameter  bit          Overlap    = 1'b0,
    parameter  int unsigned CountWidth = 4,
    localparam int unsigned BytesWidth = $clog2(Width / 8) + 1
) (
    input logic clk_i,
    input logic rst_ni,

    input fsm_e       fsm_i,
    input logic       keccak_i,
    input logic       xof_i,
    input logic       at_end_i,   // of the block
    input logic       turned_i,   // SaveZeros: those at the end of a context
    input logic [7:0] rem_i,      // bytes still to come in this step
    input logic       replaced_i, // a command ends the output

    input logic [     Width-1:0] head_word_i,    // of a context's header
    input logic                  pack_valid_i,
    input logic [     Width-1:0] pack_beat_i,
    input logic [CountWidth-1:0] beat_bytes_i,
    input logic [CountWidth-1:0] kept_i,
    input logic                  joins_i,        // bytes enter the packer in this cycle's beat
    input logic                  exact_i,        // ... and none are left behind it
    input logic [CountWidth-1:0] source_bytes_i,

    output logic                  valid_o,
    input  logic                  ready_i,
    output logic [     Width-1:0] data_o,
    output logic [BytesWidth-1:0] bytes_o,
    output logic                  last_o
);

  logic whole, tail, zeros_end, source_end;

  assign whole     = gives_output(fsm_i) || gives_context(fsm_i);
  assign tail      = gives_output(fsm_i) && !xof_i && rem_i == '0 && kept_i != '0 && !pack_valid_i;

  // Nothing comes behind what is on offer now.
  assign zeros_end = joins_i ? (rem_i == 8'(source_bytes_i)) : (rem_i == '0);

  always_comb begin
    unique case (fsm_i)
      Process, Output: source_end = !xof_i && zeros_end;
      SaveData: source_end = !keccak_i && joins_i && at_end_i;
      SaveZeros: source_end = (!Overlap || turned_i) && zeros_end;
      default: source_end = 1'b0;
    endcase
  end

  assign valid_o = fsm_i == SaveHead || (whole && pack_valid_i) || tail;
  assign last_o  = tail || (source_end && exact_i);
  assign bytes_o = BytesWidth'(tail ? kept_i : whole ? beat_bytes_i : CountWidth'(Width / 8));

  // What the core holds behind the end of a digest is not shown. Words have multiples of 4 bytes.
  always_comb begin
    data_o = (fsm_i == SaveHead) ? head_word_i : pack_beat_i;
    for (int unsigned i = 0; i < Width / 32; i++) begin
      if (!valid_o || 4 * i >= 32'(bytes_o)) data_o[32*i+:32] = '0;
    end
  end

`ifndef SYNTHESIS
  // A word that is offered stays until it is taken, or until a command ends the output.
  // Nothing is promised before the first reset.
  logic reset_seen, offered_q;
  logic [Width+BytesWidth:0] word_q;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      offered_q  <= 1'b0;
    end else if (reset_seen) begin
      offered_q <= valid_o && !ready_i && !replaced_i;
      word_q    <= {data_o, bytes_o, last_o};
      assert (!offered_q || (valid_o && {data_o, bytes_o, last_o} == word_q));
    end
  end
`endif

endmodule
