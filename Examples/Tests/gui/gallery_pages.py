#!/usr/bin/python3
"""Every page of the gallery, narrow and wide, light and dark. Four tests check that each page is reached and that GTK
does not complain. Their screenshots (SCREENSHOTS) are for a person to look at. The other tests operate single pages."""
from driver import Atspi, Failure, main, nodes_below, role_of, until
from gallery import FIRST, PAGES, demo_of

# A width in pixels at which a page shows its code beside the widget. It needs TEST_SCREEN=1920x1080.
WIDE = 1800


def pages(app, name, width):
    found = app.resize(FIRST, width, 640)
    # The window's border is part of `width`.
    if not width - 20 <= found <= width:
        raise Failure(f"the gallery is {found} pixels wide instead of {width}")
    app.focus(FIRST)
    for page in PAGES:
        app.expect("frame", page)
        app.screenshot(f"gallery-{page}-{name}")
        app.keys("alt+Next")
    app.expect("frame", FIRST)


def narrow(app):
    pages(app, "narrow", 360)


def wide(app):
    pages(app, "wide", WIDE)


def narrow_and_dark(app):
    pages(app, "narrow-dark", 360)


def wide_and_dark(app):
    pages(app, "wide-dark", WIDE)


def a_page_is_found_and_used(app):
    app.focus(FIRST)
    app.tab_to("Search")
    app.type("calendarv")
    app.expect_gone("label", "Avatar")
    app.keys("Tab", "space")
    app.expect("frame", "CalendarView")


def the_list_scrolls_to_the_page(app):
    def extents(node):
        return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)

    def is_in_sight():
        pages = app.find("list", "Pages")
        row = next((node for node in nodes_below(pages) if role_of(node) == "label" and node.get_name() == PAGES[-1]), None)
        room = extents(pages)
        return row is not None and room.y <= extents(row).y < room.y + room.height
    until("the page's row is in view", is_in_sight)


def the_code_is_beside_the_widget_in_a_wide_window(app):
    def place(of):
        return app.area(of, FIRST)[0]

    code, demo = app.find("text", f"Code of {FIRST}"), demo_of(app, FIRST)
    app.resize(FIRST, WIDE, 640)
    until("the code is beside the widget", lambda: place(code) > place(demo) + 300)
    app.resize(FIRST, 900, 640)
    until("the code is below the widget", lambda: place(code) == place(demo))


def the_window_opens_wide_enough_for_the_code(app):
    # A line of code has at most 120 characters, and most have at most 100.
    until("the code has room", lambda: app.area(app.find("text", f"Code of {FIRST}"), FIRST)[2] >= 880)


def the_list_is_over_the_page_in_a_narrow_window(app):
    def left():
        return app.area(demo_of(app, FIRST), FIRST)[0]

    app.resize(FIRST, 900, 640)
    until("the list is beside the page", lambda: left() >= 200)
    app.resize(FIRST, 360, 640)
    until("the page has the whole width", lambda: left() < 100)
    app.press("List of Pages")
    until("the list is over the page", lambda: app.area(app.find("list", "Pages"), FIRST)[0] >= 0 and left() < 100)
    app.keys("Escape")
    app.resize(FIRST, 900, 640)
    until("the list is beside the page again", lambda: left() >= 200)


def a_button_is_pressed(app):
    app.press("Press")
    app.expect("label", "1")


def a_tab_is_added(app):
    app.press("Add a Page")
    app.expect("label", "Inbox of Inbox, Letters, Bills, Page 4")


def a_carousel_moves_forward(app):
    app.press("Forward")
    app.expect("label", "Page 2")


def a_missing_icon_is_reported(app):
    app.expect("label", "The theme has this icon.")
    app.focus("IconTheme")
    app.tab_to("Name of an icon")
    app.type("x")
    app.expect("label", "The theme has no such icon.")


def preferences_are_set(app):
    app.press("Preferences")
    app.expect("label", "Sounds: off, dark: off")
    app.press("Sounds", "check box")
    app.expect("label", "Sounds: on, dark: off")
    app.keys("Escape")
    app.expect_gone("check box", "Sounds")


def a_sheet_is_opened_and_closed(app):
    app.press("Open the Sheet")
    app.expect("label", "The sheet is open.")
    app.focus("BottomSheet")
    app.keys("Escape")
    app.expect("label", "The sheet is closed.")


def selected_rows_stay_selected(app):
    app.click("Mars", "SelectionMode", "label")
    app.keys("shift+Down")
    app.expect("label", "Jupiter, Mars")
    app.press("Reverse")
    app.expect("label", "Jupiter, Mars")
    app.press("Deselect")
    app.expect("label", "None")


def a_tree_is_opened_and_closed(app):
    def is_expanded(body="Mars"):
        return app.find("list item", body).get_state_set().contains(Atspi.StateType.EXPANDED)

    until("the bus says that Earth is expanded", lambda: is_expanded("Earth"))
    app.click("Mars", "Tree", "label")
    app.keys("Right")
    app.expect("label", "Open: Earth, Mars, Sun")
    app.expect("label", "Phobos")
    until("the bus says that Mars is expanded", is_expanded)
    app.keys("Left")
    app.expect("label", "Open: Earth, Sun")
    until("the bus says that Mars is collapsed", lambda: not is_expanded())


def a_tree_in_columns_is_opened_and_sorted(app):
    def is_expanded():
        node = app.find("label", "3390 km")
        while node.get_name() != "Solar system in columns":
            if node.get_state_set().contains(Atspi.StateType.EXPANDED):
                return True
            node = node.get_parent()
        return False

    def radii():
        return [name for name in app.names("label") if name.endswith(" km")]

    app.click("3390 km", "Tree", "label")
    app.keys("Right")
    app.expect("label", "11 km")
    until("the bus says that Mars is expanded", is_expanded)
    app.click("Radius", "Tree", "label")
    until("the moons are sorted", lambda: radii().index("6 km") < radii().index("11 km"))


def a_cell_of_a_grid_is_chosen(app):
    app.click("14", "GridView", "label")
    app.expect("label", "Number 14")
    app.keys("Right")
    app.expect("label", "Number 15")


def a_row_is_chosen_under_its_header(app):
    app.expect("heading", "Gas giants")
    app.click("Mars", "SectionHeader", "label")
    app.keys("Down")
    app.expect("label", "You chose Jupiter")
    until("the row's description names its section", lambda: app.find("list item", "Jupiter").get_description() == "Gas giants")
    app.click("Gas giants", "SectionHeader", "heading")
    app.keys("Up")
    app.expect("label", "You chose Mars")


def rows_in_columns_are_sorted_under_their_headers(app):
    def first_moons():
        return next((name for name in app.names("label") if name in ("0", "1", "2")), None)

    until("both lists have a header for the gas giants", lambda: app.names("heading").count("Gas giants") == 2)
    until("Mercury is the first row", lambda: first_moons() == "0")
    app.click("Name", "SectionHeader", "label")
    until("Earth is the first row under the header", lambda: first_moons() == "1")


def light():
    return {"PAGE": FIRST}


def dark():
    return {**light(), "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}


narrow.environment = wide.environment = the_code_is_beside_the_widget_in_a_wide_window.environment = the_list_is_over_the_page_in_a_narrow_window.environment = a_page_is_found_and_used.environment = light
the_window_opens_wide_enough_for_the_code.environment = light
narrow_and_dark.environment = wide_and_dark.environment = dark
the_list_scrolls_to_the_page.environment = lambda: {"PAGE": PAGES[-1]}
a_button_is_pressed.environment = lambda: {"PAGE": "button"}
a_missing_icon_is_reported.environment = lambda: {"PAGE": "IconTheme"}
a_carousel_moves_forward.environment = lambda: {"PAGE": "Carousel"}
a_sheet_is_opened_and_closed.environment = lambda: {"PAGE": "BottomSheet"}
a_tab_is_added.environment = lambda: {"PAGE": "TabView"}
preferences_are_set.environment = lambda: {"PAGE": "PreferencesWindow"}
selected_rows_stay_selected.environment = lambda: {"PAGE": "SelectionMode"}
a_tree_is_opened_and_closed.environment = a_tree_in_columns_is_opened_and_sorted.environment = lambda: {"PAGE": "Tree"}
a_cell_of_a_grid_is_chosen.environment = lambda: {"PAGE": "GridView"}
a_row_is_chosen_under_its_header.environment = rows_in_columns_are_sorted_under_their_headers.environment = lambda: {"PAGE": "SectionHeader"}

main("gallery", narrow, wide, narrow_and_dark, wide_and_dark, a_page_is_found_and_used, the_list_scrolls_to_the_page,
     the_window_opens_wide_enough_for_the_code, the_code_is_beside_the_widget_in_a_wide_window, the_list_is_over_the_page_in_a_narrow_window, a_button_is_pressed, a_tab_is_added, a_carousel_moves_forward,
     a_missing_icon_is_reported, preferences_are_set, a_sheet_is_opened_and_closed, selected_rows_stay_selected, a_tree_is_opened_and_closed,
     a_tree_in_columns_is_opened_and_sorted, a_cell_of_a_grid_is_chosen, a_row_is_chosen_under_its_header,
     rows_in_columns_are_sorted_under_their_headers)
