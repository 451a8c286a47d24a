// SPDX-License-Identifier: Apache-2.0
// rvh_keccak_rounds compared with a reference: from any state and any start, 24 rounds or the last 12, in order, each
// equal to that of rvh_formal_ref_keccak_pkg. The user of the module stores the state in every cycle with `running_o`,
// except when `hold_i` delays the last round. It starts while no round runs, or with the last round, and may abort at
// any time.

`default_nettype none

module rvh_formal_keccak_rounds
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit          Cut            = 1'b1  // see below
) (
    input logic   clk_i,
    input logic   rst_ni,
    input logic   abort_i,
    input logic   start_i,
    input logic   short_i,
    input logic   hold_i,
    input state_t begin_i
);

  localparam int unsigned R = RoundsPerCycle;

  logic running, last;
  state_t core_q, core_d;

  rvh_keccak_rounds #(
      .RoundsPerCycle(RoundsPerCycle)
  ) u_rounds (
      .clk_i,
      .rst_ni,
      .abort_i,
      .start_i,
      .short_i,
      .hold_i,
      .running_o(running),
      .last_o   (last),
      .state_i  (core_q),
      .state_o  (core_d)
  );

  // ---- the reference ----
  logic [4:0] round_q;  // next round
  logic busy_q, short_q;
  logic live_q;  // the state is that of a permutation, active or complete
  logic [4:0] done_q;  // rounds since the start
  state_t ref_q, ref_d;
  logic begun_q = 1'b0;
  logic ref_last, goes;

  // With Cut the reference computes from the core's state and index of this cycle, not from its own. The properties
  // below prove that these are equal, so the computation is the same; but the solver sees directly that both sides
  // begin with the same term. The constants then come from the table of the RTL, which job keccak-functions proves.
  lane_t [1:0] cut_rc;

  if (R == 1) begin : gen_one
    assign cut_rc = {KeccakRc[u_rounds.index_q], KeccakRc[u_rounds.index_q]};
  end else begin : gen_two
    assign cut_rc = {KeccakRc[{u_rounds.index_q, 1'b1}], KeccakRc[{u_rounds.index_q, 1'b0}]};
  end

  assign ref_last = busy_q && round_q == 5'(KeccakRounds - R);
  assign goes = busy_q && !(ref_last && hold_i);

  always_comb begin
    ref_d = Cut ? core_q : ref_q;
    for (int unsigned i = 0; i < R; i++) begin
      ref_d = rvh_formal_ref_keccak_pkg::mapped(ref_d);
      ref_d[0] = ref_d[0] ^ (Cut ? cut_rc[i] : rvh_formal_ref_keccak_pkg::RoundConstants[round_q+5'(i)]);
    end
  end

  always_ff @(posedge clk_i) begin
    begun_q <= 1'b1;
    if (running && !(last && hold_i)) core_q <= core_d;
    if (goes) begin
      ref_q   <= ref_d;
      round_q <= round_q + 5'(R);
      done_q  <= done_q + 5'(R);
      if (ref_last) busy_q <= 1'b0;
    end
    if (start_i) begin
      core_q  <= begin_i;
      ref_q   <= begin_i;
      round_q <= short_i ? 5'd12 : 5'd0;
      done_q  <= '0;
      short_q <= short_i;
      busy_q  <= 1'b1;
      live_q  <= 1'b1;
    end
    if (abort_i || !rst_ni) begin
      busy_q <= 1'b0;
      live_q <= 1'b0;
    end
  end

  always_comb begin
    assume (rst_ni == begun_q);
    // Starts while nothing runs, or with the last round.
    if (begun_q) assume (!start_i || !busy_q || (ref_last && !hold_i) || abort_i);
  end

  // ---- properties ----
  always_comb begin
    if (begun_q) begin
      a_running : assert (running == busy_q);
      a_last : assert (last == ref_last);
      a_state : assert (!live_q || core_q == ref_q);
      a_order :
      assert (!busy_q || (round_q == (short_q ? 5'd12 : 5'd0) + done_q && round_q < 5'd24 && (R == 1 || !round_q[0])));
      a_index : assert (5'(u_rounds.index_q) == (busy_q ? round_q / 5'(R) : '0));
    end
  end

  // ---- covers ----
  logic finished_q;

  always_ff @(posedge clk_i) finished_q <= rst_ni && !abort_i && ref_last && !hold_i;

  always_comb begin
    if (begun_q) begin
      c_whole : cover (finished_q && !short_q && done_q == 5'd24);
      c_short : cover (finished_q && short_q && done_q == 5'd12);
      c_held : cover (ref_last && hold_i);
      c_again : cover (finished_q && busy_q);
    end
  end

endmodule

`default_nettype wire
