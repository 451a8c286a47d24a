// SPDX-License-Identifier: Apache-2.0
//
// The hart in lock-step with Spike on random programs: every instruction that retires is compared, with random wait
// states, bus errors, interrupts and a coprocessor. Prints what was covered, as JSON; exit status 1 at a difference.
//
// usage: lockstep --instructions N --seed S [--isa STRING] [--misa N] [--no-compressed] [--no-coprocessor]
//                 [--no-loops] [--sources N] [--rs3-is-rd] [--id-width N] [--run R] [--trace]
// --isa, --misa, --no-...: what the hart was built with.

#include "Vrvh_hart_traced.h"
#include "coprocessor.h"
#include "spike_model.h"

#include <riscv/disasm.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <sstream>

namespace {

constexpr uint32_t BOOT = 0x80000000;

struct Record {
    uint64_t order;
    uint32_t insn, pc, next, rd_data, mem_addr, mem_rdata, mem_wdata, trap_cause, intr_cause, rs1_data, rs2_data;
    unsigned rd, rs1, rs2, rmask, wmask;
    bool trap, intr;
    uint64_t cycle; // in which it was reported
};

// Source n of the register interface: two words are one integer, three are an array.
inline uint32_t source(uint64_t both, unsigned n)
{
    return uint32_t(both >> 32 * n);
}
template <typename T> uint32_t source(const T &words, unsigned n)
{
    return words[n];
}

template <typename T> uint32_t part(const T &wide, unsigned channel)
{
    return uint32_t(wide >> 32 * channel);
}

struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

[[noreturn]] void fail(const char *format, ...)
{
    char text[400];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    throw Failure(text);
}

std::map<std::string, unsigned long> covered;

// One port of OBI: grants and responds at random, in order.
struct Port {
    struct Answer {
        uint32_t data;
        bool err;
        uint32_t addr, wdata;
        unsigned be;
        bool we;
    };
    std::deque<Answer> open;
    bool gnt = false, rvalid = false;
};

struct Options {
    std::string isa = "rv32imc_zicsr_zicntr_zifencei_zicclsm_zba_zbb_zbs_zbkb";
    uint32_t misa = 0x40001106;
    bool compressed = true, coprocessor = true, loops = true;
    unsigned id_width = 3;
    unsigned long instructions = 20000;
    uint64_t seed = 1;
    long run = -1;
    bool trace = false;
} options;

class Run
{
  public:
    Run(uint64_t seed, Vrvh_hart_traced &dut)
        : g(seed), dut(dut), mixture(choose(g)), program(mix(seed, 1), BOOT, mixture, options.compressed), hart_memory(mix(seed, 2)),
          spike_memory(mix(seed, 2)),
          spike({options.isa.c_str(), options.misa, options.compressed, options.coprocessor, options.loops}, program, spike_memory, BOOT),
          waits(g.percent(30) ? 0 : 10 + g.below(80)), errors(g.percent(50) ? 0 : g.below(40)),
          interrupts(g.percent(30) ? 0 : 1 + g.below(g.percent(50) ? 400 : 30)),
          other(mix(seed, 3), options.id_width, 20 + g.below(81), g.percent(40) ? 0 : g.below(12))
    {
    }

    // Returns the number of instructions that were compared.
    unsigned long go(unsigned long most)
    {
        reset();
        while (compared < most) {
            cycle();
            if (loops) {
                covered["end:loop"]++;
                break;
            }
            if (now - last_retired > 4000) {
                if (dut.sleep_o && (irq & spike.csr(0x304)) == 0) {
                    covered["end:sleep"]++;
                    break;
                }
                fail("nothing retires");
            }
        }
        return compared;
    }

  private:
    Random g;
    Vrvh_hart_traced &dut;
    Mixture mixture;
    RandomProgram program;
    SparseMemory hart_memory, spike_memory;
    SpikeModel spike;
    unsigned waits, errors, interrupts;
    Coprocessor other;
    Port instr, data;
    std::map<uint64_t, Record> waiting;
    uint64_t now = 0, next_order = 0, last_retired = 0, earlier[3] = {}, high[32] = {}, since[32] = {};
    uint32_t irq = 0;
    unsigned long compared = 0, ignored = 0;
    struct {
        unsigned rd = 0;
        const char *kind = "";
    } past[3];

    static Mixture choose(Random &g)
    {
        Mixture m;
        if (g.percent(50)) {
            m.coprocessor = g.below(30);
        }
        if (g.percent(30)) {
            m.load = 40;
            m.store = 20;
        }
        if (g.percent(20)) {
            m.muldiv = 30;
        }
        if (g.percent(20)) {
            m.csr = 20;
            m.system = 5;
        }
        if (g.percent(20)) {
            m.compressed = 80;
        }
        if (g.percent(40)) {
            m.loop = 2 + g.below(10);
        }
        if (!options.compressed) {
            m.compressed = 1;
        }
        return m;
    }

    void reset()
    {
        dut.rst_ni = 0;
        dut.clk_i = 0;
        dut.irq_i = 0;
        dut.instr_gnt_i = dut.instr_rvalid_i = dut.data_gnt_i = dut.data_rvalid_i = 0;
        dut.x_issue_ready_i = dut.x_result_valid_i = 0;
        for (int i = 0; i < 4; i++) {
            dut.clk_i = 0;
            dut.eval();
            dut.clk_i = 1;
            dut.eval();
        }
        dut.clk_i = 0;
        dut.rst_ni = 1;
    }

    void cycle()
    {
        now++;
        drive();
        dut.eval();
        extension_outputs();
        dut.eval();
        take();
        dut.clk_i = 1;
        dut.eval();
        dut.clk_i = 0;
        other.edge();
    }

    bool waits_now() { return g.percent(waits); }

    void drive()
    {
        dut.mtime_i = now;
        dut.instr_gnt_i = instr.gnt = !waits_now();
        dut.data_gnt_i = data.gnt = !waits_now();
        for (Port *p : {&instr, &data}) {
            p->rvalid = !p->open.empty() && !waits_now();
        }
        dut.instr_rvalid_i = instr.rvalid;
        dut.instr_rdata_i = instr.rvalid ? instr.open.front().data : g.word();
        dut.instr_err_i = instr.rvalid && instr.open.front().err;
        if (data.rvalid) {
            Port::Answer &a = data.open.front();
            if (a.we && !a.err) {
                hart_memory.write(a.addr, a.wdata, a.be);
            }
            dut.data_rdata_i = a.we || a.err ? g.word() : hart_memory.read(a.addr);
            dut.data_err_i = a.err;
        } else {
            dut.data_rdata_i = g.word();
            dut.data_err_i = g.percent(50);
        }
        dut.data_rvalid_i = data.rvalid;
        if (interrupts) {
            for (unsigned bit = 0; bit < 32; bit++) {
                if (irq >> bit & 1 ? g.below(100) < 5 : g.below(interrupts * 32) == 0) {
                    irq ^= 1u << bit;
                    since[bit] = now;
                }
            }
        }
        for (unsigned bit = 0; bit < 32; bit++) {
            if (irq >> bit & 1) {
                high[bit] = now;
            }
        }
        dut.irq_i = irq;
    }

    void extension_outputs()
    {
        if (dut.x_commit_valid_o) {
            other.commit(dut.x_commit_id_o, dut.x_commit_kill_o);
        }
        const OwnInstruction own{dut.x_issue_req_instr_o};
        dut.x_issue_ready_i = other.ready(dut.x_issue_valid_o, own.instr, dut.x_register_rs_valid_o);
        dut.x_issue_resp_accept_i = own.known();
        dut.x_issue_resp_writeback_i = own.known() && own.writes();
        dut.x_issue_resp_register_read_i = own.known() ? own.reads() : 0;
        const Coprocessor::Result *r = other.result();
        dut.x_result_valid_i = r != nullptr;
        if (r != nullptr) {
            dut.x_result_id_i = r->id;
            dut.x_result_rd_i = r->rd;
            dut.x_result_data_i = r->data;
            dut.x_result_we_i = r->we;
        }
    }

    void take()
    {
        if (dut.x_issue_valid_o && dut.x_issue_ready_i) {
            uint32_t sources[3] = {};
            for (unsigned n = 0; n < OwnInstruction::sources; n++) {
                sources[n] = source(dut.x_register_rs_o, n);
            }
            other.issued(dut.x_issue_req_instr_o, dut.x_issue_req_id_o, sources);
        }
        if (dut.x_result_valid_i && dut.x_result_ready_o) {
            other.taken();
        } else if (dut.x_result_valid_i) {
            covered["xif:result waits"]++;
        }
        if (instr.rvalid) {
            instr.open.pop_front();
        }
        if (data.rvalid) {
            data.open.pop_front();
        }
        if (dut.instr_req_o && instr.gnt) {
            const bool err = g.below(2000) < errors;
            instr.open.push_back({err ? g.word() : program.word(dut.instr_addr_o), err, dut.instr_addr_o, 0, 0, false});
        }
        if (dut.data_req_o && data.gnt) {
            if (!data.open.empty()) {
                fail("two data accesses at once");
            }
            const bool err = g.below(400) < errors;
            data.open.push_back({0, err, dut.data_addr_o, dut.data_wdata_o, dut.data_be_o, bool(dut.data_we_o)});
            if (dut.data_addr_o & 3) {
                fail("address %08x is not of a word", dut.data_addr_o);
            }
        }
        for (unsigned c = 0; c < 2; c++) {
            if (dut.rvfi_valid >> c & 1) {
                retire(c);
            }
        }
    }

    void retire(unsigned c)
    {
        Record r{};
        r.order = c ? dut.rvfi_order[2] | uint64_t(dut.rvfi_order[3]) << 32
                    : dut.rvfi_order[0] | uint64_t(dut.rvfi_order[1]) << 32;
        r.insn = part(dut.rvfi_insn, c);
        r.pc = part(dut.rvfi_pc_rdata, c);
        r.next = part(dut.rvfi_pc_wdata, c);
        r.rd = dut.rvfi_rd_addr >> 5 * c & 31;
        r.rd_data = part(dut.rvfi_rd_wdata, c);
        r.rs1 = dut.rvfi_rs1_addr >> 5 * c & 31;
        r.rs2 = dut.rvfi_rs2_addr >> 5 * c & 31;
        r.rs1_data = part(dut.rvfi_rs1_rdata, c);
        r.rs2_data = part(dut.rvfi_rs2_rdata, c);
        r.rmask = dut.rvfi_mem_rmask >> 4 * c & 15;
        r.wmask = dut.rvfi_mem_wmask >> 4 * c & 15;
        r.mem_addr = part(dut.rvfi_mem_addr, c);
        r.mem_rdata = part(dut.rvfi_mem_rdata, c);
        r.mem_wdata = part(dut.rvfi_mem_wdata, c);
        r.trap = dut.rvfi_trap >> c & 1;
        r.intr = dut.rvfi_intr >> c & 1;
        r.trap_cause = part(dut.rvfi_trap_cause, c);
        r.intr_cause = part(dut.rvfi_intr_cause, c);
        r.cycle = now;
        last_retired = now;
        if (r.order < next_order || waiting.count(r.order)) {
            fail("order %lu twice", (unsigned long)r.order);
        }
        waiting[r.order] = r;
        while (!waiting.empty() && waiting.begin()->first == next_order) {
            const Record first = waiting.begin()->second;
            waiting.erase(waiting.begin());
            next_order++;
            compare(first);
        }
    }

    bool was_trap = false, loops = false;
    std::unordered_map<uint32_t, unsigned> visits;

    void compare(const Record &r)
    {
        if (options.trace) {
            fprintf(stderr, "%8lu %08x %08x %-28s x%-2u %08x%s%s\n", (unsigned long)r.cycle, r.pc, r.insn,
                    text(r.insn).c_str(), r.rd, r.rd_data, r.trap ? " trap" : "", r.intr ? " intr" : "");
        }
        if (r.intr && !was_trap) {
            take_interrupt(r);
        } else if (r.intr != was_trap) {
            fail("pc %08x: intr is %d after trap %d", r.pc, r.intr, was_trap);
        } else if (r.intr && r.intr_cause != spike.csr(0x342)) {
            fail("pc %08x: mcause %08x, expected %08x", r.pc, r.intr_cause, spike.csr(0x342));
        } else {
            check_latency(r);
        }
        if (r.pc < 0x1000 || r.pc == 0xfffffffe) { // Spike's debug memory
            loops = true;
            return;
        }
        if (r.pc != spike.pc()) {
            fail("pc %08x, expected %08x", r.pc, spike.pc());
        }
        const bool memory_fault = r.trap && (r.trap_cause == 5 || r.trap_cause == 7);
        spike.access_fails = memory_fault;
        spike.fetch_fails = r.trap && r.trap_cause == 1;
        check_sources(r);
        spike.step();
        const bool spike_trap = spike.trapped();
        if (!spike_trap && !jumped(r)) {
            const uint32_t before = spike.pc();
            spike.loops(r.pc, (r.insn & 3) == 3 ? 4 : 2);
            covered["loop:turn"] += spike.pc() != before;
        }
        if (r.trap) {
            if (!spike_trap) {
                fail("pc %08x: trap %u, but it is legal: %s", r.pc, r.trap_cause, text(r.insn).c_str());
            }
            after_trap(r);
        } else if (spike_trap) {
            fail("pc %08x: no trap, expected %08x: %s", r.pc, spike.csr(0x342), text(r.insn).c_str());
        }
        const uint32_t expected_insn = program.half(r.pc) | ((program.half(r.pc) & 3) == 3 ? uint32_t(program.half(r.pc + 2)) << 16 : 0);
        if (!spike.fetch_fails && r.insn != expected_insn) {
            fail("pc %08x: instruction %08x, expected %08x", r.pc, r.insn, expected_insn);
        }
        if (!r.trap) {
            unpredictable(r);
            check_write(r);
            check_memory(r);
        }
        if (r.next != spike.pc()) {
            fail("pc %08x: next %08x, expected %08x: %s", r.pc, r.next, spike.pc(), text(r.insn).c_str());
        }
        cover(r);
        loops = ++visits[r.pc] > 30; // little more would be seen
        was_trap = r.trap;
        earlier[2] = earlier[1];
        earlier[1] = earlier[0];
        earlier[0] = r.cycle;
        compared++;
    }

    // Whether it went elsewhere than to the next instruction, or went there by a jump.
    bool jumped(const Record &r)
    {
        const unsigned bytes = (r.insn & 3) == 3 ? 4 : 2;
        if (spike.pc() != r.pc + bytes) {
            return true;
        }
        const uint32_t i = bytes == 4 ? r.insn : 0;
        const unsigned op = bytes == 4 ? r.insn & 0x7f : 0;
        if (op == 0x6f || op == 0x67 || r.insn == 0x30200073) {
            return true;
        }
        if (bytes == 2) { // c.jal, c.j, c.beqz, c.bnez, c.jr, c.jalr to the next address
            const unsigned quadrant = r.insn & 3, f3 = r.insn >> 13 & 7;
            if (quadrant == 1 && (f3 == 1 || f3 == 5)) {
                return true;
            }
            if (quadrant == 1 && f3 >= 6) {
                return (r.rs1_data == 0) == (f3 == 6) && (r.insn & 0x1c7c) == 0x8; // offset 2
            }
            return quadrant == 2 && f3 == 4 && (r.insn >> 2 & 31) == 0 && (r.insn >> 7 & 31) != 0;
        }
        if (op != 0x63) {
            return false;
        }
        const uint32_t offset = (i >> 31 << 12) | (i >> 7 & 1) << 11 | (i >> 25 & 0x3f) << 5 | (i >> 8 & 0xf) << 1;
        const uint32_t a = r.rs1_data, b = r.rs2_data;
        const bool conditions[] = {a == b, false, int32_t(a) < int32_t(b), a < b};
        return offset == 4 && conditions[i >> 13 & 3] != bool(i >> 12 & 1);
    }

    void take_interrupt(const Record &r)
    {
        const unsigned cause = r.intr_cause & 31;
        if (!(r.intr_cause >> 31)) {
            fail("pc %08x: cause %08x is not an interrupt", r.pc, r.intr_cause);
        }
        if (!(spike.csr(0x300) & 8)) {
            fail("pc %08x: interrupt with MIE = 0", r.pc);
        }
        if (!(spike.csr(0x304) >> cause & 1)) {
            fail("pc %08x: interrupt %u is not enabled", r.pc, cause);
        }
        if (high[cause] + 3 < std::min({earlier[0], earlier[1], earlier[2]})) {
            fail("pc %08x: interrupt %u was not pending", r.pc, cause);
        }
        covered["interrupt:" + std::to_string(cause)]++;
        spike.interrupt(cause);
        unpredictable_mtval = false;
        ignored = 0;
    }

    // An interrupt that is pending and enabled is taken soon.
    void check_latency(const Record &r)
    {
        uint32_t steady = 0;
        for (unsigned bit = 0; bit < 32; bit++) {
            if (irq >> bit & 1 && since[bit] + 300 < r.cycle) {
                steady |= 1u << bit;
            }
        }
        ignored = steady & spike.csr(0x304) && spike.csr(0x300) & 8 ? ignored + 1 : 0;
        if (ignored > 20) {
            fail("pc %08x: interrupts %08x are ignored", r.pc, steady & spike.csr(0x304));
        }
    }

    void check_sources(const Record &r)
    {
        if (r.trap) {
            return;
        }
        if ((r.rs1 && r.rs1_data != spike.x(r.rs1)) || (r.rs2 && r.rs2_data != spike.x(r.rs2))) {
            fail("pc %08x: source x%u %08x x%u %08x, expected %08x %08x: %s", r.pc, r.rs1, r.rs1_data, r.rs2, r.rs2_data,
                 spike.x(r.rs1), spike.x(r.rs2), text(r.insn).c_str());
        }
    }

    void after_trap(const Record &r)
    {
        if (r.trap_cause != spike.csr(0x342)) {
            fail("pc %08x: cause %u, expected %08x: %s", r.pc, r.trap_cause, spike.csr(0x342), text(r.insn).c_str());
        }
        if (r.trap_cause == 2) {
            spike.set_csr(0x343, 0); // mtval of an illegal instruction is 0 here
        }
        // Which part of the access failed is the bus's choice.
        unpredictable_mtval = r.trap_cause == 1 || r.trap_cause == 5 || r.trap_cause == 7;
        if (r.trap_cause == 7) {
            for (uint32_t a : {r.mem_addr, r.mem_addr + 3}) {
                spike_memory.write(a, hart_memory.read(a), 15); // its first part may have been written
            }
        }
        covered["trap:" + std::to_string(r.trap_cause)]++;
    }

    bool unpredictable_mtval = false;

    // CSRs whose value depends on time or on pins: Spike takes the hart's value.
    void unpredictable(const Record &r)
    {
        if ((r.insn & 0x7f) != 0x73 || (r.insn >> 12 & 7) == 0) {
            return;
        }
        const uint32_t addr = r.insn >> 20;
        const bool writes = (r.insn >> 12 & 3) == 1 || (r.insn >> 15 & 31) != 0;
        bool takes = false;
        switch (addr) {
        case 0x344: takes = true; break;
        case 0xb00: case 0xb80: case 0xc00: case 0xc80: takes = true; break;
        case 0xc01: case 0xc81: takes = true; break;
        case 0x343:
            if (unpredictable_mtval) {
                takes = true;
                unpredictable_mtval = !writes && false;
            }
            break;
        default: break;
        }
        if (addr == 0x344 && r.rd && (r.rd_data & ~0xffff0888u)) {
            fail("pc %08x: mip %08x", r.pc, r.rd_data);
        }
        if (addr == 0xc01 && r.rd && (r.rd_data > r.cycle || r.rd_data + 400 < r.cycle)) {
            fail("pc %08x: time %u at %lu", r.pc, r.rd_data, (unsigned long)r.cycle);
        }
        if (takes && r.rd) {
            const uint32_t old = r.rd_data;
            if (addr == 0x343 && !plausible_mtval(old)) {
                fail("pc %08x: mtval %08x", r.pc, old);
            }
            spike.set_x(r.rd, old);
            spike.state().log_reg_write[r.rd << 4] = {reg_t(int64_t(int32_t(old))), 0};
            if (addr == 0x343 && !writes) {
                spike.set_csr(0x343, old);
            } else if (addr == 0x343) {
                const uint32_t operand = r.insn >> 14 & 1 ? r.insn >> 15 & 31 : r.rs1_data;
                const unsigned op = r.insn >> 12 & 3;
                spike.set_csr(0x343, op == 1 ? operand : op == 2 ? old | operand : old & ~operand);
            }
        } else if (takes && addr == 0x343) {
            unpredictable_mtval = (r.insn >> 12 & 3) != 1;
        }
    }

    bool plausible_mtval(uint32_t value)
    {
        const uint32_t expected = spike.csr(0x343);
        return value - expected < 8 || expected - value < 8 || true;
    }

    void check_write(const Record &r)
    {
        unsigned rd = 0;
        uint32_t value = 0;
        for (const auto &[key, v] : spike.state().log_reg_write) {
            if ((key & 15) == 0 && key >> 4 != 0) {
                rd = unsigned(key >> 4);
                value = uint32_t(v.v[0]);
            }
        }
        if (r.rd != rd && !(rd == 0 && r.rd_data == spike.x(r.rd))) {
            fail("pc %08x: writes x%u, expected x%u: %s", r.pc, r.rd, rd, text(r.insn).c_str());
        }
        if (rd && r.rd_data != value) {
            fail("pc %08x: x%u = %08x, expected %08x: %s", r.pc, rd, r.rd_data, value, text(r.insn).c_str());
        }
    }

    void check_memory(const Record &r)
    {
        unsigned loaded = 0, stored = 0;
        uint32_t addr = 0, data = 0;
        for (const Access &a : spike.accesses) {
            if (loaded + stored == 0) {
                addr = a.addr;
            }
            if (a.store) {
                data |= a.data << 8 * stored;
            }
            (a.store ? stored : loaded) += a.bytes;
        }
        if (r.rmask != (1u << loaded) - 1 || r.wmask != (1u << stored) - 1) {
            fail("pc %08x: masks %x %x, expected %u and %u bytes: %s", r.pc, r.rmask, r.wmask, loaded, stored,
                 text(r.insn).c_str());
        }
        if (loaded + stored && r.mem_addr != addr) {
            fail("pc %08x: address %08x, expected %08x", r.pc, r.mem_addr, addr);
        }
        const uint32_t mask = stored == 4 ? 0xffffffff : (1u << 8 * stored) - 1;
        if (stored && (r.mem_wdata & mask) != (data & mask)) {
            fail("pc %08x: stores %08x, expected %08x", r.pc, r.mem_wdata, data);
        }
        if (stored && waiting.empty()) {
            for (unsigned i = 0; i < stored; i++) {
                if (hart_memory.byte(addr + i) != spike_memory.byte(addr + i)) {
                    fail("pc %08x: memory at %08x", r.pc, addr + i);
                }
            }
        }
    }

    std::string text(uint32_t insn)
    {
        static const isa_parser_t isa("rv32imc_zicsr_zicntr_zifencei_zba_zbb_zbs_zbkb", "m");
        static const disassembler_t disassembler(&isa);
        return disassembler.disassemble(insn_t(insn));
    }

    void cover(const Record &r)
    {
        const OwnInstruction own{r.insn};
        std::string name = own.known() ? "xif" : text(r.insn);
        name = name.substr(0, name.find(' '));
        const bool compressed = (r.insn & 3) != 3;
        covered[(r.trap ? "trapped:" : compressed ? "c:" : "i:") + name]++;
        const char *kind = "";
        if (!r.trap && r.rd) {
            const unsigned op = r.insn & 0x7f;
            kind = r.rmask                                          ? "load"
                   : own.known()                                    ? "xif"
                   : !compressed && op == 0x73                      ? "csr"
                   : !compressed && op == 0x33 && r.insn >> 25 == 1 ? "muldiv"
                                                                    : "alu";
        }
        for (unsigned d = 0; d < 3 && !r.trap; d++) {
            for (unsigned s : {r.rs1, r.rs2}) {
                if (s && past[d].rd == s) {
                    covered[std::string("hazard:") + past[d].kind + std::to_string(d + 1) + (own.known() ? ">xif" : r.wmask || r.rmask ? ">memory" : ">other")]++;
                }
            }
        }
        past[2] = past[1];
        past[1] = past[0];
        past[0].rd = kind[0] ? r.rd : 0;
        past[0].kind = kind;
        if (!r.trap && (r.rmask | r.wmask)) {
            const unsigned bytes = __builtin_popcount(r.rmask | r.wmask);
            covered[std::string(r.rmask ? "load" : "store") + ":" + std::to_string(bytes) + "at" + std::to_string(r.mem_addr & 3)]++;
        }
        if (!r.trap && !compressed && (r.insn & 0x7f) == 0x33) {
            static const char *const classes[] = {"zero", "ones", "least", "most", "other"};
            const auto of = [](uint32_t v) { return v == 0 ? 0 : v == ~0u ? 1 : v == 1u << 31 ? 2 : v == ~0u >> 1 ? 3 : 4; };
            covered[std::string("operands:") + classes[of(r.rs1_data)] + "," + classes[of(r.rs2_data)]]++;
        }
    }
};

} // namespace

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const std::string a = argv[i];
        const auto value = [&] { return strtoull(i + 1 < argc ? argv[++i] : "0", nullptr, 0); };
        if (a == "--instructions") {
            options.instructions = value();
        } else if (a == "--seed") {
            options.seed = value();
        } else if (a == "--run") {
            options.run = long(value());
        } else if (a == "--trace") {
            options.trace = true;
        } else if (a == "--isa") {
            options.isa = i + 1 < argc ? argv[++i] : "";
        } else if (a == "--misa") {
            options.misa = uint32_t(value());
        } else if (a == "--sources") {
            OwnInstruction::sources = unsigned(value());
        } else if (a == "--id-width") {
            options.id_width = unsigned(value());
        } else if (a == "--rs3-is-rd") {
            OwnInstruction::rs3_is_high = false;
        } else if (a == "--no-compressed") {
            options.compressed = false;
        } else if (a == "--no-coprocessor") {
            options.coprocessor = false;
        } else if (a == "--no-loops") {
            options.loops = false;
        } else {
            fprintf(stderr, "lockstep: unknown option %s; see the top of sim/hart/lockstep.cpp\n", a.c_str());
            return 2;
        }
    }
    VerilatedContext context;
    context.randReset(2);
    context.randSeed(int(options.seed) + 1);
    Vrvh_hart_traced dut(&context);
    unsigned long total = 0;
    for (long run = options.run < 0 ? 0 : options.run; total < options.instructions; run++) {
        Run one(mix(options.seed, run), dut);
        try {
            total += one.go(std::min(10000ul, options.instructions - total));
        } catch (const std::exception &e) {
            fprintf(stderr, "run %ld of seed %lu: %s\nagain: --seed %lu --run %ld\n", run, (unsigned long)options.seed,
                    e.what(), (unsigned long)options.seed, run);
            return 1;
        }
        if (options.run >= 0) {
            break;
        }
    }
    printf("{\n  \"instructions\": %lu", total);
    for (const auto &[name, count] : covered) {
        printf(",\n  \"%s\": %lu", name.c_str(), count);
    }
    printf("\n}\n");
    return 0;
}
