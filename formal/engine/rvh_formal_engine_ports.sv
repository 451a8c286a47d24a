// SPDX-License-Identifier: Apache-2.0
// The ports of the engine: a word on `out` stays until it is taken or a command ends the output; its byte count is
// right; commands are answered at once, and no error comes without its cause. The relations of
// rvh_formal_engine_states.sv are assumed here; job engine-response proves them.

`default_nettype none

module rvh_formal_engine_ports
  import rvh_engine_pkg::*;
  import rvh_formal_engine_rank_pkg::*;
#(
    parameter  int unsigned Width          = 32,
    parameter  int unsigned RoundsPerCycle = 1,
    parameter  bit          Overlap        = 1'b0,
    parameter  bit          HasSha256      = 1'b1,
    parameter  bit          HasSha512      = 1'b1,
    parameter  bit          HasKeccak      = 1'b1,
    localparam int unsigned BytesWidth     = $clog2(Width / 8) + 1
) (
    input logic clk_i,
    input logic rst_ni,

    input logic cmd_valid_i,
    input cmd_t cmd_i,

    input logic                  msg_valid_i,
    input logic [     Width-1:0] msg_data_i,
    input logic [BytesWidth-1:0] msg_bytes_i,
    input logic                  msg_last_i,
    input logic [           7:0] msg_suffix_i,

    input logic out_ready_i
);

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  logic cmd_ready, msg_ready, out_valid, out_last;
  logic [Width-1:0] out_data;
  logic [BytesWidth-1:0] out_bytes;
  status_t status;
  err_t err;
  ctrl_t ctrl;
  cores_t cores;
  logic keccak, wide, control_good, sha2_good, keccak_good;

  rvh_formal_engine_dut #(
      .Width         (Width),
      .RoundsPerCycle(RoundsPerCycle),
      .Overlap       (Overlap),
      .HasSha256     (HasSha256),
      .HasSha512     (HasSha512),
      .HasKeccak     (HasKeccak)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .cmd_valid_i,
      .cmd_ready_o   (cmd_ready),
      .cmd_i,
      .msg_valid_i,
      .msg_ready_o   (msg_ready),
      .msg_data_i,
      .msg_bytes_i,
      .msg_last_i,
      .msg_suffix_i,
      .out_valid_o   (out_valid),
      .out_ready_i,
      .out_data_o    (out_data),
      .out_bytes_o   (out_bytes),
      .out_last_o    (out_last),
      .status_o      (status),
      .err_o         (err),
      .ctrl_o        (ctrl),
      .cores_o       (cores),
      .keccak_o      (keccak),
      .wide_o        (wide),
      .control_good_o(control_good),
      .sha2_good_o   (sha2_good),
      .keccak_good_o (keccak_good)
  );

  always_comb if (rst_ni) assume (control_good && sha2_good && keccak_good);

  rvh_formal_stream #(
      .Width(Width + BytesWidth + 1)
  ) u_out (
      .clk_i,
      .rst_ni,
      .valid_i  (out_valid),
      .ready_i  (out_ready_i),
      .cancel_i (cmd_valid_i && cmd_ready && err == '0),
      .payload_i({out_data, out_bytes, out_last})
  );

  rvh_formal_command_device u_command (
      .rst_ni,
      .taken_i  (cmd_valid_i && cmd_ready),
      .word_i   (msg_valid_i && msg_ready),
      .loading_i(status.load),
      .err_i    (err)
  );

  always_comb begin
    if (rst_ni && out_valid) begin
      a_bytes :
      assert (out_bytes != '0 && 32'(out_bytes) <= Width / 8 && out_bytes % 4 == '0 &&
              (32'(out_bytes) == Width / 8 || (out_last && status.done) || (Width == 128 && out_bytes == 8)));
    end
    if (rst_ni) begin
      a_status : assert ($onehot(status));
    end
    c_waits : cover (rst_ni && out_valid && !out_ready_i && status.save);
  end

  logic unused;
  assign unused = ^{ctrl, cores, keccak, wide};
endmodule

`default_nettype wire
