// SPDX-License-Identifier: Apache-2.0
// rvh_mmio_port between any OBI manager and any registers that respond like PeakRDL's: one access
// at a time, granted in the cycle of the request or later. The engine is unconstrained. A job
// starts, and a lock changes, only while a register access is outstanding. WIPE and SAVE are
// decoded as in rvh_mmio_registers (job mmio-whole).

`default_nettype none

module rvh_formal_mmio_port (
    input logic        clk_i,
    input logic        rst_ni,
    input logic        req,
    input logic [11:0] addr,
    input logic        we,
    input logic [ 3:0] be,
    input logic [31:0] wdata,
    input logic        regs_gnt,
    input logic        regs_rvalid,
    input logic [31:0] regs_rdata,
    input logic        regs_err,
    input logic        lock,
    input logic        lock_window,
    input logic        lock_save,
    input logic        msg_open,
    input logic        msg_ready,
    input logic        out_open,
    input logic        out_valid,
    input logic [31:0] out_data
);

  logic gnt, rvalid, regs_req, msg_valid, out_ready, bad_access, bad_msg, bad_out, locked, locked_cmd;
  logic [31:0] rdata;
  logic [7:0] open, regs_open;

  rvh_mmio_port u_dut (
      .clk_i,
      .rst_ni,
      .obi_req_i    (req),
      .obi_gnt_o    (gnt),
      .obi_addr_i   (addr),
      .obi_we_i     (we),
      .obi_be_i     (be),
      .obi_wdata_i  (wdata),
      .obi_rvalid_o (rvalid),
      .obi_rdata_o  (rdata),
      .regs_req_o   (regs_req),
      .regs_gnt_i   (regs_gnt),
      .regs_rvalid_i(regs_rvalid),
      .regs_rdata_i (regs_rdata),
      .regs_err_i   (regs_err),
      .lock_i       (lock),
      .lock_window_i(lock_window),
      .lock_save_i  (lock_save),
      .cmd_wipe_i   (wdata == 32'd6),
      .cmd_save_i   (wdata[2:0] == 3'd4),
      .msg_open_i   (msg_open),
      .msg_valid_o  (msg_valid),
      .msg_ready_i  (msg_ready),
      .out_open_i   (out_open),
      .out_valid_i  (out_valid),
      .out_ready_o  (out_ready),
      .out_data_i   (out_data),
      .bad_access_o (bad_access),
      .bad_msg_o    (bad_msg),
      .bad_out_o    (bad_out),
      .locked_o     (locked),
      .locked_cmd_o (locked_cmd),
      .idle_o       ()
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b1),
      .AssumeSubordinate(1'b0),
      .Width            (49)
  ) u_obi (
      .clk_i,
      .rst_ni,
      .req_i    (req),
      .gnt_i    (gnt),
      .payload_i({addr, we, be, wdata}),
      .rvalid_i (rvalid),
      .open_o   (open)
  );

  rvh_formal_obi #(
      .AssumeManager    (1'b0),
      .AssumeSubordinate(1'b1),
      .Width            (49)
  ) u_regs (
      .clk_i,
      .rst_ni,
      .req_i    (regs_req),
      .gnt_i    (regs_gnt),
      .payload_i({addr, we, be, wdata}),
      .rvalid_i (regs_rvalid),
      .open_o   (regs_open)
  );

  // ---- the contracts ----
  logic init = 1'b1;
  logic asked_q, lock_q, lock_window_q, lock_save_q;

  always_ff @(posedge clk_i) init <= 1'b0;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {asked_q, lock_q, lock_window_q, lock_save_q} <= '0;
    else {asked_q, lock_q, lock_window_q, lock_save_q} <= {regs_req && !regs_gnt, lock, lock_window, lock_save};
  end

  always_comb begin
    if (init) assume (!rst_ni);
    assume (!regs_gnt || ((regs_req || asked_q) && regs_open == '0));
    assume (!lock || lock_q || regs_open != '0);
    assume ({lock_window, lock_save} == {lock_window_q, lock_save_q} || regs_open != '0);
  end

  // ---- classes of accesses, by the table of docs/attach/mmio.md ----
  logic whole, register, kept, window, save, no_write, no_word, wrong;
  logic message, output_word;

  assign whole = be == 4'b1111 && addr[1:0] == 2'b00;
  assign register = whole && addr < 12'h080;
  assign message = whole && addr >= 12'h400 && addr < 12'h800 && we;
  assign output_word = whole && addr >= 12'h800 && addr < 12'hc00 && !we;
  assign kept = addr inside {12'h008, 12'h00c, 12'h030, 12'h034, 12'h038, 12'h03c, 12'h040, 12'h044, 12'h048, 12'h050,
      12'h054, 12'h058, 12'h05c, 12'h060, 12'h064};
  assign window = addr inside {12'h044, 12'h048, 12'h060, 12'h064};
  assign save = addr == 12'h008 && wdata[2:0] == 3'd4;
  assign no_write    = register && we && ((kept && lock && !(addr == 12'h008 && wdata == 32'd6)) ||
      (window && lock_window) || (save && lock_save));
  assign no_word = (message && (!msg_open || lock)) || (output_word && (!out_open || lock));
  assign wrong = (!register && !message && !output_word) || no_write || no_word;

  // ---- what was granted in the last cycle ----
  logic window_q, word_q;  // the response comes from the port itself; it has a word of output
  logic [31:0] data_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {window_q, word_q} <= '0;
    else {window_q, word_q} <= {req && gnt && !regs_gnt, out_ready && out_valid};
  end

  always_ff @(posedge clk_i) data_q <= out_data;

  // ---- properties ----
  logic free, msg_taken, out_taken;  // no register access is outstanding

  assign free      = regs_open == '0;
  assign msg_taken = msg_valid && msg_ready;
  assign out_taken = out_ready && out_valid;

  always_comb begin
    if (rst_ni) begin
      a_granted : assert (!gnt || (req && free));
      a_regs : assert (regs_req == (req && free && register && !no_write) && (!regs_gnt || (regs_req && gnt)));
      a_window : assert (!(regs_req && we && lock_window) || !(addr inside {12'h044, 12'h048, 12'h060, 12'h064}));
      a_save : assert (!(regs_req && we && lock_save && addr == 12'h008) || wdata[2:0] != 3'd4);
      a_once : assert (open == 8'(window_q) + regs_open && open <= 8'd1 && rvalid == (window_q || regs_rvalid));
      a_data : assert (!rvalid || rdata == (!window_q ? regs_rdata : word_q ? data_q : '0));
      a_words :
      assert (msg_valid == (req && free && message && !no_word) &&
              out_ready == (req && free && output_word && !no_word));
      a_taken :
      assert (!(msg_taken && out_taken) &&
              (msg_taken || out_taken) == (req && gnt && (message || output_word) && !no_word));
      a_wrong : assert (!(req && free && wrong) || (gnt && !regs_req && !msg_valid && !out_ready));
      a_errors :
      assert ($onehot0(
          {bad_access, bad_msg, bad_out, locked}
      ) && locked == (req && free && no_write) && bad_msg == (req && free && message && no_word) &&
          bad_out == (req && free && output_word && no_word) && locked_cmd == (locked && addr == 12'h008) &&
          bad_access == ((req && free && !register && !message && !output_word) || (regs_rvalid && regs_err)));
      a_invariant :
      assert (u_dut.regs_busy_q == !free && regs_open <= 8'd1 && u_dut.window_rvalid_q == window_q &&
              (!window_q || u_dut.window_rdata_q == (word_q ? data_q : '0)));
    end
  end

  // ---- covers ----
  always_comb begin
    c_register : cover (rst_ni && regs_rvalid && lock && !lock_q);
    c_follows : cover (rst_ni && window_q && word_q && out_taken);
    c_locked : cover (rst_ni && locked && asked_q == 1'b0 && window_q);
    c_save : cover (rst_ni && locked_cmd && !lock);
    c_waits : cover (rst_ni && lock == 1'b0 && asked_q && regs_gnt);
  end

endmodule

`default_nettype wire
