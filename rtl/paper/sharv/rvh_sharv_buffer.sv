// SPDX-License-Identifier: Apache-2.0
// The smallest BufferSet that serves rvh_sharv_session, with the same ports: registers for the values needed at once,
// and no storage for inactive ones. In one cycle the core needs four words of one block, K of one round, and a hash
// value; one block is loaded at a time. So IV, one block and one hash value are registers (1,024 flip-flops instead
// of 8,192), K is a memory with one read a round, and there are no other blocks and digests.
//
// Contract and cycles: those of rvh_sharv_bufferset. Words of a block come in order.

`default_nettype none

module rvh_sharv_buffer
  import rvh_sha256_pkg::*;
  import rvh_sharv_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic        we_i,
    input wire logic  [7:0] index_i,
    input wire word_t       word_i,

    input wire logic k_rotate_i,
    output word_t k_o,

    output word_t w0_o,
    output word_t w1_o,
    output word_t w9_o,
    output word_t w14_o,
    input wire logic rotate_i,
    input wire word_t new_i,

    input wire logic from_iv_i,
    output vars_t hash_o,

    input wire logic        digest_we_i,
    input wire logic  [2:0] digest_index_i,
    input wire word_t       digest_i,

    input  wire logic [2:0] read_index_i,
    output word_t           read_o
);

  word_t [15:0] block_q;
  word_t [7:0] iv_q, hash_q;
  word_t k_mem[64];
  logic [5:0] k_q;  // of the round; place 8 has the first, and 0 follows 63
  logic to_iv, to_k, to_block;

  // Groups of eight places: IV is the first, K are the next eight.
  assign to_iv                     = we_i && index_i[7:3] == '0;
  assign to_k                      = we_i && !to_iv && !index_i[7] && (!index_i[6] || index_i[5:3] == '0);
  assign to_block                  = we_i && !to_iv && !to_k;

  assign k_o                       = k_mem[k_q];
  assign {w14_o, w9_o, w1_o, w0_o} = {block_q[14], block_q[9], block_q[1], block_q[0]};
  assign read_o                    = hash_q[read_index_i];

  for (genvar i = 0; i < 8; i++) begin : gen_hash
    assign hash_o[32*(7-i)+:32] = from_iv_i ? iv_q[i] : hash_q[i];
  end

  always_ff @(posedge clk_i) begin
    if (to_k) k_mem[index_i[5:0]] <= word_i;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      block_q <= '0;
      iv_q    <= '0;
      hash_q  <= '0;
      k_q     <= 6'(KAt);
    end else begin
      if (to_block || rotate_i) block_q <= {to_block ? word_i : new_i, block_q[15:1]};
      if (to_iv) iv_q[index_i[2:0]] <= word_i;
      // A wipe writes the hash value at its place in the long map.
      if (to_block && index_i[7:3] == 5'(StagedWords / 8)) hash_q[index_i[2:0]] <= word_i;
      if (digest_we_i) hash_q[digest_index_i] <= digest_i;
      if (k_rotate_i) k_q <= k_q + 6'd1;
    end
  end

endmodule

`default_nettype wire
