// SPDX-License-Identifier: Apache-2.0
// From the OBI manager port of a DMA to an AXI4 manager port. Reads are INCR bursts that never
// cross a 4 KiB boundary and never exceed MaxBurst; writes have one beat.
//
// With the first request of a read burst, `mgr_more_i` promises how many reads of the next words
// follow, at least. The burst is as long as the promise, MaxBurst and the boundary allow. The
// requests after the first one are its beats, in order, and their `mgr_more_i` is ignored.
//
// A manager that aborts pulses `mgr_cancel_i` while it offers no request and awaits no response,
// that is, after the cycle of the last response. Otherwise it keeps its promise. A burst is never
// cut short: the bridge takes the remaining beats and drops them. Until the last of them
// `mgr_drain_o` is 1 and no request is granted.
//
// Responses come in the order of the requests. The response to a read is its R beat, the response
// to a write its B, each with its own error.
//
// Cycles: AR, or AW and W, are offered one cycle after the grant. R and B are passed on as
// responses in the same cycle. Reads: one a cycle inside a burst, and from burst to burst if the
// memory accepts AR early. Writes: one a cycle if the memory accepts AW and W. Up to 7 requests of
// one direction are outstanding; the other direction starts after the last response.
//
// With the default AxCACHE the response to a write comes from its final destination: after the last
// response of a job, memory holds the output.
//
// AXI: no valid depends on its ready. W may be accepted before AW. One ID, Id.
// A reset in the middle of a burst requires a reset of the AXI side too.

`default_nettype none

module rvh_obi_to_axi #(
    parameter int unsigned       DataWidth = 32,       // bits of a word: 32, 64 or 128
    parameter int unsigned       AddrWidth = 32,       // bits of an address, 32 to 64
    parameter int unsigned       MaxBurst  = 16,       // beats of a read, 1 to 256
    parameter int unsigned       IdWidth   = 1,        // at least 1
    parameter int unsigned       Id        = 0,        // AxID of every transfer, less than 2^IdWidth
    parameter bit          [3:0] Cache     = 4'b0010,  // AxCACHE: normal, not cacheable, not bufferable
    parameter bit          [2:0] Prot      = 3'b010    // AxPROT: data, not secure, unprivileged
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                   mgr_req_i,
    output logic                        mgr_gnt_o,
    input  wire logic [  AddrWidth-1:0] mgr_addr_i,    // aligned to a word
    input  wire logic                   mgr_we_i,
    input  wire logic [DataWidth/8-1:0] mgr_be_i,      // of a write; reads are whole words
    input  wire logic [  DataWidth-1:0] mgr_wdata_i,
    output logic                        mgr_rvalid_o,
    output logic      [  DataWidth-1:0] mgr_rdata_o,
    output logic                        mgr_err_o,
    input  wire logic [            7:0] mgr_more_i,
    input  wire logic                   mgr_cancel_i,
    output logic                        mgr_drain_o,

    output logic                        m_axi_awvalid_o,
    input  wire logic                   m_axi_awready_i,
    output logic      [    IdWidth-1:0] m_axi_awid_o,
    output logic      [  AddrWidth-1:0] m_axi_awaddr_o,
    output logic      [            7:0] m_axi_awlen_o,
    output logic      [            2:0] m_axi_awsize_o,
    output logic      [            1:0] m_axi_awburst_o,
    output logic                        m_axi_awlock_o,
    output logic      [            3:0] m_axi_awcache_o,
    output logic      [            2:0] m_axi_awprot_o,
    output logic      [            3:0] m_axi_awqos_o,
    output logic                        m_axi_wvalid_o,
    input  wire logic                   m_axi_wready_i,
    output logic      [  DataWidth-1:0] m_axi_wdata_o,
    output logic      [DataWidth/8-1:0] m_axi_wstrb_o,
    output logic                        m_axi_wlast_o,
    input  wire logic                   m_axi_bvalid_i,
    output logic                        m_axi_bready_o,
    input  wire logic [    IdWidth-1:0] m_axi_bid_i,
    input  wire logic [            1:0] m_axi_bresp_i,
    output logic                        m_axi_arvalid_o,
    input  wire logic                   m_axi_arready_i,
    output logic      [    IdWidth-1:0] m_axi_arid_o,
    output logic      [  AddrWidth-1:0] m_axi_araddr_o,
    output logic      [            7:0] m_axi_arlen_o,
    output logic      [            2:0] m_axi_arsize_o,
    output logic      [            1:0] m_axi_arburst_o,
    output logic                        m_axi_arlock_o,
    output logic      [            3:0] m_axi_arcache_o,
    output logic      [            2:0] m_axi_arprot_o,
    output logic      [            3:0] m_axi_arqos_o,
    input  wire logic                   m_axi_rvalid_i,
    output logic                        m_axi_rready_o,
    input  wire logic [    IdWidth-1:0] m_axi_rid_i,
    input  wire logic [  DataWidth-1:0] m_axi_rdata_i,
    input  wire logic [            1:0] m_axi_rresp_i,
    input  wire logic                   m_axi_rlast_i
);

  if (MaxBurst < 1 || MaxBurst > 256) begin : gen_bad_max_burst
    $error("rvh_obi_to_axi: MaxBurst must be 1 to 256");
  end

  if (!(DataWidth inside {32, 64, 128})) begin : gen_bad_data_width
    $error("rvh_obi_to_axi: DataWidth must be 32, 64 or 128");
  end

  if (AddrWidth < 32 || AddrWidth > 64) begin : gen_bad_addr_width
    $error("rvh_obi_to_axi: AddrWidth must be 32 to 64");
  end

  if (IdWidth < 1 || (IdWidth < 32 && (Id >> IdWidth) != 0)) begin : gen_bad_id
    $error("rvh_obi_to_axi: IdWidth must be at least 1, Id less than 2^IdWidth");
  end

  localparam int unsigned Lane = $clog2(DataWidth / 8);
  localparam int unsigned MaxOpen = 7;

  logic unused;
  assign unused = ^{mgr_addr_i[Lane-1:0], m_axi_bid_i, m_axi_rid_i, m_axi_rlast_i, m_axi_bresp_i[0], m_axi_rresp_i[0]};

  // ---- requests ----
  logic [7:0] left_q, left_d;  // beats of the burst that are not yet requested
  logic drain_q;  // the burst is cancelled
  logic [2:0] open_q;  // granted, response pending
  logic write_q;  // these requests are writes

  logic begins, may_read, may_write, granted, read_granted, write_granted, r_taken, answered;
  logic [7:0] length;  // beats after the first
  logic [11-Lane:0] room;  // words after this one, up to the boundary

  assign room = ~mgr_addr_i[11:Lane];
  assign begins = left_q == '0;
  assign may_read = !begins || !m_axi_arvalid_o || m_axi_arready_i;
  assign may_write = begins && (!m_axi_awvalid_o || m_axi_awready_i) && (!m_axi_wvalid_o || m_axi_wready_i);
  assign mgr_gnt_o     = !drain_q && (mgr_we_i ? may_write : may_read) && open_q != 3'(MaxOpen) &&
      (open_q == '0 || write_q == mgr_we_i);
  assign granted = mgr_req_i && mgr_gnt_o;
  assign read_granted = granted && !mgr_we_i;
  assign write_granted = granted && mgr_we_i;
  assign r_taken = m_axi_rvalid_i && m_axi_rready_o;
  assign answered = mgr_rvalid_o;

  always_comb begin
    length = 32'(mgr_more_i) < 32'(room) ? mgr_more_i : 8'(room);
    if (32'(length) > MaxBurst - 1) length = 8'(MaxBurst - 1);
    left_d = left_q;
    if (read_granted && begins) left_d = length;
    else if (read_granted || (drain_q && r_taken)) left_d = left_q - 8'd1;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      left_q  <= '0;
      drain_q <= 1'b0;
      open_q  <= '0;
      write_q <= 1'b0;
    end else begin
      left_q  <= left_d;
      drain_q <= drain_q ? left_d != '0 : mgr_cancel_i && left_q != '0;
      open_q  <= open_q + 3'(granted) - 3'(answered);
      if (granted) write_q <= mgr_we_i;
    end
  end

  // ---- AW, W, AR: a register each ----
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      m_axi_awvalid_o <= 1'b0;
      m_axi_awaddr_o  <= '0;
      m_axi_wvalid_o  <= 1'b0;
      m_axi_wdata_o   <= '0;
      m_axi_wstrb_o   <= '0;
      m_axi_arvalid_o <= 1'b0;
      m_axi_araddr_o  <= '0;
      m_axi_arlen_o   <= '0;
    end else begin
      if (m_axi_awready_i) m_axi_awvalid_o <= 1'b0;
      if (m_axi_arready_i) m_axi_arvalid_o <= 1'b0;
      if (m_axi_wready_i) m_axi_wvalid_o <= 1'b0;
      if (write_granted) begin
        m_axi_awvalid_o <= 1'b1;
        m_axi_awaddr_o  <= {mgr_addr_i[AddrWidth-1:Lane], Lane'(0)};
        m_axi_wvalid_o  <= 1'b1;
        m_axi_wdata_o   <= mgr_wdata_i;
        m_axi_wstrb_o   <= mgr_be_i;
      end
      if (read_granted && begins) begin
        m_axi_arvalid_o <= 1'b1;
        m_axi_araddr_o  <= {mgr_addr_i[AddrWidth-1:Lane], Lane'(0)};
        m_axi_arlen_o   <= length;
      end
    end
  end

  assign m_axi_wlast_o                      = 1'b1;
  assign m_axi_awlen_o                      = '0;
  assign {m_axi_awid_o, m_axi_arid_o}       = {2{IdWidth'(Id)}};
  assign {m_axi_awsize_o, m_axi_arsize_o}   = {2{3'(Lane)}};
  assign {m_axi_awburst_o, m_axi_arburst_o} = {2{2'b01}};
  assign {m_axi_awlock_o, m_axi_arlock_o}   = '0;
  assign {m_axi_awcache_o, m_axi_arcache_o} = {2{Cache}};
  assign {m_axi_awprot_o, m_axi_arprot_o}   = {2{Prot}};
  assign {m_axi_awqos_o, m_axi_arqos_o}     = '0;

  // ---- responses ----
  assign m_axi_rready_o                     = (open_q != '0 && !write_q) || drain_q;
  assign m_axi_bready_o                     = open_q != '0 && write_q;
  assign mgr_rvalid_o                       = (m_axi_bvalid_i && m_axi_bready_o) || (r_taken && !drain_q);
  assign mgr_rdata_o                        = m_axi_rdata_i;
  assign mgr_err_o                          = write_q ? m_axi_bresp_i[1] : m_axi_rresp_i[1];
  assign mgr_drain_o                        = drain_q;

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_obi_to_axi.mgr"),
      .Width(AddrWidth + 1 + 9 * DataWidth / 8),
      .MaxOpen(MaxOpen)
  ) u_contract_mgr (
      .clk_i,
      .rst_ni,
      .req_i(mgr_req_i),
      .gnt_i(mgr_gnt_o),
      .payload_i({mgr_addr_i, mgr_we_i, mgr_we_i ? {mgr_be_i, mgr_wdata_i} : '0}),
      .rvalid_i(mgr_rvalid_o)
  );

  rvh_contract_axi #(
      .Name("rvh_obi_to_axi.m_axi"),
      .AwWidth(AddrWidth + 8),
      .WWidth(1 + 9 * DataWidth / 8),
      .BWidth(2),
      .ArWidth(AddrWidth + 8),
      .RWidth(2 + DataWidth)
  ) u_contract_axi (
      .clk_i,
      .rst_ni,
      .awvalid_i(m_axi_awvalid_o),
      .awready_i(m_axi_awready_i),
      .aw_i({m_axi_awaddr_o, m_axi_awlen_o}),
      .wvalid_i(m_axi_wvalid_o),
      .wready_i(m_axi_wready_i),
      .w_i({m_axi_wlast_o, m_axi_wstrb_o, m_axi_wdata_o}),
      .wlast_i(m_axi_wlast_o),
      .bvalid_i(m_axi_bvalid_i),
      .bready_i(m_axi_bready_o),
      .b_i(m_axi_bresp_i),
      .arvalid_i(m_axi_arvalid_o),
      .arready_i(m_axi_arready_i),
      .ar_i({m_axi_araddr_o, m_axi_arlen_o}),
      .arlen_i(m_axi_arlen_o),
      .rvalid_i(m_axi_rvalid_i),
      .rready_i(m_axi_rready_o),
      .r_i({m_axi_rresp_i, m_axi_rdata_i})
  );

  // The contract of the manager. Nothing is promised before the first reset.
  logic [AddrWidth-1:Lane] next_q;  // word address of the burst's next beat
  logic reset_seen;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
    end else if (reset_seen) begin
      a_cancel : assert (!mgr_cancel_i || (!mgr_req_i && open_q == '0));
      a_promise :
      assert (!mgr_req_i || left_q == '0 || drain_q || (!mgr_we_i && mgr_addr_i[AddrWidth-1:Lane] == next_q));
    end
  end

  always_ff @(posedge clk_i) if (granted) next_q <= mgr_addr_i[AddrWidth-1:Lane] + (AddrWidth - Lane)'(1);
`endif

endmodule

`default_nettype wire
