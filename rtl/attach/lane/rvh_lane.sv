// SPDX-License-Identifier: Apache-2.0
// The state of Keccak-f[1600] beside a processor, on CV-X-IF 1.0: its instructions go through the state word by word, and
// permute it. Instructions: rtl/instructions.toml, docs/paper/asip.md.
//
// The state is a ring of 25 lanes; the next word is the lower or the upper half of its first lane. `word` is one cycle,
// and so are the others until the next instruction, which waits: after `permute` for 6 (n + 1) cycles with n rounds, and
// for the turn of the ring to its first lane; after `clear` for 25. No time depends on data.
//
// The state, and where the next word is, change at the commit of an instruction. A program that uses the unit in an
// interrupt handler saves both: `where`, 50 times `word`; and restores: `clear`, `word` for `where` times with 0, 50 times
// `word`.
//
// Contract of the interface: rvh_isa_single. Acceptance depends on the instruction, its hart and enable_i only.
// `idle_o`, from registers: no instruction is held, the unit does nothing.

`default_nettype none

module rvh_lane
  import rvh_lane_pkg::*;
#(
    parameter int unsigned IdWidth = 4,  // X_ID_WIDTH, 2 to 8
    parameter int unsigned HartIdWidth = 1,  // X_HARTID_WIDTH
    parameter logic [HartIdWidth-1:0] HartId = '0  // the hart that has this unit
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic enable_i, // 0: instructions are rejected, so the host traps; those accepted before are executed

    input  wire logic                         x_issue_valid_i,
    output logic                              x_issue_ready_o,
    input  wire logic [           31:0]       x_issue_req_instr_i,
    input  wire logic [HartIdWidth-1:0]       x_issue_req_hartid_i,
    input  wire logic [    IdWidth-1:0]       x_issue_req_id_i,
    output logic                              x_issue_resp_accept_o,
    output logic                              x_issue_resp_writeback_o,
    output logic      [            1:0]       x_issue_resp_register_read_o,
    // the register interface: one transaction with the issue; the second source is not used
    input  wire logic [            1:0][31:0] x_register_rs_i,
    input  wire logic [            1:0]       x_register_rs_valid_i,
    output logic                              x_register_ready_o,

    input wire logic                   x_commit_valid_i,
    input wire logic [HartIdWidth-1:0] x_commit_hartid_i,
    input wire logic [    IdWidth-1:0] x_commit_id_i,
    input wire logic                   x_commit_kill_i,

    output logic                        x_result_valid_o,
    input  wire logic                   x_result_ready_i,
    output logic      [HartIdWidth-1:0] x_result_hartid_o,
    output logic      [    IdWidth-1:0] x_result_id_o,
    output logic      [           31:0] x_result_data_o,
    output logic      [            4:0] x_result_rd_o,
    output logic                        x_result_we_o,

    output logic idle_o
);

  typedef struct packed {
    rvh_lane_instr_pkg::verb_e verb;
    logic [31:0] rs1;
  } what_t;

  rvh_lane_instr_pkg::decoded_t instr;
  what_t offered, what;
  logic ready, done, empty;
  logic [5:0] where;
  logic [31:0] word;
  logic [63:0] lane;
  move_e move;
  logic clear, first, last, start;
  logic [Slices:0] iota;
  logic [4:0] parity, previous;
  logic [Slices : 0][24:0] slices;
  logic [Slices-1:0][24:0] fresh;

  assign instr   = rvh_lane_instr_pkg::decode(x_issue_req_instr_i);
  assign offered = '{verb: instr.verb, rs1: x_register_rs_i[0]};

  rvh_isa_single #(
      .IdWidth    (IdWidth),
      .HartIdWidth(HartIdWidth),
      .HartId     (HartId),
      .Width      ($bits(what_t))
  ) u_front (
      .clk_i,
      .rst_ni,
      .x_issue_valid_i,
      .x_issue_ready_o,
      .x_issue_req_hartid_i,
      .x_issue_req_id_i,
      .x_issue_resp_accept_o,
      .x_issue_resp_writeback_o,
      .x_issue_resp_register_read_o,
      .x_register_rs_valid_i,
      .x_register_ready_o,
      .x_commit_valid_i,
      .x_commit_hartid_i,
      .x_commit_id_i,
      .x_commit_kill_i,
      .x_result_valid_o,
      .x_result_ready_i,
      .x_result_hartid_o,
      .x_result_id_o,
      .x_result_rd_o,
      .x_result_we_o,
      .ours_i     (instr.known && enable_i),
      .reads_i    ({instr.rs2, instr.rs1}),
      .writes_i   (instr.rd),
      .rd_i       (x_issue_req_instr_i[11:7]),
      .what_i     (offered),
      .committed_o(),
      .what_o     (what),
      .able_i     (ready),
      .done_o     (done),
      .idle_o     (empty)
  );

  logic unused_rs2;
  assign unused_rs2      = ^x_register_rs_i[1];

  assign word            = (where[0] ? lane[63:32] : lane[31:0]) ^ what.rs1;
  assign x_result_data_o = what.verb == rvh_lane_instr_pkg::DoWord ? word : 32'(where);
  assign idle_o          = empty && ready;

  rvh_lane_control u_control (
      .clk_i,
      .rst_ni,
      .ready_o  (ready),
      .word_i   (done && what.verb == rvh_lane_instr_pkg::DoWord),
      .permute_i(done && what.verb == rvh_lane_instr_pkg::DoPermute),
      .clear_i  (done && what.verb == rvh_lane_instr_pkg::DoClear),
      .rounds_i (what.rs1),
      .where_o  (where),
      .move_o   (move),
      .clear_o  (clear),
      .first_o  (first),
      .last_o   (last),
      .start_o  (start),
      .iota_o   (iota),
      .parity_i (parity),
      .previous_o (previous)
  );

  rvh_lane_slices #(
      .Slices(Slices)
  ) u_slices (
      .first_i(first),
      .last_i(last),
      .iota_i(iota),
      .slices_i(slices),
      .start_i(start),
      .previous_i(previous),
      .parity_o(parity),
      .slices_o(fresh)
  );

  rvh_lane_state u_state (
      .clk_i,
      .rst_ni,
      .move_i  (move),
      .word_i  (ready ? word : lane[63:32]),
      .clear_i (clear),
      .slices_i(fresh),
      .slices_o(slices),
      .first_o (lane)
  );

endmodule

`default_nettype wire
