# SPDX-License-Identifier: Apache-2.0
"""The search for an order of a round of Keccak: from nothing it finds good ones, and the same for the same seed."""

import pytest

from rvhash.codegen import keccak, keccak_order, search
from rvhash.codegen.keccak import FORMS
from rvhash.errors import RvhashError


def test_search():
    told = []
    cost, ops = search.search(FORMS["hx"], 5, 20_000, told.append)
    again = search.search(FORMS["hx"], 5, 20_000)
    assert (cost, keccak_order.text_of(ops)) == (again[0], keccak_order.text_of(again[1]))
    assert keccak_order.text_of(search.search(FORMS["hx"], 6, 20_000)[1]) != keccak_order.text_of(ops)
    assert keccak_order.order(keccak_order.text_of(ops)) == ops
    assert cost < search.search(FORMS["hx"], 5, 1)[0] - 100
    assert len(told) > 5


@pytest.mark.parametrize("name", FORMS)
def test_checked_in_orders_are_far_better(name):
    """The cost of a checked-in order, without a search: of one step from it."""
    form = FORMS[name]
    ops = keccak_order.order(keccak_order.file(name).read_text())
    cost, same = search.search(form, 1, 0, begin=ops)
    assert same == ops
    assert cost < search.search(form, 1, 0)[0] - 150


@pytest.mark.full
@pytest.mark.parametrize("name", FORMS)
def test_checked_in_orders_are_found_again(name):
    of, seed = keccak.SEARCHES[name]
    found = search.search(FORMS[of], seed, search.STEPS)[1]
    assert keccak_order.text_of(found) == keccak_order.file(name).read_text()


def test_a_missing_compiler(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(RvhashError, match="set CC to a C compiler"):
        search.search(FORMS["hx"], 1, 1)
