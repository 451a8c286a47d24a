# SPDX-License-Identifier: Apache-2.0
"""Measures workloads on many designs: cycles, speed-up over software, and published figures."""
