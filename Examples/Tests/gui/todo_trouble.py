#!/usr/bin/python3
"""Todo with unusable, locked and changed files, with unknown arguments, with saved and damaged settings, and in Korean.
Quitting asks before it discards a text."""
import os
import pathlib
import sqlite3
import subprocess

from driver import DEADLINE, Failure, korean, main, until
from todo_tasks import MENU, add

FOLDER = "/data/io.github.swift_reactor.Todo"


def run(*arguments, **environment):
    program = os.path.join(os.environ["EXAMPLES_BIN"], "todo")
    return subprocess.run(
        [program, *arguments], env={**os.environ, **environment}, capture_output=True, text=True, timeout=DEADLINE)


def arguments_get_an_answer(app):
    for arguments, status, stream, text in [
        (["--help"], 0, "stdout", "--database PATH"),
        (["--version"], 0, "stdout", "todo 1.0"),
        (["--colour"], 2, "stderr", "There is no option “--colour”."),
        (["--database"], 2, "stderr", "--database needs the path of a file."),
    ]:
        ended = run(*arguments)
        if ended.returncode != status or text not in getattr(ended, stream):
            raise Failure(f"todo {arguments}: {ended}")
    answer = run("--help", **korean())
    if "사용법" not in answer.stdout:
        raise Failure(f"todo --help in Korean: {answer}")


def a_damaged_file_stays_unchanged_and_can_be_replaced(app):
    add(app, "milk")
    app.stop()
    path = app.folder + FOLDER + "/tasks.db"
    for name in os.listdir(os.path.dirname(path)):
        os.remove(os.path.join(os.path.dirname(path), name))
    damaged = b"not a database at all" * 100
    with open(path, "wb") as file:
        file.write(damaged)
    app.start()
    app.expect("label", "Tasks Could Not Be Opened")
    app.screenshot("todo-damaged")
    with open(path, "rb") as file:
        if file.read() != damaged:
            raise Failure("the damaged file was changed")
    os.remove(path)
    app.press("Try Again")
    app.expect("label", "Nothing to Do")


def a_locked_file_keeps_the_editor_open(app):
    add(app, "milk")
    other = sqlite3.connect(app.folder + FOLDER + "/tasks.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    app.keys("ctrl+n")
    app.expect("frame", "New Task")
    app.focus("New Task")
    app.type("bread")
    app.keys("Return")
    app.expect("label", "Change Was Not Saved")
    app.screenshot("todo-locked")
    app.answer("Change Was Not Saved", "Close")
    app.expect_gone("label", "Change Was Not Saved")
    other.execute("ROLLBACK")
    other.close()
    app.focus("New Task")
    app.keys("ctrl+Return")
    app.expect_gone("frame", "New Task")
    app.expect_names("check box", ["bread", "milk"])


def refocusing_shows_changes_of_another_program(app):
    add(app, "milk")
    other = sqlite3.connect(app.folder + FOLDER + "/tasks.db")
    other.execute("INSERT INTO task (title, rank) VALUES ('from outside', -1000000)")
    other.commit()
    other.close()
    app.keys("F1")
    app.expect("frame", "Keyboard Shortcuts")
    app.focus("Keyboard Shortcuts")
    app.keys("Escape")
    app.expect_gone("frame", "Keyboard Shortcuts")
    app.focus("Todo")
    app.expect_names("check box", ["from outside", "milk"])


def quitting_asks_before_discarding(app):
    app.focus("Todo")
    app.keys("ctrl+n")
    app.expect("frame", "New Task")
    app.focus("New Task")
    app.type("milk")
    app.keys("ctrl+q")
    app.answer("Discard Changes?", "Discard")
    app.expect_end()


def the_appearance_is_remembered(app):
    app.focus("Todo")
    app.keys("F10")
    app.choose("Dark", MENU)
    until("Dark is chosen", lambda: "dark" in settings(app))
    app.stop()
    app.start()
    app.screenshot("todo-dark")
    app.focus("Todo")
    app.keys("F10")
    until("Dark is ticked", lambda: app.is_ticked("Dark", MENU))
    if app.is_ticked("Light", MENU) or app.is_ticked("As the System", MENU):
        raise Failure("two appearances are ticked")


def settings_file(app):
    return pathlib.Path(app.folder, "config/io.github.swift_reactor.Todo/settings.ini")


def settings(app):
    """The text of the settings file, or an empty text if the file does not exist."""
    return settings_file(app).read_text() if settings_file(app).exists() else ""


def damaged_settings_are_kept(app):
    app.stop()
    settings_file(app).parent.mkdir(parents=True, exist_ok=True)
    settings_file(app).write_text("[Settings]\nappearance='dark'\nhalf a li")
    app.start()
    app.expect("label", "Settings could not be read")
    app.screenshot("todo-damaged-settings")
    app.focus("Todo")
    app.keys("F10")
    app.choose("Light", MENU)
    until("Light is chosen", lambda: "light" in settings(app))
    kept = list(settings_file(app).parent.glob("settings.ini.damaged-*"))
    if len(kept) != 1 or "half a li" not in kept[0].read_text():
        raise Failure(f"the damaged settings are not kept: {kept}")


def texts_are_in_korean(app):
    app.expect("label", "할 일이 없습니다")
    app.screenshot("todo-korean")


texts_are_in_korean.environment = korean

main(
    "todo", arguments_get_an_answer, a_damaged_file_stays_unchanged_and_can_be_replaced, a_locked_file_keeps_the_editor_open,
    refocusing_shows_changes_of_another_program, quitting_asks_before_discarding, the_appearance_is_remembered,
    damaged_settings_are_kept, texts_are_in_korean)
