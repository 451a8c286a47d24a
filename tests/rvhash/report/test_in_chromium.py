# SPDX-License-Identifier: Apache-2.0
"""The page in headless Chromium: time, sort and filter, links, phone, dark mode, without JavaScript."""

import io
import json
from pathlib import Path

import pytest
from PIL import Image

from rvhash.report import page, summary
from tests.lib.chromium import Browser

pytestmark = pytest.mark.xdist_group("chromium")
MOST_MS = 1000
PHONE, DESK = (390, 844), (1280, 900)
SHOWN = "[...document.querySelectorAll('#summary-table tbody tr')].filter(r => !r.hidden).map(r => r.dataset.design)"
VISIBLE = "[...document.querySelectorAll('article.design')].filter(a => a.offsetHeight).map(a => a.id)"

CONTRAST = """(() => {
  const parts = text => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = text => { const [r, g, b] = parts(text).map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05); };
  const least = (selector, key, panel) => Math.min(...[...document.querySelectorAll(selector)].map(e => ratio(
    getComputedStyle(e)[key], getComputedStyle(e.closest(panel)).backgroundColor)));
  return {
    text: least('.overview p, .overview td, .overview a:not(.point)', 'color', 'body'),
    label: least('.panels text', 'fill', '.panels > svg'),
    mark: least('.panels .point:not(.many) .mark', 'fill', '.panels > svg'),
  };
})()"""

# Lines of text that leave their drawing, or the box that was drawn before them.
OUTSIDE = """[...document.querySelectorAll('svg.drawing')].flatMap(svg => {
  const whole = svg.viewBox.baseVal, wrong = [];
  let box = null;
  for (const e of svg.querySelectorAll('rect.box, rect.bus, text')) {
    const b = e.getBBox();
    if (e.tagName === 'rect') { box = b; continue; }
    const turned = e.hasAttribute('transform');
    const inside = o => b.x >= o.x - 0.5 && b.x + b.width <= o.x + o.width + 0.5;
    if (!turned && !inside(whole)) wrong.push(e.textContent);
    if (e.matches('.in') && !inside(box)) wrong.push(e.textContent);
  }
  return wrong.map(text => `${svg.getAttribute('aria-label')}: ${text}`);
})"""

# Pairs of labels of a panel that cover each other.
COVERED = """[...document.querySelectorAll('.panels > svg')].flatMap(svg => {
  const labels = [...svg.querySelectorAll('.label, .note')].map(e => [e.textContent, e.getBBox()]);
  return labels.flatMap(([text, a], i) => labels.slice(i + 1).filter(([, b]) =>
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2 &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 5).map(([other]) => `${text} / ${other}`));
})"""


@pytest.fixture(scope="module")
def browser():
    """One for all."""
    with Browser() as made:
        yield made


@pytest.fixture(scope="module")
def file(html, tmp_path_factory) -> Path:
    """The page as a file."""
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(html)
    return path


@pytest.fixture
def desk(browser, file) -> Browser:
    """The page in a wide window."""
    browser.see(*DESK)
    browser.open(file)
    return browser


def quiet(browser: Browser, file: Path) -> None:
    """No message on the console, and nothing was asked for but the page and its empty icon."""
    assert browser.console == []
    assert {url.partition("#")[0] for url in browser.requests} <= {file.resolve().as_uri(), "data:,"}


def column(browser: Browser, key: str) -> list[float]:
    """The figures of a column of the rows that are shown, in their order."""
    return browser.value(
        "(i => [...document.querySelectorAll('#summary-table tbody tr')].filter(r => !r.hidden)"
        ".map(r => r.cells[i].dataset.value).filter(v => v !== '').map(Number))"
        f"([...document.querySelectorAll('#summary-table th[data-key]')].findIndex(h => h.dataset.key === '{key}'))"
    )


def test_usable_within_a_second(browser, file):
    """The script has run and the page is laid out; the best of five, as the machine has other work."""
    browser.see(*DESK)
    times: list[float] = []
    while not times or (min(times) > MOST_MS and len(times) < 5):
        browser.open(file)
        quiet(browser, file)
        times.append(
            browser.value(
                "(() => { const n = performance.getEntriesByType('navigation')[0]; const used = "
                "performance.getEntriesByName('usable')[0].startTime; return Math.max(used, n.loadEventStart); })()"
            )
        )
    assert 0 < min(times) <= MOST_MS, times


def test_sorted_and_filtered_by_the_fragment(browser, file, recorded, every):
    browser.see(*DESK)
    browser.open(file, "#sort=cycles&filter=sha3")
    rows = [row for row in summary.rows(recorded, every) if row.measured]
    kept = [row for row in rows if "sha3" in " ".join((row.design, row.title, *row.algorithms)).lower()]
    assert 10 < len(kept) < len(rows)
    found = browser.value(SHOWN)
    assert sorted(found) == sorted(row.design for row in kept)
    assert column(browser, "cycles") == sorted(row.cycles for row in kept if row.cycles is not None)
    assert all(name in found[: len(column(browser, "cycles"))] for name in ("xif-cv32e40x", "sw-compact-cv32e40x"))
    assert browser.value("document.querySelector('[data-key=cycles]').getAttribute('aria-sort')") == "ascending"
    browser.open(file, "#sort=-speedup&kind=peripheral")
    speedups = column(browser, "speedup")
    assert speedups == sorted(speedups, reverse=True)
    assert len(speedups) > 10
    assert set(browser.value(SHOWN)) == {row.design for row in rows if row.kind == "peripheral"}
    browser.open(file, "#sort=nothing&filter=nothing-like-it")
    assert browser.value(SHOWN) == []
    assert browser.value("document.querySelector('#count').textContent").startswith("0 of")
    quiet(browser, file)


def test_sorted_by_a_click_and_filtered_by_typing(desk, file):
    desk.click("[data-key=area] button")
    area = column(desk, "area")
    assert area == sorted(area)
    assert desk.value("location.hash") == "#sort=area"
    desk.click("[data-key=area] button")
    assert column(desk, "area") == area[::-1]
    desk.click("#filter")
    desk.type("Ibex MMIO")
    assert sorted(desk.value(SHOWN)) == ["mmio-ibex", "mmio-windows-ibex"]
    assert desk.value("location.hash") == "#sort=-area&filter=Ibex+MMIO"
    dim = "document.querySelectorAll('.overview .point.dim').length"
    assert desk.value(f"{dim} > 50")
    assert desk.value("!document.querySelector('.speedup .point[data-design=mmio-ibex]').classList.contains('dim')")
    quiet(desk, file)


def test_a_point_leads_to_its_design_and_back(desk, file):
    desk.click(".throughput .point[data-design=lane-hart] .mark")
    assert desk.value("location.hash") == "#design-lane-hart"
    assert desk.value(VISIBLE) == ["design-lane-hart"]
    assert desk.value("document.querySelector('main .overview').offsetHeight") == 0
    desk.value("new Promise(done => { addEventListener('hashchange', done, {once: true}); history.back(); })")
    assert desk.value(VISIBLE) == []
    assert desk.value("document.querySelector('main .overview').offsetHeight > 0")
    quiet(desk, file)


def test_every_design_is_shown_by_its_fragment(browser, file, every):
    """One after the other in the same page; then all, without a text outside of its box."""
    browser.see(*PHONE)
    browser.open(file)
    for of in every:
        browser.value(f"location.hash = '#design-{of.name}'")
        assert browser.value(VISIBLE) == [f"design-{of.name}"]
        assert browser.value("document.documentElement.scrollWidth") == PHONE[0], of.name
    browser.value("location.hash = '#designs'")
    assert len(browser.value(VISIBLE)) == len(every)
    assert browser.value(OUTSIDE) == []
    quiet(browser, file)


def test_what_a_point_says(desk):
    """Under the pointer, at once; the same design is marked in the other plots."""
    at = desk.value(
        "(e => { e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect();"
        "return [r.x + r.width / 2, r.y + r.height / 2]; })"
        "(document.querySelector('.throughput .point[data-design=lane-hart] .mark'))"
    )
    desk.do("Input.dispatchMouseEvent", type="mouseMoved", x=at[0], y=at[1])
    says = desk.value("document.querySelector('#tip').textContent")
    assert says.startswith("lane-hart, SHA3-256")
    assert "on the Pareto front" in says
    assert desk.value("document.querySelector('#tip').hidden") is False


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_screenshot(browser, file, dark):
    """The mark of a design has the colour of its kind in the picture; everything has contrast in both schemes."""
    browser.see(*DESK, dark=dark)
    browser.open(file)
    paper = browser.value("getComputedStyle(document.body).backgroundColor")
    assert (sum(json.loads(paper.replace("rgb(", "[").replace(")", "]"))) < 200) == dark
    contrast = browser.value(CONTRAST)
    assert contrast["text"] >= 4.5
    assert contrast["label"] >= 4.5
    assert contrast["mark"] >= 3
    selector = ".throughput .point[data-design=stream-pipeline] .mark, .speedup .point[data-design=xif-cv32e40x] .bar"
    places = browser.value(
        f"[...document.querySelectorAll({json.dumps(selector)})].map(e => {{ const r = e.getBoundingClientRect();"
        "return [r.x + r.width / 2, r.y + scrollY + r.height / 2, getComputedStyle(e).stroke]; })"
    )
    bar = browser.value("getComputedStyle(document.querySelector('.speedup .k-coprocessor .bar')).fill")
    picture = Image.open(io.BytesIO(browser.screenshot(whole=True))).convert("RGB")
    assert picture.width == DESK[0]
    assert len(picture.resize((320, picture.height // 4)).getcolors(1 << 20)) > 100
    x, y, _ = places[-1]
    wanted, panel = (json.loads(c.replace("rgb(", "[").replace(")", "]")) for c in (bar, _panel(browser)))
    expected = [round(0.82 * a + 0.18 * b) for a, b in zip(wanted, panel, strict=True)]
    assert all(abs(a - b) <= 2 for a, b in zip(picture.getpixel((round(x), round(y))), expected, strict=True))


def _panel(browser: Browser) -> str:
    return browser.value("getComputedStyle(document.querySelector('.panels > svg')).backgroundColor")


def test_labels_of_plots(desk):
    assert desk.value(OUTSIDE) == []
    assert desk.value(COVERED) == []


def test_phone(browser, file):
    """The window does not scroll sideways, and the smallest line of text of a plot is 10 pixels high."""
    browser.see(*PHONE)
    browser.open(file)
    assert browser.value("document.documentElement.scrollWidth") == PHONE[0]
    smallest = "Math.min(...[...document.querySelectorAll('.panels text')].map(e => e.getBoundingClientRect().height))"
    assert browser.value(smallest) >= 10
    assert browser.value("document.querySelectorAll('.scroll')[0].scrollWidth") > PHONE[0]  # the table does
    quiet(browser, file)


def test_without_javascript(browser, file, recorded, every):
    """Every row, no controls that do nothing, and the page of a design by its fragment."""
    measured = [row.design for row in summary.rows(recorded, every) if row.measured]
    browser.see(*DESK, script=False)
    browser.open(file, "#design-mmio-cv32e40x")
    picture = Image.open(io.BytesIO(browser.screenshot())).convert("RGB")
    browser.see(*DESK)  # to look at what is there: scripts of the page have not run
    assert browser.value("document.documentElement.classList.contains('js')") is False
    assert sorted(browser.value(SHOWN)) == sorted(measured)
    assert browser.value(VISIBLE) == ["design-mmio-cv32e40x"]
    assert browser.value("getComputedStyle(document.querySelector('.tools')).display") == "none"
    assert len(picture.getcolors(1 << 20)) > 20


def test_plots_of_energy_and_frequency(browser, timed, every, tmp_path):
    made = tmp_path / "timed.html"
    made.write_text(page.page(timed, every))
    browser.see(*PHONE)
    browser.open(made)
    assert browser.value("document.querySelectorAll('.energy .bar').length") == 2
    assert browser.value("document.querySelectorAll('.frequency .spread').length") == 1
    assert browser.value(OUTSIDE) == []
    browser.click(".energy .point[data-design=sha256-core] .bar")
    assert browser.value("location.hash") == "#block-sha256-core"
    quiet(browser, made)
