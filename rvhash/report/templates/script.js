// SPDX-License-Identifier: Apache-2.0
// Sorts and filters the summary table. State is in the fragment: #sort=cycles&filter=sha3&kind=peripheral; -cycles sorts
// downwards. Without this script the page shows every row.
"use strict";
(() => {
  const table = document.querySelector("#summary-table");
  if (!table) return;
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const heads = [...table.tHead.rows[0].cells];
  const filter = document.querySelector("#filter");
  const kind = document.querySelector("#kind");
  const count = document.querySelector("#count");
  const points = [...document.querySelectorAll(".overview .point[href^='#design-']")];
  const state = { sort: "", filter: "", kind: "" };

  const value = (row, column) => {
    const given = row.cells[column].dataset.value;
    if (given === undefined) return row.cells[column].textContent.trim();
    return given === "" ? null : Number(given);
  };

  const compare = (column, down) => (a, b) => {
    const [x, y] = [value(a, column), value(b, column)];
    if (x === null || y === null) return (x === null) - (y === null);  // what is not measured comes last
    const order = typeof x === "number" ? x - y : x.localeCompare(y, "en");
    return down ? -order : order;
  };

  const show = () => {
    const down = state.sort.startsWith("-");
    const key = state.sort.replace(/^-/, "");
    const column = heads.findIndex((head) => head.dataset.key === key);
    heads.forEach((head, i) => {
      if (i === column) head.setAttribute("aria-sort", down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    });
    body.append(...(column < 0 ? rows : [...rows].sort(compare(column, down))));
    const words = state.filter.toLowerCase().split(/\s+/).filter(Boolean);
    const kept = new Set();
    for (const row of rows) {
      const fits = words.every((word) => row.dataset.text.includes(word)) && (!state.kind || row.dataset.kind === state.kind);
      row.hidden = !fits;
      if (fits) kept.add(row.dataset.design);
    }
    for (const point of points) point.classList.toggle("dim", !kept.has(point.dataset.design));
    count.textContent = `${kept.size} of ${rows.length} designs`;
    if (filter.value !== state.filter) filter.value = state.filter;
    kind.value = state.kind;
  };

  const read = () => {
    if (!location.hash.includes("=")) return;
    const given = new URLSearchParams(location.hash.slice(1));
    for (const key of Object.keys(state)) state[key] = given.get(key) ?? "";
    show();
    table.scrollIntoView();
  };

  const write = () => {
    const given = Object.entries(state).filter(([, text]) => text);
    history.replaceState(null, "", "#" + (given.length ? new URLSearchParams(given) : "summary"));
    show();
  };

  // What a point says, at once, and the same design in the other plots.
  const tip = document.querySelector("#tip");
  const mark = (name, on) => {
    for (const point of points) point.classList.toggle("same", on && point.dataset.design === name);
  };
  for (const point of document.querySelectorAll(".overview .point")) {
    point.querySelector("title")?.remove();
    point.addEventListener("pointermove", (event) => {
      tip.textContent = point.getAttribute("aria-label");
      tip.hidden = false;
      const left = Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8);
      tip.style.left = `${Math.max(left, 8)}px`;
      tip.style.top = `${event.clientY + 18 + tip.offsetHeight > innerHeight ? event.clientY - tip.offsetHeight - 12 : event.clientY + 18}px`;
      mark(point.dataset.design, true);
    });
    point.addEventListener("pointerleave", () => { tip.hidden = true; mark("", false); });
  }

  document.documentElement.classList.add("js");
  heads.forEach((head) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const key = head.dataset.key;
      state.sort = state.sort === key ? `-${key}` : key;
      write();
    });
  });
  filter.addEventListener("input", () => { state.filter = filter.value; write(); });
  kind.addEventListener("change", () => { state.kind = kind.value; write(); });
  addEventListener("hashchange", () => { tip.hidden = true; read(); });
  show();
  read();
  performance.mark("usable");
})();
