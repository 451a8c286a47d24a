// SPDX-License-Identifier: Apache-2.0
// RAM on an OBI port, no wait states: a request is granted at once, except while `stall_i`, and
// answered in the next cycle, one a cycle. The address wraps at the size. Contents are not reset.

`default_nettype none

module rvh_ram #(
    parameter int unsigned Bytes = 4096  // a power of two, at least 8
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic stall_i,

    input  wire logic        req_i,
    output logic             gnt_o,
    input  wire logic [31:0] addr_i,
    input  wire logic        we_i,
    input  wire logic [ 3:0] be_i,
    input  wire logic [31:0] wdata_i,
    output logic             rvalid_o,
    output logic      [31:0] rdata_o
);

  localparam int unsigned Words = Bytes / 4;
  localparam int unsigned IndexWidth = $clog2(Words);

  if (Bytes < 8 || (Bytes & (Bytes - 1)) != 0) begin : gen_bad_bytes
    $error("rvh_ram: Bytes must be a power of two, at least 8");
  end

  logic [31:0] mem[Words]  /* verilator public_flat_rw */;
  logic [IndexWidth-1:0] index;
  logic unused_addr;

  assign gnt_o = !stall_i;
  assign index = addr_i[2+:IndexWidth];
  assign unused_addr = ^{addr_i[31:2+IndexWidth], addr_i[1:0]};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      rvalid_o <= 1'b0;
    end else begin
      rvalid_o <= req_i && gnt_o;
    end
  end

  always_ff @(posedge clk_i) begin
    if (req_i && gnt_o) begin
      rdata_o <= mem[index];
      for (int unsigned b = 0; b < 4; b++) begin
        if (we_i && be_i[b]) mem[index][8*b+:8] <= wdata_i[8*b+:8];
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_ram.obi"),
      .Width(69),
      .MaxOpen(1)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(req_i),
      .gnt_i(gnt_o),
      .payload_i({addr_i, we_i, be_i, we_i ? wdata_i : 32'b0}),
      .rvalid_i(rvalid_o)
  );
`endif

endmodule

`default_nettype wire
