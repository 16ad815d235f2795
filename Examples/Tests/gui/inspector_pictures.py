"""Draws the inspector's page for its guide, light and dark. Not a test. `scripts/pictures` runs it."""
from driver import main
from inspector import Inspected, choose, inspected
from todo_tasks import add


def both(page, name):
    for is_dark, ending in ((False, ""), (True, "~dark")):
        page.dark(is_dark)
        page.screenshot(name + ending)
    page.dark(False)


def pictures(app):
    with Inspected(app) as page:
        page.size(1200, 620)
        app.keys("ctrl+e")
        add(app, "Buy milk")
        choose(page, "insertTask")
        both(page, "timeline")
        page.click("button.why[aria-label='Why is isEditing so?']")
        page.expect("the chain", "document.querySelector('#step .answer')?.innerText.includes('toggleEditing')")
        both(page, "why")
        add(app, "Call mum")
        page.press("t")
        app.expect_names("check box", ["Buy milk"])
        both(page, "travel")


pictures.environment = inspected
main("todo", pictures)
