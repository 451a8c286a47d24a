// SPDX-License-Identifier: Apache-2.0
// Made from rtl/instructions.toml by scripts/gen_instructions.py.

`default_nettype none

package rvh_kronos_tightly_instr_pkg;

  typedef enum logic [0:0] {
    DoRol32
  } verb_e;

  typedef struct packed {
    logic       known;      // an instruction of this set
    verb_e      verb;
    logic [4:0] n;          // its field in funct7
    logic       rs1;        // it reads that register
    logic       rs2;
    logic       rd;         // it writes that register
  } decoded_t;

  function automatic decoded_t decode(logic [31:0] instr);
    logic unused_registers;
    unused_registers = ^{instr[24:20], instr[19:15], instr[11:7]};
    decode = '0;
    unique case ({instr[14:12], instr[6:0]})
      {3'd0, 7'h0b}: begin
        if (instr[31:25] <= 7'd31) begin
          decode = '{known: 1'b1, verb: DoRol32, n: instr[29:25], rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
      end
      default: ;
    endcase
  endfunction

endpackage

`default_nettype wire
