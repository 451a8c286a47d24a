// SPDX-License-Identifier: Apache-2.0
// Data interconnect of the reference system: one OBI manager, one OBI port for each entry of
// rvh_soc_pkg::sel_e except SelNone. The response to an address outside all of them is an error.
//
// Adds no cycle. One transfer is outstanding at a time, and the next one is passed on in the cycle
// of its response, so a subordinate that answers in the next cycle is used once a cycle.

`default_nettype none

module rvh_soc_bus
  import rvh_soc_pkg::*;
#(
    parameter bit          HasDev  = 1'b1,  // 0: the simulation device's addresses are errors
    parameter bit          HasPage = 1'b1,  // 0: the page's addresses are errors
    parameter int unsigned Width   = 32     // bits of a word
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic             req_i,
    output logic                  gnt_o,
    input  wire logic [     31:0] addr_i,
    output logic                  rvalid_o,
    output logic      [Width-1:0] rdata_o,
    output logic                  err_o,

    // Subordinates, by sel_e; address, write enable, byte enables and data bypass this module
    output logic      [2:0]            req_o,
    input  wire logic [2:0]            gnt_i,
    input  wire logic [2:0]            rvalid_i,
    input  wire logic [2:0][Width-1:0] rdata_i,
    input  wire logic [2:0]            err_i
);

  sel_e sel, sel_q;
  logic pending_q;  // a granted transfer waits for its response
  logic open;  // a transfer may be passed on now
  logic [3:0] sub_gnt, sub_rvalid;
  logic none_rvalid_q;

  function automatic sel_e decode(logic [31:0] addr);
    if (addr - DramBase < DramBytes) return SelDram;
    if (HasDev && (addr - DevBase < PageBytes)) return SelDev;
    if (HasPage && (addr - PageBase < PageBytes)) return SelPage;
    return SelNone;
  endfunction

  assign sel        = decode(addr_i);
  assign sub_gnt    = {1'b1, gnt_i};
  assign sub_rvalid = {none_rvalid_q, rvalid_i};

  assign rvalid_o   = pending_q & sub_rvalid[sel_q];
  assign rdata_o    = (sel_q == SelNone) ? '0 : rdata_i[sel_q];
  assign err_o      = (sel_q == SelNone) ? 1'b1 : err_i[sel_q];

  assign open       = !pending_q || rvalid_o;
  assign gnt_o      = req_i & open & sub_gnt[sel];

  always_comb begin
    req_o = '0;
    if (sel != SelNone) req_o[sel] = req_i & open;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      sel_q         <= SelNone;
      pending_q     <= 1'b0;
      none_rvalid_q <= 1'b0;
    end else begin
      if (gnt_o) begin
        sel_q     <= sel;
        pending_q <= 1'b1;
      end else if (rvalid_o) begin
        pending_q <= 1'b0;
      end
      none_rvalid_q <= gnt_o && (sel == SelNone);
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_soc_bus.manager"),
      .Width(32),
      .MaxOpen(1)
  ) u_contract_mgr (
      .clk_i,
      .rst_ni,
      .req_i(req_i),
      .gnt_i(gnt_o),
      .payload_i(addr_i),
      .rvalid_i(rvalid_o)
  );

  for (genvar s = 0; s < 3; s++) begin : gen_contract
    rvh_contract_obi #(
        .Name("rvh_soc_bus.subordinate"),
        .Width(32),
        .MaxOpen(1)
    ) u_contract_sub (
        .clk_i,
        .rst_ni,
        .req_i(req_o[s]),
        .gnt_i(gnt_i[s]),
        .payload_i(addr_i),
        .rvalid_i(rvalid_i[s])
    );
  end

  rvh_contract #(
      .Name("rvh_soc_bus.one")
  ) u_contract_one (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0(req_o))
  );
`endif

endmodule

`default_nettype wire
