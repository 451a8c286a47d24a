// SPDX-License-Identifier: Apache-2.0
//
// Executes instructions on rvh_isa, one in each cycle: issue, operands and commit in the same one, the result in the
// next one (records.h). An operand register that is not read is offered as not valid.
//
// usage: execute_rtl < RECORDS > RESULTS

#include "Vrvh_isa.h"
#include "records.h"
#include "verilated.h"

#include <cstdlib>
#include <unordered_map>

namespace
{

constexpr unsigned IDS = 16; // X_ID_WIDTH is 4

[[noreturn]] void fail(const char *why, uint32_t word)
{
    fprintf(stderr, "execute_rtl: %s: %08x\n", why, word);
    exit(1);
}

void half(Vrvh_isa &dut, int clk)
{
    dut.clk_i = clk;
    dut.eval();
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Vrvh_isa dut(&context);
    dut.enable_i = 1;
    dut.x_result_ready_i = 1;
    dut.rst_ni = 0;
    half(dut, 0);
    half(dut, 1);
    dut.rst_ni = 1;
    std::unordered_map<uint32_t, uint8_t> reads; // the sources that an instruction reads
    unsigned id = 0;
    Record before{};
    bool executed = false; // the record before this one
    for (bool more = true; more;) {
        Record record{};
        more = read_record(record);
        dut.x_issue_valid_i = more;
        dut.x_issue_req_instr_i = record.word;
        dut.x_issue_req_id_i = id;
        dut.x_commit_valid_i = more;
        dut.x_commit_id_i = id;
        for (unsigned n = 0; n < 3; n++) {
            dut.x_register_rs_i[n] = record.sources[n];
        }
        auto read = reads.find(record.word);
        if (read == reads.end()) {
            dut.eval();
            read = reads.emplace(record.word, dut.x_issue_resp_register_read_o).first;
        }
        dut.x_register_rs_valid_i = read->second;
        half(dut, 0);
        if (executed) {
            if (!dut.x_result_valid_o || !dut.x_result_we_o) {
                fail("no result a cycle after the commit", before.word);
            }
            if (dut.x_result_rd_o != rd_of(before.word) || dut.x_result_id_o != (id + IDS - 1) % IDS) {
                fail("the result of another instruction", before.word);
            }
            write_result({1, dut.x_result_data_o});
        }
        executed = more && dut.x_issue_resp_accept_o;
        if (more && (!dut.x_issue_ready_o || bool(dut.x_issue_resp_writeback_o) != executed)) {
            fail("it is not taken at once", record.word);
        }
        if (executed) {
            id = (id + 1) % IDS;
        } else if (more) {
            // Its result, 0, comes after the one before, which is written above.
            write_result({0, 0});
        }
        before = record;
        half(dut, 1);
    }
    dut.final();
    return 0;
}
