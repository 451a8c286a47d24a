// SPDX-License-Identifier: Apache-2.0
//
// A hash that fails in a hook that returns nothing: failing_main CALL exit|return|none, over a device whose next job
// fails. Prints what the handler sees.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "failing_handler.h"
#include "fips202.h"
#include "sha2.h"

int main(int argc, char **argv)
{
    static const uint8_t data[200];
    shake256incctx state;
    sha512ctx sha;
    if (argc != 3) {
        return 2;
    }
    leaves = strcmp(argv[2], "exit") == 0;
    if (strcmp(argv[2], "none") != 0) {
        rvh_adapter_set_handler(handler);
    }
    sha256(out, data, 3); // the driver probes its device
    memset(out, 0xa5, sizeof out);
    const int digest = strcmp(argv[1], "sha3_256") == 0 || strcmp(argv[1], "sha256") == 0;
    memset(out + (digest ? 32 : 64), 0, digest ? 32 : 0);
    fake_fault("bad_job", strcmp(argv[1], "shake256_more") != 0);
    if (strcmp(argv[1], "shake128") == 0) {
        shake128(out, sizeof out, data, 20);
    } else if (strcmp(argv[1], "shake256_inc") == 0) {
        shake256_inc_init(&state);
        shake256_inc_absorb(&state, data, 20);
        shake256_inc_finalize(&state);
        shake256_inc_squeeze(out, sizeof out, &state);
    } else if (strcmp(argv[1], "shake256_state") == 0) {
        memset(out, 0, sizeof out); // the state fails before any output
        shake256_inc_init(&state);
        shake256_inc_absorb(&state, data, sizeof data);
        shake256_inc_finalize(&state);
        shake256_inc_squeeze(out, sizeof out, &state);
    } else if (strcmp(argv[1], "shake256_more") == 0) { // the second block of an output fails
        static uint8_t block[136];
        shake256_inc_init(&state);
        shake256_inc_absorb(&state, data, sizeof data);
        shake256_inc_finalize(&state);
        shake256_inc_squeeze(block, 100, &state);
        memset(out, 0xa5, sizeof out);
        fake_fault("bad_job", 1);
        shake256_inc_squeeze(out, sizeof out, &state);
    } else if (strcmp(argv[1], "shake256_late") == 0) { // a seed continues as a state
        shake256_inc_init(&state);
        shake256_inc_absorb(&state, data, 20);
        shake256_inc_finalize(&state);
        fake_fault("bad_job", 0);
        shake256_inc_squeeze(out, 1, &state);
        memset(out, 0xa5, sizeof out);
        fake_fault("bad_job", 1);
        shake256_inc_squeeze(out, sizeof out, &state);
    } else if (strcmp(argv[1], "sha512_blocks") == 0) {
        sha512_inc_init(&sha);
        sha512_inc_finalize(out, &sha, data, sizeof data);
    } else if (strcmp(argv[1], "sha3_256") == 0) {
        sha3_256(out, data, 20);
    } else if (strcmp(argv[1], "sha256") == 0) {
        sha256(out, data, 20);
    } else {
        sha512_inc_init(&sha);
        sha512_inc_finalize(out, &sha, data, 20);
    }
    puts("went on");
    return 0;
}
