// SPDX-License-Identifier: Apache-2.0
// Shared by KRONOS's loosely coupled accelerator and its coprocessor: a register for the state, written word by word,
// and a second state on which the rounds of our Keccak core run.
//
// `write_i`: the low and the high word of lane `lane_i` (0 to 24; others have no effect) take `data_i`. `start_i`,
// allowed only while no rounds run: the second state takes a copy of the register, which is unchanged, and 24 rounds
// run, one a cycle, with `running_o`; `last_o` marks the last. Words may be written meanwhile. `word_o`: word
// `index_i` of the state after the rounds, valid while not `running_o`; meaningless for 50 and more.
//
// Cycles: 25 from `start_i` to the permuted state.

`default_nettype none

module rvh_kronos_keccak (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic [ 1:0] write_i,
    input wire logic [ 4:0] lane_i,
    input wire logic [63:0] data_i,

    input wire logic start_i,
    output logic running_o,
    output logic last_o,

    input wire logic [5:0] index_i,
    output logic [31:0] word_o
);

  localparam int unsigned Words = 50;

  logic [Words-1:0][31:0] din_q, state_q;
  logic [Words-1:0][31:0] permuted;

  assign word_o = state_q[index_i];

  rvh_keccak_rounds u_rounds (
      .clk_i,
      .rst_ni,
      .abort_i(1'b0),
      .start_i,
      .short_i(1'b0),
      .hold_i (1'b0),
      .running_o,
      .last_o,
      .state_i(state_q),
      .state_o(permuted)
  );

  for (genvar i = 0; i < int'(Words); i++) begin : gen_word
    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        din_q[i]   <= '0;
        state_q[i] <= '0;
      end else begin
        if (write_i[i%2] && lane_i == 5'(i / 2)) din_q[i] <= data_i[32*(i%2)+:32];
        if (start_i) state_q[i] <= din_q[i];
        else if (running_o) state_q[i] <= permuted[i];
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_kronos_keccak.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!start_i || !running_o)
  );
`endif

endmodule

`default_nettype wire
