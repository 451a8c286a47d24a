// SPDX-License-Identifier: Apache-2.0
//
// Data memory of the whole address space: random values, with those at the edges of arithmetic more often, until they
// are overwritten.

#ifndef RVHASH_SPARSE_MEMORY_H
#define RVHASH_SPARSE_MEMORY_H

#include "random_program.h"

class SparseMemory
{
  public:
    explicit SparseMemory(uint64_t seed) : seed(seed) {}

    uint32_t read(uint32_t addr) const // of the word
    {
        const auto found = written.find(addr & ~3u);
        return found != written.end() ? found->second : first(addr & ~3u);
    }

    void write(uint32_t addr, uint32_t data, unsigned lanes) // of the word; bit i of lanes: bits 8i + 7 to 8i
    {
        uint32_t word = read(addr);
        for (unsigned i = 0; i < 4; i++) {
            if (lanes >> i & 1) {
                word = (word & ~(0xffu << 8 * i)) | (data & 0xffu << 8 * i);
            }
        }
        written[addr & ~3u] = word;
    }

    uint8_t byte(uint32_t addr) const
    {
        return uint8_t(read(addr) >> 8 * (addr & 3));
    }

  private:
    uint32_t first(uint32_t addr) const
    {
        static const uint32_t edges[] = {0, 1, 0xffffffff, 0x7fffffff, 0x80000000, 0x80, 0x8000, 0xffff8000};
        const uint64_t value = mix(seed, addr);
        return (value >> 40) % 4 == 0 ? edges[value & 7] : uint32_t(value);
    }

    uint64_t seed;
    std::unordered_map<uint32_t, uint32_t> written;
};

#endif
