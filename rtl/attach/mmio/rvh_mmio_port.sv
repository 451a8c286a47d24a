// SPDX-License-Identifier: Apache-2.0
// OBI subordinate port of the memory-mapped attachment: decodes an access to the registers or to a
// window, and detects wrong accesses. Combinational, except for the responses of the windows.
//
// Contract
// - The response to an access to a window, or to a wrong access, comes in the cycle after its grant.
// - The response to a register access comes when the registers give it. No other access is granted
//   until then.
// - A wrong access is granted at once, has no effect, reads 0 and gives a pulse.
// - `lock_i`: a job runs. The registers that it depends on are not written, and both windows are
//   closed. WIPE may be written.
// - `lock_window_i` forbids writes of the DMA's window, `lock_save_i` the command SAVE.
// - `cmd_wipe_i` and `cmd_save_i` say which command `obi_wdata_i` is, whatever the address. This
//   module does not know the layout of CMD.
// - `idle_o`, from registers: no response is outstanding.

`default_nettype none

module rvh_mmio_port (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic        obi_req_i,
    output logic             obi_gnt_o,
    input  wire logic [11:0] obi_addr_i,
    input  wire logic        obi_we_i,
    input  wire logic [ 3:0] obi_be_i,
    input  wire logic [31:0] obi_wdata_i,
    output logic             obi_rvalid_o,
    output logic      [31:0] obi_rdata_o,

    output logic             regs_req_o,
    input  wire logic        regs_gnt_i,
    input  wire logic        regs_rvalid_i,
    input  wire logic [31:0] regs_rdata_i,
    input  wire logic        regs_err_i,

    input  wire logic        lock_i,
    input  wire logic        lock_window_i,
    input  wire logic        lock_save_i,
    input  wire logic        cmd_wipe_i,     // obi_wdata_i, as a command, is WIPE
    input  wire logic        cmd_save_i,     // ... SAVE, with whatever else
    input  wire logic        msg_open_i,     // the engine accepts words of a message or context
    output logic             msg_valid_o,    // word obi_wdata_i
    input  wire logic        msg_ready_i,
    input  wire logic        out_open_i,     // the engine has, or will have, a word of output or context
    input  wire logic        out_valid_i,
    output logic             out_ready_o,
    input  wire logic [31:0] out_data_i,

    output logic bad_access_o,
    output logic bad_msg_o,
    output logic bad_out_o,
    output logic locked_o,
    output logic locked_cmd_o,  // ... a command

    output logic idle_o
);

  localparam logic [4:0] RegCmd = 5'h02, RegTail = 5'h03, RegConfig = 5'h0c, RegWindow = 5'h11,
      RegWindowEnd = 5'h12, RegHigh = 5'h14, RegWindowHigh = 5'h18, RegHighEnd = 5'h19;  // addresses of words

  logic word_access, to_regs, to_msg, to_out, kept, forbidden, locked;
  logic regs_busy_q, window_rvalid_q;
  logic window_req, window_gnt;
  logic [ 4:0] index;
  logic [31:0] window_rdata_q;

  assign word_access = obi_be_i == 4'hf && obi_addr_i[1:0] == 2'b00;
  assign index = obi_addr_i[6:2];
  assign kept = index inside {RegCmd, RegTail, [RegConfig : RegWindowEnd], [RegHigh : RegHighEnd]};
  assign forbidden   = (lock_window_i && index inside {RegWindow, RegWindowEnd, RegWindowHigh, RegHighEnd}) ||
      (lock_save_i && index == RegCmd && cmd_save_i);
  assign locked = obi_we_i && (forbidden || (lock_i && kept && !(index == RegCmd && cmd_wipe_i)));
  assign to_regs = word_access && obi_addr_i[11:7] == '0 && !locked;
  assign to_msg = word_access && obi_addr_i[11:10] == 2'b01 && obi_we_i;
  assign to_out = word_access && obi_addr_i[11:10] == 2'b10 && !obi_we_i;

  assign regs_req_o = obi_req_i && to_regs && !regs_busy_q;
  assign window_req = obi_req_i && !to_regs && !regs_busy_q;
  assign msg_valid_o = window_req && to_msg && msg_open_i && !lock_i;
  assign out_ready_o = window_req && to_out && out_open_i && !lock_i;

  always_comb begin
    {bad_msg_o, bad_out_o, locked_o, bad_access_o} = '0;
    if (window_req) begin
      if (to_msg) bad_msg_o = !msg_open_i || lock_i;
      else if (to_out) bad_out_o = !out_open_i || lock_i;
      else if (word_access && obi_addr_i[11:7] == '0) locked_o = 1'b1;
      else bad_access_o = 1'b1;
    end
    if (regs_rvalid_i && regs_err_i) bad_access_o = 1'b1;
  end

  assign locked_cmd_o = locked_o && index == RegCmd;

  assign window_gnt = window_req && !(msg_valid_o && !msg_ready_i) && !(out_ready_o && !out_valid_i);

  assign idle_o = !regs_busy_q && !window_rvalid_q;

  assign obi_gnt_o    = window_gnt || regs_gnt_i;
  assign obi_rvalid_o = window_rvalid_q || regs_rvalid_i;
  assign obi_rdata_o  = window_rvalid_q ? window_rdata_q : regs_rdata_i;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      regs_busy_q     <= 1'b0;
      window_rvalid_q <= 1'b0;
      window_rdata_q  <= '0;
    end else begin
      if (regs_gnt_i) regs_busy_q <= 1'b1;
      else if (regs_rvalid_i) regs_busy_q <= 1'b0;
      window_rvalid_q <= window_gnt;
      window_rdata_q  <= (out_ready_o && out_valid_i) ? out_data_i : '0;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // An access that waits at its window stays until it is granted or the window closes.
  rvh_contract_stream #(
      .Name ("rvh_mmio_port.msg"),
      .Width(32)
  ) u_contract_msg (
      .clk_i,
      .rst_ni,
      .valid_i  (msg_valid_o),
      .ready_i  (msg_ready_i),
      .payload_i(obi_wdata_i),
      .cancel_i (!msg_open_i || lock_i)
  );

  rvh_contract_stream #(
      .Name ("rvh_mmio_port.out"),
      .Width(1)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (out_ready_o),
      .ready_i  (out_valid_i),
      .payload_i(1'b0),
      .cancel_i (!out_open_i || lock_i)
  );

  rvh_contract_obi #(
      .Name   ("rvh_mmio_port.obi"),
      .Width  (49),
      .MaxOpen(2)
  ) u_contract_obi (
      .clk_i,
      .rst_ni,
      .req_i    (obi_req_i),
      .gnt_i    (obi_gnt_o),
      .payload_i({obi_addr_i, obi_we_i, obi_be_i, obi_we_i ? obi_wdata_i : '0}),
      .rvalid_i (obi_rvalid_o)
  );

  rvh_contract_obi #(
      .Name   ("rvh_mmio_port.regs"),
      .Width  (12),
      .MaxOpen(1)
  ) u_contract_regs (
      .clk_i,
      .rst_ni,
      .req_i    (regs_req_o),
      .gnt_i    (regs_gnt_i),
      .payload_i(obi_addr_i),
      .rvalid_i (regs_rvalid_i)
  );
`endif

endmodule

`default_nettype wire
