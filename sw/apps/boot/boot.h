// SPDX-License-Identifier: Apache-2.0
//
// A signed image of a program, and what a boot loader checks before it starts one. Portable C: no memory map, no device
// but that of the hash driver. docs/boot.md.
//
//     if (boot_check(&otp, &memory, flash, flash_bytes, &header) == BOOT_OK) { ... install and start ... }
//
// An image is a header, the program's text, its data, and a signature over all before it. `rvhash sign --image` makes
// one. Numbers are little-endian words.

#ifndef BOOT_H
#define BOOT_H

#include <stddef.h>
#include <stdint.h>

enum { BOOT_MAGIC = 0x49485652, BOOT_FORMAT = 1, BOOT_HEADER_BYTES = 64, BOOT_KEY_MAX = 64 };
enum { BOOT_LMS = 0x100, BOOT_HSS = 0x101 }; // schemes beside those of rvh_slh_set

typedef struct boot_header {
    uint32_t magic, format;
    uint32_t version;         // of the program
    uint32_t scheme;          // rvh_slh_set, BOOT_LMS or BOOT_HSS
    uint32_t signature_bytes;
    uint32_t entry;           // address of the first instruction
    uint32_t text_at, text_bytes; // whole words
    uint32_t data_at, data_bytes;
    uint32_t zero[6];
} boot_header;

// What the device knows, in memory that only the vendor could write: the public key, and the oldest version that may
// start.
typedef struct boot_otp {
    uint32_t scheme;
    uint32_t version;
    uint32_t key_bytes;
    uint8_t key[BOOT_KEY_MAX];
} boot_otp;

// Where the text and the data of a program may be.
typedef struct boot_memory {
    uint32_t text_at, text_bytes, data_at, data_bytes;
} boot_memory;

// Bits differ so much that a fault in one makes no other.
typedef enum boot_result {
    BOOT_OK = 0x3c5aa5c3,
    BOOT_NO_IMAGE = 0x10e1d2f0,  // no header
    BOOT_BAD_HEADER = 0x2ad7b411, // a field that no image has
    BOOT_CUT = 0x4f90c322,        // bytes are missing, or follow
    BOOT_SCHEME = 0x51b3e833,     // signed in another way than the key's
    BOOT_KEY = 0x66aa1744,        // no usable key in the device
    BOOT_SIGNATURE = 0x70cd3955,  // the signature is not that of the image
    BOOT_OLD = 0x8b4c6e66,        // the version may not start any more
    BOOT_PLACE = 0x95f88277,      // text, data or entry is where no program may be
    BOOT_HARDWARE = 0xa2e6d188,   // the hash hardware failed
} boot_result;

// Check an image of `len` bytes; it does not change meanwhile. The signature is verified before the version and the places
// are believed. *header is filled as soon as it was read.
boot_result boot_check(const boot_otp *otp, const boot_memory *memory, const void *image, size_t len, boot_header *header);

// The result in words.
const char *boot_reason(boot_result result);

#endif
