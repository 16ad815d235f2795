"""Runs the jobs of a plan. In CI, runs failed tests again. Measures times, and prints the failures and the unsteady
tests."""
import dataclasses
import platform
import statistics
from pathlib import Path

from job import XCTests
from report import Report
from results import FAILED, PASSED, verdict
from schedule import Schedule
from timings import Timings
from unsteady import Ledger, Unsteady

# The maximum number of times a failed test runs again.
MAX_RERUNS = 3
# If more tests than this fail, none runs again, because so many unsteady tests are unlikely.
MAX_RERUN_TESTS = 10
# If another run of a failed test passes and takes more seconds than this, the test does not run again.
LONG_RUN = 60.0


class Run:
    """A run. If `is_ci` is true, failed tests run again. The files of the jobs are written into `folder`."""

    def __init__(self, folder, is_ci=False, ledger="Tests/Unsteady.tsv", report=None, cores=None):
        self.folder, self.is_ci = Path(folder), is_ci
        self.ledger, self.report = Ledger(ledger), report or Report()
        self.schedule = Schedule(self.folder, self.report, cores)
        self.measured, self._cores, self.faults, self.unsteady = Timings(), {}, [], []

    def run(self, jobs):
        """Runs the jobs. Returns whether tests ran, none failed, and this run added no
        fault to the list of unsteady tests."""
        for job, _, end, results in self.schedule.run(jobs):
            self._measure(job, end, results)
        if self.is_ci:
            self._run_failures_again()
        self._print_summary()
        ran = self.report.counts["passed"] > 0 or self.report.counts["failed"] > 0
        return ran and not self.report.counts[FAILED] and not self.faults

    def _measure(self, job, end, results):
        for result in results:
            # Records each XCTest test that did not fail. Swift Testing's tests have no entries, because they run in
            # parallel and wait for each other. Tests in other configurations have none, because their times differ.
            # Below, each kind of job that succeeds and takes over 1 s gets an entry.
            if isinstance(job, XCTests) and result.verdict != FAILED and result.name != job.name and not job.configuration:
                self.measured.seconds[result.name] = result.seconds
        if end.is_success() and end.seconds > 1:
            kind = job.kind or job.name
            self._cores.setdefault(kind, []).append(end.cpu / end.seconds)
            self.measured.cores[kind] = statistics.mean(self._cores[kind])
            self.measured.seconds[kind] = self.measured.seconds.get(kind, 0) + end.seconds

    def _run_failures_again(self):
        failures = [each for each in self.report.failures if not each[2].is_final]
        if len(failures) > MAX_RERUN_TESTS:
            self.report.line(f"==> {len(failures)} failed: too many to run them again")
            return
        for job, files, result in failures:
            outcomes = self._outcomes_again(job, result)
            if PASSED in outcomes:
                failed = 1 + outcomes.count(FAILED)
                self.unsteady.append(Unsteady(result.name, failed, 1 + len(outcomes), str(files.log), f"{release()} {job.configuration}".strip()))
                self.report.passed_again(result)
        if self.unsteady:
            self.faults += self.ledger.add(self.unsteady)

    def _outcomes_again(self, job, result):
        """Runs a test up to three times. Returns the verdict of each run. Stops after a long run that passes."""
        outcomes = []
        for attempt in range(1, MAX_RERUNS + 1):
            again = dataclasses.replace(job.alone(result.name), name=f"{result.name}, run {attempt + 1}")
            # A separate report, so that no test counts twice.
            ended = list(Schedule(self.folder, Report(out=NullStream(), terminal=NullStream())).run([again]))
            results = [each for *_, results in ended for each in results]
            outcomes.append(verdict(results))
            self.report.line(f"==> {again.name}: {outcomes[-1]}")
            if outcomes[-1] == PASSED and sum(end.seconds for _, _, end, _ in ended) > LONG_RUN:
                break
        return outcomes

    def _print_summary(self):
        self.report.print_failures()
        for line in self.ledger.lines():
            self.report.line(f"in {self.ledger.path}: " + line.replace("\t", "  "))
        for each in [*self.unsteady, *self.faults]:
            self.report.line(str(each))


def release():
    """Returns the name of this distribution, such as "Debian GNU/Linux 12 (bookworm)"."""
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return platform.system()


class NullStream:
    def write(self, _text):
        pass

    def flush(self):
        pass

    def isatty(self):
        return False
