// SPDX-License-Identifier: Apache-2.0
// rvh_stream_absorb with any blocks and any states that come back. One arbitrary byte of the state of one arbitrary
// slot is watched. Its value is the one that last came back for that slot. A block of the slot is added to it, or to
// zero (FIPS 202, 4 and 5.1). So no state of one slot affects another slot. A state that comes back in the cycle before
// valid_o is not used for that block.

`default_nettype none

module rvh_formal_stream_absorb
  import rvh_keccak_pkg::*;
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned Slots     = 2,
    localparam int unsigned IdWidth   = $clog2(Slots),
    localparam int unsigned MostLanes = 21
) (
    input logic                   clk_i,
    input logic                   rst_ni,
    input logic                   go,
    input logic   [  IdWidth-1:0] go_slot,
    input block_t                 block,
    input lane_t  [MostLanes-1:0] lanes,
    input logic                   back,
    input logic   [  IdWidth-1:0] back_slot,
    input state_t                 back_state,
    input logic   [  IdWidth-1:0] out_slot
);

  logic valid;
  logic [IdWidth-1:0] valid_slot;
  state_t state, out_state;

  rvh_stream_absorb #(
      .Slots(Slots)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .go_i        (go),
      .slot_i      (go_slot),
      .block_i     (block),
      .lanes_i     (lanes),
      .valid_o     (valid),
      .slot_o      (valid_slot),
      .state_o     (state),
      .back_i      (back),
      .back_slot_i (back_slot),
      .back_state_i(back_state),
      .out_slot_i  (out_slot),
      .out_state_o (out_state)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb assume (rst_ni == !init);

  // The watched slot and byte (byte z of lane i), chosen once.
  logic [IdWidth-1:0] slot;
  logic [4:0] i;
  logic [2:0] z;
  logic [7:0] k;
  always_ff @(posedge clk_i) {slot, i, z} <= {slot, i, z};
  always_comb assume (i < 5'd25);
  assign k = {i, z};

  function automatic logic [7:0] byte_of(lane_t lane, logic [2:0] at);
    return 8'(lane >> {at, 3'd0});
  endfunction

  // The value that came back.
  logic came_q, comes;
  logic [7:0] shadow_q;

  assign comes = back && back_slot == slot;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) came_q <= 1'b0;
    else came_q <= came_q || comes;
  end

  always_ff @(posedge clk_i) if (comes) shadow_q <= byte_of(back_state[i], z);

  // The block in flight: one cycle after go_i, and two.
  logic go1_q, go2_q, known_q, adds_q;
  logic [IdWidth-1:0] slot1_q, slot2_q;
  block_t block1_q;
  logic [7:0] message, padding, expected_q;

  assign message = (!block1_q.empty && k < block1_q.bytes && 32'(i) < MostLanes) ? byte_of(lanes[i], z) : 8'h00;

  // The suffix after the message and the last bit of the rate; both may be in the same byte.
  always_comb begin
    padding = 8'h00;
    if (block1_q.pad && 32'(i) < MostLanes) begin
      if (k == block1_q.bytes) padding = block1_q.suffix;
      if (block1_q.rate != '0 && k == block1_q.rate - 8'd1) padding[7] = !padding[7];
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {go1_q, go2_q} <= '0;
    else {go1_q, go2_q} <= {go, go1_q};
  end

  always_ff @(posedge clk_i) begin
    {slot1_q, block1_q} <= {go_slot, block};
    slot2_q             <= slot1_q;
    known_q             <= slot1_q == slot && (block1_q.first || came_q);
    adds_q              <= !block1_q.first && message != '0 && shadow_q != '0;
    expected_q          <= (block1_q.first ? 8'h00 : shadow_q) ^ message ^ padding;
  end

  always_comb begin
    if (rst_ni) begin
      a_tag : assert (valid == go2_q && (!valid || valid_slot == slot2_q));
      a_state : assert (!(go2_q && known_q) || byte_of(state[i], z) == expected_q);
      a_out : assert (!(came_q && out_slot == slot) || byte_of(out_state[i], z) == shadow_q);
      a_invariant :
      assert ((!came_q || byte_of(
          u_dut.states[slot][i], z
      ) == shadow_q) && u_dut.come_q == go1_q &&
          (!go1_q || (u_dut.come_slot_q == slot1_q && u_dut.block_q == block1_q)));
    end
    c_adds : cover (rst_ni && go2_q && known_q && adds_q && go1_q && slot1_q != slot);
    c_ends : cover (rst_ni && go2_q && known_q && expected_q == 8'h9f);
  end

endmodule

`default_nettype wire
