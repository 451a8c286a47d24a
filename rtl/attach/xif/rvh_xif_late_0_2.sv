// SPDX-License-Identifier: Apache-2.0
// CV-X-IF 0.2: late commits, that is, commits of instructions that the coprocessor has dropped by its time-out. Such an
// instruction is not executed, and its commit is an error of the host. The host gets a result for it, so that it does
// not wait forever.
//
// Contract
// - The host commits in the order of its offers. So once an instruction commits, no older dropped one can commit.
// - The host numbers its offers consecutively, those to other coprocessors included, and this module sees all of them.
//   An identifier that is offered again belongs to the offer.
// - Results come in the order of the identifiers.
//
// Cost: two registers for each identifier. The result is offered 1 cycle after the commit, if no other result is
// outstanding.

`default_nettype none

module rvh_xif_late_0_2 #(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic [  Depth-1:0]              given_up_i,  // dropped by the time-out in this cycle
    input wire logic [  Depth-1:0][IdWidth-1:0] ids_i,
    input wire logic                            younger_i,   // an instruction that is held or offered is committed
    input wire logic                            offer_i,
    input wire logic [IdWidth-1:0]              id_i,

    input wire logic               commit_valid_i,
    input wire logic               commit_kill_i,
    input wire logic [IdWidth-1:0] commit_id_i,

    output logic                    late_o,       // the host commits a dropped instruction
    output logic                    owed_o,       // results are outstanding; all other results come after them
    output logic                    res_valid_o,
    input  wire logic               res_ready_i,
    output logic      [IdWidth-1:0] res_id_o
);

  localparam int unsigned Ids = 1 << IdWidth;

  logic [Ids-1:0] lost_d, lost_q;  // dropped, and may still be committed
  logic [Ids-1:0] owed_d, owed_q;  // committed, and the result is not taken yet
  logic [IdWidth-1:0] turn_d, turn_q;  // identifier of the next result

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
