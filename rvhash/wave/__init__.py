# SPDX-License-Identifier: Apache-2.0
"""Waveforms of a run: the FST file, and lists of its signals for GTKWave and Surfer."""
