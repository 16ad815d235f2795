# shellcheck shell=bash
# What every script here starts with: `source "$(dirname "$0")/lib.sh"`.
# Sets strict mode, moves to the root of the repository and defines how scripts speak.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# SwiftPM 6.3 looks for a file that was removed from a package it depends on by path until the depending manifest is newer. Only then is the
# manifest touched: another script may be compiling it.
for manifest in Examples/Package.swift Benchmarks/Package.swift; do
    [[ -z $(find Sources -type d -newer "$manifest" -print -quit) ]] || touch "$manifest"
done

# One line about what is being done. Standard error, so that a script's output stays its own.
say() { printf '==> %s\n' "$*" >&2; }

# From here on a warning of the compiler is an error, in our own sources alone; the manifests read it.
strict() { export SWIFT_REACTOR_STRICT=1; }

# compile OPTION...: `swift build`, with the traits in the same order each time. SwiftPM keeps them in a set, writes them into the compiler's
# command line in the order of that set, and compiles all anew where that is another one.
compile() { SWIFT_DETERMINISTIC_HASHING=1 swift build "$@"; }

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
