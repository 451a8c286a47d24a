// SPDX-License-Identifier: Apache-2.0
//
// A trap vector of a program's own, for assembly. As in sw/boot/crt0.S: a host may have it as a table in every mode, and
// may jump to entry 15 for a bus error.

#ifndef VECTORS_H
#define VECTORS_H

#ifndef RVH_TRAP_VECTORS
#define RVH_TRAP_VECTORS 16
#endif

    .macro vectors name, entry
    .option push
    .option norvc
    .balign 256
    .globl  \name
\name:
    .rept   RVH_TRAP_VECTORS
    j       \entry
    .endr
    .option pop
    .endm

#endif
