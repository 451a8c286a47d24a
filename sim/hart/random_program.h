// SPDX-License-Identifier: Apache-2.0
//
// An endless random program: the instruction memory of the whole address space, a pure function of a seed and an
// address. It is made in pieces of 64 bytes, from the start of a piece on. A jump may land within an instruction.

#ifndef RVHASH_RANDOM_PROGRAM_H
#define RVHASH_RANDOM_PROGRAM_H

#include <array>
#include <cstdint>
#include <unordered_map>

// xoshiro-like quality is not needed: splitmix64.
class Random
{
  public:
    explicit Random(uint64_t seed) : state(seed) {}

    uint64_t next()
    {
        uint64_t z = (state += 0x9e3779b97f4a7c15);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }
    uint32_t word() { return uint32_t(next() >> 32); }
    uint32_t below(uint32_t n) { return uint32_t((next() >> 32) * n >> 32); }
    bool percent(uint32_t n) { return below(100) < n; }

  private:
    uint64_t state;
};

inline uint64_t mix(uint64_t a, uint64_t b)
{
    return Random(a ^ Random(b).next()).next();
}

// Weights of the kinds of instructions, in a program's own mixture.
struct Mixture {
    unsigned compute = 40, load = 12, store = 8, branch = 8, jump = 3, muldiv = 4, compressed = 20, csr = 2, system = 1,
             illegal = 1, coprocessor = 0, loop = 0;
};

class RandomProgram
{
  public:
    // Without `has_c`, instructions are at multiples of 4 and have 32 bits; those of 16 bits are illegal, and fill a word.
    RandomProgram(uint64_t seed, uint32_t boot, const Mixture &mixture, bool has_c)
        : seed(seed), boot(boot), m(mixture), has_c(has_c)
    {
    }

    uint32_t word(uint32_t addr) // of 4 bytes at a multiple of 4
    {
        return half(addr) | uint32_t(half(addr + 2)) << 16;
    }

    uint16_t half(uint32_t addr)
    {
        const uint32_t start = addr & ~63u;
        auto found = pieces.find(start);
        if (found == pieces.end()) {
            if (pieces.size() > 50000) {
                pieces.clear();
            }
            found = pieces.emplace(start, piece(start)).first;
        }
        return found->second[(addr & 63) / 2];
    }

  private:
    using Piece = std::array<uint16_t, 32>;

    static constexpr uint32_t OP = 0x33, IMM = 0x13, LOAD = 0x03, STORE = 0x23, BRANCH = 0x63, JAL = 0x6f, JALR = 0x67,
                              LUI = 0x37, AUIPC = 0x17, SYSTEM = 0x73, FENCE = 0x0f;

    uint64_t seed;
    uint32_t boot;
    Mixture m;
    bool has_c;
    std::unordered_map<uint32_t, Piece> pieces;
    unsigned turns_in = 0; // the register that holds the turns of the loop that the next instruction sets up
    unsigned recent = 1; // a destination that was written just before

    static uint32_t r(uint32_t f7, unsigned rs2, unsigned rs1, uint32_t f3, unsigned rd, uint32_t op)
    {
        return f7 << 25 | rs2 << 20 | rs1 << 15 | f3 << 12 | rd << 7 | op;
    }
    static uint32_t i(uint32_t imm, unsigned rs1, uint32_t f3, unsigned rd, uint32_t op)
    {
        return imm << 20 | rs1 << 15 | f3 << 12 | rd << 7 | op;
    }

    unsigned source(Random &g)
    {
        return g.percent(40) ? recent : g.percent(70) ? 8 + g.below(8) : g.below(32);
    }
    unsigned destination(Random &g)
    {
        return recent = g.percent(75) ? 8 + g.below(8) : g.below(32);
    }

    Piece piece(uint32_t start)
    {
        Piece p;
        Random g(mix(seed, start));
        turns_in = 0;
        unsigned at = 0;
        while (at < 32) {
            uint32_t instr = boot <= start + 2 * at && start + 2 * at < boot + FIRST * 4
                                 ? first_write((start + 2 * at - boot) / 4 + 1)
                                 : any(g, start + 2 * at, at < 31);
            p[at++] = uint16_t(instr);
            if (((instr & 3) == 3 || !has_c) && at < 32) {
                p[at++] = uint16_t(instr >> 16);
            }
        }
        return p;
    }

    static constexpr unsigned FIRST = 38; // instructions at the start that are not random

    // Every register, then mtvec, mie and mstatus.MIE
    uint32_t first_write(unsigned n)
    {
        Random g(mix(seed, ~0ull));
        const bool vectored = g.percent(50), low = g.percent(30), both = g.percent(30);
        Random v(mix(seed, n));
        switch (n) {
        case 32: return i(vectored, 30, 0, 30, IMM); // low bits of the address are 0
        case 33: return i(0x305, 30, 1, 0, SYSTEM);  // csrw mtvec
        case 34: return low || both ? 1u << 12 | 29 << 7 | LUI : i(0, 0, 0, 29, IMM);
        case 35: return i(low || both ? 0x888 : 0, 29, 0, 29, IMM); // software, timer, external
        case 36: return low ? i(0x304, 29, 1, 0, SYSTEM) : i(0x304, 31, 1, 0, SYSTEM); // csrw mie
        case 37: return both ? i(0x304, 29, 2, 0, SYSTEM) : i(0x300, 8, 6, 0, SYSTEM);
        case 38: return i(0x300, 8, 6, 0, SYSTEM);
        default: return (v.word() & 0xfffff000) | n << 7 | LUI;
        }
    }

    uint32_t any(Random &g, uint32_t addr, bool long_fits)
    {
        if (turns_in && long_fits) {
            const unsigned rs = turns_in;
            turns_in = 0;
            const uint32_t offset = (4 + g.below(g.percent(50) ? 24 : 80) + 3) & ~3u;
            return i((offset + (-addr & 3)) & 0xfff, rs, 7, g.below(2), 0x2b); // lp.setup
        }
        const unsigned weights[] = {m.compute, m.load, m.store, m.branch, m.jump, m.muldiv,
                                    m.compressed, m.csr, m.system, m.illegal, m.coprocessor, m.loop};
        unsigned sum = 0, kind = 0;
        for (unsigned w : weights) {
            sum += w;
        }
        for (unsigned at = g.below(sum); at >= weights[kind]; kind++) {
            at -= weights[kind];
        }
        if (!long_fits) {
            return compressed(g);
        }
        switch (kind) {
        case 0: return compute(g);
        case 1: return load(g);
        case 2: return store(g);
        case 3: return branch(g);
        case 4: return jump(g);
        case 5: {
            const unsigned a = source(g), b = source(g);
            return r(1, b, a, g.below(8), destination(g), OP);
        }
        case 6: return has_c ? compressed(g) : (g.word() & ~3u) | g.below(3);
        case 7: return csr(g);
        case 8: return system(g);
        case 9: return g.percent(50) ? g.word() : (g.word() & ~0x7fu) | SYSTEM;
        case 10: return coprocessor(g);
        default:
            turns_in = 8 + g.below(8);
            return i(g.below(5), 0, 0, turns_in, IMM);
        }
    }

    uint32_t compute(Random &g)
    {
        static const uint32_t two[][2] = {
            // funct7, funct3 of OP
            {0x00, 0}, {0x20, 0}, {0x00, 1}, {0x00, 2}, {0x00, 3}, {0x00, 4}, {0x00, 5}, {0x20, 5}, {0x00, 6},
            {0x00, 7}, {0x10, 2}, {0x10, 4}, {0x10, 6}, {0x20, 7}, {0x20, 6}, {0x20, 4}, {0x05, 4}, {0x05, 5},
            {0x05, 6}, {0x05, 7}, {0x30, 1}, {0x30, 5}, {0x04, 4}, {0x04, 7}, {0x24, 1}, {0x34, 1}, {0x14, 1},
            {0x24, 5},
        };
        static const uint32_t amounts[][2] = {
            // funct7, funct3 of OP-IMM with an amount
            {0x00, 1}, {0x00, 5}, {0x20, 5}, {0x30, 5}, {0x24, 1}, {0x34, 1}, {0x14, 1}, {0x24, 5},
        };
        static const uint32_t one[][2] = {
            // imm12, funct3 of OP-IMM with one source
            {0x600, 1}, {0x601, 1}, {0x602, 1}, {0x604, 1}, {0x605, 1}, {0x287, 5}, {0x698, 5}, {0x687, 5},
            {0x08f, 1}, {0x08f, 5},
        };
        const unsigned a = source(g), b = source(g), rd = destination(g);
        const unsigned kind = g.below(100);
        if (kind < 40) {
            const auto &o = two[g.below(sizeof two / sizeof two[0])];
            return r(o[0], o[0] == 4 && o[1] == 4 && g.percent(50) ? 0 : b, a, o[1], rd, OP);
        }
        if (kind < 62) {
            static const uint32_t f3[] = {0, 2, 3, 4, 6, 7};
            static const uint32_t edges[] = {0, 1, 0xfff, 0x7ff, 0x800};
            return i(g.percent(20) ? edges[g.below(5)] : g.word() & 0xfff, a, f3[g.below(6)], rd, IMM);
        }
        if (kind < 73) {
            const auto &o = amounts[g.below(sizeof amounts / sizeof amounts[0])];
            return r(o[0], g.below(32), a, o[1], rd, IMM);
        }
        if (kind < 79) {
            const auto &o = one[g.below(sizeof one / sizeof one[0])];
            return i(o[0], a, o[1], rd, IMM);
        }
        if (g.percent(75)) { // the edges of arithmetic
            static const uint32_t edges[] = {0, 1, 0xfff};
            return g.percent(30) ? 0x80000u << 12 | rd << 7 | LUI : i(edges[g.below(3)], 0, 0, rd, IMM);
        }
        return (g.word() & 0xfffff000) | rd << 7 | (g.percent(50) ? LUI : AUIPC);
    }

    uint32_t load(Random &g)
    {
        static const uint32_t f3[] = {0, 1, 2, 2, 2, 4, 5};
        const unsigned a = source(g);
        return i(g.word() & 0xfff, a, f3[g.below(7)], destination(g), LOAD);
    }

    uint32_t store(Random &g)
    {
        const uint32_t imm = g.word();
        return r(imm & 0x7f, source(g), source(g), g.below(3), imm >> 8 & 31, STORE);
    }

    uint32_t branch(Random &g)
    {
        static const uint32_t f3[] = {0, 1, 4, 5, 6, 7};
        // Forward for the most part: a loop that never ends shows little.
        uint32_t offset = g.percent(90) ? 2 * g.below(60) : -2 * g.below(60);
        if (!has_c && g.percent(90)) {
            offset &= ~2u;
        }
        const unsigned a = source(g);
        return (offset >> 12 & 1) << 31 | (offset >> 5 & 0x3f) << 25 | (g.percent(20) ? a : source(g)) << 20 | a << 15 |
               f3[g.below(6)] << 12 | (offset >> 1 & 0xf) << 8 | (offset >> 11 & 1) << 7 | BRANCH;
    }

    uint32_t jump(Random &g)
    {
        if (g.percent(30)) {
            const unsigned a = source(g);
            return i(g.word() & 0xfff, a, 0, destination(g), JALR);
        }
        const uint32_t misaligned = has_c || g.percent(20) ? 0 : 1u << 21;
        return ((g.word() & 0xfffff000) | destination(g) << 7 | JAL) & ~misaligned;
    }

    uint32_t compressed(Random &g)
    {
        if (g.percent(2)) {
            return 0x8002 | g.below(2) << 12 | (1 + g.below(31)) << 7; // c.jr, c.jalr
        }
        for (;;) {
            const uint32_t c = g.word() & 0xffff;
            const unsigned quadrant = c & 3, f3 = c >> 13;
            if (quadrant == 3 || (quadrant == 1 && f3 >= 5 && g.percent(70)) || (quadrant == 1 && f3 == 1 && g.percent(80))
                || (quadrant == 2 && f3 == 4 && (c >> 2 & 31) == 0 && g.percent(70))
                || (quadrant != 1 && f3 != 0 && f3 != 2 && f3 != 4 && f3 != 6 && g.percent(95)) || (quadrant == 0 && f3 == 4)) {
                continue; // jumps and branches, and what is not of RV32IMC, less often
            }
            return c;
        }
    }

    uint32_t csr(Random &g)
    {
        static const uint32_t known[] = {0x300, 0x301, 0x304, 0x305, 0x310, 0x320, 0x323, 0x33f, 0x340, 0x341, 0x342,
                                         0x343, 0x344, 0xb00, 0xb02, 0xb03, 0xb1f, 0xb80, 0xb82, 0xb83, 0xb9f, 0xc00,
                                         0xc01, 0xc02, 0xc80, 0xc81, 0xc82, 0xf11, 0xf12, 0xf13, 0xf14, 0xf15};
        static const uint32_t often[] = {0x300, 0x304, 0x340, 0x341, 0xb02, 0xb00};
        static const uint32_t f3[] = {1, 2, 3, 5, 6, 7};
        const uint32_t addr = g.percent(60) ? often[g.below(6)] : known[g.below(sizeof known / sizeof known[0])];
        if (g.percent(25)) {
            return i(0x300, 8, 6, destination(g), SYSTEM); // mstatus.MIE
        }
        const unsigned a = g.percent(30) ? 0 : source(g);
        return i(addr, a, f3[g.below(6)], destination(g), SYSTEM);
    }

    uint32_t system(Random &g)
    {
        static const uint32_t all[] = {0x00000073, 0x00100073, 0x30200073, 0x10500073, 0x0000100f, 0x0ff0000f, 0x8330000f};
        return all[g.below(7)];
    }

    uint32_t coprocessor(Random &g)
    {
        static const uint32_t op[] = {0x0b, 0x5b};
        const unsigned a = source(g), b = source(g);
        return r(g.word() & 0x7f, b, a, g.below(8), destination(g), op[g.below(2)]);
    }
};

#endif
