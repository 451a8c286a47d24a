// SPDX-License-Identifier: Apache-2.0
// Instructions for hashes on the general registers of a processor, on CV-X-IF 1.0: hx, and the standard's Zknh for RV32.
// Each takes one cycle. Instructions: rtl/instructions.toml, docs/attach/isa.md.
//
// Contract of the interface: rvh_isa_front. Acceptance depends on the instruction, its hart and enable_i only. The groups
// that a parameter leaves out are rejected, so that the host traps, and take no area.
//
// The carry, 0 to 2, is the only state. Instructions of the group sha512 alone change it, at their commit.
//
// `idle_o`, from registers: no instruction is held. The clock may be stopped after four consecutive cycles with `idle_o`
// = 1 and no request (`x_issue_valid_i`, `x_commit_valid_i`). It must run in every cycle with a request: rvh_clock_stop.

`default_nettype none

module rvh_isa #(
    parameter int unsigned IdWidth = 4,  // X_ID_WIDTH, 2 to 8
    parameter int unsigned HartIdWidth = 1,  // X_HARTID_WIDTH
    parameter logic [HartIdWidth-1:0] HartId = '0,  // the hart that has this unit
    parameter int unsigned Depth = 2,  // results that wait for their commit or for the host, 1 to 4
    parameter bit HasKeccak = 1'b1,  // group keccak of the instructions
    parameter bit HasInterleave = 1'b1,  // interleave
    parameter bit HasChMaj = 1'b1,  // ch-maj
    parameter bit HasAdd3 = 1'b1,  // add3
    parameter bit HasSha256 = 1'b1,  // sha256
    parameter bit HasSha512 = 1'b1,  // sha512
    parameter bit HasZknh256 = 1'b1,  // zknh256
    parameter bit HasZknh512 = 1'b1  // zknh512
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
    // the register interface: one transaction with the issue
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

  rvh_isa_pkg::decoded_t instr;
  logic [31:0] result;
  logic [1:0] carry, carried;

  rvh_isa_decode #(
      .HasKeccak    (HasKeccak),
      .HasInterleave(HasInterleave),
      .HasChMaj     (HasChMaj),
      .HasAdd3      (HasAdd3),
      .HasSha256    (HasSha256),
      .HasSha512    (HasSha512),
      .HasZknh256   (HasZknh256),
      .HasZknh512   (HasZknh512)
  ) u_decode (
      .instr_i  (x_issue_req_instr_i),
      .decoded_o(instr)
  );

  rvh_isa_unit #(
      .HasKeccak    (HasKeccak),
      .HasInterleave(HasInterleave),
      .HasChMaj     (HasChMaj),
      .HasAdd3      (HasAdd3),
      .HasSha256    (HasSha256),
      .HasSha512    (HasSha512),
      .HasZknh256   (HasZknh256),
      .HasZknh512   (HasZknh512)
  ) u_unit (
      .control_i(instr.control),
      .rs_i     (x_register_rs_i),
      .carry_i  (carry),
      .carry_o  (carried),
      .result_o (result)
  );

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
      .reads_i(instr.reads),
      .rd_i   (x_issue_req_instr_i[11:7]),
      .data_i (result),
      .carry_o(carry),
      .carry_i(instr.control.set ? carried : instr.control.take ? 2'b00 : carry),
      .idle_o
  );

endmodule

`default_nettype wire
