// SPDX-License-Identifier: Apache-2.0
// The AXI manager of SHA-RV's subsystem, with AXI4 for bulk data and AXI4-Lite for control: the processing system of
// the paper. It loads the program. Then it writes blocks (WRITE), lets the processor hash them (EXEC) and reads the
// digests (READ), alternating between the halves of the data memory. With overlap (Algorithm 1 of the paper) it writes
// and reads one half while the processor hashes the other.
//
// usage: rvhash-sharv --elf FILE --in FILE --out FILE --job BLOCKS [--mode short|long|four] [--algorithm sha224|sha256]
//                     [--no-overlap] [--stall PERCENT] [--max-cycles N]
// --in:  padded blocks of 64 bytes. A job has BLOCKS of them, 1 to 1,024; the last job has the rest.
//        short: each block is a message; long: a job is a message; four: a job is four messages of the same length.
// --out: the digests, 28 or 32 bytes each, in order
// --stall: percentage of cycles, chosen at random, in which the manager stalls each AXI channel; 0 to 90. Default: 0.
// --max-cycles: stop with an error when a job or a transfer takes so many cycles. Default: 10 million.
// stdout: one JSON object per line. progress: jobs done. stream: cycles from the first WRITE to the end of the last
//         READ (total), and the sums for all WRITEs (write), READs (read) and jobs (execute). `execute` is the sum of
//         the registers CYCLES.
// exit status: 0; 1 a job ended without its digests; 3 cycle limit; 4 bad arguments, ELF, input, or an AXI error
#include <getopt.h>

#include <algorithm>
#include <random>
#include <string>

#include "../sw/include/rvh_sharv_regs.h"
#include "program.h"
#include "Vrvh_sharv_subsystem.h"
#include "verilated.h"

namespace {

constexpr uint32_t kHalf = 0x20000, kDigests = 65536;  // bytes of a half, and offset of its digests
constexpr uint32_t kProgram = 0x40000, kOwn = 0x60000, kWindow = 0x20000;
constexpr uint32_t kBlock = 64, kMostBlocks = 1024, kBeats = 256;
constexpr int kExitJob = 1, kExitLimit = 3;

struct Arguments {
  const char *elf = nullptr, *in = nullptr, *out = nullptr;
  uint64_t job = 0, stall = 0, max_cycles = 10'000'000;
  unsigned mode = 0;  // of JOB.MODE
  bool sha224 = false, overlap = true;
};

// The subsystem, a cycle at a time, and a manager of both its AXI ports.
class Subsystem {
 public:
  explicit Subsystem(const Arguments& arguments) : arguments_(arguments) {
    top_.clk_i = 0;
    top_.rst_ni = 1;  // registers whose clock is stopped are reset by the edge alone
    top_.eval();
    top_.rst_ni = 0;
    for (int i = 0; i < 8; ++i) cycle();
    top_.rst_ni = 1;
    now_ = 0;
  }

  uint64_t now() const { return now_; }
  bool interrupt() const { return top_.irq_o; }

  void cycle() {
    top_.clk_i = 1;
    top_.eval();
    top_.clk_i = 0;
    top_.eval();
    ++now_;
  }

  void write_register(uint32_t address, uint32_t value) {
    Limit limit{*this};
    bool aw = true, w = true;
    top_.s_axil_awaddr_i = address;
    top_.s_axil_wdata_i = value;
    top_.s_axil_wstrb_i = 0xf;
    for (bool answered = false; !answered; limit.look()) {
      offer(top_.s_axil_awvalid_i, aw);
      offer(top_.s_axil_wvalid_i, w);
      top_.s_axil_bready_i = lucky();
      top_.eval();
      const bool aw_goes = top_.s_axil_awvalid_i && top_.s_axil_awready_o;
      const bool w_goes = top_.s_axil_wvalid_i && top_.s_axil_wready_o;
      answered = top_.s_axil_bvalid_o && top_.s_axil_bready_i;
      cycle();
      aw = aw && !aw_goes;
      w = w && !w_goes;
    }
    top_.s_axil_awvalid_i = top_.s_axil_wvalid_i = top_.s_axil_bready_i = 0;
  }

  uint32_t read_register(uint32_t address) {
    Limit limit{*this};
    bool ar = true;
    uint32_t value = 0;
    top_.s_axil_araddr_i = address;
    for (bool answered = false; !answered; limit.look()) {
      offer(top_.s_axil_arvalid_i, ar);
      top_.s_axil_rready_i = lucky();
      top_.eval();
      const bool goes = top_.s_axil_arvalid_i && top_.s_axil_arready_o;
      answered = top_.s_axil_rvalid_o && top_.s_axil_rready_i;
      value = top_.s_axil_rdata_o;
      cycle();
      ar = ar && !goes;
    }
    top_.s_axil_arvalid_i = top_.s_axil_rready_i = 0;
    return value;
  }

  // Whole words, in bursts of 256 beats at most.
  void write(uint32_t address, const uint8_t* data, uint32_t bytes) {
    for (uint32_t at = 0; at < bytes; at += 4 * kBeats)
      write_burst(address + at, data + at, std::min(bytes - at, 4 * kBeats) / 4);
  }

  void read(uint32_t address, uint8_t* data, uint32_t bytes) {
    for (uint32_t at = 0; at < bytes; at += 4 * kBeats)
      read_burst(address + at, data + at, std::min(bytes - at, 4 * kBeats) / 4);
  }

  // Ends the program when a job or a transfer takes too long.
  class Limit {
   public:
    explicit Limit(Subsystem& of) : of_(of), begin_(of.now_) {}
    void look() const {
      if (of_.now_ - begin_ > of_.arguments_.max_cycles)
        fail("cycle-limit", kExitLimit, of_.now_, "nothing happened for %llu cycles",
             static_cast<unsigned long long>(of_.now_ - begin_));
    }

   private:
    Subsystem& of_;
    uint64_t begin_;
  };

 private:
  bool lucky() { return arguments_.stall == 0 || chance_() % 100 >= arguments_.stall; }

  // An offer stays until it is taken.
  template <typename Pin>
  void offer(Pin& valid, bool wanted) {
    valid = wanted && (valid || lucky());
  }

  void write_burst(uint32_t address, const uint8_t* data, uint32_t beats) {
    Limit limit{*this};
    bool aw = true;
    uint32_t beat = 0;
    top_.s_axi_awaddr_i = address;
    top_.s_axi_awlen_i = beats - 1;
    top_.s_axi_awsize_i = 2;
    top_.s_axi_awburst_i = 1;
    top_.s_axi_wstrb_i = 0xf;
    for (bool answered = false; !answered; limit.look()) {
      offer(top_.s_axi_awvalid_i, aw);
      offer(top_.s_axi_wvalid_i, beat < beats);
      if (beat < beats) {
        uint32_t word;
        memcpy(&word, data + 4 * beat, 4);
        top_.s_axi_wdata_i = word;
      }
      top_.s_axi_wlast_i = beat == beats - 1;
      top_.s_axi_bready_i = lucky();
      top_.eval();
      const bool aw_goes = top_.s_axi_awvalid_i && top_.s_axi_awready_o;
      const bool w_goes = top_.s_axi_wvalid_i && top_.s_axi_wready_o;
      answered = top_.s_axi_bvalid_o && top_.s_axi_bready_i;
      const unsigned response = top_.s_axi_bresp_o;
      cycle();
      if (answered && response != 0) fail("axi", kExitInput, now_, "response %u to a write at 0x%x", response, address);
      aw = aw && !aw_goes;
      if (w_goes) ++beat;
    }
    top_.s_axi_awvalid_i = top_.s_axi_wvalid_i = top_.s_axi_bready_i = 0;
  }

  void read_burst(uint32_t address, uint8_t* data, uint32_t beats) {
    Limit limit{*this};
    bool ar = true;
    top_.s_axi_araddr_i = address;
    top_.s_axi_arlen_i = beats - 1;
    top_.s_axi_arsize_i = 2;
    top_.s_axi_arburst_i = 1;
    for (uint32_t beat = 0; beat < beats; limit.look()) {
      offer(top_.s_axi_arvalid_i, ar);
      top_.s_axi_rready_i = lucky();
      top_.eval();
      const bool goes = top_.s_axi_arvalid_i && top_.s_axi_arready_o;
      const bool comes = top_.s_axi_rvalid_o && top_.s_axi_rready_i;
      const uint32_t word = top_.s_axi_rdata_o;
      const unsigned response = top_.s_axi_rresp_o;
      const bool last = top_.s_axi_rlast_o;
      cycle();
      ar = ar && !goes;
      if (!comes) continue;
      if (response != 0 || last != (beat == beats - 1))
        fail("axi", kExitInput, now_, "response %u, last %d to beat %u of a read at 0x%x", response, last, beat, address);
      memcpy(data + 4 * beat++, &word, 4);
    }
    top_.s_axi_arvalid_i = top_.s_axi_rready_i = 0;
  }

  VerilatedContext context_;
  Vrvh_sharv_subsystem top_{&context_};
  const Arguments& arguments_;
  uint64_t now_ = 0;
  std::mt19937 chance_{1};
};

// The stream of jobs: the half of each job, and the cycles of all.
class Stream {
 public:
  Stream(Subsystem& subsystem, const Arguments& arguments, std::vector<uint8_t> blocks)
      : subsystem_(subsystem), arguments_(arguments), blocks_(std::move(blocks)) {
    const uint32_t all = blocks_.size() / kBlock, most = arguments_.job;
    for (uint32_t first = 0; first < all; first += most) jobs_.push_back({first, std::min(most, all - first)});
  }

  std::vector<uint8_t> run() {
    const uint64_t begin = subsystem_.now();
    if (arguments_.overlap)
      run_overlapped();
    else
      for (size_t job = 0; job < jobs_.size(); ++job) {
        write(job, 0);
        start(job, 0);
        await(0);
        read(job, 0);
      }
    total_ = subsystem_.now() - begin;
    return std::move(digests_);
  }

  void report() const {
    fprintf(events(), "{\"event\":\"stream\",\"jobs\":%zu,\"blocks\":%zu,\"overlap\":%s,\"total\":%llu,\"write\":%llu,\"read\":%llu,"
           "\"execute\":%llu}\n",
           jobs_.size(), blocks_.size() / kBlock, arguments_.overlap ? "true" : "false", number(total_), number(write_),
           number(read_), number(execute_));
  }

 private:
  struct Job {
    uint32_t first, blocks;
  };

  static unsigned long long number(uint64_t value) { return value; }

  // Algorithm 1: while the job of one half is active, the other half is read, written and given its next job.
  void run_overlapped() {
    for (size_t job = 0; job < jobs_.size() + 2; ++job) {
      const unsigned half = job % 2;
      if (job >= 2) {
        await(half);
        read(job - 2, half);
      }
      if (job < jobs_.size()) {
        write(job, half);
        start(job, half);
      }
    }
  }

  void write(size_t job, unsigned half) {
    const uint64_t begin = subsystem_.now();
    subsystem_.write(half * kHalf, &blocks_[size_t{jobs_[job].first} * kBlock], jobs_[job].blocks * kBlock);
    write_ += subsystem_.now() - begin;
  }

  void start(size_t job, unsigned half) {
    const uint32_t word = jobs_[job].blocks | arguments_.mode << 16 | uint32_t{arguments_.sha224} << 24;
    subsystem_.write_register(half ? offsetof(rvh_sharv_regs_t, LAST.JOB) : offsetof(rvh_sharv_regs_t, FIRST.JOB), word);
  }

  // Waits for the interrupt of the job of that half.
  void await(unsigned half) {
    const uint32_t enable = offsetof(rvh_sharv_regs_t, INTR_ENABLE), status = offsetof(rvh_sharv_regs_t, STATUS);
    subsystem_.write_register(enable, 1u << half);
    for (Subsystem::Limit limit{subsystem_}; !subsystem_.interrupt(); limit.look()) subsystem_.cycle();
    const uint32_t value = subsystem_.read_register(status);
    if (value >> 31 || (value >> (16 + half) & 1))
      fail("job", kExitJob, subsystem_.now(), "a job ended without its digests (status 0x%08x)", value);
    subsystem_.write_register(status, 1u << (8 + half));
    execute_ += subsystem_.read_register(half ? offsetof(rvh_sharv_regs_t, LAST.CYCLES)
                                              : offsetof(rvh_sharv_regs_t, FIRST.CYCLES));
  }

  void read(size_t job, unsigned half) {
    const uint32_t messages = arguments_.mode == 0 ? jobs_[job].blocks : arguments_.mode == 1 ? 1 : 4;
    const uint32_t bytes = messages * (arguments_.sha224 ? 28 : 32);
    const uint64_t begin = subsystem_.now();
    const size_t old = digests_.size();
    digests_.resize(old + bytes);
    subsystem_.read(half * kHalf + kDigests, &digests_[old], bytes);
    read_ += subsystem_.now() - begin;
    fprintf(events(), "{\"event\":\"progress\",\"blocks\":%u}\n", jobs_[job].first + jobs_[job].blocks);
    fflush(events());
  }

  Subsystem& subsystem_;
  const Arguments& arguments_;
  std::vector<uint8_t> blocks_, digests_;
  std::vector<Job> jobs_;
  uint64_t total_ = 0, write_ = 0, read_ = 0, execute_ = 0;
};

std::vector<uint8_t> slurp(const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file) fail("input", kExitInput, 0, "cannot open the blocks");
  std::vector<uint8_t> bytes;
  uint8_t buffer[65536];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, file)) > 0;) bytes.insert(bytes.end(), buffer, buffer + n);
  fclose(file);
  if (bytes.empty() || bytes.size() % kBlock != 0) fail("input", kExitInput, 0, "the input is not of whole blocks");
  return bytes;
}

Arguments parse(int argc, char** argv) {
  Arguments a;
  std::string mode = "short", algorithm = "sha256";
  static const option kOptions[] = {{"elf", required_argument, nullptr, 'e'},
                                    {"in", required_argument, nullptr, 'i'},
                                    {"out", required_argument, nullptr, 'o'},
                                    {"job", required_argument, nullptr, 'j'},
                                    {"mode", required_argument, nullptr, 'm'},
                                    {"algorithm", required_argument, nullptr, 'a'},
                                    {"no-overlap", no_argument, nullptr, 'n'},
                                    {"stall", required_argument, nullptr, 's'},
                                    {"max-cycles", required_argument, nullptr, 'c'},
                                    {nullptr, 0, nullptr, 0}};
  for (int c; (c = getopt_long(argc, argv, "", kOptions, nullptr)) != -1;) {
    const char* text = optarg;
    if (c == 'e') {
      a.elf = optarg;
    } else if (c == 'i') {
      a.in = optarg;
    } else if (c == 'o') {
      a.out = optarg;
    } else if (c == 'm') {
      mode = optarg;
    } else if (c == 'a') {
      algorithm = optarg;
    } else if (c == 'n') {
      a.overlap = false;
    } else if (c == 'j') {
      if (!number(&text, '\0', kMostBlocks, &a.job)) a.job = 0;
    } else if (c == 's') {
      if (!number(&text, '\0', 90, &a.stall)) fail("input", kExitInput, 0, "--stall takes a number from 0 to 90");
    } else if (c == 'c') {
      if (!number(&text, '\0', uint64_t{1} << 62, &a.max_cycles) || a.max_cycles == 0)
        fail("input", kExitInput, 0, "--max-cycles takes a number from 1 to 2^62");
    } else {
      fail("input", kExitInput, 0, "unknown option");
    }
  }
  if (!a.elf || !a.in || !a.out || optind != argc)
    fail("input", kExitInput, 0, "usage: rvhash-sharv --elf FILE --in FILE --out FILE --job BLOCKS");
  if (a.job == 0) fail("input", kExitInput, 0, "--job takes a number from 1 to %u", kMostBlocks);
  if (mode != "short" && mode != "long" && mode != "four") fail("input", kExitInput, 0, "--mode takes short, long or four");
  if (algorithm != "sha224" && algorithm != "sha256")
    fail("input", kExitInput, 0, "--algorithm takes sha224 or sha256");
  a.mode = mode == "short" ? 0 : mode == "long" ? 1 : 2;
  a.sha224 = algorithm == "sha224";
  return a;
}

}  // namespace

int main(int argc, char** argv) {
  const Arguments arguments = parse(argc, argv);
  std::vector<uint8_t> blocks = slurp(arguments.in);
  Subsystem subsystem{arguments};
  load_elf(arguments.elf, [&](uint32_t address, const uint8_t* data, uint32_t file_bytes, uint32_t bytes) {
    const bool program = address >= kIramBase && uint64_t{address} + bytes <= uint64_t{kIramBase} + kWindow;
    const bool own = address >= kDramBase && uint64_t{address} + bytes <= uint64_t{kDramBase} + kWindow;
    if ((!program && !own) || address % 4 != 0) return false;
    std::vector<uint8_t> words(data, data + file_bytes);
    words.resize((file_bytes + 3) / 4 * 4);
    subsystem.write(program ? kProgram + (address - kIramBase) : kOwn + (address - kDramBase), words.data(), words.size());
    return true;
  });
  subsystem.write_register(offsetof(rvh_sharv_regs_t, CTRL), 1);
  Stream stream{subsystem, arguments, std::move(blocks)};
  const std::vector<uint8_t> digests = stream.run();
  FILE* out = fopen(arguments.out, "wb");
  if (!out || fwrite(digests.data(), 1, digests.size(), out) != digests.size() || fclose(out) != 0)
    fail("input", kExitInput, subsystem.now(), "cannot write the digests");
  stream.report();
  return 0;
}
