#!/usr/bin/python3
"""Todo is ended from outside while a person types. The next start restores the draft without asking."""
import contextlib
import signal
import sqlite3

from driver import Failure, main, until
from todo_editing import focus_row
from todo_tasks import add


def end(app, number):
    """Ends the program with a signal, and starts it again."""
    app.process.send_signal(number)
    until("the app ends", lambda: app.process.poll() is not None)
    until("the app leaves the bus", lambda: not app.windows())
    app.start()


def is_stored(app, draft):
    """Whether the file has a draft with this title and memo."""
    file = f"file:{app.folder}/data/io.github.swift_reactor.Todo/tasks.db?mode=ro"
    with contextlib.closing(sqlite3.connect(file, uri=True)) as database:
        return draft in database.execute("SELECT title, memo FROM draft").fetchall()


def expect_stored(app, *draft):
    """Waits until a draft is stored, because a thread writes it after the field shows it."""
    until(f"the draft {draft} is stored", lambda: is_stored(app, draft))


def a_draft_survives(app, number):
    add(app, "milk")
    app.keys("ctrl+n")
    app.expect("frame", "New Task")
    app.focus("New Task")
    app.type("bread and bu")
    app.keys("Tab")
    app.type("two loa")
    app.expect_text("two loa")
    if number != signal.SIGTERM:  # after SIGTERM, the program writes the draft before it ends
        expect_stored(app, "bread and bu", "two loa")
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
        raise Failure("the draft of a saved task was restored")


def a_draft_survives_sigterm(app):
    a_draft_survives(app, signal.SIGTERM)


def a_draft_survives_sigkill(app):
    a_draft_survives(app, signal.SIGKILL)


def a_draft_survives_a_crash(app):
    a_draft_survives(app, signal.SIGABRT)


def a_restored_draft_still_edits_its_task(app):
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
    expect_stored(app, "milk and bread", "two")
    end(app, signal.SIGKILL)
    app.expect("frame", "Edit Task")
    app.focus("Edit Task")
    app.keys("ctrl+Return")
    app.expect_names("check box", ["milk and bread"])


if __name__ == "__main__":
    main(
        "todo", a_draft_survives_sigterm, a_draft_survives_sigkill, a_draft_survives_a_crash,
        a_restored_draft_still_edits_its_task)
