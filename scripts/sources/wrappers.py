"""Reads the types at the top level of Sources/GTKWidgets and Sources/RxGTK, with the comments above them."""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCES = [ROOT / "Sources/GTKWidgets", ROOT / "Sources/RxGTK"]

DECLARATION = re.compile(
    r"(?:@MainActor )?(?:public|open|package|final| )*(?:class|struct|enum|protocol) (\w+)(<.*>)?(?:: (\w+))?")
OVERRIDE = "override class var objectType"

# A type: its name, its superclass or first protocol, the comment above it, and whether it overrides `objectType`.
Declaration = collections.namedtuple("Declaration", "name superclass comment is_public is_generic overrides_type")


def declarations():
    return [each for folder in SOURCES for path in sorted(folder.rglob("*.swift")) for each in declarations_in(path.read_text())]


def declarations_in(text):
    found, comment = [], ""
    for line in text.splitlines():
        if line.startswith("///"):
            comment += line[3:]
            continue
        if declared := DECLARATION.match(line):
            is_public = "public " in line or "open " in line
            found.append(Declaration(declared[1], declared[3], comment, is_public, bool(declared[2]), False))
        elif OVERRIDE in line:
            if not line.startswith("    ") or line.startswith("     "):
                sys.exit(f"error: a class inside {found[-1].name} overrides objectType; move it to the top level of a file")
            found[-1] = found[-1]._replace(overrides_type=True)
        if not line.startswith("@"):
            comment = ""
    return found


def wrapping_part(comment):
    """The comment from the sentence that names the wrapped class on; empty without such a sentence."""
    return comment[comment.index(" Wraps "):] if " Wraps " in comment else ""


def wrapped_classes(comment):
    """The C classes that the comment says are wrapped."""
    return re.findall(r"`((?:Gtk|Gdk|Adw|G)[A-Z]\w+)`", wrapping_part(comment))
