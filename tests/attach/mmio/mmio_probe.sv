// SPDX-License-Identifier: Apache-2.0
// Test only: rvh_mmio with the port names of the OBI bus model, which also wants
// rready and err. The reset counts as asserted until it is asserted for the first
// time: assertions in generated code do not expect a clock edge before that. StopClock: its clock stops while it is idle.

`default_nettype none

module mmio_probe #(
    parameter bit HasSha256 = 1'b1,
    parameter bit HasSha512 = 1'b1,
    parameter bit HasDma    = 1'b1,
    parameter bit Overlap   = 1'b1,
    parameter bit HasChains = 1'b0,
    parameter int unsigned EngineWidth = 32,
    parameter int unsigned RoundsPerCycle = 1,
    parameter bit StopClock = 1'b0
) (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        s_obi_req,
    output logic        s_obi_gnt,
    input  logic [11:0] s_obi_addr,
    input  logic        s_obi_we,
    input  logic [ 3:0] s_obi_be,
    input  logic [31:0] s_obi_wdata,
    output logic        s_obi_rvalid,
    input  logic        s_obi_rready,
    output logic [31:0] s_obi_rdata,
    output logic        s_obi_err,
    output logic        mgr_req_o,
    input  logic        mgr_gnt_i,
    output logic [31:0] mgr_addr_o,
    output logic        mgr_we_o,
    output logic [ 3:0] mgr_be_o,
    output logic [31:0] mgr_wdata_o,
    output logic [ 7:0] mgr_more_o,
    output logic        mgr_cancel_o,
    input  logic        mgr_rvalid_i,
    input  logic [31:0] mgr_rdata_i,
    input  logic        mgr_err_i,
    output logic        irq_o,
    output logic        idle_o
);

  logic unused_rready, clk;
  logic reset_seen = 1'b0;

  always_ff @(negedge rst_ni) reset_seen <= 1'b1;

  assign unused_rready = s_obi_rready;
  assign s_obi_err     = 1'b0;

  if (StopClock) begin : gen_stop
    stopped_clock u_stop (
        .clk_i,
        .rst_ni   (rst_ni & reset_seen),
        .request_i(s_obi_req),
        .idle_i   (idle_o),
        .busy_i   (u_mmio.busy || u_mmio.job_valid || !u_mmio.status.idle || u_mmio.u_port.regs_busy_q),
        .clk_o    (clk)
    );
  end else begin : gen_runs
    assign clk = clk_i;
  end

  rvh_mmio #(
      .HasSha256(HasSha256),
      .HasSha512(HasSha512),
      .HasDma   (HasDma),
      .Overlap  (Overlap),
      .HasChains(HasChains),
      .EngineWidth(EngineWidth),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_mmio (
      .clk_i       (clk),
      .rst_ni      (rst_ni & reset_seen),
      .obi_req_i   (s_obi_req),
      .obi_gnt_o   (s_obi_gnt),
      .obi_addr_i  (s_obi_addr),
      .obi_we_i    (s_obi_we),
      .obi_be_i    (s_obi_be),
      .obi_wdata_i (s_obi_wdata),
      .obi_rvalid_o(s_obi_rvalid),
      .obi_rdata_o (s_obi_rdata),
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_be_o,
      .mgr_wdata_o,
      .mgr_more_o,
      .mgr_cancel_o,
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i,
      .irq_o,
      .idle_o
  );

endmodule

`default_nettype wire
