#!/usr/bin/python3
"""The gallery, and its pages for bars and navigation. The tests operate controls through the accessibility bus and
keys, as a person would."""
from driver import Atspi, main, nodes_below, role_and_name, until, x11_only


def top(app, role, name):
    """The vertical position of a node. GTK 4.8 does not publish whether a revealer hides its child, but the widget
    below moves up."""
    return Atspi.Component.get_extents(app.find(role, name), Atspi.CoordType.WINDOW).y


def a_page_is_found_by_its_name(app):
    app.focus("AboutWindow")
    app.type("swi", into_field=False)
    app.keys("Return")
    app.expect("frame", "Switch")
    # The search waits for more letters. Until it runs, StyleManager is between these two.
    until("the list shows the pages that were found", lambda: {"PreferencesWindow", "SwitchRow"} <= listed(app).keys() and "StyleManager" not in listed(app))
    app.move_focus("Down")
    app.move_focus("Down")
    app.keys("Return")
    app.expect("frame", "SwitchRow")


def listed(app):
    """The labels in the list of pages, by name."""
    return {role_and_name(node)[1]: node for node in nodes_below(app.find("list", "Pages")) if role_and_name(node)[0] == "label"}


@x11_only("a pointer")
def a_page_can_be_chosen_again(app):
    app.resize("Switch", 360, 640)
    for _ in range(2):
        until("the page is shown", lambda: not is_list_shown(app))
        app.click("List of Pages", "Switch")
        until("the pages are shown", lambda: is_list_shown(app))
        app.click_on(listed(app)["Switch"], "Switch")
    until("the page is shown", lambda: not is_list_shown(app))


def is_list_shown(app):
    states = app.find("push button", "List of Pages").get_state_set()
    # GTK calls a toggle button that is on "pressed" or, in earlier versions, "checked".
    return states.contains(Atspi.StateType.PRESSED) or states.contains(Atspi.StateType.CHECKED)


def a_banner_hides_and_shows(app):
    app.expect("label", "You are offline")
    below = top(app, "push button", "Disconnect")
    app.press("Connect")
    until("the banner is hidden", lambda: top(app, "push button", "Disconnect") < below - 20)
    app.press("Disconnect")
    until("the banner is shown", lambda: top(app, "push button", "Disconnect") == below)


def bars_hide_and_show(app):
    app.expect("label", "Above")
    app.expect("label", "Below")
    below = top(app, "check box", "Hide the bars")
    app.focus("ToolbarView")
    app.tab_to("Hide the bars")
    app.keys("space")
    until("the bars are hidden", lambda: top(app, "check box", "Hide the bars") < below - 20)
    app.keys("space")
    until("the bars are shown", lambda: top(app, "check box", "Hide the bars") == below)


def pages_open_and_close(app):
    app.focus("NavigationView")
    app.tab_to("Open")
    app.keys("space")
    app.expect("label", "What is in it")
    app.expect("label", "File")
    app.keys("Escape")
    app.expect("label", "File closed")
    app.expect_gone("label", "What is in it")


@x11_only("a pointer")
def the_back_button_of_the_mouse_goes_back(app):
    app.press("Open")
    app.expect("label", "What is in it")
    app.click("What is in it", "NavigationView", "label", button=8)
    app.expect("label", "File closed")
    app.expect_gone("label", "What is in it")


@x11_only("a pointer")
def swiping_and_the_wheel_change_the_page(app):
    app.expect("label", "Page 1")
    width = app.area(app.find("label", "One"), "Carousel")[2]
    app.swipe("One", "Carousel", "label", -width * 3 // 5)
    app.expect("label", "Page 2")
    app.click("Two", "Carousel", "label", button=5)
    app.expect("label", "Page 3")


def a_toggle_is_chosen(app):
    app.expect("label", "Shown as list")
    app.press("As a grid", role="radio button")
    app.expect("label", "Shown as grid")
    app.press("Text", role="radio button")
    app.expect("label", "Shown as text")


def alignment_moves_the_first_line(app):
    def left():
        return Atspi.Component.get_extents(app.find("push button", "Bread"), Atspi.CoordType.WINDOW).x
    start = left()
    app.focus("WrapBox")
    app.tab_to("In the middle")
    app.keys("space")
    until("the first line has moved", lambda: left() > start)


PAGES = {
    a_page_is_found_by_its_name: "AboutWindow", a_page_can_be_chosen_again: "Switch",
    a_banner_hides_and_shows: "Banner", bars_hide_and_show: "ToolbarView", pages_open_and_close: "NavigationView",
    the_back_button_of_the_mouse_goes_back: "NavigationView", swiping_and_the_wheel_change_the_page: "Carousel",
    a_toggle_is_chosen: "ToggleGroup", alignment_moves_the_first_line: "WrapBox",
}
for test, page in PAGES.items():
    test.environment = lambda page=page: {"PAGE": page}

main("gallery", *PAGES)
