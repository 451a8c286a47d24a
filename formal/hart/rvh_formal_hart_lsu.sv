// SPDX-License-Identifier: Apache-2.0
// rvh_hart_lsu between any sequence of loads and stores and a memory that answers at any time, with errors. One byte of
// memory, any, is followed: a load that covers it reads what the last store that covered it wrote. After a store that
// failed, the byte has any value until the next store.
//
// `e_`: the instruction in execute; `w_`: the one whose last access was granted.

`default_nettype none

module rvh_formal_hart_lsu (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        go,
    input logic        e_store,
    input logic [ 1:0] e_size,
    input logic        e_unsigned,
    input logic [31:0] e_addr,
    input logic [31:0] e_wdata,
    input logic        gnt,
    input logic        rvalid,
    input logic [31:0] rdata,
    input logic        err
);

  logic sent, started, ready, done, fault, fault_store, fault_first, first, req, we;
  logic [31:0] fault_addr, kept_q, load, addr, wdata;
  logic [3:0] be;
  logic [7:0] open;

  rvh_hart_lsu u_dut (
      .clk_i,
      .rst_ni,
      .go_i           (go),
      .store_i        (e_store),
      .size_i         (e_size),
      .load_unsigned_i(e_unsigned),
      .addr_i         (e_addr),
      .wdata_i        (e_wdata),
      .sent_o         (sent),
      .started_o      (started),
      .ready_o        (ready),
      .done_o         (done),
      .fault_o        (fault),
      .fault_store_o  (fault_store),
      .fault_first_o  (fault_first),
      .fault_addr_o   (fault_addr),
      .first_o        (first),
      .first_data_i   (kept_q),
      .load_o         (load),
      .data_req_o     (req),
      .data_gnt_i     (gnt),
      .data_addr_o    (addr),
      .data_we_o      (we),
      .data_be_o      (be),
      .data_wdata_o   (wdata),
      .data_rvalid_i  (rvalid),
      .data_rdata_i   (rdata),
      .data_err_i     (err)
  );

  rvh_formal_obi #(
      .AssumeSubordinate(1'b1),
      .Width            (69)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({addr, we, be, we ? wdata : '0}),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- execute: an instruction whose access is requested stays, unless it fails ----
  logic [67:0] operands_q;

  always_ff @(posedge clk_i) begin
    operands_q <= {e_store, e_size, e_unsigned, e_addr, e_store ? e_wdata : '0};
    if (first) kept_q <= rdata;
  end

  always_comb begin
    assume (e_size != 2'd3);
    assume (!(rst_ni && started) ||
            (go && {e_store, e_size, e_unsigned, e_addr, e_store ? e_wdata : '0} == operands_q));
  end

  // ---- the byte of memory ----
  logic [31:0] at;
  logic [7:0] byte_q, want_q;  // in memory; what the last store wrote
  logic known_q;
  logic open_hit_q, open_we_q, open_first_q;  // of the access in flight

  always_ff @(posedge clk_i) at <= at;

  logic granted, hit;
  assign granted = req && gnt;
  assign hit     = addr[31:2] == at[31:2];

  always_ff @(posedge clk_i) begin
    if (granted) begin
      open_hit_q   <= hit;
      open_we_q    <= we;
      open_first_q <= !sent;
      if (hit && we && be[at[1:0]]) byte_q <= wdata[8*at[1:0]+:8];
    end
  end

  always_comb assume (!(rvalid && !err && open_hit_q && !open_we_q) || rdata[8*at[1:0]+:8] == byte_q);

  // ---- what instructions do ----
  logic w_open_q, w_store_q, w_unsigned_q;
  logic [1:0] w_size_q;
  logic [31:0] w_addr_q, w_wdata_q;
  logic [31:0] e_offset, w_offset;
  logic e_covers, w_covers, e_two, w_two;

  function automatic logic [31:0] bytes(logic [1:0] size);
    return 32'd1 << size;
  endfunction

  assign e_offset = at - e_addr;
  assign w_offset = at - w_addr_q;
  assign e_covers = e_offset < bytes(e_size);
  assign w_covers = w_offset < bytes(w_size_q);
  assign e_two    = 32'(e_addr[1:0]) + bytes(e_size) > 32'd4;
  assign w_two    = 32'(w_addr_q[1:0]) + bytes(w_size_q) > 32'd4;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      w_open_q <= 1'b0;
      known_q  <= 1'b0;
    end else begin
      w_open_q <= sent || (w_open_q && !done && !fault);
      if (done && w_store_q && w_covers) known_q <= 1'b1;
      if (fault && (fault_first ? e_store && e_covers : w_store_q && w_covers)) known_q <= 1'b0;
    end
  end

  always_ff @(posedge clk_i) begin
    if (sent)
      {w_store_q, w_size_q, w_unsigned_q, w_addr_q, w_wdata_q} <= {e_store, e_size, e_unsigned, e_addr, e_wdata};
    if (done && w_store_q && w_covers) want_q <= w_wdata_q[8*w_offset[1:0]+:8];
  end

  // ---- properties ----
  logic [31:0] extended;

  always_comb begin
    extended = load;
    if (w_size_q == 2'd0) extended = {{24{!w_unsigned_q && load[7]}}, load[7:0]};
    if (w_size_q == 2'd1) extended = {{16{!w_unsigned_q && load[15]}}, load[15:0]};
  end

  // What memory holds while a store is on its way
  logic [7:0] expected;
  logic writes;  // it has written the byte
  logic e_begun;  // the first of its two accesses is granted

  assign e_begun = u_dut.later_q;

  always_comb begin
    writes   = w_open_q && w_store_q && w_covers;
    expected = want_q;
    if (writes) expected = w_wdata_q[8*w_offset[1:0]+:8];
    if (e_begun && e_store && e_covers && e_addr[31:2] == at[31:2]) begin
      writes   = 1'b1;
      expected = e_wdata[8*e_offset[1:0]+:8];
    end
  end

  always_comb begin
    if (rst_ni) begin
      a_load : assert (!(done && !w_store_q && w_covers && known_q) || load[8*w_offset[1:0]+:8] == want_q);
      a_extended : assert (!(done && !w_store_q) || load == extended);
      a_once :
      assert (!(done && fault) && (!done || w_open_q) && (!sent || !w_open_q || done) &&
              (!(fault && !fault_first) || w_open_q) && !(first && (done || fault)));
      a_ready : assert (ready == !(open != '0 && !(rvalid && !err)));
      a_after_fault : assert (!fault || !req);
      a_fault :
      assert (!fault || (fault_store == (fault_first ? e_store : w_store_q) &&
              fault_addr == (fault_first ? e_addr : w_two ? {w_addr_q[31:2] + 30'd1, 2'b00} : w_addr_q) &&
              (!fault_first || e_two)));
      i_open :
      assert (u_dut.open_q == (open == 8'd1) && open <= 8'd1 && (open == '0 || open_we_q == u_dut.store_q) &&
              w_open_q == (u_dut.open_q && u_dut.last_q) && (!e_begun || (e_two && !w_open_q)) &&
              (!u_dut.open_q || u_dut.last_q || e_begun) && !(u_dut.pending_q && u_dut.open_q));
      i_operands :
      assert (!u_dut.open_q || !u_dut.last_q || (u_dut.store_q == w_store_q && u_dut.size_q == w_size_q &&
              w_size_q != 2'd3 &&
              u_dut.unsigned_q == w_unsigned_q && u_dut.at_q == w_addr_q[1:0] &&
              open_hit_q == (at[31:2] == (w_two ? w_addr_q[31:2] + 30'd1 : w_addr_q[31:2])) &&
              u_dut.addr_q == (w_two ? {w_addr_q[31:2] + 30'd1, 2'b00} : w_addr_q) &&
              u_dut.first_lanes_q == (w_two ? 4'hf << w_addr_q[1:0] : 4'h0)));
      i_begun :
      assert (!e_begun || (u_dut.addr_q == e_addr && (!u_dut.open_q || (u_dut.store_q == e_store &&
              open_hit_q == (at[31:2] == e_addr[31:2])))));
      i_byte : assert (!(known_q || writes) || byte_q == expected);
      i_kept :
      assert (!known_q || !((w_open_q && !w_store_q && w_two && w_covers && w_addr_q[31:2] == at[31:2]) ||
              (e_begun && !u_dut.open_q && !e_store && e_covers && e_addr[31:2] == at[31:2])) ||
              kept_q[8*at[1:0]+:8] == want_q);
    end
  end

  // ---- covers ----
  always_comb begin
    c_crosses : cover (rst_ni && done && !w_store_q && w_two && w_covers && known_q && w_offset[1:0] == 2'd3 && sent);
    c_fault : cover (rst_ni && fault && !fault_first && w_two && w_store_q);
    c_forgets : cover (rst_ni && fault && fault_first && e_store && e_covers && known_q);
  end

endmodule

`default_nettype wire
