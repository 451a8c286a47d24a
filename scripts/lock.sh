#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Make requirements.lock, requirements-test.lock and requirements-full.lock from pyproject.toml: `make lock`.
#
# usage: scripts/lock.sh [pip-compile option...]     e.g. --upgrade, or --upgrade-package ruff
#
# Versions already in the locks are kept unless an option says otherwise. The locks hold hashes, and no
# index or download address: each machine configures its package source.
set -euo pipefail

cd "$(dirname "$0")/.."
tools=build/lock-venv
if [ ! -x "$tools/bin/pip-compile" ]; then
    "${PYTHON:-python3}" -I -m venv --clear "$tools"
    "$tools/bin/python" -I -m pip install -q --disable-pip-version-check pip-tools==7.6.2
fi

compile() { # compile LOCK WHAT OPTION...
    local lock=$1 what=$2
    shift 2
    cp "$lock" build/lock.new 2>/dev/null || : >build/lock.new
    "$tools/bin/pip-compile" -q --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-emit-options \
        --strip-extras --allow-unsafe "$@" -o build/lock.new pyproject.toml
    { echo "# $what Made by \`make lock\`."; grep -v '^# .* Made by' build/lock.new; } >"$lock"
    rm build/lock.new
    if grep -nE '://|--(extra-)?index-url|--find-links' "$lock"; then
        echo "lock: an address got into $lock" >&2
        exit 1
    fi
    echo "$lock: $(grep -c == "$lock") packages"
}

compile requirements.lock "What the command and the demo need." --extra build "$@"
compile requirements-test.lock "All of requirements.lock, and what the tests need on top." \
    --extra build --extra test --constraint requirements.lock "$@"
compile requirements-full.lock "All of requirements-test.lock, and what the long tests alone need on top." \
    --extra build --extra test --extra full --constraint requirements-test.lock "$@"
