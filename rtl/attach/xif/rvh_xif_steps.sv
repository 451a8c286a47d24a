// SPDX-License-Identifier: Apache-2.0
// Sequencer of an instruction's steps: message words from its operands, a job, the store of the status word.
//
// Contract: for instructions that of rvh_xif_core, for jobs, words and the store that of rvh_job_unit. Events
// (`bad_*`, `sets_window_o`, `locks_window_o`) are pulses. `pending_o`: a START, with `mode_o`, is pending until the
// next instruction that uses it. `opens_o`: that START is sent first, as a job of its own. `beyond_i`: the instruction
// uses memory, and its address or length has more bits than an address; it is refused.
//
// Cycles of an instruction: rtl/instructions.toml.

`default_nettype none

module rvh_xif_steps
  import rvh_xif_instr_pkg::*;
#(
    parameter  int unsigned XLen         = 32,                       // bits of an operand: 32 or 64
    localparam int unsigned OperandWords = XLen / 16,                // message words in both operands
    localparam int unsigned Counts       = $clog2(OperandWords + 1)
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic               valid_i,
    input  wire logic               settled_i,
    output logic                    ready_o,
    output logic                    ending_o,
    input  wire verb_e              verb_i,
    input  wire logic  [Counts-1:0] n_i,           // message words in the operands of FINISH
    input  wire logic  [  XLen-1:0] rs1_i,
    input  wire logic  [  XLen-1:0] rs2_i,
    input  wire logic               beyond_i,
    output logic                    data_valid_o,
    input  wire logic               data_take_i,

    output logic             job_valid_o,
    input  wire logic        job_ready_i,
    input  wire logic        job_busy_i,
    input  wire logic        job_done_i,
    input  wire logic        failed_i,
    input  wire logic        chained_i,
    input  wire logic        wiped_i,
    input  wire logic        absorb_i,      // the engine accepts message words
    output logic             push_valid_o,
    input  wire logic        push_ready_i,
    output logic      [31:0] push_data_o,
    output logic             reads_o,       // WORD: rvh_xif_word
    input  wire logic        word_valid_i,
    input  wire logic        word_empty_i,

    output logic      store_valid_o,
    input  wire logic store_ready_i,
    input  wire logic store_done_i,
    input  wire logic store_err_i,
    input  wire logic store_outside_i,
    output logic      telling_o,        // the status word is being sent
    output logic      clear_errors_o,   // the status word was sent

    output logic       opens_o,
    output logic       pending_o,
    output logic [7:0] mode_o,
    output logic [7:0] suffix_o,

    output logic      bad_msg_o,
    output logic      bad_out_o,
    output logic      bad_addr_o,
    output logic      bad_store_o,
    output logic      bad_window_o,
    input  wire logic window_locked_i,
    output logic      sets_window_o,
    output logic      locks_window_o
);

  typedef enum logic [2:0] {
    Decide,
    Open,    // the pending START runs
    Words,   // message words from the operands
    Job,
    Answer   // the store of the status word is in flight
  } step_e;

  step_e step_d, step_q;
  logic pending_d, pending_q;  // a START is pending
  logic [7:0] mode_d, mode_q, suffix_d, suffix_q;
  logic [Counts-1:0] moved_d, moved_q;  // words of the operands that the engine has accepted
  logic [Counts-1:0] words;  // number of whole words in the operands
  logic [OperandWords-1:0][31:0] operands;
  logic early, offers;

  // ---- decoding of the instruction ----
  assign opens_o = pending_q && verb_i inside {DoAbsorb, DoFinish, DoDrain, DoSave, DoPad, DoWord};
  assign ending_o = step_q == Answer && store_done_i;
  assign store_valid_o = step_q == Decide && settled_i && verb_i == DoStatus && rs1_i[1:0] == '0 && !beyond_i;
  assign words = (verb_i == DoAbsorb) ? Counts'(OperandWords) : n_i;
  assign telling_o = store_valid_o || step_q == Answer || (step_q == Decide && valid_i && verb_i == DoGetstatus);
  assign reads_o = valid_i && step_q == Decide && verb_i == DoWord && !opens_o;
  assign {pending_o, mode_o, suffix_o} = {pending_q, mode_q, suffix_q};

  // If the commit came in an earlier cycle, the first word already moves in the step Decide.
  assign early = step_q == Decide && settled_i && verb_i inside {DoAbsorb, DoFinish} && !opens_o;
  assign offers = (step_q == Words || early) && absorb_i;
  assign push_valid_o = offers && moved_q != words;
  assign operands = {rs2_i, rs1_i};

  if (OperandWords == 2) begin : gen_two
    assign push_data_o = (moved_q == '0) ? operands[0] : operands[1];
  end else begin : gen_more
    assign push_data_o = operands[moved_q[$clog2(OperandWords)-1:0]];
  end

  always_comb begin
    step_d                                                                                       = step_q;
    pending_d                                                                                    = pending_q;
    mode_d                                                                                       = mode_q;
    suffix_d                                                                                     = suffix_q;
    moved_d                                                                                      = moved_q;
    job_valid_o                                                                                  = 1'b0;
    ready_o                                                                                      = 1'b0;
    data_valid_o                                                                                 = 1'b0;
    clear_errors_o                                                                               = 1'b0;
    {bad_msg_o, bad_out_o, bad_addr_o, bad_store_o, bad_window_o, sets_window_o, locks_window_o} = '0;
    unique case (step_q)
      Decide: begin
        if (valid_i) begin
          if (opens_o) begin
            job_valid_o = 1'b1;
            if (job_ready_i) begin
              step_d    = Open;
              pending_d = 1'b0;
            end
          end else begin
            unique case (verb_i)
              DoStart: begin
                mode_d    = rs1_i[7:0];
                pending_d = 1'b1;
                ready_o   = 1'b1;
              end
              DoSuffix: begin
                suffix_d = rs1_i[7:0];
                ready_o  = 1'b1;
              end
              DoStatus: begin
                if (rs1_i[1:0] != '0 || beyond_i) begin
                  bad_addr_o = 1'b1;
                  ready_o = 1'b1;
                end else if (store_valid_o && store_outside_i) begin
                  bad_addr_o = 1'b1;
                  ready_o = 1'b1;
                end else if (store_valid_o && store_ready_i) begin
                  step_d = Answer;
                end
              end
              DoAbsorb: begin
                step_d  = Words;
                moved_d = Counts'(early && absorb_i && push_ready_i);
              end
              DoWord: begin
                data_valid_o = word_valid_i;
                bad_out_o    = data_take_i && word_empty_i;
              end
              DoGetstatus: begin
                data_valid_o   = 1'b1;
                clear_errors_o = data_take_i;
              end
              DoFinish: begin
                if (words != '0) begin
                  step_d  = Words;
                  moved_d = Counts'(early && absorb_i && push_ready_i);
                end else begin
                  job_valid_o = 1'b1;
                  if (job_ready_i) step_d = Job;
                end
              end
              DoWait: ready_o = 1'b1;
              DoWindow: begin
                bad_window_o  = window_locked_i;
                sets_window_o = !window_locked_i;
                ready_o       = 1'b1;
              end
              DoLock: begin
                locks_window_o = 1'b1;
                ready_o        = 1'b1;
              end
              default: begin
                bad_addr_o  = beyond_i;
                ready_o     = beyond_i;
                job_valid_o = !beyond_i;
                if (!beyond_i && job_ready_i) begin
                  step_d    = Job;
                  pending_d = 1'b0;
                end
              end
            endcase
          end
        end
      end
      Open: begin
        if (job_done_i || !job_busy_i) begin
          step_d  = Decide;
          ready_o = failed_i && verb_i != DoWord;  // the START was refused: the instruction is dropped
        end
      end
      Words: begin
        if (moved_q == words) begin
          job_valid_o = 1'b1;
          if (job_ready_i) step_d = Job;
        end else if (!absorb_i) begin
          bad_msg_o = 1'b1;
          ready_o = 1'b1;
          step_d = Decide;
          moved_d = '0;
        end else if (push_ready_i) begin
          moved_d = moved_q + Counts'(1);
          if (verb_i == DoAbsorb && moved_q == Counts'(OperandWords - 1)) begin
            ready_o = 1'b1;
            step_d  = Decide;
            moved_d = '0;
          end
        end
      end
      Job: begin
        if (chained_i && verb_i == DoFeed) begin  // from here on the job belongs to the DRAIN
          ready_o = 1'b1;
        end else if (job_done_i || !job_busy_i) begin
          ready_o = 1'b1;
          step_d  = Decide;
          moved_d = '0;  // until here it selects the operand with the tail
        end
      end
      Answer: begin
        if (store_done_i) begin
          clear_errors_o = !store_err_i;
          bad_store_o    = store_err_i;
          ready_o        = 1'b1;
          step_d         = Decide;
        end
      end
      default: step_d = Decide;
    endcase
    if (wiped_i) suffix_d = '0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q    <= Decide;
      pending_q <= 1'b0;
      mode_q    <= '0;
      suffix_q  <= '0;
      moved_q   <= '0;
    end else begin
      step_q    <= step_d;
      pending_q <= pending_d;
      mode_q    <= mode_d;
      suffix_q  <= suffix_d;
      moved_q   <= moved_d;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract_stream #(
      .Name ("rvh_xif_steps.instruction"),
      .Width($bits(verb_e) + Counts + 2 * XLen)
  ) u_contract_instruction (
      .clk_i,
      .rst_ni,
      .valid_i  (valid_i),
      .ready_i  (ready_o || data_take_i),
      .payload_i({verb_i, n_i, rs1_i, rs2_i}),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_xif_steps.data"),
      .Width(1)
  ) u_contract_data (
      .clk_i,
      .rst_ni,
      .valid_i  (data_valid_o),
      .ready_i  (data_take_i),
      .payload_i(1'b1),
      .cancel_i (1'b0)
  );

  rvh_contract_stream #(
      .Name ("rvh_xif_steps.job"),
      .Width(1)
  ) u_contract_job (
      .clk_i,
      .rst_ni,
      .valid_i  (job_valid_o),
      .ready_i  (job_ready_i),
      .payload_i(1'b1),
      .cancel_i (1'b0)
  );

  // An offer ends when the engine accepts no more words.
  rvh_contract_stream #(
      .Name ("rvh_xif_steps.push"),
      .Width(32)
  ) u_contract_push (
      .clk_i,
      .rst_ni,
      .valid_i  (push_valid_o),
      .ready_i  (push_ready_i),
      .payload_i(push_data_o),
      .cancel_i (!absorb_i)
  );

  rvh_contract_stream #(
      .Name ("rvh_xif_steps.store"),
      .Width(30)
  ) u_contract_store (
      .clk_i,
      .rst_ni,
      .valid_i  (store_valid_o),
      .ready_i  (store_ready_i),
      .payload_i(rs1_i[31:2]),
      .cancel_i (store_outside_i)
  );
`endif

endmodule

`default_nettype wire
