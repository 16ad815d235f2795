"""A run of a plan: its jobs, in CI what failed once more, the times it measured, and its totals."""
import dataclasses
import platform
import statistics
from pathlib import Path

from job import XCTests
from report import Report
from results import FAILED
from schedule import Schedule
from timings import Timings
from unsteady import Ledger, Unsteady

AGAIN = 3
# Where more fail, the cause is not that they are unsteady.
MOST_AGAIN = 10
LONG = 60.0


class Run:
    """`is_ci` has what failed run again. Files lie in `folder`."""

    def __init__(self, folder, is_ci=False, ledger="Tests/Unsteady.tsv", report=None, cores=None):
        self.folder, self.is_ci = Path(folder), is_ci
        self.ledger, self.report = Ledger(ledger), report or Report()
        self.schedule = Schedule(self.folder, self.report, cores)
        self.measured, self._cores, self.faults, self.unsteady = Timings(), {}, [], []

    def run(self, jobs):
        """Whether tests ran and none failed."""
        for job, _, end, results in self.schedule.run(jobs):
            self._measure(job, end, results)
        if self.is_ci:
            self._run_failures_again()
        self._tell()
        ran = self.report.counts["passed"] > 0 or self.report.counts["failed"] > 0
        return ran and not self.report.counts[FAILED] and not self.faults

    def _measure(self, job, end, results):
        for result in results:
            # Those of Swift Testing wait for each other; a sanitizer makes all slower.
            if isinstance(job, XCTests) and result.verdict != FAILED and result.name != job.name and not job.where:
                self.measured.seconds[result.name] = result.seconds
        if end.status == 0 and end.seconds > 1:
            kind = job.kind or job.name
            self._cores.setdefault(kind, []).append(end.cpu / end.seconds)
            self.measured.cores[kind] = statistics.mean(self._cores[kind])
            self.measured.seconds[kind] = self.measured.seconds.get(kind, 0) + end.seconds

    def _run_failures_again(self):
        failures = [each for each in self.report.failures if not each[2].is_final]
        if len(failures) > MOST_AGAIN:
            self.report.line(f"==> {len(failures)} failed: too many to run them again")
            return
        for job, files, result in failures:
            outcomes = self._outcomes_again(job, result)
            if any(outcomes):
                failed = 1 + outcomes.count(False)
                self.unsteady.append(Unsteady(result.name, failed, 1 + len(outcomes), str(files.log), f"{release()} {job.where}".strip()))
                self.report.passed_again(result)
        if self.unsteady:
            self.faults += self.ledger.add(self.unsteady)

    def _outcomes_again(self, job, result):
        """Whether it passed, in each of three runs; of what takes long, only until it has passed."""
        outcomes = []
        for attempt in range(1, AGAIN + 1):
            again = dataclasses.replace(job.alone(result.name), name=f"{result.name}, run {attempt + 1}")
            # With a report of its own, for it counts no test twice.
            ended = list(Schedule(self.folder, Report(out=Quiet(), terminal=Quiet())).run([again]))
            results = [each for *_, results in ended for each in results]
            outcomes.append(bool(results) and all(each.verdict != FAILED for each in results))
            self.report.line(f"==> {again.name}: {'passed' if outcomes[-1] else 'failed'}")
            if outcomes[-1] and sum(end.seconds for _, _, end, _ in ended) > LONG:
                break
        return outcomes

    def _tell(self):
        self.report.tell_failures()
        for line in self.ledger.lines():
            self.report.line(f"in {self.ledger.path}: " + line.replace("\t", "  "))
        for each in [*self.unsteady, *self.faults]:
            self.report.line(str(each))


def release():
    """The distribution that this is, as "debian 12"."""
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return platform.system()


class Quiet:
    def write(self, _text):
        pass

    def flush(self):
        pass

    def isatty(self):
        return False
