// SPDX-License-Identifier: Apache-2.0
//
// Cache maintenance of CVA6 with its write-through data cache: every store reaches memory, in order, so a clean only
// waits for the stores; CVA6's fence does that. No instruction invalidates a line. Turning the data cache off and on in
// its CSR 0x701 invalidates all of it, which takes 256 cycles and loses nothing.

#ifndef RVH_CVA6_PLATFORM_H
#define RVH_CVA6_PLATFORM_H

#ifndef __ASSEMBLER__

// CVA6 offers and commits an instruction to the coprocessor while one before it can still flush it (docs/hosts.md). It
// issues in order, and an instruction that needs the result of a CSR read waits until the read has retired. So nothing
// after this is offered before all instructions before it have retired.
#define RVH_XIF_FENCE()                                                                                                \
    do {                                                                                                               \
        unsigned long retired;                                                                                         \
        __asm__ volatile("fence rw, rw\n\tcsrr %0, sscratch\n\tmv %0, %0" : "=r"(retired)::"memory");                  \
    } while (0)

#define RVH_CACHE_LINE 16 // bytes

#define RVH_CACHE_CLEAN(address, bytes)                                                                                \
    do {                                                                                                               \
        (void)(address), (void)(bytes);                                                                                \
        __asm__ volatile("fence" ::: "memory");                                                                        \
    } while (0)
#define RVH_CACHE_INVALIDATE(address, bytes)                                                                           \
    do {                                                                                                               \
        (void)(address), (void)(bytes);                                                                                \
        __asm__ volatile("fence\n\tcsrwi 0x701, 0\n\tcsrwi 0x701, 1" ::: "memory");                                    \
    } while (0)

#endif
#endif
