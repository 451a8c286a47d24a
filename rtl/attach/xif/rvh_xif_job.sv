// SPDX-License-Identifier: Apache-2.0
// Translates an instruction into a job (combinational).
//
// Contract: `opens_i`: the job is the pending START only. `pending_i`: FEED also opens the message
// whose words it brings. When FEED ends a message, the output goes to the address of the DRAIN
// after it.

`default_nettype none

module rvh_xif_job
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
  import rvh_xif_instr_pkg::*;
(
    input wire verb_e verb_i,
    input wire logic [3:0] n_i,
    input wire logic [63:0] rs1_i,
    input wire logic [63:0] rs2_i,
    input wire logic [63:0] drain_rs1_i,
    input wire logic [63:0] drain_rs2_i,
    input wire logic opens_i,
    input wire logic pending_i,
    input wire logic [7:0] mode_i,  // of the pending START
    input wire logic [7:0] suffix_i,
    input wire logic [31:0] tail_i,
    output job_t job_o
);

  always_comb begin
    job_o       = '0;
    job_o.tail  = tail_i;
    job_o.src   = rs1_i;
    job_o.len   = rs2_i;
    // The DRAIN after a FEED that ends a message takes the output of that message.
    job_o.dst   = (verb_i == DoFeed) ? drain_rs1_i : rs1_i;
    job_o.olen  = (verb_i == DoFeed) ? drain_rs2_i : rs2_i;
    job_o.steps = '{op: JobNone, default: '0};
    unique case (verb_i)
      DoFinish:  {job_o.steps.finish, job_o.steps.tail_bytes, job_o.steps.suffix} = {1'b1, n_i[1:0], suffix_i};
      DoFeed: begin
        job_o.steps.in     = 1'b1;
        job_o.steps.finish = n_i[0];
        if (n_i[0]) job_o.steps.suffix = suffix_i;
      end
      DoDrain:   job_o.steps.out = 1'b1;
      DoSave:    {job_o.steps.op, job_o.steps.out} = {OpSave, 1'b1};
      DoRestore: {job_o.steps.op, job_o.steps.in} = {OpRestore, 1'b1};
      DoPad:     job_o.steps.op = OpPad;
      DoChain:   {job_o.steps.op, job_o.steps.alg} = {JobChain, rs2_i[3:0]};
      default:   job_o.steps.op = OpWipe;
    endcase
    if (opens_i) job_o.steps = '0;
    if (opens_i || (pending_i && verb_i == DoFeed)) begin
      job_o.steps.op = OpStart;
      {job_o.steps.short_rounds, job_o.steps.rate, job_o.steps.alg} = mode_i;
    end
  end

  logic unused_n;
  assign unused_n = ^n_i[3:2];

endmodule

`default_nettype wire
