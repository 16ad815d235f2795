"""Tests/Unsteady.tsv, the list of tests that failed and then passed without a change. Only a commit that fixes the
cause, and explains it, may remove a name."""
import datetime
import fcntl
from dataclasses import dataclass
from pathlib import Path

# The largest number of names in the list.
MOST = 3
HEADER = "# date\tname\twhere\truns (CI appends lines; remove a line only in a commit that explains the cause)\n"


@dataclass(frozen=True)
class Unsteady:
    name: str
    failures: int
    runs: int
    log: str
    where: str = ""

    def __str__(self):
        return f"unsteady: {self.name}, {self.failures} of {self.runs} runs failed (log: {self.log})"


class Ledger:
    def __init__(self, path):
        self.path = Path(path)

    def lines(self):
        if not self.path.exists():
            return []
        return [line for line in self.path.read_text().splitlines() if line and not line.startswith("#")]

    def names(self):
        return [line.split("\t")[1] for line in self.lines()]

    def add(self, found):
        """Appends the found tests to the list. Returns the list's faults, which make CI fail. Locks the file, because
        the runs on several releases of Debian may write to it at the same time."""
        with open(self.path, "a+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            if self.path.stat().st_size == 0:
                file.write(HEADER)
            listed = self.names()
            today = datetime.date.today().isoformat()
            for each in found:
                file.write(f"{today}\t{each.name}\t{each.where}\t{each.failures} of {each.runs}\n")
        return self.faults(listed, [each.name for each in found])

    def faults(self, listed, found):
        faults = [f"{name} is unsteady again, and is still in {self.path}" for name in found if name in listed]
        if len(set(listed + found)) > MOST:
            faults.append(f"{len(set(listed + found))} names in {self.path}, but at most {MOST} are allowed")
        return faults
