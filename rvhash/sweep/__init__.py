# SPDX-License-Identifier: Apache-2.0
"""Sweeps over parameters: the same measures for every combination, on one machine or on a cluster, by Dask."""
