"""The jobs of the runner: a step such as a build, some tests of a bundle, or a script. Each has a command, and
interprets how its process ended."""
import os
import re
from dataclasses import dataclass, field, replace

from results import FAILED, PASSED, SKIPPED, Reading, Result, read_events, read_xctest, tail

SKIP = 77
# A job is stuck if it prints nothing for this many seconds. A job that uses the processor has longer; see process.py.
QUIET = 300.0
# The key of jobs that keep all cores busy, such as builds. They run one at a time.
BUILD = "build"
# The share of all cores that such a job uses.
BUSY = 0.95


@dataclass
class End:
    """How a process ended: its exit status (a negative number is a signal) and the time it used."""

    status: int
    seconds: float
    cpu: float = 0.0
    is_stuck: bool = False

    def is_success(self):
        # A stuck process may end with status 0 when it gets SIGTERM.
        return self.status == 0 and not self.is_stuck


@dataclass
class Job:
    """A job to run. Its log has its name. Its entry in the table of times has the name `kind`, or the job's name if
    `kind` is empty."""

    name: str
    command: list
    environment: dict = field(default_factory=dict)
    cores: float = 0.5
    seconds: float = 10.0
    quiet: float = QUIET
    # Jobs with the same key run one after the other. Jobs with an empty key are not restricted.
    key: str = ""
    # The names of the jobs that have to succeed before this job starts.
    after: list = field(default_factory=list)
    # The name of the configuration that the job tests, such as "optimised". Empty for the usual one.
    configuration: str = ""
    # How often the job may start if it gets stuck.
    attempts: int = 1
    # A pattern that makes the job fail if its log contains it, even if its tests pass.
    forbidden: str = ""
    # Makes the follow-up jobs, which are known only after this job has succeeded.
    make_follow_ups: object = None
    # A pattern for lines of the log that are shown after the job has ended.
    shown: str = ""
    # The name of the entry in the table of times, if several jobs share one.
    kind: str = ""

    def argv(self, _files):
        return self.command

    def read(self, _files):
        return Reading(running=[self.name])

    def settle(self, files, end):
        """Returns the results, and a job for the tests that did not run. Of a stuck job with attempts left, returns the
        same job again, and no result except for the forbidden pattern."""
        if end.is_stuck and self.attempts > 1:
            results, rest = [], self.again(attempts=self.attempts - 1, name=f"{self.name}, restarted (was stuck)")
        else:
            results, rest = self.outcome(files, end)
        found = [line for line in files.log_text().splitlines() if self.forbidden and re.search(self.forbidden, line)]
        if found:
            results = [*results, Result(f"{self.name}: {self.forbidden}", FAILED, 0, tuple(found[:40]), is_final=True)]
        return results, rest

    def outcome(self, files, end):
        """Returns the results, and a job for the tests that did not run."""
        return [Result(self.name, self.verdict(end), end.seconds, self.details(files, end))], None

    def verdict(self, end):
        return PASSED if end.is_success() else SKIPPED if end.status == SKIP and not end.is_stuck else FAILED

    def details(self, files, end):
        if self.verdict(end) == SKIPPED:
            return tail(files.log_text(), 1)
        return () if end.is_success() else (reason(end, self.quiet), *tail(files.log_text()))

    def alone(self, _test):
        """Returns a job that runs one failed test of this job again."""
        return self.again()

    def again(self, **changes):
        return replace(self, after=[], make_follow_ups=None, **changes)


def reason(end, quiet):
    if end.is_stuck:
        return f"stuck: no output for at least {quiet:.0f} s"
    return f"ended by signal {-end.status}" if end.status < 0 else f"ended with status {end.status}"


@dataclass
class Step(Job):
    """A step that is not a test, such as a build. It counts in the totals only if it fails."""

    def outcome(self, files, end):
        if end.is_success():
            return [], None
        errors = tuple(line for line in files.log_text().splitlines() if re.search(r"\berror: ", line))
        lines = (reason(end, self.quiet), *errors[:20], *tail(files.log_text()))
        return [Result(self.name, FAILED, end.seconds, lines, is_final=True)], None


# SwiftPM keeps traits in a set and writes them into the compiler's command line in the set's order. Another order would
# recompile everything.
ORDERED = {"SWIFT_DETERMINISTIC_HASHING": "1"}
# CI never rebuilds, so it does not need fast incremental builds. Each module is compiled as a whole, and line tables
# are the only debug information. That saves a fifth of a build's processor time.
ONCE = ["-debug-info-format", "none", *(
    word for option in ("-gline-tables-only", "-whole-module-optimization", "-num-threads", "2") for word in ("-Xswiftc", option))]


def swift_build(name, scratch, options, cores, environment=(), **more):
    command = ["swift", "build", "--build-tests", "--scratch-path", scratch, *options, *(ONCE if os.environ.get("CI") else [])]
    return Step(name, command, {**ORDERED, **dict(environment)}, cores=cores * BUSY, key=BUILD, quiet=900, **more)


@dataclass
class XCTests(Job):
    """XCTest tests of a bundle, by name, in one process, which runs one test at a time."""

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
            results.append(Result(name, FAILED, 0, (reason(end, self.quiet), *tail(reading.output))))
        left = [name for name in self.tests if name not in {result.name for result in results}]
        if left and not reading.running and len(left) == len(self.tests):
            # No test ran, so another attempt would fail too.
            return [Result(self.name, FAILED, end.seconds, ("no test ran", *self.details(files, end)))], None
        if not end.is_success() and not any(result.verdict == FAILED for result in results):
            results.append(Result(self.name, FAILED, end.seconds, self.details(files, end)))
        return results, self.again(tests=left, name=f"{self.name}, the rest") if left else None

    def alone(self, test):
        # If the process failed without a failed test, all its tests run again.
        return self.again(tests=[test] if test in self.tests else self.tests)


@dataclass
class SwiftTests(Job):
    """Swift Testing tests of a bundle, by patterns. They run in one process, in parallel unless `options` contains
    --no-parallel."""

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
            return [Result(self.name, FAILED, end.seconds, ("no test ran", *self.details(files, end)))], None
        results, left = list(reading.results), reading.remaining()
        if "--no-parallel" in self.options:
            results += [Result(name, FAILED, 0, self.details(files, end)) for name in reading.running]
            left = [name for name in left if name not in reading.running]
        elif left:
            # Running the tests one after the other shows which of them stopped the process.
            line = f"{len(reading.running)} tests were running when the process ended. Running these and the remaining tests one at a time"
            results.append(Result(self.name, FAILED, end.seconds, (line, *self.details(files, end))))
        if not end.is_success() and not any(result.verdict == FAILED for result in results):
            results.append(Result(self.name, FAILED, end.seconds, self.details(files, end)))
        return results, self.one_by_one(left, f"{self.name}, the rest") if left else None

    def one_by_one(self, tests, name):
        return self.again(filters=[exactly(test) for test in tests], skips=[], options=["--no-parallel"], name=name)

    def alone(self, test):
        return self.again() if test == self.name else self.one_by_one([test], self.name)


def exactly(name):
    return f"^{re.escape(name)}$"
