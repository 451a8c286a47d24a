# SPDX-License-Identifier: Apache-2.0
"""The streaming attachment in simulation, and captures of packets for it."""
