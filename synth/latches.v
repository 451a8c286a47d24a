// SPDX-License-Identifier: Apache-2.0
// Latches of Yosys as cells of the osu018 library, which dfflibmap does not map.

module \$_DLATCH_P_ (input E, input D, output Q);
  LATCH _TECHMAP_REPLACE_ (.CLK(E), .D(D), .Q(Q));
endmodule

module \$_DLATCH_N_ (input E, input D, output Q);
  wire high;
  INVX1 invert (.A(E), .Y(high));
  LATCH _TECHMAP_REPLACE_ (.CLK(high), .D(D), .Q(Q));
endmodule
