// SPDX-License-Identifier: Apache-2.0
// rvh_sha2_core compared with the block computation of FIPS 180-4, 6.2.2 and 6.4.2, in every cycle, for any stalls,
// aborts, moves and resumes that the contract allows. rvh_formal_sha2_control says what has to happen in a cycle. The
// reference applies it to the core's registers, and one cycle later the core's registers must have that value. The
// start is that of the standard and so is each step; by induction so is the whole computation. Rounds and schedule come
// from rvh_formal_sha2_form_pkg, where the constant and the word of a round are already added to h; job sha2-round
// compares them with the standard.

`default_nettype none

module rvh_formal_sha2_core
  import rvh_sha2_pkg::*;
#(
    parameter  bit          Has256         = 1'b1,
    parameter  bit          Has512         = 1'b1,
    parameter  int unsigned RoundsPerCycle = 1,
    localparam int unsigned WordWidth      = Has512 ? 64 : 32
) (
    input logic                                         clk_i,
    input logic                                         rst_ni,
    input variant_e                                     variant_i,
    input logic                                         init_i,
    input logic                                         abort_i,
    input logic                                         valid_i,
    input logic     [RoundsPerCycle-1:0][WordWidth-1:0] words_i,
    input logic                                         hash_move_i,
    input logic     [     WordWidth-1:0]                hash_word_i,
    input logic                                         window_move_i,
    input logic                                         resume_i
);

  localparam int unsigned R = RoundsPerCycle;

  typedef logic [WordWidth-1:0] w_t;
  typedef w_t [7:0] eight_t;  // H0 or a is word 7

  logic ready, idle, quiet;
  w_t hash_word;
  w_t [R-1:0] window_word;

  rvh_sha2_core #(
      .Has256        (Has256),
      .Has512        (Has512),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_core (
      .clk_i,
      .rst_ni,
      .variant_i,
      .init_i,
      .abort_i,
      .valid_i,
      .ready_o    (ready),
      .words_i,
      .idle_o     (idle),
      .quiet_o    (quiet),
      .hash_move_i,
      .hash_word_i,
      .hash_word_o(hash_word),
      .window_move_i,
      .window_o   (window_word),
      .resume_i,
      .chain_i    (1'b0),
      .chaining_i ('0)
  );

  logic begun, wide, kept, full, feeding, blank, lost, due_ready, take, step;
  logic [6:0] words, entered, rounds;

  rvh_formal_sha2_control #(
      .Has256        (Has256),
      .Has512        (Has512),
      .RoundsPerCycle(RoundsPerCycle)
  ) u_control (
      .clk_i,
      .rst_ni,
      .variant_i,
      .init_i,
      .abort_i,
      .valid_i,
      .hash_move_i,
      .window_move_i,
      .resume_i,
      .begun_o  (begun),
      .wide_o   (wide),
      .kept_o   (kept),
      .words_o  (words),
      .entered_o(entered),
      .rounds_o (rounds),
      .full_o   (full),
      .feeding_o(feeding),
      .blank_o  (blank),
      .lost_o   (lost),
      .ready_o  (due_ready),
      .take_o   (take),
      .step_o   (step)
  );

  // ---- signals of the core ----
  eight_t hash, vars;
  w_t [15:0] window;  // word 15 is W[t-1], word 0 is W[t-16]
  w_t [R-1:0] oldest_q;  // the words in whose place the core has sums,
  logic summed_q;  // if it has

  assign hash   = u_core.hash_q;
  assign vars   = u_core.vars_q;
  assign window = {u_core.w_q[15:R], summed_q ? oldest_q : u_core.w_q[R-1:0]};

  // The reference selects with these, so that both sides have the same term; a_control compares them with the counters.
  logic loads, takes, steps, feeds;

  assign {loads, takes, steps, feeds} = {u_core.loading, u_core.take, u_core.step, u_core.feed_q};

  // ---- the standard's functions ----
  function automatic eight_t round(logic w64, eight_t v);
    if (!Has512) return eight_t'(rvh_formal_sha2_form_pkg::round_32(256'(v)));
    return eight_t'(rvh_formal_sha2_form_pkg::round_64(w64, 512'(v)));
  endfunction

  function automatic w_t part(logic w64, w_t w7, w_t w15, w_t w16);
    if (!Has512) return w_t'(rvh_formal_sha2_form_pkg::part_32(32'(w7), 32'(w15), 32'(w16)));
    return w_t'(rvh_formal_sha2_form_pkg::part_64(w64, 64'(w7), 64'(w15), 64'(w16)));
  endfunction

  function automatic w_t schedule(logic w64, w_t w2, w_t rest);
    if (!Has512) return w_t'(rvh_formal_sha2_form_pkg::schedule_32(32'(w2), 32'(rest)));
    return w_t'(rvh_formal_sha2_form_pkg::schedule_64(w64, 64'(w2), 64'(rest)));
  endfunction

  function automatic w_t k(logic w64, logic [6:0] t);
    return Has512 ? w_t'(constant(w64, t) >> (64 - WordWidth)) : w_t'(rvh_sha256_pkg::Sha256K[t[5:0]]);
  endfunction

  // The constants of the second round of this cycle and of the next round, which is the first one of the next block after
  // the last one. They are looked up with the core's index, so that both sides add the same term; a_constant compares
  // that index with the round.
  logic [6:0] second, coming;
  logic in_turn;

  assign coming  = u_core.t_q;
  assign second  = (coming == '0 ? words : coming) - 7'd1;
  assign in_turn = coming == (rounds + 7'(R) == words ? '0 : rounds + 7'(R)) && (R == 1 || second == rounds + 7'd1);

  // ---- the reference ----
  // `h_q`: h with the constant of the coming round alone. The core's h has its word too once that waits for its round, but
  // not while the feed-forward is pending.
  eight_t hash_q, vars_q, initial_hash, next_vars, sums;
  w_t h_q, h_of_core;
  w_t [15:0] window_q;
  w_t [R-1:0] enters, parts;

  assign h_of_core = h_q + (full && !feeding ? window[16-R] : '0);

  always_comb begin
    next_vars = round(wide, vars);
    if (R == 2) next_vars = round(wide, {next_vars[7:1], next_vars[0] + (window[15] + k(wide, second))});
    for (int unsigned i = 0; i < R; i++) begin
      // W[t+i] enters. Words enter one beat before their rounds: the rounds use the youngest words in the window.
      parts[i]  = part(kept, window[9+i], window[1+i], window[i]);
      enters[i] = loads ? words_i[i] : schedule(wide, window[14+i], u_core.w_q[i]);
    end
    for (int unsigned i = 0; i < 8; i++) begin
      initial_hash[7-i] = w_t'(initial_word(variant_i, 3'(i)) >> (64 - WordWidth));
      sums[i] = hash[i] + vars[i];
    end
    sums[0] = (vars[0] + hash[0]) - k(wide, '0);
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      hash_q   <= '0;
      vars_q   <= '0;
      h_q      <= '0;
      window_q <= '0;
      summed_q <= 1'b0;
    end else begin
      hash_q   <= hash;
      vars_q   <= vars;
      window_q <= window;
      if (takes || window_move_i) begin
        window_q <= {enters, window[15:R]};
        oldest_q <= window[2*R-1:R];
        summed_q <= takes && entered >= 7'(16 - R);
      end
      if (steps) begin
        vars_q <= next_vars;
        h_q    <= next_vars[0] + k(wide, coming);
      end
      if (feeds) begin
        hash_q <= sums;
        vars_q <= sums;
        h_q    <= vars[0] + hash[0];
      end
      if (resume_i) h_q <= h_q + k(wide, '0);
      if (init_i) begin
        hash_q <= initial_hash;
        vars_q <= initial_hash;
        h_q    <= w_t'(initial_h(variant_i) >> (64 - WordWidth));
      end
      if (hash_move_i) hash_q <= {hash[6:0], hash_word_i};
    end
  end

  // 32-bit words in 64 bits are in the upper half.
  if (Has256 && Has512) begin : gen_both
    always_comb begin
      if (begun && !wide) begin
        for (int unsigned i = 0; i < R; i++) assume (!(valid_i || window_move_i) || words_i[i][31:0] == '0);
        assume (!hash_move_i || hash_word_i[31:0] == '0);
      end
    end
  end

  // ---- properties ----
  // Words enter one beat before their rounds. The registers, and so the word size, belong to the last cycle.
  logic [6:0] kept_words, ahead;
  logic in_order, low_zero;

  assign kept_words = kept ? 7'd80 : 7'd64;
  assign ahead = rounds + (full ? 7'(R) : 7'd0);
  assign in_order = rounds < kept_words && (R == 1 || !rounds[0]) && !(feeding && rounds != '0) &&
      (entered < 7'd16 || full);

  always_comb begin
    low_zero = 1'b1;
    if (Has256 && Has512 && !kept) begin
      for (int unsigned i = 0; i < 8; i++) low_zero = low_zero && 32'(hash[i]) == '0 && (lost || 32'(vars[i]) == '0);
      for (int unsigned i = 0; i < 16; i++) low_zero = low_zero && (7'(i) >= ahead || 32'(window[15-i]) == '0);
    end
  end

  always_comb begin
    if (begun) begin
      // At the ports
      a_ready : assert (ready == due_ready);
      a_idle : assert (idle == (entered == '0 && !full && !feeding));
      a_quiet : assert (quiet == (entered < 7'd16 && !full && !feeding));
      a_hash_word : assert (hash_word == hash_q[7]);
      a_window_word : assert (!quiet || entered == '0 || window_word == window_q[R-1:0]);
      // Inside
      a_count : assert ({u_core.t_q, u_core.word_valid_q} == {entered, full});
      a_control : assert ({loads, takes, steps, feeds} == {entered < 7'd16, take, step, feeding});
      a_hash : assert (hash == hash_q);
      a_vars : assert (vars[7:1] == vars_q[7:1]);
      a_h : assert (lost || vars[0] == h_of_core);
      a_window : assert (window == window_q);
      a_part : assert (summed_q ? (loads ? entered == '0 : u_core.w_q[R-1:0] == parts) : loads);
      a_constant : assert (!step || init_i || in_turn);
      a_begin :
      assert (rounds != '0 || feeding || lost || blank || {vars[7:1], h_q} == {hash[7:1], hash[0] + k(kept, '0)});
      a_order : assert (entered == ((ahead == kept_words) ? '0 : ahead) && in_order);
      a_blank :
      assert (!blank || (vars[7:1] == '0 && h_q == (feeding ? k(
          kept, '0
      ) : '0) && entered == '0 && !full && rounds == '0));
      a_lost : assert (!lost || (!full && !feeding && !blank));
      a_low_zero : assert (low_zero);
    end
  end

  // ---- covers ----
  logic block_done_q, resumed_q;

  always_ff @(posedge clk_i) begin
    if (!rst_ni || init_i || abort_i) block_done_q <= 1'b0;
    else if (feeding && !blank) block_done_q <= 1'b1;
    if (!rst_ni || init_i) resumed_q <= 1'b0;
    else if (feeding && blank) resumed_q <= 1'b1;
  end

  always_comb begin
    if (begun) begin
      c_block : cover (idle && block_done_q && !resumed_q);
      c_resumed_block : cover (idle && block_done_q && resumed_q);
      c_abort : cover (abort_i && rounds > 7'd20);
      c_move : cover (hash_move_i && blank && hash != '0);
    end
  end

endmodule

`default_nettype wire
