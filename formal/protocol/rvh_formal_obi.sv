// SPDX-License-Identifier: Apache-2.0
// OBI without rready. Rule of the manager: a request is stable until it is granted. Rule of the
// subordinate: each request gets one response, after its grant. AssumeManager = 0 asserts the
// manager's rule of a manager in this project, 1 assumes it of an external one. AssumeSubordinate
// does the same for the subordinate's rule.

`default_nettype none

module rvh_formal_obi #(
    parameter bit          AssumeManager     = 1'b0,
    parameter bit          AssumeSubordinate = 1'b0,
    parameter int unsigned Width             = 1      // bits of payload_i
) (
    input  logic             clk_i,
    input  logic             rst_ni,
    input  logic             req_i,
    input  logic             gnt_i,
    input  logic [Width-1:0] payload_i,
    input  logic             rvalid_i,
    output logic [      7:0] open_o      // requests that are granted and not answered
);

  logic [7:0] open_q;
  logic answers;

  assign open_o = open_q;

  rvh_formal_stream #(
      .Assume(AssumeManager),
      .Width (Width)
  ) u_request (
      .clk_i,
      .rst_ni,
      .valid_i (req_i),
      .ready_i (gnt_i),
      .cancel_i(1'b0),
      .payload_i
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) open_q <= '0;
    else open_q <= open_q + 8'(req_i && gnt_i) - 8'(rvalid_i);
  end

  assign answers = !rst_ni || !rvalid_i || open_q != '0;

  if (AssumeSubordinate) begin : gen_assume
    always_comb assume (answers);
  end else begin : gen_assert
    always_comb begin
      a_answers : assert (answers);
    end
  end

endmodule

`default_nettype wire
