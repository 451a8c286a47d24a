// SPDX-License-Identifier: Apache-2.0
// rvh_dma between any engine and any memory: which fragments are read and when, and who uses the bus. Window and
// promise are in rvh_formal_dma_state, which is bound to it. Jobs dma-read and dma-write prove what reader and writer
// do with a fragment.

`default_nettype none

module rvh_formal_dma #(
    parameter int unsigned AddrWidth = 32,
    localparam int unsigned EntryWords = AddrWidth > 32 ? 4 : 2,  // words of 32 bits in an entry of a list
    localparam int unsigned EntryBits = 16 * EntryWords,  // bits of an address or a number of bytes in it
    localparam int unsigned Aligned = $clog2(EntryBits / 8)
) (
    input logic                 clk_i,
    input logic                 rst_ni,
    input logic                 in_start,
    input logic                 list,
    input logic                 swap,
    input logic [AddrWidth-1:0] src,
    input logic [AddrWidth-1:0] len,
    input logic                 out_start,
    input logic [AddrWidth-1:0] dst,
    input logic [AddrWidth-1:0] out_len,
    input logic [AddrWidth-1:2] base,
    input logic [AddrWidth-1:2] limit,
    input logic                 abort,
    input logic                 msg_ready,
    input logic                 out_valid,
    input logic [         31:0] out_data,
    input logic [          2:0] out_bytes,
    input logic                 out_last,
    input logic                 gnt,
    input logic                 rvalid,
    input logic [         31:0] rdata,
    input logic                 err
);

  typedef logic [AddrWidth-2:0] words_t;
  typedef logic [AddrWidth:0] bytes_t;

  logic busy, taking, read_error, write_error, addr_error, msg_valid, out_ready, req, we, cancel;
  logic [AddrWidth-1:0] addr;
  logic [31:0] msg_data, wdata;
  logic [2:0] msg_bytes;
  logic [3:0] be;
  logic [7:0] more, open;
  logic granted, gives_up;

  rvh_dma #(
      .AddrWidth(AddrWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .in_start_i   (in_start),
      .list_i       (list),
      .swap_i       (swap),
      .src_i        (src),
      .len_i        (len),
      .out_start_i  (out_start),
      .dst_i        (dst),
      .out_len_i    (out_len),
      .base_i       (base),
      .limit_i      (limit),
      .abort_i      (abort),
      .busy_o       (busy),
      .taking_o     (taking),
      .read_error_o (read_error),
      .write_error_o(write_error),
      .addr_error_o (addr_error),
      .msg_valid_o  (msg_valid),
      .msg_ready_i  (msg_ready),
      .msg_data_o   (msg_data),
      .msg_bytes_o  (msg_bytes),
      .out_valid_i  (out_valid),
      .out_ready_o  (out_ready),
      .out_data_i   (out_data),
      .out_bytes_i  (out_bytes),
      .out_last_i   (out_last),
      .mgr_req_o    (req),
      .mgr_gnt_i    (gnt),
      .mgr_addr_o   (addr),
      .mgr_we_o     (we),
      .mgr_be_o     (be),
      .mgr_wdata_o  (wdata),
      .mgr_more_o   (more),
      .mgr_cancel_o (cancel),
      .mgr_rvalid_i (rvalid),
      .mgr_rdata_i  (rdata),
      .mgr_err_i    (err)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b1),
      .Width            (AddrWidth + 45)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({addr, we, be, we ? wdata : 32'h0, more}),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  rvh_formal_stream #(
      .Width(35)
  ) u_msg (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid),
      .ready_i  (msg_ready),
      .cancel_i (gives_up),
      .payload_i({msg_data, msg_bytes})
  );

  assign granted  = req && gnt;
  assign gives_up = abort || read_error || write_error || addr_error;

  // ---- the contract ----
  logic init = 1'b1;
  logic [AddrWidth-1:2] base_q, limit_q;

  always_ff @(posedge clk_i) {init, base_q, limit_q} <= {1'b0, base, limit};

  always_comb begin
    if (init) assume (!rst_ni);
    assume (!busy || {base, limit} == {base_q, limit_q});
    assume (!(in_start || out_start) || (!busy && !abort));
    assume (!(in_start && out_start));
    assume (!out_valid || out_bytes == 3'd4 || (out_last && out_bytes inside {[3'd1 : 3'd3]}));
  end

  // ---- the commanded move, and its progress ----
  typedef enum logic [1:0] {
    None,
    Entry,
    Fragment
  } step_e;

  logic [AddrWidth-1:0] src_q, src_now, len_q, len_now;
  logic list_q, list_now, gave_up_q, in_q, started_q;
  logic [16:0] entries_q, entries, fragments_q, fragments;  // fragments begun
  logic [EntryWords-1:0][31:0] entry_q;  // of the list, as memory returned it
  logic [EntryBits-1:0] entry_addr, entry_bytes;
  logic [2:0] answers_q;
  logic begins_entry, begins_fragment;

  assign {src_now, len_now, list_now} = in_start ? {src, len, list} : {src_q, len_q, list_q};
  assign entries = in_start ? '0 : entries_q;
  assign fragments = in_start ? '0 : fragments_q;
  assign begins_entry = u_dut.read_start && 2'(u_dut.step_d) == Entry;
  assign begins_fragment = u_dut.read_start && 2'(u_dut.step_d) == Fragment;
  assign {entry_bytes, entry_addr} = entry_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {src_q, len_q, list_q, entries_q, fragments_q, answers_q, in_q, started_q} <= '0;
      gave_up_q <= 1'b1;
    end else begin
      {src_q, len_q, list_q} <= {src_now, len_now, list_now};
      entries_q              <= entries + 17'(begins_entry);
      fragments_q            <= fragments + 17'(begins_fragment);
      answers_q              <= begins_entry ? '0 : answers_q + 3'(rvalid && answers_q != 3'(EntryWords));
      gave_up_q              <= gives_up || (gave_up_q && !in_start && !out_start);
      in_q                   <= in_start || (in_q && !out_start);
      started_q              <= (in_start || (out_start && out_len != '0)) && !gives_up;
    end
  end

  for (genvar i = 0; i < EntryWords; i++) begin : gen_entry
    always_ff @(posedge clk_i) if (rvalid && answers_q == 3'(i)) entry_q[i] <= rdata;
  end

  // ---- properties ----
  logic [1:0] step;
  logic stop, read_last, waits_q;
  logic [AddrWidth-2:0] words;
  logic [2:0] held;  // words of the reader that are awaited or stored

  assign step      = 2'(u_dut.step_q);
  assign stop      = u_dut.u_read.stop_q;
  assign words     = u_dut.u_read.words_q;
  assign held      = 3'(u_dut.u_read.awaited_q) + 3'(u_dut.u_read.stored_q);
  assign read_last = words == '0 && held == 3'd1 && u_dut.u_read.takes;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) waits_q <= 1'b0;
    else waits_q <= req && !gnt;
  end

  // Relations between counters of the proof and registers
  logic bus_agrees, steps_agree, entry_agrees;
  logic [EntryWords-2:0] kept_agrees;
  logic [2:0] store_agrees;

  for (genvar i = 0; i < EntryWords - 1; i++) begin : gen_kept
    assign kept_agrees[i] = u_dut.kept_q[32*i+:32] == (3'(i) < 3'(u_dut.part_q) ? entry_q[i] : '0);
  end
  for (genvar i = 0; i < 3; i++) begin : gen_store
    logic [$clog2(EntryWords)-1:0] at;
    assign at = $clog2(EntryWords)'(3'(u_dut.part_q) + 3'(i));
    assign store_agrees[i] = u_dut.u_read.stored_q <= 2'(i) || u_dut.u_read.store_q[i] == entry_q[at];
  end

  assign bus_agrees = open == 8'(u_dut.u_read.awaited_q) + 8'(u_dut.u_write.awaited_q) && u_dut.u_state.in_q == in_q &&
      u_dut.u_state.gave_up_q == gave_up_q && u_dut.u_state.waits_q == waits_q;
  assign steps_agree = step == None || (in_q && (step == Entry ?
      list_q && entries_q != '0 && entries_q == fragments_q + 17'd1 &&
          17'(u_dut.entries_q) == 17'(len_q) - fragments_q :
      step == Fragment && (list_q && len_q != '0 ?
          entries_q == fragments_q && fragments_q != '0 && 17'(u_dut.entries_q) == 17'(len_q) - fragments_q :
          entries_q == '0 && fragments_q == 17'd1 && u_dut.entries_q == '0)) &&
      (!list_q || (len_q[AddrWidth-1:16] == '0 && src_q[Aligned-1:0] == '0 && AddrWidth'(entries_q) <= len_q)) &&
      (entries_q == '0 ||
          u_dut.entry_q == {1'b0, src_q[AddrWidth-1:2]} + words_t'(entries_q) * words_t'(EntryWords)));
  assign entry_agrees = step != Entry || (u_dut.u_read.skip_q == '0 && u_dut.u_read.end_q == '0 &&
      answers_q == 3'(u_dut.u_read.stored_q) + 3'(u_dut.part_q) && &kept_agrees && &store_agrees);

  always_comb begin
    if (rst_ni) begin
      a_one : assert (!(u_dut.read_req && u_dut.write_req) && !(u_dut.read_busy && u_dut.write_busy));
      a_starts : assert (!u_dut.read_start || ((!u_dut.read_busy || read_last) && !gives_up && !u_dut.write_busy));
      a_entry :
      assert (!begins_entry || (list_now && AddrWidth'(entries) < len_now &&
              u_dut.read_bytes == AddrWidth'(4 * EntryWords) &&
              bytes_t'(u_dut.read_addr) ==
              bytes_t'(src_now) + bytes_t'(entries) * bytes_t'(4 * EntryWords)));
      a_fragment :
      assert (!begins_fragment || (list_now && len_now != '0 ?
              EntryBits'(u_dut.read_addr) == entry_addr && EntryBits'(u_dut.read_bytes) == entry_bytes &&
                  fragments + 17'd1 == entries && answers_q == 3'(EntryWords) :
              fragments == '0 && u_dut.read_addr == src_now && u_dut.read_bytes == (list_now ? '0 : len_now)));
      a_whole : assert (!begins_fragment || !swap || {u_dut.read_addr[1:0], u_dut.read_bytes[1:0]} == '0);
      a_list :
      assert (!(begins_entry || begins_fragment) || !list_now || {len_now[AddrWidth-1:16], src_now[Aligned-1:0]} == '0);
      a_all :
      assert (busy || gave_up_q || !in_q || (list_q && len_q != '0 ?
              AddrWidth'(entries_q) == len_q && AddrWidth'(fragments_q) == len_q : fragments_q == 17'd1));
      a_message : assert (!msg_valid || (step == Fragment && u_dut.read_valid && msg_data == u_dut.read_data));
      a_cancel : assert (!cancel || (!req && open == '0 && !busy));
      a_busy : assert (!started_q || busy);
      a_stop :
      assert (!gave_up_q || (busy == (req || open != '0) && !msg_valid && !taking && !out_ready &&
              (!req || waits_q || we)));
      a_invariant : assert (bus_agrees && steps_agree && entry_agrees);
    end
  end

  // ---- covers ----
  always_comb begin
    c_list : cover (rst_ni && in_q && list_q && len_q == AddrWidth'(1) && !busy && !gave_up_q && entry_bytes == '0);
    c_message : cover (rst_ni && list_q && msg_valid && msg_ready && step == Fragment && msg_bytes == 3'd2);
    c_write : cover (rst_ni && !in_q && !busy && !gave_up_q && rvalid == 1'b0 && u_dut.u_write.left_q == AddrWidth'(1));
    c_cancel : cover (rst_ni && cancel && u_dut.u_state.promised_q != '0);
    c_outside : cover (rst_ni && addr_error && !gave_up_q && u_dut.read_outside && fragments_q == 17'd2);
    c_whole : cover (rst_ni && addr_error && !gave_up_q && step == Entry && swap && u_dut.complete);
  end

endmodule

`default_nettype wire
