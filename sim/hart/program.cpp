// SPDX-License-Identifier: Apache-2.0
//
// Runs a program on the hart and prints what retires, an array of JSON in each line: the fields of FIELDS below. Memory of
// 4 MiB at 0x80000000 for instructions and data, devices at the top of the address space; all else answers with an error.
// It ends at a store to EXIT, whose data is the exit status, or after the cycles that are allowed (status 3).
//
// usage: program --image FILE | --elf FILE [--max-cycles N] [--waits PERCENT] [--seed S] [--mtime N] [--fail ADDR ...]
//                [--signature FILE] [--quiet]
//
// --fail: the word at ADDR answers with an error. --mtime: mtime in the first cycle; it counts cycles.
// --signature: the words from the symbol begin_signature to end_signature at the end, a line of 8 digits each.
// With --quiet nothing is printed but the program's own output.
//
// Devices, words: EXIT; LINES, the interrupt lines (bits of mip); LATER and DELAY: a store to DELAY sets LINES to LATER
// after so many cycles; CONSOLE, a character; MTIME and MTIMECMP, 64 bits each: line 7 is 1 while MTIME >= MTIMECMP.
// A coprocessor (coprocessor.h) answers on CV-X-IF.

#include "Vrvh_hart_traced.h"
#include "coprocessor.h"
#include "elf.h"
#include "random_program.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <set>
#include <string>
#include <vector>

namespace {

constexpr uint32_t BASE = 0x80000000, SIZE = 0x400000;
constexpr uint32_t EXIT = 0xfffffff0, LINES = 0xfffffff4, LATER = 0xfffffff8, DELAY = 0xfffffffc, CONSOLE = 0xffffffd0,
                   MTIME = 0xffffffc0, MTIMECMP = 0xffffffc8;
const char *const FIELDS = "[\"cycle\", \"order\", \"pc\", \"next\", \"insn\", \"rd\", \"data\", \"trap\", \"cause\", \"intr\", "
                           "\"intr_cause\", \"addr\", \"rmask\", \"wmask\", \"rdata\", \"wdata\", \"rs1\", \"rs1_data\", \"rs2\", "
                           "\"rs2_data\", \"fault\", \"csr\", \"csr_rdata\", \"csr_wdata\", \"lines\"]";

struct Answer {
    uint32_t data;
    bool err;
};

std::vector<uint32_t> memory(SIZE / 4);
std::set<uint32_t> failing;
uint32_t lines = 0, later = 0;
uint64_t delay = 0, mtime = 0, mtimecmp = ~0ull;
int status = -1; // of the program; -1: it runs

void merge(uint32_t &word, unsigned lanes, uint32_t data)
{
    for (unsigned i = 0; i < 4; i++) {
        if (lanes >> i & 1) {
            word = (word & ~(0xffu << 8 * i)) | (data & 0xffu << 8 * i);
        }
    }
}

void put(uint64_t &pair, uint32_t addr, uint32_t data)
{
    const unsigned at = addr & 4 ? 32 : 0;
    pair = (pair & ~(0xffffffffull << at)) | uint64_t(data) << at;
}

Answer device(uint32_t addr, bool we, uint32_t data)
{
    switch (addr) {
    case EXIT: status = we ? int(data & 255) : status; return {0, !we};
    case LINES: lines = we ? data : lines; return {lines, false};
    case LATER: later = we ? data : later; return {later, false};
    case DELAY: delay = we ? data : delay; return {uint32_t(delay), false};
    case CONSOLE:
        if (we) {
            putchar(int(data & 255));
        }
        return {0, false};
    case MTIME: case MTIME + 4: return {uint32_t(mtime >> 8 * (addr & 4)), we};
    case MTIMECMP: case MTIMECMP + 4:
        if (we) {
            put(mtimecmp, addr, data);
        }
        return {uint32_t(mtimecmp >> 8 * (addr & 4)), false};
    default: return {0xdeadbeef, true};
    }
}

Answer access(uint32_t addr, bool we, unsigned lanes, uint32_t data)
{
    if (addr >= MTIME) {
        return device(addr, we, data);
    }
    if (addr - BASE >= SIZE || failing.count(addr)) {
        return {0xdeadbeef, true};
    }
    uint32_t &word = memory[(addr - BASE) / 4];
    if (we) {
        merge(word, lanes, data);
    }
    return {word, false};
}

template <typename T> uint32_t part(const T &wide, unsigned channel)
{
    return uint32_t(wide >> 32 * channel);
}

// Source n of the register interface: two words are one integer, three are an array.
inline uint32_t source(uint64_t both, unsigned n)
{
    return uint32_t(both >> 32 * n);
}
template <typename T> uint32_t source(const T &words, unsigned n)
{
    return words[n];
}

void print(const Vrvh_hart_traced &dut, unsigned c, unsigned long now, uint32_t irq)
{
    const uint64_t order = dut.rvfi_order[2 * c] | uint64_t(dut.rvfi_order[2 * c + 1]) << 32;
    const bool csr = dut.rvfi_csr >> c & 1, writes = dut.rvfi_csr_writes >> c & 1;
    const uint32_t values[] = {part(dut.rvfi_pc_rdata, c), part(dut.rvfi_pc_wdata, c), part(dut.rvfi_insn, c),
        uint32_t(dut.rvfi_rd_addr >> 5 * c & 31), part(dut.rvfi_rd_wdata, c), uint32_t(dut.rvfi_trap >> c & 1),
        part(dut.rvfi_trap_cause, c), uint32_t(dut.rvfi_intr >> c & 1), part(dut.rvfi_intr_cause, c),
        part(dut.rvfi_mem_addr, c), uint32_t(dut.rvfi_mem_rmask >> 4 * c & 15), uint32_t(dut.rvfi_mem_wmask >> 4 * c & 15),
        part(dut.rvfi_mem_rdata, c), part(dut.rvfi_mem_wdata, c), uint32_t(dut.rvfi_rs1_addr >> 5 * c & 31),
        part(dut.rvfi_rs1_rdata, c), uint32_t(dut.rvfi_rs2_addr >> 5 * c & 31), part(dut.rvfi_rs2_rdata, c),
        uint32_t(dut.rvfi_mem_fault >> c & 1) << 8 | uint32_t(dut.rvfi_mem_fault_wmask >> 4 * c & 15) << 4 |
            uint32_t(dut.rvfi_mem_fault_rmask >> 4 * c & 15),
        csr ? uint32_t(dut.rvfi_csr_addr >> 12 * c & 0xfff) | uint32_t(writes) << 12 | 1u << 13 : 0,
        part(dut.rvfi_csr_rdata, c), part(dut.rvfi_csr_wdata, c), irq};
    printf("[%lu,%lu", now, (unsigned long)order);
    for (uint32_t v : values) {
        printf(",%u", v);
    }
    printf("]\n");
}

} // namespace

int main(int argc, char **argv)
{
    std::string image, elf_file, signature;
    unsigned long most = 100000, seed = 1;
    unsigned waits = 0;
    bool quiet = false;
    for (int i = 1; i < argc; i++) {
        const std::string a = argv[i];
        const auto text = [&] { return std::string(i + 1 < argc ? argv[++i] : ""); };
        const auto number = [&] { return strtoull(text().c_str(), nullptr, 0); };
        if (a == "--image") {
            image = text();
        } else if (a == "--elf") {
            elf_file = text();
        } else if (a == "--max-cycles") {
            most = number();
        } else if (a == "--waits") {
            waits = unsigned(number());
        } else if (a == "--seed") {
            seed = number();
        } else if (a == "--mtime") {
            mtime = number();
        } else if (a == "--fail") {
            failing.insert(uint32_t(number()));
        } else if (a == "--signature") {
            signature = text();
        } else if (a == "--quiet") {
            quiet = true;
        } else {
            fprintf(stderr, "program: unknown option %s; see the top of sim/hart/program.cpp\n", a.c_str());
            return 2;
        }
    }
    uint32_t from = 0, to = 0; // the signature
    try {
        if (!elf_file.empty()) {
            const Elf elf(elf_file);
            for (const auto &s : elf.segments) {
                if (s.addr < BASE || s.addr - BASE > SIZE || s.bytes.size() > SIZE - (s.addr - BASE)) {
                    throw std::runtime_error("a segment of '" + elf_file + "' is outside of the memory");
                }
                memcpy(reinterpret_cast<char *>(memory.data()) + (s.addr - BASE), s.bytes.data(), s.bytes.size());
            }
            if (elf.entry != BASE) {
                throw std::runtime_error("'" + elf_file + "' does not start at 0x80000000");
            }
            if (!signature.empty()) {
                from = elf.symbols.at("begin_signature");
                to = elf.symbols.at("end_signature");
            }
        } else {
            FILE *file = fopen(image.c_str(), "rb");
            if (file == nullptr) {
                throw std::runtime_error("cannot read the image '" + image + "'");
            }
            const size_t bytes = fread(memory.data(), 1, SIZE, file);
            (void)bytes;
            fclose(file);
        }
    } catch (const std::exception &e) {
        fprintf(stderr, "program: %s\n", e.what());
        return 2;
    }
    if (!quiet) {
        printf("%s\n", FIELDS);
    }

    Random g(seed);
    VerilatedContext context;
    context.randReset(2);
    context.randSeed(int(seed) + 1);
    Vrvh_hart_traced dut(&context);
    Coprocessor other(seed, 3, waits ? 60 : 100, waits ? 6 : 0);
    std::deque<Answer> instr, data;
    dut.clk_i = dut.rst_ni = 0;
    for (int i = 0; i < 4; i++) {
        dut.clk_i = 0;
        dut.eval();
        dut.clk_i = 1;
        dut.eval();
    }
    dut.clk_i = 0;
    dut.rst_ni = 1;
    for (unsigned long now = 0; now < most && status < 0; now++, mtime++) {
        const uint32_t irq = lines | uint32_t(mtime >= mtimecmp) << 7;
        dut.irq_i = irq;
        dut.mtime_i = mtime;
        dut.instr_gnt_i = !g.percent(waits);
        dut.data_gnt_i = !g.percent(waits);
        dut.instr_rvalid_i = !instr.empty() && !g.percent(waits);
        dut.data_rvalid_i = !data.empty() && !g.percent(waits);
        dut.instr_rdata_i = dut.instr_rvalid_i ? instr.front().data : g.word();
        dut.instr_err_i = dut.instr_rvalid_i && instr.front().err;
        dut.data_rdata_i = dut.data_rvalid_i ? data.front().data : g.word();
        dut.data_err_i = dut.data_rvalid_i && data.front().err;
        dut.x_issue_ready_i = dut.x_result_valid_i = 0;
        dut.eval();
        if (dut.x_commit_valid_o) {
            other.commit(dut.x_commit_id_o, dut.x_commit_kill_o);
        }
        const OwnInstruction own{dut.x_issue_req_instr_o};
        dut.x_issue_ready_i = other.ready(dut.x_issue_valid_o, own.instr, dut.x_register_rs_valid_o);
        dut.x_issue_resp_accept_i = own.known();
        dut.x_issue_resp_writeback_i = own.known() && own.writes();
        dut.x_issue_resp_register_read_i = own.known() ? own.reads() : 0;
        if (const Coprocessor::Result *r = other.result()) {
            dut.x_result_valid_i = 1;
            dut.x_result_id_i = r->id;
            dut.x_result_rd_i = r->rd;
            dut.x_result_data_i = r->data;
            dut.x_result_we_i = r->we;
        }
        dut.eval();
        if (dut.x_issue_valid_o && dut.x_issue_ready_i) {
            const uint32_t sources[3] = {source(dut.x_register_rs_o, 0), source(dut.x_register_rs_o, 1), source(dut.x_register_rs_o, 2)};
            other.issued(dut.x_issue_req_instr_o, dut.x_issue_req_id_o, sources);
        }
        if (dut.x_result_valid_i && dut.x_result_ready_o) {
            other.taken();
        }
        if (dut.instr_rvalid_i) {
            instr.pop_front();
        }
        if (dut.data_rvalid_i) {
            data.pop_front();
        }
        for (unsigned c = 0; c < 2 && !quiet; c++) {
            if (dut.rvfi_valid >> c & 1) {
                print(dut, c, now, irq);
            }
        }
        if (delay && --delay == 0) {
            lines = later;
        }
        if (dut.instr_req_o && dut.instr_gnt_i) {
            instr.push_back(access(dut.instr_addr_o, false, 0, 0));
        }
        if (dut.data_req_o && dut.data_gnt_i) {
            data.push_back(access(dut.data_addr_o, dut.data_we_o, dut.data_be_o, dut.data_wdata_o));
        }
        dut.clk_i = 1;
        dut.eval();
        dut.clk_i = 0;
        other.edge();
    }
    if (!signature.empty()) {
        FILE *file = fopen(signature.c_str(), "w");
        if (file == nullptr) {
            fprintf(stderr, "program: cannot write '%s'\n", signature.c_str());
            return 2;
        }
        for (uint32_t at = from; at < to; at += 4) {
            fprintf(file, "%08x\n", access(at, false, 0, 0).data);
        }
        fclose(file);
    }
    return status < 0 ? 3 : status;
}
