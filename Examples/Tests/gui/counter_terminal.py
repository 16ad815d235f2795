#!/usr/bin/python3
"""Types into the counter in a terminal, and reads its output."""
import os
import pty
import select
import subprocess
import sys
import time


DEADLINE = 120  # seconds, for a busy machine


class Session:
    """A program with its own terminal."""

    def __init__(self, program):
        self.terminal, other = pty.openpty()
        self.process = subprocess.Popen([program], stdin=other, stdout=other, close_fds=True)
        os.close(other)
        self.seen = ""

    def type(self, line):
        os.write(self.terminal, (line + "\n").encode())

    def expect(self, text, deadline=DEADLINE):
        """Reads on until `text` appears after the previously expected text."""
        end = time.monotonic() + deadline
        while text not in self.seen:
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.monotonic()))
            if not ready:
                sys.exit(f"failed: {text!r} was not shown, only {self.seen!r}")
            self.seen += os.read(self.terminal, 4096).decode()
        self.seen = self.seen.split(text, 1)[1]


session = Session(os.path.join(os.environ["EXAMPLES_BIN"], "counter-terminal"))
session.expect("Welcome   0")
session.type("+")
session.expect("Welcome   0  …")
session.expect("Welcome   1")
session.type("s")
session.expect("User name")
session.type("Ada")
session.expect("Hello, Ada   1")
session.type("s")
session.expect("User name (Ada)")
session.type("")
session.type("-")
session.expect("Hello, Ada   0")
session.type("q")
if session.process.wait(timeout=DEADLINE) != 0:
    sys.exit(f"failed: it ended with status {session.process.returncode}")
print("passed: the terminal counts, greets and quits")
