"""The jobs that make up a run."""
import math
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from job import Job, Step, SwiftTests, XCTests, swift_build
from timings import shards

GUI = "Examples/Tests/gui"
ROOT_BUNDLE, EXAMPLES_BUNDLE = "swift-reactorPackageTests.xctest", "swift-reactor-examplesPackageTests.xctest"
# The target length of a shard in seconds: of XCTest tests, and of a script.
SHARD, SCRIPT_SHARD = 40, 120

# One script of each app.
EACH_APP = ["case_studies.py", "counter_pointer.py", "gallery_navigation.py", "menu_ordering.py", "todo_everyday.py"]
# The scripts of the mode --gtk.
GTK_SCRIPTS = ["counter_accessibility.py", "menu_ordering.py", "todo_everyday.py"]
GALLERY_SCRIPTS = [f"gallery_{name}.py" for name in ("accessibility", "controls_first", "controls_second", "desktop", "navigation", "pages", "transfer")]
UNDER_WAYLAND = [
    f"{name}.py" for name in (
        "case_studies", "counter_accessibility", "counter_pointer", "menu_ordering", "menu_trouble", "todo_accessibility", "todo_drafts",
        "todo_editing", "todo_everyday", "todo_tasks", "todo_trouble")]
# Scripts whose tests or pages can be divided among several runs: SHARD=2/5.
DIVISIBLE = {"gallery_controls_first.py", "gallery_controls_second.py", "gallery_pages.py", "gallery_accessibility.py", "inspector.py", "todo_editing.py"}
# The screens of scripts that open wider windows than other scripts. GTK makes no window wider than its screen.
SCREENS = {"gallery_pages.py": "1920x1080"}
# The targets and products of the plugins that run recording-tool, a program of this package. With them, the library
# would be compiled a second time for that program.
PLUGINS = ["FlightLog", "flight-log", "MakeTest", "make-test"]
# These tests repeat an operation a thousand times, and then check that no resource such as a descriptor is left. They
# run in a process without other tests, for two reasons: other tests open resources too, and many tests of resources
# block a thread.
RESOURCES = r"\.(ResourceTests|SoupServerTests)/"
# These scripts compile, and print nothing for a long time.
COMPILING = {"tutorials.py", "new_app.sh", "new_reactor.sh", "recordings.sh", "todo_flight.py"}


@dataclass
class Plan:
    """The builds, tests and scripts of a mode of scripts/test."""

    traits: str = "GTK,Inspector"
    # Whether the tests of the package in the root folder are built and run.
    tests_root_package: bool = True
    root_filter: str = ""
    examples_filter: str = ""
    # The targets and products of the package that are not compiled.
    left_out: list = field(default_factory=list)
    scripts: list = field(default_factory=list)
    wayland: list = field(default_factory=list)
    # How often GalleryPageTests opens each page of the gallery before it checks that no object is left.
    openings: int = 200


def plans(mode):
    if mode == "--all":
        every = sorted(path.name for path in Path(GUI).glob("*") if path.suffix in (".py", ".sh") and path.stat().st_mode & 0o100)
        return Plan(scripts=every, wayland=UNDER_WAYLAND)
    if mode == "--gtk":
        return Plan("GTK", True, "RxGTKTests", "ViewsTests", [*PLUGINS, *without_widgets()], GTK_SCRIPTS, GTK_SCRIPTS, openings=20)
    if mode == "--gallery":
        return Plan("GTK", False, "", "GalleryPageTests", PLUGINS, GALLERY_SCRIPTS)
    return Plan(left_out=PLUGINS, scripts=EACH_APP, openings=20)


def without_widgets():
    """Returns the test targets, by their folders, except the tests of widgets."""
    return sorted(path.name for path in Path("Tests").glob("*Tests") if path.name != "RxGTKTests")


class Planner:
    """Makes the jobs of a plan: the tests of the runner, the builds, and all others from the built bundles."""

    def __init__(self, plan, timings, scratch=".build", cores=2):
        self.plan, self.timings, self.cores = plan, timings, cores
        self.bin = Path(scratch, "debug").absolute()
        self.scratch = scratch

    def jobs(self):
        jobs = [Job("tests of the runner", [sys.executable, "-m", "unittest", "discover", "-s", "scripts/runner/tests"], cores=0.5)]
        before = []
        if self.plan.tests_root_package:
            jobs.append(self._build("build of swift-reactor", ["--traits", self.plan.traits], [], self._root_tests))
            before = ["build of swift-reactor"]
        # Other releases of Debian test without these libraries.
        traits = ["--traits", "Inspector,PostgreSQL"] if "Inspector" in self.plan.traits else []
        options = ["--package-path", "Examples", *traits]
        return [*jobs, self._build("build of Examples", options, before, self._example_jobs)]

    def _build(self, name, options, before, make_follow_ups):
        left_out = {"SWIFT_REACTOR_LEAVE_OUT": ",".join(self.plan.left_out)}
        return swift_build(name, self.scratch, options, self.cores, left_out, seconds=600, after=before, make_follow_ups=make_follow_ups)

    def _root_tests(self):
        bundle, pattern = self.bin / ROOT_BUNDLE, self.plan.root_filter
        found = [*self.xctests("widgets", bundle, lambda name: pattern in name)]
        if pattern:
            return [*found, self._swift_tests("RxGTKTests, Swift Testing", bundle, [pattern], [])]
        return [
            *found, self._swift_tests("unit tests", bundle, [], ["^CompileTests\\.", RESOURCES]), self.resources(bundle),
            self._swift_tests("CompileTests", bundle, ["^CompileTests\\."], [])]

    def resources(self, bundle, name="tests of resources", **more):
        """Makes the job for the tests of resources. They run one after the other, because each would count the others'
        resources."""
        return self._swift_tests(name, bundle, [RESOURCES], [], options=["--no-parallel"], **more)

    def _example_jobs(self):
        bundle, pattern = self.bin / EXAMPLES_BUNDLE, self.plan.examples_filter
        openings = {"GALLERY_OPENINGS": str(self.plan.openings)}
        found = self.xctests("examples' windows", bundle, lambda name: pattern in name, environment=openings)
        if not pattern:
            found.append(self._swift_tests("examples", bundle, [], []))
        share = Step("share", ["scripts/share", str(self.bin / "share")], cores=0.5, seconds=600, make_follow_ups=self._scripts)
        return [*found, share]

    def xctests(self, kind, bundle, is_wanted, command=(), **more):
        """Makes the jobs for XCTest tests, in shards with a display each."""
        parts = shards([name for name in listed(bundle) if is_wanted(name)], self.timings, SHARD)
        if not parts:
            return [no_tests(kind, bundle)]
        return [
            XCTests(
                f"{kind} {number} of {len(parts)}", ["scripts/with-display", *command], bundle=str(bundle), tests=part, kind=kind,
                cores=self.timings.cores.get(kind, 0.25), seconds=self.timings.total(part), **more)
            for number, part in enumerate(parts, 1)]

    def _swift_tests(self, name, bundle, filters, skips, **more):
        return SwiftTests(
            name, ["scripts/with-display"], bundle=str(bundle), filters=filters, skips=skips,
            cores=self.timings.cores.get(name, 1.0), seconds=self.timings.of(name, 60), **more)

    def _scripts(self):
        plain = [job for name in self.plan.scripts for job in self._script(name, "scripts/with-display", name)]
        return plain + [job for name in self.plan.wayland for job in self._script(name, "scripts/with-wayland", f"{name}, Wayland")]

    def _script(self, script, display, name):
        seconds = self.timings.of(name, 60)
        parts = max(1, math.ceil(seconds / SCRIPT_SHARD)) if script in DIVISIBLE else 1
        for part in range(1, parts + 1):
            divided = {"SHARD": f"{part}/{parts}"} if parts > 1 else {}
            screen = {"TEST_SCREEN": SCREENS[script]} if script in SCREENS else {}
            yield Job(
                f"{name} {part} of {parts}" if divided else name, [display, f"{GUI}/{script}"],
                {"EXAMPLES_BIN": str(self.bin), **divided, **screen}, kind=name, cores=self.timings.cores.get(name, 0.4), seconds=seconds / parts,
                **({"quiet": 900, "key": "packages"} if script in COMPILING else {}))


def no_tests(name, bundle):
    """Makes a job that fails, because a bundle lists no XCTest test for it."""
    return Step(name, ["sh", "-c", 'echo "$1"; exit 1', "sh", f"{bundle} lists no XCTest test for “{name}”"], cores=0.1, seconds=0.1)


def listed(bundle):
    """Returns the names of a bundle's XCTest tests."""
    lines = subprocess.run([bundle, "--list-tests"], capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL).stdout.splitlines()
    return [line for line in lines if "/" in line and " " not in line]

