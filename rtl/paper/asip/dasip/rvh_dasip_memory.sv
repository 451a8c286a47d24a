// SPDX-License-Identifier: Apache-2.0
// Reads and writes lanes of 64 bits for rvh_dasip, on an OBI manager port of 32 bits: the lower word of a lane, then the
// upper one. A lane can be read and then written.
//
// Contract
// - `start_i` is allowed with `free_o`, which is 1 in the cycle of the last grant of the lane before: two cycles a lane
//   if memory grants and answers at once. One access is outstanding at a time.
// - A lane that was read comes with `loaded_o`, for one cycle, with what is to become of it.
// - `reads_o`: a lane is to come, or comes now. `busy_o`: an access is wanted or outstanding.
// - `error_o`: an access failed since `set_i`, this cycle included, or it was set then to `set_error_i`.

`default_nettype none

module rvh_dasip_memory
  import rvh_dasip_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    output logic             free_o,
    input  wire logic        start_i,
    input  wire logic        read_i,
    input  wire logic        write_i,
    input  wire logic [31:2] addr_i,
    input  wire logic [63:0] wdata_i,
    input  wire use_t        use_i,

    output logic             loaded_o,
    output logic      [63:0] data_o,
    output use_t             use_o,
    output logic             reads_o,
    output logic             busy_o,
    output logic             error_o,
    input  wire logic        set_i,
    input  wire logic        set_error_i,

    output logic             mgr_req_o,
    input  wire logic        mgr_gnt_i,
    output logic      [31:0] mgr_addr_o,
    output logic             mgr_we_o,
    output logic      [ 3:0] mgr_be_o,
    output logic      [31:0] mgr_wdata_o,
    input  wire logic        mgr_rvalid_i,
    input  wire logic [31:0] mgr_rdata_i,
    input  wire logic        mgr_err_i
);

  // ---- the lane: its next access ----
  logic active_q, we_q, upper_q, then_writes_q, granted, ends;
  logic [31:2] addr_q;
  logic [63:0] wdata_q;
  use_t use_q;

  // ---- the access that is outstanding ----
  logic open_q, open_read_q, open_upper_q, error_q;
  use_t open_use_q;
  logic [31:0] lower_q;

  assign mgr_req_o   = active_q && (!open_q || mgr_rvalid_i);
  assign mgr_addr_o  = {addr_q + 30'(upper_q), 2'b00};
  assign mgr_we_o    = we_q;
  assign mgr_be_o    = 4'hf;
  assign mgr_wdata_o = upper_q ? wdata_q[63:32] : wdata_q[31:0];
  assign granted     = mgr_req_o && mgr_gnt_i;
  assign ends        = granted && upper_q && (we_q || !then_writes_q);
  assign free_o      = !active_q || ends;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      active_q <= 1'b0;
      upper_q  <= 1'b0;
      open_q   <= 1'b0;
      error_q  <= 1'b0;
    end else begin
      active_q <= start_i || (active_q && !ends);
      if (granted) upper_q <= !upper_q;
      open_q  <= granted || (open_q && !mgr_rvalid_i);
      error_q <= set_i ? set_error_i : error_o;
    end
  end

  always_ff @(posedge clk_i) begin
    if (granted && upper_q) we_q <= 1'b1;  // of a lane that is read and then written
    if (start_i) begin
      we_q          <= !read_i;
      then_writes_q <= write_i;
      addr_q        <= addr_i;
      use_q         <= use_i;
      if (write_i) wdata_q <= wdata_i;
    end
    if (granted) begin
      open_read_q  <= !we_q;
      open_upper_q <= upper_q;
      open_use_q   <= use_q;
    end
    if (mgr_rvalid_i && !open_upper_q) lower_q <= mgr_rdata_i;
  end

  assign loaded_o = open_q && mgr_rvalid_i && open_read_q && open_upper_q;
  assign data_o   = {mgr_rdata_i, lower_q};
  assign use_o    = open_use_q;
  assign reads_o  = (active_q && !we_q) || (open_q && open_read_q);
  assign busy_o   = active_q || open_q;
  assign error_o  = error_q || (open_q && mgr_rvalid_i && mgr_err_i);

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_dasip_memory.start")
  ) u_contract_start (
      .clk_i,
      .rst_ni,
      .holds_i(!start_i || (free_o && (read_i || write_i)))
  );

  rvh_contract_obi #(
      .Name   ("rvh_dasip_memory.mgr"),
      .Width  (69),
      .MaxOpen(1)
  ) u_contract_mgr (
      .clk_i,
      .rst_ni,
      .req_i    (mgr_req_o),
      .gnt_i    (mgr_gnt_i),
      .payload_i({mgr_addr_o, mgr_we_o, mgr_be_o, mgr_we_o ? mgr_wdata_o : 32'b0}),
      .rvalid_i (mgr_rvalid_i)
  );
`endif

endmodule

`default_nettype wire
