// SPDX-License-Identifier: Apache-2.0
// rvh_dma between any engine and any memory: which fragments are read and when, and who uses the bus. Window and
// promise are in rvh_formal_dma_state, which is bound to it. Jobs dma-read and dma-write prove what reader and writer
// do with a fragment.

`default_nettype none

module rvh_formal_dma (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        in_start,
    input logic        list,
    input logic        swap,
    input logic [31:0] src,
    input logic [31:0] len,
    input logic        out_start,
    input logic [31:0] dst,
    input logic [31:0] out_len,
    input logic [31:2] base,
    input logic [31:2] limit,
    input logic        abort,
    input logic        msg_ready,
    input logic        out_valid,
    input logic [31:0] out_data,
    input logic [ 2:0] out_bytes,
    input logic        out_last,
    input logic        gnt,
    input logic        rvalid,
    input logic [31:0] rdata,
    input logic        err
);

  logic busy, taking, read_error, write_error, addr_error, msg_valid, out_ready, req, we, cancel;
  logic [31:0] msg_data, addr, wdata;
  logic [2:0] msg_bytes;
  logic [3:0] be;
  logic [7:0] more, open;
  logic granted, gives_up;

  rvh_dma u_dut (
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
      .Width            (77)
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
  logic [31:2] base_q, limit_q;

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

  logic [31:0] src_q, src_now, len_q, len_now;
  logic list_q, list_now, gave_up_q, in_q, started_q;
  logic [16:0] entries_q, entries, fragments_q, fragments;  // fragments begun
  logic [31:0] first_q, second_q;  // the entry of the list, as memory returned it
  logic [1:0] answers_q;
  logic begins_entry, begins_fragment;

  assign {src_now, len_now, list_now} = in_start ? {src, len, list} : {src_q, len_q, list_q};
  assign entries = in_start ? '0 : entries_q;
  assign fragments = in_start ? '0 : fragments_q;
  assign begins_entry = u_dut.read_start && 2'(u_dut.step_d) == Entry;
  assign begins_fragment = u_dut.read_start && 2'(u_dut.step_d) == Fragment;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {src_q, len_q, list_q, entries_q, fragments_q, answers_q, in_q, started_q} <= '0;
      gave_up_q <= 1'b1;
    end else begin
      {src_q, len_q, list_q} <= {src_now, len_now, list_now};
      entries_q              <= entries + 17'(begins_entry);
      fragments_q            <= fragments + 17'(begins_fragment);
      answers_q              <= begins_entry ? '0 : answers_q + 2'(rvalid && answers_q != 2'd2);
      gave_up_q              <= gives_up || (gave_up_q && !in_start && !out_start);
      in_q                   <= in_start || (in_q && !out_start);
      started_q              <= (in_start || (out_start && out_len != '0)) && !gives_up;
    end
  end

  always_ff @(posedge clk_i) begin
    if (rvalid && answers_q == 2'd0) first_q <= rdata;
    if (rvalid && answers_q == 2'd1) second_q <= rdata;
  end

  // ---- properties ----
  logic [1:0] step;
  logic stop, read_last, waits_q;
  logic [30:0] words;
  logic [ 2:0] held;  // words of the reader that are awaited or stored

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

  assign bus_agrees = open == 8'(u_dut.u_read.awaited_q) + 8'(u_dut.u_write.awaited_q) && u_dut.u_state.in_q == in_q &&
      u_dut.u_state.gave_up_q == gave_up_q && u_dut.u_state.waits_q == waits_q;
  assign steps_agree = step == None || (in_q && (step == Entry ?
      list_q && entries_q != '0 && entries_q == fragments_q + 17'd1 &&
          17'(u_dut.entries_q) == 17'(len_q) - fragments_q :
      step == Fragment && (list_q && len_q != '0 ?
          entries_q == fragments_q && fragments_q != '0 && 17'(u_dut.entries_q) == 17'(len_q) - fragments_q :
          entries_q == '0 && fragments_q == 17'd1 && u_dut.entries_q == '0)) &&
      (!list_q || (len_q[31:16] == '0 && src_q[1:0] == '0 && 32'(entries_q) <= len_q)) &&
      (entries_q == '0 || u_dut.entry_q == {1'b0, src_q[31:2]} + {13'h0, entries_q, 1'b0}));
  assign entry_agrees = step != Entry || (u_dut.u_read.skip_q == '0 && u_dut.u_read.end_q == '0 &&
      answers_q == 2'(u_dut.u_read.stored_q) + 2'(u_dut.part_q) &&
      u_dut.kept_q == (u_dut.part_q == 1'b1 ? first_q : '0) &&
      (u_dut.u_read.stored_q == '0 || u_dut.u_read.store_q[0] == (u_dut.part_q == 1'b1 ? second_q : first_q)) &&
      (u_dut.u_read.stored_q != 2'd2 || u_dut.u_read.store_q[1] == second_q));

  always_comb begin
    if (rst_ni) begin
      a_one : assert (!(u_dut.read_req && u_dut.write_req) && !(u_dut.read_busy && u_dut.write_busy));
      a_starts : assert (!u_dut.read_start || ((!u_dut.read_busy || read_last) && !gives_up && !u_dut.write_busy));
      a_entry :
      assert (!begins_entry || (list_now && 32'(entries) < len_now && u_dut.read_bytes == 32'd8 &&
              33'(u_dut.read_addr) == 33'(src_now) + {13'h0, entries, 3'b000}));
      a_fragment :
      assert (!begins_fragment || (list_now && len_now != '0 ?
              u_dut.read_addr == first_q && fragments + 17'd1 == entries && u_dut.second_q &&
                  u_dut.read_bytes == second_q :
              fragments == '0 && u_dut.read_addr == src_now && u_dut.read_bytes == (list_now ? '0 : len_now)));
      a_whole : assert (!begins_fragment || !swap || {u_dut.read_addr[1:0], u_dut.read_bytes[1:0]} == '0);
      a_list : assert (!(begins_entry || begins_fragment) || !list_now || {len_now[31:16], src_now[1:0]} == '0);
      a_all :
      assert (busy || gave_up_q || !in_q || (list_q && len_q != '0 ?
              32'(entries_q) == len_q && 32'(fragments_q) == len_q : fragments_q == 17'd1));
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
    c_list : cover (rst_ni && in_q && list_q && len_q == 32'd1 && !busy && !gave_up_q && second_q == 32'd0);
    c_message : cover (rst_ni && list_q && msg_valid && msg_ready && step == Fragment && msg_bytes == 3'd2);
    c_write : cover (rst_ni && !in_q && !busy && !gave_up_q && rvalid == 1'b0 && u_dut.u_write.left_q == 32'd1);
    c_cancel : cover (rst_ni && cancel && u_dut.u_state.promised_q != '0);
    c_outside : cover (rst_ni && addr_error && !gave_up_q && u_dut.read_outside && fragments_q == 17'd2);
    c_whole : cover (rst_ni && addr_error && !gave_up_q && step == Entry && swap && u_dut.second_q);
  end

endmodule

`default_nettype wire
