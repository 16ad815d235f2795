#!/usr/bin/env python3
"""Follows each tutorial word for word in a fresh folder: writes its files, runs its commands, and checks that the
output is as the page says. A step `swift run` must show a window. No step may warn.

`tutorials.py NAME` follows one tutorial. `--stay FOLDER` keeps its package in FOLDER.
"""
import contextlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

import packages

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGES = ROOT / "Sources/RxGTK/RxGTK.docc/Tutorials"
# The folders that the tutorials make beside the copy of this package, and the home folder of their commands.
MADE = ["Counter", "Feed", "Reader", "home"]
# The number of seconds for which a command may print nothing.
PATIENCE = 600


class Failure(Exception):
    """A step does not work as the page says."""


def steps(page):
    """The code blocks of a page, in order: (line, kind, file or None, text)."""
    lines = page.read_text().split("\n")
    found, index = [], 0
    while index < len(lines):
        fence = re.fullmatch(r"```(\w*)", lines[index])
        if fence:
            end = lines.index("```", index + 1)
            name = re.fullmatch(r"`([^`]+)`:", lines[index - 2])
            found.append((index + 1, fence[1], name and name[1], "\n".join(lines[index + 1 : end]) + "\n"))
            index = end
        index += 1
    return found


def run_watched(command, environment):
    """Runs a command, and prints a line of its output every few seconds, so that a slow build is not stopped.

    Returns its status, its standard output, and its output with errors."""
    program = subprocess.Popen(
        command, env=environment, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True)
    texts, last = {program.stdout: [], program.stderr: []}, {"line": time.monotonic(), "print": 0.0}

    def read(stream):
        for line in stream:
            texts[stream].append(line)
            last["line"] = time.monotonic()
            if last["line"] - last["print"] > 5:
                last["print"] = last["line"]
                print("    " + line.rstrip(), flush=True)

    readers = [threading.Thread(target=read, args=[stream]) for stream in texts]
    for reader in readers:
        reader.start()
    while program.poll() is None:
        if time.monotonic() - last["line"] > PATIENCE:
            os.killpg(program.pid, signal.SIGKILL)
            raise Failure(f"the command printed nothing for {PATIENCE} s")
        time.sleep(0.1)
    for reader in readers:
        reader.join()
    output, errors = ("".join(texts[stream]) for stream in (program.stdout, program.stderr))
    return program.returncode, output, output + errors


def end(program):
    """Ends a program and all that it has started. Returns its output, and whether SIGTERM was enough."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, number)
        try:
            return program.communicate(timeout=60)[0], number == signal.SIGTERM
        except subprocess.TimeoutExpired:
            pass
    return "", False


class Follower:
    def __init__(self, name, folder):
        self.name, self.place, self.folder = name, folder, folder
        self.pictures = 0
        # `make install` installs into this home folder. CI is set because no test of a window may be skipped.
        self.environment = {**os.environ, "HOME": str(folder / "home"), "CI": "true"}
        (folder / "home").mkdir()

    def follow(self, step, following):
        line, kind, file, text = step
        start = time.monotonic()
        if file:
            path = self.place / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        elif kind == "sh":
            self.type(text, following[3] if following and not following[1] and not following[2] else None)
        elif kind:
            raise Failure(f"a block of {kind} has no file")
        else:
            return
        print(f"{self.name}:{line}: {file or text.strip().splitlines()[-1]}: {time.monotonic() - start:.1f} s", flush=True)

    def type(self, text, expected):
        *before, last = text.strip().split("\n")
        if last == "swift run":
            self.run("\n".join(before + ["swift build"]))
            self.show_window()
            return
        output = self.run(text)
        if expected is not None and output != expected:
            raise Failure(f"the command prints {output!r}, but the page says {expected!r}")
        if last == "swift test" and re.search(r"\bskipped\b", output):
            raise Failure(f"a test was skipped:\n{output}")

    def surroundings(self):
        """The environment of a command. Packages with other traits are built in another folder."""
        if self.folder != packages.FOLDER:
            return self.environment
        manifest = self.place / "Package.swift"
        return {**self.environment, **packages.environment(not manifest.exists() or '"GTK"' in manifest.read_text())}

    def run(self, text):
        """Runs lines in a shell. The next lines start in the folder in which these lines end."""
        script = f"set -euo pipefail\ncd '{self.place}'\n{text}\npwd >'{self.folder}/place'\n"
        status, output, everything = run_watched(["bash", "-c", script], self.surroundings())
        if status != 0:
            raise Failure(f"{text.strip()!r} ends with {status}:\n{everything[-3000:]}")
        warnings = [line for line in everything.split("\n") if "warning: " in line]
        if warnings:
            raise Failure(f"{text.strip()!r} warns:\n" + "\n".join(warnings))
        self.place = pathlib.Path((self.folder / "place").read_text().strip())
        return output

    def show_window(self):
        program = subprocess.Popen(
            ["swift", "run", "--skip-build"], cwd=self.place, env=self.surroundings(), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
        try:
            search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{self.place.name}$"]
            subprocess.run(search, check=True, timeout=PATIENCE, capture_output=True)
            folder = os.environ.get("SCREENSHOTS")
            if folder:
                time.sleep(2.5)
                self.pictures += 1
                picture = f"tutorial_{self.place.name}_{self.pictures}.png"
                subprocess.run(["import", "-window", "root", os.path.join(folder, picture)], check=True)
        except (subprocess.TimeoutExpired, subprocess.CalledProcessError) as failure:
            raise Failure(f"no window is shown: {failure}")
        finally:
            output, ends = end(program)
        if not ends:
            raise Failure("the program does not end within 60 s after SIGTERM")
        if re.search("WARNING|CRITICAL", output):
            raise Failure(f"the program complains:\n{output}")


def follow(page, folder):
    follower, blocks = Follower(page.name, folder), steps(page)
    if not any(kind == "sh" for _, kind, _, _ in blocks):
        raise Failure("the page has no command")
    for index, step in enumerate(blocks):
        try:
            follower.follow(step, blocks[index + 1] if index + 1 < len(blocks) else None)
        except Failure as failure:
            sys.exit(f"{page.relative_to(ROOT)}:{step[0]}: {failure}")


stay = None
arguments = sys.argv[1:]
if arguments[:1] == ["--stay"]:
    stay, arguments = pathlib.Path(arguments[1]), arguments[2:]
pages = [PAGES / f"{name}.md" for name in arguments] or sorted(PAGES.glob("*.md"))
if not pages:
    sys.exit(f"no tutorial in {PAGES}")
for page in pages:
    start = time.monotonic()
    if stay:
        folder = pathlib.Path(tempfile.mkdtemp(dir=stay))
        packages.copy_to(folder / "swift-reactor")
    else:
        folder = packages.prepare(*MADE)
    try:
        follow(page, folder)
    finally:
        if not stay:
            packages.remove(*MADE)
    print(f"{page.name}: every step works; {time.monotonic() - start:.0f} s", flush=True)
