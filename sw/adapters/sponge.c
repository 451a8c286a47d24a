// SPDX-License-Identifier: Apache-2.0
//
// SHA-3 and SHAKE in contexts that are values: sponge.h.

#include "sponge.h"

#include "failure.h"

enum { SHA3_SUFFIX = 0x06, SHAKE_SUFFIX = 0x1f, LAST = 0x80 }; // FIPS 202 sections 6.1, 6.2, 5.1

static int is_shake(const rvh_adapter_sponge *s)
{
    return s->alg == RVH_SHAKE128 || s->alg == RVH_SHAKE256;
}

// `out`: cleared if a hash fails; so in all functions below.
static void permute(rvh_adapter_sponge *s, uint8_t *out, size_t outlen)
{
    rvh_adapter_check(rvh_keccak_f1600(&s->u.state), out, outlen);
    s->at = 0;
}

static __attribute__((noinline)) void absorb(rvh_adapter_sponge *s, const uint8_t *data, size_t len, uint8_t *out,
                                             size_t outlen)
{
    const size_t rest = (s->at + len) % s->rate;
    if (s->at + len >= s->rate) {
        const size_t now = len - rest;
        rvh_adapter_check(rvh_f1600_absorb(&s->u.state, s->rate, s->at, data, now), out, outlen);
        s->at = 0;
        data += now;
        len = rest;
    }
    rvh_adapter_check(rvh_f1600_xor(&s->u.state, s->at, data, len), out, outlen);
    s->at = (uint8_t)rest;
}

static void pad(rvh_adapter_sponge *s, uint8_t *out, size_t outlen)
{
    const uint8_t suffix = is_shake(s) ? SHAKE_SUFFIX : SHA3_SUFFIX, last = LAST;
    rvh_adapter_check(rvh_f1600_xor(&s->u.state, s->at, &suffix, 1), out, outlen);
    rvh_adapter_check(rvh_f1600_xor(&s->u.state, (size_t)s->rate - 1, &last, 1), out, outlen);
    permute(s, out, outlen);
}

static inline __attribute__((always_inline)) void clear_words(void *p, size_t bytes)
{
    typedef uint32_t __attribute__((may_alias)) any_word;
    volatile any_word *word = p;
#pragma GCC unroll 20
    for (size_t i = 0; i < bytes / 4; i++) {
        word[i] = 0;
    }
}

// From a seed to the state that has absorbed it. The seed may be secret: its copy does not stay on the stack.
static void become_state(rvh_adapter_sponge *s, uint8_t *out, size_t outlen)
{
    uint8_t seed[RVH_SEED_MAX] __attribute__((aligned(4)));
    const size_t len = s->u.seed.len;
    rvh_adapter_copy_seed(seed, s->u.seed.seed, len);
    s->is_state = 1;
    s->at = (uint8_t)len; // less than a block
    rvh_adapter_check(rvh_f1600_init(&s->u.state), out, outlen);
    rvh_adapter_check(rvh_f1600_xor(&s->u.state, 0, seed, len), out, outlen);
    clear_words(seed, sizeof seed);
}

void rvh_adapter_sponge_init(rvh_adapter_sponge *s, rvh_alg alg)
{
    s->alg = (uint8_t)alg;
    s->rate = (uint8_t)rvh_block_size(alg);
    s->at = 0;
    s->is_state = !is_shake(s);
    rvh_adapter_check(s->is_state ? rvh_f1600_init(&s->u.state) : rvh_seed_xof_init(&s->u.seed, alg), NULL, 0);
}

void rvh_adapter_sponge_absorb(rvh_adapter_sponge *s, const void *data, size_t len)
{
    if (!s->is_state) {
        if (len <= (size_t)(RVH_SEED_MAX - s->u.seed.len)) {
            rvh_adapter_check(rvh_seed_xof_absorb(&s->u.seed, data, len), NULL, 0);
            return;
        }
        become_state(s, NULL, 0);
    }
    absorb(s, data, len, NULL, 0);
}

void rvh_adapter_sponge_finalize(rvh_adapter_sponge *s)
{
    if (s->is_state) {
        pad(s, NULL, 0);
    }
}

void rvh_adapter_sponge_absorb_all(rvh_adapter_sponge *s, rvh_alg alg, const void *data, size_t len)
{
    rvh_adapter_sponge_init(s, alg);
    rvh_adapter_sponge_absorb(s, data, len);
    rvh_adapter_sponge_finalize(s);
}

// From a seed to the state at its position.
static void continue_as_state(rvh_adapter_sponge *s, uint8_t *out, size_t outlen)
{
    size_t position = s->u.seed.position; // at least one byte
    become_state(s, out, outlen);
    pad(s, out, outlen);
    for (; position > s->rate; position -= s->rate) {
        permute(s, out, outlen);
    }
    s->at = (uint8_t)position;
}

static __attribute__((noinline)) void squeeze_more(rvh_adapter_sponge *s, uint8_t *out, size_t outlen)
{
    if (!s->is_state) {
        if (outlen >= s->rate && s->u.seed.position <= (size_t)RVH_ADAPTER_LATE * s->rate) {
            rvh_adapter_check(rvh_seed_xof_squeeze(&s->u.seed, out, outlen), out, outlen);
            return;
        }
        continue_as_state(s, out, outlen);
    }
    for (size_t done = 0; done < outlen;) {
        if (s->at == s->rate) {
            permute(s, out, outlen);
        }
        const size_t room = (size_t)(s->rate - s->at), left = outlen - done, now = left < room ? left : room;
        rvh_adapter_check(rvh_f1600_extract(&s->u.state, s->at, out + done, now), out, outlen);
        s->at = (uint8_t)(s->at + now);
        done += now;
    }
}

// The first output of a seed comes without a detour.
void rvh_adapter_sponge_squeeze(rvh_adapter_sponge *s, void *out, size_t outlen)
{
    if (s->is_state || s->u.seed.position > 0) {
        squeeze_more(s, out, outlen);
        return;
    }
    s->u.seed.position = outlen;
    rvh_adapter_check(rvh_xof((rvh_alg)s->alg, out, outlen, s->u.seed.seed, s->u.seed.len), out, outlen);
}

void rvh_adapter_sponge_clear(rvh_adapter_sponge *s)
{
    if (s->is_state) {
        clear_words(&s->u.state, sizeof s->u.state);
    } else {
        clear_words(&s->u.seed, sizeof s->u.seed);
    }
    s->alg = s->is_state = s->rate = s->at = 0;
}
