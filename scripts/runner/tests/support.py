"""Support for the tests of the runner."""
import io
import os
import sys
import tempfile
import time
import unittest
import unittest.mock
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from job import Job, Step, SwiftTests, XCTests  # noqa: E402
from process import Process  # noqa: E402
from report import Report  # noqa: E402
from run import Run  # noqa: E402

BUNDLE = str(HERE / "fake_bundle.py")


class Clock:
    """A clock that jumps ahead by 500 seconds when a test hangs, so that no test depends on how soon a process
    starts."""

    def __init__(self, mark):
        self.mark, self.passed = mark, 0

    def __call__(self):
        if self.passed < 500 and self.mark.exists():
            self.passed += 100
        return time.monotonic() + self.passed


class RunnerTestCase(unittest.TestCase):
    """A test case with a folder of its own, which runs jobs without output."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.ledger = self.folder / "Unsteady.tsv"
        os.environ["FAKE_STATE"] = str(self.folder / "state")
        self.hangs = self.folder / "state.hangs"
        patch = unittest.mock.patch.object(Process, "clock", Clock(self.hangs))
        patch.start()
        self.addCleanup(patch.stop)
        self.out = io.StringIO()

    def run_jobs(self, *jobs, is_ci=False, cores=2):
        self.runner = Run(self.folder / "logs", is_ci, self.ledger, Report(self.out, io.StringIO()), cores)
        self.has_passed = self.runner.run(list(jobs))
        return self.runner.report.totals()

    def wait_for(self, what, condition, seconds=60):
        """Waits until the condition holds. Fails if it does not hold in time."""
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                self.fail(f"{what}: not within {seconds} s")
            time.sleep(0.05)

    def failed(self):
        return sorted(result.name for _, _, result in self.runner.report.failures)


def xctests(*words, **options):
    return XCTests("xctests", [], bundle=BUNDLE, tests=[f"M.Suite/{word}" for word in words], **options)


def swift_tests(*words, **options):
    names = ",".join(f"M.Suite/{word}()" for word in words)
    return SwiftTests("swift tests", [], {"FAKE_TESTS": names}, bundle=BUNDLE, **options)


def script(name, text, **options):
    return Job(name, ["bash", "-c", text], **options)
