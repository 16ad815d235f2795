# shellcheck shell=bash
# Every bash script here starts with `source "$(dirname "$0")/lib.sh"`. This file makes bash stop at errors and unset
# variables, changes to the root of the repository and touches outdated manifests. It defines functions that report
# (`say`, `die`, `usage`), and functions for builds (`warnings_are_errors`, `compile`).

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The packages of these manifests depend on this package by path. After a file is removed from Sources, SwiftPM 6.3
# still looks for it until the dependent package's manifest is modified. So a manifest is touched if a folder in Sources
# is newer than the manifest. Otherwise it stays unchanged, because another script may be compiling it.
for manifest in Examples/Package.swift Benchmarks/Package.swift; do
    [[ -z $(find Sources -type d -newer "$manifest" -print -quit) ]] || touch "$manifest"
done

# Prints one line of progress on standard error, so that standard output contains only the script's result.
say() { printf '==> %s\n' "$*" >&2; }

# Makes later builds treat compiler warnings in our own sources as errors. The manifests read the variable.
warnings_are_errors() { export SWIFT_REACTOR_STRICT=1; }

# compile OPTION...: runs `swift build` so that the traits have the same order each time. SwiftPM keeps traits in a set
# and writes them into the compiler's command line in the set's order, so another order would recompile everything.
compile() { SWIFT_DETERMINISTIC_HASHING=1 swift build "$@"; }

# Prints an error and exits.
die() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# Prints the usage and exits. Call it if the arguments are wrong. 64 is EX_USAGE of sysexits.h.
usage() {
    printf 'usage: %s\n' "$*" >&2
    exit 64
}
