// SPDX-License-Identifier: Apache-2.0
// rvh_axi_lite_to_obi between any AXI4-Lite manager and any OBI subordinate.

`default_nettype none

module rvh_formal_axi_lite_to_obi (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        awvalid,
    input logic [11:0] awaddr,
    input logic        wvalid,
    input logic [31:0] wdata,
    input logic [ 3:0] wstrb,
    input logic        bready,
    input logic        arvalid,
    input logic [11:0] araddr,
    input logic        rready,
    input logic        gnt,
    input logic        rvalid,
    input logic [31:0] rdata,
    input logic        follow    // follow the response that comes in this cycle
);

  logic awready, wready, bvalid, arready, axi_rvalid, req, we;
  logic [1:0] bresp, rresp;
  logic [31:0] axi_rdata, obi_wdata;
  logic [11:0] addr;
  logic [ 3:0] be;
  logic [7:0] open, aw_open, w_open, ar_open;

  rvh_axi_lite_to_obi u_dut (
      .clk_i,
      .rst_ni,
      .s_axil_awvalid_i(awvalid),
      .s_axil_awready_o(awready),
      .s_axil_awaddr_i (awaddr),
      .s_axil_awprot_i ('0),
      .s_axil_wvalid_i (wvalid),
      .s_axil_wready_o (wready),
      .s_axil_wdata_i  (wdata),
      .s_axil_wstrb_i  (wstrb),
      .s_axil_bvalid_o (bvalid),
      .s_axil_bready_i (bready),
      .s_axil_bresp_o  (bresp),
      .s_axil_arvalid_i(arvalid),
      .s_axil_arready_o(arready),
      .s_axil_araddr_i (araddr),
      .s_axil_arprot_i ('0),
      .s_axil_rvalid_o (axi_rvalid),
      .s_axil_rready_i (rready),
      .s_axil_rdata_o  (axi_rdata),
      .s_axil_rresp_o  (rresp),
      .obi_req_o       (req),
      .obi_gnt_i       (gnt),
      .obi_addr_o      (addr),
      .obi_we_o        (we),
      .obi_be_o        (be),
      .obi_wdata_o     (obi_wdata),
      .obi_rvalid_i    (rvalid),
      .obi_rdata_i     (rdata),
      .idle_o          ()
  );

  rvh_formal_axi_lite #(
      .AssumeManager    (1'b1),
      .AssumeSubordinate(1'b0)
  ) u_axi_lite (
      .clk_i,
      .rst_ni,
      .awvalid_i(awvalid),
      .awready_i(awready),
      .awaddr_i (awaddr),
      .wvalid_i (wvalid),
      .wready_i (wready),
      .wdata_i  (wdata),
      .wstrb_i  (wstrb),
      .bvalid_i (bvalid),
      .bready_i (bready),
      .bresp_i  (bresp),
      .arvalid_i(arvalid),
      .arready_i(arready),
      .araddr_i (araddr),
      .rvalid_i (axi_rvalid),
      .rready_i (rready),
      .rdata_i  (axi_rdata),
      .rresp_i  (rresp),
      .aw_open_o(aw_open),
      .w_open_o (w_open),
      .ar_open_o(ar_open)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b1),
      .Width            (49)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({addr, we, be, we ? obi_wdata : 32'b0}),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- requests that were taken and not granted on OBI yet, at most one of each kind ----
  logic aw_q, w_q, ar_q;
  logic [11:0] awaddr_q, araddr_q;
  logic [31:0] wdata_q;
  logic [ 3:0] wstrb_q;
  logic asked_write, asked_read;

  assign asked_write = req && gnt && we;
  assign asked_read  = req && gnt && !we;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {aw_q, w_q, ar_q} <= '0;
    end else begin
      aw_q <= (awvalid && awready) || (aw_q && !asked_write);
      w_q  <= (wvalid && wready) || (w_q && !asked_write);
      ar_q <= (arvalid && arready) || (ar_q && !asked_read);
    end
  end

  always_ff @(posedge clk_i) begin
    if (awvalid && awready) awaddr_q <= awaddr;
    if (wvalid && wready) {wdata_q, wstrb_q} <= {wdata, wstrb};
    if (arvalid && arready) araddr_q <= araddr;
  end

  // ---- turns: how often the other direction was granted while this one waited ----
  logic [1:0] passed_write_q, passed_read_q;
  logic write_waits, read_waits;

  assign write_waits = u_dut.write_waits;
  assign read_waits  = u_dut.read_waits;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      passed_write_q <= '0;
      passed_read_q  <= '0;
    end else begin
      if (asked_write || !write_waits) passed_write_q <= '0;
      else if (asked_read) passed_write_q <= passed_write_q + 2'd1;
      if (asked_read || !read_waits) passed_read_q <= '0;
      else if (asked_write) passed_read_q <= passed_read_q + 2'd1;
    end
  end

  // ---- the response to one arbitrary read, followed to R ----
  logic followed_q;
  logic [1:0] ahead_q, ahead;  // responses that are taken before it
  logic [31:0] data_q;
  logic read_answer, r_taken, begins;

  assign read_answer = rvalid && !u_dut.order_q[0];
  assign r_taken     = axi_rvalid && rready;
  assign begins      = read_answer && follow && !followed_q;
  assign ahead       = begins ? u_dut.r_kept_q : ahead_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      followed_q <= 1'b0;
      ahead_q    <= '0;
    end else begin
      followed_q <= (followed_q || begins) && !(r_taken && ahead == '0);
      ahead_q    <= ahead - 2'(r_taken && ahead != '0);
    end
  end

  always_ff @(posedge clk_i) if (begins) data_q <= rdata;

  // ---- properties ----
  logic [2:0] writes_asked, reads_asked;  // granted on OBI and not answered

  assign writes_asked = 3'(u_dut.asked_q != '0 && u_dut.order_q[0]) + 3'(u_dut.asked_q == 2'd2 && u_dut.order_q[1]);
  assign reads_asked  = 3'(u_dut.asked_q) - writes_asked;

  // Relations between counters of the proof and registers
  logic requests_agree, counts_agree, turns_agree, follower_agrees;

  assign requests_agree = aw_q == u_dut.aw_full_q && w_q == u_dut.w_full_q && ar_q == u_dut.ar_full_q &&
                          (!aw_q || awaddr_q == u_dut.awaddr_q) && (!ar_q || araddr_q == u_dut.araddr_q) &&
                          (!w_q || (wdata_q == u_dut.wdata_q && wstrb_q == u_dut.wstrb_q));
  assign counts_agree = open == 8'(u_dut.asked_q) && u_dut.asked_q <= 2'd2 &&
                        3'(u_dut.write_open_q) == writes_asked + 3'(u_dut.b_kept_q) && u_dut.write_open_q <= 2'd2 &&
                        3'(u_dut.read_open_q) == reads_asked + 3'(u_dut.r_kept_q) && u_dut.read_open_q <= 2'd2 &&
                        aw_open == 8'(aw_q) + 8'(u_dut.write_open_q) && w_open == 8'(w_q) + 8'(u_dut.write_open_q) &&
                        ar_open == 8'(ar_q) + 8'(u_dut.read_open_q);
  assign turns_agree = (!u_dut.held_q || (u_dut.picked_q ? write_waits : read_waits)) &&
                       (passed_write_q == '0 || u_dut.held_q == u_dut.picked_q) &&
                       (passed_read_q == '0 || u_dut.held_q != u_dut.picked_q);
  assign follower_agrees = !followed_q || (ahead_q < u_dut.r_kept_q && u_dut.rdata_q[ahead_q[0]] == data_q);

  always_comb begin
    if (rst_ni) begin
      a_request :
      assert (!req || (we ? aw_q && w_q && addr == awaddr_q && obi_wdata == wdata_q && be == wstrb_q
                          : ar_q && addr == araddr_q && be == 4'hf));
      a_okay : assert (bresp == 2'b00 && rresp == 2'b00);
      a_data :
      assert (!((followed_q || begins) && ahead == '0) || (axi_rvalid && axi_rdata == (begins ? rdata : data_q)));
      a_turns : assert (passed_write_q <= 2'd1 && passed_read_q <= 2'd1);
      a_invariant : assert (requests_agree && counts_agree && turns_agree && follower_agrees);
    end
    c_both : cover (rst_ni && write_waits && read_waits && passed_write_q == 2'd1);
    c_kept : cover (rst_ni && u_dut.r_kept_q == 2'd2 && u_dut.b_kept_q == 2'd2 && req == 1'b0 && aw_q && w_q && ar_q);
    c_followed : cover (rst_ni && followed_q && r_taken && ahead == '0);
  end

endmodule

`default_nettype wire
