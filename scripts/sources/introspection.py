"""Reads the introspection files of the C libraries."""
import pathlib
import sys
import xml.etree.ElementTree

INSTALLED = pathlib.Path("/usr/share/gir-1.0")
CORE = "{http://www.gtk.org/introspection/core/1.0}"
TYPE_NAME = "{http://www.gtk.org/introspection/glib/1.0}type-name"


def namespace(folder, name):
    """Returns the namespace of an introspection file, such as "Gtk-4.0". Ends the program if there is no such file."""
    path = folder / f"{name}.gir"
    if not path.exists():
        sys.exit(f"error: {path} does not exist; Debian's libgtk-4-dev and libadwaita-1-dev install these files")
    return xml.etree.ElementTree.parse(path).getroot().find(f"{CORE}namespace")
