// SPDX-License-Identifier: Apache-2.0
// Decodes the instructions hx and Zknh: docs/attach/isa.md. Combinational. The groups that a parameter leaves out are
// unknown. An instruction that is unknown has controls that are 0.

`default_nettype none

module rvh_isa_decode
  import rvh_isa_pkg::*;
#(
    parameter bit HasKeccak     = 1'b1,  // xor3, chi, xror, xrl1
    parameter bit HasInterleave = 1'b1,  // ilve, ilvo, dil, dih
    parameter bit HasChMaj      = 1'b1,  // ch, maj
    parameter bit HasAdd3       = 1'b1,  // add3, add3c
    parameter bit HasSha256     = 1'b1,  // s256t1, s256t2, s256w0, s256w1
    parameter bit HasSha512     = 1'b1,  // add3, and sigma functions with a sum, lo and hi: the carry
    parameter bit HasZknh256    = 1'b1,  // Zknh's four instructions for SHA-256
    parameter bit HasZknh512    = 1'b1   // Zknh's six instructions for SHA-512
) (
    input  wire logic [31:0] instr_i,
    output decoded_t         decoded_o
);

  rvh_hx_instr_pkg::decoded_t   hx;
  rvh_zknh_instr_pkg::decoded_t zknh;
  control_t hx_control, zknh_control;
  logic hx_has, zknh_has;
  logic [3:0] pairs;

  assign hx    = rvh_hx_instr_pkg::decode(instr_i);
  assign zknh  = rvh_zknh_instr_pkg::decode(instr_i);
  // An odd number to the right is one bit more, then one to the left.
  assign pairs = hx.n[4:1] + 4'(hx.n[0]);

  always_comb begin
    hx_control = '0;
    unique case (hx.verb)
      rvh_hx_instr_pkg::DoXor3: begin
        hx_has          = HasKeccak;
        hx_control.bits = LogicXor3;
      end
      rvh_hx_instr_pkg::DoChi: begin
        hx_has          = HasKeccak;
        hx_control.bits = LogicChi;
      end
      rvh_hx_instr_pkg::DoXror: begin
        hx_has                   = HasKeccak;
        hx_control.rotator.turn  = hx.n[0] ? TurnOdd : TurnRight;
        hx_control.rotator.pairs = pairs;
      end
      rvh_hx_instr_pkg::DoXrl1: begin
        hx_has                  = HasKeccak;
        hx_control.rotator.turn = TurnSecond;
      end
      rvh_hx_instr_pkg::DoCh: begin
        hx_has          = HasChMaj;
        hx_control.bits = LogicCh;
      end
      rvh_hx_instr_pkg::DoMaj: begin
        hx_has          = HasChMaj;
        hx_control.bits = LogicMaj;
      end
      rvh_hx_instr_pkg::DoIlve: begin
        hx_has          = HasInterleave;
        hx_control.lane = LaneEven;
      end
      rvh_hx_instr_pkg::DoIlvo: begin
        hx_has          = HasInterleave;
        hx_control.lane = LaneOdd;
      end
      rvh_hx_instr_pkg::DoDil: begin
        hx_has          = HasInterleave;
        hx_control.lane = LaneLow;
      end
      rvh_hx_instr_pkg::DoDih: begin
        hx_has          = HasInterleave;
        hx_control.lane = LaneHigh;
      end
      rvh_hx_instr_pkg::DoAdd3, rvh_hx_instr_pkg::DoAdd3c: begin
        hx_has                   = HasAdd3;
        hx_control.summand.first = 1'b1;
        hx_control.bits          = LogicSecond;
        hx_control.third         = 1'b1;
        hx_control.over          = hx.verb == rvh_hx_instr_pkg::DoAdd3c;
      end
      rvh_hx_instr_pkg::DoAdd3Lo, rvh_hx_instr_pkg::DoAdd3Hi: begin
        hx_has                   = HasSha512;
        hx_control.summand.first = 1'b1;
        hx_control.bits          = LogicSecond;
        hx_control.third         = 1'b1;
        hx_control.set           = hx.verb == rvh_hx_instr_pkg::DoAdd3Lo;
        hx_control.take          = hx.verb == rvh_hx_instr_pkg::DoAdd3Hi;
      end
      rvh_hx_instr_pkg::DoS256t1, rvh_hx_instr_pkg::DoS256t2: begin
        hx_has                    = HasSha256;
        hx_control.summand.sha256 = 1'b1;
        hx_control.summand.sigma  = hx.verb == rvh_hx_instr_pkg::DoS256t1 ? SigmaUpper1 : SigmaUpper0;
        hx_control.bits           = hx.verb == rvh_hx_instr_pkg::DoS256t1 ? LogicCh : LogicMaj;
      end
      rvh_hx_instr_pkg::DoS256w0, rvh_hx_instr_pkg::DoS256w1: begin
        hx_has                    = HasSha256;
        hx_control.summand.sha256 = 1'b1;
        hx_control.summand.sigma  = hx.verb == rvh_hx_instr_pkg::DoS256w1 ? SigmaLower1 : SigmaLower0;
        hx_control.bits           = LogicSecond;
        hx_control.third          = 1'b1;
      end
      default: begin  // sigma functions of SHA-512 with a sum
        hx_has                    = HasSha512;
        hx_control.summand.sha512 = 1'b1;
        unique case (hx.verb)
          rvh_hx_instr_pkg::DoSum0Lo, rvh_hx_instr_pkg::DoSum0Hi: hx_control.summand.sigma = SigmaUpper0;
          rvh_hx_instr_pkg::DoSum1Lo, rvh_hx_instr_pkg::DoSum1Hi: hx_control.summand.sigma = SigmaUpper1;
          rvh_hx_instr_pkg::DoSig0Lo, rvh_hx_instr_pkg::DoSig0Hi: hx_control.summand.sigma = SigmaLower0;
          default:                                                hx_control.summand.sigma = SigmaLower1;
        endcase
        hx_control.take = hx.verb inside {rvh_hx_instr_pkg::DoSum0Hi, rvh_hx_instr_pkg::DoSum1Hi,
                                          rvh_hx_instr_pkg::DoSig0Hi, rvh_hx_instr_pkg::DoSig1Hi};
        hx_control.set = !hx_control.take;
        hx_control.summand.upper = hx_control.take;
        hx_control.third = 1'b1;
      end
    endcase
  end

  always_comb begin
    zknh_control = '0;
    unique case (zknh.verb)
      rvh_zknh_instr_pkg::DoSha256sum0, rvh_zknh_instr_pkg::DoSha512sum0r: zknh_control.summand.sigma = SigmaUpper0;
      rvh_zknh_instr_pkg::DoSha256sum1, rvh_zknh_instr_pkg::DoSha512sum1r: zknh_control.summand.sigma = SigmaUpper1;
      rvh_zknh_instr_pkg::DoSha256sig0, rvh_zknh_instr_pkg::DoSha512sig0l, rvh_zknh_instr_pkg::DoSha512sig0h:
      zknh_control.summand.sigma = SigmaLower0;
      default: zknh_control.summand.sigma = SigmaLower1;
    endcase
    zknh_control.summand.sha256 = zknh.verb inside {rvh_zknh_instr_pkg::DoSha256sum0, rvh_zknh_instr_pkg::DoSha256sum1,
                                           rvh_zknh_instr_pkg::DoSha256sig0, rvh_zknh_instr_pkg::DoSha256sig1};
    zknh_control.summand.sha512 = !zknh_control.summand.sha256;
    zknh_control.summand.upper = zknh.verb == rvh_zknh_instr_pkg::DoSha512sig0h ||
                                 zknh.verb == rvh_zknh_instr_pkg::DoSha512sig1h;
    zknh_has = zknh_control.summand.sha256 ? HasZknh256 : HasZknh512;
  end

  always_comb begin
    decoded_o = '0;
    if (hx.known && hx_has) begin
      decoded_o = '{known: 1'b1, reads: {hx.rs3, hx.rs2, hx.rs1}, control: hx_control};
    end else if (zknh.known && zknh_has) begin
      decoded_o = '{known: 1'b1, reads: {1'b0, zknh.rs2, zknh.rs1}, control: zknh_control};
    end
  end

  logic unused_rd;
  assign unused_rd = hx.rd ^ zknh.rd;

endmodule

`default_nettype wire
