#!/usr/bin/python3
"""The case studies, as `make run APP=case` shows them: four in windows, the others in a terminal."""
import os
import re
import subprocess

import driver
from driver import DEADLINE, Failure, main, until, x11_only

CHAT, FEED, CHART, FORM = "01", "14", "15", "17"
WINDOWS = (CHAT, FEED, CHART, FORM)


def run(*arguments):
    program = os.path.join(os.environ["EXAMPLES_BIN"], "case")
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=DEADLINE)


def each_case_prints_its_transcript(app):
    listed = run().stdout.splitlines()
    if len(listed) < 15:
        raise Failure(f"only {len(listed)} case studies are listed")
    for line in listed:
        if line[:2] in WINDOWS:
            continue
        number, title = line.split("  ", 1)
        ended = run(number)
        said = ended.stdout.splitlines()
        if ended.returncode != 0 or len(said) < 3 or said[0] != f"{number} · {title}":
            raise Failure(f"case {number}: {ended}")
    if run("3").stdout != run("03").stdout:
        raise Failure("case 3 does not print the same as case 03")
    unknown = run("99")
    if unknown.returncode != 2 or "there is no case 99" not in unknown.stderr:
        raise Failure(f"case 99: {unknown}")


@x11_only("a pointer")
def the_chat_sends_by_button_and_by_enter(app):
    app.expect("frame", "Chat")
    app.focus("Chat")
    app.type("hello")
    app.click("Send", "Chat")
    app.expect("label", "hello")
    app.tab_to("Message")
    app.type("world")
    app.keys("Return")
    app.expect("label", "hello\nworld")
    app.screenshot("case-chat")


def the_feed_shows_headlines_and_failures(app):
    app.expect("frame", "Feed")
    app.focus("Feed")
    app.tab_to("Topic")
    app.keys("Return")
    app.expect("label", "A feed needs a topic.")
    app.screenshot("case-feed-toast")
    app.type("swift")
    app.keys("Return")
    app.screenshot("case-feed-loading")
    app.expect("label", "swift: headline 1")
    app.screenshot("case-feed")


def keys_select_points_of_the_chart(app):
    app.expect("frame", "Chart")
    app.focus("Chart")
    expect_point(app, r"Point (\d+) of \1: .*")
    app.tab_to("Temperature")
    app.keys("Home")
    expect_point(app, r"Point 1 of \d+: .*")
    app.keys("Right")
    expect_point(app, r"Point 2 of \d+: .*")
    app.screenshot("case-chart")
    app.keys("End")
    expect_point(app, r"Point (\d+) of \1: .*")


def the_form_says_what_is_wrong_and_then_submits(app):
    app.expect("frame", "Sign Up")
    app.focus("Sign Up")
    app.tab_to("Name")
    app.type("K1")
    app.expect("label", "A name has two letters or more.")
    app.screenshot("case-form-problem")
    app.type("im")
    app.tab_to("Sign Up")
    app.keys("Return")
    app.expect("label", "Welcome, Kim")
    app.screenshot("case-form")


def expect_point(app, pattern):
    """Waits until the label matches a pattern, and, if the chart has the focus, until its description matches, too."""
    until(f"the chart says {pattern}", lambda: any(re.fullmatch(pattern, name) for name in app.names("label")))
    if app.focused() == "Temperature":
        chart = app.find("image", "Temperature")
        until(f"the chart is described as {pattern}", lambda: re.fullmatch(pattern, chart.get_description()))


keys_select_points_of_the_chart.environment = lambda: {"STUDY": CHART}
the_form_says_what_is_wrong_and_then_submits.environment = lambda: {"STUDY": FORM}
the_feed_shows_headlines_and_failures.environment = lambda: {"STUDY": FEED}


class Study(driver.App):
    """A case study in a window. It is the chat unless STUDY names another case."""

    def __init__(self, product, STUDY=CHAT, **environment):
        super().__init__(product, STUDY, **environment)


driver.App = Study
main(
    "case", each_case_prints_its_transcript, the_chat_sends_by_button_and_by_enter, the_feed_shows_headlines_and_failures,
    keys_select_points_of_the_chart, the_form_says_what_is_wrong_and_then_submits)
