# SPDX-License-Identifier: Apache-2.0
"""Units as gates of a standard-cell library: area, period and energy."""
