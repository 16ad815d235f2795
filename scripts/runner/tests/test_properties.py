"""scripts/properties finds a wrong name of a property."""
import importlib.machinery
import importlib.util
import unittest
from pathlib import Path


def load():
    loader = importlib.machinery.SourceFileLoader("properties", str(Path(__file__).parents[2] / "properties"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("properties", loader))
    loader.exec_module(module)
    return module


properties = load()

CLASSES = {
    "GtkWidget": properties.Class([], {"visible": True, "parent": False}),
    "GtkBox": properties.Class(["GtkWidget", "GtkOrientable"], {"spacing": True}),
    "GtkOrientable": properties.Class([], {"orientation": True}),
    "GtkLabel": properties.Class(["GtkWidget"], {"label": True}),
}
SWIFT = properties.types("""
/// The base. Wraps `GtkWidget`.
open class Widget: GObject {
}
/// Text. Wraps `GtkLabel`.
open class Label: Widget {
}
/// Several. Wraps `GtkBox`.
open class Box: Widget, Orientable {
}
/// A subclass without a class of C.
open class HBox: Box {
}
/// A bar. Wraps `AdwBanner` where libadwaita has it.
open class Banner: Widget {
}
/// What has an orientation.
public protocol Orientable: Widget {}
""")


class PropertiesTests(unittest.TestCase):
    def check(self, declaration, code, expected):
        found = []
        for use in properties.uses(f"{declaration} {{\n    {code}\n}}\n"):
            found += properties.problems(use, SWIFT, CLASSES, {"title"})[0]
        self.assertEqual(found, expected)

    def test_finds_the_properties_of_superclasses_and_interfaces(self):
        self.check("open class HBox: Box", 'get { property("spacing").value }', [])
        self.check("extension Box", 'set { property("orientation").value = newValue }', [])
        self.check("extension Label", 'get { property("visible", as: Bool.self).value }', [])

    def test_finds_a_wrong_name(self):
        self.check("extension Label", 'get { property("text").value }', ['GtkLabel has no property "text"'])
        self.check("open class HBox: Box", 'set { setChild(newValue, of: "child") }', ['GtkBox has no property "child"'])
        self.check("extension Reactive where Base: Label", 'base.state(\\.a, changes: "notify::a")', ['GtkLabel has no property "a"'])
        self.check("extension Label", 'settings.property("gtk-theme")', ['GtkSettings has no property "gtk-theme"'])

    def test_finds_a_wrong_name_in_each_class_of_a_protocol(self):
        self.check("extension Orientable", 'get { property("label").value }', ['GtkBox has no property "label"'])

    def test_finds_a_written_property_that_is_read_only(self):
        self.check("extension Label", 'get { property("parent").value }', [])
        self.check("extension Label", 'set { property("parent").value = newValue }', ['the property "parent" of GtkLabel cannot be written'])

    def test_checks_other_objects_by_name_only(self):
        self.check("extension Label", 'a.property("spacing").value', [])
        self.check("extension Label", 'a?.connect("notify::spacings")', ['no class has a property "spacings"'])

    def test_checks_a_newer_class_against_its_replacement(self):
        self.check("extension Banner", 'get { property("title").value }', [])
        self.check("extension Banner", 'get { property("titel").value }', ['AdwBanner has no property "titel"'])

    def test_ignores_comments(self):
        self.check("extension Label", '// property("text")', [])


if __name__ == "__main__":
    unittest.main()
