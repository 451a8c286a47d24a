// SPDX-License-Identifier: Apache-2.0
// The memories of SHA-RV's subsystem: the two halves of the data memory, FIRST and LAST, the processor's own data,
// and its program. Each is a separate RAM, so the AXI manager reaches one half while the processor and its
// coprocessor use the other, without wait states.
//
//   outside     processor     size          what
//   0x0_0000    + 0x2_0000    128 KiB       FIRST
//   0x2_0000    + 0x4_0000    128 KiB       LAST
//   0x4_0000    fetched       ProgramBytes  program; from outside while `run_i` is 0
//   0x6_0000    + 0x0_0000    OwnBytes      the processor's own data; from outside while `run_i` is 0
//
// Addresses of the processor start at rvh_soc_pkg::DramBase; bits above 18 are ignored, and an address outside FIRST
// and LAST is its own data again. An outside access that reaches none of them is answered with an error.
//
// Contract: OBI subordinates. The processor, the coprocessor and the fetch port make no request while `run_i` is 0.
// Responses come in the next cycle; if both sides request one half, they take turns.

`default_nettype none

module rvh_sharv_memory
  import rvh_soc_pkg::*;
#(
    parameter int unsigned ProgramBytes = 65536,  // a power of two, at most 131072
    parameter int unsigned OwnBytes     = 65536   // likewise
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic run_i,

    input  wire logic        fetch_req_i,
    output logic             fetch_gnt_o,
    input  wire logic [31:0] fetch_addr_i,
    output logic             fetch_rvalid_o,
    output logic      [31:0] fetch_rdata_o,
    output logic             fetch_err_o,

    input  wire logic        data_req_i,
    output logic             data_gnt_o,
    input  wire logic [31:0] data_addr_i,
    input  wire logic        data_we_i,
    input  wire logic [ 3:0] data_be_i,
    input  wire logic [31:0] data_wdata_i,
    output logic             data_rvalid_o,
    output logic      [31:0] data_rdata_o,

    input  wire logic        bulk_req_i,
    output logic             bulk_gnt_o,
    input  wire logic [31:0] bulk_addr_i,
    input  wire logic        bulk_we_i,
    input  wire logic [ 3:0] bulk_be_i,
    input  wire logic [31:0] bulk_wdata_i,
    output logic             bulk_rvalid_o,
    output logic      [31:0] bulk_rdata_o,
    output logic             bulk_err_o
);

  if (ProgramBytes > 131072 || OwnBytes > 131072) begin : gen_bad_bytes
    $error("rvh_sharv_memory: ProgramBytes and OwnBytes must be at most 131072");
  end

  localparam int unsigned HalfBytes = 131072;

  // ---- the processor's side: its own data, FIRST, LAST ----
  logic [1:0] data_sel;
  logic [2:0] data_req, data_gnt, data_rvalid;
  logic [2:0][31:0] data_rdata;
  logic unused_err;

  assign data_sel = (data_addr_i[18:17] == 2'd3) ? 2'd0 : data_addr_i[18:17];

  rvh_sharv_split #(
      .Ports(3)
  ) u_data (
      .clk_i,
      .rst_ni  (rst_ni && run_i),
      .req_i   (data_req_i),
      .gnt_o   (data_gnt_o),
      .sel_i   ({1'b0, data_sel}),
      .rvalid_o(data_rvalid_o),
      .rdata_o (data_rdata_o),
      .err_o   (unused_err),
      .req_o   (data_req),
      .gnt_i   (data_gnt),
      .rvalid_i(data_rvalid),
      .rdata_i (data_rdata)
  );

  // ---- the outside: FIRST, LAST, program, the processor's own data ----
  logic [2:0] bulk_sel;
  logic [3:0] bulk_req, bulk_gnt, bulk_rvalid;
  logic [3:0][31:0] bulk_rdata;

  always_comb begin
    bulk_sel = 3'd4;
    if (bulk_addr_i[31:18] == '0) bulk_sel = {2'b00, bulk_addr_i[17]};
    if (!run_i && bulk_addr_i - 32'h4_0000 < ProgramBytes) bulk_sel = 3'd2;
    if (!run_i && bulk_addr_i - 32'h6_0000 < OwnBytes) bulk_sel = 3'd3;
  end

  rvh_sharv_split #(
      .Ports(4)
  ) u_bulk (
      .clk_i,
      .rst_ni,
      .req_i   (bulk_req_i),
      .gnt_o   (bulk_gnt_o),
      .sel_i   (bulk_sel),
      .rvalid_o(bulk_rvalid_o),
      .rdata_o (bulk_rdata_o),
      .err_o   (bulk_err_o),
      .req_o   (bulk_req),
      .gnt_i   (bulk_gnt),
      .rvalid_i(bulk_rvalid),
      .rdata_i (bulk_rdata)
  );

  // ---- program: fetched, or loaded ----
  logic program_rvalid, fetch_err_q;
  logic bulk_asked_q;  // the answer is for the outside
  logic [31:0] program_rdata;

  assign fetch_gnt_o    = 1'b1;
  assign fetch_rvalid_o = program_rvalid;
  assign fetch_rdata_o  = program_rdata;
  assign fetch_err_o    = fetch_err_q;
  assign bulk_gnt[2]    = 1'b1;
  assign bulk_rvalid[2] = program_rvalid && bulk_asked_q;
  assign bulk_rdata[2]  = program_rdata;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      fetch_err_q  <= 1'b0;
      bulk_asked_q <= 1'b0;
    end else begin
      fetch_err_q  <= fetch_req_i && fetch_addr_i - IramBase >= ProgramBytes;
      bulk_asked_q <= !run_i && bulk_req[2];
    end
  end

  logic unused_gnt;

  rvh_ram #(
      .Bytes(ProgramBytes)
  ) u_program (
      .clk_i,
      .rst_ni,
      .stall_i (1'b0),
      .req_i   (run_i ? fetch_req_i : bulk_req[2]),
      .gnt_o   (unused_gnt),
      .addr_i  (run_i ? fetch_addr_i : bulk_addr_i),
      .we_i    (!run_i && bulk_we_i),
      .be_i    (bulk_be_i),
      .wdata_i (bulk_wdata_i),
      .rvalid_o(program_rvalid),
      .rdata_o (program_rdata)
  );

  // ---- data: both sides share each ----
  for (genvar i = 0; i < 3; i++) begin : gen_data
    localparam int unsigned Port = (i == 0) ? 3 : i - 1;  // of the outside
    logic req, gnt, we, rvalid;
    logic [31:0] addr, wdata, rdata;
    logic [3:0] be;

    rvh_soc_share u_share (
        .clk_i,
        .rst_ni,
        .req_i   ({bulk_req[Port], data_req[i]}),
        .gnt_o   ({bulk_gnt[Port], data_gnt[i]}),
        .addr_i  ({bulk_addr_i, data_addr_i}),
        .we_i    ({bulk_we_i, data_we_i}),
        .be_i    ({bulk_be_i, data_be_i}),
        .wdata_i ({bulk_wdata_i, data_wdata_i}),
        .rvalid_o({bulk_rvalid[Port], data_rvalid[i]}),
        .rdata_o ({bulk_rdata[Port], data_rdata[i]}),
        .req_o   (req),
        .gnt_i   (gnt),
        .addr_o  (addr),
        .we_o    (we),
        .be_o    (be),
        .wdata_o (wdata),
        .rvalid_i(rvalid),
        .rdata_i (rdata)
    );

    rvh_ram #(
        .Bytes((i == 0) ? OwnBytes : HalfBytes)
    ) u_ram (
        .clk_i,
        .rst_ni,
        .stall_i (1'b0),
        .req_i   (req),
        .gnt_o   (gnt),
        .addr_i  (addr),
        .we_i    (we),
        .be_i    (be),
        .wdata_i (wdata),
        .rvalid_o(rvalid),
        .rdata_o (rdata)
    );
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_sharv_memory.fetch"),
      .Width(32),
      .MaxOpen(1)
  ) u_contract_fetch (
      .clk_i,
      .rst_ni(rst_ni && run_i),
      .req_i(fetch_req_i),
      .gnt_i(fetch_gnt_o),
      .payload_i(fetch_addr_i),
      .rvalid_i(fetch_rvalid_o)
  );

  rvh_contract_obi #(
      .Name ("rvh_sharv_memory.data"),
      .Width(69)
  ) u_contract_data (
      .clk_i,
      .rst_ni(rst_ni && run_i),
      .req_i(data_req_i),
      .gnt_i(data_gnt_o),
      .payload_i({data_addr_i, data_we_i, data_be_i, data_we_i ? data_wdata_i : 32'b0}),
      .rvalid_i(data_rvalid_o)
  );

  rvh_contract_obi #(
      .Name ("rvh_sharv_memory.bulk"),
      .Width(69)
  ) u_contract_bulk (
      .clk_i,
      .rst_ni,
      .req_i(bulk_req_i),
      .gnt_i(bulk_gnt_o),
      .payload_i({bulk_addr_i, bulk_we_i, bulk_be_i, bulk_we_i ? bulk_wdata_i : 32'b0}),
      .rvalid_i(bulk_rvalid_o)
  );

  // The processor is stopped.
  rvh_contract #(
      .Name("rvh_sharv_memory.run")
  ) u_contract_run (
      .clk_i,
      .rst_ni,
      .holds_i(run_i || !(fetch_req_i || data_req_i))
  );
`endif

endmodule

`default_nettype wire
