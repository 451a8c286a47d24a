# SPDX-License-Identifier: Apache-2.0
"""Runs a built system: hashes messages, and returns digests and cycles."""
