// SPDX-License-Identifier: Apache-2.0
//
// The device interface of driver/driver.h for the coprocessor: a job is a few instructions, followed by their status.

#ifndef RVH_XIF_DEVICE_H
#define RVH_XIF_DEVICE_H

#include "algorithms.h"
#include "driver.h"
#include "rvh_xif_instr.h"

// The status word, as the coprocessor stores it.
enum {
    XIF_IDLE = 1 << 0,
    XIF_CHAINS = 1 << 7,
    XIF_FAMILIES_AT = 8, // as CAPABILITY of the memory-mapped peripheral
    XIF_WIDE = 1 << 12, // operands of 64 bits
    XIF_ADDRESS_AT = 13, // whole bytes of an address, less 4
    XIF_ADDRESS = 7,
    XIF_WORD_AT = 28,
    XIF_WORD = 7 << XIF_WORD_AT,  // words of the engine, in units of 32 bits, less one
};

#if RVH_DMA && RVH_XIF_XLEN == 32 && UINTPTR_MAX > UINT32_MAX && !defined RVH_DMA_BASE && !defined RVH_REACHES
#error "rvhash: pointers are longer than the device's 32-bit addresses: define RVH_DMA_BASE and RVH_DMA_SIZE, the memory \
that the device reaches, or RVH_REACHES(p, n) (sw/backend/driver/reach.h)"
#endif

// Message bytes in one operand of an instruction.
#if RVH_XIF_XLEN == 64
typedef uint64_t xif_bytes;
#else
typedef uint32_t xif_bytes;
#endif
enum { XIF_BYTES = sizeof(xif_bytes) };

RVH_INLINE xif_bytes xif_load(const uint8_t *p)
{
#if RVH_XIF_XLEN == 64
    return rvh_load32(p) | (uint64_t)rvh_load32(p + 4) << 32;
#else
    return rvh_load32(p);
#endif
}

// The same at a multiple of XIF_BYTES: one load instruction.
RVH_INLINE xif_bytes xif_load_aligned(const uint8_t *p)
{
#if RVH_XIF_XLEN == 64
    uint64_t bytes;
    memcpy(&bytes, __builtin_assume_aligned(p, 8), 8);
    return bytes;
#else
    return rvh_load32_aligned(p);
#endif
}

uint32_t rvh_device_look(void);
int rvh_device_job(uint32_t word, const struct rvh_moves *moves);

// Stores of the hart reach memory before the coprocessor reads there. Define RVH_IN_ORDER if memory grants each store
// before the next instruction commits. A compiler barrier then replaces the fence.
#ifdef RVH_XIF_FENCE // of the platform
#define XIF_FENCE() RVH_XIF_FENCE()
#elif defined RVH_IN_ORDER
#define XIF_FENCE() __asm__ volatile("" ::: "memory")
#else
#define XIF_FENCE() __asm__ volatile("fence rw, rw" ::: "memory")
#endif

RVH_INLINE void rvh_device_wipe(void)
{
#ifdef RVH_XIF_FENCE // nothing before the instruction can flush it
    XIF_FENCE();
#endif
    rvh_xif_wipe();
}

RVH_INLINE void rvh_device_unbuilt(void)
{
}

#if !RVH_DMA
#include "words.h"
#else

enum { RVH_DEVICE_UNIT = 1, RVH_DEVICE_KEEPS = 0, RVH_DEVICE_SAVES = 1 };

// Wait for the end of all operations and return their status: XIF_NOTHING or negative after an error. A status word is
// neither 0 nor AT_WORK, so at_work still shows an active call after it is stored.
enum { XIF_NOTHING = AT_WORK }; // the coprocessor could not store the status word

RVH_INLINE int32_t xif_end(void)
{
    rvh_driver.at_work = XIF_NOTHING;
    rvh_cache_clean((const void *)&rvh_driver.at_work, sizeof rvh_driver.at_work);
    XIF_FENCE();
    rvh_xif_status(&rvh_driver.at_work);
    rvh_xif_wait();
    rvh_cache_invalidate((void *)&rvh_driver.at_work, sizeof rvh_driver.at_work);
    return rvh_driver.at_work;
}

#ifdef RVH_XIF_PUSH

// Pass a whole message in registers, two of them per instruction. Only the hart reads the message, so its memory may be
// cached.
void rvh_xif_push(const uint8_t *data, size_t len);

// The same for a pointer aligned to XIF_BYTES and a length that is a multiple of 8 and not 0. On RV32 the loads of a
// pair are issued two instructions before it: the coprocessor accepts a pair every three cycles.
#if RVH_XIF_XLEN == 64
RVH_INLINE void xif_push_pairs(const uint8_t *data, size_t len)
{
    const uint8_t *end = data + ((len - 1) & ~(size_t)15); // the last 8 or 16 bytes
    RVH_UNROLL_BY(8)
    for (; data != end; data += 16) {
        rvh_xif_absorb(xif_load_aligned(data), xif_load_aligned(data + 8));
    }
    if (len & 8) {
        rvh_xif_finish(xif_load_aligned(end), 0, 8);
    } else {
        rvh_xif_finish(xif_load_aligned(end), xif_load_aligned(end + 8), 16);
    }
}
#else
RVH_INLINE void xif_push_pairs(const uint8_t *data, size_t len)
{
    const uint8_t *end = data + (len - 8);
    for (const uint8_t *stop = end - ((len - 8) & 56); data != stop; data += 64) {
        uint32_t low = rvh_load32_aligned(data), high = rvh_load32_aligned(data + 4);
        __asm__ volatile("" : : "r"(low), "r"(high) : "memory"); // before the loads of the next pair
        RVH_UNROLL
        for (int i = 8; i < 64; i += 8) {
            uint32_t next_low = rvh_load32_aligned(data + i), next_high = rvh_load32_aligned(data + i + 4);
            rvh_xif_absorb(low, high);
            low = next_low;
            high = next_high;
        }
        rvh_xif_absorb(low, high);
    }
    for (; data != end; data += 8) {
        rvh_xif_absorb(rvh_load32_aligned(data), rvh_load32_aligned(data + 4));
    }
    rvh_xif_finish(rvh_load32_aligned(end), rvh_load32_aligned(end + 4), 8);
}
#endif

#endif

RVH_INLINE int rvh_device_do(uint32_t word, struct rvh_moves moves)
{
    rvh_clean_for(&moves);
    XIF_FENCE();
    switch (word & OP_MASK) {
    case OP_START: rvh_xif_start((word >> JOB_ALG_AT & 15) | (word >> JOB_RATE_AT & 15) << 4); break;
    case OP_RESTORE: rvh_xif_restore(moves.saved, moves.saved_len); break;
    case OP_PAD: rvh_xif_pad(); break;
    default: break;
    }
    if (word & JOB_FINISH) {
        rvh_xif_suffix(word >> JOB_SUFFIX_AT);
    }
#ifdef RVH_XIF_PUSH
    if ((word & (OP_MASK | JOB_IN | JOB_FINISH)) == (OP_START | JOB_IN | JOB_FINISH)) {
        rvh_xif_push(moves.data, moves.len);
    } else
#endif
    if ((word & (JOB_IN | JOB_FINISH)) == (JOB_IN | JOB_FINISH)) {
        rvh_xif_feed(moves.data, moves.len, 1);
    } else if (word & JOB_IN) {
        rvh_xif_feed(moves.data, moves.len, 0);
    } else if (word & JOB_FINISH) {
        rvh_xif_finish(0, 0, 0);
    }
    if ((word & OP_MASK) == OP_SAVE) {
        rvh_xif_save(moves.to, moves.room);
    } else if (word & JOB_OUT) {
        rvh_xif_drain(moves.to, moves.room);
    }
    const int32_t status = xif_end();
    rvh_cache_invalidate(moves.to, moves.room);
    return status > XIF_NOTHING;
}

RVH_INLINE int rvh_device_settle(void) // errors of wiped operations are ignored
{
    const int32_t status = xif_end();
    return status != XIF_NOTHING && (status & XIF_IDLE);
}

RVH_INLINE int rvh_device_takes(const uint8_t *data, size_t len)
{
#ifdef RVH_XIF_PUSH
    (void)data, (void)len; // the message goes through registers
    return 1;
#else
    return rvh_reaches(data, len);
#endif
}

RVH_INLINE int rvh_device_quick(const uint8_t *data, size_t len)
{
#ifdef RVH_XIF_PUSH
    return !RVH_UNLIKELY((((uintptr_t)data & (XIF_BYTES - 1)) | (len & 7)) != 0) && !RVH_UNLIKELY(len == 0);
#else
    (void)data, (void)len;
    return 1;
#endif
}

RVH_INLINE void rvh_device_begin(rvh_alg alg, const uint8_t *data, size_t len)
{
    XIF_FENCE();
    rvh_xif_start(alg);
#ifdef RVH_XIF_PUSH
    xif_push_pairs(data, len);
#else
    rvh_xif_feed(data, len, 1);
#endif
}

// The digest size of rvh_algorithms, for algorithms before RVH_SHAKE128, but without a load: the coprocessor is using
// the memory.
RVH_INLINE uint32_t rvh_device_digest_size(rvh_alg alg)
{
#define SIZE(name, bytes) ((uint64_t)((bytes) / 4 - 1) << 4 * (name))
    const uint64_t sha256 = SIZE(RVH_SHA224, 28) | SIZE(RVH_SHA256, 32);
    const uint64_t sha512 = SIZE(RVH_SHA384, 48) | SIZE(RVH_SHA512, 64) | SIZE(RVH_SHA512_224, 28)
                            | SIZE(RVH_SHA512_256, 32);
    const uint64_t sha3 = SIZE(RVH_SHA3_224, 28) | SIZE(RVH_SHA3_256, 32) | SIZE(RVH_SHA3_384, 48)
                          | SIZE(RVH_SHA3_512, 64);
#undef SIZE
    const uint64_t sizes = (RVH_HAS_SHA256 ? sha256 : 0) | (RVH_HAS_SHA512 ? sha512 : 0) | (RVH_HAS_KECCAK ? sha3 : 0);
    uint32_t half = alg < 8 ? (uint32_t)sizes : (uint32_t)(sizes >> 32);
    uint32_t size = half >> 4 * (alg & 7) & 15;
    return size == 0 ? 0 : 4 * size + 4;
}

enum { RVH_DEVICE_ENDS = 1 }; // rvh_device_end waits for the whole job

RVH_INLINE int rvh_device_late(size_t len)
{
    (void)len;
    return 0;
}

RVH_INLINE int rvh_device_end(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    (void)alg, (void)data, (void)len;
    rvh_xif_drain(out, outlen);
    rvh_xif_status(&rvh_driver.at_work); // at_work is AT_WORK since the call entered
    rvh_driver.used++; // before the wait, when the hart would be idle
    int32_t nothing = XIF_NOTHING;
    __asm__ volatile("" : "+r"(nothing)); // also before the wait
    rvh_xif_wait();
    return rvh_driver.at_work > nothing;
}

RVH_INLINE int rvh_device_end_output(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    return rvh_device_end(alg, out, outlen, data, len);
}

RVH_INLINE int rvh_device_takes_parts(const rvh_part *parts, size_t count)
{
    (void)parts, (void)count; // the hart reads the list
    return 1;
}

RVH_INLINE int rvh_device_parts(rvh_alg alg, int resumes, uint8_t *out, size_t outlen, const rvh_part *parts,
                                size_t count, size_t bytes)
{
    (void)bytes;
    XIF_FENCE();
    if (resumes) {
        rvh_xif_restore(parts->data, parts->len);
        count--;
        parts++;
    } else {
        rvh_xif_start(alg);
    }
    for (; count > 1; count--, parts++) {
        rvh_xif_feed(parts->data, parts->len, 0);
    }
    if (count > 0) {
        rvh_xif_feed(parts->data, parts->len, 1);
    } else {
        rvh_xif_finish(0, 0, 0);
    }
    return rvh_device_end(alg, out, outlen, NULL, 0);
}

#ifdef RVH_CHAINS
// A description has short addresses if the coprocessor's have 32 bits. With operands of 64 bits the status word tells
// that of 32 to 39, so such a coprocessor is passed no row.
RVH_INLINE int rvh_device_has_rows(void)
{
    const int told = RVH_XIF_XLEN == 32 || rvh_reach_is_long();
    return told && (rvh_driver.capability & XIF_CHAINS) != 0;
}

RVH_INLINE int rvh_device_row(unsigned alg, const void *description, size_t count, unsigned steps)
{
    (void)count, (void)steps;
    XIF_FENCE();
    rvh_xif_chain(description, alg);
    return xif_end() > XIF_NOTHING;
}
#endif

enum { RVH_DEVICE_REPLAYS = RVH_ENGINE_WORD <= 8 }; // every multiple of a word is between words

RVH_INLINE int rvh_device_replay(rvh_alg alg, const uint8_t *seed, size_t len, size_t skip, uint8_t *out, size_t outlen)
{
    const size_t whole = outlen & ~(size_t)(RVH_ENGINE_WORD - 1);
    XIF_FENCE();
    rvh_xif_start(alg);
    rvh_xif_feed(seed, len, 1);
    for (; skip > whole; skip -= whole) {
        rvh_xif_drain(out, whole);
    }
    if (skip > 0) {
        rvh_xif_drain(out, skip);
    }
    return rvh_device_end(alg, out, outlen, seed, len);
}

#endif
#endif
