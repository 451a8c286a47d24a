// SPDX-License-Identifier: Apache-2.0
// Made from rtl/instructions.toml by scripts/gen_instructions.py.

`default_nettype none

package rvh_zknh_instr_pkg;

  typedef enum logic [3:0] {
    DoSha256sum0,
    DoSha256sum1,
    DoSha256sig0,
    DoSha256sig1,
    DoSha512sum0r,
    DoSha512sum1r,
    DoSha512sig0l,
    DoSha512sig0h,
    DoSha512sig1l,
    DoSha512sig1h
  } verb_e;

  typedef struct packed {
    logic       known;      // an instruction of this set
    verb_e      verb;
    logic       rs1;        // it reads that register
    logic       rs2;
    logic       rd;         // it writes that register
  } decoded_t;

  function automatic decoded_t decode(logic [31:0] instr);
    logic unused_registers;
    unused_registers = ^{instr[19:15], instr[11:7]};
    decode = '0;
    unique case ({instr[14:12], instr[6:0]})
      {3'd1, 7'h13}: begin
        if (instr[31:25] == 7'd8 && instr[24:20] == 5'd0) begin
          decode = '{known: 1'b1, verb: DoSha256sum0, rs1: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd8 && instr[24:20] == 5'd1) begin
          decode = '{known: 1'b1, verb: DoSha256sum1, rs1: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd8 && instr[24:20] == 5'd2) begin
          decode = '{known: 1'b1, verb: DoSha256sig0, rs1: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd8 && instr[24:20] == 5'd3) begin
          decode = '{known: 1'b1, verb: DoSha256sig1, rs1: 1'b1, rd: 1'b1, default: '0};
        end
      end
      {3'd0, 7'h33}: begin
        if (instr[31:25] == 7'd40) begin
          decode = '{known: 1'b1, verb: DoSha512sum0r, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd41) begin
          decode = '{known: 1'b1, verb: DoSha512sum1r, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd42) begin
          decode = '{known: 1'b1, verb: DoSha512sig0l, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd46) begin
          decode = '{known: 1'b1, verb: DoSha512sig0h, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd43) begin
          decode = '{known: 1'b1, verb: DoSha512sig1l, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
        if (instr[31:25] == 7'd47) begin
          decode = '{known: 1'b1, verb: DoSha512sig1h, rs1: 1'b1, rs2: 1'b1, rd: 1'b1, default: '0};
        end
      end
      default: ;
    endcase
  endfunction

endpackage

`default_nettype wire
