// SPDX-License-Identifier: Apache-2.0
// rvh_chain between any memory that delivers the bytes it asks for and any engine: in each step, one followed byte of the
// message before the value is what docs/chains.md says; numbers of steps rise to the end of the chain.

`default_nettype none

module rvh_formal_chain
  import rvh_chain_pkg::*;
#(
    parameter  int unsigned SourceWidth = 32,
    parameter  int unsigned AddrWidth   = 32,
    localparam int unsigned Count       = $clog2(SourceWidth / 8) + 1
) (
    input logic                           clk_i,
    input logic                           rst_ni,
    input logic                           start,
    input logic         [  AddrWidth-1:0] src,
    input logic                           abort,
    input logic                           dma_busy,
    input logic                           valid,
    input logic         [SourceWidth-1:0] data,
    input logic         [      Count-1:0] bytes,
    input logic                           out_ready,
    input chain_state_t                   state,
    input place_t                         followed    // the same in each cycle
);

  localparam place_t HeadBytes = (AddrWidth > 32) ? 7'd40 : 7'd28;

  logic busy, bad, in_start, out_start, ready, out_valid;
  chain_t chain;

  rvh_chain #(
      .SourceWidth(SourceWidth),
      .AddrWidth  (AddrWidth)
  ) u_dut (
      .clk_i,
      .rst_ni,
      .start_i    (start),
      .src_i      (src),
      .abort_i    (abort),
      .busy_o     (busy),
      .bad_o      (bad),
      .in_start_o (in_start),
      .in_addr_o  (),
      .in_len_o   (),
      .out_start_o(out_start),
      .out_addr_o (),
      .out_len_o  (),
      .busy_i     (dma_busy),
      .valid_i    (valid),
      .ready_o    (ready),
      .data_i     (data),
      .bytes_i    (bytes),
      .out_valid_o(out_valid),
      .out_ready_i(out_ready),
      .out_data_o (),
      .chain_o    (chain),
      .chain_i    (state)
  );

  typedef enum logic [3:0] {
    Rest,
    Head,
    Fetch,
    Next,
    Digit,
    Value,
    Step,
    Prepare,
    End
  } step_e;

  logic   init = 1'b1;
  place_t followed_q;

  always_ff @(posedge clk_i) begin
    init       <= 1'b0;
    followed_q <= followed;
  end

  // ---- the environment ----
  step_e step;
  place_t count, value;
  logic [2:0] lanes, field;
  logic [7:0] number, number_end, last;

  assign step = step_e'(u_dut.step_q);
  assign {count, field, number, number_end} = {u_dut.count_q, u_dut.field_q, u_dut.number_q, u_dut.end_q};
  assign {value, lanes, last} = {u_dut.value, u_dut.lanes, u_dut.last};

  always_comb begin
    if (init) assume (!rst_ni);
    assume (init || followed == followed_q);
    assume (!start || !busy);
    // Memory delivers as many bytes as a move has.
    assume (!valid || bytes inside {[1 : SourceWidth / 8]});
    unique case (step)
      Head:    assume (!valid || 8'(count) + 8'(bytes) <= 8'(HeadBytes));
      Fetch:   assume (!valid || 8'(count) + 8'(bytes) <= 8'(8 * TemplateLanes));
      Digit:   assume (!valid || (count == '0 && bytes == Count'(1)));
      Value:   assume (!valid || 8'(count) + 8'(bytes) <= {2'b0, lanes, 3'b000});
      default: assume (!valid);
    endcase
  end

  // ---- the followed byte ----
  logic hit;
  logic [7:0] byte_q, plain_q;  // now, and as the description has it

  assign hit = chain.write && state.write_ready && followed >= chain.place &&
               8'(followed) < 8'(chain.place) + 8'(chain.bytes);

  always_ff @(posedge clk_i) begin
    if (hit) byte_q <= chain.data[8*3'(followed-chain.place)+:8];
    if (chain.begins) plain_q <= byte_q;
  end

  // ---- a byte of the value: has memory delivered it since the last chain? ----
  logic fresh_q, first_q, in_value;  // first_q: the next step is the first one of its chain

  assign in_value = followed >= value && 8'(followed) < 8'(value) + {2'b0, lanes, 3'b000};

  always_ff @(posedge clk_i) begin
    if (hit) fresh_q <= 1'b1;
    if (chain.begins) {fresh_q, first_q} <= 2'b01;
    if (step == Step && chain.step && state.step_ready) {fresh_q, first_q} <= {2{chain.give}} & 2'b01;
  end

  // ---- what it is in a step ----
  logic two, prf, prf_now, early, is_high, is_low, is_step, is_prf;
  logic [7:0] of_chain, first, later;  // of the chain's number or the description; in the PRF; in a step

  assign {two, prf, prf_now} = {u_dut.two, u_dut.prf, u_dut.prf_q};
  assign early   = followed < value;
  assign is_high  = two && followed == u_dut.chain_at;
  assign is_low   = followed == u_dut.chain_at + place_t'(two);
  assign is_step  = followed == u_dut.step_at;
  assign is_prf   = prf && followed == u_dut.prf_at;
  assign of_chain = is_high ? u_dut.number_of_chain[15:8] : is_low ? u_dut.number_of_chain[7:0] : plain_q;
  assign first    = is_prf ? u_dut.prf_byte : is_step ? '0 : of_chain;
  assign later    = is_step ? number : is_prf ? u_dut.plain_byte : of_chain;

  // ---- on the way to it ----
  logic known;  // it has what it will have in the next step
  logic [7:0] coming;

  always_comb begin
    known  = 1'b0;
    coming = prf_now ? first : later;
    unique case (step)
      Next, Digit, Value, End: begin
        // The counters are written in this order: chain, step, PRF. What a later one replaces is not known yet.
        known = (!is_low || field > 3'd0) && (!is_high || field > 3'd1) && (!is_step || field > 3'd2) &&
                (!is_prf || field > 3'd3);
        coming = prf ? first : later;
      end
      Step: known = 1'b1;
      Prepare: begin
        known  = !is_step && (!is_prf || !prf_now || field != '0);
        coming = later;
      end
      default: ;
    endcase
  end

  logic sane, states_agree, numbers_agree, starts_agree, pending, ready_now, none, still;

  assign {pending, none} = {u_dut.pending_q, u_dut.none};
  assign ready_now = step == End && u_dut.filled;
  // The chain has no step, and the end of the chain before it was not written.
  assign still = step == End && !ready_now && !none;

  // The fields of the description that rvh_chain_fields accepted
  assign sane = step inside {Rest, Head} || (lanes inside {[3'd2 : 3'd4]} &&
      8'(value) + {2'b0, lanes, 3'b000} <= 8'(8 * TemplateLanes) && u_dut.step_at < value && u_dut.prf_at < value &&
      8'(u_dut.chain_at) + 8'(two) < 8'(value) && last != '0 && !(u_dut.from && (u_dut.to || prf)));
  assign states_agree = step <= End && field <= 3'd4 && (!(step inside {Next, Digit}) || field <= 3'd2) &&
      (step != End || field inside {[3'd0 : 3'd2], 3'd4}) &&
      (step != Step || field inside {3'd0, 3'd1, 3'd4}) && (step != Prepare || field <= 3'd1) &&
      (!(step inside {Head, Fetch}) || field == '0) && (!(step inside {Digit, Value, End}) || prf_now == prf) &&
      (!pending || step inside {Next, Digit, Value, End}) && (step != End || pending) &&
      (!prf_now || prf || step inside {Rest, Head, Fetch, Next});
  always_comb begin
    numbers_agree = number_end <= last;
    unique case (step)
      Digit:
      numbers_agree = number_end <= last && number <= last && (!prf || number == '0) &&
          (u_dut.from ? number_end == last : u_dut.to && number == '0);
      Value, Step: numbers_agree = number_end <= last && (prf_now ? number == '0 : number < number_end);
      Prepare: numbers_agree = number_end <= last && number < number_end && (!prf_now || number == '0);
      End:
      if (ready_now) numbers_agree = number_end <= last && (prf_now ? number == '0 : number < number_end);
      else if (still)
        numbers_agree = number_end <= last && number == number_end && !prf &&
            (u_dut.from ? number_end == last : u_dut.to && number == '0);
      else numbers_agree = 1'b1;
      Rest, Head, Fetch, Next: numbers_agree = 1'b1;
      default: ;
    endcase
  end

  always_comb begin
    starts_agree = 1'b1;
    if (in_value && step == Value && 8'(followed) < 8'(value) + 8'(count)) starts_agree &= fresh_q;
    if (in_value && step == End && ready_now) starts_agree &= fresh_q;
    if (step inside {End, Next, Digit, Value}) starts_agree &= first_q;
    if (step == Prepare) starts_agree &= !first_q;
    if (in_value && step == Step && first_q) starts_agree &= fresh_q;
  end

  // ---- chains that began and whose end was not written: at most one ----
  logic before_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) before_q <= 1'b0;
    else if (abort || bad || !busy) before_q <= 1'b0;
    else before_q <= before_q ^ u_dut.advance ^ u_dut.advance_end;
  end

  always_comb begin
    if (rst_ni) begin
      a_bytes : assert (!(chain.step && early) || byte_q == (prf_now ? first : later));
      a_number : assert (!chain.step || (prf_now ? prf && number == '0 : number < number_end && number_end <= last));
      a_give : assert (!chain.step || chain.give == (number_end == (prf_now ? '0 : number + 8'd1)));
      a_write :
      assert (!chain.write || (chain.bytes inside {[4'd1 : 4'd8]} &&
                        8'(chain.place) + 8'(chain.bytes) <= 8'(8 * TemplateLanes)));
      a_ends : assert (before_q == pending);
      a_moves :
      assert (!(in_start || out_start) || (!dma_busy && !abort && !bad && !(in_start && out_start)) ||
                        (start && !abort));
      a_invariant :
      assert (sane && states_agree && numbers_agree && starts_agree && (!early || !known || byte_q == coming));
    end
  end

  // ---- covers ----
  logic prf_done_q, given_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) {prf_done_q, given_q} <= '0;
    else begin
      prf_done_q <= prf_done_q || (chain.step && state.step_ready && prf_now && !chain.give);
      given_q    <= given_q || (chain.step && state.step_ready && chain.give);
    end
  end

  always_comb begin
    c_prf : cover (rst_ni && prf_done_q && chain.step && chain.give && state.step_ready);
    c_end : cover (rst_ni && given_q && step == Next);
    c_ahead : cover (rst_ni && step == End && ready_now && chain.take);
  end

  logic unused;
  assign unused = ^{ready, out_valid};
endmodule

`default_nettype wire
