// SPDX-License-Identifier: Apache-2.0
// A RISC-V hart: RV32IM_Zicsr_Zicntr_Zifencei, with C, Zba, Zbb, Zbs and Zbkb as parameters, machine mode, three pipeline
// stages (fetch, execute, writeback), in order. CV-X-IF 1.0 for a coprocessor, RVFI for those who watch. docs/hart.md:
// cycles of each instruction, parameters, integration.
//
// Fetch delivers an instruction to execute, where it is decoded, reads its operands, computes, accesses memory and is
// offered to the coprocessor. Writeback waits for the response of memory and writes the register. An instruction leaves
// execute only if the one in writeback ends without a fault, so every trap is precise.
//
// Memory: OBI without rready, one data access in flight, up to three instruction words. Interrupts are levels.
// Reset: no request in it; the first fetch is from BootAddr, one cycle after it.

`default_nettype none

module rvh_hart
  import rvh_hart_pkg::*;
#(
    parameter logic [31:0] BootAddr = 32'h8000_0000,  // first instruction; mtvec after reset; 128-byte aligned
    parameter logic [31:0] HartId = 32'd0,  // mhartid
    parameter bit HasC = 1'b1,  // 0: instructions have 32 bits, and are at multiples of 4
    parameter bit HasZba = 1'b1,
    parameter bit HasZbb = 1'b1,
    parameter bit HasZbs = 1'b1,
    parameter bit HasZbkb = 1'b0,
    parameter int unsigned MulBits = 8,  // a multiplication takes 32 / MulBits cycles: 4, 8, 16 or 32
    parameter bit HasXif = 1'b0,  // unknown instructions are offered on CV-X-IF
    parameter int unsigned NumRs = 2,  // X_NUM_RS: 2 or 3
    parameter int unsigned IdWidth = 3,  // X_ID_WIDTH: 3 to 8
    parameter bit Custom0Rs3 = 1'b1,  // the third source of custom-0 is bits 31:27, as in R4; 0: bits 11:7
    parameter bit HasLoops = 1'b0,  // two nested hardware loops: rvh_hart_loops
    parameter bit HasRvfi = 1'b0  // 0: the RVFI port is 0
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic [63:0] mtime_i,  // of the CSR time
    input  wire logic [31:0] irq_i,    // bits of mip: 3 software, 7 timer, 11 external, 16 to 31 fast
    output logic             sleep_o,  // it waits in wfi

    output logic             instr_req_o,
    input  wire logic        instr_gnt_i,
    output logic      [31:0] instr_addr_o,
    input  wire logic        instr_rvalid_i,
    input  wire logic [31:0] instr_rdata_i,
    input  wire logic        instr_err_i,

    output logic             data_req_o,
    input  wire logic        data_gnt_i,
    output logic      [31:0] data_addr_o,
    output logic             data_we_o,
    output logic      [ 3:0] data_be_o,
    output logic      [31:0] data_wdata_o,
    input  wire logic        data_rvalid_i,
    input  wire logic [31:0] data_rdata_i,
    input  wire logic        data_err_i,

    output logic                          x_issue_valid_o,
    input  wire logic                     x_issue_ready_i,
    output logic      [       31:0]       x_issue_req_instr_o,
    output logic      [IdWidth-1:0]       x_issue_req_id_o,
    input  wire logic                     x_issue_resp_accept_i,
    input  wire logic                     x_issue_resp_writeback_i,
    input  wire logic [  NumRs-1:0]       x_issue_resp_register_read_i,
    output logic      [  NumRs-1:0][31:0] x_register_rs_o,
    output logic      [  NumRs-1:0]       x_register_rs_valid_o,
    output logic                          x_commit_valid_o,
    output logic      [IdWidth-1:0]       x_commit_id_o,
    output logic                          x_commit_kill_o,
    input  wire logic                     x_result_valid_i,
    output logic                          x_result_ready_o,
    input  wire logic [IdWidth-1:0]       x_result_id_i,
    input  wire logic [       31:0]       x_result_data_i,
    input  wire logic [        4:0]       x_result_rd_i,
    input  wire logic                     x_result_we_i,

    output logic  [1:0] rvfi_valid_o,
    output rvfi_t [1:0] rvfi_o
);

  if (NumRs != 2 && NumRs != 3) begin : gen_bad_num_rs
    $error("rvh_hart: NumRs must be 2 or 3");
  end
  if (BootAddr[6:0] != '0) begin : gen_bad_boot_addr
    $error("rvh_hart: BootAddr must be a multiple of 128");
  end

  localparam int unsigned Ports = HasXif ? NumRs : 2;
  // misa: I, M, C if it is built, and B if all of Zba, Zbb and Zbs are
  localparam logic [31:0] Misa = 32'h4000_1100 | 32'(HasC) << 2 | 32'(HasZba && HasZbb && HasZbs) << 1;

  // ---- fetch ----
  logic redirect, redirect_ready, discard, fetch_valid, fetch_ready, fetch_error, fetch_error_high, fetch_compressed;
  logic fetch_turn, fetch_level, fetch_torn, turns_ahead, predict;
  logic [31:1] target;
  logic [31:0] fetch_word, fetch_instr;

  // ---- execute ----
  logic valid_q, compressed_q, error_q, error_high_q, turn_q, level_q, torn_q;
  logic [31:0] instr_q;
  logic [31:1] pc_q;  // of the instruction in execute, or of the one that comes next
  decoded_t decoded;
  logic [31:0] imm, second, alu, sum, muldiv, csr_data, result;
  logic [31:1] next, beside, follow;  // the address after the instruction; pc + immediate; that of the successor
  logic equal, less, taken, jumps, wrong, muldiv_go, muldiv_done, csr_legal, csr_counts;
  logic known, sources, go;
  logic [Ports-1:0][4:0] rs;
  logic [Ports-1:0][31:0] rs_data;
  logic [Ports-1:0] rs_ready;

  // ---- writeback ----
  logic w_valid, w_used, retired, w_counts_q;
  logic [31:0] w_kept, w_data;
  logic [31:1] w_pc_q;

  // ---- traps ----
  logic trap, trap_irq, exception, mie, irq;
  logic [4:0] irq_cause, cause;
  logic [31:1] vector, mepc, trap_pc;
  logic [31:0] trap_value, mcause;

  // ---- memory, extension interface, loops ----
  logic lsu_go, lsu_sent, lsu_started, lsu_ready, lsu_done, lsu_fault, lsu_fault_store, lsu_fault_first, lsu_first;
  logic [31:0] lsu_fault_addr, load;
  logic x_enable, x_offer, x_done, x_started, x_rejected, x_write, x_accepts;
  logic [IdWidth-1:0] x_id;
  logic [31:0] busy;
  loop_t [1:0] loops;
  logic turn, level, csr_go, csr_op_writes, csr_writes, loops_change;
  logic [31:0] csr_wdata, loops_data;

  rvh_hart_fetch #(
      .BootAddr(BootAddr),
      .HasC    (HasC),
      .HasLoops(HasLoops)
  ) u_fetch (
      .clk_i,
      .rst_ni,
      .redirect_i      (redirect),
      .redirect_ready_o(redirect_ready),
      .target_i        (target),
      .valid_o         (fetch_valid),
      .ready_i         (fetch_ready),
      .instr_o         (fetch_word),
      .error_o         (fetch_error),
      .error_high_o    (fetch_error_high),
      .compressed_i    (fetch_compressed),
      .loops_i         (loops),
      .predict_i       (predict),
      .turn_o          (fetch_turn),
      .turn_level_o    (fetch_level),
      .torn_o          (fetch_torn),
      .turns_o         (turns_ahead),
      .instr_req_o,
      .instr_gnt_i,
      .instr_addr_o,
      .instr_rvalid_i,
      .instr_rdata_i,
      .instr_err_i
  );

  if (HasC) begin : gen_expand
    rvh_hart_expand u_expand (
        .instr_i     (fetch_word),
        .instr_o     (fetch_instr),
        .compressed_o(fetch_compressed)
    );
  end else begin : gen_no_expand
    assign fetch_instr = fetch_word;
    assign fetch_compressed = fetch_word[1:0] != 2'b11;  // it traps
  end

  assign fetch_ready = !valid_q || go;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      pc_q    <= BootAddr[31:1];
    end else begin
      if (discard) valid_q <= 1'b0;
      else if (fetch_ready) valid_q <= fetch_valid;
      if (redirect) pc_q <= {target[31:2], HasC && target[1]};
      else if (go) pc_q <= follow;
    end
  end

  always_ff @(posedge clk_i) begin
    if (fetch_ready && fetch_valid) begin
      instr_q      <= fetch_instr;
      compressed_q <= fetch_compressed;
      error_q      <= fetch_error;
      error_high_q <= fetch_error_high;
      turn_q       <= fetch_turn;
      level_q      <= fetch_level;
      torn_q       <= fetch_torn;
    end
  end

  rvh_hart_decode #(
      .HasZba  (HasZba),
      .HasZbb  (HasZbb),
      .HasZbs  (HasZbs),
      .HasZbkb (HasZbkb),
      .HasLoops(HasLoops)
  ) u_decode (
      .instr_i  (instr_q),
      .decoded_o(decoded),
      .imm_o    (imm)
  );

  // ---- sources ----
  assign rs[0] = instr_q[19:15];
  assign rs[1] = instr_q[24:20];
  if (Ports == 3) begin : gen_third
    // CV-X-IF 1.0: bits 31:27 of the four fused multiply-add opcodes, otherwise bits 11:7
    logic r4;
    assign r4 = instr_q[6:4] == 3'b100 || (Custom0Rs3 && instr_q[6:0] == OpCustom0);
    assign rs[2] = r4 ? instr_q[31:27] : instr_q[11:7];
  end

  rvh_hart_operands #(
      .Ports(Ports)
  ) u_operands (
      .clk_i,
      .rst_ni,
      .rs_i       (rs),
      .rs_o       (rs_data),
      .rs_ready_o (rs_ready),
      .go_i       (go),
      .writes_i   (known && decoded.rd && instr_q[11:7] != '0),
      .load_i     (known && decoded.load),
      .memory_i   (known && (decoded.load || decoded.store)),
      .rd_i       (instr_q[11:7]),
      .result_i   (result),
      .mem_ready_i(lsu_ready),
      .mem_fault_i(lsu_fault),
      .mem_done_i (lsu_done),
      .mem_first_i(lsu_first),
      .mem_rdata_i(data_rdata_i),
      .load_data_i(load),
      .busy_i     (busy),
      .x_write_i  (x_write),
      .x_rd_i     (x_result_rd_i),
      .x_data_i   (x_result_data_i),
      .valid_o    (w_valid),
      .used_o     (w_used),
      .retired_o  (retired),
      .kept_o     (w_kept),
      .wdata_o    (w_data)
  );

  assign sources = (!decoded.rs1 || rs_ready[0]) && (!decoded.rs2 || rs_ready[1]) &&
                   !(decoded.rd && busy[instr_q[11:7]]);

  // ---- computation ----
  assign second = decoded.second_imm ? imm : rs_data[1];

  rvh_hart_alu #(
      .HasZba (HasZba),
      .HasZbb (HasZbb),
      .HasZbs (HasZbs),
      .HasZbkb(HasZbkb)
  ) u_alu (
      .compute_i(decoded.compute),
      .first_i  (rs_data[0]),
      .second_i (second),
      .result_o (alu),
      .sum_o    (sum),
      .equal_o  (equal),
      .less_o   (less)
  );

  rvh_hart_muldiv #(
      .MulBits(MulBits)
  ) u_muldiv (
      .clk_i,
      .rst_ni,
      .valid_i (muldiv_go),
      .op_i    (muldiv_e'(decoded.compute.op[2:0])),
      .first_i (rs_data[0]),
      .second_i(rs_data[1]),
      .done_o  (muldiv_done),
      .result_o(muldiv),
      .take_i  (go)
  );

  assign next   = pc_q + (HasC && compressed_q ? 31'd1 : 31'd2);
  assign beside = pc_q + imm[31:1];

  always_comb begin
    unique case (decoded.compute.unit)
      UnitMulDiv: result = muldiv;
      UnitCsr:    result = csr_data;
      UnitTarget: result = {beside, imm[0]};
      UnitLink:   result = {next, 1'b0};
      default:    result = alu;
    endcase
  end

  // A loop's set-up is legal if its body ends at a word.
  assign known = decoded.known && !error_q && !(decoded.csr && !csr_legal) &&
                 !(HasLoops && decoded.flow == FlowLoop && {beside[1], imm[0]} != 2'b00);
  assign taken = instr_q[12] ^ (instr_q[14] ? less : equal);

  rvh_hart_control #(
      .HasC(HasC)
  ) u_control (
      .clk_i,
      .rst_ni,
      .valid_i          (valid_q),
      .decoded_i        (decoded),
      .known_i          (known),
      .error_i          (error_q),
      .error_high_i     (error_high_q),
      .torn_i           (torn_q),
      .sources_i        (sources),
      .taken_i          (taken),
      .muldiv_done_i    (muldiv_done),
      .alone_i          (!w_valid),
      .pc_i             (pc_q),
      .next_i           (next[31:2]),
      .beside_i         (beside),
      .register_i       (sum[31:1]),
      .follow_i         (follow),
      .wrong_i          (wrong),
      .go_o             (go),
      .jumps_o          (jumps),
      .lsu_sent_i       (lsu_sent),
      .lsu_started_i    (lsu_started),
      .lsu_ready_i      (lsu_ready),
      .lsu_fault_i      (lsu_fault),
      .lsu_fault_store_i(lsu_fault_store),
      .lsu_fault_first_i(lsu_fault_first),
      .lsu_fault_addr_i (lsu_fault_addr),
      .w_pc_i           (w_pc_q),
      .lsu_go_o         (lsu_go),
      .x_enable_i       (x_enable),
      .compressed_i     (compressed_q),
      .x_done_i         (x_done),
      .x_started_i      (x_started),
      .x_rejected_i     (x_rejected),
      .x_offer_o        (x_offer),
      .muldiv_go_o      (muldiv_go),
      .redirect_ready_i (redirect_ready),
      .redirect_o       (redirect),
      .target_o         (target),
      .discard_o        (discard),
      .mie_i            (mie),
      .irq_i            (irq),
      .irq_cause_i      (irq_cause),
      .vector_i         (vector),
      .mepc_i           (mepc),
      .trap_o           (trap),
      .trap_irq_o       (trap_irq),
      .exception_o      (exception),
      .cause_o          (cause),
      .trap_pc_o        (trap_pc),
      .trap_value_o     (trap_value),
      .sleep_o
  );

  assign csr_go = go && decoded.csr && known;
  assign csr_op_writes = decoded.csr_op == 2'd1 || instr_q[19:15] != '0;

  rvh_hart_csr #(
      .BootAddr(BootAddr),
      .HartId  (HartId),
      .Misa    (Misa),
      .HasC    (HasC),
      .HasXif  (HasXif),
      .HasLoops(HasLoops)
  ) u_csr (
      .clk_i,
      .rst_ni,
      .mtime_i,
      .irq_i       (irq_i),
      .retired_i   (retired && w_counts_q),
      .addr_i      (instr_q[31:20]),
      .op_i        (decoded.csr_op),
      .writes_i    (csr_op_writes),
      .operand_i   (instr_q[14] ? 32'(instr_q[19:15]) : rs_data[0]),
      .go_i        (csr_go),
      .legal_o     (csr_legal),
      .data_o      (csr_data),
      .counts_o    (csr_counts),
      .loops_data_i(loops_data),
      .loops_we_o  (csr_writes),
      .wdata_o     (csr_wdata),
      .trap_i      (trap),
      .trap_irq_i  (trap_irq && !lsu_fault),
      .trap_cause_i(cause),
      .trap_pc_i   (trap_pc),
      .trap_value_i(trap_value),
      .mret_i      (go && known && decoded.flow == FlowMret),
      .mie_o       (mie),
      .irq_o       (irq),
      .irq_cause_o (irq_cause),
      .vector_o    (vector),
      .mepc_o      (mepc),
      .mcause_o    (mcause),
      .xif_enable_o(x_enable)
  );

  // ---- hardware loops ----
  if (HasLoops) begin : gen_loops
    logic setup, hold_q;  // hold_q: the instruction was torn, fetch it whole

    assign setup = go && known && decoded.flow == FlowLoop;

    rvh_hart_loops #(
        .HasC(HasC)
    ) u_loops (
        .clk_i,
        .rst_ni,
        .next_i       (next),
        .go_i         (go && (!jumps || decoded.flow == FlowFenceI)),
        .setup_i      (setup),
        .setup_level_i(instr_q[7]),
        .setup_stop_i (beside[31:2]),
        .setup_count_i(rs_data[0]),
        .turn_o       (turn),
        .turn_level_o (level),
        .loops_o      (loops),
        .csr_we_i     (csr_writes),
        .csr_addr_i   (instr_q[22:20]),
        .csr_wdata_i  (csr_wdata),
        .csr_data_o   (loops_data)
    );

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) hold_q <= 1'b0;
      else hold_q <= (valid_q && torn_q) || (hold_q && !go);
    end

    assign loops_change = setup || csr_writes;
    assign predict      = !hold_q && !loops_change;
    assign follow       = turn ? loops[level].start : next;
    // Another successor was fetched, or it may be from before the change.
    assign wrong        = turn != turn_q || (turn && level != level_q) || (loops_change && turns_ahead);
  end else begin : gen_no_loops
    logic unused_loops;
    assign unused_loops = ^{jumps, turn_q, level_q, turns_ahead, csr_wdata, csr_writes, turn, level, loops_change};
    assign {turn, level, loops_change, loops_data, loops} = '0;
    assign predict = 1'b0;
    assign follow = next;
    assign wrong = 1'b0;
  end

  // ---- memory ----
  rvh_hart_lsu u_lsu (
      .clk_i,
      .rst_ni,
      .go_i           (lsu_go),
      .store_i        (decoded.store),
      .size_i         (decoded.size),
      .load_unsigned_i(decoded.load_unsigned),
      .addr_i         (sum),
      .wdata_i        (rs_data[1]),
      .sent_o         (lsu_sent),
      .started_o      (lsu_started),
      .ready_o        (lsu_ready),
      .done_o         (lsu_done),
      .fault_o        (lsu_fault),
      .fault_store_o  (lsu_fault_store),
      .fault_first_o  (lsu_fault_first),
      .fault_addr_o   (lsu_fault_addr),
      .first_o        (lsu_first),
      .first_data_i   (w_kept),
      .load_o         (load),
      .data_req_o,
      .data_gnt_i,
      .data_addr_o,
      .data_we_o,
      .data_be_o,
      .data_wdata_o,
      .data_rvalid_i,
      .data_rdata_i,
      .data_err_i
  );

  always_ff @(posedge clk_i) begin
    if (go) begin
      w_counts_q <= !(known && decoded.csr) || csr_counts;
      w_pc_q     <= pc_q;
    end
  end

  // ---- extension interface ----
  if (HasXif) begin : gen_xif
    rvh_hart_xif #(
        .IdWidth(IdWidth)
    ) u_xif (
        .clk_i,
        .rst_ni,
        .offer_i     (x_offer),
        .rd_i        (instr_q[11:7]),
        .leave_i     (go && !known),
        .flush_i     (trap),
        .done_o      (x_done),
        .started_o   (x_started),
        .rejected_o  (x_rejected),
        .accepts_o   (x_accepts),
        .id_o        (x_id),
        .busy_o      (busy),
        .write_used_i(w_used),
        .write_o     (x_write),
        .x_issue_valid_o,
        .x_issue_ready_i,
        .x_issue_req_id_o,
        .x_issue_resp_accept_i,
        .x_issue_resp_writeback_i,
        .x_commit_valid_o,
        .x_commit_id_o,
        .x_commit_kill_o,
        .x_result_valid_i,
        .x_result_ready_o,
        .x_result_id_i,
        .x_result_rd_i,
        .x_result_we_i
    );
    assign x_issue_req_instr_o   = instr_q;
    assign x_register_rs_o       = rs_data;
    assign x_register_rs_valid_o = rs_ready;
  end else begin : gen_no_xif
    logic unused_xif;
    assign unused_xif = ^{x_issue_ready_i, x_issue_resp_accept_i, x_issue_resp_writeback_i, x_result_valid_i,
                          x_result_id_i,
                          x_result_we_i, w_used, x_offer};
    assign x_done = 1'b0;
    assign x_started = 1'b0;
    assign x_rejected = 1'b0;
    assign x_write = 1'b0;
    assign x_accepts = 1'b0;
    assign x_id = '0;
    assign busy = '0;
    assign x_issue_valid_o = 1'b0;
    assign x_issue_req_instr_o = '0;
    assign x_issue_req_id_o = '0;
    assign x_register_rs_o = '0;
    assign x_register_rs_valid_o = '0;
    assign x_commit_valid_o = 1'b0;
    assign x_commit_id_o = '0;
    assign x_commit_kill_o = 1'b0;
    assign x_result_ready_o = 1'b0;
  end

  // ---- RVFI ----
  logic unused_reads;
  assign unused_reads = ^x_issue_resp_register_read_i;

  if (HasRvfi) begin : gen_rvfi
    rvh_hart_rvfi #(
        .IdWidth(IdWidth)
    ) u_rvfi (
        .clk_i,
        .rst_ni,
        .fetched_i    (fetch_ready && fetch_valid),
        .word_i       (fetch_word[15:0]),
        .instr_i      (instr_q),
        .compressed_i (compressed_q),
        .decoded_i    (decoded),
        .known_i      (known),
        .rs1_i        (rs_data[0]),
        .rs2_i        (rs_data[1]),
        .pc_i         (pc_q),
        .next_i       (jumps ? target : follow),
        .addr_i       (sum),
        .error_i      (error_q),
        .csr_rdata_i  (csr_data),
        .csr_wdata_i  (csr_wdata),
        .csr_writes_i (csr_op_writes),
        .go_i         (go),
        .exception_i  (exception),
        .trap_i       (trap),
        .vector_i     (vector),
        .cause_i      (mcause),
        .x_accepts_i  (x_accepts),
        .x_writes_i   (x_issue_resp_writeback_i),
        .x_reads_i    (x_issue_resp_register_read_i[1:0]),  // RVFI has no third source
        .x_started_i  (x_started),
        .x_id_i       (x_id),
        .retired_i    (retired),
        .rd_wdata_i   (w_data),
        .load_i       (load),
        .fault_i      (lsu_fault),
        .fault_first_i(lsu_fault_first),
        .result_i     (x_write && x_result_rd_i != '0),
        .result_id_i  (x_result_id_i),
        .result_data_i(x_result_data_i),
        .valid_o      (rvfi_valid_o),
        .rvfi_o       (rvfi_o)
    );
  end else begin : gen_no_rvfi
    logic unused_rvfi;
    assign unused_rvfi = ^{x_accepts, x_id, mcause, exception, w_data};
    assign rvfi_valid_o = '0;
    assign rvfi_o = '0;
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_hart.x_issue"),
      .Width(32 + IdWidth)
  ) u_contract_issue (
      .clk_i,
      .rst_ni,
      .valid_i  (x_issue_valid_o),
      .ready_i  (x_issue_ready_i),
      .payload_i({x_issue_req_instr_o, x_issue_req_id_o}),
      .cancel_i (trap)
  );
`endif

endmodule

`default_nettype wire
