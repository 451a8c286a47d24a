// SPDX-License-Identifier: Apache-2.0
//
// What each instruction of hx computes: docs/attach/isa.md. Written from the page and from FIPS 180-4, not from the RTL
// and not from the model in Python: numbers of 64 bits are rotated as such. An instruction that sets or takes the carry,
// 0 to 2, has it as its second argument. A dot of a mnemonic is an underscore here.

#ifndef RVHASH_HX_SEMANTICS_H
#define RVHASH_HX_SEMANTICS_H

#include <bit>
#include <cstdint>

namespace hx
{

struct Operands {
    uint32_t rs1, rs2, rs3;
    unsigned n; // bits 31:27 of the instruction
};

inline uint64_t pair(uint32_t low, uint32_t high) { return uint64_t(high) << 32 | low; }
inline uint32_t low_of(uint64_t x) { return uint32_t(x); }
inline uint32_t high_of(uint64_t x) { return uint32_t(x >> 32); }

// FIPS 180-4, section 4.1.1
inline uint32_t choose(uint32_t x, uint32_t y, uint32_t z) { return (x & y) ^ (~x & z); }
inline uint32_t majority(uint32_t x, uint32_t y, uint32_t z) { return (x & y) ^ (x & z) ^ (y & z); }

// FIPS 180-4, section 4.1.2
inline uint32_t upper0(uint32_t x) { return std::rotr(x, 2) ^ std::rotr(x, 13) ^ std::rotr(x, 22); }
inline uint32_t upper1(uint32_t x) { return std::rotr(x, 6) ^ std::rotr(x, 11) ^ std::rotr(x, 25); }
inline uint32_t lower0(uint32_t x) { return std::rotr(x, 7) ^ std::rotr(x, 18) ^ (x >> 3); }
inline uint32_t lower1(uint32_t x) { return std::rotr(x, 17) ^ std::rotr(x, 19) ^ (x >> 10); }

// FIPS 180-4, section 4.1.3
inline uint64_t upper0(uint64_t x) { return std::rotr(x, 28) ^ std::rotr(x, 34) ^ std::rotr(x, 39); }
inline uint64_t upper1(uint64_t x) { return std::rotr(x, 14) ^ std::rotr(x, 18) ^ std::rotr(x, 41); }
inline uint64_t lower0(uint64_t x) { return std::rotr(x, 1) ^ std::rotr(x, 8) ^ (x >> 7); }
inline uint64_t lower1(uint64_t x) { return std::rotr(x, 19) ^ std::rotr(x, 61) ^ (x >> 6); }

// The lower word of a result; the carry is what is above it.
inline uint32_t set(uint64_t sum, unsigned &carry)
{
    carry = high_of(sum);
    return low_of(sum);
}

// The carry is added, and is 0 then.
inline uint32_t take(uint64_t sum, unsigned &carry)
{
    sum += carry;
    carry = 0;
    return low_of(sum);
}

// The bits 0, 2, 4, ... of a lane.
inline uint32_t even_bits(uint64_t lane)
{
    uint32_t bits = 0;
    for (unsigned i = 0; i < 32; i++) {
        bits |= uint32_t(lane >> 2 * i & 1) << i;
    }
    return bits;
}

inline uint64_t lane(uint32_t even, uint32_t odd)
{
    uint64_t lane = 0;
    for (unsigned i = 0; i < 32; i++) {
        lane |= uint64_t(even >> i & 1) << 2 * i | uint64_t(odd >> i & 1) << (2 * i + 1);
    }
    return lane;
}

inline uint64_t sum(const Operands &o) { return uint64_t(o.rs1) + o.rs2 + o.rs3; }
inline uint64_t plus_rs3(uint32_t word, const Operands &o) { return uint64_t(word) + o.rs3; }
inline uint64_t from_low(const Operands &o) { return pair(o.rs1, o.rs2); } // rs1 is the lower word of x
inline uint64_t from_high(const Operands &o) { return pair(o.rs2, o.rs1); } // rs1 is the upper word of x

// ---- keccak ----
inline uint32_t xor3(const Operands &o) { return o.rs1 ^ o.rs2 ^ o.rs3; }
inline uint32_t chi(const Operands &o) { return o.rs1 ^ (~o.rs2 & o.rs3); }
inline uint32_t xror(const Operands &o) { return std::rotr(o.rs1 ^ o.rs2, int(o.n)); }
inline uint32_t xrl1(const Operands &o) { return o.rs1 ^ std::rotl(o.rs2, 1); }

// ---- ch-maj ----
inline uint32_t ch(const Operands &o) { return choose(o.rs1, o.rs2, o.rs3); }
inline uint32_t maj(const Operands &o) { return majority(o.rs1, o.rs2, o.rs3); }

// ---- add3 ----
inline uint32_t add3(const Operands &o) { return low_of(sum(o)); }
inline uint32_t add3c(const Operands &o) { return high_of(sum(o)); }

// ---- sha256 ----
inline uint32_t s256t1(const Operands &o) { return upper1(o.rs1) + choose(o.rs1, o.rs2, o.rs3); }
inline uint32_t s256t2(const Operands &o) { return upper0(o.rs1) + majority(o.rs1, o.rs2, o.rs3); }
inline uint32_t s256w0(const Operands &o) { return lower0(o.rs1) + o.rs2 + o.rs3; }
inline uint32_t s256w1(const Operands &o) { return lower1(o.rs1) + o.rs2 + o.rs3; }

// ---- sha512 ----
inline uint32_t add3_lo(const Operands &o, unsigned &carry) { return set(sum(o), carry); }
inline uint32_t add3_hi(const Operands &o, unsigned &carry) { return take(sum(o), carry); }
inline uint32_t sum0_lo(const Operands &o, unsigned &carry) { return set(plus_rs3(low_of(upper0(from_low(o))), o), carry); }
inline uint32_t sum0_hi(const Operands &o, unsigned &carry) { return take(plus_rs3(high_of(upper0(from_high(o))), o), carry); }
inline uint32_t sum1_lo(const Operands &o, unsigned &carry) { return set(plus_rs3(low_of(upper1(from_low(o))), o), carry); }
inline uint32_t sum1_hi(const Operands &o, unsigned &carry) { return take(plus_rs3(high_of(upper1(from_high(o))), o), carry); }
inline uint32_t sig0_lo(const Operands &o, unsigned &carry) { return set(plus_rs3(low_of(lower0(from_low(o))), o), carry); }
inline uint32_t sig0_hi(const Operands &o, unsigned &carry) { return take(plus_rs3(high_of(lower0(from_high(o))), o), carry); }
inline uint32_t sig1_lo(const Operands &o, unsigned &carry) { return set(plus_rs3(low_of(lower1(from_low(o))), o), carry); }
inline uint32_t sig1_hi(const Operands &o, unsigned &carry) { return take(plus_rs3(high_of(lower1(from_high(o))), o), carry); }

// ---- interleave ----
inline uint32_t ilve(const Operands &o) { return o.rs1 ^ even_bits(pair(o.rs2, o.rs3)); }
inline uint32_t ilvo(const Operands &o) { return o.rs1 ^ even_bits(pair(o.rs2, o.rs3) >> 1); }
inline uint32_t dil(const Operands &o) { return low_of(lane(o.rs1, o.rs2)); }
inline uint32_t dih(const Operands &o) { return high_of(lane(o.rs1, o.rs2)); }

} // namespace hx

#endif
