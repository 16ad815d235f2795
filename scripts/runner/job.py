"""What the runner starts: a build, some tests of a bundle, a script. Each knows its command, and what its end means."""
import re
from dataclasses import dataclass, field, replace

from results import FAILED, PASSED, SKIPPED, Reading, Result, read_events, read_xctest, tail

SKIP = 77
# Without a word for so long a job is taken for stuck.
QUIET = 300.0
# The key of what compiles, one at a time.
BUILD = "build"
# The part of all cores that a build uses.
BUSY = 0.95


@dataclass
class End:
    """How a process ended: its exit status, below zero a signal, and what it used."""

    status: int
    seconds: float
    cpu: float = 0.0
    is_stuck: bool = False


@dataclass
class Job:
    """Something to run. Its name is that of its log and, in the table of times, of the cores it uses."""

    name: str
    command: list
    environment: dict = field(default_factory=dict)
    cores: float = 0.5
    seconds: float = 10.0
    quiet: float = QUIET
    # Jobs that share a key run one after the other.
    key: str = ""
    # Ran once these jobs, by name, have ended well.
    after: list = field(default_factory=list)
    # Which configuration it is of, in the list of what is unsteady.
    where: str = ""
    # How often it may start, where it gets stuck before it has ended.
    attempts: int = 1
    # What its log may not contain, whatever its tests say.
    forbidden: str = ""
    # Makes the jobs that can be known only once this one has ended well.
    then: object = None
    # Lines of its log that are shown once it has ended.
    shown: str = ""
    # Its part in a table of times, where several jobs are of one kind.
    kind: str = ""

    def argv(self, _files):
        return self.command

    def read(self, _files):
        return Reading(running=[self.name])

    def settle(self, files, end):
        """Its results, and the job that goes on where it stopped."""
        if end.is_stuck and self.attempts > 1:
            return [], self.again(attempts=self.attempts - 1, name=f"{self.name}, again since it got stuck")
        results, rest = self.outcome(files, end)
        found = [line for line in files.log_text().splitlines() if self.forbidden and re.search(self.forbidden, line)]
        if found:
            results = [*results, Result(f"{self.name}: {self.forbidden}", FAILED, 0, tuple(found[:40]), is_final=True)]
        return results, rest

    def outcome(self, files, end):
        """Its results, and the job that runs the tests it did not come to."""
        return [Result(self.name, self.verdict(end), end.seconds, self.why(files, end))], None

    def verdict(self, end):
        return SKIPPED if end.status == SKIP else PASSED if end.status == 0 else FAILED

    def why(self, files, end):
        if self.verdict(end) == SKIPPED:
            return tail(files.log_text(), 1)
        return () if end.status == 0 else (reason(end, self.quiet), *tail(files.log_text()))

    def alone(self, _test):
        """A job that runs one failed test of this one again."""
        return self.again()

    def again(self, **changes):
        return replace(self, after=[], then=None, **changes)


def reason(end, quiet):
    if end.is_stuck:
        return f"nothing happened for {quiet:.0f} s"
    return f"ended by signal {-end.status}" if end.status < 0 else f"ended with status {end.status}"


@dataclass
class Build(Job):
    """Compiles, or does something else that is no test: only its failure counts as one."""

    def outcome(self, files, end):
        if end.status == 0:
            return [], None
        errors = tuple(line for line in files.log_text().splitlines() if re.search(r"\berror: ", line))
        lines = (reason(end, self.quiet), *errors[:20], *tail(files.log_text()))
        return [Result(self.name, FAILED, end.seconds, lines, is_final=True)], None


# SwiftPM keeps traits in a set, writes them into the compiler's command line in the order of that set, and compiles all anew where that is
# another one.
ORDERED = {"SWIFT_DETERMINISTIC_HASHING": "1"}


def swift_build(name, scratch, options, cores, environment=(), **more):
    command = ["swift", "build", "--build-tests", "--scratch-path", scratch, *options]
    return Build(name, command, {**ORDERED, **dict(environment)}, cores=cores * BUSY, key=BUILD, quiet=900, **more)


@dataclass
class XCTests(Job):
    """Tests of a bundle of XCTest, by name, in a process of their own. One test in it runs at a time."""

    bundle: str = ""
    tests: list = field(default_factory=list)

    def argv(self, _files):
        return [*self.command, self.bundle, ",".join(self.tests)]

    def read(self, files):
        return read_xctest(files.log_text(), self.tests)

    def outcome(self, files, end):
        reading = self.read(files)
        results = list(reading.results)
        for name in reading.running:
            results.append(Result(name, FAILED, 0, (reason(end, self.quiet), *tail(reading.said))))
        left = [name for name in self.tests if name not in {result.name for result in results}]
        if left and not reading.running and len(left) == len(self.tests):
            # It did not come to any test: it would not the next time.
            return [Result(self.name, FAILED, end.seconds, ("no test ran", *self.why(files, end)))], None
        if end.status != 0 and not any(result.verdict == FAILED for result in results):
            results.append(Result(self.name, FAILED, end.seconds, self.why(files, end)))
        return results, self.again(tests=left, name=f"{self.name}, the rest") if left else None

    def alone(self, test):
        # Where the process failed and no test in it, all of it runs again.
        return self.again(tests=[test] if test in self.tests else self.tests)


@dataclass
class SwiftTests(Job):
    """Tests of Swift Testing in a bundle, by patterns. They run side by side in the process."""

    bundle: str = ""
    filters: list = field(default_factory=list)
    skips: list = field(default_factory=list)
    options: list = field(default_factory=list)

    def argv(self, files):
        patterns = [word for each in self.filters for word in ("--filter", each)] + [word for each in self.skips for word in ("--skip", each)]
        return [*self.command, self.bundle, "--testing-library", "swift-testing", *patterns, *self.options,
                "--event-stream-output-path", str(files.events)]

    def read(self, files):
        return read_events(files.events_text())

    def outcome(self, files, end):
        reading = self.read(files)
        if not reading.results and not reading.running:
            return [Result(self.name, FAILED, end.seconds, ("no test ran", *self.why(files, end)))], None
        results, left = list(reading.results), reading.left()
        if "--no-parallel" in self.options:
            results += [Result(name, FAILED, 0, self.why(files, end)) for name in reading.running]
            left = [name for name in left if name not in reading.running]
        elif left:
            # Which of those that ran stopped the process is known once they run one after the other.
            line = f"{len(reading.running)} tests were running; they and those that had not begun run one by one"
            results.append(Result(self.name, FAILED, end.seconds, (line, *self.why(files, end))))
        if end.status != 0 and not any(result.verdict == FAILED for result in results):
            results.append(Result(self.name, FAILED, end.seconds, self.why(files, end)))
        return results, self.one_by_one(left, f"{self.name}, the rest") if left else None

    def one_by_one(self, tests, name):
        return self.again(filters=[exactly(test) for test in tests], skips=[], options=["--no-parallel"], name=name)

    def alone(self, test):
        return self.again() if test == self.name else self.one_by_one([test], self.name)


def exactly(name):
    return f"^{re.escape(name)}$"
