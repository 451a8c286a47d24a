// SPDX-License-Identifier: Apache-2.0
// Shared by the simulators: error exits, numbers on the command line, and loading of the program.
#ifndef SIM_PROGRAM_H
#define SIM_PROGRAM_H

#include <elf.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

// rvh_soc_pkg
constexpr uint32_t kIramBase = 0x80000000, kDramBase = 0x80100000;
constexpr int kExitInput = 4;

// RVH_SOC_AXI: the program is of a 64-bit processor.
#ifdef RVH_SOC_AXI
using ElfHeader = Elf64_Ehdr;
using ElfSegment = Elf64_Phdr;
constexpr unsigned char kElfClass = ELFCLASS64;
#else
using ElfHeader = Elf32_Ehdr;
using ElfSegment = Elf32_Phdr;
constexpr unsigned char kElfClass = ELFCLASS32;
#endif

// Where events go: the standard output that the program was started with. From the first call on, what the RTL prints
// ($display of a packaged processor) goes to the standard error output.
inline FILE* events() {
  static FILE* file = [] {
    FILE* out = fdopen(dup(STDOUT_FILENO), "w");
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return out;
  }();
  return file;
}

[[noreturn]] inline void fail(const char* kind, int status, uint64_t cycles, const char* format, ...) {
  char text[256];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  fprintf(events(), "{\"event\":\"error\",\"error\":\"%s\",\"cycles\":%llu,\"message\":\"%s\"}\n", kind,
         static_cast<unsigned long long>(cycles), text);
  fflush(events());
  exit(status);
}

// Reads a decimal number of at most `max`, directly followed by the character `end`, and moves `*text` past both.
inline bool number(const char** text, char end, uint64_t max, uint64_t* value) {
  if (**text < '0' || **text > '9') return false;
  char* after;
  errno = 0;
  *value = strtoull(*text, &after, 10);
  if (errno != 0 || *value > max || *after != end) return false;
  *text = after + 1;
  return true;
}

// Passes each segment of a program to `place(address, data, bytes in the file, bytes in memory)`, which returns whether
// the segment fits.
template <typename Place>
void load_elf(const char* path, Place place) {
  std::vector<uint8_t> image;
  FILE* file = fopen(path, "rb");
  if (!file) fail("elf", kExitInput, 0, "cannot open the ELF file");
  uint8_t buffer[65536];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, file)) > 0;) image.insert(image.end(), buffer, buffer + n);
  fclose(file);
  ElfHeader header;
  if (image.size() < sizeof header) fail("elf", kExitInput, 0, "the ELF file is too short");
  memcpy(&header, image.data(), sizeof header);
  if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != kElfClass ||
      header.e_ident[EI_DATA] != ELFDATA2LSB || header.e_machine != EM_RISCV || header.e_phentsize != sizeof(ElfSegment))
    fail("elf", kExitInput, 0, "not a %d-bit RISC-V ELF file", kElfClass == ELFCLASS64 ? 64 : 32);
  if (header.e_entry != kIramBase)
    fail("elf", kExitInput, 0, "the program starts at 0x%08llx, the processor at 0x%08x",
         static_cast<unsigned long long>(header.e_entry), kIramBase);
  for (unsigned i = 0; i < header.e_phnum; ++i) {
    ElfSegment segment;
    uint64_t at = uint64_t{header.e_phoff} + uint64_t{i} * sizeof segment;
    if (at + sizeof segment > image.size()) fail("elf", kExitInput, 0, "truncated program header");
    memcpy(&segment, &image[at], sizeof segment);
    if (segment.p_type != PT_LOAD || segment.p_memsz == 0) continue;
    if (segment.p_filesz > segment.p_memsz) fail("elf", kExitInput, 0, "segment longer in the file than in memory");
    if (uint64_t{segment.p_offset} + segment.p_filesz > image.size())
      fail("elf", kExitInput, 0, "truncated segment");
    if (!place(segment.p_paddr, &image[segment.p_offset], segment.p_filesz, segment.p_memsz))
      fail("elf", kExitInput, 0, "segment at 0x%08llx fits no RAM", static_cast<unsigned long long>(segment.p_paddr));
  }
}

#endif
