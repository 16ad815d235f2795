#!/usr/bin/python3
"""The case studies, as `make run APP=case` shows them: one in a window, the others in a terminal."""
import os
import subprocess

import driver
from driver import DEADLINE, Failure, main


def run(*arguments):
    program = os.path.join(os.environ["EXAMPLES_BIN"], "case")
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=DEADLINE)


def each_speaks_in_the_terminal(app):
    listed = run().stdout.splitlines()
    if len(listed) < 13:
        raise Failure(f"only {len(listed)} case studies are listed")
    for line in listed[1:]:
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


class Chat(driver.App):
    """The case study in a window."""

    def __init__(self, product, **environment):
        super().__init__(product, "01", **environment)


driver.App = Chat
main("case", each_speaks_in_the_terminal, the_chat_sends_by_button_and_by_enter)
