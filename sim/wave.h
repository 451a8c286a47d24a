// SPDX-License-Identifier: Apache-2.0
// Writes the waveform of some cycles of a simulation to an FST file. A build without --trace-fst refuses to.
//
// Cycle n is at the time 10 n to 10 n + 10: the rising edge of the clock at 10 n, the falling one at 10 n + 5. What a
// rising edge samples is the value just before it. The unit, ns, is one for viewers; no frequency is meant.
#ifndef SIM_WAVE_H
#define SIM_WAVE_H

#include <cstdint>

#include "program.h"
#if VM_TRACE_FST
#include "verilated_fst_c.h"
#endif

// The cycles `from` to `to`, both included; of these, with `jobs`, those of jobs and kAfter cycles after each.
struct WaveOptions {
  const char* file = nullptr;
  uint64_t from = 0, to = UINT64_MAX;
  bool jobs = false;
};

template <typename Top>
class Wave {
 public:
  static constexpr uint64_t kPeriod = 10, kAfter = 16;

  Wave([[maybe_unused]] Top& top, [[maybe_unused]] VerilatedContext& context, const WaveOptions& options)
      : options_(options) {
    if (!options.file) return;
#if VM_TRACE_FST
    context.traceEverOn(true);
    top.trace(&fst_, 99);
    fst_.set_time_unit("1ns");
    fst_.set_time_resolution("1ns");
    fst_.open(options.file);
    if (!fst_.isOpen()) fail("wave", kExitInput, 0, "cannot write the waveform");
#else
    fail("wave", kExitInput, 0, "this simulator was built without waveforms");
#endif
  }

  // After the rising edge at the end of cycle `now` - 1; `job`: a job runs.
  void rise(uint64_t now, bool job) {
    if (job) job_end_ = now + kAfter + 1;
    on_ = options_.file && now >= options_.from && now <= options_.to && (!options_.jobs || now < job_end_);
    if (!on_) return;
    if (cycles_++ == 0) first_ = now;
    last_ = now;
    dump(now * kPeriod);
  }

  // In the middle of that cycle, when all inputs have their values.
  void fall(uint64_t now) {
    if (on_) dump(now * kPeriod + kPeriod / 2);
  }

  // At the end of the simulation: closes the file, and reports the cycles in it.
  void close() {
    if (!options_.file) return;
#if VM_TRACE_FST
    fst_.close();
#endif
    fprintf(events(), "{\"event\":\"wave\",\"first\":%llu,\"last\":%llu,\"cycles\":%llu}\n", number(first_), number(last_),
            number(cycles_));
    fflush(events());
  }

 private:
  static unsigned long long number(uint64_t value) { return value; }

  void dump([[maybe_unused]] uint64_t time) {
#if VM_TRACE_FST
    fst_.dump(time);
#endif
  }

  const WaveOptions options_;
  uint64_t job_end_ = 0, first_ = 0, last_ = 0, cycles_ = 0;
  bool on_ = false;
#if VM_TRACE_FST
  VerilatedFstC fst_;
#endif
};

#endif
