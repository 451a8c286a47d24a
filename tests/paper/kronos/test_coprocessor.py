# SPDX-License-Identifier: Apache-2.0
"""KRONOS's coprocessor with a host that does what CV-X-IF 0.2 allows, and with one that does what CV32E40X was seen to
do: programs of its three instructions against a model; instructions of a wrong path leave no trace; exact cycles."""

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model.blocks import keccak_p
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.xif import Host, encode, instructions, known

TABLE = instructions("kronos-coprocessor")
WAIT = 25  # cycles from the commit of START to that in which STORE can be accepted, both included


class Bench(Host):
    """A host, and what its instructions must do: the register, the state after the rounds, the results in order."""

    table = TABLE

    def __init__(self, dut, seed: int, **host) -> None:
        super().__init__(dut, seed, **host)
        self.restart()

    def restart(self) -> None:
        super().restart()
        self.register, self.state = bytearray(200), bytes(200)
        self.wanted: list[tuple[int, int, int]] = []  # writes back, register, data
        self.got: list[tuple[int, int, int]] = []

    def taken(self) -> None:
        dut = self.dut
        we = int(dut.x_result_we_o.value)
        self.got.append((we, int(dut.x_result_rd_o.value) if we else 0, int(dut.x_result_data_o.value)))

    async def load(self, lane: int, value: bytes) -> None:
        words = [int.from_bytes(value[i : i + 4], "little") for i in (0, 4)]
        await self.do("load", *words, field=lane)
        self.register[8 * lane : 8 * lane + 8] = value
        self.wanted.append((0, 0, 0))

    async def run(self) -> None:
        await self.do("start")
        self.state = keccak_p(bytes(self.register), 24)
        self.wanted.append((0, 0, 0))

    async def store(self, word: int, rd: int = 10) -> None:
        await self.do("store", field=word, rd=rd)
        self.wanted.append((1, rd, int.from_bytes(self.state[4 * word : 4 * word + 4], "little")))

    async def permutation(self) -> None:
        """A whole state in, in any order; 24 rounds; the whole state out, in any order."""
        for lane in self.rng.sample(range(25), 25):
            await self.load(lane, self.rng.randbytes(8))
        await self.run()
        for word in self.rng.sample(range(50), 50):
            await self.store(word, self.rng.randrange(32))

    async def right(self) -> None:
        """Every result has come and is what it must be; the next permutation too."""
        for _ in range(2):
            await self.retired()
            await FallingEdge(self.dut.clk_i)
            assert self.got == self.wanted
            await self.permutation()


async def begin(dut, seed: int, **host) -> Bench:
    b = Bench(dut, seed, **host)
    await start(dut)
    return b


async def programs(b: Bench, length: int) -> None:
    """Instructions in any order: words that come while rounds run are for the next START."""
    for _ in range(4):
        await b.permutation()
    for _ in range(length):
        kind = b.rng.randrange(10)
        if kind < 5:
            await b.load(b.rng.randrange(25), b.rng.randbytes(8))
        elif kind < 6:
            await b.run()
        else:
            await b.store(b.rng.randrange(50), b.rng.randrange(32))
    await b.right()


@cocotb.test()
async def a_host_without_delay(dut):
    await programs(await begin(dut, 1, hurry=1, wrong_path=0), 300)


@cocotb.test()
async def a_host_that_hesitates(dut):
    """Late commits, late operands, offers that are taken back, results that wait, a wrong path."""
    await programs(await begin(dut, 2), 300)


@cocotb.test()
async def a_slow_host(dut):
    await programs(await begin(dut, 3, hurry=0.25, wrong_path=0.4), 100)


@cocotb.test()
async def a_host_that_forgets(dut):
    """An accepted instruction that is neither committed nor killed does not stay in the way, and is never done."""
    await programs(await begin(dut, 4, lossy=True), 200)


@cocotb.test()
async def a_fast_host_that_forgets(dut):
    await programs(await begin(dut, 5, lossy=True, hurry=1, wrong_path=0.3), 200)


async def cycles_of(b: Bench, what) -> int:
    """Cycles that offers take until they are accepted."""
    count = 0

    async def counting():
        nonlocal count
        while True:
            await FallingEdge(b.dut.clk_i)
            count += 1

    task = cocotb.start_soon(counting())
    await what
    task.cancel()
    return count


async def straight(
    dut, program: list[tuple[int, int, int]], lost: set[int] = frozenset()
) -> list[tuple[int, int, int]]:
    """Words with two operands by CV32E40X's pipeline without a stall: each is offered until it is accepted, committed
    in the next cycle, and its result taken when it comes. Those at the places in `lost` are forgotten. Of each of the
    others: cycle of acceptance, cycle of the result, data."""
    accepted: list[int] = []
    results: list[tuple[int, int]] = []
    at, cycle, committed = 0, 0, None
    dut.x_result_ready_i.value = 1
    while at < len(program) or committed is not None or len(results) < len(accepted):
        dut.x_commit_valid_i.value, dut.x_commit_kill_i.value = int(committed is not None), 0
        dut.x_commit_id_i.value = committed or 0
        dut.x_issue_valid_i.value = int(at < len(program))
        if at < len(program):
            word, low, high = program[at]
            dut.x_issue_req_instr_i.value, dut.x_issue_req_id_i.value = word, at % 16
            dut.x_issue_req_rs_i.value, dut.x_issue_req_rs_valid_i.value = high << 32 | low, 3
        await ReadOnly()
        committed = None
        if dut.x_result_valid_o.value:
            results.append((cycle, int(dut.x_result_data_o.value)))
        if at < len(program) and dut.x_issue_ready_o.value:
            if at not in lost:
                accepted.append(cycle)
                committed = at % 16
            at += 1
        await FallingEdge(dut.clk_i)
        cycle += 1
        assert cycle < 2000
    dut.x_commit_valid_i.value = 0
    return [(when, *result) for when, result in zip(accepted, results, strict=True)]


def whole(value: bytes) -> list[tuple[int, int, int]]:
    """A permutation of 200 bytes, straight on."""
    word = [int.from_bytes(value[i : i + 4], "little") for i in range(0, 200, 4)]
    program = [(encode("load", i, table=TABLE), word[2 * i], word[2 * i + 1]) for i in range(25)]
    program.append((encode("start", table=TABLE), 0, 0))
    return program + [(encode("store", i, table=TABLE), 0, 0) for i in range(50)]


async def begin_straight(dut) -> None:
    for pin in ("issue_valid", "commit_valid", "result_ready"):
        getattr(dut, f"x_{pin}_i").value = 0
    await start(dut)


@cocotb.test()
async def cycles(dut):
    """An instruction a cycle; from the commit of START to the acceptance of STORE what the header says; each result in
    the cycle after the commit, so that the hart never waits for it; all of it whatever the data are."""
    await begin_straight(dut)
    for value in (bytes(200), b"\xff" * 200, bytes(range(200))):
        ran = await straight(dut, whole(value))
        assert [when for when, _, _ in ran] == [*range(26), *range(25 + WAIT, 75 + WAIT)]
        assert all(result == when + 2 for when, result, _ in ran)
        assert b"".join(data.to_bytes(4, "little") for _, _, data in ran[26:]) == keccak_p(value, 24)


@cocotb.test()
async def results_are_not_late(dut):
    """Not even after an instruction that was forgotten."""
    await begin_straight(dut)
    value = bytes(range(7, 207))
    program, lost = [], set()
    for i, one in enumerate(whole(value)):
        if i % 3 == 2:
            lost.add(len(program))
            program.append((encode("load", i % 25, table=TABLE), 1, 2))
        program.append(one)
    ran = await straight(dut, program, lost)
    assert all(result == when + 2 for when, result, _ in ran)
    assert b"".join(data.to_bytes(4, "little") for _, _, data in ran[26:]) == keccak_p(value, 24)


@cocotb.test()
async def forgotten(dut):
    """After one or two forgotten instructions, every other one completes within 70 cycles."""
    b = await begin(dut, 8, hurry=1, wrong_path=0)
    await b.permutation()
    for lost in (["start"], ["load", "start"], ["load", "load"], ["store", "store"], ["store"]):
        for name in ("load", "run", "store"):
            await b.retired()
            await cycles_of(b, b.store(0))  # no rounds
            await b.retired()
            for one in lost:
                assert (await b._offer(encode(one, 2, table=TABLE), 5, 6))[1]
            arguments = {"load": (4, b.rng.randbytes(8)), "run": (), "store": (9,)}[name]
            assert await cycles_of(b, getattr(b, name)(*arguments)) <= 70, (lost, name)
            await b.right()


@cocotb.test()
async def an_identifier_comes_round(dut):
    """A forgotten instruction has the identifier of what is committed next, ours or nobody's: it is not done."""
    b = await begin(dut, 9, hurry=1, wrong_path=0)
    for lost in ("load", "start", "store"):
        await b.permutation()
        await b.retired()
        number, accepted = await b._offer(encode(lost, 3, table=TABLE), 5, 6)
        assert accepted
        for _ in range(15):
            assert not (await b._offer(0x13, 0, 0))[1]
        await b.load(5, b.rng.randbytes(8))
        assert b._id == number
        await b.right()
        number, accepted = await b._offer(encode(lost, 3, table=TABLE), 5, 6)
        assert accepted
        for _ in range(16):
            other, accepted = await b._offer(0x13, 0, 0)
            assert not accepted
        assert other == number
        b._decisions.append((other, False))
        await b._settled()
        b._owed.clear()
        await b.right()


@cocotb.test()
async def patience_is_for_the_forgotten(dut):
    """A host that takes no result for long has not forgotten what it accepted."""
    b = await begin(dut, 10, hurry=1, wrong_path=0)
    await b.permutation()
    await b.retired()
    b.hurry = 0.015  # offers, commits and results wait for 60 cycles and more
    for word in range(6):
        await b.load(word, b.rng.randbytes(8))
        b.hurry = 1 if word % 2 else 0.015
    await b.run()
    b.hurry = 1
    await b.right()


@cocotb.test()
async def while_rounds_run(dut):
    """STORE and START wait at the issue port and can be taken back there; LOAD gets through meanwhile."""
    b = await begin(dut, 11, hurry=1, wrong_path=0)
    await b.permutation()
    await b.run()
    for name in ("store", "start"):
        for _ in range(3):
            dut.x_issue_req_instr_i.value, dut.x_issue_valid_i.value = encode(name, table=TABLE), 1
            dut.x_issue_req_id_i.value, dut.x_issue_req_rs_valid_i.value = (b._id + 8) % 16, 3
            await ReadOnly()
            assert not dut.x_issue_ready_o.value
            await FallingEdge(dut.clk_i)
        dut.x_issue_valid_i.value = 0
        await b.load(3, b.rng.randbytes(8))
    await b.right()


@cocotb.test()
async def kill_of_what_was_committed(dut):
    """A host that squashes an instruction after its commit: it is done nevertheless, and repeating it does no harm."""
    b = await begin(dut, 12, hurry=1, wrong_path=0)
    await b.permutation()
    for name, *arguments in (("load", 3, b.rng.randbytes(8)), ("run",), ("store", 9)):
        await getattr(b, name)(*arguments)
        number = b._id
        await FallingEdge(dut.clk_i)
        b._decisions.append((number, True))
        await FallingEdge(dut.clk_i)
        await FallingEdge(dut.clk_i)
    await b.right()


@cocotb.test()
async def only_ours(dut):
    """Every instruction of the table is accepted as it is there; with any other bit it is nobody's."""
    b = await begin(dut, 13, hurry=1, wrong_path=0)
    for name in TABLE:
        for field in (0, 24, 25, 49, 50, 127):
            word = encode(name, field, table=TABLE)
            for other in (word, *(word ^ 1 << bit for bit in range(32))):
                assert await b.rejected(other) != known(other, TABLE), (name, hex(other))
        dut.x_issue_req_instr_i.value = encode(name, table=TABLE)
        await ReadOnly()
        assert bool(dut.x_issue_resp_writeback_o.value) == (name == "store")
        await FallingEdge(dut.clk_i)
    for word in (0x00000013, 0x00C5852B, 0x00C5855B, 0xB0002573, 0):
        assert await b.rejected(word), hex(word)
    await b.right()


@cocotb.test()
async def resets(dut):
    """In any state; the register and the state are zeros then, and nothing is in flight."""
    b = await begin(dut, 14)
    for _ in range(40):
        await b.load(b.rng.randrange(25), b.rng.randbytes(8))
        await b.run()
        for _ in range(b.rng.randrange(40)):
            await FallingEdge(dut.clk_i)
        if b.rng.randrange(2):
            await b.store(3)
        dut.x_issue_valid_i.value = 0
        await reset(dut)
        b.restart()
        for word in range(0, 50, 7):
            await b.store(word)
        await b.run()
        await b.store(0)
        await b.right()


@one_state
def test_coprocessor(state):
    simulate("rvh_kronos_coprocessor", __name__, rtl_files("core", "attachment.kronos-coprocessor"), states=(state,))
