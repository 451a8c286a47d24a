#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Generate everything that follows from the register description of the memory-mapped attachment.
#
# usage: scripts/gen_regs.sh [OUTPUT_FOLDER]
#
# Writes OUTPUT_FOLDER/rtl/gen/*.sv and OUTPUT_FOLDER/sw/include/rvh_mmio_regs.h. Without an argument the
# output folder is the repository: that is `make regs`. tests/lint regenerates into a temporary folder and
# compares. The output depends only on the .rdl file and on the pinned PeakRDL, so it is committed.
# PEAKRDL names the program; without it, the one in .venv, then the one on PATH.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
out=$(mkdir -p "${1:-$root}" && cd "${1:-$root}" && pwd)
rdl=rtl/attach/mmio/rvh_mmio.rdl

if [ -z "${PEAKRDL:-}" ]; then
    PEAKRDL=peakrdl
    if [ -x "$root/.venv/bin/peakrdl" ]; then PEAKRDL=$root/.venv/bin/peakrdl; fi
fi
command -v "$PEAKRDL" >/dev/null || { echo "gen_regs: no peakrdl; run 'make setup-test' first" >&2; exit 2; }

# The path of the .rdl file may show up in the output, so it is always named from the repository's root.
cd "$root"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# obi-flat: plain ports; the interface form does not elaborate in slang. hier: short, stable type names.
"$PEAKRDL" regblock "$rdl" -o "$work/rtl" --cpuif obi-flat --default-reset arst_n \
    --err-if-bad-addr --err-if-bad-rw --type-style hier \
    --module-name rvh_mmio_regs --package-name rvh_mmio_regs_pkg
"$PEAKRDL" c-header "$rdl" -o "$work/rvh_mmio_regs.h" --type-style hier

mkdir -p "$out/rtl/gen" "$out/sw/include"
licensed() { # licensed FROM TO: copy, with our licence line on top
    { echo '// SPDX-License-Identifier: Apache-2.0'; cat "$1"; } >"$2.new"
    mv "$2.new" "$2"
}
for f in "$work"/rtl/*.sv; do licensed "$f" "$out/rtl/gen/$(basename "$f")"; done
licensed "$work/rvh_mmio_regs.h" "$out/sw/include/rvh_mmio_regs.h"
