// SPDX-License-Identifier: Apache-2.0
// Pre-processing of the Artix-7 paper's core: cuts messages into blocks of 1088 bits and pads them as SHA3-256
// requires (FIPS 202, 5.1 and 6.1).
//
// Contract: words of a message are full, except the last one, which has `msg_last_i` and 0 to Width / 8 bytes (larger
// counts mean a full word). A block is offered until it is taken; `first_o` and `last_o` mark the first and last
// block of a message.
//
// Cycles: one a word while blocks are taken; one more for a message of whole blocks, whose padding is a separate
// block.

`default_nettype none

module rvh_artix7_pre
  import rvh_artix7_pkg::*;
#(
    parameter  int unsigned Width      = 64,                    // of a word: 32, 64, 136, 272, 544 or 1088
    localparam int unsigned BytesWidth = $clog2(Width / 8 + 1)
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                  msg_valid_i,
    output logic                       msg_ready_o,
    input  wire logic [     Width-1:0] msg_data_i,   // first byte in bits 7:0
    input  wire logic [BytesWidth-1:0] msg_bytes_i,
    input  wire logic                  msg_last_i,

    output logic                      block_valid_o,
    input  wire logic                 block_ready_i,
    output logic      [BlockBits-1:0] block_o,
    output logic                      first_o,
    output logic                      last_o
);

  if (!(Width inside {32, 64, 136, 272, 544, 1088})) begin : gen_bad_width
    $error("rvh_artix7_pre: Width must be 32, 64, 136, 272, 544 or 1088");
  end

  localparam int unsigned Bytes = Width / 8;
  localparam int unsigned Words = BlockBytes / Bytes;
  localparam int unsigned IndexWidth = (Words == 1) ? 1 : $clog2(Words);

  logic [BlockBits-1:0] block_d, block_q;
  logic [IndexWidth-1:0] index_d, index_q;
  logic full_d, full_q;  // a block is offered
  logic last_d, last_q;  // it is the last of its message
  logic first_q;  // it is the first one
  logic pad_d, pad_q;  // the next block is padding alone
  logic takes, ends, word_full;

  assign msg_ready_o   = (!full_q || block_ready_i) && !pad_q;
  assign takes         = msg_valid_i && msg_ready_o;
  assign ends          = index_q == IndexWidth'(Words - 1);
  assign word_full     = !msg_last_i || 32'(msg_bytes_i) >= Bytes;

  assign block_valid_o = full_q;
  assign block_o       = block_q;
  assign first_o       = first_q;
  assign last_o        = last_q;

  always_comb begin
    block_d = block_q;
    index_d = index_q;
    full_d  = full_q && !block_ready_i;
    last_d  = last_q;
    pad_d   = pad_q;
    if (takes) begin
      if (index_q == '0) block_d = '0;
      for (int unsigned b = 0; b < Bytes; b++) begin
        if (word_full || b < 32'(msg_bytes_i)) block_d[32'(index_q)*Width+8*b+:8] = msg_data_i[8*b+:8];
        else if (b == 32'(msg_bytes_i)) block_d[32'(index_q)*Width+8*b+:8] = Suffix;
      end
      index_d = (ends || msg_last_i) ? '0 : index_q + IndexWidth'(1);
      full_d  = ends || msg_last_i;
      last_d  = msg_last_i && !(ends && word_full);
      pad_d   = msg_last_i && ends && word_full;
      if (last_d && word_full) block_d[32'(index_q+IndexWidth'(1))*Width+:8] = Suffix;
      if (last_d) block_d[BlockBits-1] = 1'b1;
    end else if (pad_q && (!full_q || block_ready_i)) begin
      block_d              = '0;
      block_d[7:0]         = Suffix;
      block_d[BlockBits-1] = 1'b1;
      full_d               = 1'b1;
      last_d               = 1'b1;
      pad_d                = 1'b0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      block_q <= '0;
      index_q <= '0;
      full_q  <= 1'b0;
      last_q  <= 1'b0;
      first_q <= 1'b1;
      pad_q   <= 1'b0;
    end else begin
      block_q <= block_d;
      index_q <= index_d;
      full_q  <= full_d;
      last_q  <= last_d;
      pad_q   <= pad_d;
      if (full_q && block_ready_i) first_q <= last_q;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_artix7_pre.msg"),
      .Width(Width + BytesWidth + 1)
  ) u_contract_msg (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid_i),
      .ready_i  (msg_ready_o),
      .payload_i({msg_data_i, msg_bytes_i, msg_last_i}),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_artix7_pre.block"),
      .Width(BlockBits + 2)
  ) u_contract_block (
      .clk_i,
      .rst_ni,
      .valid_i  (block_valid_o),
      .ready_i  (block_ready_i),
      .payload_i({block_o, first_o, last_o}),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
