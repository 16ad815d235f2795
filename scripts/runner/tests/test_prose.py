"""scripts/prose finds an example of each of its faults."""
import importlib.machinery
import importlib.util
import tempfile
import unittest
from pathlib import Path


def load():
    loader = importlib.machinery.SourceFileLoader("prose", str(Path(__file__).parents[2] / "prose"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("prose", loader))
    loader.exec_module(module)
    return module


prose = load()


class ProseTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name, "Example.swift")

    def write(self, text):
        self.file.write_text(text)
        return self.file

    def test_counts_stumbling_phrases_in_comments_only(self):
        file = self.write("/// A view of which one page is shown. It ends.\nlet text = \"of which\"\n")
        self.assertEqual(prose.count(file), (500, 2))
        self.assertEqual(len(list(prose.phrases(file))), 1)

    def test_reads_pages_without_their_code(self):
        page = self.file.with_suffix(".md")
        page.write_text("Whoever reads.\n```swift\n// whoever\n```\n")
        self.assertEqual(len(list(prose.phrases(page))), 1)

    def test_finds_a_long_comment(self):
        self.assertEqual(len(list(prose.faults(self.write("// " + "a" * 118 + "\n")))), 1)
        self.assertEqual(list(prose.faults(self.write("// " + "a" * 117 + "\n"))), [])

    def test_finds_an_unexplained_sendable(self):
        unsound = "final class A: @unchecked Sendable {}\n"
        self.assertEqual(len(list(prose.faults(self.write(unsound)))), 1)
        self.assertEqual(list(prose.faults(self.write("/// Sound: no state.\n" + unsound))), [])

    def test_finds_an_unsafe_cast(self):
        self.assertEqual(len(list(prose.faults(self.write("let a = unsafeBitCast(b, to: Int.self)\n")))), 1)
        self.assertEqual(list(prose.faults(self.write("// unsafeBitCast(b, to: Int.self)\n"))), [])

    def test_finds_a_file_that_the_tables_lack(self):
        page = self.file.with_suffix(".md")
        page.write_text("| file | without it |\n|---|---|\n| `Gate` | … |\n")
        lacking = list(prose.undescribed(page))
        self.assertTrue(any("Trampoline" in each for each in lacking))
        self.assertFalse(any("Delivery/Gate.swift" in each for each in lacking))


if __name__ == "__main__":
    unittest.main()
