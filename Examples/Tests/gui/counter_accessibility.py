#!/usr/bin/python3
"""The counter as assistive technology uses it."""
import time

from driver import Failure, main


def a_pressed_button_counts(app):
    app.expect("label", "0")
    app.press("Increase")
    app.expect("label", "1")


def settings_stay_open_until_cancelled(app):
    app.press("Settings")
    app.expect("frame", "Settings")
    end = time.monotonic() + 1
    while time.monotonic() < end:
        if not app.has("frame", "Settings"):
            raise Failure("the settings window closed by itself")
    app.press("Cancel")
    app.expect_gone("frame", "Settings")
    app.expect("label", "Welcome")


main("counter", a_pressed_button_counts, settings_stay_open_until_cancelled)
