// SPDX-License-Identifier: Apache-2.0
// AXI4 subordinate, 32 data bits, on an OBI manager port: the path from an AXI manager to the memories of SHA-RV's
// subsystem. Bursts of all types, 1 to 256 beats, narrow and unaligned ones. One burst is active in each direction;
// the directions take turns at the port, a beat each. Exclusive accesses are answered as normal ones; cache,
// protection and quality have no ports.
//
// Contract
// - Memory answers every granted request, reads and writes alike, in order. Up to four are in flight.
// - SLVERR: to a beat that memory refused; to a write burst with such a beat; to every beat of a burst with a size
//   beyond the bus or the reserved type. Such a burst does not reach memory.
// - A write burst is answered when memory has answered its last beat. Data may come before their address.
// - No AXI output depends combinationally on an AXI input.
//
// Cycles: a word a cycle in a burst if memory grants at once and answers in the next cycle; with both directions
// active, a word in two. A burst of n words alone: the last R is n + 2 cycles after its AR, B is n + 2 after AW and
// the first W. If those are taken in their cycle, the next burst of that direction is taken in the cycle after. A
// beat waits at most for one of the other direction, for memory, and for room: four words that the manager has not
// taken.

`default_nettype none

module rvh_sharv_axi #(
    parameter int unsigned IdWidth = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic               s_axi_awvalid_i,
    output logic                    s_axi_awready_o,
    input  wire logic [IdWidth-1:0] s_axi_awid_i,
    input  wire logic [       31:0] s_axi_awaddr_i,
    input  wire logic [        7:0] s_axi_awlen_i,
    input  wire logic [        2:0] s_axi_awsize_i,
    input  wire logic [        1:0] s_axi_awburst_i,
    input  wire logic               s_axi_wvalid_i,
    output logic                    s_axi_wready_o,
    input  wire logic [       31:0] s_axi_wdata_i,
    input  wire logic [        3:0] s_axi_wstrb_i,
    input  wire logic               s_axi_wlast_i,
    output logic                    s_axi_bvalid_o,
    input  wire logic               s_axi_bready_i,
    output logic      [IdWidth-1:0] s_axi_bid_o,
    output logic      [        1:0] s_axi_bresp_o,
    input  wire logic               s_axi_arvalid_i,
    output logic                    s_axi_arready_o,
    input  wire logic [IdWidth-1:0] s_axi_arid_i,
    input  wire logic [       31:0] s_axi_araddr_i,
    input  wire logic [        7:0] s_axi_arlen_i,
    input  wire logic [        2:0] s_axi_arsize_i,
    input  wire logic [        1:0] s_axi_arburst_i,
    output logic                    s_axi_rvalid_o,
    input  wire logic               s_axi_rready_i,
    output logic      [IdWidth-1:0] s_axi_rid_o,
    output logic      [       31:0] s_axi_rdata_o,
    output logic      [        1:0] s_axi_rresp_o,
    output logic                    s_axi_rlast_o,

    output logic             req_o,
    input  wire logic        gnt_i,
    output logic      [31:0] addr_o,
    output logic             we_o,
    output logic      [ 3:0] be_o,
    output logic      [31:0] wdata_o,
    input  wire logic        rvalid_i,
    input  wire logic [31:0] rdata_i,
    input  wire logic        err_i
);

  localparam int unsigned Flight = 4;  // requests without an answer; and places for read words
  localparam logic [1:0] Okay = 2'b00, SlvErr = 2'b10;

  typedef struct packed {
    logic        err;
    logic        last;
    logic [31:0] data;
  } read_t;

  typedef struct packed {
    logic [3:0]  strb;
    logic [31:0] data;
  } write_t;

  logic unused_last;
  assign unused_last = s_axi_wlast_i;  // AWLEN determines the last beat

  // ---- bursts ----
  logic write_q, read_q;  // a burst is active
  logic [IdWidth-1:0] write_id_q, read_id_q;
  logic write_step, read_step, no_read, read_last, write_bad, read_bad, take_aw, take_ar;
  logic [8:0] write_left, read_left;
  logic [31:0] write_addr, read_addr;
  logic [3:0] write_lanes, read_lanes;

  assign s_axi_awready_o = !write_q;
  assign s_axi_arready_o = !read_q;
  assign take_aw         = s_axi_awvalid_i && !write_q;
  assign take_ar         = s_axi_arvalid_i && !read_q;

  rvh_sharv_axi_burst u_write (
      .clk_i,
      .rst_ni,
      .start_i(take_aw),
      .addr_i (s_axi_awaddr_i),
      .len_i  (s_axi_awlen_i),
      .size_i (s_axi_awsize_i),
      .burst_i(s_axi_awburst_i),
      .step_i (write_step),
      .left_o (write_left),
      .last_o (),
      .bad_o  (write_bad),
      .addr_o (write_addr),
      .lanes_o(write_lanes)
  );

  rvh_sharv_axi_burst u_read (
      .clk_i,
      .rst_ni,
      .start_i(take_ar),
      .addr_i (s_axi_araddr_i),
      .len_i  (s_axi_arlen_i),
      .size_i (s_axi_arsize_i),
      .burst_i(s_axi_arburst_i),
      .step_i (read_step),
      .left_o (read_left),
      .last_o (read_last),
      .bad_o  (read_bad),
      .addr_o (read_addr),
      .lanes_o(read_lanes)
  );

  // ---- W: two words ----
  write_t [1:0] w_q;
  logic [1:0] w_count_q;
  logic w_comes;

  assign s_axi_wready_o = !w_count_q[1];
  assign w_comes        = s_axi_wvalid_i && s_axi_wready_o;

  // ---- requests in flight: their direction, and of a read whether it is the last; oldest in 0
  // ----
  logic [Flight-1:0] flight_read_q, flight_last_q;
  logic [2:0] flight_q, writes_q, reads_q, kept;
  logic granted, comes_read, comes_write;

  assign kept        = flight_q - 3'(rvalid_i && flight_q != '0);
  assign comes_read  = rvalid_i && flight_q != '0 && flight_read_q[0];
  assign comes_write = rvalid_i && flight_q != '0 && !flight_read_q[0];

  // ---- the port: a beat each ----
  logic want_write, want_read, room, pick_read, last_read_q, held_q;
  logic [2:0] store_count_q;

  assign room       = flight_q < 3'(Flight);
  assign want_write = write_q && write_left != '0 && w_count_q != '0 && !write_bad && room;
  assign want_read  = read_q && read_left != '0 && !read_bad && room && 4'(store_count_q) + 4'(reads_q) < 4'(Flight);
  assign pick_read  = held_q ? last_read_q : (want_write && want_read) ? !last_read_q : want_read;
  assign req_o      = want_write || want_read;
  assign we_o       = !pick_read;
  assign addr_o     = pick_read ? read_addr : write_addr;
  assign be_o       = pick_read ? read_lanes : w_q[0].strb & write_lanes;
  assign wdata_o    = w_q[0].data;
  assign granted    = req_o && gnt_i;

  // A refused burst is counted down as well: a write as its data come, a read as its answers are
  // taken.
  assign write_step = (granted && !pick_read) || (write_q && write_bad && write_left != '0 && w_count_q != '0);
  assign read_step  = (granted && pick_read) || no_read;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      last_read_q   <= 1'b0;
      held_q        <= 1'b0;
      flight_read_q <= '0;
      flight_last_q <= '0;
      flight_q      <= '0;
      writes_q      <= '0;
      reads_q       <= '0;
      w_q           <= '0;
      w_count_q     <= '0;
    end else begin
      if (req_o) last_read_q <= pick_read;
      held_q   <= req_o && !gnt_i;
      flight_q <= kept + 3'(granted);
      writes_q <= writes_q + 3'(granted && !pick_read) - 3'(comes_write);
      reads_q  <= reads_q + 3'(granted && pick_read) - 3'(comes_read);
      if (rvalid_i && flight_q != '0) begin
        flight_read_q <= flight_read_q >> 1;
        flight_last_q <= flight_last_q >> 1;
      end
      for (int unsigned i = 0; i < Flight; i++) begin
        if (granted && kept == 3'(i)) begin
          flight_read_q[i] <= pick_read;
          flight_last_q[i] <= read_last;
        end
      end
      w_count_q <= w_count_q + 2'(w_comes) - 2'(write_step);
      if (write_step) w_q[0] <= w_q[1];
      if (w_comes) w_q[w_count_q[0]&&!write_step] <= '{strb: s_axi_wstrb_i, data: s_axi_wdata_i};
    end
  end

  // ---- B ----
  logic b_valid_q, b_err_q;

  assign s_axi_bvalid_o = b_valid_q;
  assign s_axi_bid_o    = write_id_q;
  assign s_axi_bresp_o  = b_err_q ? SlvErr : Okay;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      write_q    <= 1'b0;
      write_id_q <= '0;
      b_valid_q  <= 1'b0;
      b_err_q    <= 1'b0;
    end else if (take_aw) begin
      write_q    <= 1'b1;
      write_id_q <= s_axi_awid_i;
      b_err_q    <= s_axi_awsize_i > 3'd2 || s_axi_awburst_i == 2'd3;
    end else if (b_valid_q && s_axi_bready_i) begin
      write_q   <= 1'b0;
      b_valid_q <= 1'b0;
    end else if (write_q) begin
      if (comes_write && err_i) b_err_q <= 1'b1;
      b_valid_q <= write_left == '0 && writes_q == 3'(comes_write);
    end
  end

  // ---- R: words read, or errors of a refused burst ----
  read_t [Flight-1:0] store_q;
  read_t come;
  logic [2:0] store_kept;
  logic r_goes, stores;

  assign no_read = read_q && read_bad && read_left != '0 && store_count_q < 3'(Flight);
  assign stores = comes_read || no_read;
  assign come = no_read ?
      '{err: 1'b1, last: read_last, data: '0} :
      '{err: err_i, last: flight_last_q[0], data: err_i ? '0 : rdata_i};
  assign s_axi_rvalid_o = store_count_q != '0;
  assign s_axi_rid_o = read_id_q;
  assign s_axi_rdata_o = store_q[0].data;
  assign s_axi_rresp_o = store_q[0].err ? SlvErr : Okay;
  assign s_axi_rlast_o = store_q[0].last;
  assign r_goes = s_axi_rvalid_o && s_axi_rready_i;
  assign store_kept = store_count_q - 3'(r_goes);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      read_q        <= 1'b0;
      read_id_q     <= '0;
      store_q       <= '0;
      store_count_q <= '0;
    end else begin
      store_count_q <= store_kept + 3'(stores);
      if (r_goes) store_q <= store_q >> $bits(read_t);
      for (int unsigned i = 0; i < Flight; i++) begin
        if (stores && store_kept == 3'(i)) store_q[i] <= come;
      end
      if (take_ar) begin
        read_q    <= 1'b1;
        read_id_q <= s_axi_arid_i;
      end else if (r_goes && s_axi_rlast_o) begin
        read_q <= 1'b0;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_axi #(
      .Name("rvh_sharv_axi.s_axi"),
      .AwWidth(IdWidth + 45),
      .WWidth(37),
      .BWidth(IdWidth + 2),
      .ArWidth(IdWidth + 45),
      .RWidth(IdWidth + 35)
  ) u_contract_axi (
      .clk_i,
      .rst_ni,
      .awvalid_i(s_axi_awvalid_i),
      .awready_i(s_axi_awready_o),
      .aw_i({s_axi_awid_i, s_axi_awaddr_i, s_axi_awlen_i, s_axi_awsize_i, s_axi_awburst_i}),
      .wvalid_i(s_axi_wvalid_i),
      .wready_i(s_axi_wready_o),
      .w_i({s_axi_wlast_i, s_axi_wstrb_i, s_axi_wdata_i}),
      .wlast_i(s_axi_wlast_i),
      .bvalid_i(s_axi_bvalid_o),
      .bready_i(s_axi_bready_i),
      .b_i({s_axi_bid_o, s_axi_bresp_o}),
      .arvalid_i(s_axi_arvalid_i),
      .arready_i(s_axi_arready_o),
      .ar_i({s_axi_arid_i, s_axi_araddr_i, s_axi_arlen_i, s_axi_arsize_i, s_axi_arburst_i}),
      .arlen_i(s_axi_arlen_i),
      .rvalid_i(s_axi_rvalid_o),
      .rready_i(s_axi_rready_i),
      .r_i({s_axi_rid_o, s_axi_rresp_o, s_axi_rdata_o, s_axi_rlast_o})
  );

  rvh_contract_obi #(
      .Name("rvh_sharv_axi.mgr"),
      .Width(69),
      .MaxOpen(Flight)
  ) u_contract_mgr (
      .clk_i,
      .rst_ni,
      .req_i(req_o),
      .gnt_i(gnt_i),
      .payload_i({addr_o, we_o, we_o ? {be_o, wdata_o} : 36'b0}),
      .rvalid_i(rvalid_i)
  );

  rvh_contract_turns #(
      .Name ("rvh_sharv_axi.turns"),
      .Users(2)
  ) u_contract_turns (
      .clk_i,
      .rst_ni,
      .wants_i ({want_write, want_read}),
      .served_i({granted && !pick_read, granted && pick_read})
  );

  // Every response has a place.
  rvh_contract #(
      .Name("rvh_sharv_axi.places")
  ) u_contract_places (
      .clk_i,
      .rst_ni,
      .holds_i(w_count_q <= 2'd2 && 4'(store_count_q) + 4'(reads_q) <= 4'(Flight))
  );
`endif

endmodule

`default_nettype wire
