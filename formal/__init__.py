# SPDX-License-Identifier: Apache-2.0
"""Proofs about the RTL: `python -m formal --help`. formal/README.md says how a job is written."""
