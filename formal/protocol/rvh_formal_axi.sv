// SPDX-License-Identifier: Apache-2.0
// AXI4 bursts of 32-bit words under one ID. Rules of the manager:
//   an offer on AW, W and AR stays until it is taken;
//   bursts are INCR, of whole aligned words, and do not cross a 4 KiB boundary;
//   beyond AXI: a write has one beat, with WLAST, and its AW and W are offered in the same cycle.
// Rules of the subordinate: B and R stay until they are taken, B comes after AW and W, and there are
// no more R beats than were requested. RLAST is not checked.
// AssumeManager = 0 asserts the manager's rules of a manager in this project, 1 assumes them of an
// external one. AssumeSubordinate does the same for the subordinate's rules.

`default_nettype none

module rvh_formal_axi #(
    parameter bit AssumeManager     = 1'b0,
    parameter bit AssumeSubordinate = 1'b0
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        awvalid_i,
    input  logic        awready_i,
    input  logic [31:0] awaddr_i,
    input  logic [ 7:0] awlen_i,
    input  logic [ 2:0] awsize_i,
    input  logic [ 1:0] awburst_i,
    input  logic        wvalid_i,
    input  logic        wready_i,
    input  logic [31:0] wdata_i,
    input  logic [ 3:0] wstrb_i,
    input  logic        wlast_i,
    input  logic        bvalid_i,
    input  logic        bready_i,
    input  logic [ 1:0] bresp_i,
    input  logic        arvalid_i,
    input  logic        arready_i,
    input  logic [31:0] araddr_i,
    input  logic [ 7:0] arlen_i,
    input  logic [ 2:0] arsize_i,
    input  logic [ 1:0] arburst_i,
    input  logic        rvalid_i,
    input  logic        rready_i,
    input  logic [31:0] rdata_i,
    input  logic [ 1:0] rresp_i,
    output logic [ 3:0] aw_open_o,  // writes whose AW is taken and whose B is not
    output logic [ 3:0] w_open_o,   // writes whose W is taken and whose B is not
    output logic [11:0] reads_o     // R beats that were requested and have not come
);

  logic [3:0] aw_open_q, w_open_q;
  logic [11:0] reads_q;
  logic bursts, single, alone, answers;

  assign {aw_open_o, w_open_o, reads_o} = {aw_open_q, w_open_q, reads_q};

  rvh_formal_stream #(
      .Assume(AssumeManager),
      .Width (45)
  ) u_aw (
      .clk_i,
      .rst_ni,
      .valid_i  (awvalid_i),
      .ready_i  (awready_i),
      .cancel_i (1'b0),
      .payload_i({awaddr_i, awlen_i, awsize_i, awburst_i})
  );

  rvh_formal_stream #(
      .Assume(AssumeManager),
      .Width (37)
  ) u_w (
      .clk_i,
      .rst_ni,
      .valid_i  (wvalid_i),
      .ready_i  (wready_i),
      .cancel_i (1'b0),
      .payload_i({wdata_i, wstrb_i, wlast_i})
  );

  rvh_formal_stream #(
      .Assume(AssumeManager),
      .Width (45)
  ) u_ar (
      .clk_i,
      .rst_ni,
      .valid_i  (arvalid_i),
      .ready_i  (arready_i),
      .cancel_i (1'b0),
      .payload_i({araddr_i, arlen_i, arsize_i, arburst_i})
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
      reads_q   <= '0;
    end else begin
      aw_open_q <= aw_open_q + 4'(awvalid_i && awready_i) - 4'(bvalid_i && bready_i);
      w_open_q  <= w_open_q + 4'(wvalid_i && wready_i) - 4'(bvalid_i && bready_i);
      reads_q   <= reads_q + ((arvalid_i && arready_i) ? 12'(arlen_i) + 12'd1 : 12'd0) - 12'(rvalid_i && rready_i);
    end
  end

  function automatic logic fits(logic [31:0] address, logic [7:0] length, logic [2:0] size, logic [1:0] burst);
    return address[1:0] == 2'b00 && 11'(address[11:2]) + 11'(length) < 11'd1024 && size == 3'd2 && burst == 2'b01;
  endfunction

  assign bursts = !rst_ni || ((!awvalid_i || fits(
      awaddr_i, awlen_i, awsize_i, awburst_i
  )) && (!arvalid_i || fits(
      araddr_i, arlen_i, arsize_i, arburst_i
  )));
  assign single = !rst_ni || ((!awvalid_i || awlen_i == '0) && (!wvalid_i || wlast_i));
  // As many AW as W are offered, or taken and not answered.
  assign alone = !rst_ni || 5'(aw_open_q) + 5'(awvalid_i) == 5'(w_open_q) + 5'(wvalid_i);
  assign answers = !rst_ni || ((!bvalid_i || (aw_open_q != '0 && w_open_q != '0)) && (!rvalid_i || reads_q != '0));

  if (AssumeManager) begin : gen_assume_manager
    always_comb assume (bursts && single && alone);
  end else begin : gen_assert_manager
    always_comb begin
      a_bursts : assert (bursts);
      a_last : assert (single);
      a_alone : assert (alone);
    end
  end

  if (AssumeSubordinate) begin : gen_assume_subordinate
    always_comb assume (answers);
  end else begin : gen_assert_subordinate
    always_comb begin
      a_responses : assert (answers);
    end
  end

endmodule

`default_nettype wire
