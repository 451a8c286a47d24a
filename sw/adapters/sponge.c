// SPDX-License-Identifier: Apache-2.0
//
// SHA-3 and SHAKE in contexts that are values: sponge.h.

#include "sponge.h"

#include "failure.h"

#include <string.h>

enum { SHA3_SUFFIX = 0x06, SHAKE_SUFFIX = 0x1f, LAST = 0x80 }; // FIPS 202 sections 6.1, 6.2, 5.1

static int is_shake(const rvh_adapter_sponge *s)
{
    return s->alg == RVH_SHAKE128 || s->alg == RVH_SHAKE256;
}

static void permute(rvh_adapter_sponge *s)
{
    rvh_adapter_check(rvh_keccak_f1600(&s->u.state), NULL, 0);
    s->at = 0;
}

static void absorb(rvh_adapter_sponge *s, const uint8_t *data, size_t len)
{
    while (len > 0) {
        const size_t room = (size_t)(s->rate - s->at), now = len < room ? len : room;
        rvh_adapter_check(rvh_f1600_xor(&s->u.state, s->at, data, now), NULL, 0);
        s->at = (uint8_t)(s->at + now);
        data += now;
        len -= now;
        if (s->at == s->rate) {
            permute(s);
        }
    }
}

static void pad(rvh_adapter_sponge *s)
{
    const uint8_t suffix = is_shake(s) ? SHAKE_SUFFIX : SHA3_SUFFIX, last = LAST;
    rvh_adapter_check(rvh_f1600_xor(&s->u.state, s->at, &suffix, 1), NULL, 0);
    rvh_adapter_check(rvh_f1600_xor(&s->u.state, (size_t)s->rate - 1, &last, 1), NULL, 0);
    permute(s);
}

// From a seed to the state that has absorbed it.
static void become_state(rvh_adapter_sponge *s)
{
    const rvh_seed_xof seed = s->u.seed;
    s->is_state = 1;
    s->at = 0;
    rvh_adapter_check(rvh_f1600_init(&s->u.state), NULL, 0);
    absorb(s, seed.seed, seed.len);
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
        become_state(s);
    }
    absorb(s, data, len);
}

void rvh_adapter_sponge_finalize(rvh_adapter_sponge *s)
{
    if (s->is_state) {
        pad(s);
    }
}

// From a seed to the state at its position.
static void continue_as_state(rvh_adapter_sponge *s)
{
    size_t position = s->u.seed.position;
    become_state(s);
    pad(s);
    for (; position > s->rate; position -= s->rate) {
        permute(s);
    }
    s->at = (uint8_t)position;
}

void rvh_adapter_sponge_squeeze(rvh_adapter_sponge *s, void *out, size_t outlen)
{
    uint8_t *to = out;
    if (!s->is_state) {
        const size_t position = s->u.seed.position;
        if (position == 0 || (outlen >= s->rate && position <= (size_t)RVH_ADAPTER_LATE * s->rate)) {
            rvh_adapter_check(rvh_seed_xof_squeeze(&s->u.seed, out, outlen), out, outlen);
            return;
        }
        continue_as_state(s);
    }
    while (outlen > 0) {
        if (s->at == s->rate) {
            permute(s);
        }
        const size_t room = (size_t)(s->rate - s->at), now = outlen < room ? outlen : room;
        rvh_adapter_check(rvh_f1600_extract(&s->u.state, s->at, to, now), out, outlen);
        s->at = (uint8_t)(s->at + now);
        to += now;
        outlen -= now;
    }
}

void rvh_adapter_sponge_clear(rvh_adapter_sponge *s)
{
    memset(s, 0, sizeof *s);
    __asm__ volatile("" ::"r"(s) : "memory"); // not left out, although nothing reads it
}
