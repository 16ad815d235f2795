#!/usr/bin/python3
"""Two Todos share a list on a PostgreSQL server."""
import os
import subprocess
import sys

from driver import App, Failure, main, until, x11_only, x_windows, xdotool
from todo_editing import focus_row
from todo_tasks import add

SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "scripts", "shared-server")


class Server:
    """A throw-away server, which can be killed and started again. It ends with this script."""

    def __init__(self):
        self.process = subprocess.Popen([SCRIPT, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def ask(self, request):
        print(request, file=self.process.stdin, flush=True)
        if self.process.stdout.readline().strip() != "done":
            raise Failure(f"the server could not {request}")


class OtherTodo(App):
    """A second Todo, whose window has the same title."""

    def _x_window(self, window):
        criteria = ("--all", "--pid", str(self.process.pid), "--name", f"^{window}$")
        return until(f"an X window of {self.process.pid} named {window}", lambda: x_windows(*criteria))[-1]

    def toggle(self, title):
        self.focus("Todo")
        focus_row(self, title)
        self.keys("space")


@x11_only("a way to tell two windows of one title apart")
def changes_appear_in_both_and_an_outage_loses_none(app):
    add(app, "Buy milk")
    other = OtherTodo("todo", TODO_DATABASE=SERVER.address)
    try:
        other.expect("check box", "Buy milk")
        other.toggle("Buy milk")
        until("the first Todo shows that the milk is bought", lambda: app.checked("Buy milk") == 1)
        xdotool("windowmove", other._x_window("Todo"), "640", "0")
        app.screenshot("todo-shared")
        SERVER.ask("kill")
        other.toggle("Buy milk")
        other.answer("Change Was Not Saved", "Close")
        other.expect_gone("label", "Change Was Not Saved")
        if other.checked("Buy milk") != 1:
            raise Failure("the list shows a change that was not saved")
        SERVER.ask("start")
        other.toggle("Buy milk")
        for each in (other, app):
            until("both show that the milk is not bought", lambda each=each: each.checked("Buy milk") == 0)
        password = SERVER.address.split(":")[2].split("@")[0]
        for each in (other, app):
            each.complaints.seek(0)
            if password in each.complaints.read():
                raise Failure("a Todo has printed the password")
    finally:
        other.close()


def address():
    return {"TODO_DATABASE": SERVER.address}


changes_appear_in_both_and_an_outage_loses_none.environment = address

if __name__ == "__main__":
    check = subprocess.run([SCRIPT, "--check"], capture_output=True, text=True)
    if check.returncode != 0:
        print(check.stderr.strip())
        sys.exit(77)
    if "DRIVER_BUS" in os.environ:  # `main` starts this script again, with a session bus
        SERVER = Server()
    main("todo", changes_appear_in_both_and_an_outage_loses_none)
