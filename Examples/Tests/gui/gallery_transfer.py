#!/usr/bin/python3
"""The gallery's pages of the clipboard, of drag and drop, and of recent files: what a person copies, pastes, drags, drops and forgets."""
import pathlib

from driver import main, until, x11_only

BASKET = "Drop fruit here"
# One file that an editor has used, as the desktop keeps it.
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
    app.let_go()
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


def a_recent_file_is_forgotten(app):
    app.focus("RecentManager")
    # Another program puts a file there, whose name tells its kind.
    list_of_files = pathlib.Path(app.folder, "data/recently-used.xbel")
    list_of_files.parent.mkdir(exist_ok=True)
    notes = pathlib.Path(app.folder, "notes.txt")
    list_of_files.write_text(RECENT.format(notes.as_uri()))
    app.expect("label", "notes.txt · text/plain")
    app.screenshot("gallery-transfer-recent")
    app.press("Forget the Last")
    app.expect_gone("label", "notes.txt · text/plain")
    until("the list on the disk is empty", lambda: "notes.txt" not in list_of_files.read_text())


a_recent_file_is_forgotten.environment = lambda: {"PAGE": "RecentManager"}
fruit_is_dropped_and_a_stone_is_not.environment = escape_cancels.environment = lambda: {"PAGE": "DropTarget"}
a_picture_and_a_text_are_copied.environment = lambda: {"PAGE": "Clipboard"}

main(
    "gallery", fruit_is_dropped_and_a_stone_is_not, escape_cancels, a_picture_and_a_text_are_copied, a_recent_file_is_forgotten)
