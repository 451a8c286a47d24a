// SPDX-License-Identifier: Apache-2.0
// Cuts wide words with a byte count into the words of an engine.
//
// Contract: a wide word gives only those narrow words that have bytes; one without bytes gives one narrow word without
// bytes. `last_o` comes with the last narrow word. `clear_i` drops the words that are held.
//
// Cycles: one for each narrow word; the next wide word is taken together with the last of them. With equal widths the
// words pass in the same cycle.

`default_nettype none

module rvh_stream_narrow #(
    parameter  int unsigned DataWidth = 512,                        // Width times a power of 2, up to 512
    parameter  int unsigned Width     = 64,                         // 32, 64 or 128
    localparam int unsigned InWidth   = $clog2(DataWidth / 8) + 1,
    localparam int unsigned OutWidth  = $clog2(Width / 8) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic clear_i,

    input  wire logic                 valid_i,
    output logic                      ready_o,
    input  wire logic [DataWidth-1:0] data_i,   // first byte in bits 7:0
    input  wire logic [  InWidth-1:0] bytes_i,  // 0 to DataWidth / 8
    input  wire logic                 last_i,

    output logic                     valid_o,
    input  wire logic                ready_i,
    output logic      [   Width-1:0] data_o,
    output logic      [OutWidth-1:0] bytes_o,
    output logic                     last_o
);

  localparam int unsigned Bytes = Width / 8;

  if (!(Width inside {32, 64, 128})) begin : gen_bad_width
    $error("rvh_stream_narrow: Width must be 32, 64 or 128");
  end
  if (!(DataWidth inside {32, 64, 128, 256, 512}) || DataWidth < Width) begin : gen_bad_data_width
    $error("rvh_stream_narrow: DataWidth must be 32, 64, 128, 256 or 512, and no less than Width");
  end

  if (DataWidth == Width) begin : gen_equal
    logic unused_clear;

    assign unused_clear = clk_i ^ rst_ni ^ clear_i;
    assign valid_o      = valid_i;
    assign ready_o      = ready_i;
    assign data_o       = data_i;
    assign bytes_o      = bytes_i;
    assign last_o       = last_i;
  end else begin : gen_cut
    logic [DataWidth-1:0] data_q;
    logic [  InWidth-1:0] left_q;
    logic last_q, full_q;
    logic ends;

    assign ends    = left_q <= InWidth'(Bytes);
    assign valid_o = full_q;
    assign ready_o = !full_q || (ready_i && ends);
    assign data_o  = data_q[Width-1:0];
    assign bytes_o = ends ? OutWidth'(left_q) : OutWidth'(Bytes);
    assign last_o  = last_q && ends;

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) begin
        data_q <= '0;
        left_q <= '0;
        last_q <= 1'b0;
        full_q <= 1'b0;
      end else if (clear_i) begin
        data_q <= '0;
        left_q <= '0;
        last_q <= 1'b0;
        full_q <= 1'b0;
      end else if (valid_i && ready_o) begin
        data_q <= data_i;
        left_q <= bytes_i;
        last_q <= last_i;
        full_q <= 1'b1;
      end else if (full_q && ready_i) begin
        data_q <= data_q >> Width;
        left_q <= left_q - InWidth'(Bytes);
        full_q <= !ends;
      end
    end

`ifndef SYNTHESIS
    // ---- contract ----
    rvh_contract_stream #(
        .Name ("rvh_stream_narrow.in"),
        .Width(DataWidth + InWidth + 1)
    ) u_contract_in (
        .clk_i,
        .rst_ni,
        .valid_i,
        .ready_i  (ready_o),
        .payload_i({data_i, bytes_i, last_i}),
        .cancel_i (clear_i)
    );

    rvh_contract_stream #(
        .Name ("rvh_stream_narrow.out"),
        .Width(Width + OutWidth + 1)
    ) u_contract_out (
        .clk_i,
        .rst_ni,
        .valid_i  (valid_o),
        .ready_i,
        .payload_i({data_o, bytes_o, last_o}),
        .cancel_i (clear_i)
    );

    rvh_contract #(
        .Name("rvh_stream_narrow.bytes")
    ) u_contract_bytes (
        .clk_i,
        .rst_ni,
        .holds_i(!valid_i || 32'(bytes_i) <= DataWidth / 8)
    );
`endif
  end

endmodule

`default_nettype wire
