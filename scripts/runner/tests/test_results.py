import subprocess
import sys
import unittest
import unittest.mock
from pathlib import Path

from support import RunnerTestCase, Step, script, swift_tests, xctests

import process  # noqa: E402


class Totals(RunnerTestCase):
    def test_xctest_is_counted(self):
        self.assertEqual(self.run_jobs(xctests("passes", "fails", "skips")), "1 passed, 1 failed, 1 skipped")
        self.assertEqual(self.failed(), ["M.Suite/fails"])
        self.assertIn("T.swift:7: error: Suite.fails : it is wrong", self.out.getvalue())

    def test_swift_testing_is_counted(self):
        self.assertEqual(self.run_jobs(swift_tests("passes", "fails", "skips")), "1 passed, 1 failed, 1 skipped")
        self.assertIn("M/T.swift:9: issueRecorded", self.out.getvalue())

    def test_a_script_is_one_test(self):
        jobs = [script("good", "exit 0"), script("bad", "echo because; exit 3"), script("left out", "echo no browser; exit 77")]
        self.assertEqual(self.run_jobs(*jobs), "1 passed, 1 failed, 1 skipped")
        for words in ("ended with status 3", "because", "no browser"):
            self.assertIn(words, self.out.getvalue())

    def test_nothing_failed_is_a_success(self):
        self.run_jobs(xctests("passes", "skips"))
        self.assertTrue(self.has_passed)

    def test_a_failure_is_none(self):
        self.run_jobs(xctests("passes", "fails"))
        self.assertFalse(self.has_passed)

    def test_a_run_without_tests_fails(self):
        self.run_jobs()
        self.assertFalse(self.has_passed)

    def test_a_bundle_without_tests_fails(self):
        self.assertEqual(self.run_jobs(swift_tests("passes", filters=["nothing"])), "0 passed, 1 failed, 0 skipped")


class Crashes(RunnerTestCase):
    def test_the_running_test_failed_and_the_rest_runs(self):
        self.assertEqual(self.run_jobs(xctests("a_passes", "b_crashes", "c_passes", "d_passes")), "3 passed, 1 failed, 0 skipped")
        self.assertEqual(self.failed(), ["M.Suite/b_crashes"])
        self.assertIn("ended by signal 11", self.out.getvalue())

    def test_two_crashes_are_two_failures(self):
        self.assertEqual(self.run_jobs(xctests("a_crashes", "b_passes", "c_crashes")), "1 passed, 2 failed, 0 skipped")

    def test_swift_testing_names_the_test_that_crashes(self):
        self.assertEqual(self.run_jobs(swift_tests("a_passes", "b_crashes", "c_passes")), "2 passed, 2 failed, 0 skipped")
        self.assertEqual(self.failed(), ["M.Suite/b_crashes()", "swift tests"])

    def test_a_build_that_fails_counts_and_leaves_out_what_needs_it(self):
        totals = self.run_jobs(Step("build", ["false"]), script("tests", "exit 0", after=["build"]))
        self.assertEqual(totals, "0 passed, 1 failed, 0 skipped")
        self.assertIn("tests: not run", self.out.getvalue())

    def test_a_build_that_succeeds_is_no_test(self):
        self.assertEqual(self.run_jobs(Step("build", ["true"]), script("tests", "exit 0", after=["build"])), "1 passed, 0 failed, 0 skipped")

    def test_a_process_that_fails_without_a_failed_test_counts(self):
        job = xctests("passes")
        job.command = ["bash", "-c", '"$@"; exit 5', "bash"]
        self.assertEqual(self.run_jobs(job), "1 passed, 1 failed, 0 skipped")


class Limits(RunnerTestCase):
    def test_a_test_that_hangs_fails_and_the_rest_runs(self):
        self.assertEqual(self.run_jobs(xctests("a_hangs", "b_passes")), "1 passed, 1 failed, 0 skipped")
        self.assertEqual(self.failed(), ["M.Suite/a_hangs"])
        self.assertIn("no output for at least", self.out.getvalue())

    def test_what_may_get_stuck_starts_again(self):
        stuck = script("stuck", f"test -e {self.hangs} && exit; touch {self.hangs}; sleep 3600", attempts=2)
        self.assertEqual(self.run_jobs(stuck), "1 passed, 0 failed, 0 skipped")

    def test_what_tells_of_progress_is_not_stopped(self):
        self.assertEqual(self.run_jobs(script("slow", "for i in {1..12}; do sleep 0.5; echo $i; done", quiet=5)), "1 passed, 0 failed, 0 skipped")

    def test_what_computes_in_silence_has_longer(self):
        busy = script("busy", f"touch {self.hangs}; for i in {{1..400000}}; do :; done")
        with unittest.mock.patch.object(process, "seconds_used", self.used_more):
            self.assertEqual(self.run_jobs(busy), "1 passed, 0 failed, 0 skipped")

    def used_more(self, _session):
        self.used = getattr(self, "used", 0) + 100
        return self.used

    def test_nothing_of_a_stopped_job_is_left(self):
        mark = self.folder / "mark"
        self.run_jobs(script("stuck", f"sleep 3600 & echo $! >{mark}; touch {self.hangs}; wait"))
        left = Path("/proc", mark.read_text().strip(), "stat")
        self.wait_for("the job's process ends", lambda: is_ended(left))

    def test_what_a_stuck_job_has_printed_counts_though_it_starts_again(self):
        race = f"test -e {self.hangs} && exit; echo 'WARNING: ThreadSanitizer: data race'; touch {self.hangs}; sleep 3600"
        totals = self.run_jobs(script("races", race, attempts=2, forbidden="WARNING: ThreadSanitizer"))
        self.assertEqual(totals, "1 passed, 1 failed, 0 skipped")
        self.assertIn("    WARNING: ThreadSanitizer: data race", self.out.getvalue())

    def test_a_stuck_job_that_ends_with_status_0_fails(self):
        self.assertEqual(self.run_jobs(script("stuck", self.ends_with(0))), "0 passed, 1 failed, 0 skipped")

    def test_a_stuck_job_that_ends_as_if_skipped_fails(self):
        self.assertEqual(self.run_jobs(script("stuck", self.ends_with(77))), "0 passed, 1 failed, 0 skipped")

    def test_a_stuck_build_fails_and_leaves_out_what_needs_it(self):
        build = Step("build", ["bash", "-c", self.ends_with(0)], make_follow_ups=lambda: [script("made", "exit 0")])
        self.assertEqual(self.run_jobs(build, script("tests", "exit 0", after=["build"])), "0 passed, 1 failed, 0 skipped")

    def ends_with(self, status):
        """A command that is stuck, and ends with this status when it gets SIGTERM."""
        return f"trap 'exit {status}' TERM; touch {self.hangs}; sleep 3600 & wait"

    def test_the_time_of_an_ended_child_counts(self):
        child = "import time\nwhile time.process_time() < 0.3: pass"
        command = ["bash", "-c", f"{sys.executable} -c '{child}'; echo ended; read -r _"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True) as parent:
            parent.stdout.readline()
            self.assertGreater(process.seconds_used(parent.pid), 0.2)
            parent.stdin.close()


def is_ended(stat):
    """Whether a process has ended, by its file in /proc. A process that nobody has awaited is a zombie."""
    try:
        return stat.read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


if __name__ == "__main__":
    unittest.main()
