// SPDX-License-Identifier: Apache-2.0
// Gate on CV-X-IF 0.2 between a coprocessor and a host like CV32E40PX, which commits an instruction with its offer. If
// a data access in execute holds the accepted instruction in decode and an interrupt comes, such a host offers the
// instruction again. To the coprocessor that is another instruction, and it would execute it twice.
//
// While a data access waits for its grant or its response, the gate holds back the offer and the commit of the offered
// instruction. So an instruction leaves decode in the cycle in which the coprocessor accepts it.
//
// Contract of the host
// - It commits the offered instruction in every cycle of the offer, until the offer is answered or retracted.
// - Only a data access holds an accepted instruction in decode. A division also does, and so does the second half of a
//   misaligned load or store: neither may directly precede an instruction of the coprocessor.
// - Its data port is OBI: responses in order, each at least one cycle after its grant, at most `MaxOpen` outstanding
//   accesses. A request does not depend on `host_issue_ready_o` in the same cycle.
//
// All other signals bypass the gate: instruction and operands of the offer, its acceptance, the kill bit of the commit,
// and results. The two identifiers are only compared. The commit of another instruction is not held back.
//
// Cost: no cycle if memory grants at once and responds one cycle later; otherwise only cycles in which execute stalls.
// Registers: a counter of outstanding accesses, 2 bits by default.

`default_nettype none

module rvh_xif_gate_0_2 #(
    parameter int unsigned IdWidth = 4,
    parameter int unsigned MaxOpen = 2   // outstanding data accesses, 1 to 15
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // the host's data port, monitored
    input wire logic data_req_i,
    input wire logic data_gnt_i,
    input wire logic data_rvalid_i,

    // the host's side
    input  wire logic               host_issue_valid_i,
    output logic                    host_issue_ready_o,
    input  wire logic [IdWidth-1:0] host_issue_req_id_i,
    input  wire logic               host_commit_valid_i,
    input  wire logic [IdWidth-1:0] host_commit_id_i,

    // the coprocessor's side
    output logic x_issue_valid_o,
    input wire logic x_issue_ready_i,
    output logic x_commit_valid_o
);

  if (MaxOpen < 1 || MaxOpen > 15) begin : gen_bad_max_open
    $error("rvh_xif_gate_0_2: MaxOpen must be 1 to 15");
  end

  localparam int unsigned OpenWidth = $clog2(MaxOpen + 1);

  logic [OpenWidth-1:0] open_q, rest;  // outstanding accesses: before this cycle, and after its response
  logic hold, to_offer;

  assign rest               = open_q - OpenWidth'(data_rvalid_i);
  assign hold               = (data_req_i && !data_gnt_i) || rest != '0;
  assign to_offer           = host_issue_valid_i && host_commit_id_i == host_issue_req_id_i;

  assign x_issue_valid_o    = host_issue_valid_i && !hold;
  assign host_issue_ready_o = x_issue_ready_i && !hold;
  assign x_commit_valid_o   = host_commit_valid_i && !(hold && to_offer);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) open_q <= '0;
    else open_q <= rest + OpenWidth'(data_req_i && data_gnt_i);
  end

`ifndef SYNTHESIS
  // The contract. It holds from the first reset on.
  logic reset_seen;
  logic held_q;  // the last cycle held back an offer with its commit
  logic [IdWidth-1:0] id_q;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      held_q     <= 1'b0;
      id_q       <= '0;
    end else if (reset_seen) begin
      held_q <= hold && to_offer && host_commit_valid_i;
      id_q   <= host_issue_req_id_i;
      a_answer : assert (!data_rvalid_i || open_q != '0);
      a_open : assert (!(data_req_i && data_gnt_i) || rest != OpenWidth'(MaxOpen));
      a_commit :
      assert (!(held_q && host_issue_valid_i && host_issue_req_id_i == id_q) || (host_commit_valid_i && to_offer));
    end
  end

  // ---- contract ----
  // An offer is answered on both sides in the same cycle.
  rvh_contract #(
      .Name("rvh_xif_gate_0_2.same")
  ) u_contract_same (
      .clk_i,
      .rst_ni,
      .holds_i((host_issue_valid_i && host_issue_ready_o) == (x_issue_valid_o && x_issue_ready_i))
  );
`endif

endmodule

`default_nettype wire
