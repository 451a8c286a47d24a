// SPDX-License-Identifier: Apache-2.0
// KRONOS, tightly coupled, on CV-X-IF 1.0: the paper's instruction rol_32 on the general registers. A lane of 64 bits is
// in two registers; an instruction returns one word of the lane rotated left by a constant n, 0 to 31:
//
//   rd = (rs1 << n) | (rs2 >> (32 - n)); rd = rs1 for n = 0
//
// So two instructions rotate a lane; for n of 32 or more they exchange their sources and rotate by n - 32. Instruction:
// rtl/instructions.toml, docs/paper/kronos.md.
//
// One cycle; the cycles do not depend on data. Contract of the interface: rvh_isa_front. Acceptance depends on the
// instruction, its hart and enable_i only. There is no state.
//
// `idle_o`, from registers: no instruction is held. The clock may be stopped as that of rvh_isa.

`default_nettype none

module rvh_kronos_tightly #(
    parameter int unsigned IdWidth = 4,  // X_ID_WIDTH, 2 to 8
    parameter int unsigned HartIdWidth = 1,  // X_HARTID_WIDTH
    parameter logic [HartIdWidth-1:0] HartId = '0,  // the hart that has this unit
    parameter int unsigned Depth = 2  // results that wait for their commit or for the host, 1 to 4
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
    output logic      [            2:0]       x_issue_resp_register_read_o,
    // the register interface: one transaction with the issue; the third source is not used
    input  wire logic [            2:0][31:0] x_register_rs_i,
    input  wire logic [            2:0]       x_register_rs_valid_i,
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

  rvh_kronos_tightly_instr_pkg::decoded_t instr;
  logic [63:0] rotated;

  assign instr   = rvh_kronos_tightly_instr_pkg::decode(x_issue_req_instr_i);
  // The upper word does not receive what is shifted out.
  assign rotated = {x_register_rs_i[0], x_register_rs_i[1]} << instr.n;

  rvh_isa_front #(
      .IdWidth    (IdWidth),
      .HartIdWidth(HartIdWidth),
      .HartId     (HartId),
      .Depth      (Depth)
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
      .x_result_data_o,
      .x_result_rd_o,
      .x_result_we_o,
      .ours_i (instr.known && enable_i),
      .reads_i({1'b0, instr.rs2, instr.rs1}),
      .rd_i   (x_issue_req_instr_i[11:7]),
      .data_i (rotated[63:32]),
      .carry_o(),
      .carry_i('0),
      .idle_o
  );

  logic unused;
  assign unused = ^{x_register_rs_i[2], rotated[31:0], instr.verb, instr.rd};

endmodule

`default_nettype wire
