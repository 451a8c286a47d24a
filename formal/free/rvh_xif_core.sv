// SPDX-License-Identifier: Apache-2.0
// Replaces rvh_xif_core in proofs: any coprocessor that keeps its contract. An instruction ends, and a word comes,
// after any number of cycles; a word stays until it is taken. The memory port and `idle_o` are unconstrained.

`default_nettype none

module rvh_xif_core
  import rvh_xif_instr_pkg::*;
#(
    parameter  int unsigned XLen           = 32,
    parameter  int unsigned AddrWidth      = 32,
    parameter  int unsigned EngineWidth    = 32,
    parameter  int unsigned ManagerWidth   = 32,
    parameter  int unsigned RoundsPerCycle = 1,
    parameter  bit          Overlap        = 1'b1,
    parameter  bit          HasSha256      = 1'b1,
    parameter  bit          HasSha512      = 1'b1,
    parameter  bit          HasKeccak      = 1'b1,
    parameter  bit          HasDma         = 1'b1,
    parameter  bit          HasChains      = 1'b0,
    localparam int unsigned NWidth         = (XLen == 64) ? 5 : 4
) (
    input logic clk_i,
    input logic rst_ni,

    input  logic               valid_i,
    input  logic               settled_i,
    output logic               ready_o,
    output logic               ending_o,
    input  verb_e              verb_i,
    input  logic  [NWidth-1:0] n_i,
    input  logic  [  XLen-1:0] rs1_i,
    input  logic  [  XLen-1:0] rs2_i,
    input  logic               drain_i,
    input  logic  [  XLen-1:0] drain_rs1_i,
    input  logic  [  XLen-1:0] drain_rs2_i,
    output logic               data_valid_o,
    input  logic               data_take_i,
    output logic  [  XLen-1:0] data_o,
    input  logic               host_error_i,

    output logic                      mgr_req_o,
    input  logic                      mgr_gnt_i,
    output logic [     AddrWidth-1:0] mgr_addr_o,
    output logic                      mgr_we_o,
    output logic [ManagerWidth/8-1:0] mgr_be_o,
    output logic [  ManagerWidth-1:0] mgr_wdata_o,
    output logic [               7:0] mgr_more_o,
    output logic                      mgr_cancel_o,
    input  logic                      mgr_rvalid_i,
    input  logic [  ManagerWidth-1:0] mgr_rdata_i,
    input  logic                      mgr_err_i,

    output logic idle_o
);

  logic gives;  // the instruction writes a word back

  assign gives = verb_i inside {DoWord, DoGetstatus};

  rvh_formal_stream #(
      .Assume(1'b1),
      .Width (XLen)
  ) u_word (
      .clk_i,
      .rst_ni,
      .valid_i  (data_valid_o),
      .ready_i  (data_take_i),
      .cancel_i (1'b0),
      .payload_i(data_o)
  );

  always_comb begin
    assume (!ready_o || (valid_i && !gives));
    assume (!ending_o || ready_o);
    assume (!data_valid_o || (valid_i && gives));
  end

endmodule

`default_nettype wire
