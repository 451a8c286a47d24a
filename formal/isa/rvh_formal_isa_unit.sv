// SPDX-License-Identifier: Apache-2.0
// rvh_isa_decode joined to rvh_isa_unit: any instruction, any sources, any carry. The encodings are those of
// rtl/instructions.toml and of the RISC-V manual; sigma functions of hx are those of FIPS 180-4, of the number of 64 bits,
// and Zknh's for SHA-512 are the shifts of the manual.
//
// A sum is compared in 34 bits: its upper two are what it carries out. The bits of a carry have equal weight.

`default_nettype none

module rvh_formal_isa_unit
  import rvh_formal_ref_sha2_pkg::*;
#(
    parameter bit HasKeccak     = 1'b1,
    parameter bit HasInterleave = 1'b1,
    parameter bit HasChMaj      = 1'b1,
    parameter bit HasAdd3       = 1'b1,
    parameter bit HasSha256     = 1'b1,
    parameter bit HasSha512     = 1'b1,
    parameter bit HasZknh256    = 1'b1,
    parameter bit HasZknh512    = 1'b1
) (
    input logic [31:0]       instr,
    input logic [ 2:0][31:0] rs,
    input logic [ 1:0]       carry_in
);

  rvh_isa_pkg::decoded_t decoded;
  logic [1:0] carry_out;
  logic [31:0] result;

  rvh_isa_decode #(
      .HasKeccak    (HasKeccak),
      .HasInterleave(HasInterleave),
      .HasChMaj     (HasChMaj),
      .HasAdd3      (HasAdd3),
      .HasSha256    (HasSha256),
      .HasSha512    (HasSha512),
      .HasZknh256   (HasZknh256),
      .HasZknh512   (HasZknh512)
  ) u_decode (
      .instr_i  (instr),
      .decoded_o(decoded)
  );

  rvh_isa_unit #(
      .HasKeccak    (HasKeccak),
      .HasInterleave(HasInterleave),
      .HasChMaj     (HasChMaj),
      .HasAdd3      (HasAdd3),
      .HasSha256    (HasSha256),
      .HasSha512    (HasSha512),
      .HasZknh256   (HasZknh256),
      .HasZknh512   (HasZknh512)
  ) u_unit (
      .control_i(decoded.control),
      .rs_i     (rs),
      .carry_i  (carry_in),
      .carry_o  (carry_out),
      .result_o (result)
  );

  // ---- encodings ----
  logic [4:0] place;  // funct3, funct2
  logic [6:0] funct7;
  logic custom0, custom1, op_imm, op, no_rs3;

  assign place   = {instr[14:12], instr[26:25]};
  assign funct7  = instr[31:25];
  assign no_rs3  = instr[31:27] == 5'd0;
  assign custom0 = instr[6:0] == 7'b0001011;
  assign custom1 = instr[6:0] == 7'b0101011;
  assign op_imm  = instr[6:0] == 7'b0010011 && instr[14:12] == 3'b001 && funct7 == 7'b0001000;
  assign op      = instr[6:0] == 7'b0110011 && instr[14:12] == 3'b000;

  logic is_xor3, is_chi, is_ch, is_maj, is_add3, is_add3c, is_add3_lo, is_add3_hi;
  logic is_s256t1, is_s256t2, is_s256w0, is_s256w1;
  logic is_sum1_lo, is_sum1_hi, is_sum0_lo, is_sum0_hi, is_sig0_lo, is_sig0_hi, is_sig1_lo, is_sig1_hi;
  logic is_ilve, is_ilvo, is_dil, is_dih, is_xror, is_xrl1;
  logic is_sha256sum0, is_sha256sum1, is_sha256sig0, is_sha256sig1;
  logic is_sha512sum0r, is_sha512sum1r, is_sha512sig0l, is_sha512sig0h, is_sha512sig1l, is_sha512sig1h;

  assign is_xor3 = custom0 && place == {3'd0, 2'd0};
  assign is_chi = custom0 && place == {3'd0, 2'd1};
  assign is_ch = custom0 && place == {3'd0, 2'd2};
  assign is_maj = custom0 && place == {3'd0, 2'd3};
  assign is_add3 = custom0 && place == {3'd1, 2'd0};
  assign is_add3c = custom0 && place == {3'd1, 2'd1};
  assign is_add3_lo = custom0 && place == {3'd2, 2'd0};
  assign is_add3_hi = custom0 && place == {3'd2, 2'd1};
  assign is_s256t1 = custom0 && place == {3'd3, 2'd0};
  assign is_s256t2 = custom0 && place == {3'd3, 2'd1};
  assign is_s256w0 = custom0 && place == {3'd3, 2'd2};
  assign is_s256w1 = custom0 && place == {3'd3, 2'd3};
  assign is_sum1_lo = custom0 && place == {3'd4, 2'd0};
  assign is_sum1_hi = custom0 && place == {3'd4, 2'd1};
  assign is_sum0_lo = custom0 && place == {3'd4, 2'd2};
  assign is_sum0_hi = custom0 && place == {3'd4, 2'd3};
  assign is_sig0_lo = custom0 && place == {3'd5, 2'd0};
  assign is_sig0_hi = custom0 && place == {3'd5, 2'd1};
  assign is_sig1_lo = custom0 && place == {3'd5, 2'd2};
  assign is_sig1_hi = custom0 && place == {3'd5, 2'd3};
  assign is_ilve = custom0 && place == {3'd6, 2'd0};
  assign is_ilvo = custom0 && place == {3'd6, 2'd1};
  assign is_dil = custom0 && place == {3'd6, 2'd2} && no_rs3;
  assign is_dih = custom0 && place == {3'd6, 2'd3} && no_rs3;
  assign is_xror = custom1 && place == {3'd0, 2'd0};
  assign is_xrl1 = custom1 && place == {3'd1, 2'd0} && no_rs3;
  assign is_sha256sum0 = op_imm && instr[24:20] == 5'b00000;
  assign is_sha256sum1 = op_imm && instr[24:20] == 5'b00001;
  assign is_sha256sig0 = op_imm && instr[24:20] == 5'b00010;
  assign is_sha256sig1 = op_imm && instr[24:20] == 5'b00011;
  assign is_sha512sum0r = op && funct7 == 7'b0101000;
  assign is_sha512sum1r = op && funct7 == 7'b0101001;
  assign is_sha512sig0l = op && funct7 == 7'b0101010;
  assign is_sha512sig0h = op && funct7 == 7'b0101110;
  assign is_sha512sig1l = op && funct7 == 7'b0101011;
  assign is_sha512sig1h = op && funct7 == 7'b0101111;

  // ---- groups ----
  logic keccak, interleave, ch_maj, sums, sha256, sha512, zknh256, zknh512, sets, takes, hx, known;
  logic [2:0] reads;

  assign keccak = is_xor3 || is_chi || is_xror || is_xrl1;
  assign interleave = is_ilve || is_ilvo || is_dil || is_dih;
  assign ch_maj = is_ch || is_maj;
  assign sums = is_add3 || is_add3c;
  assign sha256 = is_s256t1 || is_s256t2 || is_s256w0 || is_s256w1;
  assign sets = is_add3_lo || is_sum1_lo || is_sum0_lo || is_sig0_lo || is_sig1_lo;
  assign takes = is_add3_hi || is_sum1_hi || is_sum0_hi || is_sig0_hi || is_sig1_hi;
  assign sha512 = sets || takes;
  assign zknh256 = is_sha256sum0 || is_sha256sum1 || is_sha256sig0 || is_sha256sig1;
  assign zknh512    = is_sha512sum0r || is_sha512sum1r || is_sha512sig0l || is_sha512sig0h || is_sha512sig1l ||
                      is_sha512sig1h;
  assign hx = keccak || interleave || ch_maj || sums || sha256 || sha512;
  assign known = (HasKeccak && keccak) || (HasInterleave && interleave) || (HasChMaj && ch_maj) || (HasAdd3 && sums) ||
                 (HasSha256 && sha256) || (HasSha512 && sha512) || (HasZknh256 && zknh256) || (HasZknh512 && zknh512);
  assign reads[0] = known;
  assign reads[1] = known && !zknh256;
  assign reads[2] = known && hx && !(is_dil || is_dih || is_xror || is_xrl1);

  // ---- definitions ----
  logic [31:0] a, b, c;
  logic [63:0] low_first, high_first;  // the number of rs1 and rs2; rs1 is its lower word, its upper word
  logic [63:0] sigma0_low, sigma0_high, sigma1_low, sigma1_high, lower0_low, lower0_high, lower1_low, lower1_high;
  logic [63:0] lane_in, lane_out;  // of rs2 and rs3; with the even bits rs1 and the odd bits rs2
  logic [31:0] even, odd, turned;
  logic [33:0] sum, sum_carry;
  logic [1:0] carried;

  assign {c, b, a}   = rs;
  assign low_first   = {b, a};
  assign high_first  = {a, b};
  assign sigma0_low  = big_sigma0_512(low_first);
  assign sigma0_high = big_sigma0_512(high_first);
  assign sigma1_low  = big_sigma1_512(low_first);
  assign sigma1_high = big_sigma1_512(high_first);
  assign lower0_low  = small_sigma0_512(low_first);
  assign lower0_high = small_sigma0_512(high_first);
  assign lower1_low  = small_sigma1_512(low_first);
  assign lower1_high = small_sigma1_512(high_first);
  assign lane_in     = {c, b};

  always_comb begin
    for (int unsigned i = 0; i < 32; i++) begin
      even[i]         = lane_in[2*i];
      odd[i]          = lane_in[2*i+1];
      lane_out[2*i]   = a[i];
      lane_out[2*i+1] = b[i];
      turned[i]       = a[5'(i)+instr[31:27]] ^ b[5'(i)+instr[31:27]];
    end
  end

  // What the sum of an instruction is: x + y + z. One adder for all of them.
  logic [31:0] x, y, z;

  always_comb begin
    x = a;
    y = b;
    z = c;
    if (is_s256t1) begin
      x = big_sigma1_256(a);
      y = 32'(ch(64'(a), 64'(b), 64'(c)));
      z = '0;
    end
    if (is_s256t2) begin
      x = big_sigma0_256(a);
      y = 32'(maj(64'(a), 64'(b), 64'(c)));
      z = '0;
    end
    if (is_s256w0) x = small_sigma0_256(a);
    if (is_s256w1) x = small_sigma1_256(a);
    if (is_sum1_lo) x = sigma1_low[31:0];
    if (is_sum1_hi) x = sigma1_high[63:32];
    if (is_sum0_lo) x = sigma0_low[31:0];
    if (is_sum0_hi) x = sigma0_high[63:32];
    if (is_sig0_lo) x = lower0_low[31:0];
    if (is_sig0_hi) x = lower0_high[63:32];
    if (is_sig1_lo) x = lower1_low[31:0];
    if (is_sig1_hi) x = lower1_high[63:32];
    if (sha512 && !is_add3_lo && !is_add3_hi) y = '0;
  end

  assign sum       = 34'(x) + 34'(y) + 34'(z);
  assign sum_carry = sum + 34'(carry_in[0]) + 34'(carry_in[1]);
  assign carried   = 2'(carry_out[0]) + 2'(carry_out[1]);

  // ---- properties: what is decoded ----
  always_comb begin
    a_known : assert (decoded.known == known);
    a_reads : assert (decoded.reads == reads);
    a_unknown : assert (known || decoded.control == '0);
    a_carry : assert (decoded.control.set == (known && sets) && decoded.control.take == (known && takes));
  end

  // ---- properties: the result ----
  always_comb begin
    a_xor3 : assert (!(known && is_xor3) || result == (a ^ b ^ c));
    a_chi : assert (!(known && is_chi) || result == (a ^ (~b & c)));
    a_xror : assert (!(known && is_xror) || result == turned);
    a_xrl1 : assert (!(known && is_xrl1) || result == (a ^ {b[30:0], b[31]}));
    a_ch : assert (!(known && is_ch) || result == ((a & b) ^ (~a & c)));
    a_maj : assert (!(known && is_maj) || result == ((a & b) ^ (a & c) ^ (b & c)));
    a_ilve : assert (!(known && is_ilve) || result == (a ^ even));
    a_ilvo : assert (!(known && is_ilvo) || result == (a ^ odd));
    a_dil : assert (!(known && is_dil) || result == lane_out[31:0]);
    a_dih : assert (!(known && is_dih) || result == lane_out[63:32]);
    a_add3 : assert (!(known && is_add3) || result == sum[31:0]);
    a_add3c : assert (!(known && is_add3c) || result == 32'(sum[33:32]));
    a_add3_lo : assert (!(known && is_add3_lo) || {carried, result} == sum);
    a_add3_hi : assert (!(known && is_add3_hi) || result == sum_carry[31:0]);
    a_s256t1 : assert (!(known && is_s256t1) || result == sum[31:0]);
    a_s256t2 : assert (!(known && is_s256t2) || result == sum[31:0]);
    a_s256w0 : assert (!(known && is_s256w0) || result == sum[31:0]);
    a_s256w1 : assert (!(known && is_s256w1) || result == sum[31:0]);
    a_sum1_lo : assert (!(known && is_sum1_lo) || {carried, result} == sum);
    a_sum1_hi : assert (!(known && is_sum1_hi) || result == sum_carry[31:0]);
    a_sum0_lo : assert (!(known && is_sum0_lo) || {carried, result} == sum);
    a_sum0_hi : assert (!(known && is_sum0_hi) || result == sum_carry[31:0]);
    a_sig0_lo : assert (!(known && is_sig0_lo) || {carried, result} == sum);
    a_sig0_hi : assert (!(known && is_sig0_hi) || result == sum_carry[31:0]);
    a_sig1_lo : assert (!(known && is_sig1_lo) || {carried, result} == sum);
    a_sig1_hi : assert (!(known && is_sig1_hi) || result == sum_carry[31:0]);
  end

  // ---- properties: Zknh ----
  always_comb begin
    a_sha256sum0 : assert (!(known && is_sha256sum0) || result == big_sigma0_256(a));
    a_sha256sum1 : assert (!(known && is_sha256sum1) || result == big_sigma1_256(a));
    a_sha256sig0 : assert (!(known && is_sha256sig0) || result == small_sigma0_256(a));
    a_sha256sig1 : assert (!(known && is_sha256sig1) || result == small_sigma1_256(a));
    a_sha512sum0r :
    assert (!(known && is_sha512sum0r) ||
            result == ((a << 25) ^ (a << 30) ^ (a >> 28) ^ (b >> 7) ^ (b >> 2) ^ (b << 4)));
    a_sha512sum1r :
    assert (!(known && is_sha512sum1r) ||
            result == ((a << 23) ^ (a >> 14) ^ (a >> 18) ^ (b >> 9) ^ (b << 18) ^ (b << 14)));
    a_sha512sig0l :
    assert (!(known && is_sha512sig0l) ||
            result == ((a >> 1) ^ (a >> 7) ^ (a >> 8) ^ (b << 31) ^ (b << 25) ^ (b << 24)));
    a_sha512sig0h :
    assert (!(known && is_sha512sig0h) || result == ((a >> 1) ^ (a >> 7) ^ (a >> 8) ^ (b << 31) ^ (b << 24)));
    a_sha512sig1l :
    assert (!(known && is_sha512sig1l) ||
            result == ((a << 3) ^ (a >> 6) ^ (a >> 19) ^ (b >> 29) ^ (b << 26) ^ (b << 13)));
    a_sha512sig1h :
    assert (!(known && is_sha512sig1h) || result == ((a << 3) ^ (a >> 6) ^ (a >> 19) ^ (b >> 29) ^ (b << 13)));
  end

endmodule

`default_nettype wire
