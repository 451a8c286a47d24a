// SPDX-License-Identifier: Apache-2.0
// rvh_job_unit with any attachment that keeps its part of the contract and any engine, up to its manager port: the
// owner of each request and response, the window, the promise. The module that instantiates this one models the other
// side of the port.

`default_nettype none

module rvh_formal_job_side
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
#(
    parameter bit AssumeSubordinate = 1'b1,
    parameter int unsigned AddrWidth = 32,
    parameter bit HasChains = 1'b0
) (
    input logic clk_i,
    input logic rst_ni,

    // of the attachment
    input logic                 job_valid_i,
    input job_t                 job_i,
    input logic                 chain_i,
    input logic                 push_valid_i,
    input logic                 pop_ready_i,
    input logic                 store_valid_i,
    input logic [AddrWidth-1:2] store_addr_i,
    input logic [         31:0] store_data_i,
    input logic [AddrWidth-1:2] base_i,
    input logic [AddrWidth-1:2] limit_i,

    output logic                 mgr_req_o,
    input  logic                 mgr_gnt_i,
    output logic [AddrWidth-1:0] mgr_addr_o,
    output logic                 mgr_we_o,
    output logic [          3:0] mgr_be_o,
    output logic [         31:0] mgr_wdata_o,
    output logic [          7:0] mgr_more_o,
    output logic                 mgr_cancel_o,
    input  logic                 mgr_rvalid_i,
    input  logic [         31:0] mgr_rdata_i,
    input  logic                 mgr_err_i,
    output logic [          7:0] open_o,        // requests granted and not answered
    output logic [          7:0] promised_o,    // words promised and not requested yet
    output logic [AddrWidth-1:2] next_o,        // the first of them
    output logic                 dma_busy_o,
    output logic                 waits_o,       // a word is offered to the engine, which does not take it
    output logic                 done_o,
    output logic                 failed_o
);

  logic job_ready, busy, push_ready, pop_valid, store_ready, store_done, store_err, store_outside, stored;
  job_err_t err;

  rvh_job_unit #(
      .AddrWidth(AddrWidth),
      .HasChains(HasChains)
  ) u_unit (
      .clk_i,
      .rst_ni,
      .job_valid_i,
      .job_ready_o    (job_ready),
      .job_i,
      .chain_i,
      .locked_i       (1'b0),
      .busy_o         (busy),
      .chained_o      (),
      .done_o,
      .refused_o      (),
      .failed_o,
      .err_o          (err),
      .status_o       (),
      .wiped_o        (),
      .tail_taken_o   (),
      .push_valid_i,
      .push_ready_o   (push_ready),
      .push_data_i    ('0),
      .pop_valid_o    (pop_valid),
      .pop_ready_i,
      .pop_data_o     (),
      .store_valid_i,
      .store_ready_o  (store_ready),
      .store_addr_i,
      .store_data_i,
      .store_done_o   (store_done),
      .store_err_o    (store_err),
      .store_outside_o(store_outside),
      .base_i,
      .limit_i,
      .mgr_req_o,
      .mgr_gnt_i,
      .mgr_addr_o,
      .mgr_we_o,
      .mgr_be_o,
      .mgr_wdata_o,
      .mgr_more_o,
      .mgr_cancel_o,
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i
  );

  rvh_formal_job_user #(
      .Assume   (1'b1),
      .AddrWidth(AddrWidth)
  ) u_user (
      .clk_i,
      .rst_ni,
      .job_valid_i,
      .job_ready_i  (job_ready),
      .job_i,
      .busy_i       (busy),
      .push_valid_i,
      .pop_ready_i,
      .store_valid_i,
      .store_ready_i(store_ready),
      .store_addr_i,
      .store_data_i,
      .store_done_i (store_done),
      .base_i,
      .limit_i,
      .stored_o     (stored)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(AssumeSubordinate),
      .Width            (AddrWidth + 45)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (mgr_req_o),
      .gnt_i    (mgr_gnt_i),
      .payload_i({mgr_addr_o, mgr_we_o, mgr_be_o, mgr_we_o ? mgr_wdata_o : 32'h0, mgr_more_o}),
      .rvalid_i (mgr_rvalid_i),
      .open_o   (open_o)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  // ---- the promise, on the port ----
  logic [7:0] promised_q;
  logic [AddrWidth-1:2] next_q;

  assign {promised_o, next_o} = {promised_q, next_q};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) promised_q <= '0;
    else if (mgr_cancel_o) promised_q <= '0;
    else if (mgr_req_o && mgr_gnt_i) promised_q <= (promised_q > mgr_more_o) ? promised_q - 8'd1 : mgr_more_o;
  end

  always_ff @(posedge clk_i) if (mgr_req_o && mgr_gnt_i) next_q <= mgr_addr_o[AddrWidth-1:2] + (AddrWidth - 2)'(1);

  // ---- properties ----
  logic [2:0] step;
  logic [3:0] row_step;
  logic dma_busy, in_start, out_start, abort, fits, row_reads, row_writes, row_start, row_busy;
  logic [1:0] reads;  // reads of the DMA that are outstanding
  logic [2:0] writes;

  assign step = 3'(u_unit.u_job.step_q);
  assign {dma_busy, in_start, out_start, abort} = {u_unit.dma_busy, u_unit.in_start, u_unit.out_start, u_unit.abort};
  assign {row_reads, row_writes} = {u_unit.chain_reads, u_unit.chain_writes};
  assign {row_start, row_busy} = {u_unit.chain_start, u_unit.chain_busy};
  if (HasChains) begin : gen_row
    assign row_step = u_unit.gen_chain.u_chain.step_q;
  end else begin : gen_no_row
    assign row_step = '0;
  end

  assign reads = u_unit.gen_dma.u_memory.u_dma.u_read.awaited_q;
  assign writes = u_unit.gen_dma.u_memory.u_dma.u_write.awaited_q;
  assign fits = store_addr_i >= base_i && store_addr_i <= limit_i;
  assign {dma_busy_o, waits_o} = {dma_busy, u_unit.dma_valid && !u_unit.msg_ready};

  // A move with a bit that the port does not have
  logic in_beyond, out_beyond, beyond_q;

  assign in_beyond  = (job_i.src | job_i.len) >> AddrWidth != '0;
  assign out_beyond = (job_i.dst | job_i.olen) >> AddrWidth != '0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) beyond_q <= 1'b0;
    else
      beyond_q <= (in_start && in_beyond) || (out_start && out_beyond) || (row_start && job_i.src >> AddrWidth != '0);
  end

  logic port_agrees, steps_agree, promise_agrees;

  assign port_agrees = open_o == 8'(reads) + 8'(writes) + 8'(stored) &&
      stored == u_unit.gen_dma.u_memory.store_waits_q && (!stored || !dma_busy);
  assign steps_agree = step <= (HasChains ? 3'd6 : 3'd5) && (!dma_busy || step inside {3'd1, 3'd3, 3'd4, 3'd6}) &&
      (!row_busy || (step inside {3'd4, 3'd6} && row_step <= 4'd8)) && (step != 3'd6 || !dma_busy || row_busy) &&
      (!u_unit.gen_dma.u_memory.u_dma.gave_up_q || step inside {3'd4, 3'd5}) &&
      beyond_q == u_unit.beyond_q && (!beyond_q || step inside {3'd1, 3'd3, 3'd4, 3'd6});
  assign promise_agrees = promised_q == u_unit.gen_dma.u_memory.u_dma.u_state.promised_q &&
      (promised_q == '0 || (next_q == u_unit.gen_dma.u_memory.u_dma.u_state.next_q && busy));

  always_comb begin
    if (rst_ni) begin
      a_starts :
      assert (!(in_start || out_start || row_reads || row_writes) || (!dma_busy && !abort && $onehot(
          {in_start, out_start, row_reads, row_writes}
      )));
      a_beyond :
      assert ((!in_start || u_unit.gen_dma.u_memory.in_start_i != in_beyond) &&
              (!out_start || u_unit.gen_dma.u_memory.out_start_i != out_beyond) &&
              (!row_start || u_unit.gen_dma.u_memory.in_start_i != (job_i.src >> AddrWidth != '0)) &&
              (!beyond_q || (err.addr && !done_o && !u_unit.tail_valid)));
      a_words :
      assert ($onehot0({push_valid_i, u_unit.dma_valid, u_unit.tail_valid}) && !(pop_ready_i && u_unit.dma_ready));
      a_window :
      assert (!mgr_req_o || (mgr_addr_o[AddrWidth-1:2] >= base_i &&
              {1'b0, mgr_addr_o[AddrWidth-1:2]} + (AddrWidth - 1)'(mgr_more_o) <= {1'b0, limit_i}));
      a_promise : assert (!mgr_req_o || promised_q == '0 || (!mgr_we_o && mgr_addr_o[AddrWidth-1:2] == next_q));
      a_taken_back : assert ((promised_q == '0 || busy) && (!mgr_cancel_o || (!mgr_req_o && open_o == '0)));
      a_store :
      assert (!store_valid_i || (!dma_busy && mgr_req_o == fits && store_outside == !fits &&
              store_ready == (!fits || mgr_gnt_i) && (!fits || (mgr_we_o && mgr_be_o == 4'hf && mgr_more_o == '0 &&
              mgr_addr_o == {store_addr_i, 2'b00} && mgr_wdata_o == store_data_i))));
      a_stored :
      assert (store_done == ((store_valid_i && !fits) || (stored && mgr_rvalid_i)) &&
              store_err == (stored && mgr_rvalid_i && mgr_err_i));
      a_owner :
      assert ((!mgr_rvalid_i || $onehot(
          {stored, reads != '0, writes != '0}
      )) && (!(err.read || err.write) || (!stored && mgr_rvalid_i && mgr_err_i)));
      a_invariant : assert (port_agrees && steps_agree && promise_agrees);
    end
  end

  logic unused;
  assign unused = ^{push_ready, pop_valid};
endmodule

`default_nettype wire
