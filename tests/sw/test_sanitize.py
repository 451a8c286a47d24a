# SPDX-License-Identifier: Apache-2.0
"""The same code under the address and undefined-behaviour sanitizers: every access in bounds, every shift defined."""

import random

import pytest

from tests.sw.swlib import ALGS, HERE, SOFTWARE, host_flags, host_sources, run

SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-O1", "-g"]


@pytest.mark.parametrize("subject", [*((s, "none") for s in SOFTWARE), ("good", "fake")], ids="-".join)
def test_no_sanitizer_complains(tmp_path, subject):
    program = tmp_path / "driver"
    run(["gcc", *host_flags(*subject), *SANITIZE, *host_sources(*subject), HERE / "driver.c", "-o", program])
    rng = random.Random(11)
    jobs, want = [], []
    for alg in ALGS.values():
        lengths = [*range(6), alg.block - 1, alg.block, alg.block + 1, *(rng.randrange(700) for _ in range(12))]
        for n in lengths:
            outlen = alg.digest or rng.randrange(400)
            jobs.append(f"{alg.number} {outlen} {n} {rng.randrange(2**32)} {rng.randrange(1, 9)}")
            want.append(alg.expect(bytes((i * 7 + n) % 256 for i in range(n)), outlen).hex())
    assert run([program], input="\n".join(jobs)).stdout.split("\n")[:-1] == want
