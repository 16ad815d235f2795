"""Renames deprecated names, and module names before a name. A call with a trailing closure is listed instead if the new
name would say less."""

import re

from migration import code

MODULES = r"(?:RxSwift|RxRelay|RxCocoa|RxDataSources|Differentiator)"

# Matches a name in a call on another value or, in an extension of ObservableType, on `self`. Does not match its
# declaration.
START = r"(?<!func )(?<![\w`])"

RENAMES = [(re.compile(pattern, re.MULTILINE), new) for pattern, new in [
    (r"\b" + MODULES + r"\.(?=[A-Z])", "Rx."),
    (START + r"catchErrorJustReturn\(", "catchAndReturn("),
    (r"\.catchError\b(?=\s*[({])", ".catch"),
    # Without a dot, `catch` is a keyword.
    (r"(?<!func )(?<![\w`.])catchError\b(?=\s*[({])", "self.catch"),
    (START + r"retryWhen\(", "retry(when: "),
    (START + r"retryWhen\b(?=\s*\{)", "retry"),
    (START + r"elementAt\(", "element(at: "),
    (START + r"takeUntil\((?!\.(?:inclusive|exclusive)\b)", "take(until: "),
    (START + r"takeWhile\(", "take(while: "),
    (START + r"skipUntil\(", "skip(until: "),
    (START + r"skipWhile\(", "skip(while: "),
    (START + r"observeOn\(", "observe(on: "),
    (START + r"subscribeOn\(", "subscribe(on: "),
    (START + r"addDisposableTo\(", "disposed(by: "),
    (START + r"shareReplayLatestWhileConnected\(\)", "share(replay: 1)"),
    (START + r"shareReplay\((\w+)\)", r"share(replay: \1, scope: .forever)"),
    # The associated type of RxSwift 4, on a generic parameter such as `Source.E` or `O.E`.
    (r"\b(Self|[A-Z]\d?|Source|Observer|Observable|ObservableType|ObserverType)\.E\b", r"\1.Element"),
]]

# Matches an import of a module of this package that has renamed names of its own.
OWN_IMPORT = re.compile(r"^\s*(?:@testable )?(?:public |internal |package )?import (?:RxGTK|RxFoundation|ReactorKit|ReactorRecording|ReactorTest)\b", re.MULTILINE)

# The names that this package has renamed itself. `place(of:)`, `pass(_:)` and `curve(to:…)` are not replaced, because
# an app may have functions of these names: the compiler's warning names the replacement.
OWN_RENAMES = [(re.compile(pattern), new) for pattern, new in [
    (r"(?<![\w.])ListBase\b", "ListWidget"),
    (r"(?<![\w.])Ranged\b", "RangedWidget"),
    (r"(?<![\w.])ChildContainer\b", "SingleChildContainer"),
    (r"(?<![\w.])Clamping\b", "ClampingWidget"),
    (r"\bCensus\.now\b", "LiveObjects.counts"),
    (r"\bCensus\.classes\b", "LiveObjects.countsByClass"),
    (r"\bCensus\.hasRisen\(", "LiveObjects.hasIncreased("),
    (r"\bComplaints\.(?=record\(|take\()", "LoggedWarnings."),
    (r"\.(setPinned|setReorderable)\(([^(),]+), (?!for:)", r".\1(\2, for: "),
    (r"\.(move|line)\(to: ([^(),]+), (?!\w+:)", r".\1To(x: \2, y: "),
    (r"\.keepsSidebar\b", ".isSidebarPinned"),
    (r"\.rx\.largestBody\b", ".rx.maximumBodySize"),
    (r"\.isTransformPassedBy\b", ".bypassesTransform"),
    (r"\bFlightLog\.Malformed\b", "FlightLog.FormatError"),
    (r"\bFlightLog\.Unrecorded\b", "FlightLog.MissingRecordingError"),
    (r"\.leavesNothingAlive\(patience:", ".leavesNothingAlive(timeout:"),
]]

# The head of an extension where `E` was the type of the elements.
EXTENSION = re.compile(r"\bextension\s+(?:Observ\w+|PrimitiveSequence\w*|SharedSequence\w*|Control(?:Event|Property)\w*)\b[^{}]*\{")
OWN_E = re.compile(r"\b(?:func\s+\w+|init\??|subscript|(?:class|struct|enum|typealias)\s+\w+)\s*<[^(){}>]*\bE\b|\btypealias\s+E\b")

# `Single.create { single in … }`, up to the closure's parameter.
CREATE = re.compile(r"\bSingle\s*(?:<[^{}()]*>)?\.create\s*\(?\s*(?:subscribe:\s*)?\{\s*(?:\[[^\]]*\]\s*)?\(?(\w+)\)?\s*(?:->[^{}]*?)?\bin\b")


def renamed(text):
    own = OWN_RENAMES if OWN_IMPORT.search(code.masked(text)) else []
    for pattern, new in RENAMES + own:
        text = code.replaced(text, pattern, new)
    return with_failures(with_elements(text))


def with_elements(text):
    """Renames `E` to `Element` in extensions of observables, unless the extension declares an `E`."""
    mask = code.masked(text)
    offsets = []
    for extension in EXTENSION.finditer(mask):
        end = code.end_of_block(mask, extension.end())
        if OWN_E.search(mask, extension.start(), end):
            continue
        offsets += [match.start() for match in re.compile(r"(?<![\w.])E\b").finditer(mask, extension.start(), end)]
    return code.replaced_at(text, offsets, "E", "Element")


def with_failures(text):
    """Renames `.error(…)` to `.failure(…)` in the closures of `Single.create`. Maybe and Completable keep `.error`."""
    mask = code.masked(text)
    offsets = []
    for create in CREATE.finditer(mask):
        end = code.end_of_block(mask, create.end())
        call = re.compile(r"\b" + re.escape(create[1]) + r"\(\.error(?=\()")
        offsets += [match.end() - len("error") for match in call.finditer(mask, create.end(), end)]
    return code.replaced_at(text, offsets, "error", "failure")
