#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# HTML pages of the register descriptions, by PeakRDL: `make pages`.
#
# usage: scripts/register_pages.sh [OUTPUT_FOLDER]      default: build/registers
#
# The pages contain third-party fonts and scripts, so they are not committed; docs/registers has the same as Markdown.
# PEAKRDL names the program; without it, the one in .venv, then the one on PATH.
set -eu

cd "$(dirname "$0")/.."
out=${1:-build/registers}
if [ -z "${PEAKRDL:-}" ]; then
    PEAKRDL=peakrdl
    if [ -x .venv/bin/peakrdl ]; then PEAKRDL=.venv/bin/peakrdl; fi
fi
command -v "$PEAKRDL" >/dev/null || { echo "register_pages: no peakrdl; run 'make setup-test' first" >&2; exit 2; }

for rdl in rtl/attach/mmio/rvh_mmio.rdl rtl/paper/sharv/rvh_sharv_regs.rdl; do
    "$PEAKRDL" html "$rdl" -o "$out/$(basename "$rdl" .rdl)"
    echo "$out/$(basename "$rdl" .rdl)/index.html"
done
