// SPDX-License-Identifier: Apache-2.0
// Made from rtl/instructions.toml by scripts/gen_instructions.py.

`default_nettype none

package rvh_lane_instr_pkg;

  typedef enum logic [1:0] {
    DoWord,
    DoPermute,
    DoClear,
    DoWhere
  } verb_e;

  typedef struct packed {
    logic       known;      // an instruction of this set
    verb_e      verb;
    logic       rs1;        // it reads that register
    logic       rs2;
    logic       rd;         // it writes that register
  } decoded_t;

  function automatic decoded_t decode(logic [31:0] instr);
    decode = '0;
    unique case ({instr[14:12], instr[6:0]})
      {3'd0, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoWord, rs1: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd1, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoPermute, rs1: 1'b1, default: '0};
        end
      end
      {3'd2, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoClear, default: '0};
        end
      end
      {3'd3, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoWhere, rd: 1'b1, default: '0};
        end
      end
      default: ;
    endcase
  endfunction

endpackage

`default_nettype wire
