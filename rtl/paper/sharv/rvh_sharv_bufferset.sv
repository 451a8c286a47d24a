// SPDX-License-Identifier: Apache-2.0
// BufferSet of SHA-RV, and its value rotator (VR): 256 registers of 32 bits between data memory and the core. All are
// read at once, so the core gets four words of a block, K and a whole hash value in one cycle. The words of a block
// and of K rotate by one place a round: the core finds them at fixed places of their block, and the new word of the
// schedule takes the free place. After 64 rounds K is back in its place; a block is consumed.
//
// Contract: `map_i` selects the places of blocks and digests, and is stable while they are in use. If several values
// are written to a register in one cycle, the word from memory has priority, then a digest, then the rotation.

`default_nettype none

module rvh_sharv_bufferset
  import rvh_sha256_pkg::*;
  import rvh_sharv_pkg::*;
#(
    parameter bit Four = 1'b0  // 1: MapFour alone; 0: the maps of the paper
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire map_e map_i,

    input wire logic        we_i,
    input wire logic  [7:0] index_i,
    input wire word_t       word_i,

    input wire logic k_rotate_i,
    output word_t k_o,

    input  wire logic  [3:0] tap_i,           // block whose words go to the core
    output word_t            w0_o,
    output word_t            w1_o,
    output word_t            w9_o,
    output word_t            w14_o,
    input  wire logic        rotate_i,
    input  wire logic  [3:0] rotate_place_i,
    input  wire word_t       new_i,

    input  wire logic       from_iv_i,     // hash_o is IV; otherwise the digest of that place
    input  wire logic [1:0] hash_place_i,
    output vars_t           hash_o,

    input wire logic  [1:0]      digest_we_i,
    input wire logic  [3:0]      digest_place_i,
    input wire logic  [1:0][2:0] digest_index_i,
    input wire word_t [1:0]      digest_i,

    input  wire logic [2:0] read_place_i,
    input  wire logic [2:0] read_index_i,
    output word_t           read_o
);

  // The maps that are built; hash values to continue from are digests of the first.
  localparam map_e MapA = Four ? MapFour : MapLong;
  localparam map_e MapB = Four ? MapFour : MapShort;

  word_t [Words-1:0] word_q;
  logic is_b;

  assign is_b = !Four && map_i == MapB;
  assign k_o  = word_q[KAt];

  // ---- each register ----
  for (genvar i = 0; i < Words; i++) begin : gen_word
    localparam int unsigned BlockA = block_of(MapA, i);
    localparam int unsigned BlockB = block_of(MapB, i);
    localparam int unsigned DigestA = digest_of(MapA, i);
    localparam int unsigned DigestB = digest_of(MapB, i);
    localparam bit IsK = i >= KAt && i < StagedWords;
    localparam bit LastA = BlockA != 15 && i == block_at(MapA, BlockA) + BlockWords - 1;
    localparam bit LastB = BlockB != 15 && i == block_at(MapB, BlockB) + BlockWords - 1;
    localparam int unsigned Next = (i == StagedWords - 1) ? KAt : (i == Words - 1) ? i : i + 1;
    localparam logic [2:0] WordA = 3'(i - digest_at(MapA, (DigestA == 15) ? 0 : DigestA));
    localparam logic [2:0] WordB = 3'(i - digest_at(MapB, (DigestB == 15) ? 0 : DigestB));

    logic turns, is_last;
    logic [1:0] sums;
    word_t word_d;

    if (IsK) begin : gen_k
      assign turns   = k_rotate_i;
      assign is_last = 1'b0;
    end else begin : gen_block
      assign turns   = rotate_i && rotate_place_i != 4'd15 && rotate_place_i == 4'(is_b ? BlockB : BlockA);
      assign is_last = is_b ? LastB : LastA;
    end

    for (genvar w = 0; w < 2; w++) begin : gen_sum
      assign sums[w] = digest_we_i[w] && digest_place_i != 4'd15 &&
          digest_place_i == 4'(is_b ? DigestB : DigestA) && digest_index_i[w] == (is_b ? WordB : WordA);
    end

    always_comb begin
      word_d = turns ? (is_last ? new_i : word_q[Next]) : word_q[i];
      if (sums[0]) word_d = digest_i[0];
      if (sums[1]) word_d = digest_i[1];
      if (we_i && index_i == 8'(i)) word_d = word_i;
    end

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) word_q[i] <= '0;
      else word_q[i] <= word_d;
    end
  end

  // ---- words to the core ----
  localparam int unsigned BlocksA = blocks(MapA);
  localparam int unsigned BlocksB = Four ? 0 : blocks(MapB);

  logic [BlocksA+BlocksB-1:0][3:0][31:0] tap;

  for (genvar p = 0; p < BlocksA + BlocksB; p++) begin : gen_tap
    localparam int unsigned At = (p < BlocksA) ? block_at(MapA, p) : block_at(MapB, p - BlocksA);
    logic picked;
    assign picked = (p < BlocksA) ? !is_b && tap_i == 4'(p) : is_b && tap_i == 4'(p - BlocksA);
    assign tap[p] = {4{{32{picked}}}} & {word_q[At+14], word_q[At+9], word_q[At+1], word_q[At]};
  end

  always_comb begin
    {w14_o, w9_o, w1_o, w0_o} = '0;
    for (int unsigned p = 0; p < BlocksA + BlocksB; p++) {w14_o, w9_o, w1_o, w0_o} |= tap[p];
  end

  // ---- hash values ----
  localparam int unsigned DigestsA = digests(MapA);
  localparam int unsigned DigestsB = Four ? 0 : digests(MapB);

  logic [DigestsA+DigestsB-1:0][7:0][31:0] values;
  logic [2:0] read_value;

  for (genvar p = 0; p < DigestsA + DigestsB; p++) begin : gen_value
    localparam int unsigned At = (p < DigestsA) ? digest_at(MapA, p) : digest_at(MapB, p - DigestsA);
    assign values[p] = word_q[At+:8];
  end

  for (genvar i = 0; i < 8; i++) begin : gen_hash
    assign hash_o[32*(7-i)+:32] = from_iv_i ? word_q[IvAt+i] : values[hash_place_i][i];
  end

  assign read_value = is_b ? read_place_i + 3'(DigestsA) : read_place_i;
  assign read_o     = values[read_value][read_index_i];

endmodule

`default_nettype wire
