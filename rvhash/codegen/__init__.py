# SPDX-License-Identifier: Apache-2.0
"""Writes the block functions of SHA-2 and SHA-3 in RISC-V assembly, and runs what it has written.

`python -m rvhash.codegen` writes sw/backend/isa/generated; `files` lists what. `instructions` are what code may use,
with what each one does; `program` is code as a list; `machine` executes it and counts cycles as the hart takes them
(docs/hart.md); `measure` tells cycles and bytes. `allocate` gives values registers, `rename` exchanges registers, and
`schedule` orders instructions. A module for each hash writes its function: `sha256`, `sha512`, `keccak` with
`keccak_loop` and `keccak_unrolled`. `search` finds the order of a round of Keccak.
"""
