// SPDX-License-Identifier: Apache-2.0
// Keccak sponge with a second block buffer: words move while the rounds run. Instantiate
// rvh_keccak_core, which has the same ports and the same contract.
//
// The buffer is a chain of 21 lanes, the longest rate. Words enter it at the end of the rate and
// leave it at lane 0. Absorbing: the last round of a permutation waits until the next block is
// complete and absorbs it in the same XOR (a merge), so that no bit of the state needs a path
// around the rounds. Squeezing: the first round of a permutation copies the state into the buffer,
// which is then read.
//
// A transfer of the whole state goes through the chain of the buffer and, after it, the state's own
// last four lanes. A state that was moved in stays in the buffer as well: the next block is XORed
// into it there and replaces the rate part of the state.

`default_nettype none

module rvh_keccak_buffered
  import rvh_keccak_pkg::*;
#(
    parameter int unsigned Width          = 64,  // bits of a word: 32, 64 or 128
    parameter int unsigned RoundsPerCycle = 1    // 1 or 2
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic abort_i,

    input wire rate_e rate_i,
    input wire logic  short_i,
    input wire logic  squeeze_i,
    input wire logic  more_i,

    input  wire logic             valid_i,
    output logic                  ready_o,
    input  wire logic [Width-1:0] word_i,
    input  wire logic             half_i,
    input  wire logic             first_i,
    input  wire logic             last_i,
    input  wire logic             run_i,
    output logic      [Width-1:0] word_o,

    input  wire logic              load_i,
    input  wire logic [16:0][63:0] block_i,
    output logic                   running_o,
    output logic      [ 3:0][63:0] front_o
);

  if (Width != 32 && Width != 64 && Width != 128) begin : gen_bad_width
    $error("rvh_keccak_buffered: Width must be 32, 64 or 128");
  end

  // A word is one unit, or two lanes in a 128-bit word.
  localparam int unsigned UnitWidth = (Width < 64) ? Width : 64;
  localparam int unsigned PerLane = 64 / UnitWidth;
  localparam int unsigned Units = 25 * PerLane;
  localparam int unsigned BufferUnits = 21 * PerLane;
  localparam int unsigned Step = Width / UnitWidth;

  typedef logic [UnitWidth-1:0] unit_t;
  typedef unit_t [Units-1:0] units_t;

  units_t state_q, chain, moved;  // chain: the buffer, then the last lanes of the state
  unit_t [BufferUnits-1:0] buffer_q;
  state_t permuted;
  logic running, last_round, hold, again, start, take;
  logic merge, merge_idle, load, round_step;

  logic pending_d, pending_q;  // the buffer holds a block that waits for its merge
  rate_e pending_rate_q;  // ... of this rate
  logic [24:0] lanes;  // ... which has these lanes
  logic pending_first_q, pending_run_q;  // ... of a message's first block; ... that is followed by a permutation
  logic resumed_d, resumed_q;  // the buffer holds a copy of the rate part of the state
  logic done_d, done_q;  // the state is complete and not yet copied
  logic loaded_d, loaded_q;  // the buffer holds output words

  // ---- control ----
  assign ready_o    = squeeze_i ? loaded_q : ~pending_q;
  assign take       = valid_i & ready_o;
  assign word_o     = buffer_q[Step-1:0];
  assign running_o  = running;
  assign front_o    = state_q[4*PerLane-1:0];

  assign hold       = ~pending_q & ~squeeze_i;
  assign merge      = pending_q & (~running | last_round);
  assign merge_idle = merge & ~running;
  assign round_step = running & ~(last_round & hold);

  // If more blocks are wanted, the first round of the next permutation copies the state.
  assign load       = squeeze_i & done_q & ~loaded_q & (running | ~more_i);

  always_comb begin
    pending_d = pending_q & ~merge;
    resumed_d = resumed_q;
    done_d    = (done_q & ~load) | (round_step & last_round);
    loaded_d  = loaded_q | load;
    if (take) begin
      if (squeeze_i) begin
        loaded_d = ~last_i;
      end else begin
        pending_d = last_i;
        done_d    = 1'b0;
      end
    end
    if (merge) begin
      resumed_d = pending_rate_q == Rate200;
      done_d    = ~pending_run_q;
    end
    if (abort_i || load_i) begin
      pending_d = 1'b0;
      resumed_d = 1'b0;
      done_d    = 1'b0;
      loaded_d  = 1'b0;
    end
  end

  assign again = squeeze_i & more_i & done_d & ~loaded_d & ~(running & ~last_round);
  assign start = load_i | (merge & pending_run_q) | again;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      pending_q       <= 1'b0;
      pending_rate_q  <= Rate72;
      pending_first_q <= 1'b0;
      pending_run_q   <= 1'b0;
      resumed_q       <= 1'b0;
      done_q          <= 1'b0;
      loaded_q        <= 1'b0;
    end else begin
      pending_q <= pending_d;
      resumed_q <= resumed_d;
      done_q    <= done_d;
      loaded_q  <= loaded_d;
      if (take) begin
        pending_rate_q  <= rate_i;
        pending_first_q <= first_i;
        pending_run_q   <= run_i;
      end
    end
  end

  rvh_keccak_rounds #(
      .RoundsPerCycle(RoundsPerCycle)
  ) u_rounds (
      .clk_i,
      .rst_ni,
      .abort_i,
      .start_i  (start),
      .short_i,
      .hold_i   (hold),
      .running_o(running),
      .last_o   (last_round),
      .state_i  (state_q),
      .state_o  (permuted)
  );

  rvh_keccak_rate u_rate (
      .rate_i (pending_rate_q),
      .lanes_o(lanes)
  );

  // ---- the chain ----
  assign chain = {state_q[Units-1:BufferUnits], buffer_q};

  // The chain moved by `step` units: a unit takes the value of its neighbour, or of the word at the
  // end of the rate.
  function automatic units_t shifted(units_t from, unit_t [Step-1:0] word, rate_e rate, int unsigned step);
    int unsigned rate_end;
    rate_end = PerLane * rate_lanes(rate);
    for (int unsigned i = 0; i < Units; i++) begin
      if (i < rate_end && i + step >= rate_end) shifted[i] = word[i+step-rate_end];
      else if (i + step >= Units) shifted[i] = '0;
      else shifted[i] = from[i+step];
    end
  endfunction

  always_comb begin
    unit_t [Step-1:0] word;
    word = word_i;
    if (resumed_q && !squeeze_i) word = word ^ buffer_q[Step-1:0];
    unique case (rate_i)
      Rate72:  moved = shifted(chain, word, Rate72, Step);
      Rate104: moved = shifted(chain, word, Rate104, Step);
      Rate136: moved = shifted(chain, word, Rate136, Step);
      Rate144: moved = shifted(chain, word, Rate144, Step);
      Rate168: moved = shifted(chain, word, Rate168, Step);
      default: moved = shifted(chain, word, Rate200, Step);
    endcase
    if (Step == 2 && half_i) begin  // rates of an odd number of lanes
      unique case (rate_i)
        Rate72:  moved = shifted(chain, word, Rate72, 1);
        Rate104: moved = shifted(chain, word, Rate104, 1);
        Rate136: moved = shifted(chain, word, Rate136, 1);
        Rate168: moved = shifted(chain, word, Rate168, 1);
        default: moved = shifted(chain, word, Rate200, 1);
      endcase
    end
  end

  // ---- state and buffer ----
  for (genvar i = 0; i < int'(Units); i++) begin : gen_unit
    unit_t next;
    logic of_rate, enable;

    assign of_rate = lanes[i/PerLane];

    if (i < int'(BufferUnits)) begin : gen_buffer
      unit_t loaded, absorbed;
      always_ff @(posedge clk_i or negedge rst_ni) begin
        if (!rst_ni) begin
          buffer_q[i] <= '0;
        end else if (load || take) begin
          buffer_q[i] <= load ? state_q[i] : moved[i];
        end
      end

      assign loaded   = (i < int'(17 * PerLane)) ? block_i[i/PerLane][UnitWidth*(i%PerLane)+:UnitWidth] : '0;
      assign absorbed = load_i ? loaded : (merge && of_rate) ? buffer_q[i] : '0;
      assign next     = (merge_idle || load_i ? '0 : permuted[i/PerLane][UnitWidth*(i%PerLane)+:UnitWidth]) ^ absorbed;
      assign enable   = load_i || round_step || (merge_idle && (of_rate || pending_first_q));
    end else begin : gen_behind
      logic move;
      assign move = take && rate_i == Rate200;
      assign next = move ? moved[i] : merge_idle || load_i ? '0 : permuted[i/PerLane][UnitWidth*(i%PerLane)+:UnitWidth];
      assign enable = load_i || round_step || move || (merge_idle && pending_first_q && !of_rate);
    end

    always_ff @(posedge clk_i or negedge rst_ni) begin
      if (!rst_ni) state_q[i] <= '0;
      else if (enable) state_q[i] <= next;
    end
  end

endmodule

`default_nettype wire
