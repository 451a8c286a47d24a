// SPDX-License-Identifier: Apache-2.0
//
// The boot loader on the simulated system. Flash and OTP are regions of the data RAM, which the simulator fills before
// the first cycle; they stay as they are over a reset. The image starts in its own part of the instruction RAM, which the
// simulation device writes. With BOOT_INTERRUPTS, an interrupt comes every so many cycles while the image is checked.

#include "boot.h"
#include "console.h"
#include "counters.h"
#include "rvhash.h"
#include "simdev.h"
#include "trap.h"

#define FLASH ((const uint8_t *)0x80150000u) // a word, the length of the image, and the image
#define OTP ((const boot_otp *)0x8017e000u)
enum { FLASH_BYTES = 0x2e000 };
static const boot_memory memory = {0x80020000u, 0x20000u, 0x80140000u, 0x10000u};

#ifdef BOOT_INTERRUPTS
static volatile uint32_t interrupts;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != (0x80000000u | SIMDEV_IRQ)) {
        trap_unexpected(mcause, mepc, mtval);
    }
    uint8_t digest[32];
    interrupts++;
    simdev_write(SIMDEV_INTERRUPT, rvh_hash(RVH_SHA256, digest, sizeof digest, FLASH, 64) == RVH_OK ? BOOT_INTERRUPTS : 0);
}

static void begin_interrupts(void)
{
    __asm__ volatile("csrs mie, %0" ::"r"(1u << SIMDEV_IRQ));
    simdev_write(SIMDEV_INTERRUPT, BOOT_INTERRUPTS);
    __asm__ volatile("csrsi mstatus, 8" ::: "memory");
}

static void end_interrupts(void)
{
    __asm__ volatile("csrci mstatus, 8" ::: "memory");
    simdev_write(SIMDEV_INTERRUPT, 0);
    console_puts("boot: ");
    console_dec(interrupts);
    console_puts(" interrupts\n");
}
#else
static void begin_interrupts(void)
{
}

static void end_interrupts(void)
{
}
#endif

// Copy the program to where it runs, and start it. Does not return.
static _Noreturn void start(const boot_header *h, const uint8_t *image)
{
    const uint8_t *const text = image + BOOT_HEADER_BYTES, *const data = text + h->text_bytes;
    const uint32_t *from = (const uint32_t *)(uintptr_t)data;
    uint32_t *to = (uint32_t *)(uintptr_t)h->data_at;
    for (uint32_t i = 0; i < h->data_bytes / 4; i++) {
        to[i] = from[i];
    }
    simdev_write(SIMDEV_PROGRAM_FROM, (uint32_t)(uintptr_t)text);
    simdev_write(SIMDEV_PROGRAM_TO, h->text_at);
    simdev_write(SIMDEV_PROGRAM_BYTES, h->text_bytes);
    __asm__ volatile(".insn i 0x0f, 1, x0, x0, 0" ::: "memory"); // fence.i
    ((void (*)(void))(uintptr_t)h->entry)();
    sim_exit(1);
}

int main(void)
{
    const uint8_t *const image = FLASH + 4;
    const uint32_t len = *(const uint32_t *)(uintptr_t)FLASH;
    boot_header header = {0};
    begin_interrupts();
    const uint32_t begin = counters_cycles();
    const boot_result result = len > FLASH_BYTES - 4 ? BOOT_CUT : boot_check(OTP, &memory, image, len, &header);
    const uint32_t cycles = counters_cycles() - begin;
    end_interrupts();
    if (result != BOOT_OK) {
        console_puts("boot: stays: ");
        console_puts(boot_reason(result));
        console_puts("\n");
        return 1;
    }
    console_puts("boot: version ");
    console_dec(header.version);
    console_puts(", ");
    console_dec(cycles);
    console_puts(" cycles, ");
    console_puts(rvh_hw_used() != 0 ? "hardware\n" : "portable C\n");
    start(&header, image);
}
