// SPDX-License-Identifier: Apache-2.0
// Between the buffer and the rounds of the pipeline: holds the states of all messages in flight, and adds a block with
// its padding to one of them (FIPS 202, 4 and 5.1).
//
// Contract: `go_i` comes with the slot and the description of its block; the block's lanes come in the next cycle. A
// state that is in flight is not requested again before it is back.
//
// Cycles: 2 from `go_i` to `valid_o`.

`default_nettype none

module rvh_stream_absorb
  import rvh_keccak_pkg::*;
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned Slots     = 32,             // a power of 2
    localparam int unsigned IdWidth   = $clog2(Slots),
    localparam int unsigned MostLanes = 21
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic                   go_i,
    input wire logic   [  IdWidth-1:0] slot_i,
    input wire block_t                 block_i,
    input wire lane_t  [MostLanes-1:0] lanes_i,  // one cycle later

    output logic                 valid_o,
    output logic   [IdWidth-1:0] slot_o,
    output state_t               state_o,

    input wire logic                 back_i,
    input wire logic   [IdWidth-1:0] back_slot_i,
    input wire state_t               back_state_i,

    input  wire logic [IdWidth-1:0] out_slot_i,
    output state_t                  out_state_o
);

  state_t states[Slots];
  logic come_q, valid_q;
  logic [IdWidth-1:0] come_slot_q, slot_q;
  block_t block_q;
  state_t state_d, state_q;
  logic [MostLanes*8-1:0][7:0] bytes;

  assign bytes       = lanes_i;
  assign valid_o     = valid_q;
  assign slot_o      = slot_q;
  assign state_o     = state_q;
  assign out_state_o = states[out_slot_i];

  always_comb begin
    logic [199:0][7:0] state;
    state = block_q.first ? '0 : states[come_slot_q];
    for (int unsigned b = 0; b < MostLanes * 8; b++) begin
      if (!block_q.empty && b < 32'(block_q.bytes)) state[b] ^= bytes[b];
      if (block_q.pad && b == 32'(block_q.bytes)) state[b] ^= block_q.suffix;
      if (block_q.pad && b + 1 == 32'(block_q.rate)) state[b] ^= 8'h80;
    end
    state_d = state;
  end

  always_ff @(posedge clk_i) begin
    if (back_i) states[back_slot_i] <= back_state_i;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      come_q      <= 1'b0;
      come_slot_q <= '0;
      block_q     <= '0;
      valid_q     <= 1'b0;
      slot_q      <= '0;
      state_q     <= '0;
    end else begin
      come_q  <= go_i;
      valid_q <= come_q;
      if (go_i) begin
        come_slot_q <= slot_i;
        block_q     <= block_i;
      end
      if (come_q) begin
        slot_q  <= come_slot_q;
        state_q <= state_d;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // A state that is in flight is not requested.
  rvh_contract #(
      .Name("rvh_stream_absorb.away")
  ) u_contract_away (
      .clk_i,
      .rst_ni,
      .holds_i(!(go_i && ((come_q && slot_i == come_slot_q) || (valid_q && slot_i == slot_q))))
  );

  // Each state comes out 2 cycles after its `go_i`, and none is lost.
  logic [1:0] in_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) in_q <= '0;
    else in_q <= {in_q[0:0], go_i};
  end

  rvh_contract #(
      .Name("rvh_stream_absorb.valid")
  ) u_contract_valid (
      .clk_i,
      .rst_ni,
      .holds_i(valid_o == in_q[1])
  );
`endif

endmodule

`default_nettype wire
