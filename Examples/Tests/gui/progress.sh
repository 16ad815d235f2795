# shellcheck shell=bash
# Sourced by the scripts that build. It makes a build print its progress, because the runner stops a script that prints
# nothing for long.

# beside FOLDER: makes SwiftPM build the packages in this folder, which packages.py made, in one place. So the library
# is compiled once for all of them. `beside FOLDER gtk` does the same for packages with the trait GTK.
beside() {
    export SWIFTPM_BUILD_DIR=$1/build${2:+-$2} SWIFT_DETERMINISTIC_HASHING=1
}

# watched LOG COMMAND...: runs a command, writes its output to a log, and prints a line of the output every few seconds.
watched() {
    local log=$1 line next=0
    "${@:2}" 2>&1 | tee "$log" | while IFS= read -r line; do
        ((SECONDS < next)) || printf '    %s\n' "$line"
        ((SECONDS < next)) || next=$((SECONDS + 5))
    done
}
