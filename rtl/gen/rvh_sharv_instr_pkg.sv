// SPDX-License-Identifier: Apache-2.0
// Made from rtl/instructions.toml by scripts/gen_instructions.py.

`default_nettype none

package rvh_sharv_instr_pkg;

  typedef enum logic [3:0] {
    DoLatch,
    DoWrite,
    DoRead,
    DoStatus,
    DoWait,
    DoWipe,
    DoSha224short,
    DoSha256short,
    DoSha224long,
    DoSha256long
  } verb_e;

  typedef struct packed {
    logic       known;      // an instruction of this set
    verb_e      verb;
    logic [1:0] n;          // its field in funct7
    logic       rs1;        // it reads that register
    logic       rs2;
    logic       rd;         // it writes that register
  } decoded_t;

  function automatic decoded_t decode(logic [31:0] instr);
    decode = '0;
    unique case ({instr[14:12], instr[6:0]})
      {3'd0, 7'h2b}: begin
        if (instr[31:25] == 7'd0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoLatch, rs1: 1'b1, rs2: 1'b1, default: '0};
        end
      end
      {3'd1, 7'h2b}: begin
        if (instr[31:25] <= 7'd1 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoWrite, n: instr[26:25], default: '0};
        end
      end
      {3'd2, 7'h2b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoRead, default: '0};
        end
      end
      {3'd3, 7'h2b}: begin
        if (instr[31:25] == 7'd0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoStatus, rs1: 1'b1, default: '0};
        end
      end
      {3'd4, 7'h2b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoWait, default: '0};
        end
      end
      {3'd5, 7'h2b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoWipe, default: '0};
        end
      end
      {3'd0, 7'h0b}: begin
        if (instr[31:25] <= 7'd3 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoSha224short, n: instr[26:25], default: '0};
        end
      end
      {3'd1, 7'h0b}: begin
        if (instr[31:25] <= 7'd3 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoSha256short, n: instr[26:25], default: '0};
        end
      end
      {3'd2, 7'h0b}: begin
        if (instr[31:25] <= 7'd3 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoSha224long, n: instr[26:25], default: '0};
        end
      end
      {3'd3, 7'h0b}: begin
        if (instr[31:25] <= 7'd3 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoSha256long, n: instr[26:25], default: '0};
        end
      end
      default: ;
    endcase
  endfunction

endpackage

`default_nettype wire
