// SPDX-License-Identifier: Apache-2.0
// rvh_xif_commit_1_0 with several accepted instructions in order, as rvh_isa_front uses it: to which of them a commit or kill
// applies. Numbers and the contract of the host: rvh_formal_isa_host.

`default_nettype none

module rvh_formal_isa_commits #(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 4,
    parameter int unsigned Width   = IdWidth + 8
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid,          // an instruction is offered
    input logic             answer,         // it is accepted or rejected
    input logic             accept,
    input logic [Width-1:0] number,
    input logic             commit_valid,
    input logic             commit_kill,
    input logic [Width-1:0] commit_number,
    input logic             ends            // the oldest one leaves the coprocessor
);

  typedef struct packed {
    logic             committed;
    logic             killed;
    logic [Width-1:0] number;
  } item_t;

  item_t [Depth-1:0] item_q, item_d;
  logic [2:0] count_q, count;  // of them; a value that is not reached counts as none
  logic [Depth-1:0] held, open, commit, kill, ref_commit, ref_kill;
  logic [Depth-1:0][  Width-1:0] numbers;
  logic [Depth-1:0][IdWidth-1:0] ids;
  logic commit_offer, kill_offer, ref_commit_offer, ref_kill_offer, push, leaves, agrees, unused_error;

  assign count = 32'(count_q) <= Depth ? count_q : '0;

  for (genvar i = 0; i < Depth; i++) begin : gen_item
    assign held[i]    = i < 32'(count);
    assign open[i]    = held[i] && !item_q[i].committed && !item_q[i].killed;
    assign numbers[i] = item_q[i].number;
    assign ids[i]     = item_q[i].number[IdWidth-1:0];
  end

  // ---- the offer ----
  logic offered_q, committed_q, killed_q;  // status of the offer of the last cycle, if it was not answered
  logic [IdWidth-1:0] id_q;
  logic goes_on, marked, fresh;

  assign goes_on = offered_q && id_q == number[IdWidth-1:0];
  assign marked  = goes_on && (committed_q || killed_q);
  assign fresh   = valid && !marked;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {offered_q, committed_q, killed_q, id_q} <= '0;
    end else begin
      offered_q   <= valid && !answer;
      committed_q <= commit_offer || (marked && committed_q);
      killed_q    <= kill_offer || (marked && killed_q);
      id_q        <= number[IdWidth-1:0];
    end
  end

  rvh_xif_commit_1_0 #(
      .Depth  (Depth),
      .IdWidth(IdWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .offer_i       (fresh),
      .answer_i      (answer),
      .id_i          (number[IdWidth-1:0]),
      .waits_i       (open),
      .named_i       ('0),
      .ids_i         (ids),
      .commit_valid_i(commit_valid),
      .commit_kill_i (commit_kill),
      .commit_id_i   (commit_number[IdWidth-1:0]),
      .commit_o      (commit),
      .drop_o        (kill),
      .commit_offer_o(commit_offer),
      .drop_offer_o  (kill_offer),
      .host_error_o  (unused_error)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the accepted instructions, oldest first ----
  assign push   = valid && answer && accept && !held[Depth-1];
  assign leaves = ends && held[0] && (!open[0] || commit[0]);

  always_comb begin
    item_d = item_q;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (commit[i]) item_d[i].committed = 1'b1;
      if (kill[i]) item_d[i].killed = 1'b1;
    end
    if (leaves) for (int unsigned i = 0; i + 1 < Depth; i++) item_d[i] = item_d[i+1];
    for (int unsigned i = 0; i < Depth; i++) begin
      if (push && i == 32'(count) - 32'(leaves)) begin
        item_d[i] = '{
            committed: commit_offer || (marked && committed_q),
            killed: kill_offer || (marked && killed_q),
            number: number
        };
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      item_q  <= '0;
      count_q <= '0;
    end else begin
      item_q  <= item_d;
      count_q <= count + 3'(push) - 3'(leaves);
    end
  end

  // ---- the host, and the properties ----
  rvh_formal_isa_host #(
      .Depth  (Depth),
      .IdWidth(IdWidth),
      .Width  (Width)
  ) u_host (
      .clk_i,
      .rst_ni,
      .valid_i        (valid),
      .goes_on_i      (goes_on),
      .fresh_i        (fresh),
      .answer_i       (answer),
      .number_i       (number),
      .open_i         (open),
      .numbers_i      (numbers),
      .commit_valid_i (commit_valid),
      .commit_kill_i  (commit_kill),
      .commit_number_i(commit_number),
      .span_i         (u_dut.open_q),
      .low_i          (u_dut.low_q),
      .high_i         (u_dut.high_q),
      .next_span_i    (u_dut.open_d),
      .next_low_i     (u_dut.low_d),
      .next_high_i    (u_dut.high_d),
      .commit_o       (ref_commit),
      .kill_o         (ref_kill),
      .commit_offer_o (ref_commit_offer),
      .kill_offer_o   (ref_kill_offer),
      .agrees_o       (agrees)
  );

  rvh_formal_isa_order #(
      .Assume(1'b0),
      .Depth (Depth)
  ) u_order (
      .rst_ni,
      .given_i       (agrees),
      .open_i        (open),
      .fresh_i       (fresh),
      .commit_i      (commit),
      .kill_i        (kill),
      .commit_offer_i(commit_offer),
      .kill_offer_i  (kill_offer)
  );

  always_comb begin
    if (rst_ni) begin
      a_commits :
      assert (!agrees || (commit == ref_commit && kill == ref_kill && commit_offer == ref_commit_offer &&
              kill_offer == ref_kill_offer));
    end
  end

  // ---- covers ----
  always_comb begin
    c_batch : cover (rst_ni && &commit && commit_offer && commit_number != number);
    c_part : cover (rst_ni && commit[0] && !commit[Depth-1] && open[Depth-1] && fresh);
    c_flush : cover (rst_ni && !kill[0] && open[0] && kill[Depth-1] && kill_offer);
    c_again : cover (rst_ni && item_q[Depth-1].killed && held[Depth-1] && fresh && number == numbers[Depth-1]);
  end

endmodule

`default_nettype wire
