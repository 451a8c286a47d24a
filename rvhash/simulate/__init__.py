# SPDX-License-Identifier: Apache-2.0
"""Runs a built system: messages in, digests and cycles out."""
