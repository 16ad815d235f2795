"""Runs as many jobs at a time as the cores allow, according to the cores that each job uses. Jobs with the key `build`
start first, then the longest."""
import os
import signal
import sys
import time

from job import BUILD
from process import Process

# The factor by which the cores are overcommitted, because a job's use of cores is an average.
OVERCOMMIT = 1.25
PAUSE = 0.05


class Schedule:
    """Schedules jobs. `report` receives the end of each."""

    stopped_by = None

    @classmethod
    def stop_on_signals(cls):
        """Makes signals end the run: after a signal, the loop in `run` exits at its next turn. A process that was
        being started when the signal arrived is in `running` by then, so it is stopped too."""
        def stop(number, _frame):
            cls.stopped_by = number
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, stop)
        # A shell makes its background processes ignore SIGQUIT, and tests check how it is handled.
        signal.signal(signal.SIGQUIT, signal.SIG_DFL)

    def __init__(self, folder, report, cores=None):
        self.folder, self.report = folder, report
        self.cores = (cores or len(os.sched_getaffinity(0))) * OVERCOMMIT
        self.waiting, self.running = [], []
        self.succeeded, self.failed = set(), set()

    def run(self, jobs):
        """Runs the jobs and their follow-up jobs. Yields each with its files, its end and its results."""
        self.waiting = list(jobs)
        try:
            while self.waiting or self.running:
                if self.stopped_by:
                    sys.exit(128 + self.stopped_by)
                self._start_what_fits()
                if self.waiting and not self.running:
                    raise RuntimeError(f"none of these jobs can start: {[job.name for job in self.waiting]}")
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
        (self.succeeded if end.is_success() else self.failed).add(job.name)
        if end.is_success() and job.make_follow_ups:
            self.waiting += job.make_follow_ups()
        self.report.end(job, process.files, end, results)
        return job, process.files, end, results

    def _start_what_fits(self):
        self._skip_dependents_of_failures()
        for job in sorted(self.waiting, key=lambda job: (job.key != BUILD, -job.seconds)):
            if self._may_start(job):
                self.waiting.remove(job)
                self.running.append(Process(job, self.folder))

    def _may_start(self, job):
        if not self.succeeded.issuperset(job.after) or job.key and job.key in (process.job.key for process in self.running):
            return False
        used = sum(process.job.cores for process in self.running)
        # A job with the key `build` starts even if the cores are busy, because other jobs depend on builds. Only
        # `after` and another such job delay it.
        return job.key == BUILD or not self.running or used + job.cores <= self.cores

    def _skip_dependents_of_failures(self):
        """Skips the jobs that depend on a failed job. The failure already counts."""
        while dependents := [job for job in self.waiting if not self.failed.isdisjoint(job.after)]:
            for job in dependents:
                self.waiting.remove(job)
                self.failed.add(job.name)
                self.report.skipped_job(job)
