// SPDX-License-Identifier: Apache-2.0
//
// Which parts of the library are built. Define these macros with -D for all sources:
//
//     RVH_NO_SHA256, RVH_NO_SHA512, RVH_NO_KECCAK    without a family. Its algorithms return RVH_ERR_ALG, as do the
//                                                    functions on its state, and everything that is built on it
//     RVH_HARDWARE_ONLY                              without portable C. What hardware cannot do returns RVH_ERR_HW: the
//                                                    device is absent, has failed, or lacks the algorithm. What it
//                                                    cannot do now returns RVH_ERR_BUSY and changes nothing: the call
//                                                    interrupted another call, the lock is not free, or too many
//                                                    messages are open. Requires RVH_HARDWARE
//     RVH_NO_MESSAGES                                without messages in pieces: rvh_init, rvh_sponge_init and rvh_restore
//                                                    return RVH_ERR_ALG, as does everything that is built on them.
//                                                    Whole messages and the functions of rvhash_xof.h and rvh_chain.h
//                                                    are as always. Requires RVH_HARDWARE_ONLY, and a device that reads
//                                                    memory
//
// The sources are the same. What is not built is not called, so the linker leaves it out (-ffunction-sections,
// -fdata-sections, -Wl,--gc-sections).

#ifndef RVH_BUILD_H
#define RVH_BUILD_H

#if defined RVH_HARDWARE_ONLY && !defined RVH_HARDWARE
#error "rvhash: RVH_HARDWARE_ONLY requires a driver, and RVH_HARDWARE"
#endif

#if defined RVH_NO_MESSAGES && !defined RVH_HARDWARE_ONLY
#error "rvhash: RVH_NO_MESSAGES requires RVH_HARDWARE_ONLY"
#endif

// Constants, so that the compiler removes what is not built.
#ifdef RVH_HARDWARE_ONLY
enum { RVH_SOFT = 0 };
#else
enum { RVH_SOFT = 1 };
#endif
#ifdef RVH_NO_MESSAGES
enum { RVH_MESSAGES = 0 };
#else
enum { RVH_MESSAGES = 1 };
#endif
#ifdef RVH_NO_SHA256
enum { RVH_HAS_SHA256 = 0 };
#else
enum { RVH_HAS_SHA256 = 1 };
#endif
#ifdef RVH_NO_SHA512
enum { RVH_HAS_SHA512 = 0 };
#else
enum { RVH_HAS_SHA512 = 1 };
#endif
#ifdef RVH_NO_KECCAK
enum { RVH_HAS_KECCAK = 0 };
#else
enum { RVH_HAS_KECCAK = 1 };
#endif

#if defined RVH_NO_SHA256 && defined RVH_NO_SHA512 && defined RVH_NO_KECCAK
#error "rvhash: at least one family must be built"
#endif

#endif
