// SPDX-License-Identifier: Apache-2.0
//
// The message API on the system: misuse, every split of a message, squeezes in pieces, clones, two messages at once,
// wiping; HMAC and KMAC under kept keys. For images with any backend.

#include "check.h"
#include "rvhash_hmac.h"
#include "rvhash_sp800185.h"

enum { MAX_MESSAGE = 200, MAX_OUT = 400 };

static uint8_t message[MAX_MESSAGE + 4] __attribute__((aligned(4)));
static uint8_t want[MAX_OUT] __attribute__((aligned(4)));
static uint8_t got[MAX_OUT + 8] __attribute__((aligned(4)));
static rvh_ctx ctx, other;

static int has_hardware;           // that takes messages
static const char *in_between = 0; // what hardware does that knows no messages

// The hardware has processed that many messages since `before` was read, if it processes whole messages.
static int took(uint32_t before, uint32_t messages)
{
    return in_between || rvh_hw_used() == before + (has_hardware ? messages : 0);
}

static void look_for_hardware(void)
{
    static const struct {
        rvh_alg alg;
        const char *what;
    } less[] = {{RVH_SHA3_256, "permutations in hardware\n"}, {RVH_SHA256, "blocks in hardware\n"}};
    for (unsigned i = 0; i < sizeof less / sizeof less[0]; i++) {
        uint32_t before = rvh_hw_used();
        CHECK(rvh_init(&ctx, less[i].alg) == RVH_OK);
        int messages = rvh_hw_used() != before;
        CHECK(rvh_final(&ctx, got, 32) == RVH_OK);
        CHECK(rvh_wipe(&ctx) == RVH_OK);
        has_hardware |= messages;
        if (!has_hardware && !in_between && rvh_hw_used() != before) {
            in_between = less[i].what;
        }
    }
}

static size_t default_outlen(rvh_alg alg)
{
    return rvh_digest_size(alg) ? rvh_digest_size(alg) : 37;
}

static int is_shake(rvh_alg alg)
{
    return alg == RVH_SHAKE128 || alg == RVH_SHAKE256;
}

static void misuse(void)
{
    static const int bad_algorithms[] = {0, 7, 14, 15, 16, 255, -1};
    for (unsigned i = 0; i < sizeof bad_algorithms / sizeof bad_algorithms[0]; i++) {
        rvh_alg bad = (rvh_alg)bad_algorithms[i];
        CHECK(rvh_init(&ctx, bad) == RVH_ERR_ALG);
        CHECK(rvh_hash(bad, got, 32, message, 1) == RVH_ERR_ALG);
        CHECK(rvh_digest_size(bad) == 0);
        CHECK(rvh_block_size(bad) == 0);
    }
    CHECK(rvh_init(NULL, RVH_SHA256) == RVH_ERR_ARG);
    CHECK(rvh_wipe(NULL) == RVH_ERR_ARG);
    CHECK(rvh_wipe(&ctx) == RVH_OK);
    CHECK(rvh_update(&ctx, message, 1) == RVH_ERR_STATE); // not started
    CHECK(rvh_final(&ctx, got, 32) == RVH_ERR_STATE);
    CHECK(rvh_squeeze(&ctx, got, 32) == RVH_ERR_STATE);
    CHECK(rvh_clone(&other, &ctx) == RVH_ERR_STATE);

    for (int i = 0; i < CHECK_ALGORITHMS; i++) {
        rvh_alg alg = check_algorithms[i];
        size_t outlen = default_outlen(alg);
        check_reference(alg, want, outlen, message, 10);
        CHECK(rvh_init(&ctx, alg) == RVH_OK);
        CHECK(rvh_update(&ctx, NULL, 1) == RVH_ERR_ARG);
        CHECK(rvh_update(&ctx, NULL, 0) == RVH_OK);
        CHECK(rvh_update(&ctx, message, 10) == RVH_OK);
        CHECK(rvh_squeeze(&ctx, got, 1) == RVH_ERR_STATE);
        CHECK(rvh_final(&ctx, NULL, outlen) == RVH_ERR_ARG);
        if (!is_shake(alg)) {
            CHECK(rvh_final(&ctx, got, outlen - 1) == RVH_ERR_ARG);
            CHECK(rvh_final(&ctx, got, outlen + 1) == RVH_ERR_ARG);
            CHECK(rvh_final(&ctx, NULL, 0) == RVH_ERR_ARG);
            CHECK(rvh_hash(alg, got, outlen + 4, message, 10) == RVH_ERR_ARG);
        }
        CHECK(rvh_final(&ctx, got, outlen) == RVH_OK);
        CHECK(check_equal(got, want, outlen));
        CHECK(rvh_update(&ctx, message, 1) == RVH_ERR_STATE);
        CHECK(rvh_final(&ctx, got, outlen) == RVH_ERR_STATE);
        CHECK(rvh_squeeze(&ctx, got, 1) == (is_shake(alg) ? RVH_OK : RVH_ERR_STATE));
        CHECK(rvh_wipe(&ctx) == RVH_OK);
    }
    CHECK(rvh_hash(RVH_SHA256, NULL, 32, message, 1) == RVH_ERR_ARG);
    CHECK(rvh_hash(RVH_SHA256, got, 32, NULL, 1) == RVH_ERR_ARG);
    CHECK(rvh_hash(RVH_SHAKE128, NULL, 0, NULL, 0) == RVH_OK);
    check_reference(RVH_SHA256, want, 32, message, 0);
    CHECK(rvh_hash(RVH_SHA256, got, 32, NULL, 0) == RVH_OK);
    CHECK(check_equal(got, want, 32));
}

// Lengths around a block, pointers of every alignment, output at every alignment, nothing written beyond it.
static void lengths_and_alignments(rvh_alg alg)
{
    size_t outlen = default_outlen(alg);
    size_t block = rvh_block_size(alg);
    const size_t lengths[] = {0, 1, 2, 3, 4, 6, 55, 56, 63, block - 2, block - 1, block, block + 1, block + 5};
    for (size_t n = 0; n < sizeof lengths / sizeof lengths[0]; n++) {
        size_t len = lengths[n];
        size_t at = len % 4;
        size_t to = n % 4;
        check_reference(alg, want, outlen, message + at, len);
        for (size_t i = 0; i < sizeof got; i++) {
            got[i] = 0xa5;
        }
        CHECK(rvh_hash(alg, got + to, outlen, message + at, len) == RVH_OK);
        CHECK(check_equal(got + to, want, outlen));
        CHECK(check_is(got, 0xa5, to));
        CHECK(check_is(got + to + outlen, 0xa5, sizeof got - to - outlen));
    }
}

// One message in two updates, cut at every place (every eleventh for long blocks); every third one with an empty update
// between.
static void splits(rvh_alg alg)
{
    size_t outlen = default_outlen(alg);
    size_t len = rvh_block_size(alg) + 9;
    check_reference(alg, want, outlen, message + 1, len);
    for (size_t cut = 0; cut <= len; cut += rvh_block_size(alg) > 72 ? 11 : 1) {
        CHECK(rvh_init(&ctx, alg) == RVH_OK);
        CHECK(rvh_update(&ctx, message + 1, cut) == RVH_OK);
        if (cut % 3 == 0) {
            CHECK(rvh_update(&ctx, message, 0) == RVH_OK);
        }
        CHECK(rvh_update(&ctx, message + 1 + cut, len - cut) == RVH_OK);
        CHECK(rvh_final(&ctx, got + cut % 4, outlen) == RVH_OK);
        CHECK(check_equal(got + cut % 4, want, outlen));
        CHECK(rvh_wipe(&ctx) == RVH_OK);
    }
    // byte by byte
    CHECK(rvh_init(&ctx, alg) == RVH_OK);
    for (size_t i = 0; i < len; i++) {
        CHECK(rvh_update(&ctx, message + 1 + i, 1) == RVH_OK);
    }
    CHECK(rvh_final(&ctx, got, outlen) == RVH_OK);
    CHECK(check_equal(got, want, outlen));
    CHECK(rvh_wipe(&ctx) == RVH_OK);
}

// Long output in steps of every size, over more than two blocks.
static void squeezes(rvh_alg alg)
{
    check_reference(alg, want, MAX_OUT, message, 20);
    CHECK(rvh_hash(alg, got, MAX_OUT, message, 20) == RVH_OK);
    CHECK(check_equal(got, want, MAX_OUT));
    for (size_t step = 1; step <= 172; step += step < 10 ? 1 : 54) {
        CHECK(rvh_init(&ctx, alg) == RVH_OK);
        CHECK(rvh_update(&ctx, message, 20) == RVH_OK);
        CHECK(rvh_final(&ctx, step % 2 ? NULL : got, step % 2 ? 0 : step) == RVH_OK);
        for (size_t at = step % 2 ? 0 : step; at < MAX_OUT;) {
            size_t n = MAX_OUT - at < step ? MAX_OUT - at : step;
            CHECK(rvh_squeeze(&ctx, got + at, n) == RVH_OK);
            at += n;
            CHECK(rvh_squeeze(&ctx, NULL, 0) == RVH_OK);
        }
        CHECK(check_equal(got, want, MAX_OUT));
        CHECK(rvh_wipe(&ctx) == RVH_OK);
    }
}

// Two messages in turns, and a third one between them.
static void two_at_once(rvh_alg alg)
{
    static uint8_t want_other[32];
    size_t outlen = default_outlen(alg);
    check_reference(alg, want, outlen, message, 150);
    check_reference(RVH_SHA256, want_other, 32, message, 100);
    uint32_t before = rvh_hw_used();
    CHECK(rvh_init(&ctx, alg) == RVH_OK);
    CHECK(rvh_init(&other, RVH_SHA256) == RVH_OK);
    CHECK(took(before, 2));
    for (size_t i = 0; i < 50; i++) {
        CHECK(rvh_update(&ctx, message + 3 * i, 3) == RVH_OK);
        CHECK(rvh_update(&other, message + 2 * i, 2) == RVH_OK);
    }
    CHECK(rvh_hash(RVH_SHA256, got, 32, message, 100) == RVH_OK); // a third, in one call
    CHECK(check_equal(got, want_other, 32));
    CHECK(rvh_final(&other, got, 32) == RVH_OK);
    CHECK(check_equal(got, want_other, 32));
    CHECK(rvh_final(&ctx, got, outlen) == RVH_OK);
    CHECK(check_equal(got, want, outlen));
    CHECK(rvh_wipe(&ctx) == RVH_OK);
    before = rvh_hw_used();
    CHECK(rvh_hash(RVH_SHA256, got, 32, message, 100) == RVH_OK); // the hardware is free again
    CHECK(took(before, 1));
    CHECK(check_equal(got, want_other, 32));
}

// A clone is independent.
static void clones(rvh_alg alg)
{
    size_t outlen = default_outlen(alg);
    CHECK(rvh_init(&ctx, alg) == RVH_OK);
    CHECK(rvh_update(&ctx, message, 100) == RVH_OK);
    CHECK(rvh_clone(&other, NULL) == RVH_ERR_ARG);
    CHECK(rvh_clone(&other, &ctx) == RVH_OK);
    CHECK(rvh_clone(&ctx, &ctx) == RVH_OK);
    CHECK(rvh_update(&ctx, message + 100, 100) == RVH_OK);
    CHECK(rvh_final(&ctx, got, outlen) == RVH_OK);
    check_reference(alg, want, outlen, message, 200);
    CHECK(check_equal(got, want, outlen));
    CHECK(rvh_final(&other, got, outlen) == RVH_OK);
    check_reference(alg, want, outlen, message, 100);
    CHECK(check_equal(got, want, outlen));
    CHECK(rvh_wipe(&ctx) == RVH_OK);
    CHECK(rvh_wipe(&other) == RVH_OK);
}

// A clone over a message that has the engine.
static void clone_beside_hardware(void)
{
    static rvh_ctx third;
    CHECK(rvh_init(&ctx, RVH_SHA3_512) == RVH_OK);
    CHECK(rvh_init(&other, RVH_SHA3_512) == RVH_OK);
    CHECK(rvh_update(&other, message, 30) == RVH_OK);
    CHECK(rvh_clone(&third, &other) == RVH_OK);
    CHECK(rvh_update(&ctx, message, 3) == RVH_OK);
    CHECK(rvh_clone(&ctx, &other) == RVH_OK);
    uint32_t before = rvh_hw_used();
    CHECK(rvh_hash(RVH_SHA3_512, want, 64, message, 30) == RVH_OK);
    CHECK(took(before, 1));
    CHECK(rvh_final(&third, got, 64) == RVH_OK);
    CHECK(check_equal(got, want, 64));
    CHECK(rvh_final(&ctx, got, 64) == RVH_OK);
    CHECK(check_equal(got, want, 64));
    CHECK(rvh_wipe(&other) == RVH_OK);
}

// A wiped context holds nothing, and the hardware that it had is free.
static void wipes(void)
{
    for (int i = 0; i < CHECK_ALGORITHMS; i++) {
        uint32_t before = rvh_hw_used();
        CHECK(rvh_init(&ctx, check_algorithms[i]) == RVH_OK);
        CHECK(rvh_update(&ctx, message, 77) == RVH_OK);
        CHECK(rvh_wipe(&ctx) == RVH_OK);
        CHECK(check_is((const uint8_t *)&ctx, 0, sizeof ctx));
        CHECK(rvh_update(&ctx, message, 1) == RVH_ERR_STATE);
        CHECK(rvh_init(&ctx, check_algorithms[i]) == RVH_OK);
        CHECK(rvh_init(&ctx, check_algorithms[i]) == RVH_OK); // started anew without an end
        CHECK(took(before, 3));
        size_t outlen = default_outlen(check_algorithms[i]);
        check_reference(check_algorithms[i], want, outlen, message, 5);
        CHECK(rvh_update(&ctx, message, 5) == RVH_OK);
        CHECK(rvh_final(&ctx, got, outlen) == RVH_OK);
        CHECK(check_equal(got, want, outlen));
        CHECK(rvh_wipe(&ctx) == RVH_OK);
    }
}

// A context must not be moved by assignment while it is in hardware: the copy returns no digest.
static void moved(void)
{
    CHECK(rvh_init(&ctx, RVH_SHA3_256) == RVH_OK);
    CHECK(rvh_update(&ctx, message, 4) == RVH_OK);
    other = ctx;
    if (has_hardware) {
        CHECK(rvh_update(&other, message, 1) == RVH_ERR_HW);
        CHECK(rvh_final(&other, got, 32) == RVH_ERR_STATE);
    }
    CHECK(rvh_update(&ctx, message + 4, 5) == RVH_OK);
    CHECK(rvh_final(&ctx, got, 32) == RVH_OK);
    check_reference(RVH_SHA3_256, want, 32, message, 9);
    CHECK(check_equal(got, want, 32));
}

// Messages under kept keys, two of them open at once, and nothing left. The tags are published ones, and Python has the
// same: hmac.digest(b"Jefe", b"what do ya want for nothing?", "sha256") (RFC 4231 section 4.3), hmac.digest(
// bytes(range(32)), b"Sample message for keylen<blocklen", "sha3_256") (CSRC, HMAC with SHA3-256, sample 1), and
// KMAC256.new(key=bytes(range(64, 96)), data=bytes(range(4)), custom=b"My Tagged Application", mac_len=64) of
// Crypto.Hash (CSRC, KMAC, sample 4).
static void kept_keys(void)
{
    static const uint8_t sha256_tag[32] = {
        0x5b, 0xdc, 0xc1, 0x46, 0xbf, 0x60, 0x75, 0x4e, 0x6a, 0x04, 0x24, 0x26, 0x08, 0x95, 0x75, 0xc7,
        0x5a, 0x00, 0x3f, 0x08, 0x9d, 0x27, 0x39, 0x83, 0x9d, 0xec, 0x58, 0xb9, 0x64, 0xec, 0x38, 0x43,
    };
    static const uint8_t sha3_256_tag[32] = {
        0x4f, 0xe8, 0xe2, 0x02, 0xc4, 0xf0, 0x58, 0xe8, 0xdd, 0xdc, 0x23, 0xd8, 0xc3, 0x4e, 0x46, 0x73,
        0x43, 0xe2, 0x35, 0x55, 0xe2, 0x4f, 0xc2, 0xf0, 0x25, 0xd5, 0x98, 0xf5, 0x58, 0xf6, 0x72, 0x05,
    };
    static const uint8_t kmac256_tag[64] = {
        0x20, 0xc5, 0x70, 0xc3, 0x13, 0x46, 0xf7, 0x03, 0xc9, 0xac, 0x36, 0xc6, 0x1c, 0x03, 0xcb, 0x64,
        0xc3, 0x97, 0x0d, 0x0c, 0xfc, 0x78, 0x7e, 0x9b, 0x79, 0x59, 0x9d, 0x27, 0x3a, 0x68, 0xd2, 0xf7,
        0xf6, 0x9d, 0x4c, 0xc3, 0xde, 0x9d, 0x10, 0x4a, 0x35, 0x16, 0x89, 0xf2, 0x7c, 0xf6, 0xf5, 0x95,
        0x1f, 0x01, 0x03, 0xf3, 0x3f, 0x4f, 0x24, 0x87, 0x10, 0x24, 0xd9, 0xc2, 0x77, 0x73, 0xa8, 0xdd,
    };
    static rvh_hmac_key key256, key3;
    static rvh_kmac key_kmac, kmac;
    static rvh_hmac hmac256, hmac3;
    static const char data256[] = "what do ya want for nothing?", data3[] = "Sample message for keylen<blocklen";
    size_t len256 = sizeof data256 - 1, len3 = sizeof data3 - 1;
    CHECK(rvh_hmac_key_init(&key256, RVH_SHA256, "Jefe", 4) == RVH_OK);
    CHECK(rvh_hmac_key_init(&key3, RVH_SHA3_256, message, 32) == RVH_OK);
    CHECK(rvh_kmac_init(&key_kmac, 256, message + 0x40, 32, "My Tagged Application", 21) == RVH_OK);
    for (int turn = 0; turn < 2; turn++) {
        CHECK(rvh_hmac_init(&hmac256, &key256) == RVH_OK);
        CHECK(rvh_hmac_init(&hmac3, &key3) == RVH_OK);
        CHECK(rvh_kmac_clone(&kmac, &key_kmac) == RVH_OK);
        CHECK(rvh_hmac_update(&hmac256, data256, 5) == RVH_OK);
        CHECK(rvh_hmac_update(&hmac3, data3, len3) == RVH_OK);
        CHECK(rvh_hmac_update(&hmac256, data256 + 5, len256 - 5) == RVH_OK);
        CHECK(rvh_kmac_update(&kmac, message, 4) == RVH_OK);
        CHECK(rvh_hmac_final(&hmac256, got, 32) == RVH_OK);
        CHECK(check_equal(got, sha256_tag, 32));
        CHECK(rvh_hmac_final(&hmac3, got, 32) == RVH_OK);
        CHECK(check_equal(got, sha3_256_tag, 32));
        CHECK(rvh_kmac_final(&kmac, got, 64) == RVH_OK);
        CHECK(check_equal(got, kmac256_tag, 64));
        CHECK(rvh_hmac_verify(&key256, sha256_tag, 32, data256, len256) == RVH_OK);
        CHECK(rvh_hmac_verify(&key256, sha3_256_tag, 32, data256, len256) == RVH_ERR_TAG);
        CHECK(rvh_hmac_tag(&key3, got, 20, data3, len3) == RVH_OK);
        CHECK(check_equal(got, sha3_256_tag, 20));
    }
    CHECK(rvh_hmac_key_wipe(&key256) == RVH_OK);
    CHECK(rvh_hmac_key_wipe(&key3) == RVH_OK);
    CHECK(rvh_kmac_wipe(&key_kmac) == RVH_OK);
    CHECK(check_is((const uint8_t *)&key256, 0, sizeof key256));
    CHECK(check_is((const uint8_t *)&hmac3.ctx, 0, sizeof hmac3.ctx));
    CHECK(rvh_hmac_tag(&key256, got, 32, message, 1) == RVH_ERR_STATE);
}

int main(void)
{
    check_fill(message, sizeof message);
    look_for_hardware();
    misuse();
    for (int i = 0; i < CHECK_ALGORITHMS; i++) {
        two_at_once(check_algorithms[i]);
        clones(check_algorithms[i]);
        lengths_and_alignments(check_algorithms[i]);
        splits(check_algorithms[i]);
        console_puts("."); // for whoever waits
    }
    squeezes(RVH_SHAKE128);
    squeezes(RVH_SHAKE256);
    clone_beside_hardware();
    wipes();
    moved();
    kept_keys();
    console_puts(has_hardware ? "hardware\n" : in_between ? in_between : "no hardware\n");
    return check_done("api");
}
