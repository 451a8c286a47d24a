// SPDX-License-Identifier: Apache-2.0
// rvh_fifo between any source and any sink. One arbitrary word is followed from the input to the output: it leaves
// once, unchanged, after all words that came before it and before all later ones. No word is lost or added: the queue
// offers a word exactly while it is not empty, and has room exactly while it holds fewer than Depth words.

`default_nettype none

module rvh_formal_fifo #(
    parameter int unsigned Width = 8,
    parameter int unsigned Depth = 4
) (
    input logic             clk_i,
    input logic             rst_ni,
    input logic             valid,
    input logic [Width-1:0] data,
    input logic             out_ready,
    input logic             follow      // follow the word that comes in this cycle
);

  localparam int unsigned AtWidth = $clog2(Depth);

  logic ready, out_valid;
  logic [Width-1:0] out_data;

  rvh_fifo #(
      .Width(Width),
      .Depth(Depth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .valid_i(valid),
      .ready_o(ready),
      .data_i (data),
      .valid_o(out_valid),
      .ready_i(out_ready),
      .data_o (out_data)
  );

  rvh_formal_stream #(
      .Width(Width)
  ) u_out (
      .clk_i,
      .rst_ni,
      .valid_i  (out_valid),
      .ready_i  (out_ready),
      .cancel_i (1'b0),
      .payload_i(out_data)
  );

  logic init = 1'b1;
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb if (init) assume (!rst_ni);

  logic comes, goes, begins, followed_q;
  logic [AtWidth+1:0] count_q, ahead_q;  // words in the queue; those before the followed one
  logic [  Width-1:0] data_q;
  logic [AtWidth-1:0] at;

  assign comes  = valid && ready;
  assign goes   = out_valid && out_ready;
  assign begins = comes && follow && !followed_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {followed_q, count_q, ahead_q} <= '0;
    end else begin
      count_q    <= count_q + (AtWidth + 2)'(comes) - (AtWidth + 2)'(goes);
      followed_q <= begins || (followed_q && !(goes && ahead_q == '0));
      ahead_q    <= (begins ? count_q : ahead_q) - (AtWidth + 2)'(goes && (begins || ahead_q != '0));
    end
  end

  always_ff @(posedge clk_i) if (begins) data_q <= data;

  assign at = AtWidth'(u_dut.out_q + (AtWidth + 1)'(ahead_q));

  always_comb begin
    if (rst_ni) begin
      a_order : assert (!(followed_q && ahead_q == '0) || (out_valid && out_data == data_q));
      a_count : assert (count_q <= (AtWidth + 2)'(Depth) && out_valid == (count_q != '0));
      a_room : assert (ready == (count_q != (AtWidth + 2)'(Depth)));
      a_invariant :
      assert ((AtWidth + 1)'(u_dut.in_q - u_dut.out_q) == (AtWidth + 1)'(count_q) &&
              (!followed_q || (ahead_q < count_q && u_dut.memory[at] == data_q)));
    end
    c_full : cover (rst_ni && count_q == (AtWidth + 2)'(Depth) && followed_q && ahead_q == (AtWidth + 2)'(Depth - 1));
    c_followed : cover (rst_ni && followed_q && goes && ahead_q == '0 && comes);
  end

endmodule

`default_nettype wire
