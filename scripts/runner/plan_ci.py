"""All checks that a change has to pass, as the jobs of one run. Jobs that mostly wait run beside jobs that use the
processor."""
import os
import re
import shutil
import subprocess
from pathlib import Path

from job import BUILD, BUSY, ONCE, ORDERED, Step, SwiftTests, XCTests, swift_build
from plan import PLUGINS, RESOURCES, ROOT_BUNDLE, Planner, listed, no_tests, plans

TOTALS = r"\d+ passed, \d+ failed, \d+ skipped$|unsteady"
# The test target for widgets.
WIDGETS = r"^RxGTKTests\."
# Test targets that are compiled without optimisation, because optimising them would take most of the build time. The
# library and all other test targets are optimised. RxModelTests, which runs every operator against the model,
# specialises the library's generic code and so tests it optimised.
UNOPTIMIZED = ["CompatibilitySwift5Tests", "CompatibilityTests", "ReactorRecordingTests", "RxTests"]
# Suites whose tests use one thread, such as random tests against a model, or start a process for each case. They have
# no race to find, and took a third of the sanitizer's time.
WITHOUT_THREADS = [
    "ErrorOriginTests", "ExploreTests", "ExploredTimeTests", "GeneratorTests", "InterleavingTests", "ListDiffTests", "ModelTests",
    "RecordingFuzzTests", "RedactionTests", "RequirementTests",
    "SectionRowTests", "SortedRowsTests", "SplicedArrayTests", "TreeRowTests", "ValueBoundsTests", "ValueComparisonTests"]
# A test of widgets runs under the sanitizer if its file contains one of these words. The others use only the main
# thread, like the widgets.
THREADS = re.compile(r"\b(Task|async|await|Thread|Dispatch\w*|\w*Scheduler)\b")
RACE = "WARNING: ThreadSanitizer"


class Configuration:
    """The package's tests in another configuration, built in a folder of its own."""

    def __init__(self, name, folder, options, timings, cores, after=(), unoptimized=()):
        self.name, self.timings, self.cores, self.after = name, timings, cores, list(after)
        self.scratch = f".build/{folder}"
        self.options, self.unoptimized = options, list(unoptimized)
        self.bundle = Path(self.scratch, "release" if "release" in options else "debug", ROOT_BUNDLE).absolute()

    def build(self, make_follow_ups):
        # CompileTests run the compiler, which is the same in every configuration.
        settings = {"SWIFT_REACTOR_LEAVE_OUT": ",".join([*PLUGINS, "CompileTests"]), "SWIFT_REACTOR_UNOPTIMIZED": ",".join(self.unoptimized)}
        return swift_build(
            f"build {self.name}", self.scratch, self.options, self.cores, settings, seconds=400, after=self.after,
            make_follow_ups=make_follow_ups)

    def windowless_tests(self, skips=(), command=(), counts_resources=True, **more):
        """Makes the jobs for the tests without windows."""
        name, planner = f"tests {self.name}", Planner(plans("--all"), self.timings, cores=self.cores)
        swift = SwiftTests(
            name, list(command), bundle=str(self.bundle), skips=[WIDGETS, RESOURCES, *skips], seconds=self.timings.of(name, 200),
            cores=self.timings.cores.get(name, 1.5), configuration=self.name, **more)
        resources = [
            planner.resources(str(self.bundle), f"tests of resources {self.name}", configuration=self.name, **more)] if counts_resources else []
        return [swift, *resources, *planner.xctests(
            f"{name}, XCTest", self.bundle, lambda test: not re.match(WIDGETS, test), command=command, configuration=self.name, **more)]

    def widgets_with_threads(self, command=(), **more):
        threaded = classes_with_threads("Tests/RxGTKTests")
        def is_wanted(test):
            return re.match(WIDGETS, test) and re.split(r"[./]", test)[1] in threaded
        name, planner = f"widgets {self.name}", Planner(plans("--all"), self.timings, cores=self.cores)
        swift = SwiftTests(
            f"RxGTKTests {self.name}, Swift Testing", ["scripts/with-display", *command], bundle=str(self.bundle), filters=[WIDGETS],
            configuration=self.name, **more)
        return [swift, *planner.xctests(name, self.bundle, is_wanted, command=command, configuration=self.name, **more)]


def classes_with_threads(folder):
    """Returns the names of the classes of tests that may start a thread, by the words in their files."""
    texts = [file.read_text() for file in Path(folder).rglob("*.swift")]
    return {name for text in texts if THREADS.search(text) for name in re.findall(r"\b(?:class|extension) (\w+)", text)}


def optimized(timings, cores, after=()):
    """Makes the jobs that test the optimised library without windows. Some bugs of the library or the compiler appear
    only in optimised code."""
    made = Configuration("optimised", "optimized", ["-c", "release", "-Xswiftc", "-enable-testing"], timings, cores, after, UNOPTIMIZED)
    return [made.build(made.windowless_tests)]


def sanitized(timings, cores, after=(), has_windows=True, has_windowless_tests=True):
    """Makes the jobs that test under ThreadSanitizer. A data race makes a job fail. One build serves the tests with and
    without windows. The build enables the trait Swift5, to show that it causes no data race (Decision 0022). The trait
    hides compiler warnings about captured variables."""
    has_gtk = has_windows or subprocess.run(["pkg-config", "--exists", "libadwaita-1"], check=False).returncode == 0
    made = Configuration(
        "for ThreadSanitizer", "tsan", ["--sanitize=thread", "--traits", "GTK,Swift5" if has_gtk else "Swift5"], timings, cores, after)
    options = "halt_on_error=0 exitcode=66 second_deadlock_stack=1 " + os.environ.get("TSAN_OPTIONS", "")
    # Under the sanitizer, each look-up of generic metadata takes a lock, because the runtime then never marks a
    # look-up as done. Threads that contend for the lock spend their time in system calls. A run that gets stuck
    # this way is restarted (`attempts`).
    more = {"environment": {"TSAN_OPTIONS": options.strip()}, "command": unrandomized(), "forbidden": RACE, "attempts": 3}

    def make_tests():
        jobs = []
        if has_windowless_tests:
            # Left out:
            # - NestingTests: they nest calls more deeply than the sanitizer can follow, and did not end within minutes.
            # - DeathHookTests/forking and ForkTests: the child of fork() waits for the sanitizer's locks.
            # - The tests of resources: the sanitizer's own data grows.
            left_out = rf"\.({'|'.join(WITHOUT_THREADS)})/"
            jobs += made.windowless_tests([left_out, "NestingTests", "DeathHookTests/forking", "ForkTests"], counts_resources=False, **more)
        if has_windows:
            jobs += made.widgets_with_threads(**more)
        return jobs
    return [made.build(make_tests)]


def interleavings(cores, after=()):
    """The tests that try the orders in which threads may run (Decision 0033), in a build of the package that has no
    other tests. Only the targets that they need are built."""
    scratch, name, configuration = ".build/interleavings", "tests of interleavings", "interleavings"
    bundle = Path(scratch, "debug", ROOT_BUNDLE).absolute()

    def tests():
        found = listed(bundle)
        if not found:
            return [no_tests(name, bundle)]
        return [XCTests(name, [], bundle=str(bundle), tests=found, cores=1.0, seconds=60, configuration=configuration)]
    # Each module is compiled as a whole (ONCE). An incremental build does not compile the tests again if the body of an
    # inlined function changes, and the optimised tests have copies of these bodies.
    command = ["swift", "build", "--scratch-path", scratch, "--product", ROOT_BUNDLE.removesuffix(".xctest"), *ONCE]
    settings = {**ORDERED, "SWIFT_REACTOR_INTERLEAVINGS": "1"}
    return [Step(
        "build for interleavings", command, settings, cores=cores * BUSY, key=BUILD, quiet=900, seconds=60, after=list(after),
        make_follow_ups=tests)]


def unrandomized():
    """Returns the command that turns address randomisation off. The sanitizer maps fixed addresses, which may be taken
    if the kernel randomises widely."""
    can = shutil.which("setarch") and subprocess.run(["setarch", "-R", "true"], check=False, capture_output=True).returncode == 0
    return ["setarch", "-R"] if can else []


def step(command, after, cores, key=BUILD, seconds=100):
    return Step(" ".join(command), command, after=after, cores=cores, key=key, seconds=seconds, quiet=3600, shown=TOTALS)


def ci(timings, cores):
    """Makes all jobs of CI. Jobs that keep all cores busy have the key `build`, so one of them runs at a time. Of the
    builds that may start, the build with the most `seconds` starts first. The other jobs run beside it. Nothing starts
    before the check of style has succeeded."""
    style = ["scripts/lint --style"]
    busy = cores * BUSY
    jobs = [step(["scripts/lint", "--style"], [], 1.0, key="", seconds=1000)]
    tests = Planner(plans("--all"), timings, cores=cores).jobs()
    for job in tests:
        job.after = job.after or style
    jobs += tests
    # api-check reads the names from the build of the tests.
    jobs.append(step(["scripts/api-check"], ["build of Examples"], busy, seconds=590))
    jobs.append(step(["scripts/leaks"], ["build of swift-reactor"], 1.0, key="", seconds=30))
    debians = ["scripts/on-debian", "others", "scripts/test", "--gtk"]
    jobs.append(step(debians, ["build of Examples"], busy, seconds=580))
    jobs += sanitized(timings, cores, ["build of Examples"])
    jobs += optimized(timings, cores, ["build of Examples"])
    jobs += interleavings(cores, ["build of Examples"])
    jobs.append(step(["scripts/allocations"], ["build of Examples"], busy, seconds=300))
    coverage = Path("../shared/bin/api-coverage")
    if coverage.exists():
        # api-coverage is a program beside the repository. It checks that the package has the names that apps use. It
        # builds the package too, in the folder of the two builds, so it runs after them.
        jobs.append(step(["python3", str(coverage), "--missing"], ["build of Examples"], 1.0, key="", seconds=20))
    return jobs
