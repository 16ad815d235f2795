"""Shared by the gallery's scripts: its pages, the classes of widgets, and a page's demo on the accessibility bus."""
import pathlib
import re

from driver import Atspi, nodes_below

SOURCES = pathlib.Path("Sources/GTKWidgets")
VIEWS = pathlib.Path("Examples/Sources/GalleryViews")
PAGES = sorted((path.stem for path in VIEWS.glob("Pages/*.swift")), key=str.lower)
FIRST = PAGES[0]


def widget_classes():
    """The names of all public subclasses of `Widget`, read from the sources."""
    parents, public = {}, set()
    for path in SOURCES.rglob("*.swift"):
        for words, name, parent in re.findall(r"^((?:@\w+ |public |open |final |package )*)class (\w+)(?:<[^>]*>)?: (\w+)", path.read_text(), re.M):
            parents[name] = parent
            if "open" in words or "public" in words:
                public.add(name)

    def is_widget(name):
        while name in parents:
            name = parents[name]
            if name == "Widget":
                return True
        return False
    return sorted(name for name in public if is_widget(name))


def code_of_pages():
    """The code of each file of the gallery, by name."""
    return {path.stem: path.read_text() for path in VIEWS.rglob("*.swift")}


def pages_with(name):
    """The files of the gallery that make a widget of that class."""
    return [page for page, code in code_of_pages().items() if re.search(rf"\b{name}(\(| \{{|\.present\(|\b.*\binit\b)|: {name} \{{", code)]


def demo_of(app, page):
    """The node of a page's demo, which is before its code."""
    code = app.find("text", f"Code of {page}")
    return code.get_parent().get_parent().get_child_at_index(0).get_child_at_index(0)


def below(root):
    """The visible nodes of a demo. Omits each hidden node, and all nodes below it."""
    return nodes_below(root, lambda node: node.get_state_set().contains(Atspi.StateType.VISIBLE))


def is_named(node):
    """Whether a node has a name. GTK 4.8 gives a node without a name the name of its class."""
    name = node.get_name()
    return bool(name) and not re.fullmatch(r"(Gtk|Adw|RxGTK)[A-Z]\w+", name)
