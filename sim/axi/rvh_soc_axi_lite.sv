// SPDX-License-Identifier: Apache-2.0
// From AXI4 with 64 bits of data to AXI4-Lite with 32: an access of 64 bits becomes two, the lower address first.

`default_nettype none

module rvh_soc_axi_lite
  import rvh_soc_axi_pkg::*;
(
    input  wire logic       clk_i,
    input  wire logic       rst_ni,
    input  wire sub_req_t   axi_req_i,
    output sub_resp_t       axi_resp_o,
    output lite_req_t       lite_req_o,
    input  wire lite_resp_t lite_resp_i
);

  narrow_req_t narrow_req, split_req;
  narrow_resp_t narrow_resp;

  axi_dw_converter #(
      .AxiMaxReads        (1),
      .AxiSlvPortDataWidth(64),
      .AxiMstPortDataWidth(32),
      .AxiAddrWidth       (64),
      .AxiIdWidth         (SubIdWidth),
      .aw_chan_t          (sub_aw_chan_t),
      .mst_w_chan_t       (narrow_w_chan_t),
      .slv_w_chan_t       (sub_w_chan_t),
      .b_chan_t           (sub_b_chan_t),
      .ar_chan_t          (sub_ar_chan_t),
      .mst_r_chan_t       (narrow_r_chan_t),
      .slv_r_chan_t       (sub_r_chan_t),
      .axi_mst_req_t      (narrow_req_t),
      .axi_mst_resp_t     (narrow_resp_t),
      .axi_slv_req_t      (sub_req_t),
      .axi_slv_resp_t     (sub_resp_t)
  ) u_narrow (
      .clk_i,
      .rst_ni,
      .slv_req_i (axi_req_i),
      .slv_resp_o(axi_resp_o),
      .mst_req_o (narrow_req),
      .mst_resp_i(narrow_resp)
  );

  // The two halves are a burst of two beats. axi_to_axi_lite splits a burst that is modifiable, and answers any other
  // with an error.
  always_comb begin
    split_req             = narrow_req;
    split_req.aw.cache[1] = 1'b1;
    split_req.ar.cache[1] = 1'b1;
  end

  axi_to_axi_lite #(
      .AxiAddrWidth   (64),
      .AxiDataWidth   (32),
      .AxiIdWidth     (SubIdWidth),
      .AxiUserWidth   (UserWidth),
      .AxiMaxWriteTxns(1),
      .AxiMaxReadTxns (1),
      .full_req_t     (narrow_req_t),
      .full_resp_t    (narrow_resp_t),
      .lite_req_t     (lite_req_t),
      .lite_resp_t    (lite_resp_t)
  ) u_lite (
      .clk_i,
      .rst_ni,
      .test_i    (1'b0),
      .slv_req_i (split_req),
      .slv_resp_o(narrow_resp),
      .mst_req_o (lite_req_o),
      .mst_resp_i(lite_resp_i)
  );

endmodule

`default_nettype wire
