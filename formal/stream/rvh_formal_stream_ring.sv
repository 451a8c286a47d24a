// SPDX-License-Identifier: Apache-2.0
// rvh_stream_ring: one arbitrary state is followed. It comes out 24 cycles after it went in, with its tag and after its
// 24 rounds, whatever other states are in the ring; no other state comes out in its place. There is room again within
// 24 cycles.
//
// The output of each stage's round is cut, so a round is an arbitrary function of the stage's input. The value of the
// followed state after a stage is the output of that stage. The proof shows that the input of the stage was the
// followed state, with the constant of its round.

`default_nettype none

module rvh_formal_stream_ring
  import rvh_keccak_pkg::*;
#(
    parameter  int unsigned Stages   = 3,
    parameter  int unsigned TagWidth = 2,
    localparam int unsigned Laps     = KeccakRounds / Stages,
    localparam int unsigned LapWidth = (Laps == 1) ? 1 : $clog2(Laps)
) (
    input logic                  clk_i,
    input logic                  rst_ni,
    input logic                  valid_i,
    input logic   [TagWidth-1:0] tag_i,
    input state_t                state_i,
    input logic                  follow_i  // follow the state that goes in now
);

  logic init = 1'b1;
  logic free, valid;
  logic [TagWidth-1:0] tag;
  state_t state;
  lane_t [24:0] out;

  assign out = state;

  // ---- a state may come if there was room two cycles ago ----
  logic [1:0] free_q;

  // ---- the followed state: one arbitrary lane of it ----
  logic follows;
  logic [TagWidth-1:0] tag_q;
  logic [4:0] place;  // of the watched lane
  lane_t lane_q;
  logic begins, ends;
  logic [Stages-1:0] at_q;  // its stage, one-hot; 0 while no state is followed
  logic [LapWidth-1:0] lap_q;
  logic last;

  lane_t [24:0] comes;
  assign comes = state_i;
  assign begins = valid_i && follow_i && !follows;
  assign follows = at_q != '0;
  assign last = at_q[Stages-1];
  assign ends = last && lap_q == LapWidth'(Laps - 1);

  // ---- cycles without room ----
  logic [4:0] full_q;
  logic [Stages-1:0] taken;  // the stage of the state that took the room

  // ---- the design's items ----
  logic [Stages-1:0] item_valid;
  logic [Stages-1:0][LapWidth-1:0] item_lap;
  logic [Stages-1:0][TagWidth-1:0] item_tag;
  logic [Stages-1:0] as_followed, laps_right, made;

  for (genvar i = 0; i < Stages; i++) begin : gen_stage
    logic here;
    lane_t [24:0] from, held;

    assign item_valid[i] = u_dut.item_q[i].valid;
    assign item_lap[i] = u_dut.item_q[i].lap;
    assign item_tag[i] = u_dut.item_q[i].tag;
    assign here = at_q[i];
    assign from = u_dut.gen_stage[i].from;
    assign held = u_dut.state_q[i];
    assign as_followed[i] = !here || (item_valid[i] && item_tag[i] == tag_q && held[place] == lane_q &&
                                      item_lap[i] == lap_q);
    assign laps_right[i] = !item_valid[i] || item_lap[i] <= LapWidth'(Laps - 1);

    // The followed state enters this stage.
    if (i == 0) begin : gen_first
      assign made[i] = !(begins || (last && !ends)) || (from[place] == (begins ? comes[place] : lane_q) &&
                                                        u_dut.item_d[i].lap == (begins ? '0 : lap_q + LapWidth'(1)));
    end else begin : gen_other
      assign made[i] = !at_q[i-1] || (from[place] == lane_q && u_dut.item_d[i].lap == lap_q);
    end
  end

  // ---- the result of its stage ----
  lane_t [Stages-1:0] makes;
  lane_t next;

  for (genvar i = 0; i < Stages; i++) begin : gen_makes
    lane_t [24:0] made;
    assign made     = u_dut.state_d[i];
    assign makes[i] = ((i == 0) ? begins || last : at_q[(i+Stages-1)%Stages]) ? made[place] : '0;
  end

  always_comb begin
    next = '0;
    for (int unsigned i = 0; i < Stages; i++) next |= makes[i];
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      free_q <= '0;
      at_q   <= '0;
      lap_q  <= '0;
      tag_q  <= '0;
      lane_q <= '0;
      full_q <= '0;
    end else begin
      free_q <= {free_q[0], free};
      full_q <= free ? '0 : full_q + 5'd1;
      at_q   <= {at_q[Stages-2:0], begins || (last && !ends)};
      if (begins || ends) lap_q <= '0;
      else if (last) lap_q <= lap_q + LapWidth'(1);
      if (begins) tag_q <= tag_i;
      lane_q <= next;
    end
  end

  always_ff @(posedge clk_i) begin
    init  <= 1'b0;
    place <= place;
  end

  // ---- the item that took the room when there last was room, and its progress since ----
  logic [4:0] gone, behind;

  assign gone   = 5'(Stages - 3) + full_q;
  assign behind = 5'(gone % Stages);
  assign taken  = item_valid & (Stages'(1) << behind);

  // ---- two cycles after room no state goes round into the first stage ----
  logic [1:0] clear;

  for (genvar n = 0; n < 2; n++) begin : gen_clear
    assign clear[n] = !free_q[n] || !(item_valid[Stages-2+n] && item_lap[Stages-2+n] != LapWidth'(Laps - 1));
  end

  always_comb begin
    assume (rst_ni == !init);
    assume (!valid_i || free_q[1]);
    assume (place < 5'd25);
    a_out : assert (!ends || (valid && tag == tag_q && out[place] == lane_q));
    a_only : assert (!last || ends || !valid);
    a_stage : assert (as_followed == '1 && (at_q & (at_q - Stages'(1))) == '0 && lap_q <= LapWidth'(Laps - 1));
    a_round : assert (made == '1);
    a_apart : assert (clear == '1 && !(valid_i && u_dut.goes_round));
    a_room :
    assert (full_q <= 5'(24 - Stages) && laps_right == '1 &&
        (full_q == '0 || (taken != '0 && item_lap[behind] >= LapWidth'(gone / Stages) &&
        (behind < 5'(Stages - 2) || item_lap[behind] != LapWidth'(Laps - 1)))));
    c_out : cover (ends && item_valid == '1);
    c_full : cover (Laps == 1 || full_q == 5'(24 - Stages));
  end

  rvh_stream_ring #(
      .Stages  (Stages),
      .TagWidth(TagWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .free_o (free),
      .valid_i,
      .tag_i,
      .state_i,
      .valid_o(valid),
      .tag_o  (tag),
      .state_o(state)
  );

endmodule

`default_nettype wire
