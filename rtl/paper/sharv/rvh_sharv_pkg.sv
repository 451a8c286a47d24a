// SPDX-License-Identifier: Apache-2.0
// Shared by the modules of SHA-RV: the maps of the BufferSet and the mode of a hash. The long and the short map are
// Table I of the paper; MapFour is ours, for four active messages and four being loaded.

`default_nettype none

package rvh_sharv_pkg;

  localparam int unsigned Words = 256;  // of the BufferSet
  localparam int unsigned IvAt = 0;  // eight words
  localparam int unsigned KAt = 8;  // 64 words
  localparam int unsigned StagedWords = 72;  // both
  localparam int unsigned BlockWords = 16;

  typedef enum logic [1:0] {
    MapLong,
    MapShort,
    MapFour
  } map_e;

  typedef struct packed {
    logic four;     // four messages side by side
    logic goes_on;  // continues from the hash value of the blocks before
    logic chained;  // long: the blocks are one message; short: each is one
    logic sha224;
  } mode_t;

  // Places for blocks
  function automatic int unsigned blocks(map_e map);
    unique case (map)
      MapLong:  return 11;
      MapShort: return 7;
      default:  return 8;
    endcase
  endfunction

  // Places for digests
  function automatic int unsigned digests(map_e map);
    unique case (map)
      MapLong:  return 1;
      MapShort: return 7;
      default:  return 4;
    endcase
  endfunction

  // First word of a block, of a digest
  function automatic int unsigned block_at(map_e map, int unsigned place);
    unique case (map)
      MapLong:  return 80 + 16 * place;
      MapShort: return 72 + 24 * place;
      default:  return 104 + 16 * place;
    endcase
  endfunction

  function automatic int unsigned digest_at(map_e map, int unsigned place);
    unique case (map)
      MapLong:  return 72;
      MapShort: return 88 + 24 * place;
      default:  return 72 + 8 * place;
    endcase
  endfunction

  // The block, the digest that a word belongs to; none: 15
  function automatic int unsigned block_of(map_e map, int unsigned word);
    for (int unsigned p = 0; p < blocks(map); p++) begin
      if (word >= block_at(map, p) && word < block_at(map, p) + BlockWords) return p;
    end
    return 15;
  endfunction

  function automatic int unsigned digest_of(map_e map, int unsigned word);
    for (int unsigned p = 0; p < digests(map); p++) begin
      if (word >= digest_at(map, p) && word < digest_at(map, p) + 8) return p;
    end
    return 15;
  endfunction

  // Words of a digest
  function automatic logic [3:0] digest_words(logic sha224);
    return sha224 ? 4'd7 : 4'd8;
  endfunction

  // Messages and digests are bytes in memory (FIPS 180-4, 3.1); the words of IV and K are numbers of the hart.
  function automatic logic [31:0] bytes_of(logic [31:0] word);
    return {word[7:0], word[15:8], word[23:16], word[31:24]};
  endfunction

endpackage

`default_nettype wire
