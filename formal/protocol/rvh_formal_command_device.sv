// SPDX-License-Identifier: Apache-2.0
// Commands to an engine, rules of the engine: each command is answered in the cycle in which it is
// taken, by at most one error, and no error comes without its cause. Assume = 0 asserts them of the
// engine, Assume = 1 assumes them of an engine that an attachment drives. The rules of the other
// side are in rvh_formal_command_requester.

`default_nettype none

module rvh_formal_command_device
  import rvh_engine_pkg::*;
#(
    parameter bit Assume = 1'b0
) (
    input logic rst_ni,
    input logic taken_i,    // a command is taken in this cycle
    input logic word_i,     // a message word is taken
    input logic loading_i,  // a context is read
    input err_t err_i
);

  logic answer, cause;

  assign answer = !rst_ni || ($onehot0(err_i) && (taken_i || !(err_i.cmd || err_i.alg || err_i.state)));
  assign cause  = !rst_ni || ((word_i || !err_i.length) && (loading_i || !err_i.context_bad));

  if (Assume) begin : gen_assume
    always_comb assume (answer && cause);
  end else begin : gen_assert
    always_comb begin
      a_answer : assert (answer);
      a_cause : assert (cause);
    end
  end

endmodule

`default_nettype wire
