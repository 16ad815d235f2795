#!/usr/bin/python3
"""The menu's server fails in many ways. The app always shows the reason. A closed window cancels its request."""
import os
import queue
import subprocess
import threading
import time

from driver import DEADLINE, Failure, free_port, main, rest, until

HERE = os.path.dirname(os.path.abspath(__file__))


class Server:
    """A faulty server. It can be stopped and started again at the same address, and it prints its requests."""

    def __init__(self):
        self.port = str(free_port())
        self.start()

    def start(self):
        """Starts the server. Tries again while something else has its port."""
        self.process = until(f"the server listens at {self.port}", self.listening, 30)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, args=(self.process.stdout, self.lines), daemon=True).start()

    def listening(self):
        """Starts the server, and returns its process. Returns None if it ends because it cannot listen."""
        script = os.path.join(HERE, "..", "..", "..", "Tests", "FaultyServer", "faulty_server.py")
        process = subprocess.Popen(
            ["/usr/bin/python3", script, self.port], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if process.stdout.readline().startswith("listening"):
            return process
        process.communicate()
        return None

    @staticmethod
    def read(output, lines):
        """Enqueues the lines that the server prints, and `None` at their end."""
        for line in output:
            lines.put(line.strip())
        lines.put(None)

    def stop(self):
        self.process.stdin.close()
        self.process.wait()

    def expect(self, line):
        """Waits until the server prints this line. Drops the lines before it."""
        end = time.monotonic() + DEADLINE
        while True:
            try:
                said = self.lines.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise Failure(f"the server did not print {line!r} within {DEADLINE:g} s") from None
            if said is None:
                raise Failure(f"the server ended without printing {line!r}")
            if said == line:
                return


server = Server()


def at(path):
    """Sets the path that the app of a test requests from the server."""
    def decorate(test):
        test.environment = lambda: {"MENU_URL": f"http://127.0.0.1:{server.port}/{path}"}
        return test
    return decorate


def expect_reason(app, text):
    """Waits until the screen shows a reason that begins with a text."""
    until(f"a reason that begins with {text!r}", lambda: any(
        name.startswith(text) for name in app.names("label") if name))


def expect_failure(app, text):
    app.expect("label", "Could Not Load the Menu")
    expect_reason(app, text)
    app.expect("push button", "Retry")
    if app.names("push button").count("Order"):
        raise Failure("the window offers to order without a menu")


@at("menu")
def a_stopped_server_is_reported_and_can_be_retried(app):
    app.expect("label", "Fried Potato")
    app.press("One more Fried Potato")
    app.expect("label", "Items: 1")
    server.stop()
    app.press("Order")  # needs no server
    app.expect("frame", "Your Order")
    app.press("Back to the Menu")
    app.expect_gone("frame", "Your Order")
    app.press("One more Fried Potato")
    app.press("Refresh")
    expect_reason(app, "The menu was not refreshed. The server cannot be reached.")
    app.screenshot("menu-server-stopped")
    server.start()
    app.press("Retry")
    app.expect_gone("label", "The menu was not refreshed. The server cannot be reached.")
    app.expect("label", "Fried Potato")
    app.expect("label", "Items: 1")
    app.screenshot("menu-server-back")


@at("status/404")
def a_missing_menu_is_reported(app):
    expect_failure(app, "The server answered with an error (404).")
    app.screenshot("menu-404")


@at("status/500")
def a_server_error_is_reported(app):
    expect_failure(app, "The server answered with an error (500).")


@at("malformed")
def malformed_json_is_reported(app):
    expect_failure(app, "What the server sent is not a menu.")


@at("types")
def a_price_of_another_type_is_reported(app):
    expect_failure(app, "What the server sent is not a menu.")


@at("truncated")
def a_truncated_transfer_is_reported(app):
    expect_failure(app, "The menu could not be fetched: ")
    app.screenshot("menu-truncated")


@at("loop")
def a_redirect_loop_is_reported(app):
    expect_failure(app, "The menu could not be fetched: The server redirects without end")


@at("huge/50")
def a_body_of_fifty_megabytes_is_refused(app):
    expect_failure(app, "What the server sent is too large for a menu")


@at("stall")
def a_silent_server_is_reported(app):
    app.expect("label", "Fetching the menu")
    app.screenshot("menu-loading")
    expect_failure(app, "The server did not answer in time.")


@at("trickle/30")
def a_slow_answer_is_shown(app):
    app.expect("label", "Fetching the menu")
    app.expect("label", "Fried Shrimp")


@at("late/3000")
def only_the_last_of_several_answers_is_shown(app):
    app.press("Refresh")
    app.press("Refresh")
    app.expect("label", "Fried Shrimp")
    app.press("One more Fried Shrimp")
    app.expect("label", "Items: 1")
    rest(3)
    if not app.has("label", "Items: 1"):
        raise Failure("an outdated answer reset the order")


@at("begin")
def closing_the_window_closes_the_connection(app):
    server.expect("request /begin")
    app.focus("Menu")
    app.keys("ctrl+w")
    app.expect_end()
    server.expect("gone /begin")


main(
    "menu", a_stopped_server_is_reported_and_can_be_retried, a_missing_menu_is_reported, a_server_error_is_reported, malformed_json_is_reported,
    a_price_of_another_type_is_reported, a_truncated_transfer_is_reported, a_redirect_loop_is_reported, a_body_of_fifty_megabytes_is_refused,
    a_silent_server_is_reported, a_slow_answer_is_shown, only_the_last_of_several_answers_is_shown,
    closing_the_window_closes_the_connection)
