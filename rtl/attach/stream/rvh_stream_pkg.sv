// SPDX-License-Identifier: Apache-2.0
// What the streaming attachment's modules share: the request that comes with the first beat of a message in `tuser`.

`default_nettype none

package rvh_stream_pkg;

  localparam int unsigned UserBits = 32;

  typedef struct packed {
    logic [23:0] out_bytes;  // of output of SHAKE128 and SHAKE256; 0 for the others
    logic [3:0]  zero;
    logic [3:0]  alg;        // rvh_engine_pkg::alg_e but AlgSponge
  } request_t;

  function automatic logic is_request(request_t request);
    if (request.zero != '0 || request.alg == rvh_engine_pkg::AlgSponge) return 1'b0;
    return request.out_bytes == '0 || rvh_engine_pkg::is_xof(rvh_engine_pkg::alg_e'(request.alg));
  endfunction

  // The same where there are sponges alone.
  function automatic logic is_sponge_request(request_t request);
    return is_request(request) && request.alg inside {[rvh_engine_pkg::AlgSha3224 : rvh_engine_pkg::AlgShake256]};
  endfunction

  // A block on its way to the rounds.
  typedef struct packed {
    logic       first;   // of its message: the state before it is zero
    logic       empty;   // of output: nothing is added to the state
    logic       pad;     // the last one: padding follows the bytes
    logic [7:0] bytes;   // that are of the message
    logic [7:0] rate;
    logic [7:0] suffix;
  } block_t;

  // Bytes of a block: the rate of the sponge (FIPS 202, 6.1 and 6.2). Of no meaning for SHA-2.
  function automatic logic [7:0] block_bytes(logic [3:0] alg);
    return 8'(8 * rvh_keccak_pkg::rate_lanes(rvh_engine_pkg::rate(rvh_engine_pkg::alg_e'(alg), 3'd0)));
  endfunction

  // Bytes of output: as many as are wanted of an XOF.
  function automatic logic [23:0] output_bytes(logic [3:0] alg, logic [23:0] wanted);
    if (rvh_engine_pkg::is_xof(rvh_engine_pkg::alg_e'(alg))) return wanted;
    return 24'(rvh_engine_pkg::digest_bytes(rvh_engine_pkg::alg_e'(alg)));
  endfunction

endpackage

`default_nettype wire
