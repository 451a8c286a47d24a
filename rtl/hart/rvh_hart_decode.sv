// SPDX-License-Identifier: Apache-2.0
// Decoder of 32-bit instructions: RV32IM_Zicsr_Zifencei, and Zba, Zbb, Zbs, Zbkb as parameters. It says what an
// instruction does, not whether it may: whether a CSR exists is known to rvh_hart_csr. Combinational.

`default_nettype none

module rvh_hart_decode
  import rvh_hart_pkg::*;
#(
    parameter bit HasZba   = 1'b1,
    parameter bit HasZbb   = 1'b1,
    parameter bit HasZbs   = 1'b1,
    parameter bit HasZbkb  = 1'b0,
    parameter bit HasLoops = 1'b0   // the set-up of a hardware loop: custom-1, funct3 7
) (
    input  wire logic [31:0] instr_i,
    output decoded_t         decoded_o,
    output logic      [31:0] imm_o       // of the format of the instruction
);

  logic [6:0] op, funct7;
  logic [2:0] funct3;
  logic [4:0] rs2;
  decoded_t base, bits;

  assign op = instr_i[6:0];
  assign funct3 = instr_i[14:12];
  assign funct7 = instr_i[31:25];
  assign rs2 = instr_i[24:20];

  // ---- immediate ----
  always_comb begin
    unique case (op)
      OpLui, OpAuipc: imm_o = {instr_i[31:12], 12'h0};
      OpJal: imm_o = {{12{instr_i[31]}}, instr_i[19:12], instr_i[20], instr_i[30:21], 1'b0};
      OpBranch: imm_o = {{20{instr_i[31]}}, instr_i[7], instr_i[30:25], instr_i[11:8], 1'b0};
      OpStore: imm_o = {{21{instr_i[31]}}, instr_i[30:25], instr_i[11:7]};
      default: imm_o = {{21{instr_i[31]}}, instr_i[30:20]};
    endcase
  end

  // ---- RV32IM_Zicsr_Zifencei ----
  always_comb begin
    base = '0;
    unique case (op)
      OpLui: begin
        base.known = 1'b1;
        base.compute.unit = UnitLogic;
        base.compute.op = 4'(LogicSecond);
        base.second_imm = 1'b1;
        base.rd = 1'b1;
      end
      OpAuipc: begin
        base.known = 1'b1;
        base.compute.unit = UnitTarget;
        base.rd = 1'b1;
      end
      OpJal: begin
        base.known = 1'b1;
        base.flow = FlowJal;
        base.compute.unit = UnitLink;
        base.rd = 1'b1;
      end
      OpJalr: begin
        base.known = funct3 == 3'd0;
        base.flow = FlowJalr;
        base.compute.unit = UnitLink;
        base.second_imm = 1'b1;
        base.rs1 = 1'b1;
        base.rd = 1'b1;
      end
      OpBranch: begin
        base.known = funct3[2:1] != 2'b01;
        base.flow = FlowBranch;
        base.compute.subtract = 1'b1;
        base.compute.is_unsigned = funct3[1];
        base.rs1 = 1'b1;
        base.rs2 = 1'b1;
      end
      OpLoad: begin
        base.known = funct3[1:0] != 2'b11 && funct3 != 3'b110;
        base.second_imm = 1'b1;
        base.rs1 = 1'b1;
        base.rd = 1'b1;
        base.load = 1'b1;
        base.size = funct3[1:0];
        base.load_unsigned = funct3[2];
      end
      OpStore: begin
        base.known = !funct3[2] && funct3[1:0] != 2'b11;
        base.second_imm = 1'b1;
        base.rs1 = 1'b1;
        base.rs2 = 1'b1;
        base.store = 1'b1;
        base.size = funct3[1:0];
      end
      OpImm, OpReg: begin
        base.rs1 = 1'b1;
        base.rs2 = op == OpReg;
        base.rd = 1'b1;
        base.second_imm = op == OpImm;
        unique case (funct3)
          3'd0: base.compute.unit = UnitAdder;
          3'd2, 3'd3: base.compute.unit = UnitLess;
          3'd1, 3'd5: base.compute.unit = UnitShift;
          default: base.compute.unit = UnitLogic;
        endcase
        unique case (funct3)
          3'd1, 3'd5: base.compute.op = instr_i[30] ? 4'(ShiftArithmetic) : 4'(ShiftLogical);
          3'd4: base.compute.op = 4'(LogicXor);
          3'd6: base.compute.op = 4'(LogicOr);
          3'd7: base.compute.op = 4'(LogicAnd);
          default: base.compute.op = '0;
        endcase
        base.compute.left = funct3 == 3'd1;
        base.compute.subtract = (funct3 == 3'd0 && op == OpReg && instr_i[30]) || funct3[2:1] == 2'b01;
        base.compute.is_unsigned = funct3[0];
        base.known = op == OpImm && funct3[1:0] != 2'b01;
        if (funct7 == 7'h00) base.known = 1'b1;
        if (funct7 == 7'h20 && (funct3 == 3'd5 || (funct3 == 3'd0 && op == OpReg))) base.known = 1'b1;
        if (funct7 == 7'h01 && op == OpReg) begin
          base.known = 1'b1;
          base.compute.unit = UnitMulDiv;
          base.compute.op = {1'b0, funct3};
          base.compute.subtract = 1'b0;
        end
      end
      OpMiscMem: begin
        base.known = funct3[2:1] == 2'b00;
        base.flow  = funct3[0] ? FlowFenceI : FlowFence;
      end
      OpSystem: begin
        if (funct3 == 3'd0) begin
          unique case (instr_i[31:7])
            25'h000_0000: {base.known, base.flow} = {1'b1, FlowEcall};
            25'h000_2000: {base.known, base.flow} = {1'b1, FlowEbreak};
            25'h060_4000: {base.known, base.flow} = {1'b1, FlowMret};
            25'h020_a000: {base.known, base.flow} = {1'b1, FlowWfi};
            default: base.known = 1'b0;
          endcase
        end else begin
          base.known = funct3 != 3'd4;
          base.compute.unit = UnitCsr;
          base.rs1 = !funct3[2];
          base.rd = 1'b1;
          base.csr = 1'b1;
          base.csr_op = funct3[1:0];
        end
      end
      OpCustom1: begin
        base.known = HasLoops && funct3 == 3'd7;
        base.flow  = FlowLoop;
        base.rs1   = 1'b1;
      end
      default: base.known = 1'b0;
    endcase
  end

  // ---- Zba, Zbb, Zbs, Zbkb: funct7, funct3 of two registers; funct7, bits 24:20, funct3 of one ----
  logic [ 9:0] r_type;
  logic [14:0] i_type;

  assign r_type = {funct7, funct3};
  assign i_type = {funct7, rs2, funct3};

  always_comb begin
    bits = '0;
    bits.rs1 = 1'b1;
    bits.rs2 = op == OpReg;
    bits.rd = 1'b1;
    bits.second_imm = op == OpImm;
    if (op == OpReg) begin
      unique case (r_type)
        10'b0010000_010, 10'b0010000_100, 10'b0010000_110: begin  // sh1add, sh2add, sh3add
          bits.known = HasZba;
          bits.compute.scale = funct3[2:1];
        end
        10'b0100000_111, 10'b0100000_110, 10'b0100000_100: begin  // andn, orn, xnor
          bits.known = HasZbb || HasZbkb;
          bits.compute.unit = UnitLogic;
          bits.compute.op = funct3[1] ? (funct3[0] ? 4'(LogicAnd) : 4'(LogicOr)) : 4'(LogicXor);
          bits.compute.invert = 1'b1;
        end
        10'b0000101_100, 10'b0000101_101, 10'b0000101_110, 10'b0000101_111: begin  // min, minu, max, maxu
          bits.known = HasZbb;
          bits.compute.unit = UnitPick;
          bits.compute.subtract = 1'b1;
          bits.compute.is_unsigned = funct3[0];
          bits.compute.pick_more = funct3[1];
        end
        10'b0110000_001, 10'b0110000_101: begin  // rol, ror
          bits.known = HasZbb || HasZbkb;
          bits.compute.unit = UnitShift;
          bits.compute.op = 4'(ShiftRotate);
          bits.compute.left = !funct3[2];
        end
        10'b0000100_100: begin  // pack, zext.h
          bits.known = HasZbkb || (HasZbb && rs2 == 5'd0);
          bits.compute.unit = UnitBytes;
          bits.compute.op = HasZbkb ? 4'(BytesPack) : 4'(BytesZextH);
        end
        10'b0000100_111: begin  // packh
          bits.known = HasZbkb;
          bits.compute.unit = UnitBytes;
          bits.compute.op = 4'(BytesPackh);
        end
        default: bits.known = 1'b0;
      endcase
    end else if (op == OpImm) begin
      unique case (i_type)
        15'b0110000_00000_001, 15'b0110000_00001_001, 15'b0110000_00010_001: begin  // clz, ctz, cpop
          bits.known = HasZbb;
          bits.compute.unit = UnitCount;
          bits.compute.op = 4'(rs2[1:0]);
        end
        15'b0110000_00100_001, 15'b0110000_00101_001: begin  // sext.b, sext.h
          bits.known = HasZbb;
          bits.compute.unit = UnitBytes;
          bits.compute.op = rs2[0] ? 4'(BytesSextH) : 4'(BytesSextB);
        end
        15'b0010100_00111_101: begin  // orc.b
          bits.known = HasZbb;
          bits.compute.unit = UnitBytes;
          bits.compute.op = 4'(BytesOrcB);
        end
        15'b0110100_11000_101: begin  // rev8
          bits.known = HasZbb || HasZbkb;
          bits.compute.unit = UnitBytes;
          bits.compute.op = 4'(BytesRev8);
        end
        15'b0110100_00111_101: begin  // brev8
          bits.known = HasZbkb;
          bits.compute.unit = UnitBytes;
          bits.compute.op = 4'(BytesBrev8);
        end
        15'b0000100_01111_001, 15'b0000100_01111_101: begin  // zip, unzip
          bits.known = HasZbkb;
          bits.compute.unit = UnitBytes;
          bits.compute.op = funct3[2] ? 4'(BytesUnzip) : 4'(BytesZip);
        end
        default: begin
          if (funct7 == 7'h30 && funct3 == 3'd5) begin  // rori
            bits.known = HasZbb || HasZbkb;
            bits.compute.unit = UnitShift;
            bits.compute.op = 4'(ShiftRotate);
          end
        end
      endcase
    end
    if (op == OpReg || op == OpImm) begin
      unique case (r_type)
        10'b0100100_001, 10'b0110100_001, 10'b0010100_001: begin  // bclr, binv, bset
          bits.known = HasZbs;
          bits.compute.unit = UnitLogic;
          bits.compute.op = funct7[4] ? (funct7[5] ? 4'(LogicXor) : 4'(LogicOr)) : 4'(LogicAnd);
          bits.compute.invert = !funct7[4];
          bits.compute.single = 1'b1;
        end
        10'b0100100_101: begin  // bext
          bits.known = HasZbs;
          bits.compute.unit = UnitShift;
          bits.compute.op = 4'(ShiftBit);
        end
        default: ;
      endcase
    end
  end

  assign decoded_o = bits.known ? bits : base;

endmodule

`default_nettype wire
