// SPDX-License-Identifier: Apache-2.0
//
// The state of SHA-224 and SHA-256 on SHA-RV's coprocessor: the hash value goes in as IV; the hash value after the
// blocks comes out as a digest of SHA-256. Padding and the rest of the message API are portable C.

#include "sharv.h"

#include "bytes.h"
#include "sha256_state.h"

uint32_t rvh_sharv_used;

static volatile uint32_t busy; // blocks are being hashed: a call that interrupts this uses portable C

#ifdef SHARV_ANY
enum { MOST = 1 << 25 };
#else
enum { MOST = SHARV_MAX_LONG };
#endif

void rvh_sha256_absorb(uint32_t h[8], const uint8_t *blocks, size_t n)
{
    static rvh_sharv_image image;
    static uint32_t digest[8];
    if (n == 0 || busy || (uintptr_t)blocks % 4 != 0) {
        rvh_sharv_absorb_soft(h, blocks, n);
        return;
    }
    busy = 1;
    __asm__ volatile("" ::: "memory"); // shared data is accessed only while `busy` is set
    if (image.k[0] == 0) {
        rvh_sharv_image_init(&image, RVH_SHA256);
    }
    memcpy(image.h, h, sizeof image.h);
    rvh_sharv_stage(&image);
    rvh_sharv_latch(digest, 8);
    size_t left = n;
    for (const uint8_t *at = blocks; left != 0;) {
        size_t now = left < MOST ? left : MOST;
        rvh_sharv_latch(at, now * SHARV_BLOCK_WORDS);
        rvh_sharv_write(0);
        left -= now;
        if (left == 0) {
            rvh_sharv_latch(digest, 8);
            rvh_sharv_read();
        }
        if (at == blocks) {
            rvh_sharv_sha256long(0);
        } else {
            rvh_sharv_sha256long(SHARV_GOES_ON);
        }
        at += now * 64;
    }
    uint32_t status = rvh_sharv_finish();
    memset(image.h, 0, sizeof image.h);
    if (status & SHARV_ERR) {
        rvh_sharv_absorb_soft(h, blocks, n);
    } else {
        for (int i = 0; i < 8; i++) {
            h[i] = rvh_swap32(digest[i]);
        }
        rvh_sharv_used += n;
    }
    memset(digest, 0, sizeof digest);
    __asm__ volatile("" ::: "memory");
    busy = 0;
}
