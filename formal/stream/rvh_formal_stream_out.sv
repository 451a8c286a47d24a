// SPDX-License-Identifier: Apache-2.0
// rvh_stream_out: one arbitrary byte of the last block of output taken is followed to m_axis, with its slot.

`default_nettype none

module rvh_formal_stream_out
  import rvh_stream_pkg::*;
#(
    parameter  int unsigned Width   = 64,
    localparam int unsigned IdWidth = 3,
    localparam int unsigned Bytes   = Width / 8
) (
    input logic                                 clk_i,
    input logic                                 rst_ni,
    input logic                                 valid_i,
    input logic                   [IdWidth-1:0] slot_i,
    input logic                                 bad_i,
    input request_t                             request_i,
    input rvh_keccak_pkg::state_t               state_i,
    input logic                                 m_axis_tready_i
);

  logic init = 1'b1;
  logic [7:0] place;  // of the byte in its block

  always_ff @(posedge clk_i) begin
    init  <= 1'b0;
    place <= place;
  end

  logic stay, leave, more, valid, last, user;
  logic [8*Bytes-1:0] data;
  logic [Bytes-1:0] keep;
  logic [IdWidth-1:0] id;

  // ---- the last block taken ----
  logic [IdWidth-1:0] slot_q;
  logic [199:0][7:0] bytes;
  logic [7:0] byte_q, gone_q, block_q;  // bytes sent; bytes of the block
  logic [23:0] left, left_q;  // bytes of the message's output after this block

  assign bytes = state_i;
  assign left  = stay ? left_q : output_bytes(request_i.alg, request_i.out_bytes);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      slot_q  <= '0;
      byte_q  <= '0;
      gone_q  <= '0;
      block_q <= '0;
      left_q  <= '0;
    end else if (leave) begin
      slot_q  <= slot_i;
      byte_q  <= bytes[place];
      gone_q  <= '0;
      block_q <= bad_i ? '0 : more ? block_bytes(request_i.alg) : 8'(left);
      left_q  <= left - 24'(block_bytes(request_i.alg));
    end else if (valid && m_axis_tready_i) begin
      gone_q <= gone_q + 8'(Bytes);
    end
  end

  // ---- its end, and whether it has bytes left in the next cycle ----
  logic ends, rest_q;

  assign ends = 9'(gone_q) + 9'(Bytes) >= 9'(block_q);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) rest_q <= 1'b0;
    else rest_q <= leave || (valid && !(m_axis_tready_i && ends));
  end

  // ---- the byte on the stream ----
  logic [Bytes-1:0] wrong;

  for (genvar b = 0; b < Bytes; b++) begin : gen_byte
    assign wrong[b] = valid && (keep[b] ? 9'(gone_q) + 9'(b) == 9'(place) && data[8*b+:8] != byte_q :
                                data[8*b+:8] != '0);
  end

  // ---- the bytes left in the register ----
  logic [1343:0] rest;
  assign rest = u_dut.data_q >> {place - gone_q, 3'b000};

  always_comb begin
    assume (rst_ni == !init);
    assume (place < 8'd168);
    assume (request_i.alg inside {[4'd8 : 4'd13]});
    a_slot : assert (!valid || id == slot_q);
    a_byte : assert (wrong == '0);
    a_taken : assert (leave == (valid_i && (!valid || (m_axis_tready_i && ends))));
    a_goes_on : assert (!rest_q || valid);
    a_invariant :
    assert (stay == u_dut.more_q && u_dut.left_q == left_q && block_q <= 8'd168 &&
            (!valid || (u_dut.here_q == ((gone_q < block_q) ? block_q - gone_q : '0) && gone_q <= 8'd168 &&
                        (gone_q == '0 || gone_q < block_q) && (place < gone_q || rest[7:0] == byte_q))));
    c_last : cover (valid && block_q == 8'd168 && gone_q + 8'(Bytes) >= 8'd168 && place == 8'd167);
  end

  rvh_stream_out #(
      .Width  (Width),
      .IdWidth(IdWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .stay_o         (stay),
      .valid_i,
      .slot_i,
      .bad_i,
      .request_i,
      .state_i,
      .leave_o        (leave),
      .more_o         (more),
      .m_axis_tvalid_o(valid),
      .m_axis_tready_i,
      .m_axis_tdata_o (data),
      .m_axis_tkeep_o (keep),
      .m_axis_tlast_o (last),
      .m_axis_tid_o   (id),
      .m_axis_tuser_o (user)
  );

endmodule

`default_nettype wire
