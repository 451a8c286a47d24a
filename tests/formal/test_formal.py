# SPDX-License-Identifier: Apache-2.0
"""The quick proofs, of one configuration, some with one planted fault; all others by the record. `make test-full`
proves every configuration of them, `make formal` everything."""

import pytest

from formal import prove, record
from formal.jobs import jobs
from rvhash import builder, paths
from rvhash.builder.tools import ToolRunner

PLANTED = ("sha2-functions", "stream-out")


def quick() -> list:
    """Each configuration, and one planted fault of each job: it must be seen. The record covers the others. `make test`
    has one configuration of each job, and the faults of PLANTED."""
    found = []
    for job in jobs().values():
        last = len(job.settings())  # the fault's place
        for i, task in enumerate(prove.tasks(job)[: last + 1] if job.quick else ()):
            marks = () if i == 0 or (i == last and job.name in PLANTED) else pytest.mark.full
            found.append(pytest.param(task, id=task.title, marks=marks))
    return found


@pytest.mark.parametrize("task", quick())
def test_quick_proof(task):
    result = prove.read(builder.get(task.recipe, ToolRunner(), lambda event, what: None))
    assert task.good(result), result


def test_every_planted_fault_fits_the_tree():
    for job in jobs().values():
        for fault in job.fault:
            assert fault.file in job.sources(), f"{job.name} does not read {fault.file}"
            fault.text()


def test_the_record_is_fresh():
    assert not record.stale(), "run `make formal ARGS=--record` and commit"


def test_the_page_is_fresh():
    page = (paths.root() / record.PAGE).read_text()
    assert page == record.with_tables(page), "run `python -m formal --table` and commit"
