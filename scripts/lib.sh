# shellcheck shell=bash
# What every script here starts with: `source "$(dirname "$0")/lib.sh"`.
# Sets strict mode, moves to the root of the repository and defines how scripts speak.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# SwiftPM 6.3 looks for a file that is gone from a package it depends on by path until the manifest that says so is newer.
touch Examples/Package.swift Benchmarks/Package.swift

# One line about what is being done. Standard error, so that a script's output stays its own.
say() { printf '==> %s\n' "$*" >&2; }

# From here on a warning of the compiler is an error, in our own sources alone; the manifests read it.
strict() { export SWIFT_REACTOR_STRICT=1; }

# Says why, and stops.
die() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# Stops with the text given: the caller was misused. 64 is EX_USAGE of sysexits.h.
usage() {
    printf 'usage: %s\n' "$*" >&2
    exit 64
}

# verdict HOW STATUS LOG XUNIT: what `swift test` came to, by its exit status and what scripts/totals counts. Stops unless tests
# ran and none failed.
verdict() {
    local how=$1 status=$2 passed failed skipped
    read -r passed failed skipped < <(scripts/totals "$3" "$4")
    [[ $status -eq 0 && $failed -eq 0 ]] || die "$how $failed test(s) failed (exit status $status)"
    [[ $passed -gt 0 ]] || die "$how no test ran"
    say "$how $passed passed, $skipped skipped"
}
