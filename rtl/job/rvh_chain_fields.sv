// SPDX-License-Identifier: Apache-2.0
// The fields of a row of hash chains, from the first bytes of its description (docs/chains.md), and
// what advances in it from chain to chain.
//
// Contract: with `load_i` the fields are those of `head_i`, from the next cycle on; `bad_o` then
// says that they are impossible. `next_i` advances all but the place of the end to the next chain,
// `next_end_i` that place.

`default_nettype none

module rvh_chain_fields
  import rvh_chain_pkg::*;
#(
    parameter  int unsigned AddrWidth = 32,                        // bits of an address: 32 to 64
    localparam int unsigned AddrBytes = (AddrWidth > 32) ? 8 : 4,  // of an address in the description
    localparam int unsigned HeadBits  = 8 * (16 + 3 * AddrBytes)
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                load_i,
    input  wire logic [HeadBits-1:0] head_i,  // first byte in bits 7:0
    input  wire logic                sha_i,   // SHA-256; else SHAKE256
    output logic                     bad_o,   // of `head_i`, in the cycle of `load_i`

    input  wire logic                 next_i,
    input  wire logic                 next_end_i,
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

  localparam int unsigned MessageBytes = 8 * TemplateLanes;  // most of SHAKE256
  localparam int unsigned ShaMessageBytes = 55;  // in one block

  // The first 16 bytes: the last byte is the first member.
  typedef struct packed {
    logic [23:0] zero_3;
    logic [7:0]  plain_byte;
    logic [15:0] chain;
    logic [15:0] count;
    logic [7:0]  prf_byte;
    logic        zero_2;
    place_t      prf_at;
    logic [3:0]  zero_1;
    logic from;
    logic        to;
    logic        prf;
    logic        two;
    logic        zero_0;
    place_t      chain_at;
    logic [7:0]  last;
    logic        zero_step;
    place_t      step_at;
    logic [1:0]  zero_lanes;
    logic [2:0]  lanes;
    logic [2:0]  zero_bytes;
    logic        zero_value;
    place_t      value;
  } fields_t;

  fields_t fields;
  logic [2:0][8*AddrBytes-1:0] addr;  // ends, digits, starts
  logic [2:0][AddrWidth-1:0] addr_q;
  logic [15:0] left_q;
  logic [1:0] lanes_q;  // 2 to 4, without the middle bit
  logic [7:0] value_end;
  logic zeros, beyond;

  if (AddrWidth < 32 || AddrWidth > 64) begin : gen_bad_addr_width
    $error("rvh_chain_fields: AddrWidth must be 32 to 64");
  end

  assign {addr, fields} = head_i;
  assign {ends_o, digits_o, starts_o} = addr_q;
  assign lanes_o = {lanes_q[1], !lanes_q[1], lanes_q[0]};
  assign none_o = left_q == '0;

  // ---- is the description possible? ----
  assign zeros = {fields.zero_3, fields.zero_2, fields.zero_1, fields.zero_0, fields.zero_step, fields.zero_lanes,
                  fields.zero_bytes, fields.zero_value} == '0;

  always_comb begin
    beyond = 1'b0;
    for (int unsigned i = 0; i < 3; i++) begin
      if (AddrWidth < 8 * AddrBytes && (addr[i] >> AddrWidth) != '0) beyond = 1'b1;
    end
  end

  assign value_end = {1'b0, fields.value} + {2'b0, fields.lanes, 3'b000};
  assign bad_o = !zeros || beyond || !(fields.lanes inside {[3'd2 : 3'd4]}) ||
      32'(value_end) > (sha_i ? ShaMessageBytes : MessageBytes) || fields.value < place_t'(4) || fields.last == '0 ||
      (fields.from && (fields.to || fields.prf)) || fields.step_at >= fields.value || fields.prf_at >= fields.value ||
      {1'b0, fields.chain_at} + 8'(fields.two) >= {1'b0, fields.value};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {value_o, lanes_q, step_at_o, last_o}                          <= '0;
      {chain_at_o, two_o, prf_o, to_o, from_o, prf_at_o, prf_byte_o} <= '0;
      {left_q, chain_o, plain_byte_o}                                <= '0;
    end else if (load_i) begin
      {value_o, lanes_q, step_at_o, last_o} <= {
        fields.value, fields.lanes[2], fields.lanes[0], fields.step_at, fields.last
      };
      {chain_at_o, two_o, prf_o, to_o, from_o} <= {fields.chain_at, fields.two, fields.prf, fields.to, fields.from};
      {prf_at_o, prf_byte_o, left_q, chain_o, plain_byte_o} <= {
        fields.prf_at, fields.prf_byte, fields.count, fields.chain, fields.plain_byte
      };
    end else if (next_i) begin
      left_q  <= left_q - 16'd1;
      chain_o <= chain_o + 16'd1;
    end
  end

  for (genvar i = 0; i < 3; i++) begin : gen_addr
    logic [5:0] more;  // from one chain to the next
    assign more = (i == 1) ? 6'(to_o || from_o) : (i == 0 && prf_o) ? '0 : {lanes_o, 3'b000};

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) addr_q[i] <= '0;
      else if (load_i) addr_q[i] <= AddrWidth'(addr[i]);
      else if ((i == 2) ? next_end_i : next_i) addr_q[i] <= addr_q[i] + AddrWidth'(more);
    end
  end

endmodule

`default_nettype wire
