# shellcheck shell=bash
# Every script here starts with `source "$(dirname "$0")/lib.sh"`. It sets strict mode, changes to the root of the
# repository and defines the functions that scripts print with.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# If a file is removed from a package that a manifest depends on by path, SwiftPM 6.3 keeps looking for the file until
# the manifest is newer. The manifest is touched only in that case, because another script may be compiling it.
for manifest in Examples/Package.swift Benchmarks/Package.swift; do
    [[ -z $(find Sources -type d -newer "$manifest" -print -quit) ]] || touch "$manifest"
done

# Prints one line of progress on standard error, so that standard output contains only the script's result.
say() { printf '==> %s\n' "$*" >&2; }

# Turns compiler warnings into errors from here on, in our own sources only. The manifests read the variable.
strict() { export SWIFT_REACTOR_STRICT=1; }

# compile OPTION...: runs `swift build` with the traits in the same order each time. SwiftPM keeps traits in a set and
# writes them into the compiler's command line in the set's order, so another order would recompile everything.
compile() { SWIFT_DETERMINISTIC_HASHING=1 swift build "$@"; }

# Prints an error and exits.
die() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# Prints the usage and exits, after wrong arguments. 64 is EX_USAGE of sysexits.h.
usage() {
    printf 'usage: %s\n' "$*" >&2
    exit 64
}
