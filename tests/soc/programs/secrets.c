// SPDX-License-Identifier: Apache-2.0
//
// Messages and keys of each kind, from their beginning to their end. A mark on the console after each tells what the
// attachment's registers must hold then: test_secrets.py inspects them, and changes `secret` between runs.

#include "console.h"
#include "rvhash.h"
#include "rvhash_hmac.h"
#include "rvhash_sp800185.h"
#include "simdev.h"

enum { MESSAGE_AT = 152, MESSAGE_BYTES = 200, SECRET_BYTES = MESSAGE_AT + MESSAGE_BYTES };

// The key, followed by the message. In .data, so that the image has it.
static volatile uint8_t secret[SECRET_BYTES] __attribute__((aligned(4))) = "bytes that the bench replaces";

static uint8_t out[64] __attribute__((aligned(4)));
static int failed;

#define KEY ((const uint8_t *)secret)
#define MESSAGE (KEY + MESSAGE_AT)
#define DO(call) (failed |= (call) != RVH_OK)

// The wipe that ends a message is started and not waited for. c: clean. d: the message is in the registers.
static void mark(char what)
{
    for (unsigned i = 0; i < 100; i++) {
        __asm__ volatile("nop");
    }
    simdev_write(SIMDEV_CONSOLE, (uint32_t)what);
}

static void in_pieces(rvh_alg alg)
{
    rvh_ctx ctx;
    size_t n = rvh_digest_size(alg);
    DO(rvh_init(&ctx, alg));
    DO(rvh_update(&ctx, MESSAGE, 77));
    mark('d');
    DO(rvh_update(&ctx, MESSAGE + 77, MESSAGE_BYTES - 77));
    DO(rvh_final(&ctx, out, n ? n : 41));
    if (n == 0) {
        mark('d'); // it goes on
        DO(rvh_squeeze(&ctx, out, 13));
        DO(rvh_wipe(&ctx));
    }
    mark('c');
}

static void wiped(rvh_alg alg)
{
    rvh_ctx ctx;
    DO(rvh_init(&ctx, alg));
    DO(rvh_update(&ctx, MESSAGE, 77)); // the last bytes wait for more
    DO(rvh_wipe(&ctx));
    mark('c');
}

static void in_turns(void)
{
    rvh_ctx one, two;
    DO(rvh_init(&one, RVH_SHA3_256));
    DO(rvh_init(&two, RVH_SHA512));
    for (size_t at = 0; at < 160; at += 40) {
        DO(rvh_update(&one, MESSAGE + at, 40));
        DO(rvh_update(&two, MESSAGE + at, 40));
    }
    mark('d');
    DO(rvh_final(&one, out, 32));
    DO(rvh_final(&two, out, 64));
    mark('c');
}

static void hmac(rvh_alg alg, size_t key_len)
{
    rvh_hmac_key key;
    rvh_hmac one;
    size_t n = rvh_digest_size(alg);
    DO(rvh_hmac_key_init(&key, alg, KEY, key_len));
    mark('c');
    DO(rvh_hmac_tag(&key, out, n, MESSAGE, 99));
    mark('c');
    DO(rvh_hmac_init(&one, &key));
    DO(rvh_hmac_update(&one, MESSAGE, 99));
    mark('d');
    DO(rvh_hmac_final(&one, out, n));
    mark('c');
    DO(rvh_hmac_key_wipe(&key));
}

static void kmac(void)
{
    rvh_kmac one;
    DO(rvh_kmac_init(&one, 256, KEY, 33, "", 0));
    DO(rvh_kmac_update(&one, MESSAGE, 99));
    mark('d');
    DO(rvh_kmac_final(&one, out, 32));
    mark('c');
}

int main(void)
{
    static const rvh_alg algorithms[] = {RVH_SHA256, RVH_SHA512, RVH_SHA3_384, RVH_SHAKE128};
    DO(rvh_hw_wipe());
    mark('w'); // a wipe, and nothing before it
    for (unsigned i = 0; i < sizeof algorithms / sizeof algorithms[0]; i++) {
        in_pieces(algorithms[i]);
        wiped(algorithms[i]);
    }
    in_turns();
    hmac(RVH_SHA256, 33);
    hmac(RVH_SHA512, 150); // longer than a block
    hmac(RVH_SHA3_256, 33);
    kmac();
    DO(rvh_hash(RVH_SHA256, out, 32, MESSAGE, 99));
    mark('d');
    DO(rvh_hw_wipe());
    mark('c');
    failed |= rvh_hw_fallbacks() != 0;
    return failed;
}
