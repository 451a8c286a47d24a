// SPDX-License-Identifier: Apache-2.0
// rvh_formal_sha2_form_pkg equals the standard for every input: one round with any constants, one step of the
// schedule, the sums at the end of a block, and the sum H7 + K[0] at the beginning of a message.

`default_nettype none

module rvh_formal_sha2_round
  import rvh_formal_ref_sha2_pkg::*;
  import rvh_formal_sha2_form_pkg::*;
(
    input logic                   [ 7:0][31:0] v32_i,
    input logic                   [31:0]       k32_i,
    input logic                   [31:0]       w32_i,
    input logic                   [ 7:0][63:0] v64_i,
    input logic                   [63:0]       k64_i,
    input logic                   [63:0]       w64_i,
    input rvh_sha2_pkg::variant_e              variant_i
);

  function automatic logic [63:0] upper(logic [31:0] x);
    return {x, 32'h0};
  endfunction

  // The standard's variables (v[0] is a) as the core holds them before the round with constant k and word w, or after a round.
  function automatic vars_32_t kept_32(logic [7:0][31:0] v, logic [31:0] k, logic [31:0] w);
    return '{a: v[0], b: v[1], c: v[2], d: v[3], e: v[4], f: v[5], g: v[6], h: v[7] + k + w};
  endfunction

  function automatic vars_64_t kept_64(logic [7:0][63:0] v, logic [63:0] k, logic [63:0] w);
    return '{a: v[0], b: v[1], c: v[2], d: v[3], e: v[4], f: v[5], g: v[6], h: v[7] + k + w};
  endfunction

  function automatic vars_64_t upper_vars(vars_32_t v);
    return
    '{
        a: upper(v.a),
        b: upper(v.b),
        c: upper(v.c),
        d: upper(v.d),
        e: upper(v.e),
        f: upper(v.f),
        g: upper(v.g),
        h: upper(v.h)
    }
    ;
  endfunction

  vars_32_t standard_32, form_32;
  vars_64_t standard_64, form_64, form_upper;

  assign standard_32 = kept_32(round_256(v32_i, k32_i, w32_i), '0, '0);
  assign standard_64 = kept_64(round_512(v64_i, k64_i, w64_i), '0, '0);
  assign form_32     = round_32(kept_32(v32_i, k32_i, w32_i));
  assign form_64     = round_64(1'b1, kept_64(v64_i, k64_i, w64_i));
  assign form_upper  = round_64(1'b0, upper_vars(kept_32(v32_i, k32_i, w32_i)));

  // Any four words for the schedule
  logic [3:0][31:0] s32;
  logic [3:0][63:0] s64;
  logic [31:0] scheduled_32, form_scheduled_32;
  logic [63:0] form_scheduled_upper;

  assign s32 = v32_i[3:0];
  assign s64 = v64_i[3:0];
  assign scheduled_32 = schedule_256(s32[0], s32[1], s32[2], s32[3]);
  assign form_scheduled_32 = schedule_32(s32[0], part_32(s32[1], s32[2], s32[3]));
  assign form_scheduled_upper = schedule_64(
      1'b0, upper(s32[0]), part_64(1'b0, upper(s32[1]), upper(s32[2]), upper(s32[3]))
  );

  // One assertion for both places of a 32-bit word, because Yosys may merge the two.
  always_comb begin
    a_round_32 : assert (form_32 == standard_32 && form_upper == upper_vars(standard_32));
    a_round_64 : assert (form_64 == standard_64);
    a_schedule_32 : assert (form_scheduled_32 == scheduled_32 && form_scheduled_upper == upper(scheduled_32));
    a_schedule_64 :
    assert (schedule_64(
        1'b1, s64[0], part_64(1'b1, s64[1], s64[2], s64[3])
    ) == schedule_512(
        s64[0], s64[1], s64[2], s64[3]
    ));
    a_sum_upper : assert (upper(v32_i[0]) + upper(v32_i[1]) == upper(v32_i[0] + v32_i[1]));
  end

  // 5.3, and K[0] from 4.2.2 and 4.2.3
  logic [63:0] h7, k0;

  assign h7 = rvh_sha2_pkg::initial_word(variant_i, 3'd7);
  assign k0 = rvh_sha2_pkg::is_wide(variant_i) ? rvh_sha512_pkg::Sha512K[0] : upper(rvh_sha256_pkg::Sha256K[0]);

  always_comb begin
    assume (variant_i <= rvh_sha2_pkg::VariantSha512t256);
    a_initial_h : assert (rvh_sha2_pkg::initial_h(variant_i) == h7 + k0);
  end

endmodule

`default_nettype wire
