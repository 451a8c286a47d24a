// SPDX-License-Identifier: Apache-2.0
// DMA of a job: moves a message, a fragment or a list of them, from memory to the engine, or output
// of the engine to memory. One OBI manager port, aligned words of Width bits, in order; never both
// moves at once.
//
// A list is in memory, `len_i` fragments from `src_i` on, two words each: address, number of bytes.
// The words have 32 bits, or 64 if an address has more than 32. The DMA reads entries as it needs them.
//
// Contract: one of `in_start_i` and `out_start_i` comes while `busy_o` is 0. busy_o is 1 from the
// next cycle until the move is over. An error (read, write, address: one cycle each) or `abort_i`
// aborts the move. busy_o then falls when no request and no response is pending, and `mgr_cancel_o`
// signals in that cycle that the rest of the promised requests will not come.
// Address errors: a list that is not aligned to one of its words or has more than 65,535 fragments;
// a move beyond the last address or outside the window `base_i` to `limit_i`; with `swap_i`, a
// fragment that is not a whole number of words of 32 bits. The window is stable while busy_o. No
// request is made outside the window.
//
// Cycles: a fragment takes one a word and 3. Each fragment of a list takes 4 more, and one for each
// word of the port that its entry is in.

`default_nettype none

module rvh_dma #(
    parameter  int unsigned Width      = 32,                        // of the manager port: 32, 64 or 128
    parameter  int unsigned WordWidth  = 32,                        // of a word of output: 32, 64 or 128, at most Width
    parameter  int unsigned AddrWidth  = 32,                        // of an address and of a number of bytes: 32 to 64
    localparam int unsigned Lane       = $clog2(Width / 8),
    localparam int unsigned ReadCount  = Lane + 1,
    localparam int unsigned CountWidth = $clog2(WordWidth / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                    in_start_i,
    input  wire logic                    list_i,
    input  wire logic                    swap_i,         // words will be swapped: requires whole words
    input  wire logic [   AddrWidth-1:0] src_i,
    input  wire logic [   AddrWidth-1:0] len_i,
    input  wire logic                    out_start_i,
    input  wire logic [   AddrWidth-1:0] dst_i,
    input  wire logic [   AddrWidth-1:0] out_len_i,
    input  wire logic [AddrWidth-1:Lane] base_i,         // addresses of the first and last word of the window
    input  wire logic [AddrWidth-1:Lane] limit_i,
    input  wire logic                    abort_i,
    output logic                         busy_o,
    output logic                         taking_o,       // more words of output are wanted
    output logic                         read_error_o,
    output logic                         write_error_o,
    output logic                         addr_error_o,

    output logic                      msg_valid_o,
    input  wire logic                 msg_ready_i,
    output logic      [    Width-1:0] msg_data_o,
    output logic      [ReadCount-1:0] msg_bytes_o,

    input  wire logic                  out_valid_i,
    output logic                       out_ready_o,
    input  wire logic [ WordWidth-1:0] out_data_i,
    input  wire logic [CountWidth-1:0] out_bytes_i,
    input  wire logic                  out_last_i,
    output logic      [CountWidth-1:0] out_taken_o,  // bytes of the word that fit

    output logic                      mgr_req_o,
    input  wire logic                 mgr_gnt_i,
    output logic      [AddrWidth-1:0] mgr_addr_o,
    output logic                      mgr_we_o,
    output logic      [  Width/8-1:0] mgr_be_o,
    output logic      [    Width-1:0] mgr_wdata_o,
    output logic      [          7:0] mgr_more_o,
    output logic                      mgr_cancel_o,
    input  wire logic                 mgr_rvalid_i,
    input  wire logic [    Width-1:0] mgr_rdata_i,
    input  wire logic                 mgr_err_i
);

  typedef enum logic [1:0] {
    None,
    Entry,    // reading an entry of the list
    Fragment  // reading a fragment
  } step_e;

  localparam bit Long = AddrWidth > 32;
  localparam int unsigned EntryWords = Long ? 4 : 2;  // words of 32 bits in an entry
  localparam int unsigned EntryWord = 16 * EntryWords;  // bits of an address or length in it
  localparam int unsigned Kept = 32 * (EntryWords - 1);  // bits of an entry that come before its last word

  typedef logic [AddrWidth-2:0] entry_t;
  typedef logic [$clog2(EntryWords)-1:0] part_t;

  step_e step_d, step_q;
  entry_t entry_d, entry_q;  // address of the next entry, in words of 32 bits; the highest bit: beyond the last
  logic [15:0] entries_d, entries_q;  // not yet read
  logic [Kept-1:0] kept_d, kept_q;  // the words of the entry that were read
  part_t part_d, part_q;  // their number
  logic gave_up_q;
  logic bad_list, bad_entry, bad_reach, bad_fragment, gives_up, read_next;

  logic read_start, read_busy, read_outside, read_valid, read_req;
  logic write_busy, write_outside, write_req;
  logic [AddrWidth-1:0] read_addr, read_bytes, read_mgr_addr, write_mgr_addr;
  logic [Width-1:0] read_data;
  logic [Width/8-1:0] read_be, write_be;
  logic [2*EntryWord-1:0] entry;  // the words of the entry up to this one of the port
  logic [2:0] comes;  // words of 32 bits in this one
  logic complete;  // the entry is complete
  logic [7:0] read_more;

  // ---- the next fragment ----
  assign entry    = {32'b0, kept_q} | ((2 * EntryWord)'(read_data) << {part_q, 5'b0});
  assign comes    = Width == 32 ? 3'd1 : 3'(msg_bytes_o >> 2);
  assign complete = 32'(part_q) + 32'(comes) == EntryWords;
  assign bad_list = in_start_i && list_i && (src_i[1:0] != '0 || (Long && src_i[2]) || len_i[AddrWidth-1:16] != '0);

  always_comb begin
    step_d     = step_q;
    entry_d    = entry_q;
    entries_d  = entries_q;
    kept_d     = kept_q;
    part_d     = part_q;
    read_next  = 1'b0;
    bad_entry  = 1'b0;
    read_addr  = {entry_q[AddrWidth-3:0], 2'b00};
    read_bytes = AddrWidth'(4 * EntryWords);

    if (in_start_i && list_i && len_i != '0) begin
      step_d    = Entry;
      entries_d = len_i[15:0];
      entry_d   = {1'b0, src_i[AddrWidth-1:2]} + entry_t'(EntryWords);
      kept_d    = '0;
      part_d    = '0;
      read_addr = src_i;
      read_next = 1'b1;
    end else if (in_start_i) begin
      step_d     = Fragment;
      entries_d  = '0;
      read_addr  = src_i;
      read_bytes = list_i ? '0 : len_i;
      read_next  = 1'b1;
    end else if (step_q == Entry && read_valid) begin
      kept_d = entry[Kept-1:0];
      part_d = part_q + part_t'(comes);
      if (complete) begin
        step_d     = Fragment;
        entries_d  = entries_q - 16'd1;
        read_addr  = entry[AddrWidth-1:0];
        read_bytes = entry[EntryWord+:AddrWidth];
        read_next  = 1'b1;
      end
    end else if (step_q == Fragment && !read_busy) begin
      step_d = None;
      if (entries_q != '0) begin
        step_d    = Entry;
        entry_d   = entry_q + entry_t'(EntryWords);
        kept_d    = '0;
        part_d    = '0;
        read_next = 1'b1;
        bad_entry = entry_q[AddrWidth-2];
      end
    end
  end

  assign bad_fragment = read_next && step_d == Fragment && swap_i && (read_addr[1:0] != '0 || read_bytes[1:0] != '0);
  assign read_start   = read_next && !gives_up;

  // Bits of the entry above the highest address
  if (Long && AddrWidth < 64) begin : gen_reach
    assign bad_reach = step_q == Entry && read_valid && complete &&
        (entry[EntryWord-1:AddrWidth] != '0 || entry[2*EntryWord-1:EntryWord+AddrWidth] != '0);
  end else begin : gen_any_reach
    assign bad_reach = 1'b0;
  end

  assign addr_error_o = bad_list || bad_entry || bad_reach || bad_fragment || read_outside || write_outside;
  assign gives_up     = abort_i || read_error_o || write_error_o || addr_error_o;
  assign busy_o       = step_q != None || read_busy || write_busy;
  assign mgr_cancel_o = gave_up_q && !busy_o;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q    <= None;
      entry_q   <= '0;
      entries_q <= '0;
      kept_q    <= '0;
      part_q    <= '0;
      gave_up_q <= 1'b0;
    end else begin
      step_q    <= gives_up ? None : step_d;
      entry_q   <= entry_d;
      entries_q <= entries_d;
      kept_q    <= kept_d;
      part_q    <= part_d;
      gave_up_q <= gives_up || (gave_up_q && busy_o);
    end
  end

  // ---- the port ----
  assign mgr_req_o = read_req || write_req;
  assign mgr_we_o = write_req;
  assign mgr_addr_o = write_req ? write_mgr_addr : read_mgr_addr;
  assign mgr_be_o = write_req ? write_be : read_be;
  assign mgr_more_o = write_req ? '0 : read_more;

  assign msg_valid_o = step_q == Fragment && read_valid;
  assign msg_data_o = read_data;

  rvh_dma_read #(
      .Width    (Width),
      .AddrWidth(AddrWidth)
  ) u_read (
      .clk_i,
      .rst_ni,
      .start_i   (read_start),
      .addr_i    (read_addr),
      .bytes_i   (read_bytes),
      .abort_i   (gives_up),
      .busy_o    (read_busy),
      .error_o   (read_error_o),
      .outside_o (read_outside),
      .base_i,
      .limit_i,
      .valid_o   (read_valid),
      .ready_i   (step_q == Entry || msg_ready_i),
      .data_o    (read_data),
      .bytes_o   (msg_bytes_o),
      .mgr_req_o (read_req),
      .mgr_gnt_i (mgr_gnt_i && !write_req),
      .mgr_addr_o(read_mgr_addr),
      .mgr_be_o  (read_be),
      .mgr_more_o(read_more),
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i
  );

  rvh_dma_write #(
      .Width    (Width),
      .WordWidth(WordWidth),
      .AddrWidth(AddrWidth)
  ) u_write (
      .clk_i,
      .rst_ni,
      .start_i     (out_start_i),
      .addr_i      (dst_i),
      .bytes_i     (out_len_i),
      .abort_i     (gives_up),
      .busy_o      (write_busy),
      .open_o      (taking_o),
      .error_o     (write_error_o),
      .outside_o   (write_outside),
      .base_i,
      .limit_i,
      .valid_i     (out_valid_i),
      .ready_o     (out_ready_o),
      .data_i      (out_data_i),
      .word_bytes_i(out_bytes_i),
      .last_i      (out_last_i),
      .taken_o     (out_taken_o),
      .mgr_req_o   (write_req),
      .mgr_gnt_i,
      .mgr_addr_o  (write_mgr_addr),
      .mgr_be_o    (write_be),
      .mgr_wdata_o,
      .mgr_rvalid_i,
      .mgr_err_i
  );

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_dma.msg"),
      .Width(Width + $bits(msg_bytes_o))
  ) u_contract_msg (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid_o),
      .ready_i  (msg_ready_i),
      .payload_i({msg_data_o, msg_bytes_o}),
      .cancel_i (gives_up)
  );

  rvh_contract #(
      .Name("rvh_dma.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!(in_start_i || out_start_i) || (!busy_o && !(in_start_i && out_start_i)))
  );

  rvh_contract_obi #(
      .Name   ("rvh_dma.mgr"),
      .Width  (AddrWidth + 9 + 9 * Width / 8),
      .MaxOpen(7)
  ) u_contract_mgr (
      .clk_i,
      .rst_ni,
      .req_i    (mgr_req_o),
      .gnt_i    (mgr_gnt_i),
      .payload_i({mgr_addr_o, mgr_we_o, mgr_be_o, mgr_we_o ? mgr_wdata_o : '0, mgr_more_o}),
      .rvalid_i (mgr_rvalid_i && busy_o)
  );
`endif

endmodule

`default_nettype wire
