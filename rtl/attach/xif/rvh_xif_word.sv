// SPDX-License-Identifier: Apache-2.0
// The word that an instruction writes back: XLen bits of output, from words of 32 bits.
//
// Contract
// - `reads_i`: WORD is executed; it stays until `data_take_i`. `data_valid_o`: `data_o` is complete, and stable until it
//   is taken. `empty_o`: there was no output for it.
// - XLen = 64: bits 31:0 are the first word. If the output ends with it, bits 63:32 are 0. The first word waits in a
//   register, which is 0 after `data_take_i`.
//
// Cycles: XLen = 32 none; XLen = 64 one, for the first word.

`default_nettype none

module rvh_xif_word #(
    parameter int unsigned XLen = 32  // 32 or 64
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic            reads_i,
    input  wire logic            output_i,      // there is output or a context
    output logic                 data_valid_o,
    input  wire logic            data_take_i,
    output logic      [XLen-1:0] data_o,
    output logic                 empty_o,

    input  wire logic        pop_valid_i,
    output logic             pop_ready_o,
    input  wire logic [31:0] pop_data_i
);

  logic [31:0] word;

  assign word = output_i ? pop_data_i : '0;

  if (XLen == 64) begin : gen_two
    logic first_valid_q;
    logic [31:0] first_q;
    logic keeps;  // the first word is taken from the engine

    assign keeps        = reads_i && !first_valid_q && output_i && pop_valid_i;
    assign pop_ready_o  = keeps || (reads_i && first_valid_q && data_take_i);
    assign data_valid_o = first_valid_q ? pop_valid_i || !output_i : !output_i;
    assign data_o       = {word, first_q};
    assign empty_o      = !first_valid_q && !output_i;

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        first_valid_q <= 1'b0;
        first_q       <= '0;
      end else if (keeps) begin
        first_valid_q <= 1'b1;
        first_q       <= pop_data_i;
      end else if (reads_i && data_take_i) begin
        {first_valid_q, first_q} <= '0;
      end
    end
  end else begin : gen_one
    logic unused_clock;
    assign unused_clock = ^{clk_i, rst_ni};
    assign pop_ready_o  = reads_i && data_take_i;
    assign data_valid_o = pop_valid_i || !output_i;
    assign data_o       = word;
    assign empty_o      = !output_i;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_xif_word.data"),
      .Width(XLen)
  ) u_contract_data (
      .clk_i,
      .rst_ni,
      .valid_i  (reads_i && data_valid_o),
      .ready_i  (data_take_i),
      .payload_i(data_o),
      .cancel_i (1'b0)
  );

  // Others may take the output between two such instructions.
  rvh_contract_stream #(
      .Name ("rvh_xif_word.pop"),
      .Width(32)
  ) u_contract_pop (
      .clk_i,
      .rst_ni,
      .valid_i  (pop_valid_i),
      .ready_i  (pop_ready_o),
      .payload_i(pop_data_i),
      .cancel_i (!reads_i)
  );

  // A word leaves the engine only for an instruction that reads one.
  rvh_contract #(
      .Name("rvh_xif_word.reads")
  ) u_contract_reads (
      .clk_i,
      .rst_ni,
      .holds_i(reads_i || !(pop_ready_o || data_take_i))
  );
`endif

endmodule

`default_nettype wire
