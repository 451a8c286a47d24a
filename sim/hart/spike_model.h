// SPDX-License-Identifier: Apache-2.0
//
// Spike as a model of the hart: one processor, stepped by what the hart reports, with the registers that are this
// hart's choice (WARL fields, implementation numbers) replaced by the values that docs/hart.md states.

#ifndef RVHASH_SPIKE_MODEL_H
#define RVHASH_SPIKE_MODEL_H

#include "coprocessor.h"
#include "random_program.h"
#include "sparse_memory.h"

#include <riscv/cfg.h>
#include <riscv/mmu.h>
#include <riscv/processor.h>
#include <riscv/simif.h>
#include <riscv/trap.h>

#include <iostream>
#include <memory>
#include <vector>

// A CSR that holds the bits of `mask` and reads the others as those of `fixed`.
class PlainCsr : public csr_t
{
  public:
    PlainCsr(processor_t *p, reg_t addr, uint32_t mask, uint32_t value) : csr_t(p, addr), mask(mask), value(value) {}
    reg_t read() const noexcept override { return sext(value); }
    void verify_permissions(insn_t insn, bool write) const override
    {
        if (write && (address >> 10 & 3) == 3) {
            throw trap_illegal_instruction(insn.bits());
        }
    }

  protected:
    bool unlogged_write(const reg_t v) noexcept override
    {
        value = (value & ~mask) | (uint32_t(v) & mask);
        return true;
    }

  private:
    static reg_t sext(uint32_t v) { return reg_t(int64_t(int32_t(v))); }
    uint32_t mask, value;
};

struct Access {
    uint32_t addr;
    unsigned bytes;
    bool store;
    uint32_t data;
};

// What the hart was built with.
struct Built {
    const char *isa; // as Spike names it
    uint32_t misa;
    bool compressed, coprocessor, loops;
};

class SpikeModel : public simif_t
{
  public:
    SpikeModel(const Built &built, RandomProgram &program, SparseMemory &memory, uint32_t boot)
        : program(program), memory(memory), has_loops(built.loops)
    {
        config.isa = built.isa;
        config.priv = "m";
        config.pmpregions = 0;
        config.trigger_count = 0;
        config.hartids = {0};
        cpu = std::make_unique<processor_t>(built.isa, "m", &config, this, 0, false, log.get(), sink);
        harts[0] = cpu.get();
        cpu->enable_log_commits();
        cpu->reset();
        state().pc = boot;
        own_csrs(boot, built);
        own_instructions(built);
    }

    state_t &state() { return *cpu->get_state(); }
    uint32_t pc() { return uint32_t(state().pc); }
    uint32_t x(unsigned n) { return uint32_t(state().XPR[n]); }
    void set_x(unsigned n, uint32_t v) { state().XPR.write(n, reg_t(int64_t(int32_t(v)))); }
    uint32_t csr(unsigned addr) { return uint32_t(state().csrmap.at(addr)->read()); }
    void set_csr(unsigned addr, uint32_t v) { state().csrmap.at(addr)->write(v); }

    // Whether the last step ended in a trap: it alone writes both mepc and mcause.
    bool trapped()
    {
        const auto &log = state().log_reg_write;
        return log.count(0x341 << 4 | 4) && log.count(0x342 << 4 | 4);
    }

    bool fetch_fails = false, access_fails = false, enabled = true;
    std::vector<Access> accesses;

    void step()
    {
        accesses.clear();
        for (unsigned level = 0; level < 2 && has_loops; level++) {
            const unsigned base = 0x7c8 + 4 * level;
            loops_before[level] = {csr(base), csr(base + 1), csr(base + 2)};
        }
        state().log_reg_write.clear();
        state().log_mem_read.clear();
        state().log_mem_write.clear();
        cpu->get_mmu()->flush_tlb();
        cpu->get_mmu()->flush_icache();
        const uint16_t first = program.half(pc());
        accesses_memory = (first & 3) == 3 ? (first & 0x5f) == 0x03 : (first & 3) != 1 && (first >> 13 & 3) == 2;
        parcels = (first & 3) == 3 ? 2 : 1;
        cpu->step(1);
        if (!trapped()) {
            for (const auto &[addr, value, bytes] : state().log_mem_read) {
                accesses.push_back({uint32_t(addr), bytes, false, 0});
            }
            for (const auto &[addr, value, bytes] : state().log_mem_write) {
                accesses.push_back({uint32_t(addr), bytes, true, uint32_t(value)});
                for (unsigned i = 0; i < bytes; i++) {
                    const uint32_t at = uint32_t(addr) + i;
                    memory.write(at, uint32_t(value >> 8 * i & 0xff) << 8 * (at & 3), 1u << (at & 3));
                }
            }
        }
        cpu->clear_waiting_for_interrupt();
        set_csr(0x300, (csr(0x300) & 0x88) | 0x1800);
    }

    // The hardware loops, as they were before the instruction at `pc`, which did not trap and did not jump. What it writes
    // to their registers itself stays.
    void loops(uint32_t pc, unsigned bytes)
    {
        for (unsigned level = 0; level < 2 && has_loops; level++) {
            const auto [start, stop, count] = loops_before[level];
            if (stop != pc + bytes || count == 0) {
                continue;
            }
            const unsigned base = 0x7c8 + 4 * level;
            if (!state().log_reg_write.count((base + 2) << 4 | 4)) {
                set_csr(base + 2, count - 1);
            }
            if (count > 1) {
                state().pc = reg_t(int64_t(int32_t(start)));
                return;
            }
        }
    }

    void interrupt(unsigned cause)
    {
        const uint32_t status = csr(0x300);
        set_csr(0x341, pc());
        set_csr(0x342, 0x80000000u | cause);
        set_csr(0x343, 0);
        set_csr(0x300, 0x1800 | (status & 8) << 4);
        const uint32_t vector = csr(0x305);
        state().pc = (vector & ~3u) + (vector & 1 ? 4 * cause : 0);
    }

    // ---- simif_t ----
    // Fetches are answered by mmio_fetch, whole pages never exist: the bytes around the address of an access are put into
    // a page of their own. As memory, because Spike's devices have no misaligned accesses.
    char *addr_to_mem(reg_t addr) override
    {
        if (parcels > 0 || access_fails || !accesses_memory) {
            return nullptr;
        }
        auto &page = pages[addr >> 12 & 1];
        const uint32_t start = uint32_t(addr) & ~4095u;
        for (int i = 0; i < 8; i++) {
            const uint32_t at = uint32_t(addr) + i;
            if ((at & ~4095u) == start) {
                page[at & 4095] = char(memory.byte(at));
            }
        }
        return &page[addr & 4095];
    }
    bool mmio_fetch(reg_t addr, size_t len, uint8_t *bytes) override
    {
        parcels -= int(len / 2);
        if (fetch_fails) {
            return false;
        }
        for (size_t i = 0; i < len; i++) {
            bytes[i] = uint8_t(program.half(uint32_t(addr + i) & ~1u) >> 8 * ((addr + i) & 1));
        }
        return true;
    }
    bool mmio_load(reg_t, size_t, uint8_t *) override { return false; }
    bool mmio_store(reg_t, size_t, const uint8_t *) override { return false; }
    void proc_reset(unsigned) override {}
    const cfg_t &get_cfg() const override { return config; }
    const std::map<size_t, processor_t *> &get_harts() const override { return harts; }
    const char *get_symbol(uint64_t) override { return nullptr; }

  private:
    void plain(reg_t addr, uint32_t mask, uint32_t value)
    {
        state().csrmap[addr] = std::make_shared<PlainCsr>(cpu.get(), addr, mask, value);
    }

    void own_csrs(uint32_t boot, const Built &built)
    {
        plain(0x304, 0xffff0888, 0); // mie
        plain(0x305, 0xffffff81, boot); // mtvec
        plain(0x342, 0x8000001f, 0); // mcause
        state().mtvec = state().csrmap[0x305];
        state().mcause = state().csrmap[0x342];
        if (built.coprocessor) {
            plain(0x7c0, 1, 1); // mhartctl
        }
        for (unsigned addr = 0; addr < 4096; addr++) { // what machine mode of this hart does not have
            if (addr < 4 || (addr >= 0x3a0 && addr < 0x3f0) || addr == 0x747 || addr == 0x757 || (addr >= 0x7a0 && addr < 0x7b4)) {
                state().csrmap.erase(addr);
            }
        }
        for (unsigned level : {0x7c8, 0x7cc}) {
            if (!built.loops) {
                break;
            }
            plain(level, built.compressed ? ~1u : ~3u, 0);
            plain(level + 1, ~3u, 0);
            plain(level + 2, ~0u, 0);
        }
        plain(0x301, 0, built.misa); // nothing can be switched off
        for (unsigned addr : {0x310, 0x320, 0xf11, 0xf12, 0xf13, 0xf14, 0xf15, 0x344, 0xc01, 0xc81}) {
            plain(addr, 0, 0);
        }
        for (unsigned n = 3; n < 32; n++) {
            plain(0x320 + n, 0, 0);
            plain(0xb00 + n, 0, 0);
            plain(0xb80 + n, 0, 0);
        }
    }

    static reg_t own_instruction(processor_t *p, insn_t insn, reg_t pc)
    {
        const OwnInstruction own{uint32_t(insn.bits())};
        state_t &s = *p->get_state();
        if (!own.known() || !(s.csrmap.at(0x7c0)->read() & 1)) {
            throw trap_illegal_instruction(insn.bits());
        }
        uint32_t sources[3];
        for (unsigned n = 0; n < 3; n++) {
            sources[n] = uint32_t(s.XPR[own.rs(n)]);
        }
        if (own.writes() && own.rd() != 0) {
            const reg_t value = reg_t(int64_t(int32_t(own.result(sources))));
            s.XPR.write(own.rd(), value);
            s.log_reg_write[own.rd() << 4] = {value, 0};
        }
        return pc + 4;
    }

    static reg_t setup(processor_t *p, insn_t insn, reg_t pc)
    {
        state_t &s = *p->get_state();
        const uint32_t stop = uint32_t(pc) + uint32_t(int32_t(insn.bits()) >> 20);
        if ((insn.bits() >> 12 & 7) != 7 || stop & 3) {
            throw trap_illegal_instruction(insn.bits());
        }
        const unsigned base = 0x7c8 + 4 * (insn.bits() >> 7 & 1);
        const uint32_t count = uint32_t(s.XPR[insn.bits() >> 15 & 31]);
        s.csrmap.at(base)->write(uint32_t(pc) + 4);
        s.csrmap.at(base + 1)->write(stop);
        s.csrmap.at(base + 2)->write(count);
        return pc + 4;
    }

    void own_instructions(const Built &built)
    {
        insn_desc_t loop{0x2b, 0x7f, setup, setup, setup, setup, setup, setup, setup, setup};
        if (built.loops) {
            cpu->register_custom_insn(loop);
        }
        for (uint32_t op : {0x0b, 0x5b}) {
            if (!built.coprocessor) {
                break;
            }
            insn_desc_t d{op, 0x7f, own_instruction, own_instruction, own_instruction, own_instruction,
                          own_instruction, own_instruction, own_instruction, own_instruction};
            cpu->register_custom_insn(d);
        }
        cpu->build_opcode_map();
    }

    struct {
        uint32_t start, stop, count;
    } loops_before[2];
    bool accesses_memory = false; // the instruction; others may be fetched twice
    int parcels = 0; // of the instruction that are not fetched yet
    char pages[2][4096 + 8];
    RandomProgram &program;
    SparseMemory &memory;
    const bool has_loops;
    cfg_t config;
    std::map<size_t, processor_t *> harts;
    std::ostream sink{nullptr};
    // Spike keeps a log of writes only if it prints one.
    std::unique_ptr<FILE, int (*)(FILE *)> log{fopen("/dev/null", "w"), fclose};
    std::unique_ptr<processor_t> cpu;
};

#endif
