// SPDX-License-Identifier: Apache-2.0
//
// Cache maintenance of CVA6 with its write-through data cache: every store reaches memory, in order, so a clean only
// waits for the stores; CVA6's fence does that. No instruction invalidates a line. Turning the data cache off and on in
// its CSR 0x701 invalidates all of it, which takes 256 cycles and loses nothing.

#ifndef RVH_CVA6_PLATFORM_H
#define RVH_CVA6_PLATFORM_H

#ifndef __ASSEMBLER__

// CVA6 issues an instruction for a coprocessor while a fence or a CSR instruction before it can still flush it. An
// instruction of the ALU is not issued before those have retired, and instructions are issued in order.
#define RVH_XIF_FENCE() __asm__ volatile("fence rw, rw\n\tnop" ::: "memory")

#define RVH_CACHE_LINE 16 // bytes

#define RVH_CACHE_CLEAN(address, bytes)                                                                                \
    do {                                                                                                               \
        (void)(address), (void)(bytes);                                                                                \
        __asm__ volatile("fence" ::: "memory");                                                                        \
    } while (0)
#define RVH_CACHE_INVALIDATE(address, bytes)                                                                           \
    do {                                                                                                               \
        (void)(address), (void)(bytes);                                                                                \
        __asm__ volatile("fence\n\tcsrwi 0x701, 0\n\tcsrwi 0x701, 1" ::: "memory");                                   \
    } while (0)

#endif
#endif
