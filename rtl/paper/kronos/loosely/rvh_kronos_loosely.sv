// SPDX-License-Identifier: Apache-2.0
// KRONOS, loosely coupled, as the paper describes it: Keccak-f[1600] with memory-mapped registers.
// The processor, or a DMA that copies words, writes the whole state, starts, waits for the
// interrupt, and reads the whole state back. Padding and absorbing are software. The rounds are
// those of our Keccak core, one a cycle.
//
// There are two states, as in the paper: the words that were written stay while the rounds run on a
// copy. OBI subordinate, aligned 32-bit accesses only, granted at once and answered in the next
// cycle. An access of another kind, or to another address, has no effect and reads 0.
//
//   0x000 to 0x0c4  DIN, W: word i is bytes 4 i to 4 i + 3 of the state
//   0x100 to 0x1c4  DOUT, R: the state after the rounds; its words are valid while DONE
//   0x200           CTRL, W: bit 0 START copies DIN and runs 24 rounds. No effect while they run.
//   0x204           STATUS, R: bit 0 DONE, from the last round on until the next START
//   0x208           INTR_ENABLE, RW: bit 0. The line is DONE and this bit.
//   0x20c           INTR_CLEAR, W: bit 0 clears the interrupt, not DONE
//
// Cycles: 25 from the write of START to DONE.

`default_nettype none

module rvh_kronos_loosely (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        obi_req_i,
    output logic             obi_gnt_o,
    input  wire logic [11:0] obi_addr_i,
    input  wire logic        obi_we_i,
    input  wire logic [ 3:0] obi_be_i,
    input  wire logic [31:0] obi_wdata_i,
    output logic             obi_rvalid_o,
    output logic      [31:0] obi_rdata_o,

    output logic irq_o
);

  localparam int unsigned Words = 50;

  logic running, last, start;
  logic done_q, enable_q, pending_q;

  // ---- bus ----
  logic access, write, read;
  logic [5:0] index;
  logic in_words, write_word;
  logic [31:0] word, rdata;

  assign access     = obi_req_i && obi_be_i == 4'hf && obi_addr_i[1:0] == 2'b00 && obi_addr_i[11:10] == 2'b00;
  assign write      = access && obi_we_i;
  assign read       = access && !obi_we_i;
  assign index      = obi_addr_i[7:2];
  assign in_words   = index < 6'(Words);
  assign write_word = write && obi_addr_i[9:8] == 2'b00;
  assign obi_gnt_o  = obi_req_i;

  always_comb begin
    rdata = '0;
    if (read && obi_addr_i[9:8] == 2'b01 && in_words) rdata = word;
    if (read && obi_addr_i[9:2] == 8'h81) rdata = {31'b0, done_q};
    if (read && obi_addr_i[9:2] == 8'h82) rdata = {31'b0, enable_q};
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      obi_rvalid_o <= 1'b0;
      obi_rdata_o  <= '0;
    end else begin
      obi_rvalid_o <= obi_req_i;
      obi_rdata_o  <= rdata;
    end
  end

  // ---- rounds ----
  assign start = write && obi_addr_i[9:2] == 8'h80 && obi_wdata_i[0] && !running;

  rvh_kronos_keccak u_keccak (
      .clk_i,
      .rst_ni,
      .write_i  ({write_word && index[0], write_word && !index[0]}),
      .lane_i   (index[5:1]),
      .data_i   ({2{obi_wdata_i}}),
      .start_i  (start),
      .running_o(running),
      .last_o   (last),
      .index_i  (index),
      .word_o   (word)
  );

  // ---- status and interrupt ----
  assign irq_o = pending_q && enable_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      done_q    <= 1'b0;
      enable_q  <= 1'b0;
      pending_q <= 1'b0;
    end else begin
      if (start) done_q <= 1'b0;
      else if (last) done_q <= 1'b1;
      if (last) pending_q <= 1'b1;  // wins over a clear in the same cycle, which cannot mean this interrupt
      else if (start || (write && obi_addr_i[9:2] == 8'h83 && obi_wdata_i[0])) pending_q <= 1'b0;
      if (write && obi_addr_i[9:2] == 8'h82) enable_q <= obi_wdata_i[0];
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_kronos_loosely.obi"),
      .Width(49),
      .MaxOpen(1)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i(obi_req_i),
      .gnt_i(obi_gnt_o),
      .payload_i({obi_addr_i, obi_we_i, obi_be_i, obi_we_i ? obi_wdata_i : 32'b0}),
      .rvalid_i(obi_rvalid_o)
  );

  // Granted at once.
  rvh_contract #(
      .Name("rvh_kronos_loosely.grant")
  ) u_contract_answer (
      .clk_i,
      .rst_ni,
      .holds_i(obi_gnt_o == obi_req_i)
  );
`endif

endmodule

`default_nettype wire
