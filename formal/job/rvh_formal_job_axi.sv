// SPDX-License-Identifier: Apache-2.0
// rvh_job_unit with rvh_obi_to_axi, between any attachment that keeps its part of the contract, any engine and any AXI
// memory. The window is arbitrary and constant.

`default_nettype none

module rvh_formal_job_axi
  import rvh_job_pkg::*;
(
    input logic        clk_i,
    input logic        rst_ni,
    input logic        job_valid,
    input job_t        job,
    input logic        chain,
    input logic        push_valid,
    input logic        pop_ready,
    input logic        store_valid,
    input logic [31:2] store_addr,
    input logic [31:0] store_data,
    input logic        awready,
    input logic        wready,
    input logic        bvalid,
    input logic [ 1:0] bresp,
    input logic        arready,
    input logic        rvalid,
    input logic [31:0] rdata,
    input logic [ 1:0] rresp
);

  logic req, gnt, we, cancel, answer, answer_err, drain, dma_busy, waits, done, failed;
  logic [31:0] addr, wdata, answer_data;
  logic [3:0] be;
  logic [7:0] more, open, promised;
  logic [31:2] next;
  logic awvalid, wvalid, wlast, bready, arvalid, rready;
  logic [31:0] awaddr, araddr, data;
  logic [7:0] awlen, arlen;
  logic [2:0] awsize, arsize;
  logic [1:0] awburst, arburst;
  logic [3:0] strb;

  // An arbitrary, constant window
  logic [31:2] base_q, limit_q;
  always_ff @(posedge clk_i) {base_q, limit_q} <= {base_q, limit_q};

  rvh_formal_job_side #(
      .AssumeSubordinate(1'b0)
  ) u_side (
      .clk_i,
      .rst_ni,
      .job_valid_i  (job_valid),
      .job_i        (job),
      .chain_i      (chain),
      .push_valid_i (push_valid),
      .pop_ready_i  (pop_ready),
      .store_valid_i(store_valid),
      .store_addr_i (store_addr),
      .store_data_i (store_data),
      .base_i       (base_q),
      .limit_i      (limit_q),
      .mgr_req_o    (req),
      .mgr_gnt_i    (gnt),
      .mgr_addr_o   (addr),
      .mgr_we_o     (we),
      .mgr_be_o     (be),
      .mgr_wdata_o  (wdata),
      .mgr_more_o   (more),
      .mgr_cancel_o (cancel),
      .mgr_rvalid_i (answer),
      .mgr_rdata_i  (answer_data),
      .mgr_err_i    (answer_err),
      .open_o       (open),
      .promised_o   (promised),
      .next_o       (next),
      .dma_busy_o   (dma_busy),
      .waits_o      (waits),
      .done_o       (done),
      .failed_o     (failed)
  );

  rvh_obi_to_axi u_bridge (
      .clk_i,
      .rst_ni,
      .mgr_req_i      (req),
      .mgr_gnt_o      (gnt),
      .mgr_addr_i     (addr),
      .mgr_we_i       (we),
      .mgr_be_i       (be),
      .mgr_wdata_i    (wdata),
      .mgr_rvalid_o   (answer),
      .mgr_rdata_o    (answer_data),
      .mgr_err_o      (answer_err),
      .mgr_more_i     (more),
      .mgr_cancel_i   (cancel),
      .mgr_drain_o    (drain),
      .m_axi_awvalid_o(awvalid),
      .m_axi_awready_i(awready),
      .m_axi_awid_o   (),
      .m_axi_awaddr_o (awaddr),
      .m_axi_awlen_o  (awlen),
      .m_axi_awsize_o (awsize),
      .m_axi_awburst_o(awburst),
      .m_axi_awlock_o (),
      .m_axi_awcache_o(),
      .m_axi_awprot_o (),
      .m_axi_awqos_o  (),
      .m_axi_wvalid_o (wvalid),
      .m_axi_wready_i (wready),
      .m_axi_wdata_o  (data),
      .m_axi_wstrb_o  (strb),
      .m_axi_wlast_o  (wlast),
      .m_axi_bvalid_i (bvalid),
      .m_axi_bready_o (bready),
      .m_axi_bid_i    (1'b0),
      .m_axi_bresp_i  (bresp),
      .m_axi_arvalid_o(arvalid),
      .m_axi_arready_i(arready),
      .m_axi_arid_o   (),
      .m_axi_araddr_o (araddr),
      .m_axi_arlen_o  (arlen),
      .m_axi_arsize_o (arsize),
      .m_axi_arburst_o(arburst),
      .m_axi_arlock_o (),
      .m_axi_arcache_o(),
      .m_axi_arprot_o (),
      .m_axi_arqos_o  (),
      .m_axi_rvalid_i (rvalid),
      .m_axi_rready_o (rready),
      .m_axi_rid_i    (1'b0),
      .m_axi_rdata_i  (rdata),
      .m_axi_rresp_i  (rresp),
      .m_axi_rlast_i  (1'b0)
  );

  logic [3:0] aws, ws;
  logic [11:0] reads;

  rvh_formal_axi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b1)
  ) u_axi (
      .clk_i,
      .rst_ni,
      .awvalid_i(awvalid),
      .awready_i(awready),
      .awaddr_i (awaddr),
      .awlen_i  (awlen),
      .awsize_i (awsize),
      .awburst_i(awburst),
      .wvalid_i (wvalid),
      .wready_i (wready),
      .wdata_i  (data),
      .wstrb_i  (strb),
      .wlast_i  (wlast),
      .bvalid_i (bvalid),
      .bready_i (bready),
      .bresp_i  (bresp),
      .arvalid_i(arvalid),
      .arready_i(arready),
      .araddr_i (araddr),
      .arlen_i  (arlen),
      .arsize_i (arsize),
      .arburst_i(arburst),
      .rvalid_i (rvalid),
      .rready_i (rready),
      .rdata_i  (rdata),
      .rresp_i  (rresp),
      .aw_open_o(aws),
      .w_open_o (ws),
      .reads_o  (reads)
  );

  // ---- own time: consecutive cycles with an open burst in which no beat moves and nothing outside is waited for ----
  localparam int unsigned OwnTime = 2;

  logic burst, moves, memory_waits, engine_waits;
  logic [7:0] left;
  logic [3:0] writes, bridge_reads;  // requests granted and not answered
  logic [2:0] own_q;

  assign left = u_bridge.left_q;
  assign writes = u_bridge.write_q ? {1'b0, u_bridge.open_q} : '0;
  assign bridge_reads = u_bridge.write_q ? '0 : {1'b0, u_bridge.open_q};

  assign burst = awvalid || wvalid || writes != '0 || arvalid || reads != '0 || u_bridge.left_q != '0;
  assign moves = (awvalid && awready) || (wvalid && wready) || (bvalid && bready) || (arvalid && arready) ||
      (rvalid && rready);
  assign memory_waits = (awvalid && !awready) || (wvalid && !wready) || (writes != '0 && bready && !bvalid) ||
      (arvalid && !arready) || (reads != '0 && rready && !rvalid);
  assign engine_waits = waits && writes == '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) own_q <= '0;
    else if (!burst || moves || memory_waits || engine_waits) own_q <= '0;
    else own_q <= own_q + 3'(own_q != '1);
  end

  // ---- relations between counters of the proof and registers ----
  logic [31:2] beat;  // address of the next beat of a read burst
  logic reader_stops;
  logic answers_agree, promise_agrees, write_agrees, reads_agree, time_agrees;

  assign beat = araddr[31:2] + 30'(arlen) + 30'd1 - 30'(left);
  assign reader_stops = u_side.u_unit.gen_dma.u_memory.u_dma.u_read.stop_q;

  assign answers_agree = open == 8'(u_bridge.open_q) && (!drain || (left != '0 && u_bridge.open_q == '0));
  assign promise_agrees = drain ? promised == '0 && open == '0 :
      left == '0 || (left <= promised && beat == next && u_bridge.next_q == next && writes == '0);
  assign write_agrees = 5'(aws) + 5'(awvalid) == 5'(writes) && 5'(ws) + 5'(wvalid) == 5'(writes) &&
      (!awvalid || (awaddr[31:2] >= base_q && awaddr[31:2] <= limit_q));
  assign reads_agree = (!arvalid || !drain) && left <= arlen &&
      13'(reads) + (arvalid ? 13'(arlen) + 13'd1 : 13'd0) == 13'(bridge_reads) + 13'(left);
  assign time_agrees = !burst || left == '0 || drain || bridge_reads != '0 ||
      own_q <= (req || reader_stops ? 3'd1 : 3'd0);

  // ---- properties ----
  always_comb begin
    if (rst_ni) begin
      a_axi_window :
      assert ((!awvalid || (awaddr[31:2] >= base_q && 31'(awaddr[31:2]) + 31'(awlen) <= 31'(limit_q))) &&
              (!arvalid || (araddr[31:2] >= base_q && 31'(araddr[31:2]) + 31'(arlen) <= 31'(limit_q))));
      a_goes_on : assert (own_q <= 3'(OwnTime));
      a_answered :
      assert (open == '0 || (writes == open[3:0] && bready) ||
              (rready && (arvalid || reads != '0) && left + 8'(bridge_reads) >= open));
      a_agrees : assert (answers_agree && promise_agrees && write_agrees && reads_agree && time_agrees);
    end
  end

  // ---- covers ----
  logic stored_q, long_q;  // a store was granted; a read of more than one beat

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {stored_q, long_q} <= '0;
    else {stored_q, long_q} <= {stored_q || (store_valid && req && gnt), long_q || (arvalid && arlen == 8'd2)};
  end

  always_comb begin
    c_store : cover (rst_ni && stored_q && bvalid && bready && bresp[1] && answer && answer_err);
    c_drain : cover (rst_ni && drain && rvalid && left == 8'd1 && long_q && dma_busy == 1'b0);
    c_waits : cover (rst_ni && waits && left != '0 && bridge_reads == '0 && !req);
  end

  logic unused;
  assign unused = ^{done, failed};
endmodule

`default_nettype wire
