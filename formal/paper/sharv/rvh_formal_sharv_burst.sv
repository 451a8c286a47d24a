// SPDX-License-Identifier: Apache-2.0
// Reference of a burst in rvh_sharv_axi: the fields of AW or AR, the number of beats done, and address and byte lanes
// of the next beat. Each is computed from the first address by the equations of IHI 0022, A3.4. Assumption about the
// manager: a WRAP burst has 2, 4, 8 or 16 beats and an aligned address (A3.4.1).

`default_nettype none

module rvh_formal_sharv_burst #(
    parameter int unsigned IdWidth = 4
) (
    input logic clk_i,
    input logic rst_ni,

    input logic               valid_i,
    input logic               ready_i,
    input logic [IdWidth-1:0] id_i,
    input logic [       31:0] addr_i,
    input logic [        7:0] len_i,
    input logic [        2:0] size_i,
    input logic [        1:0] burst_i,

    input logic step_i,  // a beat is done
    input logic end_i,   // the burst ends

    output logic               open_o,
    output logic               good_o,   // not refused for its size or type
    output logic [IdWidth-1:0] id_o,
    output logic [        8:0] beats_o,  // beats of the burst
    output logic [        8:0] done_o,   // beats done
    output logic               more_o,   // beats are left
    output logic [       31:0] addr_o,
    output logic [        3:0] lanes_o,
    output logic [        7:0] len_o,
    output logic [        2:0] size_o,
    output logic [        1:0] burst_o,
    output logic               legal_o   // the assumption about WRAP bursts holds
);

  localparam logic [1:0] Fixed = 2'd0, Wrap = 2'd2, Reserved = 2'd3;

  logic open_q;
  logic [IdWidth-1:0] id_q;
  logic [31:0] addr_q;
  logic [7:0] len_q;
  logic [2:0] size_q;
  logic [1:0] burst_q;
  logic [8:0] done_q;

  function automatic logic good(logic [2:0] size, logic [1:0] burst);
    return size <= 3'd2 && burst != Reserved;
  endfunction

  function automatic logic legal(logic [31:0] address, logic [7:0] length, logic [2:0] size, logic [1:0] burst);
    logic [31:0] offset;
    offset = address & ((32'd1 << size) - 32'd1);
    return burst != Wrap || (length inside {8'd1, 8'd3, 8'd7, 8'd15} && offset == '0);
  endfunction

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      open_q <= 1'b0;
      done_q <= '0;
    end else if (valid_i && ready_i) begin
      open_q <= 1'b1;
      done_q <= '0;
    end else if (end_i) begin
      open_q <= 1'b0;
      done_q <= '0;
    end else if (step_i) begin
      done_q <= done_q + 9'd1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (valid_i && ready_i) {id_q, addr_q, len_q, size_q, burst_q} <= {id_i, addr_i, len_i, size_i, burst_i};
  end

  always_comb assume (!valid_i || legal(addr_i, len_i, size_i, burst_i));

  // Number_Bytes, Aligned_Address, Wrap_Boundary, Address_N of the standard; here N counts from 0. Sums have 33 bits.
  logic [32:0] number_bytes, whole, aligned, boundary, linear, address, end_of;

  always_comb begin
    number_bytes = 33'd1 << size_q;
    whole        = 33'(beats_o) << size_q;
    aligned      = (33'(addr_q) >> size_q) << size_q;
    boundary     = 33'(addr_q) & ~(whole - 33'd1);  // there are 2, 4, 8 or 16 beats
    linear       = aligned + (33'(done_q) << size_q);
    address      = (done_q == '0 || burst_q == Fixed) ? 33'(addr_q) : linear;
    if (burst_q == Wrap && linear >= boundary + whole) address = linear - whole;
    end_of = ((address >> size_q) << size_q) + number_bytes;
    for (int unsigned i = 0; i < 4; i++) begin
      lanes_o[i] = i >= 32'(address[1:0]) && {address[32:2], 2'(i)} < end_of;
    end
  end

  assign open_o  = open_q;
  assign good_o  = good(size_q, burst_q);
  assign id_o    = id_q;
  assign beats_o = 9'(len_q) + 9'd1;
  assign done_o  = done_q;
  assign more_o  = open_q && done_q != beats_o;
  assign addr_o  = address[31:0];
  assign len_o   = len_q;
  assign size_o  = size_q;
  assign burst_o = burst_q;
  assign legal_o = legal(addr_q, len_q, size_q, burst_q);

endmodule

`default_nettype wire
