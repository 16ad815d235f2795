"""Prints a run's report: a line for each ended job, a progress line on a terminal, and the failures at the end."""
import re
import sys
import time

from results import FAILED, PASSED, SKIPPED


class Report:
    def __init__(self, out=sys.stdout, terminal=sys.stderr):
        self.out, self.terminal = out, terminal
        self.counts = {PASSED: 0, FAILED: 0, SKIPPED: 0}
        self.failures, self.ended, self.begin = [], 0, time.monotonic()
        self._progress = ""

    def line(self, text):
        self._clear()
        print(text, file=self.out, flush=True)

    def end(self, job, files, end, results):
        self.ended += 1
        counts = {verdict: sum(result.verdict == verdict for result in results) for verdict in self.counts}
        for verdict, count in counts.items():
            self.counts[verdict] += count
        self.failures += [(job, files, result) for result in results if result.verdict == FAILED]
        summary = ", ".join(f"{count:,} {verdict}" for verdict, count in counts.items() if count) or "done"
        failed = f"; log: {files.log}" if counts[FAILED] else ""
        self.line(f"==> {job.name}: {summary} ({end.seconds:.0f} s){failed}")
        for line in files.log_text().splitlines() if job.shown else []:
            if re.search(job.shown, line):
                self.line("    " + line)
        if len(results) == counts[SKIPPED] == 1:
            self.line("    " + " ".join(results[0].details))

    def skipped_job(self, job):
        self.line(f"==> {job.name}: not run, because a job before it failed")

    def passed_again(self, result):
        """Counts a failure as passed, because the test passed in another run."""
        self.counts[FAILED] -= 1
        self.counts[PASSED] += 1
        self.failures = [each for each in self.failures if each[2] is not result]

    def progress(self, running, waiting):
        if not self.terminal.isatty():
            return
        names = ", ".join(process.job.name for process in running)
        text = f"{self.seconds():.0f} s, {self.ended} ended, {len(waiting)} waiting: {names}"[:110]
        if text != self._progress:
            self._clear()
            self.terminal.write(text)
            self.terminal.flush()
            self._progress = text

    def _clear(self):
        if self._progress:
            self.terminal.write("\r\033[K")
            self._progress = ""

    def print_failures(self):
        if self.failures:
            self.line("==> failures")
        for job, files, result in self.failures:
            self.line(f"{result.name} (log: {files.log})")
            for line in result.details:
                self.line("    " + line)
            if files.picture.exists():
                self.line(f"    screenshot: {files.picture}")

    def seconds(self):
        return time.monotonic() - self.begin

    def totals(self):
        return ", ".join(f"{self.counts[verdict]} {verdict}" for verdict in (PASSED, FAILED, SKIPPED))
