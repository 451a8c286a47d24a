// SPDX-License-Identifier: Apache-2.0
// Writes words of output to memory, from any address on: takes words with a byte count, as
// `out` of rvh_engine gives them, and makes aligned writes of them that enable their bytes
// alone. OBI manager.
//
// Contract: `start_i` comes while `busy_o` is 0, with the address and the number of bytes there
// is room for. Words are taken until that is reached or one has `last_i`; each but the last has
// four bytes. busy_o is 1 from the next cycle until all is written and answered,
// `open_o` as long as words are taken. `abort_i`, a response with an error (`error_o`) or a
// write beyond the last address (`beyond_o`) gives up the rest: no more words are taken, and a
// write that is offered is still done.
//
// One word a cycle where memory answers in the next cycle. `ready_o` depends on mgr_gnt_i.

module rvh_mmio_write (
    input logic clk_i,
    input logic rst_ni,

    input  logic        start_i,
    input  logic [31:0] addr_i,
    input  logic [31:0] bytes_i,
    input  logic        abort_i,
    output logic        busy_o,
    output logic        open_o,
    output logic        error_o,
    output logic        beyond_o,

    input  logic        valid_i,
    output logic        ready_o,
    input  logic [31:0] data_i,       // first byte in bits 7:0
    input  logic [ 2:0] word_bytes_i,
    input  logic        last_i,

    output logic        mgr_req_o,
    input  logic        mgr_gnt_i,
    output logic [31:0] mgr_addr_o,
    output logic [ 3:0] mgr_be_o,
    output logic [31:0] mgr_wdata_o,
    input  logic        mgr_rvalid_i,
    input  logic        mgr_err_i
);

  localparam int unsigned Outstanding = 3;

  // The write on offer stands in registers: it stays whatever happens in front of it.
  logic offered_q;
  logic [29:0] addr_q;
  logic [3:0] be_q;
  logic [31:0] data_q;

  logic [30:0] word_q;  // address of the next write; the highest bit: beyond the last
  logic [1:0] skew_q;  // bytes by which words are moved up
  logic [23:0] rest_q;  // bytes of the last word that belong into the next write
  logic [2:0] rest_be_q;  // the last write is the rest alone
  logic first_q, open_q;
  logic [31:0] left_q;  // bytes there is still room for
  logic [1:0] awaited_q;

  logic room, takes, makes, ends, short, granted, came, gives_up;
  logic [ 2:0] count;
  logic [55:0] wide_word;
  logic [6:0] wide_be, count_be;

  assign granted   = offered_q && mgr_gnt_i;
  assign came      = mgr_rvalid_i && awaited_q != '0;
  assign room      = (!offered_q || mgr_gnt_i) && 3'(awaited_q) + 3'(offered_q) < 3'(Outstanding);
  assign ready_o   = open_q && room && !word_q[30];
  assign takes     = valid_i && ready_o;
  assign short     = left_q < 32'(word_bytes_i);
  assign count     = short ? left_q[2:0] : word_bytes_i;
  assign ends      = last_i || left_q <= 32'(word_bytes_i);
  assign makes     = takes || (rest_be_q != '0 && room && !word_q[30]);
  assign wide_word = {24'h0, data_i} << {skew_q, 3'b000};
  assign count_be  = ~(7'h7f << count);
  assign wide_be   = count_be << skew_q;

  assign error_o   = came && mgr_err_i;
  assign beyond_o  = word_q[30] && (open_q || rest_be_q != '0);
  assign gives_up  = abort_i || error_o || beyond_o;
  assign open_o    = open_q;
  assign busy_o    = open_q || rest_be_q != '0 || offered_q || awaited_q != '0;

  assign mgr_req_o   = offered_q;
  assign mgr_addr_o  = {addr_q, 2'b00};
  assign mgr_be_o    = be_q;
  assign mgr_wdata_o = data_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      offered_q <= 1'b0;
      addr_q    <= '0;
      be_q      <= '0;
      data_q    <= '0;
      word_q    <= '0;
      skew_q    <= '0;
      rest_q    <= '0;
      rest_be_q <= '0;
      first_q   <= 1'b0;
      open_q    <= 1'b0;
      left_q    <= '0;
      awaited_q <= '0;
    end else begin
      awaited_q <= awaited_q + 2'(granted) - 2'(came);
      if (granted) begin
        offered_q <= 1'b0;
        data_q    <= '0;
      end
      if (makes) begin
        offered_q <= 1'b1;
        addr_q    <= word_q[29:0];
        word_q    <= word_q + 31'd1;
        first_q   <= 1'b0;
      end
      if (takes) begin
        // The bytes below the skew are those that the word before left; none are in front of the first.
        data_q    <= wide_word[31:0] | {8'h0, rest_q};
        be_q      <= wide_be[3:0] | (first_q ? 4'h0 : ~(4'hf << skew_q));
        rest_q    <= wide_word[55:32];
        rest_be_q <= ends ? wide_be[6:4] : '0;
        left_q    <= left_q - 32'(count);
        open_q    <= !ends;
      end else if (makes) begin
        data_q    <= {8'h0, rest_q};
        be_q      <= {1'b0, rest_be_q};
        rest_q    <= '0;
        rest_be_q <= '0;
      end
      if (gives_up || (takes && ends && wide_be[6:4] == '0)) rest_q <= '0;
      if (gives_up) begin
        open_q    <= 1'b0;
        rest_be_q <= '0;
      end
      if (start_i) begin
        word_q    <= {1'b0, addr_i[31:2]};
        skew_q    <= addr_i[1:0];
        rest_q    <= '0;
        rest_be_q <= '0;
        first_q   <= 1'b1;
        open_q    <= bytes_i != '0;
        left_q    <= bytes_i;
      end
    end
  end

endmodule
