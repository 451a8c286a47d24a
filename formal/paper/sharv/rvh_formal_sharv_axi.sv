// SPDX-License-Identifier: Apache-2.0
// rvh_sharv_axi between any AXI4 manager and any OBI memory. The only assumptions are that the manager's WRAP bursts
// are legal and that memory responds to each granted request. The reference counts beats: rvh_formal_sharv_burst
// computes the place of each, rvh_formal_sharv_axi_data follows the words, rvh_formal_sharv_axi_late bounds the time.

`default_nettype none

module rvh_formal_sharv_axi #(
    parameter int unsigned IdWidth = 4
) (
    input logic               clk_i,
    input logic               rst_ni,
    input logic               awvalid,
    input logic [IdWidth-1:0] awid,
    input logic [       31:0] awaddr,
    input logic [        7:0] awlen,
    input logic [        2:0] awsize,
    input logic [        1:0] awburst,
    input logic               wvalid,
    input logic [       31:0] wdata,
    input logic [        3:0] wstrb,
    input logic               wlast,
    input logic               bready,
    input logic               arvalid,
    input logic [IdWidth-1:0] arid,
    input logic [       31:0] araddr,
    input logic [        7:0] arlen,
    input logic [        2:0] arsize,
    input logic [        1:0] arburst,
    input logic               rready,
    input logic               gnt,
    input logic               answer,
    input logic [       31:0] answer_data,
    input logic               answer_err,
    input logic               mark
);

  localparam logic [1:0] Okay = 2'b00, SlvErr = 2'b10;

  logic awready, wready, bvalid, arready, rvalid, rlast, req, we;
  logic [IdWidth-1:0] bid, rid;
  logic [1:0] bresp, rresp;
  logic [31:0] rdata, addr, data;
  logic [3:0] be;

  rvh_sharv_axi #(
      .IdWidth(IdWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .s_axi_awvalid_i(awvalid),
      .s_axi_awready_o(awready),
      .s_axi_awid_i   (awid),
      .s_axi_awaddr_i (awaddr),
      .s_axi_awlen_i  (awlen),
      .s_axi_awsize_i (awsize),
      .s_axi_awburst_i(awburst),
      .s_axi_wvalid_i (wvalid),
      .s_axi_wready_o (wready),
      .s_axi_wdata_i  (wdata),
      .s_axi_wstrb_i  (wstrb),
      .s_axi_wlast_i  (wlast),
      .s_axi_bvalid_o (bvalid),
      .s_axi_bready_i (bready),
      .s_axi_bid_o    (bid),
      .s_axi_bresp_o  (bresp),
      .s_axi_arvalid_i(arvalid),
      .s_axi_arready_o(arready),
      .s_axi_arid_i   (arid),
      .s_axi_araddr_i (araddr),
      .s_axi_arlen_i  (arlen),
      .s_axi_arsize_i (arsize),
      .s_axi_arburst_i(arburst),
      .s_axi_rvalid_o (rvalid),
      .s_axi_rready_i (rready),
      .s_axi_rid_o    (rid),
      .s_axi_rdata_o  (rdata),
      .s_axi_rresp_o  (rresp),
      .s_axi_rlast_o  (rlast),
      .req_o          (req),
      .gnt_i          (gnt),
      .addr_o         (addr),
      .we_o           (we),
      .be_o           (be),
      .wdata_o        (data),
      .rvalid_i       (answer),
      .rdata_i        (answer_data),
      .err_i          (answer_err)
  );

  logic init = 1'b1;
  logic w_taken, b_taken, r_taken, write_granted, read_granted;

  always_ff @(posedge clk_i) init <= 1'b0;

  always_comb begin
    if (init) assume (!rst_ni);
  end

  assign w_taken       = wvalid && wready;
  assign b_taken       = bvalid && bready;
  assign r_taken       = rvalid && rready;
  assign write_granted = req && gnt && we;
  assign read_granted  = req && gnt && !we;

  // ---- an offer stays; WDATA of a read request is ignored ----
  logic [7:0] flight;

  rvh_formal_stream #(
      .Width(IdWidth + 2)
  ) u_b (
      .clk_i,
      .rst_ni,
      .valid_i  (bvalid),
      .ready_i  (bready),
      .cancel_i (1'b0),
      .payload_i({bid, bresp})
  );

  rvh_formal_stream #(
      .Width(IdWidth + 35)
  ) u_r (
      .clk_i,
      .rst_ni,
      .valid_i  (rvalid),
      .ready_i  (rready),
      .cancel_i (1'b0),
      .payload_i({rid, rdata, rresp, rlast})
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b1),
      .Width            (69)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({addr, we, be, we ? data : 32'd0}),
      .rvalid_i (answer),
      .open_o   (flight)
  );

  // ---- the burst of each direction; a refused one drops a word a cycle, or gives a response a cycle ----
  logic write_open, write_good, write_more, write_legal, write_step, read_open, read_good, read_more, read_legal;
  logic made, read_step, read_end;
  logic [IdWidth-1:0] write_id, read_id;
  logic [8:0] write_beats, write_done, read_beats, read_done, answered_q, given_q;
  logic [31:0] write_addr, read_addr;
  logic [3:0] write_lanes, read_lanes;
  logic [7:0] write_len, read_len;
  logic [2:0] write_size, read_size;
  logic [1:0] write_burst, read_burst;
  logic [9:0] words_q;  // W words taken, except those of bursts that have ended

  rvh_formal_sharv_burst #(
      .IdWidth(IdWidth)
  ) u_write (
      .clk_i,
      .rst_ni,
      .valid_i(awvalid),
      .ready_i(awready),
      .id_i   (awid),
      .addr_i (awaddr),
      .len_i  (awlen),
      .size_i (awsize),
      .burst_i(awburst),
      .step_i (write_step),
      .end_i  (b_taken),
      .open_o (write_open),
      .good_o (write_good),
      .id_o   (write_id),
      .beats_o(write_beats),
      .done_o (write_done),
      .more_o (write_more),
      .addr_o (write_addr),
      .lanes_o(write_lanes),
      .len_o  (write_len),
      .size_o (write_size),
      .burst_o(write_burst),
      .legal_o(write_legal)
  );

  rvh_formal_sharv_burst #(
      .IdWidth(IdWidth)
  ) u_read (
      .clk_i,
      .rst_ni,
      .valid_i(arvalid),
      .ready_i(arready),
      .id_i   (arid),
      .addr_i (araddr),
      .len_i  (arlen),
      .size_i (arsize),
      .burst_i(arburst),
      .step_i (read_step),
      .end_i  (read_end),
      .open_o (read_open),
      .good_o (read_good),
      .id_o   (read_id),
      .beats_o(read_beats),
      .done_o (read_done),
      .more_o (read_more),
      .addr_o (read_addr),
      .lanes_o(read_lanes),
      .len_o  (read_len),
      .size_o (read_size),
      .burst_o(read_burst),
      .legal_o(read_legal)
  );

  logic write_can, read_can, full;  // a beat is ready for memory; the limit of accesses in flight is reached

  assign write_can  = write_more && write_good && words_q != 10'(write_done);
  assign read_can   = read_more && read_good && read_done - given_q < 9'd4;
  assign full       = flight >= 8'd4;
  assign write_step = write_granted || (write_more && !write_good && words_q != 10'(write_done));
  assign made       = read_more && !read_good && answered_q - given_q < 9'd4;
  assign read_step  = read_granted || made;
  assign read_end   = r_taken && given_q + 9'd1 == read_beats;

  // ---- which access the response belongs to ----
  logic [3:0] reads_q;  // accesses in flight, oldest in 0: 1 for a read
  logic [2:0] writes_open, reads_open;
  logic read_answer, write_answer, error_q;

  assign read_answer  = answer && reads_q[0];
  assign write_answer = answer && !reads_q[0];

  always_comb begin
    {writes_open, reads_open} = '0;
    for (int unsigned i = 0; i < 4; i++) begin
      if (i < 32'(flight)) begin
        writes_open += 3'(!reads_q[i]);
        reads_open += 3'(reads_q[i]);
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {reads_q, answered_q, given_q, words_q, error_q} <= '0;
    end else begin
      if (answer) reads_q <= reads_q >> 1;
      if (req && gnt) reads_q[2'(flight-8'(answer))] <= !we;
      answered_q <= read_end ? '0 : answered_q + 9'(read_answer || made);
      given_q    <= read_end ? '0 : given_q + 9'(r_taken);
      words_q    <= words_q + 10'(w_taken) - (b_taken ? 10'(write_beats) : 10'd0);
      if (awvalid && awready) error_q <= 1'b0;
      else if (write_answer && answer_err) error_q <= 1'b1;
    end
  end

  // ---- data, turns and cycles ----
  logic marked, stored, data_agrees, write_passed, read_passed;
  logic [9:0] place;
  logic [8:0] follow;

  rvh_formal_sharv_axi_data u_data (
      .clk_i,
      .rst_ni,
      .mark_i       (mark),
      .w_taken_i    (w_taken),
      .wdata_i      (wdata),
      .wstrb_i      (wstrb),
      .words_i      (words_q),
      .bvalid_i     (bvalid),
      .b_taken_i    (b_taken),
      .write_good_i (write_good),
      .write_beats_i(write_beats),
      .write_done_i (write_done),
      .write_lanes_i(write_lanes),
      .granted_i    (write_granted),
      .be_i         (be),
      .data_i       (data),
      .made_i       (made),
      .answer_i     (read_answer),
      .answer_data_i(answer_data),
      .answer_err_i (answer_err),
      .answered_i   (answered_q),
      .given_i      (given_q),
      .rvalid_i     (rvalid),
      .rdata_i      (rdata),
      .rresp_i      (rresp),
      .words_kept_i (u_dut.w_q),
      .reads_kept_i (u_dut.store_q),
      .agrees_o     (data_agrees),
      .marked_o     (marked),
      .stored_o     (stored),
      .place_o      (place),
      .follow_o     (follow)
  );

  rvh_formal_sharv_axi_late u_late (
      .clk_i,
      .rst_ni,
      .gnt_i          (gnt),
      .full_i         (full),
      .answers_owed_i (flight != '0),
      .writes_owed_i  (writes_open != '0),
      .write_granted_i(write_granted),
      .read_granted_i (read_granted),
      .write_open_i   (write_open),
      .write_good_i   (write_good),
      .write_more_i   (write_more),
      .write_word_i   (words_q != 10'(write_done)),
      .write_can_i    (write_can),
      .write_beats_i  (write_beats),
      .write_done_i   (write_done),
      .bvalid_i       (bvalid),
      .read_open_i    (read_open),
      .read_good_i    (read_good),
      .read_can_i     (read_can),
      .read_beats_i   (read_beats),
      .read_done_i    (read_done),
      .answered_i     (answered_q),
      .given_i        (given_q),
      .rvalid_i       (rvalid),
      .rready_i       (rready),
      .write_passed_o (write_passed),
      .read_passed_o  (read_passed)
  );

  // ---- properties ----
  always_comb begin
    if (rst_ni) begin
      a_taken :
      assert (awready == !write_open && arready == !read_open && wready == (words_q - 10'(write_done) < 10'd2));
      a_asks : assert (!req ? !(write_can || read_can) || full : we ? write_can : read_can);
      a_refused : assert (!req || (we ? write_open && write_good : read_open && read_good));
      a_place : assert (!req || addr == {we ? write_addr[31:2] : read_addr[31:2], 2'b00});
      a_lanes : assert (!req || (we ? (be & ~write_lanes) == '0 : be == read_lanes));
      a_whole : assert (!bvalid || (write_open && !write_more && writes_open == '0 && words_q >= 10'(write_beats)));
      a_answered : assert (!bvalid || (bid == write_id && bresp == ((error_q || !write_good) ? SlvErr : Okay)));
      a_beats :
      assert (!rvalid || (read_open && given_q < answered_q && rid == read_id &&
              rlast == (given_q + 9'd1 == read_beats)));
      a_prompt :
      assert (rvalid == (given_q != answered_q) &&
              (!write_open || !write_good || bvalid == (!write_more && writes_open == '0)));
      a_flight : assert (flight <= 8'd4 && 9'(reads_open) + answered_q - given_q <= 9'd4);
    end
  end

  // ---- relations between counters of the proof and registers ----
  logic write_agrees, read_agrees, words_agree, port_agrees;
  logic [3:0] flight_agrees, store_agrees;

  assign write_agrees = u_dut.write_q == write_open && (!write_open ||
      (write_legal && u_dut.write_id_q == write_id && u_dut.b_err_q == (error_q || !write_good) &&
       u_dut.u_write.left_q == write_beats - write_done && write_done <= write_beats &&
       u_dut.u_write.bad_q == !write_good && u_dut.u_write.len_q == write_len &&
       u_dut.u_write.size_q == write_size[1:0] && u_dut.u_write.burst_q == write_burst &&
       (!write_more || !write_good || u_dut.u_write.addr_q == write_addr))) &&
      (write_open || (write_done == '0 && writes_open == '0)) && (write_good || writes_open == '0) &&
      u_dut.writes_q == writes_open;
  assign read_agrees = u_dut.read_q == read_open && (!read_open ||
      (read_legal && u_dut.read_id_q == read_id && u_dut.u_read.left_q == read_beats - read_done &&
       read_done <= read_beats && given_q < read_beats &&
       u_dut.u_read.bad_q == !read_good && u_dut.u_read.len_q == read_len &&
       u_dut.u_read.size_q == read_size[1:0] && u_dut.u_read.burst_q == read_burst &&
       (!read_more || !read_good || u_dut.u_read.addr_q == read_addr))) &&
      (read_open || (read_done == '0 && given_q == '0)) && (read_good || reads_open == '0) &&
      u_dut.reads_q == reads_open && read_done == answered_q + 9'(reads_open) && given_q <= answered_q &&
      9'(u_dut.store_count_q) == answered_q - given_q &&
      (read_good || answered_q == '0 || given_q != answered_q);
  assign words_agree = words_q >= 10'(write_done) && 10'(u_dut.w_count_q) == words_q - 10'(write_done);
  assign port_agrees = 8'(u_dut.flight_q) == flight && u_dut.held_q == u_obi.u_request.held_q &&
      (!u_dut.held_q || (u_dut.last_read_q ? read_can : write_can) && !full) &&
      (!write_passed || (write_can && u_dut.last_read_q != u_dut.held_q)) &&
      (!read_passed || (read_can && u_dut.last_read_q == u_dut.held_q));

  always_comb begin
    logic [8:0] index;
    index = answered_q;
    for (int unsigned i = 0; i < 4; i++) begin
      flight_agrees[i] = i >= 32'(flight) || (u_dut.flight_read_q[i] == reads_q[i] &&
          (!reads_q[i] || u_dut.flight_last_q[i] == (index + 9'd1 == read_beats)));
      if (i < 32'(flight)) index += 9'(reads_q[i]);
      store_agrees[i] = 9'(i) >= answered_q - given_q ||
          u_dut.store_q[i].last == (given_q + 9'(i) + 9'd1 == read_beats);
    end
  end

  always_comb begin
    if (rst_ni) begin
      a_invariant :
      assert (write_agrees && read_agrees && words_agree && port_agrees && data_agrees && (&flight_agrees) &&
              (&store_agrees));
    end
  end

  // ---- covers ----
  always_comb begin
    c_write : cover (rst_ni && b_taken && write_beats == 9'd3 && stored && bresp == SlvErr && write_good);
    c_refused : cover (rst_ni && b_taken && write_beats == 9'd2 && !write_good);
    c_early : cover (rst_ni && write_open && write_done == '0 && words_q == 10'd2 && marked && place == 10'd1);
    c_read : cover (rst_ni && read_end && read_beats == 9'd3 && follow == 9'd2 && write_open && write_passed);
    c_wrap : cover (rst_ni && req && !we && read_burst == 2'd2 && read_addr < 32'(read_done));
    c_full : cover (rst_ni && flight == 8'd4 && reads_q == 4'b0101);
    c_stored : cover (rst_ni && answered_q - given_q == 9'd4 && read_more);
    c_nothing : cover (rst_ni && read_end && !read_good && read_beats == 9'd2);
  end

endmodule

`default_nettype wire
