// SPDX-License-Identifier: Apache-2.0
// Made from rtl/instructions.toml by scripts/gen_instructions.py.

`default_nettype none

package rvh_xif_instr_pkg;

  typedef enum logic [4:0] {
    DoStart,
    DoAbsorb,
    DoFinish,
    DoFeed,
    DoDrain,
    DoSave,
    DoRestore,
    DoSuffix,
    DoPad,
    DoWipe,
    DoWait,
    DoStatus,
    DoWindow,
    DoLock,
    DoWord,
    DoGetstatus,
    DoChain
  } verb_e;

  typedef struct packed {
    logic       known;      // an instruction of this set
    verb_e      verb;
    logic [4:0] n;          // its field in funct7
    logic       rs1;        // it reads that register
    logic       rs2;
    logic       rd;         // it writes that register
    logic       needs_dma;
    logic       needs_chains;
    logic       only_1_0;   // CV-X-IF 0.2 does not have it
  } decoded_t;

  // is_64: the operands have 64 bits
  function automatic decoded_t decode(logic [31:0] instr, logic is_64);
    decode = '0;
    unique case ({instr[14:12], instr[6:0]})
      {3'd0, 7'h5b}: begin
        if (instr[31:25] == 7'd0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoStart, rs1: 1'b1, default: '0};
        end
      end
      {3'd1, 7'h5b}: begin
        if (instr[31:25] == 7'd0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoAbsorb, rs1: 1'b1, rs2: 1'b1, default: '0};
        end
      end
      {3'd2, 7'h5b}: begin
        if (instr[31:25] <= (is_64 ? 7'd16 : 7'd8) && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoFinish, n: instr[29:25], rs1: 1'b1, rs2: 1'b1, default: '0};
        end
      end
      {3'd3, 7'h5b}: begin
        if (instr[31:25] <= 7'd1 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoFeed, n: instr[29:25], rs1: 1'b1, rs2: 1'b1, needs_dma: 1'b1, default: '0};
        end
      end
      {3'd4, 7'h5b}: begin
        if (instr[31:25] == 7'd0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoDrain, rs1: 1'b1, rs2: 1'b1, needs_dma: 1'b1, default: '0};
        end
      end
      {3'd5, 7'h5b}: begin
        if (instr[31:25] == 7'd0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoSave, rs1: 1'b1, rs2: 1'b1, needs_dma: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd1 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoRestore, rs1: 1'b1, rs2: 1'b1, needs_dma: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd2 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoChain, rs1: 1'b1, rs2: 1'b1, needs_chains: 1'b1, default: '0};
        end
      end
      {3'd6, 7'h5b}: begin
        if (instr[31:25] == 7'd0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoSuffix, rs1: 1'b1, default: '0};
        end
      end
      {3'd7, 7'h5b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoPad, default: '0};
        end
        if (instr[31:25] == 7'd1 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoWipe, default: '0};
        end
        if (instr[31:25] == 7'd2 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoWait, default: '0};
        end
        if (instr[31:25] == 7'd3 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoStatus, rs1: 1'b1, needs_dma: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd4 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoWindow, rs1: 1'b1, rs2: 1'b1, needs_dma: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd5 && instr[19:15] == '0 && instr[24:20] == '0 && instr[11:7] == '0) begin
          decode = '{known: 1'b1, verb: DoLock, needs_dma: 1'b1, default: '0};
        end
      end
      {3'd0, 7'h7b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoWord, rd: 1'b1, only_1_0: 1'b1, default: '0};
        end
      end
      {3'd1, 7'h7b}: begin
        if (instr[31:25] == 7'd0 && instr[19:15] == '0 && instr[24:20] == '0) begin
          decode = '{known: 1'b1, verb: DoGetstatus, rd: 1'b1, only_1_0: 1'b1, default: '0};
        end
      end
      default: ;
    endcase
  endfunction

endpackage

`default_nettype wire
