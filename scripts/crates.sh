#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Build the programs of requirements-crates.lock into build/crates/bin: `make setup-full`. A crate whose hash in the
# index of cargo differs is refused; cargo compares what it downloads with that hash. Without cargo, or without the
# crate, says so and goes on: the tests that need it are skipped.
#
# usage: scripts/crates.sh
set -euo pipefail

cd "$(dirname "$0")/.."
say() { echo "[setup] $*"; }

if ! command -v cargo >/dev/null; then
    say "no cargo: the tests that need a program of requirements-crates.lock are skipped"
    exit 0
fi
root=$PWD/build/crates
mkdir -p "$root"
grep -v '^#' requirements-crates.lock | while read -r name version hash options; do
    stamp="$version $hash $options"
    [ "$(cat "$root/$name.stamp" 2>/dev/null)" = "$stamp" ] && continue
    new=$(mktemp -d "$root/.new.XXXXXX")
    mkdir "$new/src"
    touch "$new/src/lib.rs"
    printf '[package]\nname = "lock"\nedition = "2021"\n[dependencies]\n%s = "=%s"\n' "$name" "$version" >"$new/Cargo.toml"
    cargo generate-lockfile --quiet --manifest-path "$new/Cargo.toml" >"$new/log" 2>&1 || true
    found=$(grep -A 3 "^name = \"$name\"" "$new/Cargo.lock" 2>/dev/null | sed -n 's/^checksum = "\(.*\)"$/\1/p') || true
    rm -rf "$new"
    if [ -z "$found" ]; then
        say "cargo has no $name $version: its tests are skipped"
        continue
    fi
    if [ "$found" != "$hash" ]; then
        say "$name $version is not the crate of requirements-crates.lock: $found" >&2
        exit 1
    fi
    say "building $name $version: some minutes, once"
    # shellcheck disable=SC2086  # options is a list of words
    if ! cargo install --quiet --locked --force --root "$root" "$name@$version" $options </dev/null; then
        say "$name $version cannot be built: its tests are skipped"
        continue
    fi
    echo "$stamp" >"$root/$name.stamp"
    say "$name $version from cargo"
done
