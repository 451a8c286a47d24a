// SPDX-License-Identifier: Apache-2.0
// The first summand of the instruction unit: a sigma function of SHA-256 (FIPS 180-4, section 4.1.2) of rs1, one of
// SHA-512 (section 4.1.3) of a number of 64 bits of which rs1 is the word that is asked for and rs2 the other one, or rs1
// itself. Combinational. A function is the exclusive or of three terms; each term is selected by itself.

`default_nettype none

module rvh_isa_sigma
  import rvh_isa_pkg::*;
#(
    parameter bit HasSha256 = 1'b1,  // functions of SHA-256
    parameter bit HasSha512 = 1'b1,  // functions of SHA-512
    parameter bit HasFirst  = 1'b1   // rs1 itself
) (
    input  wire summand_t        control_i,
    input  wire logic     [31:0] rs1_i,
    input  wire logic     [31:0] rs2_i,
    output logic          [31:0] word_o
);

  // Rotations: third, second and first term, in each those of the functions from the last of sigma_e to its first. The
  // third one of a lower-case function of SHA-256 is a shift, and so is that of SHA-512 in the upper word.
  localparam logic [2:0][3:0][5:0] Turns256 = {
    {6'd10, 6'd3, 6'd25, 6'd22}, {6'd19, 6'd18, 6'd11, 6'd13}, {6'd17, 6'd7, 6'd6, 6'd2}
  };
  localparam logic [2:0][3:0][5:0] Turns512 = {
    {6'd6, 6'd7, 6'd41, 6'd39}, {6'd61, 6'd8, 6'd18, 6'd34}, {6'd19, 6'd1, 6'd14, 6'd28}
  };

  logic [2:0][31:0] terms256, terms512;
  logic sha256, sha512, first;

  assign sha256 = HasSha256 && control_i.sha256;
  assign sha512 = HasSha512 && control_i.sha512;
  assign first  = HasFirst && control_i.first;

  for (genvar k = 0; k < 3; k++) begin : gen_term
    for (genvar i = 0; i < 32; i++) begin : gen_bit
      logic [3:0] s, l;
      for (genvar f = 0; f < 4; f++) begin : gen_function
        localparam int unsigned From256 = i + 32'(Turns256[k][f]);
        localparam int unsigned From512 = i + 32'(Turns512[k][f]);
        if (k == 2 && f >= 2 && From256 >= 32) begin : gen_shifted
          assign s[f] = 1'b0;
        end else begin : gen_rotated
          assign s[f] = rs1_i[From256%32];
        end
        if (From512 % 64 < 32) begin : gen_same
          assign l[f] = rs1_i[From512%32];
        end else if (k == 2 && f >= 2) begin : gen_upper
          assign l[f] = rs2_i[From512%32] && !control_i.upper;
        end else begin : gen_other
          assign l[f] = rs2_i[From512%32];
        end
      end
      assign terms256[k][i] = s[control_i.sigma];
      assign terms512[k][i] = l[control_i.sigma];
    end
  end

  assign word_o = ({32{sha256}} & (terms256[0] ^ terms256[1] ^ terms256[2])) |
                  ({32{sha512}} & (terms512[0] ^ terms512[1] ^ terms512[2])) |
                  ({32{first}} & rs1_i);

endmodule

`default_nettype wire
