"""Draws each page of the gallery for the manual, light and dark. Not a test. `scripts/pictures gallery` runs it."""
import os
import subprocess

from driver import main, until
from gallery import FIRST, PAGES, demo_of

WIDTH = 480


def light(app, suffix=""):
    app.resize(FIRST, WIDTH, 640)
    app.focus(FIRST)
    for page in PAGES:
        app.expect("frame", page)
        demo = demo_of(app, page)
        until(f"{page} is drawn", lambda: app.area(demo, page)[3] > 0)
        draw(app, demo, page, suffix)
        app.keys("alt+Next")


def draw(app, demo, page, suffix):
    """Saves a picture of a page's demo, from edge to edge, without its code."""
    name = f"gallery-{page}{suffix}"
    app.screenshot(name)
    left, top, width, height = app.area(demo, page)
    path = os.path.join(os.environ["SCREENSHOTS"], name + ".png")
    margin = 12
    area = f"{width + 2 * margin}x{min(height, 400) + 2 * margin}+{left - margin}+{top - margin}"
    subprocess.run(["mogrify", "-crop", area, "+repage", "+dither", "-colors", "64", "-strip", path], check=True)


def dark(app):
    light(app, "~dark")


light.environment = lambda: {"PAGE": FIRST}
dark.environment = lambda: {"PAGE": FIRST, "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}


main("gallery", light, dark)
