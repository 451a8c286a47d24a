// SPDX-License-Identifier: Apache-2.0
// The coprocessor of `rvhash check-host`: instructions whose result and whose side effect tell whether the host did each
// of them once, with the right operands. It takes them from the offer to the result, in order; either version of CV-X-IF.
//
// | opcode, funct3 | instruction | what |
// |---|---|---|
// | custom-2, 0 | mix rd, rs1, rs2 | rd = (rs1 + Golden) ^ (rs2 rotated left by 8) |
// | custom-2, 1 | note rs1, rs2 | sum = (sum rotated left by 1) + (rs1 ^ (rs2 rotated left by 8)); writes nothing |
// | custom-2, 2 | tick rd | rd = the number of instructions done, with this one |
// | custom-0, 0 | mix3 rd, rs1, rs2, rs3 | as mix, ^ (rs3 rotated left by 16); if the host has three sources |
//
// funct7[3:0] of those in custom-2: so many cycles after the commit, at least. Any other instruction is rejected.
//
// Contract
// - No instruction is done before its commit, and each is done once.
// - An accepted instruction that the host neither commits nor kills is dropped, and counted as forgotten, when a younger
//   one is committed, when its identifier is offered again, or when an offer has waited only for it for 64 cycles.
// - `random_i[0]`: offers are answered late, [1]: results come late, by chance.

`default_nettype none

module rvh_check_offloads #(
    parameter int unsigned NumRs   = 2,
    parameter int unsigned IdWidth = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                     x_issue_valid_i,
    output logic                          x_issue_ready_o,
    input  wire logic [       31:0]       x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]       x_issue_req_id_i,
    input  wire logic [  NumRs-1:0][31:0] x_issue_req_rs_i,
    input  wire logic [  NumRs-1:0]       x_issue_req_rs_valid_i,
    output logic                          x_issue_resp_accept_o,
    output logic                          x_issue_resp_writeback_o,
    output logic      [  NumRs-1:0]       x_issue_resp_register_read_o,

    input wire logic               x_commit_valid_i,
    input wire logic [IdWidth-1:0] x_commit_id_i,
    input wire logic               x_commit_kill_i,

    output logic                    x_result_valid_o,
    input  wire logic               x_result_ready_i,
    output logic      [IdWidth-1:0] x_result_id_o,
    output logic      [       31:0] x_result_data_o,
    output logic      [        4:0] x_result_rd_o,
    output logic                    x_result_we_o,

    input  wire logic        clear_i,      // the counts
    input  wire logic [ 1:0] random_i,
    output logic      [31:0] accepted_o,
    output logic      [31:0] committed_o,
    output logic      [31:0] killed_o,
    output logic      [31:0] forgotten_o,
    output logic      [31:0] results_o,    // taken by the host
    output logic      [31:0] done_o,
    output logic      [31:0] sum_o
);

  localparam int unsigned Depth = 4;
  localparam logic [31:0] Golden = 32'h9e37_79b9;
  localparam logic [6:0] Custom0 = 7'h0b, Custom2 = 7'h5b;

  typedef enum logic [1:0] {
    Mix,
    Note,
    Tick,
    Mix3
  } verb_e;

  typedef struct packed {
    logic               held;
    logic               committed;
    verb_e              verb;
    logic [3:0]         late;
    logic [4:0]         rd;
    logic [IdWidth-1:0] id;
    logic [2:0][31:0]   rs;
  } entry_t;

  function automatic logic [31:0] rotl(logic [31:0] x, int unsigned by);
    return x << by | x >> (32 - by);
  endfunction

  function automatic logic [31:0] mixed(logic [2:0][31:0] rs);
    return (rs[0] + Golden) ^ rotl(rs[1], 8) ^ rotl(rs[2], 16);
  endfunction

  entry_t [Depth-1:0] queue_d, queue_q, marked;  // 0: the oldest one
  entry_t coming, first;
  logic [15:0] chance_q;
  logic known, custom0, operands, room, push, comes, done;
  logic [2:0] reads;
  verb_e verb;
  logic [Depth-1:0] undecided, hit, drop, forgotten;
  logic stuck, forget;
  logic [5:0] patience_q;
  logic [3:0] age_q;
  logic result_valid_q;

  // x^16 + x^14 + x^13 + x^11 + 1
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) chance_q <= 16'hace1;
    else chance_q <= {chance_q[14:0], chance_q[15] ^ chance_q[13] ^ chance_q[12] ^ chance_q[10]};
  end

  logic unused_instr;
  assign unused_instr = ^x_issue_req_instr_i[24:15];

  // ---- offers ----
  assign custom0 = x_issue_req_instr_i[6:0] == Custom0;
  assign verb = custom0 ? Mix3 : verb_e'(x_issue_req_instr_i[13:12]);
  assign known = custom0 ? NumRs == 3 && x_issue_req_instr_i[14:12] == 3'd0 :
      x_issue_req_instr_i[6:0] == Custom2 && x_issue_req_instr_i[14:12] <= 3'd2 && x_issue_req_instr_i[31:29] == 3'd0;
  assign reads = verb == Mix3 ? 3'b111 : verb == Tick ? 3'b000 : 3'b011;
  assign operands = (x_issue_req_rs_valid_i | ~reads[NumRs-1:0]) == '1;
  assign room = !queue_q[Depth-1].held && !(random_i[0] && chance_q[0]);
  assign x_issue_ready_o = !known || (operands && room);
  assign x_issue_resp_accept_o = known;
  assign x_issue_resp_writeback_o = known && verb != Note;
  assign x_issue_resp_register_read_o = known ? reads[NumRs-1:0] : '0;
  assign push = x_issue_valid_i && known && operands && room;

  // Only instructions that the host forgot block the offer.
  assign stuck = x_issue_valid_i && known && operands && queue_q[Depth-1].held && !queue_q[0].committed && hit == '0 &&
      !result_valid_q;
  assign forget = patience_q == '1;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) patience_q <= '0;
    else patience_q <= (stuck && !forget) ? patience_q + 6'd1 : '0;
  end

  // ---- commit and kill ----
  assign comes = x_commit_valid_i && push && x_issue_req_id_i == x_commit_id_i;

  always_comb begin
    logic younger;  // a younger one is committed
    younger = comes && !x_commit_kill_i;
    marked  = queue_q;
    for (int i = Depth - 1; i >= 0; i--) begin
      logic reused;
      reused       = x_issue_valid_i && x_issue_req_id_i == queue_q[i].id;
      undecided[i] = queue_q[i].held && !queue_q[i].committed;
      hit[i]       = undecided[i] && x_commit_valid_i && queue_q[i].id == x_commit_id_i && !reused;
      forgotten[i] = undecided[i] && !hit[i] && (reused || forget || younger);
      drop[i]      = forgotten[i] || (hit[i] && x_commit_kill_i);
      if (hit[i] && !x_commit_kill_i) younger = 1'b1;
      if (drop[i]) marked[i].held = 1'b0;
      if (hit[i]) marked[i].committed = 1'b1;
    end
  end

  // ---- the oldest one is done ----
  always_comb begin
    first = marked[Depth-1];
    for (int i = Depth - 2; i >= 0; i--) if (marked[i].held) first = marked[i];
  end

  assign done = first.held && first.committed && age_q >= first.late && !(random_i[1] && chance_q[3]) &&
      (!result_valid_q || x_result_ready_i);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) age_q <= '0;
    else age_q <= (first.held && first.committed && !done && age_q != '1) ? age_q + 4'd1 : done ? '0 : age_q;
  end

  always_comb begin
    logic [1:0] n;
    logic leaves;
    n = '0;
    leaves = done;
    queue_d = '0;
    coming = '{
        held: push && !(comes && x_commit_kill_i),
        committed: comes,
        verb: verb,
        late: custom0 ? '0 : x_issue_req_instr_i[28:25],
        rd: x_issue_req_instr_i[11:7],
        id: x_issue_req_id_i,
        rs: '0
    };
    for (int unsigned i = 0; i < NumRs; i++) if (reads[i]) coming.rs[i] = x_issue_req_rs_i[i];
    for (int unsigned i = 0; i < Depth; i++) begin
      if (marked[i].held && leaves) begin
        leaves = 1'b0;  // it is `first`
      end else if (marked[i].held) begin
        queue_d[n] = marked[i];
        n++;
      end
    end
    if (coming.held) queue_d[n] = coming;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) queue_q <= '0;
    else queue_q <= queue_d;
  end

  // ---- result ----
  assign x_result_valid_o = result_valid_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      result_valid_q  <= 1'b0;
      x_result_id_o   <= '0;
      x_result_data_o <= '0;
      x_result_rd_o   <= '0;
      x_result_we_o   <= 1'b0;
    end else if (done) begin
      result_valid_q  <= 1'b1;
      x_result_id_o   <= first.id;
      x_result_data_o <= first.verb == Tick ? done_o + 32'd1 : mixed(first.rs);
      x_result_rd_o   <= first.rd;
      x_result_we_o   <= first.verb != Note;
    end else if (x_result_ready_i) begin
      result_valid_q <= 1'b0;
    end
  end

  // ---- counts ----
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {accepted_o, committed_o, killed_o, forgotten_o, results_o, done_o, sum_o} <= '0;
    end else if (clear_i) begin
      {accepted_o, committed_o, killed_o, forgotten_o, results_o, done_o, sum_o} <= '0;
    end else begin
      accepted_o  <= accepted_o + 32'(push);
      committed_o <= committed_o + 32'((hit != '0 || comes) && !x_commit_kill_i);
      killed_o    <= killed_o + 32'((hit != '0 || comes) && x_commit_kill_i);
      forgotten_o <= forgotten_o + 32'($countones(forgotten));
      results_o   <= results_o + 32'(x_result_valid_o && x_result_ready_i);
      done_o      <= done_o + 32'(done);
      if (done && first.verb == Note) sum_o <= rotl(sum_o, 1) + (first.rs[0] ^ rotl(first.rs[1], 8));
    end
  end

endmodule

`default_nettype wire
