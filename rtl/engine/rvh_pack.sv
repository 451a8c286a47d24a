// SPDX-License-Identifier: Apache-2.0
// Byte packer (seam C): words that hold any number of bytes in, beats of `beat_i` bytes out. A word
// passes in the cycle in which it comes; the packer keeps the rest.
//
// `data_o` holds the oldest bytes, a complete beat if `valid_o`. Otherwise `count_o` bytes, less
// than a beat, are kept and the rest of `data_o` is meaningless. `flush_i` drops them. A word is
// taken only while less than a beat is kept. Without a word and a beat, `beat_i` has no effect.

`default_nettype none

module rvh_pack #(
    parameter  int unsigned Bytes      = 8,                 // most bytes of a word and of a beat: 4, 8 or 16
    localparam int unsigned CountWidth = $clog2(Bytes) + 1
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic clear_i,  // zeroize the kept bytes
    input wire logic flush_i,

    input  wire logic                  valid_i,
    output logic                       ready_o,
    input  wire logic [   8*Bytes-1:0] data_i,   // first byte in bits 7:0
    input  wire logic [CountWidth-1:0] bytes_i,  // 0 to Bytes

    input  wire logic [CountWidth-1:0] beat_i,   // bytes of a beat: a power of two from 4 to Bytes
    output logic                       valid_o,
    input  wire logic                  ready_i,
    output logic      [   8*Bytes-1:0] data_o,
    output logic                       joins_o,  // the offered word is counted
    output logic                       exact_o,  // nothing is left after this beat
    output logic                       room_o,   // less than a beat is kept
    output logic      [CountWidth-1:0] count_o   // bytes kept
);

  localparam int unsigned Kept = Bytes - 1;
  localparam int unsigned Beat8 = (Bytes < 8) ? Bytes : 8;  // beats of 8 and 16 bytes, if possible
  localparam int unsigned Beat16 = (Bytes < 16) ? Bytes : 16;

  logic [Kept-1:0][7:0] kept_d, kept_q;
  logic [CountWidth-1:0] count_d, count_q;
  logic [Bytes+Kept-1:0][7:0] all;
  logic [CountWidth:0] sum, total;  // with the offered word; with it if it is taken now
  logic [CountWidth:0] beat_bits;  // a number with one of these bits is a beat or more
  logic take, give;

  // No carry chain: whether a beat is there decides what the core takes.
  always_comb begin
    beat_bits = '0;
    for (int unsigned i = 0; i < CountWidth; i++) begin
      for (int unsigned k = i; k <= CountWidth; k++) beat_bits[k] |= beat_i[i];
    end
  end

  assign room_o  = ({1'b0, count_q} & beat_bits) == '0;
  assign ready_o = room_o & ready_i;
  assign joins_o = valid_i & room_o;
  assign take    = valid_i & ready_o;
  assign sum     = {1'b0, count_q} + {1'b0, bytes_i};
  assign total   = joins_o ? sum : {1'b0, count_q};
  assign valid_o = !room_o || (valid_i && (sum & beat_bits) != '0);
  assign exact_o = total == {1'b0, beat_i};
  assign give    = valid_o & ready_i;
  assign data_o  = all[Bytes-1:0];
  assign count_o = count_q;

  // The kept bytes, then the word. Bytes after the word are overwritten later.
  always_comb begin
    all = '0;
    all[Bytes-1:0] = data_i;
    all = all << (8 * 32'(count_q));
    for (int unsigned i = 0; i < Kept; i++) begin
      if (i < 32'(count_q)) all[i] = kept_q[i];
    end
  end

  always_comb begin
    kept_d  = kept_q;
    count_d = count_q;
    if (give) begin
      count_d = CountWidth'(total - {1'b0, beat_i});
      unique case (32'(beat_i))
        4: kept_d = all[4+:Kept];
        8: kept_d = all[Beat8+:Kept];
        default: kept_d = all[Beat16+:Kept];
      endcase
    end else if (take) begin
      count_d = CountWidth'(total);
      kept_d  = all[Kept-1:0];
    end
    if (flush_i) count_d = '0;
    if (clear_i) begin
      kept_d  = '0;
      count_d = '0;
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      kept_q  <= '0;
      count_q <= '0;
    end else begin
      kept_q  <= kept_d;
      count_q <= count_d;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_pack.bytes")
  ) u_contract_bytes (
      .clk_i,
      .rst_ni,
      .holds_i(!valid_i || 32'(bytes_i) <= Bytes)
  );

  rvh_contract #(
      .Name("rvh_pack.beat")
  ) u_contract_beat (
      .clk_i,
      .rst_ni,
      .holds_i(!(valid_i || valid_o) || ($onehot(beat_i) && 32'(beat_i) >= 4 && 32'(beat_i) <= Bytes))
  );

  rvh_contract #(
      .Name("rvh_pack.count")
  ) u_contract_count (
      .clk_i,
      .rst_ni,
      .holds_i(32'(count_q) < Bytes && (!valid_o || total >= {1'b0, beat_i}))
  );
`endif

endmodule

`default_nettype wire
