"""Runs jobs, as many at a time as the cores bear: counted by what each uses of them, the longest first."""
import os
import signal
import sys
import time

from job import BUILD
from process import Process

# Cores are given out a little beyond what there is: what a job uses is a mean.
OVER = 1.25
PAUSE = 0.05


class Schedule:
    """`report` is told of each end."""

    stopped_by = None

    @classmethod
    def stop_on_signals(cls):
        """Has a signal end the run between two steps, so that no process is started and forgotten."""
        def stop(number, _frame):
            cls.stopped_by = number
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, stop)
        # A shell has what it starts in the background ignore this one, and tests look at it.
        signal.signal(signal.SIGQUIT, signal.SIG_DFL)

    def __init__(self, folder, report, cores=None):
        self.folder, self.report = folder, report
        self.cores = (cores or len(os.sched_getaffinity(0))) * OVER
        self.waiting, self.running = [], []
        self.ended, self.failed = set(), set()

    def run(self, jobs):
        """Runs the jobs and those that follow from them. Yields each with its files, its end and its results."""
        self.waiting = list(jobs)
        try:
            while self.waiting or self.running:
                if self.stopped_by:
                    sys.exit(128 + self.stopped_by)
                self._start_what_fits()
                if self.waiting and not self.running:
                    raise RuntimeError(f"nothing can start of {[job.name for job in self.waiting]}")
                self.report.progress(self.running, self.waiting)
                ended = [(process, end) for process in self.running if (end := process.poll())]
                for process, end in ended:
                    yield self._settle(process, end)
                if not ended:
                    time.sleep(PAUSE)
        finally:
            for process in self.running:
                process.stop()

    def _settle(self, process, end):
        self.running.remove(process)
        job = process.job
        results, rest = job.settle(process.files, end)
        if rest:
            self.waiting.append(rest)
        (self.failed if end.status != 0 else self.ended).add(job.name)
        if end.status == 0 and job.then:
            self.waiting += job.then()
        self.report.end(job, process.files, end, results)
        return job, process.files, end, results

    def _start_what_fits(self):
        self._leave_out_vain()
        for job in sorted(self.waiting, key=lambda job: (job.key != BUILD, -job.seconds)):
            if self._may_start(job):
                self.waiting.remove(job)
                self.running.append(Process(job, self.folder))

    def _may_start(self, job):
        if not self.ended.issuperset(job.after) or job.key and job.key in (process.job.key for process in self.running):
            return False
        used = sum(process.job.cores for process in self.running)
        # Others wait for what is built: it waits for another build alone.
        return job.key == BUILD or not self.running or used + job.cores <= self.cores

    def _leave_out_vain(self):
        """Leaves out what waits for what failed; that counts already."""
        while vain := [job for job in self.waiting if not self.failed.isdisjoint(job.after)]:
            for job in vain:
                self.waiting.remove(job)
                self.failed.add(job.name)
                self.report.left_out(job)
