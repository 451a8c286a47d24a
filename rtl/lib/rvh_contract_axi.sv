// SPDX-License-Identifier: Apache-2.0
// The contract of an AXI4 or AXI4-Lite port, at either end: what is offered on a channel stays unchanged until it
// is accepted; B comes after AW and the last W of its write; R has no more beats than AR asked for. For AXI4-Lite
// every beat is the last one, and the length is 0. For its placement, and when it starts to hold: rvh_contract.

`default_nettype none

module rvh_contract_axi #(
    parameter string       Name    = "rvh_contract_axi.axi",  // module.port, for the message
    parameter int unsigned AwWidth = 1,                       // payload of a channel, without valid and ready
    parameter int unsigned WWidth  = 1,
    parameter int unsigned BWidth  = 1,
    parameter int unsigned ArWidth = 1,
    parameter int unsigned RWidth  = 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic               awvalid_i,
    input wire logic               awready_i,
    input wire logic [AwWidth-1:0] aw_i,
    input wire logic               wvalid_i,
    input wire logic               wready_i,
    input wire logic [ WWidth-1:0] w_i,
    input wire logic               wlast_i,
    input wire logic               bvalid_i,
    input wire logic               bready_i,
    input wire logic [ BWidth-1:0] b_i,
    input wire logic               arvalid_i,
    input wire logic               arready_i,
    input wire logic [ArWidth-1:0] ar_i,
    input wire logic [        7:0] arlen_i,
    input wire logic               rvalid_i,
    input wire logic               rready_i,
    input wire logic [ RWidth-1:0] r_i
);

`ifndef FORMAL
  logic reset_seen;
  logic [15:0] aw_q, w_q, r_q;  // AW accepted, last W accepted, without their B; beats of R pending

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      aw_q       <= '0;
      w_q        <= '0;
      r_q        <= '0;
    end else if (reset_seen) begin
      aw_q <= aw_q + 16'(awvalid_i && awready_i) - 16'(bvalid_i && bready_i);
      w_q  <= w_q + 16'(wvalid_i && wready_i && wlast_i) - 16'(bvalid_i && bready_i);
      r_q  <= r_q + ((arvalid_i && arready_i) ? 16'(arlen_i) + 16'd1 : 16'd0) - 16'(rvalid_i && rready_i);
      a_b :
      assert (!bvalid_i || (aw_q != '0 && w_q != '0))
      else $error("%s: B before AW and the last W", Name);
      a_r :
      assert (!rvalid_i || r_q != '0)
      else $error("%s: R that nobody asked for", Name);
    end
  end

  rvh_contract_stream #(
      .Name (Name),
      .Width(AwWidth)
  ) u_aw (
      .clk_i,
      .rst_ni,
      .valid_i  (awvalid_i),
      .ready_i  (awready_i),
      .payload_i(aw_i),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name (Name),
      .Width(WWidth)
  ) u_w (
      .clk_i,
      .rst_ni,
      .valid_i  (wvalid_i),
      .ready_i  (wready_i),
      .payload_i(w_i),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name (Name),
      .Width(BWidth)
  ) u_b (
      .clk_i,
      .rst_ni,
      .valid_i  (bvalid_i),
      .ready_i  (bready_i),
      .payload_i(b_i),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name (Name),
      .Width(ArWidth)
  ) u_ar (
      .clk_i,
      .rst_ni,
      .valid_i  (arvalid_i),
      .ready_i  (arready_i),
      .payload_i(ar_i),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name (Name),
      .Width(RWidth)
  ) u_r (
      .clk_i,
      .rst_ni,
      .valid_i  (rvalid_i),
      .ready_i  (rready_i),
      .payload_i(r_i),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
