"""`packages.py NAME...`: copies this package, including uncommitted changes, to .build/packages/swift-reactor, for
packages that tests make beside it. Prints the folder .build/packages. Copies only changed files, so that the library is
compiled once for all such packages. Removes the folders NAME in .build/packages."""
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / ".build/packages"
COPIED = ["Package.swift", "Plugins", "Sources", "Tests"]


def is_same(file, copy):
    """Whether both files have the same size and modification time. A copy keeps the time."""
    if not copy.is_file():
        return False
    old, new = copy.stat(), file.stat()
    return (old.st_size, old.st_mtime_ns) == (new.st_size, new.st_mtime_ns)


def copy_to(clone):
    """Updates a copy of this package."""
    files = [file for name in COPIED for file in [ROOT / name, *(ROOT / name).rglob("*")] if file.is_file()]
    for file in files:
        copy = clone / file.relative_to(ROOT)
        if not is_same(file, copy):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy)
    wanted = {clone / file.relative_to(ROOT) for file in files}
    for copy in sorted(clone.rglob("*"), reverse=True):
        if copy.is_file() and copy not in wanted:
            copy.unlink()
        elif copy.is_dir() and not any(copy.iterdir()):
            copy.rmdir()


def prepare(*names):
    """Updates the copy, removes the packages `names`, and returns the folder of all packages."""
    copy_to(FOLDER / "swift-reactor")
    remove(*names)
    return FOLDER


def remove(*names):
    for name in names:
        shutil.rmtree(FOLDER / name, ignore_errors=True)


def environment(has_gtk):
    """The environment in which SwiftPM builds all such packages in one folder and orders their traits the same. There
    is one folder for each set of traits."""
    return {"SWIFTPM_BUILD_DIR": str(FOLDER / ("build-gtk" if has_gtk else "build")), "SWIFT_DETERMINISTIC_HASHING": "1"}


if __name__ == "__main__":
    print(prepare(*sys.argv[1:]))
