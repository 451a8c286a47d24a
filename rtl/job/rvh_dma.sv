// SPDX-License-Identifier: Apache-2.0
// DMA of the memory-mapped attachment: moves a message, a fragment or a list of them, from
// memory to the engine, or output of the engine to memory. One OBI manager port, aligned
// words, in order; never both moves at once.
//
// A list is in memory, `bytes_i` fragments from `addr_i` on, two words each: address, number
// of bytes. It is read as it is needed.
//
// Contract: one of `in_start_i` and `out_start_i` comes while `busy_o` is 0. busy_o is 1 from
// the next cycle until the move is over. An error (read, write, address: one cycle each) or
// `abort_i` gives up the rest; busy_o then falls when no request and no response is open, and
// `mgr_cancel_o` tells in that cycle that no more of the promised requests come.
// Address errors: a list that does not begin at a word or has more than 65,535 fragments; a
// move beyond the last address; with `swap_i`, a fragment that is not of whole words.
//
// Cycles: a fragment one a word and 3; 6 more for each fragment of a list.

module rvh_dma (
    input logic clk_i,
    input logic rst_ni,

    input  logic        in_start_i,
    input  logic        list_i,
    input  logic        swap_i,         // words will be swapped: whole words only
    input  logic [31:0] src_i,
    input  logic [31:0] len_i,
    input  logic        out_start_i,
    input  logic [31:0] dst_i,
    input  logic [31:0] out_len_i,
    input  logic        abort_i,
    output logic        busy_o,
    output logic        taking_o,       // words of output are still wanted
    output logic        read_error_o,
    output logic        write_error_o,
    output logic        addr_error_o,

    output logic        msg_valid_o,
    input  logic        msg_ready_i,
    output logic [31:0] msg_data_o,
    output logic [ 2:0] msg_bytes_o,

    input  logic        out_valid_i,
    output logic        out_ready_o,
    input  logic [31:0] out_data_i,
    input  logic [ 2:0] out_bytes_i,
    input  logic        out_last_i,

    output logic        mgr_req_o,
    input  logic        mgr_gnt_i,
    output logic [31:0] mgr_addr_o,
    output logic        mgr_we_o,
    output logic [ 3:0] mgr_be_o,
    output logic [31:0] mgr_wdata_o,
    output logic [ 7:0] mgr_more_o,
    output logic        mgr_cancel_o,
    input  logic        mgr_rvalid_i,
    input  logic [31:0] mgr_rdata_i,
    input  logic        mgr_err_i
);

  typedef enum logic [1:0] {
    None,
    Entry,    // an entry of the list is read
    Fragment  // a fragment is read
  } step_e;

  step_e step_d, step_q;
  logic [30:0] entry_d, entry_q;  // word address of the next entry; the highest bit: beyond the last
  logic [15:0] entries_d, entries_q;  // still to be read
  logic [31:0] frag_addr_d, frag_addr_q;
  logic second_d, second_q;  // the second word of the entry comes
  logic gave_up_q;
  logic bad_list, bad_entry, bad_fragment, gives_up, read_next;

  logic read_start, read_busy, read_beyond, read_valid, read_req;
  logic write_busy, write_beyond, write_req;
  logic [31:0] read_addr, read_bytes, read_data, read_mgr_addr, write_mgr_addr;
  logic [3:0] read_be, write_be;
  logic [7:0] read_more;

  // ---- which fragment is next ----
  assign bad_list = in_start_i && list_i && (src_i[1:0] != '0 || len_i[31:16] != '0);

  always_comb begin
    step_d      = step_q;
    entry_d     = entry_q;
    entries_d   = entries_q;
    frag_addr_d = frag_addr_q;
    second_d    = second_q;
    read_next   = 1'b0;
    bad_entry   = 1'b0;
    read_addr   = {entry_q[29:0], 2'b00};
    read_bytes  = 32'd8;

    if (in_start_i && list_i && len_i != '0) begin
      step_d    = Entry;
      entries_d = len_i[15:0];
      entry_d   = {1'b0, src_i[31:2]} + 31'd2;
      second_d  = 1'b0;
      read_addr = src_i;
      read_next = 1'b1;
    end else if (in_start_i) begin
      step_d     = Fragment;
      entries_d  = '0;
      read_addr  = src_i;
      read_bytes = list_i ? '0 : len_i;
      read_next  = 1'b1;
    end else if (step_q == Entry && read_valid) begin
      second_d = 1'b1;
      if (!second_q) begin
        frag_addr_d = read_data;
      end else begin
        step_d     = Fragment;
        entries_d  = entries_q - 16'd1;
        read_addr  = frag_addr_q;
        read_bytes = read_data;
        read_next  = 1'b1;
      end
    end else if (step_q == Fragment && !read_busy) begin
      step_d = None;
      if (entries_q != '0) begin
        step_d    = Entry;
        entry_d   = entry_q + 31'd2;
        second_d  = 1'b0;
        read_next = 1'b1;
        bad_entry = entry_q[30];
      end
    end
  end

  assign bad_fragment = read_next && step_d == Fragment && swap_i && (read_addr[1:0] != '0 || read_bytes[1:0] != '0);
  assign read_start   = read_next && !gives_up;

  assign addr_error_o = bad_list || bad_entry || bad_fragment || read_beyond || write_beyond;
  assign gives_up     = abort_i || read_error_o || write_error_o || addr_error_o;
  assign busy_o       = step_q != None || read_busy || write_busy;
  assign mgr_cancel_o = gave_up_q && !busy_o;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q      <= None;
      entry_q     <= '0;
      entries_q   <= '0;
      frag_addr_q <= '0;
      second_q    <= 1'b0;
      gave_up_q   <= 1'b0;
    end else begin
      step_q      <= gives_up ? None : step_d;
      entry_q     <= entry_d;
      entries_q   <= entries_d;
      frag_addr_q <= frag_addr_d;
      second_q    <= second_d;
      gave_up_q   <= gives_up || (gave_up_q && busy_o);
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

  rvh_dma_read u_read (
      .clk_i,
      .rst_ni,
      .start_i   (read_start),
      .addr_i    (read_addr),
      .bytes_i   (read_bytes),
      .abort_i   (gives_up),
      .busy_o    (read_busy),
      .error_o   (read_error_o),
      .beyond_o  (read_beyond),
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

  rvh_dma_write u_write (
      .clk_i,
      .rst_ni,
      .start_i     (out_start_i),
      .addr_i      (dst_i),
      .bytes_i     (out_len_i),
      .abort_i     (gives_up),
      .busy_o      (write_busy),
      .open_o      (taking_o),
      .error_o     (write_error_o),
      .beyond_o    (write_beyond),
      .valid_i     (out_valid_i),
      .ready_o     (out_ready_o),
      .data_i      (out_data_i),
      .word_bytes_i(out_bytes_i),
      .last_i      (out_last_i),
      .mgr_req_o   (write_req),
      .mgr_gnt_i,
      .mgr_addr_o  (write_mgr_addr),
      .mgr_be_o    (write_be),
      .mgr_wdata_o,
      .mgr_rvalid_i,
      .mgr_err_i
  );

endmodule
