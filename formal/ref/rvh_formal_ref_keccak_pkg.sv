// SPDX-License-Identifier: Apache-2.0
// Reference of Keccak-f[1600] for the proofs, written independently of rtl/pkg from FIPS 202: bit by bit over
// A[x, y, z]. Offsets and round constants come from the algorithms of the standard, not from tables.

`default_nettype none

package rvh_formal_ref_keccak_pkg;

  // 3.1.2: A[x, y, z] = S[64 * (5y + x) + z]
  typedef logic [1599:0] bits_t;

  function automatic int unsigned at(int unsigned x, int unsigned y, int unsigned z);
    return 64 * (5 * (y % 5) + (x % 5)) + (z % 64);
  endfunction

  // 3.2.1, algorithm 1
  function automatic bits_t theta(bits_t a);
    logic [319:0] c, d;  // C[x, z] and D[x, z] at 64 * x + z
    c = '0;
    for (int unsigned x = 0; x < 5; x++) begin
      for (int unsigned z = 0; z < 64; z++) begin
        for (int unsigned y = 0; y < 5; y++) c[64*x+z] = c[64*x+z] ^ a[at(x, y, z)];
      end
    end
    for (int unsigned x = 0; x < 5; x++) begin
      for (int unsigned z = 0; z < 64; z++) d[64*x+z] = c[64*((x+4)%5)+z] ^ c[64*((x+1)%5)+(z+63)%64];
    end
    for (int unsigned x = 0; x < 5; x++) begin
      for (int unsigned y = 0; y < 5; y++) begin
        for (int unsigned z = 0; z < 64; z++) theta[at(x, y, z)] = a[at(x, y, z)] ^ d[64*x+z];
      end
    end
  endfunction

  // 3.2.2, algorithm 2: the walk over the lanes, with offsets (t + 1)(t + 2) / 2
  function automatic bits_t rho(bits_t a);
    int unsigned x, y, from;
    for (int unsigned z = 0; z < 64; z++) rho[at(0, 0, z)] = a[at(0, 0, z)];
    x = 1;
    y = 0;
    for (int unsigned t = 0; t < 24; t++) begin
      for (int unsigned z = 0; z < 64; z++) rho[at(x, y, z)] = a[at(x, y, z+320-(t+1)*(t+2)/2)];
      from = x;
      x    = y;
      y    = (2 * from + 3 * y) % 5;
    end
  endfunction

  // 3.2.3, algorithm 3
  function automatic bits_t pi(bits_t a);
    for (int unsigned x = 0; x < 5; x++) begin
      for (int unsigned y = 0; y < 5; y++) begin
        for (int unsigned z = 0; z < 64; z++) pi[at(x, y, z)] = a[at(x+3*y, x, z)];
      end
    end
  endfunction

  // 3.2.4, algorithm 4
  function automatic bits_t chi(bits_t a);
    for (int unsigned x = 0; x < 5; x++) begin
      for (int unsigned y = 0; y < 5; y++) begin
        for (int unsigned z = 0; z < 64; z++) begin
          chi[at(x, y, z)] = a[at(x, y, z)] ^ ((a[at(x+1, y, z)] ^ 1'b1) & a[at(x+2, y, z)]);
        end
      end
    end
  endfunction

  // 3.2.5, algorithm 5: bit t of the shift register
  function automatic logic rc(int unsigned t);
    logic [8:0] r;  // r[i] is R[i] of the standard
    r = 9'd1;
    for (int unsigned i = 0; i < t % 255; i++) begin
      r    = {r[7:0], 1'b0};
      r[0] = r[0] ^ r[8];
      r[4] = r[4] ^ r[8];
      r[5] = r[5] ^ r[8];
      r[6] = r[6] ^ r[8];
    end
    return r[0];
  endfunction

  // 3.2.5, algorithm 6: RC of every round; evaluated when the file is read
  typedef logic [23:0][63:0] constants_t;

  function automatic constants_t round_constants();
    round_constants = '0;
    for (int unsigned ir = 0; ir < 24; ir++) begin
      for (int unsigned j = 0; j <= 6; j++) round_constants[ir][(1<<j)-1] = rc(j + 7 * ir);
    end
  endfunction

  localparam constants_t RoundConstants = round_constants();

  function automatic bits_t iota(bits_t a, logic [4:0] ir);
    iota = a;
    for (int unsigned z = 0; z < 64; z++) iota[at(0, 0, z)] = a[at(0, 0, z)] ^ RoundConstants[ir][z];
  endfunction

  // A round but for iota
  function automatic bits_t mapped(bits_t a);
    return chi(pi(rho(theta(a))));
  endfunction

  // 3.3: Rnd(A, ir)
  function automatic bits_t round(bits_t a, logic [4:0] ir);
    return iota(mapped(a), ir);
  endfunction

endpackage

`default_nettype wire
