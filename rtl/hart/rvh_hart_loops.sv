// SPDX-License-Identifier: Apache-2.0
// Two nested hardware loops. A loop repeats the instructions from `start` to the word before `stop`. When an instruction
// that ends at `stop` leaves execute and does not jump, the next one is at `start`, and the count decreases by one, until
// it is 1. Level 0 is the inner loop. The state changes only with instructions that leave execute.
//
// lp.setup level, rs1, offset: the body begins after it and ends at its own address + offset, which is a multiple of 4.
// rs1 is the number of turns; 0 and 1 are one turn. CSRs (read, write): mlpstart, mlpstop, mlpcount of level 0 at
// 0x7c8, 0x7c9, 0x7ca; of level 1 at 0x7cc, 0x7cd, 0x7ce.

`default_nettype none

module rvh_hart_loops
  import rvh_hart_pkg::*;
#(
    parameter bit HasC = 1'b1  // 0: instructions are at multiples of 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // the instruction in execute
    input  wire logic [31:1] next_i,         // the address after it
    input  wire logic        go_i,           // it leaves execute, and does not jump
    input  wire logic        setup_i,        // it leaves execute, and is lp.setup
    input  wire logic        setup_level_i,
    input  wire logic [31:2] setup_stop_i,
    input  wire logic [31:0] setup_count_i,
    output logic             turn_o,         // the next instruction is at the start of a body
    output logic             turn_level_o,
    output loop_t     [ 1:0] loops_o,

    // CSRs
    input  wire logic        csr_we_i,
    input  wire logic [ 2:0] csr_addr_i,   // level, register
    input  wire logic [31:0] csr_wdata_i,
    output logic      [31:0] csr_data_o
);

  logic [1:0][31:1] start_q;
  logic [1:0][31:2] stop_q;
  logic [1:0][31:0] count_q;
  logic [1:0] ends, turns, counts;

  for (genvar i = 0; i < 2; i++) begin : gen_level
    assign ends[i]    = next_i == {stop_q[i], 1'b0};
    assign turns[i]   = ends[i] && count_q[i][31:1] != '0;
    assign loops_o[i] = '{on: count_q[i][31:1] != '0, start: start_q[i], stop: stop_q[i]};
  end

  // The outer loop counts when the inner one has ended, if both end here.
  assign counts[0]    = ends[0] && count_q[0] != '0;
  assign counts[1]    = ends[1] && count_q[1] != '0 && !turns[0];
  assign turn_o       = turns != '0;
  assign turn_level_o = !turns[0];

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      start_q <= '0;
      stop_q  <= '0;
      count_q <= '0;
    end else begin
      for (int unsigned i = 0; i < 2; i++) begin
        if (go_i && counts[i]) count_q[i] <= count_q[i] - 32'd1;
        if (csr_we_i && csr_addr_i[2] == 1'(i)) begin
          if (csr_addr_i[1:0] == 2'd0) start_q[i] <= {csr_wdata_i[31:2], HasC && csr_wdata_i[1]};
          if (csr_addr_i[1:0] == 2'd1) stop_q[i] <= csr_wdata_i[31:2];
          if (csr_addr_i[1:0] == 2'd2) count_q[i] <= csr_wdata_i;
        end
        if (setup_i && setup_level_i == 1'(i)) begin
          start_q[i] <= next_i;
          stop_q[i]  <= setup_stop_i;
          count_q[i] <= setup_count_i;
        end
      end
    end
  end

  always_comb begin
    unique case (csr_addr_i[1:0])
      2'd0: csr_data_o = {start_q[csr_addr_i[2]], 1'b0};
      2'd1: csr_data_o = {stop_q[csr_addr_i[2]], 2'b00};
      default: csr_data_o = count_q[csr_addr_i[2]];
    endcase
  end

endmodule

`default_nettype wire
