// SPDX-License-Identifier: Apache-2.0
// The steps of a hash chain (seam C): hashes a template of one block and writes the first bytes of
// the hash, the value, back into it. The template and its place in a message: docs/chains.md.
//
// SHAKE256: the core takes the template as its whole state in one cycle; after the rounds, a lane
// of the value a cycle moves to the template. SHA-256: the template's words go to the core, which
// begins with the template's chaining value; the value moves to the template while the words that
// do not depend on it already enter.
//
// Contract
// - A step is offered while its message is open and no word of it was sent; it stays until
//   `step_ready`. Nothing else uses the cores until `wipe_i`. `value` is 4 or more, `value` and
//   `lanes` do not change between `begins` and the last step.
// - `write` stays until `write_ready`. `begins` comes after the template was written.
// - With `give`, the value is offered in words of 32 bits, and waits for `take`; the next step then
//   waits for the last of them. It does not go to the template. `take` comes with `valid` only.
// - `wipe_i` aborts everything and zeroizes the template.
//
// Cycles from a step to the next: SHAKE256 24 / R + 1, and one for each lane of the value (with
// `give` two). SHA-256: 64 / R + 2, with two rounds a cycle up to two more.

`default_nettype none

module rvh_engine_chain
  import rvh_chain_pkg::*;
#(
    parameter bit          HasSha256      = 1'b1,
    parameter bit          HasKeccak      = 1'b1,
    parameter int unsigned RoundsPerCycle = 1      // R, 1 or 2
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input  wire logic    wipe_i,
    input  wire logic    keccak_i,  // SHAKE256; else SHA-256
    input  wire chain_t  chain_i,
    output chain_state_t state_o,

    // rvh_keccak_core
    output logic                   load_o,
    output logic      [16:0][63:0] block_o,
    output logic                   running_o,  // its rounds run for this module
    input  wire logic              rounds_i,   // the rounds run
    input  wire logic [ 3:0][63:0] front_i,    // the first lanes of its state

    // rvh_sha2_core
    output logic                              init_o,      // begin with the chaining value
    output logic      [                255:0] chaining_o,  // its first byte in bits 7:0
    output logic                              valid_o,
    output logic      [32*RoundsPerCycle-1:0] beat_o,
    input  wire logic                         ready_i,
    input  wire logic                         idle_i,
    output logic                              move_o,      // the hash value moves by a word
    output logic      [                 31:0] word_o,      // ... and this one enters
    input  wire logic [                 31:0] hash_i
);

  localparam int unsigned R = RoundsPerCycle;
  localparam int unsigned BeatWidth = $clog2(16 / R) + 1;

  typedef logic [BeatWidth-1:0] beat_t;
  typedef logic [3:0] part_t;  // words of 32 bits of the hash that have moved

  localparam beat_t Beats = beat_t'(16 / R);
  localparam part_t Parts = 4'd8;

  template_t lanes;
  logic run_d, run_q;  // a step began, and its value is not complete
  logic give_q;
  logic hashed_d, hashed_q;  // SHA-256: the core's hash value is that of a step
  part_t part_d, part_q, part, words;
  beat_t beat_d, beat_q, beat;
  logic sha, keccak, ends, moves, captures, gives, stores, accept, feeds, there, write;
  logic [3:0] bytes;
  place_t place;
  logic [63:0] data;
  logic [3:0][63:0] front;
  logic [31:0] front_word;

  assign keccak              = HasKeccak && (!HasSha256 || keccak_i);
  assign sha                 = !keccak;
  assign words               = {chain_i.lanes, 1'b0};

  // ---- the step ----
  // Its hash is complete; in this cycle the value begins to move.
  assign ends                = run_q && (keccak ? !rounds_i : idle_i && beat_q == Beats);
  assign part                = (sha && ends) ? '0 : part_q;

  // A word or lane of the value moves to the template, or to its taker.
  assign captures            = keccak ? ends : (hashed_q || ends) && part < words;
  assign gives               = captures && give_q && (ends || !run_q);  // not while the next step runs
  assign stores              = captures && !gives;
  assign moves               = (keccak ? ends : part != Parts) && !(gives && !chain_i.take);

  assign state_o.sha         = sha;
  assign state_o.step_ready  = keccak ? !run_q : (!run_q || ends) && !gives;
  assign state_o.write_ready = !stores && (keccak || !run_q || beat_q == Beats);
  assign state_o.valid       = gives;
  assign accept              = chain_i.step && state_o.step_ready && !wipe_i;

  always_comb begin
    run_d    = run_q;
    hashed_d = hashed_q;
    part_d   = part;
    if (ends && sha) {run_d, hashed_d} = 2'b01;
    if (moves) begin
      part_d = part + ((keccak && !give_q) ? part_t'(2) : part_t'(1));
      if (keccak && part_d == words) {run_d, part_d} = '0;
    end
    if (accept) run_d = 1'b1;
    if (chain_i.begins) begin
      part_d   = '0;
      hashed_d = 1'b0;
    end
    if (wipe_i) {run_d, hashed_d, part_d} = {1'b0, 1'b0, Parts};
  end

  // ---- SHA-256: words to the core ----
  assign beat    = accept ? '0 : beat_q;
  assign feeds   = sha && (accept || (run_q && beat_q != Beats));
  assign there   = !captures || 32'(beat + beat_t'(1)) * 4 * R <= 32'(chain_i.value) + 32'({part, 2'b00});
  assign valid_o = feeds && there;
  assign init_o  = sha && accept;
  assign beat_d  = (valid_o && ready_i) ? beat + beat_t'(1) : beat;

  if (R == 1) begin : gen_word
    assign beat_o = lanes[{1'b0, beat[3:1]}][32*beat[0]+:32];
  end else begin : gen_words
    assign beat_o = lanes[{1'b0, beat[2:0]}];
  end

  assign chaining_o = lanes[11:8];
  assign move_o     = sha && moves;
  assign word_o     = lanes[{2'b10, part[2:1]}][32*part[0]+:32];

  // ---- SHAKE256: the state of the core ----
  assign load_o     = keccak && accept;
  assign running_o  = keccak && (run_q || accept);

  always_comb begin
    block_o                    = '0;
    block_o[TemplateLanes-1:0] = lanes;
    if (32'(chain_i.value) + 32'({chain_i.lanes, 3'b000}) == 8 * TemplateLanes) block_o[TemplateLanes] = 64'h1f;
    block_o[16][63] = 1'b1;
  end

  assign front      = front_i;
  assign front_word = front[part[2:1]][32*part[0]+:32];

  // ---- the template ----
  always_comb begin
    write = chain_i.write && state_o.write_ready;
    place = chain_i.place;
    bytes = chain_i.bytes;
    data  = chain_i.data;
    if (stores && moves) begin
      write = 1'b1;
      place = chain_i.value + {1'b0, part, 2'b00};
      bytes = keccak ? 4'd8 : 4'd4;
      data  = keccak ? front[part[2:1]] : {32'b0, hash_i};
    end
  end

  assign state_o.data = keccak ? front_word : hash_i;
  assign state_o.head = lanes[HeadLanes-1:0];

  rvh_chain_template u_template (
      .clk_i,
      .rst_ni,
      .wipe_i,
      .write_i(write),
      .place_i(place),
      .bytes_i(bytes),
      .data_i (data),
      .lanes_o(lanes)
  );

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      run_q    <= 1'b0;
      give_q   <= 1'b0;
      hashed_q <= 1'b0;
      part_q   <= Parts;
      beat_q   <= '0;
    end else begin
      run_q    <= run_d;
      hashed_q <= hashed_d;
      part_q   <= part_d;
      beat_q   <= beat_d;
      if (accept) give_q <= chain_i.give;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  rvh_contract #(
      .Name("rvh_engine_chain.take")
  ) u_contract_take (
      .clk_i,
      .rst_ni,
      .holds_i(!chain_i.take || state_o.valid)
  );

  // The chaining value is back in the core before a step ends.
  rvh_contract #(
      .Name("rvh_engine_chain.moved")
  ) u_contract_moved (
      .clk_i,
      .rst_ni,
      .holds_i(!(sha && ends) || part_q == Parts)
  );
`endif

endmodule

`default_nettype wire
