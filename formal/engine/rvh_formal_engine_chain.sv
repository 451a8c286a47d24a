// SPDX-License-Identifier: Apache-2.0
// rvh_engine_chain between any user that keeps the contract and any core, one followed byte of the template, and a
// second engine with other data.
//
// The core of Keccak runs its rounds from the cycle after the load on, for any time; then the first lanes of its state
// stay. That of SHA-2 takes a beat when it likes, and has any hash value when it is idle again, which it is not before
// the hash value of the step before has moved out; its words move as in rvh_sha2_core.

`default_nettype none

module rvh_formal_engine_chain
  import rvh_chain_pkg::*;
#(
    parameter bit          HasSha256      = 1'b1,
    parameter bit          HasKeccak      = 1'b1,
    parameter int unsigned RoundsPerCycle = 1
) (
    input logic                clk_i,
    input logic                rst_ni,
    input logic                wipe,
    input logic                keccak,       // the same in each cycle
    input chain_t              chain,
    input logic   [63:0]       other_data,   // of the second engine
    input logic                stays,        // the rounds run on
    input logic   [ 3:0][63:0] front,
    input logic   [ 3:0][63:0] other_front,
    input logic                ready,
    input logic                finish,       // the SHA-2 core is idle again ...
    input logic   [ 7:0][31:0] digest,       // ... with this hash value
    input logic   [31:0]       other_hash,
    input logic   [ 7:0]       followed      // a byte of the message; of the template, if below 96; stays
);

  localparam int unsigned R = RoundsPerCycle;
  localparam int unsigned Rate = 136;

  typedef struct packed {
    logic write_ready;
    logic step_ready;
    logic valid;
    logic load;
    logic running;
    logic init;
    logic beat_valid;
    logic move;
  } seen_t;

  seen_t [1:0] seen;
  chain_t [1:0] chains;
  chain_state_t [1:0] states;
  logic [1:0][16:0][63:0] block;
  logic [1:0][255:0] chaining;
  logic [1:0][32*R-1:0] beat;
  logic [1:0][31:0] word;
  logic rounds_q, busy_q;
  logic [7:0][31:0] hash_q;
  logic is_keccak, idle;

  assign is_keccak = HasKeccak && (!HasSha256 || keccak);
  assign idle = !busy_q;

  for (genvar i = 0; i < 2; i++) begin : gen_engine
    always_comb begin
      chains[i] = chain;
      if (i == 1) chains[i].data = other_data;
    end

    rvh_engine_chain #(
        .HasSha256     (HasSha256),
        .HasKeccak     (HasKeccak),
        .RoundsPerCycle(RoundsPerCycle)
    ) u_dut (
        .clk_i,
        .rst_ni,
        .wipe_i    (wipe),
        .keccak_i  (keccak),
        .chain_i   (chains[i]),
        .state_o   (states[i]),
        .load_o    (seen[i].load),
        .block_o   (block[i]),
        .running_o (seen[i].running),
        .rounds_i  (rounds_q),
        .front_i   (i == 0 ? front : other_front),
        .init_o    (seen[i].init),
        .chaining_o(chaining[i]),
        .valid_o   (seen[i].beat_valid),
        .beat_o    (beat[i]),
        .ready_i   (ready),
        .idle_i    (idle),
        .move_o    (seen[i].move),
        .word_o    (word[i]),
        .hash_i    (i == 0 ? hash_q[0] : other_hash)
    );
    assign {seen[i].write_ready, seen[i].step_ready, seen[i].valid} = {
      states[i].write_ready, states[i].step_ready, states[i].valid
    };
  end

  // ---- the cores ----
  logic accept, takes_beat;
  assign accept     = chain.step && seen[0].step_ready && !wipe;
  assign takes_beat = seen[0].beat_valid && ready;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      rounds_q <= 1'b0;
      busy_q   <= 1'b0;
      hash_q   <= '0;
    end else begin
      rounds_q <= seen[0].load || (rounds_q && stays);
      busy_q   <= takes_beat || (busy_q && !finish);
      if (finish) hash_q <= digest;
      else if (seen[0].move) hash_q <= {word[0], hash_q[7:1]};
      if (wipe) {rounds_q, busy_q} <= '0;
    end
  end

  // ---- the followed byte ----
  logic begun_q, init, ends, complete, hit, in_value, step_q;
  logic run_q, hashed_q, give_q, pending;
  logic [3:0] part_q, words, moved_q, taken_q;
  logic [4:0] beat_q, beats_q, beats;
  logic ran_q;  // the rounds ran in the cycle before
  logic was_given_q;  // the last step gives its value
  logic value_given_q;  // the last hash is that of a step that gives its value
  logic [3:0] late_q;  // cycles since the hash in which no step is accepted, though a word of the value is taken
  logic late;
  logic [7:0] byte_q, offset, hash_byte, value_q;
  logic [95:0][7:0] all;
  logic [135:0][7:0] message;
  logic [3:0] offset_word;
  chain_t chain_q;
  logic [7:0] followed_q;
  logic keccak_q;
  logic [3:0][63:0] front_q;

  assign run_q = gen_engine[0].u_dut.run_q;
  assign hashed_q = gen_engine[0].u_dut.hashed_q;
  assign give_q = gen_engine[0].u_dut.give_q;
  assign part_q = gen_engine[0].u_dut.part_q;
  assign beat_q = 5'(gen_engine[0].u_dut.beat_q);
  assign all = gen_engine[0].u_dut.lanes;
  assign message = block[0];
  assign words = {chain.lanes, 1'b0};
  assign in_value = followed >= 8'(chain.value) && followed < 8'(chain.value) + {3'b0, chain.lanes, 2'b00} * 2;
  assign offset = followed - 8'(chain.value);
  assign offset_word = offset[5:2];
  assign hit = chain.write && seen[0].write_ready && followed >= 8'(chain.place) &&
      followed < 8'(chain.place) + 8'(chain.bytes);

  // The hash of a step is there: its value counts from here on.
  logic computes_q;  // a step is under way
  assign complete = computes_q && (is_keccak ? !rounds_q : !busy_q && beats_q == 5'(16 / R));
  assign hash_byte = is_keccak ? front[offset[4:3]][8*offset[2:0]+:8] : hash_q[offset_word[2:0]][8*offset[1:0]+:8];
  assign beats = seen[0].init ? '0 : beats_q;

  always_ff @(posedge clk_i) begin
    init       <= 1'b0;
    followed_q <= followed;
    chain_q    <= chain;
    keccak_q   <= keccak;
    front_q    <= front;
  end
  initial init = 1'b1;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      begun_q       <= 1'b0;
      computes_q    <= 1'b0;
      beats_q       <= '0;
      moved_q       <= 4'd8;
      taken_q       <= '0;
      byte_q        <= '0;
      value_q       <= '0;
      value_given_q <= 1'b0;
    end else begin
      if (chain.begins) begun_q <= 1'b1;
      if (accept) computes_q <= 1'b1;
      else if (complete) computes_q <= 1'b0;
      beats_q <= beats + 5'(takes_beat);
      if (complete && !is_keccak) moved_q <= 4'(seen[0].move);
      else if (chain.begins) moved_q <= '0;
      else moved_q <= moved_q + 4'(seen[0].move);
      taken_q <= (complete ? 4'd0 : taken_q) + 4'(chain.take);
      if (hit) byte_q <= chain.data[8*3'(followed-8'(chain.place))+:8];
      if (complete && in_value && !was_given_q) byte_q <= hash_byte;
      if (complete && in_value) value_q <= hash_byte;
      if (complete) value_given_q <= was_given_q;
      if (chain.begins) value_given_q <= 1'b0;
      if (wipe) begin
        begun_q    <= 1'b0;
        computes_q <= 1'b0;
        byte_q     <= '0;
        moved_q    <= 4'd8;
      end
    end
  end

  // The byte is part of a value that still moves.
  assign pending = in_value && (is_keccak ? run_q && !computes_q : hashed_q && part_q < words) &&
      {offset_word, 2'b00} >= {part_q, 2'b00};

  logic [3:0] moves, takes;  // in this cycle: which one it is
  assign moves = (complete && !is_keccak) ? '0 : moved_q;
  assign takes = complete ? '0 : taken_q;

  always_comb begin
    // ---- the user ----
    if (init) assume (!rst_ni);
    assume (init || (followed == followed_q && keccak == keccak_q));
    assume (followed < 8'(Rate));
    assume (chain.value >= 7'd4 && chain.lanes inside {[3'd2 : 3'd4]});
    assume (8'(chain.value) + {3'b0, chain.lanes, 2'b00} * 2 <= (is_keccak ? 8'd96 : 8'd55));
    assume (!chain.write || (chain.bytes inside {[4'd1 : 4'd8]} && 8'(chain.place) + 8'(chain.bytes) <= 8'd96));
    assume (init || (chain.value == chain_q.value && chain.lanes == chain_q.lanes));
    assume (!chain.begins || (!begun_q && !chain.write && !chain.step));
    assume (!chain.step || (begun_q && !chain.write));
    assume (init || !step_q || (chain.step && chain.give == chain_q.give));
    assume (!chain.take || states[0].valid);
    // ---- the cores ----
    assume (!finish || (busy_q && beats_q == 5'(16 / R) && part_q == 4'd8));
    assume (!takes_beat || beats < 5'(16 / R));
    assume (rounds_q || ran_q || init || front == front_q);

    if (rst_ni && !wipe) begin
      a_block :
      assert (!seen[0].load || message[followed] == ((followed < 8'd96) ? byte_q :
          (followed == 8'd96 && 8'(chain.value) + {3'b0, chain.lanes, 2'b00} * 2 == 8'd96) ? 8'h1f :
          (followed == 8'd135) ? 8'h80 : 8'h00));
      a_beat :
      assert (!takes_beat || followed >= 8'd64 || 32'(followed) / (4 * R) != 32'(beats) ||
              beat[0][8*(32'(followed)%(4*R))+:8] == (complete && in_value && !was_given_q ? hash_byte : byte_q));
      a_chaining :
      assert (!seen[0].init || followed < 8'd64 || followed >= 8'd96 || chaining[0][8*5'(followed-8'd64)+:8] == byte_q);
      a_moves :
      assert (!seen[0].move || followed < 8'd64 || followed >= 8'd96 || 32'(followed - 8'd64) / 4 != 32'(moves) ||
              word[0][8*followed[1:0]+:8] == byte_q);
      a_give :
      assert (!chain.take || !in_value || offset_word != takes ||
              states[0].data[8*offset[1:0]+:8] == (complete ? hash_byte : value_q));
      a_whole : assert (!accept || !was_given_q || (complete ? 4'd0 : taken_q) == words);
      a_handshakes : assert (seen[0] == seen[1]);
    end
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      step_q      <= 1'b0;
      ran_q       <= 1'b0;
      was_given_q <= 1'b0;
      late_q      <= '0;
    end else begin
      step_q <= chain.step && !seen[0].step_ready && !wipe;
      ran_q  <= rounds_q;
      if (accept) was_given_q <= chain.give;
      if (wipe || chain.begins) was_given_q <= 1'b0;
      late_q <= late ? late_q + 4'd1 : (computes_q || seen[0].step_ready) ? '0 : late_q;
      if (wipe) late_q <= '0;
    end
  end

  assign late = begun_q && !computes_q && !seen[0].step_ready && !(states[0].valid && !chain.take);

  // ---- what holds in every state ----
  always_comb begin
    if (rst_ni) begin
      a_control :
      assert ({gen_engine[0].u_dut.run_q, gen_engine[0].u_dut.give_q, gen_engine[0].u_dut.hashed_q,
               gen_engine[0].u_dut.part_q, gen_engine[0].u_dut.beat_q} ==
              {gen_engine[1].u_dut.run_q, gen_engine[1].u_dut.give_q, gen_engine[1].u_dut.hashed_q,
               gen_engine[1].u_dut.part_q, gen_engine[1].u_dut.beat_q});
      a_byte :
      assert ((followed >= 8'd96 || (pending && !value_given_q) || all[7'(followed)] == byte_q) &&
              (!pending || (value_given_q ? value_q : byte_q) ==
               (is_keccak ? front[offset[4:3]][8*offset[2:0]+:8] : hash_q[3'(offset_word-part_q)][8*offset[1:0]+:8])));
      a_steps :
      assert (((is_keccak ? !run_q || computes_q : !hashed_q || run_q) || value_given_q == give_q) &&
              part_q <= 4'd8 && (!run_q || begun_q) && (!computes_q || run_q) && (!hashed_q || begun_q) &&
              (begun_q || part_q == 4'd8) && (!was_given_q || (begun_q && give_q)) &&
              (!hashed_q || give_q == was_given_q) && (is_keccak || !was_given_q || computes_q || hashed_q));
      if (is_keccak) begin
        a_keccak :
        assert (!hashed_q && (!begun_q || (run_q && !computes_q ? part_q != '0 || give_q : part_q == '0)) &&
                (!run_q || part_q < words) && (give_q || !part_q[0] || !begun_q) && (!rounds_q || computes_q) &&
                (!begun_q || !run_q || give_q == was_given_q));
      end else begin
        a_sha2 :
        assert (run_q == computes_q && (!run_q || !hashed_q || part_q >= words || !value_given_q) &&
                (!run_q || beats_q == beat_q) && beat_q <= 5'(16 / R) &&
                (!begun_q || moved_q == part_q) && (!busy_q || run_q) && (!run_q || give_q == was_given_q) &&
                (!(run_q && beat_q == 5'(16 / R)) || busy_q || part_q == 4'd8) && (run_q || !busy_q));
      end
      a_bounded : assert (late_q <= 4'd8 && (seen[0].step_ready || computes_q || !begun_q || late_q <= part_q));
      a_taken :
      assert (!was_given_q || computes_q ||
              (is_keccak ? (run_q ? taken_q == part_q : taken_q == words) :
               taken_q == (part_q < words ? part_q : words)));
    end
    c_step : cover (rst_ni && accept && taken_q == words && was_given_q);
    c_feedback :
    cover (rst_ni && accept && !was_given_q && part_q == (is_keccak ? 4'd0 : 4'd8) && hashed_q == !is_keccak);
  end

endmodule

`default_nettype wire
