// SPDX-License-Identifier: Apache-2.0
// Simulator of the reference system (rvh_soc): loads an ELF file into both RAMs, models
// the simulation device (console, exit, mailbox, interrupt) and reports as JSON lines.
// With RVH_SOC_AXI: of rvh_soc_axi, where both RAMs are parts of one, and which has no --stall.
//
// usage: rvhash-sim --elf FILE [--max-cycles N] [--stall PERCENT] [--reset-at CYCLE]
//                   [--wave FILE [--wave-from CYCLE] [--wave-to CYCLE] [--wave-jobs]]
// --max-cycles: stop with an error after N cycles without progress. Progress is a job
//         taken, message bytes handed over, output bytes that were requested, a result.
//         Printed text is not progress. Default: 10 million, plus 5,000 for each byte of
//         the last chunk handed over. Checked every 4,096 cycles.
// --stall: percentage of cycles, chosen at random, in which each RAM and the attachment's page
//         grant nothing; 0 to 90. Default: 0.
// --reset-at: reset everything except the RAMs once, for four cycles from that cycle on. The program starts again;
//         the contents of memory are kept. The interrupt of the device is then off, and the rest of the active job
//         is not read.
// --wave: write an FST file of the cycles from --wave-from to --wave-to, both included; with --wave-jobs only of the
//         cycles from a job's start to 16 cycles after its result. Only in a build with --trace-fst. Cycles and
//         time: wave.h.
// stdin:  for each job "JOB <algorithm number> <output bytes>\n", chunks
//         "DATA <n>\n" + n raw bytes (n <= 65536), then "END\n"; decimal numbers
// stdout: one JSON object per line, events progress, result, reset, trap, wave, exit, error
// stderr: the text that the firmware prints
// exit status: 0 firmware exited with 0; 1 with another code; 3 cycle limit;
//              4 bad arguments, ELF, input, or a wrong use of the device
#include <getopt.h>

#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "program.h"
#include "Vrvh_soc.h"
#include "Vrvh_soc___024root.h"
#include "verilated.h"
#include "wave.h"

namespace {

// rvh_soc_pkg
constexpr uint32_t kIramBytes = 256 * 1024, kDramBytes = 512 * 1024;

constexpr uint32_t kMaxFrame = 65536;
constexpr uint32_t kMaxAlgorithm = 15, kMaxOutput = 0x7fffffff;
constexpr uint64_t kMaxCycles = uint64_t{1} << 62, kNever = UINT64_MAX;
constexpr uint64_t kMaxStall = 90;
constexpr uint64_t kResetCycles = 4;
constexpr int kExitLimit = 3;

enum DeviceRegister : uint32_t {
  kConsole = 0x00,
  kExit = 0x04,
  kJob = 0x10,
  kOutLen = 0x14,
  kChunkAddr = 0x18,
  kChunkMax = 0x1c,
  kChunkLen = 0x20,
  kOutAddr = 0x24,
  kOutBytes = 0x28,
  kCyclesLo = 0x2c,
  kCyclesHi = 0x30,
  kInstretLo = 0x34,
  kInstretHi = 0x38,
  kHwUsed = 0x3c,
  kDone = 0x40,
  kInterrupt = 0x44,
  kTrapPc = 0x48,
  kTrapValue = 0x4c,
  kTrapCause = 0x50,
  kProgramFrom = 0x54,
  kProgramTo = 0x58,
  kProgramBytes = 0x5c,
};

// Byte view of `bytes` bytes at `base` of a RAM that starts at `origin`.
template <typename Words>
class Ram {
 public:
  Ram(Words& words, uint32_t origin, uint32_t base, uint32_t bytes)
      : words_(words), origin_(origin), base_(base), bytes_(bytes) {}

  bool holds(uint32_t addr, uint32_t len) const {
    return addr >= base_ && uint64_t{addr} + len <= uint64_t{base_} + bytes_;
  }
  void write(uint32_t addr, const uint8_t* data, uint32_t len) {
    for (uint32_t i = 0; i < len; ++i) {
      uint32_t offset = addr - origin_ + i, shift = 8 * (offset % kWord);
      Word& word = words_[offset / kWord];
      word = (word & ~(Word{0xff} << shift)) | Word{data[i]} << shift;
    }
  }
  uint8_t read(uint32_t addr) const {
    uint32_t offset = addr - origin_;
    return words_[offset / kWord] >> (8 * (offset % kWord));
  }

 private:
  using Word = std::remove_reference_t<decltype(std::declval<Words&>()[0])>;
  static constexpr uint32_t kWord = sizeof(Word);
  Words& words_;
  uint32_t origin_, base_, bytes_;
};

// The jobs on standard input.
class Jobs {
 public:
  // Number of the next job's algorithm, 0 at the end of the input.
  uint32_t next() {
    if (!last_ || !ahead_.empty()) fail("input", kExitInput, 0, "the firmware left a message unread");
    if (!line()) return 0;
    uint64_t alg, bytes;
    const char* at = line_ + 4;
    if (strncmp(line_, "JOB ", 4) != 0 || !number(&at, ' ', kMaxAlgorithm, &alg) || alg == 0 ||
        !number(&at, '\n', kMaxOutput, &bytes) || *at != '\0')
      fail("input", kExitInput, 0, "expected JOB <1 to %u> <0 to %u>", kMaxAlgorithm, kMaxOutput);
    out_len = bytes;
    last_ = false;
    return alg;
  }
  // Up to `max` bytes of the message; fewer only at its end, where `*last` is set.
  std::vector<uint8_t> chunk(uint32_t max, bool* last) {
    while (!last_ && ahead_.size() <= max) frame();
    size_t n = ahead_.size() < max ? ahead_.size() : max;
    std::vector<uint8_t> bytes(ahead_.begin(), ahead_.begin() + n);
    ahead_.erase(ahead_.begin(), ahead_.begin() + n);
    *last = last_ && ahead_.empty();
    return bytes;
  }
  uint32_t out_len = 0;

 private:
  bool line() { return fgets(line_, sizeof line_, stdin) != nullptr; }
  void frame() {
    if (!line()) fail("input", kExitInput, 0, "the input ended inside a job");
    if (strcmp(line_, "END\n") == 0) {
      last_ = true;
      return;
    }
    uint64_t n;
    const char* at = line_ + 5;
    if (strncmp(line_, "DATA ", 5) != 0 || !number(&at, '\n', kMaxFrame, &n) || *at != '\0')
      fail("input", kExitInput, 0, "expected DATA <0 to %u> or END", kMaxFrame);
    size_t old = ahead_.size();
    ahead_.resize(old + n);
    if (fread(ahead_.data() + old, 1, n, stdin) != n) fail("input", kExitInput, 0, "the input ended inside a chunk");
  }
  char line_[64];
  std::vector<uint8_t> ahead_;  // bytes read and not handed out yet
  bool last_ = true;
};

// The simulation device, as rvh_soc's firmware sees it.
template <typename Iram, typename Dram>
class Device {
 public:
  Device(Iram iram, Dram dram, uint64_t max_cycles) : iram_(iram), dram_(dram), max_cycles_(max_cycles) {
    progress(0, 0);
  }

  uint32_t read(uint32_t reg, uint64_t now) {
    switch (reg) {
      case kJob:
        ++job_;
        message_bytes_ = 0;
        hw_used_ = 0;
        cycles_ = instret_ = 0;
        output_.clear();
        done_ = false;
        taken_ = false;
        if (uint32_t alg = jobs_.next()) {
          taken_ = true;
          progress(now, 0);
          return alg;
        }
        return 0;
      case kOutLen:
        return jobs_.out_len;
      case kChunkLen: {
        bool last;
        std::vector<uint8_t> bytes = jobs_.chunk(chunk_max_, &last);
        uint32_t n = bytes.size();
        if (!dram_.holds(chunk_addr_, n)) fail("bus", kExitInput, now, "message chunk outside the data RAM");
        dram_.write(chunk_addr_, bytes.data(), n);
        message_bytes_ += n;
        if (n > 0) progress(now, n);
        fprintf(events(), "{\"event\":\"progress\",\"job\":%d,\"bytes\":%llu}\n", job_,
               static_cast<unsigned long long>(message_bytes_));
        fflush(events());
        return n | (last ? 0x80000000u : 0);
      }
      default:
        fail("bus", kExitInput, now, "read of device register 0x%02x", reg);
    }
  }

  void write(uint32_t reg, uint32_t value, uint64_t now) {
    switch (reg) {
      case kConsole:
        fputc(static_cast<int>(value & 0xff), stderr);
        break;
      case kExit:
        fprintf(events(), "{\"event\":\"exit\",\"code\":%u,\"cycles\":%llu}\n", value, static_cast<unsigned long long>(now));
        exit_status = value == 0 ? 0 : 1;
        exited = true;
        break;
      case kChunkAddr:
        chunk_addr_ = value;
        break;
      case kChunkMax:
        if (value == 0 || value > kDramBytes) fail("bus", kExitInput, now, "message chunk of %u bytes", value);
        chunk_max_ = value;
        break;
      case kOutAddr:
        out_addr_ = value;
        break;
      case kOutBytes:
        if (!dram_.holds(out_addr_, value)) fail("bus", kExitInput, now, "output outside the data RAM");
        if (output_.size() / 2 + value > jobs_.out_len) fail("bus", kExitInput, now, "more output than asked for");
        for (uint32_t i = 0; i < value; ++i) {
          char hex[3];
          snprintf(hex, sizeof hex, "%02x", dram_.read(out_addr_ + i));
          output_ += hex;
        }
        if (value > 0) progress(now, value);
        break;
      case kCyclesLo:
        cycles_ = (cycles_ & ~uint64_t{0xffffffff}) | value;
        break;
      case kCyclesHi:
        cycles_ = (cycles_ & 0xffffffff) | uint64_t{value} << 32;
        break;
      case kInstretLo:
        instret_ = (instret_ & ~uint64_t{0xffffffff}) | value;
        break;
      case kInstretHi:
        instret_ = (instret_ & 0xffffffff) | uint64_t{value} << 32;
        break;
      case kHwUsed:
        hw_used_ = value;
        break;
      case kDone:
        if (done_) fail("bus", kExitInput, now, "a result without a job");
        done_ = true;
        fprintf(events(), "{\"event\":\"result\",\"job\":%d,\"status\":%u,\"digest\":\"%s\",\"message_bytes\":%llu,"
               "\"cycles\":%llu,\"instret\":%llu,\"hw_used\":%u}\n",
               job_, value, output_.c_str(), static_cast<unsigned long long>(message_bytes_),
               static_cast<unsigned long long>(cycles_), static_cast<unsigned long long>(instret_), hw_used_);
        fflush(events());
        progress(now, 0);
        break;
      case kInterrupt:
        interrupt_at_ = value != 0 ? now + value : kNever;
        break;
      case kTrapPc:
        trap_pc_ = value;
        break;
      case kTrapValue:
        trap_value_ = value;
        break;
      case kTrapCause:
        fprintf(events(), "{\"event\":\"trap\",\"cause\":%u,\"pc\":%u,\"value\":%u,\"instruction\":%u}\n", value, trap_pc_,
               trap_value_, instruction(trap_pc_));
        fflush(events());
        break;
      case kProgramFrom:
        program_from_ = value;
        break;
      case kProgramTo:
        program_to_ = value;
        break;
      case kProgramBytes:
        if (!dram_.holds(program_from_, value) || !iram_.holds(program_to_, value))
          fail("bus", kExitInput, now, "program outside the RAMs");
        for (uint32_t i = 0; i < value; ++i) {
          const uint8_t byte = dram_.read(program_from_ + i);
          iram_.write(program_to_ + i, &byte, 1);
        }
        break;
      default:
        fail("bus", kExitInput, now, "write of device register 0x%02x", reg);
    }
  }

  void reset(uint64_t now) {
    fprintf(events(), "{\"event\":\"reset\",\"cycles\":%llu}\n", static_cast<unsigned long long>(now));
    fflush(events());
    interrupt_at_ = kNever;
    progress(now, 0);
  }

  bool active() const { return !done_ && taken_; }  // a job has been taken, and has no result yet

  bool interrupt(uint64_t now) const { return now >= interrupt_at_; }  // the level of its line

  void check_limit(uint64_t now) const {
    if (now - last_progress_ >= limit_)
      fail("cycle-limit", kExitLimit, now, "the firmware showed no progress for %llu cycles",
           static_cast<unsigned long long>(now - last_progress_));
  }

  bool exited = false;
  int exit_status = 0;

 private:
  // Progress at cycle `now`; `bytes` of work follow before the next.
  void progress(uint64_t now, uint32_t bytes) {
    last_progress_ = now;
    limit_ = max_cycles_ ? max_cycles_ : 10'000'000 + 5'000 * uint64_t{bytes};
  }
  // The instruction at `pc`: 16 or 32 bits; 0 outside the instruction RAM.
  uint32_t instruction(uint32_t pc) const {
    uint32_t word = 0;
    for (uint32_t i = 0; i < 4 && iram_.holds(pc + i, 1); ++i) word |= uint32_t{iram_.read(pc + i)} << (8 * i);
    return (word & 3) == 3 ? word : word & 0xffff;
  }
  Iram iram_;
  Dram dram_;
  Jobs jobs_;
  uint64_t max_cycles_, last_progress_ = 0, limit_ = 0;
  int job_ = -1;
  bool done_ = true;  // the job has its result, or there is no job
  bool taken_ = false;  // the firmware has taken a job, not the end of all jobs
  uint32_t program_from_ = 0, program_to_ = 0;
  uint32_t chunk_addr_ = 0, chunk_max_ = kMaxFrame, out_addr_ = 0, hw_used_ = 0, trap_pc_ = 0, trap_value_ = 0;
  uint64_t cycles_ = 0, instret_ = 0, message_bytes_ = 0, interrupt_at_ = kNever;
  std::string output_;
};

}  // namespace

int main(int argc, char** argv) {
  const char* elf = nullptr;
  uint64_t max_cycles = 0;
  uint64_t stall = 0;
  uint64_t reset_at = kNever;
  WaveOptions wave_options;
  static const option kOptions[] = {{"elf", required_argument, nullptr, 'e'},
                                    {"max-cycles", required_argument, nullptr, 'm'},
                                    {"stall", required_argument, nullptr, 's'},
                                    {"reset-at", required_argument, nullptr, 'r'},
                                    {"wave", required_argument, nullptr, 'w'},
                                    {"wave-from", required_argument, nullptr, 'f'},
                                    {"wave-to", required_argument, nullptr, 't'},
                                    {"wave-jobs", no_argument, nullptr, 'j'},
                                    {nullptr, 0, nullptr, 0}};
  for (int c; (c = getopt_long(argc, argv, "", kOptions, nullptr)) != -1;) {
    if (c == 'e') {
      elf = optarg;
    } else if (c == 'm') {
      const char* text = optarg;
      if (!number(&text, '\0', kMaxCycles, &max_cycles) || max_cycles == 0)
        fail("input", kExitInput, 0, "--max-cycles takes a number from 1 to 2^62");
    } else if (c == 's') {
      const char* text = optarg;
      if (!number(&text, '\0', kMaxStall, &stall)) fail("input", kExitInput, 0, "--stall takes a number from 0 to 90");
    } else if (c == 'r') {
      const char* text = optarg;
      if (!number(&text, '\0', kMaxCycles, &reset_at) || reset_at == 0)
        fail("input", kExitInput, 0, "--reset-at takes a number from 1 to 2^62");
    } else if (c == 'w') {
      wave_options.file = optarg;
    } else if (c == 'f' || c == 't') {
      const char* text = optarg;
      if (!number(&text, '\0', kMaxCycles, c == 'f' ? &wave_options.from : &wave_options.to))
        fail("input", kExitInput, 0, "--wave-from and --wave-to take a number from 0 to 2^62");
    } else if (c == 'j') {
      wave_options.jobs = true;
    } else {
      fail("input", kExitInput, 0, "unknown option");
    }
  }
  if (!elf || optind != argc)
    fail("input", kExitInput, 0,
         "usage: rvhash-sim --elf FILE [--max-cycles N] [--stall PERCENT] [--reset-at CYCLE] [--wave FILE]");
#ifdef RVH_SOC_AXI
  if (stall != 0) fail("input", kExitInput, 0, "the memory of this system has no wait states");
#endif

  events();
  VerilatedContext context;
  Vrvh_soc top{&context};
  Wave wave{top, context, wave_options};
#ifdef RVH_SOC_AXI
  Ram iram{top.rootp->rvh_soc_axi__DOT__u_ram__DOT__mem, kIramBase, kIramBase, kIramBytes};
  Ram dram{top.rootp->rvh_soc_axi__DOT__u_ram__DOT__mem, kIramBase, kDramBase, kDramBytes};
#else
  Ram iram{top.rootp->rvh_soc__DOT__u_iram__DOT__mem, kIramBase, kIramBase, kIramBytes};
  Ram dram{top.rootp->rvh_soc__DOT__u_dram__DOT__mem, kDramBase, kDramBase, kDramBytes};
#endif

  top.clk_i = 0;
  top.dev_rdata_i = 0;
  top.dev_irq_i = 0;
#ifndef RVH_SOC_AXI
  top.stall_i = 0;
#endif
  // Registers whose clock is stopped are reset by the edge of the reset alone.
  top.rst_ni = 1;
  top.eval();
  top.rst_ni = 0;
  for (uint64_t i = 0; i < 2 * kResetCycles; ++i) {
    top.clk_i = !top.clk_i;
    top.eval();
  }
  load_elf(elf, [&](uint32_t address, const uint8_t* data, uint32_t file_bytes, uint32_t bytes) {
    if (iram.holds(address, bytes)) {
      iram.write(address, data, file_bytes);
    } else if (dram.holds(address, bytes)) {
      dram.write(address, data, file_bytes);
    } else {
      return false;
    }
    return true;
  });
  top.rst_ni = 1;
  top.eval();

  Device device{iram, dram, max_cycles};
  std::mt19937 chance{1};
  for (uint64_t now = 0; !device.exited; ++now) {
    const bool reset = now >= reset_at && now - reset_at < kResetCycles;
    if (now == reset_at) device.reset(now);
    wave.rise(now, device.active());
    top.clk_i = 0;
    top.rst_ni = !reset;
#ifndef RVH_SOC_AXI
    top.stall_i = 0;
    for (int i = 0; i < 3 && stall != 0; ++i) top.stall_i |= (chance() % 100 < stall) << i;
#endif
    top.eval();
    wave.fall(now);
    // The request of this cycle is answered in the next one.
    bool request = top.dev_req_o && !reset;
    uint32_t answer = 0;
    if (request) {
      uint32_t reg = top.dev_addr_o;
      if (top.dev_be_o != 0xf || (reg & 3)) fail("bus", kExitInput, now, "narrow access to the device");
      if (top.dev_we_o)
        device.write(reg, top.dev_wdata_o, now);
      else
        answer = device.read(reg, now);
    }
    top.clk_i = 1;
    top.eval();
    if (request) top.dev_rdata_i = answer;
    top.dev_irq_i = device.interrupt(now);
    if ((now & 0xfff) == 0) device.check_limit(now);
  }
  top.final();
  wave.close();
  fflush(events());
  return device.exit_status;
}
