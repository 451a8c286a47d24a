// SPDX-License-Identifier: Apache-2.0
// rvh_xif_0_2 with its manager port on AXI4. Contracts: rvh_xif_0_2, rvh_obi_to_axi. Both sides have one
// reset: after a reset in the middle of a burst the bus must be reset too.
//
// `idle_o` = 1: the coprocessor is idle, and no burst is in flight at the AXI4 port.
// `idle_o` comes from registers only. The clock may be stopped after four consecutive cycles with `idle_o` = 1 and no
// request (`x_issue_valid_i`, `x_commit_valid_i`). It must run in every cycle with a request: rvh_clock_stop.

`default_nettype none

module rvh_xif_0_2_axi #(
    parameter int unsigned       IdWidth        = 4,
    parameter int unsigned       Depth          = 2,      // instructions accepted and not done, 1 to 4
    parameter int unsigned       Patience       = 64,     // of rvh_xif_0_2
    parameter int unsigned       XLen           = 32,     // bits of an operand: 32 or 64
    parameter int unsigned       AddrWidth      = 32,     // bits of an address of AXI, 32 to XLen
    parameter int unsigned       EngineWidth    = 32,     // bits of a word of the engine: 32, 64 or 128
    parameter int unsigned       ManagerWidth   = 32,     // bits of a word of AXI: 32, 64 or 128
    parameter int unsigned       RoundsPerCycle = 1,      // of the engine: 1 or 2
    parameter bit                Overlap        = 1'b1,   // of the engine: Keccak words move while rounds run
    parameter bit                HasSha256      = 1'b1,   // SHA-224 and SHA-256 are built
    parameter bit                HasSha512      = 1'b1,   // the SHA-512 family is built
    parameter bit                HasKeccak      = 1'b1,   // SHA-3, SHAKE and the sponge are built
    parameter bit                HasChains      = 1'b0,   // rows of hash chains; requires HasSha256 or HasKeccak
    parameter int unsigned       MaxBurst       = 16,     // beats of a burst, 1 to 256
    parameter int unsigned       AxiIdWidth     = 1,      // at least 1
    parameter int unsigned       AxiId          = 0,      // of every transfer, less than 2^AxiIdWidth
    parameter bit          [2:0] Prot           = 3'b010  // AxPROT: data, not secure, unprivileged
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic enable_i, // 0: instructions are rejected, so the host traps; those accepted before are executed

    input  wire logic                         x_issue_valid_i,
    output logic                              x_issue_ready_o,
    input  wire logic [       31:0]           x_issue_req_instr_i,
    input  wire logic [IdWidth-1:0]           x_issue_req_id_i,
    input  wire logic [        1:0][XLen-1:0] x_issue_req_rs_i,
    input  wire logic [        1:0]           x_issue_req_rs_valid_i,
    output logic                              x_issue_resp_accept_o,   // the other signals of issue_resp are 0

    input wire logic               x_commit_valid_i,
    input wire logic [IdWidth-1:0] x_commit_id_i,
    input wire logic               x_commit_kill_i,

    output logic                    x_result_valid_o,
    input  wire logic               x_result_ready_i,
    output logic      [IdWidth-1:0] x_result_id_o,     // the other signals of result are 0

    output logic                           m_axi_awvalid_o,
    input  wire logic                      m_axi_awready_i,
    output logic      [    AxiIdWidth-1:0] m_axi_awid_o,
    output logic      [     AddrWidth-1:0] m_axi_awaddr_o,
    output logic      [               7:0] m_axi_awlen_o,
    output logic      [               2:0] m_axi_awsize_o,
    output logic      [               1:0] m_axi_awburst_o,
    output logic                           m_axi_awlock_o,
    output logic      [               3:0] m_axi_awcache_o,
    output logic      [               2:0] m_axi_awprot_o,
    output logic      [               3:0] m_axi_awqos_o,
    output logic                           m_axi_wvalid_o,
    input  wire logic                      m_axi_wready_i,
    output logic      [  ManagerWidth-1:0] m_axi_wdata_o,
    output logic      [ManagerWidth/8-1:0] m_axi_wstrb_o,
    output logic                           m_axi_wlast_o,
    input  wire logic                      m_axi_bvalid_i,
    output logic                           m_axi_bready_o,
    input  wire logic [    AxiIdWidth-1:0] m_axi_bid_i,
    input  wire logic [               1:0] m_axi_bresp_i,
    output logic                           m_axi_arvalid_o,
    input  wire logic                      m_axi_arready_i,
    output logic      [    AxiIdWidth-1:0] m_axi_arid_o,
    output logic      [     AddrWidth-1:0] m_axi_araddr_o,
    output logic      [               7:0] m_axi_arlen_o,
    output logic      [               2:0] m_axi_arsize_o,
    output logic      [               1:0] m_axi_arburst_o,
    output logic                           m_axi_arlock_o,
    output logic      [               3:0] m_axi_arcache_o,
    output logic      [               2:0] m_axi_arprot_o,
    output logic      [               3:0] m_axi_arqos_o,
    input  wire logic                      m_axi_rvalid_i,
    output logic                           m_axi_rready_o,
    input  wire logic [    AxiIdWidth-1:0] m_axi_rid_i,
    input  wire logic [  ManagerWidth-1:0] m_axi_rdata_i,
    input  wire logic [               1:0] m_axi_rresp_i,
    input  wire logic                      m_axi_rlast_i,

    output logic idle_o
);

  logic mgr_req, mgr_gnt, mgr_we, mgr_rvalid, mgr_err, mgr_cancel;
  logic [AddrWidth-1:0] mgr_addr;
  logic [ManagerWidth-1:0] mgr_wdata, mgr_rdata;
  logic [ManagerWidth/8-1:0] mgr_be;
  logic [7:0] mgr_more;
  logic xif_idle, drain;

  assign idle_o = xif_idle && !drain && !m_axi_awvalid_o && !m_axi_wvalid_o && !m_axi_arvalid_o;

  rvh_xif_0_2 #(
      .IdWidth(IdWidth),
      .Depth(Depth),
      .XLen(XLen),
      .AddrWidth(AddrWidth),
      .Patience(Patience),
      .EngineWidth   (EngineWidth),
      .ManagerWidth  (ManagerWidth),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap(Overlap),
      .HasSha256(HasSha256),
      .HasSha512(HasSha512),
      .HasKeccak(HasKeccak),
      .HasChains(HasChains)
  ) u_xif (
      .clk_i,
      .rst_ni,
      .enable_i,
      .x_issue_valid_i,
      .x_issue_ready_o,
      .x_issue_req_instr_i,
      .x_issue_req_id_i,
      .x_issue_req_rs_i,
      .x_issue_req_rs_valid_i,
      .x_issue_resp_accept_o,
      .x_commit_valid_i,
      .x_commit_id_i,
      .x_commit_kill_i,
      .x_result_valid_o,
      .x_result_ready_i,
      .x_result_id_o,
      .mgr_req_o   (mgr_req),
      .mgr_gnt_i   (mgr_gnt),
      .mgr_addr_o  (mgr_addr),
      .mgr_we_o    (mgr_we),
      .mgr_be_o    (mgr_be),
      .mgr_wdata_o (mgr_wdata),
      .mgr_more_o  (mgr_more),
      .mgr_cancel_o(mgr_cancel),
      .mgr_rvalid_i(mgr_rvalid),
      .mgr_rdata_i (mgr_rdata),
      .mgr_err_i   (mgr_err),
      .idle_o      (xif_idle)
  );

  rvh_obi_to_axi #(
      .DataWidth(ManagerWidth),
      .AddrWidth(AddrWidth),
      .MaxBurst (MaxBurst),
      .IdWidth  (AxiIdWidth),
      .Id       (AxiId),
      .Prot     (Prot)
  ) u_to_axi (
      .clk_i,
      .rst_ni,
      .mgr_req_i   (mgr_req),
      .mgr_gnt_o   (mgr_gnt),
      .mgr_addr_i  (mgr_addr),
      .mgr_we_i    (mgr_we),
      .mgr_be_i    (mgr_be),
      .mgr_wdata_i (mgr_wdata),
      .mgr_rvalid_o(mgr_rvalid),
      .mgr_rdata_o (mgr_rdata),
      .mgr_err_o   (mgr_err),
      .mgr_more_i  (mgr_more),
      .mgr_cancel_i(mgr_cancel),
      .mgr_drain_o (drain),
      .m_axi_awvalid_o,
      .m_axi_awready_i,
      .m_axi_awid_o,
      .m_axi_awaddr_o,
      .m_axi_awlen_o,
      .m_axi_awsize_o,
      .m_axi_awburst_o,
      .m_axi_awlock_o,
      .m_axi_awcache_o,
      .m_axi_awprot_o,
      .m_axi_awqos_o,
      .m_axi_wvalid_o,
      .m_axi_wready_i,
      .m_axi_wdata_o,
      .m_axi_wstrb_o,
      .m_axi_wlast_o,
      .m_axi_bvalid_i,
      .m_axi_bready_o,
      .m_axi_bid_i,
      .m_axi_bresp_i,
      .m_axi_arvalid_o,
      .m_axi_arready_i,
      .m_axi_arid_o,
      .m_axi_araddr_o,
      .m_axi_arlen_o,
      .m_axi_arsize_o,
      .m_axi_arburst_o,
      .m_axi_arlock_o,
      .m_axi_arcache_o,
      .m_axi_arprot_o,
      .m_axi_arqos_o,
      .m_axi_rvalid_i,
      .m_axi_rready_o,
      .m_axi_rid_i,
      .m_axi_rdata_i,
      .m_axi_rresp_i,
      .m_axi_rlast_i
  );

endmodule

`default_nettype wire
