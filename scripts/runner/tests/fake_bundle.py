#!/usr/bin/env python3
"""Imitates a test bundle. The name of a test says what it does: passes, fails, skips, crashes, hangs, or `once`, which
fails the first time and then creates the file FAKE_STATE."""
import json
import os
import re
import signal
import sys
import time
from pathlib import Path


def act(name):
    """Returns `passed`, `failed` or `skipped`, or does not return."""
    word = re.split(r"[/.]", name)[-1].rstrip("()")
    if "crashes" in word:
        os.kill(os.getpid(), signal.SIGSEGV)
    if "hangs" in word:
        Path(os.environ["FAKE_STATE"] + ".hangs").touch()
        time.sleep(3600)
    if "once" in word:
        state = Path(os.environ["FAKE_STATE"])
        is_first = not state.exists()
        state.touch()
        return "failed" if is_first else "passed"
    return "failed" if "fails" in word else "skipped" if "skips" in word else "passed"


def xctest(names):
    for name in names:
        printed_name = name.partition(".")[2].replace("/", ".")
        print(f"noise without a line feedTest Case '{printed_name}' started at 2026-01-01 00:00:00.000", flush=True)
        verdict = act(name)
        if verdict == "failed":
            print(f"/x/T.swift:7: error: {printed_name} : it is wrong", flush=True)
        print(f"Test Case '{printed_name}' {verdict} (0.25 seconds)", flush=True)


def swift_testing(arguments):
    values = lambda option: [after for before, after in zip(arguments, arguments[1:]) if before == option]
    names = [
        name for name in os.environ["FAKE_TESTS"].split(",")
        if (not values("--filter") or any(re.search(each, name) for each in values("--filter")))
        and not any(re.search(each, name) for each in values("--skip"))]
    with open(values("--event-stream-output-path")[0], "w") as file:
        def emit(record, **payload):
            print(json.dumps({"kind": record, "payload": payload}), file=file, flush=True)

        def event(kind, name, symbol="pass", **more):
            emit("event", kind=kind, testID=name, instant={"absolute": time.monotonic()}, messages=[{"symbol": symbol, "text": kind}], **more)

        emit("test", kind="suite", id="M.Suite")
        for name in names:
            emit("test", kind="function", id=name)
        is_parallel = "--no-parallel" not in arguments
        for name in names if is_parallel else []:
            event("testStarted", name)
        for name in names:
            if not is_parallel:
                event("testStarted", name)
            verdict = act(name)
            if verdict == "skipped":
                event("testSkipped", name)
                continue
            if verdict == "failed":
                event("issueRecorded", name, issue={"isKnown": False, "sourceLocation": {"fileID": "M/T.swift", "line": 9}})
            event("testEnded", name, "fail" if verdict == "failed" else "pass")
    sys.exit(1 if any("fails" in name for name in names) else 0)


if "--testing-library" in sys.argv:
    swift_testing(sys.argv[1:])
else:
    xctest(sys.argv[1].split(","))
