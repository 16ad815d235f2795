"""A job's process: started, watched, stopped where nothing happens any more, and accounted."""
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import picture
from job import End

# Said in a log as soon as something has failed, when what it was about may still be on the display.
FAILED = re.compile(rb": error: |recorded an issue|^failed: ", re.M)
# What a process may take to end once it is asked to.
GRACE = 10.0
# A silent job that used less than this part of a core is stuck; one that used more is, after so many times the limit.
IDLE, PATIENCE = 0.005, 4


class Files:
    """What a job writes: its log, the stream of events of Swift Testing, and a picture of its display where it failed."""

    def __init__(self, folder, name):
        stem = Path(folder) / name.replace("/", "-")
        self.log, self.events, self.picture = (stem.with_name(stem.name + end) for end in (".log", ".events", ".png"))

    def log_text(self):
        return read(self.log)

    def events_text(self):
        return read(self.events)

    def size(self):
        return sum(path.stat().st_size for path in (self.log, self.events) if path.exists())


def read(path):
    return path.read_bytes().decode(errors="replace") if path.exists() else ""


def seconds_used(session):
    """Of the processor, by the processes of a session that run."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            # What follows the name, which may hold anything: state, parent, group, session and, from the twelfth on, the times.
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it ended just now
            continue
        if int(fields[3]) == session:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


class Process:
    """A job that runs."""

    clock = staticmethod(time.monotonic)

    def __init__(self, job, folder):
        self.job, self.files = job, Files(folder, job.name)
        self.files.log.parent.mkdir(parents=True, exist_ok=True)
        for path in (self.files.events, self.files.picture):
            path.unlink(missing_ok=True)
        self.start = self.last_sign = self.clock()
        self.size = self.read = 0
        self.asked_to_end = self.used = None
        self.display = tempfile.mkdtemp(prefix="display-")
        environment = {**os.environ, "TEST_DISPLAY": self.display, **job.environment}
        with open(self.files.log, "wb") as log:
            self.popen = subprocess.Popen(
                job.argv(self.files), stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env=environment,
                start_new_session=True)

    def poll(self):
        """Its end, once it has ended."""
        now = self.clock()
        if os.waitid(os.P_PID, self.popen.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            # What it left behind ends before its number can be another's.
            self._signal_all(signal.SIGKILL)
            _, status, usage = os.wait4(self.popen.pid, 0)
            self.popen.returncode = os.waitstatus_to_exitcode(status)
            shutil.rmtree(self.display, ignore_errors=True)
            return End(self.popen.returncode, now - self.start, usage.ru_utime + usage.ru_stime, self.asked_to_end is not None)
        size = self.files.size()
        if size != self.size:
            self._look_for_failure()
            self.size, self.last_sign, self.used = size, now, None
        if self.asked_to_end is None and self._is_stuck(now - self.last_sign):
            self._take_picture()
            self.asked_to_end = now
            self._signal_all(signal.SIGTERM)
        elif self.asked_to_end is not None and now - self.asked_to_end > GRACE:
            self._signal_all(signal.SIGKILL)
        return None

    def _is_stuck(self, silence):
        """Whether it has said nothing for too long. What computes meanwhile has longer: on a busy machine it is slow."""
        quiet = self.job.quiet
        if silence > quiet / 2 and self.used is None:
            self.used = seconds_used(self.popen.pid)
        if silence <= quiet:
            return False
        return silence > PATIENCE * quiet or seconds_used(self.popen.pid) - self.used < IDLE * quiet

    def _look_for_failure(self):
        """Takes a picture at the first failure of which the log has news."""
        if self.files.picture.exists():
            return
        with open(self.files.log, "rb") as log:
            log.seek(self.read)
            said = log.read()
        self.read += len(said)
        if FAILED.search(said):
            self._take_picture()

    def _take_picture(self):
        screen = Path(self.display, "Xvfb_screen0")
        if screen.exists():
            picture.write(screen, self.files.picture)

    def stop(self):
        """Ends it at once, because the run is over."""
        self._signal_all(signal.SIGTERM)
        try:
            self.popen.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._signal_all(signal.SIGKILL)
            self.popen.wait()
        shutil.rmtree(self.display, ignore_errors=True)

    def _signal_all(self, number):
        try:
            os.killpg(self.popen.pid, number)
        except ProcessLookupError:
            pass
