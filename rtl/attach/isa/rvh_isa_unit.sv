// SPDX-License-Identifier: Apache-2.0
// Computes the result of an instruction of hx or Zknh: docs/attach/isa.md. Combinational; its time depends on the
// instruction alone.
//
// The result is one sum: of a sigma function, a function of the three sources bit by bit, rs3 and the carry. Rotator and
// interleaver give 0 unless the instruction is theirs; then all of these are 0, and the sum passes them on. So the adder
// is the selection of the result.
//
// The carry, 0 to 2, is the sum of the two bits of `carry_i` and `carry_o`.

`default_nettype none

module rvh_isa_unit
  import rvh_isa_pkg::*;
#(
    parameter bit HasKeccak     = 1'b1,  // as in rvh_isa_decode
    parameter bit HasInterleave = 1'b1,
    parameter bit HasChMaj      = 1'b1,
    parameter bit HasAdd3       = 1'b1,
    parameter bit HasSha256     = 1'b1,
    parameter bit HasSha512     = 1'b1,
    parameter bit HasZknh256    = 1'b1,
    parameter bit HasZknh512    = 1'b1
) (
    input  wire control_t              control_i,
    input  wire logic     [ 2:0][31:0] rs_i,
    input  wire logic     [ 1:0]       carry_i,
    output logic          [ 1:0]       carry_o,    // what the sum carries out
    output logic          [31:0]       result_o
);

  localparam bit HasSigma = HasSha256 || HasSha512 || HasZknh256 || HasZknh512;
  localparam bit HasFirst = HasAdd3 || HasSha512;
  localparam bit HasSum = HasAdd3 || HasSha256 || HasSha512;  // of more than one summand

  logic [31:0] first, second, third, turned, gathered, spread;

  // ---- the summands ----
  if (HasSigma || HasFirst) begin : gen_sigma
    rvh_isa_sigma #(
        .HasSha256(HasSha256 || HasZknh256),
        .HasSha512(HasSha512 || HasZknh512),
        .HasFirst (HasFirst)
    ) u_sigma (
        .control_i(control_i.summand),
        .rs1_i(rs_i[0]),
        .rs2_i(rs_i[1]),
        .word_o(first)
    );
  end else begin : gen_no_sigma
    assign first = '0;
  end

  always_comb begin
    second = '0;
    unique case (control_i.bits)
      LogicSecond: if (HasSum) second = rs_i[1];
      LogicXor3:   if (HasKeccak) second = rs_i[0] ^ rs_i[1] ^ rs_i[2];
      LogicChi:    if (HasKeccak) second = rs_i[0] ^ (~rs_i[1] & rs_i[2]);
      LogicCh:     if (HasChMaj || HasSha256) second = rvh_sha256_pkg::ch(rs_i[0], rs_i[1], rs_i[2]);
      LogicMaj:    if (HasChMaj || HasSha256) second = rvh_sha256_pkg::maj(rs_i[0], rs_i[1], rs_i[2]);
      default:     ;
    endcase
  end

  assign third = HasSum && control_i.third ? rs_i[2] : '0;

  // ---- rotator and interleaver ----
  if (HasKeccak) begin : gen_turn
    rvh_isa_turn u_turn (
        .control_i(control_i.rotator),
        .rs1_i(rs_i[0]),
        .rs2_i(rs_i[1]),
        .word_o(turned)
    );
  end else begin : gen_no_turn
    assign turned = '0;
  end

  if (HasInterleave) begin : gen_lane
    rvh_isa_lane u_lane (
        .lane_i    (control_i.lane),
        .rs1_i     (rs_i[0]),
        .rs2_i     (rs_i[1]),
        .rs3_i     (rs_i[2]),
        .gathered_o(gathered),
        .spread_o  (spread)
    );
  end else begin : gen_no_lane
    assign {gathered, spread} = '0;
  end

  // ---- the sum ----
  if (HasSum) begin : gen_sum
    logic [31:0] sums, carries;
    logic [33:0] sum;
    logic [ 1:0] carry;

    assign carry   = HasSha512 && control_i.take ? carry_i : '0;
    assign sums    = first ^ second ^ third;
    assign carries = ((first ^ second) & third) | (first & second);
    // One bit below it brings a carry in.
    assign sum = {1'b0, sums, carry[1]} + {1'b0, {carries[30:0], carry[0]} ^ turned ^ gathered ^ spread, carry[1]};
    assign carry_o = {sum[33], carries[31]};
    logic unused_below;
    assign unused_below = sum[0];
    if (HasAdd3) begin : gen_over
      assign result_o = control_i.over ? {30'h0, sum[33] & carries[31], sum[33] ^ carries[31]} : sum[32:1];
    end else begin : gen_no_over
      assign result_o = sum[32:1];
    end
  end else begin : gen_no_sum
    logic unused_sum;
    assign unused_sum = ^{third, carry_i};
    assign carry_o = '0;
    assign result_o = first ^ second ^ turned ^ gathered ^ spread;
  end

  logic unused_control;  // `set` is for the carry outside; some fields are for groups that are left out
  assign unused_control = ^control_i;

endmodule

`default_nettype wire
