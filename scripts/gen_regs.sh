#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Generate all files made from the register descriptions: the memory-mapped attachment, SHA-RV's subsystem.
#
# usage: scripts/gen_regs.sh [OUTPUT_FOLDER]
#
# Writes OUTPUT_FOLDER/rtl/gen/NAME.sv, NAME_pkg.sv, OUTPUT_FOLDER/sw/include/NAME.h and OUTPUT_FOLDER/docs/registers/NAME.md
# for each. Without an argument the output folder is the repository: that is `make regs`. tests/lint regenerates into a temporary folder and
# compares. The output depends only on the .rdl files and on the pinned PeakRDL, so it is committed.
# PEAKRDL names the program; without it, the one in .venv, then the one on PATH.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
out=$(mkdir -p "${1:-$root}" && cd "${1:-$root}" && pwd)

if [ -z "${PEAKRDL:-}" ]; then
    PEAKRDL=peakrdl
    if [ -x "$root/.venv/bin/peakrdl" ]; then PEAKRDL=$root/.venv/bin/peakrdl; fi
fi
command -v "$PEAKRDL" >/dev/null || { echo "gen_regs: no peakrdl; run 'make setup-test' first" >&2; exit 2; }

# The output may contain the path of the .rdl file, so the path is always relative to the repository's root.
cd "$root"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$out/rtl/gen" "$out/sw/include" "$out/docs/registers"
licensed() { # licensed FROM TO: copy, with our licence line added at the top
    { echo '// SPDX-License-Identifier: Apache-2.0'; cat "$1"; } >"$2.new"
    mv "$2.new" "$2"
}

# obi-flat: plain ports; the interface form does not elaborate in slang. hier: short, stable type names.
generate() { # generate RDL NAME
    "$PEAKRDL" regblock "$1" -o "$work/$2" --cpuif obi-flat --default-reset arst_n \
        --err-if-bad-addr --err-if-bad-rw --type-style hier \
        --module-name "$2" --package-name "$2_pkg"
    "$PEAKRDL" c-header "$1" -o "$work/$2.h" --type-style hier
    for f in "$work/$2"/*.sv; do licensed "$f" "$out/rtl/gen/$(basename "$f")"; done
    # Compilers treat members of a packed struct as unaligned and access them byte by byte, which the registers refuse.
    sed 's/__attribute__ ((__packed__)) {/__attribute__ ((__packed__, __aligned__(4))) {/' "$work/$2.h" >"$work/$2.aligned.h"
    licensed "$work/$2.aligned.h" "$out/sw/include/$2.h"
    "$PEAKRDL" markdown "$1" -o "$out/docs/registers/$2.md"
}

generate rtl/attach/mmio/rvh_mmio.rdl rvh_mmio_regs
generate rtl/paper/sharv/rvh_sharv_regs.rdl rvh_sharv_regs
