#!/usr/bin/python3
"""The gallery's pages of the clipboard and of drag and drop: what a person copies, pastes, drags and drops."""
from driver import main, x11_only, xdotool

BASKET = "Drop fruit here"


@x11_only("wtype moves no pointer")
def fruit_is_dropped_and_a_stone_is_not(app):
    app.focus("DropTarget")
    app.drag("Pear", BASKET, "DropTarget", "label", "gallery-transfer-dragging")
    app.expect("label", "Pear: dropped")
    app.drag("Stone", BASKET, "DropTarget", "label", "gallery-transfer-stone")
    app.expect("label", "Stone: cancelled")


@x11_only("wtype moves no pointer")
def escape_cancels(app):
    app.focus("DropTarget")
    x, y = app.middle(BASKET, "DropTarget", "label")
    app.take("Apple", "DropTarget", "label")
    app.drag_to(x, y)
    app.expect("label", "Let go")
    app.keys("Escape")
    xdotool("mouseup", "1")
    app.expect("label", "Apple: cancelled")
    app.expect("label", BASKET)


def a_picture_and_a_text_are_copied(app):
    app.focus("Clipboard")
    app.press("Copy Text")
    app.expect("label", "To paste: a text")
    app.press("Copy Picture")
    app.expect("label", "To paste: a picture")
    app.press("Paste Picture")
    app.expect("label", "Pasted: 60 by 60 pixels")
    app.screenshot("gallery-transfer-pasted")


fruit_is_dropped_and_a_stone_is_not.environment = escape_cancels.environment = lambda: {"PAGE": "DropTarget"}
a_picture_and_a_text_are_copied.environment = lambda: {"PAGE": "Clipboard"}

main("gallery", fruit_is_dropped_and_a_stone_is_not, escape_cancels, a_picture_and_a_text_are_copied)
