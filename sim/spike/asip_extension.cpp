// SPDX-License-Identifier: Apache-2.0
//
// The instructions of OASIP, DASIP and lane on Spike, for RV32I: docs/paper/asip.md. Written from the page and from
// FIPS 202, not from the RTL and not from the model in Python. sim/spike/build_extension.py makes the library libasip.so.
//
// usage: spike --extlib=libasip.so --isa=rv32im_xlane ...
//
// Each processor has its own unit, which is all 0 after a reset. An access of DASIP that fails is no trap: `sync` tells it.
// The three have the same opcodes, so a processor has one of them.

#include "asip_instructions.h" // made: OASIP_INSTRUCTIONS(X) and others, X(name, match, mask, most) for each instruction

#include <riscv/extension.h>
#include <riscv/mmu.h>
#include <riscv/processor.h>
#include <riscv/trap.h>

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace
{

constexpr unsigned BYTES = 4; // of an instruction

// Spike holds a word of RV32, also an address, with its sign in the upper half.
reg_t extended(reg_t word) { return reg_t(sreg_t(int32_t(word))); }

struct Operands {
    uint32_t rs1, rs2;
    unsigned n; // bits 31:25 of the instruction
    mmu_t *memory;
};

uint64_t pair(uint32_t low, uint32_t high) { return uint64_t(high) << 32 | low; }

// Brings index + n - 16 into 0 to 4; outside of -9 to 9 the unit gives the low bits.
uint32_t remv(const Operands &o)
{
    const int sum = int((o.rs1 + o.n) & 31) - 16;
    return sum < -9 || sum > 9 ? unsigned(sum) & 7 : unsigned((sum + 10) % 5);
}

// FIPS 202, algorithm 5: x^8 + x^6 + x^5 + x^4 + 1
uint32_t lfsr(const Operands &o)
{
    const uint32_t next = (o.rs1 & 0xff) << 1;
    return (next & 0x100 ? next ^ 0x171 : next) & 0xff;
}

struct Oasip {
    uint64_t aux = 0;

    uint32_t remv(const Operands &o) { return ::remv(o); }
    uint32_t lfsr(const Operands &o) { return ::lfsr(o); }
    uint32_t hmask(const Operands &o) { return o.rs1 >> 1 & 63; }
    uint32_t extlw(const Operands &) { return uint32_t(aux); }
    uint32_t pack(const Operands &o)
    {
        aux = pair(o.rs2, o.rs1);
        return 0;
    }
    uint32_t rotr(const Operands &o)
    {
        aux = std::rotl(aux, int(o.rs1 & 63));
        return uint32_t(aux >> 32);
    }
};

struct Dasip {
    std::array<uint64_t, 5> r{}, c{};
    uint64_t m = 0;
    uint32_t address = 0;
    bool failed = false;

    uint64_t &numbered(unsigned n) { return n < 5 ? r[n] : n < 10 ? c[n - 5] : m; }
    static unsigned x_of(const Operands &o) { return (o.rs1 & 7) % 5; }
    uint32_t at(const Operands &o, unsigned word) const
    {
        return address + 8 * ((o.rs1 & 31) + 5 * (o.rs2 & 7)) + 4 * word;
    }
    uint64_t read(const Operands &o)
    {
        uint32_t words[2] = {};
        for (unsigned i = 0; i < 2; i++) {
            try {
                words[i] = o.memory->load<uint32_t>(at(o, i));
            } catch (trap_t &) {
                failed = true;
            }
        }
        return pair(words[0], words[1]);
    }
    void write(const Operands &o, uint64_t lane)
    {
        for (unsigned i = 0; i < 2; i++) {
            try {
                o.memory->store<uint32_t>(at(o, i), uint32_t(lane >> 32 * i));
            } catch (trap_t &) {
                failed = true;
            }
        }
    }
    void add_parity(const Operands &o, uint64_t lane)
    {
        uint64_t &column = c[x_of(o)];
        column = (o.rs2 & 7) == 0 ? lane : column ^ lane;
    }

    uint32_t remv(const Operands &o) { return ::remv(o); }
    uint32_t lfsr(const Operands &o) { return ::lfsr(o); }
    uint32_t base(const Operands &o)
    {
        const uint32_t before = address;
        address = o.rs1 & ~3u;
        return before;
    }
    uint32_t sync(const Operands &o)
    {
        const bool before = failed;
        failed = o.rs1 & 1;
        return before;
    }
    uint32_t load(const Operands &o)
    {
        numbered(o.n) = read(o);
        return 0;
    }
    uint32_t store(const Operands &o)
    {
        write(o, numbered(o.n));
        return 0;
    }
    uint32_t mix(const Operands &o)
    {
        numbered(o.n) ^= pair(o.rs1, o.rs2);
        return 0;
    }
    uint32_t row(const Operands &o)
    {
        r[x_of(o)] = read(o);
        return 0;
    }
    uint32_t parity(const Operands &o)
    {
        add_parity(o, read(o));
        return 0;
    }
    uint32_t first(const Operands &o)
    {
        m = read(o) ^ r[x_of(o)];
        return 0;
    }
    uint32_t swap(const Operands &o)
    {
        const uint64_t before = read(o);
        write(o, m);
        m = before ^ r[x_of(o)];
        return 0;
    }
    uint32_t chi(const Operands &o)
    {
        const unsigned x = x_of(o);
        const uint64_t lane = r[x] ^ (~r[(x + 1) % 5] & r[(x + 2) % 5]);
        write(o, lane);
        add_parity(o, lane);
        return 0;
    }
    uint32_t turn(const Operands &o)
    {
        m = std::rotl(m, int(o.rs1 & 63));
        return 0;
    }
    uint32_t effect(const Operands &o)
    {
        const unsigned x = x_of(o);
        r[x] = c[(x + 4) % 5] ^ std::rotl(c[(x + 1) % 5], 1);
        return 0;
    }
};

struct Lane {
    std::array<uint64_t, 25> state{};
    unsigned next = 0; // word

    uint32_t word(const Operands &o)
    {
        const unsigned shift = 32 * (next % 2);
        uint64_t &lane = state[next / 2];
        lane ^= uint64_t(o.rs1) << shift;
        next = (next + 1) % 50;
        return uint32_t(lane >> shift);
    }
    uint32_t clear(const Operands &)
    {
        *this = Lane{};
        return 0;
    }
    uint32_t where(const Operands &) { return next; }
    uint32_t permute(const Operands &o)
    {
        if (o.rs1 < 1 || o.rs1 > 24) {
            return 0;
        }
        for (int round = 24 - int(o.rs1); round < 24; round++) {
            one_round(round);
        }
        next = 0;
        return 0;
    }

  private:
    // FIPS 202, sections 3.2.1 to 3.2.5
    void one_round(int round)
    {
        std::array<uint64_t, 5> parity{};
        for (int i = 0; i < 25; i++) {
            parity[i % 5] ^= state[i];
        }
        for (int i = 0; i < 25; i++) {
            state[i] ^= parity[(i + 4) % 5] ^ std::rotl(parity[(i + 1) % 5], 1);
        }
        std::array<uint64_t, 25> moved = state;
        for (int t = 0, x = 1, y = 0; t < 24; t++) {
            const int to = (2 * x + 3 * y) % 5;
            moved[y + 5 * to] = std::rotl(state[x + 5 * y], (t + 1) * (t + 2) / 2 % 64);
            x = y;
            y = to;
        }
        for (int i = 0; i < 25; i++) {
            const int row = i / 5 * 5;
            state[i] = moved[i] ^ (~moved[row + (i + 1) % 5] & moved[row + (i + 2) % 5]);
        }
        for (int j = 0; j < 7; j++) {
            state[0] ^= uint64_t(bit(j + 7 * round)) << ((1 << j) - 1);
        }
    }
    static uint32_t bit(int t)
    {
        uint32_t register_ = 1;
        for (; t > 0; t--) {
            register_ = lfsr({register_, 0, 0, nullptr});
        }
        return register_ & 1;
    }
};

template <class Unit>
class Extension : public extension_t
{
  public:
    explicit Extension(const char *name) : called(name) {}
    const char *name() const override { return called; }
    void reset(processor_t &) override { unit = Unit{}; }
    std::vector<insn_desc_t> get_instructions(const processor_t &) override;
    std::vector<disasm_insn_t *> get_disasms(const processor_t *) override { return {}; }

    Unit unit;
    const char *const called;
};

template <class Unit>
const char *name_of();
template <>
const char *name_of<Oasip>()
{
    return "oasip";
}
template <>
const char *name_of<Dasip>()
{
    return "dasip";
}
template <>
const char *name_of<Lane>()
{
    return "lane";
}

reg_t illegal(processor_t *, insn_t insn, reg_t) { throw trap_illegal_instruction(insn.bits()); }

// `Most`: the highest value of the field, where the mask allows more.
template <class Unit, auto Does, unsigned Most, bool Logged>
reg_t execute(processor_t *p, insn_t insn, reg_t pc)
{
    state_t &s = *p->get_state();
    const unsigned n = unsigned(insn.bits() >> 25 & 127);
    if (n > Most) {
        illegal(p, insn, pc);
    }
    const Operands operands{uint32_t(s.XPR[insn.rs1()]), uint32_t(s.XPR[insn.rs2()]), n, p->get_mmu()};
    Unit &unit = static_cast<Extension<Unit> *>(p->get_extension(name_of<Unit>()))->unit;
    const reg_t value = extended((unit.*Does)(operands));
    if constexpr (Logged) {
        s.log_reg_write[insn.rd() << 4] = {value, 0};
    }
    s.XPR.write(insn.rd(), value);
    return extended(pc + BYTES);
}

template <class Unit, auto Does, unsigned Most>
insn_desc_t described(insn_bits_t match, insn_bits_t mask)
{
    const auto fast = execute<Unit, Does, Most, false>, logged = execute<Unit, Does, Most, true>;
    return {match, mask, fast, illegal, illegal, illegal, logged, illegal, illegal, illegal};
}

template <>
std::vector<insn_desc_t> Extension<Oasip>::get_instructions(const processor_t &)
{
#define DESCRIBED(name, match, mask, most) described<Oasip, &Oasip::name, most>(match, mask),
    return {OASIP_INSTRUCTIONS(DESCRIBED)};
#undef DESCRIBED
}

template <>
std::vector<insn_desc_t> Extension<Dasip>::get_instructions(const processor_t &)
{
#define DESCRIBED(name, match, mask, most) described<Dasip, &Dasip::name, most>(match, mask),
    return {DASIP_INSTRUCTIONS(DESCRIBED)};
#undef DESCRIBED
}

template <>
std::vector<insn_desc_t> Extension<Lane>::get_instructions(const processor_t &)
{
#define DESCRIBED(name, match, mask, most) described<Lane, &Lane::name, most>(match, mask),
    return {LANE_INSTRUCTIONS(DESCRIBED)};
#undef DESCRIBED
}

} // namespace

REGISTER_EXTENSION(oasip, []() { return new Extension<Oasip>("oasip"); })
REGISTER_EXTENSION(dasip, []() { return new Extension<Dasip>("dasip"); })
REGISTER_EXTENSION(lane, []() { return new Extension<Lane>("lane"); })
