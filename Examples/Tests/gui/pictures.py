"""Draws Todo for the README, light and dark. Not a test. `scripts/pictures` runs it."""
from driver import main, until, xdotool
from todo_tasks import add

TASKS = [
    ("Buy milk", "two bottles"), ("Call Ada", "about the engine"), ("Water the plants", ""),
    ("Read the chapter on streams", ""), ("Book the train to Busan", "window seat")]


def light(app, picture="todo-light"):
    for title, memo in reversed(TASKS):
        add(app, title, memo)
    for title in ("Call Ada", "Water the plants"):
        app.click(title, "Todo", "check box")
        until(f"{title} is done", lambda: app.checked(title) == 1)
    app.resize("Todo", 560, 420)
    xdotool("mousemove", "1200", "900")
    app.screenshot(picture)


def dark(app):
    light(app, "todo-dark")


dark.environment = lambda: {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}

main("todo", light, dark)
