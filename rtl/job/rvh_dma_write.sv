// SPDX-License-Identifier: Apache-2.0
// Writes words of output to memory, to any address: takes words with a byte count, in the format of
// `out` of rvh_engine, and turns them into aligned writes of Width bits that enable only their
// bytes. OBI manager.
//
// Contract: `start_i` comes while `busy_o` is 0, with the address and the number of bytes that fit.
// Words are taken until this number is reached or one has `last_i`. In a word other than the last,
// the bytes after its count are 0. busy_o is 1 from the next cycle until everything is written and
// answered, `open_o` as long as words are taken; `taken_o` is the number of bytes of the offered
// word that fit. `abort_i`, a response with an error (`error_o`) or a write outside the window or
// beyond the last address (`outside_o`) aborts the move: no more words are taken, and a write that
// is already offered completes. The window is stable while `busy_o`.
//
// One word a cycle if memory answers in the next cycle. No combinational path connects the two
// ports: the DMA may share a bus with the port that controls it.

`default_nettype none

module rvh_dma_write #(
    parameter  int unsigned Width      = 32,                        // of the manager port: 32, 64 or 128
    parameter  int unsigned WordWidth  = 32,                        // of a word of output: 32, 64 or 128, at most Width
    parameter  int unsigned AddrWidth  = 32,                        // of an address and of a number of bytes: 32 to 64
    localparam int unsigned Bytes      = Width / 8,
    localparam int unsigned Lane       = $clog2(Bytes),             // address bits inside a write
    localparam int unsigned CountWidth = $clog2(WordWidth / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                    start_i,
    input  wire logic [   AddrWidth-1:0] addr_i,
    input  wire logic [   AddrWidth-1:0] bytes_i,
    input  wire logic                    abort_i,
    output logic                         busy_o,
    output logic                         open_o,
    output logic                         error_o,
    output logic                         outside_o,
    input  wire logic [AddrWidth-1:Lane] base_i,     // window: addresses of its first and last word
    input  wire logic [AddrWidth-1:Lane] limit_i,

    input  wire logic                  valid_i,
    output logic                       ready_o,
    input  wire logic [ WordWidth-1:0] data_i,        // first byte in bits 7:0
    input  wire logic [CountWidth-1:0] word_bytes_i,
    input  wire logic                  last_i,
    output logic      [CountWidth-1:0] taken_o,

    output logic                      mgr_req_o,
    input  wire logic                 mgr_gnt_i,
    output logic      [AddrWidth-1:0] mgr_addr_o,
    output logic      [    Bytes-1:0] mgr_be_o,
    output logic      [    Width-1:0] mgr_wdata_o,
    input  wire logic                 mgr_rvalid_i,
    input  wire logic                 mgr_err_i
);

  if (!(Width inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_dma_write: Width must be 32, 64 or 128");
  end
  if (!(WordWidth inside {32, 64, 128}) || WordWidth > Width) begin : gen_bad_word_width
    $error("rvh_dma_write: WordWidth must be 32, 64 or 128, and no more than Width");
  end
  if (AddrWidth < 32 || AddrWidth > 64) begin : gen_bad_addr_width
    $error("rvh_dma_write: AddrWidth must be 32 to 64");
  end

  localparam int unsigned Outstanding = 7;  // they hide a memory latency of as many cycles
  localparam int unsigned WordBytes = WordWidth / 8;

  typedef struct packed {
    logic [Bytes-1:0] be;
    logic [Width-1:0] data;
  } write_t;
  typedef logic [AddrWidth-1-Lane:0] word_t;
  typedef logic [AddrWidth-Lane:0] words_t;
  typedef logic [AddrWidth-1:0] length_t;
  typedef logic [CountWidth-1:0] count_t;
  typedef logic [Bytes+WordBytes-2:0] enables_t;
  typedef logic [8*(Bytes+WordBytes-1)-1:0] bytes_t;

  // Complete writes wait in a queue of two; the first one is offered.
  write_t  [      1:0] queue_q;
  logic    [      1:0] count_q;
  word_t               addr_q;  // of the first one

  words_t              word_q;  // address of the next write; the highest bit: beyond the last
  logic    [ Lane-1:0] place_q;  // of the next byte in it
  logic    [Width-9:0] rest_q;  // its bytes below this place
  logic    [Bytes-2:0] rest_be_q;
  logic                open_q;
  logic                below_q;  // the move begins below the window
  length_t             left_q;  // bytes that still fit
  logic    [      2:0] awaited_q;

  logic outside, room, takes, makes, ends, full, short, granted, came, gives_up;
  write_t made;
  count_t count;
  bytes_t wide_word;
  logic [WordBytes-1:0] word_be;
  enables_t wide_be;

  assign granted   = mgr_req_o && mgr_gnt_i;
  assign came      = mgr_rvalid_i && awaited_q != '0;
  assign outside   = below_q || word_q > {1'b0, limit_i};
  assign room      = !count_q[1];
  assign ready_o   = open_q && room && !outside;
  assign takes     = valid_i && ready_o;
  assign short     = left_q < length_t'(word_bytes_i);
  assign count     = short ? left_q[CountWidth-1:0] : word_bytes_i;
  assign ends      = last_i || left_q <= length_t'(word_bytes_i);
  assign wide_word = bytes_t'(data_i) << {place_q, 3'b000};
  assign word_be   = ~({WordBytes{1'b1}} << count);
  assign wide_be   = enables_t'(word_be) << place_q;
  assign full      = wide_be[Bytes-1];
  assign makes     = (takes && (full || ends)) || (!open_q && rest_be_q != '0 && room && !outside);

  assign error_o   = came && mgr_err_i;
  assign outside_o = outside && (open_q || rest_be_q != '0);
  assign gives_up  = abort_i || error_o || outside_o;
  assign open_o    = open_q;
  assign taken_o   = count;
  assign busy_o    = open_q || rest_be_q != '0 || count_q != '0 || awaited_q != '0;

  always_comb begin
    made = '{be: {1'b0, rest_be_q}, data: {8'h0, rest_q}};
    if (takes) begin
      made.data |= wide_word[Width-1:0];
      made.be |= wide_be[Bytes-1:0];
    end
  end

  assign mgr_req_o   = count_q != '0 && awaited_q != 3'(Outstanding);
  assign mgr_addr_o  = {addr_q, Lane'(0)};
  assign mgr_be_o    = queue_q[0].be;
  assign mgr_wdata_o = queue_q[0].data;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      queue_q   <= '0;
      count_q   <= '0;
      addr_q    <= '0;
      word_q    <= '0;
      place_q   <= '0;
      rest_q    <= '0;
      rest_be_q <= '0;
      open_q    <= 1'b0;
      below_q   <= 1'b0;
      left_q    <= '0;
      awaited_q <= '0;
    end else begin
      awaited_q <= awaited_q + 3'(granted) - 3'(came);
      count_q   <= count_q + 2'(makes) - 2'(granted);
      if (granted) begin
        queue_q <= {write_t'('0), queue_q[1]};
        addr_q  <= addr_q + word_t'(1);
      end
      if (makes) begin
        queue_q[count_q[0]&&!granted] <= made;
        word_q                        <= word_q + words_t'(1);
        rest_q                        <= '0;
        rest_be_q                     <= '0;
      end
      if (takes) begin
        place_q <= place_q + Lane'(count);
        left_q  <= left_q - length_t'(count);
        open_q  <= !ends;
        // Bytes beyond this write begin the next one. After the last byte none are kept.
        if (full) begin
          rest_be_q <= (Bytes - 1)'(wide_be >> Bytes);
          if (wide_be[Bytes]) rest_q <= (Width - 8)'(wide_word >> Width);
        end else if (!ends) begin
          rest_be_q <= made.be[Bytes-2:0];
          rest_q    <= made.data[Width-9:0];
        end
      end
      if (gives_up) begin
        open_q    <= 1'b0;
        rest_q    <= '0;
        rest_be_q <= '0;
      end
      if (start_i) begin
        addr_q    <= addr_i[AddrWidth-1:Lane];
        word_q    <= {1'b0, addr_i[AddrWidth-1:Lane]};
        place_q   <= addr_i[Lane-1:0];
        rest_q    <= '0;
        rest_be_q <= '0;
        below_q   <= addr_i[AddrWidth-1:Lane] < base_i;
        open_q    <= bytes_i != '0;
        left_q    <= bytes_i;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // A word that is not taken here may be taken by another reader.
  rvh_contract_stream #(
      .Name ("rvh_dma_write.input"),
      .Width(WordWidth + CountWidth + 1)
  ) u_contract_input (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_i),
      .ready_i  (ready_o),
      .payload_i({data_i, word_bytes_i, last_i}),
      .cancel_i (!open_q || abort_i)
  );

  rvh_contract #(
      .Name("rvh_dma_write.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!start_i || !busy_o)
  );

  rvh_contract #(
      .Name("rvh_dma_write.word")
  ) u_contract_word (
      .clk_i,
      .rst_ni,
      .holds_i(!takes || (word_bytes_i != '0 && 32'(word_bytes_i) <= WordBytes &&
              (last_i || data_i >> {word_bytes_i, 3'b000} == '0)))
  );
`endif

endmodule

`default_nettype wire
