# SPDX-License-Identifier: Apache-2.0
"""ML-KEM and ML-DSA for `rvhash bench`: one parameter set of PQClean on one system.

Keys, messages and what is drawn are the same in every run: cycles are exact.
"""

import hashlib
from collections.abc import Callable

from rvhash import builder
from rvhash.errors import WrongDigestError
from rvhash.signature import Call, Lattice, LatticeSet, Message
from rvhash.signature.lattice import DRAWN

MESSAGE = Message(bytes(range(64)))  # what is signed


def measured(
    of: LatticeSet, system: builder.System, max_cycles: int | None, step: Callable[[str], None]
) -> dict[str, Call]:
    """All operations by name; `step` is called before each. WrongDigestError if one contradicts another."""
    with Lattice(of, system, max_cycles) as scheme:
        step("keygen")
        calls = {"keygen": scheme.keygen(hashlib.shake_256(of.name.encode()).digest(of.seeds))}
        public, secret = calls["keygen"].output[: of.public], calls["keygen"].output[of.public :]
        if of.is_kem:
            step("encaps")
            calls["encaps"] = scheme.encaps(public, hashlib.shake_256(b"encaps").digest(DRAWN))
            ciphertext, shared = calls["encaps"].output[: of.result], calls["encaps"].output[of.result :]
            step("decaps")
            calls["decaps"] = scheme.decaps(secret, ciphertext)
            _agrees(calls["decaps"].output == shared, f"decaps of {of.name} gives another secret than encaps")
        else:
            step("sign")
            calls["sign"] = scheme.sign(secret, MESSAGE)
            step("verify")
            verified = scheme.verify(public, MESSAGE, calls["sign"].output)
            _agrees(verified is not None, f"verify of {of.name} refuses what it signed")
            calls["verify"] = verified
        return calls


def compare(of: LatticeSet, calls: dict[str, Call], others: dict[str, Call]) -> None:
    """WrongDigestError if the outputs of two systems differ."""
    for name, call in calls.items():
        _agrees(call.output == others[name].output, f"{name} of {of.name} differs from that of PQClean's own hashes")


def _agrees(right: bool, what: str) -> None:
    if not right:
        raise WrongDigestError(f"WRONG RESULT: {what}")
