// SPDX-License-Identifier: Apache-2.0
// Types of hash chains: what the sequencer of a row (rvh_chain) sends to the engine's template
// (rvh_engine_chain), and what it gets back. docs/chains.md describes the template.

`default_nettype none

package rvh_chain_pkg;

  localparam int unsigned TemplateLanes = 12;  // of 8 bytes
  localparam int unsigned HeadLanes = 5;  // of them, for the fields of a description

  typedef logic [6:0] place_t;  // of a byte in the template
  typedef logic [TemplateLanes-1:0][63:0] template_t;  // first byte in bits 7:0

  typedef struct packed {
    logic        begins;  // the template is complete, no hash was computed from it (one cycle)
    logic        write;   // the first bytes of `data` go to the template
    logic [3:0]  bytes;   // ... this many, 1 to 8
    place_t      place;   // ... of the first of them
    logic [63:0] data;
    logic        step;    // hash the template
    logic        give;    // ... and offer the value
    place_t      value;   // place of the value
    logic [2:0]  lanes;   // length of the value in units of 8 bytes, 2 to 4
    logic        take;    // the offered word of the value is taken
  } chain_t;

  typedef struct packed {
    logic                       sha;          // SHA-256; else SHAKE256
    logic                       write_ready;
    logic                       step_ready;
    logic                       valid;        // a word of the value is offered
    logic [31:0]                data;
    logic [HeadLanes-1:0][63:0] head;         // the first lanes of the template
  } chain_state_t;

endpackage

`default_nettype wire
