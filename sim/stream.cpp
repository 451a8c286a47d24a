// SPDX-License-Identifier: Apache-2.0
// Source and sink of the streaming attachment: sends messages as packets, collects their outputs and counts the cycles.
// It works with rvh_stream_single, rvh_stream_lanes and rvh_stream_pipeline, whose ports have the same names.
//
// usage: rvhash-stream --in FILE --out FILE [--tids N] [--at-once N] [--stall PERCENT] [--max-cycles N]
//                      [--wave FILE [--wave-from CYCLE] [--wave-to CYCLE]]
// --in:  the messages. Each follows three little-endian words of 32 bits: its request (tuser), its number of output
//        bytes, its length.
// --out: their outputs, in the order of the messages
// --tids: number of tids in use. A tid is free again after the output of its message. Default: 1.
// --at-once: number of packets that are interleaved beat by beat. Default: 1.
// --stall: percentage of cycles, chosen at random, in which each side stalls; 0 to 90. Default: 0.
// --max-cycles: stop with an error after so many cycles without a transfer. Default: 1 million.
// --wave: write an FST file of the cycles from --wave-from to --wave-to, both included. Only in a build with
//         --trace-fst. Cycles and time: wave.h.
// stdout: one JSON object per line. progress: message bytes sent. stream: cycles from the first beat in to the last
//         beat out (cycles), beats of both sides, cycles in which a beat was offered and not taken (waited).
//         wave: first and last cycle in the FST file, and their number.
// exit status: 0; 1 a message was refused or its output has a wrong length; 3 cycle limit; 4 bad arguments or input
#include <getopt.h>

#include <algorithm>
#include <random>
#include <string>

#include "program.h"
#include "Vstream.h"
#include "verilated.h"
#include "wave.h"

namespace {

constexpr int kExitRefused = 1, kExitLimit = 3;
constexpr uint64_t kWidth = STREAM_BYTES;  // of a beat of s_axis
constexpr unsigned kMostTids = 256, kMostPercent = 90, kNoMessage = ~0u;

struct Arguments {
  const char *in = nullptr, *out = nullptr;
  uint64_t tids = 1, at_once = 1, stall = 0, max_cycles = 1'000'000;
  WaveOptions wave;
};

struct Message {
  uint32_t user, out_bytes;
  uint64_t at, size;  // in --in
  uint64_t out_at;    // in --out
};

// Any pin, a word or an array of words: its bytes.
template <typename Pin>
void put(Pin& pin, const uint8_t* bytes, size_t n) {
  uint8_t whole[sizeof(Pin)] = {};
  memcpy(whole, bytes, std::min(n, sizeof whole));
  memcpy(&pin, whole, sizeof whole);
}

class Bench {
 public:
  Bench(const Arguments& arguments, const std::vector<uint8_t>& data, const std::vector<Message>& messages)
      : arguments_(arguments), data_(data), messages_(messages), wave_(top_, context_, arguments.wave) {
    outputs_.resize(messages.back().out_at + messages.back().out_bytes);
    for (unsigned tid = 0; tid < arguments.tids; ++tid) free_.push_back(tid);
    of_tid_.assign(kMostTids, kNoMessage);
    top_.clk_i = 0;
    top_.rst_ni = 0;
    top_.s_axis_tvalid_i = top_.m_axis_tready_i = 0;
    for (int i = 0; i < 4; ++i) edge();
    top_.rst_ni = 1;
    edge();
  }

  std::vector<uint8_t> run() {
    uint64_t idle = 0;
    while (done_ < messages_.size()) {
      offer();
      top_.m_axis_tready_i = lucky();
      top_.eval();
      wave_.fall(now_);
      const bool goes = top_.s_axis_tvalid_i && top_.s_axis_tready_o;
      const bool comes = top_.m_axis_tvalid_o && top_.m_axis_tready_i;
      waited_ += top_.s_axis_tvalid_i && !goes;
      if (goes && in_beats_++ == 0) first_ = now_;
      if (comes) taken();
      edge();
      if (goes) sent();
      idle = goes || comes ? 0 : idle + 1;
      if (idle > arguments_.max_cycles)
        fail("cycle-limit", kExitLimit, now_, "nothing moved for %llu cycles", static_cast<unsigned long long>(idle));
    }
    return std::move(outputs_);
  }

  void report() {
    wave_.close();
    fprintf(events(), "{\"event\":\"stream\",\"cycles\":%llu,\"in_beats\":%llu,\"out_beats\":%llu,\"waited\":%llu}\n",
           number(last_ - first_ + 1), number(in_beats_), number(out_beats_), number(waited_));
  }

 private:
  struct Packet {
    unsigned message, tid;
    uint64_t sent;
  };

  static unsigned long long number(uint64_t value) { return value; }

  bool lucky() { return arguments_.stall == 0 || chance_() % 100 >= arguments_.stall; }

  void edge() {
    top_.clk_i = 1;
    top_.eval();
    wave_.rise(++now_, false);
    top_.clk_i = 0;
    top_.eval();
  }

  // An offered beat stays; otherwise the next beat of the started packets, in turn.
  void offer() {
    if (top_.s_axis_tvalid_i) return;
    while (packets_.size() < arguments_.at_once && next_ < messages_.size() && !free_.empty()) {
      packets_.push_back({next_, free_.front(), 0});
      of_tid_[free_.front()] = next_++;
      free_.erase(free_.begin());
    }
    if (packets_.empty() || !lucky()) return;
    turn_ = (turn_ + 1) % packets_.size();
    const Packet& packet = packets_[turn_];
    const Message& message = messages_[packet.message];
    const uint64_t bytes = std::min<uint64_t>(message.size - packet.sent, kWidth);
    uint8_t keep[kWidth / 8 + 1] = {};
    for (unsigned b = 0; b < bytes; ++b) keep[b / 8] |= 1 << b % 8;
    put(top_.s_axis_tdata_i, data_.data() + message.at + packet.sent, bytes);
    put(top_.s_axis_tkeep_i, keep, sizeof keep);
    top_.s_axis_tlast_i = packet.sent + bytes == message.size;
    top_.s_axis_tid_i = packet.tid;
    top_.s_axis_tuser_i = message.user;
    top_.s_axis_tvalid_i = 1;
  }

  void sent() {
    Packet& packet = packets_[turn_];
    const uint64_t bytes = std::min<uint64_t>(messages_[packet.message].size - packet.sent, kWidth);
    packet.sent += bytes;
    tell(bytes);
    if (top_.s_axis_tlast_i) packets_.erase(packets_.begin() + turn_);
    if (top_.s_axis_tlast_i && turn_ > 0) --turn_;
    top_.s_axis_tvalid_i = 0;
  }

  void taken() {
    const unsigned tid = top_.m_axis_tid_o, number = of_tid_[tid];
    if (number == kNoMessage) fail("output", kExitRefused, now_, "an output with tid %u, which nothing has", tid);
    if (top_.m_axis_tuser_o) fail("refused", kExitRefused, now_, "message %u was refused", number);
    const Message& message = messages_[number];
    uint8_t data[sizeof top_.m_axis_tdata_o], keep[sizeof top_.m_axis_tkeep_o];
    memcpy(data, &top_.m_axis_tdata_o, sizeof data);
    memcpy(keep, &top_.m_axis_tkeep_o, sizeof keep);
    for (unsigned b = 0; b < sizeof data; ++b) {
      if (!(keep[b / 8] >> b % 8 & 1)) continue;
      if (got_ == message.out_bytes) fail("output", kExitRefused, now_, "message %u has more output than it asked for", number);
      outputs_[message.out_at + got_++] = data[b];
    }
    ++out_beats_;
    if (!top_.m_axis_tlast_o) return;
    if (got_ != message.out_bytes) fail("output", kExitRefused, now_, "message %u has less output than it asked for", number);
    got_ = 0;
    last_ = now_;
    of_tid_[tid] = kNoMessage;
    free_.push_back(tid);
    ++done_;
  }

  // Reports progress, about 200 times.
  void tell(uint64_t bytes) {
    sent_bytes_ += bytes;
    if (sent_bytes_ - told_ < data_.size() / 200) return;
    told_ = sent_bytes_;
    fprintf(events(), "{\"event\":\"progress\",\"bytes\":%llu}\n", number(sent_bytes_));
    fflush(events());
  }

  VerilatedContext context_;
  Vstream top_{&context_};
  const Arguments& arguments_;
  const std::vector<uint8_t>& data_;
  const std::vector<Message>& messages_;
  std::vector<uint8_t> outputs_;
  std::vector<unsigned> free_, of_tid_;
  std::vector<Packet> packets_;
  Wave<Vstream> wave_;
  std::mt19937 chance_{1};
  size_t turn_ = 0, done_ = 0;
  unsigned next_ = 0;
  uint64_t now_ = 0, first_ = 0, last_ = 0, in_beats_ = 0, out_beats_ = 0, waited_ = 0, got_ = 0, sent_bytes_ = 0, told_ = 0;
};

std::vector<uint8_t> slurp(const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file) fail("input", kExitInput, 0, "cannot open the messages");
  std::vector<uint8_t> bytes;
  uint8_t buffer[65536];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, file)) > 0;) bytes.insert(bytes.end(), buffer, buffer + n);
  fclose(file);
  return bytes;
}

std::vector<Message> parts(const std::vector<uint8_t>& data) {
  std::vector<Message> messages;
  uint64_t out_at = 0;
  for (uint64_t at = 0; at < data.size();) {
    uint32_t words[3];
    if (data.size() - at < sizeof words) fail("input", kExitInput, 0, "the messages are cut off");
    memcpy(words, data.data() + at, sizeof words);
    at += sizeof words;
    const auto [user, out_bytes, size] = words;
    if (data.size() - at < size) fail("input", kExitInput, 0, "the messages are cut off");
    messages.push_back({user, out_bytes, at, size, out_at});
    at += size;
    out_at += out_bytes;
  }
  if (messages.empty()) fail("input", kExitInput, 0, "there are no messages");
  return messages;
}

Arguments parse(int argc, char** argv) {
  Arguments a;
  struct Number {
    const char* name;
    uint64_t least, most;
    uint64_t* value;
  };
  const Number numbers[] = {{"tids", 1, kMostTids, &a.tids},
                            {"at-once", 1, kMostTids, &a.at_once},
                            {"stall", 0, kMostPercent, &a.stall},
                            {"max-cycles", 1, uint64_t{1} << 62, &a.max_cycles},
                            {"wave-from", 0, uint64_t{1} << 62, &a.wave.from},
                            {"wave-to", 0, uint64_t{1} << 62, &a.wave.to}};
  std::vector<option> options = {{"in", required_argument, nullptr, 'i'},
                                 {"out", required_argument, nullptr, 'o'},
                                 {"wave", required_argument, nullptr, 'w'}};
  for (const Number& n : numbers) options.push_back({n.name, required_argument, nullptr, 'n'});
  options.push_back({nullptr, 0, nullptr, 0});
  int index = 0;
  for (int c; (c = getopt_long(argc, argv, "", options.data(), &index)) != -1;) {
    if (c == 'i') {
      a.in = optarg;
    } else if (c == 'o') {
      a.out = optarg;
    } else if (c == 'w') {
      a.wave.file = optarg;
    } else if (c == 'n') {
      const Number& n = numbers[index - 3];
      const char* text = optarg;
      if (!number(&text, '\0', n.most, n.value) || *n.value < n.least)
        fail("input", kExitInput, 0, "--%s takes a number from %llu to %llu", n.name, static_cast<unsigned long long>(n.least),
             static_cast<unsigned long long>(n.most));
    } else {
      fail("input", kExitInput, 0, "unknown option");
    }
  }
  if (!a.in || !a.out || optind != argc)
    fail("input", kExitInput, 0, "usage: rvhash-stream --in FILE --out FILE");
  return a;
}

}  // namespace

int main(int argc, char** argv) {
  const Arguments arguments = parse(argc, argv);
  const std::vector<uint8_t> data = slurp(arguments.in);
  const std::vector<Message> messages = parts(data);
  Bench bench{arguments, data, messages};
  const std::vector<uint8_t> outputs = bench.run();
  FILE* out = fopen(arguments.out, "wb");
  if (!out || fwrite(outputs.data(), 1, outputs.size(), out) != outputs.size() || fclose(out) != 0)
    fail("input", kExitInput, 0, "cannot write the outputs");
  bench.report();
  return 0;
}
