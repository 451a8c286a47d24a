# SPDX-License-Identifier: Apache-2.0
"""The model of hash chains against other implementations of the standards: WOTS+ of slh-dsa, LM-OTS of pyhsslms."""

import random

import pyhsslms.pyhsslms as hsslms
import pytest
from slhdsa.lowlevel import parameters as slh_parameters
from slhdsa.lowlevel.addresses import WOTSHashAddress, WOTSPKAddress
from slhdsa.lowlevel.wots import WOTS, WOTSParameter

from rvhash.model import chains

SLH = {
    f"{family}-{bits}{speed}": getattr(slh_parameters, f"{family}_{bits}{speed}")
    for family in ("shake", "sha2")
    for bits in (128, 192, 256)
    for speed in "sf"
}
LMOTS = {
    f"{alg}-n{n}-w{w}": getattr(hsslms, f"lmots_{alg}_n{n}_w{w}")
    for alg in ("sha256", "shake")
    for n in (24, 32)
    for w in (1, 2, 4, 8)
}


def address(rng: random.Random) -> WOTSHashAddress:
    found = WOTSHashAddress(rng.randrange(22), rng.randrange(1 << 64))
    found.keypair = rng.randrange(1 << 9)
    return found


@pytest.mark.parametrize("name", SLH)
def test_wots_of_slh_dsa(name):
    """The ends of all chains, compressed to the public key; a signature; and the public key from it."""
    rng, parameter = random.Random(name), SLH[name]
    wots = WOTS(WOTSParameter(parameter), parameter)
    n, count = parameter.n, wots.wots_parameter.len
    sk_seed, pk_seed, message, adrs = rng.randbytes(n), rng.randbytes(n), rng.randbytes(n), address(rng)
    make = chains.slh_shake if name.startswith("shake") else chains.slh_sha2
    of = make(n, pk_seed, adrs.to_bytes())
    starts = [of.start(i, sk_seed) for i in range(count)]
    public = wots.generate_publickey(sk_seed, pk_seed, adrs)
    pk_address = adrs.with_type(WOTSPKAddress)
    pk_address.keypair = adrs.keypair
    assert parameter.Tl(pk_seed, pk_address, b"".join(of.whole(starts))) == public
    digits, signature = wots._format_message(message), bytearray(n * count)
    wots.sign(message, sk_seed, pk_seed, adrs, memoryview(signature))
    values = of.to_digits(starts, digits)
    assert b"".join(values) == bytes(signature)
    assert of.from_digits(values, digits) == of.whole(starts)


@pytest.mark.parametrize("name", LMOTS)
def test_lm_ots(name):
    """The ends of all chains, hashed to the public key; a signature; and the public key from it."""
    rng, kind = random.Random(name), LMOTS[name]
    alg, n, count, w, shift = hsslms.lmots_params[kind]
    identifier, q, seed, message = rng.randbytes(16), rng.randrange(1 << 32), rng.randbytes(n), rng.randbytes(50)
    of = chains.lms(alg, n, w, identifier, q)
    private = hsslms.LmotsPrivateKey(identifier, q.to_bytes(4, "big"), seed, kind)
    starts = [of.start(i, seed) for i in range(count)]
    head = identifier + q.to_bytes(4, "big")
    assert hsslms.H(alg, head + hsslms.D_PBLC + b"".join(of.whole(starts)), n) == private.publicKey().K
    signature = hsslms.LmotsSignature.deserialize(private.sign(message))
    digest = hsslms.H(alg, head + hsslms.D_MESG + signature.C + message, n)
    text = digest + hsslms.checksum(digest, w, shift)
    digits = [hsslms.coef(text, i, w) for i in range(count)]
    values = of.to_digits(starts, digits)
    assert values == list(signature.y)
    assert of.from_digits(values, digits) == of.whole(starts)
