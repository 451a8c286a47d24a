// SPDX-License-Identifier: Apache-2.0
// Every contract of rtl/lib, for tests/lib/bench_contracts.py.

`default_nettype none

module contracts_probe (
    input logic clk_i,
    input logic rst_ni,

    input logic       holds_i,
    input logic       valid_i,    // of a stream, and of the words of a frame
    input logic       ready_i,
    input logic [7:0] payload_i,
    input logic       last_i,
    input logic       cancel_i,

    input logic       req_i,
    input logic       gnt_i,
    input logic [7:0] addr_i,
    input logic       rvalid_i,

    input logic [4:0] axi_valid_i,    // AW, W, B, AR, R from bit 0 on
    input logic [4:0] axi_ready_i,
    input logic [7:0] axi_payload_i,
    input logic       wlast_i,
    input logic [7:0] arlen_i,

    input logic [2:0] wants_i,
    input logic [2:0] served_i
);

  rvh_contract #(
      .Name("probe.holds")
  ) u_holds (
      .clk_i,
      .rst_ni,
      .holds_i
  );

  rvh_contract_stream #(
      .Name ("probe.stream"),
      .Width(8)
  ) u_stream (
      .clk_i,
      .rst_ni,
      .valid_i,
      .ready_i,
      .payload_i,
      .cancel_i
  );

  rvh_contract_frame #(
      .Name ("probe.frame"),
      .Width(8)
  ) u_frame (
      .clk_i,
      .rst_ni,
      .take_i  (valid_i && ready_i),
      .last_i,
      .common_i(payload_i),
      .cancel_i
  );

  rvh_contract_obi #(
      .Name   ("probe.obi"),
      .Width  (8),
      .MaxOpen(2)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i,
      .gnt_i,
      .payload_i(addr_i),
      .rvalid_i
  );

  rvh_contract_axi #(
      .Name   ("probe.axi"),
      .AwWidth(8),
      .WWidth (8),
      .BWidth (8),
      .ArWidth(8),
      .RWidth (8)
  ) u_axi (
      .clk_i,
      .rst_ni,
      .awvalid_i(axi_valid_i[0]),
      .awready_i(axi_ready_i[0]),
      .aw_i     (axi_payload_i),
      .wvalid_i (axi_valid_i[1]),
      .wready_i (axi_ready_i[1]),
      .w_i      (axi_payload_i),
      .wlast_i,
      .bvalid_i (axi_valid_i[2]),
      .bready_i (axi_ready_i[2]),
      .b_i      (axi_payload_i),
      .arvalid_i(axi_valid_i[3]),
      .arready_i(axi_ready_i[3]),
      .ar_i     (axi_payload_i),
      .arlen_i,
      .rvalid_i (axi_valid_i[4]),
      .rready_i (axi_ready_i[4]),
      .r_i      (axi_payload_i)
  );

  rvh_contract_turns #(
      .Name ("probe.turns"),
      .Users(3)
  ) u_turns (
      .clk_i,
      .rst_ni,
      .wants_i,
      .served_i
  );

endmodule

`default_nettype wire
