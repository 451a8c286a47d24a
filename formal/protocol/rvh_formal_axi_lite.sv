// SPDX-License-Identifier: Apache-2.0
// AXI4-Lite. Rule of the manager: an offer on AW, W and AR stays until it is taken. Rules of the
// subordinate: the same for B and R; B comes after its AW and W, R after its AR.
// AssumeManager = 0 asserts the manager's rule of a manager in this project, 1 assumes it of an
// external one. AssumeSubordinate does the same for the subordinate's rules.

`default_nettype none

module rvh_formal_axi_lite #(
    parameter bit AssumeManager     = 1'b0,
    parameter bit AssumeSubordinate = 1'b0
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        awvalid_i,
    input  logic        awready_i,
    input  logic [11:0] awaddr_i,
    input  logic        wvalid_i,
    input  logic        wready_i,
    input  logic [31:0] wdata_i,
    input  logic [ 3:0] wstrb_i,
    input  logic        bvalid_i,
    input  logic        bready_i,
    input  logic [ 1:0] bresp_i,
    input  logic        arvalid_i,
    input  logic        arready_i,
    input  logic [11:0] araddr_i,
    input  logic        rvalid_i,
    input  logic        rready_i,
    input  logic [31:0] rdata_i,
    input  logic [ 1:0] rresp_i,
    output logic [ 7:0] aw_open_o,  // AW is taken, and B is not
    output logic [ 7:0] w_open_o,
    output logic [ 7:0] ar_open_o   // AR is taken, and R is not
);

  logic [7:0] aw_open_q, w_open_q, ar_open_q;
  logic answers;

  assign {aw_open_o, w_open_o, ar_open_o} = {aw_open_q, w_open_q, ar_open_q};

  rvh_formal_stream #(
      .Assume(AssumeManager),
      .Width (12)
  ) u_aw (
      .clk_i,
      .rst_ni,
      .valid_i  (awvalid_i),
      .ready_i  (awready_i),
      .cancel_i (1'b0),
      .payload_i(awaddr_i)
  );

  rvh_formal_stream #(
      .Assume(AssumeManager),
      .Width (36)
  ) u_w (
      .clk_i,
      .rst_ni,
      .valid_i  (wvalid_i),
      .ready_i  (wready_i),
      .cancel_i (1'b0),
      .payload_i({wstrb_i, wdata_i})
  );

  rvh_formal_stream #(
      .Assume(AssumeManager),
      .Width (12)
  ) u_ar (
      .clk_i,
      .rst_ni,
      .valid_i  (arvalid_i),
      .ready_i  (arready_i),
      .cancel_i (1'b0),
      .payload_i(araddr_i)
  );

  rvh_formal_stream #(
      .Assume(AssumeSubordinate),
      .Width (2)
  ) u_b (
      .clk_i,
      .rst_ni,
      .valid_i  (bvalid_i),
      .ready_i  (bready_i),
      .cancel_i (1'b0),
      .payload_i(bresp_i)
  );

  rvh_formal_stream #(
      .Assume(AssumeSubordinate),
      .Width (34)
  ) u_r (
      .clk_i,
      .rst_ni,
      .valid_i  (rvalid_i),
      .ready_i  (rready_i),
      .cancel_i (1'b0),
      .payload_i({rresp_i, rdata_i})
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      aw_open_q <= '0;
      w_open_q  <= '0;
      ar_open_q <= '0;
    end else begin
      aw_open_q <= aw_open_q + 8'(awvalid_i && awready_i) - 8'(bvalid_i && bready_i);
      w_open_q  <= w_open_q + 8'(wvalid_i && wready_i) - 8'(bvalid_i && bready_i);
      ar_open_q <= ar_open_q + 8'(arvalid_i && arready_i) - 8'(rvalid_i && rready_i);
    end
  end

  assign answers = !rst_ni || ((!bvalid_i || (aw_open_q != '0 && w_open_q != '0)) && (!rvalid_i || ar_open_q != '0));

  if (AssumeSubordinate) begin : gen_assume
    always_comb assume (answers);
  end else begin : gen_assert
    always_comb begin
      a_responses : assert (answers);
    end
  end

endmodule

`default_nettype wire
