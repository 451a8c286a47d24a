// SPDX-License-Identifier: Apache-2.0
// rvh_sharv_core compared with the round and the schedule of rvh_formal_sharv_form_pkg, which job sharv-round compares
// with FIPS 180-4. The reference passes the inputs of the first stage through a line of four places; the registers of
// each stage must equal the values computed from them. So four messages may be in the core at once, with any words,
// constants, loads and stalls.

`default_nettype none

module rvh_formal_sharv_core
  import rvh_formal_sharv_form_pkg::*;
(
    input logic                         clk_i,
    input logic                         rst_ni,
    input logic                         en,
    input logic                         load,
    input rvh_sha256_pkg::vars_t        hash,
    input logic                  [31:0] k,
    input logic                  [31:0] w0,
    input logic                  [31:0] w1,
    input logic                  [31:0] w9,
    input logic                  [31:0] w14
);

  typedef struct packed {
    rvh_sha256_pkg::vars_t v;
    logic [31:0] k, w0, w1, w9, w14;
  } round_t;

  rvh_sha256_pkg::vars_t vars;
  logic [31:0] word;

  rvh_sharv_core u_core (
      .clk_i,
      .rst_ni,
      .en_i      (en),
      .load_i    (load),
      .hash_i    (hash),
      .k_i       (k),
      .w0_i      (w0),
      .w1_i      (w1),
      .w9_i      (w9),
      .w14_i     (w14),
      .vars_o    (vars),
      .schedule_o(word)
  );

  // ---- the rounds in the core, the youngest one in 0 ----
  round_t [3:0] line_q;
  logic [3:0] valid_q;
  logic init = 1'b1;

  always_ff @(posedge clk_i) init <= 1'b0;

  always_comb begin
    if (init) assume (!rst_ni);
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) valid_q <= '0;
    else if (en) valid_q <= {valid_q[2:0], 1'b1};
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) line_q <= '0;
    else if (en) line_q <= {line_q[2:0], load ? hash : vars, k, w0, w1, w9, w14};
  end

  // ---- the values that the stages must hold ----
  parts_t [2:0] of;
  logic   [3:0] agrees;
  logic   [1:0] expands;

  for (genvar i = 0; i < 3; i++) begin : gen_parts
    assign of[i] = parts(line_q[i].v, line_q[i].k, line_q[i].w0);
  end

  assign agrees[0] = u_core.u_compressor.first_q == {line_q[0].v, line_q[0].k + line_q[0].w0, of[0].sum, of[0].t2};
  assign agrees[1] = u_core.u_compressor.second_q == {line_q[1].v[255:32], of[1].h_kw, of[1].sum, of[1].t2};
  assign agrees[2] = u_core.u_compressor.third_q == {line_q[2].v[255:32], of[2].t1, of[2].t2};
  assign agrees[3] = vars == round(line_q[3].v, line_q[3].k, line_q[3].w0);
  assign expands[0] = {u_core.u_expander.low_q, u_core.u_expander.high_q} == {rvh_sha256_pkg::small_sigma0(
      line_q[0].w1
  ) + line_q[0].w0, rvh_sha256_pkg::small_sigma1(
      line_q[0].w14
  ) + line_q[0].w9};
  assign expands[1] = word == schedule(line_q[1].w0, line_q[1].w1, line_q[1].w9, line_q[1].w14);

  // ---- properties ----
  logic stall_q;
  logic [3:0] again_q, loaded_q, stalled_q;  // per round: words of the fourth stage taken, loaded, stalled
  rvh_sha256_pkg::vars_t vars_q;
  logic [31:0] word_q;

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) stall_q <= 1'b0;
    else stall_q <= !en;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {again_q, loaded_q, stalled_q} <= '0;
    end else if (en) begin
      again_q   <= {again_q[2:0], !load && valid_q[3]};
      loaded_q  <= {loaded_q[2:0], load};
      stalled_q <= {stalled_q[2:0], 1'b0};
    end else begin
      stalled_q <= '1;
    end
  end

  always_ff @(posedge clk_i) {vars_q, word_q} <= {vars, word};

  // Zeros are the result of a round of zeros. So the properties hold from reset on, also for an empty line.
  always_comb begin
    a_round : assert (agrees[3]);
    a_schedule : assert (expands[1]);
    a_stages : assert (agrees[2:0] == '1 && expands[0]);
    if (rst_ni) begin
      a_stalled : assert (!stall_q || {vars, word} == {vars_q, word_q});
      c_second : cover (again_q[0] && stalled_q[0]);
      c_four : cover (valid_q == '1 && loaded_q == '1);
    end
  end

endmodule

`default_nettype wire
