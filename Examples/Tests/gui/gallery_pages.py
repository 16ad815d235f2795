#!/usr/bin/python3
"""Every page of the gallery, narrow and wide, light and dark. A test sees that each is reached and that GTK complains of none; the
pictures (SCREENSHOTS) are for a person to look at."""
import pathlib

from driver import Failure, main

PAGES = sorted((path.stem for path in pathlib.Path("Examples/Sources/GalleryViews/Pages").glob("*.swift")), key=str.lower)
FIRST = PAGES[0]


def pages(app, name, width):
    if app.resize(FIRST, width, 640) > width:
        raise Failure(f"the gallery does not become as narrow as {width} pixels")
    app.focus(FIRST)
    for page in PAGES:
        app.expect("frame", page)
        app.screenshot(f"gallery-{page}-{name}")
        app.keys("alt+Next")
    app.expect("frame", FIRST)


def narrow(app):
    pages(app, "narrow", 360)


def wide(app):
    pages(app, "wide", 1200)


def narrow_and_dark(app):
    pages(app, "narrow-dark", 360)


def wide_and_dark(app):
    pages(app, "wide-dark", 1200)


def a_page_is_found_and_used(app):
    app.focus(FIRST)
    app.tab_to("Search")
    app.type("calendarv")
    app.expect_gone("label", "Avatar")
    app.keys("Tab", "space")
    app.expect("frame", "CalendarView")


def a_button_is_pressed(app):
    app.press("Press")
    app.expect("label", "1")


def a_tab_is_added(app):
    app.press("Add a Page")
    app.expect("label", "Inbox of Inbox, Letters, Bills, Page 4")


def a_carousel_goes_on(app):
    app.press("Forward")
    app.expect("label", "Page 2")


def light():
    return {"PAGE": FIRST}


def dark():
    return {**light(), "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}


narrow.environment = wide.environment = a_page_is_found_and_used.environment = light
narrow_and_dark.environment = wide_and_dark.environment = dark
a_button_is_pressed.environment = lambda: {"PAGE": "button"}
a_carousel_goes_on.environment = lambda: {"PAGE": "Carousel"}
a_tab_is_added.environment = lambda: {"PAGE": "TabView"}

main("gallery", narrow, wide, narrow_and_dark, wide_and_dark, a_page_is_found_and_used, a_button_is_pressed, a_tab_is_added, a_carousel_goes_on)
