// SPDX-License-Identifier: Apache-2.0
//
// SHA-RV's instructions on the processor. Every software error with them has a defined response: bits of the
// status word or an illegal-instruction exception, no hang, and the next hash is right. Then an interrupt at one in STEP
// cycles of every kind of run, with a handler that hashes too. For images with the software of a SHA-RV design.

#include "bytes.h"
#include "check.h"
#include "counters.h"
#include "sha256_state.h"
#include "simdev.h"
#include "trap.h"
#include "../../../sw/paper/sharv/sharv.h"

#ifndef STEP
#define STEP 5
#endif

enum { MSTATUS_MIE = 8, CAUSE_ILLEGAL = 2, END_OF_RAM = 0x80180000, UNTOUCHED = 0x5a };
enum { BLOCKS = 12, THIRD = 3, FEW = 2 }; // blocks: of one message; of each of four; of as many messages

static uint8_t message[64 * BLOCKS];
static uint8_t blocks[64 * BLOCKS] __attribute__((aligned(4)));     // each a message
static uint8_t whole[64 * BLOCKS] __attribute__((aligned(4)));      // one message
static uint8_t quarters[64 * BLOCKS] __attribute__((aligned(4)));   // four messages
static uint8_t got[8 * 32 + 4] __attribute__((aligned(4)));
static uint8_t want_short[32 * BLOCKS], want_224[28], want_whole[32], want_quarters[4 * 32];
static rvh_sharv_image image, image_224;
static int four, any; // what the coprocessor does: four messages at once; runs of any length

// Addresses without memory: instructions, a device, the last ones.
static const uint32_t nobody[] = {0x00000000, 0x40000000, 0x80000000, 0x10000000, 0xfffffe00};
enum { NOBODY = sizeof nobody / sizeof nobody[0] };

// The longest message of so many blocks but `less` bytes, padded, and its digest by portable C.
static void make(rvh_alg alg, uint8_t *to, size_t n, size_t less, uint8_t *digest)
{
    size_t size = 64 * n, len = size - 9 - less;
    uint32_t h[8];
    for (size_t i = 0; i < size; i++) {
        to[i] = i < len ? message[i] : i == len ? 0x80 : 0;
    }
    to[size - 1] = (uint8_t)(len << 3);
    to[size - 2] = (uint8_t)(len >> 5);
    rvh_sha256_init(h, alg);
    rvh_sharv_absorb_soft(h, to, n);
    for (size_t i = 0; i < rvh_digest_size(alg) / 4; i++) {
        rvh_store32(digest + 4 * i, rvh_swap32(h[i]));
    }
}

// The errors of the status word; they are reported once.
static uint32_t errors(void)
{
    uint32_t told = rvh_sharv_finish() & ~(uint32_t)(SHARV_STAGED | SHARV_CHAINED);
    CHECK((rvh_sharv_finish() & ~(uint32_t)(SHARV_STAGED | SHARV_CHAINED)) == 0);
    return told;
}

static void name_blocks(uint32_t at, uint32_t words)
{
    rvh_sharv_latch(at, words);
    rvh_sharv_write(0);
}

static void name_digests(uint32_t at, uint32_t words)
{
    rvh_sharv_latch(at, words);
    rvh_sharv_read();
}

#define AT(p) ((uint32_t)(uintptr_t)(p))

// The next hash is right: short messages and a long one, of both algorithms.
static int next_hash(void)
{
    memset(got, UNTOUCHED, sizeof got);
    rvh_sharv_stage(&image);
    name_blocks(AT(blocks), FEW * SHARV_BLOCK_WORDS);
    name_digests(AT(got), FEW * 8);
    rvh_sharv_sha256short(0);
    name_blocks(AT(whole), SHARV_MAX_LONG * SHARV_BLOCK_WORDS);
    rvh_sharv_sha256long(0);
    name_blocks(AT(whole + SHARV_MAX_LONG * 64), (BLOCKS - SHARV_MAX_LONG) * SHARV_BLOCK_WORDS);
    name_digests(AT(got + FEW * 32), 8);
    rvh_sharv_sha256long(SHARV_GOES_ON);
    rvh_sharv_stage(&image_224);
    name_blocks(AT(blocks), SHARV_BLOCK_WORDS);
    name_digests(AT(got + FEW * 32 + 32), 7);
    rvh_sharv_sha224short(0);
    return errors() == 0 && check_equal(got, want_short, FEW * 32) && check_equal(got + FEW * 32, want_whole, 32) &&
           check_equal(got + FEW * 32 + 32, want_224, 28) && check_is(got + FEW * 32 + 32 + 28, UNTOUCHED, 4);
}

// Exactly these errors are reported, no digest was written, and the next hash is correct.
#define EXPECT(bits)                                                                                                   \
    do {                                                                                                               \
        CHECK(errors() == ((bits) | SHARV_ERR));                                                                       \
        CHECK(check_is(got, UNTOUCHED, sizeof got));                                                                   \
        CHECK(next_hash());                                                                                            \
        memset(got, UNTOUCHED, sizeof got);                                                                            \
    } while (0)

// ---- base and amount ----

static void bases_and_amounts(void)
{
    static const struct {
        uint32_t base, words, bits;
    } wrong[] = {
        {1, 16, SHARV_ERR_ADDR}, // the address after that of the blocks
        {2, 16, SHARV_ERR_ADDR},
        {3, 16, SHARV_ERR_ADDR},
        {0, 0, SHARV_ERR_AMOUNT},
        {0, 15, SHARV_ERR_AMOUNT},
        {0, 24, SHARV_ERR_AMOUNT},
        {0, 1u << 30, SHARV_ERR_ADDR | SHARV_ERR_AMOUNT}, // as many bytes as there are addresses
        {2, 17, SHARV_ERR_ADDR | SHARV_ERR_AMOUNT},
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        rvh_sharv_stage(&image);
        name_digests(AT(got), 8);
        name_blocks(AT(blocks) + wrong[i].base, wrong[i].words);
        rvh_sharv_sha256short(0);
        EXPECT(wrong[i].bits | SHARV_ERR_STATE); // no blocks are loaded
    }
    for (uint32_t words = 0; words < 80; words += 8) { // IV and K have 72 words
        if (words != SHARV_STAGED_WORDS) {
            rvh_sharv_latch(AT(&image), words);
            rvh_sharv_write(1);
            EXPECT(SHARV_ERR_AMOUNT);
        }
    }
    for (uint32_t odd = 1; odd < 4; odd++) {
        rvh_sharv_latch(AT(&image) + odd, SHARV_STAGED_WORDS);
        rvh_sharv_write(1);
        EXPECT(SHARV_ERR_ADDR);
        name_digests(AT(got) + odd, 8);
        EXPECT(SHARV_ERR_ADDR);
        rvh_sharv_status(AT(got) + odd);
        EXPECT(SHARV_ERR_ADDR);
    }
    name_digests(AT(got), 0);
    EXPECT(SHARV_ERR_AMOUNT);
    name_blocks(0xffffffc0, 32); // beyond the last address
    EXPECT(SHARV_ERR_ADDR);
    for (uint32_t words = 7; words <= 9; words += 2) { // digest words that are not those of the run
        rvh_sharv_stage(&image);
        name_digests(AT(got), words);
        name_blocks(AT(blocks), SHARV_BLOCK_WORDS);
        rvh_sharv_sha256short(0);
        EXPECT(SHARV_ERR_AMOUNT);
    }
    if (!any) { // more than the BufferSet holds
        rvh_sharv_stage(&image);
        name_digests(AT(got), 64);
        name_blocks(AT(blocks), 8 * SHARV_BLOCK_WORDS);
        rvh_sharv_sha256short(0);
        EXPECT(SHARV_ERR_AMOUNT);
        rvh_sharv_stage(&image);
        name_digests(AT(got), 8);
        name_blocks(AT(whole), BLOCKS * SHARV_BLOCK_WORDS);
        rvh_sharv_sha256long(0);
        EXPECT(SHARV_ERR_AMOUNT);
    }
}

// ---- no memory ----

static void memory_refuses(void)
{
    for (unsigned i = 0; i < NOBODY; i++) {
        rvh_sharv_latch(nobody[i], SHARV_STAGED_WORDS);
        rvh_sharv_write(1);
        EXPECT(SHARV_ERR_READ);
        rvh_sharv_stage(&image);
        name_digests(AT(got), 8);
        name_blocks(nobody[i], SHARV_BLOCK_WORDS);
        rvh_sharv_sha256long(0);
        EXPECT(SHARV_ERR_READ);
        rvh_sharv_stage(&image);
        name_digests(nobody[i], 8);
        name_blocks(AT(blocks), SHARV_BLOCK_WORDS);
        rvh_sharv_sha256short(0);
        EXPECT(SHARV_ERR_WRITE);
        rvh_sharv_status(nobody[i]);
        EXPECT(SHARV_ERR_WRITE);
    }
    rvh_sharv_stage(&image); // the end of memory in the middle of a block
    name_digests(AT(got), 8);
    name_blocks(END_OF_RAM - 36, SHARV_BLOCK_WORDS);
    rvh_sharv_sha256short(0);
    EXPECT(SHARV_ERR_READ);
}

// ---- a hash without its requirements ----

static void out_of_order(void)
{
    rvh_sharv_stage(&image);
    name_digests(AT(got), 8);
    rvh_sharv_sha256short(0); // no write before it
    EXPECT(SHARV_ERR_STATE);
    rvh_sharv_wipe(); // IV and K are gone
    CHECK((rvh_sharv_finish() & SHARV_STAGED) == 0);
    name_digests(AT(got), 8);
    name_blocks(AT(blocks), SHARV_BLOCK_WORDS);
    rvh_sharv_sha256short(0);
    EXPECT(SHARV_ERR_STATE);
    rvh_sharv_stage(&image);
    name_digests(AT(got), 8);
    name_blocks(AT(blocks), SHARV_BLOCK_WORDS);
    rvh_sharv_sha256short(SHARV_GOES_ON); // a short message goes on from nothing
    EXPECT(SHARV_ERR_CMD);
    rvh_sharv_wipe();
    rvh_sharv_stage(&image);
    name_digests(AT(got), 8);
    name_blocks(AT(blocks), SHARV_BLOCK_WORDS);
    rvh_sharv_sha256long(SHARV_GOES_ON); // there was no message
    EXPECT(SHARV_ERR_STATE);
    rvh_sharv_stage(&image);
    name_digests(AT(got), 4 * 8);
    name_blocks(AT(blocks), 3 * SHARV_BLOCK_WORDS); // not a multiple of four
    rvh_sharv_sha256long(SHARV_SIDE_BY_SIDE);
    EXPECT(four ? SHARV_ERR_AMOUNT : SHARV_ERR_CMD | SHARV_ERR_AMOUNT);
}

// ---- encodings that are no instruction ----

enum { ENCODINGS = 2 * 8 * 128, KNOWN = 1 + 2 + 1 + 1 + 1 + 1 + 4 * 4 };

// Each followed by a return: every funct3 and funct7 of custom-0 and custom-1.
extern const char encodings[], encodings_end[];
__asm__(".pushsection .text.encodings, \"ax\"\n"
        ".option push\n"
        ".option norvc\n"
        ".balign 4\n"
        "encodings:\n"
        ".set major, 0x0b\n"
        ".rept 2\n"
        ".set upper, 0\n"
        ".rept 1024\n"
        ".word major | (upper >> 7) << 12 | (upper & 127) << 25\n"
        "ret\n"
        ".set upper, upper + 1\n"
        ".endr\n"
        ".set major, 0x2b\n"
        ".endr\n"
        "encodings_end:\n"
        ".option pop\n"
        ".popsection\n");

static int known(unsigned encoding)
{
    unsigned funct3 = encoding >> 7 & 7, funct7 = encoding & 127;
    return encoding < 1024 ? funct3 < 4 && funct7 < 4 : funct3 < 6 && funct7 < (funct3 == 1 ? 2 : 1);
}

static volatile uint32_t illegal, illegal_at;

static void illegal_instructions(void)
{
    unsigned trapped = 0, ours = 0;
    rvh_sharv_stage(&image);
    for (const char *at = encodings; at < encodings_end; at += 8) {
        if (known((unsigned)(at - encodings) / 8)) {
            ours++;
            continue;
        }
        uint32_t before = illegal;
        ((void (*)(void))at)();
        trapped += illegal == before + 1 && illegal_at == AT(at);
    }
    CHECK(ours == KNOWN);
    CHECK(trapped == ENCODINGS - KNOWN);
    CHECK(errors() == 0); // nothing is changed by them
    CHECK(next_hash());
    memset(got, UNTOUCHED, sizeof got);
}

// ---- interrupts ----

static volatile unsigned taken, by_software;
static int handler_hashes;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause == CAUSE_ILLEGAL) {
        illegal++;
        illegal_at = mepc;
        __asm__ volatile("csrw mepc, %0" ::"r"(mepc + 4) : "memory");
        return;
    }
    if (mcause != (UINT32_C(0x80000000) | SIMDEV_IRQ)) {
        trap_unexpected(mcause, mepc, mtval);
    }
    simdev_write(SIMDEV_INTERRUPT, 0);
    taken++;
    if (handler_hashes) {
        uint8_t digest[28];
        uint32_t before = rvh_hw_used();
        CHECK(rvh_hash(RVH_SHA224, digest, 28, message, 64 - 9) == RVH_OK);
        CHECK(check_equal(digest, want_224, 28));
        by_software += rvh_hw_used() == before;
    }
}

static void run_short(void)
{
    rvh_sharv_stage(&image);
    name_blocks(AT(blocks), FEW * SHARV_BLOCK_WORDS);
    name_digests(AT(got), FEW * 8);
    rvh_sharv_sha256short(0);
    rvh_sharv_wait();
}

// The first of the four messages, in two runs.
static void run_long(void)
{
    rvh_sharv_stage(&image);
    name_blocks(AT(quarters), SHARV_BLOCK_WORDS);
    rvh_sharv_sha256long(0);
    name_blocks(AT(quarters + 64), (THIRD - 1) * SHARV_BLOCK_WORDS);
    name_digests(AT(got), 8);
    rvh_sharv_sha256long(SHARV_GOES_ON);
    rvh_sharv_wait();
}

static void run_four(void)
{
    rvh_sharv_stage(&image);
    name_blocks(AT(quarters), BLOCKS * SHARV_BLOCK_WORDS);
    name_digests(AT(got), 4 * 8);
    rvh_sharv_sha256long(SHARV_SIDE_BY_SIDE);
    rvh_sharv_wait();
}

// The same message by the message API, which the handler uses too.
static void run_call(void)
{
    CHECK(rvh_hash(RVH_SHA256, got, 32, message, 64 * THIRD - 9) == RVH_OK);
}

static void interrupts(int on)
{
    if (on) {
        __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    } else {
        __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
        simdev_write(SIMDEV_INTERRUPT, 0);
    }
}

// The fewest cycles of some runs: memory may insert wait states at random. The first run may have more to do.
static uint32_t shortest(void (*run)(void))
{
    uint32_t cycles = UINT32_MAX;
    for (unsigned n = 0; n < 5; n++) {
        uint32_t start = counters_cycles();
        run();
        uint32_t took = counters_cycles() - start;
        cycles = took < cycles ? took : cycles;
    }
    return cycles;
}

// An interrupt after one in `step` numbers of cycles that the run takes; at least 9 of 10 come in time.
static void at_cycles(void (*run)(void), const uint8_t *want, size_t bytes, unsigned step)
{
    uint32_t cycles = shortest(run);
    unsigned before = taken, tries = 0;
    for (uint32_t at = 1; at <= cycles; at += step, tries++) {
        memset(got, UNTOUCHED, bytes);
        interrupts(1);
        simdev_write(SIMDEV_INTERRUPT, at);
        run();
        interrupts(0);
        CHECK(errors() == 0);
        CHECK(check_equal(got, want, bytes));
    }
    CHECK(10 * (taken - before) >= 9 * tries);
    memset(got, UNTOUCHED, sizeof got);
}

// ---- requirements and features ----

static void prepare(void)
{
    rvh_sharv_image_init(&image, RVH_SHA256);
    rvh_sharv_image_init(&image_224, RVH_SHA224);
    for (size_t i = 0; i < sizeof message; i++) {
        message[i] = (uint8_t)(i * 7 + 3);
    }
    make(RVH_SHA224, blocks, 1, 0, want_224);
    make(RVH_SHA256, whole, BLOCKS, 0, want_whole);
    for (unsigned i = 0; i < BLOCKS; i++) {
        make(RVH_SHA256, blocks + 64 * i, 1, i, want_short + 32 * i);
    }
    for (unsigned i = 0; i < 4; i++) {
        make(RVH_SHA256, quarters + 64 * THIRD * i, THIRD, i, want_quarters + 32 * i);
    }
    memset(got, UNTOUCHED, sizeof got);
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << SIMDEV_IRQ) : "memory");
}

static void look(void)
{
    run_four();
    uint32_t bits = errors();
    four = bits == 0;
    CHECK(four ? check_equal(got, want_quarters, sizeof want_quarters)
               : (bits & ~(uint32_t)SHARV_ERR_AMOUNT) == (SHARV_ERR_CMD | SHARV_ERR)); // too many for some, too
    rvh_sharv_stage(&image);
    name_blocks(AT(whole), BLOCKS * SHARV_BLOCK_WORDS);
    name_digests(AT(got), 8);
    rvh_sharv_sha256long(0);
    bits = errors();
    any = bits == 0;
    CHECK(any ? check_equal(got, want_whole, 32) : bits == (SHARV_ERR_AMOUNT | SHARV_ERR));
    CHECK(next_hash());
    memset(got, UNTOUCHED, sizeof got);
}

int main(void)
{
    prepare();
    look();
    bases_and_amounts();
    memory_refuses();
    out_of_order();
    illegal_instructions();
    at_cycles(run_short, want_short, FEW * 32, STEP);
    at_cycles(run_long, want_quarters, 32, STEP);
    if (four) {
        at_cycles(run_four, want_quarters, sizeof want_quarters, STEP);
    }
    handler_hashes = 1;
    at_cycles(run_call, want_quarters, 32, 6 * STEP + 1); // the handler takes long
    CHECK(by_software > 0);
    console_puts(four ? "four messages at once\n" : any ? "runs of any length\n" : "runs of 11 or 7 blocks\n");
    return check_done("sharv");
}
