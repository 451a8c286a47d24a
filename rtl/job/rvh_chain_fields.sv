// SPDX-License-Identifier: Apache-2.0
// The fields of a row of hash chains, from the words of its description in memory (docs/chains.md),
// and what advances in it from chain to chain.
//
// Contract: `word_i` is word `index_i` of the description; the fields are complete after the last word. `bad_o`: they are impossible; it is valid then. `next_i` advances to the next chain.

`default_nettype none

module rvh_chain_fields
  import rvh_chain_pkg::*;
#(
    parameter  int unsigned AddrWidth = 32,                       // bits of an address: 32 to 64
    localparam int unsigned PerAddr   = (AddrWidth > 32) ? 2 : 1  // words of an address
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        valid_i,
    input  wire logic [ 3:0] index_i,
    input  wire logic [31:0] word_i,
    input  wire logic        clear_i,  // a description begins
    input  wire logic        sha_i,    // of SHA-256; else of SHAKE256
    output logic             bad_o,

    input  wire logic                 next_i,
    output logic                      none_o,       // no chain is left
    output logic      [AddrWidth-1:0] starts_o,     // of this chain
    output logic      [AddrWidth-1:0] digits_o,
    output logic      [AddrWidth-1:0] ends_o,
    output logic      [         15:0] chain_o,      // its number
    output place_t                    value_o,
    output logic      [          2:0] lanes_o,      // length of a value, in units of 8 bytes
    output place_t                    step_at_o,
    output logic      [          7:0] last_o,       // one more than the number of the last step
    output place_t                    chain_at_o,
    output logic                      two_o,        // the number of the chain has two bytes
    output logic                      prf_o,        // a chain begins with a PRF
    output logic                      to_o,         // the digit ends the chain
    output logic                      from_o,       // the digit begins it
    output place_t                    prf_at_o,
    output logic      [          7:0] prf_byte_o,
    output logic      [          7:0] plain_byte_o
);

  localparam int unsigned ValueBytes = 8 * TemplateLanes;
  localparam int unsigned Sha256Bytes = 55;  // of a message in one block

  logic [15:0] left_q;
  logic odd_q, odd;  // a bit that must be 0 is 1
  logic [AddrWidth-1:0] addr_q[3];
  logic [7:0] value_end;

  if (AddrWidth < 32 || AddrWidth > 64) begin : gen_bad_addr_width
    $error("rvh_chain_fields: AddrWidth must be 32 to 64");
  end

  assign {starts_o, digits_o, ends_o} = {addr_q[0], addr_q[1], addr_q[2]};
  assign none_o = left_q == '0;

  always_comb begin
    odd = 1'b0;
    unique case (index_i)
      4'd0: odd = word_i[7] || word_i[23] || word_i[10:8] != '0 || word_i[15:14] != '0;
      4'd1: odd = word_i[7] || word_i[23] || word_i[15:12] != '0 || word_i[11:10] == 2'd3;
      4'd2: odd = 1'b0;
      4'd3: odd = word_i[31:8] != '0;
      default: begin
        if (AddrWidth < 64 && PerAddr == 2 && index_i[0]) odd = (word_i >> (AddrWidth - 32)) != '0;
      end
    endcase
  end

  // ---- is the description possible? ----
  assign value_end = {1'b0, value_o} + {2'b0, lanes_o, 3'b000};
  assign bad_o = odd_q || !(lanes_o inside {[3'd2 : 3'd4]}) || 32'(value_end) > (sha_i ? Sha256Bytes : ValueBytes) ||
      value_o < place_t'(4) || last_o == '0 || step_at_o >= value_o || prf_at_o >= value_o ||
      {1'b0, chain_at_o} + 8'(two_o) >= {1'b0, value_o};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {value_o, lanes_o, step_at_o, last_o}                          <= '0;
      {chain_at_o, two_o, prf_o, to_o, from_o, prf_at_o, prf_byte_o} <= '0;
      {left_q, chain_o, plain_byte_o, odd_q}                         <= '0;
    end else begin
      if (valid_i) begin
        odd_q <= odd_q || odd;
        unique case (index_i)
          4'd0: {last_o, step_at_o, lanes_o, value_o} <= {word_i[31:24], word_i[22:16], word_i[13:11], word_i[6:0]};
          4'd1: begin
            {prf_byte_o, prf_at_o, chain_at_o} <= {word_i[31:24], word_i[22:16], word_i[6:0]};
            {from_o, to_o, prf_o, two_o} <= word_i[11:8];
          end
          4'd2: {chain_o, left_q} <= word_i;
          4'd3: plain_byte_o <= word_i[7:0];
          default: ;
        endcase
      end
      if (next_i) begin
        left_q  <= left_q - 16'd1;
        chain_o <= chain_o + 16'd1;
      end
      if (clear_i) odd_q <= 1'b0;
    end
  end

  for (genvar i = 0; i < 3; i++) begin : gen_addr
    logic [5:0] more;  // from one chain to the next
    assign more = (i == 1) ? 6'(to_o || from_o) : (i == 0 && prf_o) ? '0 : {lanes_o, 3'b000};

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        addr_q[i] <= '0;
      end else if (next_i) begin
        addr_q[i] <= addr_q[i] + AddrWidth'(more);
      end else if (valid_i && 32'(index_i) == 4 + i * PerAddr) begin
        addr_q[i][31:0] <= word_i;
      end else if (PerAddr == 2 && valid_i && 32'(index_i) == 5 + i * PerAddr) begin
        addr_q[i][AddrWidth-1:32*(PerAddr-1)] <= word_i[AddrWidth-1-32*(PerAddr-1):0];
      end
    end
  end

endmodule

`default_nettype wire
