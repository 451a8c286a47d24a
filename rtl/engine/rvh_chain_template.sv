// SPDX-License-Identifier: Apache-2.0
// The template of a hash chain: 96 bytes, of which up to 8 are written in a cycle, at any place.
//
// Contract: `place_i` + `bytes_i` is at most 96, `bytes_i` 1 to 8. `wipe_i` zeroizes all of it.

`default_nettype none

module rvh_chain_template
  import rvh_chain_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic          wipe_i,
    input  wire logic          write_i,
    input  wire place_t        place_i,
    input  wire logic   [ 3:0] bytes_i,
    input  wire logic   [63:0] data_i,   // first byte in bits 7:0
    output template_t          lanes_o
);

  logic [7:0][7:0] data, turned;  // turned: byte b of a lane
  logic [7:0] used;  // byte b is written ...
  logic [7:0] next;  // ... in the lane after that of `place_i`

  assign data = data_i;

  for (genvar b = 0; b < 8; b++) begin : gen_byte
    logic [2:0] from;
    assign {next[b], from} = 4'(b) - {1'b0, place_i[2:0]};
    assign turned[b] = wipe_i ? '0 : data[from];
    assign used[b] = {1'b0, from} < bytes_i;

    for (genvar i = 0; i < int'(TemplateLanes); i++) begin : gen_lane
      logic enable;
      assign enable = write_i && used[b] && 32'(place_i[6:3]) + 32'(next[b]) == i;

      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) lanes_o[i][8*b+:8] <= '0;
        else if (wipe_i || enable) lanes_o[i][8*b+:8] <= turned[b];
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_chain_template.write")
  ) u_contract_write (
      .clk_i,
      .rst_ni,
      .holds_i(!write_i || (bytes_i inside {[4'd1 : 4'd8]} && 32'(place_i) + 32'(bytes_i) <= 8 * TemplateLanes))
  );
`endif

endmodule

`default_nettype wire
