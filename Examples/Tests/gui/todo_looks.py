#!/usr/bin/python3
"""Todo's pages, narrow and wide, light and dark, in English and Korean, and with text twice as large. A test checks
that each page is reached and that GTK does not complain. The screenshots (SCREENSHOTS) are for a person to look at."""
import ctypes

from driver import Failure, korean, main, rest, until
from todo_tasks import add

ENGLISH = {
    "window": "Todo", "new": "New Task", "memo": "Show the Memo of “trip”", "none": "No Results Found",
    "discard": "Discard Changes?", "discarding": "Discard", "keys": "Keyboard Shortcuts", "delete": "Delete “trip”"}
KOREAN = {
    "window": "할 일", "new": "새 할 일", "memo": "“trip”의 메모 보기", "none": "찾은 것이 없습니다",
    "discard": "바꾼 내용을 버릴까요?", "discarding": "버리기", "keys": "단축키",
    "delete": "“trip” 삭제"}
TASKS = (
    ("trip", "First the train to the coast, and then a boat to the island: ask about dogs"),
    ("Call the plumber about the leaking tap in the kitchen upstairs", "Anna"), ("milk", ""))


def pages(app, name, width, says=ENGLISH):
    window = says["window"]
    app.resize(window, width, 640)
    app.screenshot(f"{name}-empty")
    for title, memo in TASKS:
        add(app, title, memo, window, says["new"])
    app.expect("label", TASKS[0][1])
    app.screenshot(f"{name}-list")
    app.keys("ctrl+e")
    app.expect("push button", says["delete"])
    app.screenshot(f"{name}-edit")
    app.press(says["memo"])
    until("the memo is shown", lambda: app.count("label", TASKS[0][1]) == 2)
    app.screenshot(f"{name}-memo")
    app.keys("Escape")
    until("the memo is gone", lambda: app.count("label", TASKS[0][1]) == 1)
    app.keys("ctrl+f")
    app.expect_field()
    app.type("zz")
    app.expect("label", says["none"])
    app.screenshot(f"{name}-none")
    app.keys("Escape", "ctrl+n")
    app.expect("frame", says["new"])
    app.focus(says["new"])
    app.type("x")
    rest(0.5)
    app.screenshot(f"{name}-new")
    app.keys("Escape")
    app.expect("label", says["discard"])
    app.screenshot(f"{name}-discard")
    app.answer(says["discard"], says["discarding"])
    app.expect_gone("frame", says["new"])
    app.focus(window)
    app.keys("F1")
    app.expect("frame", says["keys"])
    app.screenshot(f"{name}-keys")


def narrow(app):
    pages(app, "narrow", 360)


def wide_and_dark(app):
    pages(app, "dark", 1200)


def in_korean(app):
    pages(app, "korean", 360, KOREAN)


def with_large_text(app):
    pages(app, "large", 360)
    title = app.find("label", "Keyboard Shortcuts").get_extents(1)
    if title.height < 50:
        raise Failure(f"the title has only one line of {title.width} pixels, so it is cut off")


def doubled_text():
    """Sets the X server's resolution to 192 dots per inch, as a desktop's setting does. Programs that start later use
    it."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    resources = b"Xft.dpi:\t192\n"
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    manager, string = 23, 31  # XA_RESOURCE_MANAGER and XA_STRING
    x11.XChangeProperty(
        display, ctypes.c_ulong(x11.XDefaultRootWindow(display)), ctypes.c_ulong(manager), ctypes.c_ulong(string), 8, 0, resources,
        len(resources))
    x11.XCloseDisplay(display)
    return {}


wide_and_dark.environment = lambda: {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}
in_korean.environment = korean
with_large_text.environment = doubled_text

main("todo", narrow, wide_and_dark, in_korean, with_large_text)
