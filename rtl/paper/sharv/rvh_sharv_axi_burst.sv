// SPDX-License-Identifier: Apache-2.0
// The beats of an AXI4 burst with 32 data bits: address and byte lanes of each, for INCR, WRAP and FIXED, with narrow
// beats and an unaligned first one (IHI 0022, A3.4).
//
// Contract: `start_i` takes the burst; `step_i` advances to the next beat while `left_o` is not 0.
// `bad_o`: the burst has a size beyond the bus, or the reserved type; its beats have no addresses.

`default_nettype none

module rvh_sharv_axi_burst (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic        start_i,
    input wire logic [31:0] addr_i,
    input wire logic [ 7:0] len_i,
    input wire logic [ 2:0] size_i,
    input wire logic [ 1:0] burst_i,

    input  wire logic        step_i,
    output logic      [ 8:0] left_o,  // beats left, this one included
    output logic             last_o,
    output logic             bad_o,
    output logic      [31:0] addr_o,  // of the word
    output logic      [ 3:0] lanes_o
);

  localparam logic [1:0] Fixed = 2'd0, Wrap = 2'd2, Reserved = 2'd3;

  logic [31:0] addr_d, addr_q, next, mask;
  logic [8:0] left_q;
  logic [7:0] len_q;
  logic [1:0] size_q, burst_q;
  logic bad_q;

  assign left_o = left_q;
  assign last_o = left_q == 9'd1;
  assign bad_o  = bad_q;
  assign addr_o = {addr_q[31:2], 2'b00};

  // The lanes from the address up to the end of the size-aligned unit.
  always_comb begin
    unique case (size_q)
      2'd0:    lanes_o = 4'b0001 << addr_q[1:0];
      2'd1:    lanes_o = addr_q[1] ? {1'b1, !addr_q[0], 2'b00} : {2'b00, 1'b1, !addr_q[0]};
      default: lanes_o = 4'b1111 << addr_q[1:0];
    endcase
  end

  // The next beat is aligned to the size; WRAP wraps at the size of the whole burst.
  always_comb begin
    next   = ((addr_q >> size_q) + 32'd1) << size_q;
    mask   = {22'd0, len_q, 2'b11} >> (2'd2 - size_q);
    addr_d = next;
    if (burst_q == Fixed) addr_d = addr_q;
    if (burst_q == Wrap) addr_d = (addr_q & ~mask) | (next & mask);
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      addr_q  <= '0;
      left_q  <= '0;
      len_q   <= '0;
      size_q  <= '0;
      burst_q <= '0;
      bad_q   <= 1'b0;
    end else if (start_i) begin
      addr_q  <= addr_i;
      left_q  <= 9'(len_i) + 9'd1;
      len_q   <= len_i;
      size_q  <= size_i[1:0];
      burst_q <= burst_i;
      bad_q   <= size_i > 3'd2 || burst_i == Reserved;
    end else if (step_i) begin
      addr_q <= addr_d;
      left_q <= left_q - 9'd1;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_sharv_axi_burst.step")
  ) u_contract_step (
      .clk_i,
      .rst_ni,
      .holds_i(!step_i || left_q != '0 || start_i)
  );
`endif

endmodule

`default_nettype wire
