// SPDX-License-Identifier: Apache-2.0
//
// Bytes and words, for little-endian hosts such as RISC-V.

#ifndef RVH_BYTES_H
#define RVH_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "rvhash needs a little-endian host");

#define RVH_INLINE static inline __attribute__((always_inline))

RVH_INLINE int rvh_is_aligned4(const void *p)
{
    return ((uintptr_t)p & 3) == 0;
}

// A condition that is usually false: the compiler keeps the usual path free of taken branches.
#define RVH_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

// Before a loop with a constant number of iterations: unroll it completely.
#define RVH_UNROLL _Pragma("GCC unroll 32")

// Before any loop: unroll it by that factor.
#define RVH_PRAGMA(text) _Pragma(#text)
#define RVH_UNROLL_BY(n) RVH_PRAGMA(GCC unroll n)

// Load the word at `p`, which must be 4-byte aligned: one load instruction.
RVH_INLINE uint32_t rvh_load32_aligned(const uint8_t *p)
{
    uint32_t w;
    memcpy(&w, __builtin_assume_aligned(p, 4), 4);
    return w;
}

// Load the word at any `p`, first byte in bits 7:0.
RVH_INLINE uint32_t rvh_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

RVH_INLINE unsigned rvh_load16(const uint8_t *p)
{
    return p[0] | (unsigned)p[1] << 8;
}

RVH_INLINE void rvh_store16(uint8_t *p, unsigned value)
{
    p[0] = (uint8_t)value;
    p[1] = (uint8_t)(value >> 8);
}

RVH_INLINE void rvh_store32_aligned(uint8_t *p, uint32_t w)
{
    memcpy(__builtin_assume_aligned(p, 4), &w, 4);
}

RVH_INLINE void rvh_store32(uint8_t *p, uint32_t w)
{
    p[0] = (uint8_t)w;
    p[1] = (uint8_t)(w >> 8);
    p[2] = (uint8_t)(w >> 16);
    p[3] = (uint8_t)(w >> 24);
}

// gcc 12 supports Zbb, but calls a library function to swap the bytes of a word, and turns a right rotation by more
// than half a word into a left rotation, which has no immediate form. Therefore these two instructions are written in
// assembly.
#if defined(__riscv_zbb) && __riscv_xlen == 32 && defined(__OPTIMIZE__)
#define RVH_ZBB 1
#else
#define RVH_ZBB 0
#endif

// The word with its bytes in the other order.
RVH_INLINE uint32_t rvh_swap32(uint32_t w)
{
#if RVH_ZBB
    uint32_t r;
    __asm__("rev8 %0, %1" : "=r"(r) : "r"(w));
    return r;
#else
    return __builtin_bswap32(w);
#endif
}

// Rotation to the right by a constant.
RVH_INLINE uint32_t rvh_rotr32(uint32_t x, unsigned n)
{
    n &= 31;
    if (n == 0) {
        return x;
    }
#if RVH_ZBB
    uint32_t r;
    __asm__("rori %0, %1, %2" : "=r"(r) : "r"(x), "i"(n));
    return r;
#else
    return x >> n | x << (32 - n);
#endif
}

// Clear `n` bytes of aligned words in a way that the compiler must not omit. n is a multiple of 4.
RVH_INLINE void rvh_clear_words(void *p, size_t n)
{
    typedef uint32_t __attribute__((may_alias)) any_word;
    volatile any_word *word = p;
    RVH_UNROLL_BY(16)
    for (size_t i = 0; i < n / 4; i++) {
        word[i] = 0;
    }
}

// The same for a multiple of 16, in less code.
RVH_INLINE void rvh_clear_sixteens(void *p, size_t n)
{
    for (uint8_t *at = p, *end = at + n; at != end; at += 16) {
        rvh_clear_words(at, 16);
    }
}

// Clear byte `from` up to byte `to` of an aligned block; `to` is a multiple of 4.
static inline void rvh_zero_words(uint8_t *block, size_t from, size_t to)
{
    for (; from % 4 != 0; from++) {
        block[from] = 0;
    }
    for (; from < to; from += 4) {
        rvh_store32_aligned(block + from, 0);
    }
}

// Copy `n` bytes. The C library's memcpy is optimised for size on this target and copies byte by byte.
RVH_INLINE void rvh_copy(uint8_t *to, const uint8_t *from, size_t n)
{
    if (rvh_is_aligned4(to) && rvh_is_aligned4(from)) {
        for (; n >= 4; n -= 4, to += 4, from += 4) {
            rvh_store32_aligned(to, rvh_load32_aligned(from));
        }
    }
    for (; n > 0; n--) {
        *to++ = *from++;
    }
}

// XOR `n` bytes into those at `to`.
RVH_INLINE void rvh_xor(uint8_t *to, const uint8_t *from, size_t n)
{
    if (rvh_is_aligned4(to) && rvh_is_aligned4(from)) {
        for (; n >= 4; n -= 4, to += 4, from += 4) {
            rvh_store32_aligned(to, rvh_load32_aligned(to) ^ rvh_load32_aligned(from));
        }
    }
    for (; n > 0; n--) {
        *to++ ^= *from++;
    }
}

#endif
