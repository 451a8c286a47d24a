// SPDX-License-Identifier: Apache-2.0
// Output of the pipeline: takes the blocks of output, message by message, and sends those of a message as its packet.
//
// Contract: m_axis is that of rvh_stream_pipeline. A block is taken when the last beat of the previous one is taken. If
// the message has another block of output, `stay_o` holds back the other messages until then.
//
// Cycles: one for each beat. Between two blocks of one output, the time that the pipeline needs for a block.

`default_nettype none

module rvh_stream_out
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned Width   = 256,       // of m_axis: 64, 128, 256 or 512
    parameter  int unsigned IdWidth = 5,
    localparam int unsigned Bytes   = Width / 8
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    output logic                                      stay_o,
    input  wire logic                                 valid_i,
    input  wire logic                   [IdWidth-1:0] slot_i,
    input  wire logic                                 bad_i,
    input  wire request_t                             request_i,
    input  wire rvh_keccak_pkg::state_t               state_i,
    output logic                                      leave_o,
    output logic                                      more_o,

    output logic                    m_axis_tvalid_o,
    input  wire logic               m_axis_tready_i,
    output logic      [  Width-1:0] m_axis_tdata_o,
    output logic      [  Bytes-1:0] m_axis_tkeep_o,
    output logic                    m_axis_tlast_o,
    output logic      [IdWidth-1:0] m_axis_tid_o,
    output logic                    m_axis_tuser_o
);

  localparam int unsigned MostBits = 8 * 168;  // of the longest block of output

  if (!(Width inside {64, 128, 256, 512})) begin : gen_bad_width
    $error("rvh_stream_out: Width must be 64, 128, 256 or 512");
  end

  logic [MostBits-1:0] data_q;
  logic [7:0] here_q;  // bytes of data_q not sent yet
  logic [IdWidth-1:0] id_q;
  logic full_q, bad_q;
  logic more_q;  // the message has another block of output
  logic [23:0] left_q;  // bytes of the output after those in data_q
  logic [23:0] left, rate;
  logic ends, gives;
  logic [1599:MostBits] unused_state;
  logic [3:0] unused_zero;
  logic [MostBits-1:0] block;

  assign {unused_state, block} = state_i;
  assign unused_zero           = request_i.zero;
  assign stay_o                = more_q;
  assign left                  = more_q ? left_q : output_bytes(request_i.alg, request_i.out_bytes);
  assign rate                  = 24'(block_bytes(request_i.alg));
  assign more_o                = !bad_i && left > rate;

  assign ends                  = here_q <= 8'(Bytes);
  assign gives                 = full_q && m_axis_tready_i;
  assign leave_o               = valid_i && (!full_q || (gives && ends));

  assign m_axis_tvalid_o       = full_q;
  assign m_axis_tlast_o        = ends && !more_q;
  assign m_axis_tid_o          = id_q;
  assign m_axis_tuser_o        = bad_q;

  always_comb begin
    for (int unsigned b = 0; b < Bytes; b++) begin
      m_axis_tkeep_o[b]      = b < 32'(here_q);
      m_axis_tdata_o[8*b+:8] = m_axis_tkeep_o[b] ? data_q[8*b+:8] : '0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      data_q <= '0;
      here_q <= '0;
      id_q   <= '0;
      full_q <= 1'b0;
      bad_q  <= 1'b0;
      more_q <= 1'b0;
      left_q <= '0;
    end else if (leave_o) begin
      data_q <= block;
      here_q <= bad_i ? '0 : more_o ? 8'(rate) : 8'(left);
      id_q   <= slot_i;
      full_q <= 1'b1;
      bad_q  <= bad_i;
      more_q <= more_o;
      left_q <= left - rate;
    end else if (gives) begin
      data_q <= data_q >> Width;
      here_q <= ends ? '0 : here_q - 8'(Bytes);
      full_q <= !ends;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_stream_out.m_axis"),
      .Width(Width + Bytes + IdWidth + 2)
  ) u_contract_out (
      .clk_i,
      .rst_ni,
      .valid_i  (m_axis_tvalid_o),
      .ready_i  (m_axis_tready_i),
      .payload_i({m_axis_tdata_o, m_axis_tkeep_o, m_axis_tlast_o, m_axis_tid_o, m_axis_tuser_o}),
      .cancel_i (1'b0)
  );

  // While `stay_o` is 1, only the message that continues is offered.
  rvh_contract_frame #(
      .Name ("rvh_stream_out.stay"),
      .Width(IdWidth)
  ) u_contract_stay (
      .clk_i,
      .rst_ni,
      .take_i  (leave_o),
      .last_i  (!more_o),
      .common_i(slot_i),
      .cancel_i(1'b0)
  );
`endif

endmodule

`default_nettype wire
