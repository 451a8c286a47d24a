// SPDX-License-Identifier: Apache-2.0
// Types of the hart: what the decoder says of an instruction, and the codes of the privileged specification that it
// uses. Names: RISC-V Instruction Set Manual, volumes I and II.

`default_nettype none

package rvh_hart_pkg;

  // ---- major opcodes, bits 6:0 ----
  localparam logic [6:0] OpLoad = 7'h03;
  localparam logic [6:0] OpMiscMem = 7'h0f;
  localparam logic [6:0] OpImm = 7'h13;
  localparam logic [6:0] OpAuipc = 7'h17;
  localparam logic [6:0] OpStore = 7'h23;
  localparam logic [6:0] OpReg = 7'h33;
  localparam logic [6:0] OpLui = 7'h37;
  localparam logic [6:0] OpBranch = 7'h63;
  localparam logic [6:0] OpJalr = 7'h67;
  localparam logic [6:0] OpJal = 7'h6f;
  localparam logic [6:0] OpSystem = 7'h73;
  localparam logic [6:0] OpCustom0 = 7'h0b;
  localparam logic [6:0] OpCustom1 = 7'h2b;

  // Which unit makes the result of an instruction.
  typedef enum logic [3:0] {
    UnitAdder,   // sum or difference; also the address of a load, store or jalr
    UnitLess,    // slt, sltu
    UnitPick,    // min, max
    UnitLogic,   // and, or, xor, each with the second operand inverted or not; single bits; lui
    UnitShift,   // shifts and rotations; bext
    UnitBytes,   // rearrangements of bits that need no adder and no shifter
    UnitCount,   // clz, ctz, cpop
    UnitMulDiv,
    UnitCsr,
    UnitTarget,  // pc + immediate: auipc
    UnitLink     // the address after the instruction: jal, jalr
  } unit_e;

  // The operation of a unit: `op` of compute_t.
  typedef enum logic [1:0] {
    LogicXor,
    LogicOr,
    LogicAnd,
    LogicSecond  // the second operand: lui
  } logic_e;

  typedef enum logic [1:0] {
    ShiftLogical,
    ShiftArithmetic,
    ShiftRotate,
    ShiftBit          // bext: bit 0 of a shift to the right
  } shift_e;

  typedef enum logic [3:0] {
    BytesSextB,
    BytesSextH,
    BytesZextH,
    BytesOrcB,
    BytesRev8,
    BytesBrev8,
    BytesPack,
    BytesPackh,
    BytesZip,
    BytesUnzip
  } bytes_e;

  typedef enum logic [1:0] {
    CountLeading,   // clz
    CountTrailing,  // ctz
    CountOnes       // cpop
  } count_e;

  // funct3 of the M extension
  typedef enum logic [2:0] {
    MdMul,
    MdMulh,
    MdMulhsu,
    MdMulhu,
    MdDiv,
    MdDivu,
    MdRem,
    MdRemu
  } muldiv_e;

  // What an instruction does to the order of the program.
  typedef enum logic [3:0] {
    FlowNext,
    FlowBranch,
    FlowJal,
    FlowJalr,
    FlowFence,
    FlowFenceI,
    FlowEcall,
    FlowEbreak,
    FlowMret,
    FlowWfi,
    FlowLoop  // sets up a hardware loop
  } flow_e;

  // What the computing units do.
  typedef struct packed {
    unit_e unit;
    logic [3:0] op;  // logic_e, shift_e, bytes_e, count_e or muldiv_e
    logic subtract;  // of the adder: first - second
    logic [1:0] scale;  // Zba: the first operand is shifted left by so many bits before the addition
    logic invert;  // of the logic unit: the second operand
    logic single;  // of the logic unit: the second operand is 1 << second (Zbs)
    logic left;  // of the shifter: to the left
    logic is_unsigned;  // of the comparison
    logic pick_more;  // of UnitPick: the greater operand
  } compute_t;

  typedef struct packed {
    logic known;  // 0: not an instruction of this hart
    flow_e flow;
    compute_t compute;
    logic second_imm;  // the second operand is the immediate
    logic rs1;  // it reads rs1
    logic rs2;  // it reads rs2
    logic rd;  // it writes rd
    logic load;
    logic store;
    logic [1:0] size;  // of a load or store: 0 byte, 1 halfword, 2 word
    logic load_unsigned;
    logic csr;
    logic [1:0] csr_op;  // 1 write, 2 set, 3 clear
  } decoded_t;

  // A hardware loop, as fetch sees it.
  typedef struct packed {
    logic on;  // another turn is left after this one
    logic [31:1] start;
    logic [31:2] stop;  // the word after the body
  } loop_t;

  // One retired instruction, as RVFI (the RISC-V Formal Interface) has it, for 32 bits.
  typedef struct packed {
    logic [63:0] order;
    logic [31:0] insn;
    logic trap;
    logic halt;
    logic intr;
    logic [1:0] mode;
    logic [1:0] ixl;
    logic [4:0] rs1_addr;
    logic [4:0] rs2_addr;
    logic [31:0] rs1_rdata;
    logic [31:0] rs2_rdata;
    logic [4:0] rd_addr;
    logic [31:0] rd_wdata;
    logic [31:0] pc_rdata;
    logic [31:0] pc_wdata;
    logic [31:0] mem_addr;
    logic [3:0] mem_rmask;
    logic [3:0] mem_wmask;
    logic [31:0] mem_rdata;
    logic [31:0] mem_wdata;
    logic mem_fault;  // it could not be fetched, or its access to memory failed
    logic [3:0] mem_fault_rmask;
    logic [3:0] mem_fault_wmask;
    // The CSR that it names, for rvfi_csr_*: before it, and what it asks to write.
    logic csr;
    logic csr_writes;
    logic [11:0] csr_addr;
    logic [31:0] csr_rdata;
    logic [31:0] csr_wdata;
    // Not of RVFI: mcause of the trap that it raises, and of the trap whose handler it begins.
    logic [31:0] trap_cause;
    logic [31:0] intr_cause;
  } rvfi_t;

  // ---- mcause ----
  localparam logic [4:0] CauseMisaligned = 5'd0;  // of the target of a jump, without C
  localparam logic [4:0] CauseFetchFault = 5'd1;
  localparam logic [4:0] CauseIllegal = 5'd2;
  localparam logic [4:0] CauseBreakpoint = 5'd3;
  localparam logic [4:0] CauseLoadFault = 5'd5;
  localparam logic [4:0] CauseStoreFault = 5'd7;
  localparam logic [4:0] CauseEcallM = 5'd11;

  // ---- interrupts: bits of mip and mie ----
  localparam int unsigned IrqSoftware = 3;
  localparam int unsigned IrqTimer = 7;
  localparam int unsigned IrqExternal = 11;
  localparam int unsigned IrqFast = 16;  // to 31
  localparam logic [31:0] IrqMask = 32'hffff_0888;

endpackage

`default_nettype wire
