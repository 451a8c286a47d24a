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
// One word a cycle where memory answers in the next cycle. Nothing goes from one port to the
// other in a cycle: the DMA may share a bus with the port that it is controlled by.

module rvh_dma_write (
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
    input  logic [31:0] data_i,        // first byte in bits 7:0
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

  typedef struct packed {
    logic [3:0]  be;
    logic [31:0] data;
  } write_t;

  // Writes that are made stand in a queue of two; the first one is offered.
  write_t [ 1:0] queue_q;
  logic   [ 1:0] count_q;
  logic   [29:0] addr_q;  // of the first

  logic   [30:0] word_q;  // address of the next write to be made; the highest bit: beyond the last
  logic   [ 1:0] skew_q;  // bytes by which words are moved up
  logic   [23:0] rest_q;  // bytes of the last word that belong into the next write
  logic   [ 2:0] rest_be_q;  // the last write is the rest alone
  logic first_q, open_q;
  logic [31:0] left_q;  // bytes there is still room for
  logic [ 1:0] awaited_q;

  logic room, takes, makes, ends, short, granted, came, gives_up;
  write_t made;
  logic [2:0] count;
  logic [55:0] wide_word;
  logic [6:0] wide_be, count_be;

  assign granted   = mgr_req_o && mgr_gnt_i;
  assign came      = mgr_rvalid_i && awaited_q != '0;
  assign room      = !count_q[1];
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
  assign busy_o    = open_q || rest_be_q != '0 || count_q != '0 || awaited_q != '0;

  // The bytes below the skew are those that the word before left; none are in front of the first.
  always_comb begin
    made = '{be: {1'b0, rest_be_q}, data: {8'h0, rest_q}};
    if (takes) begin
      made.data |= wide_word[31:0];
      made.be = wide_be[3:0] | (first_q ? 4'h0 : ~(4'hf << skew_q));
    end
  end

  assign mgr_req_o   = count_q != '0 && awaited_q != 2'(Outstanding);
  assign mgr_addr_o  = {addr_q, 2'b00};
  assign mgr_be_o    = queue_q[0].be;
  assign mgr_wdata_o = queue_q[0].data;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      queue_q   <= '0;
      count_q   <= '0;
      addr_q    <= '0;
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
      count_q   <= count_q + 2'(makes) - 2'(granted);
      if (granted) begin
        queue_q <= {write_t'('0), queue_q[1]};
        addr_q  <= addr_q + 30'd1;
      end
      if (makes) begin
        queue_q[count_q[0]&&!granted] <= made;
        word_q                        <= word_q + 31'd1;
        first_q                       <= 1'b0;
      end
      if (takes) begin
        rest_q    <= wide_word[55:32];
        rest_be_q <= ends ? wide_be[6:4] : '0;
        left_q    <= left_q - 32'(count);
        open_q    <= !ends;
      end else if (makes) begin
        rest_q    <= '0;
        rest_be_q <= '0;
      end
      if (gives_up || (takes && ends && wide_be[6:4] == '0)) rest_q <= '0;
      if (gives_up) begin
        open_q    <= 1'b0;
        rest_be_q <= '0;
      end
      if (start_i) begin
        addr_q    <= addr_i[31:2];
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
