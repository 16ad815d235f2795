#!/usr/bin/python3
"""Orders a meal with pointer and keyboard, from the server that `make run APP=menu` starts."""
import atexit
import os
import subprocess

from driver import Atspi, Failure, korean, main, until, x11_only

HERE = os.path.dirname(os.path.abspath(__file__))
SHRIMP, SQUID = "새우튀김 Fried Shrimp", "오징어튀김 Fried Squid"


def served():
    """The environment of an app with a menu server. The server runs until the script ends."""
    script = os.path.join(HERE, "..", "..", "data", "menu_server.py")
    server = subprocess.Popen(["/usr/bin/python3", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(server.kill)
    return {"MENU_URL": server.stdout.readline().strip()}


def served_in_korean():
    return {**served(), **korean()}


@x11_only("a pointer")
def a_meal_is_ordered(app):
    app.expect("label", SHRIMP)
    app.screenshot("menu")
    app.click(f"One more {SHRIMP}", "Menu")
    app.click(f"One more {SHRIMP}", "Menu")
    app.click(f"One more {SQUID}", "Menu")
    app.expect("label", "Items: 3")
    app.expect("label", "₩15,500")
    app.click(f"One {SQUID} less", "Menu")
    app.expect("label", "Items: 2")
    app.expect("label", "₩11,000")
    app.screenshot("menu-chosen")
    app.click("Order", "Menu")
    app.expect("frame", "Your Order")
    for text in [f"{SHRIMP} × 2", "₩11,000", "₩1,100", "₩12,100"]:
        app.expect("label", text)
    app.screenshot("menu-order")
    app.focus("Your Order")
    app.keys("Escape")
    app.expect_gone("frame", "Your Order")
    app.expect("label", "Items: 0")


def is_enabled(app, name):
    return app.find("push button", name).get_state_set().contains(Atspi.StateType.SENSITIVE)


def buttons_that_do_nothing_are_disabled(app):
    app.expect("label", SHRIMP)
    names = ["Order", "Clear", f"One {SHRIMP} less"]
    if any(is_enabled(app, name) for name in names):
        raise Failure("a button that does nothing is enabled")
    app.screenshot("menu-no-orders")
    app.press(f"One more {SHRIMP}")
    until("all buttons are enabled", lambda: all(is_enabled(app, name) for name in names))


def clear_empties_the_order(app):
    app.expect("label", SHRIMP)
    app.press(f"One more {SQUID}")
    app.expect("label", "Items: 1")
    app.press("Clear")
    app.expect("label", "Items: 0")
    app.expect("label", "₩0")


def every_action_works_with_the_keyboard(app):
    app.expect("label", SHRIMP)
    app.focus("Menu")
    app.tab_to(f"One more {SHRIMP}")
    app.keys("space", "space")
    app.expect("label", "Items: 2")
    if app.focused() != f"One more {SHRIMP}":
        raise Failure(f"the focus moved from the button to {app.focused()!r}")
    app.keys("minus")
    app.expect("label", "Items: 1")
    app.tab_to("Order")
    app.keys("Return")
    app.expect("frame", "Your Order")
    app.focus("Your Order")
    until("Back to the Menu has the focus", lambda: app.focused() == "Back to the Menu")
    app.keys("Return")
    app.expect_gone("frame", "Your Order")
    app.focus("Menu")
    app.keys("F5")
    app.expect("label", "Items: 0")


@x11_only("a pointer")
def the_window_can_be_narrow_and_dark(app):
    app.expect("label", SHRIMP)
    width = app.resize("Menu", 360, 560)
    if width > 360:
        raise Failure(f"the window is {width} pixels wide, not 360")
    app.press(f"One more {SHRIMP}")
    app.expect("label", "Items: 1")
    app.screenshot("menu-narrow-dark")


def texts_are_in_korean(app):
    app.expect("push button", "주문하기")
    app.press(f"{SHRIMP} 하나 더")
    app.expect("label", "1개")
    app.screenshot("menu-korean")
    app.press("주문하기")
    app.expect("frame", "주문 내역")
    app.screenshot("menu-order-korean")


def dark():
    return {**served(), "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}


for test in (a_meal_is_ordered, buttons_that_do_nothing_are_disabled, clear_empties_the_order, every_action_works_with_the_keyboard):
    test.environment = served
the_window_can_be_narrow_and_dark.environment = dark
texts_are_in_korean.environment = served_in_korean

main(
    "menu", a_meal_is_ordered, buttons_that_do_nothing_are_disabled, clear_empties_the_order, every_action_works_with_the_keyboard,
    the_window_can_be_narrow_and_dark, texts_are_in_korean)
