// SPDX-License-Identifier: Apache-2.0
// Reference system: a host processor, instruction and data RAM, the simulation device's port, and a
// slot for an attachment, which may have a page of addresses, an interrupt, a manager port to the
// data RAM, and the host's extension interface. The file list selects host and attachment: modules
// rvh_host and rvh_slot. Both RAMs have zero wait states, except in cycles with `stall_i`: no new
// request is granted then.
//
// The simulation device (console, exit, mailbox) is outside: `dev_*` is an OBI port that is always
// granted; the answer is expected in the next cycle. The device has an interrupt to the host, too.
// Addresses: rvh_soc_pkg. RVH_SLOT_OWN, a macro: `, .Name(value)` for each parameter of the
// attachment itself that is to be set.
//
// The data RAM and the attachment's manager port have words of MemoryWidth bits; the host reads and writes 32 of them.
// With more than 32, a manager port that addresses the page or the device gets a bus error.

`default_nettype none

`ifndef RVH_SLOT_OWN
`define RVH_SLOT_OWN
`endif

`define RVH_SLOT_PARAMETERS .XLen(XLen), .NumRs(NumRs), .IdWidth(IdWidth), \
      .AddrWidth(32), .DataWidth(MemoryWidth) `RVH_SLOT_OWN

module rvh_soc
  import rvh_soc_pkg::*;
#(
    parameter bit          Extension   = 1'b0,  // the host offers unknown instructions to the attachment
    parameter int unsigned NumRs       = 2,     // source registers of an offered instruction, as the host has them
    parameter int unsigned IdWidth     = 4,     // bits of its identifier, as the host has them
    parameter int unsigned MemoryWidth = 32     // bits of a word of the data RAM and the attachment's port: 32, 64, 128
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic [2:0] stall_i,  // of the attachment's page, the data RAM, the instruction RAM

    output logic             dev_req_o,
    output logic             dev_we_o,
    output logic      [ 3:0] dev_be_o,
    output logic      [11:0] dev_addr_o,
    output logic      [31:0] dev_wdata_o,
    input  wire logic [31:0] dev_rdata_i,
    input  wire logic        dev_irq_i
);

  localparam int unsigned XLen = 32;

  logic instr_req, instr_gnt, instr_rvalid;
  logic [31:0] instr_addr, instr_rdata;
  logic instr_err_q;

  // Managers: the host's data port, and the attachment's port
  localparam int unsigned Host = 0, Attached = 1;
  logic [1:0] mgr_req, mgr_gnt, mgr_we, mgr_rvalid, mgr_err;
  logic [1:0][31:0] mgr_addr;
  logic [3:0] host_be;
  logic [31:0] host_wdata, host_rdata;
  logic [MemoryWidth/8-1:0] attached_be;
  logic [MemoryWidth-1:0] attached_wdata, attached_rdata;

  // The requests of each manager to the subordinates of rvh_soc_pkg::sel_e
  logic [1:0][2:0] sub_req, sub_gnt, sub_rvalid;
  logic [2:0][31:0] host_sub_rdata;
  logic [2:0][MemoryWidth-1:0] attached_sub_rdata;
  logic [2:0] sub_err;

  logic [31:0] irq;
  logic page_irq;

  // CV-X-IF of the host
  logic x_issue_valid, x_issue_ready, x_issue_resp_accept, x_issue_resp_writeback;
  logic [31:0] x_issue_req_instr;
  logic [IdWidth-1:0] x_issue_req_id, x_commit_id, x_result_id;
  logic [NumRs-1:0][XLen-1:0] x_issue_req_rs;
  logic [NumRs-1:0] x_issue_req_rs_valid, x_issue_resp_register_read;
  logic x_commit_valid, x_commit_kill, x_result_valid, x_result_ready, x_result_we;
  logic [XLen-1:0] x_result_data;
  logic [4:0] x_result_rd;

  rvh_host #(
      .BootAddr(IramBase),
      .Xif     (Extension)
  ) u_host (
      .clk_i,
      .rst_ni,
      .instr_req_o                 (instr_req),
      .instr_gnt_i                 (instr_gnt),
      .instr_addr_o                (instr_addr),
      .instr_rvalid_i              (instr_rvalid),
      .instr_rdata_i               (instr_rdata),
      .instr_err_i                 (instr_err_q),
      .data_req_o                  (mgr_req[Host]),
      .data_gnt_i                  (mgr_gnt[Host]),
      .data_addr_o                 (mgr_addr[Host]),
      .data_we_o                   (mgr_we[Host]),
      .data_be_o                   (host_be),
      .data_wdata_o                (host_wdata),
      .data_rvalid_i               (mgr_rvalid[Host]),
      .data_rdata_i                (host_rdata),
      .data_err_i                  (mgr_err[Host]),
      .irq_i                       (irq),
      .x_issue_valid_o             (x_issue_valid),
      .x_issue_ready_i             (x_issue_ready),
      .x_issue_req_instr_o         (x_issue_req_instr),
      .x_issue_req_id_o            (x_issue_req_id),
      .x_issue_req_rs_o            (x_issue_req_rs),
      .x_issue_req_rs_valid_o      (x_issue_req_rs_valid),
      .x_issue_resp_accept_i       (x_issue_resp_accept),
      .x_issue_resp_writeback_i    (x_issue_resp_writeback),
      .x_issue_resp_register_read_i(x_issue_resp_register_read),
      .x_commit_valid_o            (x_commit_valid),
      .x_commit_id_o               (x_commit_id),
      .x_commit_kill_o             (x_commit_kill),
      .x_result_valid_i            (x_result_valid),
      .x_result_ready_o            (x_result_ready),
      .x_result_id_i               (x_result_id),
      .x_result_data_i             (x_result_data),
      .x_result_rd_i               (x_result_rd),
      .x_result_we_i               (x_result_we)
  );

  always_comb begin
    irq          = '0;
    irq[PageIrq] = page_irq;
    irq[DevIrq]  = dev_irq_i;
  end

  rvh_ram #(
      .Bytes(IramBytes)
  ) u_iram (
      .clk_i,
      .rst_ni,
      .stall_i (stall_i[0]),
      .req_i   (instr_req),
      .gnt_o   (instr_gnt),
      .addr_i  (instr_addr),
      .we_i    (1'b0),
      .be_i    (4'h0),
      .wdata_i (32'h0),
      .rvalid_o(instr_rvalid),
      .rdata_o (instr_rdata)
  );

  // A fetch from outside the instruction RAM is a bus error.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      instr_err_q <= 1'b0;
    end else if (instr_req && instr_gnt) begin
      instr_err_q <= instr_addr - IramBase >= IramBytes;
    end
  end

  // ---- data interconnect ----
  rvh_soc_bus u_host_bus (
      .clk_i,
      .rst_ni,
      .req_i   (mgr_req[Host]),
      .gnt_o   (mgr_gnt[Host]),
      .addr_i  (mgr_addr[Host]),
      .rvalid_o(mgr_rvalid[Host]),
      .rdata_o (host_rdata),
      .err_o   (mgr_err[Host]),
      .req_o   (sub_req[Host]),
      .gnt_i   (sub_gnt[Host]),
      .rvalid_i(sub_rvalid[Host]),
      .rdata_i (host_sub_rdata),
      .err_i   (sub_err)
  );

  rvh_soc_bus #(
      .HasDev (1'b0),
      .HasPage(MemoryWidth == 32),
      .Width  (MemoryWidth)
  ) u_attached_bus (
      .clk_i,
      .rst_ni,
      .req_i   (mgr_req[Attached]),
      .gnt_o   (mgr_gnt[Attached]),
      .addr_i  (mgr_addr[Attached]),
      .rvalid_o(mgr_rvalid[Attached]),
      .rdata_o (attached_rdata),
      .err_o   (mgr_err[Attached]),
      .req_o   (sub_req[Attached]),
      .gnt_i   (sub_gnt[Attached]),
      .rvalid_i(sub_rvalid[Attached]),
      .rdata_i (attached_sub_rdata),
      .err_i   (sub_err)
  );

  logic dram_req, dram_gnt, dram_we, dram_rvalid;
  logic [31:0] dram_addr;
  logic [MemoryWidth-1:0] dram_wdata, dram_rdata, wide_wdata, wide_rdata;
  logic [MemoryWidth/8-1:0] dram_be, wide_be;

  rvh_soc_lane #(
      .Width(MemoryWidth)
  ) u_lane (
      .clk_i,
      .rst_ni,
      .granted_i(mgr_gnt[Host]),
      .addr_i (mgr_addr[Host]),
      .be_i   (host_be),
      .wdata_i(host_wdata),
      .rdata_o(host_sub_rdata[SelDram]),
      .be_o   (wide_be),
      .wdata_o(wide_wdata),
      .rdata_i(wide_rdata)
  );

  rvh_soc_share #(
      .Width(MemoryWidth)
  ) u_share_dram (
      .clk_i,
      .rst_ni,
      .req_i   ({sub_req[Attached][SelDram], sub_req[Host][SelDram]}),
      .gnt_o   ({sub_gnt[Attached][SelDram], sub_gnt[Host][SelDram]}),
      .addr_i  (mgr_addr),
      .we_i    (mgr_we),
      .be_i    ({attached_be, wide_be}),
      .wdata_i ({attached_wdata, wide_wdata}),
      .rvalid_o({sub_rvalid[Attached][SelDram], sub_rvalid[Host][SelDram]}),
      .rdata_o ({attached_sub_rdata[SelDram], wide_rdata}),
      .req_o   (dram_req),
      .gnt_i   (dram_gnt),
      .addr_o  (dram_addr),
      .we_o    (dram_we),
      .be_o    (dram_be),
      .wdata_o (dram_wdata),
      .rvalid_i(dram_rvalid),
      .rdata_i (dram_rdata)
  );

  rvh_ram #(
      .Bytes(DramBytes),
      .Width(MemoryWidth)
  ) u_dram (
      .clk_i,
      .rst_ni,
      .stall_i (stall_i[1]),
      .req_i   (dram_req),
      .gnt_o   (dram_gnt),
      .addr_i  (dram_addr),
      .we_i    (dram_we),
      .be_i    (dram_be),
      .wdata_i (dram_wdata),
      .rvalid_o(dram_rvalid),
      .rdata_o (dram_rdata)
  );

  // ---- simulation device, for the host alone ----
  assign dev_req_o                    = sub_req[Host][SelDev];
  assign dev_we_o                     = mgr_we[Host];
  assign dev_be_o                     = host_be;
  assign dev_addr_o                   = mgr_addr[Host][11:0];
  assign dev_wdata_o                  = host_wdata;
  assign sub_gnt[Host][SelDev]        = 1'b1;
  assign host_sub_rdata[SelDev]       = dev_rdata_i;
  assign sub_gnt[Attached][SelDev]    = 1'b0;
  assign attached_sub_rdata[SelDev]   = '0;
  assign sub_rvalid[Attached][SelDev] = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      sub_rvalid[Host][SelDev] <= 1'b0;
    end else begin
      sub_rvalid[Host][SelDev] <= sub_req[Host][SelDev];
    end
  end

  // ---- the attachment: its page, which a manager port of 32 bits reaches, too ----
  logic page_req, page_gnt, page_we, page_rvalid, page_err;
  logic [11:0] page_addr;
  logic [31:0] page_wdata, page_rdata, attached_page_rdata;
  logic [3:0] page_be;

  // A request that the attachment has seen stays.
  logic asked, page_stall, waiting_q;

  assign attached_sub_rdata[SelPage] = MemoryWidth'(attached_page_rdata);

  assign page_stall = stall_i[2] && !waiting_q;
  assign page_req   = asked && !page_stall;
  assign sub_err    = 3'(page_err) << SelPage;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) waiting_q <= 1'b0;
    else waiting_q <= page_req && !page_gnt;
  end

  rvh_soc_share #(
      .AddrWidth(12)
  ) u_share_page (
      .clk_i,
      .rst_ni,
      .req_i   ({sub_req[Attached][SelPage], sub_req[Host][SelPage]}),
      .gnt_o   ({sub_gnt[Attached][SelPage], sub_gnt[Host][SelPage]}),
      .addr_i  ({mgr_addr[Attached][11:0], mgr_addr[Host][11:0]}),
      .we_i    (mgr_we),
      .be_i    ({attached_be[3:0], host_be}),
      .wdata_i ({attached_wdata[31:0], host_wdata}),
      .rvalid_o({sub_rvalid[Attached][SelPage], sub_rvalid[Host][SelPage]}),
      .rdata_o ({attached_page_rdata, host_sub_rdata[SelPage]}),
      .req_o   (asked),
      .gnt_i   (page_gnt && !page_stall),
      .addr_o  (page_addr),
      .we_o    (page_we),
      .be_o    (page_be),
      .wdata_o (page_wdata),
      .rvalid_i(page_rvalid),
      .rdata_i (page_rdata)
  );

  rvh_slot #(`RVH_SLOT_PARAMETERS) u_slot (
      .clk_i,
      .rst_ni,
      .page_req_i                  (page_req),
      .page_gnt_o                  (page_gnt),
      .page_addr_i                 (page_addr),
      .page_we_i                   (page_we),
      .page_be_i                   (page_be),
      .page_wdata_i                (page_wdata),
      .page_rvalid_o               (page_rvalid),
      .page_rdata_o                (page_rdata),
      .page_err_o                  (page_err),
      .irq_o                       (page_irq),
      .mgr_req_o                   (mgr_req[Attached]),
      .mgr_gnt_i                   (mgr_gnt[Attached]),
      .mgr_addr_o                  (mgr_addr[Attached]),
      .mgr_we_o                    (mgr_we[Attached]),
      .mgr_be_o                    (attached_be),
      .mgr_wdata_o                 (attached_wdata),
      .mgr_rvalid_i                (mgr_rvalid[Attached]),
      .mgr_rdata_i                 (attached_rdata),
      .mgr_err_i                   (mgr_err[Attached]),
      .x_issue_valid_i             (x_issue_valid),
      .x_issue_ready_o             (x_issue_ready),
      .x_issue_req_instr_i         (x_issue_req_instr),
      .x_issue_req_id_i            (x_issue_req_id),
      .x_issue_req_rs_i            (x_issue_req_rs),
      .x_issue_req_rs_valid_i      (x_issue_req_rs_valid),
      .x_issue_resp_accept_o       (x_issue_resp_accept),
      .x_issue_resp_writeback_o    (x_issue_resp_writeback),
      .x_issue_resp_register_read_o(x_issue_resp_register_read),
      .x_commit_valid_i            (x_commit_valid),
      .x_commit_id_i               (x_commit_id),
      .x_commit_kill_i             (x_commit_kill),
      .x_result_valid_o            (x_result_valid),
      .x_result_ready_i            (x_result_ready),
      .x_result_id_o               (x_result_id),
      .x_result_data_o             (x_result_data),
      .x_result_rd_o               (x_result_rd),
      .x_result_we_o               (x_result_we)
  );

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name   ("rvh_soc.instr"),
      .Width  (32),
      .MaxOpen(8)
  ) u_contract_instr (
      .clk_i,
      .rst_ni,
      .req_i    (instr_req),
      .gnt_i    (instr_gnt),
      .payload_i(instr_addr),
      .rvalid_i (instr_rvalid)
  );

  rvh_contract_obi #(
      .Name   ("rvh_soc.attached"),
      .Width  (33 + 9 * MemoryWidth / 8),
      .MaxOpen(7)
  ) u_contract_attached (
      .clk_i,
      .rst_ni,
      .req_i(mgr_req[Attached]),
      .gnt_i(mgr_gnt[Attached]),
      .payload_i({mgr_addr[Attached], mgr_we[Attached], attached_be, mgr_we[Attached] ? attached_wdata : '0}),
      .rvalid_i(mgr_rvalid[Attached])
  );
`endif

endmodule

`default_nettype wire
