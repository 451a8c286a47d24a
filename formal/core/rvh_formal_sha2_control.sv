// SPDX-License-Identifier: Apache-2.0
// Reference for the control of a SHA-2 block core, for rvh_formal_sha2_core: what the core has to do in each cycle,
// computed by its own counters from the ports only. It also assumes the contract of the core's inputs.

`default_nettype none

module rvh_formal_sha2_control
  import rvh_sha2_pkg::*;
#(
    parameter bit          Has256         = 1'b1,
    parameter bit          Has512         = 1'b1,
    parameter int unsigned RoundsPerCycle = 1
) (
    input logic     clk_i,
    input logic     rst_ni,
    input variant_e variant_i,
    input logic     init_i,
    input logic     abort_i,
    input logic     valid_i,
    input logic     hash_move_i,
    input logic     window_move_i,
    input logic     resume_i,

    output logic       begun_o,    // reset is over
    output logic       wide_o,     // words of 64 bits in this cycle
    output logic       kept_o,     // words of 64 bits in the last cycle, to which the registers belong
    output logic [6:0] words_o,    // length of the schedule in this cycle
    output logic [6:0] entered_o,  // words of this block that are in the schedule; 0 again after the last one
    output logic [6:0] rounds_o,   // rounds done in this block; 0 again after the last one
    output logic       full_o,     // a beat waits for its rounds
    output logic       feeding_o,  // the sums of step 4 of the standard are computed in this cycle
    output logic       blank_o,    // after init_i with VariantNone: waits for a hash value
    output logic       lost_o,     // after abort_i, or after a move of the hash value: waits for init_i
    output logic       ready_o,
    output logic       take_o,     // a beat enters the schedule
    output logic       step_o      // RoundsPerCycle rounds are done
);

  localparam int unsigned R = RoundsPerCycle;

  logic [6:0] entered_q, rounds_q;
  logic full_q, feeding_q, blank_q, lost_q;
  logic begun_q = 1'b0;
  variant_e variant_q;
  logic loading, quiet;

  assign wide_o = Has512 && (!Has256 || is_wide(variant_i));
  assign kept_o = Has512 && (!Has256 || is_wide(variant_q));
  assign words_o = wide_o ? 7'd80 : 7'd64;
  assign loading = entered_q < 7'd16;
  assign quiet = loading && !full_q && !feeding_q;
  assign step_o = full_q && !feeding_q;
  assign ready_o = loading && (step_o || !full_q);
  assign take_o = loading ? (valid_i && ready_o) : step_o;

  assign begun_o = begun_q;
  assign entered_o = entered_q;
  assign rounds_o = rounds_q;
  assign full_o = full_q;
  assign feeding_o = feeding_q;
  assign blank_o = blank_q;
  assign lost_o = lost_q;

  always_ff @(posedge clk_i) begin
    begun_q   <= 1'b1;
    variant_q <= variant_i;
    if (!rst_ni || abort_i) begin
      entered_q <= '0;
      rounds_q  <= '0;
      full_q    <= 1'b0;
      feeding_q <= 1'b0;
      blank_q   <= 1'b0;
      lost_q    <= 1'b1;
    end else begin
      if (take_o) entered_q <= (entered_q + 7'(R) == words_o) ? '0 : entered_q + 7'(R);
      if (step_o) rounds_q <= (rounds_q + 7'(R) == words_o) ? '0 : rounds_q + 7'(R);
      full_q    <= take_o || (full_q && !step_o);
      feeding_q <= resume_i || (step_o && rounds_q + 7'(R) == words_o);
      if (feeding_q) blank_q <= 1'b0;
      if (hash_move_i && !blank_q) lost_q <= 1'b1;
    end
    if (rst_ni && init_i) begin
      blank_q <= variant_i == VariantNone;
      lost_q  <= 1'b0;
    end
  end

  always_comb begin
    assume (rst_ni == begun_q);
    if (begun_q) begin
      // A family that is not built is not selected.
      assume (variant_i inside {[VariantSha224 : VariantSha512t256], VariantNone});
      assume (Has256 || is_wide(variant_i) || variant_i == VariantNone);
      assume (Has512 || !is_wide(variant_i));
      // Stable during a message; after VariantNone the actual variant may come.
      assume (init_i || variant_i == variant_q || (blank_q && variant_q == VariantNone));
      assume (!init_i || (quiet && entered_q == '0) || abort_i);
      assume (!(hash_move_i || window_move_i || resume_i) || (quiet && !init_i));
      assume (!((window_move_i || hash_move_i) && valid_i));
      assume (!resume_i || (blank_q && !valid_i && variant_i != VariantNone));
      // No words come before a message is begun.
      assume (!valid_i || (init_i ? variant_i != VariantNone : !lost_q && (!blank_q || feeding_q)));
    end
  end

endmodule

`default_nettype wire
