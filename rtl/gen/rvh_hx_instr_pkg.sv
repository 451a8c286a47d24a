// SPDX-License-Identifier: Apache-2.0
// Made from rtl/instructions.toml by scripts/gen_instructions.py.

`default_nettype none

package rvh_hx_instr_pkg;

  typedef enum logic [4:0] {
    DoXor3,
    DoChi,
    DoCh,
    DoMaj,
    DoAdd3,
    DoAdd3c,
    DoAdd3Lo,
    DoAdd3Hi,
    DoS256t1,
    DoS256t2,
    DoS256w0,
    DoS256w1,
    DoSum1Lo,
    DoSum1Hi,
    DoSum0Lo,
    DoSum0Hi,
    DoSig0Lo,
    DoSig0Hi,
    DoSig1Lo,
    DoSig1Hi,
    DoIlve,
    DoIlvo,
    DoDil,
    DoDih,
    DoXror,
    DoXrl1
  } verb_e;

  typedef struct packed {
    logic       known;      // an instruction of this set
    verb_e      verb;
    logic [4:0] n;          // its field
    logic       rs1;        // it reads that register
    logic       rs2;
    logic       rs3;
    logic       rd;         // it writes that register
  } decoded_t;

  function automatic decoded_t decode(logic [31:0] instr);
    logic unused_registers;
    unused_registers = ^{instr[24:20], instr[19:15], instr[11:7]};
    decode = '0;
    unique case ({instr[14:12], instr[6:0]})
      {3'd0, 7'h0b}: begin
        if (instr[26:25] == 2'd0) begin
          decode = '{known: 1'b1, verb: DoXor3, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd1) begin
          decode = '{known: 1'b1, verb: DoChi, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd2) begin
          decode = '{known: 1'b1, verb: DoCh, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd3) begin
          decode = '{known: 1'b1, verb: DoMaj, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd1, 7'h0b}: begin
        if (instr[26:25] == 2'd0) begin
          decode = '{known: 1'b1, verb: DoAdd3, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd1) begin
          decode = '{known: 1'b1, verb: DoAdd3c, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd2, 7'h0b}: begin
        if (instr[26:25] == 2'd0) begin
          decode = '{known: 1'b1, verb: DoAdd3Lo, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd1) begin
          decode = '{known: 1'b1, verb: DoAdd3Hi, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd3, 7'h0b}: begin
        if (instr[26:25] == 2'd0) begin
          decode = '{known: 1'b1, verb: DoS256t1, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd1) begin
          decode = '{known: 1'b1, verb: DoS256t2, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd2) begin
          decode = '{known: 1'b1, verb: DoS256w0, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd3) begin
          decode = '{known: 1'b1, verb: DoS256w1, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd4, 7'h0b}: begin
        if (instr[26:25] == 2'd0) begin
          decode = '{known: 1'b1, verb: DoSum1Lo, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd1) begin
          decode = '{known: 1'b1, verb: DoSum1Hi, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd2) begin
          decode = '{known: 1'b1, verb: DoSum0Lo, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd3) begin
          decode = '{known: 1'b1, verb: DoSum0Hi, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd5, 7'h0b}: begin
        if (instr[26:25] == 2'd0) begin
          decode = '{known: 1'b1, verb: DoSig0Lo, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd1) begin
          decode = '{known: 1'b1, verb: DoSig0Hi, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd2) begin
          decode = '{known: 1'b1, verb: DoSig1Lo, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd3) begin
          decode = '{known: 1'b1, verb: DoSig1Hi, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd6, 7'h0b}: begin
        if (instr[26:25] == 2'd0) begin
          decode = '{known: 1'b1, verb: DoIlve, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd1) begin
          decode = '{known: 1'b1, verb: DoIlvo, rs1: 1'b1, rs2: 1'b1, rs3: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd2 && instr[31:27] == '0) begin
          decode = '{known: 1'b1, verb: DoDil, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[26:25] == 2'd3 && instr[31:27] == '0) begin
          decode = '{known: 1'b1, verb: DoDih, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd0, 7'h2b}: begin
        if (instr[26:25] == 2'd0) begin
          decode = '{known: 1'b1, verb: DoXror, n: 5'(instr[31:27]), rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd1, 7'h2b}: begin
        if (instr[26:25] == 2'd0 && instr[31:27] == '0) begin
          decode = '{known: 1'b1, verb: DoXrl1, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
      end
      default: ;
    endcase
  endfunction

endpackage

`default_nettype wire
