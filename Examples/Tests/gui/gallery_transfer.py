#!/usr/bin/python3
"""The gallery's pages about the clipboard, drag and drop, and recent files."""
import pathlib

from driver import main, until, x11_only

BASKET = "Drop fruit here"
# The desktop's list of recent files, with one file that an editor has used.
RECENT = """<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks" xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
  <bookmark href="{0}" added="2026-01-02T03:04:05Z" modified="2026-01-02T03:04:05Z" visited="2026-01-02T03:04:05Z">
    <info><metadata owner="http://freedesktop.org">
      <mime:mime-type type="text/plain"/>
      <bookmark:applications>
        <bookmark:application name="Editor" exec="&apos;editor %u&apos;" modified="2026-01-02T03:04:05Z" count="1"/>
      </bookmark:applications>
    </metadata></info>
  </bookmark>
</xbel>
"""


@x11_only("wtype moves no pointer")
def a_basket_accepts_fruit_but_no_stone(app):
    app.focus("DropTarget")
    app.drag("Pear", BASKET, "DropTarget", "label", "gallery-transfer-dragging")
    app.expect("label", "Pear: dropped")
    app.drag("Stone", BASKET, "DropTarget", "label", "gallery-transfer-stone")
    app.expect("label", "Stone: cancelled")


@x11_only("wtype moves no pointer")
def escape_cancels_a_drag(app):
    app.focus("DropTarget")
    x, y = app.middle(BASKET, "DropTarget", "label")
    app.begin_drag("Apple", "DropTarget", "label")
    app.drag_to(x, y)
    app.expect("label", "Let go")
    app.keys("Escape")
    app.release()
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


def a_recent_file_can_be_forgotten(app):
    app.focus("RecentManager")
    # Simulates another program that adds a file to the list. The file's name shows its type.
    list_of_files = pathlib.Path(app.folder, "data/recently-used.xbel")
    list_of_files.parent.mkdir(exist_ok=True)
    notes = pathlib.Path(app.folder, "notes.txt")
    list_of_files.write_text(RECENT.format(notes.as_uri()))
    app.expect("label", "notes.txt · text/plain")
    app.screenshot("gallery-transfer-recent")
    app.press("Forget the Last")
    app.expect_gone("label", "notes.txt · text/plain")
    until("the list on the disk is empty", lambda: "notes.txt" not in list_of_files.read_text())


a_recent_file_can_be_forgotten.environment = lambda: {"PAGE": "RecentManager"}
a_basket_accepts_fruit_but_no_stone.environment = escape_cancels_a_drag.environment = lambda: {"PAGE": "DropTarget"}
a_picture_and_a_text_are_copied.environment = lambda: {"PAGE": "Clipboard"}

main(
    "gallery", a_basket_accepts_fruit_but_no_stone, escape_cancels_a_drag, a_picture_and_a_text_are_copied, a_recent_file_can_be_forgotten)
