// SPDX-License-Identifier: Apache-2.0
// The bus rules of formal/protocol in pairs on the same signals: one instance assumes the rules, the other
// instance asserts them.

`default_nettype none

module rvh_formal_buses (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        req_i,
    input logic        gnt_i,
    input logic        obi_rvalid_i,
    input logic        psel_i,
    input logic        penable_i,
    input logic        pready_i,
    input logic [ 7:0] payload_i,
    input logic        awvalid_i,
    input logic        awready_i,
    input logic [31:0] awaddr_i,
    input logic [ 7:0] awlen_i,
    input logic [ 2:0] awsize_i,
    input logic [ 1:0] awburst_i,
    input logic        wvalid_i,
    input logic        wready_i,
    input logic [31:0] wdata_i,
    input logic [ 3:0] wstrb_i,
    input logic        wlast_i,
    input logic        bvalid_i,
    input logic        bready_i,
    input logic [ 1:0] bresp_i,
    input logic        arvalid_i,
    input logic        arready_i,
    input logic [31:0] araddr_i,
    input logic [ 7:0] arlen_i,
    input logic [ 2:0] arsize_i,
    input logic [ 1:0] arburst_i,
    input logic        rvalid_i,
    input logic        rready_i,
    input logic [31:0] rdata_i,
    input logic [ 1:0] rresp_i
);

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  logic [1:0][7:0] open, aw_open, w_open, ar_open;
  logic [1:0][3:0] aws, ws;
  logic [1:0][11:0] reads;
  logic [1:0] access;

  // Assumed in turn 0, asserted in turn 1.
  for (genvar i = 0; i < 2; i++) begin : gen_turn
    rvh_formal_obi #(
        .AssumeManager    (i == 0),
        .AssumeSubordinate(i == 0),
        .Width            (8)
    ) u_obi (
        .clk_i,
        .rst_ni,
        .req_i,
        .gnt_i,
        .payload_i,
        .rvalid_i(obi_rvalid_i),
        .open_o  (open[i])
    );

    rvh_formal_apb #(
        .Assume(i == 0),
        .Width (8)
    ) u_apb (
        .clk_i,
        .rst_ni,
        .psel_i,
        .penable_i,
        .pready_i,
        .payload_i,
        .access_o(access[i])
    );

    rvh_formal_axi_lite #(
        .AssumeManager    (i == 0),
        .AssumeSubordinate(i == 0)
    ) u_axi_lite (
        .clk_i,
        .rst_ni,
        .awvalid_i,
        .awready_i,
        .awaddr_i (awaddr_i[11:0]),
        .wvalid_i,
        .wready_i,
        .wdata_i,
        .wstrb_i,
        .bvalid_i,
        .bready_i (bready_i),
        .bresp_i,
        .arvalid_i,
        .arready_i,
        .araddr_i (araddr_i[11:0]),
        .rvalid_i,
        .rready_i,
        .rdata_i,
        .rresp_i,
        .aw_open_o(aw_open[i]),
        .w_open_o (w_open[i]),
        .ar_open_o(ar_open[i])
    );

    rvh_formal_axi #(
        .AssumeManager    (i == 0),
        .AssumeSubordinate(i == 0)
    ) u_axi (
        .clk_i,
        .rst_ni,
        .awvalid_i,
        .awready_i(awready_i),
        .awaddr_i,
        .awlen_i  (awlen_i),
        .awsize_i (awsize_i),
        .awburst_i,
        .wvalid_i,
        .wready_i (wready_i),
        .wdata_i,
        .wstrb_i,
        .wlast_i  (wlast_i),
        .bvalid_i,
        .bready_i,
        .bresp_i,
        .arvalid_i,
        .arready_i,
        .araddr_i,
        .arlen_i,
        .arsize_i,
        .arburst_i,
        .rvalid_i,
        .rready_i,
        .rdata_i,
        .rresp_i,
        .aw_open_o(aws[i]),
        .w_open_o (ws[i]),
        .reads_o  (reads[i])
    );
  end

  always_comb begin
    a_invariant :
    assert ({open[0], aw_open[0], w_open[0], ar_open[0], aws[0], ws[0], reads[0], access[0]} ==
            {open[1], aw_open[1], w_open[1], ar_open[1], aws[1], ws[1], reads[1], access[1]});
    c_request : cover (rst_ni && req_i && !gnt_i && obi_rvalid_i);
    c_access : cover (rst_ni && psel_i && penable_i && pready_i);
    c_write : cover (rst_ni && bvalid_i && bready_i);
    c_read : cover (rst_ni && rvalid_i && rready_i);
  end

endmodule

`default_nettype wire
