// SPDX-License-Identifier: Apache-2.0
// The manager port of a job unit: for the DMA, and between its moves for the store.
//
// Contract: that of rvh_dma; for the store see rvh_job_unit. The window is given in words of 32
// bits. A wider word of the DMA that is not completely inside the window counts as outside.
//
// Cycles: those of rvh_dma. A store is requested in the cycle in which it is offered.

`default_nettype none

module rvh_job_memory #(
    parameter  int unsigned Width      = 32,                        // of the manager port: 32, 64 or 128
    parameter  int unsigned WordWidth  = 32,                        // of a word of output: 32, 64 or 128, at most Width
    parameter  int unsigned AddrWidth  = 32,                        // of an address and of a number of bytes: 32 to 64
    localparam int unsigned Bytes      = Width / 8,
    localparam int unsigned Lane       = $clog2(Bytes),
    localparam int unsigned ReadCount  = Lane + 1,
    localparam int unsigned CountWidth = $clog2(WordWidth / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic                 in_start_i,
    input  wire logic                 list_i,
    input  wire logic                 swap_i,
    input  wire logic [AddrWidth-1:0] src_i,
    input  wire logic [AddrWidth-1:0] len_i,
    input  wire logic                 out_start_i,
    input  wire logic [AddrWidth-1:0] dst_i,
    input  wire logic [AddrWidth-1:0] out_len_i,
    input  wire logic [AddrWidth-1:2] base_i,
    input  wire logic [AddrWidth-1:2] limit_i,
    input  wire logic                 abort_i,
    output logic                      busy_o,
    output logic                      taking_o,
    output logic                      read_error_o,
    output logic                      write_error_o,
    output logic                      addr_error_o,

    output logic                      msg_valid_o,
    input  wire logic                 msg_ready_i,
    output logic      [    Width-1:0] msg_data_o,
    output logic      [ReadCount-1:0] msg_bytes_o,

    input  wire logic                  out_valid_i,
    output logic                       out_ready_o,
    input  wire logic [ WordWidth-1:0] out_data_i,
    input  wire logic [CountWidth-1:0] out_bytes_i,
    input  wire logic                  out_last_i,
    output logic      [CountWidth-1:0] out_taken_o,

    input  wire logic                 store_valid_i,
    output logic                      store_ready_o,
    input  wire logic [AddrWidth-1:2] store_addr_i,
    input  wire logic [         31:0] store_data_i,
    output logic                      store_done_o,
    output logic                      store_err_o,
    output logic                      store_outside_o,

    output logic                      mgr_req_o,
    input  wire logic                 mgr_gnt_i,
    output logic      [AddrWidth-1:0] mgr_addr_o,
    output logic                      mgr_we_o,
    output logic      [    Bytes-1:0] mgr_be_o,
    output logic      [    Width-1:0] mgr_wdata_o,
    output logic      [          7:0] mgr_more_o,
    output logic                      mgr_cancel_o,
    input  wire logic                 mgr_rvalid_i,
    input  wire logic [    Width-1:0] mgr_rdata_i,
    input  wire logic                 mgr_err_i
);

  logic dma_req, dma_we, store_inside, store_waits_q;
  logic [AddrWidth-1:0] dma_addr;
  logic [Width-1:0] dma_wdata;
  logic [Bytes-1:0] dma_be, store_be;
  logic [7:0] dma_more;
  logic [AddrWidth-1:Lane] base, limit;  // of the DMA's words

  if (Width == 32) begin : gen_words
    assign {base, limit, store_be} = {base_i, limit_i, 4'hf};
  end else begin : gen_wide
    // Rounded inwards to whole words; a window without a whole word is empty.
    localparam int unsigned WordAddr = AddrWidth - Lane;
    logic [WordAddr:0] up, down;
    assign up = {1'b0, base_i[AddrWidth-1:Lane]} + (WordAddr + 1)'(base_i[Lane-1:2] != '0);
    assign down = {1'b0, limit_i[AddrWidth-1:Lane]} - (WordAddr + 1)'(limit_i[Lane-1:2] != '1);
    assign {base, limit} = (up[WordAddr] || down[WordAddr]) ? {WordAddr'('1), WordAddr'(0)} :
        {up[WordAddr-1:0], down[WordAddr-1:0]};
    assign store_be = Bytes'(4'hf) << {store_addr_i[Lane-1:2], 2'b00};
  end

  rvh_dma #(
      .Width    (Width),
      .WordWidth(WordWidth),
      .AddrWidth(AddrWidth)
  ) u_dma (
      .clk_i,
      .rst_ni,
      .in_start_i,
      .list_i,
      .swap_i,
      .src_i,
      .len_i,
      .out_start_i,
      .dst_i,
      .out_len_i,
      .base_i     (base),
      .limit_i    (limit),
      .abort_i,
      .busy_o,
      .taking_o,
      .read_error_o,
      .write_error_o,
      .addr_error_o,
      .msg_valid_o,
      .msg_ready_i,
      .msg_data_o,
      .msg_bytes_o,
      .out_valid_i,
      .out_ready_o,
      .out_data_i,
      .out_bytes_i,
      .out_last_i,
      .out_taken_o,
      .mgr_req_o  (dma_req),
      .mgr_gnt_i,
      .mgr_addr_o (dma_addr),
      .mgr_we_o   (dma_we),
      .mgr_be_o   (dma_be),
      .mgr_wdata_o(dma_wdata),
      .mgr_more_o (dma_more),
      .mgr_cancel_o,
      .mgr_rvalid_i,
      .mgr_rdata_i,
      .mgr_err_i
  );

  assign store_inside    = store_addr_i >= base_i && store_addr_i <= limit_i;
  assign store_outside_o = store_valid_i && !store_inside;
  assign store_ready_o   = store_valid_i && (!store_inside || mgr_gnt_i);
  assign store_done_o    = store_outside_o || (store_waits_q && mgr_rvalid_i);
  assign store_err_o     = store_waits_q && mgr_rvalid_i && mgr_err_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) store_waits_q <= 1'b0;
    else if (mgr_rvalid_i || !store_waits_q) store_waits_q <= store_valid_i && store_inside && mgr_gnt_i;
  end

  assign mgr_req_o   = dma_req || (store_valid_i && store_inside);
  assign mgr_addr_o  = store_valid_i ? {store_addr_i[AddrWidth-1:Lane], Lane'(0)} : dma_addr;
  assign mgr_we_o    = store_valid_i || dma_we;
  assign mgr_be_o    = store_valid_i ? store_be : dma_be;
  assign mgr_wdata_o = store_valid_i ? {Width / 32{store_data_i}} : dma_wdata;
  assign mgr_more_o  = store_valid_i ? '0 : dma_more;

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_job_memory.offer"),
      .Width(AddrWidth + 30)
  ) u_contract_offer (
      .clk_i,
      .rst_ni,
      .valid_i  (store_valid_i),
      .ready_i  (store_ready_o),
      .payload_i({store_addr_i, store_data_i}),
      .cancel_i (1'b0)
  );

  rvh_contract #(
      .Name("rvh_job_memory.store")
  ) u_contract_store (
      .clk_i,
      .rst_ni,
      .holds_i(!store_valid_i || (!busy_o && !in_start_i && !out_start_i))
  );
`endif

endmodule

`default_nettype wire
