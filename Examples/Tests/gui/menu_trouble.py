#!/usr/bin/python3
"""The menu's server fails in the ways that servers do: the app always says what is wrong, or ends in silence."""
import os
import subprocess

from driver import Failure, main, rest, until

HERE = os.path.dirname(os.path.abspath(__file__))


class Server:
    """A server that can be stopped, started again at the same address, and asked what it was asked."""

    def __init__(self):
        self.port = "0"
        self.start()

    def start(self):
        script = os.path.join(HERE, "..", "..", "..", "Tests", "FaultyServer", "faulty_server.py")
        self.process = subprocess.Popen(
            ["/usr/bin/python3", script, self.port], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = self.process.stdout.readline().split()[1]

    def stop(self):
        self.process.stdin.close()
        self.process.wait()

    def expect(self, line):
        """Waits for what the server says next of that kind; it ends with the script, so this ends, too."""
        for said in self.process.stdout:
            if said.strip() == line:
                return
        raise Failure(f"the server never said {line!r}")


server = Server()


def at(path):
    """Sets which path of the server a test asks for."""
    def decorate(test):
        test.environment = lambda: {"MENU_URL": f"http://127.0.0.1:{server.port}/{path}"}
        return test
    return decorate


def starts_with(app, text):
    """Waits until the reason on the screen begins so."""
    until(f"a reason that begins with {text!r}", lambda: any(
        name.startswith(text) for name in app.names("label") if name))


def expect_failure(app, text):
    app.expect("label", "Fetch Fail")
    starts_with(app, text)
    app.expect("push button", "Retry")
    if app.names("push button").count("Order"):
        raise Failure("something can be ordered without a menu")


@at("menu")
def a_server_that_is_stopped_in_the_middle(app):
    app.expect("label", "Fried Potato")
    app.press("One more Fried Potato")
    app.expect("label", "Items: 1")
    server.stop()
    app.press("Order")  # needs no server
    app.expect("frame", "Your Order")
    app.press("Back to the Menu")
    app.expect_gone("frame", "Your Order")
    app.press("Refresh")
    expect_failure(app, "The server cannot be reached.")
    app.screenshot("menu-server-stopped")
    server.start()
    app.press("Retry")
    app.expect("label", "Fried Potato")
    app.expect("label", "Items: 0")
    app.screenshot("menu-server-back")


@at("status/404")
def a_menu_that_is_missing(app):
    expect_failure(app, "The server answered with an error (404).")
    app.screenshot("menu-404")


@at("status/500")
def a_server_that_fails(app):
    expect_failure(app, "The server answered with an error (500).")


@at("malformed")
def a_text_that_is_cut_off(app):
    expect_failure(app, "What the server sent is not a menu.")


@at("types")
def a_price_in_words(app):
    expect_failure(app, "What the server sent is not a menu.")


@at("truncated")
def a_connection_that_ends_early(app):
    expect_failure(app, "The menu could not be fetched: ")
    app.screenshot("menu-truncated")


@at("loop")
def a_redirection_without_end(app):
    expect_failure(app, "The menu could not be fetched: The server redirects without end")


@at("huge/50")
def a_body_of_fifty_megabytes(app):
    expect_failure(app, "What the server sent is too large for a menu")


@at("stall")
def a_server_that_never_answers(app):
    app.expect("label", "Fetching the menu")
    app.screenshot("menu-loading")
    expect_failure(app, "The server did not answer in time.")


@at("trickle/30")
def a_slow_trickle(app):
    app.expect("label", "Fetching the menu")
    app.expect("label", "Fried Shrimp")


@at("late/3000")
def refreshing_again_shows_the_last_answer_alone(app):
    app.press("Refresh")
    app.press("Refresh")
    app.expect("label", "Fried Shrimp")
    app.press("One more Fried Shrimp")
    app.expect("label", "Items: 1")
    rest(3)
    if not app.has("label", "Items: 1"):
        raise Failure("an outdated answer took what was chosen away")


@at("begin")
def a_window_that_is_closed_while_fetching(app):
    server.expect("request /begin")
    app.focus("Menu")
    app.keys("ctrl+w")
    app.expect_end()
    server.expect("gone /begin")


main(
    "menu", a_server_that_is_stopped_in_the_middle, a_menu_that_is_missing, a_server_that_fails, a_text_that_is_cut_off,
    a_price_in_words, a_connection_that_ends_early, a_redirection_without_end, a_body_of_fifty_megabytes,
    a_server_that_never_answers, a_slow_trickle, refreshing_again_shows_the_last_answer_alone,
    a_window_that_is_closed_while_fetching)
