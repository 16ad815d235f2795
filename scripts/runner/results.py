"""Reads the results of running tests: XCTest's lines in a log, and Swift Testing's stream of events."""
import json
import re
from dataclasses import dataclass, field, replace

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
MAX_LINES = 40


@dataclass(frozen=True)
class Result:
    """The result of a test."""

    name: str
    verdict: str
    seconds: float = 0.0
    details: tuple = ()
    # Whether the failure counts even if another run would pass, as with a data race. CI does not run it again.
    is_final: bool = False


def verdict(results):
    """Returns the verdict of a run. A run without results has failed. A run that skipped all its tests is skipped."""
    verdicts = {result.verdict for result in results}
    return FAILED if FAILED in verdicts or not verdicts else PASSED if PASSED in verdicts else SKIPPED


@dataclass
class Reading:
    """The results of a process's tests so far."""

    results: list = field(default_factory=list)
    running: list = field(default_factory=list)
    # All tests, if the process lists them when it begins.
    planned: list = field(default_factory=list)
    # The output since the running test began.
    output: str = ""

    def remaining(self):
        """Returns the planned tests that have not ended."""
        ended_names = {result.name for result in self.results}
        return [name for name in self.planned if name not in ended_names]


# A test may print without a line feed, so XCTest's lines need not start at the beginning of a line.
CASE = re.compile(r"Test Case '([^']+)' (?:started at |(passed|failed|skipped) \(([0-9.]+) seconds\))")


def tail(text, count=25):
    """Returns the last lines of a log, for a failure without other output."""
    return tuple(text.rstrip().splitlines()[-count:])


def read_xctest(log, names):
    """Reads XCTest's log. `names` are the tests of the process, as `Module.Class/test`; the log prints `Class.test`."""
    full = {name.partition(".")[2].replace("/", "."): name for name in names}
    reading, begin, running = Reading(), 0, None
    for match in CASE.finditer(log):
        name = full.get(match[1], match[1])
        if match[2] is None:
            running, begin = name, match.end()
            continue
        output = log[begin:match.start()]
        reading.results.append(Result(name, match[2], float(match[3]), errors_in(output) if match[2] == FAILED else ()))
        running = None
    if running is not None:
        reading.running.append(running)
        reading.output = log[begin:]
    return reading


def errors_in(output):
    errors = [line for line in output.splitlines() if ": error: " in line]
    return tuple(errors[:MAX_LINES]) or tail(output)


def read_events(stream):
    """Reads the lines of `--event-stream-output-path`. The last line may be cut off if the process was killed."""
    functions, started, issues, ended = set(), {}, {}, []
    for event in events_in(stream):
        payload = event["payload"]
        kind, test = payload.get("kind"), payload.get("testID")
        if event["kind"] == "test":
            if kind == "function":
                functions.add(payload["id"])
        elif kind == "testStarted":
            started[test] = payload["instant"]["absolute"]
        elif kind == "issueRecorded" and is_failure(payload["issue"]):
            issues.setdefault(test, []).extend(issue_lines(payload))
        elif kind == "testEnded":
            has_failed = test in issues or any(each["symbol"] == "fail" for each in payload["messages"])
            seconds = payload["instant"]["absolute"] - started.get(test, payload["instant"]["absolute"])
            ended.append(Result(test, FAILED if has_failed else PASSED, seconds))
        elif kind in ("testSkipped", "testCancelled"):
            ended.append(Result(test, SKIPPED))
    return reading_of(functions, started, issues, ended)


def reading_of(functions, started, issues, ended):
    """Selects the tests from all ended items. A suite is not a test, but a failure in it outside of its tests
    counts."""
    ended_names = {result.name for result in ended}
    # Swift Testing reports a cancelled test twice.
    skipped = {result.name for result in ended if result.verdict == SKIPPED}
    results = [
        replace(result, details=tuple(issues.get(result.name, ())[:MAX_LINES])) for result in ended
        if is_counted(result, functions, issues) and (result.verdict == SKIPPED or result.name not in skipped)]
    return Reading(results, [name for name in started if name in functions and name not in ended_names], sorted(functions))


def is_counted(result, functions, issues):
    return result.name in functions or result.name in issues


def events_in(stream):
    for line in stream.splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


def is_failure(issue):
    return issue.get("isFailure", not issue.get("isKnown", False))


def issue_lines(payload):
    location = (payload["issue"].get("sourceLocation") or {})
    where = f"{location.get('fileID', '?')}:{location.get('line', '?')}: "
    return [where + " ".join(message["text"] for message in payload["messages"])]
