// SPDX-License-Identifier: Apache-2.0
// Checks whether this command is allowed now (seam C, combinational). One pulse for each accepted
// operation, one for each error.

`default_nettype none

module rvh_engine_command
  import rvh_engine_pkg::*;
#(
    parameter bit HasSha256 = 1'b1,
    parameter bit HasSha512 = 1'b1,
    parameter bit HasKeccak = 1'b1
) (
    input wire logic valid_i,  // a command is accepted
    input wire logic [2:0] op_i,     // op_e
    input wire logic [3:0] alg_i,    // of START: alg_e
    input wire logic [2:0] rate_i,   // of START with AlgSponge: rate_e
    input wire fsm_e fsm_i,
    input wire alg_e current_i,    // algorithm of the current message

    input  wire logic [3:0] context_alg_i,   // of a context's header
    output logic            context_built_o,

    output logic start_o,
    output logic pad_o,
    output logic save_o,
    output logic restore_o,
    output logic wipe_o,
    output logic bad_cmd_o,
    output logic bad_alg_o,
    output logic bad_state_o
);

  function automatic logic is_built(logic [3:0] alg);
    unique case (alg)
      AlgSha224, AlgSha256: return HasSha256;
      AlgSha384, AlgSha512, AlgSha512t224, AlgSha512t256: return HasSha512;
      AlgSha3224, AlgSha3256, AlgSha3384, AlgSha3512, AlgShake128, AlgShake256, AlgSponge: return HasKeccak;
      default: return 1'b0;
    endcase
  endfunction

  logic begins, xof;  // no message is open; the current one has unlimited output

  assign begins          = fsm_i inside {FsmIdle, FsmOutput};
  assign xof             = HasKeccak && is_xof(current_i);
  assign context_built_o = is_built(context_alg_i);

  always_comb begin
    {start_o, pad_o, save_o, restore_o, wipe_o, bad_cmd_o, bad_alg_o, bad_state_o} = '0;
    if (valid_i) begin
      unique case (op_i)
        OpStart: begin
          if (!begins) bad_state_o = 1'b1;
          else if (!is_built(alg_i)) bad_alg_o = 1'b1;
          else if (alg_i == AlgSponge && rate_i > rvh_keccak_pkg::Rate168) bad_alg_o = 1'b1;
          else start_o = 1'b1;
        end
        OpPad: begin
          if (fsm_i == FsmAbsorb && HasKeccak && is_keccak(current_i)) pad_o = 1'b1;
          else bad_state_o = 1'b1;
        end
        OpSave: begin
          if (fsm_i == FsmAbsorb || (fsm_i == FsmOutput && xof)) save_o = 1'b1;
          else bad_state_o = 1'b1;
        end
        OpRestore: begin
          if (begins) restore_o = 1'b1;
          else bad_state_o = 1'b1;
        end
        OpWipe:  wipe_o = 1'b1;
        default: bad_cmd_o = 1'b1;
      endcase
    end
  end

endmodule

`default_nettype wire
