// SPDX-License-Identifier: Apache-2.0
// Hashes on the simulated rvh_engine, without a test bench between: CAVP vectors and Monte Carlo tests.
//
// stdin, a request a line; hexadecimal bytes, "-" for none; other numbers decimal:
//   HASH algorithm out_bytes message
//   SHA2 algorithm out_bytes checkpoints seed        Monte Carlo, SHAVS 6.4
//   SHA3 algorithm out_bytes checkpoints seed        SHA3VS 6.2.3
//   SHAKE algorithm least most checkpoints seed      SHA3VS 6.3.3; least and most output bytes
// stdout: a line for each output (Monte Carlo: every thousandth); at the end "CYCLES n"
// exit status: 0, or 1 if the engine does not answer within kPatience cycles or a request is not understood
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "Vrvh_engine.h"
#include "verilated.h"

namespace {

using Bytes = std::vector<uint8_t>;

constexpr unsigned kStart = 1;      // op_e
constexpr unsigned kShake128 = 12;  // alg_e: from here on there is output without end
constexpr int kPatience = 1000, kInner = 1000;

[[noreturn]] void fail(const std::string& what) {
  std::cerr << "cavp: " << what << "\n";
  std::exit(1);
}

// A word of 32, 64 or 128 bits, the first byte in its lowest bits.
template <typename Word>
void put(Word& port, const uint8_t* data, size_t count) {
  port = 0;
  for (size_t i = 0; i < count; ++i) port |= static_cast<Word>(data[i]) << 8 * i;
}
template <std::size_t N>
void put(VlWide<N>& port, const uint8_t* data, size_t count) {
  for (size_t i = 0; i < N; ++i) port[i] = 0;
  for (size_t i = 0; i < count; ++i) port[i / 4] |= static_cast<EData>(data[i]) << 8 * (i % 4);
}
template <typename Word>
uint8_t byte(const Word& port, size_t i) {
  return static_cast<uint8_t>(port >> 8 * i);
}
template <std::size_t N>
uint8_t byte(const VlWide<N>& port, size_t i) {
  return static_cast<uint8_t>(port[i / 4] >> 8 * (i % 4));
}

class Engine {
 public:
  Engine() {
    top_.rst_ni = 0;
    for (int i = 0; i < 3; ++i) tick();
    top_.rst_ni = 1;
    tick();
  }

  Bytes hash(unsigned algorithm, const Bytes& message, size_t out_bytes) {
    top_.cmd_i = kStart << 4 | algorithm;
    top_.cmd_valid_i = 1;
    until(top_.cmd_ready_o);
    top_.cmd_valid_i = 0;
    size_t at = 0;
    do {
      const size_t count = std::min(sizeof top_.msg_data_i, message.size() - at);
      put(top_.msg_data_i, message.data() + at, count);
      at += count;
      top_.msg_bytes_i = static_cast<uint8_t>(count);
      top_.msg_last_i = at == message.size();
      top_.msg_valid_i = 1;
      until(top_.msg_ready_o);
      top_.msg_valid_i = 0;
    } while (at < message.size());
    Bytes out;
    bool last = false;
    while (out.size() < out_bytes) {
      if (last) fail("a digest ends too early");
      last = until(top_.out_valid_o, &out);
    }
    if (last != (algorithm < kShake128)) fail("the end of the output is not where it belongs");
    if (last && out.size() != out_bytes) fail("a digest is too long");
    out.resize(out_bytes);
    return out;
  }

  uint64_t cycles() const { return cycles_; }

 private:
  // Up to and with the cycle in which `signal` is 1; takes an output word then, if there is an `out` for it.
  // Whether that was the last one.
  bool until(const CData& signal, Bytes* out = nullptr) {
    top_.out_ready_i = out != nullptr;
    for (int i = 0; i < kPatience; ++i) {
      top_.eval();
      const bool seen = signal, last = top_.out_last_o;
      if (seen && out) {
        for (size_t b = 0; b < top_.out_bytes_o; ++b) out->push_back(byte(top_.out_data_o, b));
      }
      tick();
      if (seen) return last;
    }
    fail("the engine does not answer");
  }

  void tick() {
    top_.clk_i = 1;
    top_.eval();
    top_.clk_i = 0;
    top_.eval();
    ++cycles_;
  }

  Vrvh_engine top_;
  uint64_t cycles_ = 0;
};

Bytes from_hex(const std::string& text) {
  Bytes bytes;
  if (text == "-") return bytes;
  for (size_t i = 0; i + 1 < text.size(); i += 2) {
    bytes.push_back(static_cast<uint8_t>(std::stoul(text.substr(i, 2), nullptr, 16)));
  }
  return bytes;
}

void print(const Bytes& bytes) {
  static const char* digits = "0123456789abcdef";
  std::string line;
  for (const uint8_t b : bytes) line.append({digits[b >> 4], digits[b & 15]});
  std::cout << line << "\n";
}

Bytes joined(const Bytes& a, const Bytes& b, const Bytes& c) {
  Bytes all = a;
  all.insert(all.end(), b.begin(), b.end());
  all.insert(all.end(), c.begin(), c.end());
  return all;
}

// The output of a thousand hashes, each of what the ones before gave.
Bytes sha2_inner(Engine& engine, unsigned algorithm, size_t out_bytes, const Bytes& seed) {
  Bytes a = seed, b = seed, c = seed;
  for (int i = 0; i < kInner; ++i) {
    Bytes next = engine.hash(algorithm, joined(a, b, c), out_bytes);
    a = std::move(b);
    b = std::move(c);
    c = std::move(next);
  }
  return c;
}

Bytes sha3_inner(Engine& engine, unsigned algorithm, size_t out_bytes, Bytes message) {
  for (int i = 0; i < kInner; ++i) message = engine.hash(algorithm, message, out_bytes);
  return message;
}

Bytes shake_inner(Engine& engine, unsigned algorithm, size_t least, size_t most, size_t& length, Bytes message) {
  for (int i = 0; i < kInner; ++i) {
    message.resize(16);
    message = engine.hash(algorithm, message, length);
    const size_t rightmost = message[message.size() - 2] << 8 | message.back();
    length = least + rightmost % (most - least + 1);
  }
  return message;
}

}  // namespace

int main(int argc, char** argv) {
  Verilated::commandArgs(argc, argv);
  Engine engine;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string kind, text;
    unsigned algorithm = 0;
    size_t out_bytes = 0, most = 0;
    int checkpoints = 1;
    words >> kind >> algorithm >> out_bytes;
    if (kind == "SHAKE") words >> most;
    if (kind != "HASH") words >> checkpoints;
    if (!(words >> text)) fail("not understood: " + line.substr(0, 60));
    Bytes bytes = from_hex(text);
    size_t length = most;
    for (int i = 0; i < checkpoints; ++i) {
      if (kind == "HASH") bytes = engine.hash(algorithm, bytes, out_bytes);
      else if (kind == "SHA2") bytes = sha2_inner(engine, algorithm, out_bytes, bytes);
      else if (kind == "SHA3") bytes = sha3_inner(engine, algorithm, out_bytes, bytes);
      else if (kind == "SHAKE") bytes = shake_inner(engine, algorithm, out_bytes, most, length, bytes);
      else fail("not understood: " + line.substr(0, 60));
      print(bytes);
    }
  }
  std::cout << "CYCLES " << engine.cycles() << "\n";
  return 0;
}
