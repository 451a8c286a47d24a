// SPDX-License-Identifier: Apache-2.0
// Slot of the reference system for `rvhash check-host`: a coprocessor and a page that count what the host does.
//
// | offset | read | write |
// |---|---|---|
// | 0x00 to 0x18 | offloads: accepted, committed, killed, forgotten, results, done, sum (rvh_check_offloads) | 0x00: all counts 0 |
// | 0x1c | reads of 0x3c | what is late by chance: bits 1:0 rvh_check_offloads.random_i, 4:2 up to so many cycles of the page |
// | 0x20 | writes to 0x3c | |
// | 0x24 | sum of the words written to 0x3c, rotated left by 1 for each | |
// | 0x3c | the number of reads before this one | counted |
// | from 0x800 on | a bus error | a bus error |

`default_nettype none

module rvh_slot #(
    parameter int unsigned XLen      = 32,  // bits of an operand
    parameter int unsigned NumRs     = 2,   // source registers of an instruction, 2 or 3
    parameter int unsigned IdWidth   = 4,   // bits of an instruction's identifier
    parameter int unsigned AddrWidth = 32,  // of the manager port
    parameter int unsigned DataWidth = 32   // of the manager port
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // its page: OBI subordinate
    input  wire logic        page_req_i,
    output logic             page_gnt_o,
    input  wire logic [11:0] page_addr_i,
    input  wire logic        page_we_i,
    input  wire logic [ 3:0] page_be_i,
    input  wire logic [31:0] page_wdata_i,
    output logic             page_rvalid_o,
    output logic      [31:0] page_rdata_o,
    output logic             page_err_o,
    output logic             irq_o,

    // its manager port: OBI
    output logic                        mgr_req_o,
    input  wire logic                   mgr_gnt_i,
    output logic      [  AddrWidth-1:0] mgr_addr_o,
    output logic                        mgr_we_o,
    output logic      [DataWidth/8-1:0] mgr_be_o,
    output logic      [  DataWidth-1:0] mgr_wdata_o,
    input  wire logic                   mgr_rvalid_i,
    input  wire logic [  DataWidth-1:0] mgr_rdata_i,
    input  wire logic                   mgr_err_i,

    // extension interface of the host: CV-X-IF, operands with the offer. register_read: of 1.0, unused by a host of 0.2
    input  wire logic                         x_issue_valid_i,
    output logic                              x_issue_ready_o,
    input  wire logic [       31:0]           x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]           x_issue_req_id_i,
    input  wire logic [  NumRs-1:0][XLen-1:0] x_issue_req_rs_i,
    input  wire logic [  NumRs-1:0]           x_issue_req_rs_valid_i,
    output logic                              x_issue_resp_accept_o,
    output logic                              x_issue_resp_writeback_o,
    output logic      [  NumRs-1:0]           x_issue_resp_register_read_o,
    input  wire logic                         x_commit_valid_i,
    input  wire logic [IdWidth-1:0]           x_commit_id_i,
    input  wire logic                         x_commit_kill_i,
    output logic                              x_result_valid_o,
    input  wire logic                         x_result_ready_i,
    output logic      [IdWidth-1:0]           x_result_id_o,
    output logic      [   XLen-1:0]           x_result_data_o,
    output logic      [        4:0]           x_result_rd_o,
    output logic                              x_result_we_o
);

  if (XLen != 32 || !(NumRs inside {2, 3})) begin : gen_bad_width
    $error("rvh_slot: XLen must be 32, NumRs 2 or 3");
  end

  // ---- page ----
  logic read, write, touch, clear, open_q;
  logic [31:0] reads_q, writes_q, sum_q, accepted, committed, killed, forgotten, results, done, sum;
  logic [1:0] random_q;
  logic [2:0] most_q, left_q;  // cycles of the response: at most, still
  logic [15:0] chance_q;

  assign page_rvalid_o = open_q && left_q == '0;
  assign page_gnt_o    = !open_q || page_rvalid_o;
  assign irq_o         = 1'b0;
  assign read          = page_req_i && page_gnt_o && !page_we_i;
  assign write         = page_req_i && page_gnt_o && page_we_i;
  assign touch         = page_addr_i[11:2] == 10'h00f;
  assign clear         = write && page_addr_i[11:2] == 10'h000;

  // x^16 + x^14 + x^13 + x^11 + 1
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) chance_q <= 16'h1dea;
    else chance_q <= {chance_q[14:0], chance_q[15] ^ chance_q[13] ^ chance_q[12] ^ chance_q[10]};
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      open_q       <= 1'b0;
      left_q       <= '0;
      page_rdata_o <= '0;
      page_err_o   <= 1'b0;
      reads_q      <= '0;
      writes_q     <= '0;
      sum_q        <= '0;
      random_q     <= '0;
      most_q       <= '0;
    end else begin
      open_q <= page_req_i || !page_gnt_o;
      if (left_q != '0) left_q <= left_q - 3'd1;
      if (read && touch) reads_q <= reads_q + 32'd1;
      if (write && touch) begin
        writes_q <= writes_q + 32'd1;
        sum_q    <= {sum_q[30:0], sum_q[31]} + page_wdata_i;
      end
      if (clear) {reads_q, writes_q, sum_q} <= '0;
      if (write && page_addr_i[11:2] == 10'h007) {most_q, random_q} <= page_wdata_i[4:0];
      if (page_req_i && page_gnt_o) begin
        left_q     <= chance_q[2:0] & most_q;
        page_err_o <= page_addr_i[11];
        case (page_addr_i[11:2])
          10'h000: page_rdata_o <= accepted;
          10'h001: page_rdata_o <= committed;
          10'h002: page_rdata_o <= killed;
          10'h003: page_rdata_o <= forgotten;
          10'h004: page_rdata_o <= results;
          10'h005: page_rdata_o <= done;
          10'h006: page_rdata_o <= sum;
          10'h008: page_rdata_o <= writes_q;
          10'h009: page_rdata_o <= sum_q;
          default: page_rdata_o <= reads_q;
        endcase
      end
    end
  end

  logic unused_page;
  assign unused_page = ^{page_addr_i[1:0], page_be_i};

  // ---- coprocessor ----
  rvh_check_offloads #(
      .NumRs  (NumRs),
      .IdWidth(IdWidth)
  ) u_offloads (
      .clk_i,
      .rst_ni,
      .x_issue_valid_i,
      .x_issue_ready_o,
      .x_issue_req_instr_i,
      .x_issue_req_id_i,
      .x_issue_req_rs_i,
      .x_issue_req_rs_valid_i,
      .x_issue_resp_accept_o,
      .x_issue_resp_writeback_o,
      .x_issue_resp_register_read_o,
      .x_commit_valid_i,
      .x_commit_id_i,
      .x_commit_kill_i,
      .x_result_valid_o,
      .x_result_ready_i,
      .x_result_id_o,
      .x_result_data_o,
      .x_result_rd_o,
      .x_result_we_o,
      .clear_i    (clear),
      .random_i   (random_q),
      .accepted_o (accepted),
      .committed_o(committed),
      .killed_o   (killed),
      .forgotten_o(forgotten),
      .results_o  (results),
      .done_o     (done),
      .sum_o      (sum)
  );

  // ---- no manager port ----
  assign {mgr_req_o, mgr_addr_o, mgr_we_o, mgr_be_o, mgr_wdata_o} = '0;

  logic unused_mgr;
  assign unused_mgr = ^{mgr_gnt_i, mgr_rvalid_i, mgr_rdata_i, mgr_err_i};

endmodule

`default_nettype wire
