"""Runs tests: `test [--all|--gtk|--gallery]`, `optimized`, `sanitize [--gtk]`, `interleavings`, `filter BUNDLE PATTERN`
or `ci`. --keep-times also writes the measured times to Tests/Timings.tsv."""
import os
import shutil
import sys
from pathlib import Path

import plan_ci
from job import SwiftTests
from plan import Planner, plans
from run import Run
from schedule import Schedule
from timings import Timings

MEASURED, KEPT = ".build/test-times.tsv", "Tests/Timings.tsv"


def jobs_of(words, timings, cores):
    match words:
        case ["test"] | ["test", "--all" | "--gtk" | "--gallery"]:
            return Planner(plans("".join(words[1:])), timings, cores=cores).jobs()
        case ["optimized"]:
            return plan_ci.optimized(timings, cores)
        case ["sanitize"]:
            return plan_ci.sanitized(timings, cores, has_windows=False)
        case ["sanitize", "--gtk"]:
            return plan_ci.sanitized(timings, cores, has_windowless_tests=False)
        case ["interleavings"]:
            return plan_ci.interleavings(cores)
        case ["filter", bundle, pattern]:
            return [SwiftTests(f"tests of {pattern}", [], bundle=bundle, filters=[pattern], quiet=1800)]
        case ["ci"]:
            return plan_ci.ci(timings, cores)
    sys.exit(__doc__)


def main(arguments):
    words = [word for word in arguments if word != "--keep-times"]
    Schedule.stop_on_signals()
    # Set TEST_CORES to plan for fewer cores, for example if other runs share the machine.
    cores = int(os.environ.get("TEST_CORES") or len(os.sched_getaffinity(0)))
    jobs = jobs_of(words, Timings.read(MEASURED, KEPT), cores)
    folder = Path(".build/test-logs", words[0])
    shutil.rmtree(folder, ignore_errors=True)
    run = Run(folder, is_ci=bool(os.environ.get("CI")), cores=cores)
    has_passed = run.run(jobs)
    for path in [MEASURED, *([KEPT] if "--keep-times" in arguments else [])]:
        Timings.read(path).updated(run.measured).write(path)
    print(f"==> {run.report.seconds():.0f} s; logs: {folder}")
    print(run.report.totals(), flush=True)
    return 0 if has_passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
