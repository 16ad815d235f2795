#!/usr/bin/python3
"""Todo's edit mode and search, with keyboard and pointer."""
import sqlite3

from driver import Failure, main, rest, until, x11_only
from todo_tasks import add


def order(app, titles):
    app.expect_names("check box", titles)


def focus_row(app, title):
    """Focuses the row of a task: presses Tab until the list has the focus, then goes down from its first row."""
    rows = app.names("check box")
    for _ in range(12):
        if app.focused() in rows:
            break
        app.move_focus("Tab")
    if app.focused() != rows[0]:
        app.keys("Home")
        until("the first row has the focus", lambda: app.focused() == rows[0])
    for _ in range(2 * len(rows)):  # from inside the first row to the row itself, and then down
        if app.focused() == title:
            return
        app.move_focus("Down")
    raise Failure(f"the keys do not reach {title!r}")


def keys_move_and_delete_the_focused_task(app):
    for title in ("c", "b", "a"):
        add(app, title)
    app.keys("ctrl+e")
    app.expect("push button", "Delete “c”")
    focus_row(app, "a")
    app.keys("alt+Down")
    order(app, ["b", "a", "c"])
    app.keys("alt+Down")
    order(app, ["b", "c", "a"])
    app.keys("alt+Up")
    order(app, ["b", "a", "c"])
    app.screenshot("todo-editing")
    app.keys("Delete")
    order(app, ["b", "c"])
    app.stop()
    app.start()
    order(app, ["b", "c"])


def enter_opens_a_task_for_editing(app):
    add(app, "milk", "two")
    app.keys("ctrl+e")
    focus_row(app, "milk")
    app.keys("Return")
    app.expect("frame", "Edit Task")
    app.focus("Edit Task")
    app.screenshot("todo-edit")
    app.keys("ctrl+a")
    app.type("bread")
    app.keys("Return")
    app.expect_gone("frame", "Edit Task")
    order(app, ["bread"])
    app.expect("label", "two")


def typing_continues_at_the_end_of_the_title(app):
    add(app, "milk")
    app.keys("ctrl+e")
    focus_row(app, "milk")
    app.keys("Return")
    app.expect("frame", "Edit Task")
    app.focus("Edit Task")
    app.type("shake")
    app.keys("Return")
    app.expect_names("check box", ["milkshake"])


def enter_toggles_the_focused_task(app):
    for title in ("bread", "milk"):
        add(app, title)
    focus_row(app, "bread")
    app.keys("Return")
    until("bread is done", lambda: app.checked("bread") == 1)
    app.keys("Return")
    until("bread is not done", lambda: app.checked("bread") == 0)
    if app.checked("milk") != 0:
        raise Failure("another task was ticked off")


@x11_only("a pointer")
def a_click_on_a_row_toggles_its_task(app):
    add(app, "milk")
    app.click("milk", "Todo", "label")
    until("milk is done", lambda: app.checked("milk") == 1)
    app.screenshot("todo-done")
    app.click("milk", "Todo", "label")
    until("milk is not done", lambda: app.checked("milk") == 0)


@x11_only("a pointer")
def a_press_released_elsewhere_does_nothing(app):
    for title in ("bread", "milk"):
        add(app, title)
    app.press_and_leave("milk", "Todo", "label")
    rest(0.5)
    if app.checked("milk") or app.checked("bread"):
        raise Failure("a press that was released outside the row ticked a task off")
    app.click("milk", "Todo", "label")
    until("milk is done", lambda: app.checked("milk") == 1)


def the_focused_row_is_in_view_after_a_search(app):
    add(app, "first")
    with sqlite3.connect(app.folder + "/data/io.github.swift_reactor.Todo/tasks.db") as database:
        rows = [(f"task {number}", (1 << 40) + number * 1000) for number in range(5000)]
        database.executemany("INSERT INTO task (title, rank) VALUES (?, ?)", rows)
    database.close()
    app.stop()
    app.start()
    app.expect("check box", "first")
    app.focus("Todo")
    app.keys("ctrl+f")
    app.expect_field()
    app.type("task 4999")
    app.expect_names("check box", ["task 4999"])
    app.keys("Escape")
    until("all tasks are shown", lambda: app.count("check box", None) > 1)
    until("the first row in view has the focus", lambda: app.focused() == "first")
    app.screenshot("focus-after-search")


@x11_only("a pointer")
def dragging_moves_a_task(app):
    for title in ("c", "b", "a"):
        add(app, title)
    app.keys("ctrl+e")
    app.expect("push button", "Delete “c”")
    app.drag("a", "c", "Todo", "label", "todo-drag")
    order(app, ["b", "c", "a"])


@x11_only("a pointer")
def escape_cancels_the_drag_of_a_task(app):
    for title in ("c", "b", "a"):
        add(app, title)
    app.keys("ctrl+e")
    app.expect("push button", "Delete “c”")
    x, y = app.middle("c", "Todo", "label")
    app.begin_drag("a", "Todo", "label")
    app.drag_to(x, y + 16)
    app.keys("Escape")
    app.screenshot("todo-drag-cancelled")
    app.release()
    rest(0.5)
    order(app, ["a", "b", "c"])
    app.drag("a", "c", "Todo", "label", "todo-drag-again")
    order(app, ["b", "c", "a"])


def search_shows_the_matching_tasks(app):
    for title in ("bread", "more milk", "milk"):
        add(app, title)
    app.keys("ctrl+f")
    app.expect_field()
    app.type("MILK")
    order(app, ["milk", "more milk"])
    app.screenshot("todo-search")
    app.type("x")
    order(app, [])
    app.screenshot("todo-no-results")
    app.keys("Escape")
    order(app, ["milk", "more milk", "bread"])


def escape_in_the_list_ends_the_search(app):
    for title in ("bread", "milk"):
        add(app, title)
    app.keys("ctrl+f")
    app.expect_field()
    app.type("mi")
    order(app, ["milk"])
    focus_row(app, "milk")
    app.keys("Escape")
    order(app, ["milk", "bread"])


def a_new_search_replaces_the_old_query(app):
    for title in ("bread", "milk"):
        add(app, title)
    app.keys("ctrl+f")
    app.expect_field()
    app.type("mi")
    order(app, ["milk"])
    app.keys("ctrl+f")
    app.type("br")
    order(app, ["bread"])


def ctrl_z_in_the_search_field_undoes_the_typing(app):
    for title in ("bread", "more milk", "milk"):
        add(app, title)
    app.keys("ctrl+e")
    app.press("Delete “bread”")
    order(app, ["milk", "more milk"])
    app.focus("Todo")
    app.keys("ctrl+f")
    app.expect_field()
    app.type("b")
    order(app, [])
    app.keys("ctrl+z")
    order(app, ["milk", "more milk"])
    focus_row(app, "milk")
    app.keys("ctrl+z")
    order(app, ["milk", "more milk", "bread"])


def a_memo_is_shown_without_editing(app):
    memo = "First the train to the coast, and then a boat to the island"
    add(app, "trip", memo)
    add(app, "milk", "two")
    if app.count("push button", "Show the Memo of “milk”"):
        raise Failure("a memo that fits in its row has a button to show it")
    focus_row(app, "trip")
    for _ in range(3):
        app.keys("Tab")
        if app.focused() == "Show the Memo of “trip”":
            break
    before = app.count("label", memo)
    app.keys("space")
    until("the memo is shown", lambda: app.count("label", memo) == before + 1)
    app.screenshot("todo-memo")
    app.keys("Escape")
    until("the memo is gone", lambda: app.count("label", memo) == before)
    if app.checked("trip"):
        raise Failure("the key that shows the memo ticked the task off")


def enter_on_its_button_shows_a_memo_while_editing(app):
    memo = "First the train to the coast, and then a boat to the island"
    add(app, "trip", memo)
    app.keys("ctrl+e")
    focus_row(app, "trip")
    app.tab_to("Show the Memo of “trip”")
    before = app.count("label", memo)
    app.keys("Return")
    until("the memo is shown", lambda: app.count("label", memo) == before + 1)
    if app.has("frame", "Edit Task"):
        raise Failure("the key that shows the memo opened the task")
    app.keys("Escape")
    until("the memo is gone", lambda: app.count("label", memo) == before)


def f1_shows_the_keyboard_shortcuts(app):
    app.focus("Todo")
    app.keys("F1")
    app.expect("frame", "Keyboard Shortcuts")
    app.screenshot("todo-shortcuts")
    app.focus("Keyboard Shortcuts")
    app.keys("Escape")
    app.expect_gone("frame", "Keyboard Shortcuts")


if __name__ == "__main__":
    main(
        "todo", keys_move_and_delete_the_focused_task, enter_opens_a_task_for_editing, typing_continues_at_the_end_of_the_title,
        enter_toggles_the_focused_task, a_click_on_a_row_toggles_its_task, dragging_moves_a_task,
        escape_cancels_the_drag_of_a_task, a_press_released_elsewhere_does_nothing,
        the_focused_row_is_in_view_after_a_search, search_shows_the_matching_tasks,
        escape_in_the_list_ends_the_search, a_new_search_replaces_the_old_query,
        ctrl_z_in_the_search_field_undoes_the_typing, a_memo_is_shown_without_editing,
        enter_on_its_button_shows_a_memo_while_editing, f1_shows_the_keyboard_shortcuts)
