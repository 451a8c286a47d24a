# SPDX-License-Identifier: Apache-2.0
"""What a sweep measures. To add a measure: a class of the form of `Metric`, and its line in METRICS.

A job is plain data (JSON), so that it goes to any worker; points with the same job share one measurement. Everything
here runs on a worker, except `job`.
"""

import random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from rvhash.builder import FIRMWARE, SIMULATOR, get
from rvhash.builder.recipes import Recipe, firmware_recipe, simulator_recipe, stream_recipe
from rvhash.builder.tools import ToolRunner
from rvhash.design import Design, hosts, sources
from rvhash.design.configurations import Stream
from rvhash.design.named_units import Unit, units
from rvhash.errors import WrongDigestError
from rvhash.model import ALGORITHMS, Algorithm, digest
from rvhash.simulate.simulator import Simulator
from rvhash.stream import simulation
from rvhash.sweep import stored
from rvhash.synth import fpga_area

if TYPE_CHECKING:
    from rvhash.sweep.points import Point

Job = dict[str, Any]
MEASURING = (Simulator.__module__, simulation.__name__)  # modules besides this one that the cycles depend on


class Metric(Protocol):
    """A measure, or several that come from one measurement."""

    columns: dict[str, str]  # of the result: the type, int, float or bool
    plotted: tuple[str, ...]  # columns that are better when smaller

    def job(self, point: "Point", max_cycles: int | None) -> Job | None:
        """What is measured, or None if it has no meaning for the point."""

    def build(self, job: Job) -> Job | None:
        """What must be built before, for all points that need the same; or None."""

    def prepare(self, build: Job, processors: int) -> None:
        """Build that."""

    def measure(self, job: Job) -> dict[str, Any]:
        """The columns."""


class Cycles:
    """Cycles by simulation; every digest is compared with the golden model."""

    columns: ClassVar = {"cycles": "int", "cycles_per_byte": "float", "instructions": "int", "hw_used": "bool"}
    plotted = ("cycles", "cycles_per_byte")

    def job(self, point: "Point", max_cycles: int | None) -> Job | None:
        """The built system and the message. For the streaming attachment, the configuration and the messages."""
        kind = "design" if isinstance(point.of, Design) else "stream"
        return {
            kind: point.of.model_dump(),
            "name": point.name,
            "algorithm": point.algorithm,
            "message_bytes": point.message_bytes,
            "output_bytes": point.output_bytes,
            "messages": point.messages,
            "wait_states": point.wait_states,
            "max_cycles": max_cycles,
        }

    def build(self, job: Job) -> Job | None:
        """The simulator and the firmware."""
        return {key: job[key] for key in ("design", "stream", "name") if key in job}

    def prepare(self, build: Job, processors: int) -> None:
        """Build them."""
        runner = ToolRunner()
        try:
            for recipe in _recipes(build, processors):
                get(lambda recipe=recipe: recipe, runner, stored.quiet)
        except BaseException:
            runner.stop()
            raise

    def measure(self, job: Job) -> dict[str, Any]:
        """Simulate, or take what is stored."""
        built = _recipes(self.build(job), 1)
        keys = [recipe.key() for recipe in built]
        key = {"job": job, "built": keys, "code": stored.code(__name__, *MEASURING)}
        return stored.result("cycles", key, lambda: self._simulate(job, built))

    def _simulate(self, job: Job, built: list[Recipe]) -> dict[str, Any]:
        places = [get(lambda recipe=recipe: recipe, ToolRunner(), stored.quiet) for recipe in built]
        algorithm = ALGORITHMS[job["algorithm"]]
        if "stream" in job:
            return self._stream(job, algorithm, Stream.model_validate(job["stream"]), places[0] / SIMULATOR)
        options = ["--stall", str(job["wait_states"])] if job["wait_states"] else []
        with Simulator(places[0] / SIMULATOR, places[1] / FIRMWARE, job["max_cycles"], options) as simulator:
            message = bytes(i % 256 for i in range(job["message_bytes"]))
            found = simulator.hash(algorithm, [message], job["output_bytes"])
        return _cycles(found.cycles, job["message_bytes"]) | {
            "instructions": found.instructions,
            "hw_used": found.hw_used,
        }

    def _stream(self, job: Job, algorithm: Algorithm, of: Stream, simulator: Any) -> dict[str, Any]:
        chance, out = random.Random(1), job["output_bytes"]
        messages = [chance.randbytes(job["message_bytes"]) for _ in range(job["messages"])]
        requests = [simulation.Request(algorithm, message, out) for message in messages]
        options = {"stall": job["wait_states"], "max_cycles": job["max_cycles"]}
        outputs, flow = simulation.run(simulator, of, requests, **options)
        for i, (message, output) in enumerate(zip(messages, outputs, strict=True)):
            if output != digest(algorithm.name, message, out):
                raise WrongDigestError(f"WRONG DIGEST: output {i} of {job['name']} is {output.hex()}")
        return _cycles(flow.cycles, flow.message_bytes) | {"instructions": None, "hw_used": True}


class Area:
    """FPGA area of the attachment alone, as `rvhash synth` measures it on its quoted family."""

    columns: ClassVar = dict.fromkeys(("weighted_area", "lut", "ff", "carry", "mux", "lutram", "bram", "dsp"), "int")
    plotted = ("weighted_area", "lut", "ff")

    def job(self, point: "Point", max_cycles: int | None) -> Job | None:
        """The module with its parameters; None for software, which has no module."""
        if isinstance(point.of, Stream):
            part, top, title = "stream", point.of.top, point.name
        elif point.of.attachment == "none":
            return None
        else:
            extension = hosts.get(point.of.processor).has.extension
            attachment = sources.rtl().attachment[point.of.attachment]
            part, top, title = point.of.attachment, attachment.top_for(extension), point.name
        return {"part": part, "top": top, "parameters": point.of.parameters, "title": title}

    def build(self, job: Job) -> Job | None:
        """Nothing."""
        return None

    def prepare(self, build: Job, processors: int) -> None:
        """Nothing."""

    def measure(self, job: Job) -> dict[str, Any]:
        """Map it. The netlist is the entry of the cache, shared with `rvhash synth` where a unit is the same."""
        unit = Unit.model_validate(job)
        same = {"part", "top", "parameters", "dsp", "wide"}
        known = (name for name, u in units().items() if u.model_dump(include=same) == unit.model_dump(include=same))
        record = fpga_area.measure_unit(next(known, f"sweep-{job['title']}"), unit)
        return record.model_dump(include=set(self.columns))


METRICS: dict[str, Metric] = {"cycles": Cycles(), "area": Area()}


def plotted() -> list[str]:
    """The columns that a plot may show."""
    return [name for metric in METRICS.values() for name in metric.plotted]


def _recipes(build: Job, processors: int) -> list[Recipe]:
    """The recipes of a job: simulator, and firmware of a design."""
    if "stream" in build:
        return [stream_recipe(build["name"], Stream.model_validate(build["stream"]), processors)]
    of = Design.model_validate(build["design"])
    return [simulator_recipe(of, processors), firmware_recipe(of)]


def _cycles(cycles: int, message_bytes: int) -> dict[str, Any]:
    return {"cycles": cycles, "cycles_per_byte": cycles / message_bytes if message_bytes else None}
