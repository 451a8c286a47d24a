// SPDX-License-Identifier: Apache-2.0
// DASIP of the SHA-3 ASIP paper, on CV-X-IF 1.0: eleven auxiliary registers of 64 bits, a row of the state, the column
// parities and a lane that moves; instructions that access a lane in memory and compute beside it. Its table is not in the
// paper: docs/decisions/0015-dasip.md. Instructions: rtl/instructions.toml, docs/paper/asip.md. Loops: those of the hart.
//
// The address of lane (x, y) is base + 8 (x + 5 y); x is bits 2:0 of rs1 where it names a register, bits 4:0 in an
// address; y is bits 2:0 of rs2. Memory: an OBI port of 32 bits. A lane takes two cycles, swap four; the next instruction
// waits as long as it needs what is missing. No time depends on data.
//
// The registers change at the commit of an instruction. An access that fails is reported by the next `sync`. Accesses go
// on while the processor continues: a program that reads what was stored waits with `sync`. A handler that uses the unit
// saves what `sync` and `base` return, and the registers by `store`.
//
// Contract of the interface: rvh_isa_single. Acceptance depends on the instruction, its hart and enable_i only.
// `idle_o`, from registers: no instruction is held, no access is outstanding.

`default_nettype none

module rvh_dasip
  import rvh_dasip_instr_pkg::*;
  import rvh_dasip_pkg::*;
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

    // OBI manager
    output logic             mgr_req_o,
    input  wire logic        mgr_gnt_i,
    output logic      [31:0] mgr_addr_o,
    output logic             mgr_we_o,
    output logic      [ 3:0] mgr_be_o,
    output logic      [31:0] mgr_wdata_o,
    input  wire logic        mgr_rvalid_i,
    input  wire logic [31:0] mgr_rdata_i,
    input  wire logic        mgr_err_i,

    output logic idle_o
);

  typedef struct packed {
    verb_e verb;
    logic [4:0] n;  // of remv
    logic [1:0][31:0] rs;
  } what_t;

  decoded_t instr;
  what_t offered, what;
  logic done, empty, ready, reads, writes, follows;  // follows: it needs no lane that is still to come
  logic free, coming, busy, failed, loaded;
  logic [31:2] base_q;
  logic [ 6:0] lane;  // x + 5 y
  logic [63:0] store, data;
  use_t used, use_loaded;

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
      .able_i     (ready),
      .done_o     (done),
      .idle_o     (empty)
  );

  // ---- what an instruction waits for ----
  assign reads   = what.verb inside {DoLoad, DoRow, DoParity, DoFirst, DoSwap};
  assign writes  = what.verb inside {DoStore, DoChi, DoSwap};
  assign follows = what.verb inside {DoRemv, DoLfsr, DoBase, DoLoad, DoRow, DoParity, DoFirst};

  assign ready   = what.verb == DoSync ? !busy : (free || !(reads || writes)) && (follows || !coming);
  assign idle_o  = empty && !busy;

  // ---- lanes ----
  rvh_dasip_lanes u_lanes (
      .clk_i,
      .rst_ni,
      .go_i    (done),
      .verb_i  (what.verb),
      .n_i     (what.n[3:0]),
      .rs_i    (what.rs),
      .store_o (store),
      .use_o   (used),
      .loaded_i(loaded),
      .data_i  (data),
      .use_i   (use_loaded)
  );

  assign lane = 7'(what.rs[0][4:0]) + 7'(what.rs[1][2:0]) + {2'b0, what.rs[1][2:0], 2'b00};

  rvh_dasip_memory u_memory (
      .clk_i,
      .rst_ni,
      .free_o  (free),
      .start_i (done && (reads || writes)),
      .read_i  (reads),
      .write_i (writes),
      .addr_i  (base_q + 30'({lane, 1'b0})),
      .wdata_i (store),
      .use_i   (used),
      .loaded_o(loaded),
      .data_o  (data),
      .use_o   (use_loaded),
      .reads_o (coming),
      .busy_o  (busy),
      .error_o (failed),
      .set_i   (done && what.verb == DoSync),
      .set_error_i(what.rs[0][0]),
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_be_o,
      .mgr_wdata_o,
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) base_q <= '0;
    else if (done && what.verb == DoBase) base_q <= what.rs[0][31:2];
  end

  // ---- results ----
  logic [4:0] sum;
  assign sum = what.rs[0][4:0] + what.n;  // 16 too many: -9 to 9 is 7 to 25

  always_comb begin
    unique case (what.verb)
      DoRemv:  x_result_data_o = 32'(rvh_asip_pkg::modulo5(sum));
      DoLfsr:  x_result_data_o = 32'(rvh_asip_pkg::lfsr(what.rs[0][7:0]));
      DoSync:  x_result_data_o = 32'(failed);
      default: x_result_data_o = {base_q, 2'b00};
    endcase
  end

endmodule

`default_nettype wire
