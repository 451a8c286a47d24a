// SPDX-License-Identifier: Apache-2.0
// SHA-RV on CV-X-IF 0.2: the instructions of the paper for SHA-224 and SHA-256, a BufferSet, a four-stage core, and a
// separate port to data memory. Instructions: rtl/instructions.toml, docs/paper/sharv.md. No instruction has a
// writeback; each retires as soon as it is committed. Only WAIT waits, for IV and K and for a wipe too, at the issue
// port, where an interrupt can kill it.
//
// Ports: names of the specification; the manager port is OBI. Contract of the interface: rvh_xif_front_0_2.
//
// Cycles: those of the session that `Kind` selects.

`default_nettype none

module rvh_sharv_coprocessor
  import rvh_sharv_instr_pkg::*;
  import rvh_sharv_pkg::*;
#(
    parameter int unsigned IdWidth  = 4,
    parameter int unsigned Kind     = 0,  // 0: rvh_sharv_session, the paper's; 1: _four; 2: _long; 3: as 0 but Small
    parameter int unsigned Depth    = 4,  // instructions accepted and not done, 1 to 4
    parameter int unsigned Patience = 64  // of rvh_xif_front_0_2
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                     x_issue_valid_i,
    output logic                          x_issue_ready_o,
    input  wire logic [       31:0]       x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]       x_issue_req_id_i,
    input  wire logic [        1:0][31:0] x_issue_req_rs_i,
    input  wire logic [        1:0]       x_issue_req_rs_valid_i,
    output logic                          x_issue_resp_accept_o,   // the others of issue_resp are 0

    input wire logic               x_commit_valid_i,
    input wire logic [IdWidth-1:0] x_commit_id_i,
    input wire logic               x_commit_kill_i,

    output logic                    x_result_valid_o,
    input  wire logic               x_result_ready_i,
    output logic      [IdWidth-1:0] x_result_id_o,     // the others of result are 0

    output logic             mgr_req_o,
    input  wire logic        mgr_gnt_i,
    output logic      [31:0] mgr_addr_o,
    output logic             mgr_we_o,
    output logic      [ 3:0] mgr_be_o,
    output logic      [31:0] mgr_wdata_o,
    input  wire logic        mgr_rvalid_i,
    input  wire logic [31:0] mgr_rdata_i,
    input  wire logic        mgr_err_i
);

  if (Kind > 3) begin : gen_bad_kind
    $error("rvh_sharv_coprocessor: Kind must be 0 to 3");
  end

  // ---- instructions ----
  decoded_t instr;
  logic host_error, session_ready, valid, ready;
  verb_e verb, unused_behind_verb;
  logic [3:0] n;
  logic [31:0] rs1, rs2, unused_behind_rs1, unused_behind_rs2;
  logic unused_settled, unused_behind, unused_instr;

  assign instr        = decode(x_issue_req_instr_i);
  assign unused_instr = ^{instr.rd, n[3:2]};

  rvh_xif_front_0_2 #(
      .IdWidth (IdWidth),
      .Depth   (Depth),
      .Patience(Patience),
      .verb_t  (verb_e)
  ) u_front (
      .clk_i,
      .rst_ni,
      .x_issue_valid_i,
      .x_issue_ready_o,
      .x_issue_req_id_i,
      .x_issue_req_rs_i,
      .x_issue_req_rs_valid_i,
      .x_issue_resp_accept_o,
      .x_commit_valid_i,
      .x_commit_id_i,
      .x_commit_kill_i,
      .x_result_valid_o,
      .x_result_ready_i,
      .x_result_id_o,
      .ours_i       (instr.known),
      .reads_i      ({instr.rs2, instr.rs1}),
      .wait_i       (instr.verb == DoWait),
      .verb_i       (instr.verb),
      .n_i          (4'(instr.n)),
      .busy_i       (!session_ready),
      .core_valid_o (valid),
      .settled_o    (unused_settled),
      .core_ready_i (ready),
      .core_ending_i(1'b0),
      .core_verb_o  (verb),
      .core_n_o     (n),
      .core_rs1_o   (rs1),
      .core_rs2_o   (rs2),
      .then_o       (unused_behind),
      .then_verb_o  (unused_behind_verb),
      .then_rs1_o   (unused_behind_rs1),
      .then_rs2_o   (unused_behind_rs2),
      .host_error_o (host_error),
      .idle_o       ()
  );

  // ---- their effects ----
  logic stage, wipe, staged, chained, run, store, done;
  mode_t mode;
  logic [31:0] src, dst;
  logic [25:0] num_blocks;
  logic tell, telling;
  logic [31:0] tell_addr, tell_word;
  logic in_start, out_start, dma_busy, dma_error, read_error, write_error, addr_error;
  logic [31:0] in_addr, in_bytes, out_addr, out_bytes;
  logic msg_valid, msg_ready, out_valid, out_ready;
  logic [31:0] msg_data, out_data;
  logic [2:0] unused_msg_bytes;
  logic [7:0] unused_more;
  logic unused_cancel, unused_taking;

  rvh_sharv_command #(
      .MaxLong ((Kind == 0 || Kind == 3) ? blocks(MapLong) : 0),
      .MaxShort((Kind == 0 || Kind == 3) ? blocks(MapShort) : 0),
      .HasFour (Kind == 1)
  ) u_command (
      .clk_i,
      .rst_ni,
      .valid_i      (valid),
      .ready_o      (ready),
      .verb_i       (verb),
      .n_i          (n[1:0]),
      .rs1_i        (rs1),
      .rs2_i        (rs2),
      .host_error_i (host_error),
      .stage_o      (stage),
      .wipe_o       (wipe),
      .ready_i      (session_ready),
      .staged_i     (staged),
      .chained_i    (chained),
      .run_o        (run),
      .mode_o       (mode),
      .src_o        (src),
      .blocks_o     (num_blocks),
      .store_o      (store),
      .dst_o        (dst),
      .done_i       (done),
      .tell_o       (tell),
      .telling_o    (telling),
      .tell_addr_o  (tell_addr),
      .tell_word_o  (tell_word),
      .dma_busy_i   (dma_busy),
      .read_error_i (read_error),
      .write_error_i(write_error),
      .addr_error_i (addr_error)
  );

  // A status word that memory refuses does not count as an error of the session.
  assign dma_error = (read_error || write_error || addr_error) && !telling;

  if (Kind == 0 || Kind == 3) begin : gen_paper
    rvh_sharv_session #(
        .Small(Kind == 3)
    ) u_session (
        .clk_i,
        .rst_ni,
        .stage_i    (stage),
        .wipe_i     (wipe),
        .ready_o    (session_ready),
        .staged_o   (staged),
        .chained_o  (chained),
        .run_i      (run),
        .mode_i     (mode),
        .src_i      (src),
        .blocks_i   (num_blocks),
        .store_i    (store),
        .dst_i      (dst),
        .done_o     (done),
        .in_start_o (in_start),
        .in_addr_o  (in_addr),
        .in_bytes_o (in_bytes),
        .out_start_o(out_start),
        .out_addr_o (out_addr),
        .out_bytes_o(out_bytes),
        .dma_busy_i (dma_busy),
        .dma_error_i(dma_error),
        .msg_valid_i(msg_valid),
        .msg_ready_o(msg_ready),
        .msg_data_i (msg_data),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready && !telling),
        .out_data_o (out_data)
    );
  end else if (Kind == 1) begin : gen_four
    rvh_sharv_four u_session (
        .clk_i,
        .rst_ni,
        .stage_i    (stage),
        .wipe_i     (wipe),
        .ready_o    (session_ready),
        .staged_o   (staged),
        .chained_o  (chained),
        .run_i      (run),
        .mode_i     (mode),
        .src_i      (src),
        .blocks_i   (num_blocks),
        .store_i    (store),
        .dst_i      (dst),
        .done_o     (done),
        .in_start_o (in_start),
        .in_addr_o  (in_addr),
        .in_bytes_o (in_bytes),
        .out_start_o(out_start),
        .out_addr_o (out_addr),
        .out_bytes_o(out_bytes),
        .dma_busy_i (dma_busy),
        .dma_error_i(dma_error),
        .msg_valid_i(msg_valid),
        .msg_ready_o(msg_ready),
        .msg_data_i (msg_data),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready && !telling),
        .out_data_o (out_data)
    );
  end else begin : gen_long
    rvh_sharv_long u_session (
        .clk_i,
        .rst_ni,
        .stage_i    (stage),
        .wipe_i     (wipe),
        .ready_o    (session_ready),
        .staged_o   (staged),
        .chained_o  (chained),
        .run_i      (run),
        .mode_i     (mode),
        .src_i      (src),
        .blocks_i   (num_blocks),
        .store_i    (store),
        .dst_i      (dst),
        .done_o     (done),
        .in_start_o (in_start),
        .in_addr_o  (in_addr),
        .in_bytes_o (in_bytes),
        .out_start_o(out_start),
        .out_addr_o (out_addr),
        .out_bytes_o(out_bytes),
        .dma_busy_i (dma_busy),
        .dma_error_i(dma_error),
        .msg_valid_i(msg_valid),
        .msg_ready_o(msg_ready),
        .msg_data_i (msg_data),
        .out_valid_o(out_valid),
        .out_ready_i(out_ready && !telling),
        .out_data_o (out_data)
    );
  end

  // ---- memory ----
  rvh_dma u_dma (
      .clk_i,
      .rst_ni,
      .in_start_i   (in_start),
      .list_i       (1'b0),
      .swap_i       (1'b0),
      .src_i        (in_addr),
      .len_i        (in_bytes),
      .out_start_i  (out_start || tell),
      .dst_i        (telling ? tell_addr : out_addr),
      .out_len_i    (telling ? 32'd4 : out_bytes),
      .base_i       ('0),
      .limit_i      ('1),
      .abort_i      (1'b0),
      .busy_o       (dma_busy),
      .taking_o     (unused_taking),
      .read_error_o (read_error),
      .write_error_o(write_error),
      .addr_error_o (addr_error),
      .msg_valid_o  (msg_valid),
      .msg_ready_i  (msg_ready),
      .msg_data_o   (msg_data),
      .msg_bytes_o  (unused_msg_bytes),
      .out_valid_i  (telling || out_valid),
      .out_ready_o  (out_ready),
      .out_data_i   (telling ? tell_word : out_data),
      .out_bytes_i  (3'd4),
      .out_last_i   (1'b0),
      .out_taken_o  (),
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_be_o,
      .mgr_wdata_o,
      .mgr_more_o   (unused_more),
      .mgr_cancel_o (unused_cancel),
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i
  );

endmodule

`default_nettype wire
