// SPDX-License-Identifier: Apache-2.0
// The unit of work of every attachment that moves messages: a job, and the errors of one. An
// attachment builds a job_t from its registers, instructions or commands; rvh_job_unit executes it.

`default_nettype none

package rvh_job_pkg;

  // The first command to the engine: an op_e of rvh_engine_pkg, or none, or those of a chain.
  localparam logic [2:0] JobNone = 3'd0;

  // A row of hash chains, described in memory at `src` (docs/chains.md), with `alg` SHA-256 or SHAKE256. Other steps are 0.
  localparam logic [2:0] JobChain = 3'd2;

  // What the sequencer needs
  typedef struct packed {
    logic       undefined;     // the attachment's command is undefined: the job is refused
    logic [2:0] op;            // op_e, or JobNone
    logic [3:0] alg;           // START: alg_e
    logic [2:0] rate;          // START of the sponge: rvh_keccak_pkg::rate_e
    logic       short_rounds;  // START of the sponge: 12 rounds
    logic       in;            // `len` bytes from `src` on are absorbed
    logic       list;          // ... as a list of `len` fragments at `src`, two words each: address, bytes
    logic       finish;        // the message ends after these bytes
    logic [1:0] tail_bytes;    // ... and after the first 0 to 3 bytes of `tail`
    logic [7:0] suffix;        // end of a sponge's message: domain bits, and the first bit of pad10*1
    logic       out;           // output, or the context, goes to `dst`, `olen` bytes at most
  } steps_t;

  typedef struct packed {
    steps_t      steps;
    logic [31:0] tail;      // first byte in bits 7:0
    logic        swap_in;   // the bytes of each message word are swapped; contexts are not
    logic        swap_out;  // the bytes of each output word are swapped; contexts are not
    logic [63:0] src;       // addresses and numbers of bytes: the lower AddrWidth bits count
    logic [63:0] len;
    logic [63:0] dst;
    logic [63:0] olen;
  } job_t;

  // Pulses of one cycle. An error while the job runs aborts it; the engine is zeroized.
  typedef struct packed {
    logic addr;         // address: beyond the last one or outside the window; a list that is too long or misaligned
    logic write;        // bus error on a write
    logic read;         // bus error on a read
    logic context_bad;  // impossible or incomplete context; impossible description of chains, or digit
    logic length;       // message longer than FIPS 180-4 allows
    logic state;        // not allowed in this state; words or output without a use in the engine
    logic alg;          // algorithm not built
    logic cmd;          // undefined, or an inconsistent combination
  } job_err_t;

endpackage

`default_nettype wire
