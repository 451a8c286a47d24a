// SPDX-License-Identifier: Apache-2.0
// Relations between registers of rvh_hart that hold in every reachable state, bound to it. Proofs by induction need
// them.

`default_nettype none

module rvh_formal_hart_state (
    input logic       clk_i,
    input logic       rst_ni,
    input logic       valid_q,
    input logic       known,
    input logic       error_q,
    input logic       compressed_q,
    input logic       torn_q,
    input logic       memory,
    input logic       sources,
    input logic       trap_q,
    input logic       again_q,
    input logic       stores,        // the instruction in execute
    input logic       w_valid_q,
    input logic       w_write_q,
    input logic       w_load_q,
    input logic       w_memory_q,
    input logic [4:0] w_rd_q,
    input logic       open_q,
    input logic       last_q,
    input logic       later_q,
    input logic       pending_q,
    input logic       store_q,
    input logic       x_started,
    input logic       x_rejected,
    // RVFI
    input logic       w_trap,
    input logic       trapped_q,
    input logic       trap_record
);

  always_comb begin
    if (rst_ni) begin
      // A response is missing of the instruction in writeback, or of the first access of the one in execute.
      i_open :
      assert (open_q ? (last_q ? w_valid_q && w_memory_q : !w_valid_q && later_q) : !(w_valid_q && w_memory_q));
      i_later :
      assert (!(later_q || pending_q) || (valid_q && known && memory && sources && !torn_q && !trap_q && !again_q));
      i_first : assert (!(open_q && !last_q) || store_q == stores);
      i_rd : assert (!(w_valid_q && w_write_q) || w_rd_q != '0);
      i_load : assert (!(w_valid_q && w_load_q) || w_memory_q);
      i_trap : assert (!trap_q || (!w_valid_q && !open_q && !valid_q && !again_q));
      i_again : assert (!again_q || !valid_q);
      i_trapped : assert ((!w_valid_q || !w_trap) && (!trapped_q || (trap_record && trap_q)));
      i_offered :
      assert (!(x_started || x_rejected) || (valid_q && !known && !error_q && !compressed_q && !torn_q &&
                                            !trap_q && !again_q && !(x_started && x_rejected)));
    end
  end

endmodule

bind rvh_hart rvh_formal_hart_state u_formal_state (
    .clk_i,
    .rst_ni,
    .valid_q,
    .known,
    .error_q,
    .compressed_q,
    .torn_q,
    .memory   (u_control.memory),
    .sources,
    .trap_q   (u_control.trap_q),
    .again_q  (u_control.again_q),
    .stores   (decoded.store),
    .w_valid_q(u_operands.valid_q),
    .w_write_q(u_operands.writes_q),
    .w_load_q(u_operands.load_q),
    .w_memory_q(u_operands.memory_q),
    .w_rd_q(u_operands.rd_q),
    .open_q   (u_lsu.open_q),
    .last_q   (u_lsu.last_q),
    .later_q  (u_lsu.later_q),
    .pending_q(u_lsu.pending_q),
    .store_q  (u_lsu.store_q),
    .x_started,
    .x_rejected,
    .w_trap   (gen_rvfi.u_rvfi.w_q.trap),
    .trapped_q(gen_rvfi.u_rvfi.trapped_q),
    .trap_record(gen_rvfi.u_rvfi.trap_record_q.trap)
);

`default_nettype wire
