// SPDX-License-Identifier: Apache-2.0
// What a commit or kill of CV-X-IF 1.0 applies to: a commit to the oldest of the accepted instructions that wait for it, up to
// one of them, or to all and the offer; a kill to the youngest of them, from one of them on, and the offer. Assume = 0 asserts
// this of rvh_xif_commit_1_0 (isa-commits), Assume = 1 assumes it in its place (isa-carry).

`default_nettype none

module rvh_formal_isa_order #(
    parameter bit          Assume = 1'b0,
    parameter int unsigned Depth  = 2
) (
    input logic             rst_ni,
    input logic             given_i,         // Assume = 0: asserted if this is 1
    input logic [Depth-1:0] open_i,          // accepted, oldest first, neither committed nor killed
    input logic             fresh_i,         // an offer, neither committed nor killed
    input logic [Depth-1:0] commit_i,
    input logic [Depth-1:0] kill_i,
    input logic             commit_offer_i,
    input logic             kill_offer_i
);

  logic [Depth-1:0] ordered;
  logic holds;

  for (genvar i = 0; i < Depth; i++) begin : gen_ordered
    logic [Depth-1:0] older;
    for (genvar j = 0; j < Depth; j++) begin : gen_older
      assign older[j] = j >= i || !(open_i[i] && open_i[j]) ||
                        ((commit_i[j] || !commit_i[i]) && (kill_i[i] || !kill_i[j]));
    end
    assign ordered[i] = &older && (open_i[i] || !(commit_i[i] || kill_i[i])) &&
                        (!commit_offer_i || commit_i[i] || !open_i[i]) && (!fresh_i || kill_offer_i || !kill_i[i]);
  end

  assign holds = !rst_ni || (&ordered && (fresh_i || !(commit_offer_i || kill_offer_i)) &&
                             ((commit_i == '0 && !commit_offer_i) || (kill_i == '0 && !kill_offer_i)));

  if (Assume) begin : gen_assume
    always_comb assume (holds);
  end else begin : gen_assert
    always_comb begin
      a_order : assert (!given_i || holds);
    end
  end

endmodule

`default_nettype wire
