// SPDX-License-Identifier: Apache-2.0
// A RISC-V hart: RV32IMC_Zicsr_Zicntr_Zifencei, with Zba, Zbb, Zbs and Zbkb as parameters, machine mode, three pipeline
// stages (fetch, execute, writeback), in order. CV-X-IF 1.0 for a coprocessor, RVFI for those who watch. docs/hart.md:
// cycles of each instruction, parameters, integration.
//
// Fetch delivers an instruction to execute, where it is decoded, reads its operands, computes, accesses memory and is
// offered to the coprocessor. Writeback waits for the response of memory and writes the register. An instruction leaves
// execute only if the one in writeback ends without a fault, so every trap is precise.
//
// Memory: OBI without rready, one data access in flight, up to three instruction words. Interrupts are levels.
// Reset: the first fetch is from BootAddr, in the first cycle after it.

`default_nettype none

module rvh_hart
  import rvh_hart_pkg::*;
#(
    parameter logic [31:0] BootAddr = 32'h8000_0000,  // of the first instruction, and mtvec after reset; 128-byte aligned
    parameter logic [31:0] HartId = 32'd0,  // mhartid
    parameter bit HasZba = 1'b1,
    parameter bit HasZbb = 1'b1,
    parameter bit HasZbs = 1'b1,
    parameter bit HasZbkb = 1'b0,
    parameter int unsigned MulBits = 16,  // a multiplication takes 32 / MulBits cycles: 8, 16 or 32
    parameter bit HasXif = 1'b0,  // unknown instructions are offered on CV-X-IF
    parameter int unsigned NumRs = 2,  // X_NUM_RS: 2 or 3
    parameter int unsigned IdWidth = 3,  // X_ID_WIDTH: 3 to 8
    parameter bit Custom0Rs3 = 1'b1,  // the third source of custom-0 is bits 31:27, as in R4; 0: bits 11:7
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

    output logic                         x_issue_valid_o,
    input  wire logic                    x_issue_ready_i,
    output logic      [31:0]             x_issue_req_instr_o,
    output logic      [ IdWidth-1:0]     x_issue_req_id_o,
    input  wire logic                    x_issue_resp_accept_i,
    input  wire logic                    x_issue_resp_writeback_i,
    input  wire logic [   NumRs-1:0]     x_issue_resp_register_read_i,
    output logic      [   NumRs-1:0][31:0] x_register_rs_o,
    output logic      [   NumRs-1:0]     x_register_rs_valid_o,
    output logic                         x_commit_valid_o,
    output logic      [ IdWidth-1:0]     x_commit_id_o,
    output logic                         x_commit_kill_o,
    input  wire logic                    x_result_valid_i,
    output logic                         x_result_ready_o,
    input  wire logic [ IdWidth-1:0]     x_result_id_i,
    input  wire logic [31:0]             x_result_data_i,
    input  wire logic [ 4:0]             x_result_rd_i,
    input  wire logic                    x_result_we_i,

    output logic  [1:0] rvfi_valid_o,
    output rvfi_t [1:0] rvfi_o
);

  localparam int unsigned Ports = HasXif ? NumRs : 2;

  // ---- fetch ----
  logic redirect, redirect_ready, fetch_valid, fetch_ready, fetch_error, fetch_error_high, fetch_compressed;
  logic [31:1] target;
  logic [31:0] fetch_word, fetch_instr;

  // ---- execute ----
  logic valid_q, compressed_q, error_q, error_high_q;
  logic [31:0] instr_q;
  logic [31:1] pc_q;  // of the instruction in execute, or of the one that comes next
  decoded_t decoded;
  logic [31:0] imm, rs1_data, rs2_data, second, alu, sum, muldiv, csr_data, result, operand;
  logic [31:1] next, beside;  // the address after the instruction; pc + immediate
  logic equal, less, taken, jumps, muldiv_done, csr_legal, csr_counts;
  logic known, sources, memory, done, go, wakes;

  // ---- writeback ----
  logic w_valid_q, w_write_q, w_load_q, w_memory_q, w_counts_q;
  logic [4:0] w_rd_q;
  logic [31:0] w_result_q;
  logic [31:1] w_pc_q;
  logic retired, write;

  // ---- traps ----
  logic trap, trap_q, takes_irq, mie, irq, exception, fault;
  logic [4:0] irq_cause, cause;
  logic [31:1] vector, mepc, trap_pc;
  logic [31:0] trap_value, mcause;

  // ---- memory, extension interface ----
  logic lsu_go, lsu_sent, lsu_started, lsu_ready, lsu_done, lsu_fault, lsu_fault_store, lsu_fault_first, lsu_first;
  logic [31:0] lsu_fault_addr, load;
  logic x_enable, x_offer, x_done, x_started, x_rejected, x_write, x_accepts;
  logic [IdWidth-1:0] x_id;
  logic [31:0] busy;
  logic [Ports-1:0][4:0] rs;
  logic [Ports-1:0][31:0] rs_data, rs_now;
  logic [Ports-1:0] rs_ready;

  rvh_hart_fetch #(
      .BootAddr(BootAddr)
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
      .instr_req_o,
      .instr_gnt_i,
      .instr_addr_o,
      .instr_rvalid_i,
      .instr_rdata_i,
      .instr_err_i
  );

  rvh_hart_expand u_expand (
      .instr_i     (fetch_word),
      .instr_o     (fetch_instr),
      .compressed_o(fetch_compressed)
  );

  assign fetch_ready = (!valid_q || go) && !trap && !trap_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      valid_q <= 1'b0;
      pc_q    <= BootAddr[31:1];
    end else begin
      if (trap || trap_q || redirect) valid_q <= 1'b0;
      else if (fetch_ready) valid_q <= fetch_valid;
      if (redirect) pc_q <= target;
      else if (go) pc_q <= next;
    end
  end

  always_ff @(posedge clk_i) begin
    if (fetch_ready && fetch_valid) begin
      instr_q      <= fetch_instr;
      compressed_q <= fetch_compressed;
      error_q      <= fetch_error;
      error_high_q <= fetch_error_high;
    end
  end

  rvh_hart_decode #(
      .HasZba (HasZba),
      .HasZbb (HasZbb),
      .HasZbs (HasZbs),
      .HasZbkb(HasZbkb)
  ) u_decode (
      .instr_i  (instr_q),
      .decoded_o(decoded),
      .imm_o    (imm)
  );

  // ---- sources: registers, or the result that writeback writes now ----
  assign rs[0] = instr_q[19:15];
  assign rs[1] = instr_q[24:20];
  if (Ports == 3) begin : gen_third
    // CV-X-IF 1.0: bits 31:27 of the four fused multiply-add opcodes, otherwise bits 11:7
    logic r4;
    assign r4 = instr_q[6:4] == 3'b100 || (Custom0Rs3 && instr_q[6:0] == OpCustom0);
    assign rs[2] = r4 ? instr_q[31:27] : instr_q[11:7];
  end

  rvh_hart_regs #(
      .Ports(Ports)
  ) u_regs (
      .clk_i,
      .addr_i (rs),
      .data_o (rs_data),
      .we_i   (write || x_write),
      .waddr_i(w_valid_q && w_write_q ? w_rd_q : x_result_rd_i),
      .wdata_i(w_valid_q && w_write_q ? (w_load_q ? load : w_result_q) : x_result_data_i)
  );

  for (genvar i = 0; i < Ports; i++) begin : gen_source
    logic from_writeback;
    assign from_writeback = w_valid_q && w_write_q && w_rd_q == rs[i];
    assign rs_now[i]      = from_writeback ? w_result_q : rs_data[i];
    assign rs_ready[i]    = !(from_writeback && w_load_q) && !busy[rs[i]];
  end

  assign rs1_data = rs_now[0];
  assign rs2_data = rs_now[1];
  assign sources  = (!decoded.rs1 || rs_ready[0]) && (!decoded.rs2 || rs_ready[1]) &&
                    !(decoded.rd && busy[instr_q[11:7]]);

  // ---- computation ----
  assign second   = decoded.second_imm ? imm : rs2_data;

  rvh_hart_alu #(
      .HasZba (HasZba),
      .HasZbb (HasZbb),
      .HasZbs (HasZbs),
      .HasZbkb(HasZbkb)
  ) u_alu (
      .compute_i(decoded.compute),
      .first_i  (rs1_data),
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
      .valid_i (valid_q && decoded.compute.unit == UnitMulDiv && known && sources && !takes_irq && !trap_q),
      .op_i    (muldiv_e'(decoded.compute.op[2:0])),
      .first_i (rs1_data),
      .second_i(rs2_data),
      .done_o  (muldiv_done),
      .result_o(muldiv),
      .take_i  (go)
  );

  assign next   = pc_q + (compressed_q ? 31'd1 : 31'd2);
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

  // ---- what an instruction waits for, and when it leaves execute ----
  assign known  = decoded.known && !error_q && !(decoded.csr && !csr_legal);
  assign memory = decoded.load || decoded.store;
  assign taken  = instr_q[12] ^ (instr_q[14] ? less : equal);
  assign jumps  = decoded.flow == FlowJal || decoded.flow == FlowJalr || decoded.flow == FlowMret ||
                  decoded.flow == FlowFenceI || (decoded.flow == FlowBranch && taken);

  always_comb begin
    done = 1'b1;
    if (memory) done = lsu_sent;
    if (decoded.compute.unit == UnitMulDiv) done = muldiv_done;
    if (decoded.csr) done = !w_valid_q;
    if (jumps) done = redirect_ready;
    if (decoded.flow == FlowWfi) done = irq;
    if (decoded.flow == FlowEcall || decoded.flow == FlowEbreak) done = 1'b0;
    if (!known) done = x_done;
  end

  assign wakes     = valid_q && known && decoded.flow == FlowWfi;
  assign takes_irq = irq && mie && !wakes && !lsu_started && !x_started && lsu_ready && !trap_q;
  assign go        = valid_q && (sources || !known) && done && lsu_ready && !takes_irq && !trap_q;
  assign lsu_go    = valid_q && memory && known && sources && !takes_irq && !trap_q;
  assign sleep_o   = wakes && !irq && !w_valid_q;

  // ---- the order of the program ----
  assign redirect  = (trap_q && redirect_ready) || (go && known && jumps);

  always_comb begin
    target = beside;
    if (decoded.flow == FlowJalr) target = sum[31:1];
    if (decoded.flow == FlowMret) target = mepc;
    if (decoded.flow == FlowFenceI) target = next;
    if (trap_q) target = vector;
  end

  // ---- traps ----
  assign exception = valid_q && !takes_irq && lsu_ready && !trap_q &&
                     (error_q || (known ? decoded.flow == FlowEcall || decoded.flow == FlowEbreak : !x_offer && !x_done));
  assign fault     = lsu_fault;
  assign trap      = fault || takes_irq || exception;
  assign trap_pc   = fault && !lsu_fault_first ? w_pc_q : pc_q;

  always_comb begin
    cause      = CauseIllegal;
    trap_value = '0;
    if (error_q) begin
      cause      = CauseFetchFault;
      trap_value = {pc_q, 1'b0} + (error_high_q ? 32'd2 : 32'd0);
    end else if (known && decoded.flow == FlowEcall) begin
      cause = CauseEcallM;
    end else if (known && decoded.flow == FlowEbreak) begin
      cause      = CauseBreakpoint;
      trap_value = {pc_q, 1'b0};
    end
    if (takes_irq) begin
      cause      = irq_cause;
      trap_value = '0;
    end
    if (fault) begin
      cause      = lsu_fault_store ? CauseStoreFault : CauseLoadFault;
      trap_value = lsu_fault_addr;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) trap_q <= 1'b0;
    else trap_q <= trap || (trap_q && !redirect_ready);
  end

  assign operand = instr_q[14] ? 32'(instr_q[19:15]) : rs1_data;

  rvh_hart_csr #(
      .BootAddr(BootAddr),
      .HartId  (HartId),
      .Misa    (32'h4000_1104 | 32'(HasZba && HasZbb && HasZbs) << 1),
      .HasXif  (HasXif)
  ) u_csr (
      .clk_i,
      .rst_ni,
      .mtime_i,
      .irq_i,
      .retired_i   (retired && w_counts_q),
      .addr_i      (instr_q[31:20]),
      .op_i        (decoded.csr_op),
      .writes_i    (decoded.csr_op == 2'd1 || instr_q[19:15] != '0),
      .operand_i   (operand),
      .go_i        (go && decoded.csr && known),
      .legal_o     (csr_legal),
      .data_o      (csr_data),
      .counts_o    (csr_counts),
      .trap_i      (trap),
      .trap_irq_i  (takes_irq && !fault),
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

  rvh_hart_lsu u_lsu (
      .clk_i,
      .rst_ni,
      .go_i           (lsu_go),
      .store_i        (decoded.store),
      .size_i         (decoded.size),
      .load_unsigned_i(decoded.load_unsigned),
      .addr_i         (sum),
      .wdata_i        (rs2_data),
      .sent_o         (lsu_sent),
      .started_o      (lsu_started),
      .ready_o        (lsu_ready),
      .done_o         (lsu_done),
      .fault_o        (lsu_fault),
      .fault_store_o  (lsu_fault_store),
      .fault_first_o  (lsu_fault_first),
      .fault_addr_o   (lsu_fault_addr),
      .first_o        (lsu_first),
      .first_data_i   (w_result_q),
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

  // ---- writeback ----
  assign retired = w_valid_q && (!w_memory_q || lsu_done);
  assign write   = retired && w_write_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      w_valid_q <= 1'b0;
    end else if (lsu_ready || lsu_fault) begin
      w_valid_q <= go;
    end
  end

  always_ff @(posedge clk_i) begin
    if (go) begin
      w_write_q  <= known && decoded.rd && instr_q[11:7] != '0;
      w_load_q   <= known && decoded.load;
      w_memory_q <= known && memory;
      w_counts_q <= !(known && decoded.csr) || csr_counts;
      w_rd_q     <= instr_q[11:7];
      w_pc_q     <= pc_q;
    end
    if (lsu_first) w_result_q <= data_rdata_i;
    else if (go && !(known && decoded.load)) w_result_q <= result;
  end

  // ---- extension interface ----
  // The compressed interface is not built: an unknown instruction of 16 bits traps.
  assign x_offer = HasXif && x_enable && valid_q && !known && !error_q && !compressed_q && !takes_irq && !trap_q &&
                   !x_rejected;

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
        .write_used_i(w_valid_q && w_write_q),
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
    assign x_register_rs_o       = rs_now;
    assign x_register_rs_valid_o = rs_ready;
  end else begin : gen_no_xif
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
  if (HasRvfi) begin : gen_rvfi
    rvfi_t record;
    logic [15:0] word_q;  // of a compressed instruction
    logic [ 3:0] mask;
    logic [1:0] reads;  // rs1, rs2
    logic [1:0] reads_q;  // of a coprocessor's instruction that was accepted earlier
    logic x_later, later_q;  // the coprocessor will write its result

    assign x_later = x_accepts ? x_issue_resp_writeback_i && instr_q[11:7] != '0 : x_started && later_q;

    always_ff @(posedge clk_i) begin
      if (fetch_ready && fetch_valid) word_q <= fetch_word[15:0];
      if (x_accepts) {reads_q, later_q} <= {x_issue_resp_register_read_i[1:0], x_later};
    end

    assign mask = decoded.size[1] ? 4'hf : decoded.size[0] ? 4'h3 : 4'h1;
    assign reads = known ? {decoded.rs2, decoded.rs1} :
                   x_accepts ? x_issue_resp_register_read_i[1:0] : x_started ? reads_q : '0;

    always_comb begin
      record           = '0;
      record.insn      = compressed_q ? 32'(word_q) : instr_q;
      record.mode      = 2'd3;
      record.ixl       = 2'd1;
      record.rs1_addr  = reads[0] ? rs[0] : '0;
      record.rs2_addr  = reads[1] ? rs[1] : '0;
      record.rs1_rdata = record.rs1_addr != '0 ? rs1_data : '0;
      record.rs2_rdata = record.rs2_addr != '0 ? rs2_data : '0;
      record.rd_addr   = (known && decoded.rd) || (!known && x_later) ? instr_q[11:7] : '0;
      record.pc_rdata  = {pc_q, 1'b0};
      record.pc_wdata  = {known && jumps ? target : next, 1'b0};
      if (known && memory) begin
        record.mem_addr  = sum;
        record.mem_rmask = decoded.load ? mask : '0;
        record.mem_wmask = decoded.store ? mask : '0;
        record.mem_wdata = decoded.store ? rs2_data : '0;
      end
    end

    rvh_hart_rvfi #(
        .IdWidth(IdWidth)
    ) u_rvfi (
        .clk_i,
        .rst_ni,
        .record_i     (record),
        .go_i         (go),
        .exception_i  (exception),
        .trap_i       (trap),
        .later_i      (x_later),
        .id_i         (x_id),
        .vector_i     (vector),
        .cause_i      (mcause),
        .retired_i    (retired),
        .rd_wdata_i   (w_load_q ? load : w_result_q),
        .load_i       (load),
        .fault_i      (fault),
        .fault_first_i(lsu_fault_first),
        .result_i     (x_write && x_result_rd_i != '0),
        .result_id_i  (x_result_id_i),
        .result_data_i(x_result_data_i),
        .valid_o      (rvfi_valid_o),
        .rvfi_o       (rvfi_o)
    );
  end else begin : gen_no_rvfi
    logic unused_read;
    assign unused_read = ^x_issue_resp_register_read_i ^ x_accepts ^ (^x_id) ^ (^mcause);
    assign rvfi_valid_o = '0;
    assign rvfi_o = '0;
  end

endmodule

`default_nettype wire
