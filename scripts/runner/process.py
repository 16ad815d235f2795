"""A job's process: starts it, watches it, stops it if it is stuck, and measures its time."""
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

# Matches a failure in a log. A picture is taken at once, because the window may still be on the display. A script
# closes its window before it prints the failure, so it copies the screen first (`keep_screen` in driver.py).
FAILED = re.compile(rb": error: |recorded an issue|^failed: ", re.M)
# How many seconds a process may take to end after SIGTERM. Then it gets SIGKILL.
GRACE = 10.0
# A job that has been silent for its `quiet` seconds is stuck if its processes used less than IDLE * quiet seconds of
# processor time since the middle of these seconds. Every job is stuck after PATIENCE * quiet seconds of silence.
IDLE, PATIENCE = 0.005, 4


class Files:
    """The files of a job: its log, Swift Testing's stream of events, and a picture of its display when it fails or is
    stuck."""

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
    """Returns the processor time of a session's running processes, and of their ended children, in seconds."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The fields after the name, which may contain any character: state, parent, group, session and, from the
            # twelfth on, the times: the process's own, then those of its ended children.
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # the process has just ended
            continue
        if int(fields[3]) == session:
            ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


class Process:
    """A running job."""

    clock = staticmethod(time.monotonic)

    def __init__(self, job, folder):
        self.job, self.files = job, Files(folder, job.name)
        self.files.log.parent.mkdir(parents=True, exist_ok=True)
        for path in (self.files.events, self.files.picture):
            path.unlink(missing_ok=True)
        self.start = self.last_output_time = self.clock()
        self.size = self.read = 0
        self.asked_to_end = self.used = None
        self.complaints = []
        self.display = tempfile.mkdtemp(prefix="display-")
        environment = {**os.environ, "TEST_DISPLAY": self.display, **job.environment}
        with open(self.files.log, "wb") as log:
            self.popen = subprocess.Popen(
                job.argv(self.files), stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env=environment,
                start_new_session=True)

    def poll(self):
        """Returns the end of the process if it has ended; otherwise None."""
        now = self.clock()
        if os.waitid(os.P_PID, self.popen.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            # Kills its remaining processes before its process group number can be reused.
            self._signal_all(signal.SIGKILL)
            _, status, usage = os.wait4(self.popen.pid, 0)
            self.popen.returncode = os.waitstatus_to_exitcode(status)
            self._look_for_failure()
            self._write_complaints()
            shutil.rmtree(self.display, ignore_errors=True)
            return End(self.popen.returncode, now - self.start, usage.ru_utime + usage.ru_stime, self.asked_to_end is not None)
        size = self.files.size()
        if size != self.size:
            self._look_for_failure()
            self.size, self.last_output_time, self.used = size, now, None
        if self.asked_to_end is None and self._is_stuck(now - self.last_output_time):
            self._take_picture()
            self.asked_to_end = now
            self._signal_all(signal.SIGTERM)
        elif self.asked_to_end is not None and now - self.asked_to_end > GRACE:
            self._signal_all(signal.SIGKILL)
        return None

    def _is_stuck(self, silence):
        """Whether the process has printed nothing for too long. A process that uses the processor has PATIENCE times as
        long, because a busy machine is slow."""
        quiet = self.job.quiet
        if silence > quiet / 2 and self.used is None:
            self.used = seconds_used(self.popen.pid)
        if silence <= quiet:
            return False
        return silence > PATIENCE * quiet or seconds_used(self.popen.pid) - self.used < IDLE * quiet

    def _look_for_failure(self):
        """Takes a picture when the log first shows a failure."""
        if self.files.picture.exists():
            return
        with open(self.files.log, "rb") as log:
            log.seek(self.read)
            output = log.read()
        self.read += len(output)
        if FAILED.search(output):
            self._take_picture()

    def _take_picture(self):
        """Saves a picture. If that is impossible, because the display has just ended, for example, the log says so."""
        try:
            self._save_screen()
        except (OSError, ValueError) as error:
            self.complaints.append(f"no picture of the display: {error}")

    def _write_complaints(self):
        """Adds the complaints to the log. They come last, because a line between others could divide one of them."""
        if self.complaints:
            with open(self.files.log, "a") as log:
                log.write("\n" + "\n".join(self.complaints) + "\n")

    def _save_screen(self):
        """Saves the screen that a script has copied, or else the current screen. Does nothing without a display."""
        if (failed := Path(self.display, "failed.png")).exists():
            shutil.copyfile(failed, self.files.picture)
            return
        screens = [Path(self.display, name) for name in ("failed", "Xvfb_screen0")]
        if screen := next((each for each in screens if each.exists()), None):
            picture.write(screen, self.files.picture)

    def stop(self):
        """Ends the process, because the run is over."""
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
