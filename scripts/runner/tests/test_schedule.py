import re
import subprocess
import sys
import unittest
import zlib
from pathlib import Path

from support import HERE, RunnerTestCase, script

from plan import GUI, Planner, plans  # noqa: E402
from plan_ci import ci, classes_with_threads  # noqa: E402
from timings import Timings, shards  # noqa: E402

ROOT = HERE.parents[2]


class Scheduling(RunnerTestCase):
    def test_what_waits_runs_side_by_side(self):
        # Each job waits until all have started.
        come = f"touch {self.folder}/$$.come; until [[ $(ls {self.folder} | grep -c come) == 8 ]]; do sleep 0.1; echo; done"
        self.assertEqual(
            self.run_jobs(*[script(f"waits {number}", come, cores=0.2, quiet=60) for number in range(8)]), "8 passed, 0 failed, 0 skipped")

    def test_what_computes_takes_turns(self):
        count = f"set -e; mkdir {self.folder}/turn; sleep 0.2; rmdir {self.folder}/turn"
        self.assertEqual(self.run_jobs(*[script(f"computes {number}", count, cores=2) for number in range(3)]), "3 passed, 0 failed, 0 skipped")

    def test_jobs_of_one_key_take_turns(self):
        count = f"set -e; mkdir {self.folder}/turn; sleep 0.2; rmdir {self.folder}/turn"
        self.assertEqual(
            self.run_jobs(*[script(f"builds {number}", count, cores=0.1, key="build") for number in range(3)]), "3 passed, 0 failed, 0 skipped")

    def test_what_follows_from_a_job_runs(self):
        self.assertEqual(self.run_jobs(script("build", "exit 0", make_follow_ups=lambda: [script("tests", "exit 0")])), "2 passed, 0 failed, 0 skipped")

    def test_what_runs_ends_with_the_runner(self):
        mark = self.folder / "mark"
        code = f"""
import sys
sys.path.insert(0, {str(HERE.parent)!r})
from job import Job
from report import Report
from schedule import Schedule
Schedule.stop_on_signals()
list(Schedule({str(self.folder)!r}, Report()).run([Job("waits", ["bash", "-c", "echo $$ >{mark}; sleep 3600"])]))
"""
        runner = subprocess.Popen([sys.executable, "-c", code])
        self.wait_for("the job starts", lambda: mark.exists() and mark.read_text())
        runner.terminate()
        self.assertEqual(runner.wait(), 143)
        self.assertFalse(Path("/proc", mark.read_text().strip()).exists())

    def test_a_picture_shows_the_screen_that_a_script_has_kept(self):
        made = """
import struct, sys
for name, level in ("Xvfb_screen0", 0), ("failed", 200):
    header = [0] * 25
    header[0], header[4], header[5], header[11], header[12] = 100, 1, 1, 32, 4
    open(sys.argv[1] + "/" + name, "wb").write(struct.pack(">25I", *header) + bytes([level] * 4))
"""
        (self.folder / "made.py").write_text(made)
        self.run_jobs(script("fails", f"{sys.executable} {self.folder}/made.py $TEST_DISPLAY; echo failed: it; exit 1"))
        picture = (self.folder / "logs" / "fails.png").read_bytes()
        pixels = picture[picture.index(b"IDAT") + 4:]
        self.assertEqual(zlib.decompressobj().decompress(pixels), b"\0" + bytes([200] * 3))

    def test_a_screen_that_cannot_be_read_is_reported(self):
        empty = script("empty", ": >$TEST_DISPLAY/Xvfb_screen0; echo failed: it; exit 1")
        # A folder has no bytes to read, like a screen that has just ended.
        gone = script("gone", "mkdir $TEST_DISPLAY/failed; echo failed: it; exit 1")
        self.assertEqual(self.run_jobs(empty, gone, script("good", "exit 0")), "1 passed, 2 failed, 0 skipped")
        for name in ("empty", "gone"):
            self.assertIn("\nno picture of the display: ", (self.folder / "logs" / f"{name}.log").read_text())

    def test_times_are_measured(self):
        self.run_jobs(script("waits", "sleep 1.2", kind="kind"))
        self.assertGreaterEqual(self.runner.measured.seconds["kind"], 1.2)
        self.assertLess(self.runner.measured.cores["kind"], 0.5)


class Shards(unittest.TestCase):
    times = Timings({"M.A/a": 30, "M.A/b": 30, "M.B/a": 10, "M.B/b": 10, "M.C/a": 20, "M.D/a": 20})
    names = sorted(times.seconds)

    def test_each_test_is_in_one_shard(self):
        found = [name for shard in shards([*self.names, "M.E/new"], self.times, 40) for name in shard]
        self.assertEqual(sorted(found), sorted([*self.names, "M.E/new"]))

    def test_shards_take_about_the_same(self):
        loads = [self.times.total(shard) for shard in shards(self.names, self.times, 40)]
        self.assertEqual(len(loads), 3)
        self.assertLessEqual(max(loads) - min(loads), 20)

    def test_a_short_class_stays_whole(self):
        shard = next(shard for shard in shards(self.names, self.times, 40) if "M.B/a" in shard)
        self.assertIn("M.B/b", shard)

    def test_no_tests_make_no_shard(self):
        self.assertEqual(shards([], self.times, 40), [])


class Plans(RunnerTestCase):
    def test_all_holds_what_each_other_holds(self):
        every = set(plans("--all").scripts)
        for mode in ("", "--gtk", "--gallery"):
            self.assertLessEqual(set(plans(mode).scripts), every)
        self.assertLessEqual(set(plans("--gtk").wayland), set(plans("--all").wayland))

    def test_ci_runs_each_step(self):
        jobs = ci(Timings(), 2)
        names = {job.name for job in jobs}
        self.assertEqual(len(names), len(jobs))
        for job in jobs:
            self.assertLessEqual(set(job.after), names)
        for step in ("scripts/lint --style", "scripts/allocations", "scripts/api-check", "build optimised", "build for ThreadSanitizer", "build for interleavings"):
            self.assertIn(step, names)
        self.assertTrue(any(name.startswith("scripts/on-debian others") for name in names))

    def test_a_long_script_is_divided(self):
        planner = Planner(plans("--gallery"), Timings({"gallery_controls_first.py": 430}))
        jobs = [job for job in planner._scripts() if job.kind == "gallery_controls_first.py"]
        self.assertEqual([job.environment["SHARD"] for job in jobs], ["1/4", "2/4", "3/4", "4/4"])
        self.assertEqual(len({job.name for job in jobs}), 4)

    def test_a_bundle_that_lists_no_test_fails(self):
        jobs = Planner(plans(""), Timings()).xctests("widgets", "true", lambda name: True)
        self.assertEqual(self.run_jobs(*jobs, script("good", "exit 0")), "1 passed, 1 failed, 0 skipped")
        self.assertIn("true lists no XCTest test for “widgets”", self.out.getvalue())

    def test_a_script_that_compiles_has_longer(self):
        for path in ROOT.glob(f"{GUI}/*"):
            if path.is_file() and re.search(r"\bswift\W+(build|test|package|run)\b", path.read_text()):
                jobs = Planner(plans("--all"), Timings())._script(path.name, "scripts/with-display", path.name)
                self.assertEqual({job.quiet for job in jobs}, {900}, path.name)

    def test_only_classes_with_threads_are_sanitized(self):
        (self.folder / "First.swift").write_text("final class FirstTests: GTKTestCase { func test() { DispatchQueue.main.sync {} } }")
        (self.folder / "More.swift").write_text("extension SecondTests { func testMore() async {} }")
        (self.folder / "Third.swift").write_text("final class ThirdTests: GTKTestCase { func testTasks() {} }")
        self.assertEqual(classes_with_threads(self.folder), {"FirstTests", "SecondTests"})


if __name__ == "__main__":
    unittest.main()
