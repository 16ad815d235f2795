"""Writes or checks the files of Sources/Rx/Generated. Each of several scripts has files of its own."""
import pathlib
import subprocess
import sys
import tempfile
import textwrap

from sources import preconcurrency

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OUTPUT = ROOT / "Sources/Rx/Generated"


def documentation(paragraphs, indentation=4):
    """The lines of a doc comment of at most 120 columns. An empty paragraph is an empty line."""
    margin = " " * indentation + "/// "
    return "\n".join(
        (margin + line).rstrip() for text in paragraphs
        for line in textwrap.wrap(
            text, 120 - len(margin), subsequent_indent=hanging(text), break_on_hyphens=False) or [""])


def hanging(text):
    """The indentation of a list item's second line."""
    return " " * (text.index("- ") + 2) if text.lstrip().startswith("- ") else ""


def main(script, usage, files, arguments):
    """Writes the script's files, which are pairs of a name and a text. With `--check`, writes nothing, and fails if the
    files in the folder differ."""
    if arguments not in ([], ["--check"]):
        sys.exit(usage)
    head = f"// Written by scripts/{script}.\n\n"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, text in files:
            (folder / f"{file}.swift").write_text(preconcurrency.marked(head + text))
        command = ["swift", "format", "--in-place", "--configuration", ROOT / ".swift-format", *folder.glob("*.swift")]
        subprocess.run(command, check=True)
        new = {path.name: path.read_text() for path in folder.iterdir()}
    old = {path.name: path.read_text() for path in OUTPUT.glob("*.swift") if path.read_text().startswith(head)}
    if arguments:
        for file in sorted(file for file in {*old, *new} if old.get(file) != new.get(file)):
            sys.exit(f"error: Sources/Rx/Generated/{file} differs from the output of scripts/{script}: run it")
        return
    for file in {*old} - {*new}:
        (OUTPUT / file).unlink()
    for file, text in new.items():
        (OUTPUT / file).write_text(text)
