// SPDX-License-Identifier: Apache-2.0
// Keccak-f[1600] as pure functions (seam A). Names and formulas are those of FIPS 202, each with
// its section number. Lane (x, y) of the state array is a[5*y + x], bit z of a lane is bit z: the
// byte order of FIPS 202, B.1. `python -m rvhash.model.constants` derives the constants, and a test
// compares them.

`default_nettype none

package rvh_keccak_pkg;

  localparam int unsigned KeccakRounds = 24;

  typedef logic [63:0] lane_t;
  typedef lane_t [24:0] state_t;

  // Rates of the sponges in bytes (6.1, 6.2): capacity 1024, 768, 512, 448, 256
  typedef enum logic [2:0] {
    Rate72,
    Rate104,
    Rate136,
    Rate144,
    Rate168,
    Rate200   // not a sponge: the whole state
  } rate_e;

  function automatic int unsigned rate_lanes(rate_e rate);
    unique case (rate)
      Rate72:  return 9;
      Rate104: return 13;
      Rate136: return 17;
      Rate144: return 18;
      Rate168: return 21;
      default: return 25;
    endcase
  endfunction

  // 3.2.5, algorithm 5 and 6: round constants of iota
  // verilog_format: off
  localparam logic [63:0] KeccakRc[24] = '{
    64'h0000000000000001, 64'h0000000000008082,
    64'h800000000000808a, 64'h8000000080008000,
    64'h000000000000808b, 64'h0000000080000001,
    64'h8000000080008081, 64'h8000000000008009,
    64'h000000000000008a, 64'h0000000000000088,
    64'h0000000080008009, 64'h000000008000000a,
    64'h000000008000808b, 64'h800000000000008b,
    64'h8000000000008089, 64'h8000000000008003,
    64'h8000000000008002, 64'h8000000000000080,
    64'h000000000000800a, 64'h800000008000000a,
    64'h8000000080008081, 64'h8000000000008080,
    64'h0000000080000001, 64'h8000000080008008
  };
  // verilog_format: on

  // 3.2.2, algorithm 2: rotation of lane 5*y + x, modulo 64
  // verilog_format: off
  localparam logic [5:0] KeccakRho[25] = '{
    6'd0, 6'd1, 6'd62, 6'd28, 6'd27,
    6'd36, 6'd44, 6'd6, 6'd55, 6'd20,
    6'd3, 6'd10, 6'd43, 6'd25, 6'd39,
    6'd41, 6'd45, 6'd15, 6'd21, 6'd8,
    6'd18, 6'd2, 6'd61, 6'd56, 6'd14
  };
  // verilog_format: on

  function automatic lane_t rotl(lane_t a, int unsigned n);
    return (a << n) | (a >> ((64 - n) % 64));
  endfunction

  // 3.2.1
  function automatic state_t theta(state_t a);
    lane_t [4:0] c, d;
    for (int unsigned x = 0; x < 5; x++) begin
      c[x] = a[x] ^ a[x+5] ^ a[x+10] ^ a[x+15] ^ a[x+20];
    end
    for (int unsigned x = 0; x < 5; x++) begin
      d[x] = c[(x+4)%5] ^ rotl(c[(x+1)%5], 1);
    end
    for (int unsigned i = 0; i < 25; i++) begin
      theta[i] = a[i] ^ d[i%5];
    end
  endfunction

  // 3.2.2
  function automatic state_t rho(state_t a);
    for (int unsigned i = 0; i < 25; i++) begin
      rho[i] = rotl(a[i], 32'(KeccakRho[i]));
    end
  endfunction

  // 3.2.3: a'[x, y] = a[(x + 3y) mod 5, x]
  function automatic state_t pi(state_t a);
    for (int unsigned y = 0; y < 5; y++) begin
      for (int unsigned x = 0; x < 5; x++) begin
        pi[5*y+x] = a[5*x+(x+3*y)%5];
      end
    end
  endfunction

  // 3.2.4
  function automatic state_t chi(state_t a);
    for (int unsigned y = 0; y < 5; y++) begin
      for (int unsigned x = 0; x < 5; x++) begin
        chi[5*y+x] = a[5*y+x] ^ (~a[5*y+(x+1)%5] & a[5*y+(x+2)%5]);
      end
    end
  endfunction

  // 3.2.5
  function automatic state_t iota(state_t a, lane_t rc);
    iota = a;
    iota[0] = a[0] ^ rc;
  endfunction

  // 3.3: Rnd(A, ir), with rc the constant of round ir
  function automatic state_t round(state_t a, lane_t rc);
    return iota(chi(pi(rho(theta(a)))), rc);
  endfunction

endpackage

`default_nettype wire
