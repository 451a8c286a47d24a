// SPDX-License-Identifier: Apache-2.0
// Messages to an engine that gets only START and WIPE, rules of the engine:
// - It takes words only after a START, up to the last one, and none while a command is offered.
// - It has output only after the last word, until a command. A word of output has 1 to Width / 8 bytes.
// - WIPE is never an error. A message that is too long ends.
// Assume = 0 asserts them of the engine, Assume = 1 assumes them of an engine that an attachment drives.

`default_nettype none

module rvh_formal_command_message
  import rvh_engine_pkg::*;
#(
    parameter  bit          Assume     = 1'b0,
    parameter  int unsigned Width      = 64,
    localparam int unsigned BytesWidth = $clog2(Width / 8) + 1
) (
    input  logic                  clk_i,
    input  logic                  rst_ni,
    input  logic                  cmd_valid_i,
    input  logic                  cmd_ready_i,
    input  cmd_t                  cmd_i,
    input  err_t                  err_i,
    input  logic                  msg_valid_i,
    input  logic                  msg_ready_i,
    input  logic                  msg_last_i,
    input  logic                  out_valid_i,
    input  logic [BytesWidth-1:0] out_bytes_i,
    output logic                  open_o,       // a message is open: its last word was not taken yet
    output logic                  ended_o       // the last word was taken: output is possible
);

  logic open_q, ended_q;
  logic taken, words, output_behind, wipes;

  assign {open_o, ended_o} = {open_q, ended_q};
  assign taken = cmd_valid_i && cmd_ready_i && !(err_i.cmd || err_i.alg || err_i.state);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {open_q, ended_q} <= '0;
    end else if (taken) begin
      open_q  <= cmd_i.op == OpStart;
      ended_q <= 1'b0;
    end else if (err_i.length) begin
      {open_q, ended_q} <= '0;
    end else if (msg_valid_i && msg_ready_i) begin
      open_q  <= !msg_last_i;
      ended_q <= msg_last_i;
    end
  end

  assign words = !rst_ni || !msg_ready_i || !msg_valid_i || (open_q && !cmd_valid_i);
  assign output_behind = !rst_ni || !out_valid_i || (ended_q && out_bytes_i != '0 && 32'(out_bytes_i) <= Width / 8);
  assign wipes = !rst_ni || !(cmd_valid_i && cmd_i.op == OpWipe && (err_i.cmd || err_i.alg || err_i.state));

  if (Assume) begin : gen_assume
    always_comb assume (words && output_behind && wipes);
  end else begin : gen_assert
    always_comb begin
      a_words : assert (words);
      a_output : assert (output_behind);
      a_wipes : assert (wipes);
    end
  end

endmodule

`default_nettype wire
