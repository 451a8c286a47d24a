# SPDX-License-Identifier: Apache-2.0
"""`rvhash export`: a block with its parameters as a folder for the user's own tree and tools.

`blocks` says what can be exported, `elaborated` asks Verilator for ports and parameters, each other module makes some
files of the folder, `contents` joins them, `folder` writes them.
"""
