"""The measured seconds of tests and jobs, and the cores that each job uses. The runner divides tests into shards by the
seconds, and starts jobs until the cores are busy."""
import statistics
from pathlib import Path

UNKNOWN = 1.0
HEADER = "# name\tseconds\tcores (jobs only); scripts/test --keep-times writes Tests/Timings.tsv\n"


class Timings:
    """Seconds by name of a test or a job, and cores by name of a job."""

    def __init__(self, seconds=None, cores=None):
        self.seconds, self.cores = dict(seconds or {}), dict(cores or {})

    @classmethod
    def read(cls, *paths):
        """Reads the files. An entry of an earlier file takes precedence over a later one."""
        timings = cls()
        for path in paths:
            if not Path(path).exists():
                continue
            for line in Path(path).read_text().splitlines():
                if not line or line.startswith("#"):
                    continue
                name, seconds, *cores = line.split("\t")
                timings.seconds.setdefault(name, float(seconds))
                if cores:
                    timings.cores.setdefault(name, float(cores[0]))
        return timings

    def write(self, path):
        lines = [
            "\t".join([name, f"{seconds:.2f}", *([f"{self.cores[name]:.2f}"] if name in self.cores else [])])
            for name, seconds in sorted(self.seconds.items())]
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(HEADER + "\n".join(lines) + "\n")

    def updated(self, newer):
        return Timings({**self.seconds, **newer.seconds}, {**self.cores, **newer.cores})

    def of(self, name, otherwise=UNKNOWN):
        return self.seconds.get(name, otherwise)

    def total(self, names):
        """Returns the seconds of tests that run one after the other. A test without a measurement counts as the median
        of the others."""
        known = [self.seconds[name] for name in names if name in self.seconds]
        middle = statistics.median(known) if known else UNKNOWN
        return sum(known) + middle * (len(names) - len(known))


def shards(names, timings, seconds):
    """Divides tests, named as `Module.Class/test`, into shards that take about `seconds` each. The tests of a class
    stay together if they take at most half of that."""
    if not names:
        return []
    count = max(1, round(timings.total(names) / seconds))
    parts = []
    for whole in classes(names):
        parts += [whole] if timings.total(whole) <= seconds / 2 else [[name] for name in whole]
    bins = [[] for _ in range(count)]
    loads = [0.0] * count
    for part in sorted(parts, key=lambda part: (-timings.total(part), part)):
        least = loads.index(min(loads))
        bins[least] += part
        loads[least] += timings.total(part)
    return [sorted(each) for each in bins if each]


def classes(names):
    found = {}
    for name in names:
        found.setdefault(name.partition("/")[0], []).append(name)
    return list(found.values())
