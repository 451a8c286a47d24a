// SPDX-License-Identifier: Apache-2.0
// The coprocessor's status word (docs/attach/xif.md). An error stays in it until the word has been sent.
//
// Contract: errors are pulses. `telling_i`: the word is being sent; an error of the host is held back
// until the end, so the word does not change. `clear_i`: the word was sent.

`default_nettype none

module rvh_xif_status
  import rvh_engine_pkg::*;
  import rvh_job_pkg::*;
#(
    parameter int unsigned XLen        = 32,    // bits of an operand: 32 or 64
    parameter int unsigned AddrWidth   = 32,    // bits of an address of the manager port, 32 to 64
    parameter int unsigned EngineWidth = 32,    // bits of a word of the engine: 32, 64 or 128
    parameter bit          HasSha256   = 1'b1,
    parameter bit          HasSha512   = 1'b1,
    parameter bit          HasKeccak   = 1'b1,
    parameter bit          HasDma      = 1'b1,
    parameter bit          HasChains   = 1'b0
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire status_t         status_i,
    input  wire job_err_t        job_err_i,
    input  wire logic            bad_msg_i,     // words that the engine does not accept
    input  wire logic            bad_out_i,     // the engine has no output
    input  wire logic            bad_addr_i,
    input  wire logic            bad_store_i,   // the store of the status word failed
    input  wire logic            bad_window_i,  // the window is locked
    input  wire logic            host_error_i,
    input  wire logic            telling_i,
    input  wire logic            clear_i,
    output logic          [31:0] word_o
);

  logic [11:0] error_q, error_new;
  logic host_q;  // an error of the host, held back while the word is sent

  assign error_new = {
    host_q && !telling_i,
    job_err_i.addr || bad_addr_i,
    job_err_i.write || bad_store_i,
    job_err_i.read,
    job_err_i.context_bad,
    job_err_i.length,
    1'b0,
    bad_out_i,
    bad_msg_i,
    job_err_i.state || bad_window_i,
    job_err_i.alg,
    job_err_i.cmd
  };

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      error_q <= '0;
      host_q  <= 1'b0;
    end else begin
      error_q <= (clear_i ? '0 : error_q) | error_new;
      host_q  <= host_error_i || (host_q && telling_i);
    end
  end

  assign word_o = {
    error_q != '0,
    3'(EngineWidth / 32 - 1),
    error_q,
    3'(AddrWidth / 8 - 4),  // whole bytes of an address, less 4
    XLen == 64,
    HasDma,
    HasKeccak,
    HasSha512,
    HasSha256,
    HasChains,
    1'b0,
    status_i.save,
    status_i.load,
    status_i.done,
    status_i.busy,
    status_i.absorb,
    status_i.idle
  };

endmodule

`default_nettype wire
