// SPDX-License-Identifier: Apache-2.0
// Types and functions of the streaming attachment. The request comes in `tuser` of the first beat of a message.

`default_nettype none

package rvh_stream_pkg;

  localparam int unsigned UserBits = 32;

  typedef struct packed {
    logic [23:0] out_bytes;  // bytes of output of SHAKE128 and SHAKE256; 0 for the others
    logic [3:0]  zero;
    logic [3:0]  alg;        // rvh_engine_pkg::alg_e, except AlgSponge
  } request_t;

  function automatic logic is_request(request_t request);
    if (request.zero != '0 || request.alg == rvh_engine_pkg::AlgSponge) return 1'b0;
    return request.out_bytes == '0 || rvh_engine_pkg::is_xof(rvh_engine_pkg::alg_e'(request.alg));
  endfunction

  // The same for an instance with SHA-3 and SHAKE only.
  function automatic logic is_sponge_request(request_t request);
    return is_request(request) && request.alg inside {[rvh_engine_pkg::AlgSha3224 : rvh_engine_pkg::AlgShake256]};
  endfunction

  // Description of a block that is sent to the rounds.
  typedef struct packed {
    logic       first;   // the first block of its message: the state before it is zero
    logic       empty;   // a block of output: nothing is added to the state
    logic       pad;     // the last one: padding follows the bytes
    logic [7:0] bytes;   // number of message bytes
    logic [7:0] rate;
    logic [7:0] suffix;
  } block_t;

  // Bytes of a block: the rate of the sponge (FIPS 202, 6.1 and 6.2). Undefined for SHA-2.
  function automatic logic [7:0] block_bytes(logic [3:0] alg);
    return 8'(8 * rvh_keccak_pkg::rate_lanes(rvh_engine_pkg::rate(rvh_engine_pkg::alg_e'(alg), 3'd0)));
  endfunction

  // Bytes of output: of an XOF the requested number, otherwise the length of the digest.
  function automatic logic [23:0] output_bytes(logic [3:0] alg, logic [23:0] wanted);
    if (rvh_engine_pkg::is_xof(rvh_engine_pkg::alg_e'(alg))) return wanted;
    return 24'(rvh_engine_pkg::digest_bytes(rvh_engine_pkg::alg_e'(alg)));
  endfunction

endpackage

`default_nettype wire
