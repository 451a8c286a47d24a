// SPDX-License-Identifier: Apache-2.0
// Queue of the results of instructions, in order, from the acceptance of an instruction until the host has taken its
// result; and the carry.
//
// Contract
// - An instruction is accepted with `push_i` while `full_o` is 0. Its commit or kill may come in any cycle from the first
//   cycle of its offer on. rvh_xif_commit_1_0, outside, determines to which instruction it applies.
// - A result is offered from the cycle of the commit on, at the earliest one cycle after acceptance.
// - `carry_o` is the carry that the offered instruction finds: that of the youngest instruction before it. A kill takes
//   back what the killed instructions made of it: the carry itself changes at commit only.
// - `idle_o`, from registers: the queue is empty.

`default_nettype none

module rvh_isa_queue #(
    parameter int unsigned Depth   = 2,  // results, 1 to 4; 1: an instruction in two cycles
    parameter int unsigned IdWidth = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    output logic                    full_o,
    input  wire logic               offer_i,   // the host offers an instruction with `id_i`
    input  wire logic               answer_i,  // ... which is accepted or rejected in this cycle
    input  wire logic               push_i,    // ... which is accepted
    input  wire logic [IdWidth-1:0] id_i,
    input  wire logic [        4:0] rd_i,
    input  wire logic [       31:0] data_i,
    output logic      [        1:0] carry_o,
    input  wire logic [        1:0] carry_i,   // after the instruction

    // to and from rvh_xif_commit_1_0
    output logic                               fresh_o,         // the offer is neither committed nor killed
    output logic      [Depth-1:0]              waits_o,
    output logic      [Depth-1:0][IdWidth-1:0] ids_o,
    input  wire logic [Depth-1:0]              commit_i,
    input  wire logic [Depth-1:0]              drop_i,
    input  wire logic                          commit_offer_i,
    input  wire logic                          drop_offer_i,

    output logic                    res_valid_o,
    input  wire logic               res_ready_i,
    output logic      [IdWidth-1:0] res_id_o,
    output logic      [        4:0] res_rd_o,
    output logic      [       31:0] res_data_o,

    output logic idle_o
);

  if (Depth < 1 || Depth > 4) begin : gen_bad_depth
    $error("rvh_isa_queue: Depth must be 1 to 4");
  end

  typedef struct packed {
    logic               held;       // the entry is used
    logic               committed;
    logic               dropped;    // killed
    logic [1:0]         carry;      // after it
    logic [IdWidth-1:0] id;
    logic [4:0]         rd;
    logic [31:0]        data;
  } entry_t;

  entry_t [Depth-1:0] entry_q, entry_d;
  logic [1:0] carry_q, carry_d;  // after the last instruction that was committed
  logic leaves;  // the oldest one leaves the queue

  // ---- an offer may be committed or killed before it is accepted ----
  logic offered_q, early_commit_q, early_kill_q, offer_committed, offer_killed, same;
  logic [IdWidth-1:0] offered_id_q;

  assign same            = offered_q && offered_id_q == id_i;
  assign fresh_o         = offer_i && !(same && (early_commit_q || early_kill_q));
  assign offer_committed = commit_offer_i || (same && early_commit_q);
  assign offer_killed    = drop_offer_i || (same && early_kill_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      offered_q      <= 1'b0;
      offered_id_q   <= '0;
      early_commit_q <= 1'b0;
      early_kill_q   <= 1'b0;
    end else begin
      offered_q      <= offer_i && !answer_i;
      offered_id_q   <= id_i;
      early_commit_q <= offer_committed;
      early_kill_q   <= offer_killed;
    end
  end

  // ---- status of each entry, and the carry ----
  always_comb begin
    full_o  = 1'b1;
    idle_o  = 1'b1;
    carry_o = carry_q;
    carry_d = carry_q;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (entry_q[i].held) idle_o = 1'b0;
      else full_o = 1'b0;
      waits_o[i] = entry_q[i].held && !entry_q[i].committed && !entry_q[i].dropped;
      ids_o[i]   = entry_q[i].id;
      if (waits_o[i]) carry_o = entry_q[i].carry;
      if (commit_i[i]) carry_d = entry_q[i].carry;
    end
    if (push_i && offer_committed) carry_d = carry_i;
  end

  // ---- the oldest result ----
  assign res_valid_o = entry_q[0].held && !entry_q[0].dropped && (entry_q[0].committed || commit_i[0]);
  assign res_id_o    = entry_q[0].id;
  assign res_rd_o    = entry_q[0].rd;
  assign res_data_o  = entry_q[0].data;
  assign leaves      = (res_valid_o && res_ready_i) || entry_q[0].dropped;

  // ---- the queue moves up ----
  always_comb begin
    logic placed;
    entry_d = entry_q;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (commit_i[i]) entry_d[i].committed = 1'b1;
      if (drop_i[i]) entry_d[i].dropped = 1'b1;
    end
    if (leaves) begin
      for (int unsigned i = 0; i + 1 < Depth; i++) entry_d[i] = entry_d[i+1];
      {entry_d[Depth-1].held, entry_d[Depth-1].committed, entry_d[Depth-1].dropped} = '0;
    end
    placed = !push_i;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (!placed && !entry_d[i].held) begin
        entry_d[i] = '{
            held: 1'b1,
            committed: offer_committed,
            dropped: offer_killed,
            carry: carry_i,
            id: id_i,
            rd: rd_i,
            data: data_i
        };
        placed = 1'b1;
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      entry_q <= '0;
      carry_q <= '0;
    end else begin
      entry_q <= entry_d;
      carry_q <= carry_d;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_isa_queue.room")
  ) u_contract_room (
      .clk_i,
      .rst_ni,
      .holds_i(!push_i || (offer_i && answer_i && !full_o))
  );

  rvh_contract_stream #(
      .Name ("rvh_isa_queue.result"),
      .Width(IdWidth + 37)
  ) u_contract_result (
      .clk_i,
      .rst_ni,
      .valid_i  (res_valid_o),
      .ready_i  (res_ready_i),
      .payload_i({res_id_o, res_rd_o, res_data_o}),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
