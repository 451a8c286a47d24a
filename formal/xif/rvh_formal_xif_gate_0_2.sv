// SPDX-License-Identifier: Apache-2.0
// rvh_xif_gate_0_2 between any coprocessor and a host that keeps the contract of the header. An instruction in decode
// is offered and committed until it is accepted. An accepted instruction leaves decode when no data access holds
// execute. In any cycle an interrupt may flush decode; the instruction is then offered again later.

`default_nettype none

module rvh_formal_xif_gate_0_2 #(
    parameter int unsigned IdWidth = 4,
    parameter int unsigned MaxOpen = 2
) (
    input wire logic               clk_i,
    input wire logic               rst_ni,
    input wire logic               data_req,
    input wire logic               data_gnt,
    input wire logic               data_rvalid,
    input wire logic               decoded,       // an instruction for the coprocessor is in decode
    input wire logic               interrupt,
    input wire logic [IdWidth-1:0] id,
    input wire logic               other_commit,
    input wire logic [IdWidth-1:0] other_id,
    input wire logic               x_ready
);

  logic offer, ready, x_valid, x_commit, commit;
  logic [IdWidth-1:0] commit_id;
  logic stands_q;  // the instruction was accepted and is still in decode
  logic accepted, busy;
  logic [7:0] granted_q, answered_q;  // numbers of accesses; free-running counters
  logic [7:0] left;  // accesses granted before this cycle and not answered by its end

  assign offer     = decoded && !stands_q;
  assign commit    = offer || other_commit;
  assign commit_id = offer ? id : other_id;

  rvh_xif_gate_0_2 #(
      .IdWidth(IdWidth),
      .MaxOpen(MaxOpen)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .data_req_i         (data_req),
      .data_gnt_i         (data_gnt),
      .data_rvalid_i      (data_rvalid),
      .host_issue_valid_i (offer),
      .host_issue_ready_o (ready),
      .host_issue_req_id_i(id),
      .host_commit_valid_i(commit),
      .host_commit_id_i   (commit_id),
      .x_issue_valid_o    (x_valid),
      .x_issue_ready_i    (x_ready),
      .x_commit_valid_o   (x_commit)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;

  assign left     = granted_q - answered_q - 8'(data_rvalid);
  assign busy     = (data_req && !data_gnt) || left != '0;
  assign accepted = x_valid && x_ready;

  always_comb begin
    if (init) assume (!rst_ni);
    if (rst_ni) begin
      assume (!data_rvalid || granted_q != answered_q);
      assume (!(data_req && data_gnt) || left < 8'(MaxOpen));
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {granted_q, answered_q} <= '0;
      stands_q                <= 1'b0;
    end else begin
      granted_q  <= granted_q + 8'(data_req && data_gnt);
      answered_q <= answered_q + 8'(data_rvalid);
      stands_q   <= decoded && !interrupt && busy && (stands_q || (offer && ready));
    end
  end

  always_comb begin
    if (rst_ni) begin
      a_once : assert (!(accepted && busy));
      a_stands : assert (!stands_q);
      a_same : assert (accepted == (offer && ready));
      a_open : assert (busy || (x_valid == offer && ready == x_ready && x_commit == commit));
      a_held : assert (!busy || !offer || !x_commit);
      a_other : assert (offer || x_commit == commit);
      a_invariant : assert (8'(u_dut.open_q) == granted_q - answered_q && granted_q - answered_q <= 8'(MaxOpen));
    end
  end

  always_comb begin
    c_held : cover (rst_ni && busy && offer && x_ready);
    c_full : cover (rst_ni && granted_q - answered_q == 8'(MaxOpen) && offer);
    c_no_wait : cover (rst_ni && data_rvalid && data_req && data_gnt && accepted && left == '0);
    c_other : cover (rst_ni && busy && x_commit);
  end

endmodule

`default_nettype wire
