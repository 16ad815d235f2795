"""Reads the files, and determines their changes and the places to look at."""

import dataclasses
import pathlib

from migration import findings, imports, renames


@dataclasses.dataclass
class Outcome:
    """The old and new text of a file, with its findings. `new` is None if the file cannot be read."""
    path: pathlib.Path
    old: str = ""
    new: str | None = None
    findings: list = dataclasses.field(default_factory=list)
    apple_ui_imports: int = 0

    @property
    def is_changed(self):
        return self.new is not None and self.new != self.old


def migrate(path):
    return [outcome(file) for file in swift_files(path)]


def outcome(file):
    try:
        # Reads bytes, so that line endings stay unchanged.
        old = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        return Outcome(file)
    new = imports.replaced(renames.renamed(old))
    return Outcome(file, old, new, list(findings.found(new)), findings.count_apple_ui_imports(new))


def swift_files(path):
    if path.is_file():
        return [path]
    return sorted(
        file for file in path.rglob("*.swift")
        if file.is_file() and not any(part.startswith(".") for part in file.relative_to(path).parts))
