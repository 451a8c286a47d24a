# SPDX-License-Identifier: Apache-2.0
"""rvh_engine in its named configurations, each with all benches, and in others that reach more of the code."""

import itertools

import pytest

from rvhash.design import configurations
from tests.engine import coverage, cycles, line_coverage
from tests.lib.cocotb_runner import BUILD, INITIAL_STATES, rtl_files, simulate

NAMED = {name: configurations.get(name).parameters.model_dump() for name in configurations.names()}
OTHERS = {
    name: dict(zip(next(iter(NAMED.values())), values, strict=True))
    for name, values in {
        "narrow-overlap": (32, 1, 1, 1, 1, 1),
        "overlap": (64, 1, 1, 1, 1, 1),
        "two-rounds": (64, 2, 0, 1, 1, 1),
        "wide": (128, 1, 0, 1, 1, 1),
        "no-keccak": (64, 1, 0, 1, 1, 0),
        "no-sha512": (32, 1, 0, 1, 0, 1),
        "keccak-alone": (64, 1, 1, 0, 0, 1),
        "keccak-alone-fast": (32, 2, 0, 0, 0, 1),
        "sha512-alone": (32, 2, 0, 0, 1, 0),
        "sha256-alone": (32, 1, 0, 1, 0, 0),
    }.items()
}
FAMILIES = [f for f in itertools.product((0, 1), repeat=3) if any(f)]
EVERY = {  # every legal configuration that has no name
    "-".join(map(str, values)): dict(zip(next(iter(NAMED.values())), values, strict=True))
    for width, rounds, overlap, families in itertools.product((32, 64, 128), (1, 2), (0, 1), FAMILIES)
    if (values := (width, rounds, overlap, *families)) not in {tuple(of.values()) for of in (NAMED | OTHERS).values()}
}
MEASURED = (*NAMED, "overlap", "two-rounds")  # whose cycles are in results/engine.json
PROMISED = {  # cycles at most, of what results/engine.json has
    ("small", "sha256, a block"): 65,
    ("balanced", "sha512, a block"): 81,
    ("two-rounds", "sha256, a block"): 33,
    ("fast", "sha512, a block"): 41,
    ("overlap", "sha3-256, a block"): 24,
    ("balanced", "sha3-256, a block"): 41,
    ("fast", "sha3-256, a block"): 12,
    ("overlap", "shake128, a block of output"): 24,
    ("small", "sha256, 1 bytes to first output"): 68,
    ("small", "sha256, 55 bytes to first output"): 68,
    ("balanced", "sha3-256, 1 bytes to first output"): 44,
    ("balanced", "sha3-256, 135 bytes to first output"): 44,
}
# In make test-full only. Of `small`, make test has the cycles; the engine of the attachments is as narrow.
RARE = ("small", "fast", "overlap", "two-rounds", "wide", "narrow-overlap", "no-keccak", "no-sha512")
RARE += ("keccak-alone", "keccak-alone-fast", "sha512-alone", "sha256-alone")
BENCHES = ("modes", "context", "refused", "wipe", "time", "soak")
# What bench_modes and bench_context visit in turn, and what is left to chance, in percent of the bins.
FLOORS = {"plain": 100, "stall": 100, "save": 100, "wipe": 20, "reset": 50, "error": 100}
LINE_FLOOR = 99.0  # percent of the lines of rtl/engine and rtl/core (not of the packages), over all configurations
SOAK = 10_000  # messages of test_soak at least


def run(name: str, benches: tuple[str, ...], kind: str = "engine", **more) -> str:
    """Run the benches on a configuration; the name of the runs without the initial state."""
    modules = [f"tests.engine.bench_{bench}" for bench in benches]
    parameters = (NAMED | OTHERS | EVERY)[name]
    covered = kind not in ("cycles", "part")  # whose lines are counted
    options = ["--coverage-line", "-fno-table"] if covered else []  # what becomes a table is not counted
    sources = rtl_files("core", "engine")
    title = f"{kind}-{name}"
    build = f"engine-{name}" if covered else title
    simulate(
        "rvh_engine",
        modules,
        sources,
        parameters,
        name=title,
        build=build,
        options=options,
        inside=("*",) if kind != "cycles" else (),
        **more,
    )
    return title


def run_chains(core: str, **parameters: int) -> str:
    """Run the bench of what hash chains need of rvh_<core>_core, which no bench of the engine reaches; as `run`."""
    title = f"brief-chains-{core}" + "".join(f"-{k}{v}" for k, v in parameters.items())
    env = {"RVH_CORE": core, "RVH_FAMILIES": "sha256,sha512", "RVH_ROUNDS": str(parameters["RoundsPerCycle"])}
    options = ["--coverage-line", "-fno-table"]
    simulate(
        f"rvh_{core}_core",
        "tests.core.test_core_chains",
        rtl_files("core"),
        parameters,
        states=("random2",),
        env=env,
        name=title,
        options=options,
        inside=("*",),
    )
    return title


def measure(name: str) -> str:
    """Measure the cycles alone, for tests.engine.cycles; the name of the run."""
    alone = {"COCOTB_TEST_FILTER": r"bench_time\.cycles$"}
    return run(name, ("time",), "cycles", states=("zero",), env=alone) + ".zero"


def told(bins: set[coverage.Bin], events: tuple[str, ...] = coverage.EVENTS) -> dict[str, tuple[int, int]]:
    """Event -> bins that were hit, bins there are."""
    return {e: (len(bins & coverage.goal(e)), len(coverage.goal(e))) for e in events}


def some(names) -> list:
    """These names; those that are RARE in the full run."""
    return [pytest.param(n, marks=pytest.mark.full) if n in RARE else n for n in names]


@pytest.mark.parametrize(
    ("name", "divide"), [("balanced", 12), *(pytest.param(name, 1, marks=pytest.mark.full) for name in NAMED)]
)
def test_named(name, divide, summary):
    """All lengths modulo the block, shared out among the initial states; or one of `divide` of them, from one."""
    kind, part = "engine" if divide == 1 else "part", list(NAMED).index(name)
    states = tuple(INITIAL_STATES) if divide == 1 else ("random1",)
    coverage.forget(f"{kind}-{name}.")
    of_a_state = divide * len(states) // len(INITIAL_STATES)
    env = {"RVH_SOAK": f"{part}/{len(NAMED)}/{120 // divide}", "RVH_DIVIDE": str(of_a_state)}
    title = run(name, BENCHES, kind, states=states, env=env)

    found = told(coverage.collect(f"{title}."))
    summary(
        f"functional coverage engine {name}",
        "mode x length modulo block: "
        + ", ".join(f"{e} {hit} of {goal} (floor {FLOORS[e] // divide} %)" for e, (hit, goal) in found.items()),
    )
    for event, (hit, goal) in found.items():
        assert 100 * hit >= FLOORS[event] // divide * goal, f"{name}: {event} {hit} of {goal}"

    for state in states:
        as_recorded(name, f"{title}.{state}")


def as_recorded(name: str, measured: str) -> None:
    """The run took the cycles that results/ has of the configuration."""
    assert cycles.records(name, measured) == cycles.expected(name), (
        "other cycles than in results/engine.json; if they are meant: python -m tests.engine.cycles"
    )


@pytest.mark.parametrize("name", [n for n in MEASURED if n not in NAMED or n in RARE])
def test_cycles(name):
    """Of configurations whose cycles are promised and not measured in `test_named` above."""
    as_recorded(name, measure(name))


@pytest.mark.parametrize(("name", "what"), PROMISED)
def test_promised_cycles(name, what):
    (record,) = (r for r in cycles.expected(name) if r["what"] == what)
    assert record["cycles"] <= PROMISED[name, what]


@pytest.mark.parametrize("name", some(OTHERS))
def test_others(name):
    """A part of the lengths, from one initial state."""
    env = {"RVH_DIVIDE": "6", "RVH_SOAK": "0/60/70"}
    run(name, BENCHES, states=("random1",), env=env)


@pytest.mark.full
@pytest.mark.parametrize("name", EVERY)
def test_every_configuration(name):
    """A few lengths and contexts of each mode."""
    run(name, ("modes", "context", "wipe"), "part", states=("random1",), env={"RVH_DIVIDE": "20"})


@pytest.mark.full
@pytest.mark.timeout(7200)
def test_soak(summary):
    """At least one message for every bin of the functional coverage, spread over the named configurations; lines that
    only others have are passed in these."""
    coverage.forget("soak-")
    runs = [
        run(name, ("soak",), "soak", env={"RVH_SOAK": f"{part}/{len(NAMED)}/{SOAK}"}) for part, name in enumerate(NAMED)
    ]
    found = told(coverage.collect("soak-"))
    summary("functional coverage soak", ", ".join(f"{e} {hit} of {goal}" for e, (hit, goal) in found.items()))
    assert sum(goal for _, goal in found.values()) >= SOAK
    assert all(hit == goal for hit, goal in found.values())

    brief = {"states": ("random2",), "env": {"RVH_DIVIDE": "20"}}
    runs += [run(name, ("modes", "context", "refused", "wipe"), "brief", **brief) for name in NAMED | OTHERS]
    runs += [run_chains("keccak", RoundsPerCycle=1, Overlap=overlap, HasChains=1) for overlap in (0, 1)]
    runs += [run_chains("sha2", RoundsPerCycle=1)]
    text, percent = line_coverage.table(
        line_coverage.points((f for r in runs for f in BUILD.glob(f"{r}/*/coverage.dat")), ("engine", "core"))
    )
    summary("line coverage engine", f"{text}\n{percent:.1f} % (floor {LINE_FLOOR} %)")
    assert percent >= LINE_FLOOR
