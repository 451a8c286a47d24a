// SPDX-License-Identifier: Apache-2.0
//
// What the attachment isa offers: a macro for each group of instructions, 1 or 0, as the parameters of rvh_isa are. A
// build for hardware that lacks a group defines its macro as 0. Code for a set of instructions needs all of its groups.

#ifndef RVH_ISA_H
#define RVH_ISA_H

#ifndef RVH_ISA_KECCAK
#define RVH_ISA_KECCAK 1 // xor3, chi, xror, xrl1
#endif
#ifndef RVH_ISA_INTERLEAVE
#define RVH_ISA_INTERLEAVE 1 // ilve, ilvo, dil, dih
#endif
#ifndef RVH_ISA_CH_MAJ
#define RVH_ISA_CH_MAJ 1 // ch, maj
#endif
#ifndef RVH_ISA_ADD3
#define RVH_ISA_ADD3 1 // add3, add3c
#endif
#ifndef RVH_ISA_SHA256
#define RVH_ISA_SHA256 1 // s256t1, s256t2, s256w0, s256w1
#endif
#ifndef RVH_ISA_SHA512
#define RVH_ISA_SHA512 1 // sums of SHA-512 with a carry
#endif
#ifndef RVH_ISA_ZKNH256
#define RVH_ISA_ZKNH256 1 // Zknh, SHA-256
#endif
#ifndef RVH_ISA_ZKNH512
#define RVH_ISA_ZKNH512 1 // Zknh, SHA-512
#endif

// Which code is built: keccak.S, sha256.S, sha512.S.
#define RVH_ISA_SHA256_HX (RVH_ISA_SHA256 && RVH_ISA_ADD3)
#define RVH_ISA_SHA512_HX (RVH_ISA_SHA512 && RVH_ISA_CH_MAJ)
#define RVH_ISA_SHA512_STATELESS (RVH_ISA_ADD3 && RVH_ISA_CH_MAJ && RVH_ISA_ZKNH512)

#ifndef __ASSEMBLER__
#include <stdint.h>

// The carry belongs to the context that is interrupted. A trap handler that hashes, or whose C may do so, and a switch of
// tasks, save it first and restore it last. Saving clears it. Other handlers need not do anything.
uint32_t rvh_isa_carry_save(void);
void rvh_isa_carry_restore(uint32_t carry);
#endif

#endif
