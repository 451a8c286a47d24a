// SPDX-License-Identifier: Apache-2.0
// From the OBI manager port of rvh_mmio's DMA to an AXI4 manager port: INCR bursts of 32-bit
// words, none over a 4 KiB boundary, none longer than MaxBurst.
//
// With the first request of a burst the manager says in `mgr_more_i` how many requests of the
// same direction and of the next word addresses follow, at least: its promise. The burst is as
// long as promise, MaxBurst and boundary allow. The requests behind the first one are its
// beats, in order, and their `mgr_more_i` is not looked at.
//
// A manager that gives up pulses `mgr_cancel_i` while it offers no request and awaits no
// response: behind the cycle of the last one. Else it keeps its promise. A burst is never cut
// short: the beats of a read that are left are taken and dropped, those of a write are sent
// with no strobe set. Until the last of them, and B of a write, `mgr_drain_o` is 1 and no
// request is granted.
//
// Responses come in the order of the requests. That of a read is its R beat. A write has one B
// for the burst: all beats but the last are answered in the cycle behind their grant, without
// error, and the last one is answered by B. So an error of any beat is told with the last one.
// If a burst was cancelled its error is told by `mgr_drain_err_o`, for one cycle, at the end.
//
// Cycles: AR and AW, W are offered one behind the grant; R and B are the responses in their
// cycle. A word a cycle inside a burst. Read bursts follow each other without a gap if the
// memory takes AR ahead: up to 7 reads may be open. A write burst begins behind B of the last,
// and one direction behind the last response of the other.
//
// AXI: no valid depends on its ready. W may be offered, and taken, before AW. One ID, 0.
// After a reset in the middle of a burst the AXI side must be reset too.

module rvh_mmio_to_axi #(
    parameter int unsigned       MaxBurst = 16,       // beats, 1 to 256
    parameter int unsigned       IdWidth  = 1,        // at least 1
    parameter bit          [3:0] Cache    = 4'b0011,  // AxCACHE: normal, not cacheable, bufferable
    parameter bit          [2:0] Prot     = 3'b000    // AxPROT
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic        mgr_req_i,
    output logic        mgr_gnt_o,
    input  logic [31:0] mgr_addr_i,      // of a whole word
    input  logic        mgr_we_i,
    input  logic [ 3:0] mgr_be_i,        // of a write; reads are whole words
    input  logic [31:0] mgr_wdata_i,
    output logic        mgr_rvalid_o,
    output logic [31:0] mgr_rdata_o,
    output logic        mgr_err_o,
    input  logic [ 7:0] mgr_more_i,
    input  logic        mgr_cancel_i,
    output logic        mgr_drain_o,
    output logic        mgr_drain_err_o,

    output logic               m_axi_awvalid_o,
    input  logic               m_axi_awready_i,
    output logic [IdWidth-1:0] m_axi_awid_o,
    output logic [       31:0] m_axi_awaddr_o,
    output logic [        7:0] m_axi_awlen_o,
    output logic [        2:0] m_axi_awsize_o,
    output logic [        1:0] m_axi_awburst_o,
    output logic               m_axi_awlock_o,
    output logic [        3:0] m_axi_awcache_o,
    output logic [        2:0] m_axi_awprot_o,
    output logic [        3:0] m_axi_awqos_o,
    output logic               m_axi_wvalid_o,
    input  logic               m_axi_wready_i,
    output logic [       31:0] m_axi_wdata_o,
    output logic [        3:0] m_axi_wstrb_o,
    output logic               m_axi_wlast_o,
    input  logic               m_axi_bvalid_i,
    output logic               m_axi_bready_o,
    input  logic [IdWidth-1:0] m_axi_bid_i,
    input  logic [        1:0] m_axi_bresp_i,
    output logic               m_axi_arvalid_o,
    input  logic               m_axi_arready_i,
    output logic [IdWidth-1:0] m_axi_arid_o,
    output logic [       31:0] m_axi_araddr_o,
    output logic [        7:0] m_axi_arlen_o,
    output logic [        2:0] m_axi_arsize_o,
    output logic [        1:0] m_axi_arburst_o,
    output logic               m_axi_arlock_o,
    output logic [        3:0] m_axi_arcache_o,
    output logic [        2:0] m_axi_arprot_o,
    output logic [        3:0] m_axi_arqos_o,
    input  logic               m_axi_rvalid_i,
    output logic               m_axi_rready_o,
    input  logic [IdWidth-1:0] m_axi_rid_i,
    input  logic [       31:0] m_axi_rdata_i,
    input  logic [        1:0] m_axi_rresp_i,
    input  logic               m_axi_rlast_i
);

  if (MaxBurst < 1 || MaxBurst > 256) begin : gen_bad_max_burst
    $error("rvh_mmio_to_axi: MaxBurst must be 1 to 256");
  end

  localparam int unsigned MaxReads = 7;

  logic unused;
  assign unused = ^{mgr_addr_i[1:0], m_axi_bid_i, m_axi_rid_i, m_axi_rlast_i, m_axi_bresp_i[0], m_axi_rresp_i[0]};

  // ---- the burst ----
  logic [7:0] left_q, left_d;  // beats of it that were not yet requested
  logic write_q;  // it is a write
  logic drain_q;  // it was cancelled
  logic [2:0] reads_q;  // granted and not yet answered
  logic b_waits_q;  // the last beat of a write was given: B is awaited

  logic begins, may_begin, w_free, granted, write_granted, last, padding;
  logic r_taken, b_taken, read_answer;
  logic [7:0] room, length;  // beats behind the first

  // Behind this word, up to the boundary, but 255 at most.
  assign room = mgr_addr_i[11:10] != 2'b11 ? 8'hff : ~mgr_addr_i[9:2];

  assign begins = left_q == '0;
  assign w_free = !m_axi_wvalid_o || m_axi_wready_i;
  assign may_begin = mgr_we_i ? reads_q == '0 : !m_axi_arvalid_o || m_axi_arready_i;
  assign mgr_gnt_o = !drain_q && !b_waits_q && (!begins || may_begin) && (mgr_we_i ? w_free : reads_q != 3'(MaxReads));
  assign granted = mgr_req_i && mgr_gnt_o;
  assign write_granted = granted && mgr_we_i;
  assign padding = drain_q && write_q && left_q != '0 && w_free;

  assign r_taken = m_axi_rvalid_i && m_axi_rready_o;
  assign b_taken = m_axi_bvalid_i && m_axi_bready_o;
  assign read_answer = r_taken && !drain_q;

  always_comb begin
    length = mgr_more_i < room ? mgr_more_i : room;
    if (32'(length) > MaxBurst - 1) length = 8'(MaxBurst - 1);
    left_d = left_q;
    if (granted && begins) left_d = length;
    else if (granted || padding || (drain_q && r_taken)) left_d = left_q - 8'd1;
    last = left_d == '0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      left_q    <= '0;
      write_q   <= 1'b0;
      drain_q   <= 1'b0;
      reads_q   <= '0;
      b_waits_q <= 1'b0;
    end else begin
      left_q <= left_d;
      if (granted) write_q <= mgr_we_i;
      if (!drain_q) drain_q <= mgr_cancel_i && left_q != '0;
      else if (write_q ? b_taken : last) drain_q <= 1'b0;
      reads_q <= reads_q + 3'(granted && !mgr_we_i) - 3'(read_answer);
      if (write_granted || padding) b_waits_q <= last;
      else if (b_taken) b_waits_q <= 1'b0;
    end
  end

  // ---- AW, W, AR: a register each ----
  logic early_q;  // a beat before the last is answered

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      m_axi_awvalid_o <= 1'b0;
      m_axi_awaddr_o  <= '0;
      m_axi_awlen_o   <= '0;
      m_axi_wvalid_o  <= 1'b0;
      m_axi_wdata_o   <= '0;
      m_axi_wstrb_o   <= '0;
      m_axi_wlast_o   <= 1'b0;
      m_axi_arvalid_o <= 1'b0;
      m_axi_araddr_o  <= '0;
      m_axi_arlen_o   <= '0;
      early_q         <= 1'b0;
    end else begin
      if (m_axi_awready_i) m_axi_awvalid_o <= 1'b0;
      if (m_axi_arready_i) m_axi_arvalid_o <= 1'b0;
      if (m_axi_wready_i) m_axi_wvalid_o <= 1'b0;
      if (granted && begins && mgr_we_i) begin
        m_axi_awvalid_o <= 1'b1;
        m_axi_awaddr_o  <= {mgr_addr_i[31:2], 2'b00};
        m_axi_awlen_o   <= length;
      end
      if (granted && begins && !mgr_we_i) begin
        m_axi_arvalid_o <= 1'b1;
        m_axi_araddr_o  <= {mgr_addr_i[31:2], 2'b00};
        m_axi_arlen_o   <= length;
      end
      if (write_granted || padding) begin
        m_axi_wvalid_o <= 1'b1;
        m_axi_wdata_o  <= padding ? '0 : mgr_wdata_i;
        m_axi_wstrb_o  <= padding ? '0 : mgr_be_i;
        m_axi_wlast_o  <= last;
      end
      early_q <= write_granted && !last;
    end
  end

  assign {m_axi_awid_o, m_axi_arid_o}       = '0;
  assign {m_axi_awsize_o, m_axi_arsize_o}   = {2{3'd2}};
  assign {m_axi_awburst_o, m_axi_arburst_o} = {2{2'b01}};
  assign {m_axi_awlock_o, m_axi_arlock_o}   = '0;
  assign {m_axi_awcache_o, m_axi_arcache_o} = {2{Cache}};
  assign {m_axi_awprot_o, m_axi_arprot_o}   = {2{Prot}};
  assign {m_axi_awqos_o, m_axi_arqos_o}     = '0;

  // ---- responses ----
  assign m_axi_rready_o                     = reads_q != '0 || (drain_q && !write_q);
  assign m_axi_bready_o                     = b_waits_q;
  assign mgr_rvalid_o                       = early_q || read_answer || (b_taken && !drain_q);
  assign mgr_rdata_o                        = m_axi_rdata_i;
  assign mgr_err_o                          = b_taken ? m_axi_bresp_i[1] : read_answer && m_axi_rresp_i[1];
  assign mgr_drain_o                        = drain_q;
  assign mgr_drain_err_o                    = drain_q && b_taken && m_axi_bresp_i[1];

`ifndef SYNTHESIS
  // The contract of the manager. Nothing is promised before the first reset.
  logic [31:2] next_q;  // word of the burst's next beat
  logic reset_seen;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
    end else if (reset_seen) begin
      a_cancel : assert (!mgr_cancel_i || (!mgr_req_i && reads_q == '0 && !early_q && (!b_waits_q || drain_q)));
      a_promise : assert (!mgr_req_i || left_q == '0 || drain_q || (mgr_we_i == write_q && mgr_addr_i[31:2] == next_q));
    end
  end

  always_ff @(posedge clk_i) if (granted) next_q <= mgr_addr_i[31:2] + 30'd1;
`endif

endmodule
