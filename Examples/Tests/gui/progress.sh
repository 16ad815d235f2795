# shellcheck shell=bash
# Sourced by the scripts that build: a build prints as it goes on, and the runner stops a script that prints nothing for long.

# beside FOLDER: packages in this folder, which packages.py made, are built in one place, so that the library is compiled once for all of
# them. `beside FOLDER gtk`: those with the trait GTK.
beside() {
    export SWIFTPM_BUILD_DIR=$1/build${2:+-$2} SWIFT_DETERMINISTIC_HASHING=1
}

# watched LOG COMMAND...: runs a command, has all that it prints in a log, and prints a line of that every few seconds.
watched() {
    local log=$1 line next=0
    "${@:2}" 2>&1 | tee "$log" | while IFS= read -r line; do
        ((SECONDS < next)) || printf '    %s\n' "$line"
        ((SECONDS < next)) || next=$((SECONDS + 5))
    done
}
