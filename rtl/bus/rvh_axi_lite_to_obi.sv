// SPDX-License-Identifier: Apache-2.0
// AXI4-Lite in front of rvh_mmio: a subordinate with 32 data bits and 12 address bits.
//
// AW, W and AR have a register each, so a request reaches rvh_mmio one cycle after they were
// accepted. Its response passes through in its own cycle. At the AXI port, without back-pressure:
//
//   a word of a window   one a cycle, written or read; the response 2 cycles after its address
//   a register access    one in 3 cycles, the response 3 cycles after its address
//
// AW and W come in any order. If both a write and a read are pending, they alternate. A write and a
// read that are outstanding at the same time are not ordered, as always in AXI. WSTRB becomes the
// byte enables. Bits 1:0 of an address pass through: rvh_mmio itself flags accesses that are not an
// aligned word. Every response is OKAY.
//
// rvh_mmio's responses must be taken in their cycle, so a request is made only when its
// response has a place here: two for reads, two for writes. BREADY and RREADY may stay low
// for ever. No AXI output depends combinationally on an AXI input. `idle_o`, from registers: nothing waits
// here, neither a part of a request nor a response.

`default_nettype none

module rvh_axi_lite_to_obi (
    input wire logic clk_i,
    input wire logic rst_ni,

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

    output logic             obi_req_o,
    input  wire logic        obi_gnt_i,
    output logic      [11:0] obi_addr_o,
    output logic             obi_we_o,
    output logic      [ 3:0] obi_be_o,
    output logic      [31:0] obi_wdata_o,
    input  wire logic        obi_rvalid_i,
    input  wire logic [31:0] obi_rdata_i,

    output logic idle_o
);

  logic unused;
  assign unused = ^{s_axil_awprot_i, s_axil_arprot_i};

  // ---- requests: a register for each channel ----
  logic aw_full_q, w_full_q, ar_full_q;
  logic [11:0] awaddr_q, araddr_q;
  logic [31:0] wdata_q;
  logic [ 3:0] wstrb_q;
  logic granted, write_granted, read_granted;

  assign s_axil_awready_o = !aw_full_q || write_granted;
  assign s_axil_wready_o  = !w_full_q || write_granted;
  assign s_axil_arready_o = !ar_full_q || read_granted;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      aw_full_q <= 1'b0;
      w_full_q  <= 1'b0;
      ar_full_q <= 1'b0;
      awaddr_q  <= '0;
      araddr_q  <= '0;
      wdata_q   <= '0;
      wstrb_q   <= '0;
    end else begin
      if (s_axil_awready_o) aw_full_q <= s_axil_awvalid_i;
      if (s_axil_wready_o) w_full_q <= s_axil_wvalid_i;
      if (s_axil_arready_o) ar_full_q <= s_axil_arvalid_i;
      if (s_axil_awready_o && s_axil_awvalid_i) awaddr_q <= s_axil_awaddr_i;
      if (s_axil_arready_o && s_axil_arvalid_i) araddr_q <= s_axil_araddr_i;
      if (s_axil_wready_o && s_axil_wvalid_i) {wstrb_q, wdata_q} <= {s_axil_wstrb_i, s_axil_wdata_i};
    end
  end

  // ---- the next request ----
  logic write_waits, read_waits;
  logic pick;  // of the two, the write is picked
  logic picked_q, held_q;  // the last pick; its request is still pending
  logic [1:0] write_open_q, read_open_q;  // granted, response not yet accepted: 2 at most
  logic [1:0] order_q, order_d;  // of requests without a response from rvh_mmio: 1 for a write, the oldest in bit 0
  logic [1:0] asked_q, asked_d;  // number of these requests: 2 at most

  assign write_waits   = aw_full_q && w_full_q && !write_open_q[1] && !asked_q[1];
  assign read_waits    = ar_full_q && !read_open_q[1] && !asked_q[1];
  assign pick          = held_q ? picked_q : write_waits && !(read_waits && picked_q);
  assign granted       = obi_req_o && obi_gnt_i;
  assign write_granted = granted && pick;
  assign read_granted  = granted && !pick;

  assign idle_o        = !aw_full_q && !w_full_q && !ar_full_q && write_open_q == '0 && read_open_q == '0;
  assign obi_req_o     = write_waits || read_waits;
  assign obi_addr_o    = pick ? awaddr_q : araddr_q;
  assign obi_we_o      = pick;
  assign obi_be_o      = pick ? wstrb_q : 4'hf;
  assign obi_wdata_o   = wdata_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      picked_q <= 1'b0;
      held_q   <= 1'b0;
    end else begin
      if (obi_req_o) picked_q <= pick;
      held_q <= obi_req_o && !obi_gnt_i;
    end
  end

  // ---- responses: passed through, or stored until they are accepted ----
  logic write_answer, read_answer, b_taken, r_taken;
  logic [1:0] b_kept_q, r_kept_q;  // responses stored here: 2 at most
  logic [1:0][31:0] rdata_q, rdata_d;  // the oldest in [0]; zero if empty

  assign write_answer    = obi_rvalid_i && order_q[0];
  assign read_answer     = obi_rvalid_i && !order_q[0];

  assign s_axil_bvalid_o = b_kept_q != '0 || write_answer;
  assign s_axil_bresp_o  = 2'b00;
  assign s_axil_rvalid_o = r_kept_q != '0 || read_answer;
  assign s_axil_rdata_o  = r_kept_q != '0 ? rdata_q[0] : obi_rdata_i;
  assign s_axil_rresp_o  = 2'b00;
  assign b_taken         = s_axil_bvalid_o && s_axil_bready_i;
  assign r_taken         = s_axil_rvalid_o && s_axil_rready_i;

  always_comb begin
    order_d = obi_rvalid_i ? order_q >> 1 : order_q;
    asked_d = asked_q - 2'(obi_rvalid_i);
    if (granted) begin
      order_d[asked_d[0]] = pick;
      asked_d             = asked_d + 2'd1;
    end
  end

  always_comb begin
    rdata_d = rdata_q;
    if (r_taken) rdata_d = {32'b0, rdata_q[1]};
    if (read_answer && !(r_taken && r_kept_q == '0)) rdata_d[r_kept_q[0]^r_taken] = obi_rdata_i;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      order_q      <= '0;
      asked_q      <= '0;
      write_open_q <= '0;
      read_open_q  <= '0;
      b_kept_q     <= '0;
      r_kept_q     <= '0;
      rdata_q      <= '0;
    end else begin
      order_q      <= order_d;
      asked_q      <= asked_d;
      write_open_q <= write_open_q + 2'(write_granted) - 2'(b_taken);
      read_open_q  <= read_open_q + 2'(read_granted) - 2'(r_taken);
      b_kept_q     <= b_kept_q + 2'(write_answer) - 2'(b_taken);
      r_kept_q     <= r_kept_q + 2'(read_answer) - 2'(r_taken);
      rdata_q      <= rdata_d;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_axi #(
      .Name("rvh_axi_lite_to_obi.s_axil"),
      .AwWidth(12),
      .WWidth(36),
      .BWidth(2),
      .ArWidth(12),
      .RWidth(34)
  ) u_contract_axi (
      .clk_i,
      .rst_ni,
      .awvalid_i(s_axil_awvalid_i),
      .awready_i(s_axil_awready_o),
      .aw_i(s_axil_awaddr_i),
      .wvalid_i(s_axil_wvalid_i),
      .wready_i(s_axil_wready_o),
      .w_i({s_axil_wstrb_i, s_axil_wdata_i}),
      .wlast_i(1'b1),
      .bvalid_i(s_axil_bvalid_o),
      .bready_i(s_axil_bready_i),
      .b_i(s_axil_bresp_o),
      .arvalid_i(s_axil_arvalid_i),
      .arready_i(s_axil_arready_o),
      .ar_i(s_axil_araddr_i),
      .arlen_i(8'd0),
      .rvalid_i(s_axil_rvalid_o),
      .rready_i(s_axil_rready_i),
      .r_i({s_axil_rresp_o, s_axil_rdata_o})
  );

  rvh_contract_obi #(
      .Name("rvh_axi_lite_to_obi.obi"),
      .Width(49),
      .MaxOpen(2)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(obi_req_o),
      .gnt_i(obi_gnt_i),
      .payload_i({obi_addr_o, obi_we_o, obi_be_o, obi_we_o ? obi_wdata_o : 32'b0}),
      .rvalid_i(obi_rvalid_i)
  );

  rvh_contract_turns #(
      .Name ("rvh_axi_lite_to_obi.turns"),
      .Users(2)
  ) u_contract_turns (
      .clk_i,
      .rst_ni,
      .wants_i ({write_waits, read_waits}),
      .served_i({write_granted, read_granted})
  );

  // Every response has a request and room. Nothing is promised before the first reset.
  logic reset_seen;

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
    end else if (reset_seen) begin
      a_answer : assert (!obi_rvalid_i || asked_q != '0);
      a_places : assert (write_open_q <= 2'd2 && read_open_q <= 2'd2);
      a_kept : assert (b_kept_q <= write_open_q && r_kept_q <= read_open_q);
    end
  end
`endif

endmodule

`default_nettype wire
