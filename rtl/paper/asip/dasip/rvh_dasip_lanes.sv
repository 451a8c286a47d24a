// SPDX-License-Identifier: Apache-2.0
// The auxiliary registers of rvh_dasip and what computes on them: one register changes per cycle, by a lane that memory
// delivers or by an instruction. Combinational from `what_i` to `store_o`.

`default_nettype none

module rvh_dasip_lanes
  import rvh_dasip_pkg::*;
  import rvh_dasip_instr_pkg::*;
(
    input wire logic clk_i,
    input wire logic rst_ni,

    // an instruction; it changes a register with `go_i`, and only if no lane comes
    input  wire logic               go_i,
    input  wire verb_e              verb_i,
    input  wire logic  [ 3:0]       n_i,
    input  wire logic  [ 1:0][31:0] rs_i,
    output logic       [63:0]       store_o,  // what it stores
    output use_t                    use_o,    // what becomes of the lane that it reads

    input wire logic        loaded_i,
    input wire logic [63:0] data_i,
    input wire use_t        use_i
);

  logic [Registers-1:0][63:0] lanes_q;
  logic [2:0] x;
  logic later;  // y is not 0: a column parity goes on
  use_t own, use_now;
  logic [3:0] other;  // the second register that is read
  logic [63:0] first, second, chi, turned, next;
  logic writes;

  assign x     = rs_i[0][2:0];
  assign later = rs_i[1][2:0] != '0;

  // ---- which registers ----
  always_comb begin
    own   = '{to: n_i, from : n_i, adds: 1'b0};
    other = n_i;
    unique case (verb_i)
      DoMix: own.adds = 1'b1;
      DoRow: own.to = Row + plus(x, 3'd0);
      DoParity: own = '{to: Column + plus(x, 3'd0), from : Column + plus(x, 3'd0), adds: later};
      DoChi: begin
        own   = '{to: Column + plus(x, 3'd0), from : Column + plus(x, 3'd0), adds: later};
        other = Row + plus(x, 3'd0);
      end
      DoFirst, DoSwap: begin
        own   = '{to: Moving, from : Row + plus(x, 3'd0), adds: 1'b1};
        other = Moving;
      end
      DoTurn: own.to = Moving;
      DoEffect: begin
        own   = '{to: Row + plus(x, 3'd0), from : Column + plus(x, 3'd4), adds: 1'b1};
        other = Column + plus(x, 3'd1);
      end
      default: ;
    endcase
  end

  assign use_o   = own;
  assign use_now = loaded_i ? use_i : own;

  function automatic logic [63:0] read(logic [Registers-1:0][63:0] lanes, logic [3:0] n);
    read = '0;
    for (int unsigned i = 0; i < Registers; i++) if (n == 4'(i)) read = lanes[i];
  endfunction

  assign first   = read(lanes_q, use_now.from);
  assign second  = read(lanes_q, other);
  assign chi     = second ^ (~read(lanes_q, Row + plus(x, 3'd1)) & read(lanes_q, Row + plus(x, 3'd2)));
  assign store_o = verb_i == DoChi ? chi : second;

  rvh_asip_turn u_turn (
      .from_i  (lanes_q[Moving]),
      .bits_i  (rs_i[0][5:0]),
      .turned_o(turned)
  );

  // ---- the register that changes ----
  always_comb begin
    next = data_i;
    if (!loaded_i) begin
      unique case (verb_i)
        DoMix:    next = {rs_i[1], rs_i[0]};
        DoChi:    next = chi;
        DoEffect: next = {second[62:0], second[63]};
        default:  next = turned;
      endcase
    end
    if (use_now.adds) next ^= first;
  end

  assign writes = loaded_i || (go_i && verb_i inside {DoMix, DoChi, DoTurn, DoEffect});

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      lanes_q <= '0;
    end else begin
      for (int unsigned i = 0; i < Registers; i++) begin
        if (writes && use_now.to == 4'(i)) lanes_q[i] <= next;
      end
    end
  end

endmodule

`default_nettype wire
