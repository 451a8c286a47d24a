// SPDX-License-Identifier: Apache-2.0
// What rvh_hart_fetch holds, counted apart from it: the words that are buffered, then those in flight, with their
// addresses and the loops of the cycle in which each was requested; and the address of the instruction that it delivers.

`default_nettype none

module rvh_formal_hart_words
  import rvh_hart_pkg::*;
#(
    parameter bit HasC = 1'b1,  // 0: instructions are at multiples of 4; a word that is none stays until a redirect
    parameter bit HasLoops = 1'b0
) (
    input logic clk_i,
    input logic rst_ni,

    // ports of rvh_hart_fetch
    input logic         redirect_i,
    input logic  [31:1] target_i,
    input logic         takes_i,       // an instruction is delivered and taken
    input logic         compressed_i,
    input logic         error_i,
    input logic         error_high_i,
    input logic         turn_i,
    input logic         torn_i,
    input loop_t [ 1:0] loops_i,
    input logic         predict_i,
    input logic         granted_i,
    input logic  [31:2] addr_i,        // of the request
    input logic         rvalid_i,
    input logic  [ 7:0] open_i,        // responses that are missing

    // its registers
    input logic [ 1:0]      count_q,
    input logic [ 1:0]      open_q,
    input logic [ 1:0]      stale_q,
    input logic             pending_q,
    input logic             high_q,
    input logic [31:2]      addr_q,
    input logic [ 2:0][2:0] tags_q,     // turn, level, high

    output logic [31:1]       pc_o,        // of the instruction that is delivered
    output logic              lost_o,      // one before was torn or had an error: nothing is right until the redirect
    output logic [ 1:0]       buffered_o,
    output logic [ 1:0]       listed_o,    // words, without those that are discarded
    output logic              arrives_o,   // the response is the word after those that are buffered
    output logic              pops_o,      // the oldest word leaves
    output logic [ 2:0][31:2] addr_o,
    output logic [ 2:0]       turn_o,      // the last word of a body that has another turn
    output logic [ 2:0]       level_o,
    output logic [ 2:0][31:1] start_o      // of that body
);

  typedef struct packed {
    logic [31:2] addr;
    logic turn;
    logic level;
    logic [31:1] start;
  } word_t;

  word_t [2:0] list_q;
  word_t asked;
  logic [1:0] buffered_q, listed_q, discarded_q, hits;
  logic [31:1] pc_q;
  logic lost_q, arrives, pops;

  assign arrives = rvalid_i && discarded_q == '0;
  assign pops    = takes_i && ((lost_q ? high_q : pc_q[1]) || !compressed_i);

  for (genvar i = 0; i < 2; i++) begin : gen_hits
    assign hits[i] = HasLoops && predict_i && loops_i[i].on && loops_i[i].stop == addr_i + 30'd1;
  end
  assign asked = '{addr: addr_i, turn: hits != '0, level: !hits[0], start: loops_i[!hits[0]].start};

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {list_q, buffered_q, listed_q, discarded_q, lost_q} <= '0;
      pc_q <= 31'h4000_0000;
    end else if (redirect_i) begin
      buffered_q  <= '0;
      listed_q    <= 2'(granted_i);
      discarded_q <= 2'(open_i - 8'(rvalid_i));
      pc_q        <= {target_i[31:2], HasC && target_i[1]};
      lost_q      <= 1'b0;
      list_q[0]   <= asked;
    end else begin
      buffered_q  <= buffered_q + 2'(arrives) - 2'(pops);
      listed_q    <= listed_q + 2'(granted_i) - 2'(pops);
      discarded_q <= discarded_q - 2'(rvalid_i && discarded_q != '0);
      if (takes_i)
        pc_q <= turn_i ? {list_q[0].start[31:2], HasC && list_q[0].start[1]} :
                         pc_q + (compressed_i ? 31'(HasC) : 31'd2);
      if (takes_i && (torn_i || error_i)) lost_q <= 1'b1;
      if (pops) list_q <= list_q >> $bits(word_t);
      if (granted_i) list_q[listed_q-2'(pops)] <= asked;
    end
  end

  assign pc_o       = pc_q;
  assign lost_o     = lost_q;
  assign buffered_o = buffered_q;
  assign listed_o   = listed_q;
  assign arrives_o  = arrives;
  assign pops_o     = pops;

  logic [2:0] order_agrees, tags_agree;
  logic [31:2] expected;  // address of the next request

  for (genvar i = 0; i < 3; i++) begin : gen_words
    assign addr_o[i]  = list_q[i].addr;
    assign turn_o[i]  = list_q[i].turn && 2'(i) < listed_q;
    assign level_o[i] = list_q[i].level;
    assign start_o[i] = list_q[i].start;
    if (i == 0) begin : gen_first
      assign order_agrees[i] = lost_q || listed_q == '0 || list_q[0].addr == pc_q[31:2];
    end else begin : gen_later
      assign order_agrees[i] = 2'(i) >= listed_q || list_q[i].addr == (
          list_q[i-1].turn ? list_q[i-1].start[31:2] : list_q[i-1].addr + 30'd1);
    end
    assign tags_agree[i] = HasLoops ? tags_q[i][2] == turn_o[i] && (2'(i) >= listed_q || (
        tags_q[i][1] == list_q[i].level && tags_q[i][0] == list_q[i].start[1])) : !list_q[i].turn;
  end

  always_comb begin
    expected = pc_q[31:2];
    for (int i = 0; i < 3; i++) begin
      if (2'(i) + 2'd1 == listed_q) expected = list_q[i].turn ? list_q[i].start[31:2] : list_q[i].addr + 30'd1;
    end
  end

  always_comb begin
    if (rst_ni) begin
      i_count :
      assert (count_q == buffered_q && stale_q == discarded_q && 8'(open_q) == open_i &&
              open_i <= 8'd3 && 8'(discarded_q) <= open_i &&
              8'(listed_q) == 8'(buffered_q) + open_i - 8'(discarded_q) &&
              (!pending_q || (listed_q != 2'd3 && open_i != 8'd3)));
      i_order : assert (&order_agrees && (lost_q || high_q == pc_q[1]) && (HasC || !(high_q || pc_q[1])));
      i_request : assert ((lost_q && listed_q == '0) || addr_q == expected);
      i_tags : assert (&tags_agree);
    end
  end

endmodule

`default_nettype wire
