# SPDX-License-Identifier: Apache-2.0
"""The driver for the build without a manager port, on the RTL: the C code runs on this machine, each of its
instructions goes through the CV-X-IF 1.0 port of the simulated coprocessor, and what that writes back to the C code."""

import ctypes
import hmac
import os
import random

import cocotb
import pytest
from cocotb.task import bridge, resume

from rvhash.model import Hash
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.xif_1_0 import Host
from tests.sw.derived import Derived
from tests.sw.swlib import ALGS, ERR_BUSY, ERR_HW, OK, SOURCES, SW, Context, Library, bind, one_shot, run

VERBS = ("start", "absorb", "finish", "suffix", "pad", "wipe", "word", "getstatus")
CONFIGURATIONS = {
    "all": {"Depth": 2},
    "lean": {"HasSha256": 0, "HasSha512": 0, "Overlap": 0, "Depth": 1},
    "lean-split": {"HasSha256": 0, "HasSha512": 0, "Overlap": 0, "RegisterSplit": 1, "IdWidth": 2},
}
OF = CONFIGURATIONS[os.environ.get("RVH_XIF", "all")]
BUILT = [alg for name, alg in ALGS.items() if OF.get("HasSha256", 1) or name.startswith(("sha3-", "shake"))]


def build(out) -> None:
    """The API with the driver for such a coprocessor, whose instructions are the bench's."""
    backend, common, soft = SOURCES["backend"]["xif-words"], SOURCES["common"], SOURCES["software"]["good"]
    here = os.path.dirname(__file__)
    sources = [SW / s for part in (common, soft, backend) for s in part["sources"]]
    include = [f"-I{SW / i}" for i in [*common["include"], *backend["include"]]]
    flags = [*common["flags"], *soft["flags"], *backend["flags"], *(f"-D{d}" for d in backend["define"]), *include]
    flags += ["-include", f"{here}/driver_words.h"]
    probe = SW.parent / "tests" / "sw" / "probe.c"
    run(["gcc", *flags, "-shared", "-fPIC", *sources, f"{here}/driver_words.c", probe, "-o", out])


async def driven(dut, calls, **host) -> None:
    """`calls`, of a library, in a thread of its own: the clock runs while it waits for an instruction alone."""
    port = Host(dut, 1, split=bool(OF.get("RegisterSplit", 0)), dma=False, **host)
    await start(dut)
    lib = bind(Library(os.environ["RVH_LIBRARY"]))
    lib.words = 0

    @resume
    async def instruction(verb: int, rs1: int, rs2: int, field: int) -> int:
        lib.words += 1
        name = VERBS[verb]
        if name in ("word", "getstatus"):
            return await port.read(name)
        await port.do(name, rs1, rs2, field=field)
        return 0

    hook = ctypes.CFUNCTYPE(ctypes.c_uint32, *[ctypes.c_uint32] * 4)(instruction)
    ctypes.c_void_p.in_dll(lib, "rvh_bench").value = ctypes.cast(hook, ctypes.c_void_p).value
    state = (ctypes.c_uint8 * 40).in_dll(lib, "rvh_driver")
    ctypes.memset(state, 0, 40)  # the device was reset
    await bridge(calls)(lib)
    assert lib.words > 50


@cocotb.test()
async def one_call(dut):
    """Every algorithm at the edges of a block, from any address; the others are portable C."""

    def calls(lib):
        rng = random.Random(1)
        for alg in ALGS.values():
            for n in (0, 1, 3, 7, 8, 9, alg.block - 1, alg.block, alg.block + 1, 2 * alg.block + 5):
                message, outlen, used = rng.randbytes(n), alg.digest or rng.randrange(1, 400), lib.rvh_hw_used()
                got = one_shot(lib, alg, message, outlen, align=rng.randrange(4), to=rng.randrange(4))
                assert got == (OK, alg.expect(message, outlen)), (alg, n)
                assert lib.rvh_hw_used() == used + (alg in BUILT)
        assert lib.rvh_hw_fallbacks() == 0

    await driven(dut, calls, hurry=0.9)


@cocotb.test()
async def pieces(dut):
    """Random pieces, output in pieces; one message has the engine, others do not need it."""

    def calls(lib):
        rng = random.Random(2)
        for alg in BUILT:
            message, outlen = rng.randbytes(rng.randrange(241, 700)), alg.digest or 300
            one, two = Context(lib), Context(lib)
            assert one.init(alg) == two.init(alg) == OK
            at = 0
            while at < len(message):
                n = rng.randrange(0, 90)
                assert one.update(message[at : at + n], align=n % 4) == OK
                at += n
            assert two.update(message[:99]) == OK
            assert lib.rvh_clone(two.at, one.at) == ERR_BUSY
            want = alg.expect(message, outlen)
            if alg.digest:
                assert one.final(outlen) == (OK, want)
            else:
                assert one.final(5) == (OK, want[:5])
                assert one.squeeze(2) == (OK, want[5:7])
                assert one.squeeze(outlen - 7) == (OK, want[7:])
                assert one.wipe() == OK
            assert two.final(outlen) == (OK, alg.expect(message[:99], outlen))
            assert two.wipe() == OK
        assert lib.rvh_hw_fallbacks() == 0

    await driven(dut, calls)


@cocotb.test()
async def keys_and_sponges(dut):
    """HMAC under a kept key; a sponge whose block is padded."""

    def calls(lib):
        alg, message = ALGS["sha3-256"], bytes(range(250))
        k = Derived(lib, "hmac_key")
        assert k.call("init", alg.number, b"key") == OK
        for n in (0, 9, 250):
            m = Derived(lib, "hmac")
            assert m.call("init", k.at) == m.call("update", message[:n]) == OK
            assert m.output("final", 32) == (OK, hmac.digest(b"key", message[:n], "sha3_256"))
        assert k.call("wipe") == OK
        for rate, rounds in ((72, 24), (168, 12)):
            context, model = Context(lib), Hash("sponge", rate, rounds)
            assert context.sponge_init(rate, rounds) == OK
            for piece in (message[:201], message[:9], b"x" * 80):
                assert context.update(piece) == context.pad() == OK
                model.absorb(piece)
                model.pad()
            model.finish(0x1F)
            assert context.sponge_final(0x1F, 200) == (OK, model.squeeze(200))
            assert context.wipe() == OK
        assert lib.rvh_hw_fallbacks() == 0

    await driven(dut, calls)


@cocotb.test()
async def wiped_from_outside(dut):
    """Somebody else's WIPE is noticed: no digest, and the next message is right."""

    def calls(lib):
        alg, context = ALGS["sha3-384"], Context(lib)
        hook = ctypes.CFUNCTYPE(ctypes.c_uint32, *[ctypes.c_uint32] * 4)(ctypes.c_void_p.in_dll(lib, "rvh_bench").value)
        for turn in range(6):
            message = bytes([turn]) * 300
            assert context.init(alg) == context.update(message) == OK
            hook(VERBS.index("wipe"), 0, 0, 0)
            if turn % 2:
                assert context.update(message) == ERR_HW
            else:
                assert context.final(48) == (ERR_HW, bytes(48))
            assert one_shot(lib, alg, message, 48) == (OK, alg.expect(message, 48))

    await driven(dut, calls)


@one_state
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    "configuration", [pytest.param(c, marks=() if c == "lean" else pytest.mark.full) for c in CONFIGURATIONS]
)
def test_driver_words(configuration, state, tmp_path):
    library = tmp_path / "driver.so"
    build(library)
    simulate(
        "rvh_xif_1_0",
        __name__,
        rtl_files("core", "engine", "attachment.xif"),
        {"HartId": 1, "HasDma": 0, **CONFIGURATIONS[configuration]},
        (state,),
        {"RVH_XIF": configuration, "RVH_LIBRARY": str(library)},
        name=f"rvh_xif_1_0-driver-{configuration}",
    )
