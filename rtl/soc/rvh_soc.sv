// SPDX-License-Identifier: Apache-2.0
// Reference system: a host processor, instruction and data RAM, the simulation
// device's port, and at most one attachment. Zero wait states on both RAMs.
//
// The simulation device (console, exit, mailbox) is served outside: `dev_*` is an
// OBI port that is always granted; the answer is expected in the next cycle.
// Addresses: rvh_soc_pkg.

module rvh_soc
  import rvh_soc_pkg::*;
#(
    parameter bit AttachMmio = 1'b1  // 1: with the memory-mapped hash peripheral
) (
    input logic clk_i,
    input logic rst_ni,

    output logic        dev_req_o,
    output logic        dev_we_o,
    output logic [ 3:0] dev_be_o,
    output logic [11:0] dev_addr_o,
    output logic [31:0] dev_wdata_o,
    input  logic [31:0] dev_rdata_i
);

  logic instr_req, instr_gnt, instr_rvalid;
  logic [31:0] instr_addr, instr_rdata;
  logic data_req, data_gnt, data_we, data_rvalid, data_err;
  logic [3:0] data_be;
  logic [31:0] data_addr, data_wdata, data_rdata;
  logic [2:0] sub_req, sub_gnt, sub_rvalid;
  logic [2:0][31:0] sub_rdata;
  logic [31:0] irq;
  logic mmio_irq;
  logic instr_err_q;

  rvh_host #(
      .BootAddr(IramBase)
  ) u_host (
      .clk_i,
      .rst_ni,
      .instr_req_o   (instr_req),
      .instr_gnt_i   (instr_gnt),
      .instr_addr_o  (instr_addr),
      .instr_rvalid_i(instr_rvalid),
      .instr_rdata_i (instr_rdata),
      .instr_err_i   (instr_err_q),
      .data_req_o    (data_req),
      .data_gnt_i    (data_gnt),
      .data_addr_o   (data_addr),
      .data_we_o     (data_we),
      .data_be_o     (data_be),
      .data_wdata_o  (data_wdata),
      .data_rvalid_i (data_rvalid),
      .data_rdata_i  (data_rdata),
      .data_err_i    (data_err),
      .irq_i         (irq)
  );

  always_comb begin
    irq          = '0;
    irq[MmioIrq] = mmio_irq;
  end

  rvh_ram #(
      .Bytes(IramBytes)
  ) u_iram (
      .clk_i,
      .rst_ni,
      .req_i   (instr_req),
      .gnt_o   (instr_gnt),
      .addr_i  (instr_addr),
      .we_i    (1'b0),
      .be_i    (4'h0),
      .wdata_i (32'h0),
      .rvalid_o(instr_rvalid),
      .rdata_o (instr_rdata)
  );

  // A fetch from outside the instruction RAM is a bus error.
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      instr_err_q <= 1'b0;
    end else if (instr_req) begin
      instr_err_q <= instr_addr - IramBase >= IramBytes;
    end
  end

  rvh_soc_bus #(
      .HasMmio(AttachMmio)
  ) u_bus (
      .clk_i,
      .rst_ni,
      .req_i   (data_req),
      .gnt_o   (data_gnt),
      .addr_i  (data_addr),
      .rvalid_o(data_rvalid),
      .rdata_o (data_rdata),
      .err_o   (data_err),
      .req_o   (sub_req),
      .gnt_i   (sub_gnt),
      .rvalid_i(sub_rvalid),
      .rdata_i (sub_rdata)
  );

  rvh_ram #(
      .Bytes(DramBytes)
  ) u_dram (
      .clk_i,
      .rst_ni,
      .req_i   (sub_req[SelDram]),
      .gnt_o   (sub_gnt[SelDram]),
      .addr_i  (data_addr),
      .we_i    (data_we),
      .be_i    (data_be),
      .wdata_i (data_wdata),
      .rvalid_o(sub_rvalid[SelDram]),
      .rdata_o (sub_rdata[SelDram])
  );

  // ---- simulation device ----
  assign dev_req_o         = sub_req[SelDev];
  assign dev_we_o          = data_we;
  assign dev_be_o          = data_be;
  assign dev_addr_o        = data_addr[11:0];
  assign dev_wdata_o       = data_wdata;
  assign sub_gnt[SelDev]   = 1'b1;
  assign sub_rdata[SelDev] = dev_rdata_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      sub_rvalid[SelDev] <= 1'b0;
    end else begin
      sub_rvalid[SelDev] <= sub_req[SelDev];
    end
  end

  // ---- attachment ----
  if (AttachMmio) begin : gen_mmio
    rvh_mmio u_mmio (
        .clk_i,
        .rst_ni,
        .obi_req_i   (sub_req[SelMmio]),
        .obi_gnt_o   (sub_gnt[SelMmio]),
        .obi_addr_i  (data_addr[11:0]),
        .obi_we_i    (data_we),
        .obi_be_i    (data_be),
        .obi_wdata_i (data_wdata),
        .obi_rvalid_o(sub_rvalid[SelMmio]),
        .obi_rdata_o (sub_rdata[SelMmio]),
        .irq_o       (mmio_irq)
    );
  end else begin : gen_no_mmio
    logic unused_req;
    assign unused_req          = sub_req[SelMmio];
    assign sub_gnt[SelMmio]    = 1'b0;
    assign sub_rvalid[SelMmio] = 1'b0;
    assign sub_rdata[SelMmio]  = 32'h0;
    assign mmio_irq            = 1'b0;
  end

endmodule
