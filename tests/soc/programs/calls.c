// SPDX-License-Identifier: Apache-2.0
//
// The calls of rvhash_xof.h: at random, beside an open message, and interrupted at many points by a handler that makes such
// calls too. Output goes to any address and nowhere else.

#include <string.h>

#include "check.h"
#include "counters.h"
#include "keccak_state.h"
#include "rvhash_xof.h"
#include "sha256_state.h"
#include "sha512_state.h"
#include "simdev.h"
#include "trap.h"

enum { MSTATUS_MIE = 8, MESSAGE_BYTES = 420, MAX_OUT = 420, AROUND = 16, ROUNDS = 120, MOST_POINTS = 40 };

#define IRQ_CAUSE (UINT32_C(0x80000000) | SIMDEV_IRQ)

enum kind { XOF, PARTS, OUTPUT, PERMUTATION, COMPRESSION, LONG_COMPRESSION, KINDS };

struct call {
    enum kind kind;
    rvh_alg alg;
    unsigned at, len;     // message
    unsigned to, outlen;  // output: offset of its address, bytes
    unsigned position;
};

static uint8_t message[MESSAGE_BYTES + 8] __attribute__((aligned(8)));

static uint32_t random_state = 1;

// xorshift32
static uint32_t chance(uint32_t below)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 17;
    random_state ^= random_state << 5;
    return random_state % below;
}

// ---- a call, and what it must write ----

static rvh_status in_parts(const struct call *call, uint8_t *out)
{
    const uint8_t *data = message + call->at;
    const unsigned first = call->len / 3, second = call->len / 2 - first;
    const rvh_part parts[] = {
        {data, first}, {data + first, 0}, {data + first, second}, {data + first + second, call->len - first - second},
    };
    return rvh_hashv(call->alg, out, call->outlen, parts, 4);
}

static rvh_status at_position(const struct call *call, uint8_t *out)
{
    rvh_seed_xof xof;
    CHECK(rvh_seed_xof_init(&xof, call->alg) == RVH_OK);
    CHECK(rvh_seed_xof_absorb(&xof, message + call->at, call->len) == RVH_OK);
    xof.position = call->position;
    return rvh_seed_xof_squeeze(&xof, out, call->outlen);
}

static rvh_status permute(const struct call *call, uint8_t *out)
{
    rvh_f1600 state;
    CHECK(rvh_f1600_init(&state) == RVH_OK);
    CHECK(rvh_f1600_xor(&state, call->position, message + call->at, call->len) == RVH_OK);
    CHECK(rvh_keccak_f1600(&state) == RVH_OK);
    rvh_status status = rvh_keccak_f1600(&state);
    CHECK(rvh_f1600_extract(&state, 0, out, call->outlen) == RVH_OK);
    return status;
}

static rvh_status compress(const struct call *call, uint8_t *out)
{
    uint64_t h[8];
    rvh_status status;
    if (call->kind == COMPRESSION) {
        CHECK(rvh_sha256_begin((uint32_t *)(void *)h, RVH_SHA224) == RVH_OK);
        status = rvh_sha256_compress((uint32_t *)(void *)h, message + call->at, call->len);
    } else {
        CHECK(rvh_sha512_begin(h, RVH_SHA384) == RVH_OK);
        status = rvh_sha512_compress(h, message + call->at, call->len);
    }
    memcpy(out, h, call->outlen);
    return status;
}

static rvh_status make(const struct call *call, uint8_t *out)
{
    switch (call->kind) {
    case XOF: return rvh_xof(call->alg, out, call->outlen, message + call->at, call->len);
    case PARTS: return in_parts(call, out);
    case OUTPUT: return at_position(call, out);
    case PERMUTATION: return permute(call, out);
    default: return compress(call, out);
    }
}

// By the functions of portable C.
static void reference(const struct call *call, uint8_t *want)
{
    static uint8_t all[2 * MAX_OUT];
    static rvh_keccak_state a;
    static uint64_t h[8];
    switch (call->kind) {
    case XOF:
    case PARTS:
    case OUTPUT:
        check_reference(call->alg, all, call->position + call->outlen, message + call->at, call->len);
        memcpy(want, all + call->position, call->outlen);
        break;
    case PERMUTATION:
        rvh_keccak_init(&a);
        if (call->len > 0) {
            rvh_keccak_xor_bytes(&a, call->position, message + call->at, call->len);
        }
        rvh_keccak_permute(&a, 24);
        rvh_keccak_permute(&a, 24);
        rvh_keccak_extract_bytes(&a, 0, want, call->outlen);
        break;
    case COMPRESSION:
        rvh_sha256_init((uint32_t *)(void *)h, RVH_SHA224);
        rvh_sha256_absorb((uint32_t *)(void *)h, message + call->at, call->len);
        memcpy(want, h, call->outlen);
        break;
    default:
        rvh_sha512_init(h, RVH_SHA384);
        rvh_sha512_absorb(h, message + call->at, call->len);
        memcpy(want, h, call->outlen);
    }
}

static struct call random_call(enum kind kind)
{
    const unsigned is_256 = chance(2);
    struct call call = {.kind = kind, .alg = is_256 ? RVH_SHAKE256 : RVH_SHAKE128, .at = chance(8), .to = chance(8)};
    switch (kind) {
    case PARTS:
        if (chance(2)) {
            call.alg = check_algorithms[chance(CHECK_ALGORITHMS)];
        } // fall through
    case XOF:
        call.len = chance(4) ? chance(MESSAGE_BYTES) : 8 * chance(20);
        call.outlen = rvh_digest_size(call.alg) ? (unsigned)rvh_digest_size(call.alg) : 1 + chance(MAX_OUT);
        break;
    case OUTPUT:
        call.len = chance(RVH_SEED_MAX + 1);
        call.position = chance(3) ? chance(MAX_OUT) : 168 * chance(3);
        call.outlen = 1 + chance(2) * chance(MAX_OUT) + chance(4);
        call.outlen = call.outlen > MAX_OUT ? MAX_OUT : call.outlen;
        break;
    case PERMUTATION:
        call.position = chance(201);
        call.len = chance(201 - call.position);
        call.outlen = 200;
        break;
    case COMPRESSION:
        call.len = chance(5);
        call.outlen = 32;
        break;
    default:
        call.len = chance(4);
        call.outlen = 64;
    }
    return call;
}

static void check_call(const struct call *call, const uint8_t *want)
{
    uint8_t out[AROUND + 8 + MAX_OUT + AROUND] __attribute__((aligned(8)));
    uint8_t *at = out + AROUND + call->to;
    memset(out, 0xa5, sizeof out);
    CHECK(make(call, at) == RVH_OK);
    CHECK(check_equal(at, want, call->outlen));
    CHECK(check_is(out, 0xa5, AROUND + call->to));
    CHECK(check_is(at + call->outlen, 0xa5, AROUND));
}

// ---- interrupts ----

static struct call handlers[KINDS];
static uint8_t handlers_want[KINDS][MAX_OUT];
static volatile unsigned taken;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != IRQ_CAUSE) {
        trap_unexpected(mcause, mepc, mtval);
    }
    simdev_write(SIMDEV_INTERRUPT, 0);
    const unsigned i = taken++ % KINDS;
    check_call(&handlers[i], handlers_want[i]);
}

// At MOST_POINTS points of the call.
static void interrupted(const struct call *call)
{
    static uint8_t want[MAX_OUT];
    reference(call, want);
    check_call(call, want);
    uint8_t out[MAX_OUT];
    uint32_t start = counters_cycles();
    CHECK(make(call, out) == RVH_OK);
    const uint32_t cycles = counters_cycles() - start, step = cycles / MOST_POINTS + 1;
    unsigned before = taken, tries = 0;
    for (uint32_t at = 1 + chance(step); at <= cycles; at += step, tries++) {
        __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
        simdev_write(SIMDEV_INTERRUPT, at);
        rvh_status status = make(call, out);
        __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
        simdev_write(SIMDEV_INTERRUPT, 0);
        CHECK(status == RVH_OK && check_equal(out, want, call->outlen));
    }
    CHECK(10 * (taken - before) >= 9 * tries);
}

int main(void)
{
    static uint8_t want[MAX_OUT];
    static rvh_ctx open;
    check_fill(message, sizeof message);
    CHECK(rvh_init(&open, RVH_SHA3_384) == RVH_OK);
    CHECK(rvh_update(&open, message, 10) == RVH_OK);
    for (unsigned round = 0; round < ROUNDS; round++) {
        const struct call call = random_call((enum kind)(round % KINDS));
        reference(&call, want);
        check_call(&call, want);
    }
    CHECK(rvh_wipe(&open) == RVH_OK);
    console_puts("."); // for whoever waits
    for (unsigned i = 0; i < KINDS; i++) {
        handlers[i] = random_call((enum kind)i);
        reference(&handlers[i], handlers_want[i]);
    }
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << SIMDEV_IRQ) : "memory");
    const struct call fixed[] = {
        {XOF, RVH_SHAKE256, 0, 64, 0, 32, 0},      {PARTS, RVH_SHAKE128, 1, 100, 0, 200, 0},
        {OUTPUT, RVH_SHAKE128, 0, 34, 0, 168, 168}, {OUTPUT, RVH_SHAKE128, 0, 34, 1, 20, 171},
        {PERMUTATION, RVH_SHAKE128, 0, 200, 0, 200, 0}, {COMPRESSION, RVH_SHA256, 0, 1, 0, 32, 0},
        {LONG_COMPRESSION, RVH_SHA512, 0, 1, 0, 64, 0},
    };
    for (unsigned i = 0; i < sizeof fixed / sizeof fixed[0]; i++) {
        interrupted(&fixed[i]);
    }
    return check_done("calls");
}
