// SPDX-License-Identifier: Apache-2.0
//
// Saved messages. The layout is in docs/context.md; it is the same for this library, the RTL and the Python model.

#include "bytes.h"
#include "context.h"
#include "keccak_state.h"
#include "rvh_backend.h"
#include "saved.h"
#include "soft.h"

enum { VERSION = 1 };
enum { AT_VERSION = 0, AT_ALG = RVH_SAVED_ALG, AT_PHASE = RVH_SAVED_PHASE, AT_SPONGE, AT_POS = RVH_SAVED_POS, AT_UNREAD = RVH_SAVED_UNREAD, AT_ZERO = 8 };
enum { AT_LENGTH = RVH_SAVED_LENGTH, AT_STATE = RVH_SAVED_STATE };
enum { PHASE_ABSORB = 0, PHASE_SQUEEZE = 1 };
enum { RATE_MASK = 7, TWELVE_ROUNDS = 8 };

static const uint8_t rates[5] = {72, 104, 136, 144, 168}; // by rate code

static unsigned family_of(unsigned alg)
{
    return alg < RVH_ALGORITHMS ? rvh_algorithms[alg].family : RVH_FAMILY_NONE;
}

size_t rvh_saved_size(rvh_alg alg)
{
    static const uint8_t sizes[] = {0, RVH_SAVED_SHA256, RVH_SAVED_SHA512, RVH_SAVED_SPONGE}; // by family
    return sizes[family_of((unsigned)alg)];
}

static uint64_t load64(const uint8_t *p)
{
    return rvh_load32(p) | (uint64_t)rvh_load32(p + 4) << 32;
}

static void store64(uint8_t *p, uint64_t value)
{
    rvh_store32(p, (uint32_t)value);
    rvh_store32(p + 4, (uint32_t)(value >> 32));
}

// ---- save ----

unsigned rvh_rate_code(unsigned rate)
{
    unsigned code = 0;
    while (rates[code] != rate) {
        code++;
    }
    return code;
}

static uint8_t sponge_code(const rvh_ctx *ctx)
{
    return (uint8_t)(rvh_rate_code(ctx->rate) | (ctx->rounds == 12 ? TWELVE_ROUNDS : 0));
}

static void save_sha256(uint8_t *p, const rvh_ctx *ctx)
{
    store64(p + AT_LENGTH, ctx->total);
    for (int i = 0; i < 8; i++) {
        rvh_store32(p + AT_STATE + 4 * i, rvh_swap32(ctx->u.sha256.h[i]));
    }
    rvh_copy(p + AT_STATE + 32, ctx->u.sha256.block, ctx->pos);
}

static void save_sha512(uint8_t *p, const rvh_ctx *ctx)
{
    store64(p + AT_LENGTH, ctx->total);
    store64(p + AT_LENGTH + 8, ctx->u.sha512.total_high);
    for (int i = 0; i < 8; i++) {
        rvh_store32(p + AT_STATE + 8 * i, rvh_swap32((uint32_t)(ctx->u.sha512.h[i] >> 32)));
        rvh_store32(p + AT_STATE + 8 * i + 4, rvh_swap32((uint32_t)ctx->u.sha512.h[i]));
    }
    rvh_copy(p + AT_STATE + 64, ctx->u.sha512.block, ctx->pos);
}

static void save_keccak(uint8_t *p, const rvh_ctx *ctx)
{
    rvh_keccak_extract_bytes(&ctx->u.keccak, 0, p + AT_STATE, 200);
}

void rvh_soft_save(const rvh_ctx *ctx, uint8_t *to)
{
    memset(to, 0, rvh_saved_size((rvh_alg)ctx->alg));
    to[AT_VERSION] = VERSION;
    to[AT_ALG] = ctx->alg;
    to[AT_PHASE] = ctx->phase == RVH_PHASE_SQUEEZE ? PHASE_SQUEEZE : PHASE_ABSORB;
    to[AT_SPONGE] = ctx->alg == RVH_SPONGE ? sponge_code(ctx) : 0;
    to[AT_POS] = ctx->pos;
#define DO(family) save_##family(to, ctx)
    RVH_BY_FAMILY(DO);
#undef DO
}

rvh_status rvh_save(const rvh_ctx *ctx, void *buf, size_t size, size_t *used)
{
    if (ctx == NULL || buf == NULL || used == NULL) {
        return RVH_ERR_ARG;
    }
    if (ctx->phase != RVH_PHASE_ABSORB && ctx->phase != RVH_PHASE_SQUEEZE) {
        return RVH_ERR_STATE;
    }
    size_t len = rvh_saved_size((rvh_alg)ctx->alg);
    if (size < len) {
        return RVH_ERR_ARG;
    }
    if (!rvh_is_soft(ctx)) {
        rvh_result result = rvh_backend_save(ctx, buf);
        if (result != RVH_SUCCESS) {
            return result == RVH_FALLBACK ? RVH_ERR_BUSY : RVH_ERR_HW;
        }
    } else {
        rvh_soft_save(ctx, buf);
    }
    *used = len;
    return RVH_OK;
}

void rvh_saved_begin(uint8_t *saved, unsigned alg, unsigned sponge, unsigned pos)
{
    rvh_store32_aligned(saved, VERSION | alg << 8 | PHASE_ABSORB << 16 | sponge << 24);
    rvh_store32_aligned(saved + AT_POS, pos);
    rvh_clear_words(saved + AT_ZERO, AT_STATE - AT_ZERO);
}

// ---- restore ----

// Is the length of a SHA-2 message consistent with its position and allowed by the standard?
static int is_possible_length(unsigned family, unsigned block, unsigned pos, uint64_t low, uint64_t high)
{
    if (low % block != pos) { // 2^64 is a multiple of either block
        return 0;
    }
    return family == RVH_FAMILY_SHA256 ? high == 0 && low <= rvh_sha256_max_bytes : high <= rvh_sha512_max_high;
}

unsigned rvh_saved_block(const uint8_t *saved)
{
    return saved[AT_ALG] == RVH_SPONGE ? rates[saved[AT_SPONGE] & RATE_MASK] : rvh_algorithms[saved[AT_ALG]].block;
}

// Bytes of the unread output, with its padding.
static size_t room_of_unread(const uint8_t *p)
{
    return (rvh_load16(p + AT_UNREAD) + 15u) & ~(size_t)15;
}

// Can a message have this context? The unread output is not checked.
static int is_possible(const uint8_t *p, size_t len)
{
    if (len < AT_STATE || p[AT_VERSION] != VERSION || rvh_saved_size((rvh_alg)p[AT_ALG]) == 0
        || rvh_saved_size((rvh_alg)p[AT_ALG]) + room_of_unread(p) != len) {
        return 0; // also if the number is not an algorithm
    }
    unsigned alg = p[AT_ALG], family = family_of(alg), sponge = p[AT_SPONGE];
    unsigned pos = rvh_load16(p + AT_POS), unread = rvh_load16(p + AT_UNREAD);
    uint64_t low = load64(p + AT_LENGTH), high = load64(p + AT_LENGTH + 8);
    if (alg == RVH_SPONGE) {
        if ((sponge & ~(unsigned)TWELVE_ROUNDS) >= sizeof rates) {
            return 0;
        }
    } else if (sponge != 0) {
        return 0;
    }
    const unsigned block = rvh_saved_block(p);
    switch (p[AT_PHASE]) {
    case PHASE_ABSORB:
        if (pos >= block || unread != 0) {
            return 0;
        }
        break;
    case PHASE_SQUEEZE:
        if (pos > block || unread > block || (unread != 0 && pos != 0) || !rvh_is_xof(alg)) {
            return 0;
        }
        break;
    default:
        return 0;
    }
    if (load64(p + AT_ZERO) != 0) {
        return 0;
    }
    return family == RVH_FAMILY_KECCAK ? low == 0 && high == 0 : is_possible_length(family, block, pos, low, high);
}

static void restore_sha256(rvh_ctx *ctx, const uint8_t *p)
{
    for (int i = 0; i < 8; i++) {
        ctx->u.sha256.h[i] = rvh_swap32(rvh_load32(p + AT_STATE + 4 * i));
    }
    rvh_copy(ctx->u.sha256.block, p + AT_STATE + 32, ctx->pos);
}

static void restore_sha512(rvh_ctx *ctx, const uint8_t *p)
{
    ctx->u.sha512.total_high = load64(p + AT_LENGTH + 8);
    for (int i = 0; i < 8; i++) {
        ctx->u.sha512.h[i] = (uint64_t)rvh_swap32(rvh_load32(p + AT_STATE + 8 * i)) << 32
                             | rvh_swap32(rvh_load32(p + AT_STATE + 8 * i + 4));
    }
    rvh_copy(ctx->u.sha512.block, p + AT_STATE + 64, ctx->pos);
}

static void restore_keccak(rvh_ctx *ctx, const uint8_t *p)
{
    const rvh_algorithm *algorithm = &rvh_algorithms[ctx->alg];
    ctx->total = ctx->pos; // equal modulo the rate
    ctx->suffix = algorithm->suffix;
    if (ctx->alg != RVH_SPONGE) {
        ctx->rate = algorithm->block;
        ctx->rounds = 24;
    }
    rvh_keccak_init(&ctx->u.keccak);
    rvh_keccak_xor_bytes(&ctx->u.keccak, 0, p + AT_STATE, 200);
}

// Copy the header of a valid saved message into the context.
static void restore_header(rvh_ctx *ctx, const uint8_t *p)
{
    ctx->phase = p[AT_PHASE] == PHASE_SQUEEZE ? RVH_PHASE_SQUEEZE : RVH_PHASE_ABSORB;
    ctx->alg = p[AT_ALG];
    ctx->pos = p[AT_POS];
    ctx->total = load64(p + AT_LENGTH);
    if (ctx->alg == RVH_SPONGE) {
        ctx->rate = rates[p[AT_SPONGE] & RATE_MASK];
        ctx->rounds = p[AT_SPONGE] & TWELVE_ROUNDS ? 12 : 24;
    }
}

void rvh_soft_restore(rvh_ctx *ctx, const uint8_t *from)
{
    restore_header(ctx, from);
#define DO(family) restore_##family(ctx, from)
    RVH_BY_FAMILY(DO);
#undef DO
}

// Continue a message without unread output.
static rvh_status restore(rvh_ctx *ctx, const uint8_t *p)
{
    if (rvh_backend_forget(ctx) == RVH_FALLBACK) { // the earlier message of ctx is in hardware
        return RVH_ERR_BUSY;
    }
    restore_header(ctx, p);
    ctx->home = RVH_HOME_HARDWARE;
    if (rvh_backend_restore(ctx, p) != RVH_SUCCESS) {
        if (!RVH_SOFT) {
            rvh_status status = RVH_DECLINED(ctx->alg);
            rvh_context_clear(ctx);
            return status;
        }
        ctx->home = RVH_HOME_SOFTWARE;
        rvh_soft_restore(ctx, p);
    }
    return RVH_OK;
}

// Take unread output back: the state goes back to that of its block. The output is compared with that state.
static __attribute__((noinline)) rvh_status restore_unread(rvh_ctx *ctx, const uint8_t *p)
{
    uint8_t plain[RVH_SAVED_SPONGE] __attribute__((aligned(4))), difference = 0;
    const unsigned unread = rvh_load16(p + AT_UNREAD);
    rvh_copy(plain, p, AT_STATE);
    rvh_copy(plain + AT_STATE, p + AT_STATE + room_of_unread(p), sizeof plain - AT_STATE);
    rvh_store16(plain + AT_UNREAD, 0);
    rvh_saved_back(plain, unread);
    for (unsigned i = 0; i < unread; i++) {
        difference |= plain[AT_STATE + rvh_saved_block(p) - unread + i] ^ p[AT_STATE + i];
    }
    rvh_status status = difference == 0 ? restore(ctx, plain) : RVH_ERR_CONTEXT;
    rvh_clear_words(plain, sizeof plain);
    return status;
}

rvh_status rvh_restore(rvh_ctx *ctx, const void *buf, size_t len)
{
    if (ctx == NULL || buf == NULL) {
        return RVH_ERR_ARG;
    }
    const uint8_t *p = buf;
    if (!is_possible(p, len)) {
        return RVH_ERR_CONTEXT;
    }
    if (!RVH_MESSAGES) {
        return RVH_ERR_ALG;
    }
    return rvh_load16(p + AT_UNREAD) != 0 ? restore_unread(ctx, p) : restore(ctx, p);
}
