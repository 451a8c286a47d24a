// SPDX-License-Identifier: Apache-2.0
// The C extension without floating point: a 16-bit instruction as the 32-bit instruction that it abbreviates
// (Instruction Set Manual, volume I, chapter "C"). What it reserves, and what is not of RV32C, becomes 0, which is no
// instruction. A 32-bit instruction is unchanged. Combinational.

`default_nettype none

module rvh_hart_expand
  import rvh_hart_pkg::*;
(
    input  wire logic [31:0] instr_i,      // the first halfword in bits 15:0
    output logic      [31:0] instr_o,
    output logic             compressed_o
);

  logic [15:0] c;
  logic [4:0] rd, rs2, rd_c, rs1_c;  // _c: of the three-bit fields, x8 to x15
  logic [11:0] imm6, lwsp, swsp, lw, addi4spn, addi16sp;
  logic [20:1] jump;
  logic [12:1] branch;

  assign c = instr_i[15:0];
  assign compressed_o = c[1:0] != 2'b11;

  assign rd = c[11:7];
  assign rs2 = c[6:2];
  assign rd_c = {2'b01, c[4:2]};
  assign rs1_c = {2'b01, c[9:7]};

  assign imm6 = {{7{c[12]}}, c[6:2]};
  assign lw = {5'b0, c[5], c[12:10], c[6], 2'b00};
  assign lwsp = {4'b0, c[3:2], c[12], c[6:4], 2'b00};
  assign swsp = {4'b0, c[8:7], c[12:9], 2'b00};
  assign addi4spn = {2'b0, c[10:7], c[12:11], c[5], c[6], 2'b00};
  assign addi16sp = {{3{c[12]}}, c[4:3], c[5], c[2], c[6], 4'b0};
  assign jump = {{10{c[12]}}, c[8], c[10:9], c[6], c[7], c[2], c[11], c[5:3]};
  assign branch = {{5{c[12]}}, c[6:5], c[2], c[11:10], c[4:3]};

  always_comb begin
    instr_o = '0;
    unique case ({
      c[1:0], c[15:13]
    })
      5'b00_000: if (c[12:5] != '0) instr_o = {addi4spn, 5'd2, 3'b000, rd_c, OpImm};  // c.addi4spn
      5'b00_010: instr_o = {lw, rs1_c, 3'b010, rd_c, OpLoad};  // c.lw
      5'b00_110: instr_o = {lw[11:5], rd_c, rs1_c, 3'b010, lw[4:0], OpStore};  // c.sw

      5'b01_000: instr_o = {imm6, rd, 3'b000, rd, OpImm};  // c.addi, c.nop
      5'b01_001: instr_o = {jump[20], jump[10:1], jump[11], jump[19:12], 5'd1, OpJal};  // c.jal
      5'b01_010: instr_o = {imm6, 5'd0, 3'b000, rd, OpImm};  // c.li
      5'b01_011: begin
        if ({c[12], c[6:2]} != '0) begin
          instr_o = rd == 5'd2 ? {addi16sp, 5'd2, 3'b000, 5'd2, OpImm} : {{15{c[12]}}, c[6:2], rd, OpLui};
        end
      end
      5'b01_100: begin
        unique case (c[11:10])
          2'b00: if (!c[12]) instr_o = {7'h00, rs2, rs1_c, 3'b101, rs1_c, OpImm};  // c.srli
          2'b01: if (!c[12]) instr_o = {7'h20, rs2, rs1_c, 3'b101, rs1_c, OpImm};  // c.srai
          2'b10: instr_o = {imm6, rs1_c, 3'b111, rs1_c, OpImm};  // c.andi
          default: begin
            if (!c[12]) begin
              unique case (c[6:5])
                2'b00:   instr_o = {7'h20, rd_c, rs1_c, 3'b000, rs1_c, OpReg};  // c.sub
                2'b01:   instr_o = {7'h00, rd_c, rs1_c, 3'b100, rs1_c, OpReg};  // c.xor
                2'b10:   instr_o = {7'h00, rd_c, rs1_c, 3'b110, rs1_c, OpReg};  // c.or
                default: instr_o = {7'h00, rd_c, rs1_c, 3'b111, rs1_c, OpReg};  // c.and
              endcase
            end
          end
        endcase
      end
      5'b01_101: instr_o = {jump[20], jump[10:1], jump[11], jump[19:12], 5'd0, OpJal};  // c.j
      5'b01_110, 5'b01_111: begin  // c.beqz, c.bnez
        instr_o = {branch[12], branch[10:5], 5'd0, rs1_c, 2'b00, c[13], branch[4:1], branch[11], OpBranch};
      end

      5'b10_000: if (!c[12]) instr_o = {7'h00, rs2, rd, 3'b001, rd, OpImm};  // c.slli
      5'b10_010: if (rd != '0) instr_o = {lwsp, 5'd2, 3'b010, rd, OpLoad};  // c.lwsp
      5'b10_100: begin
        if (rs2 != '0) begin
          instr_o = {7'h00, rs2, c[12] ? rd : 5'd0, 3'b000, rd, OpReg};  // c.add, c.mv
        end else if (rd != '0) begin
          instr_o = {12'h0, rd, 3'b000, 4'h0, c[12], OpJalr};  // c.jalr, c.jr
        end else if (c[12]) begin
          instr_o = 32'h0010_0073;  // c.ebreak
        end
      end
      5'b10_110: instr_o = {swsp[11:5], rs2, 5'd2, 3'b010, swsp[4:0], OpStore};  // c.swsp

      5'b11_000, 5'b11_001, 5'b11_010, 5'b11_011, 5'b11_100, 5'b11_101, 5'b11_110, 5'b11_111: instr_o = instr_i;
      default: instr_o = '0;
    endcase
  end

endmodule

`default_nettype wire
