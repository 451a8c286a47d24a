// SPDX-License-Identifier: Apache-2.0
// Rules of an APB manager: a setup phase, then access phases until PREADY, and the access is stable
// meanwhile. Assume = 0 asserts them of a manager in this project, Assume = 1 assumes them of an
// external one. There is no rule for a subordinate: it may be ready in any cycle.

`default_nettype none

module rvh_formal_apb #(
    parameter bit          Assume = 1'b0,
    parameter int unsigned Width  = 1      // bits of payload_i
) (
    input  logic             clk_i,
    input  logic             rst_ni,
    input  logic             psel_i,
    input  logic             penable_i,
    input  logic             pready_i,
    input  logic [Width-1:0] payload_i,  // PADDR, PWRITE, PWDATA ...
    output logic             access_o    // this is an access phase
);

  logic access_q;
  logic [Width-1:0] payload_q;
  logic phases, stays;

  assign access_o = access_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) access_q <= 1'b0;
    else access_q <= psel_i && !(access_q && pready_i);
  end

  always_ff @(posedge clk_i) payload_q <= payload_i;

  assign phases = !rst_ni || (access_q ? psel_i && penable_i : !(psel_i && penable_i));
  assign stays  = !rst_ni || !access_q || payload_i == payload_q;

  if (Assume) begin : gen_assume
    always_comb assume (phases && stays);
  end else begin : gen_assert
    always_comb begin
      a_phases : assert (phases);
      a_access_stays : assert (stays);
    end
  end

endmodule

`default_nettype wire
