"""Finds the lines that need a person's attention."""

import re

from migration import code
from migration.renames import MODULES

# RxSwift's modules have already been replaced at this point.
OURS = r"(?:RxTest|RxBlocking|RxFoundation|RxGTK)"

# Kinds of places, in the order of the list. Only code is searched, except for packages, whose names are strings.
KINDS = [(re.compile(pattern), advice) for pattern, advice in [
    (r"^\s*import\s+(?!" + OURS + r"\b)Rx\w+", "this package does not have the module"),
    (r"^(?!.*\bfinal\b)\s*(?:\w+\s+)*class\s+\w+.*:.*\bReactor\b", "a reactor is `final`, or says `@unchecked Sendable`"),
    (r"\btake(?:\(until:\s*|Until\()(?:self\.|\w+\.)?rx\.deallocat\w+",
     "only GTK's objects and reactors have `rx.deallocated`; elsewhere remove this line and write `.disposed(by: disposeBag)`"),
    (r"\.rx\.(?:observe|observeWeakly|methodInvoked|sentMessage)\b|\bDelegateProxy", "needs Objective-C; GTK's objects have `rx.observe`"),
    (r"\bVariable(?:<[^>]*>)?\(", "write `BehaviorRelay(value:)`, and `accept(_:)` to set its value"),
    (r"(?<![\w.])(?!(?:Self|Source|Observer|Observable)\b)[A-Z]\w+\.E\b", "the `E` of RxSwift 4 is `Element`"),
    (r"\bonSuccess:.*\bonError:", "`onError:` of a Single is `onFailure:`"),
    (r"\btakeUntil\(\.", "write `take(until: { … }, behavior: .inclusive)`"),
    (r"\.rx\.(?:tapGesture|longPressGesture|panGesture|pinchGesture|swipeGesture|controlEvent|setDelegate)\b",
     "RxGTK has another name; see the table in Coming from RxSwift"),
    (r"\b(?:takeWhile|skipWhile)\s*\{", "write `take(while: { … })` or `skip(while: { … })`"),
    (r"\b\w+WithIndex\b\s*[({]", "write `enumerated()` before the operator"),
    (r"\b(?:NotificationCenter|URLSession)\b[\w.]*\.rx\b",
     "write `import RxFoundation`, and `import FoundationNetworking` for URLSession"),
    (r"\bprotocol\s+\w+\s*:\s*class\b", "write `AnyObject` for `class`"),
    (r"\bRx(?:Table|Collection)ViewSectioned\w+", "sections are bound by `list.rx.items(header:cellType:)` of RxGTK"),
]]

PACKAGES = [(re.compile(pattern), advice) for pattern, advice in [
    (r"github\.com/(?:ReactiveX/RxSwift|ReactorKit/ReactorKit)", "the dependency is this package now; see the README"),
    (r"\.product\(name:\s*\"" + MODULES + r"\"", "the product is `Rx` now"),
]]

ERROR = re.compile(r"\bcase\s+(?:let\s+)?\.error\b")

APPLE_UI = re.compile(r"^\s*import\s+(?:UIKit|AppKit|SwiftUI|Cocoa)\b")


def found(text):
    """Yields the line numbers, each with its advice and its line."""
    whole = code.masked(text)
    errors = set(errors_of_singles(whole))
    for number, (line, mask) in enumerate(zip(text.splitlines(), whole.splitlines()), start=1):
        for pattern, advice in KINDS:
            if pattern.search(mask):
                yield number, advice, line.strip()
        if number in errors:
            yield number, "`.error` of a Single is `.failure`", line.strip()
        for pattern, advice in PACKAGES:
            if pattern.search(line) and not line.lstrip().startswith("//"):
                yield number, advice, line.strip()


def errors_of_singles(mask):
    """Yields the lines with `case .error` in a `switch` that also has `.success`, but not `.completed`."""
    for match in ERROR.finditer(mask):
        block = mask[start_of_block(mask, match.start()):code.end_of_block(mask, match.start())]
        if ".success" in block and ".completed" not in block:
            yield mask.count("\n", 0, match.start()) + 1


def start_of_block(mask, position):
    depth = 0
    while position > 0 and depth >= 0:
        position -= 1
        depth += {"}": 1, "{": -1}.get(mask[position], 0)
    return position


def count_apple_ui_imports(text):
    """Counts the imports of Apple's user interface modules."""
    return sum(1 for line in code.masked(text).splitlines() if APPLE_UI.match(line))
