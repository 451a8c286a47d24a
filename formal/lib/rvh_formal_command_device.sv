// SPDX-License-Identifier: Apache-2.0
// Commands to an engine, asserted of it: each is answered in the cycle in which it is taken,
// by one error at most, and no error comes without its cause. rvh_formal_command_host is its pair.

module rvh_formal_command_device
  import rvh_engine_pkg::*;
(
    input logic rst_ni,
    input logic taken_i,    // a command is taken in this cycle
    input logic word_i,     // a message word is taken
    input logic loading_i,  // a context is taken in
    input err_t err_i
);

  always_comb begin
    if (rst_ni) begin
      a_answer : assert ($onehot0(err_i) && (taken_i || !(err_i.cmd || err_i.alg || err_i.state)));
      a_cause : assert ((word_i || !err_i.length) && (loading_i || !err_i.context_bad));
    end
  end

endmodule
