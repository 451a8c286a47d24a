// SPDX-License-Identifier: Apache-2.0
// Controls of the instruction unit: what each part of rvh_isa_unit gives for an instruction. The result is the sum of
// all parts; a part that an instruction does not use gives 0.

`default_nettype none

package rvh_isa_pkg;

  // sigma functions of SHA-256, and of SHA-512 on a word and the other word of a number
  typedef enum logic [1:0] {
    SigmaUpper0,
    SigmaUpper1,
    SigmaLower0,
    SigmaLower1
  } sigma_e;

  // functions of three words, bit by bit
  typedef enum logic [2:0] {
    LogicZero,
    LogicSecond,  // rs2
    LogicXor3,
    LogicChi,
    LogicCh,
    LogicMaj
  } logic_e;

  // the rotated exclusive or of two words
  typedef enum logic [1:0] {
    TurnZero,
    TurnRight,  // rs1 ^ rs2, by an even number of bits, to the right
    TurnOdd,    // ... and one bit to the left
    TurnSecond  // rs1 ^ rs2, of which rs2 is one bit to the left
  } turn_e;

  // bits of a lane
  typedef enum logic [2:0] {
    LaneZero,
    LaneEven,
    LaneOdd,
    LaneLow,
    LaneHigh
  } lane_e;

  // the first summand; sha256, sha512, first: at most one of them
  typedef struct packed {
    logic   sha256;  // a sigma function of SHA-256
    logic   sha512;  // a sigma function of SHA-512
    logic   first;   // rs1 in their place
    sigma_e sigma;
    logic   upper;   // the upper word of a lower-case sigma of SHA-512
  } summand_t;

  typedef struct packed {
    turn_e      turn;
    logic [3:0] pairs;  // to the right by so many times two bits
  } rotator_t;

  typedef struct packed {
    summand_t summand;
    logic_e   bits;
    logic     third;    // rs3 is added
    rotator_t rotator;
    lane_e    lane;
    logic     take;     // the carry is added, and 0 afterwards
    logic     set;      // the sum sets the carry
    logic     over;     // the result is what the sum carries out
  } control_t;

  // An instruction of the unit, and the registers that it reads.
  typedef struct packed {
    logic       known;
    logic [2:0] reads;
    control_t   control;
  } decoded_t;

endpackage

`default_nettype wire
