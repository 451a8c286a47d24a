// SPDX-License-Identifier: Apache-2.0
// rvh_chain_template with any writes, one followed byte.

`default_nettype none

module rvh_formal_chain_template
  import rvh_chain_pkg::*;
(
    input logic          clk_i,
    input logic          rst_ni,
    input logic          wipe,
    input logic          write,
    input place_t        place,
    input logic   [ 3:0] bytes,
    input logic   [63:0] data,
    input place_t        followed  // the same in each cycle
);

  template_t lanes;

  rvh_chain_template u_dut (
      .clk_i,
      .rst_ni,
      .wipe_i (wipe),
      .write_i(write),
      .place_i(place),
      .bytes_i(bytes),
      .data_i (data),
      .lanes_o(lanes)
  );

  logic init = 1'b1;
  logic hit;
  logic [7:0] byte_q;  // the followed byte
  place_t followed_q;
  logic [95:0][7:0] all;

  assign all = lanes;
  assign hit = write && followed >= place && 8'(followed) < 8'(place) + 8'(bytes);

  always_ff @(posedge clk_i) begin
    init       <= 1'b0;
    followed_q <= followed;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) byte_q <= '0;
    else if (wipe) byte_q <= '0;
    else if (hit) byte_q <= data[8*3'(followed-place)+:8];
  end

  always_comb begin
    if (init) assume (!rst_ni);
    assume (init || followed == followed_q);
    assume (followed < place_t'(8 * TemplateLanes));
    assume (!write || (bytes inside {[4'd1 : 4'd8]} && 8'(place) + 8'(bytes) <= 8'(8 * TemplateLanes)));
    if (rst_ni) begin
      a_byte : assert (all[followed] == byte_q);
    end
    c_over : cover (rst_ni && hit && place[2:0] > 3'd4 && bytes == 4'd8 && followed[6:3] != place[6:3]);
  end

endmodule

`default_nettype wire
