// SPDX-License-Identifier: Apache-2.0
//
// The instructions hx on Spike, for RV32I. sim/spike/build_extension.py makes the library libhx.so.
//
// usage: spike --extlib=libhx.so --isa=rv32imc_zknh_xhx ...
//
// Each processor has its own carry, which is 0 after a reset. The commit log has the results.

#include "hx_instructions.h" // made: HX_INSTRUCTIONS(X), X(name, match, mask) for each instruction
#include "hx_semantics.h"

#include <riscv/extension.h>
#include <riscv/processor.h>
#include <riscv/trap.h>

#include <type_traits>
#include <vector>

namespace
{

constexpr unsigned BYTES = 4; // of an instruction

class Hx : public extension_t
{
  public:
    const char *name() const override { return "hx"; }
    void reset(processor_t &) override { carry = 0; }
    std::vector<insn_desc_t> get_instructions(const processor_t &) override;
    std::vector<disasm_insn_t *> get_disasms(const processor_t *) override { return {}; }

    unsigned carry = 0;
};

reg_t illegal(processor_t *, insn_t insn, reg_t) { throw trap_illegal_instruction(insn.bits()); }

// Spike holds a word of RV32, also an address, with its sign in the upper half.
reg_t extended(reg_t word) { return reg_t(sreg_t(int32_t(word))); }

template <auto Compute, bool Logged>
reg_t execute(processor_t *p, insn_t insn, reg_t pc)
{
    state_t &s = *p->get_state();
    const hx::Operands operands{uint32_t(s.XPR[insn.rs1()]), uint32_t(s.XPR[insn.rs2()]), uint32_t(s.XPR[insn.rs3()]),
                                unsigned(insn.rs3())};
    uint32_t result;
    if constexpr (std::is_invocable_v<decltype(Compute), const hx::Operands &>) {
        result = Compute(operands);
    } else {
        result = Compute(operands, static_cast<Hx *>(p->get_extension("hx"))->carry);
    }
    const reg_t value = extended(result);
    if constexpr (Logged) {
        s.log_reg_write[insn.rd() << 4] = {value, 0};
    }
    s.XPR.write(insn.rd(), value);
    return extended(pc + BYTES);
}

template <auto Compute>
insn_desc_t described(insn_bits_t match, insn_bits_t mask)
{
    const auto fast = execute<Compute, false>, logged = execute<Compute, true>;
    return {match, mask, fast, illegal, illegal, illegal, logged, illegal, illegal, illegal};
}

std::vector<insn_desc_t> Hx::get_instructions(const processor_t &)
{
#define DESCRIBED(name, match, mask) described<hx::name>(match, mask),
    return {HX_INSTRUCTIONS(DESCRIBED)};
#undef DESCRIBED
}

} // namespace

REGISTER_EXTENSION(hx, []() { return new Hx; })
