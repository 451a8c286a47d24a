// SPDX-License-Identifier: Apache-2.0
// A plain DMA for the reference system: copies whole words from one address to another. It has one
// OBI manager port; it reads a word, then writes it, so a word takes two cycles without wait states
// of the memory. For accelerators of papers without a DMA of their own.
//
// OBI subordinate, aligned 32-bit accesses only; others have no effect and read 0.
//
//   0x00  SRC, W: address of the first word read; bits 1:0 count as 0
//   0x04  DST, W: address of the first word written, likewise
//   0x08  WORDS, W: number of words, bits 15:0; the write starts the copy. No effect for 0 or
//         while a copy runs.
//   0x0c  STATUS, R: bit 0 DONE, until the next start; bit 1 ERROR: a transfer of the last
//         copy had a response with an error, and the copy ended there
//   0x10  INTR_ENABLE, RW: bit 0. The line is DONE and this bit.

`default_nettype none

module rvh_kronos_dma (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        obi_req_i,
    output logic             obi_gnt_o,
    input  wire logic [10:0] obi_addr_i,
    input  wire logic        obi_we_i,
    input  wire logic [ 3:0] obi_be_i,
    input  wire logic [31:0] obi_wdata_i,
    output logic             obi_rvalid_o,
    output logic      [31:0] obi_rdata_o,

    output logic             mgr_req_o,
    input  wire logic        mgr_gnt_i,
    output logic      [31:0] mgr_addr_o,
    output logic             mgr_we_o,
    output logic      [31:0] mgr_wdata_o,
    input  wire logic        mgr_rvalid_i,
    input  wire logic [31:0] mgr_rdata_i,
    input  wire logic        mgr_err_i,

    output logic irq_o
);

  logic [31:0] src_q, dst_q, data_q;
  logic [15:0] left_q;  // words not yet read
  logic busy_q, done_q, error_q, enable_q;
  logic held_q;  // data_q waits to be written
  logic asked_q;  // a read is offered and not yet granted
  logic reading_q, writing_q;  // a read, a write, awaits its response; that of the write comes first

  // ---- registers ----
  logic access, write, start;
  logic [31:0] rdata;

  assign access    = obi_req_i && obi_be_i == 4'hf && obi_addr_i[1:0] == 2'b00;
  assign write     = access && obi_we_i;
  assign start     = write && obi_addr_i == 11'h08 && obi_wdata_i[15:0] != '0 && !busy_q;
  assign obi_gnt_o = obi_req_i;
  assign irq_o     = done_q && enable_q;

  always_comb begin
    rdata = '0;
    if (access && !obi_we_i && obi_addr_i == 11'h0c) rdata = {30'b0, error_q, done_q};
    if (access && !obi_we_i && obi_addr_i == 11'h10) rdata = {31'b0, enable_q};
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      obi_rvalid_o <= 1'b0;
      obi_rdata_o  <= '0;
      enable_q     <= 1'b0;
    end else begin
      obi_rvalid_o <= obi_req_i;
      obi_rdata_o  <= rdata;
      if (write && obi_addr_i == 11'h10) enable_q <= obi_wdata_i[0];
    end
  end

  // ---- transfers: read, write, read, ... ----
  logic came, failed, held, read_next, granted, ends;

  assign came = mgr_rvalid_i && reading_q && !writing_q;  // a word that was read
  assign failed = mgr_rvalid_i && mgr_err_i && (reading_q || writing_q);
  assign held = held_q || (came && !failed && !error_q);
  assign read_next = (asked_q || (left_q != '0 && !error_q)) && !reading_q && !held_q;
  assign mgr_req_o = held || read_next;
  assign mgr_we_o = held;
  assign mgr_addr_o = held ? dst_q : src_q;
  assign mgr_wdata_o = held_q ? data_q : mgr_rdata_i;
  assign granted = mgr_req_o && mgr_gnt_i;
  assign ends        = busy_q && (left_q == '0 || error_q) && !asked_q && !held_q && !reading_q &&
      (!writing_q || mgr_rvalid_i);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      src_q     <= '0;
      dst_q     <= '0;
      data_q    <= '0;
      left_q    <= '0;
      busy_q    <= 1'b0;
      done_q    <= 1'b0;
      error_q   <= 1'b0;
      held_q    <= 1'b0;
      asked_q   <= 1'b0;
      reading_q <= 1'b0;
      writing_q <= 1'b0;
    end else begin
      if (mgr_rvalid_i && writing_q) writing_q <= 1'b0;
      if (came) begin
        reading_q <= 1'b0;
        data_q    <= mgr_rdata_i;
      end
      held_q  <= held && !granted;
      asked_q <= read_next && !held && !granted;
      if (granted && held) begin
        writing_q <= 1'b1;
        dst_q     <= dst_q + 32'd4;
      end
      if (granted && !held) begin
        reading_q <= 1'b1;
        src_q     <= src_q + 32'd4;
        left_q    <= left_q - 16'd1;
      end
      if (failed) error_q <= 1'b1;
      if (ends) begin
        busy_q <= 1'b0;
        done_q <= 1'b1;
      end
      if (write && obi_addr_i == 11'h00 && !busy_q) src_q <= {obi_wdata_i[31:2], 2'b00};
      if (write && obi_addr_i == 11'h04 && !busy_q) dst_q <= {obi_wdata_i[31:2], 2'b00};
      if (start) begin
        left_q  <= obi_wdata_i[15:0];
        busy_q  <= 1'b1;
        done_q  <= 1'b0;
        error_q <= 1'b0;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_kronos_dma.obi"),
      .Width(48),
      .MaxOpen(1)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(obi_req_i),
      .gnt_i(obi_gnt_o),
      .payload_i({obi_addr_i, obi_we_i, obi_be_i, obi_we_i ? obi_wdata_i : 32'b0}),
      .rvalid_i(obi_rvalid_o)
  );

  rvh_contract_obi #(
      .Name ("rvh_kronos_dma.mgr"),
      .Width(65)
  ) u_contract_mgr (
      .clk_i,
      .rst_ni,
      .req_i(mgr_req_o),
      .gnt_i(mgr_gnt_i),
      .payload_i({mgr_addr_o, mgr_we_o, mgr_we_o ? mgr_wdata_o : 32'b0}),
      .rvalid_i(mgr_rvalid_i)
  );

  // No request while no copy runs.
  rvh_contract #(
      .Name("rvh_kronos_dma.runs")
  ) u_contract_runs (
      .clk_i,
      .rst_ni,
      .holds_i(!mgr_req_o || busy_q)
  );

  // No second read before the word is written.
  rvh_contract #(
      .Name("rvh_kronos_dma.one")
  ) u_contract_one (
      .clk_i,
      .rst_ni,
      .holds_i(!(held_q && (reading_q || asked_q)))
  );
`endif

endmodule

`default_nettype wire
