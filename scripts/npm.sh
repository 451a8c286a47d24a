#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Fetch the packages of requirements-npm.lock into build/npm/<name>: `make setup-full`. A package whose hash differs is
# refused. Without npm, or without the package, says so and goes on: the tests that need it are skipped.
#
# usage: scripts/npm.sh
set -euo pipefail

cd "$(dirname "$0")/.."
say() { echo "[setup] $*"; }

if ! command -v npm >/dev/null; then
    say "no npm: the tests that need a package of requirements-npm.lock are skipped"
    exit 0
fi
mkdir -p build/npm
grep -v '^#' requirements-npm.lock | while read -r name version integrity; do
    [ "$(cat "build/npm/$name/.integrity" 2>/dev/null)" = "$integrity" ] && continue
    new=$(mktemp -d build/npm/.new.XXXXXX)
    if ! (cd "$new" && npm pack --silent "$name@$version" >/dev/null 2>&1); then
        rm -rf "$new"
        say "npm has no $name $version: its tests are skipped"
        continue
    fi
    found=sha512-$(openssl dgst -sha512 -binary "$new"/*.tgz | base64 -w0)
    if [ "$found" != "$integrity" ]; then
        rm -rf "$new"
        say "$name $version is not the package of requirements-npm.lock: $found" >&2
        exit 1
    fi
    tar -xzf "$new"/*.tgz -C "$new"
    echo "$integrity" >"$new/package/.integrity"
    rm -rf "build/npm/$name"
    mv "$new/package" "build/npm/$name"
    rm -rf "$new"
    say "$name $version from npm"
done
