# SPDX-License-Identifier: Apache-2.0
"""The page as text: complete in itself, its links lead somewhere, its structure is what a screen reader expects."""

import itertools
import json
import re
from html.parser import HTMLParser

import pytest

from rvhash.report import page
from rvhash.report.result_files import Results
from tests.rvhash.conftest import ROOT

MOST_BYTES = 5_000_000
LOADS = {"src", "href", "srcset", "data", "action", "poster", "xlink:href"}


class Outline(HTMLParser):
    """Elements with their attributes, headings by their level, and the links and names of the page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def all(self, key: str) -> list[str]:
        """Every value of an attribute."""
        return [given[key] for _, given in self.elements if key in given]


@pytest.fixture(scope="module")
def outline(html) -> Outline:
    """Of the page of results/."""
    return Outline(html)


def test_size(html):
    assert len(html.encode()) <= MOST_BYTES


def test_the_same_results_give_the_same_page(html, recorded):
    assert page.page(recorded) == html  # subjects read again, too


def test_nothing_is_loaded(html, outline):
    """No reference leaves the page: only fragments, and the empty icon."""
    found = {value for key in LOADS for value in outline.all(key)}
    assert {value for value in found if not value.startswith("#")} == {"data:,"}
    style = "".join(re.findall(r"<style>(.*?)</style>", html, re.DOTALL))
    assert "url(" not in style
    assert "@import" not in style
    assert not re.search(r"https?:", html)


def test_links_resolve(outline, every):
    names = outline.all("id")
    assert len(names) == len(set(names))
    links = {value for value in outline.all("href") if value.startswith("#")}
    assert links <= {f"#{name}" for name in names}
    assert {f"#design-{s.name}" for s in every} <= links
    described = {part for value in outline.all("aria-labelledby") for part in value.split()}
    assert described <= set(names)


def test_each_point_leads_to_its_design(outline):
    points = [given for tag, given in outline.elements if tag == "a" and "point" in given.get("class", "").split()]
    assert len(points) > 80
    assert all(p["href"] in (f"#design-{p['data-design']}", f"#block-{p['data-design']}") for p in points)
    assert all(p["aria-label"].startswith(p["data-design"]) for p in points)


def test_structure(outline):
    levels = [int(tag[1]) for tag, _ in outline.elements if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(b <= a + 1 for a, b in itertools.pairwise(levels))
    tags = [tag for tag, _ in outline.elements]
    assert tags.count("table") == tags.count("caption")
    assert all("scope" in given for tag, given in outline.elements if tag == "th")
    assert all(given.get("aria-label") for tag, given in outline.elements if tag == "svg")
    assert ("html", {"lang": "en"}) in outline.elements


def test_each_design_has_diagram_parameters_and_commands(html, every):
    articles = re.findall(r'<article class="design" id="design-([\w-]+)".*?</article>', html, re.DOTALL)
    assert articles == [s.name for s in every]
    for text in re.findall(r'<article class="design".*?</article>', html, re.DOTALL):
        assert "drawing diagram" in text
        assert "<h3>Parameters</h3>" in text
        assert "rvhash " in text


def test_figures_are_those_of_results(html):
    """A sample, from the files as they are."""
    records = json.loads((ROOT / "results" / "kronos.json").read_text())
    for r in records:
        article = re.search(rf'id="design-{r["design"]}".*?</article>', html, re.DOTALL)[0]
        assert f'sha3-384, 200 bytes</td><td class="n">{r["cycles"]:,}</td>' in article
    row = re.search(r'<tr data-design="xif-cv32e40x".*?</tr>', html)[0]
    cycles = next(r["cycles"] for r in records if r["design"] == "xif-cv32e40x")
    assert f'data-value="{cycles}">{cycles}</td>' in row


def test_what_is_not_measured_is_said(folder, every):
    text = page.page(folder(), every)
    for command in ("rvhash energy measures it", "rvhash pnr measures it"):
        assert command in text
    assert "Of gates nothing is measured" in text
    assert "energy of a bit" not in text


def test_what_is_measured_is_shown(timed, every):
    """Plots of frequency and energy, the columns of the blocks, and the design that has the block."""
    text = page.page(timed, every)
    assert "rvhash energy measures it" not in text
    assert "rvhash pnr measures it" not in text
    assert "sha256-core: 120.1 pJ a bit" in text
    assert "sha256-core: 95.1 MHz, 93.5 to 97.25" in text
    row = re.search(r'<tr id="block-hx">.*?</tr>', text)[0]
    assert '<td class="n">151</td><td class="n">3.21</td>' in row
    article = re.search(r'id="design-stream-pipeline-ethernet".*?</article>', text, re.DOTALL)[0]
    assert "46.0" in article


FILES = ["lengths", "area", "kronos", "hosts", "modes", "sharv", "stream", "isa", "asip", "bitcoin", "code_size"]


@pytest.mark.parametrize("name", [*FILES[:2], *(pytest.param(name, marks=pytest.mark.full) for name in FILES[2:])])
def test_any_file_may_be_missing(folder, every, name):
    text = page.page(folder(**{name: None}), every)
    assert text.count("<article") == len(every)


def test_nothing_measured_at_all(tmp_path, every):
    text = page.page(Results(tmp_path), every)
    assert text.count("Not measured:") == 5
    assert text.count("<article") == len(every)


def test_text_of_results_is_no_html(folder, every):
    """What a record says is text, wherever it is shown."""
    records = json.loads((ROOT / "results" / "kronos.json").read_text())
    for r in records:
        r["published_source"] = '<script>alert("1")</script>'
        r["cycles_published"] = 5
    text = page.page(folder(kronos=records, hosts=None), every)
    assert "<script>alert" not in text
    assert "&lt;script&gt;alert" in text
