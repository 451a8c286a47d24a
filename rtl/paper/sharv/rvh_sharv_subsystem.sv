// SPDX-License-Identifier: Apache-2.0
// SHA-RV's subsystem, for an AXI manager: a processor with its coprocessor, program, own data, and data memory in two
// halves. The manager WRITEs one half and READs its digests by AXI4 while the processor EXECutes the other. It
// submits jobs by registers on AXI4-Lite; these and an interrupt line signal their end. Programmer's view:
// docs/paper/sharv.md.
//
// Parts: rvh_sharv_axi (AXI4), rvh_axi_lite_to_obi (AXI4-Lite), rvh_sharv_mailbox (jobs), rvh_sharv_memory, rvh_host,
// rvh_sharv_coprocessor. After reset the processor is stopped until CTRL.RUN is written.
//
// Contract: one clock. AXI according to those modules.

`default_nettype none

module rvh_sharv_subsystem
  import rvh_soc_pkg::*;
#(
    parameter int unsigned Kind         = 0,      // of rvh_sharv_coprocessor
    parameter int unsigned IdWidth      = 4,      // of AXI4
    parameter int unsigned ProgramBytes = 65536,
    parameter int unsigned OwnBytes     = 65536
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic               s_axi_awvalid_i,
    output logic                    s_axi_awready_o,
    input  wire logic [IdWidth-1:0] s_axi_awid_i,
    input  wire logic [       31:0] s_axi_awaddr_i,
    input  wire logic [        7:0] s_axi_awlen_i,
    input  wire logic [        2:0] s_axi_awsize_i,
    input  wire logic [        1:0] s_axi_awburst_i,
    input  wire logic               s_axi_wvalid_i,
    output logic                    s_axi_wready_o,
    input  wire logic [       31:0] s_axi_wdata_i,
    input  wire logic [        3:0] s_axi_wstrb_i,
    input  wire logic               s_axi_wlast_i,
    output logic                    s_axi_bvalid_o,
    input  wire logic               s_axi_bready_i,
    output logic      [IdWidth-1:0] s_axi_bid_o,
    output logic      [        1:0] s_axi_bresp_o,
    input  wire logic               s_axi_arvalid_i,
    output logic                    s_axi_arready_o,
    input  wire logic [IdWidth-1:0] s_axi_arid_i,
    input  wire logic [       31:0] s_axi_araddr_i,
    input  wire logic [        7:0] s_axi_arlen_i,
    input  wire logic [        2:0] s_axi_arsize_i,
    input  wire logic [        1:0] s_axi_arburst_i,
    output logic                    s_axi_rvalid_o,
    input  wire logic               s_axi_rready_i,
    output logic      [IdWidth-1:0] s_axi_rid_o,
    output logic      [       31:0] s_axi_rdata_o,
    output logic      [        1:0] s_axi_rresp_o,
    output logic                    s_axi_rlast_o,

    input  wire logic        s_axil_awvalid_i,
    output logic             s_axil_awready_o,
    input  wire logic [11:0] s_axil_awaddr_i,
    input  wire logic [ 2:0] s_axil_awprot_i,
    input  wire logic        s_axil_wvalid_i,
    output logic             s_axil_wready_o,
    input  wire logic [31:0] s_axil_wdata_i,
    input  wire logic [ 3:0] s_axil_wstrb_i,
    output logic             s_axil_bvalid_o,
    input  wire logic        s_axil_bready_i,
    output logic      [ 1:0] s_axil_bresp_o,
    input  wire logic        s_axil_arvalid_i,
    output logic             s_axil_arready_o,
    input  wire logic [11:0] s_axil_araddr_i,
    input  wire logic [ 2:0] s_axil_arprot_i,
    output logic             s_axil_rvalid_o,
    input  wire logic        s_axil_rready_i,
    output logic      [31:0] s_axil_rdata_o,
    output logic      [ 1:0] s_axil_rresp_o,

    output logic irq_o
);

  localparam int unsigned Host = 0, Coprocessor = 1;

  // ---- the outside ----
  logic bulk_req, bulk_gnt, bulk_we, bulk_rvalid, bulk_err;
  logic [31:0] bulk_addr, bulk_wdata, bulk_rdata;
  logic [3:0] bulk_be;
  logic reg_req, reg_gnt, reg_we, reg_rvalid;
  logic [11:0] reg_addr;
  logic [31:0] reg_wdata, reg_rdata;
  logic [3:0] reg_be;

  rvh_sharv_axi #(
      .IdWidth(IdWidth)
  ) u_axi (
      .clk_i,
      .rst_ni,
      .s_axi_awvalid_i,
      .s_axi_awready_o,
      .s_axi_awid_i,
      .s_axi_awaddr_i,
      .s_axi_awlen_i,
      .s_axi_awsize_i,
      .s_axi_awburst_i,
      .s_axi_wvalid_i,
      .s_axi_wready_o,
      .s_axi_wdata_i,
      .s_axi_wstrb_i,
      .s_axi_wlast_i,
      .s_axi_bvalid_o,
      .s_axi_bready_i,
      .s_axi_bid_o,
      .s_axi_bresp_o,
      .s_axi_arvalid_i,
      .s_axi_arready_o,
      .s_axi_arid_i,
      .s_axi_araddr_i,
      .s_axi_arlen_i,
      .s_axi_arsize_i,
      .s_axi_arburst_i,
      .s_axi_rvalid_o,
      .s_axi_rready_i,
      .s_axi_rid_o,
      .s_axi_rdata_o,
      .s_axi_rresp_o,
      .s_axi_rlast_o,
      .req_o   (bulk_req),
      .gnt_i   (bulk_gnt),
      .addr_o  (bulk_addr),
      .we_o    (bulk_we),
      .be_o    (bulk_be),
      .wdata_o (bulk_wdata),
      .rvalid_i(bulk_rvalid),
      .rdata_i (bulk_rdata),
      .err_i   (bulk_err)
  );

  rvh_axi_lite_to_obi u_axi_lite (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i,
      .s_axil_awready_o,
      .s_axil_awaddr_i,
      .s_axil_awprot_i,
      .s_axil_wvalid_i,
      .s_axil_wready_o,
      .s_axil_wdata_i,
      .s_axil_wstrb_i,
      .s_axil_bvalid_o,
      .s_axil_bready_i,
      .s_axil_bresp_o,
      .s_axil_arvalid_i,
      .s_axil_arready_o,
      .s_axil_araddr_i,
      .s_axil_arprot_i,
      .s_axil_rvalid_o,
      .s_axil_rready_i,
      .s_axil_rdata_o,
      .s_axil_rresp_o,
      .obi_req_o   (reg_req),
      .obi_gnt_i   (reg_gnt),
      .obi_addr_o  (reg_addr),
      .obi_we_o    (reg_we),
      .obi_be_o    (reg_be),
      .obi_wdata_o (reg_wdata),
      .obi_rvalid_i(reg_rvalid),
      .obi_rdata_i (reg_rdata),
      .idle_o      ()
  );

  // ---- jobs, and the reset of the processor and its parts ----
  logic run, core_rst_n;
  logic page_rvalid, page_irq;
  logic [31:0] page_rdata;

  assign core_rst_n = rst_ni && run;

  // ---- processor and coprocessor ----
  logic fetch_req, fetch_gnt, fetch_rvalid, fetch_err;
  logic [31:0] fetch_addr, fetch_rdata, irq;
  logic [1:0] mgr_req, mgr_gnt, mgr_we, mgr_rvalid, mgr_err;
  logic [1:0][3:0] mgr_be;
  logic [1:0][31:0] mgr_addr, mgr_wdata, mgr_rdata;
  logic [1:0][2:0] sub_req, sub_gnt, sub_rvalid;
  logic [1:0][2:0][31:0] sub_rdata;
  logic
      x_issue_valid, x_issue_ready, x_issue_resp_accept, x_commit_valid, x_commit_kill, x_result_valid, x_result_ready;
  logic [31:0] x_issue_req_instr;
  logic [3:0] x_issue_req_id, x_commit_id, x_result_id;
  logic [1:0][31:0] x_issue_req_rs;
  logic [1:0] x_issue_req_rs_valid;

  rvh_sharv_mailbox u_mailbox (
      .clk_i,
      .rst_ni,
      .obi_req_i    (reg_req),
      .obi_gnt_o    (reg_gnt),
      .obi_addr_i   (reg_addr),
      .obi_we_i     (reg_we),
      .obi_be_i     (reg_be),
      .obi_wdata_i  (reg_wdata),
      .obi_rvalid_o (reg_rvalid),
      .obi_rdata_o  (reg_rdata),
      .irq_o,
      .run_o        (run),
      .page_req_i   (sub_req[Host][SelPage]),
      .page_gnt_o   (sub_gnt[Host][SelPage]),
      .page_addr_i  (mgr_addr[Host][11:0]),
      .page_we_i    (mgr_we[Host]),
      .page_wdata_i (mgr_wdata[Host][1:0]),
      .page_rvalid_o(page_rvalid),
      .page_rdata_o (page_rdata),
      .page_irq_o   (page_irq)
  );

  always_comb begin
    irq          = '0;
    irq[PageIrq] = page_irq;
  end

  rvh_host #(
      .BootAddr(IramBase),
      .Xif     (1'b1)
  ) u_host (
      .clk_i,
      .rst_ni                      (core_rst_n),
      .instr_req_o                 (fetch_req),
      .instr_gnt_i                 (fetch_gnt),
      .instr_addr_o                (fetch_addr),
      .instr_rvalid_i              (fetch_rvalid),
      .instr_rdata_i               (fetch_rdata),
      .instr_err_i                 (fetch_err),
      .data_req_o                  (mgr_req[Host]),
      .data_gnt_i                  (mgr_gnt[Host]),
      .data_addr_o                 (mgr_addr[Host]),
      .data_we_o                   (mgr_we[Host]),
      .data_be_o                   (mgr_be[Host]),
      .data_wdata_o                (mgr_wdata[Host]),
      .data_rvalid_i               (mgr_rvalid[Host]),
      .data_rdata_i                (mgr_rdata[Host]),
      .data_err_i                  (mgr_err[Host]),
      .irq_i                       (irq),
      .x_issue_valid_o             (x_issue_valid),
      .x_issue_ready_i             (x_issue_ready),
      .x_issue_req_instr_o         (x_issue_req_instr),
      .x_issue_req_id_o            (x_issue_req_id),
      .x_issue_req_rs_o            (x_issue_req_rs),
      .x_issue_req_rs_valid_o      (x_issue_req_rs_valid),
      .x_issue_resp_accept_i       (x_issue_resp_accept),
      .x_issue_resp_writeback_i    (1'b0),
      .x_issue_resp_register_read_i(2'b11),
      .x_commit_valid_o            (x_commit_valid),
      .x_commit_id_o               (x_commit_id),
      .x_commit_kill_o             (x_commit_kill),
      .x_result_valid_i            (x_result_valid),
      .x_result_ready_o            (x_result_ready),
      .x_result_id_i               (x_result_id),
      .x_result_data_i             ('0),
      .x_result_rd_i               ('0),
      .x_result_we_i               (1'b0)
  );

  rvh_sharv_coprocessor #(
      .Kind(Kind)
  ) u_coprocessor (
      .clk_i,
      .rst_ni                (core_rst_n),
      .x_issue_valid_i       (x_issue_valid),
      .x_issue_ready_o       (x_issue_ready),
      .x_issue_req_instr_i   (x_issue_req_instr),
      .x_issue_req_id_i      (x_issue_req_id),
      .x_issue_req_rs_i      (x_issue_req_rs),
      .x_issue_req_rs_valid_i(x_issue_req_rs_valid),
      .x_issue_resp_accept_o (x_issue_resp_accept),
      .x_commit_valid_i      (x_commit_valid),
      .x_commit_id_i         (x_commit_id),
      .x_commit_kill_i       (x_commit_kill),
      .x_result_valid_o      (x_result_valid),
      .x_result_ready_i      (x_result_ready),
      .x_result_id_o         (x_result_id),
      .mgr_req_o             (mgr_req[Coprocessor]),
      .mgr_gnt_i             (mgr_gnt[Coprocessor]),
      .mgr_addr_o            (mgr_addr[Coprocessor]),
      .mgr_we_o              (mgr_we[Coprocessor]),
      .mgr_be_o              (mgr_be[Coprocessor]),
      .mgr_wdata_o           (mgr_wdata[Coprocessor]),
      .mgr_rvalid_i          (mgr_rvalid[Coprocessor]),
      .mgr_rdata_i           (mgr_rdata[Coprocessor]),
      .mgr_err_i             (mgr_err[Coprocessor])
  );

  // ---- destination of their accesses: memory, or the processor's page ----
  for (genvar m = 0; m < 2; m++) begin : gen_bus
    rvh_soc_bus #(
        .HasDev (1'b0),
        .HasPage(m == Host)
    ) u_bus (
        .clk_i,
        .rst_ni  (core_rst_n),
        .req_i   (mgr_req[m]),
        .gnt_o   (mgr_gnt[m]),
        .addr_i  (mgr_addr[m]),
        .rvalid_o(mgr_rvalid[m]),
        .rdata_o (mgr_rdata[m]),
        .err_o   (mgr_err[m]),
        .req_o   (sub_req[m]),
        .gnt_i   (sub_gnt[m]),
        .rvalid_i(sub_rvalid[m]),
        .rdata_i (sub_rdata[m]),
        .err_i   ('0)
    );
  end

  // ---- memories ----
  logic data_req, data_gnt, data_we, data_rvalid;
  logic [31:0] data_addr, data_wdata, data_rdata;
  logic [3:0] data_be;

  rvh_soc_share u_share (
      .clk_i,
      .rst_ni  (core_rst_n),
      .req_i   ({sub_req[Coprocessor][SelDram], sub_req[Host][SelDram]}),
      .gnt_o   ({sub_gnt[Coprocessor][SelDram], sub_gnt[Host][SelDram]}),
      .addr_i  (mgr_addr),
      .we_i    (mgr_we),
      .be_i    (mgr_be),
      .wdata_i (mgr_wdata),
      .rvalid_o({sub_rvalid[Coprocessor][SelDram], sub_rvalid[Host][SelDram]}),
      .rdata_o ({sub_rdata[Coprocessor][SelDram], sub_rdata[Host][SelDram]}),
      .req_o   (data_req),
      .gnt_i   (data_gnt),
      .addr_o  (data_addr),
      .we_o    (data_we),
      .be_o    (data_be),
      .wdata_o (data_wdata),
      .rvalid_i(data_rvalid),
      .rdata_i (data_rdata)
  );

  rvh_sharv_memory #(
      .ProgramBytes(ProgramBytes),
      .OwnBytes    (OwnBytes)
  ) u_memory (
      .clk_i,
      .rst_ni,
      .run_i         (run),
      .fetch_req_i   (fetch_req),
      .fetch_gnt_o   (fetch_gnt),
      .fetch_addr_i  (fetch_addr),
      .fetch_rvalid_o(fetch_rvalid),
      .fetch_rdata_o (fetch_rdata),
      .fetch_err_o   (fetch_err),
      .data_req_i    (data_req),
      .data_gnt_o    (data_gnt),
      .data_addr_i   (data_addr),
      .data_we_i     (data_we),
      .data_be_i     (data_be),
      .data_wdata_i  (data_wdata),
      .data_rvalid_o (data_rvalid),
      .data_rdata_o  (data_rdata),
      .bulk_req_i    (bulk_req),
      .bulk_gnt_o    (bulk_gnt),
      .bulk_addr_i   (bulk_addr),
      .bulk_we_i     (bulk_we),
      .bulk_be_i     (bulk_be),
      .bulk_wdata_i  (bulk_wdata),
      .bulk_rvalid_o (bulk_rvalid),
      .bulk_rdata_o  (bulk_rdata),
      .bulk_err_o    (bulk_err)
  );

  // ---- absent parts ----
  assign sub_rvalid[Host][SelPage] = page_rvalid;
  assign sub_rdata[Host][SelPage] = page_rdata;
  assign sub_gnt[Coprocessor][SelPage] = 1'b0;
  assign sub_rvalid[Coprocessor][SelPage] = 1'b0;
  assign sub_rdata[Coprocessor][SelPage] = '0;

  for (genvar m = 0; m < 2; m++) begin : gen_no_dev
    assign sub_gnt[m][SelDev]    = 1'b0;
    assign sub_rvalid[m][SelDev] = 1'b0;
    assign sub_rdata[m][SelDev]  = '0;
  end

endmodule

`default_nettype wire
