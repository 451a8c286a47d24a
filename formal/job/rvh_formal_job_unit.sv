// SPDX-License-Identifier: Apache-2.0
// rvh_job_unit between any attachment that keeps its part of the contract, any engine and any memory.

`default_nettype none

module rvh_formal_job_unit
  import rvh_job_pkg::*;
#(
    parameter int unsigned AddrWidth = 32,
    parameter bit          HasChains = 1'b0
) (
    input logic                 clk_i,
    input logic                 rst_ni,
    input logic                 job_valid,
    input job_t                 job,
    input logic                 chain,
    input logic                 push_valid,
    input logic                 pop_ready,
    input logic                 store_valid,
    input logic [AddrWidth-1:2] store_addr,
    input logic [         31:0] store_data,
    input logic [AddrWidth-1:2] base,
    input logic [AddrWidth-1:2] limit,
    input logic                 gnt,
    input logic                 rvalid,
    input logic [         31:0] rdata,
    input logic                 err
);

  logic req, we, cancel, dma_busy, waits, done, failed;
  logic [AddrWidth-1:0] addr;
  logic [31:0] wdata;
  logic [3:0] be;
  logic [7:0] more, open, promised;
  logic [AddrWidth-1:2] next;

  rvh_formal_job_side #(
      .AddrWidth(AddrWidth),
      .HasChains(HasChains)
  ) u_side (
      .clk_i,
      .rst_ni,
      .job_valid_i  (job_valid),
      .job_i        (job),
      .chain_i      (chain),
      .push_valid_i (push_valid),
      .pop_ready_i  (pop_ready),
      .store_valid_i(store_valid),
      .store_addr_i (store_addr),
      .store_data_i (store_data),
      .base_i       (base),
      .limit_i      (limit),
      .mgr_req_o    (req),
      .mgr_gnt_i    (gnt),
      .mgr_addr_o   (addr),
      .mgr_we_o     (we),
      .mgr_be_o     (be),
      .mgr_wdata_o  (wdata),
      .mgr_more_o   (more),
      .mgr_cancel_o (cancel),
      .mgr_rvalid_i (rvalid),
      .mgr_rdata_i  (rdata),
      .mgr_err_i    (err),
      .open_o       (open),
      .promised_o   (promised),
      .next_o       (next),
      .dma_busy_o   (dma_busy),
      .waits_o      (waits),
      .done_o       (done),
      .failed_o     (failed)
  );

  // ---- covers ----
  logic wrote_q, stored_q, waited_q, taken_back_q;  // a write of the DMA; a store; a store that waited for its grant

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {wrote_q, stored_q, waited_q, taken_back_q} <= '0;
    else
      {wrote_q, stored_q, waited_q, taken_back_q} <= {
        wrote_q || (req && gnt && we && !store_valid),
        stored_q || (store_valid && req && gnt),
        waited_q || (store_valid && req && !gnt),
        taken_back_q || (cancel && promised != '0)
      };
  end

  always_comb begin
    c_job : cover (rst_ni && done && wrote_q && !failed);
    c_store : cover (rst_ni && stored_q && waited_q && !store_valid && rvalid && err);
    c_outside : cover (rst_ni && store_valid && !req);
    c_after : cover (rst_ni && taken_back_q && store_valid && req && gnt);
  end

  logic unused;
  assign unused = ^{addr, wdata, be, more, open, next, dma_busy, waits};
endmodule

`default_nettype wire
