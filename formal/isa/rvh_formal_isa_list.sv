// SPDX-License-Identifier: Apache-2.0
// Reference list of the accepted instructions, oldest first, and the carry of the program: instructions one after the
// other, each at its commit. The module that instantiates the list says to which of them a commit or kill applies:
// `commit_i`, `kill_i`, and `committed_i`, `killed_i` for the one that is accepted in this cycle.

`default_nettype none

module rvh_formal_isa_list #(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 4
) (
    input logic clk_i,
    input logic rst_ni,

    input logic               push_i,
    input logic               committed_i,
    input logic               killed_i,
    input logic [IdWidth-1:0] id_i,
    input logic [        4:0] rd_i,
    input logic [       31:0] data_i,
    input logic [        1:0] found_i,      // the carry that it found
    input logic [        1:0] after_i,      // the carry that it leaves

    input logic [Depth-1:0] commit_i,
    input logic [Depth-1:0] kill_i,
    input logic             told_i,    // the result of the oldest one is taken

    output logic [Depth-1:0]              held_o,
    output logic [Depth-1:0]              open_o,       // neither committed nor killed
    output logic [Depth-1:0]              committed_o,
    output logic [Depth-1:0]              killed_o,
    output logic [Depth-1:0][IdWidth-1:0] ids_o,
    output logic [Depth-1:0][        4:0] rds_o,
    output logic [Depth-1:0][       31:0] datas_o,
    output logic [Depth-1:0][        1:0] afters_o,
    output logic                          leaves_o,     // the oldest one leaves
    output logic [      1:0]              youngest_o,   // the carry after the youngest one that is not killed
    output logic [      1:0]              carry_o,      // the carry after the last commit
    output logic                          ordered_o     // the list is consistent
);

  typedef struct packed {
    logic               held;
    logic               committed;
    logic               killed;
    logic [1:0]         found;
    logic [1:0]         after;
    logic [IdWidth-1:0] id;
    logic [4:0]         rd;
    logic [31:0]        data;
  } item_t;

  item_t [Depth-1:0] item_q, item_d;
  logic [1:0] carry_q, carry_d;
  logic program_order;  // each committed one found what the committed one before it left
  logic chained;  // each one that waits found what the one before it leaves

  assign leaves_o = item_q[0].held && (item_q[0].killed || told_i);
  assign carry_o  = carry_q;

  always_comb begin
    youngest_o = carry_q;
    chained    = 1'b1;
    for (int unsigned i = 0; i < Depth; i++) begin
      held_o[i]      = item_q[i].held;
      open_o[i]      = item_q[i].held && !item_q[i].committed && !item_q[i].killed;
      committed_o[i] = item_q[i].committed;
      killed_o[i]    = item_q[i].killed;
      ids_o[i]       = item_q[i].id;
      rds_o[i]       = item_q[i].rd;
      datas_o[i]     = item_q[i].data;
      afters_o[i]    = item_q[i].after;
      if (open_o[i]) begin
        if (item_q[i].found != youngest_o) chained = 1'b0;
        youngest_o = item_q[i].after;
      end
    end
  end

  always_comb begin
    carry_d       = carry_q;
    program_order = 1'b1;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (commit_i[i]) begin
        if (item_q[i].found != carry_d) program_order = 1'b0;
        carry_d = item_q[i].after;
      end
    end
    if (push_i && committed_i) begin
      if (found_i != carry_d) program_order = 1'b0;
      carry_d = after_i;
    end
  end

  always_comb begin
    logic placed;
    item_d = item_q;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (commit_i[i]) item_d[i].committed = 1'b1;
      if (kill_i[i]) item_d[i].killed = 1'b1;
    end
    if (leaves_o) begin
      for (int unsigned i = 0; i + 1 < Depth; i++) item_d[i] = item_d[i+1];
      item_d[Depth-1] = '0;
    end
    placed = !push_i;
    for (int unsigned i = 0; i < Depth; i++) begin
      if (!placed && !item_d[i].held) begin
        item_d[i] = '{
            held: 1'b1,
            committed: committed_i,
            killed: killed_i,
            found: found_i,
            after: after_i,
            id: id_i,
            rd: rd_i,
            data: data_i
        };
        placed = 1'b1;
      end
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      item_q  <= '0;
      carry_q <= '0;
    end else begin
      item_q  <= item_d;
      carry_q <= carry_d;
    end
  end

  // ---- properties ----
  logic [Depth-1:0] ordered;

  for (genvar i = 0; i < Depth; i++) begin : gen_ordered
    logic [Depth-1:0] older;
    for (genvar j = 0; j < Depth; j++) begin : gen_older
      assign older[j] = j >= i || !held_o[i] || (held_o[j] && !(committed_o[i] && open_o[j]));
    end
    assign ordered[i] = &older && !(committed_o[i] && killed_o[i]) && (held_o[i] || item_q[i] == '0);
  end

  assign ordered_o = &ordered && chained;

  always_comb begin
    if (rst_ni) begin
      a_program : assert (program_order);
      a_room : assert (!push_i || !(&held_o));
    end
  end

endmodule

`default_nettype wire
