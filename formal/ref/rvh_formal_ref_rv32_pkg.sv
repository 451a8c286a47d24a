// SPDX-License-Identifier: Apache-2.0
// RV32IMC with Zba, Zbb, Zbs, Zbkb, instruction by instruction, from the Instruction Set Manual and the chapters of "B"
// and "Zbkb": what one instruction does to the registers, to memory and to the program counter. Written apart from
// rtl/hart: it matches encodings whole, and expands compressed instructions by their own tables.
//
// Multiplication and division: the alternative operations of riscv-formal (RISCV_FORMAL_ALTOPS), which stand for any
// function of the two operands that depends on the operation.

`default_nettype none

package rvh_formal_ref_rv32_pkg;

  typedef enum logic [3:0] {
    KindIllegal,
    KindCompute,
    KindBits,
    KindMulDiv,
    KindLoad,
    KindStore,
    KindBranch,
    KindJump,
    KindSystem,  // CSRs, environment, fences: what they do to registers is not said here
    KindOther  // custom opcodes
  } kind_e;

  typedef struct packed {
    kind_e kind;
    logic [2:0] funct3;
    logic reads_rs1;
    logic reads_rs2;
    logic writes_rd;
    logic [4:0] rs1;
    logic [4:0] rs2;
    logic [4:0] rd;
    logic [31:0] result;
    logic [31:0] next;
    logic [31:0] addr;
    logic [1:0] size;  // 0, 1, 2: 1, 2, 4 bytes
    logic load_signed;
  } does_t;

  function automatic logic [31:0] sext(logic [31:0] value, int unsigned bits);
    logic [31:0] r;
    for (int unsigned i = 0; i < 32; i++) r[i] = i < bits ? value[i] : value[bits-1];
    return r;
  endfunction

  function automatic logic [31:0] rotr(logic [31:0] value, logic [4:0] n);
    logic [63:0] twice;
    twice = {value, value} >> n;
    return twice[31:0];
  endfunction

  function automatic logic [31:0] ones_of(logic [31:0] value);
    logic [31:0] n;
    n = '0;
    for (int i = 0; i < 32; i++) if (value[i]) n = n + 1;
    return n;
  endfunction

  function automatic logic [31:0] zeros_above(logic [31:0] value);
    logic [31:0] n;
    n = 32;
    for (int i = 0; i < 32; i++) if (value[i]) n = 32'(31 - i);
    return n;
  endfunction

  function automatic logic [31:0] zeros_below(logic [31:0] value);
    logic [31:0] n;
    n = 32;
    for (int i = 31; i >= 0; i--) if (value[i]) n = 32'(i);
    return n;
  endfunction

  // Results of OP and OP-IMM; `known` 0: no such instruction. With `imm`, b is the immediate.
  function automatic logic [33:0] arithmetic(logic imm, logic [6:0] f7, logic [2:0] f3, logic [4:0] f2, logic [31:0] a,
                                             logic [31:0] b, logic zbkb);
    logic known, bits;
    logic [31:0] r, one;
    known = 1'b1;
    bits = 1'b0;
    r = '0;
    one = 32'd1 << b[4:0];
    if (f3 == 3'd0 && (imm || f7 == 7'h00)) r = a + b;
    else if (!imm && f7 == 7'h20 && f3 == 3'd0) r = a - b;
    else if (f3 == 3'd2 && (imm || f7 == 7'h00)) r = 32'($signed(a) < $signed(b));
    else if (f3 == 3'd3 && (imm || f7 == 7'h00)) r = 32'(a < b);
    else if (f3 == 3'd4 && (imm || f7 == 7'h00)) r = a ^ b;
    else if (f3 == 3'd6 && (imm || f7 == 7'h00)) r = a | b;
    else if (f3 == 3'd7 && (imm || f7 == 7'h00)) r = a & b;
    else if (f3 == 3'd1 && f7 == 7'h00) r = a << b[4:0];
    else if (f3 == 3'd5 && f7 == 7'h00) r = a >> b[4:0];
    else if (f3 == 3'd5 && f7 == 7'h20) r = 32'($signed(a) >>> b[4:0]);
    else begin
      bits = 1'b1;
      if (!imm && f7 == 7'h10 && f3 == 3'd2) r = {a[30:0], 1'b0} + b;
      else if (!imm && f7 == 7'h10 && f3 == 3'd4) r = {a[29:0], 2'b0} + b;
      else if (!imm && f7 == 7'h10 && f3 == 3'd6) r = {a[28:0], 3'b0} + b;
      else if (!imm && f7 == 7'h20 && f3 == 3'd4) r = ~(a ^ b);
      else if (!imm && f7 == 7'h20 && f3 == 3'd6) r = a | ~b;
      else if (!imm && f7 == 7'h20 && f3 == 3'd7) r = a & ~b;
      else if (!imm && f7 == 7'h05 && f3 == 3'd4) r = $signed(a) < $signed(b) ? a : b;
      else if (!imm && f7 == 7'h05 && f3 == 3'd5) r = a < b ? a : b;
      else if (!imm && f7 == 7'h05 && f3 == 3'd6) r = $signed(a) < $signed(b) ? b : a;
      else if (!imm && f7 == 7'h05 && f3 == 3'd7) r = a < b ? b : a;
      else if (!imm && f7 == 7'h30 && f3 == 3'd1) r = rotr(a, -b[4:0]);
      else if (f7 == 7'h30 && f3 == 3'd5) r = rotr(a, b[4:0]);
      else if (f7 == 7'h24 && f3 == 3'd1) r = a & ~one;
      else if (f7 == 7'h24 && f3 == 3'd5) r = 32'((a & one) != '0);
      else if (f7 == 7'h34 && f3 == 3'd1) r = a ^ one;
      else if (f7 == 7'h14 && f3 == 3'd1) r = a | one;
      else if (imm && f7 == 7'h30 && f3 == 3'd1 && f2 == 5'd0) r = zeros_above(a);
      else if (imm && f7 == 7'h30 && f3 == 3'd1 && f2 == 5'd1) r = zeros_below(a);
      else if (imm && f7 == 7'h30 && f3 == 3'd1 && f2 == 5'd2) r = ones_of(a);
      else if (imm && f7 == 7'h30 && f3 == 3'd1 && f2 == 5'd4) r = sext(a, 8);
      else if (imm && f7 == 7'h30 && f3 == 3'd1 && f2 == 5'd5) r = sext(a, 16);
      else if (imm && f7 == 7'h14 && f3 == 3'd5 && f2 == 5'd7) begin
        for (int i = 0; i < 32; i++) r[i] = a[i/8*8+:8] != '0;
      end else if (imm && f7 == 7'h34 && f3 == 3'd5 && f2 == 5'd24) r = {a[7:0], a[15:8], a[23:16], a[31:24]};
      else if (imm && f7 == 7'h34 && f3 == 3'd5 && f2 == 5'd7 && zbkb) begin
        for (int i = 0; i < 32; i++) r[i] = a[i/8*8+7-i%8];
      end else if (!imm && f7 == 7'h04 && f3 == 3'd4 && (zbkb || f2 == '0)) r = {b[15:0], a[15:0]};
      else if (!imm && f7 == 7'h04 && f3 == 3'd7 && zbkb) r = {16'h0, b[7:0], a[7:0]};
      else if (imm && f7 == 7'h04 && f3 == 3'd1 && f2 == 5'd15 && zbkb) begin
        for (int i = 0; i < 16; i++) {r[2*i+1], r[2*i]} = {a[i+16], a[i]};
      end else if (imm && f7 == 7'h04 && f3 == 3'd5 && f2 == 5'd15 && zbkb) begin
        for (int i = 0; i < 16; i++) {r[i+16], r[i]} = {a[2*i+1], a[2*i]};
      end else known = 1'b0;
    end
    return {bits, known, r};
  endfunction

  // riscv-formal's alternative operations
  function automatic logic [31:0] altops(logic [2:0] f3, logic [31:0] a, logic [31:0] b);
    unique case (f3)
      3'd0: return (a + b) ^ 32'h5876_063e;
      3'd1: return (a + b) ^ 32'hf658_3fb7;
      3'd2: return (a - b) ^ 32'hecfb_e137;
      3'd3: return (a + b) ^ 32'h949c_e5e8;
      3'd4: return (a - b) ^ 32'h7f85_29ec;
      3'd5: return (a - b) ^ 32'h10e8_fd70;
      3'd6: return (a - b) ^ 32'h8da6_8fa5;
      default: return (a - b) ^ 32'h3138_d0e1;
    endcase
  endfunction

  // A 32-bit instruction that takes so many bytes of memory.
  function automatic does_t full(logic [31:0] i, logic [31:0] a, logic [31:0] b, logic [31:0] pc, logic [31:0] bytes,
                                 logic zbkb);
    does_t d;
    logic [31:0] imm_i, imm_s, imm_b, imm_j;
    logic [33:0] computed;
    logic taken;
    d = '0;
    d.kind = KindIllegal;
    d.funct3 = i[14:12];
    d.rs1 = i[19:15];
    d.rs2 = i[24:20];
    d.rd = i[11:7];
    d.next = pc + bytes;
    imm_i = sext(32'(i[31:20]), 12);
    imm_s = sext(32'({i[31:25], i[11:7]}), 12);
    imm_b = sext(32'({i[31], i[7], i[30:25], i[11:8], 1'b0}), 13);
    imm_j = sext(32'({i[31], i[19:12], i[20], i[30:21], 1'b0}), 21);
    taken = 1'b0;
    unique case (i[6:0])
      7'h37: begin
        d.kind = KindCompute;
        d.writes_rd = 1'b1;
        d.result = {i[31:12], 12'h0};
      end
      7'h17: begin
        d.kind = KindCompute;
        d.writes_rd = 1'b1;
        d.result = pc + {i[31:12], 12'h0};
      end
      7'h6f: begin
        d.kind = KindJump;
        d.writes_rd = 1'b1;
        d.result = pc + bytes;
        d.next = pc + imm_j;
      end
      7'h67: begin
        if (i[14:12] == 3'd0) begin
          d.kind = KindJump;
          d.reads_rs1 = 1'b1;
          d.writes_rd = 1'b1;
          d.result = pc + bytes;
          d.next = (a + imm_i) & ~32'd1;
        end
      end
      7'h63: begin
        d.kind = i[14:13] == 2'b01 ? KindIllegal : KindBranch;
        d.reads_rs1 = 1'b1;
        d.reads_rs2 = 1'b1;
        unique case (i[14:12])
          3'd0: taken = a == b;
          3'd1: taken = a != b;
          3'd4: taken = $signed(a) < $signed(b);
          3'd5: taken = $signed(a) >= $signed(b);
          3'd6: taken = a < b;
          3'd7: taken = a >= b;
          default: taken = 1'b0;
        endcase
        if (taken) d.next = pc + imm_b;
      end
      7'h03: begin
        if (i[14:12] != 3'd3 && i[14:12] != 3'd6 && i[14:12] != 3'd7) d.kind = KindLoad;
        d.reads_rs1 = 1'b1;
        d.writes_rd = 1'b1;
        d.addr = a + imm_i;
        d.size = i[13:12];
        d.load_signed = !i[14];
      end
      7'h23: begin
        if (i[14:12] < 3'd3) d.kind = KindStore;
        d.reads_rs1 = 1'b1;
        d.reads_rs2 = 1'b1;
        d.addr = a + imm_s;
        d.size = i[13:12];
      end
      7'h13: begin
        computed = arithmetic(1'b1, i[31:25], i[14:12], i[24:20], a, imm_i, zbkb);
        if (computed[32]) d.kind = computed[33] ? KindBits : KindCompute;
        d.reads_rs1 = 1'b1;
        d.writes_rd = 1'b1;
        d.result = computed[31:0];
      end
      7'h33: begin
        computed = arithmetic(1'b0, i[31:25], i[14:12], i[24:20], a, b, zbkb);
        if (computed[32]) d.kind = computed[33] ? KindBits : KindCompute;
        d.reads_rs1 = 1'b1;
        d.reads_rs2 = 1'b1;
        d.writes_rd = 1'b1;
        d.result = computed[31:0];
        if (i[31:25] == 7'h01) begin
          d.kind   = KindMulDiv;
          d.result = altops(i[14:12], a, b);
        end
      end
      7'h0f: if (i[14:12] < 3'd2) d.kind = KindSystem;
      7'h73: d.kind = KindSystem;
      7'h0b, 7'h2b, 7'h5b, 7'h7b: d.kind = KindOther;
      default: d.kind = KindIllegal;
    endcase
    return d;
  endfunction

  // A compressed instruction, by the 32-bit instruction of its table entry; 0 if there is none.
  function automatic logic [31:0] uncompressed(logic [15:0] c);
    logic [4:0] p, q, r;  // rs1' or rd', rs2' or rd', full rd
    logic [11:0] i;
    logic [31:0] j, b;
    p = {2'b01, c[9:7]};
    q = {2'b01, c[4:2]};
    r = c[11:7];
    i = 12'(sext(32'({c[12], c[6:2]}), 6));
    j = sext(32'({c[12], c[8], c[10:9], c[6], c[7], c[2], c[11], c[5:3], 1'b0}), 12);
    b = sext(32'({c[12], c[6:5], c[2], c[11:10], c[4:3], 1'b0}), 9);
    if (c == 16'h0) return '0;
    if (c[1:0] == 2'b00) begin
      if (c[15:13] == 3'd0)
        return c[12:5] == '0 ? '0 : {2'b00, c[10:7], c[12:11], c[5], c[6], 2'b00, 5'd2, 3'd0, q, 7'h13};
      if (c[15:13] == 3'd2) return {5'b0, c[5], c[12:10], c[6], 2'b00, p, 3'd2, q, 7'h03};
      if (c[15:13] == 3'd6) return {5'b0, c[5], c[12], q, p, 3'd2, c[11:10], c[6], 2'b00, 7'h23};
      return '0;
    end
    if (c[1:0] == 2'b01) begin
      unique case (c[15:13])
        3'd0: return {i, r, 3'd0, r, 7'h13};
        3'd1: return {j[20], j[10:1], j[11], j[19:12], 5'd1, 7'h6f};
        3'd2: return {i, 5'd0, 3'd0, r, 7'h13};
        3'd3: begin
          if ({c[12], c[6:2]} == '0) return '0;
          if (r == 5'd2) return {12'(sext(32'({c[12], c[4:3], c[5], c[2], c[6], 4'h0}), 10)), 5'd2, 3'd0, 5'd2, 7'h13};
          return {20'(sext(32'({c[12], c[6:2]}), 6)), r, 7'h37};
        end
        3'd4: begin
          if (c[11:10] == 2'd2) return {i, p, 3'd7, p, 7'h13};
          if (c[12]) return '0;
          unique case (c[11:10])
            2'd0: return {7'h00, c[6:2], p, 3'd5, p, 7'h13};
            2'd1: return {7'h20, c[6:2], p, 3'd5, p, 7'h13};
            default: begin
              unique case (c[6:5])
                2'd0: return {7'h20, q, p, 3'd0, p, 7'h33};
                2'd1: return {7'h00, q, p, 3'd4, p, 7'h33};
                2'd2: return {7'h00, q, p, 3'd6, p, 7'h33};
                default: return {7'h00, q, p, 3'd7, p, 7'h33};
              endcase
            end
          endcase
        end
        3'd5: return {j[20], j[10:1], j[11], j[19:12], 5'd0, 7'h6f};
        3'd6: return {b[12], b[10:5], 5'd0, p, 3'd0, b[4:1], b[11], 7'h63};
        default: return {b[12], b[10:5], 5'd0, p, 3'd1, b[4:1], b[11], 7'h63};
      endcase
    end
    unique case (c[15:13])
      3'd0: return c[12] ? '0 : {7'h00, c[6:2], r, 3'd1, r, 7'h13};
      3'd2: return r == '0 ? '0 : {4'h0, c[3:2], c[12], c[6:4], 2'b00, 5'd2, 3'd2, r, 7'h03};
      3'd4: begin
        if (!c[12] && c[6:2] == '0) return r == '0 ? '0 : {12'h0, r, 3'd0, 5'd0, 7'h67};
        if (!c[12]) return {7'h00, c[6:2], 5'd0, 3'd0, r, 7'h33};
        if (c[6:2] != '0) return {7'h00, c[6:2], r, 3'd0, r, 7'h33};
        return r == '0 ? 32'h0010_0073 : {12'h0, r, 3'd0, 5'd1, 7'h67};
      end
      3'd6: return {4'h0, c[8:7], c[12], c[6:2], 5'd2, 3'd2, c[11:9], 2'b00, 7'h23};
      default: return '0;
    endcase
  endfunction

  // Any instruction as RVFI reports it: 16 bits if bits 1:0 are not 3.
  function automatic does_t does(logic [31:0] i, logic [31:0] a, logic [31:0] b, logic [31:0] pc, logic zbkb);
    if (i[1:0] == 2'b11) return full(i, a, b, pc, 32'd4, zbkb);
    return full(uncompressed(i[15:0]), a, b, pc, 32'd2, zbkb);
  endfunction

endpackage

`default_nettype wire
