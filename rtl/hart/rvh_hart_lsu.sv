// SPDX-License-Identifier: Apache-2.0
// Loads and stores: one access in flight on an OBI port, a second one for data that cross a word. The request of the
// next access may be sent in the cycle of the response to the one before, so memory that grants and responds at once
// serves one access per cycle. A response with an error is a fault: no later access has been requested by then.
//
// `go_i` = 1 in the cycles in which the instruction in execute may access memory. `sent_o` = 1: its last access is
// granted; it leaves execute. Its response is in the cycles after: `ready_o` = 1 in the cycle of the response, or if
// none is missing. A request that is not granted stays: `go_i` and the operands stay too while `started_o` = 1.

`default_nettype none

module rvh_hart_lsu (
    input wire logic clk_i,
    input wire logic rst_ni,

    // execute
    input  wire logic        go_i,
    input  wire logic        store_i,
    input  wire logic [ 1:0] size_i,           // 0 byte, 1 halfword, 2 word
    input  wire logic        load_unsigned_i,
    input  wire logic [31:0] addr_i,
    input  wire logic [31:0] wdata_i,
    output logic             sent_o,
    output logic             started_o,        // an access of this instruction is requested or done

    // writeback
    output logic             ready_o,
    output logic             done_o,         // the last response of an instruction
    output logic             fault_o,
    output logic             fault_store_o,
    output logic             fault_first_o,  // of the first of two accesses: the instruction is in execute
    output logic      [31:0] fault_addr_o,
    output logic             first_o,        // the response to the first of two accesses
    input  wire logic [31:0] first_data_i,   // which is kept outside
    output logic      [31:0] load_o,         // with `done_o`: the data of a load

    output logic             data_req_o,
    input  wire logic        data_gnt_i,
    output logic      [31:0] data_addr_o,
    output logic             data_we_o,
    output logic      [ 3:0] data_be_o,
    output logic      [31:0] data_wdata_o,
    input  wire logic        data_rvalid_i,
    input  wire logic [31:0] data_rdata_i,
    input  wire logic        data_err_i
);

  logic pending_q;  // a request was not granted
  logic later_q;  // the second access of the instruction in execute is next
  logic open_q;  // a response is missing; what follows is of its access
  logic last_q, store_q, unsigned_q;
  logic [ 3:0] first_lanes_q;  // that the first of two accesses has read
  logic [ 1:0] size_q;
  logic [31:0] addr_q;  // of the access: of a byte, or of a word if it is the second access
  logic two, granted;
  logic [1:0] at, at_q;
  logic [7:0] lanes;

  // ---- requests ----
  assign at          = addr_i[1:0];
  assign lanes       = (size_i[1] ? 8'h0f : size_i[0] ? 8'h03 : 8'h01) << at;
  assign two         = lanes[7:4] != '0;
  assign data_req_o  = go_i && ready_o;
  assign data_addr_o = later_q ? {addr_q[31:2] + 30'd1, 2'b00} : {addr_i[31:2], 2'b00};
  assign data_we_o   = store_i;
  assign data_be_o   = later_q ? lanes[7:4] : lanes[3:0];
  assign granted     = data_req_o && data_gnt_i;
  assign sent_o      = granted && (later_q || !two);
  assign started_o   = pending_q || later_q;

  always_comb begin
    unique case (at)
      2'd0: data_wdata_o = wdata_i;
      2'd1: data_wdata_o = {wdata_i[23:0], wdata_i[31:24]};
      2'd2: data_wdata_o = {wdata_i[15:0], wdata_i[31:16]};
      default: data_wdata_o = {wdata_i[7:0], wdata_i[31:8]};
    endcase
  end

  // ---- responses ----
  assign ready_o       = !open_q || (data_rvalid_i && !data_err_i);
  assign done_o        = open_q && data_rvalid_i && !data_err_i && last_q;
  assign first_o       = open_q && data_rvalid_i && !data_err_i && !last_q;
  assign fault_o       = open_q && data_rvalid_i && data_err_i;
  assign fault_store_o = store_q;
  assign fault_first_o = !last_q;
  assign fault_addr_o  = addr_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      pending_q <= 1'b0;
      later_q   <= 1'b0;
      open_q    <= 1'b0;
    end else begin
      pending_q <= data_req_o && !data_gnt_i;
      open_q    <= granted || (open_q && !data_rvalid_i);
      if (fault_o || sent_o) begin
        later_q <= 1'b0;
      end else if (granted) begin
        later_q <= 1'b1;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (granted) begin
      last_q        <= sent_o;
      store_q       <= store_i;
      size_q        <= size_i;
      unsigned_q    <= load_unsigned_i;
      first_lanes_q <= two ? lanes[3:0] : '0;
      at_q          <= at;
      addr_q        <= later_q ? data_addr_o : addr_i;
    end
  end

  // ---- data of a load: the bytes of both responses, turned to bit 0, extended ----
  logic [31:0] lane_data, turned;

  for (genvar i = 0; i < 4; i++) begin : gen_lane
    assign lane_data[8*i+:8] = first_lanes_q[i] ? first_data_i[8*i+:8] : data_rdata_i[8*i+:8];
  end

  always_comb begin
    unique case (at_q)
      2'd0: turned = lane_data;
      2'd1: turned = {lane_data[7:0], lane_data[31:8]};
      2'd2: turned = {lane_data[15:0], lane_data[31:16]};
      default: turned = {lane_data[23:0], lane_data[31:24]};
    endcase
    load_o = turned;
    if (!size_q[1]) begin
      load_o[31:16] = {16{!unsigned_q && (size_q[0] ? turned[15] : turned[7])}};
      if (!size_q[0]) load_o[15:8] = {8{!unsigned_q && turned[7]}};
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name   ("rvh_hart_lsu.data"),
      .Width  (69),
      .MaxOpen(1)
  ) u_contract_data (
      .clk_i,
      .rst_ni,
      .req_i    (data_req_o),
      .gnt_i    (data_gnt_i),
      .payload_i({data_addr_o, data_we_o, data_be_o, data_we_o ? data_wdata_o : '0}),
      .rvalid_i (data_rvalid_i)
  );
`endif

endmodule

`default_nettype wire
