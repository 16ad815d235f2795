"""usage: scripts/stress-tests N [FILTER] [LOAD]

Runs all XCTest tests, with or without a window, and all end-to-end scripts. Each runs N times on an idle machine, N
times beside four busy loops, and N times beside a compiler. FILTER is a regular expression for names of tests
(Module.Class/test) and of scripts. LOAD is `idle`, `loops` or `compiler`. The default is all three. Prints how often
each failed, and the paths of its logs and pictures.
"""
import collections
import contextlib
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from job import Step, XCTests
from plan import Planner, plans
from report import Report
from run import Run
from schedule import Schedule
from timings import Timings

FOLDER = Path(".build/test-logs/stress")
LOADS = {
    "idle": [],
    "loops": ["while :; do :; done"] * 4,
    "compiler": ['while :; do swiftc -O -wmo -emit-library -o "$1/library" "$1"/*.swift >/dev/null 2>&1; done'],
}


@contextlib.contextmanager
def load(commands):
    """Keeps the machine busy while the context is open."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(40):
            Path(folder, f"Part{number}.swift").write_text(
                f"import Foundation\npublic func part{number}() -> [String] {{ (0..<9).map {{ String($0 * {number}) + \"\\($0)\" }}.sorted() }}\n")
        started = [subprocess.Popen(["bash", "-c", each, "bash", folder], start_new_session=True) for each in commands]
        try:
            yield
        finally:
            for process in started:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def built_jobs(timings, cores, wanted):
    """Builds, and returns the jobs for the XCTest tests and end-to-end scripts whose names match `wanted`."""
    found, planner = [], Planner(plans("--all"), timings, cores=cores)
    waiting = [job for job in planner.jobs() if isinstance(job, Step)]
    builder = Schedule(FOLDER, Report())
    for job in waiting:
        made, job.make_follow_ups = job.make_follow_ups, None
        if not all(end.is_success() for _, _, end, _ in builder.run([replace(job, after=[])])):
            sys.exit(f"{job.name} failed (logs: {FOLDER})")
        found += made()
    # scripts/share makes the translations and the icon. A bundle without tests has a step that fails.
    steps = [job for job in found if isinstance(job, Step)]
    for job, _, end, _ in builder.run([replace(job, make_follow_ups=None) for job in steps]):
        if not end.is_success():
            sys.exit(f"{job.name} failed (logs: {FOLDER})")
    found += [script for job in steps for script in job.make_follow_ups()]
    return [kept for job in found if (kept := only(job, wanted))]


def only(job, wanted):
    """Returns the part of a job that matches `wanted`. Returns None if nothing matches, or if the job is neither for
    XCTest tests nor for a script."""
    if isinstance(job, XCTests):
        tests = [name for name in job.tests if wanted.search(name)]
        return replace(job, tests=tests) if tests else None
    return job if job.environment.get("EXAMPLES_BIN") and wanted.search(job.name) else None


def main(arguments):
    if not 1 <= len(arguments) <= 3 or not arguments[0].isdigit() or arguments[0] == "0":
        sys.exit("usage: scripts/stress-tests N [FILTER] [LOAD]")
    loads = arguments[2:] or list(LOADS)
    if unknown := set(loads) - set(LOADS):
        *others, last = LOADS
        sys.exit(f"unknown load {unknown.pop()}; use {', '.join(others)} or {last}")
    Schedule.stop_on_signals()
    shutil.rmtree(FOLDER, ignore_errors=True)
    times, cores = int(arguments[0]), len(os.sched_getaffinity(0))
    timings = Timings.read(".build/test-times.tsv", "Tests/Timings.tsv")
    jobs = built_jobs(timings, cores, re.compile(arguments[1] if len(arguments) > 1 else ""))
    if not jobs:
        sys.exit("no XCTest test or end-to-end script matches FILTER")
    failures, failed_files = collections.Counter(), {}
    for name in loads:
        with load(LOADS[name]):
            for number in range(1, times + 1):
                run = Run(FOLDER / name / str(number), report=Report(io.StringIO()))
                run.run(jobs)
                print(f"{name}, {number} of {times}: {run.report.totals()}", flush=True)
                for job, files, result in run.report.failures:
                    failures[result.name, name] += 1
                    failed_files.setdefault(result.name, []).append(files)
    return print_table(failures, failed_files, times, loads)


def print_table(failures, failed_files, times, loads):
    """Prints the table. Returns 1 if anything failed."""
    print("\t".join(["failed of " + str(times), *loads]))
    for test, files in sorted(failed_files.items()):
        print("\t".join([test, *(str(failures[test, name]) for name in loads)]))
        for each in files:
            print(f"    {each.log}" + (f"  {each.picture}" if each.picture.exists() else ""))
    if not failed_files:
        print("nothing failed")
    return 1 if failed_files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
