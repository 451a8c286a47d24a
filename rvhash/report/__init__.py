# SPDX-License-Identifier: Apache-2.0
"""The report: one HTML page of every recorded figure. It is made from results/*.json and the designs; nothing runs."""
