// SPDX-License-Identifier: Apache-2.0
// rvh_obi_to_axi between any manager that keeps its contract and any AXI memory.

`default_nettype none

module rvh_formal_obi_to_axi #(
    parameter int unsigned MaxBurst = 16
) (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        req,
    input logic [31:0] addr,
    input logic        we,
    input logic [ 3:0] be,
    input logic [31:0] wdata,
    input logic [ 7:0] more,
    input logic        cancel,
    input logic        awready,
    input logic        wready,
    input logic        bvalid,
    input logic [ 1:0] bresp,
    input logic        arready,
    input logic        rvalid,
    input logic [31:0] rdata,
    input logic [ 1:0] rresp
);

  logic gnt, answer, err, drain;
  logic [31:0] answer_data;
  logic awvalid, wvalid, wlast, bready, arvalid, rready;
  logic [31:0] awaddr, araddr, data;
  logic [7:0] awlen, arlen;
  logic [2:0] awsize, arsize;
  logic [1:0] awburst, arburst;
  logic [3:0] strb;

  rvh_obi_to_axi #(
      .MaxBurst(MaxBurst)
  ) u_dut (
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
      .mgr_err_o      (err),
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

  logic [7:0] open;
  logic [3:0] aws, ws;
  logic [11:0] reads;

  rvh_formal_obi #(
      .AssumeManager    (1'b1),
      .AssumeSubordinate(1'b0),
      .Width            (77)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({addr, we, be, wdata, more}),
      .rvalid_i (answer),
      .open_o   (open)
  );

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

  // ---- the contract: promised requests come, unless they are cancelled ----
  logic init = 1'b1;
  logic granted;
  logic [7:0] promised_q;
  logic [31:2] next_q;

  assign granted = req && gnt;

  always_ff @(posedge clk_i) init <= 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) promised_q <= '0;
    else if (cancel) promised_q <= '0;
    else if (granted) promised_q <= (promised_q > more) ? promised_q - 8'd1 : we ? '0 : more;
  end

  always_ff @(posedge clk_i) begin
    if (granted) next_q <= addr[31:2] + 30'd1;
  end

  always_comb begin
    if (init) assume (!rst_ni);
    assume (addr[1:0] == 2'b00);
    assume (!cancel || (!req && open == '0));
    assume (!req || promised_q == '0 || (!we && addr[31:2] == next_q));
  end

  // ---- what was granted in the last cycle ----
  logic write_q, aw_held_q, w_held_q;  // a write was granted; AW (W) was offered and not taken
  logic [31:0] addr_q, wdata_q;
  logic [3:0] be_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {write_q, aw_held_q, w_held_q} <= '0;
    else {write_q, aw_held_q, w_held_q} <= {granted && we, awvalid && !awready, wvalid && !wready};
  end

  always_ff @(posedge clk_i) {addr_q, wdata_q, be_q} <= {addr, wdata, be};

  // ---- properties ----
  logic [ 7:0] left;
  logic [31:2] beat;  // address of the burst's next beat
  logic r_taken, b_taken;

  assign left    = u_dut.left_q;
  assign beat    = araddr[31:2] + 30'(arlen) + 30'd1 - 30'(left);
  assign r_taken = rvalid && rready;
  assign b_taken = bvalid && bready;

  // Relations between counters of the proof and registers
  logic answers_agree, promise_agrees, write_agrees, reads_agree;
  logic [3:0] writes;  // granted and not answered

  assign writes = u_dut.write_q ? {1'b0, u_dut.open_q} : '0;
  assign answers_agree = open == 8'(u_dut.open_q) && (!drain || (left != '0 && u_dut.open_q == '0));
  assign promise_agrees = drain || left == '0 ||
      (left <= promised_q && beat == next_q && u_dut.next_q == next_q && writes == '0);
  assign write_agrees = 5'(aws) + 5'(awvalid) == 5'(writes) && 5'(ws) + 5'(wvalid) == 5'(writes);
  assign reads_agree = (!arvalid || !drain) && left <= arlen;

  always_comb begin
    if (rst_ni) begin
      a_length : assert (!(arvalid && 32'(arlen) >= MaxBurst));
      a_place : assert (!granted || left == '0 || (!we && addr[31:2] == beat));
      a_write : assert (!write_q || (wvalid && data == wdata_q && strb == be_q && awvalid && awaddr == addr_q));
      a_once : assert ((write_q || !wvalid || w_held_q) && (write_q || !awvalid || aw_held_q));
      a_beats :
      assert (13'(reads) + (arvalid ? 13'(arlen) + 13'd1 : 13'd0) ==
              (u_dut.write_q ? 13'd0 : 13'(u_dut.open_q)) + 13'(left));
      a_read : assert (!(r_taken && !drain) || (answer && answer_data == rdata && err == rresp[1]));
      a_error : assert (!b_taken || (answer && err == bresp[1]));
      a_cause : assert (!answer || b_taken || r_taken);
      a_drain : assert (!drain || (!gnt && !answer));
      a_invariant : assert (answers_agree && promise_agrees && write_agrees && reads_agree);
    end
  end

  // ---- covers ----
  logic cut_q;  // a burst ends at a boundary and is shorter than promised

  always_ff @(posedge clk_i) cut_q <= rst_ni && granted && left == '0 && more == 8'd9 && addr[11:2] == 10'h3fe;

  always_comb begin
    c_writes : cover (rst_ni && b_taken && bresp[1] && answer && writes == 4'd3 && awvalid && !wvalid);
    c_reads : cover (rst_ni && r_taken && answer && !u_dut.write_q && u_dut.open_q == 3'd4);
    c_dropped : cover (rst_ni && drain && r_taken && left == 8'd1);
    c_boundary : cover (rst_ni && cut_q && arvalid && arlen == 8'd1);
  end

endmodule

`default_nettype wire
