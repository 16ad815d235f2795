#!/usr/bin/env bash
# The desktop starts Todo by its id, as its desktop file and its service file say. A second start, by D-Bus or by hand,
# shows the existing window and starts no second program.
# shellcheck source=lib.sh
source "$(dirname "$0")/../../../scripts/lib.sh"
id=io.github.swift_reactor.Todo

if [[ ${1:-} != on-bus ]]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    mkdir -p "$folder/data/dbus-1/services"
    sed "s|@PREFIX@/bin|$EXAMPLES_BIN|" "Examples/data/$id.service" >"$folder/data/dbus-1/services/$id.service"
    export XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_STATE_HOME=$folder/state
    # Uses a new bus, because the tests' bus starts no programs.
    env -u DBUS_SESSION_BUS_ADDRESS dbus-run-session -- "$0" on-bus
    exit
fi

call() { gdbus call --session --timeout 120 --dest "$id" --object-path "/${id//.//}" --method "$@" >/dev/null; }
method() { call "org.freedesktop.Application.$1" "${@:2}"; }
# Waits until the app has handled all earlier calls and has sent new windows to the X server. The app handles calls in
# their order. Before it handles the second call here, it has sent what earlier calls requested of the X server.
handled() { for _ in 1 2 3; do call org.gtk.Actions.List; done; }
windows() { xdotool search --onlyvisible --name '^Todo$' 2>/dev/null || true; }
owner() { gdbus call --session --dest org.freedesktop.DBus --object-path / --method org.freedesktop.DBus.GetConnectionUnixProcessID "$id"; }

# eventually WORDS COMMAND...: waits until the command succeeds. Fails with the words after 120 s.
eventually() {
    local i
    for ((i = 0; i < 1200; i++)); do
        ! "${@:2}" || return 0
        sleep 0.1
    done
    die "$1: not within 120 s"
}
has_window() { [[ $(windows | wc -l) == 1 ]]; }
is_gone() { ! owner >/dev/null 2>&1; }

method Activate '{}'
eventually "a window" has_window
process=$(owner)
method Activate '{}'
"$EXAMPLES_BIN/todo"
handled
[[ $(windows | wc -l) == 1 && $(owner) == "$process" ]] || die "a second start made a second program or a second window"
method ActivateAction new-window '[]' '{}'
eventually "a second window" eval '[[ $(windows | wc -l) == 2 ]]'
method ActivateAction quit '[]' '{}'
eventually "the end of the app" is_gone
say "todo: the desktop starts one program"
