// SPDX-License-Identifier: Apache-2.0
// Two OBI managers share one subordinate port of the reference system. Adds no cycle: a request
// passes at once. If both request, the one that was not served last is first, so a manager waits
// for at most one transfer of the other. A request that the subordinate stalls stays offered.
// Responses come back in the order of the requests; at most `Outstanding` are pending.
//
// A manager keeps a request unchanged until it is granted, and accepts a response at once.

`default_nettype none

module rvh_soc_share #(
    parameter int unsigned Outstanding = 2,   // at least 1
    parameter int unsigned AddrWidth   = 32,
    parameter int unsigned Width       = 32   // bits of a word
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // managers
    input  wire logic [1:0]                req_i,
    output logic      [1:0]                gnt_o,
    input  wire logic [1:0][AddrWidth-1:0] addr_i,
    input  wire logic [1:0]                we_i,
    input  wire logic [1:0][  Width/8-1:0] be_i,
    input  wire logic [1:0][    Width-1:0] wdata_i,
    output logic      [1:0]                rvalid_o,
    output logic      [1:0][    Width-1:0] rdata_o,

    // subordinate
    output logic                      req_o,
    input  wire logic                 gnt_i,
    output logic      [AddrWidth-1:0] addr_o,
    output logic                      we_o,
    output logic      [  Width/8-1:0] be_o,
    output logic      [    Width-1:0] wdata_o,
    input  wire logic                 rvalid_i,
    input  wire logic [    Width-1:0] rdata_i
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
  // ---- contract ----
  for (genvar m = 0; m < 2; m++) begin : gen_contract
    rvh_contract_obi #(
        .Name ("rvh_soc_share.manager"),
        .Width(AddrWidth + 1 + 9 * Width / 8)
    ) u_contract_mgr (
        .clk_i,
        .rst_ni,
        .req_i(req_i[m]),
        .gnt_i(gnt_o[m]),
        .payload_i({addr_i[m], we_i[m], be_i[m], we_i[m] ? wdata_i[m] : '0}),
        .rvalid_i(rvalid_o[m])
    );
  end

  rvh_contract_obi #(
      .Name("rvh_soc_share.subordinate"),
      .Width(AddrWidth + 1 + 9 * Width / 8),
      .MaxOpen(Outstanding)
  ) u_contract_sub (
      .clk_i,
      .rst_ni,
      .req_i(req_o),
      .gnt_i(gnt_i),
      .payload_i({addr_o, we_o, be_o, we_o ? wdata_o : '0}),
      .rvalid_i(rvalid_i)
  );

  rvh_contract_turns #(
      .Name ("rvh_soc_share.turns"),
      .Users(2)
  ) u_contract_turns (
      .clk_i,
      .rst_ni,
      .wants_i (req_i),
      .served_i(gnt_o)
  );
`endif

endmodule

`default_nettype wire
