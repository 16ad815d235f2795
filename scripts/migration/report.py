"""Prints or writes the changes, then prints the places that need a person's attention, by kind, the most frequent kind
first."""

import collections
import difflib
import sys


def show(outcomes, writes):
    for outcome in outcomes:
        if not outcome.is_changed:
            continue
        if writes:
            outcome.path.write_bytes(outcome.new.encode("utf-8"))
        else:
            sys.stdout.writelines(difference(outcome))
    changed = sum(1 for outcome in outcomes if outcome.is_changed)
    kinds = by_kind(outcomes)
    places = sum(len(lines) for lines in kinds.values())
    print(f"{changed} file(s) {'changed' if writes else 'would change'}; {places} place(s) to look at")
    for advice, lines in sorted(kinds.items(), key=lambda kind: (-len(kind[1]), kind[0])):
        print(f"\n{len(lines)} × {advice}:")
        print("\n".join(lines))
    show_apple_ui_imports(outcomes)


def by_kind(outcomes):
    kinds = collections.defaultdict(list)
    for outcome in outcomes:
        if outcome.new is None:
            kinds["the file is not UTF-8, and was not changed"].append(f"{outcome.path}")
        for number, advice, line in outcome.findings:
            kinds[advice].append(f"{outcome.path}:{number}: {line}")
    return kinds


def show_apple_ui_imports(outcomes):
    files = sum(1 for outcome in outcomes if outcome.apple_ui_imports)
    if files:
        print(f"\n{files} file(s) import UIKit, AppKit, SwiftUI or Cocoa: RxGTK has the widgets here")


def difference(outcome):
    old, new = (text.splitlines(keepends=True) for text in (outcome.old, outcome.new))
    for line in difflib.unified_diff(old, new, str(outcome.path), str(outcome.path)):
        yield line if line.endswith("\n") else f"{line}\n"
