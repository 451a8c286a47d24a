// SPDX-License-Identifier: Apache-2.0
// One OBI manager, memories side by side: `sel_i`, beside the address, selects one. Adds no cycle. A request to
// another memory than the one before waits until that has answered; the response to `sel_i` beyond the last one is an
// error.

`default_nettype none

module rvh_sharv_split #(
    parameter int unsigned Ports       = 2,
    parameter int unsigned Outstanding = 2   // requests to one memory without an answer
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                   req_i,
    output logic                        gnt_o,
    input  wire logic [$clog2(Ports):0] sel_i,
    output logic                        rvalid_o,
    output logic      [           31:0] rdata_o,
    output logic                        err_o,

    // Memories; address, write enable, byte enables and data bypass this module
    output logic      [Ports-1:0]       req_o,
    input  wire logic [Ports-1:0]       gnt_i,
    input  wire logic [Ports-1:0]       rvalid_i,
    input  wire logic [Ports-1:0][31:0] rdata_i
);

  localparam int unsigned SelWidth = $clog2(Ports);
  localparam int unsigned CountWidth = $clog2(Outstanding + 1);

  logic [SelWidth-1:0] sel_q;
  logic [CountWidth-1:0] count_q;
  logic nobody_q;  // an error response is due for a request without a memory
  logic known, open, granted;

  assign known    = 32'(sel_i) < Ports;
  assign rvalid_o = nobody_q || (count_q != '0 && rvalid_i[sel_q]);
  assign err_o    = nobody_q;
  assign rdata_o  = nobody_q ? '0 : rdata_i[sel_q];
  assign open     = count_q == '0 || (known && SelWidth'(sel_i) == sel_q && (32'(count_q) < Outstanding || rvalid_o));
  assign granted  = gnt_o && known;

  always_comb begin
    req_o = '0;
    gnt_o = req_i && open && !known;
    for (int unsigned i = 0; i < Ports; i++) begin
      if (32'(sel_i) == i) begin
        req_o[i] = req_i && open;
        gnt_o    = req_i && open && gnt_i[i];
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      sel_q    <= '0;
      count_q  <= '0;
      nobody_q <= 1'b0;
    end else begin
      nobody_q <= gnt_o && !known;
      count_q  <= count_q + CountWidth'(granted) - CountWidth'(rvalid_o && !nobody_q);
      if (granted) sel_q <= SelWidth'(sel_i);
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_obi #(
      .Name("rvh_sharv_split.manager"),
      .Width($clog2(Ports) + 1),
      .MaxOpen(Outstanding)
  ) u_contract_mgr (
      .clk_i,
      .rst_ni,
      .req_i(req_i),
      .gnt_i(gnt_o),
      .payload_i(sel_i),
      .rvalid_i(rvalid_o)
  );

  for (genvar i = 0; i < Ports; i++) begin : gen_contract
    rvh_contract_obi #(
        .Name("rvh_sharv_split.subordinate"),
        .Width(1),
        .MaxOpen(Outstanding)
    ) u_contract_sub (
        .clk_i,
        .rst_ni,
        .req_i(req_o[i]),
        .gnt_i(gnt_i[i]),
        .payload_i(1'b0),
        .rvalid_i(rvalid_i[i])
    );
  end

  rvh_contract #(
      .Name("rvh_sharv_split.one")
  ) u_contract_one (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0(req_o))
  );
`endif

endmodule

`default_nettype wire
