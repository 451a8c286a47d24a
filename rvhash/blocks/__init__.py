# SPDX-License-Identifier: Apache-2.0
"""Padded blocks, counted as in SHA-RV's paper: random batches, runs on a design, streams through the subsystem."""
