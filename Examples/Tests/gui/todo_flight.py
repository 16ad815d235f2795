#!/usr/bin/python3
"""Todo is killed. Its flight log then shows the actions, without the texts that the person wrote. The next start keeps
this log and begins another."""
import os
import signal
import subprocess

from driver import App, Failure, main, until

LOG = "/state/io.github.swift_reactor.Todo/todo.flight"


def flight_log(file):
    """The output of `swift package flight-log` for a file."""
    root = os.path.join(os.path.dirname(__file__), "..", "..", "..")
    command = ["swift", "package", "--package-path", root, "flight-log", file]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def the_flight_log_survives_a_kill(app):
    file = app.folder + LOG
    until("the log contains the loading of the tasks", lambda: b"changed loading" in open(file, "rb").read())
    app.process.send_signal(signal.SIGKILL)
    app.process.wait()
    text = flight_log(file)
    for words in ["TaskListViewReactor #", "started: ", "action refresh", "mutation setTasks(‹redacted›)"]:
        if words not in text:
            raise Failure(f"the log does not contain {words}: {text}")
    until("the app leaves the bus", lambda: not app.windows())
    app.start()
    until("a new log begins", lambda: b"changed loading" in open(file, "rb").read())
    if flight_log(file + ".previous") != text:
        raise Failure("the log of the previous run was changed")
    if os.stat(file).st_mode & 0o777 != 0o600:
        raise Failure("other users can read the log")
    app.stop()


main("todo", the_flight_log_survives_a_kill)
