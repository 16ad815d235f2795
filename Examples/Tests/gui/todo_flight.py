#!/usr/bin/python3
"""Todo is killed, and its flight log tells what was done, without what was written; the next start keeps it and begins another."""
import os
import signal
import subprocess

from driver import App, Failure, main, until

LOG = "/state/io.github.swift_reactor.Todo/todo.flight"


def printed(file):
    """What `swift package flight-log` prints of a file."""
    root = os.path.join(os.path.dirname(__file__), "..", "..", "..")
    command = ["swift", "package", "--package-path", root, "flight-log", file]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def killed(app):
    file = app.folder + LOG
    until("the reading of the tasks is in the log", lambda: b"changed loading" in open(file, "rb").read())
    app.process.send_signal(signal.SIGKILL)
    app.process.wait()
    text = printed(file)
    for words in ["TaskListViewReactor #", "started: ", "action refresh", "mutation setTasks(‹redacted›)"]:
        if words not in text:
            raise Failure(f"the log does not say {words}: {text}")
    until("the app leaves the bus", lambda: not app.windows())
    app.start()
    until("another log is begun", lambda: b"changed loading" in open(file, "rb").read())
    if printed(file + ".previous") != text:
        raise Failure("the log of the run before was changed")
    if os.stat(file).st_mode & 0o777 != 0o600:
        raise Failure("others may read the log")
    app.stop()


main("todo", killed)
