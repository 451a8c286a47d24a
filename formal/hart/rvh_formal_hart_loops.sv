// SPDX-License-Identifier: Apache-2.0
// rvh_hart with hardware loops: the next instruction is the one that the loops say, it is the one that was fetched, and
// the CSRs of the loops hold their state. The loops of the proof change with each instruction that leaves execute, and
// know nothing of fetch. Memories answer at any time, with errors and interrupts.

`default_nettype none

module rvh_formal_hart_loops
  import rvh_hart_pkg::*;
  import rvh_formal_ref_rv32_pkg::*;
(
    input logic        clk_i,
    input logic        rst_ni,
    input logic [63:0] mtime_i,
    input logic [31:0] irq_i,
    input logic        instr_gnt_i,
    input logic        instr_rvalid_i,
    input logic [31:0] instr_rdata_i,
    input logic        instr_err_i,
    input logic        data_gnt_i,
    input logic        data_rvalid_i,
    input logic [31:0] data_rdata_i,
    input logic        data_err_i
);

  logic instr_req, data_req;
  logic  [31:0] instr_addr;
  logic  [ 7:0] instr_open;
  logic  [ 1:0] valid;
  rvfi_t [ 1:0] rvfi;

  rvh_hart #(
      .HasLoops(1'b1),
      .HasRvfi (1'b1)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .mtime_i,
      .irq_i,
      .sleep_o                     (),
      .instr_req_o                 (instr_req),
      .instr_gnt_i,
      .instr_addr_o                (instr_addr),
      .instr_rvalid_i,
      .instr_rdata_i,
      .instr_err_i,
      .data_req_o                  (data_req),
      .data_gnt_i,
      .data_addr_o                 (),
      .data_we_o                   (),
      .data_be_o                   (),
      .data_wdata_o                (),
      .data_rvalid_i,
      .data_rdata_i,
      .data_err_i,
      .x_issue_valid_o             (),
      .x_issue_ready_i             (1'b0),
      .x_issue_req_instr_o         (),
      .x_issue_req_id_o            (),
      .x_issue_resp_accept_i       (1'b0),
      .x_issue_resp_writeback_i    (1'b0),
      .x_issue_resp_register_read_i('0),
      .x_register_rs_o             (),
      .x_register_rs_valid_o       (),
      .x_commit_valid_o            (),
      .x_commit_id_o               (),
      .x_commit_kill_o             (),
      .x_result_valid_i            (1'b0),
      .x_result_ready_o            (),
      .x_result_id_i               ('0),
      .x_result_data_i             ('0),
      .x_result_rd_i               ('0),
      .x_result_we_i               (1'b0),
      .rvfi_valid_o                (valid),
      .rvfi_o                      (rvfi)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb assume (rst_ni == !init);

  rvh_formal_obi #(
      .AssumeSubordinate(1'b1),
      .Width            (32)
  ) u_instr (
      .clk_i,
      .rst_ni,
      .req_i    (instr_req),
      .gnt_i    (instr_gnt_i),
      .payload_i(instr_addr),
      .rvalid_i (instr_rvalid_i),
      .open_o   (instr_open)
  );

  logic data_open_q;
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) data_open_q <= 1'b0;
    else data_open_q <= (data_req && data_gnt_i) || (data_open_q && !data_rvalid_i);
  end
  always_comb assume (!data_rvalid_i || data_open_q);

  // ---- the instruction that leaves execute ----
  rvfi_t r;
  logic leaves, jumps, is_csr, writes_csr, sets_up, level;
  logic [31:0] i, after, operand, old;
  logic [2:0] funct3;
  logic [2:0] csr;  // of the loops: level, register

  assign r = u_dut.gen_rvfi.u_rvfi.record;
  assign i = r.insn;
  assign leaves = u_dut.go;
  assign after = r.pc_rdata + (i[1:0] == 2'b11 ? 32'd4 : 32'd2);
  assign funct3 = i[14:12];

  // Jumps and branches that are taken: hart-insn has their targets. They do not count, fence.i does.
  assign jumps = u_dut.decoded.flow inside {FlowJal, FlowJalr, FlowMret} ||
                 (u_dut.decoded.flow == FlowBranch && u_dut.taken);

  assign csr = i[22:20];
  assign is_csr = i[6:0] == 7'h73 && funct3[1:0] != 2'd0 && i[31:23] == 9'b0111_1100_1;
  assign operand = funct3[2] ? 32'(i[19:15]) : r.rs1_rdata;
  assign writes_csr = is_csr && (funct3[1:0] == 2'd1 || i[19:15] != '0);
  assign sets_up = i[6:0] == 7'h2b && funct3 == 3'd7;
  assign level = i[7];

  // ---- the loops ----
  logic [1:0][31:0] start_q, stop_q, count_q, setup_stop;
  logic [1:0] ends, turns;
  logic [31:0] next, written, body;

  assign body = r.pc_rdata + {{20{i[31]}}, i[31:20]};

  for (genvar l = 0; l < 2; l++) begin : gen_level
    assign ends[l]  = after == stop_q[l] && count_q[l] != '0 && !jumps;
    assign turns[l] = ends[l] && count_q[l] != 32'd1;
  end

  // The inner loop first; the outer one counts when the inner one has ended.
  always_comb begin
    next = after;
    if (turns[0]) next = start_q[0];
    else if (turns[1]) next = start_q[1];
  end

  always_comb begin
    unique case (csr[1:0])
      2'd0: old = start_q[csr[2]];
      2'd1: old = stop_q[csr[2]];
      default: old = count_q[csr[2]];
    endcase
    unique case (funct3[1:0])
      2'd1: written = operand;
      2'd2: written = old | operand;
      default: written = old & ~operand;
    endcase
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {start_q, stop_q, count_q} <= '0;
    end else if (leaves) begin
      if (ends[0]) count_q[0] <= count_q[0] - 32'd1;
      if (ends[1] && !turns[0]) count_q[1] <= count_q[1] - 32'd1;
      if (writes_csr) begin
        if (csr[1:0] == 2'd0) start_q[csr[2]] <= {written[31:1], 1'b0};
        if (csr[1:0] == 2'd1) stop_q[csr[2]] <= {written[31:2], 2'b00};
        if (csr[1:0] == 2'd2) count_q[csr[2]] <= written;
      end
      if (sets_up) begin
        start_q[level] <= after;
        stop_q[level]  <= body;
        count_q[level] <= r.rs1_rdata;
      end
    end
  end

  // ---- what fetch delivers ----
  logic takes, lost, unused_arrives, unused_pops;
  logic [1:0] unused_buffered, unused_listed;
  logic [31:1]
      pc, at_q, start_at_q;  // of the next instruction from fetch; of the one in execute; where its body starts
  logic [2:0] turns_at, level_at, starts_agree;
  logic [2:0][31:1] start_at;
  logic [2:0][31:2] unused_addr;

  assign takes = u_dut.fetch_valid && u_dut.fetch_ready;

  rvh_formal_hart_words #(
      .HasLoops(1'b1)
  ) u_words (
      .clk_i,
      .rst_ni,
      .redirect_i  (u_dut.redirect),
      .target_i    (u_dut.target),
      .takes_i     (takes),
      .compressed_i(u_dut.fetch_compressed),
      .error_i     (u_dut.fetch_error),
      .error_high_i(u_dut.fetch_error_high),
      .turn_i      (u_dut.fetch_turn),
      .torn_i      (u_dut.fetch_torn),
      .loops_i     (u_dut.loops),
      .predict_i   (u_dut.predict),
      .granted_i   (instr_req && instr_gnt_i),
      .addr_i      (instr_addr[31:2]),
      .rvalid_i    (instr_rvalid_i),
      .open_i      (instr_open),
      .count_q     (u_dut.u_fetch.count_q),
      .open_q      (u_dut.u_fetch.open_q),
      .stale_q     (u_dut.u_fetch.stale_q),
      .pending_q   (u_dut.u_fetch.pending_q),
      .high_q      (u_dut.u_fetch.high_q),
      .addr_q      (u_dut.u_fetch.addr_q),
      .tags_q      (u_dut.u_fetch.gen_loops.tags_q),
      .pc_o        (pc),
      .lost_o      (lost),
      .buffered_o  (unused_buffered),
      .listed_o    (unused_listed),
      .arrives_o   (unused_arrives),
      .pops_o      (unused_pops),
      .addr_o      (unused_addr),
      .turn_o      (turns_at),
      .level_o     (level_at),
      .start_o     (start_at)
  );

  always_ff @(posedge clk_i) begin
    if (takes) begin
      at_q       <= pc;
      start_at_q <= start_at[0];
    end
  end

  // ---- order ----
  logic [15:0] word;
  assign word = u_dut.gen_rvfi.u_rvfi.word_q;

  logic [31:0] next_q;  // where the instruction that left execute last, or a trap, said that the next one begins

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      next_q <= 32'h8000_0000;
    end else begin
      if (leaves) next_q <= jumps ? r.pc_wdata : next;
      if (u_dut.u_control.trap_q && u_dut.redirect) next_q <= {u_dut.vector, 1'b0};
    end
  end

  logic away;  // a redirect is to come
  assign away = u_dut.u_control.trap_q || u_dut.u_control.again_q;

  for (genvar w = 0; w < 3; w++) begin : gen_starts
    assign starts_agree[w] = !turns_at[w] || start_at[w] == start_q[level_at[w]][31:1];
  end

  always_comb begin
    if (rst_ni) begin
      a_next : assert (!(leaves && !jumps) || r.pc_wdata == next);
      a_pc : assert (!leaves || r.pc_rdata == next_q);
      a_place : assert (!(u_dut.valid_q && !u_dut.torn_q) || at_q == u_dut.pc_q);
      a_read :
      assert (!(leaves && is_csr) || u_dut.csr_data == (csr[1:0] == 2'd0 ? start_q[csr[2]] :
              csr[1:0] == 2'd1 ? stop_q[csr[2]] : count_q[csr[2]]));
      a_setup : assert (!(leaves && sets_up) || body[1:0] == 2'b00);
      i_state :
      assert (u_dut.gen_loops.u_loops.count_q == count_q && start_q[0][0] == 1'b0 && start_q[1][0] == 1'b0 &&
              stop_q[0][1:0] == 2'b00 && stop_q[1][1:0] == 2'b00 &&
              u_dut.gen_loops.u_loops.start_q == {start_q[1][31:1], start_q[0][31:1]} &&
              u_dut.gen_loops.u_loops.stop_q == {stop_q[1][31:2], stop_q[0][31:2]});
      i_pc : assert (u_dut.u_control.trap_q || {u_dut.pc_q, 1'b0} == next_q);
      i_place :
      assert (away || (lost ? u_dut.valid_q && (u_dut.error_q || u_dut.torn_q) :
              pc == (!u_dut.valid_q ? u_dut.pc_q : u_dut.turn_q ? start_at_q : u_dut.next)));
      i_starts :
      assert (away || (&starts_agree &&
              (!(u_dut.valid_q && u_dut.turn_q) || start_at_q == start_q[u_dut.level_q][31:1])));
      i_expand :
      assert (!u_dut.valid_q || u_dut.error_q ||
              (u_dut.compressed_q ? word[1:0] != 2'b11 && u_dut.instr_q == uncompressed(
          word
      ) : u_dut.instr_q[1:0] == 2'b11));
      i_rd : assert (!(u_dut.u_operands.valid_q && u_dut.u_operands.writes_q) || u_dut.u_operands.rd_q != '0);
      i_alone : assert (!away || !u_dut.valid_q);
    end
  end

  always_comb begin
    c_inner : cover (rst_ni && leaves && turns[0] && ends[1] && takes);
    c_outer : cover (rst_ni && leaves && turns[1] && ends[0]);
    c_wrong : cover (rst_ni && u_dut.wrong && leaves && sets_up);
  end

endmodule

`default_nettype wire
