#!/usr/bin/python3
"""Todo with a keyboard and a pointer, and as assistive technology uses it."""
from driver import Failure, main, until, x11_only


MENU = ["New Window", "As the System", "Light", "Dark", "Keyboard Shortcuts", "About Todo", "Quit"]


def add(app, title, memo="", window="Todo", editor="New Task"):
    app.focus(window)
    app.keys("ctrl+n")
    app.expect("frame", editor)
    app.focus(editor)
    app.type(title)
    if memo:
        app.keys("Tab")
        app.type(memo)
    app.keys("ctrl+Return")
    app.expect_gone("frame", editor)
    app.expect("check box", title)
    app.focus(window)


@x11_only("a pointer")
def new_tasks_are_at_the_top_and_survive_a_restart(app):
    app.expect("label", "Nothing to Do")
    add(app, "Buy milk", "two bottles")
    add(app, "Call Ada")
    app.expect_names("check box", ["Call Ada", "Buy milk"])
    app.click("Buy milk", "Todo", "check box")
    until("Buy milk is done", lambda: app.checked("Buy milk") == 1)
    app.stop()
    app.start()
    app.expect("check box", "Call Ada")
    app.expect_names("check box", ["Call Ada", "Buy milk"])
    if app.checked("Buy milk") != 1 or app.checked("Call Ada") != 0:
        raise Failure("the check marks were lost")


def the_editor_asks_before_discarding(app):
    add(app, "Buy milk")
    app.keys("ctrl+n")
    app.expect("frame", "New Task")
    app.focus("New Task")
    app.type("Somethi")
    app.keys("Escape")
    app.expect("label", "Discard Changes?")
    app.screenshot("todo-discard")
    app.answer("Discard Changes?", "Keep Editing")
    app.expect_gone("label", "Discard Changes?")
    app.focus("New Task")
    app.keys("Escape")
    app.answer("Discard Changes?", "Discard")
    app.expect_gone("frame", "New Task")
    app.expect_names("check box", ["Buy milk"])


def undo_restores_a_deleted_task(app):
    for title in ("c", "b", "a"):
        add(app, title)
    app.keys("ctrl+e")
    app.press("Delete “b”")
    app.expect_names("check box", ["a", "c"])
    app.screenshot("todo-undo")
    app.press("Undo")
    app.expect_names("check box", ["a", "b", "c"])
    app.press("Delete “a”")
    app.expect_names("check box", ["b", "c"])
    app.focus("Todo")
    app.keys("ctrl+z")
    app.expect_names("check box", ["a", "b", "c"])


@x11_only("a pointer")
def two_windows_stay_in_step(app):
    add(app, "Buy milk")
    app.keys("ctrl+shift+n")
    app.expect_names("check box", ["Buy milk", "Buy milk"])
    app.click("Buy milk", "Todo", "check box")
    until("both are done", lambda: app.checked("Buy milk") == 2)
    app.keys("ctrl+q")
    app.expect_end()


if __name__ == "__main__":
    main(
        "todo", new_tasks_are_at_the_top_and_survive_a_restart, the_editor_asks_before_discarding,
        undo_restores_a_deleted_task, two_windows_stay_in_step)
