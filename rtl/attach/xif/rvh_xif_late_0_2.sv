// SPDX-License-Identifier: Apache-2.0
// CV-X-IF 0.2: what the coprocessor has given up by its time-out and the host commits all the same. Such an instruction
// is not done: that is an error of the host. The host gets a result for it, so that it does not wait without end.
//
// Contract: the host commits in the order of its offers, so nothing that was given up can be committed when something
// younger is. It numbers its offers one after the other, those to other coprocessors too, and all of them are seen here: an
// identifier that is on offer again means the offer. Results come in the order of the identifiers.
//
// Cost: two registers for each identifier. The result is on offer 1 cycle after the commit, if no other is owed.

`default_nettype none

module rvh_xif_late_0_2 #(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic [  Depth-1:0]              given_up_i,  // in this cycle
    input wire logic [  Depth-1:0][IdWidth-1:0] ids_i,
    input wire logic                            younger_i,   // something that is held or on offer is committed
    input wire logic                            offer_i,
    input wire logic [IdWidth-1:0]              id_i,

    input wire logic               commit_valid_i,
    input wire logic               commit_kill_i,
    input wire logic [IdWidth-1:0] commit_id_i,

    output logic                    late_o,       // the host commits what was given up
    output logic                    owed_o,       // results are owed; all others come after them
    output logic                    res_valid_o,
    input  wire logic               res_ready_i,
    output logic      [IdWidth-1:0] res_id_o
);

  localparam int unsigned Ids = 1 << IdWidth;

  logic [Ids-1:0] lost_d, lost_q;  // given up, and may be committed yet
  logic [Ids-1:0] owed_d, owed_q;  // committed, and the host has no result
  logic [IdWidth-1:0] turn_d, turn_q;  // whose result is next

  assign late_o      = commit_valid_i && !commit_kill_i && lost_q[commit_id_i] && !(offer_i && id_i == commit_id_i);
  assign owed_o      = owed_q != '0;
  assign res_valid_o = owed_q[turn_q];
  assign res_id_o    = turn_q;

  always_comb begin
    lost_d = lost_q;
    owed_d = owed_q;
    turn_d = turn_q;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (given_up_i[i]) lost_d[ids_i[i]] = 1'b1;
    end
    if (offer_i) lost_d[id_i] = 1'b0;
    if (commit_valid_i) lost_d[commit_id_i] = 1'b0;
    if (younger_i) lost_d = '0;
    if (res_valid_o && res_ready_i) owed_d[turn_q] = 1'b0;
    if (late_o) owed_d[commit_id_i] = 1'b1;
    if (!owed_o) turn_d = commit_id_i;
    else if (!res_valid_o || res_ready_i) turn_d = turn_q + IdWidth'(1);
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      lost_q <= '0;
      owed_q <= '0;
      turn_q <= '0;
    end else begin
      lost_q <= lost_d;
      owed_q <= owed_d;
      turn_q <= turn_d;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_xif_late_0_2.result"),
      .Width(IdWidth)
  ) u_contract_result (
      .clk_i,
      .rst_ni,
      .valid_i  (res_valid_o),
      .ready_i  (res_ready_i),
      .payload_i(res_id_o),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
