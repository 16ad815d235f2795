#!/usr/bin/python3
"""The case studies, as `make run APP=case` shows them: two in a window, the others in a terminal."""
import os
import subprocess

import driver
from driver import DEADLINE, Failure, main, x11_only

CHAT, FEED = "01", "14"
WINDOWS = (CHAT, FEED)


def run(*arguments):
    program = os.path.join(os.environ["EXAMPLES_BIN"], "case")
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=DEADLINE)


def each_speaks_in_the_terminal(app):
    listed = run().stdout.splitlines()
    if len(listed) < 14:
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
        raise Failure("3 is not 03")
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


def the_feed_loads_and_says_what_fails(app):
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


the_feed_loads_and_says_what_fails.environment = lambda: {"STUDY": FEED}


class Study(driver.App):
    """A case study in a window, the chat unless STUDY names another."""

    def __init__(self, product, STUDY=CHAT, **environment):
        super().__init__(product, STUDY, **environment)


driver.App = Study
main(
    "case", each_speaks_in_the_terminal, the_chat_sends_by_button_and_by_enter, the_feed_loads_and_says_what_fails)
