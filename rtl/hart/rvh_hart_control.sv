// SPDX-License-Identifier: Apache-2.0
// When the instruction in execute leaves it, and where the program continues. Traps are precise: an instruction leaves,
// and an interrupt or an exception is taken, only if no older access to memory is pending or fails. A trap, and an
// instruction whose successor was fetched wrongly (loops), fetches its target one cycle later than a jump does.

`default_nettype none

module rvh_hart_control
  import rvh_hart_pkg::*;
#(
    parameter bit HasC = 1'b1  // 0: instructions are at multiples of 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    // the instruction in execute
    input  wire logic            valid_i,
    input  wire decoded_t        decoded_i,
    input  wire logic            known_i,        // the hart executes it
    input  wire logic            error_i,        // it could not be fetched
    input  wire logic            error_high_i,
    input  wire logic            torn_i,         // its second halfword was not fetched
    input  wire logic            sources_i,      // its sources are ready
    input  wire logic            taken_i,        // of a branch
    input  wire logic            muldiv_done_i,
    input  wire logic            alone_i,        // writeback is empty
    input  wire logic     [31:1] pc_i,
    input  wire logic     [31:2] next_i,         // the word of the address after it
    input  wire logic     [31:1] beside_i,       // pc + immediate
    input  wire logic     [31:1] register_i,     // target of jalr
    input  wire logic     [31:1] follow_i,       // the successor if it does not jump
    input  wire logic            wrong_i,        // if it does not jump, another one was fetched
    output logic                 go_o,           // it leaves execute
    output logic                 jumps_o,        // if it leaves, it goes elsewhere than to `follow_i`

    // memory
    input  wire logic        lsu_sent_i,
    input  wire logic        lsu_started_i,
    input  wire logic        lsu_ready_i,
    input  wire logic        lsu_fault_i,
    input  wire logic        lsu_fault_store_i,
    input  wire logic        lsu_fault_first_i,
    input  wire logic [31:0] lsu_fault_addr_i,
    input  wire logic [31:1] w_pc_i,             // of the instruction in writeback
    output logic             lsu_go_o,

    // the coprocessor
    input  wire logic x_enable_i,
    input  wire logic compressed_i,  // the instruction has 16 bits
    input  wire logic x_done_i,
    input  wire logic x_started_i,
    input  wire logic x_rejected_i,
    output logic      x_offer_o,
    output logic      muldiv_go_o,

    // fetch
    input  wire logic        redirect_ready_i,
    output logic             redirect_o,
    output logic      [31:1] target_o,
    output logic             discard_o,         // what fetch delivers in this cycle is not wanted

    // traps
    input  wire logic        mie_i,
    input  wire logic        irq_i,
    input  wire logic [ 4:0] irq_cause_i,
    input  wire logic [31:1] vector_i,
    input  wire logic [31:1] mepc_i,
    output logic             trap_o,
    output logic             trap_irq_o,
    output logic             exception_o,   // it is that of the instruction in execute
    output logic      [ 4:0] cause_o,
    output logic      [31:1] trap_pc_o,
    output logic      [31:0] trap_value_o,
    output logic             sleep_o
);

  logic trap_q;  // the handler is to be fetched
  logic again_q;  // the instruction at pc_i is to be fetched
  logic takes_irq, wakes, done, memory, free;
  logic misaligned;  // it jumps to a target that is not a multiple of 4, without C

  logic unused_decoded;
  assign unused_decoded = ^decoded_i;

  assign memory = decoded_i.load || decoded_i.store;
  assign free = !trap_q && !again_q && !takes_irq;
  assign jumps_o  = known_i && (decoded_i.flow inside {FlowJal, FlowJalr, FlowMret, FlowFenceI} ||
                                (decoded_i.flow == FlowBranch && taken_i));

  assign misaligned = !HasC && jumps_o && (decoded_i.flow == FlowJalr ? register_i[1] : beside_i[1]) &&
                      !(decoded_i.flow inside {FlowMret, FlowFenceI});

  always_comb begin
    done = 1'b1;
    if (memory) done = lsu_sent_i;
    if (decoded_i.compute.unit == UnitMulDiv) done = muldiv_done_i;
    if (decoded_i.csr) done = alone_i;
    if (jumps_o) done = redirect_ready_i;
    if (decoded_i.flow == FlowWfi) done = irq_i;
    if (decoded_i.flow == FlowEcall || decoded_i.flow == FlowEbreak) done = 1'b0;
    if (misaligned) done = 1'b0;
    if (!known_i) done = x_done_i;
  end

  assign go_o = valid_i && !torn_i && (sources_i || !known_i) && done && lsu_ready_i && free;
  assign lsu_go_o = valid_i && !torn_i && known_i && sources_i && memory && free;
  assign muldiv_go_o = valid_i && !torn_i && known_i && sources_i && decoded_i.compute.unit == UnitMulDiv && free;
  // The compressed interface is not built: an unknown instruction of 16 bits traps.
  assign x_offer_o = valid_i && !torn_i && !known_i && !error_i && !compressed_i && x_enable_i && !x_rejected_i && free;

  // ---- interrupts and exceptions ----
  assign wakes = valid_i && !torn_i && known_i && decoded_i.flow == FlowWfi;
  assign takes_irq = irq_i && mie_i && !wakes && !lsu_started_i && !x_started_i && lsu_ready_i && !trap_q;
  assign exception_o = valid_i && !torn_i && lsu_ready_i && free &&
                       (error_i || (known_i ? decoded_i.flow == FlowEcall || decoded_i.flow == FlowEbreak ||
                                 (misaligned && sources_i) : !x_offer_o && !x_done_i));
  assign trap_o = lsu_fault_i || takes_irq || exception_o;
  assign trap_irq_o = takes_irq;
  assign trap_pc_o = lsu_fault_i && !lsu_fault_first_i ? w_pc_i : pc_i;
  assign sleep_o = wakes && !irq_i && alone_i;

  always_comb begin
    cause_o      = CauseIllegal;
    trap_value_o = '0;
    if (error_i) begin
      cause_o      = CauseFetchFault;
      // Only an instruction that begins in an upper halfword has its second one in another word.
      trap_value_o = error_high_i ? {next_i, 2'b00} : {pc_i, 1'b0};
    end else if (known_i && decoded_i.flow == FlowEcall) begin
      cause_o = CauseEcallM;
    end else if (known_i && decoded_i.flow == FlowEbreak) begin
      cause_o      = CauseBreakpoint;
      trap_value_o = {pc_i, 1'b0};
    end
    if (misaligned) begin
      cause_o      = CauseMisaligned;
      trap_value_o = {target_o, 1'b0};
    end
    if (takes_irq) begin
      cause_o      = irq_cause_i;
      trap_value_o = '0;
    end
    if (lsu_fault_i) begin
      cause_o      = lsu_fault_store_i ? CauseStoreFault : CauseLoadFault;
      trap_value_o = lsu_fault_addr_i;
    end
  end

  // ---- the order of the program ----
  assign discard_o  = trap_o || trap_q || again_q || redirect_o || (go_o && wrong_i) || (valid_i && torn_i);
  assign redirect_o = ((trap_q || again_q) && redirect_ready_i && !trap_o) || (go_o && jumps_o);

  always_comb begin
    target_o = beside_i;
    if (decoded_i.flow == FlowJalr) target_o = register_i;
    if (decoded_i.flow == FlowMret) target_o = mepc_i;
    if (decoded_i.flow == FlowFenceI) target_o = follow_i;
    if (again_q) target_o = pc_i;
    if (trap_q) target_o = vector_i;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      trap_q  <= 1'b0;
      again_q <= 1'b0;
    end else begin
      trap_q  <= trap_o || (trap_q && !redirect_ready_i);
      again_q <= !trap_o && ((go_o && !jumps_o && wrong_i) || (valid_i && torn_i) || (again_q && !redirect_ready_i));
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // An instruction leaves execute, or a trap is taken.
  rvh_contract #(
      .Name("rvh_hart_control.precise")
  ) u_contract_precise (
      .clk_i,
      .rst_ni,
      .holds_i(!(go_o && trap_o))
  );
`endif

endmodule

`default_nettype wire
