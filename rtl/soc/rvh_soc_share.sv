// SPDX-License-Identifier: Apache-2.0
// Two OBI managers share one subordinate port of the reference system. Adds no cycle:
// a request goes through at once, and where both ask, the one that was not served last
// goes first, so a manager waits for one transfer of the other at most. A request that the
// subordinate lets wait stays the one that is offered. Responses come back in the order of
// the requests; at most `Outstanding` are awaited.
//
// A manager keeps a request as it is until it is granted, and takes a response at once.

module rvh_soc_share #(
    parameter int unsigned Outstanding = 2,  // at least 1
    parameter int unsigned AddrWidth   = 32
) (
    input logic clk_i,
    input logic rst_ni,

    // managers
    input  logic [1:0]                req_i,
    output logic [1:0]                gnt_o,
    input  logic [1:0][AddrWidth-1:0] addr_i,
    input  logic [1:0]                we_i,
    input  logic [1:0][          3:0] be_i,
    input  logic [1:0][         31:0] wdata_i,
    output logic [1:0]                rvalid_o,
    output logic [1:0][         31:0] rdata_o,

    // subordinate
    output logic                 req_o,
    input  logic                 gnt_i,
    output logic [AddrWidth-1:0] addr_o,
    output logic                 we_o,
    output logic [          3:0] be_o,
    output logic [         31:0] wdata_o,
    input  logic                 rvalid_i,
    input  logic [         31:0] rdata_i
);

  if (Outstanding < 1) begin : gen_bad_outstanding
    $error("rvh_soc_share: Outstanding must be at least 1");
  end

  localparam int unsigned CountWidth = $clog2(Outstanding + 1);

  logic pick, last_q, held_q;  // manager 0 or 1
  logic [Outstanding-1:0] order_d, order_q;  // whose response comes next, oldest in bit 0
  logic [CountWidth-1:0] count_d, count_q, kept;
  logic open, granted;

  assign open    = count_q < CountWidth'(Outstanding) || rvalid_i;
  assign pick    = held_q ? last_q : (req_i == 2'b11) ? !last_q : req_i[1];
  assign req_o   = req_i[pick] && open;
  assign granted = req_o && gnt_i;
  assign addr_o  = addr_i[pick];
  assign we_o    = we_i[pick];
  assign be_o    = be_i[pick];
  assign wdata_o = wdata_i[pick];

  always_comb begin
    gnt_o       = '0;
    gnt_o[pick] = granted;
    rvalid_o    = '0;
    if (count_q != '0) rvalid_o[order_q[0]] = rvalid_i;
    rdata_o = {2{rdata_i}};
  end

  always_comb begin
    kept    = count_q - CountWidth'(rvalid_i && count_q != '0);
    order_d = (rvalid_i && count_q != '0) ? order_q >> 1 : order_q;
    count_d = kept;
    if (granted) begin
      for (int unsigned i = 0; i < Outstanding; i++) if (CountWidth'(i) == kept) order_d[i] = pick;
      count_d = kept + CountWidth'(1);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      last_q  <= 1'b0;
      held_q  <= 1'b0;
      order_q <= '0;
      count_q <= '0;
    end else begin
      if (req_o) last_q <= pick;
      held_q  <= req_o && !gnt_i;
      order_q <= order_d;
      count_q <= count_d;
    end
  end

`ifndef SYNTHESIS
  // What goes through stays until it is granted, and what comes back was asked for. Nothing is
  // promised before the first reset.
  logic reset_seen;
  logic [AddrWidth+36:0] offer, offer_q;

  initial reset_seen = 1'b0;
  assign offer = {addr_o, we_o, be_o, we_o ? wdata_o : 32'b0};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
    end else if (reset_seen) begin
      offer_q <= offer;
      a_stable : assert (!held_q || (req_o && offer == offer_q));
      a_asked : assert (!rvalid_i || count_q != '0);
    end
  end
`endif

endmodule
