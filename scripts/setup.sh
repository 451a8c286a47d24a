#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Install the project's requirements: Debian packages, and Python packages into .venv.
#
# usage: scripts/setup.sh demo|test|full       called by make
#
# - Debian packages: only missing ones, by apt-get if the user is root or sudo requires no password. Otherwise
#   the script prints them with the command to type, the exit status is 2, and nothing is changed.
# - Python packages: exact versions with hashes from requirements.lock (demo), requirements-test.lock (test)
#   or requirements-full.lock (full).
# - .venv/.setup-stamp records what .venv was made from. It is removed before .venv changes and written last, so an
#   interrupted set-up is detected and .venv is made again. If the stamp matches, nothing is done.
# - Concurrent set-ups run one after the other.
# PYTHON names the interpreter (default: python3 on PATH; 3.11 or newer).
set -euo pipefail

cd "$(dirname "$0")/.."
level=${1:-}
python=${PYTHON:-python3}
venv=.venv
stamp=$venv/.setup-stamp

say() { echo "[setup] $*"; }
die() { # die STATUS MESSAGE...
    local status=$1
    shift
    printf '[setup] %s\n' "$@" >&2
    exit "$status"
}

case $level in
demo) lock=requirements.lock ;;
test) lock=requirements-test.lock ;;
full) lock=requirements-full.lock ;;
*) die 2 "usage: scripts/setup.sh demo|test|full" ;;
esac

# ---- Requirements ------------------------------------------------------------------------------------------------

command -v "$python" >/dev/null || die 2 "no '$python' found: install Python 3.11 or newer (Debian: apt-get install python3)"
# If .venv is activated, `python` is .venv's own, which may be removed below: use the one that .venv was made with.
if [ "$(dirname "$(command -v "$python")")" = "$PWD/$venv/bin" ]; then
    python=$("$python" -I -c 'import sys; print(sys._base_executable)')
fi
python_id=$("$python" -I -c 'import sys; print(*sys.version_info[:3], sys.base_prefix)') ||
    die 2 "'$python' does not run: set PYTHON to a working Python 3.11 or newer"
"$python" -I -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    die 2 "'$python' is Python $(echo "$python_id" | cut -d' ' -f1-3 | tr ' ' .), but Python 3.11 or newer is needed." \
        "Install one and name it: make PYTHON=python3.11 ..."

hash_of() { cat "$@" | sha256sum | cut -c1-16; }
want_python="python $python_id"
want_demo="demo $(hash_of requirements.lock)"
want_test="test $(hash_of requirements-test.lock)"
want_full="full $(hash_of requirements-full.lock)"
want_project="project $PWD $(hash_of pyproject.toml)"

# The lines of the stamp. "test none" marks a .venv with the demo's packages only, "full none" one with the tests' only.
in_stamp() { grep -qxF "$1" "$stamp" 2>/dev/null; }

venv_runs() { # the interpreter may be missing (upgraded, folder moved) although the stamp exists
    [ -x "$venv/bin/rvhash" ] && [ "$("$venv/bin/python" -I -c 'import sys; print(*sys.version_info[:3], sys.base_prefix)' \
        2>/dev/null)" = "$python_id" ]
}

packages_fit() { # the Python packages of this level are installed
    in_stamp "$want_python" && in_stamp "$want_demo" && { [ $level = demo ] || in_stamp "$want_test"; } &&
        { [ $level != full ] || in_stamp "$want_full"; } && venv_runs
}

wanted_debian() {
    echo g++                            # builds the simulators
    echo gcc-riscv64-unknown-elf        # builds the firmware ...
    echo picolibc-riscv64-unknown-elf   # ... with this C library
    "$python" -I -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
    if [ $level != demo ]; then
        echo perl                       # Verilator's front script, called by cocotb
        echo ccache                     # compiles Verilator's runtime once, not for every bench
        echo liblz4-dev zlib1g-dev      # waveforms
        echo qflow-tech-osu018 iverilog # gates: the cell library, simulation with its delays
        echo chromium                   # tests of the report
        if [ $level = full ]; then echo clang cmake; fi # the exported driver
        # cocotb loads Python as a shared library, which is a separate Debian package.
        case $python_id in *" /usr") echo "libpython$(echo "$python_id" | cut -d' ' -f1,2 | tr ' ' .)" ;; esac
    fi
}

missing_debian() {
    local name
    for name in $(wanted_debian); do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || echo "$name"
    done
}

# ---- Already done? -----------------------------------------------------------------------------------------------

command -v dpkg-query >/dev/null ||
    die 2 "this set-up supports Debian only. Install the equivalents of: $(wanted_debian | tr '\n' ' ')"
if packages_fit && in_stamp "$want_project" && [ -z "$(missing_debian)" ]; then
    exit 0
fi

# Without permission to install, stop before anything is changed.
missing=$(missing_debian | tr '\n' ' ')
missing=${missing% }
root=
if [ -n "$missing" ] && [ "$(id -u)" != 0 ]; then
    root="sudo -n"
    sudo -n true 2>/dev/null || die 2 "these Debian packages are missing: $missing" \
        "Install them, then run make again:" "    sudo apt-get install $missing"
fi

# ---- One set-up at a time ----------------------------------------------------------------------------------------

mkdir -p build
exec 9>build/.setup-lock
if ! flock -n 9; then
    say "another set-up is running in this folder; waiting for it"
    flock 9
fi

# ---- Debian packages ---------------------------------------------------------------------------------------------

missing=$(missing_debian | tr '\n' ' ') # again: another set-up may have installed them meanwhile
missing=${missing% }
if [ -n "$missing" ]; then
    apt() { $root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 "$@"; }
    log=build/setup-apt.log
    : >"$log"
    # shellcheck disable=SC2086  # a list of names
    install() {
        apt install --no-install-recommends $missing 2>&1 </dev/null | tee -a "$log" |
            awk '/^Unpacking / { print "[setup]   " $2; fflush() }'
    }
    # shellcheck disable=SC2086
    known() { apt-cache show --no-all-versions $missing >/dev/null 2>&1; }

    update() {
        say "Debian packages: reading the package lists"
        apt update >>"$log" 2>&1 </dev/null || true # one bad source may not matter; the installation reports it if it does
    }
    updated=
    known || { update && updated=1; }
    say "Debian packages: installing $missing (up to 1.2 GB unpacked, a few minutes)"
    if ! install; then
        [ -z "$updated" ] && update && install || {
            tail -n 15 "$log" >&2
            die 1 "apt-get could not install: $missing" "The lines above are the end of $log."
        }
    fi
fi

# ---- Python packages ---------------------------------------------------------------------------------------------

log=build/setup-pip.log
pip() { # pip ARGUMENTS...: quiet except for one line for each package fetched
    "$venv/bin/python" -I -m pip --disable-pip-version-check --no-input install --no-deps --progress-bar off "$@" 2>&1 </dev/null |
        tee "$log" | awk -v total="$total" '
            sub(/^(Collecting|Requirement already satisfied:) /, "") {
                printf "[setup]   %d/%d %s\n", ++n, total, $1
                fflush()
            }' || {
        tail -n 15 "$log" >&2
        die 1 "pip could not install the Python packages; the lines above are the end of $log." \
            "Run make again: the set-up continues where possible."
    }
}

if ! packages_fit; then
    # Extend only an intact .venv of a lower level; otherwise make a new one.
    fresh=1
    if in_stamp "$want_python" && in_stamp "$want_demo" && in_stamp "full none" &&
        { in_stamp "test none" || in_stamp "$want_test"; } && venv_runs; then fresh=; fi
    rm -f "$stamp"
    if [ -n "$fresh" ]; then
        say "Python: a new $venv with $("$python" -V)"
        rm -rf "$venv"
        "$python" -I -m venv "$venv" >"$log" 2>&1 || {
            tail -n 15 "$log" >&2
            die 1 "'$python -m venv' failed; see above"
        }
    fi
    total=$(grep -c == $lock)
    say "Python: installing $total packages from $lock"
    # Two packages of the tests have no wheel. The pinned setuptools of the demo's lock builds them, so install that first.
    if [ $level != demo ] && [ -n "$fresh" ]; then pip --require-hashes --only-binary :all: -r requirements.lock >/dev/null; fi
    pip --require-hashes --only-binary :all: --no-binary cocotbext-apb,ipyxact --no-build-isolation -r "$lock"
fi

# The project itself, editable: creates .venv/bin/rvhash. Nothing is downloaded.
rm -f "$stamp.new"
total=0
pip --no-index --no-build-isolation -e .

if [ $level = demo ] && ! in_stamp "$want_test"; then want_test="test none"; fi
if [ $level != full ] && ! in_stamp "$want_full"; then want_full="full none"; fi
printf '%s\n' "$want_python" "$want_demo" "$want_test" "$want_full" "$want_project" >"$stamp.new"
mv "$stamp.new" "$stamp"
say "done"
