// SPDX-License-Identifier: Apache-2.0
// RAM on an OBI port, no wait states: a request is granted at once, except while `stall_i`, and
// answered in the next cycle, one a cycle. The address wraps at the size; its bits inside a word are ignored. Contents
// are not reset.

`default_nettype none

module rvh_ram #(
    parameter int unsigned Bytes = 4096,  // a power of two, at least two words
    parameter int unsigned Width = 32     // bits of a word: 32, 64 or 128
) (
    input wire logic clk_i,
    input wire logic rst_ni,
    input wire logic stall_i,

    input  wire logic               req_i,
    output logic                    gnt_o,
    input  wire logic [       31:0] addr_i,
    input  wire logic               we_i,
    input  wire logic [Width/8-1:0] be_i,
    input  wire logic [  Width-1:0] wdata_i,
    output logic                    rvalid_o,
    output logic      [  Width-1:0] rdata_o
);

  localparam int unsigned Lanes = Width / 32;
  localparam int unsigned Lane = $clog2(Width / 8);  // address bits inside a word
  localparam int unsigned Element = $clog2(Bytes / 4);  // bits of the number of an element
  localparam int unsigned IndexWidth = $clog2(Bytes) - Lane;

  if (!(Width inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_ram: Width must be 32, 64 or 128");
  end
  if (Bytes < Width / 4 || (Bytes & (Bytes - 1)) != 0) begin : gen_bad_bytes
    $error("rvh_ram: Bytes must be a power of two, at least two words");
  end

  // 32 bits an element for any Width: the simulator loads programs and reads messages here.
  logic [31:0] mem[Bytes/4]  /* verilator public_flat_rw */;
  logic [IndexWidth-1:0] index;
  logic unused_addr;

  assign gnt_o = !stall_i;
  assign index = addr_i[Lane+:IndexWidth];
  assign unused_addr = ^{addr_i[31:Lane+IndexWidth], addr_i[Lane-1:0]};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      rvalid_o <= 1'b0;
    end else begin
      rvalid_o <= req_i && gnt_o;
    end
  end

  always_ff @(posedge clk_i) begin
    if (req_i && gnt_o) begin
      for (int unsigned i = 0; i < Lanes; i++) rdata_o[32*i+:32] <= mem[Element'(index*Lanes+i)];
      for (int unsigned b = 0; b < Width / 8; b++) begin
        if (we_i && be_i[b]) mem[Element'(index*Lanes+b/4)][8*(b%4)+:8] <= wdata_i[8*b+:8];
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_ram.obi"),
      .Width(33 + 9 * Width / 8),
      .MaxOpen(1)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(req_i),
      .gnt_i(gnt_o),
      .payload_i({addr_i, we_i, be_i, we_i ? wdata_i : '0}),
      .rvalid_i(rvalid_o)
  );
`endif

endmodule

`default_nettype wire
