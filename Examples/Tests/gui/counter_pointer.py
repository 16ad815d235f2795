#!/usr/bin/python3
"""The counter with a real pointer and keyboard."""
from driver import korean, main, x11_only


@x11_only("a pointer")
def a_click_counts_after_a_second(app):
    app.expect("label", "0")
    app.screenshot("counter")
    app.click("Increase", "Counter")
    app.screenshot("counter-loading")
    app.expect("label", "1")
    app.click("Decrease", "Counter")
    app.expect("label", "0")


@x11_only("a pointer")
def a_saved_name_is_greeted(app):
    app.expect("label", "Welcome")
    app.click("Settings", "Counter")
    app.expect("frame", "Settings")
    app.focus("Settings")
    app.type("Ada")
    app.screenshot("settings")
    app.click("Save", "Settings")
    app.expect_gone("frame", "Settings")
    app.expect("label", "Hello, Ada")
    app.screenshot("greeting")


def every_action_works_with_the_keyboard(app):
    app.focus("Counter")
    app.tab_to("Increase")
    app.keys("space")
    app.expect("label", "1")
    app.tab_to("Settings")
    app.keys("Return")
    app.expect("frame", "Settings")
    app.focus("Settings")
    app.type("Grace")
    app.keys("Return")
    app.expect_gone("frame", "Settings")
    app.expect("label", "Hello, Grace")


def escape_keeps_the_old_name(app):
    app.press("Settings")
    app.expect("frame", "Settings")
    app.focus("Settings")
    app.type("Nobody")
    app.keys("Escape")
    app.expect_gone("frame", "Settings")
    app.expect("label", "Welcome")


def texts_are_in_korean(app):
    app.expect("frame", "카운터")
    app.expect("label", "환영합니다")
    app.press("설정")
    app.expect("frame", "설정")
    app.focus("설정")
    app.type("Ada")
    app.screenshot("settings-korean")
    app.keys("Return")
    app.expect("label", "Ada님 안녕하세요")
    app.screenshot("greeting-korean")


texts_are_in_korean.environment = korean

main(
    "counter", a_click_counts_after_a_second, a_saved_name_is_greeted, every_action_works_with_the_keyboard, escape_keeps_the_old_name,
    texts_are_in_korean)
