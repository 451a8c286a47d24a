// SPDX-License-Identifier: Apache-2.0
// The four-stage core of SHA-RV: message expander and message compressor side by side. The BufferSet
// (rvh_sharv_bufferset) selects each word; the controller assigns cycles to rounds.
//
// Contract and cycles: rvh_sharv_compressor. With the words W[t], W[t+1], W[t+9] and W[t+14] of a round at its first
// stage, `schedule_o` is W[t+16] in the third: it replaces W[t] at the end of that cycle.

`default_nettype none

module rvh_sharv_core
  import rvh_sha256_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic en_i,

    input wire logic load_i,
    input wire vars_t hash_i,
    input wire word_t k_i,
    input wire word_t w0_i,
    input wire word_t w1_i,
    input wire word_t w9_i,
    input wire word_t w14_i,
    output vars_t vars_o,
    output word_t schedule_o
);

  rvh_sharv_expander u_expander (
      .clk_i,
      .rst_ni,
      .en_i,
      .w0_i,
      .w1_i,
      .w9_i,
      .w14_i,
      .new_o(schedule_o)
  );

  rvh_sharv_compressor u_compressor (
      .clk_i,
      .rst_ni,
      .en_i,
      .load_i,
      .hash_i,
      .k_i,
      .w_i(w0_i),
      .vars_o
  );

endmodule

`default_nettype wire
