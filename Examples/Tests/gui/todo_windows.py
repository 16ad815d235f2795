#!/usr/bin/python3
"""Todo with several windows, each with its own editor."""
from driver import Failure, main, rest, until, x11_only
from todo_tasks import add


def edit(app, title):
    """Opens the editor of a new task from the focused list, and types a title."""
    editors = app.count("frame", "New Task")
    app.keys("ctrl+n")
    until("an editor opens", lambda: app.count("frame", "New Task") > editors)
    app.focus("New Task")
    app.type(title)


def two_lists_with_editors(app):
    app.focus("Todo")
    edit(app, "bread")
    app.keys("ctrl+shift+n")
    until("a second list opens", lambda: app.count("frame", "Todo") == 2)
    app.focus("Todo")
    edit(app, "milk")


def expect_counts(app, lists, editors):
    counts = app.count("frame", "Todo"), app.count("frame", "New Task")
    if counts != (lists, editors):
        raise Failure(f"there are {counts[0]} lists and {counts[1]} editors, not {lists} and {editors}")


@x11_only("a pointer")
def an_editor_does_not_block_other_windows(app):
    add(app, "milk")
    edit(app, "bread")
    app.keys("ctrl+shift+n")
    until("a second list opens", lambda: app.count("frame", "Todo") == 2)
    app.focus("Todo")
    app.click("milk", "Todo", "label")
    until("milk is done", lambda: app.checked("milk") == 2)


@x11_only("Shift together with a letter")
def quitting_asks_each_editor(app):
    two_lists_with_editors(app)
    app.keys("ctrl+q")
    app.expect("label", "Discard Changes?")
    app.screenshot("windows-quit-first")
    app.answer("Discard Changes?", "Discard")
    until("one editor is left", lambda: app.count("frame", "New Task") == 1)
    app.expect("label", "Discard Changes?")
    expect_counts(app, 2, 1)
    app.screenshot("windows-quit-second")
    app.answer("Discard Changes?", "Discard")
    app.expect_end()


@x11_only("Shift together with a letter")
def cancelling_in_one_editor_stops_quitting(app):
    two_lists_with_editors(app)
    app.keys("ctrl+q")
    app.answer("Discard Changes?", "Keep Editing")
    app.expect_gone("label", "Discard Changes?")
    rest(0.5)
    expect_counts(app, 2, 2)


@x11_only("Shift together with a letter")
def closing_a_list_asks_its_editor(app):
    two_lists_with_editors(app)
    app.press("Close")
    app.expect("label", "Discard Changes?")
    expect_counts(app, 2, 2)
    app.answer("Discard Changes?", "Discard")
    until("the list closes", lambda: app.count("frame", "Todo") == 1)
    expect_counts(app, 1, 1)


if __name__ == "__main__":
    main(
        "todo", an_editor_does_not_block_other_windows, quitting_asks_each_editor,
        cancelling_in_one_editor_stops_quitting, closing_a_list_asks_its_editor)
