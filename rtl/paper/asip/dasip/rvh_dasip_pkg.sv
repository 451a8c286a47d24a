// SPDX-License-Identifier: Apache-2.0
// Types of rvh_dasip.

`default_nettype none

package rvh_dasip_pkg;

  // Auxiliary registers: a row of the state r[x], column parities c[x], and the lane that moves.
  localparam int unsigned Registers = 11;
  localparam logic [3:0] Row = 4'd0;
  localparam logic [3:0] Column = 4'd5;
  localparam logic [3:0] Moving = 4'd10;

  // What becomes of a lane that was read: register `to` = lane, exclusive or register `from` if `adds`.
  typedef struct packed {
    logic [3:0] to;
    logic [3:0] from;
    logic adds;
  } use_t;

  // x + n modulo 5, for n up to 4; x from 5 to 7 counts as 0 to 2.
  function automatic logic [3:0] plus(logic [2:0] x, logic [2:0] n);
    logic [3:0] least, sum;
    least = x >= 3'd5 ? 4'(x) - 4'd5 : 4'(x);
    sum   = least + 4'(n);
    return sum >= 4'd5 ? sum - 4'd5 : sum;
  endfunction

endpackage

`default_nettype wire
