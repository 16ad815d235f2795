#!/usr/bin/python3
"""Todo ended from outside while something is being typed: it is there again, and nobody is asked."""
import signal

from driver import Failure, main, until
from todo_editing import focus_row
from todo_tasks import add


def end(app, number):
    """Ends the program by a signal, and starts it again."""
    app.process.send_signal(number)
    until("the app ends", lambda: app.process.poll() is not None)
    until("the app leaves the bus", lambda: not app.windows())
    app.start()


def what_is_typed_outlives(app, number):
    add(app, "milk")
    app.keys("ctrl+n")
    app.expect("frame", "New Task")
    app.focus("New Task")
    app.type("bread and bu")
    app.keys("Tab")
    app.type("two loa")
    app.expect_text("two loa")
    end(app, number)
    app.expect("frame", "New Task")
    app.expect_text("two loa")
    app.screenshot(f"drafts-{number}")
    app.focus("New Task")
    app.keys("ctrl+Return")
    app.expect_names("check box", ["bread and bu", "milk"])
    end(app, number)
    app.expect_names("check box", ["bread and bu", "milk"])
    if app.has("frame", "New Task"):
        raise Failure("a task that was saved is still a draft")


def what_is_typed_outlives_sigterm(app):
    what_is_typed_outlives(app, signal.SIGTERM)


def what_is_typed_outlives_sigkill(app):
    what_is_typed_outlives(app, signal.SIGKILL)


def what_is_typed_outlives_a_crash(app):
    what_is_typed_outlives(app, signal.SIGABRT)


def a_task_that_is_edited_is_still_that_task(app):
    add(app, "milk")
    app.keys("ctrl+e")
    focus_row(app, "milk")
    app.keys("Return")
    app.expect("frame", "Edit Task")
    app.focus("Edit Task")
    app.keys("End")
    app.type(" and bread")
    app.keys("Tab")
    app.type("two")
    app.expect_text("two")
    end(app, signal.SIGKILL)
    app.expect("frame", "Edit Task")
    app.focus("Edit Task")
    app.keys("ctrl+Return")
    app.expect_names("check box", ["milk and bread"])


if __name__ == "__main__":
    main(
        "todo", what_is_typed_outlives_sigterm, what_is_typed_outlives_sigkill, what_is_typed_outlives_a_crash,
        a_task_that_is_edited_is_still_that_task)
