// SPDX-License-Identifier: Apache-2.0
// The contract of an OBI port without rready, at either end. The manager: a request stays unchanged until it is
// granted; at most MaxOpen are granted without a response. The subordinate: a response comes after the cycle of its
// grant, and only for a request. For its placement, and when it starts to hold: rvh_contract.

`default_nettype none

module rvh_contract_obi #(
    parameter string       Name    = "rvh_contract_obi.obi",  // module.port, for the message
    parameter int unsigned Width   = 1,                       // of a request's payload
    parameter int unsigned MaxOpen = 255                      // 1 to 255
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic             req_i,
    input wire logic             gnt_i,
    input wire logic [Width-1:0] payload_i,  // address, write enable, byte enables; data of a write
    input wire logic             rvalid_i
);

`ifndef FORMAL
  logic reset_seen;
  logic [7:0] open_q;  // granted, response pending

  initial reset_seen = 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      reset_seen <= 1'b1;
      open_q     <= '0;
    end else if (reset_seen) begin
      open_q <= open_q + 8'(req_i && gnt_i) - 8'(rvalid_i);
      a_response :
      assert (!rvalid_i || open_q != '0)
      else $error("%s: a response without a request", Name);
      a_open :
      assert (!(req_i && gnt_i) || 32'(open_q) < MaxOpen + 32'(rvalid_i))
      else $error("%s: more than %0d requests without a response", Name, MaxOpen);
    end
  end

  rvh_contract_stream #(
      .Name (Name),
      .Width(Width)
  ) u_request (
      .clk_i,
      .rst_ni,
      .valid_i  (req_i),
      .ready_i  (gnt_i),
      .payload_i(payload_i),
      .cancel_i (1'b0)
  );
`endif

endmodule

`default_nettype wire
