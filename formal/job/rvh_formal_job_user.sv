// SPDX-License-Identifier: Apache-2.0
// Contract of the user of rvh_job_unit, an attachment:
// - A job is stable until it is accepted. While a job runs, only WIPE is offered and no word is moved.
// - A store is stable until it is accepted. It comes between jobs, and nothing else is offered until it is done.
// - The window does not change while a job runs, nor from the offer of a store to its end.
// Assume = 0 asserts this of an attachment in this project, Assume = 1 assumes it of an arbitrary one.

`default_nettype none

module rvh_formal_job_user
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
#(
    parameter bit Assume = 1'b0,
    parameter int unsigned AddrWidth = 32
) (
    input  logic                 clk_i,
    input  logic                 rst_ni,
    input  logic                 job_valid_i,
    input  logic                 job_ready_i,
    input  job_t                 job_i,
    input  logic                 busy_i,
    input  logic                 push_valid_i,
    input  logic                 pop_ready_i,
    input  logic                 store_valid_i,
    input  logic                 store_ready_i,
    input  logic [AddrWidth-1:2] store_addr_i,
    input  logic [         31:0] store_data_i,
    input  logic                 store_done_i,
    input  logic [AddrWidth-1:2] base_i,
    input  logic [AddrWidth-1:2] limit_i,
    output logic                 stored_o        // a store was accepted and is not done
);

  logic stored_q, offered_q;
  logic [AddrWidth-1:2] base_q, limit_q;
  logic alone, rests, window_stays;

  assign stored_o = stored_q;

  rvh_formal_stream #(
      .Assume(Assume),
      .Width ($bits(steps_t) + $bits(job_i.src) + $bits(job_i.len))
  ) u_job (
      .clk_i,
      .rst_ni,
      .valid_i  (job_valid_i),
      .ready_i  (job_ready_i),
      .cancel_i (1'b0),
      .payload_i({job_i.steps, job_i.src, job_i.len})
  );

  rvh_formal_stream #(
      .Assume(Assume),
      .Width (AddrWidth + 30)
  ) u_store (
      .clk_i,
      .rst_ni,
      .valid_i  (store_valid_i),
      .ready_i  (store_ready_i),
      .cancel_i (1'b0),
      .payload_i({store_addr_i, store_data_i})
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {stored_q, offered_q} <= '0;
    else begin
      stored_q  <= ((store_valid_i && store_ready_i) || stored_q) && !store_done_i;
      offered_q <= store_valid_i && !store_ready_i;
    end
  end

  always_ff @(posedge clk_i) {base_q, limit_q} <= {base_i, limit_i};

  assign alone = !rst_ni || ((!store_valid_i || (!busy_i && !job_valid_i)) &&
                             (!stored_q || (!busy_i && !job_valid_i && !store_valid_i)));
  assign rests = !rst_ni || !busy_i || (!push_valid_i && !pop_ready_i && (!job_valid_i || job_i.steps == steps_t'(
  '{op: OpWipe, default: '0}
  )));
  assign window_stays = !rst_ni || !(busy_i || stored_q || offered_q) || {base_i, limit_i} == {base_q, limit_q};

  if (Assume) begin : gen_assume
    always_comb assume (alone && rests && window_stays);
  end else begin : gen_assert
    always_comb begin
      a_alone : assert (alone);
      a_rests : assert (rests);
      a_window_stays : assert (window_stays);
    end
  end

endmodule

`default_nettype wire
