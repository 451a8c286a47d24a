# SPDX-License-Identifier: Apache-2.0
"""Every CAVP vector of the SHA-512 family, short and long messages, through the portable C."""

import pytest

from tests.lib import cavp
from tests.sw.swlib import ALGS, OK, SOFTWARE, one_shot

# Counted in the files once; a vector that gets lost on the way must not go unseen.
SHORT, LONG = 129, 128


@pytest.mark.parametrize("software", SOFTWARE)
@pytest.mark.parametrize("name", ["sha384", "sha512", "sha512-224", "sha512-256"])
def test_sha512_family(library, software, name):
    for kind, count in (("ShortMsg", SHORT), ("LongMsg", LONG)):
        found = list(cavp.vectors(name, kind))
        assert len(found) == count
        for vector in found:
            got = one_shot(library(software), ALGS[name], vector.message, ALGS[name].digest)
            assert got == (OK, vector.output), len(vector.message)
