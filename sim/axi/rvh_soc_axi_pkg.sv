// SPDX-License-Identifier: Apache-2.0
// Addresses and AXI types of rvh_soc_axi. The addresses are those of rvh_soc_pkg, but instructions and
// data are in one memory.

`default_nettype none

`include "axi/typedef.svh"

package rvh_soc_axi_pkg;

  localparam logic [63:0] RamBase = 64'h8000_0000;
  localparam int unsigned RamBytes = 2 * 1024 * 1024;
  localparam logic [63:0] DevBase = 64'h1000_0000;  // simulation device
  localparam logic [63:0] PageBase = 64'h2000_0000;  // the attachment
  localparam int unsigned PageBytes = 4096;  // size of the device and of the attachment's page

  localparam int unsigned AxiIdWidth = 4;  // of a manager
  localparam int unsigned SubIdWidth = AxiIdWidth + 1;  // of a subordinate: and the number of the manager
  localparam int unsigned UserWidth = 2;

  typedef logic [63:0] addr_t;
  typedef logic [63:0] data_t;
  typedef logic [31:0] word_t;
  typedef logic [AxiIdWidth-1:0] id_t;
  typedef logic [SubIdWidth-1:0] sub_id_t;
  typedef logic [UserWidth-1:0] user_t;

  // Of a manager, of a subordinate, of a subordinate with 32 bits, and AXI4-Lite
  `AXI_TYPEDEF_ALL(axi, addr_t, id_t, data_t, logic [7:0], user_t)
  `AXI_TYPEDEF_ALL(sub, addr_t, sub_id_t, data_t, logic [7:0], user_t)
  `AXI_TYPEDEF_ALL(narrow, addr_t, sub_id_t, word_t, logic [3:0], user_t)
  `AXI_LITE_TYPEDEF_ALL(lite, addr_t, word_t, logic [3:0])

endpackage

`default_nettype wire
