// SPDX-License-Identifier: Apache-2.0
// OASIP of the SHA-3 ASIP paper, on CV-X-IF 1.0: index modulo 5, a step of the LFSR, and an auxiliary register of 64 bits
// that is rotated. Instructions: rtl/instructions.toml, docs/paper/asip.md. The paper's doloop is lp.setup of the hart.
//
// Each instruction takes one cycle; the cycles do not depend on data. The auxiliary register changes at the commit of an
// instruction. It is rotated when it is read: what is kept is the packed value and the number of bits.
// A handler saves it by `rotr` of 0 bits and `extlw`, and restores it by `pack`.
//
// Contract of the interface: rvh_isa_single. Acceptance depends on the instruction, its hart and enable_i only.
// `idle_o`, from registers: no instruction is held. The clock may be stopped as that of rvh_isa.

`default_nettype none

module rvh_oasip
  import rvh_oasip_instr_pkg::*;
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
    // the register interface: one transaction with the issue
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
    verb_e verb;
    logic [4:0] n;  // of remv
    logic [1:0][31:0] rs;
  } what_t;

  decoded_t instr;
  what_t offered, what;
  logic done;
  logic [63:0] aux_q;  // before the rotation
  logic [5:0] bits_q, bits;  // of the rotation: so far, and of the word that is read
  logic [31:0] upper;
  logic [ 4:0] sum;
  logic [ 7:0] index;  // result of the other instructions

  assign instr   = decode(x_issue_req_instr_i);
  assign offered = '{verb: instr.verb, n: instr.n, rs: x_register_rs_i};

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
      .able_i     (1'b1),
      .done_o     (done),
      .idle_o
  );

  // ---- the auxiliary register ----
  // Its lower word is the upper one of 32 bits more.
  assign bits = what.verb == DoRotr ? bits_q + what.rs[0][5:0] : {~bits_q[5], bits_q[4:0]};

  rvh_asip_left u_left (
      .from_i (aux_q),
      .bits_i (bits),
      .upper_o(upper)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      aux_q  <= '0;
      bits_q <= '0;
    end else if (done) begin
      if (what.verb == DoPack) aux_q <= {what.rs[0], what.rs[1]};
      if (what.verb == DoPack) bits_q <= '0;
      else if (what.verb == DoRotr) bits_q <= bits;
    end
  end

  // ---- index, LFSR ----
  assign sum = what.rs[0][4:0] + what.n;  // 16 too many: -9 to 9 is 7 to 25

  always_comb begin
    unique case (what.verb)
      DoRemv:  index = 8'(rvh_asip_pkg::modulo5(sum));
      DoHmask: index = {2'b0, what.rs[0][6:1]};
      DoLfsr:  index = rvh_asip_pkg::lfsr(what.rs[0][7:0]);
      default: index = '0;
    endcase
  end

  assign x_result_data_o = (what.verb inside {DoRotr, DoExtlw} ? upper : '0) | 32'(index);

endmodule

`default_nettype wire
