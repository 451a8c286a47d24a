// SPDX-License-Identifier: Apache-2.0
// Made from rtl/instructions.toml by scripts/gen_instructions.py.

`default_nettype none

package rvh_oasip_instr_pkg;

  typedef enum logic [2:0] {
    DoRemv,
    DoHmask,
    DoLfsr,
    DoPack,
    DoRotr,
    DoExtlw
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
    decode = '0;
    unique case ({instr[14:12], instr[6:0]})
      {3'd0, 7'h0b}: begin
        if (instr[31:25] <= 7'd31 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoRemv, n: instr[29:25], rs1: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd1, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoHmask, rs1: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd2, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoLfsr, rs1: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd3, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoPack, rs1: 1'b1, rs2: 1'b1, default: '0};
        end
      end
      {3'd4, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoRotr, rs1: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd5, 7'h0b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoExtlw, rd: 1'b1, default: '0};
        end
      end
      default: ;
    endcase
  endfunction

endpackage

`default_nettype wire
