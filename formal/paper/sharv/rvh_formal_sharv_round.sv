// SPDX-License-Identifier: Apache-2.0
// rvh_formal_sharv_form_pkg equals FIPS 180-4, 6.2.2, for every input.

`default_nettype none

module rvh_formal_sharv_round
  import rvh_formal_ref_sha2_pkg::*;
  import rvh_formal_sharv_form_pkg::*;
(
    input rvh_sha256_pkg::vars_t        v,
    input logic                  [31:0] k,
    input logic                  [31:0] w0,
    input logic                  [31:0] w1,
    input logic                  [31:0] w9,
    input logic                  [31:0] w14
);

  rvh_sha256_pkg::vars_t form;
  logic [7:0][31:0] standard;

  assign form     = round(v, k, w0);
  assign standard = round_256({v.h, v.g, v.f, v.e, v.d, v.c, v.b, v.a}, k, w0);

  always_comb begin
    a_round : assert ({form.h, form.g, form.f, form.e, form.d, form.c, form.b, form.a} == standard);
    a_schedule : assert (schedule(w0, w1, w9, w14) == schedule_256(w14, w9, w1, w0));
  end

endmodule

`default_nettype wire
