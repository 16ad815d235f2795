#!/usr/bin/python3
"""Todo as a person uses it over a day: many tasks, long ones, several windows, a window of another size, and only the keyboard."""
import os
import signal

from driver import Failure, main, rest, until, x11_only
from todo_editing import focus_row
from todo_tasks import MENU, add


def the_keyboard_is_enough(app):
    for title in ("c", "b", "a"):
        add(app, title)
    focus_row(app, "b")
    app.keys("space")
    until("Space ticks b off", lambda: app.checked("b") == 1)
    app.keys("ctrl+e")
    app.expect("push button", "Delete “c”")
    focus_row(app, "c")
    app.keys("alt+Up", "alt+Up")
    app.expect_names("check box", ["c", "a", "b"])
    app.keys("Delete")
    app.expect_names("check box", ["a", "b"])
    app.keys("ctrl+z")
    app.expect_names("check box", ["c", "a", "b"])
    app.keys("ctrl+f")
    app.expect_field()
    app.type("a")
    app.expect_names("check box", ["a"])
    app.keys("Escape")
    app.expect_names("check box", ["c", "a", "b"])


def several_deletions_are_undone_one_by_one(app):
    for title in ("d", "c", "b", "a"):
        add(app, title)
    app.keys("ctrl+e")
    for title, left in (("b", ["a", "c", "d"]), ("d", ["a", "c"]), ("a", ["c"])):
        app.press(f"Delete “{title}”")
        app.expect_names("check box", left)
    app.focus("Todo")
    app.expect("label", "Deleted “a”")
    app.screenshot("everyday-three-deleted")
    for left in (["a", "c"], ["a", "c", "d"], ["a", "b", "c", "d"]):
        app.keys("ctrl+z")
        app.expect_names("check box", left)


@x11_only("a pointer")
def many_long_and_strange_titles(app):
    add(app, "x" * 200)
    add(app, "A long title of many words, " * 8 + "end")
    add(app, "👩‍👩‍👧 🇰🇷 naïve")
    app.focus("Todo")
    app.keys("ctrl+n")
    app.expect("frame", "New Task")
    app.focus("New Task")
    app.keys("space", "Return")
    rest(0.5)
    if not app.has("frame", "New Task"):
        raise Failure("an empty title was saved")
    app.keys("Escape")
    app.expect_gone("frame", "New Task")
    for number in range(20):
        add(app, f"task {number}")
    app.screenshot("everyday-many")
    for width in (360, 1200):
        app.resize("Todo", width, 700)
        app.screenshot(f"everyday-{width}")
    app.keys("End")
    app.screenshot("everyday-end")


@x11_only("a pointer")
def the_size_of_the_window_is_remembered(app):
    for width, end in (
            (700, lambda: app.keys("ctrl+q")), (640, lambda: app.process.send_signal(signal.SIGTERM)),
            (580, lambda: app.process.send_signal(signal.SIGINT))):
        app.focus("Todo")
        before = app.resize("Todo", width, 500)
        end()
        app.expect_end()
        app.start()
        after = until("the window has a size", lambda: app.find("frame", "Todo").get_extents(1).width)
        if abs(after - before) > 2:
            raise Failure(f"it was {before} pixels wide, and is {after}")


@x11_only("Shift together with a letter")
def the_same_task_is_edited_in_two_windows(app):
    add(app, "milk")
    app.keys("ctrl+e")
    app.keys("ctrl+shift+n")
    app.expect_names("check box", ["milk", "milk"])
    app.keys("ctrl+e")
    focus_row(app, "milk")
    app.keys("Return")
    app.expect("frame", "Edit Task")
    app.focus("Edit Task")
    app.type("A")
    app.press("Delete “milk”")
    app.expect_names("check box", [])
    app.focus("Edit Task")
    app.keys("ctrl+Return")
    app.expect("label", "Change Was Not Saved")
    app.screenshot("everyday-deleted-meanwhile")
    app.answer("Change Was Not Saved", "Close")
    app.expect_gone("label", "Change Was Not Saved")
    app.focus("Edit Task")
    app.keys("Escape")
    app.answer("Discard Changes?", "Discard")
    app.expect_gone("frame", "Edit Task")


def adding_while_searching(app):
    add(app, "milk")
    app.keys("ctrl+f")
    app.expect_field()
    app.type("mi")
    app.expect_names("check box", ["milk"])
    app.keys("ctrl+n")
    app.expect("frame", "New Task")
    app.focus("New Task")
    app.type("bread")
    app.keys("Return")
    app.expect_gone("frame", "New Task")
    app.focus("Todo")
    app.expect_names("check box", ["bread", "milk"])


def about_is_shown(app):
    app.focus("Todo")
    app.keys("F10")
    app.menu_item("About Todo", MENU)
    app.screenshot("everyday-menu")
    app.choose("About Todo", MENU)
    app.expect("label", "swift-reactor")
    app.screenshot("everyday-about")
    app.keys("Escape")


def a_damaged_file_is_set_aside(app):
    add(app, "milk")
    app.stop()
    folder = app.folder + "/data/io.github.swift_reactor.Todo"
    for name in os.listdir(folder):
        os.remove(os.path.join(folder, name))
    damaged = b"not a database at all" * 100
    with open(folder + "/tasks.db", "wb") as file:
        file.write(damaged)
    app.start()
    app.press("Start Afresh…")
    app.expect("label", "Start with an Empty List?")
    app.screenshot("everyday-start-afresh")
    app.press("Start Afresh")
    app.expect("label", "Nothing to Do")
    kept = until(
        "the damaged file is kept", lambda: [name for name in os.listdir(folder) if name.startswith("tasks.db.damaged-")])
    with open(os.path.join(folder, kept[0]), "rb") as file:
        if file.read() != damaged:
            raise Failure("the damaged file was changed")
    add(app, "bread")


if __name__ == "__main__":
    main(
        "todo", the_keyboard_is_enough, several_deletions_are_undone_one_by_one, many_long_and_strange_titles,
        the_size_of_the_window_is_remembered, the_same_task_is_edited_in_two_windows, adding_while_searching,
        about_is_shown, a_damaged_file_is_set_aside)
