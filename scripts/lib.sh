# shellcheck shell=bash
# What every script here starts with: `source "$(dirname "$0")/lib.sh"`.
# Sets strict mode, moves to the root of the repository and defines how scripts speak.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# One line about what is being done. Standard error, so that a script's output stays its own.
say() { printf '==> %s\n' "$*" >&2; }

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
