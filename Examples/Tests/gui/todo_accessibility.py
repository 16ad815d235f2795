#!/usr/bin/python3
"""Todo through the accessibility bus alone, without keys or a pointer. This also works under a Wayland compositor that
accepts no input."""
from driver import Atspi, main


def write(app, field, text):
    Atspi.EditableText.set_text_contents(app.find("text", field), text)


def add(app, title, memo=""):
    app.press("New Task")
    app.expect("frame", "New Task")
    write(app, "Title", title)
    write(app, "Memo", memo)
    app.press("Save")
    app.expect_gone("frame", "New Task")
    app.expect("check box", title)


def tasks_are_added_and_deleted(app):
    add(app, "Buy milk", "two bottles")
    add(app, "Call Ada")
    app.expect_names("check box", ["Call Ada", "Buy milk"])
    app.press("Edit")
    app.press("Delete “Call Ada”")
    app.expect_names("check box", ["Buy milk"])
    app.press("Undo")
    app.expect_names("check box", ["Call Ada", "Buy milk"])
    app.screenshot("todo-accessibility")


def the_editor_asks_before_discarding(app):
    app.press("New Task")
    write(app, "Title", "Buy milk")
    app.press("Cancel")
    app.answer("Discard Changes?", "Discard")
    app.expect_gone("frame", "New Task")
    app.expect("label", "Nothing to Do")


def tasks_survive_a_restart(app):
    add(app, "👩‍👩‍👧 우유")
    app.stop()
    app.start()
    app.expect_names("check box", ["👩‍👩‍👧 우유"])


main("todo", tasks_are_added_and_deleted, the_editor_asks_before_discarding, tasks_survive_a_restart)
