// SPDX-License-Identifier: Apache-2.0
//
// The segments and the symbols of a 32-bit little-endian ELF file.

#ifndef RVHASH_ELF_H
#define RVHASH_ELF_H

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct Elf {
    struct Segment {
        uint32_t addr;
        std::vector<uint8_t> bytes; // those of .bss are 0
    };
    std::vector<Segment> segments;
    std::map<std::string, uint32_t> symbols;
    uint32_t entry = 0;

    explicit Elf(const std::string &path)
    {
        FILE *file = fopen(path.c_str(), "rb");
        if (file == nullptr) {
            throw std::runtime_error("cannot read the ELF file '" + path + "'");
        }
        char buffer[65536];
        for (size_t n; (n = fread(buffer, 1, sizeof buffer, file)) > 0;) {
            data.insert(data.end(), buffer, buffer + n);
        }
        fclose(file);
        if (data.size() < 52 || memcmp(data.data(), "\x7f" "ELF\x01\x01", 6) != 0) {
            throw std::runtime_error("'" + path + "' is not a 32-bit little-endian ELF file");
        }
        entry = word(24);
        for (unsigned i = 0, at = word(28); i < half(44); i++, at += half(42)) { // program headers
            if (word(at) == 1) {
                Segment s{word(at + 12), std::vector<uint8_t>(word(at + 20))};
                for (uint32_t b = 0; b < word(at + 16) && b < s.bytes.size(); b++) {
                    s.bytes[b] = byte(word(at + 4) + b);
                }
                segments.push_back(std::move(s));
            }
        }
        for (unsigned i = 0, at = word(32); i < half(48); i++, at += half(46)) { // section headers
            if (word(at + 4) == 2) {
                read_symbols(word(at + 16), word(at + 20), word(word(32) + word(at + 24) * half(46) + 16));
            }
        }
    }

  private:
    std::vector<uint8_t> data;

    uint8_t byte(uint32_t at) const { return data.at(at); }
    uint32_t half(uint32_t at) const { return byte(at) | byte(at + 1) << 8; }
    uint32_t word(uint32_t at) const { return half(at) | half(at + 2) << 16; }

    void read_symbols(uint32_t table, uint32_t bytes, uint32_t names)
    {
        for (uint32_t at = table; at < table + bytes; at += 16) {
            std::string name;
            for (uint32_t n = names + word(at); byte(n) != 0; n++) {
                name += char(byte(n));
            }
            symbols[name] = word(at + 4);
        }
    }
};

#endif
