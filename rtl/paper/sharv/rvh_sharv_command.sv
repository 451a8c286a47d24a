// SPDX-License-Identifier: Apache-2.0
// Executes the committed instructions of SHA-RV one after the other (rtl/instructions.toml, docs/paper/sharv.md):
// stores their operands, refuses inconsistent ones, and passes stages, runs and wipes to the session.
//
// Contract: an instruction stays until `ready_o`, which comes when it is done; a stage or a wipe continues after
// that. An error sets a bit of the status word and has no other effect. A run with an error gives only the digests of
// whole messages before it. `host_error_i`: a pulse, the host violated a rule of the interface.
//
// Cycles: 1, except for a run, and 4 plus the memory's for STATUS.

`default_nettype none

module rvh_sharv_command
  import rvh_sharv_instr_pkg::*;
  import rvh_sharv_pkg::*;
#(
    parameter int unsigned MaxLong  = 0,    // blocks of a run of a long message; 0: limited by the amount only
    parameter int unsigned MaxShort = 0,    // blocks of a run of short messages, likewise
    parameter bit          HasFour  = 1'b0  // four long messages side by side
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic         valid_i,
    output logic              ready_o,
    input  wire verb_e        verb_i,
    input  wire logic  [ 1:0] n_i,
    input  wire logic  [31:0] rs1_i,
    input  wire logic  [31:0] rs2_i,
    input  wire logic         host_error_i,

    output logic             stage_o,
    output logic             wipe_o,
    input  wire logic        ready_i,
    input  wire logic        staged_i,
    input  wire logic        chained_i,
    output logic             run_o,
    output mode_t            mode_o,
    output logic      [31:0] src_o,
    output logic      [25:0] blocks_o,
    output logic             store_o,
    output logic      [31:0] dst_o,
    input  wire logic        done_i,

    output logic             tell_o,         // the status word goes to memory: start of a DMA move
    output logic             telling_o,
    output logic      [31:0] tell_addr_o,
    output logic      [31:0] tell_word_o,
    input  wire logic        dma_busy_i,
    input  wire logic        read_error_i,
    input  wire logic        write_error_i,
    input  wire logic        addr_error_i
);

  typedef enum logic [1:0] {
    Decide,
    Run,
    Tell
  } step_e;

  step_e step_d, step_q;
  logic [31:0] base_q, amount_q, src_q, dst_q, words_q;
  logic [25:0] blocks_q;
  logic armed_d, armed_q, store_d, store_q;  // source of blocks, destination of digests, are set
  logic latch, arm_write, arm_read, clear;
  logic bad_command, bad_state, bad_amount, bad_addr;
  logic [6:0] error_q, error_new;
  logic host_error_q;
  logic told_wrong_q;  // memory refused the status word
  logic aligned, fits, whole, too_many, wrong_words;
  logic [32:0] past;  // the word after the last one
  logic [25:0] messages;  // digests of the run
  mode_t mode;

  // ---- consistency ----
  assign mode = '{
          four: n_i[1],
          goes_on: n_i[0],
          chained: verb_i inside {DoSha224long, DoSha256long},
          sha224: verb_i inside {DoSha224short, DoSha224long}
      };
  assign aligned = base_q[1:0] == '0;
  assign past = 33'(base_q[31:2]) + 33'(amount_q);
  assign fits = past[32:30] == '0 || (past[32:30] == 3'd1 && past[29:0] == '0);  // inside the address space
  assign whole = amount_q[3:0] == '0 && amount_q != '0 && amount_q[31:30] == '0;

  always_comb begin
    messages = blocks_q;
    if (mode.chained) messages = mode.four ? 26'd4 : 26'd1;
    too_many = 1'b0;
    if (MaxLong != 0 && mode.chained && 32'(blocks_q) > MaxLong) too_many = 1'b1;
    if (MaxShort != 0 && !mode.chained && 32'(blocks_q) > MaxShort) too_many = 1'b1;
    if (mode.four && blocks_q[1:0] != '0) too_many = 1'b1;
    wrong_words = store_q && words_q != 32'({messages, 3'b000}) - (mode.sha224 ? 32'(messages) : '0);
  end

  // ---- one instruction after the other ----
  always_comb begin
    step_d = step_q;
    ready_o = 1'b0;
    armed_d = armed_q;
    store_d = store_q;
    {latch, arm_write, arm_read, clear, stage_o, wipe_o, tell_o} = '0;
    {bad_command, bad_state, bad_amount, bad_addr} = '0;
    unique case (step_q)
      Decide: begin
        if (valid_i) begin
          unique case (verb_i)
            DoLatch: begin
              latch   = 1'b1;
              ready_o = 1'b1;
            end
            DoWrite: begin
              bad_addr   = !aligned || !fits;
              bad_amount = n_i[0] ? amount_q != 32'(StagedWords) : !whole;
              ready_o    = 1'b1;
              if (!bad_addr && !bad_amount) begin
                arm_write = !n_i[0];
                stage_o   = n_i[0] && ready_i;
                ready_o   = !n_i[0] || ready_i;
                if (arm_write) armed_d = 1'b1;
              end
            end
            DoRead: begin
              bad_addr   = !aligned || !fits;
              bad_amount = amount_q == '0;
              arm_read   = !bad_addr && !bad_amount;
              if (arm_read) store_d = 1'b1;
              ready_o = 1'b1;
            end
            DoStatus: begin
              if (rs1_i[1:0] != '0) begin
                bad_addr = 1'b1;
                ready_o  = 1'b1;
              end else if (ready_i) begin
                tell_o = 1'b1;
                step_d = Tell;
              end
            end
            DoWait: ready_o = 1'b1;
            DoWipe: begin
              wipe_o  = ready_i;
              ready_o = ready_i;
              if (ready_i) {armed_d, store_d} = '0;
            end
            default: begin
              bad_command = (mode.four && !(HasFour && mode.chained)) || (mode.goes_on && !mode.chained);
              bad_state   = !armed_q || !staged_i || (mode.goes_on && mode.chained && !chained_i);
              bad_amount  = armed_q && (too_many || wrong_words);
              if (bad_command || bad_state || bad_amount) begin
                ready_o            = 1'b1;
                {armed_d, store_d} = '0;
              end else begin
                step_d = Run;
              end
            end
          endcase
        end
      end
      Run: begin
        if (done_i) begin
          step_d             = Decide;
          ready_o            = 1'b1;
          {armed_d, store_d} = '0;
        end
      end
      Tell: begin
        if (!dma_busy_i) begin
          step_d  = Decide;
          ready_o = 1'b1;
          clear   = !(write_error_i || addr_error_i || told_wrong_q);
        end
      end
      default: step_d = Decide;
    endcase
  end

  assign run_o = step_q == Run;
  assign mode_o = mode;
  assign src_o = (step_q == Run) ? src_q : base_q;
  assign blocks_o = blocks_q;
  assign store_o = store_q;
  assign dst_o = dst_q;

  // ---- status ----
  assign telling_o = step_q == Tell || tell_o;
  assign tell_addr_o = rs1_i;
  assign tell_word_o = {error_q != '0, 16'b0, error_q, 6'b0, chained_i, staged_i};
  assign error_new = {
    host_error_q && !telling_o,
    write_error_i,
    read_error_i,
    addr_error_i || bad_addr,
    bad_amount,
    bad_state,
    bad_command
  };

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q       <= Decide;
      base_q       <= '0;
      amount_q     <= '0;
      src_q        <= '0;
      blocks_q     <= '0;
      dst_q        <= '0;
      words_q      <= '0;
      armed_q      <= 1'b0;
      store_q      <= 1'b0;
      error_q      <= '0;
      host_error_q <= 1'b0;
      told_wrong_q <= 1'b0;
    end else begin
      step_q       <= step_d;
      armed_q      <= armed_d;
      store_q      <= store_d;
      error_q      <= (clear ? '0 : error_q) | error_new;
      host_error_q <= host_error_i || (host_error_q && telling_o);
      told_wrong_q <= step_q == Tell && (told_wrong_q || write_error_i || addr_error_i);
      if (latch) begin
        base_q   <= rs1_i;
        amount_q <= rs2_i;
      end
      if (arm_write) begin
        src_q    <= base_q;
        blocks_q <= amount_q[29:4];
      end
      if (arm_read) begin
        dst_q   <= base_q;
        words_q <= amount_q;
      end
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // An instruction stays until it is done.
  rvh_contract_stream #(
      .Name ("rvh_sharv_command.instr"),
      .Width($bits(verb_e) + 66)
  ) u_contract_instr (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_i),
      .ready_i  (ready_o),
      .payload_i({verb_i, n_i, rs1_i, rs2_i}),
      .cancel_i (1'b0)
  );

  rvh_contract #(
      .Name("rvh_sharv_command.ready")
  ) u_contract_ready (
      .clk_i,
      .rst_ni,
      .holds_i(!(stage_o || wipe_o) || ready_i)
  );

  rvh_contract #(
      .Name("rvh_sharv_command.tell")
  ) u_contract_tell (
      .clk_i,
      .rst_ni,
      .holds_i(!tell_o || !dma_busy_i)
  );

  // One request to the session at a time.
  rvh_contract #(
      .Name("rvh_sharv_command.one")
  ) u_contract_one (
      .clk_i,
      .rst_ni,
      .holds_i($onehot0({stage_o, wipe_o, run_o, telling_o}))
  );
`endif

endmodule

`default_nettype wire
