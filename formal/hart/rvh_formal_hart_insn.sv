// SPDX-License-Identifier: Apache-2.0
// One instruction at a time: what RVFI reports of it is what the Instruction Set Manual says it does, whatever the
// memories answer and whenever, with interrupts and bus errors at any time. The operands are those that RVFI reports;
// that these are the registers' is not part of this proof.

`default_nettype none

module rvh_formal_hart_insn
  import rvh_hart_pkg::*;
  import rvh_formal_ref_rv32_pkg::*;
#(
    parameter bit          HasXif  = 1'b0,
    parameter int unsigned IdWidth = 3
) (
    input logic               clk_i,
    input logic               rst_ni,
    input logic [       63:0] mtime_i,
    input logic [       31:0] irq_i,
    input logic               instr_gnt_i,
    input logic               instr_rvalid_i,
    input logic [       31:0] instr_rdata_i,
    input logic               instr_err_i,
    input logic               data_gnt_i,
    input logic               data_rvalid_i,
    input logic [       31:0] data_rdata_i,
    input logic               data_err_i,
    input logic               x_issue_ready_i,
    input logic               x_issue_resp_accept_i,
    input logic               x_issue_resp_writeback_i,
    input logic [        1:0] x_issue_resp_register_read_i,
    input logic               x_result_valid_i,
    input logic [IdWidth-1:0] x_result_id_i,
    input logic [       31:0] x_result_data_i,
    input logic [        4:0] x_result_rd_i,
    input logic               x_result_we_i
);

  logic instr_req, data_req, data_we;
  logic [31:0] instr_addr, data_addr, data_wdata;
  logic  [3:0] data_be;
  logic  [1:0] valid;
  rvfi_t [1:0] rvfi;

  rvh_hart #(
      .HasZbkb(1'b1),
      .HasXif (HasXif),
      .IdWidth(IdWidth),
      .HasRvfi(1'b1)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .mtime_i,
      .irq_i,
      .sleep_o              (),
      .instr_req_o          (instr_req),
      .instr_gnt_i,
      .instr_addr_o         (instr_addr),
      .instr_rvalid_i,
      .instr_rdata_i,
      .instr_err_i,
      .data_req_o           (data_req),
      .data_gnt_i,
      .data_addr_o          (data_addr),
      .data_we_o            (data_we),
      .data_be_o            (data_be),
      .data_wdata_o         (data_wdata),
      .data_rvalid_i,
      .data_rdata_i,
      .data_err_i,
      .x_issue_valid_o      (),
      .x_issue_ready_i,
      .x_issue_req_instr_o  (),
      .x_issue_req_id_o     (),
      .x_issue_resp_accept_i,
      .x_issue_resp_writeback_i,
      .x_issue_resp_register_read_i,
      .x_register_rs_o      (),
      .x_register_rs_valid_o(),
      .x_commit_valid_o     (),
      .x_commit_id_o        (),
      .x_commit_kill_o      (),
      .x_result_valid_i,
      .x_result_ready_o     (),
      .x_result_id_i,
      .x_result_data_i,
      .x_result_rd_i,
      .x_result_we_i,
      .rvfi_valid_o         (valid),
      .rvfi_o               (rvfi)
  );

  // ---- reset, memories ----
  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb assume (rst_ni == !init);

  logic data_open_q;
  logic [1:0] instr_open_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      data_open_q  <= 1'b0;
      instr_open_q <= '0;
    end else begin
      data_open_q  <= (data_req && data_gnt_i) || (data_open_q && !data_rvalid_i);
      instr_open_q <= instr_open_q + 2'(instr_req && instr_gnt_i) - 2'(instr_rvalid_i);
    end
  end

  always_comb begin
    assume (!data_rvalid_i || data_open_q);
    assume (!instr_rvalid_i || instr_open_q != '0);
  end

  // ---- what an instruction should do ----
  // `w`: the record of the instruction in writeback, which is reported when it retires.
  // `r`: what is reported, with results.
  rvfi_t r, w;
  does_t d, dw;
  logic w_valid, retires, w_ours, w_loads, w_stores;
  logic [ 3:0] bytes;
  logic [31:0] loaded;

  assign r        = rvfi[0];
  assign d        = does(r.insn, r.rs1_rdata, r.rs2_rdata, r.pc_rdata, 1'b1);
  assign retires  = rst_ni && valid[0] && !r.trap;
  assign w        = u_dut.gen_rvfi.u_rvfi.w_q;
  assign dw       = does(w.insn, w.rs1_rdata, w.rs2_rdata, w.pc_rdata, 1'b1);
  assign w_valid  = rst_ni && u_dut.u_operands.valid_q;
  assign w_loads  = dw.kind == KindLoad;
  assign w_stores = dw.kind == KindStore;
  assign w_ours   = w_valid && !(dw.kind inside {KindSystem, KindOther, KindIllegal});
  assign bytes    = dw.size[1] ? 4'hf : dw.size[0] ? 4'h3 : 4'h1;

  always_comb begin
    loaded = r.mem_rdata;
    if (d.size == 2'd0) loaded = d.load_signed ? sext(r.mem_rdata, 8) : 32'(r.mem_rdata[7:0]);
    if (d.size == 2'd1) loaded = d.load_signed ? sext(r.mem_rdata, 16) : 32'(r.mem_rdata[15:0]);
  end

  always_comb begin
    if (retires) begin
      a_in_writeback :
      assert (w_valid && r.insn == w.insn && r.pc_rdata == w.pc_rdata && r.order == w.order &&
              r.rs1_rdata == w.rs1_rdata && r.rs2_rdata == w.rs2_rdata && r.rd_addr == w.rd_addr);
      a_muldiv : assert (d.kind != KindMulDiv || r.rd_addr == '0 || r.rd_wdata == d.result);
      a_link : assert (d.kind != KindJump || r.rd_addr == '0 || r.rd_wdata == d.result);
      a_load : assert (d.kind != KindLoad || r.rd_addr == '0 || r.rd_wdata == loaded);
      a_x0 : assert (r.rd_addr != '0 || r.rd_wdata == '0);
    end
    if (w_valid) begin
      a_legal : assert (HasXif || !(dw.kind inside {KindIllegal, KindOther}));
    end
    if (w_ours) begin
      a_sources : assert (w.rs1_addr == (dw.reads_rs1 ? dw.rs1 : '0) && w.rs2_addr == (dw.reads_rs2 ? dw.rs2 : '0));
      a_rd : assert (w.rd_addr == (dw.writes_rd ? dw.rd : '0));
      a_next : assert (w.pc_wdata == dw.next);
      a_masks : assert (w.mem_rmask == (w_loads ? bytes : '0) && w.mem_wmask == (w_stores ? bytes : '0));
      a_addr : assert (!(w_loads || w_stores) || w.mem_addr == dw.addr);
      a_store : assert (!w_stores || w.mem_wdata == w.rs2_rdata);
    end
    if (rst_ni && valid[0] && r.trap) begin
      a_trap_writes_nothing : assert (r.rd_addr == '0 && r.rd_wdata == '0);
      a_trap_cause :
      assert (r.trap_cause == 32'd1 || (r.trap_cause == 32'd2 &&
               (d.kind inside {KindIllegal, KindSystem, KindOther})) ||
              (r.trap_cause == 32'd3 && d.kind == KindSystem) || (r.trap_cause == 32'd11 && d.kind == KindSystem) ||
              (r.trap_cause == 32'd5 && d.kind == KindLoad) || (r.trap_cause == 32'd7 && d.kind == KindStore));
    end
  end

  // Apart for each funct3, which is faster. `r` is `w`, with its result: a_in_writeback.
  for (genvar f = 0; f < 8; f++) begin : gen_results
    logic here;
    assign here = retires && dw.funct3 == 3'(f) && w.rd_addr != '0;
    always_comb begin
      if (here) begin
        a_compute : assert (dw.kind != KindCompute || r.rd_wdata == dw.result);
        a_bits : assert (dw.kind != KindBits || r.rd_wdata == dw.result);
      end
    end
  end

  // ---- what makes the proof inductive ----
  logic [31:0] word;
  assign word = 32'(u_dut.gen_rvfi.u_rvfi.word_q);

  logic open, last, store;
  assign open  = u_dut.u_lsu.open_q;
  assign last  = u_dut.u_lsu.last_q;
  assign store = u_dut.u_lsu.store_q;

  always_comb begin
    if (rst_ni) begin
      // The instruction in execute is the one that was fetched.
      i_expand :
      assert (!u_dut.valid_q || u_dut.error_q ||
              (u_dut.compressed_q ? word[1:0] != 2'b11 && u_dut.instr_q == uncompressed(
          word[15:0]
      ) : u_dut.instr_q[1:0] == 2'b11));
      i_write : assert (!(w_valid && u_dut.u_operands.writes_q) || u_dut.u_operands.rd_q == w.rd_addr);
      i_kind :
      assert (!w_valid || (u_dut.u_operands.load_q == w_loads && u_dut.u_operands.memory_q == (w_loads || w_stores)));
      i_access :
      assert (!(open && last) || (store == w_stores && u_dut.u_lsu.size_q == dw.size &&
              u_dut.u_lsu.at_q == dw.addr[1:0] &&
                                  (w_stores || u_dut.u_lsu.unsigned_q == !dw.load_signed)));
    end
  end

  // ---- covers ----
  always_comb begin
    c_compressed : cover (retires && r.insn[1:0] != 2'b11 && d.kind == KindBranch && d.next != r.pc_rdata + 2);
    c_load : cover (retires && d.kind == KindLoad && d.addr[1:0] == 2'd3 && d.size == 2'd2);
    c_muldiv : cover (retires && d.kind == KindMulDiv && r.rd_addr != '0);
    c_fault : cover (rst_ni && valid[0] && r.trap && r.trap_cause == 32'd7);
    c_intr : cover (retires && r.intr && r.intr_cause[31]);
  end

endmodule

`default_nettype wire
