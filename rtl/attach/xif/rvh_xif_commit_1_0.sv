// SPDX-License-Identifier: Apache-2.0
// Determines to which instructions a commit or kill of CV-X-IF 1.0 applies. A commit applies to the instruction with
// its identifier and to all older ones, a kill to it and to all younger ones. That instruction may be accepted,
// rejected, or another coprocessor's. The only state is a span of identifiers: from the oldest to the youngest that
// was accepted or rejected here, and was neither committed nor killed.
//
// Contract
// - Identifiers are incremental, with gaps, and wrap around.
// - An offer that is retracted before its answer is not remembered. Its identifier, and that of a killed instruction,
//   may be used again; after a killed offer not in the next cycle.
// - A commit or kill inside the span cuts the span at its identifier, whether that was offered here or not. Inside the
//   span its place is unambiguous, even if the span contains all identifiers.
// - An identifier outside the span was never offered here, or was committed or killed already. It counts as older or
//   younger than the span, whichever is nearer. So if instructions are offered elsewhere, all identifiers after the
//   last one that was committed stay within half the range.
// - `host_error_o` is exact for kills in the span, and for kills within half the range of a committed instruction.

`default_nettype none

module rvh_xif_commit_1_0 #(
    parameter int unsigned Depth   = 2,
    parameter int unsigned IdWidth = 4
) (
    input wire logic clk_i,
    input wire logic rst_ni,

    input wire logic               offer_i,   // an instruction is offered, neither committed nor killed
    input wire logic               answer_i,  // ... and is accepted or rejected in this cycle
    input wire logic [IdWidth-1:0] id_i,

    // the accepted instructions, oldest first
    input wire logic [Depth-1:0]              waits_i,  // neither committed nor dropped
    input wire logic [Depth-1:0]              named_i,  // committed, and its identifier was not offered again
    input wire logic [Depth-1:0][IdWidth-1:0] ids_i,

    input wire logic               commit_valid_i,
    input wire logic               commit_kill_i,
    input wire logic [IdWidth-1:0] commit_id_i,

    output logic [Depth-1:0] commit_o,        // of those that wait
    output logic [Depth-1:0] drop_o,
    output logic             commit_offer_o,
    output logic             drop_offer_o,
    output logic             host_error_o     // a kill of a committed instruction
);

  typedef logic [IdWidth-1:0] id_t;

  // The oldest instruction of the span is at `low` or after it: identifiers without an instruction may precede it.
  // Every instruction in flight is less than one range of identifiers below the offer. So the span is never longer
  // than one range.
  logic open_d, open_q;  // the span is not empty
  id_t low, low_d, low_q, high, high_d, high_q;
  logic turned;  // with the offer the span would be longer than the range
  id_t last, kept;  // place of the youngest one, counted from `low`: with the offer; with it only if it is answered
  id_t at;  // place of the commit or kill
  logic inside_span, older, younger;  // position of the commit or kill
  logic hit_offer;

  assign turned      = open_q && id_t'(high_q - low_q) > ~id_t'(id_i - high_q);
  assign low         = !open_q || offer_i && turned ? id_t'(id_i + id_t'(open_q)) : low_q;
  assign high        = offer_i ? id_i : high_q;
  assign last        = high - low;
  assign kept        = id_t'(((offer_i && answer_i) ? id_i : high_q) - low);
  assign at          = commit_id_i - low;
  assign inside_span = (open_q || offer_i) && at <= last;
  assign younger     = !inside_span && id_t'(at - last) < id_t'(low - commit_id_i);
  assign older       = !inside_span && !younger;

  // Does the commit or kill apply to this identifier, which is in the span?
  function automatic logic meant(id_t id);
    id_t place;
    place = id - low;
    if (commit_kill_i) return older || (inside_span && place >= at);
    return younger || (inside_span && place <= at);
  endfunction

  assign hit_offer      = commit_valid_i && offer_i && meant(id_i);
  assign commit_offer_o = hit_offer && !commit_kill_i;
  assign drop_offer_o   = hit_offer && commit_kill_i;

  always_comb begin
    logic hit;
    id_t  after;
    host_error_o = 1'b0;
    for (int unsigned i = 0; i < Depth; i++) begin
      hit         = commit_valid_i && waits_i[i] && meant(ids_i[i]);
      commit_o[i] = hit && !commit_kill_i;
      drop_o[i]   = hit && commit_kill_i;
      after       = ids_i[i] - commit_id_i;
      if (commit_valid_i && commit_kill_i && !inside_span && named_i[i] && !after[IdWidth-1]) host_error_o = 1'b1;
    end
  end

  // An offer without an answer may still be retracted: it is not remembered.
  always_comb begin
    open_d = open_q || (offer_i && answer_i);
    low_d  = low;
    high_d = (offer_i && answer_i) ? id_i : high_q;
    if (commit_valid_i && inside_span) begin
      if (commit_kill_i) begin
        if (at <= kept) high_d = commit_id_i - id_t'(1);
        if (at == '0) open_d = 1'b0;
      end else begin
        low_d = commit_id_i + id_t'(1);
        if (at >= kept) open_d = 1'b0;
      end
    end
    if (commit_valid_i && (commit_kill_i ? older : younger)) open_d = 1'b0;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      open_q <= 1'b0;
      low_q  <= '0;
      high_q <= '0;
    end else begin
      open_q <= open_d;
      low_q  <= low_d;
      high_q <= high_d;
    end
  end

`ifndef SYNTHESIS
  // ---- contract ----
  // Only an instruction that waits is committed or dropped, and never both.
  rvh_contract #(
      .Name("rvh_xif_commit_1_0.each")
  ) u_contract_each (
      .clk_i,
      .rst_ni,
      .holds_i((commit_o & drop_o) == '0 && ((commit_o | drop_o) & ~waits_i) == '0)
  );
`endif

endmodule

`default_nettype wire
