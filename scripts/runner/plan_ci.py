"""All that a change has to pass, as jobs of one run: what waits fills the gaps of what computes."""
import os
import re
import shutil
import subprocess
from pathlib import Path

from job import BUILD, BUSY, Build, SwiftTests, swift_build
from plan import PLUGINS, RESOURCES, ROOT_BUNDLE, Planner, plans

TOTALS = r"\d+ passed, \d+ failed, \d+ skipped$|unsteady"
# The target of the tests of widgets.
WIDGETS = r"^RxGTKTests\."
RACE = "WARNING: ThreadSanitizer"


class Configuration:
    """The package's tests built in another way, in a folder of its own."""

    def __init__(self, name, folder, options, timings, cores, after=()):
        self.name, self.timings, self.cores, self.after = name, timings, cores, list(after)
        self.scratch = f".build/{folder}"
        self.options = options
        self.bundle = Path(self.scratch, "release" if "release" in options else "debug", ROOT_BUNDLE).absolute()

    def build(self, then):
        # CompileTests run the compiler, which is the same one however they are built.
        left_out = {"SWIFT_REACTOR_LEAVE_OUT": ",".join([*PLUGINS, "CompileTests"])}
        return swift_build(f"build {self.name}", self.scratch, self.options, self.cores, left_out, seconds=400, after=self.after, then=then)

    def units(self, skips=(), command=(), measures_memory=True, **more):
        """The tests that need no window."""
        name, planner = f"tests {self.name}", Planner(plans("--all"), self.timings, cores=self.cores)
        swift = SwiftTests(
            name, list(command), bundle=str(self.bundle), skips=[WIDGETS, RESOURCES, *skips], seconds=self.timings.of(name, 200),
            cores=self.timings.cores.get(name, 1.5), where=self.name, **more)
        resources = [planner.resources(str(self.bundle), f"tests of resources {self.name}", where=self.name, **more)] if measures_memory else []
        return [swift, *resources, *planner.xctests(
            f"{name}, XCTest", self.bundle, lambda test: not re.match(WIDGETS, test), command=command, where=self.name, **more)]

    def widgets(self, command=(), **more):
        name, planner = f"widgets {self.name}", Planner(plans("--all"), self.timings, cores=self.cores)
        swift = SwiftTests(
            f"tests beside {name}", ["scripts/with-display", *command], bundle=str(self.bundle), filters=[WIDGETS], where=self.name, **more)
        return [swift, *planner.xctests(name, self.bundle, lambda test: re.match(WIDGETS, test), command=command, where=self.name, **more)]


def optimized(timings, cores, after=()):
    """The tests that need no window, optimised as a released app is: some defects, of code and compiler, show only then."""
    made = Configuration("optimised", "optimized", ["-c", "release", "-Xswiftc", "-enable-testing"], timings, cores, after)
    return [made.build(made.units)]


def sanitized(timings, cores, after=(), has_windows=True, has_units=True):
    """Tests under ThreadSanitizer, of which a data race fails. One build serves both, with the trait Swift5, under which closures are as safe."""
    has_gtk = has_windows or subprocess.run(["pkg-config", "--exists", "libadwaita-1"], check=False).returncode == 0
    made = Configuration(
        "for ThreadSanitizer", "tsan", ["--sanitize=thread", "--traits", "GTK,Swift5" if has_gtk else "Swift5"], timings, cores, after)
    options = "halt_on_error=0 exitcode=66 second_deadlock_stack=1 " + os.environ.get("TSAN_OPTIONS", "")
    more = {"environment": {"TSAN_OPTIONS": options.strip()}, "command": unrandomized(), "forbidden": RACE, "attempts": 3}

    def then():
        jobs = []
        if has_units:
            # What NestingTests nests is deeper than the sanitizer follows calls: they did not end within minutes. Now and then a run crawls.
            # Under the sanitizer Swift's runtime takes a lock for every look-up of generic metadata (once_slow stores 1, not -1, as its flag, so
            # that the sanitizer sees the order), and threads that meet there go from one system call to the next. Such a run starts again.
            # Memory grows with the sanitizer's own notes, and a child of fork() waits for the sanitizer's own locks.
            jobs += made.units(["NestingTests", "DeathHookTests/forking", "ForkTests"], measures_memory=False, **more)
        if has_windows:
            jobs += made.widgets(**more)
        return jobs
    return [made.build(then)]


def unrandomized():
    """The sanitizer maps fixed addresses, which a kernel that randomises widely may have given away: asks for none of that."""
    can = shutil.which("setarch") and subprocess.run(["setarch", "-R", "true"], check=False, capture_output=True).returncode == 0
    return ["setarch", "-R"] if can else []


def step(command, after, cores, key=BUILD, seconds=100):
    return Build(" ".join(command), command, after=after, cores=cores, key=key, seconds=seconds, quiet=3600, shown=TOTALS)


def ci(timings, cores):
    """What computes runs in the order given here, for it has the key `build`; what waits runs beside it."""
    style = ["scripts/lint --style"]
    busy = cores * BUSY
    jobs = [step(["scripts/lint", "--style"], [], 1.0, key="", seconds=1000)]
    tests = Planner(plans("--all"), timings, cores=cores).jobs()
    for job in tests:
        job.after = job.after or style
    jobs += tests
    # The names are read from the build of the tests.
    jobs.append(step(["scripts/api-check"], ["build of Examples"], busy, seconds=590))
    jobs.append(step(["scripts/leaks"], ["build of swift-reactor"], 1.0, key="", seconds=30))
    debians = ["scripts/on-debian", "others", "scripts/test", "--gtk"]
    jobs.append(step(debians, ["build of Examples"], busy, seconds=580))
    jobs += sanitized(timings, cores, ["build of Examples"])
    jobs += optimized(timings, cores, ["build of Examples"])
    jobs.append(step(["scripts/allocations"], ["build of Examples"], busy, seconds=300))
    coverage = Path("../shared/bin/api-coverage")
    if coverage.exists():
        # The names that apps are written against; the table lies beside the repository, where there is one.
        jobs.append(step(["python3", str(coverage), "--missing"], style, 1.0, key="", seconds=20))
    return jobs
