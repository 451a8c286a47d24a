# SPDX-License-Identifier: Apache-2.0
"""Maps named units to FPGA families with Yosys and counts the cells."""
