// SPDX-License-Identifier: Apache-2.0
// rvh_mmio_to_axi between any manager that keeps its contract and any AXI memory.

module rvh_formal_mmio_to_axi #(
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

  logic gnt, answer, err, drain, drain_err;
  logic [31:0] answer_data;
  logic awvalid, wvalid, wlast, bready, arvalid, rready;
  logic [31:0] awaddr, araddr, data;
  logic [7:0] awlen, arlen;
  logic [2:0] awsize, arsize;
  logic [1:0] awburst, arburst;
  logic [3:0] strb;

  rvh_mmio_to_axi #(
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
      .mgr_drain_err_o(drain_err),
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
  logic begun, aw_done, w_done;
  logic [ 7:0] len;
  logic [ 8:0] beats;
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
      .begun_o  (begun),
      .aw_done_o(aw_done),
      .w_done_o (w_done),
      .len_o    (len),
      .beats_o  (beats),
      .reads_o  (reads)
  );

  // ---- the contract: what is promised comes, until it is taken back ----
  logic init = 1'b1;
  logic granted, promise_write_q;
  logic [ 7:0] promised_q;
  logic [31:2] next_q;

  assign granted = req && gnt;

  always_ff @(posedge clk_i) init <= 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) promised_q <= '0;
    else if (cancel) promised_q <= '0;
    else if (granted) promised_q <= (promised_q > more) ? promised_q - 8'd1 : more;
  end

  always_ff @(posedge clk_i) begin
    if (granted) begin
      promise_write_q <= we;
      next_q          <= addr[31:2] + 30'd1;
    end
  end

  always_comb begin
    if (init) assume (!rst_ni);
    assume (addr[1:0] == 2'b00);
    assume (!cancel || (!req && open == '0));
    assume (!req || promised_q == '0 || (we == promise_write_q && addr[31:2] == next_q));
  end

  // ---- what was granted in the last cycle ----
  logic write_q, w_held_q;  // a write was granted; W was offered and not taken
  logic [31:0] addr_q, wdata_q;
  logic [3:0] be_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {write_q, w_held_q} <= '0;
    else {write_q, w_held_q} <= {granted && we, wvalid && !wready};
  end

  always_ff @(posedge clk_i) {addr_q, wdata_q, be_q} <= {addr, wdata, be};

  // ---- properties ----
  logic [7:0] left;
  logic [31:2] beat;  // the word of the burst's next beat
  logic write_open;
  logic r_taken, b_taken;

  assign left = u_dut.left_q;
  assign beat       = u_dut.write_q ? awaddr[31:2] + 30'(awlen) + 30'd1 - 30'(left)
                                    : araddr[31:2] + 30'(arlen) + 30'd1 - 30'(left);
  assign write_open = (u_dut.write_q && left != '0) || u_dut.b_waits_q;
  assign r_taken = rvalid && rready;
  assign b_taken = bvalid && bready;

  // Counters of the proof, and registers
  logic answers_agree, promise_agrees, write_agrees, reads_agree;

  assign answers_agree = open == 8'(u_dut.reads_q) + 8'(u_dut.early_q) + 8'(u_dut.b_waits_q && !drain) &&
                         (u_dut.reads_q == '0 || (!u_dut.write_q && !drain)) &&
                         (!u_dut.early_q || (u_dut.write_q && left != '0 && !drain)) &&
                         (!u_dut.b_waits_q || (u_dut.write_q && left == '0)) &&
                         (!drain || left != '0 || u_dut.b_waits_q);
  assign promise_agrees = drain || left == '0 ||
                          (left <= promised_q && promise_write_q == u_dut.write_q &&
                           beat == next_q && u_dut.next_q == next_q);
  assign write_agrees = (awvalid || begun) == write_open && !(awvalid && aw_done) && (!begun || awvalid || aw_done) &&
                        (begun || (!aw_done && !w_done && beats == '0)) && (!begun || len == awlen) &&
                        (!write_open || 10'(beats) + 10'(wvalid) + 10'(left) == 10'(awlen) + 10'd1) &&
                        (!wvalid || (write_open && wlast == (left == '0))) &&
                        w_done == (u_dut.b_waits_q && !wvalid) && (!u_dut.write_q || left <= awlen);
  assign reads_agree = (!arvalid || (!u_dut.write_q && !drain && left <= arlen)) && (u_dut.write_q || left <= arlen);

  always_comb begin
    if (rst_ni) begin
      a_length : assert (!(awvalid && 32'(awlen) >= MaxBurst) && !(arvalid && 32'(arlen) >= MaxBurst));
      a_place : assert (!granted || left == '0 || (we == u_dut.write_q && addr[31:2] == beat));
      a_write :
      assert (!write_q || (wvalid && data == wdata_q && strb == be_q && awaddr[31:2] + 30'(beats) == addr_q[31:2]));
      a_padding : assert (!wvalid || w_held_q || write_q || (drain && strb == '0));
      a_beats :
      assert (13'(reads) + (arvalid ? 13'(arlen) + 13'd1 : 13'd0) ==
                        13'(u_dut.reads_q) + (u_dut.write_q ? 13'd0 : 13'(left)));
      a_read : assert (!(r_taken && u_dut.reads_q != '0) || (answer && answer_data == rdata && err == rresp[1]));
      a_error : assert (!(b_taken && bresp[1]) || (drain ? drain_err : answer && err));
      a_cause : assert (!(answer && err) && !drain_err || (b_taken && bresp[1]) || (r_taken && rresp[1]));
      a_early : assert (!(answer && u_dut.write_q && !b_taken) || left != '0);
      a_drain : assert (!drain || (!gnt && !answer));
      a_invariant : assert (answers_agree && promise_agrees && write_agrees && reads_agree);
    end
  end

  // ---- covers ----
  logic cut_q;  // a burst ends at a boundary before its promise

  always_ff @(posedge clk_i) cut_q <= rst_ni && granted && left == '0 && more == 8'd9 && addr[11:2] == 10'h3fe;

  always_comb begin
    c_write : cover (rst_ni && b_taken && bresp[1] && answer && awlen == 8'd2);
    c_reads : cover (rst_ni && r_taken && answer && u_dut.reads_q == 3'd4);
    c_dropped : cover (rst_ni && drain && r_taken && left == 8'd1);
    c_padded : cover (rst_ni && drain && b_taken && drain_err);
    c_boundary : cover (rst_ni && cut_q && arvalid && arlen == 8'd1);
  end

endmodule
