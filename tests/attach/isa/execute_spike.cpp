// SPDX-License-Identifier: Apache-2.0
//
// Executes instructions on Spike, with an extension of a library, hx unless ISA names another: what Spike decodes a word to is called for each
// record (records.h). Zknh is Spike's own.
//
// usage: execute_spike LIBRARY fast|logged [ISA] < RECORDS > RESULTS
//
// logged: as Spike executes with --log-commits; the log has to name rd and nothing else.

#include "records.h"

#include <riscv/cfg.h>
#include <riscv/mmu.h>
#include <riscv/processor.h>
#include <riscv/simif.h>
#include <riscv/trap.h>

#include <cstring>
#include <dlfcn.h>
#include <iostream>
#include <memory>
#include <unordered_map>

namespace
{

const char *const USUAL = "rv32i_zknh_xhx";
constexpr reg_t AT = 0x80000000; // the address of every instruction

// Spike holds a word of RV32, also an address, with its sign in the upper half.
reg_t extended(reg_t word) { return reg_t(sreg_t(int32_t(word))); }

// One page of memory at AT, and nothing else.
class Memory : public simif_t
{
  public:
    char *addr_to_mem(reg_t addr) override { return addr >> 12 == AT >> 12 ? &page[addr & 4095] : nullptr; }
    bool mmio_load(reg_t, size_t, uint8_t *) override { return false; }
    bool mmio_store(reg_t, size_t, const uint8_t *) override { return false; }
    void proc_reset(unsigned) override {}
    const cfg_t &get_cfg() const override { return config; }
    const std::map<size_t, processor_t *> &get_harts() const override { return harts; }
    const char *get_symbol(uint64_t) override { return nullptr; }

    cfg_t config;
    std::map<size_t, processor_t *> harts;
    alignas(4096) char page[4096] = {};
};

[[noreturn]] void fail(const char *why, uint32_t word)
{
    fprintf(stderr, "execute_spike: %s: %08x\n", why, word);
    exit(1);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3 && argc != 4) {
        fprintf(stderr, "usage: execute_spike LIBRARY fast|logged [ISA]\n");
        return 2;
    }
    if (!dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL)) {
        fprintf(stderr, "execute_spike: %s\n", dlerror());
        return 1;
    }
    const bool logged = !strcmp(argv[2], "logged");
    Memory memory;
    const char *const isa = argc == 4 ? argv[3] : USUAL;
    memory.config.isa = isa;
    memory.config.priv = "m";
    memory.config.hartids = {0};
    const std::unique_ptr<FILE, int (*)(FILE *)> log(fopen("/dev/null", "w"), fclose);
    processor_t cpu(isa, "m", &memory.config, &memory, 0, false, log.get(), std::cerr);
    memory.harts[0] = &cpu;
    if (logged) {
        cpu.enable_log_commits();
    }
    cpu.reset();
    state_t &s = *cpu.get_state();

    std::unordered_map<uint32_t, insn_fetch_t> decoded;
    for (Record record; read_record(record);) {
        auto known = decoded.find(record.word);
        if (known == decoded.end()) {
            memcpy(memory.page, &record.word, sizeof record.word);
            cpu.get_mmu()->flush_icache();
            known = decoded.emplace(record.word, cpu.get_mmu()->load_insn(AT)).first;
        }
        for (unsigned n = 3; n-- > 0;) { // rs1 last: a field in the place of a higher one may name the same register
            s.XPR.write(rs_of(record.word, n), extended(record.sources[n]));
        }
        s.log_reg_write.clear();
        const unsigned rd = rd_of(record.word);
        try {
            if (known->second.func(&cpu, known->second.insn, extended(AT)) != extended(AT + 4)) {
                fail("the next instruction is not the one after it", record.word);
            }
        } catch (trap_illegal_instruction &) {
            write_result({0, 0});
            continue;
        }
        const reg_t value = s.XPR[rd];
        if (value != extended(value)) {
            fail("the result is not a word with its sign", record.word);
        }
        const bool nothing = rd == 0 && s.log_reg_write.size() <= 1; // an instruction without a result may log x0
        if (logged && !nothing && (s.log_reg_write.size() != 1 || s.log_reg_write.begin()->first != rd << 4 ||
                       s.log_reg_write.begin()->second.v[0] != value)) {
            fail("the log has something else", record.word);
        }
        write_result({1, uint32_t(value)});
    }
    return 0;
}
