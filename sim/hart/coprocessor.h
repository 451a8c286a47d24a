// SPDX-License-Identifier: Apache-2.0
//
// A coprocessor on CV-X-IF 1.0 that accepts, delays and answers at random, in any order, and checks the processor: ids
// are unique, what was answered is committed or killed exactly once and in order, operands are given when valid.
//
// Its instructions: custom-0 and custom-2 with funct3 0 to 6. They read rs1 if funct3[0], rs2 if funct3[1], and rs3 in
// custom-0; they write rd unless funct3[2].

#ifndef RVHASH_COPROCESSOR_H
#define RVHASH_COPROCESSOR_H

#include "random_program.h"

#include <deque>
#include <stdexcept>
#include <string>
#include <vector>

struct OwnInstruction {
    uint32_t instr;
    static inline unsigned sources = 3;     // X_NUM_RS
    static inline bool rs3_is_high = true;  // of custom-0: bits 31:27; false: 11:7
    bool known() const { return ((instr & 0x7f) == 0x0b || (instr & 0x7f) == 0x5b) && funct3() != 7; }
    unsigned funct3() const { return instr >> 12 & 7; }
    unsigned reads() const { return (funct3() & 3) | ((instr & 0x7f) == 0x0b && sources == 3 ? 4 : 0); }
    bool writes() const { return !(funct3() & 4); }
    unsigned rd() const { return instr >> 7 & 31; }
    unsigned rs(unsigned n) const { return instr >> (n == 0 ? 15 : n == 1 ? 20 : rs3_is_high ? 27 : 7) & 31; }
    uint32_t result(const uint32_t *sources) const
    {
        uint32_t value = instr * 0x9e3779b9u;
        for (unsigned n = 0; n < 3; n++) {
            value = (value << 7 | value >> 25) ^ (reads() >> n & 1 ? sources[n] : 0);
        }
        return value;
    }
};

class Coprocessor
{
  public:
    struct Result {
        unsigned id, rd;
        uint32_t data;
        bool we;
    };

    Coprocessor(uint64_t seed, unsigned id_width, unsigned ready_percent, unsigned longest)
        : g(seed), ids(1u << id_width), ready_percent(ready_percent), longest(longest)
    {
    }

    unsigned long accepted = 0, rejected = 0, killed = 0, results = 0, most_open = 0;

    // ---- in a cycle, in this order ----

    // Issue: whether it is answered in this cycle. `sources`, `valid`: of the register interface.
    bool ready(bool valid, uint32_t instr, unsigned sources_valid)
    {
        const OwnInstruction own{instr};
        return valid && willing && (!own.known() || (sources_valid & own.reads()) == own.reads());
    }

    void commit(unsigned id, bool kill)
    {
        if (uncommitted.empty() || uncommitted.front().id != id) {
            throw std::runtime_error("commit of id " + std::to_string(id) + ", which is not the oldest that waits");
        }
        const Open open = uncommitted.front();
        uncommitted.pop_front();
        if (kill) {
            killed += open.accepted;
            if (!uncommitted.empty()) {
                throw std::runtime_error("a kill with younger instructions");
            }
        } else if (!open.accepted) {
            throw std::runtime_error("a rejected instruction is committed");
        } else {
            committed.push_back({open, 1 + (longest ? g.below(longest) : 0)});
        }
    }

    // The result that is offered; stays until taken.
    const Result *result()
    {
        if (!offered) {
            std::vector<unsigned> can;
            for (unsigned i = 0; i < committed.size(); i++) {
                if (committed[i].delay <= 1) {
                    can.push_back(i);
                }
            }
            if (!can.empty()) {
                const unsigned i = can[g.below(unsigned(can.size()))];
                const Open &open = committed[i].open;
                const OwnInstruction own{open.instr};
                now = {open.id, own.rd(), own.writes() ? own.result(open.sources) : 0, own.writes()};
                committed.erase(committed.begin() + i);
                offered = true;
            }
        }
        return offered ? &now : nullptr;
    }

    // ---- the clock edge ----

    void issued(uint32_t instr, unsigned id, const uint32_t *sources)
    {
        const OwnInstruction own{instr};
        if (flies(id)) {
            throw std::runtime_error("id " + std::to_string(id) + " is in flight");
        }
        if (any && id != (last_id + 1) % ids) {
            throw std::runtime_error("ids are not in sequence");
        }
        any = true;
        last_id = id;
        (own.known() ? accepted : rejected)++;
        Open open{instr, id, own.known(), {sources[0], sources[1], sources[2]}};
        uncommitted.push_back(open);
        most_open = std::max(most_open, (unsigned long)(uncommitted.size() + committed.size() + offered));
    }

    void taken()
    {
        offered = false;
        results++;
    }

    void edge()
    {
        willing = g.percent(ready_percent);
        for (auto &c : committed) {
            c.delay -= c.delay > 1;
        }
    }

    bool idle() const { return uncommitted.empty() && committed.empty() && !offered; }

  private:
    struct Open {
        uint32_t instr;
        unsigned id;
        bool accepted;
        uint32_t sources[3];
    };
    struct Committed {
        Open open;
        unsigned delay;
    };

    bool flies(unsigned id) const
    {
        for (const auto &o : uncommitted) {
            if (o.id == id) {
                return true;
            }
        }
        for (const auto &c : committed) {
            if (c.open.id == id) {
                return true;
            }
        }
        return offered && now.id == id;
    }

    Random g;
    unsigned ids, ready_percent, longest, last_id = 0;
    bool any = false, willing = true, offered = false;
    std::deque<Open> uncommitted;
    std::vector<Committed> committed;
    Result now{};
};

#endif
