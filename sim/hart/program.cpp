// SPDX-License-Identifier: Apache-2.0
//
// Runs a program on the hart and prints what retires, a line of JSON each: cycle, pc, instruction, register, trap.
// Memory of 64 KiB at 0x80000000 for instructions and data; all else answers with an error. It ends at a store to
// 0xfffffff0, whose data is the exit status, or after the cycles that are allowed (status 3).
//
// usage: program --image FILE [--max-cycles N] [--waits PERCENT] [--seed S] [--irq CYCLE:BITS ...]

#include "Vrvh_hart_traced.h"
#include "random_program.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace {

constexpr uint32_t BASE = 0x80000000, SIZE = 0x10000, EXIT = 0xfffffff0;

struct Answer {
    uint32_t data;
    bool err;
};

std::vector<uint32_t> memory(SIZE / 4);

Answer access(uint32_t addr, bool we, unsigned lanes, uint32_t data)
{
    if (addr - BASE >= SIZE) {
        return {0xdeadbeef, true};
    }
    uint32_t &word = memory[(addr - BASE) / 4];
    for (unsigned i = 0; we && i < 4; i++) {
        if (lanes >> i & 1) {
            word = (word & ~(0xffu << 8 * i)) | (data & 0xffu << 8 * i);
        }
    }
    return {word, false};
}

template <typename T> uint32_t part(const T &wide, unsigned channel)
{
    return uint32_t(wide >> 32 * channel);
}

} // namespace

int main(int argc, char **argv)
{
    std::string image;
    unsigned long most = 100000, seed = 1;
    unsigned waits = 0;
    std::map<unsigned long, uint32_t> irqs;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string a = argv[i], v = argv[i + 1];
        if (a == "--image") {
            image = v;
        } else if (a == "--max-cycles") {
            most = strtoul(v.c_str(), nullptr, 0);
        } else if (a == "--waits") {
            waits = unsigned(strtoul(v.c_str(), nullptr, 0));
        } else if (a == "--seed") {
            seed = strtoul(v.c_str(), nullptr, 0);
        } else if (a == "--irq") {
            irqs[strtoul(v.c_str(), nullptr, 0)] = uint32_t(strtoul(v.c_str() + v.find(':') + 1, nullptr, 0));
        } else {
            fprintf(stderr, "program: unknown option %s; see the top of sim/hart/program.cpp\n", a.c_str());
            return 2;
        }
    }
    FILE *file = fopen(image.c_str(), "rb");
    if (file == nullptr) {
        fprintf(stderr, "program: cannot read the image '%s'\n", image.c_str());
        return 2;
    }
    const size_t bytes = fread(memory.data(), 1, SIZE, file);
    (void)bytes;
    fclose(file);

    Random g(seed);
    VerilatedContext context;
    Vrvh_hart_traced dut(&context);
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
    for (unsigned long now = 0; now < most; now++) {
        if (irqs.count(now)) {
            dut.irq_i = irqs[now];
        }
        dut.mtime_i = now;
        dut.instr_gnt_i = !g.percent(waits);
        dut.data_gnt_i = !g.percent(waits);
        dut.instr_rvalid_i = !instr.empty() && !g.percent(waits);
        dut.data_rvalid_i = !data.empty() && !g.percent(waits);
        if (dut.instr_rvalid_i) {
            dut.instr_rdata_i = instr.front().data;
            dut.instr_err_i = instr.front().err;
        }
        if (dut.data_rvalid_i) {
            dut.data_rdata_i = data.front().data;
            dut.data_err_i = data.front().err;
        }
        dut.eval();
        if (dut.instr_rvalid_i) {
            instr.pop_front();
        }
        if (dut.data_rvalid_i) {
            data.pop_front();
        }
        if (dut.instr_req_o && dut.instr_gnt_i) {
            instr.push_back(access(dut.instr_addr_o, false, 0, 0));
        }
        if (dut.data_req_o && dut.data_gnt_i) {
            if (dut.data_we_o && dut.data_addr_o == EXIT) {
                return int(dut.data_wdata_o);
            }
            data.push_back(access(dut.data_addr_o, dut.data_we_o, dut.data_be_o, dut.data_wdata_o));
        }
        for (unsigned c = 0; c < 2; c++) {
            if (dut.rvfi_valid >> c & 1) {
                printf("{\"cycle\": %lu, \"pc\": %u, \"insn\": %u, \"rd\": %u, \"data\": %u, \"trap\": %u, \"cause\": %u}\n", now,
                       part(dut.rvfi_pc_rdata, c), part(dut.rvfi_insn, c), unsigned(dut.rvfi_rd_addr >> 5 * c & 31),
                       part(dut.rvfi_rd_wdata, c), unsigned(dut.rvfi_trap >> c & 1), part(dut.rvfi_trap_cause, c));
            }
        }
        dut.clk_i = 1;
        dut.eval();
        dut.clk_i = 0;
    }
    return 3;
}
