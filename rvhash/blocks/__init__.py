# SPDX-License-Identifier: Apache-2.0
"""Padded blocks as SHA-RV's paper counts them: random batches, their run on a design, streams through its subsystem."""
