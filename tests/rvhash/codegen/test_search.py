# SPDX-License-Identifier: Apache-2.0
"""The search for an order of a round of Keccak: it finds better ones, and the same for the same seed."""

import shutil

import pytest

from rvhash.codegen import keccak, search
from rvhash.codegen.keccak import FORMS, Registers, Set

FORM = FORMS[Set.HX, Registers.FREE]


def test_search():
    start = search.in_stages()
    found = search.search(FORM, start, 5, 60)
    assert keccak.text_of(found) == keccak.text_of(search.search(FORM, start, 5, 60))
    assert keccak.text_of(found) != keccak.text_of(search.search(FORM, start, 6, 60))
    assert search.cost(FORM, found) < search.cost(FORM, start) - 10


def test_checked_in_orders_are_far_better_than_stages():
    for (_, registers), form in FORMS.items():
        checked_in = keccak.order(keccak.order_file(registers).read_text())
        assert search.cost(form, checked_in) < search.cost(form, search.in_stages()) - 200


@pytest.mark.parametrize("better", [True, False])
def test_command(monkeypatch, tmp_path, capsys, better):
    """It writes what is better, and nothing else."""
    file = tmp_path / "order.txt"
    shutil.copy(keccak.order_file(Registers.FREE), file)
    if better:
        file.write_text(keccak.text_of(search.in_stages()))
    before = file.read_text()
    monkeypatch.setattr(keccak, "order_file", lambda registers: file)
    monkeypatch.setattr("sys.argv", ["search", "free", "--seed", "5", "--steps", "30" if better else "1"])
    search.main()
    assert (file.read_text() != before) == better
    keccak.order(file.read_text())
    assert ("instead of" if better else "nothing better") in capsys.readouterr().err


def test_bad_arguments(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["search", "free", "--steps", "0"])
    with pytest.raises(SystemExit) as ended:
        search.main()
    assert ended.value.code == 2
    assert "--steps must be 1 or more" in capsys.readouterr().err
