// SPDX-License-Identifier: Apache-2.0
// Every step mapping of rvh_keccak_pkg and one round equal the reference, for every state and every round.

`default_nettype none

module rvh_formal_keccak_functions
  import rvh_keccak_pkg::*;
(
    input state_t       a_i,
    input logic   [4:0] ir_i
);

  always_comb begin
    assume (ir_i < 5'd24);
    a_theta : assert (theta(a_i) == rvh_formal_ref_keccak_pkg::theta(a_i));
    a_rho : assert (rho(a_i) == rvh_formal_ref_keccak_pkg::rho(a_i));
    a_pi : assert (pi(a_i) == rvh_formal_ref_keccak_pkg::pi(a_i));
    a_chi : assert (chi(a_i) == rvh_formal_ref_keccak_pkg::chi(a_i));
    a_iota : assert (iota(a_i, KeccakRc[ir_i]) == rvh_formal_ref_keccak_pkg::iota(a_i, ir_i));
    a_round : assert (round(a_i, KeccakRc[ir_i]) == rvh_formal_ref_keccak_pkg::round(a_i, ir_i));
  end

endmodule

`default_nettype wire
