// SPDX-License-Identifier: Apache-2.0
// For rvh_formal_sharv_axi: a beat waits for at most one beat of the other direction, and every burst ends. Cycles in
// which the burst waits for the manager or for memory are not counted; in every other cycle the burst progresses. It
// waits for
//   the manager: no W word has come, R is offered and not taken, B is offered;
//   memory: no grant, an outstanding response that the burst requires, or four accesses in flight.
// A write of n beats takes at most 2n counted cycles, a read 3n: a turn of the other direction, the request, its R.

`default_nettype none

module rvh_formal_sharv_axi_late (
    input logic clk_i,
    input logic rst_ni,

    input logic gnt_i,
    input logic full_i,           // four accesses are in flight
    input logic answers_owed_i,   // a response is outstanding
    input logic writes_owed_i,    // the response to a write is outstanding
    input logic write_granted_i,
    input logic read_granted_i,

    input logic       write_open_i,
    input logic       write_good_i,
    input logic       write_more_i,   // beats are left
    input logic       write_word_i,   // the W word of the next beat has come
    input logic       write_can_i,    // the beat could go to memory
    input logic [8:0] write_beats_i,
    input logic [8:0] write_done_i,
    input logic       bvalid_i,

    input logic       read_open_i,
    input logic       read_good_i,
    input logic       read_can_i,
    input logic [8:0] read_beats_i,
    input logic [8:0] read_done_i,
    input logic [8:0] answered_i,
    input logic [8:0] given_i,
    input logic       rvalid_i,
    input logic       rready_i,

    output logic write_passed_o,  // a read passed a write that waits
    output logic read_passed_o    // a write passed a read that waits
);

  logic write_passed_q, read_passed_q, write_waits, read_waits;
  logic [10:0] write_late_q, read_late_q, write_rank, read_rank;

  assign {write_passed_o, read_passed_o} = {write_passed_q, read_passed_q};

  always_comb begin
    if (bvalid_i) write_waits = 1'b1;
    else if (!write_more_i) write_waits = writes_owed_i;
    else if (!write_word_i) write_waits = 1'b1;
    else write_waits = write_good_i && (full_i || !gnt_i);
    if (rvalid_i && !rready_i) read_waits = 1'b1;
    else if (!read_good_i) read_waits = 1'b0;
    else if (read_can_i && !full_i) read_waits = !gnt_i;
    else read_waits = answers_owed_i;
  end

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      {write_passed_q, read_passed_q, write_late_q, read_late_q} <= '0;
    end else begin
      write_passed_q <= write_can_i && !write_granted_i && (write_passed_q || read_granted_i);
      read_passed_q  <= read_can_i && !read_granted_i && (read_passed_q || write_granted_i);
      write_late_q   <= write_open_i ? write_late_q + 11'(!write_waits) : '0;
      read_late_q    <= read_open_i ? read_late_q + 11'(!read_waits) : '0;
    end
  end

  // Progress of the burst. A refused one does not go to memory: a word or a response a cycle, and one more cycle.
  assign write_rank = write_good_i ? 11'(write_done_i) * 2 + 11'(write_passed_q) : 11'(write_done_i) + 11'(bvalid_i);
  assign read_rank  = read_good_i ? 11'(read_done_i) * 2 + 11'(read_passed_q) + 11'(given_i)
                                  : 11'(given_i) + 11'(answered_i != '0);

  always_comb begin
    if (rst_ni) begin
      a_turns : assert (!(write_passed_q && read_granted_i) && !(read_passed_q && write_granted_i));
      a_late :
      assert ((!write_open_i || (write_late_q <= write_rank && write_rank <= 11'(write_beats_i) * 2)) &&
              (!read_open_i || (read_late_q <= read_rank && read_rank <= 11'(read_beats_i) * 3)));
    end
  end

endmodule

`default_nettype wire
