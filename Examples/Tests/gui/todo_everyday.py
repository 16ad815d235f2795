#!/usr/bin/python3
"""Todo in everyday use: many tasks, long titles, several windows, resized windows, and the keyboard alone."""
import os
import signal

from driver import Failure, main, rest, until, x11_only
from todo_editing import focus_row
from todo_tasks import MENU, add


def every_action_works_with_the_keyboard(app):
    for title in ("c", "b", "a"):
        add(app, title)
    focus_row(app, "b")
    app.keys("space")
    until("Space ticks b off", lambda: app.checked("b") == 1)
    app.keys("ctrl+e")
    app.expect("push button", "Delete “c”")
    focus_row(app, "c")
    # The second key comes before the first move is saved.
    with app.stopped():
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


def deletions_are_undone_one_by_one(app):
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
def long_and_unusual_titles_are_shown(app):
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
            raise Failure(f"the window was {before} pixels wide, and now is {after}")


@x11_only("Shift together with a letter")
def saving_a_task_deleted_in_another_window_fails(app):
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


def adding_a_task_ends_the_search(app):
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


def the_menu_opens_the_about_window(app):
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
        "todo", every_action_works_with_the_keyboard, deletions_are_undone_one_by_one, long_and_unusual_titles_are_shown,
        the_size_of_the_window_is_remembered, saving_a_task_deleted_in_another_window_fails, adding_a_task_ends_the_search,
        the_menu_opens_the_about_window, a_damaged_file_is_set_aside)
