// SPDX-License-Identifier: Apache-2.0
//
// liboqs on rvhash: SHA-3, SHAKE, four SHAKE at once, and SHA-2, through the tables of callbacks that liboqs publishes
// for this. liboqs is compiled unchanged.
//
//     rvh_oqs_use(); // before OQS_init and before anything hashes
//     OQS_init();
//
// Compile *.c of this folder with liboqs's include folder (oqs/sha3_ops.h, oqs/sha3x4_ops.h, oqs/sha2_ops.h), and link
// ../pqclean/sha2.c, ../sponge.c, ../failure.c and the driver. What each call costs: docs/adapters/liboqs.md.
//
// A context that one provider started must not be passed to another: call these functions once, first. A hash that
// fails, memory that is not there, and a context that is not open stop the program: ../failure.h.

#ifndef RVH_OQS_H
#define RVH_OQS_H

#ifdef __cplusplus
extern "C" {
#endif

// All three tables; or one of them.
void rvh_oqs_use(void);
void rvh_oqs_use_sha3(void);
void rvh_oqs_use_sha3x4(void);
void rvh_oqs_use_sha2(void);

#ifdef __cplusplus
}
#endif

#endif
